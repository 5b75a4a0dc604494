"""A secret stands on its document until that was left, and for scripts until the next one was read."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from playwright.async_api import Page

from studio.browser.interception.put_secrets import PutSecrets


class Tab:
    """A tab that shows a document, and whose listeners a test calls."""

    def __init__(self) -> None:
        self.url, self.document = "https://a.example/login", "1"
        self.hear: dict[str, Callable[[Any], None]] = {}

    def on(self, event: str, hear: Callable[[Any], None]) -> None:
        self.hear[event] = hear

    def remove_listener(self, event: str, hear: Callable[[Any], None]) -> None:
        assert self.hear.pop(event) == hear


async def document_of(page: Page) -> str:
    return cast("Tab", page).document


@pytest.mark.parametrize("is_part", [True, False])
async def test_it_stands_while_its_document_is_shown(*, is_part: bool) -> None:
    tab, secrets = Tab(), PutSecrets(document_of)
    assert await secrets.place(is_part=is_part) == ""
    await secrets.put(cast("Page", tab))
    tab.hear["domcontentloaded"](tab)  # of the same document: it was filled in early
    assert await secrets.place(is_part=is_part) == tab.url


async def test_the_next_document_may_have_parts_at_once_and_scripts_once_it_was_read() -> None:
    tab, secrets = Tab(), PutSecrets(document_of)
    await secrets.put(cast("Page", tab))
    tab.document = "2"
    assert await secrets.place(is_part=True) == ""
    assert await secrets.place(is_part=False) == tab.url
    tab.hear["domcontentloaded"](tab)
    assert await secrets.place(is_part=False) == ""
    assert secrets.newest == tab.url


async def test_a_closed_tab_shows_nothing() -> None:
    tab, secrets = Tab(), PutSecrets(document_of)
    await secrets.put(cast("Page", tab))
    tab.hear["close"](tab)
    assert await secrets.place(is_part=False) == ""


async def test_of_a_tab_whose_next_document_is_held_nothing_is_asked() -> None:
    """It answers nothing until that was let go: a login took ten seconds."""
    asked: list[Page] = []

    async def told(page: Page) -> str:
        asked.append(page)
        return cast("Tab", page).document

    tab, secrets = Tab(), PutSecrets(told)
    await secrets.put(cast("Page", tab))
    assert await secrets.place(is_part=False) == tab.url
    assert len(asked) == 1


async def test_of_a_tab_that_its_secret_has_left_nothing_is_asked_as_it_is_read() -> None:
    asked: list[Page] = []

    async def told(page: Page) -> str:
        asked.append(page)
        return cast("Tab", page).document

    tab, secrets = Tab(), PutSecrets(told)
    await secrets.put(cast("Page", tab))
    tab.document = "2"
    tab.hear["domcontentloaded"](tab)
    assert await secrets.place(is_part=False) == ""
    tab.hear["domcontentloaded"](tab)
    assert await secrets.place(is_part=False) == ""
    assert len(asked) == 2  # as it was put, and as the next document was read


async def test_who_is_let_go_listens_to_no_tab() -> None:
    tab, secrets = Tab(), PutSecrets(document_of)
    await secrets.put(cast("Page", tab))
    secrets.let_go()
    assert tab.hear == {}
    assert await secrets.place(is_part=False) == ""
