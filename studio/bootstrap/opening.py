"""Opening everything one start needs; where a run is sure to come, its browser starts while the rest is loaded."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib import import_module
from typing import TYPE_CHECKING

from studio.bootstrap.home_browser import browser_of, settings_of
from studio.bootstrap.options import Options
from studio.domain.errors import BrowserError
from studio.settings.paths import Paths

if TYPE_CHECKING:
    from studio.bootstrap.compose import Studio
    from studio.browser.chromium import ChromiumBrowser

logger = logging.getLogger(__name__)


@asynccontextmanager
async def open_studio(options: Options) -> AsyncGenerator["Studio"]:
    """Open everything one start needs, and give it back at the end.

    Raises:
        StudioError: Settings or folders cannot be used.
    """
    async with _early_browser(options) as (browser, starting):
        from studio.bootstrap.compose import assemble

        studio = await assemble(options, browser)
        try:
            yield studio
        finally:
            # What was closed in the middle of its start is closed whole.
            await asyncio.wait({starting})
            await studio.workbench.close()
            await studio.practice.stop()


@asynccontextmanager
async def _early_browser(
    options: Options,
) -> AsyncGenerator[tuple["ChromiumBrowser | None", asyncio.Future[None]]]:
    """Yield a browser that starts already, where that was asked for, and its start, once the rest is loaded."""
    loop = asyncio.get_running_loop()
    if not options.opens_browser:
        nothing = loop.create_future()
        nothing.set_result(None)
        yield None, nothing
        return
    paths = Paths.resolve(options.home).create()
    browser = browser_of(options, settings_of(options, paths), paths)
    starting = loop.create_task(_start(browser), name="bootstrap: the browser")
    try:
        await asyncio.to_thread(import_module, "studio.bootstrap.compose")
        yield browser, starting
    finally:
        await starting
        await browser.close()


async def _start(browser: "ChromiumBrowser") -> None:
    try:
        await browser.start()
    except BrowserError as fault:  # the run says so, when it starts it once more
        logger.info("no browser yet: %s", fault.code)
