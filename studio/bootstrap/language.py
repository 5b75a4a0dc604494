"""In which language a start speaks. Read first of all: what is imported later says its words in it."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from studio.settings.paths import Paths
from studio.words import JAPANESE

VARIABLE: Final = "TEJUN_LANGUAGE"
_HOME: Final = "--home"
_KEPT: Final = re.compile(r'^language\s*=\s*"(\w+)"', re.MULTILINE)


def wanted_language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the code of a language: the environment's, else what 設定 keeps, else Japanese.

    Args:
        arguments: Of the command line: the settings are those of its `--home`.
        environ: The environment.
    """
    said = environ.get(VARIABLE, "").strip()
    return said or _kept(Paths.resolve(_home_in(arguments), environ).settings_file) or JAPANESE


def _home_in(arguments: Sequence[str]) -> Path | None:
    for place, one in enumerate(arguments):
        if one == _HOME and place + 1 < len(arguments):
            return Path(arguments[place + 1])
        if one.startswith(f"{_HOME}="):
            return Path(one.partition("=")[2])
    return None


def _kept(settings_file: Path) -> str:
    """Return what stands in the settings; whoever reads all of them says what is wrong with them."""
    try:
        found = _KEPT.search(settings_file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return ""
    return found[1] if found else ""
