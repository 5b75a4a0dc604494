"""One thing that an act has put into a page and that is not sent yet, and whether a request carries it. Pure."""

from dataclasses import dataclass, field

from studio.domain.flows.sending import ANY, SentShape
from studio.domain.page.observation import Observation
from studio.engine.guard.facts.contract import sent_by
from studio.engine.guard.facts.persons import same_value
from studio.engine.guard.own_traffic import bare
from studio.engine.ports import OutgoingRequest
from studio.words import tr


@dataclass(slots=True)
class Put:
    """What was put in and not sent yet.

    Attributes:
        is_said: It is the person's own value.
        is_for_change: It was put in for an item that asks for a change.
        is_choice: Of what a page sends for it nothing but the page's own word is known.
        is_box: A choice that is only on or off.
        page: Where it was put in, without fragment; "" where nobody looked.
        ways: Names and values by which its control sends it; "" for a control without a name.
        is_file: A file: giving it to a field is not yet a wish to send it.
        saved_as: What it left in already, as it was put in.
        is_pressed: It left with something that was pressed: the next act has it no more.
        ref: Of its element, where keys or clicks changed it: the newest of them counts.
        name: By which its field is sent; "" where nobody knows.
        is_masked: Its field is a password's: what is sent of it nobody sees.
    """

    text: str
    is_said: bool
    is_for_change: bool
    is_choice: bool = False
    is_box: bool = False
    is_file: bool = False
    page: str = ""
    ways: frozenset[tuple[str, str]] = frozenset()
    saved_as: set[SentShape] = field(default_factory=set[SentShape])
    is_pressed: bool = False
    ref: str = ""
    name: str = ""
    is_masked: bool = False

    @property
    def is_persons(self) -> bool:
        """Signing in is no change: what was said for it is nobody's change."""
        return self.is_said and self.is_for_change

    @property
    def state(self) -> str:
        """How a box was set, in words."""
        return tr("オフ") if all(value == ANY for _, value in self.ways) else tr("オン")

    def is_misplaced(self, request: OutgoingRequest, page: Observation | None) -> bool:
        """Say whether a text goes under the name of another field of its page, and its own field is sent with something else."""
        sent = sent_by(request)
        under = {name for name, value in sent if same_value(self.text, value)}
        if not (self.name and self.text) or self.is_choice or self.name in under:
            return False
        names = {one.name for one in (page.controls if page else None) or ()}
        return self.name in dict(sent) and bool(under & names)

    def is_in(self, request: OutgoingRequest) -> bool:
        """Say whether a request carries it: its value, or for a choice its option or its control's name."""
        sent = sent_by(request)
        if self.is_choice and any(
            (name == of_control or not of_control) and (value == of_value or of_value == ANY)
            for name, value in sent
            for of_control, of_value in self.ways
        ):
            return True
        told = (text for pair in sent for text in (pair if self.is_choice else pair[1:]))
        return any(same_value(self.text, text) for text in told)

    def may_be_in(self, request: OutgoingRequest) -> bool:
        """Say the same, and yes where nobody knows: a choice on the page that sends, which a script may send in its own way."""
        if self.is_in(request) or not self.is_choice or not self.is_on(request):
            return self.is_in(request)
        if self.is_box and not sent_by(request):
            return True  # all boxes of a form are off
        is_unsent = bool(self.text) and not self.is_box and self.name
        return not self.ways or bool(is_unsent and self.name not in dict(sent_by(request)))

    def is_on(self, request: OutgoingRequest) -> bool:
        """Say whether it was put in on the page that sends."""
        return not self.page or bare(request.page_url) == self.page
