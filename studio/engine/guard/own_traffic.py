"""What pages send by themselves: before the first act, and as soon as a link has opened them.

Heartbeats, locks and lists that load late are nobody's deed. They go on in the same shape, as long as nothing
of the run is in them and no word in them says a deed.
"""

from typing import Final

from studio.domain.address import parsed
from studio.domain.text import has_digits
from studio.engine.guard.commands import command_of_request, is_write
from studio.engine.guard.contract import Key, is_document
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.ports import OutgoingRequest

_LONGEST_NUMBER: Final = 64
"""Signs of a counter, a time or an id."""


class OwnTraffic:
    """The memory of one run.

    A page counts as opened where an act did nothing but open it: what comes behind a form that was sent
    belongs to that form.
    """

    def __init__(self) -> None:
        self._shapes: set[Key] = set()
        self._opened: set[str] = set()
        self._has_acted = False
        self._has_sent = False

    def begin(self, act: ActUnderWay) -> None:
        """Know the act that comes."""
        self._has_acted = self._has_acted or not act.is_start
        self._opened.clear()
        self._has_sent = False

    def let_go(self, request: OutgoingRequest) -> None:
        """Know what leaves with the act under way."""
        if is_document(request):
            self._has_sent = self._has_sent or is_write(request)
            self._opened.add(_bare(request.url))

    def hear(self, request: OutgoingRequest, act: ActUnderWay | None) -> None:
        """Learn what a page sends by itself."""
        is_data = is_write(request) and not is_document(request)
        if is_data and (not self._has_acted or self._is_of_opened(request, act)):
            self._shapes.add(shape_by_itself(request))

    def knows(self, request: OutgoingRequest) -> bool:
        """Say whether a page sends such by itself; what is of the run in it is for others to see."""
        is_data = is_write(request) and not is_document(request)
        is_known = is_data and shape_by_itself(request) in self._shapes
        return is_known and not command_of_request(request)

    def _is_of_opened(self, request: OutgoingRequest, act: ActUnderWay | None) -> bool:
        """Say whether it comes from a page that the act under way has opened, and not from the one it was done on."""
        place = _bare(request.page_url)
        was_there = act is not None and act.page is not None and _bare(act.page.url) == place
        return place in self._opened and not self._has_sent and not was_there


def shape_by_itself(request: OutgoingRequest) -> Key:
    """Return what a page's own polling has in common each time: all but its numbers.

    A long text with a digit in it is no number.
    """
    address = parsed(request.url)
    where = f"{address.origin}{address.pathname}" if address else request.url
    fields = tuple(
        (name, "" if has_digits(value) and len(value) <= _LONGEST_NUMBER else value)
        for name, value in request.fields
    )
    return (request.method.upper(), where, fields)


def _bare(url: str) -> str:
    return url.partition("#")[0]
