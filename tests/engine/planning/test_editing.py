"""Edits of a checklist: every edit makes a new value, and every value can come back."""

import pytest

from studio.domain.actions.rule import Comparison, Condition
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.domain.values.variable import Variable
from studio.engine.planning import editing
from studio.engine.planning.editing import UNDO_DEPTH, EditHistory


def make_checklist(*texts: str) -> Checklist:
    items = tuple(Item(id=text, text=text) for text in texts)
    return Checklist(instruction="練習書店で本を探す", items=items)


def new_history() -> EditHistory[Checklist]:
    return EditHistory()


def texts(checklist: Checklist) -> list[str]:
    return [item.text for item in checklist.items]


@pytest.mark.parametrize(
    ("ids", "row", "expected"),
    [
        ({"a"}, 3, "bca"),
        ({"c"}, 0, "cab"),
        ({"a", "c"}, 1, "acb"),
        ({"a", "b"}, 3, "cab"),
        ({"b"}, 1, "abc"),
        ({"b"}, 2, "abc"),
        ({"a"}, -4, "abc"),
        ({"a"}, 99, "bca"),
    ],
)
def test_move_keeps_the_order_of_what_is_moved(ids: set[str], row: int, expected: str) -> None:
    assert "".join(texts(editing.move(make_checklist("a", "b", "c"), ids, row))) == expected


@pytest.mark.parametrize(("row", "expected"), [(0, "Xab"), (1, "aXb"), (9, "abX"), (-1, "Xab")])
def test_insert_goes_before_the_row(row: int, expected: str) -> None:
    assert "".join(texts(editing.insert(make_checklist("a", "b"), row, "X"))) == expected


def test_a_copy_is_a_new_item_that_is_not_done() -> None:
    done = make_checklist("a", "b").with_item_state("a", ItemState.DONE)
    copied = editing.duplicate(done, {"a"})
    assert texts(copied) == ["a", "a", "b"]
    assert copied.items[0].state is ItemState.DONE
    assert copied.items[1].state is ItemState.TODO
    assert len({item.id for item in copied.items}) == 3


def test_other_words_undo_the_tick_and_empty_words_change_nothing() -> None:
    done = make_checklist("a").with_item_state("a", ItemState.DONE)
    assert editing.reword(done, "a", "b").items[0].state is ItemState.TODO
    assert editing.reword(done, "a", "a").items[0].state is ItemState.DONE
    assert editing.reword(done, "a", " \u200b ") == done


def test_a_pasted_document_becomes_one_cut_line() -> None:
    pasted = editing.reword(make_checklist("a"), "a", "行\n" * 10_000).items[0].text
    assert len(pasted) == editing.MAX_ITEM_CHARS
    assert pasted.endswith("…")
    assert "\n" not in pasted


def test_remove_switch_and_reset() -> None:
    checklist = make_checklist("a", "b", "c").with_item_state("b", ItemState.FAILED)
    assert texts(editing.remove(checklist, {"a", "c"})) == ["b"]
    off = editing.set_enabled(checklist, {"a", "b"}, is_enabled=False)
    assert [item.text for item in off.enabled_items] == ["c"]
    assert {item.state for item in editing.reset_states(checklist).items} == {ItemState.TODO}


def test_a_variable_changes_where_it_was_read_from() -> None:
    checklist = Checklist(
        instruction="「本」を検索して価格が3000円以下（13000円や3000.5円ではない）",
        items=(Item(text="「本」を検索する"), Item(text="価格が3000円以下の本を探す")),
        variables=(Variable(name="検索語", value="本"), Variable(name="上限価格", value="3000")),
        conditions=(Condition(column="価格", comparison=Comparison.AT_MOST, value="3000"),),
    )
    done = checklist.model_copy(
        update={
            "items": tuple(
                one.model_copy(update={"state": ItemState.DONE}) for one in checklist.items
            )
        }
    )
    priced = editing.set_variable(done, "上限価格", "2500", ask_each_time=True)
    assert [item.state for item in priced.items] == [ItemState.DONE, ItemState.TODO], (
        "続きから left the old value in the page"
    )
    assert priced.instruction.endswith("2500円以下（13000円や3000.5円ではない）")
    assert priced.items[1].text == "価格が2500円以下の本を探す"
    assert priced.conditions[0].value == "2500"
    assert priced.variables[1] == Variable(name="上限価格", value="2500", ask_each_time=True)
    worded = editing.set_variable(priced, "検索語", r"\1", ask_each_time=False)
    assert worded.items[0].text == r"「\1」を検索する"
    assert worded.items[1].text == "価格が2500円以下の本を探す"
    assert editing.set_variable(worded, "無い", "x", ask_each_time=False) == worded


def test_undo_is_fifty_deep_and_redo_comes_back() -> None:
    history: EditHistory[Checklist] = EditHistory()
    for number in range(UNDO_DEPTH + 5):
        history = history.push(make_checklist(str(number)))
    for _ in range(UNDO_DEPTH):
        history = history.undo()
    assert not history.can_undo
    assert history.present == make_checklist("4")
    assert history.undo() is history
    for _ in range(UNDO_DEPTH):
        history = history.redo()
    assert history.present == make_checklist(str(UNDO_DEPTH + 4))
    assert history.redo() is history


def test_the_first_plan_can_be_undone_to_an_empty_list() -> None:
    assert new_history().push(make_checklist("a")).undo().present is None


def test_an_edit_forgets_what_was_undone_and_nothing_is_no_edit() -> None:
    first = make_checklist("a")
    history = new_history().push(first).push(make_checklist("b")).undo()
    assert history.push(first) is history
    assert not history.push(make_checklist("c")).can_redo


def test_the_states_of_a_run_are_no_undo_step() -> None:
    first = make_checklist("a")
    history = new_history().push(first)
    ran = history.amend(first.with_item_state("a", ItemState.DONE))
    assert ran.past == history.past
    assert ran.present != history.present


def test_what_a_person_wrote_or_changed_is_theirs() -> None:
    """作り直す keeps it; what they did not touch is the planner's."""
    plain = make_checklist("a", "b", "c")
    for edited, own in (
        (editing.reword(plain, "a", "x"), {"x"}),
        (editing.insert(plain, 1, "x"), {"x"}),
        (editing.move(plain, {"c"}, 0), {"c"}),
        (editing.move(plain, {"a"}, 0), set[str]()),
        (editing.set_enabled(plain, {"b"}, is_enabled=False), {"b"}),
        (editing.set_enabled(plain, {"b"}, is_enabled=True), set[str]()),
        (editing.reword(plain, "a", "a"), set[str]()),
    ):
        assert {item.text for item in edited.items if item.is_own} == own
    copied = editing.duplicate(plain, {"a"})
    assert [item.is_own for item in copied.items] == [False, True, False, False]
