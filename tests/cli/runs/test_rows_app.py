"""`tejun rows` on a library in memory and real files."""

from pathlib import Path

import pytest

from studio.cli.lines.row_line import finished_line, row_line
from studio.cli.lines.rows_lines import event_is_told
from studio.cli.runs.rows_commands import EXIT_NEEDS_PERSON
from studio.domain.errors import BrowserTimeoutError, LibraryError
from studio.domain.events.events import BatchFinished, RowChanged, RunPaused
from studio.domain.runs.batch import BatchRow, RowState
from studio.domain.values.variable import Variable
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.export.flow_parts import click_step, fill_step, make_flow

NAME = "検索の手順"


@pytest.fixture
def table(house: FakeHouse, tmp_path: Path) -> Path:
    """A flow in the library, and a table for it."""
    flow = make_flow(fill_step("{{言葉}}"), click_step("検索", needs_approval=True))
    variables = (*flow.variables, Variable(name="言葉", ask_each_time=True))
    house.store.flows[flow.id] = flow.model_copy(update={"name": NAME, "variables": variables})
    house.store._versions.setdefault(flow.id, [])  # pyright: ignore[reportPrivateUsage]
    path = tmp_path / "言葉.csv"
    path.write_bytes("言葉,メモ\r\n本,x\r\nＣＤ,y\r\n".encode("cp932"))
    return path


def batch_of(house: FakeHouse) -> str:
    (batch_id,) = house.store.jobs
    return batch_id


def states(house: FakeHouse) -> list[RowState]:
    return [row.state for row in house.store.job_rows[batch_of(house)].values()]


def test_it_reads_says_what_goes_where_and_does_each_row(
    tejun: Tejun, house: FakeHouse, table: Path
) -> None:
    said = tejun("rows", "run", NAME, str(table), "--yes", "--headless")
    assert said.code == 0, said
    assert "言葉.csv：2 行、2 列" in said.out
    assert "言葉 ← 言葉：本、ＣＤ" in said.out
    assert "[x] 2 行目 完了" in said.out
    assert [act for act in house.browser.acts if "入力" in act] == [
        "「検索」に「本」を入力",
        "「検索」に「ＣＤ」を入力",
    ]


def test_a_column_is_mapped_and_converted_by_name(
    tejun: Tejun, house: FakeHouse, table: Path
) -> None:
    options = ("--map", "言葉=メモ", "--convert", "言葉=upper,trimmed")
    assert tejun("rows", "run", NAME, str(table), *options, "--yes", "--headless").code == 0
    assert "「検索」に「Y」を入力" in house.browser.acts


def test_one_is_tried_and_the_rest_done_later(tejun: Tejun, house: FakeHouse, table: Path) -> None:
    said = tejun("rows", "run", NAME, str(table), "--try", "--yes", "--headless")
    assert said.code == 0
    assert "tejun rows resume" in said.err
    assert states(house) == [RowState.DONE, RowState.WAITING]
    said = tejun("rows", "resume", batch_of(house)[:6], "--yes", "--headless")
    assert said.code == 0
    assert "2 行のうち、1 行が完了しています。残りは 1 行で、2 行目から行います。" in said.err
    assert states(house) == [RowState.DONE, RowState.DONE]


def test_rows_that_were_done_before_are_left_out_when_it_is_said(
    tejun: Tejun, house: FakeHouse, table: Path
) -> None:
    begin = ("rows", "run", NAME, str(table), "--yes", "--headless")
    assert tejun(*begin, "--try").code == 0
    said = tejun(*begin)
    assert said.code == 1
    assert "--skip-done" in said.err
    assert tejun(*begin, "--skip-done", "--again").code == 2
    assert tejun(*begin, "--skip-done").code == 0
    newest = list(house.store.jobs)[-1]
    now = [row.state for row in house.store.job_rows[newest].values()]
    assert now == [RowState.SKIPPED, RowState.DONE]


def test_nobody_there_and_no_yes_does_nothing(tejun: Tejun, house: FakeHouse, table: Path) -> None:
    said = tejun("rows", "run", NAME, str(table), "--headless")
    assert said.code == EXIT_NEEDS_PERSON
    assert "人の確認が必要です" in said.err
    assert house.browser.acts == []


def test_a_job_that_a_fault_keeps_from_beginning_is_not_kept(
    tejun: Tejun, house: FakeHouse, table: Path
) -> None:
    begin = ("rows", "run", NAME, str(table), "--yes", "--headless")
    said = tejun(*begin, "--cluster", "http://x")
    assert said.code == 1, said
    assert "残していません" in said.err
    assert house.store.jobs == {}


def test_a_job_that_a_fault_ends_later_says_how_to_go_on(
    tejun: Tejun, house: FakeHouse, table: Path
) -> None:
    house.store.refusals["add_run"] = LibraryError("DISK_FULL", "書き込めません。")
    said = tejun("rows", "run", NAME, str(table), "--yes", "--headless")
    assert said.code == 1, said
    assert f"続き：tejun rows resume {batch_of(house)}" in said.err


def test_checking_only_keeps_nothing(tejun: Tejun, house: FakeHouse, table: Path) -> None:
    assert tejun("rows", "run", NAME, str(table), "--check").code == 0
    assert house.store.jobs == {}


def test_rows_that_cannot_be_used_are_told_before_anything_runs(
    tejun: Tejun, house: FakeHouse, table: Path
) -> None:
    arguments = (
        "rows",
        "run",
        NAME,
        str(table),
        "--convert",
        "言葉=date_iso",
        "--yes",
        "--headless",
    )
    said = tejun(*arguments)
    assert said.code == 1
    assert "× 1 行目「言葉」：「本」を変換できません" in said.out
    assert "使えない行が 2 件" in said.err
    assert house.browser.acts == []
    said = tejun(*arguments, "--skip-bad")
    assert said.code == 0
    assert states(house) == [RowState.SKIPPED, RowState.SKIPPED]


def test_an_unclear_row_is_asked_about_and_answered(
    tejun: Tejun, house: FakeHouse, table: Path
) -> None:
    house.store.job_rows.clear()
    tejun("rows", "run", NAME, str(table), "--try", "--yes", "--headless")
    rows = house.store.job_rows[batch_of(house)]
    rows[2] = rows[2].model_copy(update={"state": RowState.RUNNING, "run_id": "lost"})
    said = tejun("rows", "resume", batch_of(house), "--yes", "--headless")
    assert said.code == 3
    assert "[?] 2 行目 要確認" in said.out
    refused = tejun("rows", "resume", batch_of(house), "--answer", "unclear=done", "--yes")
    assert refused.code == 3
    assert "1 行ずつ" in refused.err
    said = tejun("rows", "resume", batch_of(house), "--answer", "2=skip", "--yes", "--headless")
    assert said.code == 0
    assert states(house) == [RowState.DONE, RowState.SKIPPED]


def test_rows_that_failed_are_done_again_when_it_is_said(
    tejun: Tejun, house: FakeHouse, table: Path
) -> None:
    house.browser.fault = BrowserTimeoutError("SLOW", "応答がありません。")
    said = tejun("rows", "run", NAME, str(table), "--on-failure", "go_on", "--yes", "--headless")
    assert said.code == 1
    assert states(house) == [RowState.FAILED, RowState.FAILED]
    house.browser.fault = None
    said = tejun("rows", "resume", batch_of(house), "--answer", "failed=again", "--yes")
    assert said.code == 0, said
    assert states(house) == [RowState.DONE, RowState.DONE]


def test_jobs_are_listed_shown_and_copied_out(tejun: Tejun, house: FakeHouse, table: Path) -> None:
    assert "くり返しの記録はありません" in tejun("rows", "list").err
    tejun("rows", "run", NAME, str(table), "--yes", "--headless")
    assert f"{batch_of(house)}  " in tejun("rows", "list").out
    shown = tejun("rows", "show", batch_of(house), "--json").objects[-1]
    assert [row["state"] for row in shown["rows"]] == ["done", "done"]
    said = tejun("rows", "export", batch_of(house))
    assert said.code == 0
    copy = table.with_name("言葉_結果.csv").read_bytes().decode("cp932")
    assert copy.splitlines()[0] == "言葉,メモ,結果,日時,理由"
    assert ",完了," in copy
    assert tejun("rows", "show", "zzz").code == 1


@pytest.mark.parametrize(
    "wrong",
    [("--answer", "2=maybe"), ("--answer", "x=done")],
)
def test_answers_that_say_nothing_are_refused(tejun: Tejun, wrong: tuple[str, str]) -> None:
    assert tejun("rows", "resume", "abc", *wrong).code == 2


def test_machines_hear_rows_and_no_steps(tejun: Tejun, table: Path) -> None:
    said = tejun("rows", "run", NAME, str(table), "--yes", "--headless", "--json")
    kinds = {line["kind"] for line in said.objects if "kind" in line}
    assert kinds == {"RowChanged", "BatchFinished"}


def test_lines_of_rows() -> None:
    row = BatchRow(number=3, state=RowState.UNCLEAR, reason="わかりません。")
    assert row_line(row) == "[?] 3 行目 要確認：わかりません。"
    end = BatchFinished(batch_id="b", done=1200, failed=0, unclear=1, waiting=0, message="停止。")
    assert finished_line(end) == "停止。完了 1,200 件、要確認 1 件"
    assert event_is_told(RowChanged(batch_id="b", row=row))
    assert not event_is_told(RunPaused())
