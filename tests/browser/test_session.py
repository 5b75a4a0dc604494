"""The life of a browser, and the ways it ends: by hand, by a kill, by a crash, by an endless loop."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from studio.browser.session import LaunchOptions, Session
from studio.domain.errors import (
    BrowserClosedError,
    BrowserError,
    BrowserMissingError,
    BrowserTimeoutError,
)
from tests.browser.stage import AT_ONCE_S, PATIENT, Pages, wait_for

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("whole_browser"),
]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def shared() -> AsyncIterator[Session]:
    session = Session(PATIENT)
    yield session
    await session.close()


@pytest_asyncio.fixture(loop_scope="session")
async def session(shared: Session) -> Session:
    """Return an open session, whatever the test before did to it: opening anew is part of the test."""
    await shared.start()
    assert shared.is_open
    return shared


_OTHERS: set[int] = set()
"""Children of this process that are none of this module's: the browser that other modules share."""


@pytest.fixture(scope="module", autouse=True)
def others_left_alone() -> Iterator[None]:
    """Remember which processes are not ours to count or to kill."""
    _OTHERS.update(_children(os.getpid()))
    yield
    _OTHERS.clear()


def _children(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(one) for one in path.read_text().split()] if path.exists() else []
    return [one for one in found if one not in _OTHERS]


def _descendants(pid: int) -> list[int]:
    found: list[int] = []
    for child in _children(pid):
        found += [child, *_descendants(child)]
    return found


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def _browser_pid() -> int:
    """Return the main process of the browser this test process started."""
    (pid,) = [
        pid
        for pid in _descendants(os.getpid())
        if "tejun-profile-" in _command(pid)
        and "--type=" not in _command(pid)
        and "crashpad" not in _command(pid)
    ]
    return pid


def _drivers() -> set[int]:
    return {pid for pid in _children(os.getpid()) if "run-driver" in _command(pid)}


def _driver_pid() -> int:
    (pid,) = _drivers()
    return pid


async def _ends(session: Session) -> None:
    """Wait in a call whose own limit is far away until the browser is noticed to be gone."""
    started = time.monotonic()
    with pytest.raises(BrowserClosedError) as caught:
        await session.call(session.page.evaluate("new Promise(() => 0)"), 60, "待つ")
    assert caught.value.code == "BROWSER_CLOSED"
    assert time.monotonic() - started < AT_ONCE_S
    assert not session.is_open
    with pytest.raises(BrowserClosedError):
        _ = session.page


async def test_a_person_who_closes_the_window_ends_the_call(session: Session) -> None:
    loop, page = asyncio.get_running_loop(), session.page
    closing: list[asyncio.Task[None]] = []
    person = lambda: closing.append(loop.create_task(page.close(), name="person"))  # noqa: E731
    loop.call_later(0.2, person)  # when the call is under way
    await _ends(session)
    await closing[0]


async def test_a_killed_browser_ends_the_call_and_opens_again(session: Session) -> None:
    asyncio.get_running_loop().call_later(0.2, os.kill, _browser_pid(), signal.SIGKILL)
    await _ends(session)
    await session.start()
    assert await session.call(session.page.evaluate("1 + 1"), 5, "調べる") == 2


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
async def test_a_killed_driver_ends_the_call_and_opens_again(session: Session) -> None:
    asyncio.get_running_loop().call_later(0.2, os.kill, _driver_pid(), signal.SIGKILL)
    await _ends(session)
    await session.start()
    assert await session.call(session.page.evaluate("1 + 1"), 5, "調べる") == 2


async def test_a_crashed_page_ends_the_session(session: Session) -> None:
    page = session.page
    crash = asyncio.get_running_loop().create_task(
        session.call(page.goto("chrome://crash"), 10, "開く"), name="crash"
    )
    await _ends(session)
    with pytest.raises(BrowserError):
        await crash


async def test_a_page_in_an_endless_loop_meets_our_deadline(
    session: Session, caplog: pytest.LogCaptureFixture
) -> None:
    page = session.page
    await page.goto("about:blank")
    await page.evaluate("void setTimeout(() => { for (;;); }, 0)")
    for hanging in (page.title, lambda: page.evaluate("1")):
        started = time.monotonic()
        with pytest.raises(BrowserTimeoutError):
            await session.call(hanging(), 0.5, "調べる")
        assert time.monotonic() - started < AT_ONCE_S
    with caplog.at_level(logging.INFO, "studio.browser"):
        await session.close()
    assert "closing the browser" not in caplog.text  # nor is it given up


async def test_a_stopped_call_leaves_the_page_usable(session: Session) -> None:
    await session.page.set_content("<p>あ</p>")
    stopped = asyncio.get_running_loop().create_task(
        session.call(session.page.get_by_text("来ない").click(timeout=9_000), 10, "押す"), name="click"
    )  # fmt: skip
    asyncio.get_running_loop().call_later(0.1, stopped.cancel)
    with pytest.raises(asyncio.CancelledError):
        await stopped
    assert await session.call(session.page.evaluate("2"), 5, "調べる") == 2


async def test_starting_twice_is_one_browser_and_closing_twice_is_quiet(session: Session) -> None:
    page = session.page
    await session.start()
    assert session.page is page
    await session.close()
    await session.close()
    assert not session.is_open
    await session.start()
    assert session.is_open


async def test_two_starts_at_once_are_one_launch(tmp_path: Path) -> None:
    """The window opens the browser while the person has pressed 実行 already: PROFILE_IN_USE."""
    session = Session(replace(PATIENT, profile=tmp_path / "profile"))
    try:
        await asyncio.gather(session.start(), session.start())
        assert session.is_open
        assert len(session.pages) == 1
    finally:
        await session.close()


async def test_nothing_is_left_after_closing(session: Session) -> None:
    before = _browser_pid()
    await session.close()
    wait_for(lambda: not _command(before))
    assert not [pid for pid in _descendants(os.getpid()) if "tejun-profile-" in _command(pid)]


async def test_tabs_come_and_go(session: Session) -> None:
    first = session.page
    document = session.document
    second = await first.context.new_page()
    assert session.page is second
    assert session.document > document
    await second.close()
    assert session.page is first
    assert session.is_open


async def test_requests_under_way_are_counted(session: Session, pages: Pages) -> None:
    await session.page.goto(pages.put("/plain", "<p>あ</p>"))
    await session.page.wait_for_load_state("load")
    assert session.requests_in_flight(10) == 0
    assert session.http_status == 200
    assert session.requests_in_flight(0) == 0


async def test_a_profile_in_use_is_named(tmp_path: Path) -> None:
    options = replace(PATIENT, profile=tmp_path / "profile")
    first, second = Session(options), Session(options)
    try:
        await first.start()
        with pytest.raises(BrowserError) as caught:
            await second.start()
        assert caught.value.code == "PROFILE_IN_USE"
        assert not second.is_open
        assert first.is_open
        await first.close()
        await second.start()
        assert second.is_open
    finally:
        await first.close()
        await second.close()


async def test_no_display_is_said_before_the_launch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    with pytest.raises(BrowserMissingError) as caught:
        await Session(LaunchOptions()).start()
    assert caught.value.code == "NO_DISPLAY"
    assert "--headless" in caught.value.remedy


async def test_a_missing_or_broken_program_is_named(tmp_path: Path) -> None:
    before = _drivers()
    with pytest.raises(BrowserMissingError) as caught:
        await Session(replace(PATIENT, browser=str(tmp_path / "none"))).start()
    assert caught.value.code == "BROWSER_MISSING"
    ends_at_once = tmp_path / "ends"
    ends_at_once.write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
    ends_at_once.chmod(0o755)
    with pytest.raises(BrowserMissingError) as caught:
        await Session(replace(PATIENT, browser=str(ends_at_once))).start()
    assert caught.value.code == "BROWSER_NOT_STARTED"
    assert _drivers() == before
