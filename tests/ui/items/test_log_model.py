"""Events as lines of the log."""

import pytest

from studio.domain.action import Action, Click
from studio.domain.decision import Decision, ModelTier
from studio.domain.emergency import Trigger, TriggerKind
from studio.domain.events import (
    ActionFailed,
    ActionPerformed,
    DecisionMade,
    EmergencyEntered,
    Event,
    RunFinished,
    RunKind,
    RunStatus,
)
from studio.domain.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus, RowNote
from studio.domain.target import Target
from studio.ui.items.log_model import (
    EVIDENCE_WORDS,
    VERB_ICONS,
    LogEntry,
    LogModel,
    Tone,
    entry_of,
)
from studio.ui.theme import icon
from tests.domain.test_action import ONE_OF_EACH

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
    assert entry.sub == "名前で・自信度 0.91・1.1 秒・「{0} 件」が出ました・2 件中 1 件 → 甲"
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
    assert done.sub == "画面の構造から・ファイル「請求書.pdf」"
    assert not icon(done.icon, "#000000").pixmap(16).isNull()
    bad = Outcome(status=OutcomeStatus.FAILED)
    assert entry_of(ActionFailed(action=action, words="x", outcome=bad))


def test_no_verb_and_no_fact_is_without_picture_or_words() -> None:
    assert set(VERB_ICONS) == {action.verb for action, _ in ONE_OF_EACH}
    assert set(EVIDENCE_WORDS) == set(EvidenceKind)


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
