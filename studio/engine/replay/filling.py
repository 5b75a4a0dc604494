"""A flow's acts with the values of one run in the place of its variables."""

from collections.abc import Mapping
from datetime import datetime

from studio.domain.actions.action import Action, Choose, Extract
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow, expand, expand_known, missing_values, variable_names
from studio.engine.replay.lists.rules import unreadable_value
from studio.engine.secrets.templates import with_names
from studio.words import tr


def check_values(flow: Flow, values: Mapping[str, str], given: frozenset[str]) -> None:
    """Refuse a replay that would stop half-way for want of a value.

    Args:
        flow: What is to be played.
        values: Its variables, defaults included.
        given: Names that were given for this run; an empty value is meant when given.

    Raises:
        SettingsError: A template without a value, a variable to be asked for that was not, or a
            condition that no row can be compared with.
    """
    filled_in: list[Action] = []
    for step in (one for one in flow.steps if one.is_enabled):
        action = filled(step.action, values)
        filled_in += [action] if step.only_when is None else []
        for fact in (*step.expects, *([step.only_when] if step.only_when else [])):
            expand(fact.detail, values)
    missing = [
        variable.name
        for variable in flow.variables
        if variable.ask_each_time and not values[variable.name] and variable.name not in given
    ]
    if missing:
        raise missing_values(missing)
    for action in filled_in:
        _check_rule(action)


def _check_rule(action: Action) -> None:
    """Refuse 「価格 ≤ たくさん」."""
    is_by_rule = isinstance(action, Choose | Extract)
    if is_by_rule and (problem := unreadable_value(action.rule, datetime.now())):
        raise SettingsError(
            "BAD_CONDITION", problem, tr("その値を直してから、もう一度行ってください。")
        )


def filled(action: Action, values: Mapping[str, str]) -> Action:
    """Return the action with its templates replaced by this run's values.

    Raises:
        SettingsError: A variable without a value, or an empty one that tells a row: any row would do.
    """
    texts = action.with_texts(lambda text: expand(text, values))
    row = action.element.row_key if action.element else ""
    if row and not expand(row, values).strip():
        raise missing_values(variable_names(row))
    return with_names(texts, lambda words: expand_known(words, values))
