"""The scripts of the isolated world, asked of a real page."""

from typing import Any

import pytest

from studio.browser.scripts import script
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def ask(studio: Studio, script: str, *arguments: object) -> Any:
    contexts = studio.browser._snapshots.contexts  # pyright: ignore[reportPrivateUsage]
    (world,) = await contexts.all()
    return await contexts.ask(world, script, *arguments)


async def test_the_look_finds_what_has_no_ref_and_keeps_its_key(studio: Studio) -> None:
    await studio.show(
        "<span onclick=1>甲</span><i class='fa fa-trash' style='padding:8px' onclick=1></i><p>文</p>"
    )
    first = await ask(studio, script("sight/unseen", "scan"), [101, []])
    again = await ask(studio, script("sight/unseen", "scan"), [102, []])
    assert [(one["text"], one["icon"]) for one in first["found"]] == [("甲", ""), ("", "trash")]
    assert [one["key"] for one in again["found"]] == [one["key"] for one in first["found"]]


@pytest.mark.parametrize(("margin", "found"), [(0, []), (9, ["戻る"])])
async def test_the_shell_of_a_component_is_no_thing_beside_its_button(
    studio: Studio, margin: int, found: list[str]
) -> None:
    await studio.show(
        "<x-button style='display:inline-block;cursor:pointer'>戻る</x-button><script>"
        "const shell = document.querySelector('x-button'); shell.onclick = () => 1;"
        f"shell.attachShadow({{mode: 'open'}}).innerHTML = '<button style=\"display:block;margin:{margin}px;padding:0;border:0\"><slot></slot></button>'"
        "</script>"
    )
    ref = ref_of(await studio.browser.observe())
    seen = await ask(studio, script("sight/unseen", "scan"), [105, [ref]])
    assert [one["text"] for one in seen["found"]] == found


@pytest.mark.parametrize(
    ("html", "icon"),
    [
        ("<i class='fc-icon fc-icon-chevron-left'></i>", "chevron-left"),
        ("<span class='my_icon_button'><b class='wxi-menu'></b></span>", ""),
        ("<img src=/img/edit-pen.svg>", "edit-pen"),
        ("<svg><use href='#basket'></use></svg>", "basket"),
        ("<i class='icon-only icon-del'></i>", "del"),
    ],
)
async def test_the_picture_of_what_shows_no_word_is_told_and_is_no_name(
    studio: Studio, html: str, icon: str
) -> None:
    await studio.show(f"<button style='width:20px;height:20px'>{html}</button>")
    seen = await ask(
        studio, script("sight/unseen", "scan"), [103, [ref_of(await studio.browser.observe())]]
    )
    assert [(mark[2], mark[5]) for mark in seen["marks"]] == [("", icon)]


async def test_what_a_page_says_of_a_picture_to_people_is_its_name(studio: Studio) -> None:
    await studio.show("<button style='width:20px;height:20px'><em title='次の月'></em></button>")
    seen = await ask(
        studio, script("sight/unseen", "scan"), [104, [ref_of(await studio.browser.observe())]]
    )
    assert [mark[2] for mark in seen["marks"]] == ["次の月"]


async def test_secret_fields_are_found_in_open_shadow_roots_too(studio: Studio) -> None:
    await studio.show(
        "<input type=password value=一><div id=d></div><script>"
        "d.attachShadow({mode: 'open'}).innerHTML = '<input autocomplete=one-time-code value=二>'</script>"
    )
    assert sorted(
        value for _, value in await ask(studio, script("sight/secret_fields", "secretFields"))
    ) == ["一", "二"]


async def test_fields_without_which_a_form_is_not_sent_are_told(studio: Studio) -> None:
    page = await studio.show(
        "<label>甲 <input required></label><label>乙 <input aria-required=true></label>"
        "<label>丙 <select required><option>一</option></select></label><label>丁 <input></label>"
        "<label><input type=checkbox required>戊</label>"
    )
    told = {node.name: node.states.get("required", "") for node in page.operable}
    assert told == {"甲": "true", "乙": "true", "丙": "true", "丁": "", "戊": "true"}


def ref_of(seen: Any) -> str:
    return next(node.ref for node in seen.nodes if node.role == "button")
