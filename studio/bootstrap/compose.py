"""Settings → adapters → engine."""

import logging
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from studio.bootstrap.credentials import home_credentials
from studio.bootstrap.home_browser import browser_of, launch_options, settings_of
from studio.bootstrap.home_library import HomeLibrary
from studio.bootstrap.late_model import LateModel
from studio.bootstrap.library_care import LibraryCare
from studio.bootstrap.on_use import browser_on_use, on_use
from studio.bootstrap.options import Options
from studio.bootstrap.target_sites import InstalledSites, JoinedSites
from studio.browser.finder import find_browser
from studio.browser.launch import LaunchOptions
from studio.browser.sitemap.site_maps import WebSiteMaps
from studio.domain.errors import BrowserMissingError, SettingsError, StudioError
from studio.domain.events.events import FaultShown
from studio.domain.records.schedule import TurnLine
from studio.engine.ports import Browser, BrowserPool, ChatModel, SheetFiles
from studio.engine.resources import resources_folder
from studio.engine.runs.bus import EventBus
from studio.engine.runs.limits import Limits
from studio.engine.runs.run import SiteRules
from studio.engine.scheduling.schedules import Schedules
from studio.engine.variables.values import Almanac
from studio.engine.workbench import Workbench
from studio.export.formats import FORMATS
from studio.llm.builtin import BuiltinModel
from studio.practice.directory import PracticeDirectory
from studio.practice.server import PracticeSite
from studio.scheduling import (
    HomeFlowLocks,
    JsonScheduleBook,
    TurnCommand,
    note_turn,
    system_entries,
    turn_command,
)
from studio.settings.carried import settings_given
from studio.settings.paths import Paths
from studio.settings.settings import EngineKind, RunMode, Settings, save_settings
from studio.vault.keychain import OsKeychain
from studio.vault.secrets import ApiKeys
from studio.words import tr
from studio.workdays import OfficeCalendar, read_days_off

logger = logging.getLogger(__name__)

_UNNAMED: Final = "-"
"""Stands for a model that is still to be chosen."""


@dataclass(frozen=True, slots=True)
class Studio:
    """An opened studio.

    Attributes:
        workbench: What the faces talk to.
        settings: As merged from file, environment and options.
        paths: Where everything is.
        library: For unlocking and its state.
        practice: The practice site, serving.
        resources: The data folder.
        browser_name: What to call the browser: 「Chromium」.
        schedules: 予定; what it knows before the library opens needs none.
        turn_command: What is started at the time of a turn.
    """

    workbench: Workbench
    settings: Settings
    paths: Paths
    library: HomeLibrary
    practice: PracticeSite
    resources: Path
    browser_name: str
    schedules: Schedules
    turn_command: TurnCommand

    @property
    def sends_outside(self) -> bool:
        """True when sentences and pages go to a model outside of this program."""
        return self.settings.engine is not EngineKind.BUILTIN

    @property
    def has_library(self) -> bool:
        """True when a library was made here before."""
        return self.paths.library_file.exists()

    @property
    def limits(self) -> Limits:
        """What one run may use, as set."""
        return Limits(
            max_steps=self.settings.limit_steps,
            max_tokens=self.settings.limit_tokens or None,
            max_yen=self.settings.limit_yen or None,
        )

    @property
    def care(self) -> LibraryCare:
        """State, backups and keys of the library; works while it does not open."""
        return LibraryCare(self.library)

    @property
    def opens_alone(self) -> bool:
        """True when its open library opens with nobody there, as a scheduled run needs it."""
        ways = self.library.keys.ways if self.library.keys else ()
        return self.settings.passphrase_file is not None or "keychain" in ways

    def note_turn(self, line: TurnLine) -> None:
        """Append a turn of a schedule to the log of the home. Blocking for a moment."""
        note_turn(self.paths.logs, line)


async def assemble(options: Options, browser: Browser | None = None) -> Studio:
    """Join settings, adapters and engine; nothing slow starts here but the practice site's socket.

    Args:
        options: Of this start.
        browser: One that starts already; None makes it.

    Raises:
        StudioError: Settings or folders cannot be used.
    """
    paths = Paths.resolve(options.home).create()
    settings = settings_of(options, paths)
    _set_log_level(settings.mode)
    resources = resources_folder()
    practice = PracticeSite(resources, paths.home / "practice.json")
    library, bus = HomeLibrary(paths, settings, options.ask_passphrase), EventBus()
    library.on_trouble(lambda fault: bus.publish(FaultShown.of(fault)))
    await _serve_as_before(practice, paths)
    almanac = Almanac(
        OfficeCalendar(settings.days_off_file, rests_at_year_end=settings.rests_at_year_end)
    )
    workbench = Workbench(
        browser=browser or browser_on_use(lambda: browser_of(options, settings, paths)),
        model=_model_of(settings, paths),
        store=library,
        exporters=FORMATS,
        sites=JoinedSites(PracticeDirectory(resources, lambda: practice.url), InstalledSites()),
        bus=bus,
        sitemaps=WebSiteMaps(),
        credentials=home_credentials(library, paths, settings),
        almanac=almanac,
        sheets=on_use(_sheets),
        pool=on_use(lambda: _pool(launch_options(options, settings, paths))),
        site_rules=_site_rules(settings),
        flow_locks=HomeFlowLocks(paths.locks),
    )
    book = JsonScheduleBook(paths.schedules_file, paths.locks)
    turn = turn_command(paths.home, settings_given(os.environ))
    schedules = Schedules(book, system_entries(turn), library, almanac)
    if settings.weekly_check:
        library.check_flows_by(workbench.checks.read_weekly)
    name = _browser_name(settings)
    return Studio(workbench, settings, paths, library, practice, resources, name, schedules, turn)


async def build_model(settings: Settings, paths: Paths | None = None) -> ChatModel:
    """Make the model that the settings name. Never another one behind its back.

    Args:
        settings: Provider, address, names.
        paths: Of the home that remembers how models did in 接続テスト; None remembers nothing.

    Raises:
        SettingsError: Key, address or model name cannot be used.
    """
    if settings.engine is EngineKind.BUILTIN:
        return BuiltinModel()
    from studio.llm.client import OpenAIModel
    from studio.llm.config import ModelConfig
    from studio.llm.fitness import FitnessBook

    key, no_keychain = await _api_key(settings)
    try:
        config = ModelConfig(
            api_key=key,
            small_model=settings.small_model,
            large_model=settings.large_model,
            base_url=settings.base_url,
            provider=settings.provider,
            api_version=settings.api_version,
            reads_pictures=settings.reads_pictures,
        )
    except SettingsError as fault:
        raise (no_keychain if no_keychain and fault.code == "API_KEY_EMPTY" else fault) from None
    return OpenAIModel(config, book=FitnessBook(paths.model_checks_file if paths else None))


async def _api_key(settings: Settings) -> tuple[str, SettingsError | None]:
    """Return the key, and why the keychain gave none: a server on this machine needs no key."""
    if settings.api_key:
        return settings.api_key.get_secret_value(), None
    try:
        return await ApiKeys(OsKeychain()).get(settings.service_url) or "", None
    except SettingsError as trouble:
        return "", trouble


def _model_of(settings: Settings, paths: Paths) -> ChatModel:
    """Return the model; one whose key is kept somewhere is made when it is first asked."""
    if settings.engine is EngineKind.BUILTIN:
        return BuiltinModel()
    return LateModel(
        lambda: build_model(settings, paths),
        settings.small_model,
        reads_pictures=settings.reads_pictures,
    )


async def serve_practice(port: int | None = 0, home: Path | None = None) -> PracticeSite:
    """Serve the practice site alone.

    Args:
        port: 0 takes a free one. None: that of a home, whose flows and scripts know it.
        home: Whose; None is the usual one.

    Raises:
        StudioError: The port is taken, or the pages cannot be read.
    """
    if port is None:
        paths = Paths.resolve(home).create()
        practice = PracticeSite(resources_folder(), paths.home / "practice.json")
        await _serve_as_before(practice, paths)
    else:
        practice = PracticeSite(resources_folder())
        await practice.start(port)
    return practice


def keep_settings(settings: Settings, paths: Paths) -> None:
    """Write settings to the home's file. Blocking.

    Raises:
        SettingsError: The file cannot be written.
    """
    save_settings(settings, paths.settings_file)


def check_days_off(settings: Settings) -> None:
    """Refuse a file of days off that no run could read. Blocking.

    Raises:
        SettingsError: DAYS_OFF_UNREADABLE, naming the line.
    """
    if settings.days_off_file is not None:
        read_days_off(settings.days_off_file)


async def keep_api_key(key: str, settings: Settings) -> None:
    """Keep the key of the service that the settings name, in the OS keychain.

    Raises:
        SettingsError: There is no keychain that can be trusted, or the key cannot be one.
    """
    cleaned = settings.with_api_key(key).api_key
    if cleaned is not None:
        await ApiKeys(OsKeychain()).set(cleaned.get_secret_value(), settings.service_url)


async def test_connection(model: ChatModel) -> str:
    """接続テスト: ask the model a trifle; returns one Japanese sentence.

    Raises:
        ModelError: What is wrong: address, key, model name, quota, answer.
    """
    from studio.llm.client import OpenAIModel

    if isinstance(model, OpenAIModel):
        return await model.check_connection()
    return tr("内蔵エンジンはいつでも使えます（鍵も通信も要りません）。")


async def served_models(settings: Settings) -> tuple[str, ...]:
    """Return the models that the server of the settings says it has; () for 内蔵エンジン.

    Raises:
        SettingsError: Key or address cannot be used.
        ModelError: What is wrong: address, key, network, or a server that does not say.
    """
    from studio.llm.client import OpenAIModel

    unnamed = settings.changed({"small_model": settings.small_model or _UNNAMED})
    model = await build_model(unnamed)
    try:
        return await model.served_models() if isinstance(model, OpenAIModel) else ()
    finally:
        await model.close()


def _browser_name(settings: Settings) -> str:
    try:
        return find_browser(settings.browser).title
    except BrowserMissingError:
        return tr("見つかりません")


def _site_rules(settings: Settings) -> SiteRules:
    hosts = (host.strip() for host in settings.part_sites.replace("、", ",").split(","))
    parts = tuple(f"{scheme}://{host}" for host in hosts if host for scheme in ("https", "http"))
    return SiteRules(is_strict=settings.mode is RunMode.PRODUCTION, part_sites=parts)


def _sheets() -> SheetFiles:
    from studio.sheets.table_files import TableFiles

    return TableFiles()


def _pool(launch: LaunchOptions) -> BrowserPool:
    from studio.browser.browser_pool import ChromiumPool

    return ChromiumPool(launch)


async def _serve_as_before(practice: PracticeSite, paths: Paths) -> None:
    """Serve the practice site on the port of last time, so that flows kept on it find it again, whichever process begins."""
    memory = paths.home / "practice.port"
    try:
        before = int(memory.read_text(encoding="ascii"))
    except (OSError, ValueError):
        before = 0
    try:
        await practice.start(before, stands_by=bool(before))
    except StudioError as fault:
        if not before:
            raise
        logger.info("practice port of last time: %s", fault.code)
        await practice.start(0)
        return
    if before:
        return
    try:
        memory.write_text(practice.url.rstrip("/").rpartition(":")[2], encoding="ascii")
    except OSError as exc:
        logger.info("practice port not kept: %s", exc)


def _set_log_level(mode: RunMode) -> None:
    levels = {
        RunMode.STANDARD: logging.WARNING,
        RunMode.DEVELOPMENT: logging.DEBUG,
        RunMode.PRODUCTION: logging.ERROR,
    }
    logging.getLogger("studio").setLevel(levels[mode])
