"""What is loaded and made at its first use: by whom, and once."""

from studio.bootstrap.on_use import browser_on_use, load_the_rest, on_use
from studio.engine.ports import Browser
from tests.ui.fakes import FakeShop


async def test_a_browser_is_made_when_it_is_started_and_not_before() -> None:
    made: list[FakeShop] = []

    def make() -> Browser:
        made.append(FakeShop())
        return made[-1]

    browser = browser_on_use(make)
    assert not browser.is_open
    await browser.close()
    assert not made
    await browser.start()
    assert browser.is_open
    assert made[0].is_open
    assert browser.page_url == made[0].page_url
    await browser.close()
    assert not browser.is_open
    assert len(made) == 1


def test_an_adapter_is_made_once_by_whatever_is_asked_of_it_first() -> None:
    made: list[str] = []

    def make() -> str:
        made.append("word")
        return made[-1]

    word = on_use(make)
    assert not made
    assert word.upper() == "WORD"
    assert word.title() == "Word"
    assert len(made) == 1


def test_the_rest_can_be_loaded_ahead() -> None:
    load_the_rest()
