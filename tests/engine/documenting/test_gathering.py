"""What papers are made of comes out of the library, older versions and lost ones as well."""

from datetime import datetime

import pytest

from studio.domain.errors import LibraryError
from studio.domain.records.history import RunPicture
from studio.engine.documenting.gathering import gathered_flow, gathered_run
from tests.factories import make_flow
from tests.library.samples import NOON, make_run, make_step
from tests.memory_library import MemoryLibrary


def _noon() -> datetime:
    return NOON


async def test_a_flow_is_told_with_its_pictures_runs_and_versions() -> None:
    library = MemoryLibrary()
    flow = await library.save(make_flow(), "作りました")
    for number in range(2, 17):
        flow = await library.save(flow.model_copy(update={"purpose": f"目的 {number}"}))
    step = flow.steps[1]
    done = make_step(1, step_id=step.id)
    await library.add_run(
        make_run("1", flow.id), (done,), (RunPicture(number=1, before=b"framed"),)
    )
    paper = await gathered_flow(library, flow, {}, _noon)
    assert [one.jpeg for one in paper.steps[1].pictures] == [b"framed"]
    assert "直近 1 回のうち 1 回" in dict(paper.facts)["これまでの実行"]
    (versions,) = (part.rows for part in paper.after if part.title == "版と変わったこと")
    assert [row[0] for row in versions] == [f"第 {number} 版" for number in range(16, 4, -1)]
    assert versions[0][2] == "・目的を変更：目的 15 → 目的 16"


async def test_the_first_version_has_nothing_before_it_and_a_lost_one_is_said() -> None:
    library = MemoryLibrary()
    flow = await library.save(make_flow(), "作りました")
    flow = await library.save(flow.model_copy(update={"owner": "佐藤"}))
    paper = await gathered_flow(library, flow, now=_noon)
    (versions,) = (part.rows for part in paper.after if part.title == "版と変わったこと")
    assert [row[2] for row in versions] == ["・担当を変更：（なし） → 佐藤", "作りました"]
    library.forget_version(flow.id, 1)
    paper = await gathered_flow(library, flow, now=_noon)
    (versions,) = (part.rows for part in paper.after if part.title == "版と変わったこと")
    assert "比べられません" in versions[0][2]


async def test_a_run_is_told_with_what_is_kept_of_its_pictures() -> None:
    library = MemoryLibrary()
    pictures = (RunPicture(number=1, jpeg=b"after"), RunPicture(number=2, before=b"before"))
    await library.add_run(make_run("1"), (make_step(1), make_step(2), make_step(3)), pictures)
    paper = await gathered_run(library, "1", _noon)
    assert [[one.jpeg for one in step.pictures] for step in paper.steps] == [
        [b"after"], [b"before"], [],
    ]  # fmt: skip
    with pytest.raises(LibraryError):
        await gathered_run(library, "no", _noon)
