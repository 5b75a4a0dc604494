"""What an act is called whose requests the border held, refused or let pass."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from studio.browser.chromium import ChromiumBrowser
from studio.domain.actions.action import Click, Fill, GoBack, Navigate, OpenTab, Upload
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.errors import NavigationError
from studio.domain.page.observation import MASK
from studio.engine.ports import OutgoingRequest, RequestKind, SettlePolicy
from tests.browser.interception.guarded import SOON_S, Guarded, yes
from tests.browser.stage import OUTLIVED_S, PATIENT, live

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("whole_browser"),
]

FORM = """<form method=post action='{home}/save'><label>氏名 <input name=name value=山田></label>
<label>暗証 <input type=password name=code></label><button>保存</button></form>"""


def _is_refused(outcome: Outcome) -> bool:
    return (outcome.status, outcome.code) == (OutcomeStatus.BLOCKED, "REQUEST_REFUSED")


def _after(seconds: float, answer: bool) -> Callable[[OutgoingRequest], Awaitable[bool]]:
    """Return a person who reads a card for so long, about anything but the first page."""

    async def read(request: OutgoingRequest) -> bool:
        if request.url.endswith("/start"):
            return True
        over = asyncio.Event()
        asyncio.get_running_loop().call_later(seconds, over.set)
        await over.wait()
        return answer

    return read


async def _click(guarded: Guarded, name: str) -> Outcome:
    seen = await guarded.browser.observe(SettlePolicy.BRIEF)
    return await guarded.browser.perform(Click(target=live(seen, name)))


async def test_a_document_that_comes_after_its_act_gets_ready_before_anybody_asks(
    guarded: Guarded,
) -> None:
    guarded.sites.home.put("/done", "<title>完</title>")
    later = "setTimeout(() => { location = '/done' }, 300)"
    await guarded.open(f'<button onclick="{later}">送信</button>')
    assert (await _click(guarded, "送信")).is_ok
    contexts = guarded.browser._snapshots.contexts  # pyright: ignore[reportPrivateUsage]
    await guarded.until(lambda: guarded.session.page.url.endswith("/done"))
    await guarded.until(lambda: bool(contexts._known))  # pyright: ignore[reportPrivateUsage]
    assert await contexts.ask((await contexts.all())[0], "() => document.title") == "完"


async def test_a_refused_address_is_an_outcome_and_the_page_stays(guarded: Guarded) -> None:
    await guarded.open("<button>ここ</button>")
    for path in (guarded.sites.foreign.url + "/x", guarded.sites.home.url + "/302"):
        outcome = await guarded.browser.perform(Navigate(url=path))
        assert _is_refused(outcome)
        assert guarded.sites.foreign.url.removeprefix("http://") in outcome.message
    assert guarded.asked[-1].is_redirect
    assert guarded.asked[-1].page_url.endswith("/start")
    assert (await _click(guarded, "ここ")).is_ok
    assert guarded.sites.foreign.arrived == []


@pytest.mark.parametrize(
    "html",
    [
        "<p>本文<button>押す</button><script>location='{out}/x'</script>",
        "<button>押す</button><form method=post action='{out}/x'></form>"
        "<script>setTimeout(() => document.forms[0].submit(), 0)</script>",
        "<meta http-equiv=refresh content='0;url={out}/x'><button>押す</button>",
    ],
    ids=["location", "submit", "refresh"],
)
async def test_a_page_that_leaves_while_it_loads_and_may_not_is_there_as_far_as_it_came(
    guarded: Guarded, html: str
) -> None:
    async with asyncio.timeout(SOON_S):
        await guarded.open(html, "/leaving")
    await guarded.until(lambda: any(one.url.endswith("/x") for one in guarded.asked))
    await guarded.quiet()
    async with asyncio.timeout(SOON_S):
        seen = await guarded.browser.observe()
    assert seen.url.endswith("/leaving")
    assert guarded.sites.foreign.paths() == []
    async with asyncio.timeout(SOON_S):
        await guarded.open("<p>次のページ")
        assert "次のページ" in (await guarded.browser.observe()).root.words()


async def test_a_refused_new_tab_closes_again(guarded: Guarded) -> None:
    await guarded.open("<button>ここ</button>")
    outcome = await guarded.browser.perform(OpenTab(url=guarded.sites.foreign.url))
    assert _is_refused(outcome)
    assert (guarded.asked[-1].kind, guarded.asked[-1].page_url) == (RequestKind.NAVIGATION, "")
    seen = await guarded.browser.observe(SettlePolicy.BRIEF)
    assert (seen.url.endswith("/start"), len(seen.tabs)) == (True, 1)


@pytest.mark.parametrize(
    "html",
    [
        "<a href='{out}/x'>行く</a>",
        "<a href='/302'>行く</a>",
        "<a target=_blank href='{out}/x'>行く</a>",
        "<a target=_blank rel=noopener href='/302'>行く</a>",
        "<button onclick=\"fetch('{out}/x',{method:'POST',body:'a',mode:'no-cors'})\">行く</button>",
        "<form action='{out}/x' method=post><input name=a><button>行く</button></form>",
    ],
)
async def test_a_click_whose_request_is_refused_is_blocked(guarded: Guarded, html: str) -> None:
    await guarded.open(html)
    outcome = await _click(guarded, "行く")
    assert _is_refused(outcome)
    assert outcome.target
    assert outcome.target.name == "行く"
    assert guarded.sites.foreign.arrived == []
    seen = await guarded.browser.observe(SettlePolicy.BRIEF)
    assert (seen.url.endswith("/start"), len(seen.tabs)) == (True, 1)
    assert _is_refused(await guarded.browser.perform(Click(target=live(seen, "行く"))))


async def test_a_popup_says_which_page_opened_it(guarded: Guarded) -> None:
    await guarded.open("<a target=_blank rel=noopener href='{out}/x'>行く</a>")
    await _click(guarded, "行く")
    await guarded.until(lambda: guarded.asked[-1].kind is RequestKind.POPUP)
    last = guarded.asked[-1]
    assert (last.kind, last.page_url) == (
        RequestKind.POPUP,
        guarded.sites.home.url + "/start",
    )


async def test_what_came_of_an_act_counts_more_than_a_refused_beacon(guarded: Guarded) -> None:
    await guarded.open(
        "<a href='/next' onclick=\"navigator.sendBeacon('{out}/x','a');"
        "fetch('{out}/x',{method:'POST',body:'a',mode:'no-cors',keepalive:true})\">次</a>"
        "<button onclick=\"navigator.sendBeacon('{out}/x','a')\">ここ</button>"
    )
    assert (await _click(guarded, "ここ")).is_ok
    assert (await _click(guarded, "次")).is_ok
    assert (await guarded.browser.observe(SettlePolicy.BRIEF)).url.endswith("/next")
    assert guarded.sites.foreign.arrived == []


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("answer", [True, False])
async def test_clocks_stand_while_a_form_is_held(guarded: Guarded, answer: bool) -> None:
    await guarded.open(FORM)
    guarded.answers = _after(OUTLIVED_S, answer)
    outcome = await _click(guarded, "保存")
    if answer:
        await guarded.until(lambda: bool(guarded.sites.home.paths("POST")))
    assert guarded.sites.home.paths("POST") == (["/save"] if answer else [])
    assert outcome.is_ok if answer else _is_refused(outcome)
    seen = await guarded.browser.observe(SettlePolicy.BRIEF)
    assert seen.url.endswith("/save" if answer else "/start")


async def test_clocks_stand_while_an_address_is_held(guarded: Guarded) -> None:
    await guarded.open("<p>本文</p>")
    guarded.answers = _after(0.4, answer=True)
    outcome = await guarded.browser.perform(Navigate(url=guarded.sites.home.url + "/302"))
    assert outcome.is_ok
    assert guarded.session.page.url == guarded.sites.foreign.url + "/x"
    assert outcome.elapsed_ms > 800
    assert (await guarded.browser.perform(GoBack())).is_ok


@pytest.mark.usefixtures("hasty")
async def test_a_covered_button_is_no_success_because_something_was_held(guarded: Guarded) -> None:
    await guarded.open(
        "<button>押す</button><div style='position:fixed;inset:0'>覆い</div>"
        "<script>ticks = setInterval(() => fetch('{home}/tick',{method:'POST',body:'1'}), 200)</script>"
    )
    guarded.answers = _after(0.1, answer=True)
    assert (await _click(guarded, "押す")).code == "TARGET_COVERED"
    await guarded.js("clearInterval(ticks)")
    await guarded.quiet()  # or a tick arrives in the next test


async def test_cancelling_an_act_refuses_what_it_sent(guarded: Guarded) -> None:
    await guarded.open(FORM)
    guarded.answers = _after(60, answer=True)
    guarded.asked_now.clear()
    acting = asyncio.get_running_loop().create_task(_click(guarded, "保存"), name="test: act")
    async with asyncio.timeout(30):
        await guarded.asked_now.wait()
    acting.cancel()
    async with asyncio.timeout(SOON_S):  # half of what the answer takes
        with pytest.raises(asyncio.CancelledError):
            await acting
    await guarded.quiet()
    guarded.answers = yes
    assert (await guarded.browser.observe(SettlePolicy.BRIEF)).url.endswith("/start")
    assert guarded.sites.home.paths("POST") == []


async def test_taking_the_policy_away_refuses_what_is_held_and_lets_the_rest_pass(
    guarded: Guarded,
) -> None:
    await guarded.open(FORM)
    guarded.answers = _after(60, answer=True)
    guarded.asked_now.clear()
    await guarded.js("void fetch('/a', {method: 'POST', body: 'a'}).catch(() => 0)")
    async with asyncio.timeout(30):
        await guarded.asked_now.wait()
    guarded.browser.guard_traffic(None)
    await guarded.session.interceptor.ready()
    assert guarded.sites.home.paths("POST") == []
    count = len(guarded.asked)
    await guarded.js("fetch('/b', {method: 'POST', body: 'b'})")
    assert guarded.sites.home.paths("POST") == ["/b"]
    assert len(guarded.asked) == count


async def test_a_page_that_shows_already_is_guarded_too(guarded: Guarded) -> None:
    guarded.browser.guard_traffic(None)
    await guarded.open(FORM)
    guarded.browser.guard_traffic(guarded.policy)
    guarded.answers = _after(0, answer=False)
    await guarded.session.interceptor.ready()
    await guarded.js("fetch('/a', {method: 'POST', body: 'a'}).catch(() => 0)")
    assert _is_refused(await _click(guarded, "保存"))
    assert guarded.sites.home.paths("POST") == []


async def test_a_policy_that_fails_refuses(
    guarded: Guarded, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(request: OutgoingRequest) -> bool:
        if request.url.endswith("/start"):
            return True
        raise OSError("gone")

    await guarded.open(FORM)
    guarded.answers = broken
    assert _is_refused(await _click(guarded, "保存"))
    assert "the traffic policy failed" in caplog.text
    assert guarded.sites.home.paths("POST") == []


async def test_what_is_told_of_a_form_is_masked(guarded: Guarded) -> None:
    guarded.browser.keep_secret({"顧客秘密"})
    await guarded.open(
        "<form method=post action='/save?k=顧客秘密'><label>氏名 <input name=name></label>"
        "<label>符号 <input name=mark autocomplete=one-time-code></label><button>保存</button></form>"
    )
    seen = await guarded.browser.observe(SettlePolicy.BRIEF)
    await guarded.browser.perform(Fill(target=live(seen, "氏名"), value="顧客秘密です"))
    await guarded.browser.perform(Fill(target=live(seen, "符号"), value="QX7781Z"))
    assert (await _click(guarded, "保存")).is_ok
    await guarded.until(lambda: bool(guarded.sites.home.paths("POST")))
    (sent,) = [one for one in guarded.asked if one.method == "POST"]
    assert sent.fields == (("name", f"{MASK}です"), ("mark", MASK))
    assert "顧客秘密" not in sent.url
    assert "%E9%A1%A7" not in sent.url
    (arrived,) = [one for one in guarded.sites.home.arrived if one.method == "POST"]
    assert b"QX7781Z" in arrived.body


async def test_an_allowed_upload_arrives_whole(guarded: Guarded, tmp_path: Path) -> None:
    content = bytes(range(256)) * 2_000
    file = tmp_path / "経費.bin"
    file.write_bytes(content)
    await guarded.open(
        "<form method=post action='/307' enctype=multipart/form-data>"
        "<input name=note value=四月><label>添付 <input type=file name=doc></label><button>送る</button></form>"
    )
    guarded.answers = _after(0.2, answer=True)
    seen = await guarded.browser.observe(SettlePolicy.BRIEF)
    await guarded.browser.perform(Upload(target=live(seen, "添付"), paths=(str(file),)))
    assert (await _click(guarded, "送る")).is_ok
    await guarded.until(lambda: bool(guarded.sites.foreign.paths("POST")))
    for site in (guarded.sites.home, guarded.sites.foreign):
        (arrived,) = [one for one in site.arrived if one.method == "POST"]
        assert content in arrived.body
    sent = [one for one in guarded.asked if one.method == "POST"]
    assert [one.is_redirect for one in sent] == [False, True]
    assert {one.fields for one in sent} == {(("note", "四月"), ("doc", "ファイル 経費.bin"))}


async def test_a_graphql_query_only_reads(guarded: Guarded) -> None:
    await guarded.open("<p>本文</p>")
    for query in ("query Q { user { id } }", "mutation M { pay }"):
        await guarded.js(
            "fetch('/graphql', {method: 'POST', headers: {'Content-Type': 'application/json'},"
            f"body: JSON.stringify({{query: {query!r}, variables: {{a: 1}}}})}})"
        )
    told = [(one.reads_only, dict(one.fields)["variables.a"]) for one in guarded.asked[-2:]]
    assert told == [(True, "1"), (False, "1")]


@pytest.mark.parametrize("url", ["file:///etc/hostname", "data:text/html,a", "chrome://version"])
async def test_other_schemes_are_refused_without_asking(guarded: Guarded, url: str) -> None:
    await guarded.open("<p>本文</p>")
    count = len(guarded.asked)
    with pytest.raises(NavigationError) as caught:
        await guarded.browser.perform(Navigate(url=url))
    assert caught.value.code == "BAD_ADDRESS"
    await guarded.js(f"void(location.href = '{url}')")
    await guarded.js(f"void window.open('{url}')")
    await guarded.js(f"void window.open('view-source:{guarded.sites.home.url}/start')")
    await guarded.quiet()
    assert guarded.asked[count:] == []
    assert guarded.session.pages[0].url.endswith("/start")
    assert {page.url for page in guarded.session.pages[1:]} <= {"about:blank", ":", ""}


async def test_closing_while_held_is_quick_and_nothing_leaves(guarded: Guarded) -> None:
    browser = ChromiumBrowser(PATIENT)
    browser.guard_traffic(guarded.policy)
    guarded.answers = _after(60, answer=True)
    await browser.start()
    no_icon = "<link rel=icon href=data:>"  # a new browser asks for one, and that is held too
    url = guarded.sites.home.put("/start", no_icon + guarded.fill(FORM))
    assert (await browser.perform(Navigate(url=url))).is_ok
    seen = await browser.observe(SettlePolicy.BRIEF)
    guarded.asked_now.clear()
    clicking = browser.perform(Click(target=live(seen, "保存")))
    acting = asyncio.get_running_loop().create_task(clicking, name="test: act")
    async with asyncio.timeout(30):
        await guarded.asked_now.wait()
    async with asyncio.timeout(SOON_S):  # half of what the answer takes
        await browser.close()
        await asyncio.wait({acting})
    assert acting.exception() is not None or not acting.result().is_ok
    assert guarded.sites.home.paths("POST") == []
