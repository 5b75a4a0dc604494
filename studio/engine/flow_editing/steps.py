"""Whole steps and sentences: inserted, copied, moved, removed, switched, reworded, split, joined. Pure.

Steps next to each other with the same sentence are one item to a person; any step of it stands for it.
"""

from collections.abc import Collection, Iterable, Sequence
from uuid import uuid4

from studio.domain.actions.action import Action
from studio.domain.errors import InstructionError
from studio.domain.flows.flow import Flow, FlowStep, OnError
from studio.domain.text import clip
from studio.engine.flow_editing.grants import step_of, with_step, with_steps
from studio.engine.flow_editing.written import written
from studio.engine.planning.editing import MAX_ITEM_CHARS
from studio.engine.secrets.masking import refuse_passwords
from studio.words import tr

MAX_NOTE_CHARS = 2_000
"""A note is a few sentences; longer ones are cut, visibly, with …."""
MAX_STEPS = 2_000
"""Of one flow; more is refused with words."""


def insert_step(flow: Flow, row: int, action: Action, item: str = "") -> Flow:
    """Put a new step before `row`; a row outside the flow means its nearer end.

    Args:
        flow: To be changed.
        row: From 0.
        action: What it does; see `acts.drafted`.
        item: Its sentence; "" takes that of the step before, else of the step after.

    Raises:
        InstructionError: TOO_MANY_STEPS, PASSWORD_IN_WORDS.
    """
    row = min(max(row, 0), len(flow.steps))
    words = checked_words(item, MAX_ITEM_CHARS) or _sentence_at(flow, row)
    named = action.with_texts(lambda text: written(flow, text))
    step = FlowStep(item=written(flow, words), action=named)
    return insert_steps(flow, row, (step,))


def insert_steps(flow: Flow, row: int, steps: Sequence[FlowStep]) -> Flow:
    """Put steps that are ready before `row`.

    Raises:
        InstructionError: TOO_MANY_STEPS.
    """
    if len(flow.steps) + len(steps) > MAX_STEPS:
        raise InstructionError(
            "TOO_MANY_STEPS",
            tr("1 つの手順に入れられる操作は {steps:,} 件までです。", steps=MAX_STEPS),
            tr("作業ごとに手順を分けてください。"),
        )
    return with_steps(flow, (*flow.steps[:row], *steps, *flow.steps[row:]))


def duplicate_steps(flow: Flow, step_ids: Collection[str]) -> Flow:
    """Put a copy with a new id below each of the steps; a copy is granted nothing.

    Raises:
        InstructionError: TOO_MANY_STEPS.
    """
    steps: list[FlowStep] = []
    for step in flow.steps:
        steps.append(step)
        if step.id in step_ids:
            steps.append(fresh(step))
    return _checked_length(with_steps(flow, steps))


def remove_steps(flow: Flow, step_ids: Collection[str]) -> Flow:
    """Take steps out."""
    return with_steps(flow, [step for step in flow.steps if step.id not in step_ids])


def move_steps(flow: Flow, step_ids: Collection[str], row: int) -> Flow:
    """Put steps, in their order, before what stands at `row` now, in whatever sentence that is.

    Put down inside another sentence, a step becomes part of it, unless its whole sentence moves.
    """
    row = min(max(row, 0), len(flow.steps))
    moved = [step for step in flow.steps if step.id in step_ids]
    before = [step for step in flow.steps[:row] if step.id not in step_ids]
    after = [step for step in flow.steps[row:] if step.id not in step_ids]
    return with_steps(flow, (*before, *_at_home(flow, moved, before, after), *after))


def set_enabled(flow: Flow, step_ids: Collection[str], *, is_enabled: bool) -> Flow:
    """Let steps run or leave them out."""
    return _each(flow, step_ids, is_enabled=is_enabled)


def set_optional(flow: Flow, step_ids: Collection[str], *, is_optional: bool) -> Flow:
    """任意: not found is fine."""
    return _each(flow, step_ids, is_optional=is_optional)


def without_condition(flow: Flow, step_id: str) -> Flow:
    """Let a branch always be done: the condition goes from all steps of the sentence that bear it."""
    step = step_of(flow, step_id)
    branch = [
        one.id for one in flow.steps if (one.item, one.only_when) == (step.item, step.only_when)
    ]
    return _each(flow, branch, only_when=None)


def set_approval(flow: Flow, step_ids: Collection[str], *, needs_approval: bool) -> Flow:
    """Let steps ask a person each time, or no longer; without a question there is nothing to grant."""
    return _each(flow, step_ids, needs_approval=needs_approval)


def set_on_error(
    flow: Flow, step_ids: Collection[str], on_error: OnError, retries: int | None = None
) -> Flow:
    """Say what a replay does when a step fails.

    Args:
        flow: To be changed.
        step_ids: Which.
        on_error: Policy.
        retries: From 1 to 10; None keeps what there is.

    Raises:
        InstructionError: BAD_RETRIES.
    """
    if retries is not None and not 1 <= retries <= 10:
        raise InstructionError(
            "BAD_RETRIES",
            tr("やり直す回数は 1 から 10 までです。"),
            tr("1 から 10 の数にしてください。"),
        )
    more = {} if retries is None else {"retries": retries}
    return _each(flow, step_ids, on_error=on_error, **more)


def set_note(flow: Flow, step_id: str, note: str) -> Flow:
    """Write the person's own words beside a step; "" removes them.

    Raises:
        InstructionError: NO_SUCH_STEP, PASSWORD_IN_WORDS.
    """
    step = step_of(flow, step_id)
    words = checked_words(note, MAX_NOTE_CHARS)
    return with_step(flow, step.model_copy(update={"note": words}))


def item_of(flow: Flow, step_id: str) -> tuple[FlowStep, ...]:
    """Return the steps of the sentence that a step belongs to.

    Raises:
        InstructionError: NO_SUCH_STEP.
    """
    step_of(flow, step_id)
    return tuple(next(run for run in _items(flow.steps) if any(s.id == step_id for s in run)))


def reword_item(flow: Flow, step_id: str, text: str) -> Flow:
    """Give a sentence other words; empty words change nothing.

    Raises:
        InstructionError: NO_SUCH_STEP, PASSWORD_IN_WORDS.
    """
    held = step_of(flow, step_id).item
    words = written(flow, checked_words(text, MAX_ITEM_CHARS), held)
    if not words:
        return flow
    return _each(flow, {step.id for step in item_of(flow, step_id)}, item=words)


def split_item(flow: Flow, step_id: str, text: str) -> Flow:
    """Begin a new sentence at a step: it and the rest of its sentence get other words.

    Raises:
        InstructionError: NO_SUCH_STEP, PASSWORD_IN_WORDS, SAME_WORDS: the two halves would still be one.
    """
    run = item_of(flow, step_id)
    at = next(index for index, step in enumerate(run) if step.id == step_id)
    words = checked_words(text, MAX_ITEM_CHARS)
    if not words or words == run[0].item:
        raise InstructionError(
            "SAME_WORDS",
            tr("分けたあとの文が、元の文と同じか、空です。"),
            tr("分けた後半に、別の文を付けてください。"),
        )
    return _each(flow, {step.id for step in run[at:]}, item=words)


def merge_items(flow: Flow, step_ids: Collection[str]) -> Flow:
    """Join the sentences of these steps, and all between them, under the words of the first.

    Raises:
        InstructionError: NO_SUCH_STEP, ONE_ITEM: there is nothing to join.
    """
    runs = _items(flow.steps)
    chosen = [at for at, run in enumerate(runs) if any(step.id in step_ids for step in run)]
    if len(chosen) < 2:
        raise InstructionError(
            "ONE_ITEM",
            tr("まとめる文が 1 つしかありません。"),
            tr("2 つ以上の文を選んでください。"),
        )
    joined = [step for run in runs[chosen[0] : chosen[-1] + 1] for step in run]
    return _each(flow, {step.id for step in joined}, item=joined[0].item)


def fresh(step: FlowStep) -> FlowStep:
    """Return a copy of a step with an id of its own; it is granted nothing."""
    return step.without_yes.model_copy(update={"id": uuid4().hex[:8]})


def checked_words(text: str, limit: int) -> str:
    """Return a person's words on one line, cut to `limit`.

    Raises:
        InstructionError: PASSWORD_IN_WORDS: a password stands there in clear.
    """
    refuse_passwords(text)
    return clip(text, limit)


def _each(flow: Flow, step_ids: Collection[str], **changes: object) -> Flow:
    return with_steps(
        flow,
        [
            step.model_copy(update=changes) if step.id in step_ids else step
            for step in flow.steps
        ],
    )  # fmt: skip


def _items(steps: Iterable[FlowStep]) -> list[list[FlowStep]]:
    runs: list[list[FlowStep]] = []
    for step in steps:
        if runs and runs[-1][0].item == step.item:
            runs[-1].append(step)
        else:
            runs.append([step])
    return runs


def _sentence_at(flow: Flow, row: int) -> str:
    beside = (*flow.steps[max(row - 1, 0) : row], *flow.steps[row : row + 1])
    return beside[0].item if beside else flow.name


def _at_home(
    flow: Flow,
    moved: Sequence[FlowStep],
    before: Sequence[FlowStep],
    after: Sequence[FlowStep],
) -> list[FlowStep]:
    """Return moved steps with the sentence they have at their new place."""
    left = {step.item for step in (*before, *after)}
    inside = before and after and before[-1].item == after[0].item
    host = before[-1].item if inside else ""
    whole = {run[0].item for run in _items(flow.steps) if all(step in moved for step in run)}
    return [
        step.model_copy(update={"item": host})
        if host and step.item in left and step.item not in whole
        else step
        for step in moved
    ]


def _checked_length(flow: Flow) -> Flow:
    return insert_steps(flow, len(flow.steps), ())
