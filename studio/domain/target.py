"""An element, serialisable: how it was called, how it is found again, what it looked like.

Playwright's Locator is made from a `Target` in `browser/` only, and never leaves it.
"""

from enum import StrEnum

from studio.domain.frozen import Frozen


class Family(StrEnum):
    """How a candidate finds its element; the order of the families is ADR-000024's."""

    TEST_ID = "testid"
    ROLE = "role"
    LABEL = "label"
    PLACEHOLDER = "placeholder"
    TITLE = "title"
    SCOPED = "scoped"
    TEXT = "text"
    ATTRIBUTE = "attribute"
    ID = "id"


class Candidate(Frozen):
    """One way to find an element again.

    Attributes:
        family: Which kind of evidence it uses.
        value: Test id, label, text, … or, for `role`, the accessible name.
        role: ARIA role for `role` and `scoped`.
        scope_role: For `scoped`: role of the named container.
        scope_name: For `scoped`: its name.
        score: Low wins (design: testid 10 … id 250).
    """

    family: Family
    value: str
    role: str = ""
    scope_role: str = ""
    scope_name: str = ""
    score: int


class Fingerprint(Frozen):
    """What the element looked like at record time; checked before every replayed act.

    `type` is the `type` attribute, `path` the href path or field name, `ordinal` the place among
    `count` elements of the same role and name. `is_masked`: it holds a one-time code, a card number
    or what the page draws as dots; no trait to compare by.
    """

    tag: str = ""
    role: str = ""
    type: str = ""
    name: str = ""
    id: str = ""
    path: str = ""
    text: str = ""
    ordinal: int = 1
    count: int = 1
    is_masked: bool = False

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
        frames: URLs or names of the frames to go through, outermost first.
        candidates: Durable ways to find it, best first; empty on a live target.
        fingerprint: None on a live target.
    """

    ref: str | None = None
    epoch: int | None = None
    role: str = ""
    name: str = ""
    frames: tuple[str, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    fingerprint: Fingerprint | None = None

    def in_words(self) -> str:
        """Return how a person would call it: 「検索」."""
        return f"「{self.name}」" if self.name else "この要素"
