"""A day or a moment that was given in pieces, in fields of their own, as one value. Pure."""

from collections.abc import Mapping, Sequence
from itertools import groupby, product
from typing import Final

from studio.domain.actions.action import Fill, SelectOption, TypeText
from studio.domain.flows.flow import FlowStep
from studio.domain.values.pieces import ORDERS, DayPiece, DayPieces, pieces_of
from studio.domain.values.variable import Variable
from studio.domain.values.writing import writing_of
from studio.engine.secrets.templates import texts_of
from studio.engine.variables.naming import template_of

_DAY: Final = "yMd"
_TIME: Final = "Hm"


def spread_days(steps: Sequence[FlowStep], variables: Sequence[Variable]) -> Mapping[str, str]:
    """Return by step id the template of a piece.

    Only a whole day or moment is one: fields one after the other, of which each holds one of its pieces, and those
    that held theirs before.

    Args:
        steps: Pruned.
        variables: Of which some may be days or moments.
    """
    found: dict[str, str] = {}
    for is_given, run in groupby(steps, key=_is_given):
        form = list(run)
        fitting = [pieces for one in variables if is_given and (pieces := _pieces(form, one))]
        taken = [step for pieces in fitting for step in pieces]
        for pieces in fitting:
            if all(taken.count(step) == 1 for step in pieces):
                found |= pieces
    return found


def _is_given(step: FlowStep) -> bool:
    target = step.action.element
    return isinstance(step.action, Fill | TypeText | SelectOption) and not (
        target and target.is_secret
    )


def _pieces(steps: Sequence[FlowStep], variable: Variable) -> dict[str, str]:
    is_whole = any(
        writing_of(text, variable.value) for step in steps for text in texts_of(step.action)
    )
    for family in pieces_of(variable.value):
        kinds = "".join(family)
        for wanted in (kinds, *((_DAY, _TIME) if is_whole and kinds != _DAY else ())):
            if ways := _fitting(steps, family, wanted):
                (way,) = ways if len(ways) == 1 else ({},)
                return {
                    one: template_of(variable.name, piece.writing) for one, piece in way.items()
                }
    return {}


def _fitting(
    steps: Sequence[FlowStep], family: DayPieces, wanted: str
) -> list[dict[str, DayPiece]]:
    """Return the ways to see the wanted pieces in some steps."""
    held = [[at for at, step in enumerate(steps) if _gives(step, family[kind])] for kind in wanted]
    return [
        {steps[at].id: family[kind] for kind, at in zip(wanted, way, strict=True)}
        for way in product(*held)
        if _is_one_form(steps, dict(zip(wanted, way, strict=True)))
    ]


def _is_one_form(steps: Sequence[FlowStep], places: Mapping[str, int]) -> bool:
    """Say whether pieces stand in steps of their own, those that an act gave one right after the other in an order that forms have."""
    set_now = [at for at, step in enumerate(steps) if not _stood(step)]
    mine = sorted((at, kind) for kind, at in places.items() if not _stood(steps[at]))
    order = "".join(kind for _, kind in mine)
    first = set_now.index(mine[0][0]) if mine else 0
    is_in_a_row = [at for at, _ in mine] == set_now[first : first + len(mine)]
    is_known = any(_is_within(order, one) for one in ORDERS)
    return len({*places.values()}) == len(places) and bool(mine) and is_in_a_row and is_known


def _is_within(order: str, whole: str) -> bool:
    return order == "".join(kind for kind in whole if kind in order)


def _stood(step: FlowStep) -> bool:
    return step.trace is not None and step.trace.has_stood


def _gives(step: FlowStep, piece: DayPiece) -> bool:
    """Say whether a step gives a piece so, and its list has the first of its kind so as well."""
    offered = step.trace.choices if step.trace else ()
    is_offered = not piece.first or not offered or piece.first in offered
    return texts_of(step.action) == (piece.text,) and is_offered
