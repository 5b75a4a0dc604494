"""Post-conditions and the flow's own words."""

import pytest

from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import InstructionError
from studio.domain.flows.ai_note import MAX_NOTE_CHARS
from studio.engine.flow_editing import expectations as edits
from tests.factories import make_flow

FLOW = make_flow()
SEARCH = FLOW.steps[2].id
SHOWN = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="検索結果")


def test_expectations_are_added_changed_and_removed() -> None:
    added = edits.add_expectation(FLOW, SEARCH, SHOWN)
    assert [fact.detail for fact in added.steps[2].expects] == ["/search", "検索結果"]
    assert edits.add_expectation(added, SEARCH, SHOWN) is added
    gone = Evidence(kind=EvidenceKind.TEXT_GONE, detail=" 読み込み中 ")
    changed = edits.change_expectation(added, SEARCH, 0, gone)
    assert [fact.detail for fact in changed.steps[2].expects] == ["読み込み中", "検索結果"]
    assert edits.remove_expectation(changed, SEARCH, 1).steps[2].expects[0].kind is gone.kind
    with pytest.raises(InstructionError, match="確かめること"):
        edits.remove_expectation(changed, SEARCH, 2)


@pytest.mark.parametrize(
    ("kind", "detail"),
    [
        (EvidenceKind.TEXT_APPEARED, " ​ "),
        (EvidenceKind.URL, ""),
        (EvidenceKind.DIALOG, "送りますか"),
        (EvidenceKind.DIALOG, "perhaps:送りますか"),
        (EvidenceKind.TEXT_APPEARED, "あ" * 501),
    ],
)
def test_an_empty_expectation_is_none(kind: EvidenceKind, detail: str) -> None:
    with pytest.raises(InstructionError) as bad:
        edits.add_expectation(FLOW, SEARCH, Evidence(kind=kind, detail=detail))
    assert bad.value.code == "BAD_EXPECTATION"


def test_words_of_the_flow() -> None:
    flow = edits.rename_flow(FLOW, "  本を  探す ")
    flow = edits.set_owner(edits.set_purpose(flow, "在庫の確認"), "総務 佐藤")
    flow = edits.set_sites(flow, ["練習書店", " ", "練習書店"])
    assert (flow.name, flow.purpose, flow.owner, flow.sites) == (
        "本を 探す",
        "在庫の確認",
        "総務 佐藤",
        ("練習書店",),
    )
    for name in ("", "パスワード：hunter22 で入る"):
        with pytest.raises(InstructionError):
            edits.rename_flow(FLOW, name)


def test_a_note_to_ai_keeps_its_lines_and_takes_no_password() -> None:
    flow = edits.set_ai_note(FLOW, " 締め日は 20 日\n\n 税抜 ")
    assert flow.ai_note == "締め日は 20 日\n税抜"
    assert edits.set_ai_note(flow, " \n").ai_note == ""
    for bad in ("パスワード：hunter22 で入る", "税" * (MAX_NOTE_CHARS + 1)):
        with pytest.raises(InstructionError):
            edits.set_ai_note(flow, bad)


def test_places_are_a_persons_word() -> None:
    flow = edits.allow_place(FLOW, " https://shop.example/cart?x=1 ")
    assert flow.origins == ("https://shop.example",)
    assert edits.forbid_place(flow, "https://shop.example/").origins == ()
    for bad in ("javascript:alert(1)", "https://good.test@evil.test/", "ftp://x/", ""):
        with pytest.raises(InstructionError, match="アドレスとして"):
            edits.allow_place(FLOW, bad)
