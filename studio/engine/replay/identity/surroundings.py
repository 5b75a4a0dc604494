"""Where an element stands in an observation: its row, container, heading and neighbours. Pure.

The key text of a row is its shortest cell or heading that no other row has. A price, a date or a
count is other ones tomorrow, and is the key only of a row that has nothing else: its place among rows
that are all others next month tells nothing, and what is not found is not pressed.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from studio.domain.page.observation import (
    CELL_ROLES,
    DIALOG_ROLES,
    EDITABLE_ROLES,
    MASK,
    OPERABLE_ROLES,
    ROW_ROLES,
    TOGGLE_ROLES,
    AriaNode,
    Observation,
)
from studio.domain.text import has_digits, squeeze
from studio.domain.values.amounts import read_amount
from studio.domain.values.timestamps import read_moment
from studio.engine.perception.tables import column_of
from studio.engine.replay.identity.calendar_days import month_over

SCOPE_ROLES: Final = frozenset(
    {
        "alertdialog", "banner", "complementary", "dialog", "form", "group", "main", "navigation",
        "region", "search", "table", "tabpanel",
    }
)  # fmt: skip
LANDMARKS: Final = frozenset(
    {"alertdialog", "banner", "complementary", "contentinfo", "dialog", "main", "navigation", "search"}
)  # fmt: skip
"""Parts of a page that are told apart by their role alone."""
ROLELESS: Final = frozenset({"generic", "text", "clickable", "iframe", "document"})
"""What the tree calls elements that have no ARIA role; no locator finds them by it."""
_YEN: Final = "円"
_KEY_MAX: Final = 40
_NEIGHBOURS_EACH_WAY: Final = 2
_MOSTLY: Final = 0.8
"""Share of rows whose text in one column is like no other's: below, it is a state and not a key."""
_CODE: Final = re.compile(r"[A-Za-z]+[-_]?\d{2,}|\d{4,}")
_SAYS_NOTHING: Final = re.compile(
    r"詳細|くわしく|編集|変更|開く|表示|確認|選択|削除|取消|追加|もっと見る|続きを読む|ダウンロード|pdf|csv|"
    r"edit|delete|details?|open|view|show|more|select|download|here|こちら|[×✕✖+＋…⋮︙>＞]?"
)
"""Words of a link that every row has, though there is only one row today."""

_FORMS: Final = frozenset({"form", "region", "dialog", "alertdialog"})
"""Parts of a page that may open in a row (編集 in the list itself): what stands in them is theirs."""

_LeafPath = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What stands around an element.

    Attributes:
        scopes: Named containers around it, nearest first.
        region: Role of the nearest part of the page around it that has one, named or not.
        row_role: Role of its row, card or list item; "" when it stands in none.
        row_keys: Texts that tell the row from its siblings, best first.
        row_column: The heading over the first of these, where the row is needed; "" for none.
        needs_row: The element is one of many, or its words say nothing without the row.
        heading: The nearest heading before it, without digits; of a day in a calendar its month.
        terms: The term of a definition list that it defines (at most one).
        neighbours: Texts close to it, without digits.
        ordinal: Its place from 1 among the elements of the same role and name in its frame.
        count: How many of those there are.
    """

    scopes: tuple[AriaNode, ...]
    region: str
    row_role: str
    row_keys: tuple[str, ...]
    row_column: str
    needs_row: bool
    heading: str
    terms: tuple[str, ...]
    neighbours: tuple[str, ...]
    ordinal: int
    count: int

    @property
    def row_key(self) -> str:
        """What tells its row, where only that tells it from its like."""
        return self.row_keys[0] if self.needs_row and self.row_keys else ""


def surroundings(observation: Observation, node: AriaNode) -> Surroundings:
    """Describe where `node` stands."""
    around = tuple(_within_frame(observation, node))
    everything = frame_nodes(around[-1] if around else node)
    twins = [one for one in everything if one.role == node.role and one.name == node.name]
    item = _item(observation, node, around, [one for one in twins if one is not node])
    keys = _row_keys(item, _siblings(around, item), node) if item else ()
    is_called = _is_called(node) and squeeze(node.name) in map(squeeze, keys)
    names_itself = not is_called and any(squeeze(key) in squeeze(node.name) for key in keys)
    needs_row = (
        item is not None
        and not names_itself
        and (is_called or len(twins) > 1 or _says_nothing(node, item))
    )
    return Surroundings(
        scopes=tuple(one for one in around if one.role in SCOPE_ROLES and _is_said(one.name)),
        region=next((one.role for one in around if one.role in LANDMARKS), ""),
        row_role=item.role if item else "",
        row_keys=keys,
        row_column=_column_over(keys[0], item, observation) if keys and item and needs_row else "",
        needs_row=needs_row,
        heading=month_over(node, around) or _heading_before(everything, node),
        terms=tuple(_terms(observation, node)),
        neighbours=_neighbours(everything, node),
        ordinal=next((n for n, one in enumerate(twins, 1) if one is node), 1),
        count=max(1, len(twins)),
    )


def row_around(around: Iterable[AriaNode]) -> AriaNode | None:
    """Return the row, card or list item that something stands in; None where a form opened in it.

    Args:
        around: What is around it, nearest first.
    """
    nearest = next((one for one in around if one.role in ROW_ROLES | _FORMS), None)
    return nearest if nearest is not None and nearest.role in ROW_ROLES else None


def _column_over(key: str, item: AriaNode, observation: Observation) -> str:
    wanted = squeeze(key)
    holding = (leaf for _, leaf in _leaves(item) if wanted in _said_by(leaf))
    return next((column_of(leaf, observation) for leaf in holding), "")


def is_under(observation: Observation, node: AriaNode, key: str, column: str) -> bool:
    """Say whether a row's text stands under its recorded heading, or no column of the row is headed so today."""
    row = row_around(_within_frame(observation, node)) if column else None
    if row is None:
        return True
    leaves = [leaf for _, leaf in _leaves(row)]
    heads = {id(leaf): squeeze(column_of(leaf, observation)) for leaf in leaves}
    held = [leaf for leaf in leaves if squeeze(key) in _said_by(leaf)]
    is_headed = squeeze(column) in heads.values()
    return not (held and is_headed) or any(heads[id(one)] == squeeze(column) for one in held)


def is_in_row(observation: Observation, node: AriaNode, key: str) -> bool:
    """Say whether the item of `node` holds the text `key`: met going up before any of its twins.

    A row that has a text of its own in the place of the key is another row.
    """
    wanted = squeeze(key)
    inside: AriaNode = node
    for around in _within_frame(observation, node):
        fresh = [one for child in around.children if child is not inside for one in child.walk()]
        if any(_is_twin(one, node) for one in fresh):
            return False
        if squeeze(around.text) == wanted:
            return True
        keyed = [place for place in _leaves(around) if wanted in _said_by(place[1])]
        if keyed:
            own = {
                path for path, one in _leaves(inside, _path_to(around, inside)) if one is not node
            }
            return not any(path != k and _is_same_place(path, k) for k, _ in keyed for path in own)
        inside = around
    return False


def _said_by(one: AriaNode) -> tuple[str, str]:
    return squeeze(one.name), squeeze(one.text)


def _path_to(around: AriaNode, inside: AriaNode) -> _LeafPath:
    alike = [child for child in around.children if child.role == inside.role]
    return ((inside.role, next((n for n, one in enumerate(alike) if one is inside), 0)),)


def _is_same_place(path: _LeafPath, key: _LeafPath) -> bool:
    """Say whether a text stands in its row where the key stands in another: as deep, of the same role."""
    return len(path) == len(key) and path[-1][0] == key[-1][0]


def frame_nodes(root: AriaNode) -> list[AriaNode]:
    """Return the nodes of one frame in document order, without the frames inside it."""
    found: list[AriaNode] = []
    stack = [root]
    while stack:
        node = stack.pop()
        found.append(node)
        if node.role != "iframe" or node is root:
            stack.extend(reversed(node.children))
    return found


def _within_frame(observation: Observation, node: AriaNode) -> Iterator[AriaNode]:
    """Yield what is around a node, nearest first, up to its frame or the document."""
    for around in observation.ancestors(node):
        yield around
        if around.role == "iframe":
            return


def _is_twin(one: AriaNode, node: AriaNode) -> bool:
    return one.role == node.role and squeeze(one.name) == squeeze(node.name)


def _is_said(text: str) -> bool:
    return bool(text.strip()) and MASK not in text


def says_nothing(words: str) -> bool:
    """Say whether a name is one that every row has, and tells nothing of its own: 詳細, 編集, delete."""
    return bool(_SAYS_NOTHING.fullmatch(squeeze(words)))


def _item(
    observation: Observation, node: AriaNode, around: Sequence[AriaNode], twins: list[AriaNode]
) -> AriaNode | None:
    """Return the row, card or list item of a node: the most that is around it and no twin of it."""
    semantic = row_around(around)
    if not twins or node.role in CELL_ROLES:
        return semantic
    shared = {id(one) for twin in twins for one in (twin, *observation.ancestors(twin))}
    item: AriaNode | None = None
    for one in around:
        if id(one) in shared:
            break
        item = one
        if one.role in DIALOG_ROLES and _is_said(one.name):
            break  # a dialog by its name, and no row
    if item is None or item.role in SCOPE_ROLES - {"group"}:
        return semantic if semantic is not None and id(semantic) not in shared else None
    return item


def _siblings(around: Sequence[AriaNode], item: AriaNode | None) -> list[AriaNode]:
    for one in around:
        if item is not None and any(child is item for child in one.children):
            return [c for c in one.children if c is not item and c.role == item.role]
    return []


def _says_nothing(node: AriaNode, item: AriaNode) -> bool:
    """Say whether an element that has no twin today still means its row: a button of a table row."""
    if not node.name:
        return True
    if node.role in EDITABLE_ROLES or item.role == "treeitem":
        return False
    if node.role == "link":
        return bool(_SAYS_NOTHING.fullmatch(squeeze(node.name)))
    if item.role == "row":
        return node.role in OPERABLE_ROLES or node.role == "clickable"
    is_operable = node.role in OPERABLE_ROLES - TOGGLE_ROLES or node.role == "clickable"
    return is_operable and bool(_SAYS_NOTHING.fullmatch(squeeze(node.name)))


def _row_keys(item: AriaNode, siblings: list[AriaNode], node: AriaNode) -> tuple[str, ...]:
    """Return the texts that tell the row; digits only where it has no words.

    The one row of today is known by a day or a price: 「全 34 件」 beside a button names no row.
    """
    others = [{path: squeeze(one.name or one.text) for path, one in _leaves(s)} for s in siblings]
    taken = Counter(text for other in others for text in set(other.values()))
    own = {id(one) for one in node.walk()}
    ranked: list[tuple[tuple[bool, bool, int, int], str]] = []
    passing: list[str] = []
    for path, leaf in _leaves(item):
        text = (leaf.name or leaf.text).strip()
        if id(leaf) in own or not _may_be_key(text, leaf, node) or taken[squeeze(text)]:
            continue
        if not _lasts(text):
            passing += [text] if siblings or _is_day_or_price(text) else []
            continue
        column = [other[path] for other in others if path in other]
        if len(column) >= 2 and len(set(column)) < _MOSTLY * len(column):
            continue
        rank = 0 if leaf.role in ("heading", "rowheader") else 1
        is_other = not (_is_called(node) and squeeze(text) == squeeze(node.name))
        ranked.append(((is_other, has_digits(text), rank, len(text)), text))
    lasting = [text for _, text in sorted(ranked)]
    return tuple(dict.fromkeys(lasting or passing))[:3]


def _leaves(item: AriaNode, start: _LeafPath = ()) -> Iterator[tuple[_LeafPath, AriaNode]]:
    """Yield the texts of a row, each with its place in it, below `start`."""
    stack: list[tuple[_LeafPath, AriaNode]] = [(start, item)]
    while stack:
        path, one = stack.pop()
        if one is not item and (one.name or one.text):
            yield path, one
        seen: Counter[str] = Counter()
        inner: list[tuple[_LeafPath, AriaNode]] = []
        for child in one.children:
            inner.append(((*path, (child.role, seen[child.role])), child))
            seen[child.role] += 1
        stack.extend(reversed(inner))


def _may_be_key(text: str, leaf: AriaNode, node: AriaNode) -> bool:
    """Say whether a text may stand for its row: it says something, and is no control's."""
    if not text or len(text) > _KEY_MAX or not _is_said(text):
        return False
    if leaf.role in OPERABLE_ROLES - {"link"} or not re.search(r"\w", text):
        return False
    is_own = squeeze(text) == squeeze(node.name) and not _is_called(node)
    return not is_own and not _SAYS_NOTHING.fullmatch(squeeze(text))


def _is_called(node: AriaNode) -> bool:
    """Say whether a box has no name but the words of its row: nothing finds it by them."""
    return node.role in TOGGLE_ROLES and "called" in node.states


def _lasts(text: str) -> bool:
    """Say whether a text is the same another day: words, or a code (A-1023)."""
    return not has_digits(text) or bool(_CODE.fullmatch(squeeze(text)))


def _is_day_or_price(text: str) -> bool:
    return read_moment(text) is not None or bool(
        (amount := read_amount(text)) and amount.unit == _YEN
    )


def _heading_before(everything: list[AriaNode], node: AriaNode) -> str:
    heading = ""
    for one in everything:
        if one is node:
            return heading
        if one.role == "heading":
            words = _heading_words(one)
            heading = words if _is_said(words) and not has_digits(words) else ""
    return ""


def _heading_words(heading: AriaNode) -> str:
    """Return what a heading says without the controls in it, which come and go with who is signed in."""
    whole = heading.name or heading.text
    inner = {id(part) for one in heading.walk() if one.is_operable for part in one.walk()}
    if not inner or id(heading) in inner:
        return whole
    own = (one.text or ("" if one.children else one.name) for one in heading.walk() if id(one) not in inner)  # fmt: skip
    words = " ".join(text.strip() for text in own if any(char.isalnum() for char in text))
    return words or whole


def _terms(observation: Observation, node: AriaNode) -> Iterator[str]:
    """Yield the term of a definition list whose definition holds the node."""
    inside = node
    for around in _within_frame(observation, node):
        if inside.role == "definition":
            before = ""
            for child in around.children:
                if child is inside:
                    break
                before = child.words() if child.role == "term" else before
            if _is_said(before) and not has_digits(before):
                yield before
            return
        inside = around


def _neighbours(everything: list[AriaNode], node: AriaNode) -> tuple[str, ...]:
    own = {id(one) for one in node.walk()}
    places = [place for place, one in enumerate(everything) if id(one) in own]
    if not places:
        return ()
    before = (everything[place] for place in range(places[0] - 1, -1, -1))
    after = (everything[place] for place in range(places[-1] + 1, len(everything)))
    texts = (
        *islice(_near_texts(before, node), _NEIGHBOURS_EACH_WAY),
        *islice(_near_texts(after, node), _NEIGHBOURS_EACH_WAY),
    )
    return tuple(dict.fromkeys(texts))


def _near_texts(nodes: Iterator[AriaNode], node: AriaNode) -> Iterator[str]:
    for one in islice(nodes, 60):
        text = (one.name or ("" if one.role in EDITABLE_ROLES else one.text)).strip()
        if one.children or not 2 <= len(text) <= _KEY_MAX or not _is_said(text):
            continue
        if not has_digits(text) and squeeze(text) != squeeze(node.name):
            yield text
