"""The prompts, as they lie in `resources/prompts`."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from studio.domain.errors import SettingsError
from studio.engine.resources import resource_file
from studio.words import tr

_HEADER: Final = re.compile(r"<!-- (?P<name>\w+) (?P<version>v\d+) -->\n")


@dataclass(frozen=True, slots=True)
class Prompt:
    """The stable part of a prompt; it comes first, so that providers can cache it.

    Attributes:
        name: `plan`, `decide` or `verify`.
        version: `v1`, from the header line of the file, which is not sent.
        text: What the model reads.
    """

    name: str
    version: str
    text: str


@cache
def load_prompt(name: str) -> Prompt:
    """Read `resources/prompts/NAME.md`.

    Raises:
        SettingsError: The file is missing, or its header line is.
    """
    text = resource_file(f"prompts/{name}.md").read_text(encoding="utf-8")
    header = _HEADER.match(text)
    if header is None or header["name"] != name:
        raise SettingsError(
            "PROMPT_DAMAGED",
            tr("モデルへの指示文（{name}）が壊れています。", name=name),
            tr("手順スタジオをインストールし直してください。"),
        )
    return Prompt(name, header["version"], text[header.end() :].strip())
