"""An element, serialisable: how it was called, how it is found again, what it looked like.

Playwright's Locator is made from a `Target` in `browser/` only, and never leaves it.
"""

import re
from enum import StrEnum
from typing import Final

from pydantic import Field

from studio.domain.frozen import Frozen
from studio.words import tr

WEAK_SCORE: Final = 600
"""From this score on a candidate stands on the shape of the page alone; 点検 says so."""


class Family(StrEnum):
    """How a candidate finds its element; the order of the families is ADR-000024's."""

    TEST_ID = "testid"
    ROLE = "role"
    LABEL = "label"
    CALLED = "called"
    """By the words that stand where a label stands, for what has no accessible name (`browser/calling.js`)."""
    PLACEHOLDER = "placeholder"
    TITLE = "title"
    SCOPED = "scoped"
    CELL = "cell"
    """What is or stands in the cell under a heading, in the row of a key text; whatever that cell says."""
    NEAR = "near"
    TEXT = "text"
    ATTRIBUTE = "attribute"
    ID = "id"
    TREE = "tree"
    """Found by us in an observation, names folded (L2 of a replay); never stored as a candidate."""
    CSS = "css"
    NTH = "nth"
    WRITTEN = "written"
    """As a person wrote it in a script (`locator_chain`, as JSON); never recorded."""


_MARKS: Final = re.compile(
    r"[（(【\[](?:必須|任意)[^（(）)】\]]*[）)】\]]|(?:必須|任意)\s*$|^\s*(?:必須|任意)(?=\s)|[*＊※:：]+\s*$|^[*＊※\s]+"
)
_QUOTED: Final = re.compile(r"「([^「」]+)」")
_IN_ROW: Final = frozenset({Family.SCOPED, Family.CELL})


class Candidate(Frozen):
    """One way to find an element again.

    Attributes:
        family: Which kind of evidence it uses.
        value: Test id, label, text, … or, for `role`, `scoped` and `near`, the accessible name
            ("" = whatever it is called); for `cell` the heading of its column; for `css` a selector; for `nth` `k/n`.
        role: ARIA role for `role`, `scoped`, `cell`, `near` and `nth`.
        scope_role: For `scoped`: role of the container; for `near`: `term` beside a `dt`; for `called` the role
            that is written at the element.
        scope_name: For `scoped`: name of the container, when it is found by its name; its id, when it has no `scope_role`.
        scope_key: For `scoped` and `cell`: text that tells this row from the others; for `near`: the text beside.
        tag: HTML tag for `near` and `nth` of elements without a role, for `text` of boxes, and for `called`.
        is_count: The digits in `value` are a count or a badge, 「カート (3)」, and may be others.
        score: Low wins (design: testid 10 … nth 1000).
    """

    family: Family
    value: str
    role: str = ""
    scope_role: str = ""
    scope_name: str = ""
    scope_key: str = ""
    tag: str = ""
    is_count: bool = False
    score: int

    @property
    def is_weak(self) -> bool:
        """True when only the shape of the page leads to the element."""
        return self.score >= WEAK_SCORE


class VolatileKind(StrEnum):
    """What digits in a name are, since they may be others next time."""

    DATE = "date"
    AMOUNT = "amount"
    COUNT = "count"
    NUMBER = "number"


class Volatile(Frozen):
    """A part of a name that may change: 「10月」 in 「10月分の明細」. Kept exact; never dropped.

    Attributes:
        text: As written on the page.
        kind: What it seems to be. A `count` matches any count; everything else has to be equal.
    """

    text: str
    kind: VolatileKind


class FrameClue(Frozen):
    """One frame on the way to an element: its name, its title and the path of its address."""

    name: str = ""
    title: str = ""
    path: str = ""


class Fingerprint(Frozen):
    """What the element looked like at record time; checked before every replayed act.

    Attributes:
        type: The `type` attribute.
        path: Path of a link, or the name of a field.
        text: What it says by itself: label, own text, title.
        title: Its `title`, which people see as a tip.
        testid: Its `data-testid`.
        labels: Its `<label>`s.
        row_key: Text that tells its row, card or list item from the others; "" outside of rows.
        row_also: What that row has to say besides: values that nothing else of the flow uses.
        row_column: Under which heading its text stood; in a row where it stands under another one somebody else is meant.
        scope: Name of the nearest named dialog, form, region or table around it.
        heading: The nearest heading before it.
        neighbours: Texts close to it, without digits.
        look: What a nameless element shows: icon, picture; "" when it has words.
        form: Id, name or address of the form that it belongs to.
        ordinal: Place among the `count` elements of the same role and name.
        is_named: Its name holds a value of the run: what is called otherwise is another element.
        is_addressed: Its address alone holds a value of the run: under another address it is another element.
        parts: Of a link that is called by more than a value and the person's words: these; the one link in its place
            that says them all is it, whatever else it says.
        is_masked: It holds a one-time code, a card number or what the page draws as dots; no trait
            to compare by.
    """

    tag: str = ""
    role: str = ""
    type: str = ""
    name: str = ""
    id: str = ""
    path: str = ""
    text: str = ""
    title: str = ""
    testid: str = ""
    labels: tuple[str, ...] = ()
    row_key: str = ""
    row_also: tuple[str, ...] = Field(default=(), exclude_if=lambda row_also: not row_also)
    row_column: str = Field(default="", exclude_if=lambda row_column: not row_column)
    scope: str = ""
    heading: str = ""
    neighbours: tuple[str, ...] = ()
    look: str = ""
    form: str = ""
    ordinal: int = 1
    count: int = 1
    is_named: bool = Field(default=False, exclude_if=lambda is_named: not is_named)
    is_addressed: bool = Field(default=False, exclude_if=lambda is_addressed: not is_addressed)
    parts: tuple[str, ...] = Field(default=(), exclude_if=lambda parts: not parts)
    is_masked: bool = False

    @property
    def row_texts(self) -> tuple[str, ...]:
        """All that its row has to say; empty outside of rows."""
        return (self.row_key, *self.row_also) if self.row_key else ()

    @property
    def is_secret(self) -> bool:
        """True for a field whose value must be in no log, flow or script."""
        return self.is_masked or self.type == "password"


class Target(Frozen):
    """An element, serialisable. Playwright's Locator is made from it in `browser/` only.

    Attributes:
        ref: Set while a decision is carried out: the handle in the observation of `epoch`.
        epoch: Which observation `ref` belongs to.
        role: For people and messages.
        name: For people and messages: what a person would call it.
        row: Of a live target: words of its row, where only they tell it from its like.
        frames: Names or paths of the frames to go through, outermost first; what scripts use.
        frame_clues: The same frames with all that was on record; empty on flows of older versions.
        candidates: Durable ways to find it, best first; empty on a live target.
        volatile: Parts of its name that may change, for 点検 and for variables.
        fingerprint: None on a live target.
    """

    ref: str | None = None
    epoch: int | None = None
    role: str = ""
    name: str = ""
    row: str = Field(default="", exclude_if=lambda row: not row)
    frames: tuple[str, ...] = ()
    frame_clues: tuple[FrameClue, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    volatile: tuple[Volatile, ...] = ()
    fingerprint: Fingerprint | None = None

    @property
    def is_weak(self) -> bool:
        """True for a durable target that only the shape of the page leads to."""
        return bool(self.candidates) and all(one.is_weak for one in self.candidates)

    @property
    def is_secret(self) -> bool:
        """True for a field that was seen to be secret when it was described."""
        return self.fingerprint is not None and self.fingerprint.is_secret

    @property
    def row_key(self) -> str:
        """Words of the row that it is found by; "" where its name is enough."""
        kept = self.fingerprint.row_key if self.fingerprint else ""
        scoped = (one.scope_key for one in self.candidates if one.family in _IN_ROW)
        return self.row or kept or next(filter(None, scoped), "")

    def in_words(self) -> str:
        """Return how a person would call it: 「検索」, 「山田」の行の「編集」."""
        called = without_marks(self.name)
        named = tr("「{name}」", name=called) if called else tr("この要素")
        return (
            tr("「{row_key}」の行の{named}", row_key=self.row_key, named=named)
            if self.row_key
            else named
        )


def without_marks(label: str) -> str:
    """Return a label without 必須 and its like; what is nothing else stays."""
    return _MARKS.sub("", label).strip() or label


def unmarked(sentence: str) -> str:
    """Return a sentence whose quoted labels have no marks: older flows were kept with 「申請者名 必須」."""
    return _QUOTED.sub(lambda found: f"「{without_marks(found[1])}」", sentence)
