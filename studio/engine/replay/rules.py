"""Selection rules on a page: which rows match, which is taken, and why. Pure: no model, no browser."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.action import ROW_LINK
from studio.domain.dates import parse_date
from studio.domain.observation import AriaNode, Observation
from studio.domain.outcome import RowNote
from studio.domain.rule import Comparison, Condition, SelectionRule
from studio.domain.text import clip, parse_number, squeeze
from studio.engine.perception.tables import Row, Table, find_tables
from studio.engine.replay.columns import Reading, read_column

_MAX_NOTES: Final = 60


@dataclass(frozen=True, slots=True)
class Match:
    """A row that meets all conditions.

    Attributes:
        row: The row.
        control: The element to press in it; None when only looking.
        order_value: What the rule sorts by; None without an order.
    """

    row: Row
    control: AriaNode | None
    order_value: float | None = None


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
    matches: tuple[Match, ...] = ()
    notes: tuple[RowNote, ...] = ()
    code: str = ""
    problem: str = ""


def select(
    observation: Observation, rule: SelectionRule, column: str = "", texts: Sequence[str] = ()
) -> Selection:
    """Evaluate a rule on a page.

    The table is the one whose rows can be read in every column of the rule (and hold the control).
    Two different tables that fit equally well are a refusal, never a guess.

    Args:
        observation: Today's page.
        rule: Conditions, with values filled in.
        column: Words of the control to press in the row; "" to only look.
        texts: Further columns that the table must have.
    """
    fitting = [
        table
        for table in find_tables(observation)
        if _fits(table, rule, column) and has_columns(table, texts)
    ]
    if not fitting:
        return Selection(code="NO_ROWS", problem=_no_rows(rule, column))
    best = _best(fitting, rule, column)
    if best is None:
        return Selection(
            code="AMBIGUOUS_ROWS",
            problem="条件に合いそうな一覧が 2 つ以上あり、どれを使うか決められません。",
        )
    return _evaluate(best, rule, column)


def order_key(match: Match, rule: SelectionRule) -> float:
    """Return the sort key of a match; rows keep the page's order when there is no order."""
    if rule.order is None or match.order_value is None:
        return 0.0
    return -match.order_value if rule.order.descending else match.order_value


def control_of(row: Row, column: str, headers: Sequence[str] = ()) -> AriaNode | None:
    """Return the one operable element of the row that these words name, by itself or by its heading."""
    operable = [node for node in row.node.walk() if node.is_operable]
    if column == ROW_LINK:
        return _own_link(row, operable)
    wanted = squeeze(column)
    equal = [node for node in operable if squeeze(node.label) == wanted]
    holding = [node for node in operable if wanted in squeeze(node.label)]
    fitting = equal or holding or _under_heading(row, wanted, headers)
    return fitting[0] if len(fitting) == 1 else None


def _under_heading(row: Row, wanted: str, headers: Sequence[str]) -> list[AriaNode]:
    """Return what can be pressed in the one cell under a heading: the link of 品番."""
    places = [place for place, header in enumerate(headers) if squeeze(header) == wanted]
    if len(places) != 1 or places[0] >= len(row.columns):
        return []
    return [node for node in row.columns[places[0]].walk() if node.is_operable]


def has_columns(table: Table, texts: Sequence[str]) -> bool:
    """Say whether some row can be read in each of these columns."""
    return all(
        any(read_column(table, row, text).is_readable for row in table.rows) for text in texts
    )


def _own_link(row: Row, operable: list[AriaNode]) -> AriaNode | None:
    """Return the link that opens the row: all links to one address, or the one called like the row."""
    links = [node for node in operable if node.role == "link" and (node.name or node.text)]
    if len({node.url for node in links}) != 1:
        links = [node for node in links if (node.name or node.text) == row.title]
    return links[0] if links and len({node.url for node in links}) == 1 else None


def _columns(rule: SelectionRule) -> tuple[str, ...]:
    ordered = (rule.order.column,) if rule.order else ()
    return (*(condition.column for condition in rule.where), *ordered)


def _fits(table: Table, rule: SelectionRule, column: str) -> bool:
    """Say whether some row can be read in every column and, if wanted, holds the control."""
    return _score(table, rule, column) > 0


def _score(table: Table, rule: SelectionRule, column: str) -> int:
    return sum(
        all(read_column(table, row, name).is_readable for name in _columns(rule))
        and (not column or control_of(row, column, table.headers) is not None)
        for row in table.rows
    )


def _best(tables: list[Table], rule: SelectionRule, column: str) -> Table | None:
    """Return the table that is meant; None when two different ones fit equally well."""
    recorded = [table for table in tables if rule.shape and table.place == rule.shape]
    central = [table for table in tables if not table.is_aside]
    pool = recorded or central or tables
    named = [table for table in pool if any("結果" in place for place in table.place)]
    pool = _without_outer(named or pool)
    if len(pool) == 1:
        return pool[0]
    ranked = sorted(pool, key=lambda table: _score(table, rule, column), reverse=True)
    first, second = (_score(table, rule, column) for table in ranked[:2])
    return ranked[0] if first >= 3 * second else None


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


def _evaluate(table: Table, rule: SelectionRule, column: str) -> Selection:
    matches: list[Match] = []
    notes: list[RowNote] = []
    for row in table.rows:
        reason = _why_not(table, row, rule)
        control = control_of(row, column, table.headers) if column else None
        if not reason and column:
            reason = _why_not_operable(control, column)
        if not reason:
            value = _sort_value(table, row, rule.order.column) if rule.order else None
            matches.append(Match(row, control, value))
        notes.append(RowNote(row=clip(row.title, 60), is_match=not reason, reason=reason))
    return Selection(table=table, matches=tuple(matches), notes=_kept(notes))


def _sort_value(table: Table, row: Row, column: str) -> float | None:
    """Return what a row is sorted by: a number, or a date as its day number."""
    reading = read_column(table, row, column)
    day = parse_date(reading.text)
    return float(day.toordinal()) if day else reading.number


def _kept(notes: list[RowNote]) -> tuple[RowNote, ...]:
    """Return at most `_MAX_NOTES`, rows that match before others, in the order of the page."""
    ranked = sorted(range(len(notes)), key=lambda index: not notes[index].is_match)
    return tuple(notes[index] for index in sorted(ranked[:_MAX_NOTES]))


def _why_not(table: Table, row: Row, rule: SelectionRule) -> str:
    """Return why a row does not match, or "" when it does."""
    for condition in rule.where:
        reading = read_column(table, row, condition.column)
        if not reading.is_readable:
            return reading.problem
        if not holds(reading, condition):
            return f"{condition.column} {clip(reading.text, 30)} は条件（{condition.in_words()}）に合いません"
    if rule.order and _sort_value(table, row, rule.order.column) is None:
        return f"「{rule.order.column}」が数や日付として読み取れません"
    return ""


def _why_not_operable(control: AriaNode | None, column: str) -> str:
    if control is None:
        return f"「{column}」がありません"
    if control.is_disabled:
        return f"「{column}」が押せない状態です"
    return ""


def holds(reading: Reading, condition: Condition) -> bool:
    """Say whether what a row says in a column meets a condition."""
    wanted, held = parse_number(condition.value), reading.number
    days = (parse_date(reading.text), parse_date(condition.value))
    if days[0] and days[1]:
        held, wanted = float(days[0].toordinal()), float(days[1].toordinal())
    match condition.comparison:
        case Comparison.CONTAINS:
            return _contains(reading, condition)
        case Comparison.NOT_CONTAINS:
            return not _contains(reading, condition)
        case Comparison.EQUALS:
            if wanted is not None and held is not None:
                return held == wanted
            return squeeze(reading.text) == squeeze(condition.value)
        case _:
            if wanted is None or held is None:
                return False
            return _compare(held, wanted, condition.comparison)


def _contains(reading: Reading, condition: Condition) -> bool:
    """Look in the column's text; 「在庫」 with 「あり」 also reads as 「在庫あり」."""
    wanted = squeeze(condition.value)
    return wanted in squeeze(reading.text) or wanted in squeeze(condition.column + reading.text)


def _compare(held: float, wanted: float, comparison: Comparison) -> bool:
    match comparison:
        case Comparison.AT_LEAST:
            return held >= wanted
        case Comparison.AT_MOST:
            return held <= wanted
        case Comparison.MORE_THAN:
            return held > wanted
        case Comparison.LESS_THAN:
            return held < wanted
        case _:
            raise ValueError(f"not an order: {comparison}")


def _no_rows(rule: SelectionRule, column: str) -> str:
    names = "・".join(dict.fromkeys(_columns(rule))) or "行"
    with_control = f"と「{column}」" if column else ""
    return f"「{names}」{with_control}を読み取れる一覧が、この画面に見つかりません。"
