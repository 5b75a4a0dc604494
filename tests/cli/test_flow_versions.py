"""`tejun flows versions | diff | restore` on a library in memory."""

import asyncio

import pytest

from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.export.flow_parts import click_step, make_flow


@pytest.fixture
def name(house: FakeHouse) -> str:
    """Keep a flow in three versions and return its name."""
    flow = make_flow(click_step("検索", id="a"))

    async def fill() -> None:
        await house.store.save(flow)
        await house.store.save(flow.model_copy(update={"purpose": "月末"}))
        steps = (*flow.steps, click_step("購入"))
        await house.store.save(flow.model_copy(update={"purpose": "月末", "steps": steps}))

    asyncio.run(fill())
    return flow.name


def test_versions_newest_first(tejun: Tejun, name: str) -> None:
    lines = tejun("flows", "versions", name).out.splitlines()
    assert [line.split("  ")[0] for line in lines] == ["第 3 版", "第 2 版", "第 1 版"]
    assert lines[0].endswith("2 手順")
    objects = tejun("flows", "versions", name, "--json").objects
    assert [version["number"] for version in objects] == [3, 2, 1]


def test_diff_of_the_last_two_versions(tejun: Tejun, name: str) -> None:
    said = tejun("flows", "diff", name)
    assert said.out.splitlines() == ["・2 番目の操作（「購入」をクリック）を追加"]
    assert "第 2 版から第 3 版への変更：1 件" in said.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--from", "1"], ["about", "step"]),
        (["--from", "1", "--to", "2"], ["about"]),
        (["--to", "2"], ["about"]),
        (["--from", "2", "--to", "2"], []),
        (["--from", "3", "--to", "1"], ["about", "step"]),
    ],
)
def test_diff_of_any_two_versions(
    tejun: Tejun, name: str, arguments: list[str], told: list[str]
) -> None:
    said = tejun("flows", "diff", name, *arguments, "--json")
    assert said.code == 0
    assert [change["part"] for change in said.objects] == told


def test_nothing_stands_before_the_first_version(tejun: Tejun, name: str) -> None:
    said = tejun("flows", "diff", name, "--to", "1")
    assert (said.code, said.out) == (0, "")
    assert "前の版がありません" in said.err


def test_restore_makes_a_new_version(tejun: Tejun, name: str) -> None:
    said = tejun("flows", "restore", name, "--version", "1")
    assert f"手順「{name}」を第 1 版の内容に戻しました（第 4 版）。" in said.out
    assert "第 1 版に戻しました" in tejun("flows", "versions", name).out.splitlines()[0]
    assert tejun("flows", "diff", name, "--from", "1", "--json").objects == []


@pytest.mark.parametrize(
    "words", [["diff", "--from", "9"], ["diff", "--to", "9"], ["restore", "--version", "9"]]
)
def test_a_version_that_is_not_kept(tejun: Tejun, name: str, words: list[str]) -> None:
    said = tejun("flows", words[0], name, *words[1:])
    assert said.code == 1
    assert "9" in said.err


@pytest.mark.parametrize("command", ["versions", "diff", "restore"])
def test_help_and_unknown_flows(tejun: Tejun, command: str) -> None:
    more = ["--version", "1"] if command == "restore" else []
    assert "見つかりません" in tejun("flows", command, "ない", *more).err
    help_text = tejun("flows", command, "--help").out
    assert "Usage" not in help_text
    assert "default" not in help_text
