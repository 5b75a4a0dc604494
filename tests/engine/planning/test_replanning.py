"""作り直す: what the person wrote survives a new plan, in its place; the rest is the new plan's."""

import pytest

from studio.domain.actions.rule import Comparison, Condition
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.domain.values.variable import Variable
from studio.engine.planning import editing
from studio.engine.planning.replanning import PlannedList, base_of, count_own, merge

SENTENCE = "練習書店で「本」を検索して、上限3000円で買って"


def plan(*texts: str, instruction: str = SENTENCE) -> Checklist:
    return Checklist(instruction=instruction, items=tuple(Item(text=text) for text in texts))


def texts(planned: PlannedList) -> list[str]:
    return [item.text for item in planned.checklist.items]


def ids(checklist: Checklist, *rows: int) -> frozenset[str]:
    return frozenset(checklist.items[row].id for row in rows)


def reworded(checklist: Checklist, row: int, text: str) -> Checklist:
    return editing.reword(checklist, checklist.items[row].id, text)


OLD = plan("開く", "検索する", "本を選ぶ", "カートに入れる")


def test_without_edits_the_new_plan_stands_as_it_is() -> None:
    new = plan("開く", "並べ替える", "カートに入れる")
    assert merge(new, OLD, PlannedList(OLD)).checklist == new


def test_a_line_that_was_added_stays_below_its_neighbour() -> None:
    edited = editing.insert(OLD, 2, "評価を確かめる")
    new = plan("開く", "検索する", "並べ替える", "カートに入れる")
    assert texts(merge(new, edited, PlannedList(OLD))) == [
        "開く", "検索する", "評価を確かめる", "並べ替える", "カートに入れる",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("row", "expected"),
    [(0, ["X", "開く", "検索する", "買う"]), (4, ["開く", "検索する", "X", "買う"])],
)
def test_a_line_at_an_end_goes_with_the_neighbour_it_has(row: int, expected: list[str]) -> None:
    edited = editing.insert(OLD, row, "X")
    new = plan("開く", "検索する", "買う")
    assert texts(merge(new, edited, PlannedList(OLD))) == expected


def test_lines_added_one_after_another_keep_their_order() -> None:
    edited = OLD
    for n, text in enumerate(("一", "二", "三")):
        edited = editing.insert(edited, 1 + n, text)
    assert texts(merge(plan("開く", "検索する"), edited, PlannedList(OLD))) == [
        "開く", "一", "二", "三", "検索する",
    ]  # fmt: skip


def test_a_changed_line_stands_for_the_one_it_was_made_of() -> None:
    edited = reworded(OLD, 1, "詳しい条件で探す")
    assert texts(merge(plan(*(i.text for i in OLD.items)), edited, PlannedList(OLD))) == [
        "開く", "詳しい条件で探す", "本を選ぶ", "カートに入れる",
    ]  # fmt: skip


def test_a_changed_line_keeps_the_place_the_new_plan_gives_it() -> None:
    edited = reworded(OLD, 1, "詳しい条件で探す")
    new = plan("開く", "ログインする", "検索する", "本を選ぶ")
    assert texts(merge(new, edited, PlannedList(OLD))) == [
        "開く", "ログインする", "詳しい条件で探す", "本を選ぶ",
    ]  # fmt: skip


def test_a_changed_line_is_known_through_many_plans() -> None:
    """The planner says its own words every time; they never come back beside the person's."""
    state = PlannedList(OLD)
    edited = reworded(OLD, 1, "詳しい条件で探す")
    for _ in range(3):
        state = merge(plan(*(i.text for i in OLD.items)), edited, state)
        edited = state.checklist
        assert texts(state) == ["開く", "詳しい条件で探す", "本を選ぶ", "カートに入れる"]


def test_the_planner_may_say_it_a_little_differently() -> None:
    edited = reworded(OLD, 2, "一番安い本にする")
    new = plan("開く", "検索する", "本を選びます", "カートに入れる")
    assert texts(merge(new, edited, PlannedList(OLD)))[2] == "一番安い本にする"
    assert len(merge(new, edited, PlannedList(OLD)).checklist.items) == 4


@pytest.mark.parametrize(
    ("old", "other"),
    [
        ("「会議室A」を選ぶ", "「会議室B」を選ぶ"),
        ("田中さんを選ぶ", "田村さんを選ぶ"),
        ("上限を3000円にする", "上限を5000円にする"),
        ("ログインする", "ログアウトする"),
        ("商品Aを開く", "商品Bを開く"),
    ],
)
def test_another_name_or_number_is_another_item(old: str, other: str) -> None:
    first = plan("開く", old)
    edited = reworded(first, 1, "自分の言葉")
    new = plan("開く", other)
    assert texts(merge(new, edited, PlannedList(first))) == ["開く", "自分の言葉", other]


def test_what_was_taken_out_stays_out_through_many_plans() -> None:
    state, edited = PlannedList(OLD), editing.remove(OLD, ids(OLD, 2))
    for _ in range(3):
        state = merge(plan(*(i.text for i in OLD.items)), edited, state)
        edited = state.checklist
        assert texts(state) == ["開く", "検索する", "カートに入れる"]


def test_taking_one_out_takes_nothing_else() -> None:
    old = plan("商品Aを開く", "商品Bを開く")
    edited = editing.remove(old, ids(old, 0))
    new = plan("商品Aを開く", "商品Bを開く")
    assert texts(merge(new, edited, PlannedList(old))) == ["商品Bを開く"]


def test_what_was_taken_out_and_written_again_is_wanted() -> None:
    edited = editing.insert(editing.remove(OLD, ids(OLD, 1)), 1, "検索する")
    state = merge(plan("開く", "検索する", "買う"), edited, PlannedList(OLD))
    assert texts(state) == ["開く", "検索する", "買う"]
    assert state.dropped == ()


def test_a_changed_line_that_was_taken_out_stays_out_under_the_planners_words() -> None:
    first = merge(
        plan(*(i.text for i in OLD.items)), reworded(OLD, 1, "詳しく探す"), PlannedList(OLD)
    )
    edited = editing.remove(first.checklist, ids(first.checklist, 1))
    state = merge(plan(*(i.text for i in OLD.items)), edited, first)
    assert texts(state) == ["開く", "本を選ぶ", "カートに入れる"]


def test_an_emptied_list_is_a_new_beginning() -> None:
    edited = editing.remove(OLD, frozenset(item.id for item in OLD.items))
    new = plan("開く", "検索する")
    assert merge(new, edited, base_of(edited, [PlannedList(OLD)])).checklist == new


def test_a_line_the_person_moved_stays_where_they_put_it() -> None:
    edited = editing.move(OLD, ids(OLD, 3), 1)
    new = plan("開く", "検索する", "本を選ぶ", "カートに入れる")
    assert texts(merge(new, edited, PlannedList(OLD))) == [
        "開く", "カートに入れる", "検索する", "本を選ぶ",
    ]  # fmt: skip


def test_a_line_moved_to_the_front_stays_there() -> None:
    edited = editing.move(OLD, ids(OLD, 2), 0)
    new = plan("開く", "検索する", "本を選ぶ")
    assert texts(merge(new, edited, PlannedList(OLD))) == ["本を選ぶ", "開く", "検索する"]


def test_a_line_that_was_switched_off_stays_off() -> None:
    edited = editing.set_enabled(OLD, ids(OLD, 3), is_enabled=False)
    state = merge(plan("開く", "検索する", "カートに入れる"), edited, PlannedList(OLD))
    assert [(i.text, i.enabled) for i in state.checklist.items] == [
        ("開く", True), ("検索する", True), ("カートに入れる", False),
    ]  # fmt: skip


def test_a_copy_is_a_line_of_its_own() -> None:
    edited = editing.duplicate(OLD, ids(OLD, 1))
    state = merge(plan("開く", "検索する", "本を選ぶ"), edited, PlannedList(OLD))
    assert texts(state) == ["開く", "検索する", "検索する", "本を選ぶ"]
    assert len({item.id for item in state.checklist.items}) == 4


def test_what_the_sentence_says_now_is_not_there_twice() -> None:
    edited = editing.insert(OLD, 4, "ログアウトする")
    new = plan("開く", "検索する", "ログアウトする", "メールを送る")
    state = merge(new, edited, PlannedList(OLD))
    assert texts(state) == ["開く", "検索する", "ログアウトする", "メールを送る"]


def test_nothing_of_a_merged_list_is_done() -> None:
    edited = reworded(OLD, 0, "書店を開く")
    edited = edited.with_item_state(edited.items[0].id, ItemState.DONE)
    state = merge(plan("開く", "検索する"), edited, PlannedList(OLD))
    assert {item.state for item in state.checklist.items} == {ItemState.TODO}


def test_when_no_neighbour_is_left_the_row_is_kept() -> None:
    edited = editing.insert(OLD, 1, "X")
    state = merge(plan("甲", "乙", "丙", instruction="別の仕事"), edited, PlannedList(OLD))
    assert texts(state) == ["甲", "X", "乙", "丙"]


def test_own_lines_are_counted() -> None:
    edited = editing.insert(reworded(OLD, 0, "書店を開く"), 4, "X")
    assert (count_own(None), count_own(OLD), count_own(edited)) == (0, 0, 2)


class TestValues:
    """Variables and conditions: the person's, unless the sentence says another."""

    def make(self, value: str = "3000", instruction: str = SENTENCE) -> Checklist:
        return Checklist(
            instruction=instruction,
            items=(Item(text=f"価格が{value}円以下の本を選ぶ"),),
            variables=(Variable(name="検索語", value="本"), Variable(name="上限", value=value)),
            conditions=(
                Condition(column="価格", comparison=Comparison.AT_MOST, value=value),
                Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),
            ),
        )

    def test_a_changed_value_is_kept_everywhere(self) -> None:
        old = self.make()
        edited = editing.set_variable(old, "上限", "4000", ask_each_time=False)
        # The planner hears the sentence as the person changed it, and a model may still say 3000.
        new = self.make("3000", edited.instruction)
        merged = merge(new, edited, PlannedList(old)).checklist
        assert merged.variable_values()["上限"] == "4000"
        assert merged.conditions[0].value == "4000"
        assert merged.items[0].text == "価格が4000円以下の本を選ぶ"

    def test_being_asked_each_time_is_kept(self) -> None:
        old = self.make()
        edited = editing.set_variable(old, "検索語", "本", ask_each_time=True)
        merged = merge(self.make(), edited, PlannedList(old)).checklist
        assert [v.ask_each_time for v in merged.variables] == [True, False]

    def test_the_sentence_typed_afterwards_wins(self) -> None:
        old = self.make()
        edited = editing.set_variable(old, "上限", "4000", ask_each_time=True)
        new = self.make("5000", "練習書店で「本」を検索して、上限5000円で買って")
        merged = merge(new, edited, PlannedList(old)).checklist
        assert merged.variables[1] == Variable(name="上限", value="5000", ask_each_time=True)
        assert merged.conditions[0].value == "5000"

    def test_another_name_for_the_same_value_is_the_same_variable(self) -> None:
        old = self.make()
        edited = editing.set_variable(old, "検索語", "本", ask_each_time=True)
        new = self.make().model_copy(update={"variables": (Variable(name="言葉", value="本"),)})
        merged = merge(new, edited, PlannedList(old)).checklist
        assert merged.variables == (Variable(name="言葉", value="本", ask_each_time=True),)

    def test_a_value_nobody_speaks_of_any_more_goes(self) -> None:
        old = self.make()
        edited = editing.set_variable(old, "上限", "4000", ask_each_time=False)
        new = Checklist(instruction="天気を調べて", items=(Item(text="天気を調べる"),))
        merged = merge(new, edited, PlannedList(old)).checklist
        assert (merged.variables, merged.conditions) == ((), ())

    def test_a_condition_that_was_not_touched_is_the_new_plans(self) -> None:
        old = self.make()
        edited = editing.insert(old, 0, "X")
        new = self.make().model_copy(update={"conditions": self.make().conditions[:1]})
        merged = merge(new, edited, PlannedList(old)).checklist
        assert merged.conditions == new.conditions


class TestBase:
    """Which plan a list was edited from, whatever undo brought back."""

    def test_it_is_the_plan_whose_items_are_there(self) -> None:
        newer = PlannedList(plan("別の", "仕事"))
        older = PlannedList(OLD, dropped=("X",))
        assert base_of(editing.insert(OLD, 0, "Y"), [older, newer]) is older
        assert base_of(newer.checklist, [older, newer]) is newer

    def test_an_undone_plan_has_taken_nothing_out(self) -> None:
        edited = editing.insert(OLD, 0, "Y")
        second = merge(plan("開く", "検索する", "新しい"), edited, PlannedList(OLD))
        base = base_of(edited, [PlannedList(OLD), second])
        third = merge(plan("開く", "検索する", "新しい"), edited, base)
        assert texts(third) == ["Y", "開く", "検索する", "新しい"]

    def test_a_list_without_a_plan_has_no_origins(self) -> None:
        written = editing.insert(Checklist(instruction=""), 0, "開く")
        base = base_of(written, [])
        assert texts(merge(plan("開く", "検索する"), written, base)) == ["開く", "検索する"]
