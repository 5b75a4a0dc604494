"""Models on this computer, for both faces: found, fetched, tried, and taken into the settings."""

import asyncio
import ctypes
import os
import sys

from studio.bootstrap.compose import build_model, keep_settings, test_connection
from studio.bootstrap.on_use import models_on_use
from studio.bootstrap.options import Options
from studio.domain.errors import ModelUnavailableError
from studio.domain.models.local_models import LocalServer
from studio.domain.models.provider import profile_of
from studio.engine.local_models import LocalModels, is_there
from studio.settings.paths import Paths
from studio.settings.settings import EngineKind, Settings, load_settings
from studio.words import tr


def models_here() -> LocalModels:
    """Return the servers of this computer; none is asked before somebody looks."""
    return models_on_use(_servers)


def _servers() -> LocalModels:
    from studio.llm.local_servers import LocalServers

    return LocalServers(memory_bytes())


def memory_bytes() -> int:
    """Return how much memory this computer has; 0 when it does not say."""
    if sys.platform == "win32":  # written for, not yet run in a test
        kilobytes = ctypes.c_ulonglong()
        told = ctypes.windll.kernel32.GetPhysicallyInstalledSystemMemory(ctypes.byref(kilobytes))
        return kilobytes.value * 1024 if told else 0
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (OSError, ValueError):
        return 0


class ModelDesk:
    """What `tejun models` works with: the settings of a home, and the servers of this computer.

    Args:
        options: Of this call.

    Raises:
        SettingsError: Folders or settings cannot be used.
    """

    def __init__(self, options: Options) -> None:
        self._paths = Paths.resolve(options.home).create()
        self._settings = load_settings(self._paths.settings_file)
        self.local = models_here()

    async def try_set(self) -> str:
        """接続テスト with the model of the settings.

        Raises:
            StudioError: What is wrong with it.
        """
        return await self._tried(self._settings)

    async def use(self, name: str) -> str:
        """Try a model that is here, and let the settings name it; nothing is kept when it fails.

        Raises:
            ModelError: MODEL_NOT_HERE, or what the connection test says.
            SettingsError: They cannot be written.
        """
        servers = await self.local.find()
        server = next((one for one in servers if is_there(name, one)), None)
        if server is None:
            raise _not_here(name, servers)
        settings = self._settings.changed(
            {
                "engine": EngineKind.OPENAI,
                "provider": server.provider,
                "base_url": profile_of(server.provider).base_url,
                "api_version": "",
                "small_model": name,
                "large_model": "",
            }
        )
        said = await self._tried(settings)
        await asyncio.to_thread(keep_settings, settings, self._paths)
        return said

    async def _tried(self, settings: Settings) -> str:
        model = await build_model(settings, self._paths)
        try:
            return await test_connection(model)
        finally:
            await model.close()


def _not_here(name: str, servers: tuple[LocalServer, ...]) -> ModelUnavailableError:
    if not servers:
        return ModelUnavailableError(
            "NO_LOCAL_SERVER",
            tr("このパソコンで Ollama も LM Studio も動いていません。"),
            tr("どちらかを起動してから、もう一度お試しください。"),
        )
    listed = tr("、").join(one.name for server in servers for one in server.models)
    return ModelUnavailableError(
        "MODEL_NOT_HERE",
        tr("「{name}」というモデルは、このパソコンにありません。", name=name),
        tr(
            "あるモデル：{listed}。取り込むには：tejun models pull {name}",
            listed=listed or tr("まだありません"),
            name=name,
        ),
    )
