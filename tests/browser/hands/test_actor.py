"""Clicks, keys, addresses and aims on real pages; expected failures are outcomes, soon."""

import asyncio
import time
from http.server import BaseHTTPRequestHandler

import pytest

from studio.domain.actions.action import (
    Choose,
    Click,
    Done,
    Fill,
    Navigate,
    Press,
    SelectOption,
    SetChecked,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind, OutcomeStatus
from studio.domain.actions.rule import SelectionRule
from studio.domain.errors import NavigationError
from studio.domain.page.observation import DialogSeen
from studio.domain.page.target import Family, Target
from studio.engine.ports import SettlePolicy
from tests.browser.stage import AT_ONCE_S, OUTLIVED_S, SOON_S, Pages, Studio, live, slow_reader

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SAYS = "<button onclick=\"document.title = String({}('続けますか'))\">押す</button>"


async def test_a_click_on_a_native_and_an_aria_button(studio: Studio) -> None:
    for html in (
        "<button onclick=\"document.title='済'\">押す</button>",
        "<div role=button tabindex=0 onclick=\"document.title='済'\">押す</div>",
    ):
        seen = await studio.show(html)
        outcome = await studio.browser.perform(Click(target=live(seen, "押す")))
        assert outcome.is_ok
        assert outcome.found_by == "ref"
        assert outcome.target is not None
        assert outcome.target.candidates
        assert await studio.js("document.title") == "済"


async def test_a_click_that_navigates(studio: Studio) -> None:
    studio.pages.put("/next", "<h1>次</h1>")
    seen = await studio.show("<a href=/next>次へ</a>")
    assert (await studio.browser.perform(Click(target=live(seen, "次へ")))).is_ok
    assert (await studio.browser.observe()).url.endswith("/next")


async def test_a_click_that_opens_a_tab_makes_it_the_current_one(studio: Studio) -> None:
    studio.pages.put("/tab", "<h1>別の画面</h1>")
    seen = await studio.show("<button onclick=\"window.open('/tab')\">開く</button>")
    assert (await studio.browser.perform(Click(target=live(seen, "開く")))).is_ok
    assert await studio.browser.expect(EvidenceKind.TAB, "", SOON_S)
    seen = await studio.browser.observe()
    assert seen.url.endswith("/tab")
    assert len(seen.tabs) == 2


async def test_a_tab_that_closes_itself_gives_back_the_one_before(studio: Studio) -> None:
    studio.pages.put("/tab", '<button onclick="window.close()">閉じる</button>')
    seen = await studio.show("<button onclick=\"window.open('/tab')\">開く</button>")
    await studio.browser.perform(Click(target=live(seen, "開く")))
    assert await studio.browser.expect(EvidenceKind.TAB, "", SOON_S)
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert (await studio.browser.perform(Click(target=live(seen, "閉じる")))).is_ok
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert seen.url.endswith("/page")
    assert studio.browser.is_open


@pytest.mark.parametrize(
    ("kind", "answer", "result", "told"),
    [
        ("alert", False, "undefined", "accepted"),
        ("confirm", True, "true", "accepted"),
        ("confirm", False, "false", "dismissed"),
        ("prompt", True, "", "accepted"),
        ("prompt", False, "null", "dismissed"),
    ],
)
async def test_dialogs_are_answered_by_the_policy(
    studio: Studio, kind: str, answer: bool, result: str, told: str
) -> None:
    asked: list[DialogSeen] = []

    async def policy(seen: DialogSeen) -> bool:
        asked.append(seen)
        return answer

    studio.browser.answer_dialogs(policy)
    seen = await studio.show(SAYS.format(kind))
    outcome = await studio.browser.perform(Click(target=live(seen, "押す")))
    assert outcome.evidence == (Evidence(kind=EvidenceKind.DIALOG, detail=f"{told}:続けますか"),)
    assert await studio.js("document.title") == result
    assert [one.kind for one in asked] == ([] if kind == "alert" else [kind])
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert [one.answer for one in seen.dialogs] == [told]


async def test_a_confirm_without_a_policy_is_dismissed_and_told(studio: Studio) -> None:
    seen = await studio.show(SAYS.format("confirm"))
    outcome = await studio.browser.perform(Click(target=live(seen, "押す")))
    assert outcome.evidence[0].detail == "dismissed:続けますか"


@pytest.mark.usefixtures("brief")
async def test_an_answer_that_takes_three_seconds_outlives_the_click_s_own_limit(
    studio: Studio,
) -> None:
    studio.browser.answer_dialogs(slow_reader(OUTLIVED_S))
    seen = await studio.show(SAYS.format("confirm"))
    outcome = await studio.browser.perform(Click(target=live(seen, "押す")))
    assert outcome.evidence[0].detail == "accepted:続けますか"
    assert await studio.js("document.title") == "true"


async def test_a_look_waits_for_a_dialog_that_opened_by_itself(studio: Studio) -> None:
    studio.browser.answer_dialogs(slow_reader(1))
    await studio.show("<p>あ</p>")
    await studio.js("void setTimeout(() => { document.title = confirm('今？') }, 0)")
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert seen.title == "true"
    assert [one.message for one in seen.dialogs] == ["今？"]


FAILING = {
    "disabled": ("<button disabled>押す</button>", "TARGET_DISABLED"),
    "covered": (
        "<button>押す</button><div style='position:fixed;inset:0;background:#fff8'>お待ちください</div>",
        "TARGET_COVERED",
    ),
    "moving": (
        "<style>@keyframes m{to{transform:translateX(300px)}}</style>"
        "<button style='animation:m .3s linear infinite alternate'>押す</button>",
        "TARGET_MOVING",
    ),
    "disabled later": (
        "<button id=b>押す</button><script>b.onmouseenter=()=>0;setTimeout(()=>b.disabled=true,300)</script>",
        "TARGET_DISABLED",
    ),
}


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("kind", FAILING)
async def test_a_click_that_cannot_be_made_says_why(studio: Studio, kind: str) -> None:
    html, code = FAILING[kind]
    seen = await studio.show(html)
    target = live(seen, "押す")
    if kind == "disabled later":
        await studio.session.page.wait_for_function("b.disabled")
    started = time.monotonic()
    outcome = await studio.browser.perform(Click(target=target))
    assert (outcome.status, outcome.code) == (OutcomeStatus.FAILED, code)
    assert outcome.message.startswith("「押す」")
    assert time.monotonic() - started < AT_ONCE_S


async def _durable(studio: Studio, html: str) -> Target:
    seen = await studio.show(html)
    outcome = await studio.browser.perform(Click(target=live(seen, "押す")))
    assert outcome.target is not None
    return outcome.target


async def test_a_durable_target_is_found_and_how_is_told(studio: Studio) -> None:
    target = await _durable(studio, "<button>押す</button>")
    await studio.show("<p>前書き</p><button onclick=\"document.title='済'\">押す</button>")
    outcome = await studio.browser.perform(Click(target=target))
    assert (outcome.found_by, outcome.similarity) == (Family.ROLE, 1.0)
    assert await studio.js("document.title") == "済"


async def test_a_durable_target_that_comes_late_is_waited_for(studio: Studio) -> None:
    target = await _durable(studio, "<button>押す</button>")
    await studio.show(
        "<script>setTimeout(() => document.body.innerHTML = '<button>押す</button>', 350)</script>"
    )
    assert (await studio.browser.perform(Click(target=target))).is_ok


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("html", "code"),
    [
        ("<p>何もない</p>", "TARGET_NOT_FOUND"),
        ("<button>押す</button><button>押す</button>", "MULTIPLE_TARGETS"),
        ("<button style='display:none'>押す</button>", "TARGET_NOT_FOUND"),
        ("<a href=#>押す</a>", "TARGET_CHANGED"),
    ],
)
async def test_a_missing_or_doubled_target_is_not_guessed(
    studio: Studio, html: str, code: str
) -> None:
    target = await _durable(studio, "<button>押す</button>")
    await studio.show(html)
    assert (await studio.browser.perform(Click(target=target))).code == code


async def test_a_target_searched_while_the_page_navigates_is_found_after(studio: Studio) -> None:
    target = await _durable(studio, "<button>押す</button>")
    studio.pages.put("/late", "<button onclick=\"document.title='済'\">押す</button>")
    await studio.show("<p>移動します</p><script>setTimeout(() => location.href = '/late', 60)</script>")  # fmt: skip
    assert (await studio.browser.perform(Click(target=target))).is_ok
    assert await studio.js("document.title") == "済"


@pytest.mark.parametrize("status", [404, 500, 503])
async def test_an_error_page_of_the_site_is_an_error(studio: Studio, status: int) -> None:
    url = studio.pages.put("/broken", "<h1>エラー</h1>", status)
    with pytest.raises(NavigationError) as caught:
        await studio.browser.perform(Navigate(url=url))
    assert caught.value.code == f"HTTP_{status}"
    assert (await studio.browser.observe(SettlePolicy.BRIEF)).http_status == status


@pytest.mark.parametrize(
    "url",
    ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "chrome://version", "http://[::1", "", "about:config", "/page"],
)  # fmt: skip
async def test_other_addresses_are_not_opened(studio: Studio, url: str) -> None:
    with pytest.raises(NavigationError) as caught:
        await studio.browser.perform(Navigate(url=url))
    assert caught.value.code == "BAD_ADDRESS"


async def test_a_download_or_an_empty_reply_is_no_page(studio: Studio, pages: Pages) -> None:
    def file(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.send_header("Content-Disposition", "attachment; filename=a.csv")
        handler.end_headers()
        handler.wfile.write(b"a,b")

    def empty(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(204)
        handler.end_headers()

    for path, answer in (("/file", file), ("/empty", empty)):
        with pytest.raises(NavigationError) as caught:
            await studio.browser.perform(Navigate(url=pages.answer(path, answer)))
        assert caught.value.code == "NOT_A_PAGE"


async def test_the_next_address_opens_after_one_that_failed(studio: Studio) -> None:
    for _ in range(3):
        with pytest.raises(NavigationError):
            await studio.browser.perform(Navigate(url="http://127.0.0.1:9/"))
        await studio.show("<p>開いた</p>")


async def test_enter_submits_and_keys_go_to_the_page(studio: Studio) -> None:
    studio.pages.put("/found", "<h1>結果</h1>")
    seen = await studio.show("<form action=/found><input name=q aria-label=検索語></form>")
    target = live(seen, "検索語")
    assert (await studio.browser.perform(Fill(target=target, value="手順"))).is_ok
    assert (await studio.browser.perform(Press(keys="Enter", target=target))).is_ok
    assert (await studio.browser.observe(SettlePolicy.BRIEF)).url.endswith("?q=%E6%89%8B%E9%A0%86")
    await studio.show('<body onkeydown="document.title=event.key">')
    assert (await studio.browser.perform(Press(keys="Escape"))).is_ok
    assert await studio.js("document.title") == "Escape"


async def test_a_key_that_does_not_exist_is_told(studio: Studio) -> None:
    assert (await studio.browser.perform(Press(keys="変換キー"))).code == "UNKNOWN_KEY"


async def test_a_storm_of_dialogs_closes_the_tab(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    first = studio.session.page
    extra = await first.context.new_page()
    assert studio.session.page is extra
    await studio.js("void setTimeout(() => { for (;;) alert('わ') }, 0)")
    async with asyncio.timeout(30):
        await extra.wait_for_event("close")
    assert studio.session.page is first
    assert "dialogs in a row" in caplog.text
    await studio.show("<p>続けられる</p>")


async def test_what_the_engine_carries_out_is_refused_here(studio: Studio) -> None:
    for action in (Done(), Choose(rule=SelectionRule())):
        with pytest.raises(ValueError, match="carried out by the engine"):
            await studio.browser.perform(action)


@pytest.mark.parametrize(
    ("field", "is_secret"),
    [
        ('<input aria-label="欄" autocomplete="one-time-code">', True),
        ('<input aria-label="欄" autocomplete="cc-number">', True),
        ('<input aria-label="欄" style="-webkit-text-security: disc">', True),
        ('<input aria-label="欄" type="password">', True),
        ('<input aria-label="欄">', False),
    ],
)
async def test_a_field_whose_value_must_not_be_kept_is_recorded_as_such(
    studio: Studio, field: str, is_secret: bool
) -> None:
    seen = await studio.show(field)
    outcome = await studio.browser.perform(Fill(target=live(seen, "欄"), value="123456"))
    assert outcome.is_ok
    assert outcome.target is not None
    assert outcome.target.fingerprint is not None
    assert outcome.target.fingerprint.is_secret is is_secret


HELD = "<label>名前 <input value=山田></label><label>区分 <select><option>A<option selected>B</select></label><label>通知 <input type=checkbox checked></label>"


@pytest.mark.parametrize(
    ("role", "name", "given", "other"),
    [("textbox", "名前", "山田", "森"), ("combobox", "区分", "B", "A"), ("checkbox", "通知", True, False)],
)  # fmt: skip
async def test_it_is_told_whether_a_field_held_already_what_it_was_given(
    studio: Studio, role: str, name: str, given: object, other: object
) -> None:
    def action(target: Target, value: object) -> Fill | SelectOption | SetChecked:
        if role == "checkbox":
            return SetChecked(target=target, checked=value is True)
        if role == "combobox":
            return SelectOption(target=target, option=str(value))
        return Fill(target=target, value=str(value))

    await studio.show(HELD)
    for value, was_so in ((given, True), (other, False), (other, True)):
        seen = await studio.browser.observe(SettlePolicy.BRIEF)
        outcome = await studio.browser.perform(action(live(seen, name), value))
        assert outcome.is_ok, outcome
        assert outcome.is_as_it_was is was_so, value
