"""In which language a start speaks. Read first of all: what is imported later says its words in it.

The window speaks the language that was chosen; a command speaks Japanese, whole, but for those that make what is read
elsewhere: a 手順書, a report, a turn of a schedule (its words stand in the window and on the desktop), the window's own trial.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from studio.settings.paths import Paths
from studio.words import JAPANESE

_VARIABLE: Final = "TEJUN_"
_HOME: Final = "--home"
_SETTING: Final = "--setting"
_NAME: Final = "language="
_VALUED: Final = (_HOME, "--mode", _SETTING)
_READ_ELSEWHERE: Final = (
    (),
    ("selftest",),
    ("schedule", "run"),
    ("flows", "document"),
    ("history", "report"),
)
"""The first words of these starts; none opens the window."""
_KEPT: Final = r'^{name}\s*=\s*"(\w+)"'


def language_of_start(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the code of the language in which a start speaks: that of the window, or Japanese.

    Args:
        arguments: Of the command line.
        environ: The environment.
    """
    words = _words_of(arguments)
    is_command = not any(words[: max(len(one), 1)] == one for one in _READ_ELSEWHERE)
    return JAPANESE if is_command else wanted_language(arguments, environ)


def wanted_language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the code of a language: the call's own, the environment's, else what 設定 keeps, else Japanese.

    Args:
        arguments: Of the command line: its `--setting`, and `--home`, whose settings are read.
        environ: The environment.
    """
    called = [one[len(_NAME) :] for one in _values(_SETTING, arguments) if one.startswith(_NAME)]
    homes = [Path(one) for one in _values(_HOME, arguments)]
    kept = kept_choice("language", homes[0] if homes else None, environ)
    return (called[-1].strip() if called else "") or kept or JAPANESE


def kept_choice(name: str, home: Path | None, environ: Mapping[str, str]) -> str:
    """Return one setting of a word, "" for none, without the second that reading all settings takes.

    Whoever reads all of them says what is wrong with them.

    Args:
        name: Of the setting.
        home: Of this start; None for the usual one.
        environ: The environment, which counts before what 設定 keeps.
    """
    said = environ.get(_VARIABLE + name.upper(), "").strip()
    if said:
        return said
    try:
        words = Paths.resolve(home, environ).settings_file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
    found = re.search(_KEPT.format(name=name), words, re.MULTILINE)
    return found[1] if found else ""


def _words_of(arguments: Sequence[str]) -> tuple[str, ...]:
    """Return the words of a call without options and what belongs to the program's own."""
    given = [one in _VALUED for one in ("", *arguments)]
    return tuple(
        word
        for word, is_value in zip(arguments, given, strict=False)
        if not (is_value or word.startswith("-"))
    )


def _values(option: str, arguments: Sequence[str]) -> list[str]:
    """Return what an option of the program's own is given, in order."""
    joined = f"{option}="
    return [
        following if one == option else one.removeprefix(joined)
        for one, following in pairwise((*arguments, ""))
        if one == option or one.startswith(joined)
    ]
