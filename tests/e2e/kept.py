"""A flow put into the library of a home, before the program itself starts."""

import asyncio

from studio.bootstrap.home_library import HomeLibrary
from studio.domain.flows.flow import Flow
from studio.settings.paths import Paths
from studio.settings.settings import load_settings
from tests.e2e.tejun import Tejun


def keep(tejun: Tejun, flow: Flow) -> None:
    """Put a flow into the library of a home."""

    async def body() -> None:
        paths = Paths.resolve(tejun.home).create()
        settings = load_settings(paths.settings_file, {"passphrase_file": tejun.passphrase_file})
        library = HomeLibrary(paths, settings)
        await library.save(flow)
        await library.close()

    asyncio.run(body())
