"""A card of the library: what the flow is, how it went, what can be done."""

from datetime import UTC, datetime

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QWidget

from studio.domain.events import RunKind, RunStatus
from studio.domain.history import FlowSummary, RunRecord
from studio.ui.panels.library_card import CardCallbacks, LibraryCard
from studio.ui.theme import Theme
from tests.ui.conftest import child
from tests.ui.fakes import ListExporter

NOW = datetime.now(UTC)


def run(status: RunStatus, message: str = "", model_calls: int = 0) -> RunRecord:
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


def flow(
    last_run: RunRecord | None = None, recent_ok: int = 0, recent_runs: int = 0
) -> FlowSummary:
    return FlowSummary(
        flow_id="f1",
        name="勤怠の締め確認",
        purpose="未入力の人を一覧にする",
        owner="",
        sites=("kintai.example.co.jp", "portal.example.jp"),
        version=1,
        steps=3,
        updated_at=NOW,
        recent_ok=recent_ok,
        recent_runs=recent_runs,
        last_run=last_run,
    )


def make_card(
    theme: Theme, host: QWidget, summary: FlowSummary, done: list[str] | None = None
) -> LibraryCard:
    given = done if done is not None else []
    callbacks = CardCallbacks(
        run=lambda flow_id: given.append(f"run {flow_id}"),
        export=lambda shown, name: given.append(f"export {shown.flow_id} {name}"),
        delete=lambda shown: given.append(f"delete {shown.flow_id}"),
    )
    return LibraryCard(summary, {"python": ListExporter()}, theme, callbacks, host)


def words(card: LibraryCard) -> list[str]:
    return [label.text() for label in card.findChildren(QLabel) if label.text()]


def test_a_new_flow_says_that_it_never_ran(theme: Theme, host: QWidget) -> None:
    assert words(make_card(theme, host, flow())) == [
        "勤怠の締め確認",
        "未入力の人を一覧にする",
        "kintai.example.co.jp、portal.example.jp",
        "まだ実行していません",
        "AI 0 回",
    ]


@pytest.mark.parametrize(
    ("last_run", "end"),
    [
        (run(RunStatus.DONE), "成功・2.1 秒"),
        (run(RunStatus.FAILED), "失敗"),
        (run(RunStatus.FAILED, "選択欄が見つかりません"), "失敗：選択欄が見つかりません"),
        (run(RunStatus.LIMIT, "あ" * 300), "上限：" + "あ" * 35 + "…"),
    ],
)
def test_the_last_result_in_words(
    theme: Theme, host: QWidget, last_run: RunRecord, end: str
) -> None:
    shown = words(make_card(theme, host, flow(last_run)))
    assert [text.endswith(f" {end}") for text in shown].count(True) == 1


def test_reliability_and_what_a_run_asked_of_a_model(theme: Theme, host: QWidget) -> None:
    summary = flow(run(RunStatus.DONE, model_calls=2), recent_ok=18, recent_runs=20)
    assert {"信頼度 18 / 20", "AI 2 回"} <= set(words(make_card(theme, host, summary)))


def test_each_button_does_what_it_says(theme: Theme, host: QWidget) -> None:
    done: list[str] = []
    card = make_card(theme, host, flow(), done)
    card.run_button.click()
    export = child(card, QAction, "export_python")
    export.trigger()
    child(card, QAction, "delete_flow").trigger()
    assert done == ["run f1", "export f1 python", "delete f1"]
    assert export.text() == "Python スクリプトに書き出す…"
    assert card.run_button.accessibleName() == "「勤怠の締め確認」を実行"
