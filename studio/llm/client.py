"""Models behind the chat-completions format: OpenAI, Azure OpenAI and compatible servers.

A question goes out in the strongest form of structured output the server takes. An answer that
does not fit gets one repair turn with the reason, then one try with a smaller shape, and then the
question fails: nothing is guessed. A prompt that a model cannot hold is folded and asked once
more. One deadline of our own bounds the whole of it, since the client's own timeout is per read
and a dripping server never trips it.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

import openai

from studio.domain.errors import InstructionError, ModelError, ModelReplyError
from studio.domain.models.model_check import ModelCheck
from studio.domain.models.provider import Provider
from studio.domain.runs.decision import DecisionRequest, ModelTier, Usage, VerifyRequest
from studio.domain.text import clip, estimate_tokens
from studio.engine.healing.finder import ElementReply, WantedElement
from studio.engine.ports import Clock, DecisionReply, PlanReply, PlanRequest, VerifyReply
from studio.engine.runs.clock import WallClock
from studio.llm.complaints import code_of, words_of
from studio.llm.config import ModelConfig
from studio.llm.dialect import Dialect, ReplyMode, next_dialect
from studio.llm.endpoint import Endpoint
from studio.llm.errors import Code, PromptTooLongError, fault, scrub, translate_errors
from studio.llm.fitness import FitnessBook, unfit
from studio.llm.parsing import UnusableReplyError
from studio.llm.pricing import TokenCount, cost_yen
from studio.llm.probing import explained, not_listed, unlisted, working_words
from studio.llm.questions import (
    Question,
    body_of,
    decision_question,
    element_question,
    plan_question,
    probe_question,
    repair_turn,
    verdict_question,
)
from studio.llm.stream import Written
from studio.llm.too_long import is_too_long
from studio.llm.trial import Attempt, TrialQuestion, judged, trial_questions
from studio.llm.wire import JsonObject
from studio.words import tr

T = TypeVar("T")
_ON_THIS_COMPUTER: Final = (Provider.OLLAMA, Provider.LM_STUDIO)
"""Whose models are of every size: what nobody tried is tried before the first run."""


@dataclass(frozen=True, slots=True)
class _Answer(Generic[T]):
    value: T
    usage: Usage


@dataclass(frozen=True, slots=True)
class _Turn(Generic[T]):
    """One request: what is asked of which model in which dialect, after which repair."""

    question: Question[T]
    model: str
    dialect: Dialect
    repair: list[JsonObject]
    deadline: float


class OpenAIModel:
    """A `ChatModel` over the `openai` client.

    Args:
        config: Where and with what to connect.
        clock: Times waits between tries; tests give one they can turn.
        book: What is known of models that were tried; without one no run is refused for it.
    """

    def __init__(
        self, config: ModelConfig, clock: Clock | None = None, book: FitnessBook | None = None
    ) -> None:
        self._config = config
        self._book = book
        self._clock = clock or WallClock()
        self._endpoint = Endpoint(config, self._clock)
        self._dialects: dict[str, Dialect] = {}
        self._proven: dict[str, Dialect] = {}
        self._rooms: dict[str, int] = {}
        self._spent = Usage()
        self._writing_s = 0.0

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
        return self._config.reads_pictures

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
        await self.check_fit()
        model = self._config.small_model
        answer = await self._ask(plan_question(request, model), model)
        return PlanReply(checklist=answer.value, usage=answer.usage, model=model)

    async def decide(self, request: DecisionRequest) -> DecisionReply:
        """Decide the next action for one item on one page, with the model of the request's tier.

        Raises:
            ModelUnavailableError: Key, quota, network, deadline.
            ModelReplyError: Not usable, even after the repair turns.
        """
        model = self.model_name(request.tier)
        may_see = self.reads_pictures and request.tier is ModelTier.LARGE
        seen = request if may_see else request.model_copy(update={"picture": b""})
        # Tables are looked for in the page: tens of milliseconds on a large one.
        question = await asyncio.to_thread(decision_question, seen)
        answer = await self._ask(question, model)
        return DecisionReply(decision=answer.value, usage=answer.usage, model=model)

    async def verify(self, requests: Sequence[VerifyRequest]) -> VerifyReply:
        """Say of each item whether it is done. What is quoted is not checked here.

        Raises:
            ModelUnavailableError: Key, quota, network, deadline.
            ModelReplyError: Not usable, even after the repair turns.
        """
        model = self.model_name(requests[0].tier)
        answer = await self._ask(verdict_question(requests), model)
        return VerifyReply(verdicts=answer.value, usage=answer.usage, model=model)

    async def find_element(self, wanted: WantedElement) -> ElementReply:
        """See `ElementFinder.find_element`. What it names is not checked here.

        Raises:
            ModelUnavailableError: Key, quota, network, deadline.
            ModelReplyError: Not usable, even after the repair turns.
        """
        model = self.model_name(wanted.tier)
        answer = await self._ask(element_question(wanted), model)
        return answer.value.model_copy(update={"usage": answer.usage, "model": model})

    async def check_connection(self) -> str:
        """Try every model with the questions of a run; return sentences for 「接続テスト」.

        Raises:
            ModelError: With what is wrong: address, key, model name, quota, answer; MODEL_UNFIT when a
                model does not keep the shape. What was found is kept for the next run either way.
        """
        parts: list[str] = []
        for model in self._names:
            try:
                await self._ask(probe_question(), model)
            except ModelError as exc:
                raise await explained(exc, model, self._config, self._endpoint) from None
            check = await self._try(model, trial_questions(model))
            if not check.is_fit:
                raise unfit(check)
            parts.append(await working_words(check, self._config, self._endpoint))
        return tr("接続できました。{parts}。", parts=tr("。").join(parts))

    async def check_fit(self) -> None:
        """See `Vetted.check_fit`. A model on this computer that nobody tried is asked one question first.

        Raises:
            ModelUnavailableError: It cannot be reached for it.
            ModelReplyError: MODEL_UNFIT.
        """
        for model in self._names if self._book else ():
            known = await asyncio.to_thread(self._known, model)
            if known is None and self._config.served_by in _ON_THIS_COMPUTER:
                known = await self._try(model, trial_questions(model)[:1])
            if known is not None and not known.is_fit:
                raise unfit(known)

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((self._config.small_model, self._config.large_model)))

    def _known(self, model: str) -> ModelCheck | None:
        return self._book.known(self._config.base_url, model) if self._book else None

    async def _try(self, model: str, questions: Sequence[TrialQuestion[Any]]) -> ModelCheck:
        """Ask until one answer has no shape, and keep what came of it."""
        attempts: list[Attempt] = []
        for question in questions:
            attempts.append(await self._attempt(question, model))
            if not attempts[-1].is_kept:
                break
        check = judged(self._config.base_url, model, attempts)
        if self._book:
            await asyncio.to_thread(self._book.keep, check)
        return check

    async def _attempt(self, asked: TrialQuestion[T], model: str) -> Attempt:
        started, spent, written_s = self._clock.monotonic(), self._spent, self._writing_s
        is_kept, is_right = True, False
        try:
            is_right = asked.is_right((await self._ask(asked.question, model)).value)
        except InstructionError:
            pass  # the shape was kept; it says that nothing could be read
        except ModelReplyError:
            is_kept = False
        return Attempt(
            is_kept=is_kept,
            turns=self._spent.calls - spent.calls,
            is_right=is_right,
            seconds=self._clock.monotonic() - started,
            words=self._spent.completion_tokens - spent.completion_tokens,
            writing_s=self._writing_s - written_s,
        )

    async def served_models(self) -> tuple[str, ...]:
        """Return the models that the server says it has, by name.

        Raises:
            ModelError: With what is wrong: address, key, network, or a server that does not say.
        """
        if self._config.speaks_azure:
            raise not_listed()
        try:
            with translate_errors(self._config.api_key):
                return await self._endpoint.served_models()
        except ModelError as exc:
            raise await unlisted(exc, self._config, self._endpoint) from None

    def keep_secret(self, values: Mapping[str, str]) -> None:
        """See `ChatModel.keep_secret`. Pictures are not read; the browser covers what they show."""
        self._endpoint.keep_secret(values)

    async def close(self) -> None:
        """Give connections back."""
        await self._endpoint.close()

    async def _ask(self, question: Question[T], model: str) -> _Answer[T]:
        """Put a question within the deadline, whatever happens on the way."""
        deadline = self._clock.monotonic() + self._config.timeout_s
        try:
            async with asyncio.timeout(self._config.timeout_s):
                return await self._ask_what_fits(question, model, deadline)
        except TimeoutError:
            raise fault(Code.TIMEOUT, detail=f"{self._config.timeout_s:.0f} s") from None

    async def _ask_what_fits(
        self, question: Question[T], model: str, deadline: float
    ) -> _Answer[T]:
        """Ask; where the prompt is too long for the model, fold it and ask once more."""
        room = self._rooms.get(model, 0)
        if room and question.folded and question.tokens > room:
            question = await asyncio.to_thread(question.folded, room)
        try:
            return await self._converse(question, model, deadline)
        except PromptTooLongError as exc:
            smaller = await self._learn_room(exc, question, model)
            if smaller is None:
                raise
            return await self._converse(smaller, model, deadline)

    async def _learn_room(
        self, refusal: PromptTooLongError, question: Question[T], model: str
    ) -> Question[T] | None:
        """Remember what a model holds; return what to ask instead, None when nothing can give way."""
        figures = refusal.figures
        if figures.answer_room:
            self._dialects[model] = replace(self._dialect(model), longest=figures.answer_room)
        smaller = await asyncio.to_thread(question.within, figures)
        if smaller is not None and figures.limit:
            self._rooms[model] = figures.prompt_room(question.tokens)
        if smaller is not None and smaller.tokens < question.tokens:
            return smaller
        return question if figures.answer_room else None

    async def _converse(self, question: Question[T], model: str, deadline: float) -> _Answer[T]:
        """Ask; then once more with the reason; then once for a smaller shape."""
        usage, repair, problem = Usage(), list[JsonObject](), ""
        for is_last in (False, False, True):
            asked = replace(question, schema=question.small_schema) if is_last else question
            known = self._dialect(model)
            dialect = known.lenient(self._config) if is_last else known
            written, cost = await self._complete(_Turn(asked, model, dialect, repair, deadline))
            usage += cost
            try:
                return _Answer(question.parse(written.text), usage)
            except UnusableReplyError as exc:
                problem = str(exc)
                repair = repair_turn(written.text, problem)
                self._doubt_schema(model, written.text)
        raise fault(Code.REPLY, detail=scrub(problem, self._config.api_key))

    def _dialect(self, model: str) -> Dialect:
        return self._dialects.get(model) or Dialect.first_guess(self._config, model)

    def _doubt_schema(self, model: str, text: str) -> None:
        """Tell the shape in words from now on where a schema was taken and not kept."""
        known = self._dialect(model)
        if known.mode is ReplyMode.SCHEMA and not text.lstrip().startswith("{"):
            self._dialects[model] = replace(known, is_loose=True)

    async def _complete(self, turn: _Turn[Any]) -> tuple[Written, Usage]:
        """Get one answer, trying weaker dialects until one is taken.

        A dialect that has worked is not doubted again: then a refusal has another cause.
        """
        is_proven = self._proven.get(turn.model) == turn.dialect
        current = turn.dialect
        refusal: openai.APIStatusError | None = None
        with translate_errors(self._config.api_key):
            while True:
                body = body_of(turn.question, turn.model, self._config, current, turn.repair)
                try:
                    written = await self._endpoint.post(body, turn.deadline)
                    if not (written.is_void and current.streams):
                        break
                    # Without a stream it has to say what is wrong: llama-cpp-python does.
                    current = replace(current, streams=False)
                except openai.APIStatusError as exc:
                    weaker = None if is_proven else next_dialect(current, exc)
                    if weaker is None:
                        is_own = is_too_long(code_of(exc), words_of(exc))
                        raise (exc if is_own else refusal or exc) from None
                    current, refusal = weaker, refusal or exc
            cost = self._count(written, turn)
            _require_finished(written)
        if turn.dialect == self._dialect(turn.model):
            self._dialects[turn.model] = self._proven[turn.model] = _as_answered(current, written)
        return written, cost

    def _count(self, written: Written, turn: _Turn[Any]) -> Usage:
        """Count the cost first: an answer that cannot be used has been paid for, too."""
        tokens = written.counted or TokenCount(turn.question.tokens, estimate_tokens(written.text))
        yen = cost_yen(written.model or turn.model, tokens)
        if yen is None:
            yen = cost_yen(turn.model, tokens)
        usage = Usage(
            calls=1, prompt_tokens=tokens.prompt, completion_tokens=tokens.completion, yen=yen
        )
        self._spent += usage
        self._writing_s += written.writing_s
        return usage


def _as_answered(dialect: Dialect, written: Written) -> Dialect:
    """Return the dialect without streams, if the server was asked for one and answered at once."""
    return replace(dialect, streams=False) if not written.came_streamed else dialect


def _require_finished(written: Written) -> None:
    """Raise unless the answer is whole.

    Raises:
        ModelReplyError: Refused, filtered, too long, cut off, or empty.
    """
    if written.refusal:
        raise fault(Code.REFUSED, detail=clip(written.refusal, 200))
    match written.finish_reason:
        case "length":
            raise fault(Code.LENGTH)
        case "content_filter":
            raise fault(Code.FILTERED)
        case "":
            raise fault(Code.CUT, detail="finish_reason is missing")
        case "error":
            raise fault(Code.CUT, detail="the server reports an error")
        case _ if not written.text.strip():
            raise fault(Code.EMPTY)
        case _:
            return
