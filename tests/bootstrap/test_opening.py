"""A run that is sure to come finds its browser started; whoever ends early leaves none behind."""

import asyncio
from pathlib import Path

import pytest

from studio.bootstrap import Options, open_studio
from studio.browser.chromium import ChromiumBrowser
from studio.domain.errors import BrowserMissingError


class Starts:
    """What was started and closed; a start ends when it is let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, fault: Exception | None = None) -> None:
        self.told: list[str] = []
        self.may_end = asyncio.Event()
        self._fault = fault
        monkeypatch.setattr(ChromiumBrowser, "start", lambda browser: self._start())
        monkeypatch.setattr(ChromiumBrowser, "close", lambda browser: self._close())

    async def _start(self) -> None:
        self.told.append("begun")
        await self.may_end.wait()
        if self._fault:
            raise self._fault
        self.told.append("started")

    async def _close(self) -> None:
        self.told.append("closed" if self.may_end.is_set() else "closed while it starts")
        self.may_end.set()


async def test_a_start_that_needs_no_browser_starts_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = Starts(monkeypatch)
    async with open_studio(Options(home=tmp_path)):
        assert starts.told == []


async def test_the_browser_of_a_run_starts_while_the_rest_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = Starts(monkeypatch)
    async with open_studio(Options(home=tmp_path, opens_browser=True)):
        assert starts.told == ["begun"]
        starts.may_end.set()
    assert starts.told.index("started") < len(starts.told) - 1
    assert starts.told[-1] == "closed"


async def test_a_run_that_ends_at_once_closes_nothing_in_the_middle_of_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = Starts(monkeypatch)
    async with open_studio(Options(home=tmp_path, opens_browser=True)):
        asyncio.get_running_loop().call_later(0.1, starts.may_end.set)
    assert "closed while it starts" not in starts.told


async def test_one_that_does_not_start_is_told_by_the_run_and_not_by_the_opening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = Starts(
        monkeypatch, BrowserMissingError("NO_BROWSER", "ありません。", "入れてください。")
    )
    starts.may_end.set()
    async with open_studio(Options(home=tmp_path, opens_browser=True)) as studio:
        assert not studio.workbench.is_browser_open
    assert starts.told[-1] == "closed"
