"""What a card of the library says, and the rows behind it."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt

from studio.domain.events.events import RunKind, RunStatus
from studio.domain.records.check import CheckKind, CheckReport, Finding, Severity
from studio.domain.records.history import FlowSummary, RunRecord
from studio.ui.library.library_model import (
    LibraryModel,
    check_fact,
    facts_of,
    in_one_line,
    mark_of,
    purpose_of,
)

NOW = datetime.now(UTC).astimezone()


def make_run(status: RunStatus, message: str = "", model_calls: int = 0) -> RunRecord:
    return RunRecord(
        run_id="r1",
        name="勤怠",
        run_kind=RunKind.REPLAY,
        status=status,
        message=message,
        started_at=NOW,
        elapsed_s=2.1,
        model_calls=model_calls,
    )


def make_summary(
    last_run: RunRecord | None = None,
    recent_ok: int = 0,
    recent_runs: int = 0,
    flow_id: str = "f1",
    name: str = "勤怠の締め確認",
) -> FlowSummary:
    return FlowSummary(
        flow_id=flow_id,
        name=name,
        purpose="未入力の人を一覧にする",
        owner="経理部　山田",
        sites=("kintai.example.co.jp", "portal.example.jp"),
        version=1,
        steps=3,
        updated_at=NOW,
        recent_ok=recent_ok,
        recent_runs=recent_runs,
        last_run=last_run,
    )


def words(summary: FlowSummary) -> list[str]:
    return [fact.text for fact in facts_of(summary, NOW)]


def test_a_new_flow_says_that_it_never_ran() -> None:
    assert words(make_summary()) == [
        "まだくり返していません",
        "kintai.example.co.jp、portal.example.jp",
        "経理部 山田",
    ]


@pytest.mark.parametrize(
    ("last_run", "end"),
    [
        (make_run(RunStatus.DONE), "できました・2.1 秒"),
        (make_run(RunStatus.FAILED), "できませんでした"),
        (
            make_run(RunStatus.FAILED, "選択欄が見つかりません"),
            "できませんでした：選択欄が見つかりません",
        ),
        (make_run(RunStatus.STOPPED, "停止しました。"), "止めました"),
        (make_run(RunStatus.LIMIT, "あ" * 300), "上限に達して止まりました：" + "あ" * 35 + "…"),
    ],
)
def test_the_last_result_in_words(last_run: RunRecord, end: str) -> None:
    shown = words(make_summary(last_run))
    assert [text.endswith(f"・{end}") for text in shown].count(True) == 1


def test_a_card_has_no_figures_of_engineers() -> None:
    summary = make_summary(make_run(RunStatus.DONE, model_calls=2), recent_ok=18, recent_runs=20)
    assert not any("信頼度" in text or "AI" in text for text in words(summary))


def test_a_card_is_read_aloud_as_a_whole() -> None:
    summary = make_summary().model_copy(update={"is_imported": True})
    assert in_one_line(summary, NOW) == (
        "勤怠の締め確認、取り込み・未確認、未入力の人を一覧にする、"
        "まだくり返していません、kintai.example.co.jp、portal.example.jp、経理部 山田"
    )
    model = LibraryModel()
    model.show([summary])
    spoken = model.index(0, 0).data(int(Qt.ItemDataRole.AccessibleTextRole))
    assert spoken == in_one_line(summary, NOW)


def test_a_draft_is_marked_beside_its_name() -> None:
    draft = make_summary().model_copy(update={"is_draft": True})
    mark = mark_of(draft)
    assert mark is not None
    assert mark.text == "下書き・未確認"
    assert in_one_line(draft, NOW).startswith("勤怠の締め確認、下書き・未確認、")
    assert mark_of(make_summary()) is None


def test_a_purpose_names_a_credential_as_it_is_written_elsewhere() -> None:
    flow = make_summary().model_copy(update={"purpose": "{{秘密:総務}}でログインする"})
    assert purpose_of(flow) == "〔認証情報：総務〕でログインする"


def test_a_flow_without_a_purpose_tells_its_size() -> None:
    assert purpose_of(make_summary().model_copy(update={"purpose": ""})) == "3 手順"


def test_rows_follow_what_is_shown() -> None:
    model = LibraryModel()
    model.show([make_summary(flow_id=f"f{n}", name=f"手順 {n}") for n in range(30)])
    assert model.rowCount() == 30
    assert model.index(7, 0).data() == "手順 7"
    assert model.row_of("f29") == 29
    model.show([make_summary(flow_id="f29")])
    assert (model.rowCount(), model.row_of("f29"), model.row_of("f7")) == (1, 0, -1)
    assert model.flow(1) is None
    assert not model.index(1, 0).isValid()


def test_what_a_check_found_stands_first_while_it_is_of_this_version() -> None:
    flow = make_summary()
    wrong = Finding(code="X", severity=Severity.ERROR, message="")
    mild = Finding(code="Y", severity=Severity.WARNING, message="")
    report = CheckReport(
        flow_id=flow.flow_id,
        flow_version=flow.version,
        check_kind=CheckKind.READ,
        findings=(wrong, mild, mild),
    )
    found = check_fact(report, flow)
    assert found
    assert found.text == "点検：問題 1・注意 2"
    often = wrong.model_copy(update={"code": "FAILING_OFTEN"})
    alarm = check_fact(report.model_copy(update={"findings": (often,)}), flow)
    assert alarm
    assert "失敗" in alarm.text
    assert check_fact(report.model_copy(update={"findings": ()}), flow) is None
    assert check_fact(report.model_copy(update={"flow_version": 99}), flow) is None
    model = LibraryModel()
    model.show((flow,), {flow.flow_id: report})
    assert model.facts(flow, datetime.now(UTC))[0] == found
    assert "点検" in str(model.data(model.index(0), int(Qt.ItemDataRole.AccessibleTextRole)))
