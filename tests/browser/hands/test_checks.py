"""Toggles of every make: brought into the state, pressed where a person would press."""

import pytest

from studio.domain.actions.action import SetChecked
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome
from tests.browser.stage import Studio, live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

HIDDEN = "position:absolute;opacity:0;width:20px;height:20px"
COVER = "<span style='position:absolute;inset:0;background:#ddd'></span>"
KINDS = {
    "label with a link": f"<a id=link href=#x>規約</a><div style='position:relative;width:60px;height:20px'><input type=checkbox id=c aria-label=対象 style='{HIDDEN}'>{COVER}</div><label for=c><a href=#terms style='display:block'>規約に同意</a></label>",
    "drawn by an empty label": "<style>label::before {content: ''; position: absolute; left: -24px; top: 2px; width: 16px; height: 16px; background: #ddd}</style>"
    "<div style='position:relative;z-index:1;padding-left:24px;min-height:24px'><input type=checkbox id=c aria-label=対象 style='position:absolute;left:0;z-index:-1;opacity:0;width:16px;height:20px'><label for=c style='display:inline-block;position:relative;vertical-align:top'></label></div>",
    "switch": f"<div style='position:relative;width:60px;height:20px'><input type=checkbox id=c role=switch aria-label=対象 style='{HIDDEN}'>{COVER}</div>",
    "toggle button": "<button id=c aria-label=対象 aria-pressed=false onclick=\"this.setAttribute('aria-pressed', this.getAttribute('aria-pressed') !== 'true')\">B</button>",
    "late switch": "<div id=c role=switch tabindex=0 aria-label=対象 aria-checked=false onclick=\"setTimeout(() => this.setAttribute('aria-checked', 'true'), 500)\">通知</div>",
    "group": "<div role=radiogroup><div role=radio tabindex=0 aria-checked=true>別</div><div id=c role=radio tabindex=0 aria-label=対象 aria-checked=false onclick=\"for (const r of this.parentNode.children) r.setAttribute('aria-checked', r === this)\">対象</div></div>",
}


async def _check(studio: Studio, html: str, *, on: bool = True) -> Outcome:
    seen = await studio.show(html)
    return await studio.browser.perform(SetChecked(target=live(seen, "対象"), checked=on))


@pytest.mark.parametrize("kind", KINDS)
async def test_it_is_on_afterwards(studio: Studio, kind: str) -> None:
    outcome = await _check(studio, KINDS[kind])
    assert outcome.evidence == (Evidence(kind=EvidenceKind.CHECKED, detail="on"),), outcome
    state = "c.checked || c.getAttribute('aria-checked') === 'true' || c.getAttribute('aria-pressed') === 'true'"
    assert await studio.js(state) is True
    assert "#" not in studio.session.page.url  # no link beside it was followed


async def test_what_is_on_is_not_pressed(studio: Studio) -> None:
    html = (
        "<button aria-label=対象 aria-pressed=true onclick=\"document.title='押された'\">B</button>"
    )
    assert (await _check(studio, html)).is_ok
    assert await studio.js("document.title") == ""


async def test_a_toggle_button_that_stays_is_told(studio: Studio) -> None:
    outcome = await _check(studio, "<button aria-label=対象 aria-pressed=false>B</button>")
    assert outcome.code == "VALUE_REFUSED"


async def test_a_box_whose_page_moves_on_at_once_was_pressed(studio: Studio) -> None:
    """Each time: whether the page is gone before its state is read back is a race."""
    studio.pages.put("/next", "<h1>絞り込み</h1><input type=checkbox checked aria-label=対象>")
    for _ in range(8):
        outcome = await _check(
            studio, "<input type=checkbox aria-label=対象 onchange=\"location.href='/next'\">"
        )
        assert outcome.is_ok, outcome
        await studio.until(lambda: "/next" in studio.pages.asked)
        studio.pages.asked.clear()


@pytest.mark.parametrize("role", ["gridcell", "row"])
async def test_a_cell_and_a_row_are_taken_for_their_only_box(studio: Studio, role: str) -> None:
    row = "<tr aria-label=行><td tabindex=0 aria-label=マス><input type=checkbox id=c></td><td>P-1</td></tr>"
    seen = await studio.show(f"<table role=grid>{row}</table>")
    box = live(seen, "マス" if role == "gridcell" else "行", role)
    outcome = await studio.browser.perform(SetChecked(target=box))
    assert outcome.evidence == (Evidence(kind=EvidenceKind.CHECKED, detail="on"),), outcome
    assert await studio.js("c.checked") is True


async def test_a_switch_that_its_page_paints_is_pressed_there_and_not_by_a_label_elsewhere(
    studio: Studio,
) -> None:
    """The page flips it by itself: what a label's press did to the box is taken back."""
    flip = "event.preventDefault(); const on = c.ariaChecked !== 'true'; c.ariaChecked = on; queueMicrotask(() => { c.checked = on; })"
    html = (
        f'<label for=c>通知</label><div role=group aria-label=対象 style="cursor:pointer;width:60px" onclick="{flip}">'
        "<input id=c type=checkbox role=switch aria-checked=false style='position:absolute;opacity:0;width:0;height:0'>"
        "<span style='display:inline-block;width:40px;height:20px;background:#ddd'></span></div>"
    )
    outcome = await _check(studio, html)
    assert outcome.evidence == (Evidence(kind=EvidenceKind.CHECKED, detail="on"),), outcome
    assert await studio.js("[c.checked, c.ariaChecked]") == [True, "true"]


async def test_which_of_two_boxes_is_not_guessed(studio: Studio) -> None:
    html = "<table role=grid><tr><td tabindex=0 aria-label=対象><input type=checkbox><input type=checkbox></table>"
    assert (await _check(studio, html)).code == "NOT_CHECKABLE"
