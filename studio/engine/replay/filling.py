"""A flow's acts with the values of one run in the place of its variables."""

from collections.abc import Mapping

from studio.domain.action import Action
from studio.domain.flow import Flow, expand, expand_known, missing_values
from studio.engine.secrets.templates import with_names


def check_values(flow: Flow, values: Mapping[str, str], given: frozenset[str]) -> None:
    """Refuse a replay that would stop half-way for want of a value.

    Args:
        flow: What is to be played.
        values: Its variables, defaults included.
        given: Names that were given for this run; an empty value is meant when given.

    Raises:
        SettingsError: A template without a value, or a variable to be asked for that was not.
    """
    for step in (one for one in flow.steps if one.is_enabled):
        filled(step.action, values)
        for fact in (*step.expects, *([step.only_when] if step.only_when else [])):
            expand(fact.detail, values)
    missing = [
        variable.name
        for variable in flow.variables
        if variable.ask_each_time and not values[variable.name] and variable.name not in given
    ]
    if missing:
        raise missing_values(missing)


def filled(action: Action, values: Mapping[str, str]) -> Action:
    """Return the action with its templates replaced by this run's values.

    Raises:
        SettingsError: A variable without a value.
    """
    texts = action.with_texts(lambda text: expand(text, values))
    return with_names(texts, lambda words: expand_known(words, values))
