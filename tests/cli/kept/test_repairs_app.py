"""`tejun repairs` on a library in memory: list, agree, adopt, undo."""

import asyncio

import pytest

from studio.cli.lines.event_text import event_lines
from studio.cli.lines.repair_lines import repair_event_lines
from studio.domain.events.events import PageRecovered, PointRequested, RepairAdopted, RepairMade
from studio.domain.flows.flow import Flow
from studio.domain.flows.repair import Repair, RepairLevel, RepairState
from studio.domain.page.target import Candidate, Family, Target
from studio.engine.runs.reports import RunOptions, RunReport
from studio.engine.workbench import Workbench
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.export.flow_parts import click_step, make_flow

AFTER = Target(
    role="button",
    name="費目",
    candidates=(Candidate(family=Family.ROLE, value="費目", role="button", score=100),),
)


@pytest.fixture
def flow(house: FakeHouse) -> Flow:
    flow = make_flow(click_step("区分", id="kind"))
    asyncio.run(house.store.save(flow))
    return flow


def _keep(house: FakeHouse, flow: Flow, state: RepairState = RepairState.PROVISIONAL) -> Repair:
    before = flow.steps[0].action.element
    assert before
    repair = Repair(
        flow_id=flow.id,
        flow_version=1,
        step_id="kind",
        words="「区分」をクリック",
        before=before,
        after=AFTER,
        level=RepairLevel.MODEL,
        reason="画面の「費目」を手がかりに見つけました。",
        state=state,
        successes=1,
    )
    asyncio.run(house.store.keep_repair(repair))
    return repair


def _state(house: FakeHouse) -> RepairState:
    house.store.is_closed = False  # the call before closed it
    (repair,) = asyncio.run(house.store.repairs())
    return repair.state


def test_the_list_says_what_became_what(tejun: Tejun, house: FakeHouse, flow: Flow) -> None:
    assert "修復はありません" in tejun("repairs").err
    house.store.is_closed = False
    repair = _keep(house, flow)
    for arguments in (("repairs",), ("repairs", flow.name), ("repairs", "list", flow.name)):
        said = tejun(*arguments)
        first, second = said.out.splitlines()
        assert first.startswith("[仮（成功 1/2 回）]")
        assert "「区分」 → 「費目」" in first
        assert first.endswith(repair.id)
        assert "AI が見つけました" in second
    (told,) = tejun("repairs", "--json").objects
    assert (told["id"], told["state"]) == (repair.id, "provisional")


def test_adopting_makes_a_version_and_undoing_takes_it_back(
    tejun: Tejun, house: FakeHouse, flow: Flow
) -> None:
    repair = _keep(house, flow)
    assert "第 2 版" in tejun("repairs", "adopt", repair.id).out
    assert _state(house) is RepairState.ADOPTED
    stored = asyncio.run(house.store.get(flow.id))
    assert stored.steps[0].action.element == AFTER
    assert "取り消しました" in tejun("repairs", "undo", repair.id).out
    assert _state(house) is RepairState.UNDONE
    assert asyncio.run(house.store.get(flow.id)).steps == flow.steps
    again = tejun("repairs", "adopt", repair.id)
    assert again.code == 1
    assert "もう採用されたか取り消されています" in again.err


def test_a_proposed_repair_waits_for_a_yes(tejun: Tejun, house: FakeHouse, flow: Flow) -> None:
    repair = _keep(house, flow, RepairState.PROPOSED)
    assert "[確認待ち]" in tejun("repairs").out
    assert "仮に使います" in tejun("repairs", "agree", repair.id).out
    assert _state(house) is RepairState.PROVISIONAL


def test_an_unknown_repair_says_so(tejun: Tejun) -> None:
    said = tejun("repairs", "undo", "nowhere")
    assert said.code == 1
    assert "「nowhere」は見つかりません" in said.err


def test_what_a_run_tells_of_mending() -> None:
    words = "「区分」をクリック"
    made = RepairMade(
        repair_id="r1", flow_id="f", step_id="kind", words=words, level=RepairLevel.PERSON
    )
    assert "仮の修復" in event_lines(made)[0]
    proposed = made.model_copy(update={"is_proposed": True})
    assert "tejun repairs agree r1" in event_lines(proposed)[0]
    adopted = RepairAdopted(repair_id="r1", flow_id="f", step_id="kind", version=3)
    assert "第 3 版" in event_lines(adopted)[0]
    assert event_lines(PageRecovered(step_id="kind", words=words)) == (f"  ・ {words}",)
    asked = PointRequested(request_id="q", step_id="kind", words=words)
    assert "選んでください" in event_lines(asked)[0]
    assert repair_event_lines(asked) == list(event_lines(asked))


@pytest.mark.parametrize(("more", "may_ask"), [((), False), (("--ask-ai",), True)])
def test_a_model_looks_for_elements_only_where_that_was_allowed(
    tejun: Tejun,
    house: FakeHouse,
    flow: Flow,
    monkeypatch: pytest.MonkeyPatch,
    more: tuple[str, ...],
    may_ask: bool,
) -> None:
    given: list[RunOptions] = []
    replay = Workbench.replay

    async def hear(
        self: Workbench, flow: Flow, values: object = None, options: RunOptions | None = None
    ) -> RunReport:
        given.extend([options] if options else [])
        return await replay(self, flow, {}, options)

    monkeypatch.setattr(Workbench, "replay", hear)
    tejun("run", flow.name, "--headless", *more)
    (options,) = given
    assert (options.playing.may_ask_model, options.playing.may_ask_person) == (may_ask, False)
