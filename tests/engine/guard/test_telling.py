"""What is told of requests on the bus."""

from studio.domain.events.events import PageWarned, RequestReleased, RequestStopped
from studio.engine.guard.telling import TrafficTeller
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.factories import SHOP, make_context
from tests.fakes import FakeBrowser


def request(path: str, kind: RequestKind = RequestKind.DATA) -> OutgoingRequest:
    return OutgoingRequest(
        method="POST", url=SHOP + path, kind=kind, page_url=SHOP, fields=(("memo", "ひみつ"),)
    )


def test_each_is_told_once_a_place_and_masked() -> None:
    context, journal = make_context(FakeBrowser({}))
    teller = TrafficTeller(context, lambda text: text.replace("ひみつ", "••••"))
    teller.sent(request("save"))
    teller.dropped(request("collect"))
    teller.dropped(request("collect"))
    teller.beyond(request("logo.png", RequestKind.PART), "外のサイトです。", None)
    teller.beyond(request("data"), "外のサイトです。", None)
    teller.beyond(request("x"), "", PageWarned(run_id="", words="部品", remedy=""))
    told = journal.events
    assert [type(one) for one in told] == [
        RequestReleased,
        RequestStopped,
        RequestStopped,
        PageWarned,
    ]
    released, warned = told[0], told[-1]
    assert isinstance(released, RequestReleased)
    assert "••••" in released.words
    assert isinstance(warned, PageWarned)
    assert warned.run_id == context.run_id
