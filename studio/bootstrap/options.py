"""What a face may say about one start."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from studio.settings.paths import Paths

if TYPE_CHECKING:
    from studio.bootstrap.home_library import AskPassphrase


@dataclass(frozen=True, slots=True)
class Options:
    """What a face may say about one start; None leaves it to the settings.

    Attributes:
        home: Folder of everything the studio writes.
        engine: `builtin` or `openai`.
        mode: `standard`, `development` or `production`.
        headless: Without a browser window.
        window: Where a headed browser goes: left, top, width, height in pixels of the screen.
        ask_passphrase: Asks the person where no keychain opens the library; None where nobody is.
        opens_browser: A run is sure to come: its browser starts while everything else is loaded.
        is_scheduled: A turn of a schedule: its browser is another one than the window's.
    """

    home: Path | None = None
    engine: str | None = None
    mode: str | None = None
    headless: bool | None = None
    window: tuple[int, int, int, int] | None = None
    ask_passphrase: "AskPassphrase | None" = None
    opens_browser: bool = False
    is_scheduled: bool = False


def home_of(options: Options) -> Path:
    """Return the folder that a start with these options writes to, made if it was missing.

    Raises:
        SettingsError: HOME_UNUSABLE.
    """
    return Paths.resolve(options.home).create().home
