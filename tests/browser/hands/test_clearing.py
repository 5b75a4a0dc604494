"""What is put right before a press: open lists over the element, menus that hide it."""

import pytest

from studio.domain.actions.action import Click, Fill, SetChecked
from studio.engine.ports import SettlePolicy
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

OVER = "position:absolute;top:0;left:0;width:300px;height:200px;background:#fff;margin:0"
SEND = "<button id=send onclick=\"document.title += '済'\">予約する</button><label><input type=checkbox id=agree>同意</label>"
LISTS = {
    "closes when left": f"<input id=box role=combobox aria-expanded=true autofocus><ul id=l role=listbox style='{OVER}'><li role=option>会議室</ul><script>box.focus(); box.onblur = () => l.remove()</script>",
    "closes at Escape": f"<input id=box role=combobox aria-expanded=true><ul id=l role=listbox style='{OVER}'><li role=option>会議室</ul><script>box.focus(); addEventListener('keydown', e => e.key === 'Escape' && l.remove())</script>",
    "panel around the options": f"<input id=box role=combobox aria-expanded=true><div id=l style='{OVER}'>候補<div role=listbox style='margin-top:150px'><div role=option>会議室</div></div></div><script>box.focus(); box.onblur = () => l.remove()</script>",
    "popover": f"<div id=l popover style='{OVER};border:0;padding:0'>お知らせ</div><script>l.showPopover()</script>",
}


@pytest.mark.parametrize("kind", LISTS)
async def test_a_list_that_was_left_open_over_a_button_is_closed_first(
    studio: Studio, kind: str
) -> None:
    seen = await studio.show(SEND + LISTS[kind])
    outcome = await studio.browser.perform(Click(target=live(seen, "予約する")))
    assert outcome.is_ok, outcome
    assert await studio.js("document.title") == "済"


async def test_a_box_under_an_open_list_too(studio: Studio) -> None:
    seen = await studio.show(SEND + LISTS["closes when left"])
    assert (await studio.browser.perform(SetChecked(target=live(seen, "同意", "checkbox")))).is_ok
    assert await studio.js("agree.checked") is True


@pytest.mark.usefixtures("hasty")
async def test_a_dialog_over_a_button_is_left_alone(studio: Studio) -> None:
    dialog = f"<div role=dialog style='{OVER}'>取り消しますか？<ul role=listbox><li role=option>はい</ul></div>"
    listens = "<script>addEventListener('keydown', e => document.title = e.key)</script>"
    seen = await studio.show(SEND + dialog + listens)
    outcome = await studio.browser.perform(Click(target=live(seen, "予約する")))
    assert (outcome.code, await studio.js("document.title")) == ("TARGET_COVERED", "")


async def test_an_option_of_the_open_list_is_pressed_and_the_list_stays(studio: Studio) -> None:
    seen = await studio.show(SEND + LISTS["closes at Escape"] + "<script>l.onclick = () => document.title = '選択'</script>")  # fmt: skip
    assert (await studio.browser.perform(Click(target=live(seen, "会議室")))).is_ok
    assert await studio.js("document.title") == "選択"


async def test_what_shows_under_the_pointer_only_is_hovered_first(studio: Studio) -> None:
    """The row was under the pointer when it was looked at, and is not any more."""
    seen = await studio.show(
        "<style>li span{display:none} li:hover span, li.on span{display:inline}</style>"
        "<p>上</p><ul><li id=row class=on>議事録 <span><button onclick=\"document.title='削除'\">外す</button></span></li></ul>"
    )
    await studio.js("row.className = ''")
    assert (await studio.browser.perform(Click(target=live(seen, "外す")))).is_ok
    assert await studio.js("document.title") == "削除"


@pytest.mark.parametrize("parked", ["left: -9999em", "top: -9999em"])
async def test_what_a_row_keeps_beside_the_page_until_it_is_pointed_at_is_hovered_first(
    studio: Studio, parked: str
) -> None:
    seen = await studio.show(
        f"<style>.acts {{position: relative; {parked}}} tr:hover .acts {{left: 0; top: 0}}</style>"
        "<table><tr><th>題名<th>日付<tr><td>防災訓練 <div class=acts><a href='#' onclick=\"document.title='一件目'\">下書きに戻す</a></div><td>11/8"
        "<tr><td>社内報 <div class=acts><a href='#' onclick=\"document.title='二件目'\">公開する</a></div><td>11/10</table>"
    )
    assert (await studio.browser.perform(Click(target=live(seen, "公開する")))).is_ok
    assert await studio.js("document.title") == "二件目"


async def test_what_an_inner_list_scrolled_past_is_brought_back_and_nothing_hovered(
    studio: Studio,
) -> None:
    seen = await studio.show(
        "<div style='height:80px;overflow-y:auto' id=box><ul>"
        "<li><button onclick=\"document.title='一'\">一番</button>"
        + "<li style='height:60px'>行" * 40
        + "</ul></div>"
    )
    await studio.js("box.scrollTop = 1500")
    assert (await studio.browser.perform(Click(target=live(seen, "一番")))).is_ok
    assert await studio.js("document.title") == "一"


_NULL = "<label>備考<input id=n></label><input type=checkbox id=none checked aria-label=なし><script>n.onchange = () => none.checked = !n.value</script>"


@pytest.mark.parametrize(
    ("html", "is_left"),
    [
        (_NULL, True),
        (_NULL.replace("id=n>", "id=n role=combobox>"), False),  # its list would close
    ],
)
async def test_a_field_is_left_before_its_page_is_looked_at_for_a_press(
    studio: Studio, html: str, *, is_left: bool
) -> None:
    seen = await studio.show(html)
    await studio.browser.perform(Fill(target=live(seen, "備考"), value="来訪"))
    assert (
        await studio.js("none.checked") is True
    )  # a page may look at a field only when it is left
    seen = await studio.browser.observe(SettlePolicy.LEFT)
    (box,) = [one for one in seen.nodes if one.role == "checkbox"]
    assert ("checked" not in box.states) is is_left
