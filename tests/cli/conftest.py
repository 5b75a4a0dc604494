"""Calling the command line as a terminal would, with everything behind it in memory."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

import studio
from studio.cli.main import main
from tests.cli.fake_house import FakeHouse


@dataclass(frozen=True, slots=True)
class Said:
    """Exit code and both streams of one call."""

    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, Any]]:
        """Every line of stdout as JSON; fails when one is not."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events on stdout."""
        return [str(event["kind"]) for event in self.objects]


Tejun = Callable[..., Said]


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> FakeHouse:
    """Put the house in memory where `studio.bootstrap` is."""
    fake = FakeHouse()
    monkeypatch.setitem(sys.modules, "studio.bootstrap", fake)
    monkeypatch.setattr(studio, "bootstrap", fake, raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    return fake


@pytest.fixture
def tejun(house: FakeHouse, capsys: pytest.CaptureFixture[str]) -> Tejun:
    """Return a function that calls the program and returns what it said."""

    def call(*arguments: str) -> Said:
        code = main(arguments)
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call
