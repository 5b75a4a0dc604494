"""No row is pressed that breaks the person's own conditions, whoever decided it."""

import pytest

from studio.domain.actions.action import ROW_BOX, Action, Choose, Click, SetChecked
from studio.domain.actions.rule import Comparison, Condition, Joining, Taking
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import DecisionFault
from studio.engine.agent.loop import AgentRun
from studio.engine.agent.steps.fitting_rows import (
    as_meant,
    contradiction,
    meant_ticks,
    row_words_of,
    ticked_by_rule,
)
from studio.engine.distilling.flow import build_flow
from tests.factories import (
    card,
    listing,
    make_checklist,
    make_context,
    make_observation,
    make_rule,
    make_step,
    node,
    numbered,
    text,
)
from tests.fakes import Answer, FakeBrowser, ScriptedModel, decide, live, lost

CHEAP = Condition(column="価格", comparison=Comparison.AT_MOST, value="3000")
GOOD = Condition(column="評価", comparison=Comparison.AT_LEAST, value="4")
MATCH = "最初の該当商品をカートに入れる"
PAGE = make_observation(
    listing(
        "検索結果",
        card("Python 入門", "2,980円", "★4.5"),
        card("Rust 実践", "3,980円", "★4.0"),
        card("古い本", "500円", "★2.0"),
    )
)


def press(row: int, page: Observation = PAGE) -> Click:
    button = [node for node in page.operable if node.role == "button"][row]
    return Click(
        target=Target(ref=button.ref, epoch=page.epoch, role="button", name="カートに入れる")
    )


def asking(*conditions: Condition, joining: Joining = Joining.ALL) -> Checklist:
    return Checklist(instruction=MATCH, conditions=conditions, joining=joining)


@pytest.mark.parametrize(
    ("action", "item", "broken"),
    [
        (press(0), MATCH, ""),
        (press(1), MATCH, "価格"),
        (press(2), MATCH, "評価"),
        (press(1), "価格が3000円以下の本を開く", "価格"),
        (press(1), "いつもの本をカートに入れる", ""),
        (Choose(rule=make_rule(take=2), column="カートに入れる"), MATCH, "価格"),
        (Choose(rule=make_rule(take=1), column="カートに入れる"), MATCH, ""),
        (Choose(rule=make_rule(take=2), column=""), MATCH, ""),
    ],
)
def test_the_studio_compares(action: Action, item: str, broken: str) -> None:
    said = contradiction(action, item, asking(CHEAP, GOOD), PAGE)
    assert (broken in said) if broken else not said


@pytest.mark.parametrize(
    ("column", "said", "expected"),
    [
        ("行", Comparison.EQUALS, Comparison.EQUALS),
        ("行", Comparison.CONTAINS, Comparison.CONTAINS),
        ("担当者", Comparison.EQUALS, Comparison.CONTAINS),
    ],
)
def test_words_of_a_row_are_the_whole_name_that_the_person_said(
    column: str, said: Comparison, expected: Comparison
) -> None:
    """Where columns have no names, `行~田中 一郎` would take 田中 一郎太 as well."""
    words = make_rule((column, Comparison.CONTAINS, "田中 一郎"))
    checklist = asking(Condition(column="担当者", comparison=said, value="田中 一郎"))
    told = as_meant(Choose(rule=words), checklist)
    assert isinstance(told, Choose)
    assert [one.comparison for one in told.rule.where] == [expected]


def test_where_a_rule_has_taken_the_rows_a_form_for_them_is_no_row_of_theirs() -> None:
    nobody = Condition(column="担当者", comparison=Comparison.EQUALS, value="")
    item = "担当者が空欄のチケットを加藤に割り当てる"
    form = make_observation(
        listing("一括編集", *(node("listitem", "", text(name), node("button", "加藤 修")) for name in ("担当者", "優先度")))
    )  # fmt: skip
    button = next(one for one in form.operable)
    act = Click(target=Target(ref=button.ref, epoch=form.epoch, role="button", name=button.name))
    rule = make_rule(take=1).model_copy(update={"where": (nobody,)})
    ticked = make_step(Choose(rule=rule, column=ROW_BOX), item=item)
    checklist = Checklist(instruction=item, conditions=(nobody,))
    assert contradiction(act, item, checklist, form)
    assert not contradiction(act, item, checklist, form, (ticked,))
    taken = make_step(
        Choose(
            rule=make_rule().model_copy(update={"where": (CHEAP, GOOD)}), column="カートに入れる"
        )
    )
    assert contradiction(press(1), MATCH, asking(CHEAP, GOOD), PAGE, (taken,))


def test_what_cannot_be_read_is_no_contradiction() -> None:
    stock = Condition(column="納期", comparison=Comparison.AT_MOST, value="3")
    assert not contradiction(press(1), MATCH, asking(stock), PAGE)


def test_a_press_outside_of_lists_is_none_of_its_business() -> None:
    outside = Click(target=Target(ref="e1", epoch=PAGE.epoch, role="document", name=""))
    assert not contradiction(outside, MATCH, asking(CHEAP), PAGE)


def test_one_of_several_conditions_is_enough_where_they_are_joined_so() -> None:
    either = asking(CHEAP, GOOD, joining=Joining.ANY)
    assert [bool(contradiction(press(row), MATCH, either, PAGE)) for row in range(3)] == [False] * 3
    dear = CHEAP.model_copy(update={"value": "100"})
    best = GOOD.model_copy(update={"value": "4.5"})
    neither = contradiction(press(1), MATCH, asking(dear, best, joining=Joining.ANY), PAGE)
    assert "Rust 実践" in neither
    unread = Condition(column="納期", comparison=Comparison.AT_MOST, value="3")
    assert not contradiction(press(1), MATCH, asking(dear, unread, joining=Joining.ANY), PAGE)


BIG = Condition(column="金額", comparison=Comparison.AT_LEAST, value="10000")
COSTS = (("交通費", "19,840円"), ("文具", "980円"), ("宿泊", "12,000円"))


def costs(*ticked: str, rows: tuple[tuple[str, str], ...] = COSTS) -> Observation:
    every = node("columnheader", "", node("checkbox", "すべて"))
    head = node("row", "", every, *(node("columnheader", name) for name in ("科目", "金額")))
    body = (
        node(
            "row",
            "",
            node("cell", "", node("checkbox", name, checked=str(name in ticked).lower())),
            node("cell", name),
            node("cell", amount),
        )
        for name, amount in rows
    )
    return make_observation(
        node("table", "", node("rowgroup", "", head), node("rowgroup", "", *body))
    )


URL = "http://costs.example/"
TICKS = "金額が1万円以上の行にチェックを付ける"
ALL = ("交通費", "文具", "宿泊")
FIT = ("交通費", "宿泊")


def ticking(name: str, page: Observation, *, checked: bool = True) -> SetChecked:
    box = next(one for one in page.nodes if one.name == name and one.role == "checkbox")
    target = Target(ref=box.ref, epoch=1, role="checkbox", name=name)
    return SetChecked(target=target, checked=checked)


def ruled(action: Action, before: Observation, after: Observation, item: str = TICKS) -> str:
    """Return which rule an act on boxes followed, in a word."""
    checklist = make_checklist(item).model_copy(update={"conditions": (BIG,)})
    found = ticked_by_rule(action, checklist.items[0].text, checklist, before, after)
    if found is None:
        return ""
    rule = found.choice.rule
    if not rule.where:
        return "all rows"
    assert (rule.where, rule.taking, found.choice.column) == ((BIG,), Taking.ALL, ROW_BOX)
    return "alone" if found.stands_alone else "held"


@pytest.mark.parametrize(
    ("ticked", "kind"), [(FIT, "alone"), (("交通費",), ""), (("交通費", "文具", "宿泊"), "")]
)
def test_ticks_that_are_exactly_the_rows_that_fit_are_a_rule(
    ticked: tuple[str, ...], kind: str
) -> None:
    before = costs(*ticked[:-1])
    assert ruled(ticking(ticked[-1], before), before, costs(*ticked)) == kind


def test_a_row_that_is_unticked_leaves_the_rows_that_fit() -> None:
    before = costs(*ALL)
    assert ruled(ticking("文具", before, checked=False), before, costs(*FIT)) == "alone"


@pytest.mark.parametrize("item", [TICKS, "表示された申請をすべて選択する"])
def test_the_box_of_a_heading_ticks_by_the_persons_conditions(item: str) -> None:
    rows = COSTS[0], COSTS[2]
    before, after = costs(rows=rows), costs(*FIT, rows=rows)
    assert ruled(ticking("すべて", before), before, after, item) == "alone"
    button = Click(target=Target(ref="e99", epoch=1, role="button", name="すべて選択"))
    assert ruled(button, before, after, item) == "held"
    assert ruled(button, after, after, item) == ""


def test_the_box_of_a_heading_that_ticks_others_too_is_held_by_the_rule_of_its_item() -> None:
    before, after = costs(), costs(*ALL)
    assert ruled(ticking("すべて", before), before, after) == "held"
    assert ruled(ticking("すべて", before), before, after, "申請をすべて選択する") == "all rows"


@pytest.mark.parametrize(
    ("said", "ticked", "are_meant"),
    [
        ("1万円以上をまとめて承認する", FIT, True),
        ("1万円以上をまとめて承認する", ALL, False),
        ("1万円以上をまとめて承認する", ("宿泊",), False),
        ("1万円以上を 3 件だけ承認する", FIT, False),  # 3 is in no condition
        ("交通費の1万円以上をまとめて承認する", FIT, False),  # not all of these are 交通費
        ("まとめて承認する", FIT, False),
    ],
)
def test_ticks_are_the_persons_where_their_conditions_mean_these_rows_and_nothing_more_was_said(
    said: str, ticked: tuple[str, ...], *, are_meant: bool
) -> None:
    page = costs(*ticked)
    boxes = {one.ref for one in page.nodes if one.role == "checkbox" and one.name in ticked}
    found = meant_ticks(said, asking(BIG), page)
    assert found == (boxes if are_meant else set())
    assert not meant_ticks(said, asking(BIG, joining=Joining.ANY), page)


async def kept_after(*answers: Answer) -> list[Action]:
    """Return what the flow of a run holds that began with the box of the heading."""
    browser = FakeBrowser()
    browser.add(URL, costs().root)
    browser.on("set_checked", "すべて", lambda b: b.add(URL, costs(*ALL).root))
    browser.on("set_checked", "文具", lambda b: b.add(URL, costs(*FIT).root))
    context, _ = make_context(browser)
    checklist = make_checklist(TICKS, start_url=URL)
    checklist = checklist.model_copy(update={"conditions": (BIG,)})
    run = AgentRun(
        context,
        ScriptedModel((*answers, lost(DecisionFault.NOT_UNDERSTOOD)), clock=browser.clock),
        checklist,
    )
    await run.carry_out()
    flow = build_flow(checklist, run.recorded_steps, "承認")
    return [step.action for step in flow.steps[1:]]


def set_box(name: str, *, checked: bool) -> Answer:
    return decide(lambda page: SetChecked(target=live(page, name), checked=checked))


async def test_a_list_ticked_whole_is_followed_by_the_rule_that_stops_where_others_are_ticked() -> (
    None
):
    kept = await kept_after(set_box("すべて", checked=True))
    assert [one.verb for one in kept] == ["set_checked", "choose"]
    assert isinstance(kept[1], Choose)
    assert (kept[1].rule.where, kept[1].column) == ((BIG,), ROW_BOX)


async def test_a_list_ticked_whole_and_put_right_is_the_rule_alone() -> None:
    kept = await kept_after(set_box("すべて", checked=True), set_box("文具", checked=False))
    assert [one.verb for one in kept] == ["choose"]


def test_what_a_button_is_called_is_nothing_that_its_row_says() -> None:
    def row(*names: str) -> AriaNode:
        return node("row", "", *(node("cell", "", node("button", name)) for name in names))

    bare = node("table", "", row("作成", "キャンセル"), row("下書き", "閉じる"))
    shop = listing("結果", card("甲", "1円", press="買う"), card("乙", "2円", press="予約"))
    for tree, name, said in ((bare, "作成", ()), (shop, "買う", ("甲", "1円"))):
        page = make_observation(numbered(tree))
        button = next(one for one in page.operable if one.name == name)
        target = Target(ref=button.ref, epoch=page.epoch, role="button", name=name)
        assert row_words_of(Click(target=target), page) == said
