"""What the hands can do, and how they find what they touch.

One flat union with `verb` as discriminator, so that a small model can fill it. Verbs are
Playwright's. No coordinates and no JavaScript anywhere.
"""

from enum import StrEnum
from typing import Annotated, Final, Literal

from pydantic import Field

from studio.domain.frozen import Frozen
from studio.domain.rule import SelectionRule


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


class Navigate(Frozen):
    """Open an address in the current tab."""

    verb: Literal["navigate"] = "navigate"
    url: str


class Click(Frozen):
    """Press an element once."""

    verb: Literal["click"] = "click"
    target: Target


class Fill(Frozen):
    """Put `value` into a field, replacing what it holds. `value` may hold templates."""

    verb: Literal["fill"] = "fill"
    target: Target
    value: str


class SelectOption(Frozen):
    """Choose the option whose text is `option`, in a native select or an ARIA combobox."""

    verb: Literal["select_option"] = "select_option"
    target: Target
    option: str


class SetChecked(Frozen):
    """Bring a check box, radio button or switch into a state; never a blind click."""

    verb: Literal["set_checked"] = "set_checked"
    target: Target
    checked: bool = True


class Press(Frozen):
    """Press keys, Playwright's names (`Enter`, `Control+A`), in an element or on the page."""

    verb: Literal["press"] = "press"
    keys: str
    target: Target | None = None


ROW_LINK: Final = "この行"
"""As `Choose.column`: the row's own link, whatever it is called."""


class Choose(Frozen):
    """Pick a row by conditions and, if `column` is set, press the control of that name in it.

    `column` is the control's words (カートに入れる), `ROW_LINK` to open the row, "" to only look.
    """

    verb: Literal["choose"] = "choose"
    rule: SelectionRule
    column: str = ""


class Done(Frozen):
    """Nothing left to do for this item; `evidence` quotes what on the page shows it."""

    verb: Literal["done"] = "done"
    evidence: str = ""


Action = Annotated[
    Navigate | Click | Fill | SelectOption | SetChecked | Press | Choose | Done,
    Field(discriminator="verb"),
]

TargetedAction = Click | Fill | SelectOption | SetChecked


def target_of(action: Action) -> Target | None:
    """Return the element an action touches, or None."""
    match action:
        case Click() | Fill() | SelectOption() | SetChecked() | Press():
            return action.target
        case Navigate() | Choose() | Done():
            return None


def in_words(action: Action) -> str:
    """Return one Japanese sentence for the log and the flow: 「検索」をクリック."""
    match action:
        case Navigate():
            return f"{action.url} を開く"
        case Click():
            return f"{action.target.in_words()}をクリック"
        case Fill():
            return f"{action.target.in_words()}に「{action.value}」を入力"
        case SelectOption():
            return f"{action.target.in_words()}で「{action.option}」を選ぶ"
        case SetChecked():
            return f"{action.target.in_words()}を{'オン' if action.checked else 'オフ'}にする"
        case Press():
            where = f"{action.target.in_words()}で" if action.target else ""
            return f"{where}{action.keys} キーを押す"
        case Choose():
            then = f"、その行の「{action.column}」を押す" if action.column else "を探す"
            if action.column == ROW_LINK:
                then = "を開く"
            return f"{action.rule.in_words()}{then}"
        case Done():
            return "完了を確認"
