"""What a kind of action leaves out follows from its fields, and else is the careful answer."""

from typing import Literal

import pytest

from studio.domain.actions import elements, page, reading
from studio.domain.actions.action import ACTIONS
from studio.domain.actions.base import (
    ActionBase,
    Effect,
    FormField,
    OnElement,
    OpensAddress,
    SetsField,
    StepClass,
)
from studio.domain.actions.rule import SelectionRule
from studio.domain.page.target import Target

BUTTON = Target(role="button", name="文")


class Stamp(OnElement):
    """A kind that says next to nothing of itself."""

    verb: Literal["stamp"] = "stamp"
    target: Target
    text: str = ""
    times: int = 1

    label, texts = "判を押す", ("text",)


class Pen:
    """Writes plainly."""

    def found(self, target: Target) -> str:
        return f"<{target.name}>"

    def said(self, template: str) -> str:
        return repr(template)

    def literal(self, text: str) -> str:
        return repr(text)

    def rows(self, rule: SelectionRule) -> str:
        return rule.in_words()


class Told:
    """What a model wrote: 「済」 of the button."""

    value = "済"
    evidence = ""

    def element(self) -> Target:
        return BUTTON

    def element_if_any(self) -> Target | None:
        return BUTTON

    def element_at(self, ref: str) -> Target:
        raise AssertionError(ref)

    def address(self) -> str:
        raise AssertionError

    def said(self, limit: int) -> str:
        raise AssertionError(limit)

    def misfit(self) -> Exception:
        return AssertionError()


def test_a_kind_that_says_nothing_may_send_and_is_not_repeated() -> None:
    assert Stamp.effect is Effect.PRESSES
    assert Stamp.repeats is StepClass.PRESS
    assert Stamp.is_press
    assert Stamp(target=BUTTON).element == BUTTON


def test_its_words_line_and_wire_form_follow_from_its_fields() -> None:
    stamp = Stamp(target=BUTTON, text="{{印}}")
    assert stamp.in_words() == "「文」で「判を押す」"
    assert stamp.line(Pen()) == "<文>.stamp(text='{{印}}', "
    assert Stamp(target=BUTTON, times=2).line(Pen()) == "<文>.stamp(times=2, "
    assert Stamp.from_model(Told()) == Stamp(target=BUTTON, text="済")


def test_its_texts_and_elements_are_changed_and_nothing_else() -> None:
    stamp = Stamp(target=BUTTON, text="印", times=3)
    other = Target(role="button", name="裏")
    assert stamp.with_texts(lambda text: text * 2) == stamp.model_copy(update={"text": "印印"})
    assert stamp.with_targets(lambda _: other) == stamp.model_copy(update={"target": other})
    assert stamp.with_targets(lambda target: target) is stamp


@pytest.mark.parametrize("kind", ACTIONS.values())
def test_a_kind_stands_in_the_list_under_its_verb(kind: type[ActionBase]) -> None:
    rooms = {module.__name__ for module in (elements, page, reading)}
    assert ACTIONS[kind.name()] is kind
    assert kind.__module__ in rooms
    assert set(kind.texts) <= set(kind.model_fields)
    assert kind.word().isidentifier()


def test_what_is_put_into_a_field_is_set_and_only_what_is_set_goes_in_a_form() -> None:
    setting = {kind for kind in ACTIONS.values() if issubclass(kind, SetsField)}
    assert all(kind.effect is Effect.SETS for kind in setting)
    assert {kind.name() for kind in setting if not issubclass(kind, FormField)} == {"edit_text"}
    opening = {kind.name() for kind in ACTIONS.values() if issubclass(kind, OpensAddress)}
    assert opening == {"navigate", "new_tab"}
