"""What the window is made of, handed in by the composition root: the window names no adapter."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from studio.domain.actions.outcome import ExtractedTable
from studio.domain.flows.flow import Flow
from studio.domain.flows.imported import ImportedFlows
from studio.domain.models.provider import Provider, ProviderProfile, profile_of
from studio.domain.values.cp932 import CsvEncoding
from studio.engine.local_models import LocalModels
from studio.engine.memory import SecretStore
from studio.engine.ports import ChatModel
from studio.engine.runs.limits import Limits
from studio.engine.scheduling.schedules import Schedules
from studio.engine.workbench import Workbench
from studio.ui.widgets.theme import ThemeChoice

if TYPE_CHECKING:
    from studio.bootstrap import LibraryCare


class EngineChoice(StrEnum):
    """Which model the person picked in 設定: 内蔵エンジン, or one of `domain.models.provider`."""

    BUILTIN = "builtin"
    OPENAI = "openai"
    AZURE = "azure"
    OLLAMA = "ollama"
    LM_STUDIO = "lm_studio"
    COMPATIBLE = "compatible"

    @property
    def profile(self) -> ProviderProfile | None:
        """What is known of the provider; None for 内蔵エンジン."""
        return None if self is EngineChoice.BUILTIN else profile_of(Provider(self.value))


class ModeChoice(StrEnum):
    """ふつう is headed at full speed; 開発モード goes slowly; 本番モード shows no browser."""

    STANDARD = "standard"
    DEVELOPMENT = "development"
    PRODUCTION = "production"


class LanguageChoice(StrEnum):
    """What the window speaks."""

    JAPANESE = "ja"
    ENGLISH = "en"


class SaveTables(Protocol):
    """Writes tables to a file."""

    async def __call__(
        self, tables: Sequence[ExtractedTable], path: Path, encoding: CsvEncoding
    ) -> str:
        """Write, and return one Japanese sentence about it; raises `StudioError`."""
        ...


class ReadFlowFile(Protocol):
    """Reads a `.tejun` file, or the JSON of a flow; nothing is kept and nothing is run."""

    async def __call__(self, path: Path, passphrase: str) -> ImportedFlows:
        """Return what is inside; raises `StudioError`."""
        ...


class WriteFlowFile(Protocol):
    """Writes flows to a file that another library can take in; nothing secret is in it."""

    async def __call__(self, flows: Sequence[Flow], path: Path, passphrase: str) -> Path:
        """Write, sealed by a passphrase that is not "", and return where; raises `StudioError`."""
        ...


@dataclass(frozen=True, slots=True)
class FlowFiles:
    """Both ways of a file of flows."""

    read: ReadFlowFile
    write: WriteFlowFile


@dataclass(frozen=True, slots=True)
class SettingsValues:
    """The settings as the page shows them. The API key is never among them.

    Attributes:
        engine: The model's provider.
        base_url: Address of the server; "" for 内蔵エンジン and OpenAI.
        api_version: Of Azure OpenAI; "" takes the usual one.
        small_model: Name, "" for the provider's usual one.
        large_model: Name, "" for the small one.
        sends_pictures: Consent: in emergency mode the large model is sent a picture of the page.
        finds_by_model: Consent: a replay that misses an element sends the model the page's words.
        limit_yen: Price of one run at which it stops; 0 = no limit.
        limit_tokens: Tokens of one run at which it stops; 0 = no limit.
        limit_steps: Steps of one run at which it stops.
        mode: How runs are carried out.
        browser: "" finds one; else a channel (`msedge`) or the path of a program.
        part_sites: Hosts from which pages may load parts in strict runs, a comma between them.
        theme: Colours of the window.
        language: What the window speaks from its next start on.
        weekly_check: Flows in use are read for what is weak, once a week.
        weekly_visit: Their pages are looked at as well, while the window is open and nothing runs.
        days_off_file: CSV file with the company's own days off; "" for none.
        rests_at_year_end: December 29 to January 3 are no working days.
    """

    engine: EngineChoice = EngineChoice.BUILTIN
    base_url: str = ""
    api_version: str = ""
    small_model: str = ""
    large_model: str = ""
    sends_pictures: bool = False
    finds_by_model: bool = False
    limit_yen: float = 0.0
    limit_tokens: int = 200_000
    limit_steps: int = 40
    mode: ModeChoice = ModeChoice.STANDARD
    browser: str = ""
    part_sites: str = ""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    language: LanguageChoice = LanguageChoice.JAPANESE
    weekly_check: bool = True
    weekly_visit: bool = False
    days_off_file: str = ""
    rests_at_year_end: bool = True

    @property
    def limits(self) -> Limits:
        """What one run may use."""
        return Limits(
            max_steps=self.limit_steps,
            max_tokens=self.limit_tokens or None,
            max_yen=self.limit_yen or None,
        )


@dataclass(frozen=True, slots=True)
class SettingsInput:
    """What the person wants to have set.

    Attributes:
        values: The new values.
        api_key: A newly typed key; "" keeps the one that is there.
    """

    values: SettingsValues
    api_key: str = ""


@dataclass(frozen=True, slots=True)
class WindowParts:
    """Everything the window needs from outside.

    Attributes:
        workbench: The engine's façade; closed by the window at the end.
        settings: Values to show first.
        save_settings: Keeps new settings (and the key); raises `StudioError`.
        build_model: Makes the model for settings; raises `StudioError`.
        test_connection: Asks the model a trifle and returns one Japanese sentence; raises.
        served_models: Asks the server which models it has; raises `StudioError`.
        save_tables: Writes tables that a run took out of pages.
        resources: The folder of themes and samples.
        library_note: State of the open library for the status bar: 「暗号化済み・自動保存」.
        browser_name: What to call the browser: 「Chromium」.
        is_side_by_side: The window takes the left of its screen, and a browser that opens the right.
        open_library: Opens the library once the window stands, which it is given for its dialogs;
            raises `StudioError` when it stays closed: the window shows what can be done about it.
        credentials: The vault, for 認証情報; None where this start has none.
        care: Backups, keys and recovery of the library; None where the library has no file.
        home: The folder of everything that is kept.
        flow_files: Reads and writes files of flows; None where neither is possible.
        schedules: 予定; None where this start has none.
        opens_alone: Says whether the open library opens with nobody there, as a schedule needs it.
        local_models: AI models on this computer; None where nobody looks for them.
    """

    workbench: Workbench
    settings: SettingsValues
    save_settings: Callable[[SettingsInput], Awaitable[None]]
    build_model: Callable[[SettingsInput], Awaitable[ChatModel]]
    test_connection: Callable[[SettingsInput], Awaitable[str]]
    served_models: Callable[[SettingsInput], Awaitable[tuple[str, ...]]]
    save_tables: SaveTables
    resources: Path
    library_note: str = ""
    browser_name: str = "Chromium"
    is_side_by_side: bool = True
    open_library: Callable[[QWidget], Awaitable[None]] | None = None
    credentials: SecretStore | None = None
    care: "LibraryCare | None" = None
    home: Path | None = None
    flow_files: FlowFiles | None = None
    schedules: Schedules | None = None
    opens_alone: Callable[[], bool] = lambda: True
    local_models: LocalModels | None = None

    @property
    def has_browser_beside(self) -> bool:
        """The browser has a window, which has a place beside this one."""
        return self.is_side_by_side and self.settings.mode is not ModeChoice.PRODUCTION
