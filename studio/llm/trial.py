"""接続テスト with this program's own prompts: does a model keep the shape, understand, and how fast.

A small made-up page, a plan, two decisions and a verdict; each is asked as in a run, repair turns
included. What the answers mean is checked here, against the page below.
"""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from studio import __version__
from studio.domain.actions.action import Action, Click, Fill
from studio.domain.models.model_check import ModelCheck
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import (
    Decision,
    DecisionRequest,
    StepMeta,
    VerdictKind,
    VerifyRequest,
)
from studio.engine.perception.render import render
from studio.engine.ports import PlanRequest
from studio.llm.questions import Question, decision_question, plan_question, verdict_question

T = TypeVar("T")
_NAME: Final = "山田"
_SENTENCE: Final = f"社員名簿で「{_NAME}」を検索して、最初の人の詳細を開く"
_ITEMS: Final = (f"「{_NAME}」を氏名の検索欄に入力する", "検索のボタンを押す")
_SAID: Final = "3 件の申請を送信しました。"


@dataclass(frozen=True, slots=True)
class TrialQuestion(Generic[T]):
    """One question with what its answer has to be.

    Attributes:
        question: As in a run.
        is_right: Says whether the answer is the one that the page asks for.
    """

    question: Question[T]
    is_right: Callable[[T], bool]


@dataclass(frozen=True, slots=True)
class Attempt:
    """How one question went.

    Attributes:
        is_kept: The answer had its shape.
        turns: Requests that it took, repair turns included.
        is_right: And it said the right thing.
        seconds: All turns together.
        words: Tokens written.
        writing_s: Seconds in which they were written; 0 where the answer came at once.
    """

    is_kept: bool
    turns: int = 1
    is_right: bool = False
    seconds: float = 0.0
    words: int = 0
    writing_s: float = 0.0


def trial_questions(model: str) -> tuple[TrialQuestion[Any], ...]:
    """Return the questions, the one that a run asks most often first."""
    return (
        _decision(0, lambda action: isinstance(action, Fill) and action.value == _NAME),
        _decision(1, lambda action: isinstance(action, Click) and action.target.ref == "e5"),
        TrialQuestion(
            verdict_question([_verify()]),
            lambda verdicts: verdicts[0].kind is VerdictKind.CONFIRMED,
        ),
        TrialQuestion(
            plan_question(PlanRequest(instruction=_SENTENCE, start_url=_URL), model),
            lambda checklist: 1 <= len(checklist.items) <= 4,
        ),
    )


def judged(base_url: str, model: str, attempts: Sequence[Attempt]) -> ModelCheck:
    """Return what the attempts say of a model."""
    kept = [one for one in attempts if one.is_kept]
    words = sum(one.words for one in attempts)
    writing_s = sum(one.writing_s for one in attempts) or sum(one.seconds for one in attempts)
    return ModelCheck(
        base_url=base_url,
        model=model,
        asked=len(attempts),
        kept=len(kept),
        repaired=sum(one.turns > 1 for one in kept),
        right=sum(one.is_right for one in kept),
        seconds=statistics.median(one.seconds for one in attempts),
        words_per_s=words / writing_s if writing_s > 0 else 0.0,
        version=__version__,
    )


def _decision(number: int, is_right: Callable[[Action], bool]) -> TrialQuestion[Decision]:
    return TrialQuestion(
        decision_question(
            DecisionRequest(
                current_step_meta=_meta(number),
                checklist=_checklist(),
                observation=_PAGE,
                page_text=render(_PAGE),
            )
        ),
        lambda decision: bool(decision.actions) and is_right(decision.actions[0]),
    )


def _verify() -> VerifyRequest:
    item = Item(id="sent", text="申請を送信する")
    return VerifyRequest(
        current_step_meta=StepMeta(id=item.id, original_instruction=item.text, attempt=1),
        checklist=Checklist(instruction=item.text, items=(item,)),
        observation=_PAGE,
        news=(f"+ status {_SAID}",),
    )


def _meta(number: int) -> StepMeta:
    return StepMeta(id=f"item{number}", original_instruction=_ITEMS[number], attempt=1)


def _checklist() -> Checklist:
    items = tuple(Item(id=f"item{n}", text=text) for n, text in enumerate(_ITEMS))
    return Checklist(instruction=_SENTENCE, items=items)


_URL: Final = "https://office.example/staff"
_PAGE: Final = Observation(
    epoch=1,
    url=_URL,
    title="社員名簿",
    root=AriaNode(
        "main",
        children=(
            AriaNode("link", name="ホーム", ref="e2", url="/"),
            AriaNode("heading", name="社員名簿"),
            AriaNode("textbox", name="社員番号", ref="e3"),
            AriaNode("textbox", name="氏名", ref="e4"),
            AriaNode("button", name="検索", ref="e5"),
            AriaNode("button", name="条件を消す", ref="e6"),
            AriaNode("link", name="新しい社員を登録", ref="e7", url="/staff/new"),
        ),
    ),
)
