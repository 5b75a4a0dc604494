"""Events as lines: short, calm, and harmless whatever a page wrote."""

import pytest

from studio.cli.lines.event_text import event_lines
from studio.domain.actions.action import Action, Click
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus, RowNote
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalRequested,
    BudgetNeared,
    EmergencyEntered,
    Event,
    InputKind,
    ItemChanged,
    ItemVerified,
    PageObserved,
    PageWarned,
    RequestStopped,
    RunFinished,
    RunKind,
    RunStatus,
    StepStarted,
    TargetHealed,
    UserInputRequested,
)
from studio.domain.page.target import Target
from studio.domain.runs.checklist import ItemState
from studio.domain.runs.emergency import Trigger, TriggerKind
from tests.domain.actions.test_action import ONE_OF_EACH

CLICK = Click(target=Target(name="検索"))
ROWS = (
    RowNote(row="高い本", is_match=False, reason="価格が合いません"),
    RowNote(row="よい本", is_match=True, is_taken=True),
)


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (StepStarted(item_id="1", text="検索", attempt=1), ()),
        (
            TargetHealed(step_id="1", words="「検索」をクリック", found_by="label", similarity=0.9),
            ("  ・ 「検索」をクリック：前と違う手がかりで（ラベルで）見つけました。",),
        ),
        (
            ActionPerformed(
                action=CLICK,
                words="「明細」からファイルを保存",
                outcome=Outcome(
                    status=OutcomeStatus.OK,
                    evidence=(Evidence(kind=EvidenceKind.FILE, detail="明細.csv（12 バイト）"),),
                ),
            ),
            ("  ・ 「明細」からファイルを保存", "      → ファイル：明細.csv（12 バイト）"),
        ),
        (StepStarted(item_id="1", text="検索", attempt=2), ("  ・ やり直します（2 回目）",)),
        (
            ItemChanged(item_id="1", text="検索", state=ItemState.DONE, elapsed_s=1.25),
            ("[x] 検索（1.2 秒）",),
        ),
        (
            ActionFailed(
                words="「検索」をクリック",
                outcome=Outcome(status=OutcomeStatus.FAILED, message="ありません。"),
            ),
            ("  × 「検索」をクリック：ありません。",),
        ),
        (
            ActionFailed(
                words="一度押しました。",
                outcome=Outcome(status=OutcomeStatus.FAILED, message="一度押しました。"),
            ),
            ("  × 一度押しました。",),
        ),
        (
            ActionFailed(
                words="「送信」をクリック",
                outcome=Outcome(status=OutcomeStatus.FAILED, message="応答がありません。"),
                may_be_sent=True,
            ),
            (
                "  × 「送信」をクリック：応答がありません。",
                "      もう送られたかもしれません。サイトで確かめてください。",
            ),
        ),
        (
            ActionPerformed(
                action=CLICK, words="選ぶ", outcome=Outcome(status=OutcomeStatus.OK, rows=ROWS)
            ),
            ("  ・ 選ぶ", "      2 行のうち 1 行が条件に合いました", "      → よい本"),
        ),
        (
            EmergencyEntered(trigger=Trigger(kind=TriggerKind.FAILURES, figure=3), model="large"),
            ("  ・ 緊急モード：連続 3 回失敗。large に切り替えます。",),
        ),
        (
            RunFinished(
                run_kind=RunKind.REPLAY,
                status=RunStatus.FAILED,
                message="「検索」が見つかりません。",
                remedy="画面を確かめてください。",
                elapsed_s=2,
                steps=3,
            ),
            (
                "失敗しました（2.0 秒、3 手順、モデル呼び出し 0 回）。",
                "  理由：「検索」が見つかりません。",
                "  次に：画面を確かめてください。",
            ),
        ),
        (
            UserInputRequested(
                request_id="1", question="サインインしてください", input_kind=InputKind.LOGIN
            ),
            (
                "  ？ あなたの番です：サインインしてください",
                "      ブラウザーでログインを済ませてから Enter を押してください。"
                "パスワードは、ここではなくブラウザーに入力します。",
            ),
        ),
        (
            RequestStopped(method="POST", url="https://b.example/", reason="許可がありません"),
            ("  ！ 送信を止めました：許可がありません（POST https://b.example/）",),
        ),
        (
            PageWarned(
                words="パスワードを画面に出しています。", remedy="管理者に知らせてください。"
            ),
            ("  ！ パスワードを画面に出しています。管理者に知らせてください。",),
        ),
        (
            BudgetNeared(budget="yen", used=7.5, limit=10),
            ("  ・ 費用の上限の 75 % を使いました（7.5 / 10 円）。",),
        ),
        (
            ItemVerified(
                item_id="a",
                is_confirmed=True,
                evidence=(Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="3 件"),),
            ),
            ("      確かめたこと：「3 件」が出ました",),
        ),
        (
            ItemVerified(item_id="a", is_confirmed=False, reason="変わりません。"),
            ("  ？ 未確認：変わりません。",),
        ),
        (PageObserved(epoch=1, url="u", title="t", elements=1, tokens=1, elapsed_ms=1), ()),
    ],
)
def test_lines(event: Event, lines: tuple[str, ...]) -> None:
    assert event_lines(event) == lines


@pytest.mark.parametrize("action", [action for action, _ in ONE_OF_EACH], ids=lambda a: a.verb)
def test_every_act_is_one_sentence(action: Action) -> None:
    outcome = Outcome(status=OutcomeStatus.OK)
    event = ActionPerformed(action=action, words=action.in_words(), outcome=outcome)
    assert event_lines(event) == (f"  ・ {action.in_words()}",)


def test_a_page_cannot_write_a_line_of_its_own() -> None:
    event = ApprovalRequested(
        request_id="1",
        act="注文\n[x] 完了しました\x1b[2J",
        host="例え.jp",
        details=(("宛先", "a\u202eb" * 200),),
    )
    first, second = event_lines(event)
    assert "\n" not in first
    assert "\x1b" not in first
    assert "\u202e" not in second
    assert len(second) <= 170
