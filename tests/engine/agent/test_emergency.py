import pytest

from studio.domain.runs.emergency import TriggerKind
from studio.engine.agent.emergency import Turn, emergency_trigger, may_leave

OK = Turn(is_progress=True, confidence=0.9, signature="ok")


def failed(confidence: float = 0.5, code: str = "X", signature: str = "") -> Turn:
    return Turn(is_progress=False, confidence=confidence, code=code, signature=signature)


NOT_FOUND = failed(code="TARGET_NOT_FOUND")
A, B = (Turn(is_progress=True, confidence=0.9, signature=name) for name in "ab")


@pytest.mark.parametrize(
    ("turns", "stalled_s", "expected"),
    [
        ((), 0, None),
        ((failed(), failed()), 0, None),
        ((failed(), failed(), failed()), 0, (TriggerKind.FAILURES, 3)),
        ((failed(), OK, failed(), failed()), 0, None),
        ((failed(), failed(), failed(), OK), 0, None),
        ((), 29.9, None),
        ((), 30.0, (TriggerKind.STALL, 30.0)),
        ((OK, failed(0.1)) * 2, 0, None),
        ((Turn(True, 0.29),) * 5, 0, (TriggerKind.LOW_CONFIDENCE, 0.29)),
        ((Turn(True, 0.30),) * 5, 0, None),
        ((Turn(True, 0.0),) * 4, 0, None),
        ((OK, *(Turn(True, 0.2),) * 5), 0, (TriggerKind.LOW_CONFIDENCE, 0.2)),
        ((NOT_FOUND,), 0, None),
        ((NOT_FOUND, NOT_FOUND), 0, (TriggerKind.NOT_FOUND, 2)),
        ((NOT_FOUND, OK, NOT_FOUND), 0, None),
        ((NOT_FOUND, failed()), 0, None),
        ((A, A), 0, None),
        ((A, A, A), 0, (TriggerKind.REPEATED, 3)),
        ((A, A, B), 0, None),
        ((A, B, A), 0, None),
        ((A, B, A, B), 0, (TriggerKind.REPEATED, 4)),
        ((A, B, B, A), 0, None),
        ((Turn(True, 0.9),) * 4, 0, None),
    ],
)
def test_the_triggers(
    turns: tuple[Turn, ...], stalled_s: float, expected: tuple[TriggerKind, float] | None
) -> None:
    trigger = emergency_trigger(turns, stalled_s)
    found = (trigger.kind, trigger.figure) if trigger else None
    assert found == (expected and (expected[0], pytest.approx(expected[1])))


@pytest.mark.parametrize(
    ("turns", "expected"),
    [
        ((), False),
        ((OK, OK), False),
        ((OK, OK, OK), True),
        ((OK, OK, failed(), OK), False),
        ((failed(), OK, OK, OK), True),
    ],
)
def test_three_verified_steps_in_a_row_leave(turns: tuple[Turn, ...], expected: bool) -> None:
    assert may_leave(turns) is expected
