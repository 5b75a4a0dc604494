"""What the script told, as actions; a secret is a template, and braces that were typed are none."""

import pytest

from studio.browser.recording.acts import action_of
from studio.domain.actions.action import Drag, Fill, Press
from studio.domain.page.target import Target

FIELD = Target(role="textbox", name="暗証{番}号")


def test_a_secret_is_the_template_of_its_field() -> None:
    told = {"verb": "fill", "value": "", "secret": True}
    assert action_of(told, FIELD, None) == Fill(target=FIELD, value="{{秘密:暗証番号}}")


def test_braces_that_a_person_typed_are_no_template() -> None:
    told = {"verb": "fill", "value": "{{url}}", "secret": False}
    typed = action_of(told, FIELD, None)
    assert isinstance(typed, Fill)
    assert "{{" not in typed.value


def test_a_key_needs_no_element_and_a_drag_needs_two() -> None:
    assert action_of({"verb": "press", "keys": "F9"}, None, None) == Press(keys="F9")
    assert action_of({"verb": "drag"}, FIELD, None) is None
    assert action_of({"verb": "drag"}, FIELD, FIELD) == Drag(target=FIELD, to=FIELD)


@pytest.mark.parametrize("verb", ["click", "fly"])
def test_what_cannot_be_said_is_no_act(verb: str) -> None:
    assert action_of({"verb": verb}, None, None) is None
    assert (action_of({"verb": verb}, FIELD, None) is None) == (verb == "fly")
