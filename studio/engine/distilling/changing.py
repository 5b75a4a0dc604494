"""What of a flow may be another value next time, and what stays as it was: for whoever saves it. Pure."""

from collections.abc import Iterator, Sequence
from typing import Final

from studio.domain.actions.action import EditText, Fill, SelectOption, TypeText, Upload
from studio.domain.flows.flow import START_URL_VARIABLE, Flow, FlowStep
from studio.domain.flows.flow_diff import differences
from studio.domain.frozen import Frozen
from studio.domain.runs.checklist import Checklist
from studio.domain.text import clip, fold, said_together, squeeze
from studio.engine.distilling.binding import names_used
from studio.engine.secrets.masking import is_secret_name
from studio.engine.secrets.templates import texts_of
from studio.engine.variables.proposing import label_of
from studio.words import tr

_SHOWN: Final = 60
_NAME: Final = 20
_LISTED: Final = 8
ANOTHER_EXAMPLE: Final = tr("別の値でもう一度やると、くり返しに強くなります")


class MayChange(Frozen):
    """A variable that steps use.

    Attributes:
        value: What it holds; "" of a secret, and of what is asked for each time.
        where: The acts that use it, in words.
        goes_with: Where one of these variables is another one, it has to be given as well.
    """

    name: str
    value: str
    where: tuple[str, ...]
    goes_with: tuple[str, ...] = ()


class StaysFixed(Frozen):
    """A value that every run of the flow writes as it is.

    Attributes:
        name: What the sentence or its field calls it.
        is_said: The person gave it as a value of its own, and may expect that it can change.
    """

    name: str
    value: str
    is_said: bool = False


class Changing(Frozen):
    """Both, as a save card tells them."""

    may_change: tuple[MayChange, ...] = ()
    fixed: tuple[StaysFixed, ...] = ()


def what_may_change(flow: Flow, checklist: Checklist) -> Changing:
    """Return the variables in use with where, and the values that stay as they were.

    Args:
        flow: As it is saved.
        checklist: Of the run it was made from.
    """
    offered = {variable.name: fold(variable.value) for variable in flow.variables}
    parts = [squeeze(variable.value) for variable in flow.variables]
    said = (
        StaysFixed(name=one.name, value=clip(one.value, _SHOWN), is_said=True)
        for one in checklist.variables
        if one.value
        and one.name not in offered
        and not is_secret_name(one.name)
        and not said_together([squeeze(one.value)], parts)
    )
    known = {fold(one.value) for one in checklist.variables}
    typed = (one for step in flow.steps for one in _typed(step) if fold(one.value) not in known)
    return Changing(
        may_change=tuple(
            MayChange(
                name=one.name,
                value=_shown(one.name, one.value),
                where=_where(flow, one.name),
                goes_with=one.goes_with,
            )
            for one in flow.variables
            if one.name != START_URL_VARIABLE
        ),
        fixed=tuple(dict.fromkeys((*said, *typed))),
    )


def changing_lines(told: Changing) -> tuple[str, ...]:
    """Return what may be another value next time, and what stays as it is, one Japanese line each."""
    names = (
        tr(
            "{name}（{goes_with}と一緒に）",
            name=clip(one.name, _NAME),
            goes_with=tr("、").join(clip(name, _NAME) for name in one.goes_with),
        )
        if one.goes_with
        else clip(one.name, _NAME)
        for one in told.may_change
    )
    fixed = (
        tr("{name}「{one}」", name=clip(one.name, _NAME), one=clip(one.value, _NAME))
        for one in told.fixed
    )
    lines = ((tr("次に変えられる値"), tuple(names)), (tr("いつも同じ値"), tuple(fixed)))
    return tuple(
        tr("{title}：{listed}", title=title, listed=_listed(texts))
        for title, texts in lines
        if texts
    )


def learnt_lines(flow: Flow, learnt: Flow) -> tuple[str, ...]:
    """Return what a second example with other values has taught a flow, one Japanese line each.

    Args:
        flow: As it was kept.
        learnt: As it is kept now.
    """
    if learnt == flow:
        return (tr("別の値でも、手順は同じでした。手順はそのままです。"),)
    return tuple(
        tr("別の値の実行から：{change}", change=change.words)
        for change in differences(flow, learnt)
    )


def _listed(texts: Sequence[str]) -> str:
    more = tr(" ほか {count} 件", count=len(texts) - _LISTED) if len(texts) > _LISTED else ""
    return tr("、").join(texts[:_LISTED]) + more


def _shown(name: str, value: str) -> str:
    return "" if is_secret_name(name) else clip(value, _SHOWN)


def _where(flow: Flow, name: str) -> tuple[str, ...]:
    using = (step.action for step in flow.steps if name in names_used((step.action,)))
    return tuple(dict.fromkeys(clip(action.in_words(), _SHOWN) for action in using))


def _typed(step: FlowStep) -> Iterator[StaysFixed]:
    """Yield what a step types, chooses or gives as it is."""
    action, target = step.action, step.action.element
    if not isinstance(action, Fill | EditText | TypeText | SelectOption | Upload) or target is None:
        return
    if target.is_secret:
        return
    for text in texts_of(action):
        if text.strip() and "{{" not in text:
            yield StaysFixed(name=clip(label_of(target), _SHOWN), value=clip(text, _SHOWN))
