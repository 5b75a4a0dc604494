"""`tejun resume` on a library in memory, where every process counts as gone."""

import asyncio

import pytest

from studio.domain.events.events import RunKind
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState, StepClass
from studio.domain.values.variable import Variable
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.export.flow_parts import click_step, make_flow

SITE = "http://127.0.0.1:9/"


@pytest.fixture(autouse=True)
def cut_off(house: FakeHouse) -> None:
    """A replay of two presses that ended somewhere in the second."""
    flow = make_flow(click_step("検索"), click_step("検索"))
    house.store.flows[flow.id] = flow
    run = JournaledRun(
        run_id="abc123",
        run_kind=RunKind.REPLAY,
        name=flow.name,
        flow_id=flow.id,
        flow_version=flow.version,
    )
    steps = [
        step(1, JournalState.DONE, after_url=f"{SITE}cart"),
        step(2, JournalState.SENDING),
    ]

    async def write() -> None:
        await house.store.open_run(run)
        await house.store.write_steps(steps)

    asyncio.run(write())


def step(number: int, state: JournalState, after_url: str = "") -> JournaledStep:
    return JournaledStep(
        run_id="abc123",
        number=number,
        position=number - 1,
        words=f"「{'カート' if number == 1 else '注文'}」をクリック",
        step_class=StepClass.PRESS,
        state=state,
        page_url=SITE,
        after_url=after_url,
        has_sent=True,
    )


def test_nobody_there_has_to_choose(tejun: Tejun, house: FakeHouse) -> None:
    said = tejun("resume")
    assert said.code == 3
    assert "済んだかわからない操作：「注文」をクリック" in said.out
    assert "--done" in said.err
    assert house.browser.acts == []


def test_what_is_unclear_is_not_guessed(tejun: Tejun, house: FakeHouse) -> None:
    said = tejun("resume", "--continue", "--headless")
    assert said.code == 1
    assert "済んでいるかどうか、わかりません" in said.err
    assert house.browser.acts == []


def test_again_does_only_the_one_that_was_cut_off(tejun: Tejun, house: FakeHouse) -> None:
    assert tejun("resume", "--again", "--headless").code == 0
    assert house.browser.acts == ["「検索」をクリック"]
    assert house.browser.url == f"{SITE}cart"
    assert house.store.journal == {}


def test_done_does_nothing_a_second_time(tejun: Tejun, house: FakeHouse) -> None:
    assert tejun("resume", "--done", "--headless").code == 0
    assert house.browser.acts == []


def test_from_the_start_does_everything(tejun: Tejun, house: FakeHouse) -> None:
    assert tejun("resume", "--from-start", "--headless").code == 0
    assert len(house.browser.acts) == 2
    assert house.store.records[-1].run_id != "abc123"


def test_giving_up_forgets_it(tejun: Tejun, house: FakeHouse) -> None:
    assert tejun("resume", "--discard").code == 0
    assert house.store.journal == {}
    assert "途中で止まった実行はありません" in tejun("resume").err


def test_two_ways_at_once_are_refused(tejun: Tejun) -> None:
    assert tejun("resume", "--done", "--again").code == 2


@pytest.fixture
def asking(house: FakeHouse) -> None:
    """The flow asks for a password each time, which the journal does not keep."""
    (flow,) = house.store.flows.values()
    variables = (*flow.variables, Variable(name="パスワード", ask_each_time=True))
    house.store.flows[flow.id] = flow.model_copy(update={"variables": variables})


@pytest.mark.usefixtures("asking")
def test_a_password_is_given_again(tejun: Tejun, house: FakeHouse) -> None:
    said = tejun("resume", "--from-start", "--headless")
    assert said.code == 1
    assert "「パスワード」の値がありません" in said.err
    assert "abc123" in house.store.journal
    assert tejun("resume", "--again", "--set", "パスワード=Sakura-7", "--headless").code == 0
    assert house.store.journal == {}
    assert tejun("resume", "--set", "パスワード").code == 2
