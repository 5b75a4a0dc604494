"""あなたの番です: handing the browser to the person and back; shared by the agent and the replay."""

from typing import Final

from studio.domain.errors import HandedOver, Stopped
from studio.domain.events.events import InputKind, UserInputReceived, UserInputRequested
from studio.domain.text import clip
from studio.engine.runs.run import RunContext
from studio.engine.secrets.masking import SecretMask
from studio.words import tr

MAX_ANSWER_CHARS: Final = 500
"""Longer answers are cut: they go into every following prompt."""


async def ask_person(
    context: RunContext,
    secrets: SecretMask,
    question: str,
    kind: InputKind = InputKind.QUESTION,
    *,
    choices: tuple[str, ...] = (),
) -> str:
    """Ask, wait for 続ける, and return what the person typed, passwords concealed ("" when they only went on).

    The browser stays open and is theirs meanwhile; the stall clock stands.

    Args:
        context: The run.
        secrets: What must not be told.
        question: One or two Japanese sentences.
        kind: Why it is their turn.
        choices: Answers to choose from; a face shows a button for each.

    Raises:
        HandedOver: Nobody is there, nobody answered in time, or they chose やめる.
        Stopped: They stopped the run instead.
    """
    question = secrets.text(clip(question, 400))
    request_id = context.run_control.new_question()
    context.publish(
        UserInputRequested(
            request_id=request_id,
            question=question,
            input_kind=kind,
            choices=choices,
        )
    )
    if not context.is_attended:
        context.run_control.drop_question(request_id)
        raise HandedOver(tr("あなたの操作が必要です：{question}", question=question))
    answer = await context.run_control.wait_for_answer(request_id, context.answer_timeout_s)
    if not answer.is_yes:
        if context.run_control.is_stopping:
            raise Stopped(tr("停止しました。"))
        raise HandedOver(tr("「やめる」が選ばれたため、ここで止めました。"))
    text = context.redactor.conceal(clip(answer.text.strip(), MAX_ANSWER_CHARS))
    context.publish(UserInputReceived(request_id=request_id, text=secrets.text(text)))
    return text
