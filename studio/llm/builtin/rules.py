"""How the built-in engine decides and verifies: by rules alone. Pure."""

from collections.abc import Callable
from datetime import date
from typing import Any, Final

from studio.domain.actions.action import Done
from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import (
    Decision,
    DecisionFault,
    DecisionRequest,
    StepRecord,
    Verdict,
    VerifyRequest,
)
from studio.llm.builtin.decision_context import DecisionContext, Finished, NextMove, Step, Stuck
from studio.llm.builtin.finding import PageFinder
from studio.llm.builtin.intents import (
    Back,
    Check,
    Confirm,
    DownloadIntent,
    Enter,
    ExtractIntent,
    Intent,
    LogIn,
    Open,
    Pick,
    PressIntent,
    Search,
    Select,
    Sort,
    Submit,
)
from studio.llm.builtin.japanese import read_sentence
from studio.llm.builtin.literals import mask
from studio.llm.builtin.moves import check, enter, open_place, press, select, sort
from studio.llm.builtin.office_dates import with_days
from studio.llm.builtin.page_moves import back, confirm, download, extract
from studio.llm.builtin.picking import pick
from studio.llm.builtin.searching import search
from studio.llm.builtin.sending import log_in, signed_in_already, submit
from studio.llm.builtin.verifying import judge
from studio.words import tr

_MOVES: Final[dict[type, Callable[[DecisionContext, Any], Step]]] = {
    Open: open_place,
    Search: search,
    Enter: enter,
    Select: select,
    PressIntent: press,
    Check: check,
    Pick: pick,
    Submit: submit,
    Sort: sort,
    LogIn: log_in,
    Confirm: confirm,
    ExtractIntent: extract,
    DownloadIntent: download,
    Back: back,
}


def decide(request: DecisionRequest, today: date) -> Decision:
    """Decide by rules alone; pure."""
    text = expanded(request.current_step_meta.original_instruction, request.checklist)
    read = read_sentence(with_days(mask(text), today))
    epoch = request.observation.epoch
    if not read.readings:
        return _undecided(
            DecisionFault.NOT_UNDERSTOOD,
            tr(
                "内蔵エンジンには「{text}」を読み取れません。別の言い方にするか、項目を分けてください。",
                text=text[:60],
            ),
            epoch,
        )
    surprising = [part for part in read.unread if part not in request.checklist.unread]
    if surprising:
        return _undecided(
            DecisionFault.NOT_UNDERSTOOD,
            tr(
                "この項目の「{surprising}」を読み取れません。その部分を言い換えてください。",
                surprising=surprising[0][:60],
            ),
            epoch,
        )
    decision_context = DecisionContext(
        PageFinder(request.observation), request, records_of_item(request), today
    )
    return _first_open_step(
        decision_context, tuple(reading.intent for reading in read.readings), epoch
    )


def verify(request: VerifyRequest, today: date) -> Verdict:
    """Judge by rules alone whether an item is done; pure."""
    meta = request.current_step_meta
    read = read_sentence(
        with_days(mask(expanded(meta.original_instruction, request.checklist)), today)
    )
    names = (meta.original_instruction, meta.id)
    records = tuple(r for r in request.context.step_history if r.item in names)
    question = DecisionRequest(
        current_step_meta=meta, checklist=request.checklist, observation=request.observation
    )
    decision_context = DecisionContext(PageFinder(request.observation), question, records, today)
    return judge(decision_context, tuple(reading.intent for reading in read.readings), request.news)


def records_of_item(request: DecisionRequest) -> tuple[StepRecord, ...]:
    """Return the turns of this item; an earlier item of the same words is another item."""
    meta = request.current_step_meta
    history = request.context.step_history
    newest = history[-meta.turns :] if meta.turns else ()
    return tuple(r for r in newest if r.item in (meta.original_instruction, meta.id))


def expanded(text: str, checklist: Checklist) -> str:
    """Return a line with the values of its variables in it; secrets stay names."""
    for name, value in checklist.variable_values().items():
        text = text.replace("{{" + name + "}}", value)
    return text


def _first_open_step(
    decision_context: DecisionContext, wanted: tuple[Intent, ...], epoch: int
) -> Decision:
    """Return the step of the first reading that is not finished yet."""
    finished: Finished | None = None
    for number, intent in enumerate(wanted, start=1):
        step = _MOVES[type(intent)](decision_context, intent)
        if isinstance(step, Stuck):
            step = signed_in_already(decision_context, intent) or step
        match step:
            case Finished():
                finished = step
            case Stuck(fault, reason):
                return _undecided(fault, reason, epoch)
            case NextMove():
                if step.is_last and number < len(wanted) and decision_context.has_done(step.action):
                    continue
                return _decision(step, epoch, is_done=step.is_last and number == len(wanted))
    return _done(finished, epoch)


def _decision(move: NextMove, epoch: int, *, is_done: bool) -> Decision:
    return Decision(
        actions=(move.action,),
        confidence=round(max(0.0, min(1.0, move.certainty)), 2),
        reason=move.reason,
        step_done=is_done,
        evidence=move.evidence,
        epoch=epoch,
    )


def _done(finished: Finished | None, epoch: int) -> Decision:
    evidence = finished.evidence if finished else ""
    return Decision(
        actions=(Done(evidence=evidence),),
        confidence=0.95,
        reason=finished.reason if finished else "",
        step_done=True,
        evidence=evidence,
        epoch=epoch,
    )


def _undecided(fault: DecisionFault, reason: str, epoch: int) -> Decision:
    return Decision(error=fault, confidence=0.0, reason=reason, epoch=epoch)
