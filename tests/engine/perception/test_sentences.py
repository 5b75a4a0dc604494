"""Long prose in pieces: nothing is lost, and no piece begins with a ref of the page."""

import pytest

from studio.engine.perception.cells import LinePiece
from studio.engine.perception.sentences import in_parts

SENTENCE = "これは長い文章の中の一つです。"


def whole(*cells: LinePiece) -> str:
    return "".join(part.lead + part.text for part in in_parts(cells)).removeprefix("\n")


def test_a_short_paragraph_is_one_part_on_a_line_of_its_own() -> None:
    (part,) = in_parts(
        [LinePiece(words="月"), LinePiece("e1", "規約", refs=("e1",)), LinePiece(words="。")]
    )
    assert (part.text, part.lead, part.refs) == ("月 [e1 規約]。", "\n", ("e1",))
    assert part.words == "月 規約 。"


def test_nothing_to_say_is_no_part() -> None:
    assert list(in_parts([])) == list(in_parts([LinePiece()])) == []


@pytest.mark.parametrize(
    "text", [SENTENCE * 80, "One more sentence here. " * 60 + "End.", "長" * 2_000, "a" * 601]
)
def test_a_long_text_is_cut_and_nothing_is_lost(text: str) -> None:
    parts = list(in_parts([LinePiece(words=text)]))
    assert len(parts) > 1
    assert whole(LinePiece(words=text)) == text
    assert [part.lead for part in parts].count("\n") == 1


def test_a_text_with_ends_is_cut_at_them() -> None:
    parts = list(in_parts([LinePiece(words=SENTENCE * 80)]))
    assert all(part.text.endswith("。") for part in parts)


@pytest.mark.parametrize("gap", ["", " ", "  "])
def test_no_part_begins_with_a_ref_that_stood_inside_of_the_text(gap: str) -> None:
    parts = list(in_parts([LinePiece(words=f"{SENTENCE}{gap}e99 を押します" * 90)]))
    assert any(part.text.lstrip().startswith('"e99"') for part in parts)
    assert not any(part.text.lstrip().startswith("e99") for part in parts)


def test_a_cut_by_force_brings_no_ref_to_the_front() -> None:
    parts = list(in_parts([LinePiece(words="長" * 600 + "e99 削除")]))
    assert parts[-1].text == '"e99" 削除'


def test_a_control_is_never_cut_and_its_ref_is_held_once() -> None:
    link = LinePiece("e1", "長い。" * 300, refs=("e1",))
    parts = list(in_parts([LinePiece(words="前" * 400), link, LinePiece(words="後" * 400)]))
    assert [part.refs for part in parts if part.refs] == [("e1",)]
    assert sum(f"[{link.text}]" in part.text for part in parts) == 1
