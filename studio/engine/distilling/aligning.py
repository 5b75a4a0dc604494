"""Which step of one run is which step of another run of the same work. Pure."""

from collections.abc import Sequence
from typing import Final

from studio.domain.actions.action import (
    Action,
    FormField,
)
from studio.domain.errors import DecisionError
from studio.domain.flows.flow import FlowStep
from studio.domain.text import clip, squeeze
from studio.words import tr

_ITS_OWN: Final = frozenset({"target", "to", "values", "quotes"})
_WORDS: Final = 60

Pairs = tuple[tuple[int | None, int | None], ...]


def aligned(one: Sequence[FlowStep], other: Sequence[FlowStep]) -> Pairs:
    """Return the positions of steps that are one, in order; a step that only one run needed stands alone.

    Fields of a form may have been filled in in any order. Only what is done under a condition, or is
    任意, may be missing in one of the runs.

    Args:
        one: Of one run, with its values in them.
        other: Of the other one, with its own.

    Raises:
        DecisionError: NOT_ALIKE; they went different ways.
    """
    pairs: list[tuple[int | None, int | None]] = []
    rest = list(range(len(other)))
    for place, step in enumerate(one):
        at = _found(step, [other[position] for position in rest])
        if at is None and not _is_spare(step):
            raise apart(step, other[rest[0]] if rest else None)
        if at is None:
            pairs.append((place, None))
            continue
        alone = [position for position in rest[:at] if _is_spare(other[position])]
        pairs += [(None, position) for position in alone]
        pairs.append((place, rest[at]))
        rest = [position for position in rest if position != rest[at] and position not in alone]
    needed = next((other[position] for position in rest if not _is_spare(other[position])), None)
    if needed is not None:
        raise apart(None, needed)
    return (*pairs, *((None, position) for position in rest))


def apart(step: FlowStep | None, other: FlowStep | None) -> DecisionError:
    """Return the refusal of two runs that did something else at one place; None: nothing any more."""
    one, two = (
        tr("「{action}」", action=clip(s.action.in_words(), _WORDS)) if s else tr("（操作なし）")
        for s in (step, other)
    )
    return DecisionError(
        "NOT_ALIKE",
        tr(
            "2 つの実行の操作がちがうため、1 つの手順に合わせられません。手順では{one}、今回は{two}でした。",
            one=one,
            two=two,
        ),
        tr(
            "値だけを変えた同じ文でもう一度実行するか、手順の編集でこの操作を直してください。手順は変えていません。"
        ),
    )


def _found(step: FlowStep, rest: Sequence[FlowStep]) -> int | None:
    """Return where a step is done in the rest of the other run: by its element, else by what it does."""
    is_setting = isinstance(step.action, FormField)
    near: list[int] = []
    for at, other in enumerate(rest):
        near.append(at)
        if not (_is_spare(other) or (is_setting and isinstance(other.action, FormField))):
            break
    does = [at for at in near if _shape(step.action) == _shape(rest[at].action)]
    same = (at for at in does if _called(step.action) == _called(rest[at].action))
    return next(same, None if _is_spare(step) else next(iter(does), None))


def _is_spare(step: FlowStep) -> bool:
    return step.is_optional or step.only_when is not None or not step.is_enabled


def _shape(action: Action) -> tuple[object, ...]:
    """Return what an act does, without what it says and without the looks of its element."""
    target = action.element
    plain = action.with_texts(lambda _: "").model_dump(exclude=set(_ITS_OWN))
    if rule := plain.get("rule"):
        rule["shape"] = ()
    where = (target.role, target.frames) if target else ()
    return (plain, *where)


def _called(action: Action) -> tuple[str, ...]:
    target = action.element
    looks = target.fingerprint if target else None
    return (squeeze(target.name), looks.row_key if looks else "") if target else ()
