"""Which tab a held request belongs to; with real tabs in test_border."""

from typing import Any, cast

import pytest
from playwright.async_api import CDPSession

from studio.browser.border.paused import read_paused
from studio.browser.border.targets import Origin, Targets
from studio.engine.ports import RequestKind
from tests.browser.border.test_paused import event

SHOWN = "http://a.example/"


class Tools:
    """The developer tools of a browser with these tabs: name to the name of its opener."""

    def __init__(self, tabs: dict[str, str]) -> None:
        self._tabs = tabs
        self.closed: list[str] = []

    async def send(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        if method == "Target.closeTarget":
            self.closed.append(params["targetId"])
        infos = [
            {"targetId": tab, "type": "page", "openerId": opener}
            for tab, opener in self._tabs.items()
        ]
        return {"targetInfos": infos}


def targets(tabs: dict[str, str]) -> tuple[Targets, Tools]:
    tools = Tools(tabs)
    return Targets(cast("CDPSession", tools), lambda: SHOWN), tools


@pytest.mark.parametrize(
    ("method", "kind", "tabs", "origin"),
    [
        ("POST", "Fetch", {}, Origin(RequestKind.DATA, SHOWN)),
        ("GET", "Document", {"F": ""}, Origin(RequestKind.NAVIGATION, "")),
        ("GET", "Document", {"F": "opener", "opener": ""}, Origin(RequestKind.POPUP, SHOWN)),
        ("GET", "Document", {"other": ""}, Origin(None, SHOWN)),
        ("POST", "Document", {"other": ""}, Origin(RequestKind.DATA, SHOWN)),
    ],
)
async def test_where_a_request_comes_from(
    method: str, kind: str, tabs: dict[str, str], origin: Origin
) -> None:
    known, _ = targets(tabs)
    assert await known.origin_of(read_paused(event(method, kind=kind))) == origin


@pytest.mark.parametrize(("opener", "closed"), [("opener", ["F"]), ("", [])])
async def test_a_tab_that_shows_nothing_goes_when_its_request_was_refused(
    opener: str, closed: list[str]
) -> None:
    known, tools = targets({"F": opener, "opener": ""})
    await known.origin_of(read_paused(event()))
    await known.drop_empty("F")
    assert tools.closed == closed
