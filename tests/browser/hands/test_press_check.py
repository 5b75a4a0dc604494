"""A press is one act with its check: a list that is sorted anew under the pointer gets no wrong row pressed.

The pages change at the worst moments: when the pointer comes, between two events of one press, all
the time. They write down themselves in which row they heard a press.
"""

from collections.abc import Callable

import pytest
from playwright.async_api import Locator

from studio.browser.hands.press_check import (
    PRESS_CUT_OFF,
    PRESS_WITHHELD,
    ROW_MOVED,
    PressCheck,
    PressPlace,
    Verified,
    Withheld,
)
from studio.domain.actions.action import Click, DoubleClick, Press, SetChecked
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.actions.rule import Comparison, Condition, Order, SelectionRule, Taking
from studio.domain.page.target import Target
from studio.engine.ports import SettlePolicy, Terms
from studio.engine.replay.lists.pressing import ROW_STIRS
from tests.browser.row_stage import chosen
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LIST = """<table id=t><tr><th>氏名<th>金額<th>操作<tbody id=b></tbody></table><script>
window.heard = []; window.downs = [];
const data = [['甲野', '1,000円'], ['乙川', '2,000円'], ['丙山', '3,000円'], ['丁田', '4,000円']];
for (const one of data) {
  const row = b.insertRow();
  for (const text of one) row.insertCell().textContent = text;
  row.insertCell().innerHTML = '<button>承認</button>';
}
const nameOf = el => el.closest('tr').cells[0].textContent;
b.addEventListener('mousedown', e => e.target.localName === 'button' && downs.push(nameOf(e.target)));
b.addEventListener('click', e => e.target.localName === 'button' && heard.push(nameOf(e.target)));
// the same elements with other data, as grids that recycle their rows do it
const recycle = () => { data.push(data.shift()); [...b.rows].forEach((row, i) => data[i].forEach((text, k) => { row.cells[k].textContent = text; })); };
const resort = () => b.append(b.rows[0]);
const once = (type, change) => addEventListener(type, e => e.target.localName === 'button' && change(), {once: true});
</script>"""
CHEAPEST = SelectionRule(order=Order(column="金額"))
ALL_CHEAP = SelectionRule(
    where=(Condition(column="金額", comparison=Comparison.AT_MOST, value="2千円"),),
    taking=Taking.ALL,
)


def stirred(change: str) -> str:
    return f"{LIST}<script>{change}</script>"


@pytest.mark.parametrize("when", ["pointerover", "mousemove"])
@pytest.mark.parametrize("how", ["recycle", "resort"])
async def test_a_list_that_changes_when_the_pointer_comes_is_looked_at_again(
    studio: Studio, when: str, how: str
) -> None:
    choice = await chosen(studio, stirred(f"once('{when}', {how})"), CHEAPEST, "承認")
    assert choice.outcome.is_ok, choice.outcome
    assert await studio.js("[heard, downs]") == [["甲野"], ["甲野"]]


@pytest.mark.parametrize("how", ["recycle", "resort"])
async def test_each_of_several_rows_is_pressed_once_while_the_list_changes(
    studio: Studio, how: str
) -> None:
    for_each = f"once('pointerover', {how}); b.addEventListener('click', () => once('pointerover', {how}));"
    choice = await chosen(studio, stirred(for_each), ALL_CHEAP, "承認")
    assert choice.outcome.is_ok, choice.outcome
    assert sorted(await studio.js("heard")) == ["乙川", "甲野"]


async def test_a_list_that_never_stands_still_is_not_pressed_in_a_wrong_row(studio: Studio) -> None:
    always = "const step = () => { recycle(); requestAnimationFrame(step); }; step();"
    choice = await chosen(studio, stirred(always), CHEAPEST, "承認")
    assert set(await studio.js("heard")) <= {"甲野"}
    assert choice.outcome.is_ok == (await studio.js("heard") == ["甲野"])
    if not choice.outcome.is_ok:
        assert choice.outcome.status in (OutcomeStatus.BLOCKED, OutcomeStatus.UNVERIFIED, OutcomeStatus.FAILED)  # fmt: skip
        assert choice.outcome.message


async def test_a_list_that_changes_at_every_touch_is_given_up_in_words(studio: Studio) -> None:
    change = "addEventListener('pointermove', e => e.target.localName === 'button' && recycle())"
    choice = await chosen(studio, stirred(change), CHEAPEST, "承認")
    assert await studio.js("[heard, downs]") in ([[], []], [["甲野"], ["甲野"]])
    assert choice.outcome.is_ok or choice.outcome.code == ROW_STIRS.code, choice.outcome


@pytest.mark.parametrize("how", ["recycle", "resort"])
@pytest.mark.parametrize("when", ["pointerdown", "mousedown", "mouseup"])
async def test_a_change_while_the_button_is_down_stops_the_rest_of_the_press(
    studio: Studio, when: str, how: str
) -> None:
    choice = await chosen(studio, stirred(f"once('{when}', {how})"), CHEAPEST, "承認")
    assert set(await studio.js("heard")) <= {"甲野"}
    if await studio.js("heard.length") == 0:
        assert not choice.outcome.is_ok or how == "resort", choice.outcome
    if how == "recycle":
        assert (choice.outcome.code, choice.outcome.status) == (PRESS_CUT_OFF, OutcomeStatus.UNVERIFIED)  # fmt: skip


async def test_a_row_that_was_the_cheapest_is_not_pressed_at_another_price(studio: Studio) -> None:
    dearer = "once('pointerover', () => { b.rows[0].cells[1].textContent = '9,000円'; })"
    choice = await chosen(studio, stirred(dearer), CHEAPEST, "承認")
    assert await studio.js("[heard, downs]") == [[], []]
    assert choice.outcome.code == ROW_MOVED, choice.outcome


async def test_a_clock_in_the_row_does_not_matter(studio: Studio) -> None:
    clocks = """for (const row of b.rows) row.insertCell().textContent = '残り 00:10:59';
      let left = 659; const tick = () => { left--; for (const row of b.rows)
        row.cells[3].textContent = '残り 00:10:' + String(left % 60).padStart(2, '0'); };
      once('pointerover', tick); once('pointerdown', tick);"""
    choice = await chosen(studio, stirred(clocks), CHEAPEST, "承認")
    assert choice.outcome.is_ok, choice.outcome
    assert await studio.js("heard") == ["甲野"]


async def test_a_counter_in_the_row_is_known_by_its_changing(studio: Studio) -> None:
    counters = """for (const row of b.rows) row.insertCell().textContent = '閲覧 ' + (row.rowIndex * 100) + ' 回';
      addEventListener('pointermove', () => { for (const row of b.rows)
        row.cells[3].textContent = row.cells[3].textContent.replace(/\\d+/, n => Number(n) + 1); });"""
    choice = await chosen(studio, stirred(counters), CHEAPEST, "承認")
    assert choice.outcome.is_ok, choice.outcome
    assert await studio.js("heard") == ["甲野"]


async def test_what_is_added_to_the_row_under_the_pointer_does_not_matter(studio: Studio) -> None:
    menus = """b.addEventListener('mouseover', e => { const row = e.target.closest('tr');
      if (row.cells.length < 4) row.insertCell().innerHTML = '<a href=#e>編集</a><span>選択中</span>'; });"""
    choice = await chosen(studio, stirred(menus), CHEAPEST, "承認")
    assert choice.outcome.is_ok, choice.outcome
    assert await studio.js("heard") == ["甲野"]


async def test_a_live_row_says_so_when_it_was_recycled_meanwhile(studio: Studio) -> None:
    """The agent presses in a row it saw; by then other data stands in the same elements."""
    seen = await studio.show(LIST)
    button = next(node for node in seen.nodes if node.name == "承認")
    target = Target(ref=button.ref, epoch=seen.epoch, role="button", name="承認")
    await studio.js("recycle()")
    outcome = await studio.browser.perform(Click(target=target))
    assert (outcome.status, outcome.code) == (OutcomeStatus.BLOCKED, ROW_MOVED)
    assert await studio.js("[heard, downs]") == [[], []]


SHADOW = """<div id=host></div><script>
const root = host.attachShadow({mode: 'open'});
root.innerHTML = '<ul><li><b>甲</b> <button>承認</button></li><li><b>乙</b> <button>承認</button></li></ul>';
window.heard = [];
root.addEventListener('click', e => heard.push(e.target.closest('li').querySelector('b').textContent));
const swap = () => { const [one, two] = root.querySelectorAll('b'); [one.textContent, two.textContent] = [two.textContent, one.textContent]; };
</script>"""


async def test_rows_in_an_open_shadow_root(studio: Studio) -> None:
    seen = await studio.show(SHADOW)
    button = next(node for node in seen.nodes if node.name == "承認")
    target = Target(ref=button.ref, epoch=seen.epoch, role="button", name="承認")

    async def swapped() -> None:
        await studio.js("swap()")

    outcome = await studio.browser.perform(Click(target=target), Terms(before_touch=swapped))
    assert outcome.code == ROW_MOVED
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    button = next(node for node in seen.nodes if node.name == "承認")
    again = Target(ref=button.ref, epoch=seen.epoch, role="button", name="承認")
    assert (await studio.browser.perform(Click(target=again))).is_ok
    assert await studio.js("heard") == ["乙"]


async def test_rows_in_a_frame(studio: Studio) -> None:
    inner = LIST + "<script>once('pointerover', recycle)</script>"
    studio.pages.put("/inner", inner)
    await studio.show("<h1>外</h1><iframe name=list src=/inner width=700 height=300></iframe>")
    await studio.session.page.frames[1].wait_for_function("() => window.b && b.rows.length === 4")
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    first = Target(
        ref=next(node for node in seen.nodes if node.name == "承認").ref, epoch=seen.epoch
    )
    outcome = await studio.browser.perform(Click(target=first))
    assert outcome.code == ROW_MOVED
    frame = studio.session.page.frames[1]
    assert await frame.evaluate("[heard, downs]") == [[], []]
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    again = Target(
        ref=next(node for node in seen.nodes if node.name == "承認").ref, epoch=seen.epoch
    )
    assert (await studio.browser.perform(Click(target=again))).is_ok
    assert await frame.evaluate("heard") == ["乙川"]


async def recorded(studio: Studio, html: str, name: str, place: int = 0) -> Target:
    """Press an element once and return how it is found again."""
    seen = await studio.show(html)
    nodes = [node for node in seen.nodes if node.name == name and node.ref]
    target = Target(ref=nodes[place].ref, epoch=seen.epoch, role=nodes[place].role, name=name)
    outcome = await studio.browser.perform(Click(target=target))
    assert outcome.is_ok, outcome
    assert outcome.target is not None
    return outcome.target


@pytest.mark.parametrize("how", ["recycle", "resort"])
async def test_a_recorded_press_in_a_row_follows_the_row(studio: Studio, how: str) -> None:
    target = await recorded(studio, LIST, "承認", place=1)
    assert target.fingerprint is not None
    assert target.fingerprint.row_key == "乙川"
    await studio.show(stirred(f"once('pointerover', {how})"))
    outcome = await studio.browser.perform(Click(target=target))
    assert outcome.is_ok, outcome
    assert await studio.js("[heard, downs]") == [["乙川"], ["乙川"]]


TURNING = """<button id=p>承認</button><script>window.heard = [];
p.onclick = () => heard.push(p.textContent); const turn = () => { p.textContent = p.textContent === '承認' ? '却下' : '承認'; };
</script>"""


@pytest.mark.usefixtures("hasty")
async def test_a_button_that_becomes_another_under_the_pointer_is_not_pressed(
    studio: Studio,
) -> None:
    target = await recorded(studio, TURNING, "承認")
    turns = "<script>p.addEventListener('pointerover', turn, {once: true})</script>"
    await studio.session.page.mouse.move(400, 400)
    await studio.show(TURNING + turns)
    outcome = await studio.browser.perform(Click(target=target))
    assert outcome.code in ("TARGET_NOT_FOUND", "TARGET_CHANGED"), outcome  # looked for again
    assert await studio.js("heard") == []
    await studio.session.page.mouse.move(400, 400)
    seen = await studio.show(TURNING + turns)
    outcome = await studio.browser.perform(Click(target=live(seen, "承認")))
    assert (outcome.code, outcome.status) == (PRESS_WITHHELD, OutcomeStatus.BLOCKED)
    assert "押しませんでした" in outcome.message
    assert await studio.js("heard") == []


async def test_digits_that_are_no_part_of_the_name_may_run(studio: Studio) -> None:
    running = "<button id=p aria-label=送信>送信 <small>1</small></button><script>window.heard = 0; p.onclick = () => heard++;</script>"
    target = await recorded(studio, running, "送信")
    await studio.show(running + "<script>onpointermove = () => p.lastChild.textContent++;</script>")
    assert (await studio.browser.perform(Click(target=target))).is_ok
    assert await studio.js("heard") == 1


async def test_a_tip_that_the_page_takes_away_under_the_pointer_is_not_missed(
    studio: Studio,
) -> None:
    tip = "<button id=p title=削除 style='width:30px;height:30px'></button><script>window.heard = 0; p.onclick = () => heard++; p.onmouseover = () => p.removeAttribute('title');</script>"
    seen = await studio.show(tip)
    assert (await studio.browser.perform(Click(target=live(seen, "削除")))).is_ok
    assert await studio.js("heard") == 1


BOXES = """<ul id=u></ul><script>window.heard = [];
for (const name of ['甲', '乙']) u.insertAdjacentHTML('beforeend', `<li><b>${name}</b> <label><input type=checkbox> 選ぶ</label></li>`);
u.onchange = e => heard.push(e.target.closest('li').querySelector('b').textContent);
const swap = () => { const [one, two] = u.querySelectorAll('b'); [one.textContent, two.textContent] = [two.textContent, one.textContent]; };
addEventListener('pointerover', e => u.contains(e.target) && swap(), {once: true});
</script>"""


async def test_a_box_in_a_row(studio: Studio) -> None:
    seen = await studio.show(BOXES)
    box = next(node for node in seen.nodes if node.role == "checkbox")
    target = Target(ref=box.ref, epoch=seen.epoch, role="checkbox", name="選ぶ")
    outcome = await studio.browser.perform(SetChecked(target=target, checked=True))
    assert outcome.code == ROW_MOVED, outcome
    assert await studio.js("[heard, document.querySelectorAll(':checked').length]") == [[], 0]


SEVERAL = """<table><tr><th>氏名<th>設定<tbody id=b></tbody></table><script>
for (const name of ['甲野', '乙川', '丙山']) {
  const row = b.insertRow();
  row.insertCell().textContent = name;
  row.insertCell().innerHTML = '<label><input type=checkbox>通知</label><label><input type=checkbox>固定</label>';
}
const held = () => [...document.querySelectorAll(':checked')].map(it => it.closest('tr').cells[0].textContent + it.parentElement.textContent);
</script>"""


@pytest.mark.parametrize("stirs", [False, True])
async def test_one_of_several_boxes_in_a_recorded_row(studio: Studio, stirs: bool) -> None:
    seen = await studio.show(SEVERAL)
    box = [node for node in seen.nodes if node.name == "固定" and node.role == "checkbox"][1]
    first = Target(ref=box.ref, epoch=seen.epoch, role="checkbox", name="固定")
    told = await studio.browser.perform(SetChecked(target=first, checked=True))
    assert told.target is not None
    assert told.target.fingerprint is not None
    assert told.target.fingerprint.row_key == "乙川"
    moves = "addEventListener('pointerover', () => b.append(b.rows[0]), {once: true})"
    await studio.show(SEVERAL + (f"<script>{moves}</script>" if stirs else ""))
    again = await studio.browser.perform(SetChecked(target=told.target, checked=True))
    assert again.is_ok, again
    assert await studio.js("held()") == ["乙川固定"]


async def test_two_presses_and_keys(studio: Studio) -> None:
    html = """<ul><li><b id=n>甲</b> <button id=p>開く</button> <i>…</i></li></ul><script>window.heard = [];
      for (const type of ['dblclick', 'keydown']) p.addEventListener(type, () => heard.push(type));</script>"""
    await studio.show(html)

    async def target() -> Target:
        return live(await studio.browser.observe(SettlePolicy.BRIEF), "開く")

    async def renamed() -> None:
        await studio.js("n.textContent += '乙'")

    acts: tuple[Callable[[Target], DoubleClick | Press], ...] = (
        lambda it: DoubleClick(target=it),
        lambda it: Press(keys="Enter", target=it),
    )
    for act in acts:
        assert (await studio.browser.perform(act(await target()))).is_ok
    for act in acts:
        outcome = await studio.browser.perform(act(await target()), Terms(before_touch=renamed))
        assert outcome.code == ROW_MOVED, outcome
    assert await studio.js("heard") == ["dblclick", "keydown"]


@pytest.mark.usefixtures("hasty")
async def test_nothing_of_the_check_stays_behind(studio: Studio) -> None:
    """A press that finds its element covered ends without one; what comes later is nobody's business."""
    html = """<ul><li><b id=n>甲</b> <button id=p>開く</button> <i>…</i></li></ul><div id=c style="position:fixed;inset:0"></div>
      <script>window.heard = 0; p.onclick = () => heard++;</script>"""
    seen = await studio.show(html)
    outcome = await studio.browser.perform(Click(target=live(seen, "開く")))
    assert outcome.code == "TARGET_COVERED"
    await studio.js("c.remove(); n.textContent = '乙'")
    await studio.session.page.click("#p")
    assert await studio.js("heard") == 1
    assert await studio.js("typeof globalThis.tejun") == "undefined"


async def test_what_its_page_does_not_say_is_looked_at_once_more(studio: Studio) -> None:
    """Words that only the accessibility tree knows: pressed when a second look says the same."""
    await studio.show("<button id=p>押す</button><script>window.heard = 0; p.onclick = () => heard++;</script>")  # fmt: skip
    page = studio.session.page
    looks: list[str] = []

    async def confirmed() -> Locator | None:
        looks.append(await studio.js("p.textContent"))
        if len(looks) == 2:
            await studio.js("p.textContent = '消す'")
        return page.locator("#p")

    def check() -> PressCheck:
        verified = Verified(own=("読み上げの名前",))
        return PressCheck(
            studio.session,
            page.locator("#p"),
            "「押す」",
            verified,
            confirmed,
            PressPlace(page.frames),
        )

    async def click(it: Locator) -> None:
        await studio.session.call(it.click(), 30, "押す")

    await check().press(click)
    assert await studio.js("heard") == 1
    with pytest.raises(Withheld):
        await check().press(click)
    assert (await studio.js("heard"), looks) == (1, ["押す", "押す"])


TAGS = """<div id=chosen></div><input id=box role=combobox aria-expanded=true aria-controls=l><ul id=l role=listbox>
<li role=option>会議室</li><li role=option>マイク</li></ul><script>
l.onmousedown = event => { const it = event.target; it.remove(); HOW };
</script>"""


@pytest.mark.parametrize(
    ("how", "is_ok"),
    [
        ("chosen.append(Object.assign(document.createElement('span'), {textContent: it.textContent}))", True),
        ("setTimeout(() => chosen.append(it.textContent), 100)", True),
        ("l.append(Object.assign(it.cloneNode(true)))", False),
        ("", False),
    ],
)  # fmt: skip
async def test_an_option_that_its_own_press_removes_was_chosen_if_it_shows_beside_the_list(
    studio: Studio, how: str, is_ok: bool
) -> None:
    seen = await studio.show(TAGS.replace("HOW", how))
    outcome = await studio.browser.perform(Click(target=live(seen, "マイク")))
    assert (outcome.is_ok, outcome.code) == (is_ok, "" if is_ok else PRESS_CUT_OFF)
