"""Whose word a write has: what the person's sentence asks for, or what a step of a flow is known to send.

A mandate covers a request that nobody needs to be asked about again; it never covers what cannot be undone.
"""

from pathlib import Path
from typing import ClassVar, Final, Protocol

from studio.domain.actions.action import (
    Action,
    HandleDialog,
    SetChecked,
    SetsField,
    Upload,
)
from studio.domain.flows.sending import SENT_FILE
from studio.domain.page.observation import Observation
from studio.engine.guard.facts.ground import Ground
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.ports import OutgoingRequest
from studio.engine.secrets.templates import texts_of

PUTS_IN: Final = (SetsField, Upload, HandleDialog)
"""Acts that put something into a page."""


class Mandate(Protocol):
    """What somebody has asked for beforehand.

    Attributes:
        is_of_flow: A flow is played, which knows from where its pages take their parts.
    """

    is_of_flow: ClassVar[bool]

    @property
    def put_in(self) -> tuple[str, ...]:
        """What was put into fields until now, newest last."""
        ...

    @property
    def given(self) -> tuple[str, ...]:
        """What the person said; a flow's values are put in."""
        ...

    @property
    def only_looks(self) -> bool:
        """True while nothing is asked for but looking."""
        ...

    @property
    def is_row_open(self) -> bool:
        """True where the act under way is done in a row that nothing of the sentence tells from the others."""
        ...

    def begin(self, action: Action, page: Observation | None = None) -> None:
        """Know the act that comes, and the page that it is done on."""
        ...

    def covers(self, request: OutgoingRequest, act: ActUnderWay, ground: Ground) -> bool:
        """Say whether this request is what was asked for; saying yes uses it up."""
        ...

    def fits(self, request: OutgoingRequest, ground: Ground) -> bool:
        """Say whether a yes from before the request was seen covers it: all it tells was known."""
        ...

    def asks_for(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """Say whether a yes given to everything beforehand (`--yes`) is a yes to this."""
        ...

    def adds_own(self, request: OutgoingRequest) -> tuple[str, ...]:
        """Return what a model put into it that is not the person's word."""
        ...

    def carries(self, request: OutgoingRequest) -> bool:
        """Say whether a text of the person's own that was just put in stands in it."""
        ...

    def unknown(self, request: OutgoingRequest, ground: Ground) -> tuple[tuple[str, str], ...]:
        """Return the names and values that a yes from before the request was seen does not cover."""
        ...

    def agreed(self, request: OutgoingRequest, ground: Ground) -> None:
        """Know that the person read what a request sends, and said yes to it."""
        ...


def texts_put(action: Action, label: str) -> list[str]:
    """Return what an act puts in as it may be sent: of a file its name, of a box what it is called."""
    if isinstance(action, SetChecked):
        return [label] if label else []
    texts = [text for text in texts_of(action) if text.strip()]
    if isinstance(action, Upload):
        texts += [f"{SENT_FILE}{Path(path).name}" for path in action.paths]
    return texts
