"""Date pickers: flatpickr with Japanese months, jQuery UI, Django's admin, bokeh, Quasar."""

from typing import Final

import pytest

from studio.domain.actions.action import Click, Fill
from studio.domain.actions.outcome import EvidenceKind, Outcome
from studio.engine.ports import SettlePolicy
from tests.browser.stage import Studio, live
from tests.widgets.shelf import (
    BOKEH,
    DJANGO,
    JQUERY_UI,
    STARLETTE,
    first,
    script,
    style,
)

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("shelf"),
]

FLATPICKR: Final = (
    style(f"{STARLETTE}/css/vendor/flatpickr.min.css")
    + script(f"{STARLETTE}/js/vendor/flatpickr.min.js")
    + """<script>const months = [...Array(12).keys()].map(n => n + 1 + '月');
const ja = {weekdays: {shorthand: [...'日月火水木金土'], longhand: [...'日月火水木金土'].map(d => d + '曜日')},
 months: {shorthand: months, longhand: months}, time_24hr: true, rangeSeparator: ' から ', firstDayOfWeek: 0, yearAriaLabel: '年', monthAriaLabel: '月'};</script>
<label for=d>納品日</label><input id=d><button onclick="document.title = '次'">次へ</button>"""
)
JQUERY: Final = (
    style(f"{JQUERY_UI}/jquery-ui.min.css")
    + script(f"{DJANGO}/js/vendor/jquery/jquery.min.js")
    + script(f"{JQUERY_UI}/jquery-ui.min.js")
    + "<label for=d>納品日</label><input id=d><button onclick=\"document.title = '次'\">次へ</button>"
)
FORMATS: Final = (
    "window.get_format = n => ({FIRST_DAY_OF_WEEK: 0, DATE_INPUT_FORMATS: ['%Y-%m-%d'], TIME_INPUT_FORMATS: ['%H:%M']})[n];"
    "window.gettext = s => s; window.ngettext = (s, p, n) => n === 1 ? s : p; window.pgettext = (c, s) => s;"
    "window.interpolate = (t, o, named) => t.replace(/%\\((\\w+)\\)s|%s/g, (_, k) => named ? o[k] : o.shift());"
)
ADMIN: Final = (
    f"<script>{FORMATS}</script>"
    + style(f"{DJANGO}/css/base.css")
    + style(f"{DJANGO}/css/widgets.css")
    + "".join(script(f"{DJANGO}/js/{name}.js") for name in ("core", "calendar", "admin/DateTimeShortcuts"))
    + "<label for=d>納品日</label><input id=d class=vDateField><button onclick=\"document.title = '次'\">次へ</button>"
)  # fmt: skip


async def _fill(studio: Studio, html: str, value: str) -> Outcome:
    seen = await studio.show(html)
    outcome = await studio.browser.perform(
        Fill(target=live(seen, "納品日", "textbox"), value=value)
    )
    assert outcome.is_ok, outcome
    assert outcome.evidence[0].kind is EvidenceKind.VALUE
    seen = await studio.browser.observe(SettlePolicy.BRIEF)  # nothing lies over what comes next
    assert (await studio.browser.perform(Click(target=live(seen, "次へ", "button")))).is_ok
    return outcome


@pytest.mark.parametrize(
    ("options", "value", "held"),
    [
        ("{locale: ja}", "2031年2月3日", "2031-02-03"),
        ("{locale: ja, dateFormat: 'Y年n月j日'}", "2026/11/20", "2026年11月20日"),
        ("{locale: ja, altInput: true}", "令和8年1月31日", "2026-01-31"),
        ("{locale: ja, defaultDate: '2026-03-31', showMonths: 2}", "2026/12/25", "2026-12-25"),
        ("{locale: ja, allowInput: true}", "2026-11-20", "2026-11-20"),
    ],
)
async def test_flatpickr(studio: Studio, options: str, value: str, held: str) -> None:
    html = f"{FLATPICKR}<script>var f = flatpickr('#d', {options})</script>"
    if "altInput" in options:
        html = html.replace("<label for=d>", "<label>").replace("</label><input id=d>", "<input id=d></label>")  # fmt: skip
    await _fill(studio, html, value)
    assert await studio.js("f.input.value") == held
    assert await studio.js("f.formatDate(f.selectedDates[0], f.config.dateFormat)") == held


@pytest.mark.parametrize(
    ("options", "before", "held"),
    [
        ("{dateFormat: 'yy/mm/dd'}", "", "2027/2/1"),
        ("{dateFormat: 'yy-mm-dd'}", "placeholder=YYYY-MM-DD", "2027-02-01"),
        ("{dateFormat: 'yy/mm/dd', showOtherMonths: true, changeMonth: true, changeYear: true}", "readonly", "2027/02/01"),
        ("{dateFormat: 'd M yy', numberOfMonths: 2}", "readonly", "1 Feb 2027"),
    ],
)  # fmt: skip
async def test_jquery_ui(studio: Studio, options: str, before: str, held: str) -> None:
    html = JQUERY.replace("<input id=d>", f"<input id=d {before}>")
    await _fill(studio, f"{html}<script>jQuery('#d').datepicker({options})</script>", "2027/2/1")
    assert await studio.js("d.value") == held
    picked = "(day => [day.getFullYear(), day.getMonth() + 1, day.getDate()])(jQuery('#d').datepicker('getDate'))"
    assert await studio.js(picked) == [2027, 2, 1]
    assert await studio.js("jQuery('#ui-datepicker-div').is(':visible')") is False


async def test_the_calendar_of_django_s_admin(studio: Studio) -> None:
    await _fill(studio, ADMIN, "2026-11-20")
    assert await studio.js("d.value") == "2026-11-20"
    await _fill(studio, ADMIN.replace("<input id=d", "<input id=d title='例: 2026-01-31'"), "2026/11/20")  # fmt: skip
    assert await studio.js("d.value") == "2026-11-20"


async def test_bokeh_s_picker_inside_an_open_shadow_root(studio: Studio) -> None:
    await studio.show(
        f"{script(f'{BOKEH}/bokeh.min.js')}{script(f'{BOKEH}/bokeh-widgets.min.js')}{script(f'{BOKEH}/bokeh-api.min.js')}"
        "<div id=here></div><script>var w = new Bokeh.Widgets.DatePicker({title: '納品日', value: '2026-05-05'});"
        "Bokeh.Plotting.show(w, '#here')</script>"
    )
    await studio.session.page.get_by_role("textbox").first.wait_for()
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    outcome = await studio.browser.perform(
        Fill(target=first(seen, "textbox"), value="2026年8月31日")
    )
    assert outcome.is_ok, outcome
    assert await studio.js("w.value") == "2026-08-31"


@pytest.mark.parametrize(
    ("is_24", "value", "held"),
    [("true", "13:00", "13:00"), ("false", "午後1時30分", "1:30 PM"), ("false", "9:05", "9:05 AM")],
)
async def test_a_time_is_set_in_the_clock_that_its_field_opens(
    studio: Studio, is_24: str, value: str, held: str
) -> None:
    """Such a field takes no keys: two boxes for numbers float up beside it."""
    other = "<label for=e>終了</label><input id=e>"
    shape = "H:i" if is_24 == "true" else "h:i K"
    start = f"enableTime: true, noCalendar: true, time_24hr: {is_24}, dateFormat: '{shape}'"
    html = f"{FLATPICKR}{other}<script>for (const it of ['#d', '#e']) flatpickr(it, {{{start}}})</script>"
    await _fill(studio, html, value)
    assert await studio.js("document.querySelector('#d').value") == held
    page = await studio.browser.observe(SettlePolicy.SETTLED)
    other_field = next(one for one in page.nodes if one.label == "終了" and one.ref)
    again = await studio.browser.perform(Fill(target=live(page, other_field.label), value="18:45"))
    assert again.is_ok, again
    wanted = "18:45" if is_24 == "true" else "6:45 PM"
    assert (
        await studio.js("[...document.querySelectorAll('input')].find(i => i.id === 'e').value")
        == wanted
    )


async def test_a_clock_that_takes_the_focus_back_gets_each_number_where_it_belongs(
    studio: Studio,
) -> None:
    """Flatpickr goes to its hour 50 ms after it opened: here in the middle of the minute."""
    back = "f.minuteElement.addEventListener('focus', () => queueMicrotask(() => f.hourElement.select()), {once: true})"
    options = "{enableTime: true, noCalendar: true, time_24hr: true, dateFormat: 'H:i'}"
    await _fill(
        studio, f"{FLATPICKR}<script>var f = flatpickr('#d', {options}); {back}</script>", "9:05"
    )
    assert await studio.js("f.input.value") == "09:05"
