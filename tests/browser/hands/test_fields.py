"""Form fields on real pages: what was asked for is what the field holds, or a reason why not."""

import pytest

from studio.browser.hands import fields
from studio.domain.actions.action import EditText, Fill, SelectOption, SetChecked, TypeText
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome
from studio.domain.actions.text_edit import EditWay, TextEdit
from studio.domain.page.observation import MASK
from studio.engine.ports import SettlePolicy
from tests.browser.stage import OUTLIVED_S, Pages, Studio, live, slow_reader

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def _fill(studio: Studio, html: str, value: str) -> tuple[Outcome, str]:
    seen = await studio.show(html)
    outcome = await studio.browser.perform(Fill(target=live(seen, "対象"), value=value))
    held = await studio.js(
        "(e => e.value ?? e.querySelector('input')?.value ?? e.innerText)(document.querySelector('[aria-label=対象]'))"
    )
    return outcome, str(held)


@pytest.mark.parametrize(
    ("html", "value", "held"),
    [
        ("<input aria-label=対象>", "髙橋 ①㈱ 𠮷", "髙橋 ①㈱ 𠮷"),
        ("<input aria-label=対象 value=前の値>", "", ""),
        ("<textarea aria-label=対象></textarea>", "一行目\n二行目", "一行目\n二行目"),
        ("<input type=date aria-label=対象>", "2026/11/20", "2026-11-20"),
        ("<input type=date aria-label=対象>", "令和8年11月20日", "2026-11-20"),
        ("<input type=month aria-label=対象>", "2026年11月", "2026-11"),
        ("<input type=time aria-label=対象>", "9時30分", "09:30"),
        ("<input type=number aria-label=対象>", "１２", "12"),
        ("<input type=number aria-label=対象>", "-3", "-3"),
        ("<input type=email aria-label=対象>", "a@example.jp", "a@example.jp"),
        ("<div contenteditable role=textbox aria-label=対象>前</div>", "新しい本文", "新しい本文"),
        ("<input role=searchbox aria-label=対象>", "<b>", "<b>"),
        ("<input type=datetime-local aria-label=対象>", "令和8年11月20日 9時30分", "2026-11-20T09:30"),
        ("<input type=datetime-local aria-label=対象>", "2026年11月20日", "2026-11-20T00:00"),
        ("<input type=datetime-local value=2026-11-02T17:30 aria-label=対象>", "2026/11/20", "2026-11-20T17:30"),
        ("<input type=week aria-label=対象>", "2026/11/20", "2026-W47"),
        ("<input type=color aria-label=対象>", "＃F00", "#ff0000"),
        ("<input aria-label=対象 placeholder=YYYY-MM-DD>", "2026/1/5", "2026-01-05"),
        ("<div role=group aria-label=対象><input></div>", "包み", "包み"),
        ('<input aria-label=対象 oninput="this.value = this.dataset.v || \'\'" onkeydown="if (/^\\d$/.test(event.key)) this.dataset.v = (this.dataset.v || \'\') + event.key">', "１２３", "123"),
        ('<input aria-label=対象 value=無題 onclick="this.open=true" oninput="if (!this.open) this.value=\'無題\'">', "来期の計画", "来期の計画"),
        ('<input aria-label=対象 oninput="this.value=Number(this.value).toLocaleString()">', "1234567", "1,234,567"),
        ('<input aria-label=対象 oninput="this.value=this.value.replace(/[^0-9]/g,\'\')">', "１２３", "123"),
    ],
)  # fmt: skip
async def test_fill_holds_what_was_asked(studio: Studio, html: str, value: str, held: str) -> None:
    outcome, now = await _fill(studio, html, value)
    assert outcome.is_ok, outcome
    assert now == held
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail=held),)


_MEMO = "<textarea aria-label=対象>連絡先は山田まで。\n急ぎは電話で。</textarea>"


async def test_what_a_text_area_held_is_told_with_what_was_put_in(studio: Studio) -> None:
    outcome, _ = await _fill(studio, _MEMO, "連絡先は総務まで。")
    assert outcome.held == "連絡先は山田まで。\n急ぎは電話で。"
    for value, held in (("新しい", ""), ("総務, 新しい", "総務"), ("総務部", "")):
        outcome, _ = await _fill(studio, "<input aria-label=対象 value=総務>", value)
        assert outcome.held == held


@pytest.mark.parametrize(
    ("held", "then"), [("総務", "総務, 新刊"), ("IT, 経理", "IT, 経理, 新刊"), ("", "新刊")]
)
async def test_what_was_added_to_a_field_is_added_to_what_it_holds_today(
    studio: Studio, held: str, then: str
) -> None:
    seen = await studio.show(f"<input aria-label=タグ value='{held}'>")
    added = TextEdit(way=EditWay.APPEND, text=", 新刊", is_inline=True)
    outcome = await studio.browser.perform(EditText(target=live(seen, "タグ"), edits=(added,)))
    assert outcome.is_ok, outcome
    assert await studio.session.page.locator("input").input_value() == then


@pytest.mark.parametrize(
    "html",
    [
        _MEMO,
        _MEMO.replace("textarea", "div contenteditable role=textbox", 1)
        .replace("textarea", "div")
        .replace("\n", "<br>"),
    ],
)
async def test_an_edit_is_done_to_what_the_field_holds_today(studio: Studio, html: str) -> None:
    seen = await studio.show(html)
    edit = TextEdit(way=EditWay.AFTER, anchor="連絡先は山田まで。", text="副担当は鈴木です。")
    act = EditText(target=live(seen, "対象"), edits=(edit,))
    outcome = await studio.browser.perform(act)
    assert outcome.is_ok, outcome
    held = "(e => e.value ?? e.innerText)(document.querySelector('[aria-label=対象]'))"
    assert str(await studio.js(held)).split("\n") == [
        "連絡先は山田まで。", "副担当は鈴木です。", "急ぎは電話で。"
    ]  # fmt: skip


async def test_an_edit_whose_place_is_gone_changes_nothing(studio: Studio) -> None:
    seen = await studio.show(_MEMO)
    edit = TextEdit(way=EditWay.REPLACE, anchor="連絡先は佐藤まで。", text="なし")
    outcome = await studio.browser.perform(EditText(target=live(seen, "対象"), edits=(edit,)))
    assert outcome.code == "EDIT_PLACE_GONE"
    assert "山田" in str(await studio.js("document.querySelector('textarea').value"))


async def test_a_text_that_comes_late_is_waited_for_before_it_is_edited(studio: Studio) -> None:
    """An address by its postal code: written at once, the house number stood alone in its field."""
    seen = await studio.show(
        "<input aria-label=対象><script>setTimeout(() =>"
        " document.querySelector('input').value = '仙台市青葉区', 400)</script>"
    )
    edit = TextEdit(way=EditWay.APPEND, text="1-2-3", is_inline=True)
    outcome = await studio.browser.perform(EditText(target=live(seen, "対象"), edits=(edit,)))
    assert outcome.is_ok, outcome
    assert await studio.js("document.querySelector('input').value") == "仙台市青葉区1-2-3"


async def test_a_field_that_stays_empty_has_nothing_to_edit(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fields, "_TEXT_TIMEOUT_S", 0.2)
    seen = await studio.show("<input aria-label=対象>")
    edit = TextEdit(way=EditWay.APPEND, text="1-2-3", is_inline=True)
    outcome = await studio.browser.perform(EditText(target=live(seen, "対象"), edits=(edit,)))
    assert (outcome.code, await studio.js("document.querySelector('input').value")) == (
        "EDIT_PLACE_GONE",
        "",
    )


BESIDE = {
    "description": "<input aria-label=対象 aria-describedby=h><small id=h>2025-12-31 の形で</small>",
    "own line": "<p><label>納品日 <input aria-label=対象></label> <span>(YYYY-MM-DD)</span></p><p><input></p>",
    "data attribute": "<input aria-label=対象 data-date-format=Y-m-d>",
    "pattern": r"<input aria-label=対象 pattern='\d{4}-\d{2}-\d{2}'>",
    "field beside it": "<form><input aria-label=開始 value=2026-01-01><input aria-label=対象></form>",
}


@pytest.mark.parametrize("kind", BESIDE)
async def test_a_date_is_written_as_the_field_or_what_stands_beside_it_shows(
    studio: Studio, kind: str
) -> None:
    outcome, held = await _fill(studio, BESIDE[kind], "2026/11/30")
    assert (outcome.is_ok, held) == (True, "2026-11-30"), outcome
    assert outcome.message == "欄の中は、いま「2026-11-30」です。"


async def test_a_correction_of_a_date_goes_in_as_it_is(studio: Studio) -> None:
    """Also when the server sends the form again with what was refused, and nothing marks it."""
    field = "<form><input aria-label=対象 value='{}'></form>"
    assert (await _fill(studio, field.format(""), "2026/10/29"))[1] == "2026/10/29"
    complaint = "<p>日付を正しく入力してください。</p>" + field.format("2026/10/29")
    assert (await _fill(studio, complaint, "2026-10-29"))[1] == "2026-10-29"


async def test_a_field_that_is_invalid_shows_no_form(studio: Studio) -> None:
    html = "<input aria-label=対象 aria-invalid=true value=2024/12/31>"
    assert (await _fill(studio, html, "2026-11-28"))[1] == "2026-11-28"


async def test_a_cell_of_a_grid_that_is_edited_in_place_says_how_it_is_opened(
    studio: Studio,
) -> None:
    """A model was told that it is no field, and had to guess what makes it one."""
    grid = "<div role=grid><div role=row><div role=gridcell aria-label=対象 tabindex=0 ondblclick=\"this.innerHTML='<input>'\">980</div></div></div>"
    outcome, held = await _fill(studio, grid, "1250")
    assert (outcome.code, held) == ("NOT_EDITABLE", "980")
    assert "ダブルクリック" in outcome.message
    outcome, held = await _fill(studio, grid.replace("980", "<input>"), "1250")
    assert (outcome.is_ok, held) == (True, "1250")


async def test_typing_behind_what_stands_there_is_told(studio: Studio) -> None:
    seen = await studio.show("<input aria-label=対象 value=大阪>")
    outcome = await studio.browser.perform(TypeText(target=live(seen, "対象"), text="大阪"))
    assert (outcome.is_ok, outcome.message) == (True, "欄の中は、いま「大阪大阪」です。")


@pytest.mark.parametrize(
    ("html", "value", "code"),
    [
        ("<input maxlength=3 aria-label=対象>", "あいうえお", "VALUE_REFUSED"),
        ("<input type=number aria-label=対象>", "たくさん", "VALUE_REFUSED"),
        ("<input type=date aria-label=対象>", "来週", "VALUE_REFUSED"),
        ("<input readonly aria-label=対象>", "あ", "TARGET_DISABLED"),
        ("<button aria-label=対象>あ</button>", "あ", "NOT_EDITABLE"),
        ("<input type=checkbox aria-label=対象>", "あ", "NOT_EDITABLE"),
        ("<input aria-label=対象 oninput=\"this.value=''\">", "あ", "VALUE_REFUSED"),
    ],
)
async def test_a_value_the_field_does_not_take_is_told(
    studio: Studio, html: str, value: str, code: str
) -> None:
    outcome, _ = await _fill(studio, html, value)
    assert (outcome.status, outcome.code) == ("failed", code)
    assert outcome.message.endswith("。")


@pytest.mark.parametrize("kind", ["type=password", "autocomplete=one-time-code"])
async def test_evidence_and_refusals_do_not_tell_a_secret(studio: Studio, kind: str) -> None:
    outcome, held = await _fill(studio, f"<input {kind} aria-label=対象>", "hunter2")
    assert held == "hunter2"
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail=MASK),)
    outcome, _ = await _fill(studio, f"<input {kind} maxlength=5 aria-label=対象>", "hunter2")
    assert outcome.code == "VALUE_REFUSED"
    assert "hunte" not in outcome.model_dump_json()


SELECT = "<select aria-label=対象 {}><option>選択してください<option>東京都<option>京都府<option>トウキョウ支店<option disabled>休業</select>"


async def _select(studio: Studio, html: str, option: str) -> Outcome:
    seen = await studio.show(html)
    return await studio.browser.perform(SelectOption(target=live(seen, "対象"), option=option))


@pytest.mark.parametrize(
    ("option", "chosen"), [("東京都", "東京都"), ("ﾄｳｷｮｳ支店", "トウキョウ支店"), ("府", "京都府")]
)
async def test_a_native_select_takes_the_option_that_is_meant(
    studio: Studio, option: str, chosen: str
) -> None:
    outcome = await _select(studio, SELECT.format(""), option)
    assert outcome.evidence == (Evidence(kind=EvidenceKind.OPTION, detail=chosen),)
    shown = await studio.js("document.querySelector('select').selectedOptions[0].label")
    assert shown == chosen


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("option", "code"),
    [("京都", "MULTIPLE_TARGETS"), ("名古屋", "OPTION_NOT_FOUND"), ("休業", "TARGET_DISABLED")],
)
async def test_no_option_is_guessed(studio: Studio, option: str, code: str) -> None:
    outcome = await _select(studio, SELECT.format(""), option)
    assert outcome.code == code, outcome
    assert await studio.js("document.querySelector('select').selectedIndex") == 0


async def test_a_select_that_puts_back_its_value_is_refused(studio: Studio) -> None:
    outcome = await _select(studio, SELECT.format('onchange="this.selectedIndex=0"'), "東京都")
    assert outcome.code == "VALUE_REFUSED"


async def test_a_select_that_submits_its_form_is_done(studio: Studio) -> None:
    studio.pages.put("/sent", "<h1>届きました</h1>")
    form = f"<form action=/sent>{SELECT.format('name=p onchange=form.submit()')}</form>"
    outcome = await _select(studio, form, "東京都")
    assert outcome.evidence == (Evidence(kind=EvidenceKind.OPTION, detail="東京都"),), outcome
    seen = await studio.browser.observe()
    assert seen.url.endswith("/sent?p=%E6%9D%B1%E4%BA%AC%E9%83%BD")


async def test_a_field_with_suggestions_takes_the_one_that_is_meant(studio: Studio) -> None:
    html = "<input list=l aria-label=対象><datalist id=l><option value=東京駅><option value=京都駅></datalist>"
    assert (await _select(studio, html, "東京")).is_ok
    assert await studio.js("document.querySelector('input').value") == "東京駅"


LIST = """<div id=box role=combobox tabindex=0 aria-label=対象 aria-expanded=false {more}>未選択</div>
<ul role=listbox aria-label=無関係><li role=option>営業部</li></ul>
<script>
box.onclick = () => {{ setTimeout(() => {{
  const list = document.createElement('div'); list.setAttribute('role', 'listbox'); list.id = 'portal';
  for (const name of ['総務部', '営業部', '経理部（東京）', '経理部（大阪）']) {{
    const option = document.createElement('div'); option.setAttribute('role', 'option');
    option.textContent = name;
    option.onclick = () => {{ {pick} list.remove(); }};
    list.append(option);
  }}
  document.body.append(list); box.setAttribute('aria-controls', 'portal');
}}, 150); }};
</script>"""
PICK = "box.textContent = name;"


@pytest.mark.parametrize(
    ("option", "chosen"), [("総務部", "総務部"), ("経理部(大阪)", "経理部（大阪）")]
)
async def test_an_aria_combobox_whose_list_renders_elsewhere(
    studio: Studio, option: str, chosen: str
) -> None:
    html = LIST.format(more="", pick=PICK)
    outcome = await _select(studio, html, option)
    assert outcome.is_ok, outcome
    assert await studio.js("box.textContent") == chosen


async def test_the_options_of_another_list_are_not_taken(studio: Studio) -> None:
    html = LIST.format(more="aria-controls=portal", pick=PICK)
    html = html.replace("setTimeout(() => {", "(() => {").replace("}, 150)", "})()")
    assert (await _select(studio, html, "営業部")).is_ok
    assert await studio.js("box.textContent") == "営業部"


@pytest.mark.parametrize(
    ("option", "pick", "code"),
    [
        ("経理部", PICK, "MULTIPLE_TARGETS"),
        ("人事部", PICK, "OPTION_NOT_FOUND"),
        ("総務部", "", "VALUE_REFUSED"),
    ],
)
async def test_an_aria_combobox_refuses_what_is_not_clear(
    studio: Studio, option: str, pick: str, code: str
) -> None:
    assert (await _select(studio, LIST.format(more="", pick=pick), option)).code == code


async def test_an_aria_combobox_in_a_frame_finds_its_own_options(
    studio: Studio, pages: Pages
) -> None:
    pages.put("/frame", LIST.format(more="", pick=PICK))
    outcome = await _select(studio, "<iframe src=/frame height=400></iframe>", "総務部")
    assert outcome.is_ok, outcome


_EDITOR = (
    "<iframe id=e title=対象 width=400 height=100 srcdoc='<body contenteditable></body>'></iframe>"
)
_SWAPS = """<script>const n = setInterval(() => {
if (document.activeElement === e) { clearInterval(n); e.removeAttribute("srcdoc"); e.src = "%s"; } }, 1)</script>"""


@pytest.mark.parametrize("verb", [Fill, TypeText])
@pytest.mark.parametrize("swaps", [False, True])
async def test_an_editor_in_a_frame_is_written_to_and_nothing_that_its_page_puts_in_its_stead(
    studio: Studio, pages: Pages, verb: type[Fill | TypeText], *, swaps: bool
) -> None:
    words = "極秘 8431207"
    pages.put(
        "/catch", "<body contenteditable autofocus oninput=\"fetch('/got?'+this.textContent)\">"
    )
    abroad = pages.url.replace("127.0.0.1", "localhost") + "/catch"
    page = await studio.show(_EDITOR + (_SWAPS % abroad if swaps else ""))
    target = live(page, "対象")
    act = Fill(target=target, value=words) if verb is Fill else TypeText(target=target, text=words)
    outcome = await studio.browser.perform(act)
    if not swaps:
        assert outcome.is_ok, outcome
        assert await studio.js("e.contentDocument.body.textContent.replace(/\\s/g, ' ')") == words
    assert not [one for one in pages.asked if one.startswith("/got")]


async def test_a_list_box_is_its_own_list(studio: Studio) -> None:
    html = """<div role=listbox aria-label=対象><div role=option onclick="document.title='赤'">赤</div>
              <div role=option onclick="document.title='青'">青</div></div>"""
    assert (await _select(studio, html, "赤")).is_ok
    assert await studio.js("document.title") == "赤"


COVERED = """<label style="position:relative;display:inline-block"><input type={kind} aria-label=対象 name=r {more}>
<span style="position:absolute;inset:0;background:#ddd"></span>はい</label>"""
TOGGLES = {
    "checkbox": "<input type=checkbox aria-label=対象>",
    "radio": "<input type=radio aria-label=対象>",
    "covered checkbox": COVERED.format(kind="checkbox", more=""),
    "covered radio": COVERED.format(kind="radio", more=""),
    "clipped radio": "<label><input type=radio aria-label=対象 style='position:absolute;clip-path:inset(50%);left:-9999px'>はい</label>",
    "switch": "<div role=switch tabindex=0 aria-label=対象 aria-checked=false onclick=\"this.setAttribute('aria-checked', this.getAttribute('aria-checked') !== 'true')\">入</div>",
}


async def _check(studio: Studio, html: str, *, on: bool = True) -> Outcome:
    seen = await studio.show(html)
    return await studio.browser.perform(SetChecked(target=live(seen, "対象"), checked=on))


@pytest.mark.parametrize("kind", TOGGLES)
async def test_a_toggle_comes_into_the_state(studio: Studio, kind: str) -> None:
    outcome = await _check(studio, TOGGLES[kind])
    assert outcome.evidence == (Evidence(kind=EvidenceKind.CHECKED, detail="on"),), outcome
    script = "(e => e.checked ?? e.getAttribute('aria-checked') === 'true')(document.querySelector('[aria-label=対象]'))"
    assert await studio.js(script) is True


async def test_a_toggle_that_is_right_already_is_not_touched(studio: Studio) -> None:
    html = "<input type=checkbox checked aria-label=対象 onclick=\"document.title='触った'\">"
    assert (await _check(studio, html)).is_ok
    assert await studio.js("document.title") == ""


@pytest.mark.parametrize(
    ("html", "on", "code"),
    [
        ("<input type=checkbox disabled aria-label=対象>", True, "TARGET_DISABLED"),
        ("<input type=radio checked aria-label=対象>", False, "VALUE_REFUSED"),
        ("<input type=checkbox aria-label=対象 onclick='return false'>", True, "VALUE_REFUSED"),
        ("<button aria-label=対象>あ</button>", True, "NOT_CHECKABLE"),
        ("<div style='position:relative;width:20px'><div role=checkbox aria-checked=false aria-label=対象>あ</div><div style='position:absolute;inset:0'></div></div>", True, "TARGET_COVERED"),
    ],
)  # fmt: skip
async def test_a_toggle_that_stays_is_told(studio: Studio, html: str, on: bool, code: str) -> None:
    assert (await _check(studio, html, on=on)).code == code


@pytest.mark.usefixtures("brief")
async def test_a_person_who_reads_slowly_does_not_toggle_twice(studio: Studio) -> None:
    clicks = "window.clicks = (window.clicks || 0) + 1; confirm('変えますか')"

    studio.browser.answer_dialogs(slow_reader(OUTLIVED_S))  # longer than the act's own limit
    outcome = await _check(studio, f'<input type=checkbox aria-label=対象 onclick="{clicks}">')
    assert outcome.is_ok, outcome
    assert await studio.js("[document.querySelector('input').checked, window.clicks]") == [True, 1]
    assert [fact.kind for fact in outcome.evidence] == [EvidenceKind.CHECKED, EvidenceKind.DIALOG]


@pytest.mark.parametrize(
    ("html", "before", "held"),
    [
        ("<input aria-label=対象 value=山田>", "山田", "山田太郎"),
        ("<textarea aria-label=対象></textarea>", "", "太郎"),
        ("<div contenteditable role=textbox aria-label=対象>山田</div>", "山田", "山田太郎"),
    ],
)
async def test_typing_goes_on_after_what_is_there(
    studio: Studio, html: str, before: str, held: str
) -> None:
    seen = await studio.show(html)
    outcome = await studio.browser.perform(
        TypeText(target=live(seen, "対象", "textbox"), text="太郎")
    )
    assert outcome.evidence == (Evidence(kind=EvidenceKind.VALUE, detail=held),)


async def test_typing_that_does_not_arrive_is_told(studio: Studio) -> None:
    seen = await studio.show("<input aria-label=対象 maxlength=2>")
    outcome = await studio.browser.perform(TypeText(target=live(seen, "対象"), text="太郎さん"))
    assert outcome.code == "VALUE_REFUSED"


async def test_typing_that_lands_before_what_was_there_is_told(studio: Studio) -> None:
    """As in an editor that puts the caret back to where it last knew it."""
    seen = await studio.show(
        '<input aria-label=対象 value=山田 onbeforeinput="if (event.data) { event.preventDefault();'
        " this.typed = (this.typed || '') + event.data; this.value = this.typed + '山田'; }\">"
    )
    outcome = await studio.browser.perform(TypeText(target=live(seen, "対象"), text="太郎"))
    assert outcome.code == "VALUE_REFUSED"
    assert "太郎山田" in outcome.message


async def test_a_field_that_sends_its_form_is_written_once(studio: Studio) -> None:
    studio.pages.put("/sent", "<h1>送信済み</h1>")
    seen = await studio.show(
        "<form action=/sent><input name=q aria-label=対象 oninput=\"this.value = ''; this.form.submit()\"></form>"
    )
    await studio.browser.perform(Fill(target=live(seen, "対象"), value="１２３"))
    assert (await studio.browser.observe(SettlePolicy.BRIEF)).url.endswith("/sent?q=")
    assert [path for path in studio.pages.asked if path.startswith("/sent")] == ["/sent?q="]


async def test_an_entry_of_a_field_that_lists_several_is_taken_once(studio: Studio) -> None:
    """A field of recipients sets a separator behind each; written once more it would hold two."""
    listing = (
        "<textarea aria-label=対象 oninput=\"if (!value.endsWith(',')) value += ','\"></textarea>"
    )
    outcome, held = await _fill(studio, listing, "toda@example.jp")
    assert (outcome.is_ok, held) == (True, "toda@example.jp,")
    outcome, _ = await _fill(studio, listing.replace("','\"", "',次'\""), "toda@example.jp")
    assert outcome.code == "VALUE_REFUSED"
