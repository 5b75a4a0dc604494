"""Selection rules on a page: which rows match, which is taken, and why. Pure: no model, no browser."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Final

from studio.domain.actions.action import ROW_BOX, ROW_LINK
from studio.domain.actions.outcome import RowNote
from studio.domain.actions.rule import Comparison, Condition, Joining, SelectionRule
from studio.domain.page.observation import BOX_ROLES, AriaNode, Observation
from studio.domain.text import clip, squeeze
from studio.domain.values.amounts import read_amount
from studio.domain.values.cell_values import CellVerdict, verdict_on
from studio.domain.values.timestamps import read_moment
from studio.engine.perception.tables import Row, Table, find_tables, lone_card
from studio.engine.replay.lists.columns import Reading, read_column
from studio.engine.replay.lists.naming import caller
from studio.words import tr

_TAXES: Final = frozenset({"税込", "税抜"})
_RESULT: Final = "結果"
"""In the heading of the list that was searched for."""
_MAY_BE_NONE: Final = tr("合うものが 1 件もないときに、一覧を出さない画面もあります。")
_BY_WORDS: Final = tr(
    "列に見出しのない一覧では、列の代わりに「{row}」と書くと、行の言葉で選べます。",
    row="行",
)
_IS_OUT: Final = "なし"
_MAX_NOTES: Final = 60


@dataclass(frozen=True, slots=True)
class SortKey:
    """What a row is sorted by: an amount, or a span of time in seconds.

    Attributes:
        first: The amount, or the beginning of the span.
        last: The same amount, or the end of the span.
        unit: 「円」, 「%」, `span`; "" for a bare number.
        tax: 「税込」 or 「税抜」 of a price that says so.
    """

    first: float
    last: float
    unit: str = ""
    tax: str = ""


@dataclass(frozen=True, slots=True)
class RowMatch:
    """A row that meets the conditions.

    Attributes:
        row: The row.
        table: The table it stands in.
        control: The element to press in it; None when only looking.
        order: What the rule sorts by; None without an order.
        is_unsure: It meets the conditions, but what is to be pressed in it is called otherwise than in
            the other rows: it counts, and is not pressed.
        called: What a person calls it.
    """

    row: Row
    table: Table
    control: AriaNode | None
    order: SortKey | None = None
    is_unsure: bool = False
    called: str = ""


@dataclass(frozen=True, slots=True)
class Selection:
    """What a rule finds on one page.

    Attributes:
        table: The rows it was evaluated on; None when no table fits.
        matches: Rows that meet all conditions, in the order of the page.
        notes: The row log.
        code: `` or why nothing can be chosen: `NO_ROWS`, `AMBIGUOUS_ROWS`.
        problem: The same in Japanese.
    """

    table: Table | None = None
    matches: tuple[RowMatch, ...] = ()
    notes: tuple[RowNote, ...] = ()
    code: str = ""
    problem: str = ""


def select(
    observation: Observation,
    rule: SelectionRule,
    column: str = "",
    texts: Sequence[str] = (),
    now: datetime | None = None,
) -> Selection:
    """Evaluate a rule on a page.

    The table is the one whose rows can be read in every column of the rule (and hold the control).
    Two different tables that fit equally well are a refusal, never a guess.

    Args:
        observation: Today's page.
        rule: Conditions, with values filled in.
        column: Words of the control to press in the row; "" to only look.
        texts: Further columns that the table must have.
        now: What 今日, 昨日 and 3時間前 go by; None: the clock of this machine.
    """
    now = now or datetime.now()
    if problem := unreadable_value(rule, now):
        return Selection(code="BAD_CONDITION", problem=problem)
    fitting = [
        table
        for table in find_tables(observation)
        if table.is_called(rule.within)
        if _score(table, rule, column, now) and has_columns(table, texts)
    ]
    if not fitting and (last := _last_card(observation, rule, column, now)):
        fitting = [last]
    if not fitting:
        return Selection(code="NO_ROWS", problem=_no_rows(observation, rule, column, texts, now))
    best = _best(fitting, rule, column, now)
    if best is None:
        return Selection(
            code="AMBIGUOUS_ROWS",
            problem=tr(
                "条件に合いそうな一覧が 2 つ以上あり、どれを使うか決められません{listed}。",
                listed=_listed(fitting),
            ),
        )
    return _evaluate(best, rule, column, now)


def unreadable_value(rule: SelectionRule, now: datetime) -> str:
    """Return in Japanese which value cannot be compared as more or less, "" when all can."""
    for condition in rule.where:
        if condition.comparison.is_of_text:
            continue
        if read_amount(condition.value) is None and read_moment(condition.value, now) is None:
            return tr(
                "条件（{condition}）の値「{condition_condition}」が、数や日付として読み取れません。"
                "「3000」「1万5千円」「2026/11/20」のように書いてください。",
                condition=condition.in_words(),
                condition_condition=clip(condition.value, 30),
            )
    return ""


def order_key(match: RowMatch, rule: SelectionRule) -> float:
    """Return the sort key of a match; rows keep the page's order when there is no order."""
    if rule.order is None or match.order is None:
        return 0.0
    return -match.order.first if rule.order.descending else match.order.first


def order_problem(matches: Sequence[RowMatch], rule: SelectionRule) -> str:
    """Return in Japanese why rows cannot be put in order, "" when they can.

    円 and % are no numbers of one kind, and of 「3日前」 and yesterday's date nobody knows the later.
    """
    keys = sorted(
        (match.order for match in matches if match.order), key=lambda key: (key.first, key.last)
    )
    if rule.order is None or not keys:
        return ""
    units = {key.unit for key in keys} - {""}
    if len(units) > 1 or ("span" in units and any(not key.unit for key in keys)):
        return tr(
            "「{column}」に種類の違う値が混ざっているため、順番を決められません。",
            column=rule.order.column,
        )
    if {key.tax for key in keys} >= _TAXES:
        return tr(
            "「{column}」に税込と税抜の価格が混ざっているため、順番を決められません。"
            "条件で一方だけにするか、列の名前に「税込」か「税抜」を付けてください。",
            column=rule.order.column,
        )
    if any(left.last > right.first and left != right for left, right in pairwise(keys)):
        return tr(
            "「{column}」の日時の書き方がまちまちなため、順番を決められません。",
            column=rule.order.column,
        )
    return ""


def control_of(row: Row, column: str, headers: Sequence[str] = ()) -> AriaNode | None:
    """Return the one operable element of the row that these words name, by itself or by its heading."""
    operable = [node for node in row.node.walk() if node.is_operable]
    if column == ROW_LINK:
        return _own_link(row, operable)
    if column == ROW_BOX:
        return box_of(row)
    wanted = squeeze(column)
    equal = [node for node in operable if squeeze(node.label) == wanted]
    holding = [node for node in operable if wanted in squeeze(node.label)]
    fitting = equal or holding or _under_heading(row, wanted, headers)
    return fitting[0] if len(fitting) == 1 else None


def box_of(row: Row) -> AriaNode | None:
    """Return the box that ticks a row: its only one, or the one that stands before all it says."""
    boxes = [node for node in row.node.walk() if node.is_operable and node.role in BOX_ROLES]
    if len(boxes) == 1:
        return boxes[0]
    first = next((cell.node for cell in row.cells), None)
    return boxes[0] if boxes and boxes[0] is first else None


def _under_heading(row: Row, wanted: str, headers: Sequence[str]) -> list[AriaNode]:
    """Return what can be pressed in the one cell under a heading: the link of 品番."""
    places = [place for place, header in enumerate(headers) if squeeze(header) == wanted]
    if len(places) != 1 or places[0] >= len(row.columns):
        return []
    found = [node for node in row.columns[places[0]].walk() if node.is_operable]
    links = [node for node in found if node.role == "link"]
    return links if len(links) == 1 else found  # beside the menu of the row


def has_columns(table: Table, texts: Sequence[str]) -> bool:
    """Say whether some row can be read in each of these columns."""
    return all(_has_column(table, text, datetime.now()) for text in texts)


def _own_link(row: Row, operable: list[AriaNode]) -> AriaNode | None:
    """Return what opens the row: all links to one address, or the one called like the row; else the row that hears clicks."""
    links = [node for node in operable if node.role == "link" and (node.name or node.text)]
    if not links and row.node in operable:
        return row.node
    if len({node.url for node in links}) != 1:
        links = [node for node in links if (node.name or node.text) == row.title]
    return links[0] if links and len({node.url for node in links}) == 1 else None


def _score(table: Table, rule: SelectionRule, column: str, now: datetime) -> int:
    """Count the rows that can be read in the columns of the rule and, if wanted, hold the control."""
    return sum(
        _reads(table, row, rule, now)
        and (not column or control_of(row, column, table.headers) is not None)
        for row in table.rows
    )


def _reads(table: Table, row: Row, rule: SelectionRule, now: datetime) -> bool:
    """Say whether a row can be read in every column, or in one of those that are joined by 「または」."""
    said = [read_column(table, row, one.column, now).is_readable for one in rule.where]
    is_read = any(said) if rule.joining is Joining.ANY and said else all(said)
    return is_read and (
        rule.order is None or read_column(table, row, rule.order.column, now).is_readable
    )


def _last_card(page: Observation, rule: SelectionRule, column: str, now: datetime) -> Table | None:
    """Return the only row that is left of the list that the rule names or knows the place of."""
    table = lone_card(page, column) if rule.within or rule.shape else None
    if table is None or not table.is_called(rule.within) or not _score(table, rule, column, now):
        return None
    return table if table.place == rule.shape or not rule.shape else None


def _best(tables: list[Table], rule: SelectionRule, column: str, now: datetime) -> Table | None:
    """Return the table that is meant; None when two different ones fit equally well."""
    recorded = [table for table in tables if rule.shape and table.place == rule.shape]
    pool = recorded or tables
    pool = [table for table in pool if not table.is_aside] or pool
    pool = [table for table in pool if not table.is_form] or pool
    named = [table for table in pool if any(_RESULT in place for place in table.place)]
    pool = named or pool
    if len(pool) == 1:
        return pool[0]
    scores = {id(table): _score(table, rule, column, now) for table in pool}
    pool = _without_outer(_without_parts(pool, scores))
    if len(pool) == 1:
        return pool[0]
    ranked = sorted(pool, key=lambda table: scores[id(table)], reverse=True)
    first, second = (scores[id(table)] for table in ranked[:2])
    return ranked[0] if first >= 3 * second else None


def _without_parts(tables: list[Table], scores: Mapping[int, int]) -> list[Table]:
    """Drop what only looks like a list in a row of another one: the lines of a card, of which one alone can be read."""

    def is_part(table: Table, outer: Table) -> bool:
        return scores[id(outer)] > scores[id(table)] == 1 and any(
            node is table.container for row in outer.rows for node in row.node.walk()
        )

    return [one for one in tables if not any(is_part(one, other) for other in tables)]


def _without_outer(tables: list[Table]) -> list[Table]:
    """Drop tables whose rows hold another fitting table: the inner one is the list that is meant."""
    containers = {id(table.container): table for table in tables}

    def holds_another(table: Table) -> bool:
        return any(
            id(node) in containers and node is not table.container
            for row in table.rows
            for node in row.node.walk()
        )

    return [table for table in tables if not holds_another(table)] or tables


def _evaluate(table: Table, rule: SelectionRule, column: str, now: datetime) -> Selection:
    matches: list[RowMatch] = []
    notes: list[RowNote] = []
    call = caller(table)
    mixed = _mixed_column(table, rule, now)
    for row in table.rows:
        reason = mixed or _why_not(table, row, rule, now)
        control = control_of(row, column, table.headers) if column else None
        is_unsure = not reason and bool(column) and not control and _is_renamed(table, row, column)
        if not reason and column and not is_unsure:
            reason = _why_not_operable(control, column)
        if not reason:
            key = _sort_key(table, row, rule.order.column, now) if rule.order else None
            matches.append(RowMatch(row, table, control, key, is_unsure, call(row)))
        said = "" if reason else _why(table, row, rule, now)
        notes.append(RowNote(row=clip(call(row), 60), is_match=not reason, reason=reason or said))
    return Selection(table=table, matches=tuple(matches), notes=_kept(notes))


def _mixed_column(table: Table, rule: SelectionRule, now: datetime) -> str:
    """Return why a bare number cannot be compared: the column counts 円 in one row and % in another."""
    for condition in rule.where:
        wanted = read_amount(condition.value)
        if condition.comparison.is_of_text or wanted is None or wanted.unit:
            continue
        readings = (read_column(table, row, condition.column, now) for row in table.rows)
        units = {reading.amount.unit for reading in readings if reading.amount} - {""}
        if len(units) > 1:
            listed = tr("・").join(sorted(units))
            return tr(
                "「{column}」に {listed} が混ざっています。条件の値に単位を付けてください",
                column=condition.column,
                listed=listed,
            )
    return ""


def _sort_key(table: Table, row: Row, column: str, now: datetime) -> SortKey | None:
    """Return what a row is sorted by: an amount, or a day or time."""
    reading = read_column(table, row, column, now)
    if (moment := reading.moment) is not None:
        first, last = ((one - datetime.min).total_seconds() for one in (moment.start, moment.end))
        return SortKey(first, last, "time" if moment.is_time_of_day else "span")
    if reading.amount is None:
        return None
    amount = reading.amount
    return SortKey(amount.number, amount.number, amount.unit, reading.tax)


def _kept(notes: list[RowNote]) -> tuple[RowNote, ...]:
    """Return at most `_MAX_NOTES`, rows that match before others, in the order of the page."""
    ranked = sorted(range(len(notes)), key=lambda index: not notes[index].is_match)
    return tuple(notes[index] for index in sorted(ranked[:_MAX_NOTES]))


def _why_not(table: Table, row: Row, rule: SelectionRule, now: datetime) -> str:
    """Return why a row does not match, or "" when it does."""
    faults = [_fault(table, row, condition, now) for condition in rule.where]
    if rule.joining is Joining.ANY and faults:
        if all(faults):
            return tr("、").join(dict.fromkeys(faults))
    elif fault := next(filter(None, faults), ""):
        return fault
    if rule.order and _sort_key(table, row, rule.order.column, now) is None:
        reading = read_column(table, row, rule.order.column, now)
        return reading.problem or tr(
            "「{column}」が数や日付として読み取れません", column=rule.order.column
        )
    return ""


def _fault(table: Table, row: Row, condition: Condition, now: datetime) -> str:
    """Return why a row does not meet one condition, "" when it does."""
    reading = read_column(table, row, condition.column, now)
    if not reading.is_readable and not _is_blank(table, row, condition):
        return reading.problem
    said = f"{condition.column} {clip(reading.text, 30)}".rstrip()
    match verdict_on(reading, condition.column, condition.comparison, condition.value, now):
        case CellVerdict.HOLDS:
            return ""
        case CellVerdict.FAILS:
            return tr(
                "{said} は条件（{condition}）に合いません",
                said=said,
                condition=condition.in_words(),
            )
        case CellVerdict.UNCLEAR:
            doubt = reading.doubt or tr("条件と比べられる数や日付として読み取れません")
            return (
                tr("{said} は{doubt}", said=said, doubt=doubt)
                if not reading.doubt
                else tr("「{column}」が{doubt}", column=condition.column, doubt=doubt)
            )


def _is_blank(table: Table, row: Row, condition: Condition) -> bool:
    """Say whether an empty cell is asked for, and the row has one under that heading."""
    if condition.value or condition.comparison is not Comparison.EQUALS:
        return False
    under = zip(table.headers, row.columns, strict=False)
    return any(
        squeeze(head) == squeeze(condition.column) and not cell.words().strip()
        for head, cell in under
    )


def _why(table: Table, row: Row, rule: SelectionRule, now: datetime) -> str:
    """Return what a row that matches says in the columns of the rule: 評価 4.5、価格 2,980円."""
    readings = ((name, read_column(table, row, name, now)) for name in rule.columns)
    said = (f"{name} {clip(one.text, 30)}" for name, one in readings if one.text)
    return tr("、").join(dict.fromkeys(said))


def _is_renamed(table: Table, row: Row, column: str) -> bool:
    """Say whether a row without the control has one of its kind that no other row has.

    A row that says it is sold out may have another button, or none.
    """
    if _IS_OUT in read_column(table, row, "在庫").text:
        return False
    others = [other for other in table.rows if other is not row]
    controls = [control_of(other, column, table.headers) for other in others]
    roles = {control.role for control in controls if control is not None}
    known = {squeeze(n.label) for other in others for n in other.node.walk() if n.is_operable}
    return any(
        node.is_operable and node.role in roles and squeeze(node.label) not in known
        for node in row.node.walk()
        if squeeze(node.label) and squeeze(node.label) != squeeze(row.title)
    )


def _why_not_operable(control: AriaNode | None, column: str) -> str:
    if control is None:
        return tr("「{column}」がありません", column=column)
    if control.is_disabled:
        return tr("「{column}」が押せない状態です", column=column)
    return ""


def holds(reading: Reading, condition: Condition, now: datetime | None = None) -> bool:
    """Say whether what a row says in a column certainly meets a condition."""
    verdict = verdict_on(reading, condition.column, condition.comparison, condition.value, now)
    return verdict is CellVerdict.HOLDS


def _listed(tables: Sequence[Table]) -> str:
    names = dict.fromkeys(clip(table.names[0], 30) for table in tables if table.names)
    return tr("（「{names}」）", names=tr("」「").join(names)) if len(names) > 1 else ""


def _no_rows(
    page: Observation, rule: SelectionRule, column: str, texts: Sequence[str], now: datetime
) -> str:
    """Return what is missing: the one column that the likeliest list does not have, or all of it."""
    wanted = tuple(dict.fromkeys((*rule.columns, *texts)))
    tables = [table for table in find_tables(page) if table.is_called(rule.within)]
    if rule.within and not tables:
        return tr(
            "「{within}」という一覧が、この画面に見つかりません。{may_be_none}",
            within=rule.within,
            may_be_none=_MAY_BE_NONE,
        )
    missing = [tuple(n for n in wanted if not _has_column(t, n, now)) for t in tables]
    likeliest = min(range(len(tables)), key=lambda at: len(missing[at]), default=None)
    if likeliest is None or len(missing[likeliest]) == len(wanted):
        names = tr("・").join(wanted) or tr("行")
        with_control = tr("と「{column}」", column=column) if column else ""
        is_untold = rule.where and any(not _names_columns(table) for table in tables)
        return tr(
            "「{names}」{with_control}を読み取れる一覧が、この画面に見つかりません。{hint}",
            names=names,
            with_control=with_control,
            hint=_BY_WORDS if is_untold else _MAY_BE_NONE,
        )
    headings = tr("、").join(filter(None, tables[likeliest].headers))
    have = tr("（列は {headings}）", headings=clip(headings, 80)) if headings else ""
    if not missing[likeliest]:
        return tr("一覧の行に「{column}」が見つかりません{have}。", column=column, have=have)
    return tr(
        "一覧に「{missing}」の列が見つかりません{have}。",
        missing=tr("・").join(missing[likeliest]),
        have=have,
    )


def _names_columns(table: Table) -> bool:
    """Say whether most cells of a list stand under a heading, or nobody would look for columns in it."""
    headed = sum(map(bool, table.headers)) * 2 > len(table.rows[0].columns)
    return table.is_aside or len(table.rows) < 2 or headed


def _has_column(table: Table, name: str, now: datetime) -> bool:
    return any(read_column(table, row, name, now).is_readable for row in table.rows)
