"""What stands around a control, and says whose it is: in its box, in its row, before it or behind it. Pure."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from studio.domain.page.observation import (
    CELL_ROLES,
    EDITABLE_ROLES,
    LIST_ROW_ROLES,
    AriaNode,
    Observation,
)
from studio.domain.text import fold, said_together, squeeze, strip_unseen
from studio.engine.perception.facts import held_by
from studio.engine.perception.tables import column_of

WHOLE: Final = "\0whole"
"""Behind a word that stands by itself, and not only as a part of a longer one: 田中 of 「田中」, and not of 「田中商事」."""


def words_around(node: AriaNode, page: Observation, alike: set[int], named: list[str]) -> set[str]:
    """Return which words stand in the largest box around a control that holds no twin of it, or before it up to one.

    Before a row stands another one, or what is said of all of them.
    """
    boxes = _boxes_of(node, page, alike)
    if boxes[-1].role in CELL_ROLES:
        # Beside a twin in its row: the heading of its column tells them apart.
        return _stand_in(named, squeeze(column_of(node, page)))
    found = _marked_in(boxes[-1:], named)
    rows = [box for box in boxes if box.role in LIST_ROW_ROLES]
    # Of a record of two lines the other one says whose it is.
    if found or (rows and not _only_operates(rows[-1])):
        return found
    return _marked_in(_before(node, page, alike), named)


def text_around(node: AriaNode, page: Observation, alike: set[int]) -> str:
    """Return all that tells a control from its twins, as people see it: what stands in its box, or before or behind it."""
    box = _boxes_of(node, page, alike)[-1]
    here = (
        [box]
        if squeeze(box.words()) not in ("", squeeze(node.label))
        else _before(node, page, alike)
    )
    return squeeze(strip_unseen("".join(one.words() for one in here)))


def _boxes_of(node: AriaNode, page: Observation, alike: set[int]) -> list[AriaNode]:
    """Return a control, and the boxes around it that hold no twin of it."""

    def is_its_own(around: AriaNode) -> bool:
        return not any(id(one) in alike and one is not node for one in around.walk())

    return [node, *takewhile(is_its_own, page.ancestors(node))]


def _only_operates(row: AriaNode) -> bool:
    """Say whether nothing stands in a row but what is pressed."""
    within = (one for one in row.walk() if one is not row and one.is_operable)
    pressed = {id(part) for one in within for part in one.walk()}
    return not any(one.words() for one in row.walk() if not one.children and id(one) not in pressed)


def _marked_in(nodes: list[AriaNode], named: list[str]) -> set[str]:
    whole = {f"{word}{WHOLE}" for node in nodes for word in whole_words(node, named)}
    return _said_by((one for node in nodes for one in telling(node)), named) | whole


def _before(node: AriaNode, page: Observation, alike: set[int]) -> list[AriaNode]:
    """Return what stands before a control, up to its twin; of twins right behind one another (a list, and the one that is drawn over it) up to the first.

    Before the first of all stands what is said of every one of them, too: of that no more is its own than others have.
    """
    runs, found = [list[AriaNode]()], list[AriaNode]()
    within, is_behind = set[int](), False
    for one in page.nodes:
        if one is node:
            found = runs[-1]
        if id(one) in alike:
            within.update(map(id, one.walk()))
            is_behind = True
        elif not one.children and id(one) not in within:
            if is_behind and one.words():
                runs.append([])
                is_behind = False
            runs[-1].append(one)
    rest = runs[1:] if is_behind else runs[1:-1]
    if not is_behind and rest and _stand_behind(runs, page):
        return runs[next(at for at, run in enumerate(runs) if run is found) + 1]
    return _own_of(found, rest, page) if found is runs[0] and rest else found


def _stand_behind(runs: Sequence[list[AriaNode]], page: Observation) -> bool:
    """Say whether what names each control stands behind it: before the first is nothing but headings that no other has."""

    def heads(one: AriaNode) -> bool:
        return any(up.role == "heading" for up in (one, *page.ancestors(one)))

    first, *others = runs
    return all(heads(one) for one in first if one.words()) and not any(
        heads(one) for run in others for one in run
    )


def _own_of(
    run: list[AriaNode], rest: Sequence[list[AriaNode]], page: Observation
) -> list[AriaNode]:
    """Return what of a run is like the others: from its last heading of their level on, or behind what they have not, a heading or a control."""

    def level(one: AriaNode) -> str:
        around = (one, *page.ancestors(one))
        return next((up.states.get("level", "1") for up in around if up.role == "heading"), "")

    def marks(one: AriaNode) -> bool:
        return bool(level(one)) or one.is_operable or one.role == "option"

    levels = {level(one) for other in rest for one in other} - {""}
    if not levels:
        at = [at for at, one in enumerate(run) if marks(one)]
        most = max(sum(map(marks, other)) for other in rest)
        last = at[-most - 1] if len(at) > most else -1
        return run[last + 1 :] or run[last:]
    heads = [at for at, one in enumerate(run) if level(one) in levels]
    return run[heads[-1] :] if heads else run


def words_in(nodes: list[AriaNode], named: list[str]) -> set[str]:
    """Return which words the nodes say; not what stands in their fields, where the run itself puts in."""
    return _said_by((one for node in nodes for one in node.walk()), named)


def _said_by(parts: Iterable[AriaNode], named: list[str]) -> set[str]:
    told = [squeeze(_plain_of(one)) for one in parts]
    return _stand_in(named, "\n".join(told)) | said_together(named, told)


def _stand_in(named: list[str], said: str) -> set[str]:
    return {word for word in named if _stands(word, said)}


def _stands(word: str, said: str) -> bool:
    """Say whether a word stands in a text; a number not within a longer one."""
    if not word.isdigit():
        return word in said
    return bool(re.search(rf"(?<!\d)(?<!\d[.,]){word}(?![.,]?\d)", said))


def whole_words(row: AriaNode, named: Sequence[str]) -> frozenset[str]:
    """Return which words stand in a row by themselves, and not as a part of longer ones."""
    parts = list(map(_plain_of, telling(row)))
    alone = {word for part in parts for word in (*fold(part).split(), squeeze(part))}
    return frozenset(named) & (alone | said_together(named, list(map(squeeze, parts))))


def _plain_of(node: AriaNode) -> str:
    return f"{node.name} {'' if node.role in EDITABLE_ROLES else node.text}"


def telling(node: AriaNode) -> Iterator[AriaNode]:
    """Yield what is in something but what its fields hold: neither their choices, nor a cell that is called by the chosen one."""
    fields = [one for one in node.walk() if one.role in EDITABLE_ROLES]
    held = {id(one) for field in fields for one in field.walk()} - {id(field) for field in fields}
    values = {squeeze(held_by(field)) for field in fields} - {""}
    for one in node.walk():
        is_around = squeeze(one.name) in values and one.role in CELL_ROLES and one.children
        if id(one) not in held and not is_around:
            yield one
