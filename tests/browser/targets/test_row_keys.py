"""Buttons that every row has: pressed in the row that was recorded, whatever its texts are made of, or refused."""

import pytest

from studio.domain.actions.action import Click
from studio.domain.page.target import Target
from studio.engine.ports import RECORDED, Terms
from tests.browser.stage import Studio

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("soon_unfound"),
]

UNDESCRIBED = Terms(describes=False)
PEOPLE = (("山田", "営業部"), ("佐藤", "総務部"), ("鈴木", "営業部"))
RESORTED = (PEOPLE[1], PEOPLE[2], PEOPLE[0])
OCTOBER = (("2026/10/01", "3,000円"), ("2026/10/02", "5,000円"))
NOVEMBER = (("2026/11/03", "9,000円"), ("2026/11/04", "1,000円"))
INLINE = "<b>{0}</b><span>{1}</span>"


def rows_of(people: tuple[tuple[str, str], ...], row: str) -> str:
    boxes = (
        f"<div>{row.format(*texts)}<button onclick=\"window.pressed = '{texts[0]}'\">編集</button></div>"
        for texts in people
    )
    return f"<h1>一覧</h1>{''.join(boxes)}"


async def first_described(studio: Studio, html: str) -> Target:
    await studio.show(html)
    seen = await studio.browser.observe()
    node = next(one for one in seen.operable if one.name == "編集")
    live = Target(ref=node.ref, epoch=seen.epoch, role=node.role, name=node.name)
    outcome = await studio.browser.perform(Click(target=live), RECORDED)
    assert outcome.is_ok
    assert outcome.target is not None
    return outcome.target


@pytest.mark.parametrize(
    "row",
    [INLINE, "<b>{0}</b> <span>{1}</span>", "{0}<br>{1}", "<label>{0}</label> {1} ", "<img alt='{0}' src=data:> {1}"],
)  # fmt: skip
async def test_a_row_of_inline_texts_is_known_by_all_it_says(studio: Studio, row: str) -> None:
    target = await first_described(studio, rows_of(PEOPLE, row))
    await studio.show(rows_of(RESORTED, row))
    await studio.browser.perform(Click(target=target), UNDESCRIBED)
    assert await studio.js("window.pressed ?? '山田'") == "山田"


async def test_a_row_of_a_day_and_a_price_is_not_the_one_in_its_place_next_month(
    studio: Studio,
) -> None:
    target = await first_described(studio, rows_of(OCTOBER, INLINE))
    await studio.show(rows_of(NOVEMBER, INLINE))
    outcome = await studio.browser.perform(Click(target=target), UNDESCRIBED)
    assert outcome.code in ("TARGET_CHANGED", "TARGET_NOT_FOUND")
    assert await studio.js("window.pressed ?? ''") == ""


async def test_a_row_of_a_day_and_a_price_is_found_while_it_is_there(studio: Studio) -> None:
    target = await first_described(studio, rows_of(OCTOBER, "<p>{0}</p><p>{1}</p>"))
    await studio.show(rows_of(OCTOBER[::-1], "<p>{0}</p><p>{1}</p>"))
    outcome = await studio.browser.perform(Click(target=target), UNDESCRIBED)
    assert outcome.is_ok, outcome
    assert await studio.js("window.pressed") == "2026/10/01"


ICONS = "".join(
    f"<span role=button tabindex=0 class=act onclick=\"window.pressed = '{{0}} {name}'\"><span role=img aria-label={name}><svg width=12 height=12><path d='{path}'></path></svg></span></span>"
    for name, path in (("編集", "M1 1h9"), ("削除の印", "M2 2v9"), ("共有", "M3 3l6 6"))
)


async def test_a_drawn_button_is_not_taken_for_the_others_drawn_beside_it(studio: Studio) -> None:
    def table(people: tuple[tuple[str, str], ...]) -> str:
        lines = (
            f"<tr><td><a href=#>{name}</a><td>{team}<td>{ICONS.format(name)}"
            for name, team in people
        )
        return f"<h1>一覧</h1><table><tr><th>名前<th>部署<th>操作{''.join(lines)}</table>"

    target = await first_described(studio, table(PEOPLE))
    assert target.fingerprint is not None
    assert target.fingerprint.row_key == "山田"
    await studio.show(table(RESORTED))
    outcome = await studio.browser.perform(Click(target=target), UNDESCRIBED)
    assert outcome.is_ok, outcome
    assert await studio.session.page.evaluate("window.pressed") == "山田 編集"


async def test_a_way_beside_a_menu_is_of_the_row_of_its_table(studio: Studio) -> None:
    def table(people: tuple[tuple[str, str], ...]) -> str:
        menu = "<div><div><button>操作</button><ul><li><a href=#>カット</a></ul></div></div>"
        lines = (
            f"<tr><td><div><div><a href='/{team}'>{name}</a></div></div><td><div><a aria-label=編集 href=# "
            f"onclick=\"window.pressed = '{name}'\"><svg width=12 height=12></svg></a>{menu}</div>"
            for name, team in people
        )
        return f"<h1>一覧</h1><table>{''.join(lines)}</table>"

    target = await first_described(studio, table(PEOPLE))
    looks = target.fingerprint
    assert looks is not None
    plain = looks.model_copy(update={"row_key": "山田", "neighbours": (), "ordinal": 1, "count": 1})
    by_row = [one for one in target.candidates if one.scope_key == "山田"]
    wanted = target.model_copy(update={"fingerprint": plain, "candidates": tuple(by_row)})
    await studio.show(table(RESORTED))
    assert (await studio.browser.perform(Click(target=wanted), UNDESCRIBED)).is_ok
    assert await studio.js("window.pressed") == "山田"


BOOKED = (("12/2 14:00", "小野 様"), ("12/3 10:00", "小野 様"), ("12/3 10:00", "森 様"))
CELLS = "<p>{0}</p><p>{1}</p>"


@pytest.mark.parametrize(
    ("key", "also", "pressed"),
    [
        ("小野 様", "12/2 14:00", 1),
        ("小野 様", "12/3 10:00", 2),
        ("12/3 10:00", "森 様", 3),
        ("12/2 14:00", "森 様", 0),
    ],
)
async def test_a_row_that_has_to_say_two_texts_is_the_one_that_says_both(
    studio: Studio, key: str, also: str, pressed: int
) -> None:
    target = await first_described(studio, rows_of(BOOKED, CELLS))
    assert target.fingerprint is not None
    looks = target.fingerprint.model_copy(update={"row_key": key, "row_also": (also,)})
    ways = tuple(
        one.model_copy(update={"scope_key": key}) for one in target.candidates if one.scope_key
    )
    lines = rows_of(BOOKED, CELLS).split("<button ")
    numbered = "<button ".join(
        [lines[0], *(f"data-n={n} {one}" for n, one in enumerate(lines[1:], 1))]
    )
    await studio.show(numbered.replace("window.pressed =", "window.pressed = this.dataset.n ||"))
    outcome = await studio.browser.perform(
        Click(target=target.model_copy(update={"fingerprint": looks, "candidates": ways})),
        UNDESCRIBED,
    )
    assert outcome.is_ok or outcome.message == f"「{key}」の行に「{also}」がそろっていません。"
    assert int(await studio.js("window.pressed ?? 0")) == pressed
