"""「この種の送信はいつも」: kept without a value, known again by its shape, revoked by its name."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from studio.domain.events.events import ApprovalRequested, Event
from studio.domain.flows.sending import MESSAGE, SentShape
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.mandates.step_mandate import StepMandate
from studio.engine.guard.places import AllowedPlaces
from studio.engine.guard.remembering import RememberedShapes
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.guard.traffic import TrafficGuard
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.engine.runs.approval import ALWAYS, Approvals
from tests.factories import SHOP, make_context
from tests.fakes import FakeBrowser
from tests.memory_library import MemoryLibrary

PRESS = ActUnderWay("「★」をクリック", ActKind.PRESSES, label="★", role="button")
SHAPE = SentShape(site="http://shop.example", method="POST", path="/items/*/star", role="button")


def star(path: str = "items/5/star", *fields: tuple[str, str]) -> OutgoingRequest:
    return OutgoingRequest(
        method="POST", url=SHOP + path, kind=RequestKind.DATA, page_url=SHOP, fields=fields
    )


class Run:
    """A run with a library, whose person answers いつも, or nothing at all."""

    def __init__(
        self,
        library: MemoryLibrary,
        *,
        is_attended: bool,
        is_trusted: bool = True,
        values: tuple[str, ...] = (),
    ) -> None:
        self.context, self.journal = make_context(
            FakeBrowser(), is_attended=is_attended, kept=library
        )
        approvals = Approvals(self.context, is_trusted=is_trusted)
        places = AllowedPlaces((SHOP,))
        mandate = StepMandate(values)
        self.guard = TrafficGuard(self.context, approvals, places, lambda text: text, mandate)
        self.context.bus.subscribe(self._reply)

    def _reply(self, event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            answer = partial(
                self.context.run_control.answer, event.request_id, is_yes=True, text=ALWAYS
            )
            asyncio.get_running_loop().call_soon(answer)

    async def sends(self, request: OutgoingRequest, act: ActUnderWay = PRESS) -> bool:
        self.guard.begin(act)
        return bool(await self.guard.decide(request))

    @property
    def cards(self) -> list[ApprovalRequested]:
        return self.journal.of(ApprovalRequested)


async def test_what_was_answered_so_is_not_asked_about_again_in_any_run() -> None:
    library = MemoryLibrary()
    first = Run(library, is_attended=True)
    assert await first.sends(star("items/5/star", ("memo", "お礼")))
    assert first.cards[0].may_be_kept
    again = Run(library, is_attended=True)
    assert await again.sends(star("items/77/star", ("memo", "別の")))
    later = Run(library, is_attended=False, values=("別の",))
    assert await later.sends(star("items/77/star", ("memo", "別の")))
    assert again.cards == later.cards == []
    assert "お礼" not in repr(library.remembered)


def message(
    *fields: tuple[str, str], page: str = "board/5", url: str = "ws://shop.example/live"
) -> OutgoingRequest:
    return OutgoingRequest(
        method=MESSAGE,
        url=url,
        kind=RequestKind.DATA,
        page_url=SHOP + page,
        fields=fields,
    )


TOGGLE = (("event", "toggle"), ("entity", "light"), ("id", "24"))


async def test_a_message_is_remembered_by_its_words_and_by_what_was_pressed() -> None:
    library = MemoryLibrary()
    first = Run(library, is_attended=True)
    assert await first.sends(message(*TOGGLE))
    assert first.cards[0].may_be_kept
    (kept,) = await RememberedShapes(library).all()
    assert (kept.shape.site, kept.shape.path) == (
        "http://shop.example",
        "/live?event=toggle&entity=light",
    )
    assert await first.sends(message(("event", "open"), ("who", "山田 太郎")))
    assert "山田" not in repr(library.remembered)
    again = Run(library, is_attended=False)
    assert await again.sends(message(*TOGGLE[:2], ("id", "31"), page="board/6"))
    assert again.cards == []
    for other, act in (
        (message(("event", "lock"), *TOGGLE[1:]), PRESS),
        (message(TOGGLE[0], ("entity", "door"), TOGGLE[2]), PRESS),
        (message(*TOGGLE, ("force", "1")), PRESS),
        (message(*TOGGLE, page="members/5"), PRESS),
        (message(*TOGGLE, url="ws://shop.example/members"), PRESS),
        (message(*TOGGLE), replace(PRESS, label="☆")),
        (message(("読み取れない形式の内容", "3 バイト")), PRESS),
    ):
        assert not await again.sends(other, act)


async def test_where_nobody_is_there_other_values_are_asked_about() -> None:
    library = MemoryLibrary()
    await RememberedShapes(library).keep(SHAPE.model_copy(update={"fields": (("memo", "*"),)}))
    alone = Run(library, is_attended=False)
    assert not await alone.sends(star("items/5/star", ("memo", "闇商会へ9000000円")))
    assert len(alone.cards) == 1


async def test_all_of_a_site_is_revoked_at_once() -> None:
    library = MemoryLibrary()
    shapes = RememberedShapes(library)
    for path in ("/a", "/b"):
        await shapes.keep(SHAPE.model_copy(update={"path": path}))
    await shapes.keep(SHAPE.model_copy(update={"site": "http://other.example"}))
    assert await shapes.revoke_site("shop.example") == 2
    assert [one.shape.site for one in await shapes.all()] == ["http://other.example"]
    assert await shapes.revoke_site("shop.example") == 0


@pytest.mark.parametrize(
    ("request_", "act"),
    [
        (star("items/5/star", ("to", "evil")), PRESS),
        (star("items/5/other"), PRESS),
        (star(), ActUnderWay("押す", ActKind.PRESSES, role="link")),
        (
            star(),
            ActUnderWay("「公開する」をクリック", ActKind.PRESSES, says_deed=True, role="button"),
        ),
    ],
    ids=["a field more", "another place", "another control", "for good"],
)
async def test_anything_else_is_asked_about(request_: OutgoingRequest, act: ActUnderWay) -> None:
    library = MemoryLibrary()
    await RememberedShapes(library).keep(SHAPE)
    assert not await Run(library, is_attended=False).sends(request_, act)


async def test_what_cannot_be_undone_is_never_offered_to_be_kept() -> None:
    library = MemoryLibrary()
    run = Run(library, is_attended=True)
    assert await run.sends(star("items/5/delete"))
    assert not run.cards[0].may_be_kept
    assert await RememberedShapes(library).all() == ()


async def test_a_flow_from_elsewhere_gets_nothing_of_it() -> None:
    library = MemoryLibrary()
    await RememberedShapes(library).keep(SHAPE)
    run = Run(library, is_attended=False, is_trusted=False)
    assert not await run.sends(star())


async def test_a_shape_is_revoked_by_its_name() -> None:
    library = MemoryLibrary()
    shapes = RememberedShapes(library)
    await shapes.keep(SHAPE)
    (kept,) = await shapes.all()
    assert await shapes.revoke(kept.name)
    assert not await shapes.revoke(kept.name)
    assert not await shapes.knows(SHAPE)
