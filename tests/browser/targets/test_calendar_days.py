"""A recorded day of a page's own calendar is pressed under its month, and under no other."""

import calendar
from collections.abc import Callable

import pytest

from studio.domain.actions.action import Click
from studio.domain.page.target import Target
from studio.engine.ports import RECORDED, Terms
from tests.browser.recording.person import recording
from tests.browser.stage import Studio

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("soon_unfound"),
]

UNDESCRIBED = Terms(describes=False)
DAY = "20"
REFUSED = ("TARGET_CHANGED", "TARGET_NOT_FOUND", "OPTION_NOT_FOUND")


def of_boxes(year: int, month: int) -> str:
    days = range(1, calendar.monthrange(year, month)[1] + 1)
    cells = "".join(f"<button>{day}</button>" for day in days)
    return f"<h1>予約</h1><div><div><button disabled>‹</button><span>{year}年{month}月</span><button disabled>›</button></div><div>{cells}</div></div>"


def of_parts(year: int, month: int) -> str:
    return of_boxes(year, month).replace(
        f"<span>{year}年{month}月</span>",
        f"<div><span>{year}年</span> <span>{month}月</span></div>",
    )


def of_a_table(year: int, month: int) -> str:
    weeks = "".join(
        "<tr>" + "".join(f"<td><a href='#d'>{day or ''}</a></td>" for day in week) + "</tr>"
        for week in calendar.monthcalendar(year, month)
    )
    names = "".join(f"<th>{name}</th>" for name in "月火水木金土日")
    return f"<div role=dialog aria-label=日付を選択><table><caption>{year}年{month}月</caption><tr>{names}</tr>{weeks}</table></div>"


def of_a_grid(year: int, month: int) -> str:
    name = calendar.month_name[month]
    weeks = "".join(
        "<div role=row>" + "".join(f"<div role=gridcell tabindex=0 onclick=''>{day or ''}</div>" for day in week) + "</div>"
        for week in calendar.monthcalendar(year, month)
    )  # fmt: skip
    return f"<div><h2>{name} {year}</h2><div role=grid aria-label=days>{weeks}</div></div>"


KINDS = pytest.mark.parametrize("draw", [of_boxes, of_parts, of_a_table, of_a_grid])


async def described(studio: Studio) -> Target:
    seen = await studio.browser.observe()
    node = next(one for one in seen.operable if DAY in (one.name, one.text))
    live = Target(ref=node.ref, epoch=seen.epoch, role=node.role, name=node.name)
    outcome = await studio.browser.perform(Click(target=live), RECORDED)
    assert outcome.is_ok, outcome
    assert outcome.target is not None
    return outcome.target


async def played(studio: Studio, target: Target, html: str) -> tuple[str, str]:
    await studio.show(html)
    await studio.js(
        "window.pressed = ''; document.body.addEventListener('click', e => { window.pressed = e.target.textContent })"
    )
    outcome = await studio.browser.perform(Click(target=target), UNDESCRIBED)
    return outcome.code, await studio.js("window.pressed")


@KINDS
async def test_it_is_this_day_of_this_month(
    studio: Studio, draw: Callable[[int, int], str]
) -> None:
    await studio.show(draw(2026, 10))
    target = await described(studio)
    assert await played(studio, target, draw(2026, 10)) == ("", DAY)
    for year, month in ((2026, 11), (2027, 10)):
        code, pressed = await played(studio, target, draw(year, month))
        assert code in REFUSED, code
        assert pressed == ""


@KINDS
async def test_a_recorded_day_too(studio: Studio, draw: Callable[[int, int], str]) -> None:
    await studio.show(draw(2026, 10))
    async with recording(studio) as person:
        await person.press(studio.session.page.get_by_text(DAY, exact=True))
    (action,) = person.actions
    assert isinstance(action, Click)
    assert await played(studio, action.target, draw(2026, 10)) == ("", DAY)
    code, pressed = await played(studio, action.target, draw(2026, 11))
    assert code in REFUSED, code
    assert pressed == ""


async def test_the_page_number_of_a_list_belongs_to_no_month(studio: Studio) -> None:
    pages = "".join(f"<a href='#{n}'>{n}</a> " for n in range(1, 24))
    await studio.show(f"<h2>一覧</h2><p>2026年10月</p>{pages}")
    target = await described(studio)
    html = f"<h2>一覧</h2><p>2026年11月</p>{pages}"
    assert await played(studio, target, html) == ("", DAY)
