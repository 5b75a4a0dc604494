import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from studio.domain.errors import LibraryError
from studio.domain.events.events import RunKind
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState, StepClass
from studio.domain.runs.checklist import Checklist, Item
from studio.library import journal
from studio.library.database import Database
from tests.library.crashing import DEADLINE_S, fork_server
from tests.library.kill_child import open_a_run_and_wait
from tests.library.samples import KEY, NOON

GONE = 2**22 + 1
"""No process of Linux has this number: it is above the highest there can be."""


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "library.db", KEY, existed=False)
    yield database
    database.close()


def make_run(run_id: str = "r1", **fields: object) -> JournaledRun:
    known = {"run_id": run_id, "run_kind": RunKind.REPLAY, "name": "注文", "owner_pid": GONE}
    return JournaledRun.model_validate(known | fields)


def make_step(number: int, state: JournalState = JournalState.STARTED, **fields: object):
    known: dict[str, object] = {
        "run_id": "r1",
        "number": number,
        "words": "「注文する」をクリック",
        "step_class": StepClass.COMMIT,
        "state": state,
    }
    return JournaledStep.model_validate(known | fields)


def write(database: Database, run: JournaledRun, *steps: JournaledStep) -> None:
    with database.writing() as session:
        journal.open_run(session, run)
        journal.write_steps(session, steps)


def offered(database: Database) -> list[str]:
    with database.reading() as session:
        return [found.run.run_id for found in journal.unfinished(session)]


def test_a_run_whose_process_is_gone_comes_back_as_it_was(database: Database) -> None:
    run = make_run(
        values=(("品名", "本"),),
        checklist=Checklist(instruction="本を買う", items=(Item(text="検索する"),)),
    )
    steps = (make_step(1, JournalState.DONE), make_step(2, has_sent=True))
    write(database, run, *steps)
    with database.reading() as session:
        (found,) = journal.unfinished(session)
    assert found.run == run
    assert found.steps == steps
    assert found.unclear_step == steps[1]


def test_an_act_written_again_replaces_its_state(database: Database) -> None:
    write(database, make_run(), make_step(2), make_step(1))
    write(database, make_run(name="別名"), make_step(2, JournalState.DONE))
    with database.reading() as session:
        (found,) = journal.unfinished(session)
    assert found.run.name == "別名"
    assert [(step.number, step.state) for step in found.steps] == [(1, "started"), (2, "done")]


def test_newest_first_and_each_with_its_own_steps(database: Database) -> None:
    for number in range(3):
        run = make_run(f"r{number}", started_at=NOON.replace(minute=number))
        write(database, run, make_step(1, run_id=f"r{number}", words=f"操作 {number}"))
    with database.reading() as session:
        found = journal.unfinished(session)
    assert [run.run.run_id for run in found] == ["r2", "r1", "r0"]
    assert [run.steps[0].words for run in found] == ["操作 2", "操作 1", "操作 0"]


def test_a_closed_run_is_forgotten(database: Database) -> None:
    write(database, make_run(), make_step(1))
    with database.writing() as session:
        journal.close_run(session, "r1")
        journal.close_run(session, "never there")
    assert offered(database) == []


def test_a_run_of_this_process_is_not_offered(database: Database) -> None:
    write(database, make_run(owner_pid=0))
    write(database, make_run("r2", owner_pid=os.getpid()))
    assert offered(database) == []


def test_a_number_that_another_program_has_by_now_is_no_owner(database: Database) -> None:
    write(database, make_run(owner_pid=os.getpid()))
    with database.writing() as session:
        session.connection().exec_driver_sql("UPDATE journal_run SET owner_mark = 'a boot ago 77'")
    assert offered(database) == ["r1"]


def test_without_a_mark_the_number_alone_decides(database: Database) -> None:
    write(database, make_run(owner_pid=os.getpid()), make_step(1))
    write(database, make_run("r2"))
    with database.writing() as session:
        session.connection().exec_driver_sql("UPDATE journal_run SET owner_mark = ''")
    assert offered(database) == ["r2"]


def test_a_resumed_run_belongs_to_who_resumed_it(database: Database) -> None:
    write(database, make_run(), make_step(1))
    assert offered(database) == ["r1"]
    write(database, make_run(owner_pid=os.getpid()))
    assert offered(database) == []


def test_another_process_owns_its_run_until_it_dies(database: Database) -> None:
    context = fork_server()
    reading, writing = context.Pipe(duplex=False)
    child = context.Process(target=open_a_run_and_wait, args=(database.path, writing))
    child.start()
    writing.close()
    assert reading.poll(DEADLINE_S)
    assert reading.recv() == "opened"
    assert offered(database) == []
    child.kill()
    assert not reading.poll(DEADLINE_S) or _is_closed(reading.recv)
    child.join(DEADLINE_S)
    assert child.exitcode == -signal.SIGKILL
    assert offered(database) == ["child"]


def _is_closed(receive: Callable[[], object]) -> bool:
    try:
        receive()
    except EOFError:
        return True
    return False


def test_acts_of_a_run_that_was_never_opened_are_refused(database: Database) -> None:
    with pytest.raises(LibraryError) as told, database.writing() as session:
        journal.write_steps(session, [make_step(1, run_id="nobody")])
    assert told.value.code == "LIBRARY_FAILED"


def test_what_a_newer_program_wrote_is_kept_and_not_offered(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    write(database, make_run(), make_step(1))
    write(database, make_run("r2"))
    with database.writing() as session:
        session.connection().exec_driver_sql(
            "UPDATE journal_step SET content = json_set(content, '$.moon', 'full')"
        )
    assert offered(database) == ["r2"]
    assert "r1 in the journal cannot be read" in caplog.text
    assert "full" not in caplog.text


def test_every_write_is_on_the_disk_when_it_returns(database: Database) -> None:
    with database.writing() as session:
        connection = session.connection()
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
