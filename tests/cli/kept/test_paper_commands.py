"""`tejun flows document` and `tejun history report`: files where they were asked for, or words that help."""

import asyncio
from pathlib import Path

import pytest

from studio.cli.kept.paper_commands import PapersWritten
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.export.flow_parts import click_step, make_flow
from tests.library.samples import make_run, make_step


@pytest.fixture(autouse=True)
def kept(house: FakeHouse) -> None:
    """Keep a flow and a run of it."""
    flow = make_flow(click_step("検索"))

    async def fill() -> None:
        await house.store.save(flow)
        await house.store.add_run(make_run("1", flow.id), (make_step(1),))

    asyncio.run(fill())


COMMANDS = [("flows", "document", "本を買う"), ("history", "report", "1")]


@pytest.mark.parametrize("words", COMMANDS)
def test_both_files_are_written_and_named(
    tejun: Tejun, tmp_path: Path, words: tuple[str, ...]
) -> None:
    html, excel = tmp_path / "a.html", tmp_path / "a.xlsx"
    said = tejun(*words, "--html", str(html), "--excel", str(excel), "--json")
    assert said.code == 0, said.err
    assert PapersWritten.model_validate(said.objects[-1]).paths == (html, excel)
    assert html.read_bytes().startswith(b"<!doctype")
    assert excel.read_bytes().startswith(b"PK")
    told = tejun(*words, "--html", str(tmp_path / "b.html"))
    assert f"を書きました：{tmp_path / 'b.html'}" in told.out


@pytest.mark.parametrize("words", COMMANDS)
def test_nothing_asked_for_another_ending_and_a_file_that_is_there(
    tejun: Tejun, tmp_path: Path, words: tuple[str, ...]
) -> None:
    assert "--html か --excel" in tejun(*words).err
    odd = tejun(*words, "--excel", str(tmp_path / "a.html"))
    assert (odd.code, "最後は .xlsx" in odd.err) == (1, True)
    there = tmp_path / "c.html"
    there.write_text("大事")
    refused = tejun(*words, "--html", str(there))
    assert (refused.code, "別の名前" in refused.err, there.read_text()) == (1, True, "大事")


def test_what_is_not_there_is_said(tejun: Tejun, tmp_path: Path) -> None:
    path = tmp_path / "a.html"
    assert tejun("flows", "document", "ない手順", "--html", str(path)).code == 1
    assert tejun("history", "report", "9", "--html", str(path)).code == 1
    assert not path.exists()
