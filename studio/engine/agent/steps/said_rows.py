"""Which rows the person's own words mean, whatever a plan made of them: limits, a rank, an if. Pure.

「価格が3000円以下の最初の商品」, 「一番安い見積」 and 「在庫数が10以下なら」 are read here by code; a plan may have left
them out, and a rule of a model may say something else.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from studio.domain.actions.action import Extract
from studio.domain.actions.ranks import NAME, order_in, places_in
from studio.domain.actions.rule import Condition, Joining, Order, SelectionRule, Taking
from studio.domain.page.observation import Observation
from studio.domain.text import clip, squeeze
from studio.domain.values.cell_values import CellVerdict, Reading, read_cell, verdict_on
from studio.domain.values.comparison import Comparison
from studio.engine.guard.facts.persons import PersonsWords
from studio.engine.guard.facts.records import leaves_out
from studio.engine.perception.facts import page_values
from studio.engine.perception.tables import Row, Table
from studio.engine.replay.lists.pagers import next_page_control
from studio.engine.replay.lists.rules import Selection, order_key, order_problem, select
from studio.words import tr

_SPANS: Final = frozenset({"から", "まで"})
"""What also says from when, and until when."""
_SAYS: Final = "|".join(
    f"(?P<{one.value}>{one.meaning.said})" for one in Comparison if one.meaning.said
)
_LIMIT: Final = re.compile(
    rf"(?:(?P<column>{NAME})[がはのも:]?)?(?P<value>\d[\d,.]*[百千万億]*(?P<unit>[^\W\d]{{0,3}}?))(?:{_SAYS})(?=(?P<behind>.{{0,4}}))"
)
_DENIED: Final = re.compile(
    r"で?は?な[いく]|じゃな|以外|は?そのま|[はを]?除[いくき]|は対象外|に(?!該当|当て|なる|な[っり])"
)
"""Behind a limit: it is not one, tells what is left as it is, or is a value to put in."""
_IF: Final = re.compile(r"なら|であれば|だったら|の(?:場合|とき|時)")
_ELSE: Final = re.compile("それ以外|そうでな|でなければ|以外なら")
_EITHER: Final = re.compile("または|又は|もしくは|あるいは|いずれか|どちらか")
_EACH: Final = re.compile(r"すべて|全て|全部|それぞれ|各|ずつ|順に(?!並|\d)")
_OF_PAGES: Final = re.compile(r"(?:最初|最後|先頭|末尾|目)のページ")
_PRICED: Final = {"円": "価格"}
"""The column that a number with this unit speaks of where none is named."""


@dataclass(frozen=True, slots=True)
class SaidRows:
    """What a text says of the rows that are meant.

    Attributes:
        limits: What a row's columns hold.
        ifs: What the page, or the row, must say for anything to be done.
        joining: Whether all limits must hold.
        order: What comes first.
        places: Which of those that fit are meant, in their order.
        text: All that is said, squeezed.
    """

    limits: tuple[Condition, ...] = ()
    ifs: tuple[Condition, ...] = ()
    joining: Joining = Joining.ALL
    order: Order | None = None
    places: tuple[Taking, int] | None = None
    text: str = ""

    @property
    def says_something(self) -> bool:
        """True where it tells some rows from others."""
        return bool(self.limits or self.ifs or self.order)

    def best(self, page: Observation, column: str, planned: Sequence[Condition]) -> Selection:
        """Return the rows of a page that fit these and what the plan says besides."""
        where = tuple(dict.fromkeys((*self.limits, *planned)))
        rule = SelectionRule(where=where, joining=self.joining, order=self.order, taking=Taking.ALL)
        return select(page, rule, column)

    def is_as_said(self, one: Row, other: Row) -> bool:
        """Say whether one row says whatever of these words another one says: 在庫あり, 未承認."""
        return self._said_by(other) <= self._said_by(one)

    def _said_by(self, row: Row) -> set[str]:
        cells = (squeeze(cell.words) for cell in row.cells)
        return {words for words in cells if len(words) > 1 and words in self.text}


def said_rows(text: str) -> SaidRows:
    """Read what a text says of rows."""
    plain = squeeze(text)
    found = list(_limits(plain))
    limits = tuple(condition for condition, is_if in found if not is_if)
    is_each = bool(_EACH.search(plain))
    order = None if is_each else order_in(plain)
    return SaidRows(
        limits=limits,
        ifs=() if _ELSE.search(plain) else tuple(one for one, is_if in found if is_if),
        joining=Joining.ANY if _EITHER.search(plain) else Joining.ALL,
        order=order,
        places=None if is_each or _OF_PAGES.search(plain) else places_in(plain, order),
        text=plain,
    )


def _limits(plain: str) -> Iterator[tuple[Condition, bool]]:
    for one in _LIMIT.finditer(plain):
        column = one["column"] or _PRICED.get(one["unit"], "")
        said = next(kind for kind in Comparison if kind.meaning.said and one[kind.value])
        if column and one[said.value] not in _SPANS and not _DENIED.match(one["behind"]):
            condition = Condition(column=column, comparison=said, value=one["value"])
            yield condition, bool(_IF.match(one["behind"]))


def breaks(reading: Reading, condition: Condition) -> bool:
    """Say whether what is read certainly breaks a condition."""
    verdict = verdict_on(reading, condition.column, condition.comparison, condition.value)
    return reading.is_readable and verdict is CellVerdict.FAILS


def outranked(
    said: SaidRows,
    planned: Sequence[Condition],
    pressed: tuple[Table, Row],
    page: Observation,
    column: str,
) -> str:
    """Return in Japanese that another row of a list is meant before this one, "" where none can be told.

    Args:
        said: What was said of the rows.
        planned: What the plan says of them.
        pressed: The row in which something is pressed, and its list.
        page: The newest observation.
        column: What is pressed.
    """
    if said.order is None and said.places is None:
        return ""
    table, row = pressed
    selection = said.best(page, column, planned)
    rule = SelectionRule(order=said.order)
    if selection.table is None or selection.table.container is not table.container:
        return ""
    if order_problem(selection.matches, rule):
        return ""
    alike = [one for one in selection.matches if said.is_as_said(one.row, row)]
    ranked = sorted(alike, key=lambda one: order_key(one, rule))
    mine = next((one for one in ranked if one.row.node is row.node), None)
    taking, take = said.places or (Taking.NTH, 1)
    meant = SelectionRule(taking=taking, take=take).taken(ranked)
    if mine is None or not meant or (taking is Taking.LAST and next_page_control(page)):
        return ""
    is_alike = said.order is not None and order_key(mine, rule) in {
        order_key(one, rule) for one in meant
    }
    if is_alike or any(one is mine for one in meant):
        return ""
    return tr(
        "「{title}」より先に「{first}」が当てはまります。",
        title=clip(mine.called, 40),
        first=clip(meant[0].called, 40),
    )


def unsaid_rows(action: Extract, page: Observation, given: Sequence[str]) -> str:
    """Return in words which rows a reading takes, where the person's words do not say so, "" where they do.

    A condition that leaves rows out holds a value that they did not say; a cell of the list bears a name of theirs,
    and a row is taken that does not; or the order is the other way round.

    Args:
        action: What is read.
        page: From which.
        given: All that they said.
    """
    persons, where = PersonsWords(given), action.rule.where
    words, selection = "\n".join(map(squeeze, given)), select(page, action.rule, "")
    is_all = selection.table is not None and len(selection.matches) == len(selection.table.rows)
    are_said = is_all or all(persons.has_value(one.value, one.column) for one in where)
    is_taken_as_named = leaves_out("\n".join(given)) or all(
        not named or squeeze(one.row.columns[at].words()) in named
        for at, named in enumerate(_named_cells(selection, words))
        for one in selection.matches
        if at < len(one.row.columns)
    )
    order, said = action.rule.order, said_rows(words).order
    is_turned = bool(order and said and order.descending is not said.descending)
    is_unordered = bool(action.limit and said and order is None)
    if are_said and is_taken_as_named and not (is_turned or is_unordered):
        return ""
    return action.rule.model_copy(update={"taking": Taking.ALL}).in_words()


def _named_cells(selection: Selection, words: str) -> list[set[str]]:
    """Return what the cells of each column of a list say that stands in the person's words, but for numbers."""
    rows = selection.table.rows if selection.table else ()
    columns = zip_longest(
        *([squeeze(cell.words()) for cell in row.columns] for row in rows), fillvalue=""
    )
    return [
        {one for one in column if len(one) > 1 and not one.isdigit() and one in words}
        for column in columns
    ]


def unmet_if(said: SaidRows, page: Observation) -> str:
    """Return in Japanese which condition of an item the page says not to be met, "" for none.

    Args:
        said: What was said.
        page: The newest observation.
    """
    for condition in said.ifs:
        named = squeeze(condition.column)
        told = {pair for pair in page_values(page, is_whole=True) if squeeze(pair[0]) == named}
        readings = [read_cell(condition.column, label, value) for label, value in told]
        if len(readings) == 1 and breaks(readings[0], condition):
            return tr(
                "画面の「{column}」は {reading} で、「{condition}」に合いません。",
                column=condition.column,
                reading=clip(readings[0].text, 30),
                condition=condition.in_words(),
            )
    return ""
