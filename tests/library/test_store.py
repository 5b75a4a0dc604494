import asyncio
import unicodedata
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from studio.domain.actions.action import Navigate
from studio.domain.errors import FlowFormatError, FlowNotFoundError, LibraryError
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.records.audit import AuditAction
from studio.engine.memory import FlowStore
from studio.library import flows as flow_sql
from studio.library.database import Database, make_engine
from studio.library.store import Library
from tests.library.samples import KEY, flows, make_flow, make_run, sample_flow

CANARY = "カナリア・CANARY-7f3a"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "library.db"


@pytest.fixture
async def library(path: Path) -> AsyncIterator[Library]:
    path.parent.mkdir()
    library = await Library.open(path, KEY, existed=False)
    yield library
    await library.close()


async def names(library: Library, search: str = "") -> list[str]:
    return [summary.name for summary in await library.summaries(search)]


def run_sql(path: Path, statement: str, *values: object) -> None:
    engine = make_engine(path, KEY)
    with engine.begin() as connection:
        connection.exec_driver_sql(statement, values)
    engine.dispose()


async def test_it_is_the_store_the_engine_asks_for(library: Library) -> None:
    store: FlowStore = library
    await store.ready()
    assert await store.summaries() == ()


async def test_a_flow_comes_back_by_id_and_by_name(library: Library) -> None:
    stored = await library.save(sample_flow())
    assert stored.version == 1
    assert stored.model_copy(update={"version": 3, "updated_at": sample_flow().updated_at}) == (
        sample_flow()
    )
    assert await library.get(stored.id) == stored
    assert await library.get(stored.name) == stored


@pytest.mark.parametrize(
    "typed",
    [
        "ガギ①（確認）",
        "ｶﾞｷﾞ１(確認)",
        unicodedata.normalize("NFD", "ガギ①（確認）"),
        " ガギ1（確認） ",
    ],
)
async def test_a_name_is_found_however_it_is_typed(library: Library, typed: str) -> None:
    stored = await library.save(make_flow("ガギ①（確認）"))
    assert (await library.get(typed)).id == stored.id
    assert stored.name == "ガギ①（確認）"


async def test_an_id_goes_before_a_name(library: Library) -> None:
    await library.save(make_flow("abc", id="first"))
    await library.save(make_flow("first", id="second"))
    assert (await library.get("first")).name == "abc"


async def test_saving_again_makes_versions_that_stay_readable(library: Library) -> None:
    first = await library.save(make_flow(purpose="前"))
    second = await library.save(first.model_copy(update={"purpose": "後"}))
    assert (second.version, second.created_at) == (2, first.created_at)
    assert second.updated_at >= first.updated_at
    assert (await library.get(first.id)).purpose == "後"
    assert (await library.version(first.id, 1)).purpose == "前"
    newest, oldest = await library.versions(first.id)
    assert (newest.number, oldest.number) == (2, 1)
    assert (newest.saved_at, newest.steps, newest.note) == (second.updated_at, 1, "")
    with pytest.raises(FlowNotFoundError):
        await library.version(first.id, 3)


async def test_every_change_of_a_flow_is_in_the_audit(library: Library) -> None:
    flow = await library.save(make_flow("請求書", id="f"))
    await library.save(flow.model_copy(update={"name": "領収書"}))
    await library.restore_version("f", 1)
    await library.delete("f")
    with pytest.raises(FlowNotFoundError):
        await library.delete("f")
    told = [(entry.action, entry.subject, dict(entry.details)) for entry in await library.entries()]
    assert told[::-1] == [
        (AuditAction.FLOW_SAVED, "請求書", {"flow_id": "f", "version": "1"}),
        (AuditAction.FLOW_SAVED, "領収書", {"flow_id": "f", "version": "2"}),
        (AuditAction.FLOW_RESTORED, "請求書", {"flow_id": "f", "version": "3", "restored": "1"}),
        (AuditAction.FLOW_DELETED, "請求書", {"flow_id": "f", "version": "3"}),
    ]
    assert (await library.verify_audit()).trouble is None


async def test_restoring_keeps_the_versions_between(library: Library) -> None:
    flow = await library.save(make_flow(purpose="前"))
    await library.save(flow.model_copy(update={"purpose": "後"}))
    restored = await library.restore_version(flow.id, 1)
    assert (restored.purpose, restored.version) == ("前", 3)
    notes = [(version.number, version.note) for version in await library.versions(flow.id)]
    assert notes == [(3, "第 1 版に戻しました"), (2, ""), (1, "")]
    with pytest.raises(FlowNotFoundError):
        await library.restore_version(flow.id, 9)


async def test_the_last_fifty_versions_are_kept(library: Library) -> None:
    flow = make_flow()
    for _ in range(flow_sql.KEPT_VERSIONS + 3):
        flow = await library.save(flow)
    kept = [version.number for version in await library.versions(flow.id)]
    assert kept == list(range(53, 3, -1))


async def test_names_stay_apart(library: Library) -> None:
    stored = [
        await library.save(make_flow(name)) for name in ("請求書", "請求書", "請 求書", "請求書")
    ]
    assert [flow.name for flow in stored] == ["請求書", "請求書（2）", "請 求書", "請求書（3）"]
    again = await library.save(stored[1])
    assert again.name == "請求書（2）"
    renamed = await library.save(stored[2].model_copy(update={"name": "ＡＢＣ"}))
    clash = await library.save(make_flow("abc"))
    assert (renamed.name, clash.name) == ("ＡＢＣ", "abc（2）")


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("", "名前のない手順"),
        ("　\n", "名前のない手順"),
        ("請求書\u202efdp.exe", "請求書fdp.exe"),
        ("a\0b\ud800", "ab\ufffd"),
        ("'; DROP TABLE flow --", "'; DROP TABLE flow --"),
        ("%s {0} ${x} <img src=x>", "%s {0} ${x} <img src=x>"),
        ("長" * 500, "長" * 119 + "…"),
        ("👨‍👩‍👧 𠮷野家 髙﨑", "👨‍👩‍👧 𠮷野家 髙﨑"),
    ],
)
async def test_odd_names_are_kept_or_made_safe(
    library: Library, given_name: str, kept: str
) -> None:
    stored = await library.save(make_flow(given_name))
    assert stored.name == kept
    assert (await library.get(kept)).id == stored.id


async def test_what_is_not_there_is_said_with_near_names(library: Library) -> None:
    await library.save(make_flow("請求書の確認"))
    await library.save(make_flow("勤怠の入力"))
    with pytest.raises(FlowNotFoundError) as told:
        await library.get("請求書確認")
    assert told.value.code == "FLOW_NOT_FOUND"
    assert "「請求書の確認」" in told.value.remedy
    assert "勤怠" not in told.value.remedy
    for odd in ("", "\0", "\ud800", "x" * 100_000, "'"):
        with pytest.raises(FlowNotFoundError) as told:
            await library.get(odd)
        assert told.value.remedy


async def test_a_deleted_flow_is_gone_and_its_runs_stay(library: Library) -> None:
    flow = await library.save(make_flow())
    await library.save(flow)
    await library.add_run(make_run("1", flow.id))
    await library.delete(flow.id)
    assert await library.summaries() == ()
    assert await library.summaries("請求書") == ()
    assert await library.versions(flow.id) == ()
    assert [run.run_id for run in await library.runs(flow.id)] == ["1"]
    with pytest.raises(FlowNotFoundError):
        await library.delete(flow.id)
    await library.check()


@pytest.mark.parametrize(
    "search",
    [
        "請", "請求", "請求書", "請求書の", "月末", "ｾｲｷｭｳ", "セイキュウ", "カード 明細", "abc", "ABC",
        "ＡＢＣ", "例の画面", "127.0.0.1", "検索語", "経理", "  請求  ", "50%", '"', "a_b", "AND",
        "NEAR(", "-x", "名前:x", "^", "*", "(",
    ],
)  # fmt: skip
async def test_search_finds_what_is_in_a_flow(library: Library, search: str) -> None:
    await library.save(make_flow("勤怠の入力", steps=()))
    await library.save(
        make_flow(
            "請求書の確認",
            purpose='月末に "50%" を見る abc a_b AND NEAR( -x 名前:x ^ * (',
            owner="経理",
            sites=("セイキュウ",),
            variables=({"name": "検索語", "value": "カード"},),
            steps=({"item": "明細", "action": {"verb": "navigate", "url": "http://127.0.0.1/"},
                    "note": "例の画面"},),
        )
    )  # fmt: skip
    assert await names(library, search) == ["請求書の確認"]


@pytest.mark.parametrize(
    "search", ["経費精算", "x%", "_", "請求書 勤怠", "請X", "a OR b", "\0\ud800"]
)
async def test_search_finds_nothing_else(library: Library, search: str) -> None:
    await library.save(make_flow("請求書の確認"))
    assert await names(library, search) == []


async def test_search_follows_an_edit(library: Library) -> None:
    flow = await library.save(make_flow("古い名前"))
    await library.save(flow.model_copy(update={"name": "新しい呼び名"}))
    assert await names(library, "古い名前") == []
    assert await names(library, "新しい呼") == ["新しい呼び名"]
    await library.check()


async def test_cards_are_newest_first_with_the_last_twenty_runs(library: Library) -> None:
    one = await library.save(make_flow("一", sites=("練習書店",), owner="山田", purpose="目的"))
    await library.save(make_flow("二"))
    for number in range(25):
        failed = number in (2, 23)  # the first of these is too old to count
        status = RunStatus.FAILED if failed else RunStatus.DONE
        await library.add_run(make_run(str(number), one.id, status=status))
    await library.add_run(make_run("99"))
    two_card, one_card = await library.summaries()
    assert (two_card.name, two_card.recent_runs, two_card.last_run) == ("二", 0, None)
    assert (one_card.recent_ok, one_card.recent_runs) == (19, 20)
    assert one_card.last_run == make_run("24", one.id)
    assert (one_card.sites, one_card.owner, one_card.steps) == (("練習書店",), "山田", 1)
    assert one_card.version == 1


async def test_runs_are_newest_first_and_limited(library: Library) -> None:
    for number in (2, 1, 3):
        await library.add_run(make_run(str(number), "a" if number < 3 else "b", yen=None))
    assert [run.run_id for run in await library.runs()] == ["3", "2", "1"]
    assert [run.run_id for run in await library.runs("a")] == ["2", "1"]
    assert [run.run_id for run in await library.runs(limit=1)] == ["3"]
    assert (await library.runs("b"))[0] == make_run("3", "b", yen=None)


async def test_a_run_told_twice_is_kept_once_and_odd_text_is_kept(library: Library) -> None:
    await library.add_run(make_run("1"))
    await library.add_run(make_run("1", message="改\0行\ud800", status=RunStatus.STOPPED))
    (run,) = await library.runs()
    assert (run.message, run.status) == ("改行\ufffd", RunStatus.STOPPED)


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.lists(flows, min_size=1, max_size=4))
def test_any_flows_are_stored_found_and_returned(tmp_path: Path, made: list[Flow]) -> None:
    database = Database(tmp_path / "any.db", KEY, existed=False)
    for flow in made:
        with database.writing() as session:
            stored = flow_sql.save(session, flow)
        with database.reading() as session:
            assert flow_sql.get(session, flow.id) == stored
            assert flow_sql.get(session, stored.name).name == stored.name
        assert stored.steps == flow.steps
        assert stored.variables == flow.variables
        assert stored.created_at == flow.created_at
    database.check()
    database.close()


async def test_a_flow_that_could_not_be_read_back_is_not_stored(library: Library) -> None:
    broken = make_flow().model_copy(update={"purpose": 5})
    with (
        pytest.warns(UserWarning, match="Pydantic serializer"),
        pytest.raises(FlowFormatError) as told,
    ):
        await library.save(broken)
    assert told.value.code == "FLOW_DAMAGED"
    assert await library.summaries() == ()


@pytest.mark.parametrize(
    ("content", "code"),
    [("", "FLOW_DAMAGED"), ('{"flow_format": 99}', "FLOW_NEWER"), ("{", "FLOW_DAMAGED")],
)
async def test_one_unreadable_flow_spoils_nothing_else(
    library: Library, path: Path, content: str, code: str
) -> None:
    bad, good = await library.save(make_flow("読めない")), await library.save(make_flow("読める"))
    run_sql(path, "UPDATE flow_version SET content = ? WHERE flow_id = ?", content, bad.id)
    with pytest.raises(FlowFormatError) as told:
        await library.get(bad.id)
    assert told.value.code == code
    assert set(await names(library)) == {"読める", "読めない"}
    assert (await library.get(good.id)) == good
    with pytest.raises(FlowFormatError):  # kept untouched
        await library.version(bad.id, 1)


async def test_nothing_readable_stands_in_any_file_nor_in_a_fault(
    library: Library, path: Path
) -> None:
    flow = make_flow(CANARY, purpose=CANARY, owner=CANARY, sites=(CANARY,),
                     steps=({"item": CANARY, "action": {"verb": "navigate", "url": CANARY}},))  # fmt: skip
    stored = await library.save(flow)
    await library.add_run(make_run("1", stored.id, name=CANARY, message=CANARY))
    await library.copy_to(path.with_name("copy.db"))
    open_files = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    assert {"library.db", "library.db-wal", "library.db-shm", "copy.db"} == set(open_files)
    assert len(open_files["library.db-wal"]) > 10_000  # the flow does stand in there
    run_sql(path, "UPDATE flow_version SET content = content || '!'")
    with pytest.raises(FlowFormatError) as told:
        await library.get(stored.id)
    assert "CANARY" not in f"{told.value!r}"
    await library.close()
    closed_files = [file.read_bytes() for file in path.parent.iterdir()]
    telling = ["CANARY", "カナリア", "CREATE TABLE", "SQLite format 3", KEY.hex()]
    needles = [word.encode(code) for word in telling for code in ("utf-8", "utf-16-le")] + [KEY]
    plain = path.with_name("plain.txt")
    plain.write_text(CANARY, encoding="utf-8")
    assert any(needle in plain.read_bytes() for needle in needles)  # the search itself works
    for content in (*open_files.values(), *closed_files):
        assert not any(needle in content for needle in needles)


async def test_the_loop_turns_while_the_disk_is_slow(library: Library, path: Path) -> None:
    engine = make_engine(path, KEY)
    with engine.begin():  # someone else holds the write lock
        saving = asyncio.get_running_loop().create_task(library.save(make_flow()), name="saving")
        for _ in range(200):
            await asyncio.sleep(0)
        assert not saving.done()
    assert (await saving).version == 1
    engine.dispose()


async def test_a_cancelled_save_is_cancelled_and_still_whole(library: Library) -> None:
    saving = asyncio.get_running_loop().create_task(library.save(make_flow("全部")), name="saving")
    await asyncio.sleep(0)
    saving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saving
    assert await names(library) in ([], ["全部"])
    await library.check()


async def test_many_tasks_at_once(library: Library) -> None:
    await asyncio.gather(*(library.save(make_flow(f"手順{n}", id=f"f{n % 5}")) for n in range(30)))
    assert sorted(card.version for card in await library.summaries()) == [6] * 5


async def test_two_programs_make_and_fill_one_new_library(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    both = await asyncio.gather(*(Library.open(path, KEY, existed=False) for _ in range(2)))
    await asyncio.gather(
        *(library.save(make_flow(f"手順{n}")) for n in range(10) for library in both)
    )
    assert len(await both[0].summaries()) == 20
    await both[1].check()
    await asyncio.gather(*(library.close() for library in both))


async def test_closing_twice_is_fine_and_asking_afterwards_is_a_fault(library: Library) -> None:
    await library.close()
    await library.close()
    with pytest.raises(LibraryError) as told:
        await library.summaries()
    assert told.value.code == "LIBRARY_CLOSED"
    with pytest.raises(LibraryError):
        await library.ready()


async def test_a_library_that_cannot_be_opened_leaves_no_thread(tmp_path: Path) -> None:
    with pytest.raises(LibraryError) as told:
        await Library.open(tmp_path / "library.db", KEY, existed=True)
    assert told.value.code == "LIBRARY_MISSING"
    assert list(tmp_path.iterdir()) == []


async def test_words_of_every_verb_are_searchable(library: Library) -> None:
    stored = await library.save(sample_flow())
    assert isinstance(stored.steps[0].action, Navigate)
    for word in (
        "価格の安い順",
        "在庫あり",
        "カートに入れる",
        "評価が 4 以上",
        "注文を確定",
        "在庫切れ",
    ):
        assert await names(library, word) == [stored.name], word
