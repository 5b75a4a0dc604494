"""The border of a rehearsal: nothing that may stay anywhere leaves, whatever a flow says of itself."""

from studio.domain.page.address import origin_of
from studio.engine.guard.facts.commands import (
    changes_something,
    is_write,
    only_measures,
    only_signs_in,
)
from studio.engine.ports import OutgoingRequest, RequestKind, TrafficPolicy


class RehearsalInterceptor:
    """Stands around the guard of a replay.

    Args:
        may_sign_in: The flow has the password for its login screen.

    Attributes:
        refused: How many requests were held back that a step wanted to send.
    """

    def __init__(self, *, may_sign_in: bool) -> None:
        self._may_sign_in = may_sign_in
        self.refused = 0

    def around(self, policy: TrafficPolicy) -> TrafficPolicy:
        """Return a policy that lets pass what both let pass."""

        async def decide(request: OutgoingRequest) -> bool | None:
            return await self.decide(request) and await policy(request)

        return decide

    async def decide(self, request: OutgoingRequest) -> bool:
        """Say whether a request may leave (a `TrafficPolicy`): pages, searches, and a login that is known."""
        if is_write(request) and only_measures(request):
            return False  # of no use to anybody; the page goes on without
        if request.kind is RequestKind.DATA and not origin_of(request.url):
            return False  # a socket could carry anything
        is_login = is_write(request) and only_signs_in(request)
        may_leave = self._may_sign_in if is_login else not changes_something(request)
        self.refused += not may_leave
        return may_leave
