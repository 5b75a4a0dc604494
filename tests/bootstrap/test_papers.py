"""Papers as files: whole or not at all, and what cannot be written says what to do."""

from pathlib import Path

import pytest

from studio.bootstrap.papers import (
    flow_paper_name,
    run_paper_name,
    write_flow_paper,
    write_run_paper,
)
from studio.documents.formats import PAPER_FILES
from studio.domain.errors import ExportError, LibraryError
from studio.domain.flows.flow import Flow
from studio.domain.records.audit import AuditAction
from studio.engine.variables.values import Almanac
from studio.engine.variables.variable_values import VariableValues
from tests.factories import make_flow
from tests.library.samples import make_run, make_step
from tests.memory_library import MemoryLibrary


@pytest.fixture
def library() -> MemoryLibrary:
    return MemoryLibrary()


async def written(
    library: MemoryLibrary, flow: Flow, path: Path, *, replaces: bool = False
) -> Path:
    values = VariableValues(library, Almanac())
    return await write_flow_paper(library, values, flow, path, replaces=replaces)


@pytest.mark.parametrize("suffix", sorted(PAPER_FILES))
async def test_a_paper_is_written_in_the_format_of_its_name_and_the_audit_knows(
    library: MemoryLibrary, tmp_path: Path, suffix: str
) -> None:
    flow = await library.save(make_flow())
    path = await written(library, flow, tmp_path / "新しい" / f"手順書{suffix.upper()}")
    assert path.read_bytes()[:2] == {".html": b"<!", ".xlsx": b"PK"}[suffix]
    (note,) = library.notes
    assert (note.action, dict(note.details)["format"]) == (AuditAction.FLOW_EXPORTED, f"paper{suffix}")  # fmt: skip
    await library.add_run(make_run("1", flow.id), (make_step(1),))
    report = tmp_path / f"報告{suffix}"
    assert await write_run_paper(library, "1", report) == report
    assert [one.name for one in tmp_path.rglob("*.part")] == []


async def test_a_file_that_is_there_stays_unless_the_person_said_that_it_may_go(
    library: MemoryLibrary, tmp_path: Path
) -> None:
    flow, path = await library.save(make_flow()), tmp_path / "a.html"
    path.write_text("大事なメモ")
    with pytest.raises(ExportError, match="同じ名前のファイル") as fault:
        await written(library, flow, path)
    assert "別の名前" in fault.value.remedy
    assert path.read_text() == "大事なメモ"
    await written(library, flow, path, replaces=True)
    assert path.read_bytes().startswith(b"<!doctype")


async def test_another_kind_of_file_and_a_folder_are_refused(
    library: MemoryLibrary, tmp_path: Path
) -> None:
    flow = await library.save(make_flow())
    with pytest.raises(ExportError) as fault:
        await written(library, flow, tmp_path / "a.pdf")
    assert (fault.value.code, ".html か .xlsx" in fault.value.remedy) == ("UNKNOWN_FORMAT", True)
    (tmp_path / "b.html").mkdir()
    with pytest.raises(ExportError) as fault:
        await written(library, flow, tmp_path / "b.html", replaces=True)
    assert fault.value.code == "FILE_EXISTS"


async def test_a_file_that_another_program_holds_keeps_what_it_says(
    library: MemoryLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flow, path = await library.save(make_flow()), tmp_path / "a.xlsx"
    path.write_bytes(b"before")

    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(f"{self} is not moved to {target}")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(ExportError) as fault:
        await written(library, flow, path, replaces=True)
    assert "Excel" in fault.value.remedy
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


async def test_a_run_that_is_gone_writes_nothing(library: MemoryLibrary, tmp_path: Path) -> None:
    with pytest.raises(LibraryError):
        await write_run_paper(library, "no", tmp_path / "a.html")
    assert list(tmp_path.iterdir()) == []


def test_files_are_called_after_what_they_tell() -> None:
    assert flow_paper_name(make_flow(name="請求/確認"), ".html").endswith(" 手順書.html")
    assert "/" not in flow_paper_name(make_flow(name="請求/確認"), ".html")
    assert run_paper_name(make_run("1"), ".xlsx").startswith("請求書の確認 報告 2026-11-")
