"""The rows of 点検 and what is said of them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt

from studio.domain.records.check import CheckReport, Finding
from studio.domain.records.history import FlowSummary
from studio.engine.checking.standing import FlowStanding, standing_of
from studio.ui.checks.check_rows import FIRST_LINES, CheckRows, CheckShown, Heading, MoreOf, rows_of
from studio.ui.checks.standing_groups import FIRST, grouped
from tests.ui.checks_stage import GONE, LAST_WEEK, NOW, RENAMED, seen
from tests.ui.sample_flow import shop_flow

FLOW = shop_flow("文具の発注")


def standing(*reports: CheckReport) -> FlowStanding:
    summary = FlowSummary(
        flow_id=FLOW.id,
        name=FLOW.name,
        purpose="",
        owner="",
        sites=(),
        version=FLOW.version,
        steps=len(FLOW.steps),
        updated_at=LAST_WEEK,
    )
    return standing_of(summary, reports)


def named(number: int, *, is_broken: bool = True) -> FlowStanding:
    found = standing(seen(FLOW, *((GONE,) if is_broken else ())))
    name = {"flow_id": f"f{number}", "name": f"手順 {number}"}
    return FlowStanding(found.summary.model_copy(update=name), found.reports, found.findings)


def many(count: int) -> tuple[Finding, ...]:
    return tuple(
        RENAMED.model_copy(update={"step_id": f"x{n}", "message": f"{'あ' * n}が変わりました。"})
        for n in range(1, count + 1)
    )


def shown(*reports: CheckReport) -> CheckShown:
    return CheckShown.of(standing(*reports), {"s3": 3}, NOW, is_first=False)


def kinds(rows: Sequence[object]) -> list[type]:
    return [type(row) for row in rows]


def test_a_flow_says_what_is_new_and_leads_on() -> None:
    row = shown(seen(FLOW, GONE, RENAMED))
    assert row.shown[0].words == "新しい：手順 3：ボタン「検索」が、今日の画面に見つかりません。"
    assert row.lead is not None
    assert row.lead[0] == "直す"
    for words in ("文具の発注", "手順 3", "手順を直してください", "から"):
        assert words in row.said


def test_where_nothing_is_to_be_done_there_is_no_button() -> None:
    row = shown(seen(FLOW))
    assert (row.lead, row.more, row.shown) == (None, "", ())
    assert "4 操作を確認" in row.checked


def test_the_first_lines_of_many_show_until_the_others_are_asked_for() -> None:
    row = shown(seen(FLOW, *many(FIRST_LINES + 3)))
    assert (len(row.shown), row.more) == (FIRST_LINES, "ほか 3 件を見る")
    rows = CheckRows()
    rows.show((row,))
    rows.open_lines(0)
    (opened,) = rows.rows
    assert isinstance(opened, CheckShown)
    assert (len(opened.shown), opened.more) == (FIRST_LINES + 3, "")


def test_each_state_has_a_heading_and_one_flow_is_first() -> None:
    flows = [named(1), named(2), named(3, is_broken=False)]
    rows = rows_of(grouped(flows, {}), {"f1": FLOW}, NOW)
    assert kinds(rows) == [Heading, CheckShown, CheckShown, Heading, CheckShown]
    assert (rows[0].said, rows[3].said) == ("要対応（2）", "問題なし（1）")
    cards = [row for row in rows if isinstance(row, CheckShown)]
    assert [row.is_first for row in cards] == [True, False, False]
    assert [row.shown[0].words[:8] for row in cards[:2]] == ["新しい：手順 3", "新しい：ボタン「"]


def test_below_the_first_of_many_stands_how_to_see_more() -> None:
    groups = grouped([named(n) for n in range(FIRST + 5)], {})
    rows = rows_of(groups, {}, NOW)
    assert len(rows) == 1 + FIRST + 1
    assert isinstance(rows[-1], MoreOf)
    assert rows[-1].more == "ほか 5 件の手順を見る"
    wide = groups.widened(rows[-1].check_state)
    assert kinds(rows_of(wide, {}, NOW)) == [Heading, *[CheckShown] * (FIRST + 5)]


def test_a_screen_reader_reads_what_a_row_says() -> None:
    rows = CheckRows()
    rows.show(rows_of(grouped([named(1)], {}), {}, NOW))
    assert rows.data(rows.index(1), Qt.ItemDataRole.AccessibleTextRole) == rows.rows[1].said
    assert rows.data(rows.index(1), Qt.ItemDataRole.ToolTipRole) is None
    assert (rows.row_of("f1"), rows.row_of("nowhere")) == (1, -1)


def test_what_stays_as_it_was_keeps_its_row() -> None:
    rows, groups = CheckRows(), grouped([named(n) for n in range(FIRST + 5)], {})
    rows.show(rows_of(groups, {}, NOW))
    before, told = rows.rows, list[tuple[str, int, int]]()
    rows.rowsRemoved.connect(lambda _, first, last: told.append(("removed", first, last)))
    rows.rowsInserted.connect(lambda _, first, last: told.append(("new", first, last)))
    rows.show(rows_of(groups.widened(groups.groups[0].check_state), {}, NOW, before))
    assert told == [("removed", FIRST + 1, FIRST + 1), ("new", FIRST + 1, FIRST + 5)]
    assert list(map(id, rows.rows[1 : FIRST + 1])) == list(map(id, before[1 : FIRST + 1]))
    told.clear()
    rows.show(rows_of(groups, {}, NOW, rows.rows))
    rows.show(before)
    assert told == [("removed", FIRST + 1, FIRST + 5), ("new", FIRST + 1, FIRST + 1)]
