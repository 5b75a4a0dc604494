"""The unseen worlds: one for each frame, kept while its document lives, found again when it was replaced."""

import pytest

from studio.browser.scripts import script
from studio.browser.sight.isolated_contexts import IsolatedContexts
from studio.domain.errors import BrowserError
from tests.browser.stage import Pages, Studio

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("whole_browser"),
]


async def _titles(contexts: IsolatedContexts) -> list[str]:
    return [await contexts.ask(world, "() => document.title") for world in await contexts.all()]


async def test_every_frame_has_one_and_the_page_s_own_is_first(
    studio: Studio, pages: Pages
) -> None:
    other = pages.put("/in", "<title>中</title>").replace("127.0.0.1", "localhost")
    await studio.show(f"<title>外</title><iframe src=/in></iframe><iframe src='{other}'></iframe>")
    assert await _titles(IsolatedContexts(studio.session)) == ["外", "中", "中"]


async def test_they_are_kept_while_the_document_lives(studio: Studio) -> None:
    await studio.show("<title>一</title>")
    contexts = IsolatedContexts(studio.session)
    first = await contexts.all()
    await contexts.ask(first[0], "() => { globalThis['tejun'].kept = 7 }")
    assert await contexts.all() is first
    assert await contexts.ask(first[0], "() => globalThis['tejun'].kept") == 7
    assert await studio.js("typeof tejun") == "undefined"


async def test_another_document_even_of_another_site_has_another(
    studio: Studio, pages: Pages
) -> None:
    await studio.show("<title>一</title>")
    contexts = IsolatedContexts(studio.session)
    (first,) = await contexts.all()
    await studio.open(pages.put("/two", "<title>二</title>").replace("127.0.0.1", "localhost"))
    with pytest.raises(BrowserError):
        await contexts.ask(first, "() => 1")
    assert await _titles(contexts) == ["二"]
    assert (await contexts.all())[0].token != first.token


async def test_a_frame_that_comes_later_is_found(studio: Studio, pages: Pages) -> None:
    pages.put("/in", "<title>中</title>")
    await studio.show("<title>外</title>")
    contexts = IsolatedContexts(studio.session)
    assert await _titles(contexts) == ["外"]
    await studio.js(
        "new Promise(done => { const frame = document.createElement('iframe');"
        "frame.onload = done; frame.src = '/in'; document.body.append(frame) })"
    )
    assert await _titles(contexts) == ["外", "中"]


async def test_they_follow_the_current_tab_and_come_back(studio: Studio, pages: Pages) -> None:
    pages.put("/tab", "<title>新</title>")
    await studio.show("<title>旧</title>")
    contexts = IsolatedContexts(studio.session)
    assert await _titles(contexts) == ["旧"]
    await studio.js("new Promise(done => { window.open('/tab').onload = done })")
    await studio.until(lambda: len(studio.session.pages) == 2)
    assert await _titles(contexts) == ["新"]
    studio.session.switch_to(studio.session.pages[0])
    assert await _titles(contexts) == ["旧"]


async def test_a_script_that_fails_is_a_typed_error(studio: Studio) -> None:
    await studio.show("<p>あ</p>")
    contexts = IsolatedContexts(studio.session)
    with pytest.raises(BrowserError) as caught:
        await contexts.ask((await contexts.all())[0], "() => { throw new Error('壊') }")
    assert (caught.value.code, caught.value.detail) == ("PAGE_UNREADABLE", "Error: 壊")


async def test_what_a_page_logs_is_not_brought_over(studio: Studio) -> None:
    """Tools that keep listening would be sent every line of the console."""
    await studio.show("<p>あ</p>")
    contexts = IsolatedContexts(studio.session)
    (world,) = await contexts.all()
    lines: list[object] = []
    world.tools.on("Runtime.consoleAPICalled", lambda event: lines.append(event))
    await studio.js("for (let i = 0; i < 20; i++) console.log('行', i)")
    assert await contexts.ask(world, "() => 1") == 1
    assert lines == []


async def test_a_document_is_watched_since_it_was_read_and_knows_nothing_of_it(
    studio: Studio,
) -> None:
    await studio.show("<title>一</title>")  # from this look on, documents are watched
    page = "<title>二</title><p id=p>文</p><script>addEventListener('load', () => { read = performance.now(); p.textContent = '後' })</script>"
    await studio.show(page, "/two")
    contexts = IsolatedContexts(studio.session)
    assert await _titles(contexts) == ["二"]
    (watch,) = await studio.browser._snapshots.contexts.watches()  # pyright: ignore[reportPrivateUsage]
    _, is_complete, has_body, _, changed = await contexts.ask_watch(
        watch, script("dom_quiescence", "begin"), limit_s=5
    )
    assert (is_complete, has_body) == (True, True)
    assert changed >= await studio.js("read")  # seen, though nobody had asked yet
    assert await studio.js("typeof tejun") == "undefined"


async def test_a_script_is_kept_by_its_document_and_told_anew_where_it_is_not_there(
    studio: Studio,
) -> None:
    await studio.show("<title>一</title>")
    contexts = IsolatedContexts(studio.session)
    (world,) = await contexts.all()
    says = "word => document.title + word"
    assert [await contexts.ask(world, says, one) for one in "ab"] == ["一a", "一b"]
    assert await studio.js("typeof tejunScripts") == "undefined"
    await contexts.ask(world, "() => { delete globalThis.tejunScripts }")
    assert await contexts.ask(world, says, "c") == "一c"


async def test_an_answer_is_told_whole_and_nothing_is_no_answer(studio: Studio) -> None:
    await studio.show("<title>一</title>")
    contexts = IsolatedContexts(studio.session)
    (world,) = await contexts.all()
    assert await contexts.ask(world, "one => [one, null, [true, 1.5]]", "「'\\\n😀\u2028") == [
        "「'\\\n😀\u2028", None, [True, 1.5]
    ]  # fmt: skip
    assert await contexts.ask(world, "async () => ({ a: undefined })") == {}
    assert await contexts.ask(world, "() => {}") is None
    with pytest.raises(BrowserError) as fault:
        await contexts.ask(world, "() => { throw new Error('gone: 7') }")
    assert fault.value.detail == "Error: gone: 7"


async def test_a_new_document_gets_ready_before_anybody_asks(studio: Studio) -> None:
    await studio.show("<title>一</title>")
    contexts = IsolatedContexts(studio.session)
    contexts.prepare()
    assert await _titles(contexts) == ["一"]
