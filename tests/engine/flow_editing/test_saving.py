"""Saving: nothing of somebody else's is written over unasked."""

import pytest

from studio.domain.errors import InstructionError, LibraryError
from studio.domain.events.events import FlowSaved
from studio.engine.flow_editing.expectations import rename_flow, set_owner
from studio.engine.flow_editing.history import FlowEdits
from studio.engine.flow_editing.saving import Conflict, save_edits
from studio.engine.runs.bus import EventBus
from tests.factories import make_flow
from tests.fakes import Journal
from tests.memory_library import MemoryLibrary


async def opened() -> tuple[MemoryLibrary, FlowEdits]:
    library = MemoryLibrary()
    return library, FlowEdits.of(await library.save(make_flow()))


async def test_saved_with_a_note_and_told() -> None:
    library, edits = await opened()
    bus = EventBus()
    journal = Journal(bus)
    saved = await save_edits(library, bus, edits.push(rename_flow(edits.flow, "探す")))
    assert await library.get(edits.flow.id) == saved.flow
    assert (await library.versions(edits.flow.id))[0].note == "名前を変更：本を探す → 探す"
    assert journal.one(FlowSaved).version == saved.flow.version == 2
    assert await save_edits(library, bus, saved) is saved


async def test_a_newer_version_gives_a_choice() -> None:
    library, edits = await opened()
    edits = edits.push(rename_flow(edits.flow, "探す"))
    await library.save(set_owner(edits.stored, "佐藤"))
    with pytest.raises(InstructionError) as meanwhile:
        await save_edits(library, EventBus(), edits)
    assert meanwhile.value.code == "FLOW_CHANGED_MEANWHILE"
    assert "第 2 版：担当を変更：（なし） → 佐藤" in meanwhile.value.message
    mine = await save_edits(library, EventBus(), edits, Conflict.OVERWRITE)
    assert (mine.flow.version, mine.flow.owner) == (3, "")
    assert (await library.version(edits.flow.id, 2)).owner == "佐藤"
    assert all(choice.words for choice in Conflict)


async def test_a_flow_of_its_own() -> None:
    library, edits = await opened()
    granted = edits.flow.steps[0].model_copy(update={"grant": "g", "needs_approval": True})
    own = FlowEdits.of(edits.flow.model_copy(update={"steps": (granted,)}))
    saved = await save_edits(library, EventBus(), own, Conflict.AS_NEW)
    assert saved.flow.id != edits.flow.id
    assert saved.flow.steps[0].grant == ""
    assert len(await library.summaries()) == 2


async def test_a_deleted_flow_does_not_come_back_unasked() -> None:
    library, edits = await opened()
    await library.delete(edits.flow.id)
    with pytest.raises(InstructionError, match="消されました"):
        await save_edits(library, EventBus(), edits.push(rename_flow(edits.flow, "探す")))


async def test_a_library_that_cannot_be_written_says_so() -> None:
    library, edits = await opened()
    library.faults.append(LibraryError("DISK_FULL", "空きがありません。"))
    with pytest.raises(LibraryError, match="空き"):
        await save_edits(library, EventBus(), edits.push(rename_flow(edits.flow, "探す")))
