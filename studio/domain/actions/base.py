"""What a kind of action says of itself. Whoever handles actions asks the class, and lists none of them."""

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Protocol, Self, cast

from studio.domain.actions.rule import SelectionRule
from studio.domain.frozen import Frozen
from studio.domain.page.target import Target
from studio.words import later, tr


class Effect(StrEnum):
    """What an act does to a page: look at it, set one of its fields, press something that may send."""

    LOOKS = "looks"
    SETS = "sets"
    PRESSES = "presses"


class StepClass(StrEnum):
    """How safe an act is to be done again. Only the first four may be repeated without asking.

    READ looks; NAVIGATE opens an address; INPUT sets a field of the page; LOGIN passes a login screen
    with a credential, and only where one stands; PRESS may send
    something; COMMIT needed, or would need, a person's yes, or keeps something by its label (a
    cart, a draft).
    """

    READ = "read"
    NAVIGATE = "navigate"
    INPUT = "input"
    LOGIN = "login"
    PRESS = "press"
    COMMIT = "commit"


class ScriptPen(Protocol):
    """Writes the parts of a line of an exported script."""

    def found(self, target: Target) -> str:
        """Return the way to an element."""
        ...

    def said(self, template: str) -> str:
        """Return a text with its variables."""
        ...

    def literal(self, text: str) -> str:
        """Return a text that holds no variables."""
        ...

    def rows(self, rule: SelectionRule) -> str:
        """Return the rows that a rule means, before some of them are taken."""
        ...


class ModelWords(Protocol):
    """What a model wrote of one action, read against the page it was asked about; what does not fit raises."""

    @property
    def value(self) -> str:
        """What it gives the element, or the page."""
        ...

    @property
    def evidence(self) -> str:
        """Words of the page."""
        ...

    def element(self) -> Target:
        """Return the element it names."""
        ...

    def element_if_any(self) -> Target | None:
        """Return the element it names, if it names one."""
        ...

    def element_at(self, ref: str) -> Target:
        """Return another element that it names in its value."""
        ...

    def address(self) -> str:
        """Return the value as an absolute address."""
        ...

    def said(self, limit: int) -> str:
        """Return the value as a text for the person, which names no secret, and is not blank."""
        ...

    def misfit(self) -> Exception:
        """Return the fault to raise where the value does not fit."""
        ...


class ActionBase(Frozen):
    """A kind of action.

    What a class leaves out is answered by its fields, and where they do not tell by the careful answer: it
    may send something, and is not done again by itself.

    Attributes:
        label: In the menu of steps, which says it (`tr`); "" for what no person adds.
        effect: What it does to a page; what it is called may say less.
        repeats: How safe it is to be done again.
        is_shown_by_page: Only the page can show that it worked; the hands read back the others.
        is_for_models: A model may decide on it.
        texts: Fields that hold texts of a person or a page, where templates may stand.
        script: Its word in an exported script; "" for its verb.
    """

    label: ClassVar[str] = ""
    effect: ClassVar[Effect] = Effect.PRESSES
    repeats: ClassVar[StepClass] = StepClass.PRESS
    is_shown_by_page: ClassVar[bool] = False
    is_for_models: ClassVar[bool] = True
    texts: ClassVar[tuple[str, ...]] = ()
    script: ClassVar[str] = ""

    @classmethod
    def name(cls) -> str:
        """Return its verb, by which files and models know it."""
        return str(cls.model_fields["verb"].default)

    @classmethod
    def word(cls) -> str:
        """Return its word in a script."""
        return cls.script or cls.name()

    @property
    def element(self) -> Target | None:
        """What it is done on; of a drag what is dragged."""
        return None

    @property
    def typed(self) -> str:
        """The free text it types, "" for one that types none."""
        return ""

    def in_words(self) -> str:
        """Return one Japanese sentence for the log and the flow."""
        return tr(self.label)

    def with_texts(self, change: Callable[[str], str]) -> Self:
        """Return it with `change` applied to each of its texts; targets and keys stay."""
        if not self.texts:
            return self
        held = {name: cast("str | tuple[str, ...]", getattr(self, name)) for name in self.texts}
        return self.model_copy(
            update={
                name: change(one) if isinstance(one, str) else tuple(map(change, one))
                for name, one in held.items()
            }
        )

    def with_targets(self, change: Callable[[Target], Target]) -> Self:
        """Return it with `change` applied to what it acts on, and to where a drag leads."""
        held = {name: getattr(self, name) for name in type(self).model_fields}
        changed = {name: change(one) for name, one in held.items() if isinstance(one, Target)}
        is_same = all(held[name] == one for name, one in changed.items())
        return self if is_same else self.model_copy(update=changed)

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Return what a model wrote: its element and its first text.

        Raises:
            Exception: What `told` raises for what does not fit.
        """
        parts: dict[str, object] = dict.fromkeys(cls.texts[:1], told.value)
        if "target" in cls.model_fields:
            parts["target"] = told.element()
        return cls.model_validate(parts)

    def line(self, pen: ScriptPen) -> str:
        """Return its line of a script up to `step=`; `runtime.page` reads it back."""
        return f"{self.word()}({self.given(pen)}"

    def given(self, pen: ScriptPen) -> str:
        """Return the arguments of its line: every field that does not hold its default, by name."""
        fields = type(self).model_fields
        told = {n: getattr(self, n) for n in fields if n not in ("verb", "target")}
        return "".join(
            f"{name}={pen.said(one) if isinstance(one, str) else repr(one)}, "
            for name, one in told.items()
            if one != fields[name].default
        )


class OnElement(ActionBase):
    """An action that cannot be without an element.

    Attributes:
        does: With the element: 「検索」をクリック; said by `in_words`.
        is_press: It presses what it is done on, as a click does: the element's words say what comes of it.
    """

    if TYPE_CHECKING:
        target: Target

    does: ClassVar[str] = ""
    is_press: ClassVar[bool] = True

    @property
    def element(self) -> Target | None:
        """What it is done on."""
        return self.target

    def in_words(self) -> str:
        """Return the element and what is done with it."""
        does = self.does or later("{target}で「{label}」")
        return tr(does, target=self.target.in_words(), label=tr(self.label))

    def line(self, pen: ScriptPen) -> str:
        """Return the way to the element and what is done with it."""
        return f"{pen.found(self.target)}.{super().line(pen)}"


class SetsField(OnElement):
    """Puts something into a field, which is read back."""

    effect = Effect.SETS
    is_press = False


class FormField(SetsField):
    """One of several fields that are filled in one after another before anything is pressed."""


class TypesText(FormField):
    """Types a text into a field, which may be a secret."""


class OpensAddress(ActionBase):
    """Opens an address."""

    if TYPE_CHECKING:
        url: str

    effect = Effect.LOOKS
    repeats = StepClass.NAVIGATE
    texts = ("url",)

    @classmethod
    def from_model(cls, told: ModelWords) -> Self:
        """Return it with the whole address."""
        return cls.model_validate({"url": told.address()})

    def given(self, pen: ScriptPen) -> str:
        """Return the address."""
        return f"{pen.said(self.url)}, "


class ByRule(ActionBase):
    """Reads rows of a list by a rule."""

    if TYPE_CHECKING:
        rule: SelectionRule

    effect = Effect.LOOKS

    def with_texts(self, change: Callable[[str], str]) -> Self:
        """Return it with other values in its conditions, and another name of its list."""
        where = (one.model_copy(update={"value": change(one.value)}) for one in self.rule.where)
        texts = {"where": tuple(where), "within": change(self.rule.within)}
        return self.model_copy(update={"rule": self.rule.model_copy(update=texts)})
