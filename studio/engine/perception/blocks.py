"""The tree without its wrappers: what is left is said once, and is not deeper than it must be. Pure.

One pass from the leaves to the root, without recursion: pages may nest as deep as they like.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from studio.domain.page.observation import COLUMN_ROLES, TOGGLE_ROLES, AriaNode
from studio.domain.text import squeeze
from studio.engine.perception.facts import held_by
from studio.engine.perception.wording import FIELD_ROLES, clean, is_said_in, join_words, said_once

WRAPPERS: Final = frozenset(
    {"generic", "none", "presentation", "paragraph", "document", "rowgroup", "listitem", "list",
     "article", "group", "strong", "emphasis", "section", "text", "code", "superscript", "subscript",
     "insertion", "deletion", "mark", "time", "figure", "blockquote", "img", "progressbar", "meter",
     "term", "definition", "caption", "directory", "note", "math", "application", "feed"}
)  # fmt: skip
"""Roles that are not written: only what they say is."""
INLINE: Final = frozenset(
    {"text", "code", "strong", "emphasis", "superscript", "subscript", "insertion", "deletion",
     "mark", "time", "generic", "link", "img", "button", "term"}
)  # fmt: skip
_KEPT_EMPTY: Final = COLUMN_ROLES | {"row"}
_FLAT_CELLS: Final = 14
_FLAT_CHARS: Final = 420
_PLAIN_MAX: Final = 600
_DEEP: Final = 80
_NEAR: Final = 3
_SECTIONS: Final = frozenset(
    {"region", "form", "navigation", "search", "dialog", "alertdialog", "list", "table", "grid",
     "treegrid", "group", "radiogroup", "article", "complementary", "main", "iframe"}
)  # fmt: skip
"""Named containers: the writer compares their name with the heading they begin with."""
_PRESSED: Final = frozenset(
    {"link", "button", "option", "menuitem", "tab", "treeitem", "clickable"}
)
_BARRIERS: Final = frozenset(
    {"heading", "table", "grid", "treegrid", "dialog", "alertdialog", "alert", "iframe", "form",
     "navigation", "main", "banner", "contentinfo", "complementary", "search", "region", "tablist",
     "menu", "menubar", "toolbar", "radiogroup"}
)  # fmt: skip


@dataclass(slots=True)
class Block:
    """A node that has something to say, and what is left of its children.

    Attributes:
        node: Where it comes from.
        words: Its own name and text, cleaned, as written.
        kids: Children that say something `words` do not.
        face: A box or field without a ref of its own (covered by its label), whose state this one shows.
        twins: Refs of other elements that do the same: a label around its box, the picture of a link.
        plain: All words under it, for comparing; cut at some hundred characters.
        cells: Pieces under it that would stand on one line.
        chars: Characters under it.
        controls: Operable elements under it, itself included.
        fields: Fields under it.
        is_flat: It can stand on one line.
        has_heading: Some heading is under it.
        is_inline: It can be part of a sentence.
        height: Levels under it.
        is_flattened: It was too deep, and its parts now stand side by side.
        is_urgent: Something in it is invalid, or is the control that has the focus.
    """

    node: AriaNode
    words: str = ""
    kids: "list[Block]" = field(default_factory=list["Block"])
    face: AriaNode | None = None
    twins: tuple[str, ...] = ()
    plain: str = ""
    cells: int = 0
    chars: int = 0
    controls: int = 0
    fields: int = 0
    is_flat: bool = True
    has_heading: bool = False
    is_inline: bool = False
    height: int = 0
    is_flattened: bool = False
    is_urgent: bool = False

    @property
    def is_control(self) -> bool:
        """True when it can be operated."""
        return self.node.is_operable

    @property
    def is_field(self) -> bool:
        """True for what is filled or selected."""
        return self.node.is_operable and self.node.role in FIELD_ROLES

    @property
    def is_leaf(self) -> bool:
        """True when nothing is under it any more."""
        return not self.kids


def simplify(root: AriaNode) -> Block:
    """Return the tree of what must be written."""
    done: list[list[Block]] = [[]]
    stack: list[AriaNode | None] = [root]
    open_nodes: list[AriaNode] = []
    while stack:
        node = stack.pop()
        if node is None:
            kids = done.pop()
            done[-1].extend(_made(open_nodes.pop(), kids))
            continue
        open_nodes.append(node)
        stack.append(None)
        done.append([])
        stack.extend(reversed(_told(node)))
    top = done[0]
    return top[0] if len(top) == 1 else _measured(Block(root, kids=top))


def _told(node: AriaNode) -> tuple[AriaNode, ...]:
    """Return the children to look at; the options of a closed select are part of its line."""
    if node.role == "combobox":
        return tuple(child for child in node.children if child.role != "option")
    return node.children


def _made(node: AriaNode, kids: list[Block]) -> list[Block]:
    """Return what a node becomes: nothing, its only kid, or a block."""
    operable = node.is_operable
    words = _own_words(node)
    if not words and not operable and node.role in WRAPPERS:
        if not kids:
            return []
        if len(kids) == 1 and kids[0].node.role == "text":
            return [_measured(Block(node, kids[0].words))]
        if len(kids) == 1 and _may_vanish(node, kids[0]):
            return kids
    if not words and not kids and not operable and node.role not in _KEPT_EMPTY:
        return []
    return [_block(node, words, _without_repeats(kids) if len(kids) > 1 else kids)]


def _block(node: AriaNode, words: str, kids: list[Block]) -> Block:
    """Return a node with its kids, each thing said once."""
    block = Block(node, words, kids)
    operable = node.is_operable
    if block.kids and words:
        _say_once(block)
    if operable and block.kids and node.role not in TOGGLE_ROLES:
        _take_face(block)
    if operable and _is_label(block):
        return _with_twin(block.kids[0], node)
    if operable and _is_doubled(block):
        (inner,) = block.kids
        block.kids = []
        block.twins = (inner.node.ref or "", *inner.twins)
    if operable and not block.words and block.kids and not _controls_inside(block):
        _absorb(block)
    if _measured(block).height > _DEEP:
        _flatten(block)
    return block


def _own_words(node: AriaNode) -> str:
    """Return name and text, once; the value of a field is no word of its own."""
    name = clean(node.name)
    if node.is_operable and node.role in FIELD_ROLES:
        return name
    name = said_once(name) if node.is_operable else name
    if not node.text:
        return name
    text = clean(node.text)
    if not name or not text:
        return name or text
    if is_said_in(text, name):
        return name
    return text if is_said_in(name, text) else f"{name} {text}"


def _may_vanish(node: AriaNode, kid: Block) -> bool:
    """Say whether a wrapper around one kid carries nothing; items with a nested list keep their bracket."""
    if node.role in ("term", "definition"):
        return False
    return not (node.role == "listitem" and kid.node.role in ("list", "listitem") and kid.kids)


def _without_repeats(kids: list[Block]) -> list[Block]:
    """Drop label words beside their field, pictures that lead where the next link leads and say no more, lists drawn again."""
    kept: list[Block] = []
    for index, kid in enumerate(kids):
        near = kids[max(0, index - _NEAR) : index + _NEAR + 1]
        if not kid.controls:
            if _may_be_label(kid) and any(_is_label_of(kid.plain, other) for other in near):
                continue
        elif kid.node.role == "link" and kid.is_leaf and kid.node.url:
            follower = _link_to(kid.node.url, kids[index + 1 : index + _NEAR])
            if follower is not None and is_said_in(kid.words, follower.words):
                _with_twin(follower, kid.node)
                continue
        elif kept and _is_drawn_again(kept[-1], kid):
            _with_twin(kept[-1], kid.node)
            continue
        kept.append(kid)
    return kept


def _is_drawn_again(before: Block, kid: Block) -> bool:
    """Say whether a box only shows what the list right before it holds: a page draws its own over a list of the browser's."""
    if not (before.node.role == kid.node.role == "combobox" and before.is_control):
        return False
    is_bare = kid.is_control and not kid.node.children and not kid.node.text
    held = held_by(before.node) if before.node.children else ""
    return is_bare and bool(held) and squeeze(kid.words) == squeeze(held)


def _may_be_label(kid: Block) -> bool:
    return bool(kid.plain) and not kid.has_heading and kid.node.role not in TOGGLE_ROLES


def _is_label_of(plain: str, other: Block) -> bool:
    role = other.node.role
    if not other.words or not (role in TOGGLE_ROLES or (role in FIELD_ROLES and other.is_control)):
        return False
    return (
        plain == other.words
        or plain in other.words.split()
        or squeeze(plain) == squeeze(other.words)
    )


def _link_to(url: str, kids: list[Block]) -> Block | None:
    """Return the first control under the next kids, when it is a link to `url`."""
    for kid in kids:
        while kid.kids and not kid.is_control and kid.controls:
            kid = next(inner for inner in kid.kids if inner.controls)
        if kid.is_control:
            return kid if kid.node.role == "link" and kid.node.url == url and kid.words else None
    return None


def _say_once(block: Block) -> None:
    """Drop from the name or from the kids what the other says already."""
    if block.node.role in _SECTIONS:
        block.kids = [*(k for k in block.kids[:2] if not _is_legend(k, block)), *block.kids[2:]]
        return
    has_columns = block.node.role == "row" and any(k.node.role in COLUMN_ROLES for k in block.kids)
    if not has_columns and (block.is_control or not _controls_inside(block)):
        block.kids = [
            kid
            for kid in block.kids
            if kid.controls or (kid.plain and not is_said_in(kid.plain, block.words))
        ]
    inside = " ".join(kid.plain for kid in block.kids)
    if inside and (has_columns or not block.is_control) and is_said_in(block.words, inside):
        block.words = ""


def _flatten(block: Block) -> None:
    """Put everything under a block side by side, so that no page nests without end.

    What was flattened before is taken as a whole: each block is moved once.
    """
    flat: list[Block] = []
    stack = list(reversed(block.kids))
    while stack:
        kid = stack.pop()
        if kid.is_leaf or kid.is_flattened:
            flat.append(kid)
            continue
        if kid.words or kid.is_control:
            flat.append(_measured(replace(kid, kids=[])))
        stack.extend(reversed(kid.kids))
    block.kids = flat
    block.is_flattened = True
    block.height = 1


def _take_face(block: Block) -> None:
    """Show on a label the state of the box that it covers."""
    faces = [kid for kid in block.kids if kid.node.role in TOGGLE_ROLES and not kid.is_control]
    if len(faces) != 1:
        return
    block.face = faces[0].node
    block.words = block.words or faces[0].words
    block.kids = [
        kid
        for kid in block.kids
        if kid is not faces[0] and (kid.controls or not is_said_in(kid.plain, block.words))
    ]


def _is_legend(kid: Block, block: Block) -> bool:
    """Say whether a kid only repeats the name of the group that it stands in."""
    return not (kid.controls or kid.has_heading) and is_said_in(kid.plain, block.words)


def _absorb(block: Block) -> None:
    """Make words that only a control's children say its own, when they are one run of words."""
    if all(kid.is_leaf for kid in block.kids) and (
        len(block.kids) == 1 or any(kid.node.role == "text" for kid in block.kids)
    ):
        block.words = join_words([kid.words for kid in block.kids if kid.words])
        block.kids = []


def _controls_inside(block: Block) -> int:
    return sum(kid.controls for kid in block.kids)


def _is_label(block: Block) -> bool:
    """Say whether a pointer area only holds one control and adds nothing: pressing either is the same."""
    return (
        block.node.role in ("generic", "clickable", "listitem", "cell", "gridcell", "row")
        and len(block.kids) == 1
        and block.kids[0].is_control
        and _controls_inside(block) == 1
        and not block.words
    )


def _is_doubled(block: Block) -> bool:
    """Say whether a control only holds one of the same name: a link around its button, an option in an option."""
    return (
        len(block.kids) == 1
        and block.kids[0].is_control
        and block.kids[0].is_leaf
        and {block.node.role, block.kids[0].node.role} <= _PRESSED
        and squeeze(block.words) == squeeze(block.kids[0].words)
    )


def _with_twin(kid: Block, node: AriaNode) -> Block:
    kid.twins = (*kid.twins, node.ref or "")
    return kid


def _is_urgent(block: Block) -> bool:
    """Say whether the block itself must catch the eye; the focus of a whole page is none."""
    for node in (block.node, block.face):
        if node is not None and node.states.get("invalid", "false") != "false":
            return True
    return "active" in block.node.states and block.is_control


def _measured_leaf(block: Block) -> Block:
    node = block.node
    is_operable = node.is_operable
    block.cells = 1
    block.chars = len(block.words) + len(node.text)
    block.controls = int(is_operable)
    block.fields = int(is_operable and node.role in FIELD_ROLES)
    block.height = 1
    block.has_heading = node.role == "heading"
    block.plain = block.words[:_PLAIN_MAX]
    block.is_flat = node.role not in _BARRIERS or node.role == "heading"
    block.is_inline = is_operable or node.role in INLINE
    block.is_urgent = bool(node.states or block.face) and _is_urgent(block)
    return block


def _measured(block: Block) -> Block:
    """Fill in what is known of a block from its kids."""
    kids = block.kids
    node = block.node
    if not kids:
        return _measured_leaf(block)
    block.cells = max(sum(kid.cells for kid in kids) + bool(block.words), 1)
    block.chars = sum(kid.chars for kid in kids) + len(block.words) + len(node.text)
    block.controls = sum(kid.controls for kid in kids) + node.is_operable
    block.fields = sum(kid.fields for kid in kids) + block.is_field
    block.height = 1 + max((kid.height for kid in kids), default=0)
    block.has_heading = node.role == "heading" or any(kid.has_heading for kid in kids)
    block.plain = " ".join(part for part in (block.words, *(k.plain for k in kids)) if part)
    block.plain = block.plain[:_PLAIN_MAX]
    block.is_flat = (
        block.cells <= _FLAT_CELLS
        and block.chars <= _FLAT_CHARS
        and block.fields <= 2
        and all(kid.is_flat for kid in kids)
        and (node.role not in _BARRIERS or node.role == "heading")
    )
    block.is_inline = (node.role in INLINE or block.is_control) and all(k.is_inline for k in kids)
    block.is_urgent = any(kid.is_urgent for kid in kids) or _is_urgent(block)
    return block
