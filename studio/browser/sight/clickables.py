"""The supplement: what can be acted on without a role, put into the tree at its place. Pure.

`<span onclick>`, `<a onclick>` without an address, icon fonts, elements that only have a listener:
the snapshot gives them no ref, often no node. The look for them (`unseen.SCAN`) tells where each
one stands in the snapshot's own text; here it becomes a node `clickable` with a ref `x1`.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from studio.browser.sight.controls import Called, read_controls
from studio.domain.page.observation import (
    EDITABLE_ROLES,
    OPERABLE_ROLES,
    TOGGLE_ROLES,
    AriaNode,
    Box,
    Control,
    frame_of,
)
from studio.domain.text import spoken

_SAME_PLACE: Final = 0.5
"""A clickable whose only content is an operable element of this share of its area is that element."""
_NAME_MAX: Final = 120
_PAINTED: Final = "（絵：中の文字は読めず、部品も操作できません）"
_FIELD_STATES: Final = ("required", "readonly", "checked", "modal", "shut")
_KEPT_NAMES: Final = OPERABLE_ROLES | {"img", "iframe", "textbox"}


@dataclass(frozen=True, slots=True)
class Position:
    """A place among the children of a printed node: behind `after`, and so many characters of text on."""

    after: str | None
    lead: int


@dataclass(frozen=True, slots=True)
class Clickable:
    """One element without a ref that can be acted on.

    Attributes:
        key: Its number in its document, the same at every look.
        order: Its place among the clickables of its document.
        last: The highest `order` inside it.
        parent: Ref of the printed node around it; None at the top of its frame.
        label: What the page calls it (`aria-label`).
        text: Its visible text.
        hint: What the page says of it to people when it shows no words: title, alternative text.
        icon: What its picture shows, when that is all there is (`trash`).
        is_canvas: One drawn picture: what stands in it can be neither read nor operated.
    """

    key: int
    order: int
    last: int
    parent: str | None
    start: Position
    end: Position
    label: str
    text: str
    hint: str
    box: Box
    states: Mapping[str, str] = field(default_factory=dict[str, str])
    icon: str = ""
    is_canvas: bool = False

    def holds(self, other: "Clickable") -> bool:
        """Say whether `other` stands inside it."""
        return self.order < other.order <= self.last

    @property
    def called(self) -> str:
        """Its name."""
        return (self.label or self.text or self.hint)[:_NAME_MAX]


@dataclass(frozen=True, slots=True)
class Mark:
    """Why a printed node can be acted on, a word for it when it shows none, and where it stands.

    Attributes:
        is_required: A form is not sent while it is empty; snapshots do not tell.
        icon: What its picture shows, when that is all there is.
    """

    why: str
    hint: str
    box: Box
    is_required: bool = False
    icon: str = ""


@dataclass(frozen=True, slots=True)
class FrameLook:
    """What the look at one frame gave.

    Attributes:
        token: Of its document.
        url: That shows it.
        title: Of its document.
        prefix: Of its refs: `f1`; "" for the main frame of a first page, or when nothing has a ref.
        found: In document order.
        fields: `required`, `readonly`, `checked` of printed fields, `modal` of dialogs, `shut` of what could be opened, `colspan`, `rowspan` of cells, `head` of headings, by ref.
        secrets: Ref ("" without one) and value of secret fields.
        called: What people call printed fields, by ref.
        controls: Of its forms.
    """

    token: str
    prefix: str
    found: tuple[Clickable, ...] = ()
    marks: Mapping[str, Mark] = field(default_factory=dict[str, Mark])
    secrets: tuple[tuple[str, str], ...] = ()
    fields: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    called: Mapping[str, Called] = field(default_factory=dict[str, Called])
    controls: tuple[Control, ...] = ()
    url: str = ""
    title: str = ""


def read_look(reply: Mapping[str, Any]) -> FrameLook:
    """Read what `unseen.SCAN` returned."""
    return FrameLook(
        token=str(reply["token"]),
        prefix=str(reply["prefix"]),
        found=tuple(sorted(map(_read_clickable, reply["found"]), key=lambda one: one.order)),
        marks={
            str(ref): Mark(
                str(why), str(hint), _read_box(box), is_required=bool(is_required), icon=str(icon)
            )
            for ref, why, hint, box, is_required, icon in reply["marks"]
        },
        secrets=tuple((str(ref), str(value)) for ref, value in reply["secrets"]),
        fields={str(ref): _read_states(told) for ref, *told in reply["fields"]},
        called={str(ref): Called(*told) for ref, *told in reply["called"]},
        controls=read_controls(reply["controls"]),
        url=str(reply["url"]),
        title=str(reply["title"]),
    )


def _read_states(told: Sequence[bool | int | str]) -> dict[str, str]:
    *fixed, head, wide, tall = told
    states = {name: "true" for name, is_so in zip(_FIELD_STATES, fixed, strict=True) if is_so}
    states |= {"head": str(head)} if head else {}
    spans = {"colspan": int(wide), "rowspan": int(tall)}
    return states | {name: str(span) for name, span in spans.items() if span > 1}


def _read_box(sides: Sequence[float]) -> Box:
    return Box(*(round(float(side)) for side in sides))


def _read_clickable(one: Mapping[str, Any]) -> Clickable:
    return Clickable(
        key=int(one["key"]),
        order=int(one["order"]),
        last=int(one["last"]),
        parent=one["parent"],
        start=Position(*one["start"]),
        end=Position(*one["end"]),
        label=str(one["label"]),
        text=str(one["text"]),
        hint=str(one["hint"]),
        icon=str(one["icon"]),
        is_canvas=bool(one["isCanvas"]),
        box=_read_box(one["box"]),
        states={str(name): str(value) for name, value in one["states"].items()},
    )


Numbering = Mapping[tuple[str, int], str]
"""Ref (`x1`) of a clickable by its document's token and its key."""


def supplement(root: AriaNode, looks: Sequence[FrameLook], refs: Numbering) -> AriaNode:
    """Return the tree with every clickable at its place, and with the marks on what has a ref.

    Args:
        root: The parsed snapshot.
        looks: The main frame's first.
        refs: A ref for every clickable of the looks.
    """
    told = _Told(root, looks, refs)
    if told.is_empty:
        return root
    ready: dict[int, AriaNode] = {}
    for node in reversed(tuple(root.walk())):
        changed = node
        if any(id(child) in ready for child in node.children):
            children = tuple(ready.pop(id(child), child) for child in node.children)
            changed = replace(node, children=children)
        changed = told.on(changed, node)
        if changed is not node:
            ready[id(node)] = changed
    return ready.get(id(root), root)


class _Told:
    """What all looks told, by the node that it is about."""

    def __init__(self, root: AriaNode, looks: Sequence[FrameLook], refs: Numbering) -> None:
        owners = _Owners(root)
        self._inserts: dict[int, list[tuple[Clickable, str]]] = {}
        self._marks: dict[str, Mark] = {}
        self._fields: dict[str, Mapping[str, str]] = {}
        self._called: dict[str, Called] = {}
        for index, look in enumerate(looks):
            self._marks |= look.marks
            self._fields |= look.fields
            self._called |= look.called
            for one in look.found:
                owner = owners.of(one.parent, look.prefix, is_main=index == 0)
                self._inserts.setdefault(id(owner), []).append((one, refs[look.token, one.key]))

    @property
    def is_empty(self) -> bool:
        """True when nothing was told."""
        return not (self._inserts or self._marks or self._fields or self._called)

    def on(self, node: AriaNode, printed: AriaNode) -> AriaNode:
        """Return a node as the looks tell it; `printed` is the same in the snapshot."""
        ref = node.ref or ""
        if mark := self._marks.get(ref):
            node = _marked(node, mark)
        if states := self._fields.get(ref):
            node = replace(node, states=node.states | dict(states))
        if called := self._called.get(ref):
            node = _called(node, called)
        node = _as_chosen(_as_box(node))
        here = self._inserts.get(id(printed))
        return _with_clickables(node, here) if here else node


class _Owners:
    """Finds the printed node that a clickable belongs under."""

    def __init__(self, root: AriaNode) -> None:
        self._root = root
        self._by_ref: dict[str, AriaNode] = {}
        self._frames: dict[str, AriaNode] = {}
        self._empty: list[AriaNode] = []
        for node in root.walk():
            if node.ref:
                self._by_ref[node.ref] = node
            if node.role == "iframe":
                prefix = next((frame_of(n.ref) for n in _below(node) if n.ref), None)
                if prefix is None:
                    self._empty.append(node)
                else:
                    self._frames[prefix] = node

    def of(self, ref: str | None, prefix: str, *, is_main: bool) -> AriaNode:
        """Return the node of a ref; without one the top of the frame."""
        if ref in self._by_ref:
            return self._by_ref[ref]
        if is_main:
            return self._root
        if prefix not in self._frames and self._empty:
            self._frames[prefix] = self._empty.pop(0)
        return self._frames.get(prefix, self._root)


def _below(node: AriaNode) -> Iterator[AriaNode]:
    walk = node.walk()
    next(walk)
    return walk


def _marked(node: AriaNode, mark: Mark) -> AriaNode:
    """Return a printed node as operable, with a word for it when it has none of its own."""
    states, name, text = node.states, node.name, node.text
    if mark.is_required:
        states = states | {"required": "true"}
    if node.role in OPERABLE_ROLES and not mark.icon:
        return replace(node, states=states, box=mark.box)
    if mark.why == "edit" and node.role not in EDITABLE_ROLES:
        states = states | {"editable": "true"}
    is_mute = not any(_words(one) for one in node.walk())
    if mark.hint and is_mute and node.role not in OPERABLE_ROLES:
        name, text = mark.hint, ""
    if mark.icon and is_mute and node.role not in EDITABLE_ROLES | TOGGLE_ROLES:
        states = states | {"icon": mark.icon}
    is_clickable = node.is_clickable or node.role not in OPERABLE_ROLES
    return replace(
        node, name=name, text=text, states=states, is_clickable=is_clickable, box=mark.box
    )


def _called(node: AriaNode, told: Called) -> AriaNode:
    """Return a field under the words people call it by; a browser's own words for a file field are none."""
    if told.rows:
        return replace(node, states=node.states | {"rows": told.rows})
    if told.lines:
        node = replace(node, text=told.lines)
    if told.told:
        node = replace(node, states=_as_told(node.states, told.told))
    states = node.states if told.files is None else node.states | {"file": told.files}
    if told.files is not None:
        is_named = node.name == told.words
    else:
        is_named = not told.words or spoken(node.name).strip() not in ("", told.placeholder)
    if is_named:
        return replace(node, states=states)
    placeholder = node.placeholder or told.placeholder
    return replace(
        node, name=told.words, placeholder=placeholder, states=states | {"called": "true"}
    )


def _as_told(states: Mapping[str, str], told: str) -> dict[str, str]:
    if told == "no":
        return {name: value for name, value in states.items() if name != "selected"}
    return dict(states) | ({"selected": "true"} if told == "yes" else {"editable": "true"})


def _as_box(node: AriaNode) -> AriaNode:
    """Return a label that covers its box as the box itself: one thing, pressed by the label's ref."""
    if node.role not in ("generic", "clickable") or not node.is_clickable or not node.ref:
        return node
    inside = [one for one in _below(node) if one.is_operable or one.role in TOGGLE_ROLES]
    if len(inside) != 1 or inside[0].ref or inside[0].role not in TOGGLE_ROLES:
        return node
    (box,) = inside
    words = " ".join(one.text for one in _below(node) if one.text)
    return replace(
        node,
        role=box.role,
        name=box.name or node.name or words,
        text="",
        states=node.states | box.states,
        children=(),
    )


def _as_chosen(node: AriaNode) -> AriaNode:
    """Return a drop-down with the choice that it shows as its value: words, or a field that cannot be written in."""
    below = list(_below(node)) if node.role == "combobox" and not node.text else []
    fields = [one for one in below if one.is_operable or one.role == "option"]
    if not below or any(one.role != "textbox" or "readonly" not in one.states for one in fields):
        return node
    words = [spoken(one.text or (one.name if one in fields else "")) for one in below]
    hidden = {spoken(one.text) for one in below if "aria-hidden" in one.states}
    said = dict.fromkeys(word for word in words if word and word != node.name)
    chosen = [word for word in said if word not in hidden] or list(said)
    return replace(node, text=" ".join(chosen), children=())


def _words(node: AriaNode) -> str:
    """Return what a node says in words: signs of icon fonts are none."""
    return spoken(f"{node.name}{node.text}{node.placeholder}").strip()


def _with_clickables(node: AriaNode, here: list[tuple[Clickable, str]]) -> AriaNode:
    """Put clickables among the children of a node; what they cover moves into them."""
    children, name, text = node.children, node.name, node.text
    if not children and text and node.role not in EDITABLE_ROLES:
        children, text = (AriaNode(role="text", text=text),), ""
    elif not children and name and node.role not in _KEPT_NAMES and _is_said(name, here):
        children, name = (AriaNode(role="text", text=name),), ""
    line = _Line(children)
    spans = [_Span(line.offset(one.start), line.offset(one.end), one, ref) for one, ref in here]
    for span in spans:
        line.snap(span)
    return replace(node, name=name, text=text, children=line.cut(spans))


def _is_said(name: str, here: list[tuple[Clickable, str]]) -> bool:
    """Say whether a node's name is only its content, the clickables' texts among it."""
    return any(one.text and one.text in name for one, _ in here)


@dataclass(slots=True)
class _Span:
    """A clickable's part of the line: from one offset to another."""

    start: int
    end: int
    clickable: Clickable
    ref: str


class _Line:
    """The children of a node laid out on one line: text by characters, any other node one place."""

    def __init__(self, children: tuple[AriaNode, ...]) -> None:
        self._children = children
        self._starts: list[int] = []
        self._behind: dict[str | None, int] = {None: 0}
        position = 0
        for child in children:
            self._starts.append(position)
            position += len(child.text) if _is_text(child) else 1
            if child.ref:
                self._behind[child.ref] = position
        self._text = "".join(child.text if _is_text(child) else "\0" for child in children)

    def offset(self, position: Position) -> int:
        """Return where a position is on the line; text that is shorter than told ends it."""
        start = self._behind.get(position.after, 0)
        end = self._text.find("\0", start)
        return min(start + position.lead, len(self._text) if end < 0 else end)

    def snap(self, span: _Span) -> None:
        """Move a span onto the text it is said to have: drawn content may have shifted the count."""
        words = span.clickable.text
        if "\0" in self._text[span.start : span.end] or not words:
            return
        if self._text.startswith(words, span.start):
            span.end = max(span.end, span.start + len(words))
            return
        low = self._text.rfind("\0", 0, span.start) + 1
        high = self._text.find("\0", span.start)
        high = len(self._text) if high < 0 else high
        near = (
            self._text.find(words, span.start, high),
            self._text.rfind(words, low, span.start + len(words)),
        )
        found = [place for place in near if place >= 0]
        if found:
            span.start = min(found, key=lambda place: abs(place - span.start))
            span.end = span.start + len(words)

    def cut(self, spans: list[_Span]) -> tuple[AriaNode, ...]:
        """Return the children with each span as a node of its own, spans within spans inside."""
        top: list[AriaNode] = []
        around: list[tuple[_Span, list[AriaNode]]] = []
        position = 0

        def close() -> None:
            nonlocal position
            span, content = around.pop()
            position = self._copy(position, span.end, content)
            (around[-1][1] if around else top).extend(_made(span, content))

        for span in spans:
            while around and not around[-1][0].clickable.holds(span.clickable):
                close()
            position = self._copy(position, span.start, around[-1][1] if around else top)
            around.append((span, []))
        while around:
            close()
        self._copy(position, len(self._text), top)
        return tuple(top)

    def _copy(self, start: int, end: int, into: list[AriaNode]) -> int:
        """Append what stands between two offsets; returns where the next copy begins."""
        place = max(0, bisect_right(self._starts, start) - 1)
        for child, begins in zip(self._children[place:], self._starts[place:], strict=True):
            if begins >= end:
                break
            if not _is_text(child):
                if begins >= start:
                    into.append(child)
            elif piece := child.text[max(0, start - begins) : end - begins].strip():
                into.append(replace(child, text=piece))
        return max(start, end)


def _is_text(node: AriaNode) -> bool:
    return node.role == "text"


def _made(span: _Span, content: list[AriaNode]) -> tuple[AriaNode, ...]:
    """Return the node of a clickable; the element inside it when that is what one would touch."""
    one = span.clickable
    if one.is_canvas:
        return (AriaNode("text", text=_PAINTED), *content)
    states = dict(one.states) | ({"icon": one.icon} if one.icon else {})
    if all(_is_text(node) for node in content):
        text = " ".join(node.text for node in content) if one.label else ""
        node = AriaNode(
            "clickable", one.called, span.ref, text, states, is_clickable=True, box=one.box
        )
        return (node if text != node.name else replace(node, text=""),)
    if len(content) == 1 and content[0].ref and _fills(content[0].box, one.box):
        return (replace(content[0], is_clickable=True),)
    name = (one.label or one.hint)[:_NAME_MAX]
    return (
        AriaNode("clickable", name, span.ref, "", states, is_clickable=True, box=one.box, children=tuple(content)),
    )  # fmt: skip


def _fills(inner: Box | None, outer: Box) -> bool:
    return (
        inner is not None and inner.width * inner.height >= _SAME_PLACE * outer.width * outer.height
    )
