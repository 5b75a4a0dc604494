"""An observation as a flat list of rows, made off the loop: 10,000 nodes must not stop the window."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Final

from studio.domain.page.observation import AriaNode, Observation
from studio.domain.text import clip, fold
from studio.ui.page.role_words import OTHER_WORDS, role_in_words
from studio.words import tr

MAX_LABEL_CHARS = 120
MAX_SEARCHED_CHARS = 300
_WRAPPERS: Final = frozenset({"generic", "none", "presentation"})
_TEXTS: Final = frozenset({"text", "generic"})


@dataclass(frozen=True, slots=True)
class AriaRow:
    """One node as a row.

    Attributes:
        key: The same from one observation to the next, see `build_index`.
        at: Number of this row in its tree.
        depth: 0 for what stands directly under the page.
        parent: Row of the node around it, -1 at the top.
        end: Row after the last node inside it.
        searched: Folded text the filter looks at.
        label: What is shown beside the role, on one line.
    """

    key: int
    at: int
    node: AriaNode
    depth: int
    parent: int
    end: int
    searched: str
    label: str

    @property
    def has_inside(self) -> bool:
        """True when something stands inside."""
        return self.end > self.at + 1


@dataclass(frozen=True, slots=True)
class TreeMatches:
    """Rows that match a search, and those around them; `matches` counts the former."""

    rows: tuple[AriaRow, ...]
    matches: int


@dataclass(frozen=True, slots=True)
class AriaIndex:
    """All rows of one observation in document order, with ways to find one."""

    epoch: int
    rows: tuple[AriaRow, ...] = ()
    by_key: dict[int, int] = field(default_factory=dict[int, int])
    by_ref: dict[str, int] = field(default_factory=dict[str, int])

    def visible(self, collapsed: Collection[int], first: int = 0, end: int = -1) -> list[AriaRow]:
        """Return the rows inside open nodes, from row `first` on to before `end` (-1: to the last)."""
        shown: list[AriaRow] = []
        at, end = first, len(self.rows) if end < 0 else end
        while at < end:
            row = self.rows[at]
            shown.append(row)
            at = row.end if row.key in collapsed else at + 1
        return shown

    def matching(self, query: str) -> TreeMatches:
        """Return the rows that hold every word of `query`, with all that stands around them."""
        wanted = fold(query).split()
        keep: set[int] = set()
        matches = 0
        for number, row in enumerate(self.rows):
            if not all(word in row.searched for word in wanted):
                continue
            matches += 1
            at = number
            while at >= 0 and at not in keep:
                keep.add(at)
                at = self.rows[at].parent
        return TreeMatches(tuple(self.rows[at] for at in sorted(keep)), matches)


def build_index(observation: Observation, older: AriaIndex | None = None) -> AriaIndex:
    """Flatten a tree; pure, meant for a worker thread.

    An element that `older` knows by its ref keeps its key (refs are sticky while role and name
    stay). Any other key is made of the keys around it, role, name and the place among equal
    siblings: stable while the page changes elsewhere, and the same after a reload.
    """
    known = older or AriaIndex(epoch=-1)
    keys = _Keys(observation, known)
    drafts: list[_Draft] = []
    _open(_Draft(observation.root, -1, -1, hash("page")), keys, drafts)
    ends = _ends(drafts)
    rows = tuple(
        _row(number, draft, end, known)
        for number, (draft, end) in enumerate(zip(drafts, ends, strict=True))
    )
    return AriaIndex(
        epoch=observation.epoch,
        rows=rows,
        by_key={row.key: row.at for row in rows},
        by_ref={row.node.ref: row.at for row in rows if row.node.ref},
    )


@dataclass(frozen=True, slots=True)
class _Draft:
    node: AriaNode
    depth: int
    parent: int
    key: int


class _Keys:
    """Gives each node of one observation its key; every key once."""

    def __init__(self, observation: Observation, older: AriaIndex) -> None:
        self._by_ref = {
            node.ref: older.rows[at].key
            for node in observation.nodes
            if node.ref
            and (at := older.by_ref.get(node.ref)) is not None
            and (older.rows[at].node.role, older.rows[at].node.name) == (node.role, node.name)
        }
        self._taken = set(self._by_ref.values())

    def key(self, node: AriaNode, around: int, place: int) -> int:
        """Return the key of a node that is the `place`-th of its kind inside `around`."""
        kept = self._by_ref.get(node.ref) if node.ref else None
        if kept is not None:
            return kept
        key = hash((around, node.role, node.name, place))
        while key in self._taken:
            key = hash((key, "another"))
        self._taken.add(key)
        return key


def _open(top: _Draft, keys: _Keys, drafts: list[_Draft]) -> None:
    """Append everything under `top` in document order, without recursion: pages nest deeply."""
    stack = list(reversed(_children(top, -1, keys)))
    while stack:
        draft = stack.pop()
        drafts.append(draft)
        if draft.node.children:
            stack.extend(reversed(_children(draft, len(drafts) - 1, keys)))


def _children(parent: _Draft, at: int, keys: _Keys) -> list[_Draft]:
    seen: dict[tuple[str, str], int] = {}
    found: list[_Draft] = []
    for node in _telling(parent.node):
        name = (node.role, node.name)
        place = seen[name] = seen.get(name, -1) + 1
        key = keys.key(node, parent.key, place)
        found.append(_Draft(node, parent.depth + 1, at, key))
    return found


def _telling(node: AriaNode) -> Iterator[AriaNode]:
    """Yield the nodes inside that say something.

    Bare wrappers are left out and what they hold takes their place; so is text that only repeats
    the name of what it stands in.
    """
    stack = list(reversed(node.children))
    while stack:
        child = stack.pop()
        is_wrapper = child.role in _WRAPPERS and not child.label and not child.is_operable
        if is_wrapper:
            stack.extend(reversed(child.children))
        elif (
            child.children
            or child.is_operable
            or child.role not in _TEXTS
            or (child.label and child.label != node.name)
        ):
            yield child


def _ends(drafts: list[_Draft]) -> list[int]:
    ends = [number + 1 for number in range(len(drafts))]
    for number in range(len(drafts) - 1, -1, -1):
        parent = drafts[number].parent
        if parent >= 0:
            ends[parent] = max(ends[parent], ends[number])
    return ends


def _row(at: int, draft: _Draft, end: int, older: AriaIndex) -> AriaRow:
    node = draft.node
    before = older.by_key.get(draft.key)
    old = None if before is None else older.rows[before]
    if old and (old.node.name, old.node.text, old.node.role) == (node.name, node.text, node.role):
        searched, label = old.searched, old.label
    else:
        searched, label = _searched(node), clip(_label(node), MAX_LABEL_CHARS)
    return AriaRow(draft.key, at, node, draft.depth, draft.parent, end, searched, label)


def _searched(node: AriaNode) -> str:
    role = f"{role_in_words(node.role)} {OTHER_WORDS.get(node.role, '')}"
    return fold(
        f"{node.role} {role} {node.name[:MAX_SEARCHED_CHARS]} {node.text[:MAX_SEARCHED_CHARS]}"
    )


def _label(node: AriaNode) -> str:
    if node.name and node.text and node.text != node.name:
        return tr("{name}　＝{node}", name=node.name, node=node.text)
    return node.label
