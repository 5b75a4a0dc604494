"""AI への注意書き: what a person may write, where it applies, and what a flow tells of its own."""

import pytest

from studio.domain.errors import InstructionError
from studio.domain.flows.ai_note import (
    MAX_NOTE_CHARS,
    AiNote,
    NoteScope,
    applying,
    note_text,
    site_of_note,
)
from tests.factories import make_flow


def for_site(where: str, text: str = "税抜で入力する") -> AiNote:
    return AiNote(scope=NoteScope.SITE, where=where, text=text)


FOR_ALL = AiNote(scope=NoteScope.ALL, text="締め日は 20 日")
OF_FLOW = AiNote(scope=NoteScope.FLOW, where="f1", text="金額を見る")


@pytest.mark.parametrize(
    ("address", "site"),
    [
        ("keiri.example.co.jp", "keiri.example.co.jp"),
        (" https://Keiri.example.co.jp/list?page=2 ", "keiri.example.co.jp"),
        ("www.example.co.jp", "example.co.jp"),
        ("http://127.0.0.1:8123/shop/", "127.0.0.1:8123"),
        ("localhost:3000", "localhost:3000"),
        ("kintai", "kintai"),
        ("例え.jp", "xn--r8jz45g.jp"),
    ],
)
def test_a_site_is_named_by_an_address_or_its_name(address: str, site: str) -> None:
    assert site_of_note(address) == site


@pytest.mark.parametrize(
    "address", ["", "経理システム", "経理 システム", "file:///etc/passwd", "://"]
)
def test_what_is_no_address_is_told(address: str) -> None:
    with pytest.raises(InstructionError) as caught:
        site_of_note(address)
    assert caught.value.code == "NOTE_SITE_BAD"


@pytest.mark.parametrize(
    ("url", "applies"),
    [
        ("https://example.co.jp/", True),
        ("https://www.example.co.jp/x", True),
        ("https://keiri.example.co.jp/x", True),
        ("https://myexample.co.jp/", False),
        ("https://example.co.jp.evil.test/", False),
        ("https://example.co.jp:8443/", False),
        ("about:blank", False),
    ],
)
def test_a_sites_note_is_about_the_site_and_those_below_its_name(url: str, applies: bool) -> None:
    assert for_site("example.co.jp").applies_at(url) is applies


def test_the_most_general_note_comes_first_and_other_sites_say_nothing() -> None:
    wide, narrow = for_site("example.co.jp"), for_site("keiri.example.co.jp")
    notes = (narrow, for_site("shop.test"), wide, FOR_ALL)
    pages = ("https://keiri.example.co.jp/", "")
    assert applying(notes, pages, OF_FLOW) == (FOR_ALL, wide, narrow, OF_FLOW)
    assert applying(notes, ("https://other.test/",)) == (FOR_ALL,)


def test_of_many_sites_below_one_another_the_nearest_two_go_along() -> None:
    names = ("jp", "co.jp", "a.co.jp", "b.a.co.jp")
    told = applying(map(for_site, names), ("https://b.a.co.jp/",))
    assert [note.where for note in told] == ["a.co.jp", "b.a.co.jp"]


def test_only_lines_with_something_in_them_are_kept() -> None:
    assert note_text("\n 締め日は 20 日\u200b \r\n\n  税抜\n") == "締め日は 20 日\n税抜"
    assert note_text("あ" * MAX_NOTE_CHARS) == "あ" * MAX_NOTE_CHARS


def test_too_long_a_note_is_told_and_not_cut() -> None:
    with pytest.raises(InstructionError, match="201 文字") as caught:
        note_text("あ" * (MAX_NOTE_CHARS + 1))
    assert caught.value.code == "NOTE_TOO_LONG"


def test_a_flow_tells_its_own_note_unless_it_is_a_strangers() -> None:
    flow = make_flow().model_copy(update={"ai_note": "金額を見る"})
    assert flow.note_to_ai == AiNote(scope=NoteScope.FLOW, where=flow.id, text="金額を見る")
    assert flow.model_copy(update={"is_imported": True}).note_to_ai is None
    assert make_flow().note_to_ai is None


def test_a_flow_without_a_note_is_written_as_before() -> None:
    assert "ai_note" not in make_flow().model_dump_json()
