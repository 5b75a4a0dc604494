"""Finding this package's data files: prompts and prices."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import studio
from studio.domain.errors import SettingsError

_HEADER: Final = re.compile(r"<!-- (?P<name>\w+) (?P<version>v\d+) -->\n")


@dataclass(frozen=True, slots=True)
class Prompt:
    """The stable part of a prompt; it comes first, so that providers can cache it.

    Attributes:
        name: `plan` or `decide`.
        version: `v1`, from the header line of the file, which is not sent.
        text: What the model reads.
    """

    name: str
    version: str
    text: str


def resource_path(relative: str) -> Path:
    """Return a file of `resources/`, beside the package in a checkout, inside it when installed.

    Raises:
        SettingsError: The installation is incomplete.
    """
    package = Path(studio.__file__).parent
    for root in (package / "resources", package.parent / "resources"):
        if (root / relative).is_file():
            return root / relative
    raise SettingsError(
        "RESOURCE_MISSING",
        f"プログラムに必要なファイル（{relative}）が見つかりません。",
        "手順スタジオをインストールし直してください。",
    )


@cache
def load_prompt(name: str) -> Prompt:
    """Read `resources/prompts/NAME.md`.

    Raises:
        SettingsError: The file is missing, or its header line is.
    """
    text = resource_path(f"prompts/{name}.md").read_text(encoding="utf-8")
    header = _HEADER.match(text)
    if header is None or header["name"] != name:
        raise SettingsError(
            "PROMPT_DAMAGED",
            f"モデルへの指示文（{name}）が壊れています。",
            "手順スタジオをインストールし直してください。",
        )
    return Prompt(name, header["version"], text[header.end() :].strip())
