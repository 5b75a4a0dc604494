import typing

import pytest
from pydantic import TypeAdapter, ValidationError

from studio.domain.action import (
    Action,
    Choose,
    Click,
    Done,
    Fill,
    Navigate,
    Press,
    SelectOption,
    SetChecked,
    Target,
    in_words,
    target_of,
)
from studio.domain.rule import Comparison, Condition, SelectionRule

ADAPTER: TypeAdapter[Action] = TypeAdapter(Action)
BUTTON = Target(ref="e12", epoch=3, role="button", name="検索")
RULE = SelectionRule(where=(Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),))

ONE_OF_EACH: tuple[tuple[Action, str], ...] = (
    (Navigate(url="http://127.0.0.1/"), "http://127.0.0.1/ を開く"),
    (Click(target=BUTTON), "「検索」をクリック"),
    (Fill(target=BUTTON, value="本"), "「検索」に「本」を入力"),
    (SelectOption(target=BUTTON, option="新しい順"), "「検索」で「新しい順」を選ぶ"),
    (SetChecked(target=BUTTON), "「検索」をオンにする"),
    (SetChecked(target=BUTTON, checked=False), "「検索」をオフにする"),
    (Press(keys="Enter"), "Enter キーを押す"),
    (Press(keys="Enter", target=BUTTON), "「検索」でEnter キーを押す"),
    (Choose(rule=RULE), "評価 ≥ 4 の 1 件目を探す"),
    (
        Choose(rule=RULE, column="カートに入れる"),
        "評価 ≥ 4 の 1 件目、その行の「カートに入れる」を押す",
    ),
    (Done(evidence="送信しました"), "完了を確認"),
)


def test_there_is_an_example_of_every_verb() -> None:
    union = typing.get_args(typing.get_args(Action)[0])
    assert {type(action) for action, _ in ONE_OF_EACH} == set(union)


@pytest.mark.parametrize(("action", "words"), ONE_OF_EACH)
def test_an_action_reads_as_a_sentence(action: Action, words: str) -> None:
    assert in_words(action) == words


@pytest.mark.parametrize("action", [action for action, _ in ONE_OF_EACH], ids=lambda a: a.verb)
def test_an_action_survives_json(action: Action) -> None:
    assert ADAPTER.validate_json(ADAPTER.dump_json(action)) == action


@pytest.mark.parametrize("action", [action for action, _ in ONE_OF_EACH], ids=lambda a: a.verb)
def test_the_element_of_an_action_is_known(action: Action) -> None:
    assert target_of(action) == getattr(action, "target", None)


@pytest.mark.parametrize(
    "foreign",
    [
        {"verb": "evaluate", "script": "alert(1)"},
        {"verb": "click", "target": {"x": 10, "y": 20}},
        {"verb": "click", "target": {"ref": "e1"}, "force": True},
        {"verb": "fill", "target": {"ref": "e1"}},
    ],
)
def test_nothing_but_the_closed_set_of_acts_is_accepted(foreign: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        ADAPTER.validate_python(foreign)


def test_an_element_without_a_name_still_has_words() -> None:
    assert Target(role="button").in_words() == "この要素"
