"""What is loaded and made at its first use: by whom, and once."""

from studio.bootstrap.on_use import browser_on_use, load_the_rest, models_on_use, on_use
from studio.engine.local_models import LocalModels
from studio.engine.ports import Browser
from studio.llm.local_servers import LocalServers
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


async def test_servers_of_this_computer_are_made_when_they_are_looked_for() -> None:
    made: list[LocalServers] = []
    nowhere = "http://127.0.0.1:9"

    def make() -> LocalModels:
        made.append(LocalServers(0, nowhere, nowhere))
        return made[-1]

    models = models_on_use(make)
    assert not made
    assert await models.find() == ()
    assert models.suggested() == made[0].suggested()
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
