import typing

import pytest

from studio.domain.actions.action import Action
from tests.domain.actions.test_action import ONE_OF_EACH

TEXT_FIELDS = {"url", "value", "text", "option", "paths", "until", "tab", "gone"}


@pytest.mark.parametrize("action", [action for action, _ in ONE_OF_EACH], ids=lambda a: a.verb)
def test_every_text_a_person_gave_is_reached(action: Action) -> None:
    changed = action.with_texts(lambda text: f"<{text}>")
    for name in TEXT_FIELDS & set(type(action).model_fields) - _words_of_the_moment(action):
        before, after = getattr(action, name), getattr(changed, name)
        expected = tuple(f"<{one}>" for one in before) if name == "paths" else f"<{before}>"
        assert after == expected


def test_the_values_of_conditions_are_texts_too() -> None:
    choose = next(action for action, _ in ONE_OF_EACH if action.verb == "choose")
    changed = typing.cast("typing.Any", choose.with_texts(lambda text: f"<{text}>"))
    assert [condition.value for condition in changed.rule.where] == ["<4>"]


@pytest.mark.parametrize("action", [action for action, _ in ONE_OF_EACH], ids=lambda a: a.verb)
def test_what_is_not_text_stays(action: Action) -> None:
    assert action.with_texts(lambda text: text) == action


def _words_of_the_moment(action: Action) -> set[str]:
    """A search of the page is never part of a flow."""
    return {"text"} if action.verb == "find" else set()
