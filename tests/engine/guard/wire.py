"""A twin of the browser whose pages send requests, as the real one holds them at its border."""

from studio.engine.ports import OutgoingRequest, RequestKind, TrafficPolicy
from tests.factories import make_shop
from tests.fakes import FakeBrowser


class SendingBrowser(FakeBrowser):
    """A `FakeBrowser` with a traffic policy.

    `sent` holds what left; a request that nobody answers for leaves as well.
    """

    policy: TrafficPolicy | None = None
    is_handed_back = False

    def __post_init__(self) -> None:
        super().__post_init__()
        self.sent: list[OutgoingRequest] = []

    @property
    def is_guarded(self) -> bool:
        """True while somebody decides about requests."""
        return self.policy is not None

    @property
    def part_sites(self) -> tuple[str, ...]:
        """See `Browser.part_sites`."""
        return ()

    def guard_traffic(self, policy: TrafficPolicy | None, *, holds_all: bool = False) -> None:
        """See `Browser.guard_traffic`."""
        self.policy = policy
        del holds_all

    def hand_back(self, policy: TrafficPolicy) -> None:
        """See `Browser.hand_back`."""
        self.policy, self.is_handed_back = policy, True

    async def send(
        self,
        url: str,
        method: str = "POST",
        kind: RequestKind = RequestKind.DATA,
        fields: tuple[tuple[str, str], ...] = (),
    ) -> bool | None:
        """Send a request as the page that is open; says what the policy said."""
        request = OutgoingRequest(
            method=method, url=url, kind=kind, page_url=self.url, fields=fields
        )
        is_allowed = self.policy is None or await self.policy(request)
        if is_allowed:
            self.sent.append(request)
        return is_allowed


class HoldingBrowser(SendingBrowser):
    """One that holds whatever its pages send, so that a person is asked with what is held."""

    @property
    def holds_requests(self) -> bool:
        """See `Browser.holds_requests`."""
        return True


def make_sending_shop() -> SendingBrowser:
    """Return the bookshop of `make_shop`, able to send."""
    shop = make_shop()
    return SendingBrowser(pages=shop.pages, clock=shop.clock, rules=shop.rules)
