"""Global options, wherever they stand, and whether there is a screen."""

import pytest

from studio.cli.terminal.call import has_display, hoist_globals


@pytest.mark.parametrize(
    ("given", "hoisted"),
    [
        (["flows", "list", "--json"], ["--json", "flows", "list"]),
        (["run", "F", "--home", "d", "--yes"], ["--home", "d", "run", "F", "--yes"]),
        (["run", "F", "--mode=dev"], ["--mode=dev", "run", "F"]),
        (["run", "F", "--setting", "browser=b"], ["--setting", "browser=b", "run", "F"]),
        (["do", "--", "--json"], ["do", "--", "--json"]),
        (["do", "x", "--home"], ["do", "x", "--home"]),
        ([], []),
    ],
)
def test_globals_come_first(given: list[str], hoisted: list[str]) -> None:
    assert hoist_globals(given) == hoisted


@pytest.mark.parametrize(
    ("system", "display", "is_there"),
    [("linux", "", False), ("linux", ":0", True), ("win32", "", True), ("darwin", "", True)],
)
def test_a_display(
    monkeypatch: pytest.MonkeyPatch, system: str, display: str, is_there: bool
) -> None:
    monkeypatch.setattr("studio.cli.terminal.call.sys.platform", system)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert has_display() is is_there
