"""What stands in a component, and nobody sees, stands in no view."""

import pytest

from studio.engine.perception.render import render
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PARTS = """<style>.gone{display:none}.mark::before{content:'印'}</style><script>
const make = (name, html) => customElements.define(name, class extends HTMLElement {
  connectedCallback() { this.attachShadow({mode: 'open'}).innerHTML = html; } });
make('x-button', '<button style="width:60px;height:20px"><slot>無題</slot></button>');
make('x-dialog', '<div style="%s"><slot></slot></div>');
make('x-details', '<details %s><summary>詳細</summary><slot></slot></details>');
make('x-drawer', '<div style="visibility:%s"><slot></slot></div>');
</script><p>本文</p><x-dialog><x-button>削除する</x-button><x-button></x-button><p>消してよいですか</p>地の文</x-dialog>
<x-details>折り畳み</x-details><x-drawer>引き出し</x-drawer><div class="mark %s">札</div>
<x-button>保存</x-button><span onclick=1>戻る</span>"""
ASIDE = ("削除する", "無題", "消してよいですか", "地の文", "折り畳み", "引き出し", "札", "印")


async def test_words_put_into_a_closed_part_of_a_component_are_not_in_the_view(
    studio: Studio,
) -> None:
    closed = render(await studio.show(PARTS % ("display:none", "", "hidden", "gone")))
    assert [word for word in ASIDE if word in closed] == []
    written = await studio.browser.dom_digest()
    assert [word for word in ASIDE if word in written] == []
    assert [word for word in ("本文", "保存", "戻る") if word not in written] == []
    assert [word for word in ("本文", "詳細", "保存", "戻る") if word not in closed] == []
    opened = render(await studio.show(PARTS % ("", "open", "visible", "")))
    assert [word for word in ASIDE if word not in opened] == []


MENU = """<nav><a href=#x>設定</a><div style="max-height:%s;overflow:hidden"><ul><li><a href=/hosts>機器</a></li></ul></div></nav>
<div style="height:0;overflow:hidden"><input type=file aria-label=添付></div>"""


async def test_the_links_of_a_menu_that_is_shut_to_nothing_come_into_view_as_it_opens(
    studio: Studio,
) -> None:
    shut = render(await studio.show(MENU % "0"))
    assert "機器" not in shut
    assert "添付" in shut
    assert "機器" in render(await studio.show(MENU % "9em"))


SIGNS = (
    "AAEAAAALAIAAAwAwR1NVQrEutDwAAALAAAAAZE9TLzJBWEKxAAABOAAAAGBjbWFwAQIBPAAAAcQAAABMZ2x5ZlA2"
    "aTAAAAIoAAAAMGhlYWQw/HkMAAAAvAAAADZoaGVhBqYDjwAAAPQAAAAkaG10eByEAAAAAAGYAAAAKmxvY2EADAAY"
    "AAACEAAAABhtYXhwAA0ABgAAARgAAAAgbmFtZWj00BQAAAJYAAAASHBvc3QAAwAAAAACoAAAACAAAQAAAAEAAFxW"
    "5d1fDzz1AAMD6AAAAADnMRpUAAAAAOcxGlQAAAAAA4QDhAAAAAMAAgAAAAAAAAABAAADIP84AAAD6AAAAGQDhAAB"
    "AAAAAAAAAAAAAAAAAAAACgABAAAACwAEAAEAAAAAAAIAAAAAAAAAAAAAAAAAAAAAAAMC8wGQAAUABAAAAAAAAAAA"
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAD8/Pz8AAABhAHYAAAAAAAAAAAAAAAAAAAAA"
    "AAAAAAAAAAAAIAAEArwAAAK8AAACvAAAArwAAAK8AAACvAAAArwAAAK8AAACvAAAA+gAAAAAAAAAAAACAAAAAwAA"
    "ABQAAwABAAAAFAAEADgAAAAKAAgAAgACAGEAZQBuAHb//wAAAGEAZABsAHX///+g/57/mP+SAAEAAAAAAAAAAAAA"
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAADAAYAAEAAAAAA4QDhAADAAAxESERA4QDhPx8AAEAAAAAA4QDhAADAAAxESER"
    "A4QDhPx8AAAABAA2AAEAAAAAAAEABQAAAAEAAAAAAAIAAQAFAAMAAQQJAAEACgAGAAMAAQQJAAIAAgAQU2lnbnNS"
    "AFMAaQBnAG4AcwBSAAMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAoAHgAsAAFERkxUAAgABAAA"
    "AAD//wABAAAAAWxpZ2EACAAAAAEAAAABAAQABAAAAAEACAABACQAAgAKABYAAQAEAAkAAwACAAIAAQAEAAoABAAD"
    "AAYABwABAAIAAQAF"
)
"""A font of two pictures, which it draws for the words add and menu; its letters are empty."""
PICTURED = (
    (
        f"<style>@font-face{{font-family:Signs;src:url(data:font/ttf;base64,{SIGNS})}}"
        "i{font:24px Signs}i::after{content:attr(data-icon)}.word::after{content:'menu'}</style>"
        "<h2>品名<i data-icon=menu></i></h2><div role=checkbox tabindex=0><i data-icon=add></i>設置</div>"
        "<a href=/new><i data-icon=add></i></a><button data-tooltip=s_KhBc6ZnvJCTHKiQY2x3><i data-icon=menu></i></button><p class=word>昼の</p>"
    )
    .replace("{{", "{")
    .replace("}}", "}")
)


async def test_the_word_by_which_a_font_is_asked_for_a_picture_is_no_word_of_the_page(
    studio: Studio,
) -> None:
    await studio.show(PICTURED)
    await studio.js("document.fonts.ready.then(() => 1)")
    page = await studio.browser.observe()
    assert [(one.role, one.label) for one in page.nodes if one.role in ("heading", "checkbox")] == [
        ("heading", "品名"),
        ("checkbox", "設置"),
    ]
    seen = render(page)
    assert "→/new (icon add)|e8 (icon menu)" in seen
    assert "昼のmenu" in seen
