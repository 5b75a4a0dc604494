"""A home's library without a browser, a model or an engine: what most commands need, and is open at once."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from studio.bootstrap.home_library import HomeLibrary, Tell
from studio.bootstrap.options import Options
from studio.settings.paths import Paths
from studio.settings.settings import load_settings

if TYPE_CHECKING:
    from studio.bootstrap.library_care import LibraryCare


@asynccontextmanager
async def open_library(options: Options, tell: Tell | None = None) -> AsyncGenerator[HomeLibrary]:
    """Give the library of a home; it is unlocked by the first call that needs it.

    Args:
        options: Where it is, and who is asked for its passphrase.
        tell: Hears what care in the background finds.

    Raises:
        StudioError: Settings or folders cannot be used.
    """
    paths = Paths.resolve(options.home).create()
    library = HomeLibrary(paths, load_settings(paths.settings_file), options.ask_passphrase)
    if tell:
        library.on_trouble(tell)
    try:
        yield library
    finally:
        await library.close()


@asynccontextmanager
async def open_care(options: Options) -> AsyncGenerator["LibraryCare"]:
    """Give the care of a home's library; nothing is opened yet.

    Raises:
        StudioError: Settings or folders cannot be used.
    """
    from studio.bootstrap.library_care import LibraryCare

    async with open_library(options) as library:
        yield LibraryCare(library)
