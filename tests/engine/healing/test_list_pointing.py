"""L5 for lists: a list whose rows are no longer read is pointed at, and its step is kept as it reads now."""

import asyncio
from collections.abc import Sequence

import pytest

from studio.domain.actions.action import Choose, Extract, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison
from studio.domain.events.events import Event, PointRequested, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.repair import RepairState
from studio.engine.healing.list_pointing import (
    ListFound,
    column_name,
    is_part_of,
    shown_row,
    unread_columns,
)
from studio.engine.healing.repairs import RepairReview
from studio.engine.perception.tables import find_tables
from studio.engine.runs.reports import Playing, RunOptions, RunReport
from tests.factories import (
    Bench,
    card,
    durable,
    grid,
    listing,
    make_bench,
    make_flow,
    make_observation,
    make_rule,
    make_step,
    node,
)
from tests.fakes import FakeBrowser

HOME = "http://shop.example/"
ASKS = Playing(may_ask_person=True)
GOOD = make_rule(("評価", Comparison.AT_LEAST, "4"), ("価格", Comparison.AT_MOST, "3000"))
DONE = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="追加しました")
BOOKS = listing(
    "",
    card("本 A", "★3.9", "2,000円", press="買い物かごへ"),
    card("本 B", "★4.5", "2,980円", press="買い物かごへ"),
    card("本 C", "★4.8", "2,500円", press="買い物かごへ"),
)
STAFF = grid(
    ("社員コード", "所属", "くわしく"),
    ("101", "総務", "見る"),
    ("102", "経理", "見る"),
    ("103", "経理", "見る"),
)


def shop() -> FakeBrowser:
    browser = FakeBrowser()
    browser.add(HOME, node("heading", "本"), BOOKS, node("button", "閉じる"))
    browser.on("click", "買い物かごへ", lambda b: b.show(node("status", "追加しました")))
    return browser


def into_the_cart(*expects: Evidence) -> Flow:
    step = FlowStep(
        id="take", item="カートに入れる", expects=expects,
        action=Choose(rule=GOOD, column="カートに入れる"),
    )  # fmt: skip
    return make_flow(make_step(Navigate(url="{{url}}"), item="開く"), step)


async def played(
    bench: Bench, flow: Flow, points: Sequence[str], playing: Playing = ASKS
) -> tuple[RunReport, list[str]]:
    """Replay while a person points at these, one after the other; returns what they were asked, too."""
    left, asked = iter(points), list[str]()

    def react(event: Event) -> None:
        if not isinstance(event, PointRequested):
            return
        asked.append(event.asked)
        name = next(left, None)
        loop = asyncio.get_running_loop()
        if name is None:
            loop.call_later(0.02, lambda: bench.workbench.answer(event.request_id, is_yes=False))
        else:
            at = bench.browser.point_at
            loop.call_later(0.02, lambda: loop.create_task(at(name), name="person"))

    unsubscribe = bench.workbench.bus.subscribe(react)
    options = RunOptions(answer_timeout_s=5, playing=playing)
    async with asyncio.timeout(30):
        report = await bench.workbench.replay(flow, options=options)
    unsubscribe()
    return report, asked


async def test_a_button_that_is_called_otherwise_is_shown_once_and_used_in_the_row_that_fits() -> (
    None
):
    bench = make_bench(browser=shop())
    flow = await bench.library.save(into_the_cart(DONE))
    report, asked = await played(bench, flow, ["買い物かごへ"])
    assert report.finished.status is RunStatus.DONE, report.finished.message
    assert asked == ["一覧のどれか 1 つの行で、「カートに入れる」にあたるものを押してください。"]
    (repair,) = await bench.library.repairs(flow.id)
    assert isinstance(repair.list_after, Choose)
    assert (repair.list_after.column, repair.state) == ("買い物かごへ", RepairState.PROVISIONAL)
    assert repair.list_after.rule.where == GOOD.where
    assert repair.told[1].endswith("「買い物かごへ」を押す")
    again, asked = await played(bench, flow, [])
    assert (again.finished.status, asked) == (RunStatus.DONE, [])
    kept = await bench.library.get(flow.id)
    assert (kept.version, kept.steps[1].action) == (2, repair.list_after)
    await RepairReview(bench.library, bench.workbench.bus).undo(repair.id)
    assert (await bench.library.get(flow.id)).steps == flow.steps


@pytest.mark.parametrize(
    ("points", "words"),
    [([], ""), (["閉じる"], "一覧の行ではありません"), (["本 B"], "合う")],
    ids=["gives up", "no list", "the link instead of the button"],
)
async def test_what_does_not_read_the_list_is_not_believed(points: list[str], words: str) -> None:
    bench = make_bench(browser=shop())
    flow = await bench.library.save(into_the_cart())
    report, _ = await played(bench, flow, points)
    assert report.finished.status is not RunStatus.DONE or "本 B" in points
    if "本 B" not in points:
        assert await bench.library.repairs() == ()
        assert words in report.finished.message


async def test_a_press_beside_the_list_is_said_and_the_column_is_asked_for_again() -> None:
    """One press that missed the value ended the pointing, with a message about how rules are written."""
    browser = FakeBrowser()
    browser.add(HOME, node("heading", "名簿"), STAFF, node("button", "閉じる"))
    bench = make_bench(browser=browser)
    rule = make_rule(("部署", Comparison.EQUALS, "経理"))
    read = FlowStep(id="read", item="読む", action=Extract(columns=("所属",), rule=rule))
    flow = make_flow(make_step(Navigate(url="{{url}}"), item="開く"), read)
    flow = await bench.library.save(flow)
    report, asked = await played(bench, flow, ["102", "閉じる", "経理"])
    assert report.finished.status is RunStatus.DONE, report.finished.message
    again = "同じ一覧のどれか 1 つの行で、「部署」の値を押してください。"
    assert asked == ["読み取る一覧の、どれか 1 つの行を押してください。", again, again]


async def test_a_page_that_says_there_is_nothing_is_believed() -> None:
    browser = FakeBrowser()
    browser.add(HOME, node("heading", "本"), node("status", "条件に合う本は見つかりませんでした。"))
    bench = make_bench(browser=browser)
    flow = await bench.library.save(into_the_cart())
    report, asked = await played(bench, flow, ["閉じる"])
    assert (report.finished.status, asked) == (RunStatus.FAILED, [])
    assert "該当するデータがない" in report.finished.message


def test_columns_are_called_by_the_heading_over_the_value_that_was_pressed() -> None:
    page = make_observation(node("heading", "名簿"), STAFF)
    (table,) = find_tables(page)
    act = Extract(columns=("番号", "所属"), rule=make_rule(("部署", Comparison.EQUALS, "経理")))
    assert unread_columns(table, act) == ("部署", "番号")
    shown = shown_row(page, durable("cell", "102"))
    assert shown is not None
    assert column_name(shown) == "社員コード"
    names = {"番号": "社員コード", "部署": "所属"}
    told = ListFound(table, names, durable("cell", "102")).told(act)
    assert isinstance(told, Extract)
    assert told.columns == ("社員コード", "所属")
    assert told.rule.where[0].in_words() == "所属が「経理」"


def test_a_part_of_a_row_that_says_all_in_one_piece_is_in_the_list() -> None:
    """「同じ一覧の中ではありませんでした」 was said of a price that stands in it."""
    rows = (card(f"用紙 A{n}価格：{n}80円", press="かごへ") for n in (3, 4))
    (table,) = find_tables(make_observation(node("heading", "用紙"), listing("", *rows)))
    assert is_part_of(table, durable("text", "価格：480円"))
    assert not is_part_of(table, durable("text", "閉じる"))
    assert not is_part_of(table, durable("text", ""))


@pytest.mark.parametrize(
    ("pressed", "name"), [("発行：2024年5月1日", "発行"), ("A-100", "管理番号"), ("本 A", "")]
)
def test_values_of_cards_are_called_by_their_labels(pressed: str, name: str) -> None:
    cards = (
        card(f"本 {one}", f"発行：2024年{at}月1日", "管理番号", f"{one}-100", press="見る")
        for at, one in ((5, "A"), (6, "B"), (7, "C"))
    )
    page = make_observation(node("heading", "本"), listing("", *cards))
    shown = shown_row(page, durable("text", pressed))
    assert shown is not None
    assert column_name(shown) == name
