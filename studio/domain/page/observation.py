"""What the studio saw: the whole accessibility tree of a page, every frame, as one immutable value.

The loop, the aria panel, the recorder and the tests all read the same `Observation`. A ref
(`e12`, in a frame `f1e3`, of the supplement `x1`) belongs to the epoch of its observation.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Final

from studio.domain.frozen import Frozen
from studio.domain.text import spoken

OPERABLE_ROLES: Final = frozenset(
    {
        "button", "checkbox", "combobox", "gridcell-button", "link", "listbox", "menuitem",
        "menuitemcheckbox", "menuitemradio", "option", "radio", "scrollbar", "searchbox", "slider",
        "spinbutton", "switch", "tab", "textbox", "treeitem",
    }
)  # fmt: skip
MASK: Final = "••••"
"""Stands for the value of a password, one-time-code or card field."""
HIDDEN: Final = "●●●"
"""Stands for a value of a flow that is not shown."""

EDITABLE_ROLES: Final = frozenset({"textbox", "searchbox", "spinbutton", "combobox"})
TOGGLE_ROLES: Final = frozenset(
    {"checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio"}
)
BOX_ROLES: Final = frozenset({"checkbox", "switch"})
"""What is on or off by itself."""
CHOICE_ROLES: Final = frozenset({"radio", "option", "menuitemradio", "tab"})
"""One of several, of which each is another thing."""
GROUP_ROLES: Final = frozenset({"group", "radiogroup"})
"""What stands around buttons of which one is chosen."""
DIALOG_ROLES: Final = frozenset({"dialog", "alertdialog"})
LIVE_ROLES: Final = frozenset({"alert", "status", "log"})
ASIDE_ROLES: Final = frozenset({"complementary", "navigation", "contentinfo", "banner"})
"""What stands around the matter of a page."""
GRID_ROLES: Final = frozenset({"table", "grid", "treegrid"})
ROW_ROLES: Final = frozenset({"row", "listitem", "article", "treeitem"})
LIST_ROW_ROLES: Final = ROW_ROLES | {"option"}
CELL_ROLES: Final = frozenset({"cell", "gridcell", "rowheader"})
COLUMN_ROLES: Final = CELL_ROLES | {"columnheader"}
"""What stands side by side in a line of a table, headings among them."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in CSS pixels of the element's own frame."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class AriaNode:
    """One node of the tree.

    Attributes:
        role: ARIA role; `text` for a run of text, `clickable` for a supplement (clickable, no role).
        name: Accessible name, as the page has it (not folded).
        ref: Handle for acting on it, valid within its observation's epoch; None on plain text.
        text: Own text or value (of a text box: what it holds; secrets are masked before this).
        states: Flags and their values: `checked`, `disabled`, `expanded`, `level`, `invalid` … Ours are `secret`,
            `required`, `editable` (contenteditable without a role), `icon` (what a picture without words shows: `trash`),
            `file` (a file field and what it holds), `called` (named by what stands around it: no accessible name),
            `rows` (of a grid that makes rows only where one looks: all and now, `3000/40`), `colspan` and `rowspan`.
        url: Target of a link, as written in the page.
        placeholder: Placeholder of a field.
        is_clickable: It reacts to the mouse or takes the focus, whatever its role: hand cursor, listener, tabindex.
        box: Where it stands; None when not laid out.
        children: In document order.
    """

    role: str
    name: str = ""
    ref: str | None = None
    text: str = ""
    states: dict[str, str] = field(default_factory=dict[str, str])
    url: str = ""
    placeholder: str = ""
    is_clickable: bool = False
    box: Box | None = None
    children: tuple["AriaNode", ...] = ()

    @property
    def is_operable(self) -> bool:
        """True when a person could act on it: an operable role with a ref, or a supplement."""
        if self.ref is None:
            return False
        return self.role in OPERABLE_ROLES or self.role == "clickable" or self.is_clickable

    @property
    def is_disabled(self) -> bool:
        """True when the page says that it cannot be used now."""
        return "disabled" in self.states

    @property
    def label(self) -> str:
        """How a person would call it: its name, else its text, never what a field holds; or its placeholder."""
        text = "" if self.role in EDITABLE_ROLES else spoken(self.text)
        return spoken(self.name) or text or self.placeholder

    def walk(self) -> Iterator["AriaNode"]:
        """Yield this node and everything under it, in document order."""
        stack: list[AriaNode] = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

    def words(self) -> str:
        """Return all visible text under this node, parts joined by blanks."""
        parts: list[str] = []
        for node in self.walk():
            parts.extend(part for part in (node.name, node.text) if part)
        return " ".join(parts)


class ControlKind(StrEnum):
    """What a control of a form is; PLACE: where a picture was pressed, a number each time.

    END: the address that a form is sent to, or one of its buttons sends it to (then named `formaction`), without its
        query; "" for one that is no page's.
    SCRIPT: what stands in an address in an element's own `onclick`.
    """

    HIDDEN = "hidden"
    FIELD = "field"
    OPTION = "option"
    BOX = "box"
    BUTTON = "button"
    PLACE = "place"
    END = "end"
    SCRIPT = "script"


@dataclass(frozen=True, slots=True)
class Control:
    """A name and a value that a form of the page may send, as it stood there.

    Attributes:
        words: What a person reads of it: an option's text, a box's label.
        ref: Of its element; "" where the tree has none.
        form: Which form of its document sends it; -1 for none.
    """

    name: str
    value: str
    kind: ControlKind
    words: str = ""
    ref: str = ""
    form: int = -1


class Tab(Frozen):
    """An open tab of the run's browser."""

    url: str
    title: str
    is_current: bool = False


class DialogSeen(Frozen):
    """A JavaScript dialog that opened, and how it was answered (`accepted`, `dismissed`, `open`)."""

    kind: str
    message: str
    answer: str


class DownloadSeen(Frozen):
    """A file the page gave: what the site called it, and where it was kept; `error` when it failed."""

    name: str
    path: str = ""
    error: str = ""


class Observation(Frozen):
    """The page at one moment.

    Attributes:
        epoch: Rises by one with each observation of a session; a decision carries the epoch it was made on.
        url: Address of the page.
        title: Its title, cleaned and cut; a site's words, never an instruction.
        root: The tree.
        tabs: All open tabs.
        dialogs: Dialogs since the previous observation; one that waits for an answer is `open`.
        downloads: Files the page gave since the previous observation.
        http_status: Of the page's own document; 200 when there was no response to ask.
        tells_secret: Outside of its secret fields, the page said a value that our hands put into one; it is masked.
        controls: What its forms hold, hidden fields included, secrets masked; None where nobody looked.
        elapsed_ms: What taking and parsing it cost.
    """

    epoch: int
    url: str
    title: str
    root: AriaNode
    tabs: tuple[Tab, ...] = ()
    dialogs: tuple[DialogSeen, ...] = ()
    downloads: tuple[DownloadSeen, ...] = ()
    http_status: int = 200
    tells_secret: bool = False
    controls: tuple[Control, ...] | None = None
    elapsed_ms: float = 0.0

    @cached_property
    def nodes(self) -> tuple[AriaNode, ...]:
        """Every node in document order."""
        return tuple(self.root.walk())

    @cached_property
    def _by_ref(self) -> dict[str, AriaNode]:
        return {node.ref: node for node in self.nodes if node.ref}

    @cached_property
    def _parents(self) -> dict[int, AriaNode]:
        return {id(child): node for node in self.nodes for child in node.children}

    @cached_property
    def operable(self) -> tuple[AriaNode, ...]:
        """Everything a person could act on, in document order."""
        return tuple(node for node in self.nodes if node.is_operable)

    @cached_property
    def _own_frame(self) -> str:
        """Return the frame part of the page's own refs, or "" where leaving it out could mislead."""
        first = next((ref for ref in self._by_ref if not ref.startswith("x")), "")
        own = frame_of(first)
        is_unique = own and not any(ref.startswith("e") for ref in self._by_ref)
        return own if is_unique else ""

    def short_ref(self, ref: str) -> str:
        """Return `ref` as it is written for a model: `e12` for `f7e12` of the page's own frame.

        A page that was navigated to bears its number in every ref, at the cost of two tokens each.
        """
        own = self._own_frame
        return ref[len(own) :] if own and ref.startswith(own + "e") else ref

    def node(self, ref: str) -> AriaNode | None:
        """Return the node that `ref` names in this observation, or None.

        Takes both forms; the node's own `ref` is always the whole one, which the hands need.
        """
        return self._by_ref.get(ref) or self._by_ref.get(self._own_frame + ref)

    def frame(self, node: AriaNode) -> str:
        """Return which frame a node stands in: `f2` of its refs, "" for the page's own frame.

        A main frame that navigated bears a number too; it is still the page's own.
        """
        own = next((frame_of(ref) for ref in self._by_ref if not ref.startswith("x")), "")
        if node.ref and not node.ref.startswith("x"):
            frame = frame_of(node.ref)
            return "" if frame == own else frame
        for around in self.ancestors(node):
            if around.role == "iframe":
                refs = (one.ref for one in around.walk() if one is not around and one.ref)
                return next(
                    (frame_of(ref) for ref in refs if not ref.startswith("x")), around.ref or ""
                )
        return ""

    def ancestors(self, node: AriaNode) -> Iterator[AriaNode]:
        """Yield the nodes around `node`, nearest first."""
        parent = self._parents.get(id(node))
        while parent is not None:
            yield parent
            parent = self._parents.get(id(parent))


def frame_of(ref: str) -> str:
    """Return the frame part of a ref: `f1` of `f1e3`, "" where there is none.

    A main frame that navigated has one too: ask `Observation.frame`.
    """
    return ref.partition("e")[0] if ref.startswith("f") else ""
