"""What a form held already as the person wanted it, told apart from what merely stands there."""

import pytest

from studio.domain.actions.action import Action, Click, Fill, Press, SelectOption, SetChecked
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.flows.trace import Trace
from studio.domain.page.observation import AriaNode
from studio.domain.page.target import Fingerprint, Target
from studio.domain.values.variable import Variable
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.steps.standing import standing_fields
from tests.factories import (
    SHOP,
    durable,
    make_checklist,
    make_context,
    make_observation,
    make_step,
    node,
)
from tests.fakes import FakeBrowser, ScriptedModel

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


class Described(FakeBrowser):
    """Says of every element by which tag it is drawn."""

    tag = "span"

    async def locate(self, target: Target, timeout_s: float) -> Outcome:
        del timeout_s
        looks = Fingerprint(role=target.role, name=target.name, tag=self.tag)
        return Outcome(
            status=OutcomeStatus.OK, target=target.model_copy(update={"fingerprint": looks})
        )


@pytest.mark.parametrize(
    ("tag", "act"), [("span", SelectOption), ("select", SelectOption), ("input", Fill)]
)
async def test_a_list_may_be_drawn_and_be_called_more_closely_than_by_the_person(
    tag: str, act: type[Action]
) -> None:
    page = make_observation(
        node("combobox", "新しいトラッカー", text="バグ"), node("button", "保存")
    )
    checklist = make_checklist(instruction="トラッカーはバグにする", variables=(BUG,))
    browser = Described()
    browser.tag = tag
    (found,) = await standing_fields(browser, PRESS, page, checklist, ())
    assert isinstance(found.action, act)


@pytest.mark.parametrize(
    ("held", "found"), [("tanaka", [("利用者名", "tanaka")]), ("sato", []), ("", [])]
)
async def test_a_login_screen_may_remember_nobody_next_time(
    held: str, found: list[tuple[str, str]]
) -> None:
    name = node("textbox", "利用者名", text=held)
    password = node("textbox", "パスワード", secret="true")
    page = make_observation(name, password, node("button", "ログイン"))
    checklist = make_checklist(instruction="利用者名は「Tanaka」、パスワードは{{秘密:会社}}")
    browser = Described()
    browser.tag = "input"
    press = Click(target=Target(role="button", name="ログイン"))
    steps = await standing_fields(browser, press, page, checklist, ())
    told = [
        (one.action.target.name, one.action.value) for one in steps if isinstance(one.action, Fill)
    ]
    assert told == found


async def test_what_an_act_has_set_already_is_not_set_twice() -> None:
    page = make_observation(STATE, node("button", "保存"))
    checklist = make_checklist("トラッカーはバグにする", start_url=SHOP, variables=(BUG,))
    assert await standing_fields(FakeBrowser(), PRESS, page, checklist, (STANDING,)) == ()


async def test_what_the_record_was_found_by_is_not_written_into_it() -> None:
    number = Variable(name="請求書番号", value="INV-0235")
    page = make_observation(node("textbox", "請求書番号", text="INV-0235"), node("button", "保存"))
    checklist = make_checklist("請求書番号 INV-0235 を直す", start_url=SHOP, variables=(number,))
    opened = make_step(Click(target=durable("link", "INV-0235")))
    in_row = make_step(Click(target=durable("link", "編集")))
    in_row = in_row.model_copy(update={"trace": Trace(row=("INV-0235", "編集"))})
    for found in (opened, in_row):
        assert await standing_fields(FakeBrowser(), PRESS, page, checklist, (found,)) == ()


def test_it_stands_before_the_other_fields_of_its_form_and_in_their_item() -> None:
    context, _ = make_context(FakeBrowser())
    agent_state = AgentState(context, ScriptedModel(), make_checklist())
    opened = make_step(Click(target=durable("link", "新しいチケット")), item="開く")
    title = make_step(Fill(target=durable("textbox", "題名"), value="件"), item="書く")
    agent_state.recorded = [opened, title]
    agent_state.keep_standing((STANDING,), "保存する")
    assert [step.action for step in agent_state.recorded] == [
        opened.action,
        STANDING.action,
        title.action,
    ]
    assert [step.item for step in agent_state.recorded] == ["開く", "書く", "書く"]


@pytest.mark.parametrize("leads_to", ["", "/confirm"])
def test_what_stood_before_a_press_that_only_asked_stands_before_that_press(leads_to: str) -> None:
    context, _ = make_context(FakeBrowser())
    agent_state = AgentState(context, ScriptedModel(), make_checklist())
    title = make_step(SetChecked(target=durable("checkbox", "通知"), checked=True))
    asks = make_step(Click(target=durable("button", "保存する")))
    asks = asks.model_copy(update={"trace": Trace(leads_to=leads_to)})
    box = STANDING.model_copy(update={"trace": Trace(is_of_group=True)})
    agent_state.recorded = [title.model_copy(update={"trace": Trace()})]
    agent_state.note_standing((box,))
    agent_state.recorded.append(asks)
    agent_state.keep_standing((box,), "保存する")
    acts = [step.action for step in agent_state.recorded]
    if leads_to:
        assert acts == [title.action, asks.action, STANDING.action]
    else:
        assert acts == [STANDING.action, title.action, asks.action]
        trace = agent_state.recorded[1].trace
        assert trace is not None
        assert trace.is_of_group


def test_a_form_without_other_fields_is_of_the_item_that_sends_it() -> None:
    context, _ = make_context(FakeBrowser())
    agent_state = AgentState(context, ScriptedModel(), make_checklist())
    agent_state.keep_standing((STANDING,), "保存する")
    assert [step.item for step in agent_state.recorded] == ["保存する"]


async def test_an_answer_still_stands_where_its_page_was_open() -> None:
    context, _ = make_context(FakeBrowser())
    agent_state = AgentState(context, ScriptedModel(), make_checklist())
    form, after = make_observation(epoch=1), make_observation(epoch=2)
    title = make_step(Fill(target=durable("textbox", "題名"), value="件"))
    sent, read = make_step(PRESS), make_step(Press(keys="Tab"))
    agent_state.keep_step(title, form, None)
    agent_state.keep_standing((STANDING,), "保存する")
    agent_state.keep_step(sent, after, None)
    agent_state.keep_step(read, after, form)
    assert [step.action for step in agent_state.recorded] == [
        STANDING.action,
        title.action,
        read.action,
        sent.action,
    ]
