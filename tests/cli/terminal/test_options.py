"""The options that commands share are spelt as the settings and the files spell them."""

from typing import get_args

import typer

from studio.cli.terminal import options
from studio.settings.settings import EngineKind


def test_engines_are_those_of_the_house() -> None:
    assert {one.value for one in options.Engine} == {one.value for one in EngineKind}


def test_every_option_says_in_japanese_what_it_does() -> None:
    shared = [value for name, value in vars(options).items() if name[0].isupper()]
    infos = [
        info
        for value in shared
        for info in get_args(value)
        if isinstance(info, typer.models.ParameterInfo)
    ]
    assert len(infos) >= 8
    assert all(info.help and not info.help.isascii() for info in infos)
