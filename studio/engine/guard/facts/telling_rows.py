"""Whether the person's words tell the row that something is pressed in from the others of its list. Pure.

By a name that stands there, by what it lacks (返信のない, 未払いの), by a limit, a rank or a place. What tells no row from
another (期限切れの) leaves open which one is meant: then it is asked.
"""

import re
from typing import Final

from studio.domain.page.observation import LIST_ROW_ROLES, AriaNode, Observation
from studio.domain.text import squeeze
from studio.engine.guard.facts.records import (
    AND,
    has_double,
    has_twins,
    is_told_of,
    leaves_out,
    names_around,
    tells_by_rule,
)
from studio.engine.perception.tables import Row, Table, find_tables

_ALL: Final = re.compile("すべて|全て|全部|全[件員行]|それぞれ|各|どれでも|どれか")
_LACKING: Final = re.compile(
    r"未(?P<not_yet>[一-鿿]{1,4})|(?P<what>[一-鿿ァ-ヶー]{2,8})(?:[のがはも]|され|し|済|で)[^、。「」\n]{0,4}?(?:ない|無い|なし)"
    r"(?=[のぁ-ん]{0,1}[一-鿿ァ-ヶーa-z])"
)
"""What a thing lacks, before the thing: 返信のないメール, 返却されていない備品; not 承認しないで."""
_NOTHING: Final = re.compile(r"未.*|な[しい]|無し?|0[^\d.,]{0,2}|[×✕xー―—–-]+|いいえ|no|false")
"""How a cell says that there is none."""


def is_told_apart(node: AriaNode, page: Observation, said: str, *, sends: bool = False) -> bool:
    """Say whether a control stands in a row that was told from its list's other rows, or in no row beside others of its like.

    Args:
        node: What is pressed or ticked.
        page: On which it stands.
        said: What the person said.
        sends: Something is sent by it: a link is no way to a page.
    """
    found = _row_of(node, page)
    if found is None or not has_twins(node, page, sends=sends):
        return not (sends and found is None and has_double(node, page, said))
    plain = squeeze(said)
    table, row = found
    lacking = [one["not_yet"] or one["what"] for one in _LACKING.finditer(plain)]
    is_told = False
    for what in lacking:
        mine = _has(what, table, row)
        if mine:
            return False
        others = [_has(what, table, one) for one in table.rows if one is not row]
        is_told = is_told or mine is False or (True in others and False not in others)
    is_any = bool(_ALL.search(plain)) or leaves_out(said) or tells_by_rule(said)
    return (
        is_told
        or is_any
        or is_told_of(node, page, said, sends=sends)
        or _is_listed(node, page, said)
    )


def _is_listed(node: AriaNode, page: Observation, said: str) -> bool:
    """Say whether the row is one of several that were named one beside the other: 田中と佐藤."""
    plain = squeeze(said)
    mine, others = names_around(node, page, said)
    pairs = ((one, name) for one in mine for other in others for name in other - mine)
    return any(
        re.search(rf"{first}[^、。\n]{{0,3}}?(?:{AND}|、){last}", plain)
        for pair in pairs
        for first, last in (map(re.escape, pair), map(re.escape, reversed(pair)))
    )


def _row_of(node: AriaNode, page: Observation) -> tuple[Table, Row] | None:
    around = {id(one) for one in page.ancestors(node) if one.role in LIST_ROW_ROLES}
    holding = (
        (table, row)
        for table in find_tables(page)
        for row in table.rows
        if id(row.node) in around and len(table.rows) > 1
    )
    return next(iter(reversed(list(holding))), None)


def _has(what: str, table: Table, row: Row) -> bool | None:
    """Say whether a row has something, by its column or in its own words; None where it does not tell."""
    for cell, head in zip(row.columns, table.headers, strict=False):
        if what in squeeze(head):
            said = squeeze(cell.words())
            return bool(said) and not _NOTHING.fullmatch(said)
    told = [words for cell in row.cells if what in (words := squeeze(cell.words))]
    return not any(map(_lacks(what).fullmatch, told)) if told else None


def _lacks(what: str) -> re.Pattern[str]:
    """Return how a row says itself that it lacks something: 未承認, 返信なし."""
    return re.compile(rf".*(?:未{what}|{what}(?:{_NOTHING.pattern})).*")
