"""Results on stdout, everything beside them on stderr."""

import json

import pytest

from studio.cli.terminal.console import Console, JsonConsole, TextConsole
from studio.domain.errors import StudioError
from studio.domain.events.events import EVENT_ADAPTER, RunPaused
from studio.domain.records.doctor import DoctorLine, Health

FAULT = StudioError(
    "SITE_DOWN", "サイトが応答していません。", "少し待ってください。", "secret detail"
)
LINE = DoctorLine(name="x", state=Health.OK, message="y")


def said(console: Console, capsys: pytest.CaptureFixture[str]) -> tuple[list[str], list[str]]:
    console.event(RunPaused())
    console.result(LINE, ["一行目", "[bold]二行目[/bold]"])
    console.note("ひとこと")
    console.fault(FAULT)
    out, err = capsys.readouterr()
    return out.splitlines(), err.splitlines()


def test_people_read_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    out, err = said(TextConsole(), capsys)
    assert out == ["一時停止しています。", "一行目", "[bold]二行目[/bold]"]
    assert err == ["ひとこと", "エラー：サイトが応答していません。", "次に：少し待ってください。"]


def test_machines_read_objects(capsys: pytest.CaptureFixture[str]) -> None:
    out, err = said(JsonConsole(), capsys)
    event, result, fault = (json.loads(line) for line in out)
    assert EVENT_ADAPTER.validate_python(event).kind == "RunPaused"
    assert result == {"name": "x", "state": "ok", "message": "y", "remedy": ""}
    assert (fault["kind"], fault["code"]) == ("FaultShown", "SITE_DOWN")
    assert err == ["ひとこと", "エラー：サイトが応答していません。少し待ってください。"]


@pytest.mark.parametrize("console", [TextConsole(), JsonConsole()])
def test_details_are_never_shown_unasked(
    console: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    console.fault(FAULT)
    assert "secret detail" not in "".join(capsys.readouterr())
