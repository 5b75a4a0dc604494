"""What a form held already as the person wanted it, told apart from what merely stands there."""

import pytest

from studio.domain.action import Action, Click, Fill, Press, SelectOption
from studio.domain.observation import AriaNode
from studio.domain.target import Target
from studio.domain.variable import Variable
from studio.engine.agent.standing import standing_fields, with_standing
from tests.factories import SHOP, durable, make_checklist, make_observation, make_step, node
from tests.fakes import FakeBrowser

PRESS = Click(target=Target(role="button", name="保存"))
BUG = Variable(name="トラッカー", value="バグ")
STATE = node("combobox", "トラッカー", text="バグ")
STANDING = make_step(SelectOption(target=durable("combobox", "トラッカー"), option="バグ"))


@pytest.mark.parametrize(
    ("action", "fields", "variables"),
    [
        (Press(keys="Tab"), (STATE,), (BUG,)),
        (PRESS, (STATE, node("combobox", "子のトラッカー", text="バグ")), (BUG,)),
        (PRESS, (node("combobox", "種別", text="バグ"),), (BUG,)),
        (PRESS, (node("combobox", "トラッカー", text="機能"),), (BUG,)),
        (PRESS, (node("link", "トラッカー", text="バグ"),), (BUG,)),
        (PRESS, (STATE,), (Variable(name="トラッカー"),)),
    ],
)
async def test_what_is_not_surely_the_persons_is_left_alone(
    action: Action, fields: tuple[AriaNode, ...], variables: tuple[Variable, ...]
) -> None:
    page = make_observation(*fields, node("button", "保存"))
    checklist = make_checklist("トラッカーはバグにする", start_url=SHOP, variables=variables)
    assert await standing_fields(FakeBrowser(), action, page, checklist, ()) == ()


async def test_what_an_act_has_set_already_is_not_set_twice() -> None:
    page = make_observation(STATE, node("button", "保存"))
    checklist = make_checklist("トラッカーはバグにする", start_url=SHOP, variables=(BUG,))
    assert await standing_fields(FakeBrowser(), PRESS, page, checklist, (STANDING,)) == ()


def test_it_stands_before_the_other_fields_of_its_form_and_in_their_item() -> None:
    opened = make_step(Click(target=durable("link", "新しいチケット")), item="開く")
    title = make_step(Fill(target=durable("textbox", "題名"), value="件"), item="書く")
    sent = make_step(Click(target=durable("button", "保存")), item="保存する")
    steps = with_standing((opened, title, sent), (STANDING,))
    assert [step.action for step in steps] == [
        opened.action,
        STANDING.action,
        title.action,
        sent.action,
    ]
    assert [step.item for step in steps] == ["開く", "書く", "書く", "保存する"]
