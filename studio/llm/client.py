"""Models behind the chat-completions format: OpenAI, Azure OpenAI and compatible servers.

A question goes out in the strongest form of structured output the server takes. An answer that
does not fit gets one repair turn with the reason, then one try with a smaller shape, and then the
question fails: nothing is guessed. One deadline of our own bounds the whole of it, since the
client's own timeout is per read and a dripping server never trips it.
"""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from typing import Any, Final, Generic, TypeVar, cast

import openai
from openai import AsyncAzureOpenAI, AsyncOpenAI, DefaultAsyncHttpxClient
from openai.types.chat import ChatCompletion

from studio.domain.checklist import Checklist
from studio.domain.decision import (
    Decision,
    DecisionRequest,
    ModelTier,
    Usage,
    Verdict,
    VerdictKind,
    VerifyRequest,
)
from studio.domain.text import clip, estimate_tokens
from studio.engine.clock import WallClock
from studio.engine.ports import Clock, DecisionReply, PlanReply, PlanRequest, VerifyReply
from studio.llm.config import ModelConfig, Provider
from studio.llm.dialect import TOOL_NAME, Dialect, ReplyMode, next_dialect
from studio.llm.errors import Code, fault, scrub, translate_errors
from studio.llm.parsing import UnusableReplyError, parse_decision, parse_plan
from studio.llm.pricing import TokenCount, cost_yen
from studio.llm.prompts import PromptText, decide_prompt, plan_prompt
from studio.llm.retry import retry_delay
from studio.llm.wire import (
    DECISION_ORDER,
    PLAN_ORDER,
    SMALL_DECISION,
    SMALL_PLAN,
    JsonObject,
    WireDecision,
    WirePlan,
    strict_schema,
)

T = TypeVar("T")
_PROBE_SCHEMA: Final[JsonObject] = {
    "type": "object",
    "properties": {"ok": {"type": "boolean"}},
    "required": ["ok"],
    "additionalProperties": False,
}
_MODE_WORDS: Final = {
    ReplyMode.SCHEMA: "JSON スキーマ",
    ReplyMode.JSON: "JSON モード",
    ReplyMode.TOOL: "ツール呼び出し",
}


@dataclass(frozen=True, slots=True)
class _Question(Generic[T]):
    """One thing to ask: the prompt, the shapes of the answer, and how to read it."""

    name: str
    prompt: PromptText
    schema: JsonObject
    small_schema: JsonObject
    parse: Callable[[str], T]


@dataclass(frozen=True, slots=True)
class _RawReply:
    """What the server sent: the text, what it cost, which model it names."""

    text: str
    usage: Usage


@dataclass(frozen=True, slots=True)
class _Answer(Generic[T]):
    value: T
    usage: Usage


class OpenAIModel:
    """A `ChatModel` over the `openai` client.

    Args:
        config: Where and with what to connect.
        clock: Times waits between tries; tests give one they can turn.
    """

    def __init__(self, config: ModelConfig, clock: Clock | None = None) -> None:
        self._config = config
        self._clock = clock or WallClock()
        self._client = _make_client(config)
        self._dialects: dict[str, Dialect] = {}
        self._spent = Usage()

    @property
    def spent(self) -> Usage:
        """Everything used since the start, answers that could not be used included."""
        return self._spent

    @property
    def reads_site_pages(self) -> bool:
        """See `ChatModel.reads_site_pages`."""
        return True

    @property
    def reads_pictures(self) -> bool:
        """See `ChatModel.reads_pictures`."""
        return False

    def model_name(self, tier: ModelTier) -> str:
        """Return the model of a tier as set."""
        return self._config.small_model if tier is ModelTier.SMALL else self._config.large_model

    async def plan(self, request: PlanRequest) -> PlanReply:
        """Turn an instruction into a checklist, zero-shot, with the small model.

        Raises:
            ModelUnavailableError: Key, quota, network, deadline.
            ModelReplyError: Not usable, even after the repair turns.
            InstructionError: Nothing in the sentence could be read.
        """
        model = self._config.small_model
        question: _Question[Checklist] = _Question(
            name="plan",
            prompt=plan_prompt(request),
            schema=strict_schema(WirePlan, PLAN_ORDER),
            small_schema=strict_schema(WirePlan, SMALL_PLAN),
            parse=partial(parse_plan, request=request, planned_by=model),
        )
        answer = await self._ask(question, model)
        return PlanReply(checklist=answer.value, usage=answer.usage, model=model)

    async def decide(self, request: DecisionRequest) -> DecisionReply:
        """Decide the next action for one item on one page, with the model of the request's tier.

        Raises:
            ModelUnavailableError: Key, quota, network, deadline.
            ModelReplyError: Not usable, even after the repair turns.
        """
        model = self.model_name(request.tier)
        question: _Question[Decision] = _Question(
            name="decision",
            prompt=decide_prompt(request, date.today()),
            schema=strict_schema(WireDecision, DECISION_ORDER),
            small_schema=strict_schema(WireDecision, SMALL_DECISION),
            parse=partial(
                parse_decision, observation=request.observation, secret_names=request.secret_names
            ),
        )
        answer = await self._ask(question, model)
        return DecisionReply(decision=answer.value, usage=answer.usage, model=model)

    async def check_connection(self) -> str:
        """Ask every model one tiny question; return a sentence for 「接続テスト」.

        Raises:
            ModelError: With what is wrong: address, key, model name, quota, answer.
        """
        parts: list[str] = []
        for model in dict.fromkeys((self._config.small_model, self._config.large_model)):
            started = self._clock.monotonic()
            await self._ask(_probe_question(), model)
            elapsed_s = self._clock.monotonic() - started
            parts.append(f"{model}（{elapsed_s:.1f} 秒、{_MODE_WORDS[self._dialect(model).mode]}）")
        return f"接続できました。{'、'.join(parts)}"

    async def verify(self, request: VerifyRequest) -> VerifyReply:
        """See `ChatModel.verify`."""
        del request
        return VerifyReply(verdict=Verdict(kind=VerdictKind.UNCLEAR))

    def keep_secret(self, values: Collection[str]) -> None:
        """See `ChatModel.keep_secret`."""

    async def close(self) -> None:
        """Give connections back."""
        await self._client.close()

    async def _ask(self, question: _Question[T], model: str) -> _Answer[T]:
        """Put a question within the deadline, whatever happens on the way."""
        try:
            async with asyncio.timeout(self._config.timeout_s):
                return await self._converse(question, model)
        except TimeoutError:
            raise fault(Code.TIMEOUT, detail=f"{self._config.timeout_s:.0f} s") from None

    async def _converse(self, question: _Question[T], model: str) -> _Answer[T]:
        """Ask; then once more with the reason; then once for a smaller shape."""
        deadline = self._clock.monotonic() + self._config.timeout_s
        usage, repair, problem = Usage(), list[JsonObject](), ""
        for is_last in (False, False, True):
            asked = replace(question, schema=question.small_schema) if is_last else question
            reply = await self._complete(
                asked, model, repair, deadline, self._dialect_for_try(model, is_last=is_last)
            )
            usage += reply.usage
            try:
                return _Answer(question.parse(reply.text), usage)
            except UnusableReplyError as exc:
                problem = str(exc)
                repair = _repair_turn(reply.text, problem)
        raise fault(Code.REPLY, detail=scrub(problem, self._config.api_key))

    def _dialect(self, model: str) -> Dialect:
        return self._dialects.get(model) or Dialect.first_guess(self._config)

    def _dialect_for_try(self, model: str, *, is_last: bool) -> Dialect:
        """Return how to ask; the last try leaves a schema that the server takes but does not keep."""
        known = self._dialect(model)
        return (
            replace(known, mode=ReplyMode.JSON)
            if is_last and known.mode is ReplyMode.SCHEMA
            else known
        )

    async def _complete(
        self,
        question: _Question[Any],
        model: str,
        repair: list[JsonObject],
        deadline: float,
        dialect: Dialect,
    ) -> _RawReply:
        """Get one answer, trying weaker dialects until one is taken.

        A dialect that has worked is not doubted again: then a refusal has another cause.
        """
        is_proven = self._dialects.get(model) == dialect
        current = dialect
        refusal: openai.APIStatusError | None = None
        with translate_errors(self._config.api_key):
            while True:
                try:
                    completion = await self._post(
                        _body(self._config, current, question, model, repair), deadline
                    )
                    break
                except openai.APIStatusError as exc:
                    weaker = None if is_proven else next_dialect(current, exc)
                    if weaker is None:
                        raise (refusal or exc) from None
                    current, refusal = weaker, refusal or exc
            reply = self._read(completion, model, question)
        if dialect == self._dialect(model):
            self._dialects[model] = current
        return reply

    async def _post(self, body: JsonObject, deadline: float) -> ChatCompletion:
        """Send a request, again after a wait while that can help and the deadline allows it."""
        tries = 0
        while True:
            tries += 1
            try:
                return cast("ChatCompletion", await self._client.chat.completions.create(**body))
            except openai.APIError as exc:
                wait_s = retry_delay(exc, tries)
                if wait_s is None or self._clock.monotonic() + wait_s >= deadline:
                    raise
            await self._clock.sleep(wait_s)

    def _read(self, completion: ChatCompletion, model: str, question: _Question[Any]) -> _RawReply:
        """Count the cost first: an answer that cannot be used has been paid for, too."""
        choice = completion.choices[0]
        text = _written(choice)
        prompt = question.prompt.system + question.prompt.user
        usage = _usage(completion, model, prompt, text)
        self._spent += usage
        _require_finished(choice, text)
        return _RawReply(text, usage)


def _make_client(config: ModelConfig) -> AsyncOpenAI:
    """Return the provider's client. Repeats are ours, so that they obey the deadline."""
    timeout = openai.Timeout(config.timeout_s, connect=min(10.0, config.timeout_s))
    # A proxy of the office cannot reach a server on this machine.
    http_client = DefaultAsyncHttpxClient(trust_env=not config.is_local, timeout=timeout)
    if config.profile is Provider.AZURE:
        return AsyncAzureOpenAI(
            azure_endpoint=config.base_url,
            api_version=config.api_version or "2024-10-21",
            api_key=config.api_key,
            timeout=timeout,
            max_retries=0,
            http_client=http_client,
        )
    return AsyncOpenAI(
        base_url=config.base_url,
        api_key=config.api_key or "not-needed",
        timeout=timeout,
        max_retries=0,
        http_client=http_client,
    )


def _body(
    config: ModelConfig,
    dialect: Dialect,
    question: _Question[Any],
    model: str,
    repair: list[JsonObject],
) -> JsonObject:
    messages: list[JsonObject] = [
        {"role": "system", "content": question.prompt.system + dialect.shape_note(question.schema)},
        {"role": "user", "content": question.prompt.user},
        *repair,
    ]
    return {
        "model": model,
        "messages": messages,
        **dialect.parameters(config),
        **dialect.format_parameters(question.name, question.schema),
    }


def _repair_turn(text: str, problem: str) -> list[JsonObject]:
    """Return the two messages that show a model its answer and what is wrong with it."""
    return [
        {"role": "assistant", "content": clip(text, 1_500) or "(empty)"},
        {
            "role": "user",
            "content": f"That answer cannot be used. {problem}\nAnswer the same question again in JSON.",
        },
    ]


def _written(choice: Any) -> str:  # noqa: ANN401 - servers send what they like; the client does not check it
    """Return the text of an answer: the arguments of the tool call, or the content."""
    message = choice.message
    for call in message.tool_calls or ():
        if call.function.name == TOOL_NAME:
            return str(call.function.arguments)
    content = message.content
    if content is not None and not isinstance(content, str):
        raise TypeError("content is no text")
    return content or ""


def _require_finished(choice: Any, text: str) -> None:  # noqa: ANN401 - see `_written`
    """Raise unless the answer is whole.

    Raises:
        ModelReplyError: Refused, filtered, too long, cut off, or empty.
    """
    if getattr(choice.message, "refusal", None):
        raise fault(Code.REFUSED, detail=clip(str(choice.message.refusal), 200))
    match choice.finish_reason:
        case "length":
            raise fault(Code.LENGTH)
        case "content_filter":
            raise fault(Code.FILTERED)
        case None | "":
            raise fault(Code.CUT, detail="finish_reason is missing")
        case _ if not text.strip():
            raise fault(Code.EMPTY)
        case _:
            return


def _usage(completion: ChatCompletion, model: str, prompt: str, text: str) -> Usage:
    """Return what the server counted; our own estimate where it counts nothing."""
    counted = completion.usage
    if counted is None:
        tokens = TokenCount(estimate_tokens(prompt), estimate_tokens(text))
    else:
        details = counted.prompt_tokens_details
        tokens = TokenCount(
            counted.prompt_tokens or 0,
            counted.completion_tokens or 0,
            (details and details.cached_tokens) or 0,
        )
    yen = cost_yen(completion.model or model, tokens)
    if yen is None:
        yen = cost_yen(model, tokens)
    return Usage(calls=1, prompt_tokens=tokens.prompt, completion_tokens=tokens.completion, yen=yen)


def _probe_question() -> _Question[bool]:
    prompt = PromptText("This is a connection test. Answer in JSON.", 'Answer {"ok": true}.')
    return _Question("probe", prompt, _PROBE_SCHEMA, _PROBE_SCHEMA, _read_probe)


def _read_probe(text: str) -> bool:
    if '"ok"' not in text:
        raise UnusableReplyError('The answer must be {"ok": true}.')
    return True
