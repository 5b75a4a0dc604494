"""Ctrl+C: gently first, then at once."""

import signal

from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.export.flow_parts import click_step, make_flow

SITE = "http://127.0.0.1:9/"


def test_ctrl_c_twice_ends_a_step_that_hangs(tejun: Tejun, house: FakeHouse) -> None:
    def press_twice() -> None:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    house.browser.hangs, house.browser.on_perform = True, press_twice
    said = tejun("do", "検索する", "--url", SITE, "--json")
    assert said.code == 130
    assert said.objects[-1]["status"] == "stopped"
    assert house.store.records[-1].status == "stopped"


def test_ctrl_c_once_ends_the_run_after_its_step(tejun: Tejun, house: FakeHouse) -> None:
    house.browser.on_perform = lambda: signal.raise_signal(signal.SIGINT)
    flow = make_flow(click_step("検索"), click_step("検索"))
    house.store.flows[flow.id] = flow
    said = tejun("run", flow.id)
    assert said.code == 130
    assert house.browser.acts == ["「検索」をクリック"]
    assert "停止します" in said.err


def test_ctrl_c_ends_a_command_without_a_run(tejun: Tejun, house: FakeHouse) -> None:
    house.browser.hangs = True
    house.browser.on_perform = lambda: signal.raise_signal(signal.SIGINT)
    assert tejun("observe", SITE).code == 130
