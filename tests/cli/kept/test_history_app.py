"""`tejun history …` on a library in memory."""

import asyncio

import pytest

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.events.events import RunStatus
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.export.flow_parts import click_step, make_flow
from tests.library.samples import make_run, make_step


@pytest.fixture(autouse=True)
def runs(house: FakeHouse) -> None:
    """Keep two runs: one of a flow that failed at first, one of nothing."""
    flow = make_flow(click_step("検索"))
    steps = (
        make_step(1, status=OutcomeStatus.FAILED, code="NO_MATCH", message="合う行がありません。"),
        make_step(2, words="「購入」をクリック", elapsed_ms=1234.4),
    )
    failed = make_run(
        "1", flow.id, name="本を買う", status=RunStatus.FAILED, sites=("shop.example",), yen=None
    )

    async def fill() -> None:
        await house.store.save(flow)
        await house.store.add_run(failed, steps)
        await house.store.add_run(make_run("2", name="別の作業", emergencies=3, tokens=12_345))

    asyncio.run(fill())


def test_list_is_newest_first_and_names_each_run(tejun: Tejun) -> None:
    lines = tejun("history", "list").out.splitlines()
    assert [line.rsplit("  ", 1)[1] for line in lines] == ["2", "1"]
    assert "[失敗] 本を買う" in lines[1]
    assert len(tejun("history", "list", "本を買う").out.splitlines()) == 1
    assert [run["run_id"] for run in tejun("history", "list", "--limit", "1", "--json").objects] == ["2"]  # fmt: skip


def test_the_old_command_says_the_same(tejun: Tejun) -> None:
    assert tejun("flows", "history").out == tejun("history", "list").out


def test_show_tells_every_step(tejun: Tejun) -> None:
    said = tejun("history", "show", "1")
    assert said.code == 0
    assert "サイト：shop.example" in said.out
    assert "1. [失敗] 「注文」をクリック（1）" in said.out
    assert "データ：合う行がありません。（shop.example・button 注文）" in said.out
    assert "2. [できた] 「購入」をクリック（1,234 ミリ秒）" in said.out
    assert "・不明・" in said.out
    other = tejun("history", "show", "2").out
    assert "12,345 トークン" in other
    assert "操作の記録は残っていません。" in other
    (detail,) = tejun("history", "show", "1", "--json").objects
    assert [step["number"] for step in detail["steps"]] == [1, 2]


def test_pin_and_unpin(tejun: Tejun) -> None:
    assert "90 日たっても消えません" in tejun("history", "pin", "1").err
    assert "［ピン］" in tejun("history", "show", "1").out
    assert "90 日で消えます" in tejun("history", "unpin", "1").err
    assert "［ピン］" not in tejun("history", "show", "1").out


def test_delete_needs_a_yes_where_nobody_is(tejun: Tejun) -> None:
    refused = tejun("history", "delete", "1")
    assert (refused.code, "--yes" in refused.err) == (3, True)
    assert tejun("history", "show", "1").code == 0
    assert "「本を買う」の実行の記録を消しました" in tejun("history", "delete", "1", "--yes").err
    assert tejun("history", "show", "1").code == 1


@pytest.mark.parametrize("words", [["show"], ["pin"], ["unpin"], ["delete", "--yes"]])
def test_a_run_that_is_not_there(tejun: Tejun, words: list[str]) -> None:
    said = tejun("history", *words, "no")
    assert (said.code, "この実行の記録はありません" in said.err) == (1, True)


def test_failures_by_place(tejun: Tejun) -> None:
    said = tejun("history", "failures")
    assert "[データ] shop.example・button 注文  NO_MATCH" in said.out
    assert "起きたこと：合う行がありません。" in said.out
    (pattern,) = tejun("history", "failures", "--site", "shop.example", "--json").objects
    assert (pattern["cause"], pattern["count"]) == ("data", 1)
    nothing = tejun("history", "failures", "--site", "no.example")
    assert (nothing.code, nothing.out) == (0, "")
    assert "失敗の記録はありません。" in nothing.err


@pytest.mark.parametrize("name", ["list", "show", "pin", "unpin", "delete", "failures"])
def test_help_is_japanese(tejun: Tejun, name: str) -> None:
    said = tejun("history", name, "--help")
    assert said.code == 0
    assert "Usage" not in said.out
    assert "Options" not in said.out
