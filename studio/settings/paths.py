"""Every place the studio writes to, under one home that a person can move."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

from studio.domain.errors import SettingsError
from studio.words import tr

HOME_VARIABLE: Final = "TEJUN_HOME"
_APP: Final = "tejun-studio"
_PRIVATE: Final = 0o700


@dataclass(frozen=True, slots=True)
class Paths:
    """The home folder and what stands in it. Making one touches no disk; `create` does."""

    home: Path

    @classmethod
    def resolve(cls, home: Path | None = None, environ: Mapping[str, str] | None = None) -> "Paths":
        """Choose the home: `--home`, else TEJUN_HOME, else the place of this operating system.

        Args:
            home: What the command line said, or None.
            environ: The environment; the process's own when None.
        """
        variables = os.environ if environ is None else environ
        named = home or variables.get(HOME_VARIABLE, "").strip()
        chosen = Path(named) if named else platformdirs.user_data_path(_APP, appauthor=False)
        return cls(home=chosen.expanduser().absolute())

    @property
    def library_file(self) -> Path:
        """The encrypted library."""
        return self.home / "library.db"

    @property
    def keys_file(self) -> Path:
        """The wrapped keys of the library; worthless without keychain, passphrase or recovery key."""
        return self.home / "library.keys"

    @property
    def passphrase_file(self) -> Path:
        """Where an unattended home (the demo's) keeps a passphrase of its own making."""
        return self.home / "passphrase.txt"

    @property
    def settings_file(self) -> Path:
        """Settings a person may also edit by hand; never holds a key."""
        return self.home / "settings.toml"

    @property
    def env_file(self) -> Path:
        """Credentials that a person keeps in a file of their own; only ever read."""
        return self.home / ".env"

    @property
    def logs(self) -> Path:
        """Log files."""
        return self.home / "logs"

    @property
    def browser_profile(self) -> Path:
        """The browser profile of this home; never the person's own profile."""
        return self.home / "browser-profile"

    @property
    def schedules_profile(self) -> Path:
        """The profile of scheduled runs: the window's may be in use, and must not be kept from it."""
        return self.home / "browser-profile-schedules"

    @property
    def schedules_file(self) -> Path:
        """When flows run by themselves, and what they are called; read before the library opens."""
        return self.home / "schedules.json"

    @property
    def model_checks_file(self) -> Path:
        """How models answered when they were tried; no secret, and no key."""
        return self.home / "model-checks.json"

    @property
    def locks(self) -> Path:
        """Locks of flows and schedules; empty files."""
        return self.home / "locks"

    @property
    def downloads(self) -> Path:
        """Files that pages gave."""
        return self.home / "downloads"

    @property
    def exports(self) -> Path:
        """Default folder for exported scripts."""
        return self.home / "exports"

    @property
    def runs(self) -> Path:
        """Pictures and downloads of runs."""
        return self.home / "runs"

    @property
    def backups(self) -> Path:
        """Copies of the library, encrypted with the same key."""
        return self.home / "backups"

    def create(self) -> "Paths":
        """Make the folders that are missing, readable by this account only.

        Returns:
            The same paths, so that `Paths.resolve(…).create()` reads in one line.

        Raises:
            SettingsError: HOME_UNUSABLE, when a folder cannot be made or a file is in the way.
        """
        folders = (
            self.home,
            self.logs,
            self.browser_profile,
            self.downloads,
            self.exports,
            self.runs,
            self.backups,
        )
        for folder in folders:
            try:
                folder.mkdir(mode=_PRIVATE, parents=True, exist_ok=True)
            except OSError as exc:
                raise SettingsError(
                    "HOME_UNUSABLE",
                    tr("データを置くフォルダーを作れません：{folder}", folder=folder),
                    tr(
                        "書き込める場所かどうかを確かめるか、--home や {home_variable} で別のフォルダーを指定してください。",
                        home_variable=HOME_VARIABLE,
                    ),
                    detail=str(exc),
                ) from exc
        return self
