"""What a person does becomes acts: one each, in their order, with targets that find the element again."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Dialog
from playwright.async_api import Error as PlaywrightError

from studio.browser.recording import page_script
from studio.browser.targets.describing import describe
from studio.domain.actions.action import (
    Click,
    CloseTab,
    DoubleClick,
    Download,
    Fill,
    GoBack,
    HandleDialog,
    Hover,
    Navigate,
    Press,
    RightClick,
    SelectOption,
    SetChecked,
    SwitchTab,
    Upload,
)
from studio.engine.ports import SettlePolicy
from tests.browser.recording.person import recording
from tests.browser.stage import Pages, Studio

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("whole_browser"),
]

FORM = """<h1>申請</h1><form action=/done id=f><label>氏名 <input name=name></label>
<label>パスワード <input type=password name=pw></label><label>備考 <textarea name=note></textarea></label>
<label>区分<select name=kind><option>交通費<option>会議費</select></label>
<label><input type=checkbox name=ok> 同意する</label><label><input type=radio name=way value=a> 電車</label>
<input type=file aria-label=領収書 name=file><button>送信</button></form>
<div role=switch aria-checked=false tabindex=0 onclick="this.setAttribute('aria-checked','true')">通知</div>"""


@pytest.fixture
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the page look for every way, as it does within its 250 ms on a machine that is not busy."""
    script = page_script.RECORD.replace("started > 250", "started > 30_000")
    assert script != page_script.RECORD
    monkeypatch.setattr(page_script, "RECORD", script)


@pytest.mark.usefixtures("no_hurry")
async def test_targets_are_those_of_a_press_by_the_studio(studio: Studio) -> None:
    """A button of a row, a link, a field, a button in a region, one in an open shadow root."""
    html = """<h1>一覧</h1><div onclick="event.preventDefault()"><nav aria-label=案内><a href=/x>トップ</a></nav>
    <table><tr><th>品名<th>操作<tr><td>ペン<td><button>削除</button><tr><td>紙<td><button>削除</button></table>
    <section aria-label=検索><label>キーワード <input id=q placeholder=例></label><button title=さがす>検索</button></section>
    <ul><li>山田 <a href=/1>詳細</a><li>鈴木 <a href=/2>詳細</a></ul><div id=host></div></div>
    <script>host.attachShadow({mode:'open'}).innerHTML='<button>影</button>'</script>"""
    await studio.show(html)
    page = studio.session.page
    places = [page.get_by_role("button", name="削除").nth(1), page.get_by_role("link", name="トップ"),
              page.get_by_role("button", name="検索"), page.get_by_role("link", name="詳細").nth(1),
              page.get_by_role("button", name="影")]  # fmt: skip
    observation = await studio.browser.observe(SettlePolicy.BRIEF)
    wanted = [await _described(studio, place, observation) for place in places]
    async with recording(studio) as person:
        for place in places:
            await person.press(place)
    recorded = [action.element for action in person.actions]
    assert [one.in_words() for one in recorded if one] == [one.in_words() for one in wanted]
    for ours, theirs in zip(recorded, wanted, strict=True):
        assert ours is not None
        assert ours.fingerprint == theirs.fingerprint
        assert ours.candidates == theirs.candidates


async def _described(studio: Studio, place: Any, observation: Any) -> Any:
    handle = await place.element_handle()
    for node in observation.operable:
        one = studio.session.page.get_by_ref(node.ref)
        if await one.evaluate("(el, other) => el === other", handle):
            return await describe(studio.session, studio.snapshots, one, observation, node.ref)
    raise AssertionError("not in the tree")


async def test_a_form_is_told_once_a_field_and_no_password_is(studio: Studio) -> None:
    studio.pages.put("/done", "<h1>受け付けました</h1>")
    await studio.show(FORM)
    page = studio.session.page
    async with recording(studio) as person:
        await person.press(page.get_by_label("氏名"))
        await person.compose(["や", "やま", "山"], "山田")
        await person.press(page.get_by_label("パスワード"))
        await person.type("hunter22")
        await person.press(page.get_by_text("同意する"))
        await person.press(page.get_by_label("電車"))
        await person.press(page.get_by_label("備考"))
        await person.type("一行目")
        await page.keyboard.press("Enter")
        await person.type("二行目")
        await person.press(page.get_by_text("通知"))
        await person.press(page.get_by_role("button", name="送信"))
        await page.wait_for_url("**/done*")
    assert person.words == [
        "「氏名」に「山田」を入力",
        "「パスワード」に「{{秘密:パスワード}}」を入力",
        "「同意する」をオンにする",
        "「電車」をオンにする",
        "「備考」に「一行目\n二行目」を入力",
        "「通知」をオンにする",
        "「送信」をクリック",
    ]
    assert not any("hunter22" in act.model_dump_json() for act in person.told)


async def test_no_password_is_told_where_another_field_shows_it(studio: Studio) -> None:
    """Pages that show a password put a plain field in its place, or had a plain one from the start."""
    await studio.show("""<h1>登録</h1><label>合言葉 <input type=password name=pw id=pw></label>
    <button onclick="const n=document.createElement('input');n.name=n.id='pw';n.value=pw.value;pw.replaceWith(n)">表示</button>
    <label>新しいパスワード（確認） <input name=again></label><label>パスワードの変更理由 <input name=why></label>""")
    page = studio.session.page
    async with recording(studio) as person:
        await person.press(page.locator("#pw"))
        await person.type("hunt")
        await person.press(page.get_by_text("表示"))
        await person.press(page.locator("#pw"))
        await page.keyboard.press("End")
        await person.type("er22")
        await person.press(page.get_by_label("新しいパスワード（確認）"))
        await person.type("hunter22")
        await person.press(page.get_by_label("パスワードの変更理由"))
        await person.type("期限切れ")
    assert person.words[-1] == "「パスワードの変更理由」に「期限切れ」を入力"
    assert [one.value for one in person.actions if isinstance(one, Fill)][:-1] == [
        "{{秘密:合言葉}}",
        "{{秘密:合言葉}}",
        "{{秘密:新しいパスワード（確認）}}",
    ]
    assert not any("hunt" in act.model_dump_json() for act in person.told)


async def test_a_choice_by_keyboard_and_a_file_by_its_name_are_told(
    studio: Studio, tmp_path: Any
) -> None:
    await studio.show(FORM)
    page = studio.session.page
    file = tmp_path / "領収書.pdf"
    file.write_bytes(b"x")
    async with recording(studio) as person:
        await page.get_by_label("区分").focus()
        await page.keyboard.press("ArrowDown")
        async with page.expect_file_chooser() as choosing:
            await person.press(page.get_by_label("領収書"))
        await (await choosing.value).set_files(str(file))
        await person.told_at_least(2)
    assert isinstance(person.actions[0], SelectOption)
    assert person.actions[0].option == "会議費"
    uploads = [one for one in person.actions if isinstance(one, Upload)]
    assert [one.paths for one in uploads] == [("領収書.pdf",)]
    assert str(tmp_path) not in "".join(act.model_dump_json() for act in person.told)


async def test_enter_in_a_field_is_a_key_and_no_click_of_its_button(studio: Studio) -> None:
    studio.pages.put("/done", "<h1>受け付けました</h1>")
    await studio.show(FORM)
    page = studio.session.page
    async with recording(studio) as person:
        await person.press(page.get_by_label("氏名"))
        await person.type("abc")
        await page.keyboard.press("Enter")
        await page.wait_for_url("**/done*")
    assert [type(one) for one in person.actions] == [Fill, Press]


async def test_cleared_and_pasted_texts_are_told_and_unchanged_ones_are_not(studio: Studio) -> None:
    await studio.show(
        "<label>あ <input id=a value=古い></label><label>い <input id=i value=もと></label>"
    )
    page = studio.session.page
    async with recording(studio) as person:
        await person.press(page.locator("#a"))
        await page.keyboard.press("Control+A")
        await page.keyboard.press("Delete")
        await person.press(page.locator("#i"))
        await person.type("x")
        await page.keyboard.press("Backspace")
        await page.locator("#a").focus()
        await page.keyboard.insert_text("貼り付けた文")
    values = [act.action.value for act in person.told if isinstance(act.action, Fill)]
    assert values == ["", "貼り付けた文"]
    assert person.words == ["「あ」に「貼り付けた文」を入力"], "the last text of a field counts"


@pytest.mark.parametrize("attempt", range(3))
async def test_a_press_that_navigates_at_once_is_not_lost(studio: Studio, attempt: int) -> None:
    studio.pages.put("/second", "<a href=/third>次の次</a>")
    studio.pages.put("/third", "<h1>着いた</h1>")
    await studio.show(f"<h1>はじめ {attempt}</h1><label>名 <input></label><a href=/second>次</a>")
    page = studio.session.page
    async with recording(studio) as person:
        await person.press(page.locator("input"))
        await person.type("a")
        await person.press(page.get_by_text("次"))
        await page.wait_for_url("**/second")
        await person.press(page.get_by_text("次の次"))
        await page.wait_for_url("**/third")
    assert person.words == ["「名」に「a」を入力", "「次」をクリック", "「次の次」をクリック"]


async def test_a_button_that_goes_away_as_it_is_pressed_is_told(studio: Studio) -> None:
    await studio.show("""<div id=a><button onclick="a.remove()">消える</button></div>
    <div id=b><button onmousedown="b.remove()">すぐ消える</button></div>""")
    page = studio.session.page
    async with recording(studio) as person:
        await person.press(page.get_by_text("消える", exact=True))
        await person.press(page.get_by_text("すぐ消える"))
    assert person.words == ["「消える」をクリック", "「すぐ消える」をクリック"]
    assert all(target and target.candidates for target in (one.element for one in person.actions))


async def test_pressing_twice_is_one_act_but_a_form_is_sent_once(studio: Studio) -> None:
    studio.pages.put("/done", "<h1>受け付けました</h1>")
    await studio.show("""<button type=button ondblclick="this.textContent='開いた'">開く</button>
    <form action=/done onsubmit="return false"><button>送信</button></form>""")
    page = studio.session.page
    async with recording(studio) as person:
        await person.press(page.get_by_text("開く"), times=2)
        await person.press(page.get_by_text("送信"), times=2)
    assert [type(one) for one in person.actions] == [DoubleClick, Click]


async def test_a_page_can_neither_tell_acts_itself_nor_see_the_recording(studio: Studio) -> None:
    await studio.show("""<button id=b>偽</button><input id=i><script>
    window.fake = () => { b.click(); i.value = 'x'; i.dispatchEvent(new Event('input', {bubbles: true}));
      b.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true})); }</script>""")
    before = await studio.js("() => Object.keys(window)")
    async with recording(studio) as person:
        await studio.js("() => fake()")
        seen = await studio.js(
            "() => [typeof tejunTell, typeof tejunRecording, Object.keys(window)]"
        )
    assert person.told == []
    assert seen == ["undefined", "undefined", before]


async def test_words_beside_nothing_to_press_are_told_only_if_the_page_answers(
    studio: Studio,
) -> None:
    await studio.show("""<p id=dead>ただの文</p><p id=live>ひらく文</p><div id=out></div>
    <script>live.addEventListener('click', () => { out.innerHTML = '<b>開きました</b>'; })</script>""")
    page = studio.session.page
    async with recording(studio) as person:
        await person.press(page.locator("#dead"))
        await person.press(page.locator("#live"))
    assert person.words == ["「ひらく文」をクリック"]


async def test_a_menu_that_only_shows_under_the_pointer_gives_a_step_to_rest_on_it(
    studio: Studio,
) -> None:
    await studio.show("""<style>ul ul{display:none} li:hover>ul{display:block} ul{margin:0}</style>
    <ul><li><a href=#>商品</a><ul><li><a href="#pen">ペン</a></ul></ul>""")
    page = studio.session.page
    async with recording(studio) as person:
        x, y = await person.middle(page.get_by_text("商品"))
        await page.mouse.move(x, y)
        x, y = await person.middle(page.get_by_text("ペン"))
        await page.mouse.move(x, y, steps=3)
        await person.press(page.get_by_text("ペン"))
    assert [type(one) for one in person.actions] == [Hover, Click]
    assert person.words[0] == "「商品」にマウスを重ねる"


async def test_a_menu_of_the_right_button_is_told_if_the_page_has_one(studio: Studio) -> None:
    await studio.show("""<button id=own oncontextmenu="return false">独自</button>""")
    async with recording(studio) as person:
        await person.press(studio.session.page.locator("#own"), button="right")
    assert [type(one) for one in person.actions] == [RightClick]


async def test_frames_of_this_and_of_another_site_are_heard(studio: Studio, pages: Pages) -> None:
    other = pages.put("/inner", "<button>枠の中</button>").replace("127.0.0.1", "localhost")
    await studio.show(
        f"<h1>外</h1><iframe src=/inner name=near></iframe><iframe src='{other}' name=far></iframe>"
    )
    page = studio.session.page
    async with recording(studio) as person:
        for name in ("near", "far"):
            place = page.frame_locator(f"[name={name}]").get_by_role("button")
            await place.wait_for()
            await person.press(place)
            await person.told_at_least(1 if name == "near" else 2)
    targets = [action.element for action in person.actions]
    assert [one.frames for one in targets if one] == [("near",), ("far",)]


async def test_a_tab_that_a_link_opens_is_followed_and_the_way_back_is_a_step(
    studio: Studio,
) -> None:
    studio.pages.put("/new", "<title>別の窓</title><button>中</button>")
    await studio.show("<title>元</title><a href=/new target=_blank>開く</a><button>外</button>")
    first = studio.session.page
    async with recording(studio) as person:
        async with first.context.expect_page() as opening:
            await person.press(first.get_by_text("開く"))
        second = await opening.value
        await second.get_by_text("中").wait_for()
        await person.sees_tab()
        await person.press(second.get_by_text("中"))
        await person.told_at_least(2)
        await first.bring_to_front()
        x, y = await person.middle(first.get_by_text("外"))
        await first.mouse.click(x, y)
        await person.told_at_least(4)
    assert [type(one) for one in person.actions] == [Click, Click, SwitchTab, Click]
    assert [fact.kind.value for fact in person.acts[0].evidence] == ["tab"]
    assert studio.session.page is first


async def test_a_tab_closed_by_the_person_is_a_step(studio: Studio) -> None:
    studio.pages.put("/new", "<title>別の窓</title><h1>別</h1>")
    await studio.show("<title>元</title><a href=/new target=_blank>開く</a>")
    first = studio.session.page
    async with recording(studio) as person:
        async with first.context.expect_page() as opening:
            await person.press(first.get_by_text("開く"))
        second = await opening.value
        await second.wait_for_load_state()
        loop = asyncio.get_running_loop()
        later = loop.create_future()
        loop.call_later(1.6, later.set_result, None)  # what comes at once is the page's own doing
        await later
        await second.close()
        await person.told_at_least(2)
    assert [type(one) for one in person.actions] == [Click, CloseTab]


async def test_addresses_by_the_person_are_steps_and_those_of_a_press_are_not(
    studio: Studio,
) -> None:
    second = studio.pages.put("/second", "<h1>二</h1>")
    await studio.show("<a href=/second>次</a>")
    page = studio.session.page
    async with recording(studio) as person:
        await person.press(page.get_by_text("次"))
        await page.wait_for_url("**/second")
        loop = asyncio.get_running_loop()
        later = loop.create_future()
        loop.call_later(1.6, later.set_result, None)
        await later
        await page.go_back()
        await person.told_at_least(2)
        await page.goto(second)
        await person.told_at_least(3)
    assert [type(one) for one in person.actions] == [Click, GoBack, Navigate]


async def test_an_address_that_cannot_be_opened_is_no_step(studio: Studio) -> None:
    """A slip in the bar was kept as 「chrome-error://chromewebdata/ を開く」."""
    second = studio.pages.put("/second", "<h1>二</h1>")
    await studio.show("<h1>一</h1>")
    async with recording(studio) as person:
        with pytest.raises(PlaywrightError):
            await studio.session.page.goto("http://127.0.0.1:1/")
        await studio.session.page.wait_for_url("chrome-error://**")
        await studio.session.page.goto(second)
        await person.told_at_least(1)
    assert person.actions == [Navigate(url=second)]


async def test_dialogs_are_the_persons_and_kept_as_they_were_answered(studio: Studio) -> None:
    await studio.show(
        """<button onclick="document.title = confirm('消しますか') + '/' + prompt('名前')">消す</button>"""
    )
    page = studio.session.page
    answers = iter([{"accept": True}, {"accept": True, "promptText": "山田"}])
    tools = await page.context.new_cdp_session(page)
    await tools.send("Page.enable")
    answering: set[asyncio.Task[Any]] = set()

    def on_dialog(_: Dialog) -> None:
        answer = tools.send("Page.handleJavaScriptDialog", next(answers))
        answering.add(asyncio.get_running_loop().create_task(answer, name="the person"))

    async with recording(studio) as person:
        page.on("dialog", on_dialog)
        await person.press(page.get_by_text("消す"))
        await person.told_at_least(2)
        page.remove_listener("dialog", on_dialog)
    assert await page.title() == "true/山田"
    assert [fact.detail for fact in person.acts[0].evidence] == ["accepted:消しますか", "open:名前"]
    assert person.actions[1] == HandleDialog(accept=True, text="山田")


async def test_a_dialog_answered_after_the_recording_ended_holds_nothing_up(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    await studio.show("""<button onclick="document.title = confirm('送りますか')">送る</button>""")
    page = studio.session.page
    tools = await page.context.new_cdp_session(page)
    await tools.send("Page.enable")
    async with recording(studio) as person:
        press = person.press(page.get_by_text("送る"))
        pressing = asyncio.get_running_loop().create_task(press, name="the press")
        async with asyncio.timeout(30):
            await studio.session.dialogs.left_open
    assert studio.session.dialogs.waiting
    await tools.send("Page.handleJavaScriptDialog", {"accept": True})
    await pressing
    assert await page.title() == "true"
    assert studio.session.dialogs.waiting is None
    await studio.js("1 + 1")
    caplog.set_level("INFO", "studio.browser.recording")
    async with recording(studio):
        assert "does not greet" not in caplog.text


async def test_a_press_that_gives_a_file_is_a_download(studio: Studio) -> None:
    await studio.show("<a href='data:text/csv,a' download=表.csv>保存</a>")
    async with recording(studio) as person:
        async with studio.session.page.expect_download():
            await person.press(studio.session.page.get_by_text("保存"))
        await person.told_at_least(1)
    assert [type(one) for one in person.actions] == [Download]


async def test_nothing_is_told_after_the_end(studio: Studio) -> None:
    await studio.show("<button>押す</button>")
    async with recording(studio) as person:
        await person.press(studio.session.page.get_by_text("押す"))
    await person.press(studio.session.page.get_by_text("押す"))
    await studio.browser.observe(SettlePolicy.BRIEF)
    assert len(person.acts) == 1


async def test_boxes_are_set_never_pressed(studio: Studio) -> None:
    await studio.show(FORM)
    async with recording(studio) as person:
        for _ in range(2):
            await person.press(studio.session.page.get_by_text("同意する"))
    assert [one.checked for one in person.actions if isinstance(one, SetChecked)] == [True, False]


async def test_the_words_of_the_row_are_told(studio: Studio) -> None:
    await studio.show(
        "<table><tr><td>ペン<td><button>削除</button><tr><td>紙<td><button>削除</button></table>"
    )
    async with recording(studio) as person:
        await person.press(studio.session.page.get_by_role("button").nth(1))
    assert person.acts[0].row_key == "紙"
    page = await studio.browser.observe(SettlePolicy.BRIEF)
    assert page.url == person.acts[0].page_url


async def test_what_changes_while_the_pointer_rests_is_looked_at_anew(studio: Studio) -> None:
    await studio.show("<button id=b>古い名前</button>")
    page = studio.session.page
    async with recording(studio) as person:
        x, y = await person.middle(page.locator("#b"))
        await page.mouse.move(x, y)
        await page.evaluate("() => new Promise(done => setTimeout(done, 150))")
        await page.evaluate("() => { b.textContent = '新しい名前'; }")
        await page.mouse.down()
        await page.mouse.up()
    assert person.words == ["「新しい名前」をクリック"]
