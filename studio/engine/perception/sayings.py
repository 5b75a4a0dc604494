"""What a page newly says, in whole texts as a person reads them: for evidence and post-conditions. Pure.

A text is one run of a sentence with what is emphasised or linked inside of it. What stands in menus,
lists to choose from, fields and rows of data says nothing about an act.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from studio.domain.page.observation import DIALOG_ROLES, ROW_ROLES, AriaNode, Observation
from studio.domain.text import spoken, strip_unseen
from studio.engine.perception.diff import Difference
from studio.engine.perception.tables import find_tables
from studio.engine.perception.wording import joint

MASKED: Final = "*"
"""Stands for what is another one next time."""
_MESSAGES: Final = frozenset({"alert", "status", "alertdialog", "log"})
_SILENT: Final = frozenset(
    {
        "menu", "menubar", "listbox", "option", "tree", "treeitem", "tablist", "combobox", "textbox", "searchbox",
        "spinbutton", "slider", "button", "checkbox", "radio", "switch", "tab", "navigation", "contentinfo",
        "columnheader", "rowheader", "tooltip",
    }
)  # fmt: skip
_RUNS: Final = frozenset(
    {
        "text", "strong", "emphasis", "code", "mark", "time", "insertion", "deletion", "superscript", "subscript",
        "term", "link",
    }
)  # fmt: skip
_SENTENCE_ENDS: Final = frozenset("。！？!?")


class Weight(IntEnum):
    """How much a text tells of an act: a message to the person, a heading, any other text."""

    MESSAGE = 0
    HEADING = 1
    TEXT = 2


@dataclass(frozen=True, slots=True)
class Saying:
    """One text of a page.

    Attributes:
        words: As the page has it; parts with a control between them are joined by `MASKED`.
        named: Parts of it that are links: names of things, mostly.
        is_in_dialog: It stands in a dialog.
        is_in_row: It is what a row says, no message of the page.
    """

    words: str
    weight: Weight
    named: tuple[str, ...] = ()
    is_in_dialog: bool = False
    is_in_row: bool = False


@dataclass(frozen=True, slots=True)
class _Place:
    """What is known of a node from what is around it."""

    node: AriaNode
    weight: Weight
    is_in_dialog: bool
    is_in_row: bool = False
    is_in_log: bool = False


def new_sayings(change: Difference, before: Observation, after: Observation) -> tuple[Saying, ...]:
    """Return what a page newly says, the most telling first; words that only moved are none.

    Args:
        change: From the page before to `after`.
        before: The page as it was.
        after: The page as it is now.
    """
    new = {id(node) for node in change.added}
    stood = {saying.words for saying, _ in _said(before)}
    found = [
        saying for saying, parts in _said(after)
        if any(id(one) in new for one in parts)
        if saying.weight is Weight.MESSAGE or saying.words not in stood
    ]  # fmt: skip
    return tuple(sorted(dict.fromkeys(found), key=lambda saying: saying.weight))


def all_sayings(page: Observation) -> tuple[Saying, ...]:
    """Return every text of a page, in document order."""
    return tuple(saying for saying, _ in _said(page))


def says_something(words: str) -> bool:
    """Say whether a text holds three letters or kana at least, beside signs, digits and what is masked."""
    return sum(char.isalpha() for char in words) >= 3


def _said(page: Observation) -> Iterator[tuple[Saying, list[AriaNode]]]:
    """Yield every text in document order, with the nodes it is made of."""
    rows, labels = _data_rows(page), {node.label for node in page.nodes if node.ref} - {""}
    stack = [_Place(page.root, Weight.TEXT, is_in_dialog=False)]
    while stack:
        place = stack.pop()
        node = place.node
        if node.role in _SILENT or (id(node) in rows and place.weight is not Weight.MESSAGE):
            continue
        place = _Place(
            node,
            _weight(node, place.weight),
            is_in_dialog=place.is_in_dialog or node.role in DIALOG_ROLES,
            is_in_row=place.is_in_row or node.role in ROW_ROLES,
            is_in_log=place.is_in_log or node.role == "log",
        )
        blocks: list[AriaNode] = []
        for run in _runs(node, blocks):
            saying = _saying(run, place)
            is_tip = place.is_in_log and saying is not None and saying.words in labels
            if saying and not is_tip:  # scripts tell readers what is pointed at in a log of its own
                yield saying, run
        stack.extend(replace(place, node=block) for block in reversed(blocks))


def _weight(node: AriaNode, around: Weight) -> Weight:
    if node.role in _MESSAGES or around is Weight.MESSAGE:
        return Weight.MESSAGE
    return Weight.HEADING if node.role in ("heading", *DIALOG_ROLES) and around else around


def _runs(node: AriaNode, blocks: list[AriaNode]) -> Iterator[list[AriaNode]]:
    """Yield the runs of text directly in a node, and put its other children into `blocks`."""
    run: list[AriaNode] = []
    own = [node] if _own_words(node) and not _has_words(node) else []
    if own:
        yield own
    for child in node.children:
        is_run = child.role in _RUNS and not any(_is_block(inner) for inner in child.children)
        if is_run or (child.role in _SILENT and run):
            run.append(child)
            if _ends(child):
                yield run
                run = []
            continue
        if run:
            yield run
        run = []
        blocks.append(child)
    if run:
        yield run


def _has_words(node: AriaNode) -> bool:
    """Say whether the words of a node are those of its children, told again as its name."""
    return any(child.role in _RUNS or child.children for child in node.children)


def _is_block(node: AriaNode) -> bool:
    return node.role not in _RUNS


def _ends(node: AriaNode) -> bool:
    return node.role == "text" and _own_words(node)[-1:] in _SENTENCE_ENDS


def _saying(run: list[AriaNode], place: _Place) -> Saying | None:
    parts = [MASKED if node.role in _SILENT else _own_words(node) for node in run]
    words = _joined([part for part in parts if part]).strip(MASKED + " ")
    is_link = all(node.role == "link" for node in run) and place.weight is Weight.TEXT
    if is_link or not any(char.isalnum() for char in words):
        return None
    named = tuple(_own_words(node) for node in run if node.role == "link")
    is_in_row = place.is_in_row and place.weight is not Weight.MESSAGE
    return Saying(words, place.weight, named, place.is_in_dialog, is_in_row)


def _joined(parts: list[str]) -> str:
    """Join the parts of a sentence; only words in Latin letters have blanks between them."""
    words = ""
    for part in parts:
        is_latin = words[-1:].isascii() and part[:1].isascii()
        words += (joint(words, part) if is_latin else "") + part
    return words


def _own_words(node: AriaNode) -> str:
    """Return what a node says itself, on one line, without pictures of icon fonts."""
    words = node.name or node.text
    if not words and node.role in _RUNS:
        words = node.words()
    return " ".join(spoken(strip_unseen(words)).split())


def _data_rows(page: Observation) -> set[int]:
    """Return the rows of lists of records: those of one shape, two at least."""
    tables = [table for table in find_tables(page) if table.headers or len(table.rows) > 1]
    return {id(row.node) for table in tables for row in table.rows if row.node.role in ROW_ROLES}
