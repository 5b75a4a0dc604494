"""Rows of equal pictures without words say their number; what one of them chose is read back, and found again."""

import pytest

from studio.domain.actions.action import Click
from studio.domain.page.observation import Observation
from studio.domain.page.target import Family
from studio.engine.perception.render import render
from studio.engine.ports import RECORDED, Terms
from tests.browser.stage import Studio, live

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("soon_unfound"),
]

UNDESCRIBED = Terms(describes=False)
STARS = """<h1>評価</h1><style>
.s > *{display:inline-block;width:20px;height:20px;background:#ddd} .s i{cursor:pointer} .s .on{background:gold} .s .off{opacity:.9}
.r input{position:absolute;opacity:0;width:0;height:0} .t b{display:inline-block;width:20px;height:20px;cursor:pointer} .d u{display:inline-block;width:20px;height:20px;background:#ccc}</style>
<div><label>点数</label><div class=s id=stars><i></i><i></i><i></i><i></i><i></i></div></div>
<div><span>味</span><div class=s id=held><i></i><i></i><i></i><i></i><i></i></div><input type=hidden name=taste value=2></div>
<fieldset><legend>接客</legend><div class=s id=listed><i></i><i></i><i></i></div>
<select hidden><option value="">未選択<option value=a>悪い<option value=b>普通<option value=c>良い</select></fieldset>
<div><p>清潔さ</p><div class="s r" id=radios><input type=radio name=c id=c1><label for=c1></label><input type=radio name=c id=c2><label
 for=c2></label><input type=radio name=c id=c3><label for=c3></label></div></div>
<div><span>写真</span><div class=s id=buttons><button></button><button class=on></button><button></button></div></div>
<div class=d><span>評価</span><div id=box><u></u><u></u><u></u></div><input type=hidden name=rating value=1></div>
<div class=t><span>書式</span><b class=icon-a></b><b class=icon-b></b><b class=icon-c></b></div>
<script>for (const group of document.querySelectorAll('#stars,#held,#listed')) [...group.children].forEach((star, place, all) => star.onclick = () => {
  const field = group.parentElement.querySelector('select,input');
  if (field) field.localName === 'select' ? field.selectedIndex = place + 1 : field.value = place + 1;
  all.forEach((one, at) => one.className = group.id === 'held' ? '' : at <= place ? 'on' : 'off'); });
box.onclick = ({target}) => { box.nextElementSibling.value = [...box.children].indexOf(target) + 1; };
document.querySelectorAll('b').forEach(one => one.onclick = () => {});</script>"""


def chosen(seen: Observation) -> list[str]:
    return [one.name for one in seen.root.walk() if one.is_operable and "selected" in one.states]


async def test_each_says_its_group_and_number_and_tool_bars_do_not(studio: Studio) -> None:
    seen = await studio.show(STARS)
    view = render(seen)
    for said in (
        "点数 1/5",
        "点数 5/5",
        "味 4/5",
        "接客 3/3",
        "清潔さ 2/3",
        "写真 3/3",
        "評価 2/3",
    ):
        assert said in view, view
    assert "書式 1" not in view
    assert chosen(seen) == ["味 2/5", "写真 2/3", "評価 1/3"]


@pytest.mark.parametrize(
    "name", ["点数 4/5", "点数 5/5", "味 4/5", "接客 3/3", "清潔さ 2/3", "評価 3/3"]
)
async def test_one_of_them_is_pressed_read_back_and_found_again(studio: Studio, name: str) -> None:
    seen = await studio.show(STARS)
    outcome = await studio.browser.perform(Click(target=live(seen, name)), RECORDED)
    assert outcome.is_ok, outcome
    kept = outcome.target
    assert kept is not None
    assert kept.name == name
    assert kept.candidates[0].family is Family.CALLED, kept.candidates
    after = await studio.browser.observe()
    assert name in chosen(after), render(after)
    await studio.show(STARS)
    again = await studio.browser.perform(Click(target=kept), UNDESCRIBED)
    assert again.is_ok, again
    assert name in chosen(await studio.browser.observe())


async def test_another_length_of_the_row_is_refused(studio: Studio) -> None:
    seen = await studio.show(STARS)
    outcome = await studio.browser.perform(Click(target=live(seen, "点数 4/5")), RECORDED)
    assert outcome.target is not None
    await studio.show(STARS.replace("<div class=s id=stars><i></i>", "<div class=s id=stars>"))
    again = await studio.browser.perform(Click(target=outcome.target), UNDESCRIBED)
    assert not again.is_ok
