"""Lists that show the first of an order and leave the others out, as they are called: 最新チケット 10 件. Pure."""

import re
from itertools import takewhile
from typing import Final

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.page.observation import GRID_ROLES, AriaNode, Observation
from studio.domain.text import fold
from studio.engine.perception.tables import Table
from studio.words import tr

_BEST: Final = re.compile(
    r"最|新着|上位|直近|トップ|\b(?:top|first|last|most|best|recent|latest|newest|oldest|highest|lowest)\b"
)
"""An order whose first are meant."""
_AMOUNT: Final = re.compile(r"(?<![\d.,/:-])\d+(?![\d.,/:-]|\s*[年月日時分])")
"""A number that is no part of a date, a time or another number."""
_NEAR: Final = 8
"""How many words above a list may call it, by no more than standing there."""


def told_limit(observation: Observation, table: Table) -> int:
    """Return how many rows a list shows at most, by what stands above it, where it is full; 0 otherwise."""
    called = (table.heading, table.container.name, *_words_above(observation, table.container))
    rows = len(table.rows)
    return rows if any(_means_first(one, rows) for one in called) else 0


def beyond(limit: int, wanted: str) -> str:
    """Return why rows of a list with a limit are not what a sentence wants, "" where it means the first so many."""
    said = fold(wanted)
    if not limit or _BEST.search(said) or str(limit) in _AMOUNT.findall(said):
        return ""
    return tr(
        "読んだ一覧に出るのは {limit} 件までです。すべてが出る一覧から取り出してください。",
        limit=limit,
    )


def left_out(table: ExtractedTable, wanted: str, *, is_all: bool) -> str:
    """Return why a table has not all that a sentence wants, "" where nothing says so; `is_all`: it says that none may be missing."""
    if table.is_cut and is_all:
        return tr("一覧の続きのページをまだ読んでいません。")
    return beyond(table.limit, wanted)


def _means_first(words: str, rows: int) -> bool:
    said = fold(words)
    return bool(_BEST.search(said)) and str(rows) in _AMOUNT.findall(said)


def _words_above(observation: Observation, container: AriaNode) -> list[str]:
    """Return what stands before a list in the nearest box that says anything before it."""
    below = container
    for around in observation.ancestors(container):
        outside = around.children if around.role not in GRID_ROLES else ()  # headings of columns
        before = takewhile(lambda one, below=below: one is not below, outside)
        leaves = (leaf for one in before for leaf in one.walk() if not leaf.children)
        if said := [words for leaf in leaves if (words := (leaf.label or leaf.text).strip())]:
            return said[-_NEAR:]
        below = around
    return []
