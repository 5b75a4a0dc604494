"""The questions of a run at the terminal: asked once each, their answers reach the run."""

import asyncio

import pytest

from studio.cli.terminal.answerer import Answerer
from studio.domain.actions.action import AskUser
from studio.domain.events.events import (
    ApprovalRequested,
    Event,
    InputKind,
    RunStatus,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.flows.flow import FlowStep
from studio.domain.runs.checklist import Checklist, Item
from studio.engine.runs.approval import ALWAYS
from studio.engine.workbench import RunOptions
from tests.cli.fake_house import FakeHouse, Options
from tests.export.flow_parts import make_flow

ORDER = Checklist(instruction="注文する", items=(Item(text="注文する"),))


@pytest.mark.parametrize(
    ("reply", "status", "acts"),
    [
        ("y\n", RunStatus.DONE, ["「注文を確定する」をクリック"]),
        ("n\n", RunStatus.STOPPED, []),
    ],
)
async def test_a_person_at_the_terminal_answers_the_run(
    reply: str, status: RunStatus, acts: list[str]
) -> None:
    house = FakeHouse()
    house.browser.button = "注文を確定する"
    async with house.open_studio(Options()) as studio:
        answerer = Answerer(studio.workbench, lambda: reply)
        studio.workbench.bus.subscribe(answerer.on_event)
        report = await studio.workbench.run(ORDER, RunOptions(is_attended=True))
        await answerer.close()
    assert report.finished.status is status
    assert house.browser.acts == acts


class Answers:
    """Stands where the workbench takes answers.

    Attributes:
        given: Id, yes or no, and words of every answer.
    """

    def __init__(self) -> None:
        self.given: list[tuple[str, bool, str]] = []
        self.heard = asyncio.Event()

    def answer(self, request_id: str, *, is_yes: bool, text: str = "") -> None:
        self.given.append((request_id, is_yes, text))
        self.heard.set()


async def answered(lines: list[str], *events: Event) -> list[tuple[str, bool, str]]:
    """Tell questions to a person who types these lines."""
    answers = Answers()
    answerer = Answerer(answers, lambda: lines.pop(0))
    for event in events:
        answerer.on_event(event)
    async with asyncio.timeout(30):
        while len(answers.given) < len(events):
            answers.heard.clear()
            await answers.heard.wait()
    await answerer.close()
    return answers.given


@pytest.mark.parametrize(
    ("kind", "line", "is_yes", "text"),
    [
        (InputKind.QUESTION, "大阪支店\n", True, "大阪支店"),
        (InputKind.QUESTION, "いいえ\n", True, "いいえ"),
        (InputKind.QUESTION, "\n", True, ""),
        (InputKind.QUESTION, "やめる\n", False, ""),
        (InputKind.QUESTION, "", False, ""),
        (InputKind.STUCK, "右上の歯車から\n", True, "右上の歯車から"),
        (InputKind.LOGIN, "\n", True, ""),
        (InputKind.LOGIN, "hunter2\n", True, ""),
        (InputKind.CODE, "123456\n", True, ""),
        (InputKind.CAPTCHA, "ｎ\n", False, ""),
        (InputKind.LOGIN, "", False, ""),
    ],
)
async def test_the_browser_is_handed_over_and_back(
    kind: InputKind, line: str, is_yes: bool, text: str
) -> None:
    """What is typed at the wrong place (a password, a code) goes nowhere; the end of input is no yes."""
    event = UserInputRequested(request_id="1", question="お願いします", input_kind=kind)
    assert await answered([line], event) == [("1", is_yes, text)]


@pytest.mark.parametrize(
    ("line", "text"),
    [("1\n", "もう一度"), ("２\n", "飛ばす"), ("3\n", "3"), ("飛ばす\n", "飛ばす"), ("\n", "")],
)
async def test_an_answer_is_chosen_by_its_number(line: str, text: str) -> None:
    event = UserInputRequested(
        request_id="1",
        question="どうしますか。",
        input_kind=InputKind.STUCK,
        choices=("もう一度", "飛ばす"),
    )
    assert await answered([line], event) == [("1", True, text)]


async def test_questions_that_come_together_get_a_line_each() -> None:
    first = ApprovalRequested(request_id="1", act="送る", host="a.example")
    second = ApprovalRequested(request_id="2", act="消す", host="a.example")
    given = await answered(["y\n", "n\n"], first, second)
    assert given == [("1", True, ""), ("2", False, "")]


@pytest.mark.parametrize(
    ("line", "may_be_kept", "given"),
    [("ａ\n", True, (True, ALWAYS)), ("y\n", True, (True, "")), ("a\n", False, (False, "")), ("\n", True, (False, ""))],
)  # fmt: skip
async def test_one_line_says_yes_and_for_how_long(
    line: str, may_be_kept: bool, given: tuple[bool, str]
) -> None:
    asked = ApprovalRequested(request_id="1", act="送る", host="a.example", may_be_kept=may_be_kept)
    assert await answered([line], asked) == [("1", *given)]


async def test_an_answer_reaches_the_run() -> None:
    house = FakeHouse()
    step = FlowStep(item="支店を聞く", action=AskUser(question="どの支店ですか？"))
    received: list[Event] = []
    async with house.open_studio(Options()) as studio:
        answerer = Answerer(studio.workbench, lambda: "大阪\n")
        studio.workbench.bus.subscribe(answerer.on_event)
        studio.workbench.bus.subscribe(received.append)
        report = await studio.workbench.replay(make_flow(step), {}, RunOptions(is_attended=True))
        await answerer.close()
    assert report.finished.status is RunStatus.DONE
    assert [e.text for e in received if isinstance(e, UserInputReceived)] == ["大阪"]
