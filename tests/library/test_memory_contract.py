"""What the history and the versions of a flow promise, kept by the library and by its twin alike."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.errors import FlowNotFoundError, LibraryError
from studio.domain.events.events import RunStatus
from studio.domain.records.history import RunPicture
from studio.engine.memory import Memory
from studio.library.store import Library
from tests.library.samples import KEY, make_flow, make_run, make_step
from tests.memory_library import MemoryLibrary

FAILED = make_step(1, status=OutcomeStatus.FAILED, code="NO_MATCH", message="合いません。")
WORKED = make_step(2, words="「次へ」をクリック")


@pytest.fixture(params=["memory", "sqlcipher"])
async def memory(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Memory]:
    memory: Memory = MemoryLibrary()
    if request.param == "sqlcipher":
        memory = await Library.open(tmp_path / "library.db", KEY, existed=False)
    yield memory
    await memory.close()


async def test_a_run_comes_back_with_steps_and_pictures(memory: Memory) -> None:
    picture = RunPicture(number=2, jpeg=b"\xff\xd8jpeg")
    await memory.add_run(make_run("1"), (FAILED, WORKED), (picture,))
    detail = await memory.run("1")
    assert detail.record == make_run("1")
    assert detail.steps == (FAILED, WORKED.model_copy(update={"has_picture": True}))
    assert await memory.picture("1", 2) == picture.jpeg
    assert await memory.picture("1", 1) == b""


async def test_a_run_told_twice_is_one_run(memory: Memory) -> None:
    flow = await memory.save(make_flow())
    for status in (RunStatus.FAILED, RunStatus.DONE):
        await memory.add_run(make_run("1", flow.id, status=status), (FAILED, WORKED))
    assert [run.status for run in await memory.runs()] == [RunStatus.DONE]
    (card,) = await memory.summaries()
    assert (card.recent_ok, card.recent_runs) == (1, 1)
    assert [pattern.count for pattern in await memory.patterns()] == [1]


async def test_flows_that_fail_are_asked_for_alone(memory: Memory) -> None:
    failing, well = [await memory.save(make_flow(name=name)) for name in ("発注", "検索")]
    for number, flow in enumerate((failing, failing, well)):
        await memory.add_run(make_run(str(number), flow.id, status=RunStatus.FAILED))
    assert [one.name for one in await memory.summaries(failed=2)] == ["発注"]
    assert {one.name for one in await memory.summaries(failed=1)} == {"発注", "検索"}
    assert await memory.summaries("検索", failed=2) == ()


async def test_a_pin_and_a_removal(memory: Memory) -> None:
    await memory.add_run(make_run("1"), (FAILED,), (RunPicture(number=1, jpeg=b"x"),))
    await memory.pin_run("1", is_pinned=True)
    assert (await memory.run("1")).record.is_pinned
    await memory.pin_run("1", is_pinned=False)
    assert not (await memory.runs())[0].is_pinned
    await memory.delete_run("1")
    await memory.delete_run("1")
    assert await memory.runs() == ()
    assert await memory.picture("1", 1) == b""
    with pytest.raises(LibraryError) as told:
        await memory.run("1")
    assert told.value.code == "RUN_NOT_FOUND"
    with pytest.raises(LibraryError):
        await memory.pin_run("1", is_pinned=True)


async def test_a_failure_is_told_by_its_place(memory: Memory) -> None:
    await memory.add_run(make_run("1"), (FAILED, WORKED))
    (pattern,) = await memory.patterns("shop.example")
    assert (pattern.code, pattern.element, pattern.count) == ("NO_MATCH", "button 注文", 1)
    assert (pattern.helped, pattern.flow_names) == ("「次へ」をクリック", ("請求書の確認",))
    assert (pattern.first_at, pattern.last_at) == (FAILED.at, FAILED.at)
    assert await memory.patterns("no.example") == ()


async def test_versions_are_listed_compared_and_restored(memory: Memory) -> None:
    flow = await memory.save(make_flow(purpose="前"))
    await memory.save(flow.model_copy(update={"purpose": "後"}))
    assert [version.number for version in await memory.versions(flow.id)] == [2, 1]
    assert (await memory.version(flow.id, 1)).purpose == "前"
    restored = await memory.restore_version(flow.id, 1)
    assert (restored.purpose, restored.version) == ("前", 3)
    assert (await memory.versions(flow.id))[0].note == "第 1 版に戻しました"
    with pytest.raises(FlowNotFoundError):
        await memory.version(flow.id, 9)
    await memory.delete(flow.id)
    assert await memory.versions(flow.id) == ()
