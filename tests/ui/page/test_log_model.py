"""Events as lines of the log."""

import pytest

from studio.domain.actions.action import Action, Click
from studio.domain.actions.outcome import (
    Evidence,
    EvidenceKind,
    ExtractedTable,
    Outcome,
    OutcomeStatus,
    RowNote,
)
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    BudgetNeared,
    DecisionMade,
    EmergencyEntered,
    Event,
    ItemVerified,
    PageWarned,
    RequestStopped,
    RunFinished,
    RunKind,
    RunPaused,
    RunStatus,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.page.target import Target
from studio.domain.runs.decision import Decision, ModelTier
from studio.domain.runs.emergency import Trigger, TriggerKind
from studio.ui.page.log_model import (
    VERB_ICONS,
    LogEntry,
    LogModel,
    Tone,
    entry_of,
)
from studio.ui.widgets.theme import icon
from tests.domain.actions.test_action import ONE_OF_EACH

CLICK = Click(target=Target(name="検索", role="button"))


def test_an_act_says_how_it_was_found_and_what_it_did() -> None:
    outcome = Outcome(
        status=OutcomeStatus.OK,
        evidence=(Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="{0} 件"),),
        rows=(RowNote(row="甲", is_match=True, is_taken=True), RowNote(row="乙", is_match=False)),
        elapsed_ms=1_140.0,
    )
    entry = entry_of(
        ActionPerformed(
            action=CLICK,
            words="「検索」をクリック",
            outcome=outcome,
            confidence=0.914,
            found_by="role",
        )
    )
    assert entry is not None
    assert entry.text == "「検索」をクリック"
    assert entry.sub == "名前で・1.1 秒・「{0} 件」が出ました・2 件中 1 件 → 甲"
    assert not entry.is_problem


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("action", [action for action, _ in ONE_OF_EACH], ids=lambda a: a.verb)
def test_every_act_has_a_line_and_a_picture(action: Action) -> None:
    outcome = Outcome(
        status=OutcomeStatus.OK,
        evidence=(Evidence(kind=EvidenceKind.FILE, detail="請求書.pdf"),),
    )
    done = entry_of(ActionPerformed(action=action, words="x", outcome=outcome, found_by="ref"))
    assert done is not None
    assert done.sub == "画面から・ファイル「請求書.pdf」"
    assert not icon(done.icon, "#000000").pixmap(16).isNull()
    bad = Outcome(status=OutcomeStatus.FAILED)
    assert entry_of(ActionFailed(action=action, words="x", outcome=bad))


def test_no_verb_is_without_picture() -> None:
    assert set(VERB_ICONS) == {action.verb for action, _ in ONE_OF_EACH}


@pytest.mark.parametrize(
    ("event", "tone"),
    [
        (
            ActionFailed(words="x", outcome=Outcome(status=OutcomeStatus.FAILED, code="C")),
            Tone.BAD,
        ),
        (ActionFailed(words="x", outcome=Outcome(status=OutcomeStatus.NO_EFFECT)), Tone.WARN),
        (
            EmergencyEntered(trigger=Trigger(kind=TriggerKind.FAILURES, figure=3), model="m"),
            Tone.WARN,
        ),
        (RunFinished(run_kind=RunKind.AGENT, status=RunStatus.DONE), Tone.GOOD),
        (RunFinished(run_kind=RunKind.AGENT, status=RunStatus.STOPPED), Tone.CALM),
    ],
)
def test_tones(event: Event, tone: Tone) -> None:
    entry = entry_of(event)
    assert entry is not None
    assert entry.tone is tone


SEEN = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="カートに追加しました")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("event", "icon_name", "text", "sub", "is_problem"),
    [
        (
            RequestStopped(method="POST", url="https://a.example/x", reason="許可がありません"),
            "shield-halved", "送信を止めました：許可がありません", "POST https://a.example/x", True,
        ),
        (
            PageWarned(words="パスワードを画面に出しています。", remedy="管理者に知らせてください。"),
            "shield-halved", "パスワードを画面に出しています。", "管理者に知らせてください。", True,
        ),
        (
            BudgetNeared(budget="steps", used=30, limit=40),
            "gauge-high", "手順の上限の 75 % を使いました（30 / 40 手順）",
            "上限に達すると、そこで止まります", True,
        ),
        (
            ItemVerified(item_id="a", is_confirmed=True, evidence=(SEEN,)),
            "circle-check", "できたことを確かめました", "「カートに追加しました」が出ました", False,
        ),
        (
            ItemVerified(item_id="a", is_confirmed=False, reason="変わりません", asked_model="小"),
            "circle-question", "できたかどうか確認できませんでした",
            "変わりません・確認した AI：小", True,
        ),
        (
            UserInputRequested(request_id="1", question="どれですか？"),
            "user-check", "あなたの番です：どれですか？", "", True,
        ),
        (
            UserInputReceived(request_id="1", text="大阪"),
            "user-check", "あなたから引き継ぎました", "答え：大阪", False,
        ),
    ],
)  # fmt: skip
def test_guards_verification_and_answers_have_lines(
    event: Event, icon_name: str, text: str, sub: str, is_problem: bool
) -> None:
    entry = entry_of(event)
    assert entry is not None
    assert (entry.icon, entry.text, entry.sub) == (f"fa6s.{icon_name}", text, sub)
    assert entry.is_problem is is_problem
    assert not icon(entry.icon, "#000000").pixmap(16).isNull()


def test_a_table_is_told_by_its_size() -> None:
    table = ExtractedTable(columns=("a", "b"), rows=(("1", "2"),) * 3)
    outcome = Outcome(status=OutcomeStatus.OK, table=table)
    entry = entry_of(ActionPerformed(action=CLICK, words="x", outcome=outcome))
    assert entry is not None
    assert entry.sub == "3 行 × 2 列の表"


def test_a_halt_says_before_which_step() -> None:
    at_step = entry_of(RunPaused(step_id="s2", words="「検索」をクリック"))
    by_hand = entry_of(RunPaused())
    assert at_step
    assert by_hand
    assert at_step.text == "次の手順の前で止まりました：「検索」をクリック"
    assert at_step.item_id == "s2"
    assert by_hand.text == "一時停止しました"


def test_thinking_leaves_no_line() -> None:
    event = DecisionMade(decision=Decision(), tier=ModelTier.SMALL, model="m", confidence=0.5)
    assert entry_of(event) is None


def test_the_filter_keeps_problems_and_comes_back() -> None:
    model = LogModel()
    for number in range(10):
        tone = Tone.BAD if number % 5 == 0 else Tone.GOOD
        model.add(LogEntry("fa6s.play", tone, str(number)))
    model.show_problems_only(is_on=True)
    model.add(LogEntry("fa6s.play", Tone.GOOD, "10"))
    assert [entry.text for entry in model.entries] == ["0", "5"]
    model.show_problems_only(is_on=False)
    assert len(model.entries) == 11
