"""What was found and verified is held: it is this very element or none, and the page sees nothing of it."""

import pytest

from studio.browser.targets.finding import FoundElement, find
from studio.browser.targets.pins import is_lost, pins_of
from studio.domain.actions.action import Click, Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import BrowserError
from studio.domain.page.target import Candidate, Family, Target
from studio.engine.ports import Terms
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SEND = Target(
    role="button",
    name="送信",
    candidates=(Candidate(family=Family.ROLE, value="送信", role="button", score=100),),
)
FIELD = Target(
    role="textbox",
    name="氏名",
    candidates=(Candidate(family=Family.ROLE, value="氏名", role="textbox", score=100),),
)


async def found_on(studio: Studio, target: Target) -> FoundElement:
    snapshots = studio.browser._snapshots  # pyright: ignore[reportPrivateUsage]
    found = await find(studio.session, target, 0, snapshots)
    assert isinstance(found, FoundElement)
    return found


async def test_what_is_held_is_the_element_that_was_found(studio: Studio) -> None:
    await studio.show("<button>送信</button>")
    found = await found_on(studio, SEND)
    pin = pins_of(studio.session).of(found.locator)
    assert pin is not None
    await studio.js("document.querySelector('button').textContent = '削除'")
    assert await pin.ask("el => el.textContent") == "削除"
    assert await found.locator.inner_text() == "削除"
    assert await studio.js("typeof globalThis.tejun") == "undefined"


async def test_another_element_in_its_place_is_not_it(studio: Studio) -> None:
    await studio.show("<button>送信</button>")
    found = await found_on(studio, SEND)
    pin = pins_of(studio.session).of(found.locator)
    assert pin is not None
    await studio.js("document.querySelector('button').outerHTML = '<button>送信</button>'")
    with pytest.raises(BrowserError) as lost:
        await pin.ask("el => el.textContent")
    assert is_lost(lost.value)
    with pytest.raises(BrowserError) as untouched:
        await studio.session.call(found.locator.click(timeout=5_000), 6, "押す")
    assert is_lost(untouched.value)
    assert await found.way.inner_text() == "送信"


async def test_an_element_replaced_before_it_is_touched_is_found_and_verified_anew(
    studio: Studio,
) -> None:
    await studio.show("<button onclick='window.pressed = (window.pressed || 0) + 1'>送信</button>")

    async def replaced() -> None:
        await studio.js("{ const old = document.querySelector('button'); old.replaceWith(old.cloneNode(true)); }")  # fmt: skip

    outcome = await studio.browser.perform(Click(target=SEND), Terms(before_touch=replaced))
    assert outcome.is_ok, outcome
    assert await studio.js("window.pressed") == 1


async def test_what_replaces_it_and_is_something_else_is_not_pressed(studio: Studio) -> None:
    await studio.show("<button>送信</button>")

    async def replaced() -> None:
        await studio.js(
            "document.querySelector('button').outerHTML = '<button onclick=\"window.pressed = 1\">削除</button>'"
        )

    outcome = await studio.browser.perform(Click(target=SEND), Terms(before_touch=replaced))
    assert outcome.code == "TARGET_NOT_FOUND"
    assert await studio.js("window.pressed === undefined")


async def test_a_field_rebuilt_by_what_was_typed_is_read_back_all_the_same(studio: Studio) -> None:
    await studio.show(
        "<div id=box><input aria-label=氏名></div><script>"
        "const make = value => { box.innerHTML = '<input aria-label=氏名>'; box.firstChild.value = value; };"
        "box.addEventListener('input', event => make(event.target.value.toUpperCase() + '様'));</script>"
    )
    outcome = await studio.browser.perform(Fill(target=FIELD, value="abc"))
    assert outcome.code == "VALUE_REFUSED", outcome


async def test_it_answers_in_the_breath_in_which_it_is_found(studio: Studio) -> None:
    await studio.show("<button>一</button><button>二</button>")
    contexts = studio.browser._snapshots.contexts  # pyright: ignore[reportPrivateUsage]
    (world,) = await contexts.all()
    pins, buttons = pins_of(studio.session), studio.session.page.get_by_role("button")
    text = "(el, more) => el.textContent + more"

    one = pins.new(world, contexts, None)
    held = await one.hold_and_ask(studio.session, buttons.first, 1, text, "！")
    assert (held.count, held.answer) == (1, "一！")
    assert await one.ask(text, "？") == "一？"

    second_of_two = pins.new(world, contexts, 1)
    held = await second_of_two.hold_and_ask(studio.session, buttons, 2, text, "")
    assert (held.count, held.answer) == (2, "二")


async def test_of_none_or_of_several_nobody_is_asked_and_nothing_is_left_waiting(
    studio: Studio,
) -> None:
    await studio.show("<button>一</button><button>二</button>")
    contexts = studio.browser._snapshots.contexts  # pyright: ignore[reportPrivateUsage]
    (world,) = await contexts.all()
    pins, page = pins_of(studio.session), studio.session.page
    for locator, count in ((page.get_by_text("三"), 0), (page.get_by_role("button"), 2)):
        pin = pins.new(world, contexts, None)
        held = await pin.hold_and_ask(studio.session, locator, 1, "el => el.textContent", None)
        assert (held.count, held.answer) == (count, None)
    last = pins.new(world, contexts, None)
    await last.hold_and_ask(studio.session, page.get_by_text("二"), 1, "el => 1", None)
    assert await contexts.ask(world, "() => globalThis['tejun'].awaited.size") == 0


_LIES = """<input aria-label=氏名 data-testid=name><script>
  Object.defineProperty(HTMLInputElement.prototype, 'value', {get: () => 'うそ', set() {}});
  Element.prototype.getAttribute = Element.prototype.querySelectorAll = () => 'うそ';
</script>"""


async def test_what_is_seen_now_is_asked_unseen_by_its_page(studio: Studio) -> None:
    seen = await studio.show(_LIES)
    outcome = await studio.browser.perform(Fill(target=live(seen, "氏名"), value="山田"))
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail="山田"),), outcome
    assert outcome.target is not None
    ways = {one.family: one.value for one in outcome.target.candidates}
    assert ways[Family.TEST_ID] == "name"
