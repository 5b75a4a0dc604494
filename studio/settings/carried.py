"""Settings of one start that stand in its command: what an entry of a schedule carries instead of an environment."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from studio.domain.errors import SettingsError
from studio.settings.settings import KEY_FIELD, PREFIX, Settings
from studio.words import tr

_CARRIED: Final = {
    f"{PREFIX}{name.upper()}": name for name in Settings.model_fields if name != KEY_FIELD
}
"""By variable; a key stands in no command and in no file."""


def settings_given(environ: Mapping[str, str]) -> dict[str, str]:
    """Return by name the settings that this start was given by variables, as they are meant in every folder."""
    return {
        _CARRIED[variable]: _from_anywhere(variable, value)
        for variable, value in environ.items()
        if value and variable in _CARRIED
    }


def variables_of(given: Mapping[str, str]) -> dict[str, str]:
    """Return settings as the variables that a start reads.

    Args:
        given: By name.

    Raises:
        SettingsError: NO_SUCH_SETTING: there is none of this name, or it is the key.
    """
    names = _CARRIED.values()
    unknown = next((name for name in given if name not in names), None)
    if unknown is not None:
        raise SettingsError(
            "NO_SUCH_SETTING",
            tr("--setting に「{unknown}」は書けません。", unknown=unknown),
            tr("使える設定：{names}", names=tr("、").join(names)),
        )
    return {f"{PREFIX}{name.upper()}": value for name, value in given.items()}


def _from_anywhere(variable: str, value: str) -> str:
    """Return a setting as it is meant here: a turn is started in another folder."""
    is_file = variable.endswith("_FILE") or (os.sep in value and Path(value).exists())
    return str(Path(value).absolute()) if is_file and not value.startswith("~") else value
