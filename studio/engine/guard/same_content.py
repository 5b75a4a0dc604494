"""What a person read and agreed to, and what its page sends once more under another address of the same site. Pure.

A form that is checked before it is taken (`/expense/check`, then `/expense/`) sends the same words
twice. Whoever has them already learns nothing by the second time, and a person who read a card once
reads no second one that says the same.
"""

from studio.domain.page.address import origin_of
from studio.engine.guard.facts.commands import command_of_request
from studio.engine.guard.facts.contract import Key, key_of, sent_by
from studio.engine.guard.facts.ground import is_state
from studio.engine.guard.ruling import is_at_home
from studio.engine.ports import OutgoingRequest

Content = tuple[str, str, tuple[tuple[str, str], ...]]
"""Method, origin and all that is told, in an order of its own."""


class ReadContents:
    """The contents that a person agreed to for the act under way; each holds for one more request."""

    def __init__(self) -> None:
        self._read: dict[Content, Key] = {}

    def clear(self) -> None:
        """Forget them: another act begins."""
        self._read.clear()

    def learn(self, request: OutgoingRequest, *, is_read: bool) -> None:
        """Know of a yes to what is sent; `is_read`: by a person who had the card before them."""
        if is_read and (content := _content_of(request)):
            self._read[content] = key_of(request)

    def covers(self, request: OutgoingRequest) -> bool:
        """Say whether just this was read, for another address of the site; the yes is used up by it.

        The very same request is a repetition, and a command is more than what was read.
        """
        content = _content_of(request)
        if content is None or not is_at_home(request):
            return False
        if self._read.get(content) in (None, key_of(request)):
            return False
        if command_of_request(request):
            return False
        del self._read[content]
        return True


def _content_of(request: OutgoingRequest) -> Content | None:
    told = tuple(sorted(pair for pair in sent_by(request) if not is_state(*pair)))
    return (request.method.upper(), origin_of(request.url), told) if told else None
