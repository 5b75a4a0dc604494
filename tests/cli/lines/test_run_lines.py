"""Lines about runs hold one line each, whatever a page put into them."""

from hypothesis import given, settings
from hypothesis import strategies as st

from studio.cli.lines.run_lines import detail_lines, pattern_lines, run_line
from studio.domain.events.events import RunStatus
from studio.domain.records.history import Cause, FailurePattern, RunDetail, RunStep
from studio.domain.values.moments import moment_of
from tests.library.samples import NOON, make_run, run_steps, texts


@settings(max_examples=40, deadline=None)
@given(st.lists(run_steps, max_size=3), texts, st.sampled_from(RunStatus), st.none() | st.just(1.5))
def test_any_run_can_be_told(
    steps: list[RunStep], text: str, status: RunStatus, yen: float | None
) -> None:
    record = make_run("1", name=text, message=text, status=status, yen=yen, sites=(text,))
    lines = detail_lines(RunDetail(record=record, steps=tuple(steps)))
    assert lines[0] == run_line(record)
    assert len(lines) >= 2 + max(1, len(steps))
    assert not any("\n" in line or "\u202e" in line for line in lines)


def test_a_pattern_with_and_without_what_is_known() -> None:
    bare = FailurePattern(
        site="", code="X", element="", cause=Cause.NETWORK, count=2, first_at=NOON, last_at=NOON
    )
    assert pattern_lines(bare) == [
        f"2 回（最後は {moment_of(NOON)}）[通信] 場所の記録なし  X",
    ]
    full = bare.model_copy(update={"helped": "戻る", "flow_names": ("甲", "乙"), "message": "なし"})
    assert pattern_lines(full)[1:] == [
        "  起きたこと：なし",
        "  うまくいった方法：戻る",
        "  手順：甲、乙",
    ]
