"""A replay stays where its flow may be, and grants what the flow grants."""

import asyncio
from functools import partial

import pytest

from studio.domain.actions.action import Click, Navigate
from studio.domain.events.events import ApprovalRequested, Event, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.sending import SentShape
from studio.engine.guard.facts.contract import agreement_of
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.engine.replay.player import Replay
from studio.engine.runs.approval import grant_for
from studio.engine.runs.reports import Playing
from tests.engine.guard.wire import HoldingBrowser
from tests.factories import SHOP, durable, make_context, make_flow, make_shop, make_step, node, text
from tests.fakes import FakeBrowser

OPEN = make_step(Navigate(url="{{url}}"), item="開く")
ELSEWHERE = "http://other.example/"
ORDER = "http://shop.example/order"
PRESS = Click(target=durable("button", "注文を確定する"))


def shop() -> FakeBrowser:
    browser = make_shop()
    browser.add(ELSEWHERE, text("よそ"))
    browser.add(ORDER, node("button", "注文を確定する"))
    browser.on("click", "注文を確定する", lambda b: b.show(text("注文しました")))
    return browser


async def play(flow: Flow, *, attended: bool = False):
    browser = shop()
    context, journal = make_context(browser, is_attended=attended)
    finished = await Replay(context, flow, flow.values()).carry_out()
    return finished, journal, browser


@pytest.mark.parametrize(
    ("origins", "status"), [((), RunStatus.NEEDS_PERSON), ((ELSEWHERE,), RunStatus.DONE)]
)
async def test_another_site_needs_a_person_unless_the_flow_knows_it(
    origins: tuple[str, ...], status: RunStatus
) -> None:
    steps = (OPEN, make_step(Navigate(url=ELSEWHERE), item="移る"))
    flow = make_flow(*steps).model_copy(update={"origins": origins})
    finished, journal, _ = await play(flow)
    assert finished.status is status
    assert [asked.host for asked in journal.of(ApprovalRequested)] == (
        [] if origins else ["other.example"]
    )
    for asked in journal.of(ApprovalRequested):
        assert asked.details == (("アドレス", ELSEWHERE),)


async def test_a_recorded_press_sends_one_thing_that_the_page_shows() -> None:
    """Nobody knows what a step recorded by hand sends: not another value, and not a second thing."""
    seen: list[bool] = []
    browser = make_shop()
    context, _ = make_context(browser, is_attended=False)
    flow = make_flow(OPEN, make_step(Click(target=durable("button", "検索")), item="検索"))

    async def send(_: object) -> None:
        told = (("x", "a"),), (("to", "闇商会"),)
        for path, fields in (("keep", told[0]), ("mail", told[0]), ("keep", told[1])):
            assert browser.traffic is not None
            request = OutgoingRequest(
                method="POST",
                url=SHOP + path,
                kind=RequestKind.DATA,
                page_url=SHOP,
                fields=fields,
            )
            seen.append(bool(await browser.traffic(request)))

    browser.on("click", "検索", send)
    await Replay(context, flow, flow.values()).carry_out()
    assert seen == [True, False, False]


async def test_the_border_is_closed_while_it_plays_and_for_writes_afterwards() -> None:
    seen: list[bool] = []
    flow = make_flow(OPEN, make_step(Click(target=durable("button", "検索")), item="検索"))
    browser = make_shop()
    context, _ = make_context(browser, is_attended=False)

    async def ask(_: object) -> None:
        for url in (SHOP, ELSEWHERE):
            request = OutgoingRequest(method="GET", url=url, kind=RequestKind.NAVIGATION)
            assert browser.traffic is not None
            seen.append(bool(await browser.traffic(request)))

    browser.on("click", "検索", ask)
    finished = await Replay(context, flow, flow.values()).carry_out()
    assert seen == [True, False]
    assert finished.status is RunStatus.NEEDS_PERSON
    assert browser.traffic is not None
    document = OutgoingRequest(method="GET", url=ELSEWHERE, kind=RequestKind.NAVIGATION)
    deletes = {"method": "DELETE", "kind": RequestKind.DATA, "url": SHOP, "page_url": SHOP}
    write = document.model_copy(update=deletes)
    assert [await browser.traffic(one) for one in (document, write)] == [True, None]


@pytest.mark.parametrize("change", ["", "other act", "other place"])
async def test_a_grant_holds_for_exactly_this_act_at_this_place(change: str) -> None:
    granted = PRESS if change != "other act" else Click(target=durable("button", "注文"))
    origin = "http://shop.example" if change != "other place" else "http://evil.example"
    step: FlowStep = make_step(PRESS, item="注文する").model_copy(
        update={"needs_approval": True, "grant": grant_for(granted, origin)}
    )
    flow = make_flow(make_step(Navigate(url=ORDER), item="開く"), step)
    finished, _, _ = await play(flow)
    assert finished.status is (RunStatus.NEEDS_PERSON if change else RunStatus.DONE)


SEND = Click(target=durable("button", "送信"))
SENT = SentShape(
    site="http://shop.example", method="POST", path="/keep", fields=(("title", "会議"),)
)


def sender(*values: str, content: str = "本文") -> HoldingBrowser:
    browser = HoldingBrowser()
    browser.add(ORDER, text(content), node("button", "送信"), node("button", "注文する"))

    async def send(_: object) -> None:
        await browser.send(f"{SHOP}keep", fields=tuple(("title", value) for value in values))

    for label in ("送信", "注文する"):
        browser.on("click", label, send)
    return browser


async def agreement(*values: str) -> str:
    """Return what the first run kept of a person's yes."""
    browser = sender(*values, content="合計 1,000円")
    await browser.start()
    browser.go(ORDER)
    fields = tuple(("title", value) for value in values)
    request = OutgoingRequest(
        method="POST", url=f"{SHOP}keep", kind=RequestKind.DATA, fields=fields
    )
    return agreement_of(request, await browser.observe())


@pytest.mark.parametrize(
    ("press", "values", "content", "keeps_word", "cards"),
    [
        (SEND, ("会議", "5", "6"), "合計 1,000円", True, 0),
        (SEND, ("会議", "5", "6"), "合計 1,000円", False, 1),
        (SEND, ("退会", "5", "6"), "合計 1,000円", True, 1),
        (SEND, ("会議", "5", "6", "7"), "合計 1,000円", True, 1),
        (SEND, ("会議", "5", "6"), "合計 9,000,000円", True, 1),
        (Click(target=durable("button", "注文する")), ("会議", "5", "6"), "合計 1,000円", True, 1),
    ],
    ids=["the same", "nobody's word", "another value", "one row more", "another amount", "money"],
)
async def test_what_was_agreed_to_is_not_asked_again_where_exactly_that_is_sent(
    press: Click, values: tuple[str, ...], content: str, keeps_word: bool, cards: int
) -> None:
    agreed = (await agreement("会議", "5", "6"),)
    seen = {"needs_approval": True, "sent": (SENT,), "agreed": agreed}
    step = make_step(press, item="送る").model_copy(update=seen)
    flow = make_flow(make_step(Navigate(url=ORDER), item="開く"), step)
    browser = sender(*values, content=content)
    context, journal = make_context(browser, is_attended=True)
    loop = asyncio.get_running_loop()

    def refuse(event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            answer = partial(context.run_control.answer, event.request_id, is_yes=False)
            loop.call_soon(answer)

    context.bus.subscribe(refuse)
    playing = Playing(keeps_word=keeps_word)
    await Replay(context, flow, flow.values(), playing=playing).carry_out()
    assert len(journal.of(ApprovalRequested)) == cards
    assert len(browser.sent) == (0 if cards else 1)
