"""A real flow on the practice site, played in Chromium with its pictures: its papers, and how they print."""

import re
from base64 import b64decode
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

import pytest
from openpyxl import load_workbook
from playwright.async_api import async_playwright

from studio.bootstrap import Options, open_studio, write_flow_paper, write_run_paper
from studio.documents.jpeg import jpeg_size
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow
from studio.engine.runs.reports import Playing, RunOptions
from studio.practice.server import PracticeSite
from tests.bench.recorded import CLAIM, record
from tests.documents.printed import Printed, printed
from tests.e2e.tejun import Tejun
from tests.practice.conftest import RESOURCES, chromium

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MARGIN = 16 / 25.4 * 72 - 1
"""Of a page, in points, a hair less."""


@dataclass(frozen=True, slots=True)
class Papers:
    """What was written about one run.

    Attributes:
        flow: Ten steps, nine of them on an element.
        folder: Where 手順書 and 報告 are, as HTML and as Excel.
    """

    flow: Flow
    folder: Path


@pytest.fixture
async def papers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Papers]:
    """Play the claim once, its pictures kept, and write all four papers."""
    program = Tejun.at(tmp_path / "home")
    monkeypatch.setenv("TEJUN_PASSPHRASE_FILE", str(program.passphrase_file))
    site = PracticeSite(RESOURCES)
    await site.start()
    try:
        made = await record(tmp_path / "recorded", "経費を申請する", f"{site.url}expense/", CLAIM)
        async with open_studio(Options(home=program.home, headless=True)) as studio:
            bench = studio.workbench
            flow = await bench.memory.save(made.model_copy(update={"purpose": "経費を出す"}))
            options = RunOptions(
                is_attended=False, approves_all=True, playing=Playing(keeps_pictures=True)
            )
            report = await bench.replay(flow, {}, options)
            assert report.finished.status is RunStatus.DONE, report.finished
            for suffix in (".html", ".xlsx"):
                await write_flow_paper(
                    bench.memory, bench.variables, flow, tmp_path / f"flow{suffix}"
                )
                run_id = report.finished.run_id
                await write_run_paper(bench.memory, run_id, tmp_path / f"run{suffix}")
        yield Papers(flow, tmp_path)
    finally:
        await site.stop()


async def _print(path: Path) -> Printed:
    """Print an HTML file as a person does; it asks for nothing but itself."""
    asked: list[str] = []
    async with async_playwright() as driver:
        browser = await chromium(driver)
        page = await browser.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: asked.append(message.text))
        await page.goto(path.as_uri())
        await page.pdf(path=path.with_suffix(".pdf"), prefer_css_page_size=True)
        await browser.close()
    assert [one for one in asked if not one.startswith(("file:", "data:"))] == []
    return printed(path.with_suffix(".pdf"))


def _pictures(path: Path) -> list[bytes]:
    found = re.findall(r'src="data:image/jpeg;base64,([^"]+)"', path.read_text("utf-8"))
    return [b64decode(one) for one in found]


def _check_excel(folder: Path) -> None:
    """Compare the Excel files with the HTML ones: the same steps, the same pictures."""
    for name, pictures in (("flow", 10), ("run", 19)):
        path = folder / f"{name}.xlsx"
        book = load_workbook(path)
        steps = book.worksheets[1]
        numbers = [row[0].value for row in steps.iter_rows(min_row=2)]
        assert numbers == [str(number) for number in range(1, 11)]
        with ZipFile(path) as archive:
            kept = [archive.read(one) for one in archive.namelist() if one.startswith("xl/media/")]
        assert sorted(kept) == sorted(_pictures(path.with_suffix(".html")))
        assert len(kept) == pictures


async def test_every_step_is_told_with_its_picture_in_both_files_and_none_is_cut_on_a4(
    papers: Papers,
) -> None:
    html = papers.folder / "flow.html"
    said = html.read_text("utf-8")
    assert said.count("<article") == len(papers.flow.steps)
    assert said.count("<figcaption>枠が操作する所") == len(papers.flow.steps) - 1
    assert "画像のない手順" not in said
    assert "取り消せない操作</h2>" in said
    for name, pictures in (("flow", 10), ("run", 19)):
        path = papers.folder / f"{name}.html"
        inside = _pictures(path)
        assert len(inside) == pictures
        paper = await _print(path)
        width, height = paper.size
        assert (round(width), round(height)) == (595, 842)
        assert len(paper.drawn) == pictures, "a picture that is cut is drawn on two pages"
        for drawn in paper.drawn:
            assert MARGIN <= drawn.bottom < drawn.top <= height - MARGIN
            assert 0 < drawn.left < drawn.right <= width - MARGIN + 3
        shapes = [(drawn.right - drawn.left) / (drawn.top - drawn.bottom) for drawn in paper.drawn]
        sizes = [size for one in inside if (size := jpeg_size(one))]
        assert shapes == pytest.approx([wide / high for wide, high in sizes], rel=0.02)
    _check_excel(papers.folder)
