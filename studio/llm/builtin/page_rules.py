"""A rule in the words of the page that is open: titles that no heading names, lists that are in order."""

from datetime import date
from typing import Final

from studio.domain.actions.rule import Comparison, Condition, SelectionRule
from studio.domain.text import squeeze
from studio.domain.values.dates import parse_date
from studio.engine.perception.tables import Row, Table, find_tables
from studio.engine.replay.lists.columns import read_column
from studio.llm.builtin.decision_context import DecisionContext

_TITLES: Final = frozenset(
    {"件名", "見出し", "記事名", "会議名", "書類名", "文書名", "品名", "製品名", "店名", "店舗名",
     "会社名", "取引先名", "顧客名", "プラン名", "ファイル名", "氏名", "名称"}
)  # fmt: skip
_ANY_WORDS: Final = "行"


def fitted(decision_context: DecisionContext, rule: SelectionRule) -> SelectionRule:
    """Return a rule as it can be read on this page; what the page can answer stays as it was said."""
    tables = find_tables(decision_context.observation)
    where = tuple(_fitted(tables, condition) for condition in rule.where)
    rule = rule.model_copy(update={"where": where})
    if rule.order is None or _can_sort(tables, rule.order.column):
        return rule
    is_in_order = any(_is_by_date(table, descending=rule.order.descending) for table in tables)
    return rule.model_copy(update={"order": None}) if is_in_order else rule


def _fitted(tables: tuple[Table, ...], condition: Condition) -> Condition:
    """Look for a title in the whole row where no heading is called so."""
    is_text = condition.comparison in (Comparison.CONTAINS, Comparison.NOT_CONTAINS)
    headers = {squeeze(header) for table in tables for header in table.headers}
    is_known = any(squeeze(condition.column) in header for header in headers)
    if not is_text or is_known or condition.column not in _TITLES:
        return condition
    return condition.model_copy(update={"column": _ANY_WORDS})


def _can_sort(tables: tuple[Table, ...], column: str) -> bool:
    return any(
        read_column(table, row, column).number is not None for table in tables for row in table.rows
    )


def _is_by_date(table: Table, *, descending: bool) -> bool:
    """Say whether every row states one day, and the rows stand in their order already."""
    days = [_day_of(row) for row in table.rows]
    known = [day for day in days if day is not None]
    return len(known) == len(days) > 1 and known == sorted(known, reverse=descending)


def _day_of(row: Row) -> date | None:
    days = {day for cell in row.cells for part in cell.words.split() if (day := parse_date(part))}
    return days.pop() if len(days) == 1 else None
