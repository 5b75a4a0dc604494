"""What the window is given in one start: the studio joined, its library unlocked, its settings kept."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication, QWidget

from studio.bootstrap import (
    CHOOSE_PASSPHRASE,
    LibraryCare,
    Options,
    Settings,
    Studio,
    assemble,
    build_model,
    check_days_off,
    keep_api_key,
    keep_settings,
    models_here,
    read_flow_file,
    served_models,
    write_flow_file,
    write_tables,
)
from studio.bootstrap import test_connection as ask_model
from studio.domain.actions.outcome import ExtractedTable
from studio.domain.errors import LibraryLockedError
from studio.domain.flows.flow import Flow
from studio.domain.flows.imported import ImportedFlows
from studio.domain.models.provider import PROFILES, Provider
from studio.domain.records.audit import AuditAnchor
from studio.domain.values.cp932 import CsvEncoding
from studio.engine.ports import ChatModel
from studio.ui.keys.recovery_key import show_recovery_key
from studio.ui.keys.unlock import ask_passphrase
from studio.ui.widgets.parts import (
    EngineChoice,
    FlowFiles,
    LanguageChoice,
    ModeChoice,
    SettingsInput,
    SettingsValues,
    WindowParts,
)
from studio.ui.widgets.theme import ThemeChoice
from studio.words import sentences, tr


class StartParts:
    """The parts of one start: keeps the studio whose settings the person may change.

    Args:
        options: Of this start.
    """

    def __init__(self, options: Options) -> None:
        self._options = options
        self._studio: Studio | None = None
        self._care: LibraryCare | None = None
        self._window: QWidget | None = None
        self._shown_key = ""

    async def make(self) -> WindowParts:
        """Join everything; the library is opened when the window stands: its key takes a second.

        Raises:
            StudioError: There can be no window.
        """
        studio = self._studio = await assemble(replace(self._options, ask_passphrase=self._ask))
        self._care = LibraryCare(studio.library)
        return WindowParts(
            workbench=studio.workbench,
            settings=_shown(studio),
            save_settings=self._save,
            build_model=self._build_model,
            test_connection=self._test,
            served_models=self._served_models,
            save_tables=save_tables,
            resources=studio.resources,
            library_note=tr("暗号化済み・自動保存"),
            browser_name=studio.browser_name,
            open_library=self._open_library,
            credentials=studio.workbench.credentials,
            care=self._care,
            home=studio.paths.home,
            flow_files=FlowFiles(self._read_flows, self._write_flows),
            schedules=studio.schedules,
            opens_alone=lambda: self._open_studio().opens_alone,
            local_models=models_here(),
        )

    async def _open_library(self, window: QWidget) -> None:
        """Open it, by the person where it is locked; show the recovery key of one made just now, where somebody looks."""
        self._window = window
        library = self._open_studio().library
        await library.open()
        key = library.recovery_key
        if key and key != self._shown_key and not self._options.headless:
            self._shown_key = key
            page = self._care.recovery_page(key) if self._care else ""
            await show_recovery_key(key, window, page)

    async def _ask(self, locked: LibraryLockedError) -> str | None:
        """Ask for the passphrase in a dialog; for a new one when there is none yet."""
        is_new = locked.code == CHOOSE_PASSPHRASE
        stands_on = QApplication.activeModalWidget() or self._window
        is_slip = locked.code.endswith(_SLIPS)
        reason = sentences(locked.message, locked.remedy) if is_slip else locked.message
        return await ask_passphrase(reason, stands_on, is_new=is_new, is_slip=is_slip)

    async def _save(self, wanted: SettingsInput) -> None:
        studio = self._open_studio()
        settings = studio.settings.changed(as_settings(wanted.values))
        if settings.days_off_file != studio.settings.days_off_file:
            await asyncio.to_thread(check_days_off, settings)
        if wanted.api_key:
            await keep_api_key(wanted.api_key, settings)
        await asyncio.to_thread(keep_settings, settings, studio.paths)
        self._studio = replace(studio, settings=settings)

    async def _build_model(self, wanted: SettingsInput) -> ChatModel:
        return await build_model(self._wanted_settings(wanted), self._open_studio().paths)

    async def _served_models(self, wanted: SettingsInput) -> tuple[str, ...]:
        return await served_models(self._wanted_settings(wanted))

    def _wanted_settings(self, wanted: SettingsInput) -> Settings:
        settings = self._open_studio().settings.changed(as_settings(wanted.values))
        return settings.with_api_key(wanted.api_key) if wanted.api_key else settings

    async def _test(self, wanted: SettingsInput) -> str:
        model = await self._build_model(wanted)
        try:
            return await ask_model(model)
        finally:
            await model.close()

    async def _read_flows(self, path: Path, passphrase: str) -> ImportedFlows:
        known = await self._open_studio().workbench.memory.summaries()
        return await read_flow_file(path, passphrase, known)

    async def _write_flows(self, flows: Sequence[Flow], path: Path, passphrase: str) -> Path:
        """Write a file; the end of the audit log travels along."""
        newest = await self._open_studio().workbench.memory.entries(limit=1)
        end = AuditAnchor(seq=newest[0].seq, mac=newest[0].mac) if newest else None
        return await write_flow_file(flows, path, passphrase, end)

    def _open_studio(self) -> Studio:
        assert self._studio is not None  # settings are shown by a window that stands
        return self._studio


_LISTED_LETTERS: Final = 8
_SLIPS: Final = ("_WRONG", "_MISTYPED")
"""Ends of the codes that are about what was typed: only then it is said what to do."""


async def save_tables(tables: Sequence[ExtractedTable], path: Path, encoding: CsvEncoding) -> str:
    """Write tables; says how many rows there are, and what older programs cannot hold.

    Raises:
        ExportError: They cannot be written.
    """
    written = await asyncio.to_thread(write_tables, tables, path, encoding)
    names = tr("、").join(one.name for one in written.paths)
    words = tr("{rows:,} 行を保存しました：{names}", rows=written.rows, names=names)
    if written.replaced:
        listed = tr("、").join(
            tr("{letter}（{count:,}）", letter=one.letter, count=one.count)
            for one in written.lost[:_LISTED_LETTERS]
        )
        more = tr("など") if len(written.lost) > _LISTED_LETTERS else ""
        words += tr(
            "（Shift_JIS にない {replaced:,} 文字は〓にしました：{listed}{more}。そのまま残すには UTF-8 か Excel で保存してください）",
            replaced=written.replaced,
            listed=listed,
            more=more,
        )
    return words


def _shown(studio: Studio) -> SettingsValues:
    settings = studio.settings
    return SettingsValues(
        engine=engine_of(settings),
        base_url=settings.base_url,
        api_version=settings.api_version,
        small_model=settings.small_model,
        large_model=settings.large_model,
        sends_pictures=settings.reads_pictures,
        finds_by_model=settings.finds_by_model,
        limit_yen=settings.limit_yen,
        limit_tokens=settings.limit_tokens,
        limit_steps=settings.limit_steps,
        mode=ModeChoice(settings.mode.value),
        browser=settings.browser,
        part_sites=settings.part_sites,
        theme=ThemeChoice(settings.theme),
        language=LanguageChoice(settings.language),
        weekly_check=settings.weekly_check,
        weekly_visit=settings.weekly_visit,
        days_off_file=str(settings.days_off_file or ""),
        rests_at_year_end=settings.rests_at_year_end,
    )


def engine_of(settings: Settings) -> EngineChoice:
    """Return what the page shows as picked; settings written by hand may name no provider."""
    if settings.engine.value == EngineChoice.BUILTIN:
        return EngineChoice.BUILTIN
    if settings.provider is not None:
        return EngineChoice(settings.provider.value)
    if settings.api_version:
        return EngineChoice.AZURE
    if not settings.base_url:
        return EngineChoice.OPENAI
    known = (one.provider for one in PROFILES if one.base_url == settings.base_url)
    return EngineChoice(next(known, Provider.COMPATIBLE).value)


def as_settings(values: SettingsValues) -> dict[str, object]:
    """Return the values as changes of the settings file."""
    profile = values.engine.profile
    return {
        "engine": "openai" if profile else "builtin",
        "provider": profile.provider if profile else None,
        "base_url": values.base_url,
        "api_version": values.api_version,
        "small_model": values.small_model,
        "large_model": values.large_model,
        "reads_pictures": values.sends_pictures,
        "finds_by_model": values.finds_by_model,
        "limit_yen": values.limit_yen,
        "limit_tokens": values.limit_tokens,
        "limit_steps": values.limit_steps,
        "mode": values.mode.value,
        "browser": values.browser,
        "part_sites": values.part_sites,
        "theme": values.theme.value,
        "language": values.language.value,
        "weekly_check": values.weekly_check,
        "weekly_visit": values.weekly_visit,
        "days_off_file": values.days_off_file or None,
        "rests_at_year_end": values.rests_at_year_end,
    }
