"""A day that was given in pieces, a year, a month and a day in fields of their own, as one value. Pure."""

from collections.abc import Mapping, Sequence
from datetime import date
from itertools import groupby
from typing import Final

from studio.domain.actions.action import Fill, SelectOption, TypeText
from studio.domain.flows.flow import FlowStep
from studio.domain.values.date_format import format_date
from studio.domain.values.dates import parse_date
from studio.domain.values.variable import Variable
from studio.engine.secrets.templates import texts_of
from studio.engine.variables.naming import template_of

_YEARS: Final = ("yyyy", "yyyy年", "ggge年", "ggge", "e")
_MONTHS_AND_DAYS: Final = (("M", "d"), ("M月", "d日"), ("MM", "dd"), ("MM月", "dd日"))
"""How a month and a day are written when each stands by itself."""


def spread_days(steps: Sequence[FlowStep], variables: Sequence[Variable]) -> Mapping[str, str]:
    """Return by step id the template of a day's piece.

    Only a whole day is one: three fields one after the other, of which each holds one of its pieces.

    Args:
        steps: Pruned.
        variables: Of which some may be days.
    """
    found: dict[str, str] = {}
    for is_given, run in groupby(steps, key=_is_given):
        form = list(run)
        for at in range(len(form) - 2) if is_given else ():
            three = form[at : at + 3]
            fitting = [pieces for one in variables if (pieces := _pieces(three, one))]
            if len(fitting) == 1:
                found |= fitting[0]
    return found


def _is_given(step: FlowStep) -> bool:
    target = step.action.element
    return isinstance(step.action, Fill | TypeText | SelectOption) and not (
        target and target.is_secret
    )


def _pieces(steps: Sequence[FlowStep], variable: Variable) -> dict[str, str]:
    day = parse_date(variable.value)
    if day is None:
        return {}
    fitting = (
        (year, *rest)
        for year in _YEARS
        for rest in _MONTHS_AND_DAYS
        if all(_writes(form, day, step) for form, step in zip((year, *rest), steps, strict=True))
    )
    forms = next(fitting, ())
    return {
        step.id: template_of(variable.name, form) for step, form in zip(steps, forms, strict=False)
    }


def _writes(form: str, day: date, step: FlowStep) -> bool:
    """Say whether a step gives one piece of a day so, and its list has the first of a month so as well."""
    offered = step.trace.choices if step.trace else ()
    first = format_date(day.replace(month=1, day=1), form)
    is_offered = "yyyy" in form or not offered or first in offered
    return texts_of(step.action) == (format_date(day, form),) and is_offered
