"""From the options of one start to a window that works: the studio joined, the library unlocked."""

import asyncio
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from studio.bootstrap import (
    CHOOSE_PASSPHRASE,
    Options,
    Studio,
    assemble,
    build_model,
    keep_api_key,
    keep_settings,
)
from studio.bootstrap import test_connection as ask_model
from studio.domain.errors import LibraryLockedError
from studio.engine.ports import ChatModel
from studio.ui.app import OnReady, run_window
from studio.ui.dialogs.unlock import ask_passphrase, show_recovery_key
from studio.ui.parts import (
    EngineChoice,
    ModeChoice,
    SettingsInput,
    SettingsValues,
    ThemeChoice,
    WindowParts,
)


def open_studio_window(options: Options, on_ready: OnReady | None = None) -> int:
    """Open the window and stay until it is closed; returns the exit code.

    Args:
        options: Of this start.
        on_ready: For demos and journeys; see `run_window`.
    """
    return run_window(_Start(options).make_parts, on_ready)


class _Start:
    """One start of the window: keeps the studio whose settings the person may change."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._studio: Studio | None = None
        self._window: QWidget | None = None

    async def make_parts(self) -> WindowParts:
        """Join everything; the library is opened when the window stands: its key takes a second.

        Raises:
            StudioError: There can be no window.
        """
        studio = self._studio = await assemble(replace(self._options, ask_passphrase=self._ask))
        return WindowParts(
            workbench=studio.workbench,
            settings=await _shown(studio),
            save_settings=self._save,
            build_model=self._build_model,
            test_connection=self._test,
            resources=studio.resources,
            library_note="暗号化済み・自動保存",
            browser_name=studio.browser_name,
            open_library=self._open_library,
        )

    async def _open_library(self, window: QWidget) -> None:
        """Open it, by the person where it is locked; show the recovery key of one made just now."""
        self._window = window
        library = self._open_studio().library
        await library.open()
        if library.recovery_key:
            await show_recovery_key(library.recovery_key, window)

    async def _ask(self, locked: LibraryLockedError) -> str | None:
        """Ask for the passphrase in a dialog; for a new one when there is none yet."""
        is_new = locked.code == CHOOSE_PASSPHRASE
        return await ask_passphrase(locked.message, self._window, is_new=is_new)

    async def _save(self, wanted: SettingsInput) -> None:
        studio = self._open_studio()
        settings = studio.settings.changed(_as_settings(wanted.values))
        if wanted.api_key:
            await keep_api_key(wanted.api_key, settings)
        await asyncio.to_thread(keep_settings, settings, studio.paths)
        self._studio = replace(studio, settings=settings)

    async def _build_model(self, wanted: SettingsInput) -> ChatModel:
        settings = self._open_studio().settings.changed(_as_settings(wanted.values))
        if wanted.api_key:
            settings = settings.with_api_key(wanted.api_key)
        return await build_model(settings)

    async def _test(self, wanted: SettingsInput) -> str:
        model = await self._build_model(wanted)
        try:
            return await ask_model(model)
        finally:
            await model.close()

    def _open_studio(self) -> Studio:
        assert self._studio is not None  # settings are shown by a window that stands
        return self._studio


async def _shown(studio: Studio) -> SettingsValues:
    settings = studio.settings
    engine = EngineChoice(settings.engine.value)
    if engine is EngineChoice.OPENAI and settings.base_url:
        engine = EngineChoice.COMPATIBLE
    return SettingsValues(
        engine=engine,
        base_url=settings.base_url,
        has_key=await studio.has_api_key(),
        small_model=settings.small_model,
        large_model=settings.large_model,
        mode=ModeChoice(settings.mode.value),
        browser=settings.browser,
        theme=ThemeChoice(settings.theme),
    )


def _as_settings(values: SettingsValues) -> dict[str, object]:
    is_builtin = values.engine is EngineChoice.BUILTIN
    return {
        "engine": "builtin" if is_builtin else "openai",
        "base_url": values.base_url if values.engine is EngineChoice.COMPATIBLE else "",
        "small_model": values.small_model,
        "large_model": values.large_model,
        "mode": values.mode.value,
        "browser": values.browser,
        "theme": values.theme.value,
    }
