"""Durations and prices as people say them; which runs are shown."""

from datetime import datetime

import pytest

from studio.domain.events.events import RunKind, RunStatus
from studio.domain.records.history import RunRecord
from studio.domain.runs.formatting import cost_in_words, seconds_in_words
from studio.ui.history.history_model import RunFilter, found_runs, is_same

NOW = datetime(2026, 11, 21, 10, 30).astimezone()


def test_how_long_and_how_much() -> None:
    assert seconds_in_words(2.13) == "2.1 秒"
    assert seconds_in_words(125.7) == "2 分 5 秒"
    assert cost_in_words(3412, 1.23) == "3,412 文字ぶん・約1.2円"
    assert cost_in_words(3412, None) == "3,412 文字ぶん・料金不明"
    assert cost_in_words(0, None) == "0円"


def a_run(name: str, status: RunStatus = RunStatus.DONE, message: str = "") -> RunRecord:
    return RunRecord(
        run_id=name,
        flow_id=name,
        name=name,
        run_kind=RunKind.REPLAY,
        status=status,
        message=message,
        started_at=NOW,
        sites=("keihi.example.co.jp",),
    )


RUNS = found_runs(
    (
        a_run("請求書（１）"),
        a_run("勤怠", RunStatus.FAILED, "「保存」がありません。"),
        a_run("勤怠の締め"),
    )
)


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        (RunFilter(), ["請求書（１）", "勤怠", "勤怠の締め"]),
        (RunFilter("勤怠"), ["勤怠", "勤怠の締め"]),
        (RunFilter("勤怠 保存"), ["勤怠"]),
        (RunFilter("KEIHI (1)"), ["請求書（１）"]),
        (RunFilter(status=RunStatus.FAILED), ["勤怠"]),
        (RunFilter(flow_id="勤怠の締め"), ["勤怠の締め"]),
        (RunFilter("締め", RunStatus.FAILED), []),
    ],
)
def test_which_runs_are_wanted(wanted: RunFilter, names: list[str]) -> None:
    assert [record.name for record in wanted.picked(RUNS)] == names


def test_runs_that_are_there_already_are_known() -> None:
    records = [run.record for run in RUNS]
    assert is_same(RUNS, records)
    assert not is_same(RUNS, records[:-1])
    assert not is_same(RUNS, [*records[:-1], a_run("ほか")])
