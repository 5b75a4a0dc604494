"""Adapters that a window can be shown without: each is loaded and made when it is first asked for something."""

import asyncio
from collections.abc import Callable
from importlib import import_module
from typing import Final, TypeVar, cast

from studio.domain.models.local_models import LocalServer
from studio.engine.local_models import LocalModels
from studio.engine.ports import Browser

T = TypeVar("T")
_BROWSER: Final = "studio.browser.chromium"
_MODELS: Final = "studio.llm.local_servers"
_LATER: Final = (_BROWSER, "studio.sheets.table_files", "studio.llm.builtin.rules", _MODELS)


class _OnUse:
    """Stands for an adapter.

    Args:
        make: Loads its package and makes it.
    """

    def __init__(self, make: Callable[[], object]) -> None:
        self._make = make
        self._made: object = None

    def __getattr__(self, name: str) -> object:
        if self._made is None:
            self._made = self._make()
        return getattr(self._made, name)

    async def _made_apart(self, module: str) -> object:
        """Return it, its package loaded in a thread: a third of a second that a window would stand still."""
        await asyncio.to_thread(import_module, module)
        self._made = self._made or self._make()
        return self._made


class _BrowserOnUse(_OnUse):
    """A browser, which is not open before it is started."""

    @property
    def is_open(self) -> bool:
        """See `Browser.is_open`."""
        return self._made is not None and cast("Browser", self._made).is_open

    async def start(self) -> None:
        """See `Browser.start`."""
        await cast("Browser", await self._made_apart(_BROWSER)).start()

    async def close(self) -> None:
        """See `Browser.close`."""
        if self._made is not None:
            await cast("Browser", self._made).close()


class _ModelsOnUse(_OnUse):
    """The servers of this computer, which a window asks for as soon as it stands."""

    async def find(self) -> tuple[LocalServer, ...]:
        """See `LocalModels.find`."""
        return await cast("LocalModels", await self._made_apart(_MODELS)).find()


def on_use(make: Callable[[], T]) -> T:
    """Return what stands for an adapter until it is used."""
    return cast("T", _OnUse(make))


def browser_on_use(make: Callable[[], Browser]) -> Browser:
    """Return what stands for a browser until it is started."""
    return cast("Browser", _BrowserOnUse(make))


def models_on_use(make: Callable[[], LocalModels]) -> LocalModels:
    """Return what stands for the servers of this computer until they are looked for."""
    return cast("LocalModels", _ModelsOnUse(make))


def load_the_rest() -> None:
    """Load what `on_use` put off, so that no first use waits for it. Blocking for half a second."""
    for module in _LATER:
        import_module(module)
