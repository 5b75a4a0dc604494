"""The questions a model is asked: prompt, shape of the answer, how it is read, how it is made smaller."""

import base64
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Final, Generic, TypeVar

from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import (
    PICTURE_TOKENS,
    Decision,
    DecisionRequest,
    Verdict,
    VerifyRequest,
)
from studio.domain.text import clip, estimate_tokens
from studio.engine.healing.finder import ElementReply, WantedElement
from studio.engine.perception.render import render
from studio.engine.ports import PlanRequest
from studio.llm.config import ModelConfig
from studio.llm.dialect import PICTURE, Dialect
from studio.llm.parsing import (
    UnusableReplyError,
    parse_decision,
    parse_element,
    parse_plan,
    parse_verdicts,
)
from studio.llm.prompts import (
    PromptText,
    decide_prompt,
    is_answered,
    lists_of,
    locate_prompt,
    plan_prompt,
    verify_prompt,
    with_most_page,
)
from studio.llm.too_long import Figures
from studio.llm.wire import (
    BARE_DECISION,
    DECISION_ORDER,
    ELEMENT_ORDER,
    PLAN_ORDER,
    REVIEW_ORDER,
    SMALL_DECISION,
    SMALL_ELEMENT,
    SMALL_PLAN,
    SMALL_VERDICT,
    VERDICT_ORDER,
    JsonObject,
    WireBareDecision,
    WireDecision,
    WireElement,
    WirePlan,
    WireReview,
    WireVerdict,
    strict_schema,
)

T = TypeVar("T")
MIN_PAGE_TOKENS: Final = 200
_PROBE_SCHEMA: Final[JsonObject] = {
    "type": "object",
    "properties": {"ok": {"type": "boolean"}},
    "required": ["ok"],
    "additionalProperties": False,
}


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """One thing to ask.

    Attributes:
        name: For the server's log and the schema: `plan`, `decision`, `verdict`, `review`, `locate`, `probe`.
        prompt: What is read.
        schema: The shape of the answer.
        small_schema: The shape asked for in the last try.
        parse: Reads an answer; raises `UnusableReplyError`.
        folded: Makes the same question with a prompt of at most so many tokens; None when it cannot.
    """

    name: str
    prompt: PromptText
    schema: JsonObject
    small_schema: JsonObject
    parse: Callable[[str], T]
    folded: "Callable[[int], Question[T]] | None" = None

    @property
    def tokens(self) -> int:
        """What the prompt comes to, by our own estimate."""
        words = estimate_tokens(self.prompt.system) + estimate_tokens(self.prompt.user)
        return words + (PICTURE_TOKENS if self.prompt.picture else 0)

    def within(self, figures: Figures) -> "Question[T] | None":
        """Return the question made small enough for what a server told, or None."""
        room = figures.prompt_room(self.tokens)
        return self.folded(room) if self.folded and room < self.tokens else None


def plan_question(request: PlanRequest, planned_by: str) -> Question[Checklist]:
    """Return the question for a checklist."""
    return Question(
        name="plan",
        prompt=plan_prompt(request),
        schema=strict_schema(WirePlan, PLAN_ORDER),
        small_schema=strict_schema(WirePlan, SMALL_PLAN),
        parse=partial(parse_plan, request=request, planned_by=planned_by),
    )


def decision_question(request: DecisionRequest) -> Question[Decision]:
    """Return the question for the next action; what describes rows is asked for where there are some."""
    has_rows = is_answered(request) or lists_of(request)
    wire = (WireDecision, DECISION_ORDER) if has_rows else (WireBareDecision, BARE_DECISION)
    return Question(
        name="decision",
        prompt=decide_prompt(request, date.today()),
        schema=strict_schema(*wire),
        small_schema=strict_schema(WireDecision, SMALL_DECISION),
        parse=partial(
            parse_decision, observation=request.observation, secret_names=request.secret_names
        ),
        folded=lambda room: decision_question(smaller_decision(request, room)),
    )


def verdict_question(requests: Sequence[VerifyRequest]) -> Question[tuple[Verdict, ...]]:
    """Return the question whether items are done; of several, one answer for each number."""

    def folded(room: int) -> Question[tuple[Verdict, ...]]:
        bare = [one.model_copy(update={"page_text": ""}) for one in requests]
        left = room - estimate_tokens_of(verify_prompt(bare, date.today()))
        text = _smaller_page(with_most_page(requests), left)
        return verdict_question([bare[0].model_copy(update={"page_text": text}), *bare[1:]])

    is_one = len(requests) == 1
    wire = (WireVerdict, VERDICT_ORDER) if is_one else (WireReview, REVIEW_ORDER)
    small = (WireVerdict, SMALL_VERDICT) if is_one else wire
    return Question(
        name="verdict" if is_one else "review",
        prompt=verify_prompt(requests, date.today()),
        schema=strict_schema(*wire),
        small_schema=strict_schema(*small),
        parse=partial(parse_verdicts, count=len(requests)),
        folded=folded,
    )


def element_question(wanted: WantedElement) -> Question[ElementReply]:
    """Return the question for one element of a page."""

    def folded(room: int) -> Question[ElementReply]:
        bare = wanted.model_copy(update={"page_text": "", "dom_digest": ""})
        left = max(MIN_PAGE_TOKENS, room - estimate_tokens_of(locate_prompt(bare)))
        text = render(wanted.observation, left)
        return element_question(bare.model_copy(update={"page_text": text}))

    return Question(
        name="locate",
        prompt=locate_prompt(wanted),
        schema=strict_schema(WireElement, ELEMENT_ORDER),
        small_schema=strict_schema(WireElement, SMALL_ELEMENT),
        parse=partial(parse_element, page=wanted.observation),
        folded=folded,
    )


def probe_question() -> Question[bool]:
    """Return the trifle of 接続テスト."""
    prompt = PromptText("This is a connection test. Answer in JSON.", 'Answer {"ok": true}.')
    return Question("probe", prompt, _PROBE_SCHEMA, _PROBE_SCHEMA, _read_probe)


def smaller_decision(request: DecisionRequest, room: int) -> DecisionRequest:
    """Drop what is only an addition to the page, then fold the page itself.

    Args:
        request: What did not fit.
        room: Tokens the whole prompt may have.
    """
    bare = request.model_copy(
        update={"dom_digest": "", "site_pages": (), "picture": b"", "page_text": ""}
    )
    left = room - estimate_tokens_of(decide_prompt(bare, date.today()))
    return bare.model_copy(update={"page_text": _smaller_page(request, left)})


def estimate_tokens_of(prompt: PromptText) -> int:
    """Return what the words of a prompt come to, by our own estimate."""
    return estimate_tokens(prompt.system) + estimate_tokens(prompt.user)


def body_of(
    question: Question[T],
    model: str,
    config: ModelConfig,
    dialect: Dialect,
    repair: list[JsonObject],
) -> JsonObject:
    """Return the body of a request in the dialect of a server."""
    system = question.prompt.system + dialect.shape_note(question.schema)
    messages: list[JsonObject] = [
        {"role": "system", "content": system},
        {"role": "user", "content": _content(question.prompt, dialect)},
        *repair,
    ]
    return {
        "model": model,
        "messages": messages,
        **dialect.parameters(config),
        **dialect.format_parameters(question.name, question.schema),
    }


def repair_turn(text: str, problem: str) -> list[JsonObject]:
    """Return the two messages that show a model its answer and what is wrong with it."""
    return [
        {"role": "assistant", "content": clip(text, 1_500) or "(empty)"},
        {
            "role": "user",
            "content": f"That answer cannot be used. {problem}\nAnswer the same question again in JSON.",
        },
    ]


def _content(prompt: PromptText, dialect: Dialect) -> str | list[JsonObject]:
    if not prompt.picture or PICTURE in dialect.dropped:
        return prompt.user
    data = base64.b64encode(prompt.picture).decode()
    return [
        {"type": "text", "text": prompt.user},
        {"type": "image_url", "image_url": {"url": f"data:image/png;base64,{data}"}},
    ]


def _smaller_page(request: DecisionRequest | VerifyRequest, room: int) -> str:
    """Return the page within `room` tokens; as it was where it fits."""
    if estimate_tokens(request.page_text) <= room:
        return request.page_text
    return render(request.observation, max(MIN_PAGE_TOKENS, room))


def _read_probe(text: str) -> bool:
    if '"ok"' not in text:
        raise UnusableReplyError('The answer must be {"ok": true}.')
    return True
