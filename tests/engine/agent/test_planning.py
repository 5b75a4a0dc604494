from studio.domain.runs.checklist import Item
from studio.domain.runs.decision import StepRecord
from studio.engine.agent.planning import HISTORY_KEPT, derive_next_step, workflow_context


def test_the_meta_holds_id_sentence_and_attempt_and_no_guess() -> None:
    meta = derive_next_step(Item(id="i1", text="「Python」を検索する"), 3, 4)
    assert meta.model_dump() == {
        "id": "i1", "original_instruction": "「Python」を検索する", "attempt": 3, "turns": 4,
    }  # fmt: skip


def test_a_model_is_told_the_newest_turns() -> None:
    turns = [StepRecord(item="x", action=str(n), status="ok") for n in range(HISTORY_KEPT + 5)]
    kept = workflow_context(turns).step_history
    assert [turn.action for turn in kept] == [str(n) for n in range(5, HISTORY_KEPT + 5)]
