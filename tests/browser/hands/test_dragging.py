"""Entries of lists dragged before and after others, whatever makes room for them."""

import pytest

from studio.domain.actions.action import Drag, DropPlace
from studio.domain.actions.outcome import EvidenceKind
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

STYLE = "<style>.list{width:200px;min-height:150px;border:1px solid #ccc;margin:5px;float:left} .card{height:30px;cursor:grab;user-select:none}</style>"
BOARD = (
    STYLE
    + "<h1>ボード</h1>"
    + "".join(
        f"<div class=list id={name}>{''.join(f'<div class=card>{card}</div>' for card in cards)}</div>"
        for name, cards in (("todo", "甲乙丙丁"), ("doing", "戊己"))
    )
)
LIVE = """<script>  // moves what is held as the pointer goes over the others, by its direction
let held = null;
const place = (to, e) => { const all = [...to.parentNode.children], box = to.getBoundingClientRect();
  if (all.includes(held)) all.indexOf(held) < all.indexOf(to) ? to.after(held) : to.before(held);
  else e.clientY < box.top + box.height / 2 ? to.before(held) : to.after(held); };
for (const list of document.querySelectorAll('.list')) {
  list.addEventListener('pointerdown', e => { held = e.target.closest('.card'); if (held) held.style.pointerEvents = 'none'; });
  list.addEventListener('pointermove', e => { const to = held && e.target.closest('.card'); if (to && to !== held) place(to, e); });
}
addEventListener('pointerup', () => { if (held) held.style.pointerEvents = ''; held = null; });
</script>"""
AT_DROP = """<script>  // the browser's own dragging: the place is where it was let go
let held = null;
for (const card of document.querySelectorAll('.card')) card.draggable = true;
for (const list of document.querySelectorAll('.list')) {
  list.ondragstart = e => { held = e.target; e.dataTransfer.setData('text', 'x'); };
  list.ondragover = e => e.preventDefault();
  list.ondrop = e => { e.preventDefault(); const to = e.target.closest('.card'), box = to.getBoundingClientRect();
    e.clientY < box.top + box.height / 2 ? to.before(held) : to.after(held); };
}
</script>"""
ANEW = """<script>  // draws the list anew from its data once something was dropped
let held = '';
const data = {todo: [...'甲乙丙丁'], doing: [...'戊己']};
const draw = () => { for (const id in data) document.getElementById(id).innerHTML = data[id].map(name => `<div class=card draggable=true>${name}</div>`).join(''); };
draw();
for (const list of document.querySelectorAll('.list')) {
  list.ondragstart = e => { held = e.target.textContent; e.dataTransfer.setData('text', 'x'); };
  list.ondragover = e => e.preventDefault();
  list.ondrop = e => { const to = e.target.closest('.card'), box = to.getBoundingClientRect(), after = e.clientY > box.top + box.height / 2;
    for (const id in data) data[id] = data[id].filter(name => name !== held);
    data[list.id].splice(data[list.id].indexOf(to.textContent) + after, 0, held); draw(); };
}
</script>"""
ORDER = "['todo', 'doing'].map(id => [...document.getElementById(id).children].map(e => e.textContent).join(''))"


@pytest.mark.parametrize("how", [LIVE, AT_DROP, ANEW], ids=["live", "at drop", "anew"])
@pytest.mark.parametrize(
    ("card", "place", "to", "order"),
    [
        ("丙", DropPlace.BEFORE, "戊", ["甲乙丁", "丙戊己"]),
        ("甲", DropPlace.AFTER, "己", ["乙丙丁", "戊己甲"]),
        ("丁", DropPlace.BEFORE, "甲", ["丁甲乙丙", "戊己"]),
        ("甲", DropPlace.BEFORE, "丁", ["乙丙甲丁", "戊己"]),
        ("甲", DropPlace.AFTER, "丙", ["乙丙甲丁", "戊己"]),
    ],
)
async def test_a_card_goes_where_it_was_asked_to(
    studio: Studio, how: str, card: str, place: DropPlace, to: str, order: list[str]
) -> None:
    seen = await studio.show(BOARD + how)
    drag = Drag(target=live(seen, card), to=live(seen, to), place=place)
    outcome = await studio.browser.perform(drag)
    assert outcome.is_ok, (outcome, await studio.js(ORDER))
    assert [fact.kind for fact in outcome.evidence] == [EvidenceKind.STATE]
    assert await studio.js(ORDER) == order


async def test_a_recorded_drag_is_done_again_on_another_day(studio: Studio) -> None:
    seen = await studio.show(BOARD + LIVE)
    drag = Drag(target=live(seen, "丙"), to=live(seen, "戊"), place=DropPlace.BEFORE)
    done = await studio.browser.perform(drag)
    assert done.target
    assert done.to
    await studio.show(BOARD + LIVE)
    again = await studio.browser.perform(drag.model_copy(update={"target": done.target, "to": done.to}))  # fmt: skip
    assert again.is_ok, again
    assert await studio.js(ORDER) == ["甲乙丁", "丙戊己"]


async def test_a_card_that_stands_there_already_is_not_touched(studio: Studio) -> None:
    seen = await studio.show(BOARD + LIVE + "<script>onpointerdown = () => document.title = '持った'</script>")  # fmt: skip
    drag = Drag(target=live(seen, "乙"), to=live(seen, "丙"), place=DropPlace.BEFORE)
    assert (await studio.browser.perform(drag)).is_ok
    assert await studio.js("document.title") == ""


async def test_a_card_into_an_empty_list(studio: Studio) -> None:
    into = "<script>doing.replaceChildren(); doing.addEventListener('pointermove', e => held && e.target === doing && doing.append(held))</script>"
    seen = await studio.show(BOARD + LIVE + into)
    lists = [n for n in seen.nodes if n.ref and n.is_operable]
    target = live(seen, "甲").model_copy(update={"ref": lists[-1].ref, "name": lists[-1].label})
    outcome = await studio.browser.perform(Drag(target=live(seen, "甲"), to=target))
    assert outcome.is_ok, outcome
    assert await studio.js(ORDER) == ["乙丙丁", "甲"]


async def test_a_list_that_does_not_take_it_is_told(studio: Studio) -> None:
    seen = await studio.show(BOARD)
    drag = Drag(target=live(seen, "甲"), to=live(seen, "丙"), place=DropPlace.AFTER)
    assert (await studio.browser.perform(drag)).code == "NO_EFFECT"
