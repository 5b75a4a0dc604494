"""Turns in the log: a line of JSON each, no words of flows."""

import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

import pytest

from studio.domain.events import RunStatus
from studio.domain.schedule import TurnLine
from studio.scheduling.log_file import LOG_NAME, note_turn

FULL: Final = Path("/dev/full")
LINE = TurnLine(
    at=datetime(2026, 11, 26, tzinfo=UTC),
    schedule="ab12cd34",
    verdict="go",
    day=date(2026, 11, 26),
    status=RunStatus.NEEDS_PERSON,
    exit_code=3,
)


def test_each_turn_is_a_line(tmp_path: Path) -> None:
    for _ in range(2):
        note_turn(tmp_path, LINE)
    lines = (tmp_path / LOG_NAME).read_text("utf-8").splitlines()
    assert [TurnLine.model_validate(json.loads(line)) for line in lines] == [LINE, LINE]


def test_a_log_that_cannot_be_written_ends_nothing(tmp_path: Path) -> None:
    note_turn(tmp_path / "none", LINE)
    assert not (tmp_path / "none").exists()


@pytest.mark.skipif(not FULL.exists(), reason="this system has no full disk to try")
def test_a_full_disk_ends_nothing_and_prints_no_trace(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / LOG_NAME).symlink_to(FULL)
    note_turn(tmp_path, LINE)
    assert capfd.readouterr() == ("", "")
