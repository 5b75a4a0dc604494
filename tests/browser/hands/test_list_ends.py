"""The first and last place of a list, whatever stands there that day."""

import pytest

from studio.domain.actions.action import Drag, DropPlace
from studio.engine.agent.recorder import record_step
from tests.browser.hands.test_dragging import LIVE, STYLE
from tests.browser.stage import Studio, live

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("soon_unfound"),
]


def columns(**lists: str) -> str:
    """Return a board whose lists have headings; each letter is a card."""
    return STYLE + "".join(
        f"<section style='float:left'><h3>{name}</h3><div class=list id={name}>"
        + "".join(f"<div class=card>{card}</div>" for card in cards)
        + "</div></section>"
        for name, cards in lists.items()
    )


IN_COLUMNS = "[...document.querySelectorAll('.list')].map(list => [...list.children].map(e => e.textContent).join(''))"
INTO_EMPTY = "<script>for (const list of document.querySelectorAll('.list')) list.addEventListener('pointermove', e => held && e.target === list && !list.children.length && list.append(held));</script>"


@pytest.mark.parametrize(
    ("item", "place"),
    [
        ("「丙」を「対応中」の一番上に移動する", DropPlace.FIRST),
        ("「丙」を「対応中」に移動する", DropPlace.FIRST),
        ("「丙」を「対応中」の「戊」の前に移動する", DropPlace.BEFORE),
    ],
)
async def test_the_first_place_of_a_list_is_the_first_on_another_day(
    studio: Studio, item: str, place: DropPlace
) -> None:
    seen = await studio.show(columns(未着手="甲乙丙丁", 対応中="戊己", 完了="庚") + LIVE)
    drag = Drag(target=live(seen, "丙"), to=live(seen, "戊"), place=DropPlace.BEFORE)
    done = await studio.browser.perform(drag)
    kept = record_step(item, drag, done, needs_approval=False).action
    assert isinstance(kept, Drag)
    assert kept.place is place
    if place is DropPlace.BEFORE:
        return
    assert kept.to.name == "対応中"
    assert "戊" not in kept.model_dump_json()
    await studio.show(columns(未着手="甲丙", 対応中="辛戊", 完了="庚") + LIVE)
    again = await studio.browser.perform(kept)
    assert again.is_ok, again
    assert await studio.js(IN_COLUMNS) == ["甲", "丙辛戊", "庚"]
    await studio.show(columns(未着手="丙", 対応中="", 完了="庚壬") + LIVE + INTO_EMPTY)
    again = await studio.browser.perform(kept)
    assert again.is_ok, again
    assert await studio.js(IN_COLUMNS) == ["", "丙", "庚壬"]


async def test_the_last_place_of_its_own_list(studio: Studio) -> None:
    seen = await studio.show(columns(未着手="甲乙丙", 対応中="戊己") + LIVE)
    drag = Drag(target=live(seen, "甲"), to=live(seen, "丙"), place=DropPlace.AFTER)
    done = await studio.browser.perform(drag)
    kept = record_step("「甲」を一番下に移動する", drag, done, needs_approval=False).action
    await studio.show(columns(未着手="丙甲乙", 対応中="戊己") + LIVE)
    again = await studio.browser.perform(kept)
    assert again.is_ok, again
    assert await studio.js(IN_COLUMNS) == ["丙乙甲", "戊己"]
    await studio.show(columns(未着手="丙甲", 対応中="戊己") + LIVE)
    assert (await studio.browser.perform(kept)).is_ok
    assert await studio.js(IN_COLUMNS) == ["丙甲", "戊己"]


async def test_a_place_in_the_middle_of_a_list_is_beside_its_neighbour(studio: Studio) -> None:
    seen = await studio.show(columns(未着手="甲乙丙", 対応中="戊己庚") + LIVE)
    drag = Drag(target=live(seen, "甲"), to=live(seen, "己"), place=DropPlace.BEFORE)
    done = await studio.browser.perform(drag)
    assert done.end is None
