"""A step from an act: its sentence, its post-conditions, and whether it asks."""

from studio.domain.actions.action import Click, HandleDialog
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.recording import RecordedAct
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.engine.teaching.steps import proved, sentence_of, step_of

BUTTON = Target(role="button", name="変更", fingerprint=Fingerprint(role="button", name="変更"))


def _page(*nodes: AriaNode, url: str = "https://example.jp/a") -> Observation:
    return Observation(epoch=1, url=url, title="", root=AriaNode("document", children=nodes))


def _act(target: Target = BUTTON, *facts: Evidence, key: str = "") -> RecordedAct:
    return RecordedAct(id="a", action=Click(target=target), evidence=facts, row_key=key)


def test_the_row_is_told_where_it_tells_the_element_from_others() -> None:
    scoped = Candidate(family=Family.SCOPED, value="変更", scope_key="紙", score=140)
    in_row = BUTTON.model_copy(update={"candidates": (scoped,)})
    assert sentence_of(_act(in_row, key="紙")) == "「紙」の行の「変更」をクリック"
    assert sentence_of(_act(key="紙")) == "「変更」をクリック"


def test_what_appeared_is_expected_without_its_digits() -> None:
    act = _act()
    after = _page(AriaNode("status", name="3 件を変更しました"))
    step = proved(step_of(act), act, _page(), after)
    assert [fact.detail for fact in step.expects] == ["* 件を変更しました"]


def test_a_complaint_of_the_page_is_no_sign_of_success() -> None:
    act = _act()
    after = _page(AriaNode("alert", name="氏名を入力してください"))
    assert proved(step_of(act), act, _page(), after).expects == ()


def test_a_yes_to_a_grave_question_asks_again_in_a_replay() -> None:
    yes = Evidence(kind=EvidenceKind.DIALOG, detail="accepted:本当に削除しますか")
    no = Evidence(kind=EvidenceKind.DIALOG, detail="dismissed:本当に削除しますか")
    assert step_of(_act(BUTTON, yes)).needs_approval
    assert not step_of(_act(BUTTON, no)).needs_approval
    assert step_of(_act(BUTTON, yes)).expects == (yes,)


def test_an_answer_typed_into_a_dialog_does_not_ask_by_itself() -> None:
    act = RecordedAct(id="a", action=HandleDialog(accept=True, text="山田"))
    assert not step_of(act).needs_approval


def test_what_the_page_says_of_a_form_counts_too() -> None:
    send = Target(role="button", name="次へ", fingerprint=Fingerprint(role="button", name="次へ"))
    before = _page(AriaNode("button", name="次へ", ref="e1"))
    assert not proved(step_of(_act(send)), _act(send), before, before).needs_approval
    pay = Target(
        role="button", name="注文を確定", fingerprint=Fingerprint(role="button", name="注文を確定")
    )
    assert step_of(_act(pay)).needs_approval


def test_the_sentence_of_a_run_that_was_stuck_stays() -> None:
    assert step_of(_act(), "宛先を変える").item == "宛先を変える"
