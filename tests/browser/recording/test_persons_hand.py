"""What pages send after a run is held until a person uses one of them."""

import pytest
import pytest_asyncio

from studio.browser.recording.persons_hand import PersonsHand
from studio.domain.actions.action import Click
from studio.domain.flows.recording import RecordedAct
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.browser.interception.guarded import Guarded, yes

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("whole_browser"),
]

SEND = "fetch('/late',{method:'POST',body:'x'}).then(()=>'sent',()=>'refused')"
FRAMED = "<button onclick=0>ここ</button><iframe src='{out}/inside' width=300 height=200></iframe>"


async def never(request: OutgoingRequest) -> bool:
    """Let nothing leave but what shows a page."""
    return request.kind is not RequestKind.DATA


@pytest_asyncio.fixture(loop_scope="session")
async def left(guarded: Guarded) -> Guarded:
    """Leave a page under a policy that answers everything but documents with no, until it is touched."""
    guarded.sites.foreign.put("/inside", "<body><button>inside</button>", Content_Type="text/html")
    guarded.answers = yes
    await guarded.open(FRAMED)
    hand = PersonsHand(guarded.session)
    guarded.session.interceptor.succeed(hand.until_touched(never))
    await hand.listens()
    return guarded


async def test_what_a_page_sends_by_itself_does_not_leave(left: Guarded) -> None:
    assert await left.js(SEND) == "refused"
    assert left.sites.home.paths("POST") == []


async def test_a_page_cannot_pretend_to_be_a_hand(left: Guarded) -> None:
    await left.js("dispatchEvent(new PointerEvent('pointerdown',{bubbles:true}))")
    assert await left.js("typeof tejunHand") == "undefined"
    assert await left.js(SEND) == "refused"


@pytest.mark.parametrize("way", ["key", "button", "button in a frame of another site"])
async def test_what_a_person_does_is_theirs(left: Guarded, way: str) -> None:
    page = left.session.pages[0]
    if way == "key":
        await page.keyboard.press("Tab")
    elif way == "button":
        await page.get_by_text("ここ").click()
    else:
        await page.frames[1].get_by_text("inside").click()
    assert await left.js(SEND) == "sent"


async def test_a_press_is_heard_before_what_it_sends_is_judged(left: Guarded) -> None:
    await left.js(f"addEventListener('keydown',()=>window.became={SEND})")
    await left.session.pages[0].keyboard.press("a")
    assert await left.js("window.became") == "sent"


async def test_a_hand_is_heard_again_on_the_same_page_after_the_next_run(left: Guarded) -> None:
    await left.session.pages[0].keyboard.press("Tab")
    assert await left.js(SEND) == "sent"
    hand = PersonsHand(left.session)
    left.session.interceptor.succeed(hand.until_touched(never))
    await hand.listens()
    assert await left.js(SEND) == "refused"
    await left.session.pages[0].keyboard.press("Tab")
    assert await left.js(SEND) == "sent"


async def test_nothing_is_heard_any_more_once_it_is_forgotten(left: Guarded) -> None:
    hand = PersonsHand(left.session)
    policy = hand.until_touched(never)
    await hand.listens()
    hand.forget()
    await left.session.pages[0].keyboard.press("Tab")
    left.session.interceptor.succeed(policy)
    assert await left.js(SEND) == "refused"


async def test_a_recording_beside_it_tells_each_press_once(left: Guarded) -> None:
    acts: list[RecordedAct] = []
    await left.browser.start_recording(acts.append)
    await left.session.pages[0].get_by_text("ここ").click()
    await left.browser.stop_recording()
    assert [type(act.action) for act in acts] == [Click]
    assert await left.js(SEND) == "sent"
