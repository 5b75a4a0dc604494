"""「…だけ」 is kept by the flow: on a day when another box of the group is ticked, it is taken away."""

import pytest

from studio.domain.actions.action import Click, SetChecked
from studio.domain.flows.trace import Trace
from studio.domain.values.variable import Variable
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.recorder import record_step
from studio.engine.agent.steps.standing import standing_fields
from studio.engine.distilling.flow import build_flow
from studio.engine.ports import SettlePolicy
from tests.browser.stage import Studio, live
from tests.factories import make_checklist, make_context
from tests.fakes import FakeBrowser, ScriptedModel

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SAID = "通知する項目は「承認依頼」と「締め切り前日」だけにする"
BOXES = ("承認依頼", "締め切り前日", "社内イベント", "お知らせ")
TICKED = "[...document.querySelectorAll('fieldset input:checked')].map(e => e.parentElement.textContent.trim())"


def page(*ticked: str) -> str:
    boxes = (
        f"<p><label><input type=checkbox {'checked' * (one in ticked)}> {one}</label>"
        for one in BOXES
    )
    return f"<h1>通知設定</h1><p><label><input type=checkbox checked> 規約に同意する</label><fieldset><legend>項目</legend>{''.join(boxes)}</fieldset><button>保存</button>"


async def test_only_the_boxes_that_were_said_are_ticked_on_another_day(studio: Studio) -> None:
    seen = await studio.show(page("承認依頼"))
    tick = SetChecked(target=live(seen, "締め切り前日"))
    done = await studio.browser.perform(tick)
    values = (
        Variable(name="項目1", value="承認依頼"),
        Variable(name="項目2", value="締め切り前日"),
    )
    checklist = make_checklist(SAID, instruction=SAID, variables=values)
    agent_state = AgentState(make_context(FakeBrowser())[0], ScriptedModel(), checklist)
    set_it = record_step(SAID, tick, done, needs_approval=False)
    agent_state.recorded = [set_it.model_copy(update={"trace": Trace()})]
    seen = await studio.browser.observe(SettlePolicy.BRIEF)
    press = Click(target=live(seen, "保存"))
    steps = await standing_fields(studio.browser, press, seen, checklist, agent_state.recorded)
    agent_state.keep_standing(steps, SAID)
    flow = build_flow(checklist, agent_state.recorded, "通知")
    assert not {"項目1", "項目2"} & {one.name for one in flow.variables}
    await studio.show(page("社内イベント", "締め切り前日"))
    for step in flow.steps:
        outcome = await studio.browser.perform(step.action)
        assert outcome.is_ok, outcome
    assert await studio.js(TICKED) == ["承認依頼", "締め切り前日"]
