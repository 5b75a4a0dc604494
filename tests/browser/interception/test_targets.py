"""Which tab a held request belongs to; with real tabs in test_border."""

from typing import Any, cast

import pytest
from playwright.async_api import CDPSession

from studio.browser.interception.paused import read_paused
from studio.browser.interception.targets import Origin, Targets
from studio.engine.ports import RequestKind
from tests.browser.interception.test_paused import event

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
        ("GET", "Document", {"other": ""}, Origin(RequestKind.FRAME, SHOWN)),
        ("POST", "Document", {"other": ""}, Origin(RequestKind.DATA, SHOWN)),
    ],
)
async def test_where_a_request_comes_from(
    method: str, kind: str, tabs: dict[str, str], origin: Origin
) -> None:
    known, _ = targets(tabs)
    assert await known.origin_of(read_paused(event(method, kind=kind))) == origin


async def test_what_a_frame_of_another_site_sends_is_told_with_its_own_address() -> None:
    known, _ = targets({"other": ""})
    frame = {"targetId": "F", "type": "iframe", "url": ""}
    known._on_created({"targetInfo": frame})  # pyright: ignore[reportPrivateUsage]
    shown = frame | {"url": "http://forms.test/embed"}
    known._on_changed({"targetInfo": shown})  # pyright: ignore[reportPrivateUsage]
    of_frame = Origin(RequestKind.DATA, SHOWN, "http://forms.test/embed")
    assert await known.origin_of(read_paused(event("POST", kind="Fetch"))) == of_frame
    assert await known.origin_of(read_paused(event("POST", kind="Document"))) == of_frame
    known._on_destroyed({"targetId": "F"})  # pyright: ignore[reportPrivateUsage]
    assert (await known.origin_of(read_paused(event("POST", kind="Fetch")))).frame_url == ""


@pytest.mark.parametrize(("opener", "closed"), [("opener", ["F"]), ("", [])])
async def test_a_tab_that_shows_nothing_goes_when_its_request_was_refused(
    opener: str, closed: list[str]
) -> None:
    known, tools = targets({"F": opener, "opener": ""})
    await known.origin_of(read_paused(event()))
    await known.drop_empty("F")
    assert tools.closed == closed
