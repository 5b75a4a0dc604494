"""An observation as a flat list of rows, made off the loop: 10,000 nodes must not stop the window."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Final

from studio.domain.observation import AriaNode, Observation
from studio.domain.text import clip, fold

MAX_LABEL_CHARS = 120
MAX_SEARCHED_CHARS = 300
_WRAPPERS: Final = frozenset({"generic", "none", "presentation"})
_TEXTS: Final = frozenset({"text", "generic"})


@dataclass(frozen=True, slots=True)
class AriaRow:
    """One node as a row.

    Attributes:
        key: The same from one observation to the next: where it stands and what it is called.
        depth: 0 for what stands directly under the page.
        parent: Row of the node around it, -1 at the top.
        end: Row after the last node inside it.
        searched: Folded text the filter looks at.
        label: What is shown beside the role, on one line.
    """

    key: int
    node: AriaNode
    depth: int
    parent: int
    end: int
    searched: str
    label: str

    def has_inside(self, row: int) -> bool:
        """Say whether something stands inside, given its own row."""
        return self.end > row + 1


@dataclass(frozen=True, slots=True)
class AriaIndex:
    """All rows of one observation in document order, with ways to find one."""

    epoch: int
    rows: tuple[AriaRow, ...] = ()
    by_key: dict[int, int] = field(default_factory=dict[int, int])
    by_ref: dict[str, int] = field(default_factory=dict[str, int])

    def visible(self, collapsed: Collection[int], query: str) -> list[int]:
        """Return the rows to show: inside open nodes, or what matches with all around it."""
        if query:
            return self._matching(query)
        shown: list[int] = []
        row = 0
        while row < len(self.rows):
            shown.append(row)
            entry = self.rows[row]
            row = entry.end if entry.key in collapsed else row + 1
        return shown

    def _matching(self, query: str) -> list[int]:
        wanted = fold(query).split()
        keep: set[int] = set()
        for number, row in enumerate(self.rows):
            if not all(word in row.searched for word in wanted):
                continue
            at = number
            while at >= 0 and at not in keep:
                keep.add(at)
                at = self.rows[at].parent
        return sorted(keep)


def build_index(observation: Observation) -> AriaIndex:
    """Flatten a tree; pure, meant for a worker thread.

    A key is made of the keys around it, role, name and the place among equal siblings: stable
    while the page changes elsewhere.
    """
    drafts: list[_Draft] = []
    top = _Draft(observation.root, -1, -1, hash("page"))
    _open(top, -1, drafts)
    ends = _ends(drafts)
    rows = tuple(_row(draft, end) for draft, end in zip(drafts, ends, strict=True))
    return AriaIndex(
        epoch=observation.epoch,
        rows=rows,
        by_key={row.key: number for number, row in enumerate(rows)},
        by_ref={row.node.ref: number for number, row in enumerate(rows) if row.node.ref},
    )


@dataclass(frozen=True, slots=True)
class _Draft:
    node: AriaNode
    depth: int
    parent: int
    key: int


def _open(top: _Draft, at: int, drafts: list[_Draft]) -> None:
    """Append everything under `top` in document order, without recursion: pages nest deeply."""
    stack = list(reversed(_children(top, at)))
    while stack:
        draft = stack.pop()
        drafts.append(draft)
        if draft.node.children:
            stack.extend(reversed(_children(draft, len(drafts) - 1)))


def _children(parent: _Draft, at: int) -> list[_Draft]:
    seen: dict[tuple[str, str], int] = {}
    found: list[_Draft] = []
    for node in _telling(parent.node):
        name = (node.role, node.name)
        place = seen[name] = seen.get(name, -1) + 1
        key = hash((parent.key, node.role, node.name, place))
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


def _row(draft: _Draft, end: int) -> AriaRow:
    node = draft.node
    label = clip(_label(node), MAX_LABEL_CHARS)
    searched = fold(
        f"{node.role} {node.name[:MAX_SEARCHED_CHARS]} {node.text[:MAX_SEARCHED_CHARS]}"
    )
    return AriaRow(draft.key, node, draft.depth, draft.parent, end, searched, label)


def _label(node: AriaNode) -> str:
    if node.name and node.text and node.text != node.name:
        return f"{node.name}　＝{node.text}"
    return node.label
