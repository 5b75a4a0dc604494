"""Which of the matching rows are meant: the cheapest, the third, the last, all of them."""

import re
from functools import partial
from typing import Final

from studio.domain.actions.ranks import (
    ADJECTIVE,
    DIRECTIONS,
    FIRST,
    FIXED_ORDERS,
    FROM_END,
    INVERTED,
    LAST,
    NAME,
    NTH,
    RANKED,
    SPAN,
    SUPERLATIVE,
    TOP,
    USUAL,
)
from studio.domain.actions.rule import Order, Taking
from studio.llm.builtin.names import ALL_WORDS
from studio.llm.builtin.phrase import Phrase
from studio.llm.builtin.synonyms import synonyms

_LOOSE: Final = re.compile(
    rf"(?:{NAME}(?:が|の|も))?{ADJECTIVE}(?:い|くて)(?=[一-龠ァ-ヶーの、もや])"
)
_ALL: Final = re.compile(rf"(?:{ALL_WORDS})(?:の|を|は)?")
_COUNT: Final = re.compile(
    r"\s*(?P<n>\d+)\s*(?:件|冊|個|つ|人)(?=を|まで|分|だけ|ずつ|とも|$)|それぞれ"
)
"""「それぞれ」 and a bare 「3件」 leave open which rows are meant."""


class RowPlaces:
    """Reads by what rows are sorted, and which of them are taken.

    Attributes:
        order: None keeps the order of the page.
        taking: None when no place in the list is named.
        take: The n of `taking`.
        is_torn: It names several places, or a number of rows without saying which.
    """

    def __init__(self, phrase: Phrase) -> None:
        self._phrase = phrase
        self.order: Order | None = None
        self.taking: Taking | None = None
        self.take = 1
        self.is_torn = False

    def read(self) -> None:
        """Read everything, the most specific shapes first."""
        each = self._phrase.each
        for pattern, order in FIXED_ORDERS:
            each(pattern, partial(self._fixed, order))
        each(RANKED, self._ranked)
        each(INVERTED, self._inverted)
        each(SUPERLATIVE, self._superlative)
        each(FROM_END, self._from_end)
        each(TOP, self._top)
        each(SPAN, self._tear)
        each(NTH, lambda match: self._take(match, Taking.NTH, int(match["n"])))
        each(FIRST, lambda match: self._take(match, Taking.NTH, 1))
        each(LAST, self._last)
        each(_ALL, lambda match: self._take(match, Taking.ALL, 1))
        each(_COUNT, self._count)

    def read_loose(self) -> None:
        """Name what compares with nothing: 「安い商品」."""
        self._phrase.each(_LOOSE, self._phrase.leave)

    def _fixed(self, order: Order, _: re.Match[str]) -> None:
        self._sorted(order)

    def _sorted(self, order: Order) -> None:
        self.is_torn = self.is_torn or self.order not in (None, order)
        self.order = self.order or order

    def _ranked(self, match: re.Match[str]) -> bool:
        said, particle = match["column"], match["particle"]
        if match["column2"]:
            said, particle = match["column2"], match["particle2"]
        column = _column_of(said or "", particle or "", match["adjective"])
        if not column or (match["column"] and match["column2"]):
            self._tear(match)
            return True
        self._sorted(Order(column=column, descending=DIRECTIONS[match["adjective"]]))
        self._take(match, Taking.NTH, int(match["n"]))
        return True

    def _inverted(self, match: re.Match[str]) -> None:
        column = synonyms().column(match["column"])
        self._sorted(Order(column=column, descending=DIRECTIONS[match["adjective"]]))

    def _superlative(self, match: re.Match[str]) -> None:
        adjective = match["adjective"] or match["adjective2"]
        said = (match["column"] or match["column2"] or "").removeprefix("お")
        particle = match["particle"] or match["particle2"] or ""
        column = _column_of(said, particle, adjective, is_order=bool(match["column2"]))
        if not column:
            self._phrase.leave(match)
            return
        self._sorted(Order(column=column, descending=DIRECTIONS[adjective]))

    def _from_end(self, match: re.Match[str]) -> None:
        self._take(match, Taking.LAST, int(match["n"]))

    def _last(self, match: re.Match[str]) -> None:
        """Read 「最後の行」; 「一番下のボタン」 stands at the end of the page, in no row."""
        behind = self._phrase.text[match.end() :]
        if match["row"] or behind.startswith(tuple(synonyms().row_nouns)):
            self._take(match, Taking.LAST, 1)
        else:
            self._tear(match)

    def _top(self, match: re.Match[str]) -> None:
        count = int(match["n"])
        self._take(match, Taking.NTH if count == 1 else Taking.TOP, count)

    def _count(self, match: re.Match[str]) -> None:
        if match["n"] == "1":
            self._take(match, Taking.NTH, 1)
            return
        self._phrase.unread.append(f"{match[0]}（選べるのは 1 件です）")
        self.is_torn = True

    def _take(self, match: re.Match[str], taking: Taking, take: int) -> None:
        if take < 1 or self.taking not in (None, taking) or (self.taking and self.take != take):
            self._tear(match)
            return
        self.taking, self.take = taking, take

    def _tear(self, match: re.Match[str]) -> None:
        self._phrase.leave(match)
        self.is_torn = True


def _column_of(said: str, particle: str, adjective: str, *, is_order: bool = False) -> str:
    """Return the column that rows are sorted by: the one said, or what the adjective speaks of; ""."""
    is_column = synonyms().is_known_column(said) or particle == "が"
    is_column = is_column or (is_order and said not in synonyms().generic_nouns)
    return synonyms().column(said) if said and is_column else USUAL.get(adjective, "")
