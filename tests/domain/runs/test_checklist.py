import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.errors import InstructionError
from studio.domain.runs.checklist import (
    MAX_INSTRUCTION_CHARS,
    Checklist,
    Item,
    ItemState,
    Variable,
    clean_instruction,
)

TWO = Checklist(
    instruction="検索して開く",
    items=(Item(id="a", text="検索する"), Item(id="b", text="開く", enabled=False)),
    variables=(Variable(name="検索語", value="本"), Variable(name="上限", value="3000")),
)


@pytest.mark.parametrize("state", ItemState)
def test_only_a_done_item_is_ticked(state: ItemState) -> None:
    line = Item(text="検索する", state=state).as_line()
    assert line == ("[x] 検索する" if state is ItemState.DONE else "[ ] 検索する")


def test_a_changed_state_makes_a_new_list_and_leaves_the_old_one() -> None:
    after = TWO.with_item_state("a", ItemState.DONE)
    assert [item.state for item in after.items] == [ItemState.DONE, ItemState.TODO]
    assert [item.state for item in TWO.items] == [ItemState.TODO, ItemState.TODO]


def test_an_unknown_item_changes_nothing() -> None:
    assert TWO.with_item_state("zzz", ItemState.DONE) == TWO


def test_a_switched_off_item_does_not_run() -> None:
    assert [item.id for item in TWO.enabled_items] == ["a"]


def test_variables_are_known_by_name() -> None:
    assert TWO.variable_values() == {"検索語": "本", "上限": "3000"}


def test_two_items_are_never_taken_for_one() -> None:
    assert Item(text="同じ").id != Item(text="同じ").id


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "EMPTY"),
        (" \n\u3000\u200b", "EMPTY"),
        ("😀🎉", "NO_WORDS"),
        ("！？。", "NO_WORDS"),
        ("あ" * (MAX_INSTRUCTION_CHARS + 1), "TOO_LONG"),
        ("長" * 100_000, "TOO_LONG"),
    ],
)
def test_what_cannot_be_an_instruction_is_refused_with_a_remedy(text: str, code: str) -> None:
    with pytest.raises(InstructionError) as caught:
        clean_instruction(text)
    assert caught.value.code == code
    assert caught.value.message.endswith("。")
    assert caught.value.remedy


@given(st.text(min_size=1, max_size=200))
def test_an_instruction_is_cleaned_once_and_for_all(text: str) -> None:
    try:
        cleaned = clean_instruction(text)
    except InstructionError:
        return
    assert clean_instruction(cleaned) == cleaned


def test_the_persons_own_characters_stay() -> None:
    assert clean_instruction("  ㈱手順で①を検索😀 ") == "㈱手順で①を検索😀"
