"""What a terminal reads of a run, and how it answers."""

import io
import sys
import threading

import pytest

from studio.domain.actions.answer import GivenAnswer
from studio.domain.actions.outcome import ExtractedTable, Outcome, OutcomeStatus
from studio.domain.events.events import (
    EVENT_ADAPTER,
    ActionFailed,
    AnswerGiven,
    ApprovalRequested,
    Event,
    InputKind,
    ItemChanged,
    RequestStopped,
    RunFinished,
    RunKind,
    RunStarted,
    RunStatus,
    StepSkipped,
    UserInputRequested,
)
from studio.domain.runs.checklist import ItemState
from studio.runtime.terminal import Terminal, tell_program

FAILED = Outcome(status=OutcomeStatus.FAILED, message="見つかりません。")


def finished(status: RunStatus) -> RunFinished:
    return RunFinished(
        run_id="r", run_kind=RunKind.REPLAY, status=status, message="理由。", remedy="次に。"
    )


def told(*events: Event) -> tuple[str, str]:
    out, err = io.StringIO(), io.StringIO()
    terminal = Terminal(lambda _id, _yes, _text: None, out, err)
    for event in events:
        terminal.hear(event)
    return out.getvalue(), err.getvalue()


def test_a_program_reads_each_event_from_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    events = [
        RunStarted(run_id="r", run_kind=RunKind.REPLAY, name="本\n2", total=2),
        finished(RunStatus.FAILED),
    ]
    for event in events:
        tell_program(event)
    lines = capsys.readouterr().out.splitlines()
    assert [EVENT_ADAPTER.validate_json(line) for line in lines] == events


def test_progress_goes_one_way_and_faults_the_other() -> None:
    out, err = told(
        RunStarted(run_id="r", run_kind=RunKind.REPLAY, name="本", total=2),
        ItemChanged(run_id="r", item_id="a", text="開く", state=ItemState.RUNNING),
        ItemChanged(run_id="r", item_id="a", text="開く", state=ItemState.DONE),
        StepSkipped(run_id="r", step_id="s", words="押す", reason="ないため"),
        AnswerGiven(run_id="r", answer=GivenAnswer(text="残りは 3 日です。")),
        ActionFailed(run_id="r", words="「送る」をクリック", outcome=FAILED),
        RequestStopped(run_id="r", method="POST", url="http://x/", reason="記録にない"),
        finished(RunStatus.FAILED),
    )
    assert out == "[1/2] 開く\n  ・ 押す：ないため\n残りは 3 日です。\n"
    assert err.splitlines() == [
        "  ✖ 「送る」をクリック：見つかりません。",
        "  ✖ 止めた通信：POST http://x/（記録にない）",
        "止まりました：理由。次に。",
    ]


def test_the_end_says_what_to_do_here() -> None:
    assert told(finished(RunStatus.DONE)) == ("完了しました\n", "")
    assert "--yes" in told(finished(RunStatus.NEEDS_PERSON))[1]


def test_nothing_a_page_wrote_moves_the_terminal() -> None:
    out, _ = told(ItemChanged(run_id="r", item_id="a", text="\x1b[31m赤", state=ItemState.RUNNING))
    assert "\x1b" not in out


def test_a_table_is_written_out_whole() -> None:
    out = io.StringIO()
    table = ExtractedTable(columns=("名", "額"), rows=(("山,田", "1"), ("川", "2")))
    Terminal(lambda _id, _yes, _text: None, out).show(table)
    assert out.getvalue() == '名,額\n"山,田",1\n川,2\n'


class Terminals(io.StringIO):
    def isatty(self) -> bool:
        return True


APPROVAL = ApprovalRequested(
    run_id="r", request_id="q", act="注文する", host="shop", details=(("合計", "1円"),)
)


def question(kind: InputKind, *choices: str) -> UserInputRequested:
    return UserInputRequested(
        run_id="r", request_id="q", question="どれ？", input_kind=kind, choices=choices
    )


@pytest.mark.parametrize(
    ("event", "typed", "answer"),
    [
        (APPROVAL, "はい\n", ("q", True, "")),
        (APPROVAL, "ｙ\n", ("q", True, "")),
        (APPROVAL, "\n", ("q", False, "")),
        (question(InputKind.QUESTION), "青\n", ("q", True, "青")),
        (question(InputKind.STUCK, "もう一度", "飛ばす"), "2\n", ("q", True, "飛ばす")),
        (question(InputKind.LOGIN), "\n", ("q", True, "")),
        (question(InputKind.LOGIN), "やめる\n", ("q", False, "やめる")),
    ],
)
def test_a_question_is_answered_by_who_sits_there(
    event: Event, typed: str, answer: tuple[str, bool, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Terminals())
    came: list[tuple[str, bool, str]] = []
    is_there = threading.Event()

    def take(request_id: str, is_yes: bool, text: str) -> None:
        came.append((request_id, is_yes, text))
        is_there.set()

    err = io.StringIO()
    Terminal(take, io.StringIO(), err, lambda: typed).hear(event)
    assert is_there.wait(5)
    assert came[0][:2] == answer[:2]
    assert came[0][2] == answer[2] or not came[0][1]
    assert "注文する" in err.getvalue() or "どれ？" in err.getvalue()
