"""The pointer on real pages: what opens under it stays, drags are checked, a canvas is refused."""

import pytest

from studio.browser.scripts import script
from studio.domain.actions.action import (
    Click,
    DoubleClick,
    Drag,
    Hover,
    RightClick,
)
from studio.domain.actions.outcome import EvidenceKind, OutcomeStatus
from studio.engine.ports import SettlePolicy
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LISTENS = """<button ondblclick="document.title='2'" oncontextmenu="document.title='右';return false">押す</button>"""
MENU = """<style>ul ul{display:none} li:hover>ul{display:block}</style>
<ul><li><a href=#top>商品</a><ul><li><a href=#b onclick="document.title='開いた'">本の一覧</a></li></ul></li></ul>
<button>ほか</button>"""
NATIVE = """<style>li{height:30px}</style><ul id=l>
<li draggable=true>一</li><li draggable=true>二</li><li draggable=true>三</li></ul><div id=bin style="height:60px">ごみ箱</div>
<script>
let it; l.ondragstart = e => { it = e.target; e.dataTransfer.setData('text', 'x'); };
for (const li of l.children) { li.ondragover = e => e.preventDefault(); li.ondrop = e => { e.preventDefault(); li.after(it); }; }
bin.ondragover = e => e.preventDefault(); bin.ondrop = e => { e.preventDefault(); bin.append(it); };
</script>"""
FREE = """<div id=a style="position:absolute;left:10px;top:10px;width:40px;height:40px;background:#9cf">駒</div>
<div style="position:absolute;left:300px;top:200px;width:80px;height:80px;background:#ccc">升目</div>
<script>a.onpointerdown = e => { a.setPointerCapture(e.pointerId);
 a.onpointermove = m => { a.style.left = m.clientX - 20 + 'px'; a.style.top = m.clientY - 20 + 'px'; };
 a.onpointerup = () => { a.onpointermove = null; }; };</script>"""


async def test_two_clicks_and_the_other_button(studio: Studio) -> None:
    seen = await studio.show(LISTENS)
    assert (await studio.browser.perform(DoubleClick(target=live(seen, "押す")))).is_ok
    assert await studio.js("document.title") == "2"
    assert (await studio.browser.perform(RightClick(target=live(seen, "押す")))).is_ok
    assert await studio.js("document.title") == "右"


async def test_a_menu_that_opens_under_the_pointer_stays_open_for_the_next_act(
    studio: Studio,
) -> None:
    seen = await studio.show(MENU)
    assert (await studio.browser.perform(Hover(target=live(seen, "商品", "link")))).is_ok
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert (await studio.browser.perform(Click(target=live(seen, "本の一覧", "link")))).is_ok
    assert await studio.js("document.title") == "開いた"


async def test_a_native_drag_that_changes_the_order(studio: Studio) -> None:
    seen = await studio.show(NATIVE)
    outcome = await studio.browser.perform(
        Drag(target=live(seen, "一", "listitem"), to=live(seen, "三", "listitem"))
    )
    assert outcome.is_ok, outcome
    assert [(fact.kind, fact.detail) for fact in outcome.evidence] == [
        (EvidenceKind.STATE, "1 番目から 3 番目に移りました")
    ]
    assert await studio.js("l.innerText") == "二\n三\n一"
    assert outcome.to is not None
    assert outcome.to.role == "listitem"


async def test_a_drag_into_another_container(studio: Studio) -> None:
    seen = await studio.show(NATIVE.replace("<div id=bin", "<div id=bin role=region aria-label=箱"))
    outcome = await studio.browser.perform(
        Drag(target=live(seen, "二", "listitem"), to=live(seen, "箱"))
    )
    assert outcome.evidence[0].detail == "別の場所に移りました"
    assert await studio.js("bin.querySelector('li').textContent") == "二"


async def test_a_drag_by_pointer_events(studio: Studio) -> None:
    seen = await studio.show(FREE.replace("id=a", "id=a role=img aria-label=駒").replace("<div style=\"position:absolute;left:300", "<div role=img aria-label=升 style=\"position:absolute;left:300"))  # fmt: skip
    outcome = await studio.browser.perform(Drag(target=live(seen, "駒"), to=live(seen, "升")))
    assert outcome.evidence[0].detail == "位置が変わりました"
    assert await studio.js("a.offsetLeft") == 320


async def test_a_drag_without_effect_says_so(studio: Studio) -> None:
    seen = await studio.show("<ul><li>一</li><li>二</li></ul>")
    outcome = await studio.browser.perform(
        Drag(target=live(seen, "一", "listitem"), to=live(seen, "二", "listitem"))
    )
    assert (outcome.status, outcome.code) == (OutcomeStatus.NO_EFFECT, "NO_EFFECT")


@pytest.mark.usefixtures("hasty")
async def test_what_covers_an_element_is_named(studio: Studio) -> None:
    seen = await studio.show("<button>押す</button><div class='a>b' style='position:fixed;inset:0'><p>クッキーに&amp;同意</p></div>")  # fmt: skip
    outcome = await studio.browser.perform(Click(target=live(seen, "押す")))
    assert outcome.code == "TARGET_COVERED"
    assert "クッキーに&同意" in outcome.message


async def test_a_toast_that_goes_away_is_waited_for(studio: Studio) -> None:
    seen = await studio.show(
        "<button onclick=\"document.title='済'\">押す</button><div id=t style='position:fixed;inset:0'>保存しました</div>"
        "<script>setTimeout(() => t.remove(), 700)</script>"
    )
    assert (await studio.browser.perform(Click(target=live(seen, "押す")))).is_ok
    assert await studio.js("document.title") == "済"


@pytest.mark.usefixtures("hasty")
async def test_an_element_that_goes_away_in_the_middle_is_told(studio: Studio) -> None:
    seen = await studio.show(
        "<button id=b style='animation:m .2s linear infinite alternate'>押す</button>"
        "<style>@keyframes m{to{transform:translateX(300px)}}</style>"
    )
    await studio.js("void setTimeout(() => b.remove(), 600)")
    outcome = await studio.browser.perform(Click(target=live(seen, "押す")))
    assert outcome.code in ("TARGET_GONE", "TARGET_MOVING")
    assert not outcome.is_ok


async def test_a_click_that_may_have_sent_something_is_made_once(studio: Studio) -> None:
    seen = await studio.show(
        "<form onsubmit=\"fetch('/sent'); event.preventDefault(); this.remove()\"><button>送信</button></form>"
    )
    studio.pages.put("/sent", "")
    assert (await studio.browser.perform(Click(target=live(seen, "送信")))).is_ok
    await studio.until(lambda: "/sent" in studio.pages.asked)
    await studio.browser.observe(SettlePolicy.BRIEF)
    assert studio.pages.asked.count("/sent") == 1


async def test_an_entry_that_shows_under_the_pointer_only_is_rested_on(studio: Studio) -> None:
    seen = await studio.show(
        "<style>li ul {position: absolute; left: -9999px} li:hover ul {left: auto}</style>"
        "<ul><li>投稿<ul><li><a href='#' onmouseover=\"document.title='一覧の上'\">投稿一覧</a></ul></ul>"
    )
    assert (await studio.browser.perform(Hover(target=live(seen, "投稿一覧")))).is_ok
    assert await studio.js("document.title") == "一覧の上"


UNSEEN = """<style>.only-read{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);padding:0;border:0}</style>
<form onsubmit="document.title += '検索した'; return false"><button class=only-read>検索</button><input aria-label=語></form>"""


async def test_a_button_that_only_the_keyboard_reaches_is_pressed_by_it_once(
    studio: Studio,
) -> None:
    seen = await studio.show(UNSEEN)
    outcome = await studio.browser.perform(Click(target=live(seen, "検索")))
    assert outcome.is_ok, outcome
    assert outcome.target is not None
    assert await studio.js("document.title") == "検索した"
    seen = await studio.show(UNSEEN)
    assert (await studio.browser.perform(Click(target=outcome.target))).is_ok
    assert await studio.js("document.title") == "検索した"


SIZE = "width:1px;height:1px;overflow:hidden;padding:0;border:0"


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (f"<button id=x style='{SIZE}'>検索</button>", True),
        (f"<div style='{SIZE}'><input type=submit id=x value=検索></div>", True),
        ("<button id=x>検索</button>", False),
        ("<div style='height:1px;overflow:hidden'><button id=x>検索</button></div>", False),
        (f"<button id=x disabled style='{SIZE}'>検索</button>", False),
        (f"<button id=x style='{SIZE};visibility:hidden'>検索</button>", False),
        ("<button id=x style='display:none'>検索</button>", False),
        (f"<div inert><button id=x style='{SIZE}'>検索</button></div>", False),
        (f"<form><input id=x style='{SIZE}'></form>", False),
        (f"<form><input type=checkbox id=x style='{SIZE}'></form>", False),
    ],
)
async def test_a_key_goes_to_nothing_but_an_unseen_button_that_takes_it(
    studio: Studio, html: str, *, expected: bool
) -> None:
    """Enter in a field sends its form, and where nothing takes the focus it goes to whatever had it."""
    await studio.show(html)
    is_for_keys = script("hands/pointer", "isForKeys")
    assert await studio.session.page.locator("#x").evaluate(is_for_keys) is expected
