"""The person's word, as it is at one moment of a first run."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from studio.domain.actions.action import Choose
from studio.domain.page.observation import AriaNode, Observation
from studio.engine.guard.facts.field_words import FieldWords


@dataclass(frozen=True, slots=True)
class Word:
    """The person's word at this moment.

    Attributes:
        text: The item under way, where it is the person's own; else their sentence.
        is_change: It asks for something to be changed, sent or pressed.
        given: All that they said, answered, or saw and started.
        today: By which they say days.
        ticks: Returns the boxes of a page that are ticked as they said.
        named: What the item under way quotes; what later items do is not looked for yet.
        becoming: What it says that something is to become: it may not be there yet.
        rows: Returns what a rule presses on a page.
    """

    text: str = ""
    is_change: bool = False
    given: tuple[str, ...] = ()
    today: date | None = None
    ticks: Callable[[Observation], frozenset[str]] = lambda _: frozenset[str]()
    named: tuple[str, ...] = ()
    becoming: tuple[str, ...] = ()
    rows: Callable[[Choose, Observation], tuple[AriaNode, ...]] = lambda _, __: ()

    @property
    def said(self) -> FieldWords:
        """All of it, for asking what is theirs."""
        return FieldWords(self.given, self.today)
