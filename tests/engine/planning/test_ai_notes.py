"""AI への注意書き: kept one a place, told to models where they apply, and never with a password."""

import pytest

from studio.domain.errors import InstructionError, LibraryError, StudioError
from studio.domain.flows.ai_note import NoteScope
from studio.domain.records.credential import SecretPlace
from studio.engine.planning.ai_notes import AiNotes
from studio.engine.ports import PlanReply, PlanRequest, SiteProfile
from studio.engine.runs.run import within_sites
from studio.engine.secrets.secret_redactor import SecretRedactor
from tests.factories import SHOP, make_bench, make_checklist, make_context, make_flow
from tests.fakes import FakeBrowser
from tests.memory_library import MemoryLibrary
from tests.memory_secrets import MemorySecrets

KEIRI = "https://keiri.example.co.jp/"
SITE = SiteProfile(name="経費精算", url=KEIRI)


def notes_of(library: MemoryLibrary, vault: MemorySecrets | None = None) -> AiNotes:
    return AiNotes(library, SecretRedactor(), vault)


async def test_one_text_a_place_replaces_another_and_nothing_takes_it_away() -> None:
    library = MemoryLibrary()
    notes = notes_of(library)
    await notes.keep("shop.test", "税抜で入力する")
    await notes.keep("", "締め日は 25 日")
    await notes.keep("", " 締め日は 20 日\n")
    kept = await notes_of(library).all()
    assert [(note.scope, note.where, note.text) for note in kept] == [
        (NoteScope.ALL, "", "締め日は 20 日"),
        (NoteScope.SITE, "shop.test", "税抜で入力する"),
    ]
    await notes.keep("", "")
    assert [note.where for note in await notes.all()] == ["shop.test"]


@pytest.mark.parametrize("words", ["パスワードは「Sakura-7」", "確認には Kaikei-2026! と答える"])
async def test_a_password_is_refused_and_what_stood_there_stays(words: str) -> None:
    vault = MemorySecrets()
    await vault.put("会計", "Kaikei-2026!", (KEIRI,), SecretPlace.LIBRARY)
    notes = notes_of(MemoryLibrary(), vault)
    await notes.keep("", "締め日は 20 日")
    with pytest.raises(InstructionError) as caught:
        await notes.keep("", words)
    assert caught.value.code == "PASSWORD_IN_WORDS"
    assert await notes.told(()) == ("締め日は 20 日",)


async def test_a_password_that_became_known_later_is_told_by_its_name_only() -> None:
    redactor = SecretRedactor()
    notes = AiNotes(MemoryLibrary(), redactor)
    await notes.keep("", "確認には Kaikei-2026! と答える")
    redactor.hold("会計", "Kaikei-2026!")
    assert await notes.told(()) == ("確認には {{秘密:会計}} と答える",)


@pytest.mark.parametrize(
    ("sentence", "start_url", "notes"),
    [
        ("経費精算で交通費を申請して", "", ("締め日は 20 日", "税抜で入力する")),
        (f"{KEIRI}listを開いて、申請して", "", ("締め日は 20 日", "税抜で入力する")),
        ("交通費を申請して", KEIRI, ("締め日は 20 日", "税抜で入力する")),
        ("交通費を申請して", SHOP, ("締め日は 20 日",)),
    ],
)
async def test_a_planner_is_told_those_for_the_pages_that_a_sentence_names(
    sentence: str, start_url: str, notes: tuple[str, ...]
) -> None:
    kept = notes_of(MemoryLibrary())
    await kept.keep("keiri.example.co.jp", "税抜で入力する")
    await kept.keep("", "締め日は 20 日")
    request = PlanRequest(instruction=sentence, start_url=start_url, sites=(SITE,))
    assert (await kept.noted(request)).notes == notes


async def test_a_plan_carries_them_and_a_closed_library_tells_none() -> None:
    bench = make_bench()
    bench.model.plans = (PlanReply(checklist=make_checklist()),)
    await bench.workbench.notes.keep("", "締め日は 20 日")
    await bench.workbench.plan("練習書店で「Python」を検索して")
    await bench.library.close()
    await bench.workbench.plan("練習書店で「Python」を検索して")
    told = [request.notes for request in bench.model.plan_requests]
    assert told == [("締め日は 20 日",), ()]


async def test_a_library_that_cannot_be_read_ends_no_run() -> None:
    library = MemoryLibrary()
    library.refusals["remembered_values"] = LibraryError("LIBRARY_BUSY", "使用中です。", "")
    flow_note = make_flow().model_copy(update={"ai_note": "金額を見る"}).note_to_ai
    notes = notes_of(library)
    assert await notes.told((SHOP,), flow_note) == ("金額を見る",)
    with pytest.raises(StudioError):
        await notes.all()


def test_the_run_of_a_flow_knows_the_flows_own_note() -> None:
    context, _ = make_context(FakeBrowser())
    flow = make_flow().model_copy(update={"ai_note": "金額を見る"})
    assert within_sites(context, flow).flow_note == flow.note_to_ai
    assert within_sites(context, flow.model_copy(update={"is_imported": True})).flow_note is None
