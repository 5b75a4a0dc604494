"""A table is tried out when a schedule is planned, and kept as a way to it."""

from pathlib import Path

import pytest

from studio.domain.errors import StudioError
from studio.domain.runs.batch import ColumnMapping
from studio.engine.rows.rows import Rows
from studio.engine.scheduling.tables import TableOrder, read_table
from tests.engine.scheduling.stage import ScheduleStage, search_flow
from tests.engine.scheduling.test_turns import bench
from tests.factories import make_shop


@pytest.fixture
def rows(tmp_path: Path) -> Rows:
    return bench(ScheduleStage(tmp_path), make_shop()).rows


def table(folder: Path, text: str) -> Path:
    path = folder / "検索.csv"
    path.write_text(text, encoding="utf-8")
    return path


async def test_columns_are_found_by_name_and_chosen_by_the_person(
    rows: Rows, tmp_path: Path
) -> None:
    path = table(tmp_path, "検索語,別の列\nPython,Rust\n")
    source, job = await read_table(rows, search_flow(), TableOrder(path))
    assert source.path == str(path)
    assert source.mappings == (ColumnMapping(variable="検索語", column="検索語"),)
    assert not job.problems
    chosen = TableOrder(path, columns={"検索語": "別の列"})
    source, _ = await read_table(rows, search_flow(), chosen)
    assert source.mappings == (ColumnMapping(variable="検索語", column="別の列"),)


async def test_what_no_turn_could_use_is_told_now(rows: Rows, tmp_path: Path) -> None:
    with pytest.raises(StudioError):
        await read_table(rows, search_flow(), TableOrder(tmp_path / "ない.csv"))
    path = table(tmp_path, "ほか\nx\n")
    with pytest.raises(StudioError, match="どの列"):
        await read_table(rows, search_flow(), TableOrder(path))
    with pytest.raises(StudioError, match="ない列"):
        await read_table(rows, search_flow(), TableOrder(path, columns={"検索語": "ない列"}))
