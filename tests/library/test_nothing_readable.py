"""A canary in everything that is kept: in no file of the home, no log and no exception is it to be read."""

import base64
import logging
import resource
import traceback
from collections.abc import AsyncIterator, Awaitable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest

from studio.bootstrap.credentials import home_credentials
from studio.bootstrap.home_library import HomeLibrary
from studio.domain.actions.action import Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, OutcomeStatus
from studio.domain.errors import StudioError
from studio.domain.events.events import RunKind
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Target
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.records.credential import SecretPlace
from studio.domain.records.history import RunPicture, RunStep
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState, StepClass
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.text import fold
from studio.domain.values.variable import Variable
from studio.engine.planning.ai_notes import AiNotes
from studio.engine.secrets.secret_redactor import SecretRedactor
from studio.library import database as database_module
from studio.library.database import Database
from studio.library.store import Library
from studio.library.tables import FlowRow, SecretTableRow
from studio.settings.paths import Paths
from studio.settings.settings import Settings
from studio.vault.credentials import Credentials
from tests.library.kill_child import NoKeychain
from tests.library.samples import make_flow, make_run

ASCII = "CANARY-7f3a-9c41"
KANJI = "金糸雀カナリヤ九四一"
CANARY = f"{ASCII} {KANJI}"
SITE = "https://kaikei.test"
SCHEMA = b"CREATE TABLE"


@dataclass(frozen=True)
class Home:
    """A home as the program opens it."""

    paths: Paths
    library: HomeLibrary
    credentials: Credentials

    @property
    def db_key(self) -> bytes:
        keys = self.library.keys
        assert keys is not None
        return keys.db_key


def signs_of(text: str) -> Iterator[bytes]:
    """Give every form in which bytes could tell a text."""
    raw = text.encode()
    yield from (raw, text.encode("utf-16-le"), text.encode("utf-16-be"))
    yield from (text.encode("unicode_escape"), raw.hex().encode())
    for shift in range(3):  # base64 reads differently at each offset; its ends depend on neighbours
        yield base64.b64encode(bytes(shift) + raw)[4:-4]
        yield base64.urlsafe_b64encode(bytes(shift) + raw)[4:-4]


NEEDLES = [*signs_of(ASCII), *signs_of(KANJI)]


def readable_in(data: bytes) -> list[bytes]:
    return [needle for needle in NEEDLES if needle in data]


def scan(folder: Path) -> dict[str, list[bytes]]:
    """Return what is readable in which file, and in file names."""
    found: dict[str, list[bytes]] = {}
    for file in folder.rglob("*"):
        told = readable_in(str(file.relative_to(folder)).encode())
        told += readable_in(file.read_bytes()) if file.is_file() else []
        if told:
            found[file.name] = told
    return found


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Home]:
    monkeypatch.setattr(database_module, "_BUSY_MS", 50)
    passphrase = tmp_path / "passphrase.txt"
    passphrase.write_text("さくら 2026 の合言葉", encoding="utf-8")
    passphrase.chmod(0o600)
    paths = Paths.resolve(tmp_path / "家").create()
    settings = Settings(passphrase_file=passphrase)
    library = HomeLibrary(paths, settings, keychain=NoKeychain())
    yield Home(paths, library, home_credentials(library, paths, settings, NoKeychain()))
    await library.close()


def canary_flow(flow_id: str = "flow", name: str = CANARY) -> Flow:
    field = Target(ref=None, role="textbox", name=CANARY)
    return make_flow(
        name,
        id=flow_id,
        purpose=CANARY,
        owner=CANARY,
        ai_note=CANARY,
        sites=(f"{ASCII}.test",),
        variables=(Variable(name=CANARY, value=CANARY),),
        steps=(
            FlowStep(item=CANARY, action=Navigate(url=f"http://127.0.0.1/?q={ASCII}"), note=CANARY),
            FlowStep(item=CANARY, action=Fill(target=field, value=CANARY)),
        ),
    )


def canary_step(number: int, status: OutcomeStatus) -> RunStep:
    return RunStep(
        number=number,
        item=CANARY,
        words=f"「{CANARY}」をクリック",
        status=status,
        code="NO_MATCH",
        message=CANARY,
        site="kaikei.test",
        element=f"button {CANARY}",
        evidence=(Evidence(kind=next(iter(EvidenceKind)), detail=CANARY),),
    )


def canary_act(run_id: str) -> JournaledStep:
    return JournaledStep(
        run_id=run_id,
        number=1,
        words=CANARY,
        step_class=StepClass.COMMIT,
        state=JournalState.STARTED,
        page_url=f"{SITE}/{ASCII}",
    )


async def keep_everything(home: Home) -> None:
    """Put the canary wherever something is kept."""
    library = home.library
    for _ in range(3):
        await library.save(canary_flow(), CANARY)
    await library.restore_version("flow", 1)
    run = JournaledRun(
        run_id="open",
        run_kind=RunKind.AGENT,
        name=CANARY,
        values=((CANARY, CANARY),),
        checklist=Checklist(instruction=CANARY, items=(Item(text=CANARY),)),
    )
    note = AuditNote(action=AuditAction.APPROVED, subject=CANARY, details=((ASCII, CANARY),))
    await library.open_run(run, [note])
    await library.write_steps([canary_act("open")], [note])
    steps = (canary_step(1, OutcomeStatus.FAILED), canary_step(2, OutcomeStatus.OK))
    jpeg = b"\xff\xd8\xff" + CANARY.encode() * 300
    record = make_run("done", "flow", name=CANARY, message=CANARY, started_at=datetime.now(UTC))
    await library.add_run(record, steps, [RunPicture(number=1, jpeg=jpeg)], [note])
    await AiNotes(library, SecretRedactor()).keep(f"{ASCII.lower()}.test", CANARY)
    await home.credentials.put("会計", CANARY, [SITE], SecretPlace.LIBRARY)
    assert await home.credentials.value_for("会計", SITE) == CANARY


async def test_nothing_is_readable_in_any_file_of_the_home(
    home: Home, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    await keep_everything(home)
    assert len(await home.library.summaries(ASCII.lower())) == 1
    assert (await home.library.picture("done", 1)).count(ASCII.encode()) == 300
    folder = home.paths.home
    wal = folder / "library.db-wal"
    assert wal.stat().st_size > 100_000
    assert scan(folder) == {}  # while it is open
    library = await home.library.open()
    await library.copy_to(folder / "copy.db")
    await library.check()
    assert scan(folder) == {}
    await home.library.close()
    assert scan(folder) == {}
    for file in folder.rglob("*.db*"):
        assert SCHEMA not in file.read_bytes()
    assert (folder / "copy.db").stat().st_size > 100_000
    said = capfd.readouterr()
    assert readable_in((caplog.text + said.out + said.err).encode()) == []
    logging.getLogger("control").debug(CANARY)
    assert readable_in(caplog.text.encode())  # what is logged would have been seen


def test_the_search_finds_a_canary_in_every_form(tmp_path: Path) -> None:
    forms = {
        "plain": f"x{CANARY}y".encode(),
        "utf16": f"x{CANARY}y".encode("utf-16"),
        "base64": base64.b64encode(b"left of it " + CANARY.encode() + b" right of it"),
        "json": ascii(CANARY).encode(),
        "hex": CANARY.encode().hex().encode(),
    }
    for name, data in forms.items():
        (tmp_path / name).write_bytes(data)
    assert scan(tmp_path).keys() == forms.keys()


async def fault_of(work: Awaitable[object]) -> StudioError:
    try:
        await work
    except StudioError as fault:
        return fault
    raise AssertionError("it should have failed")


def all_of(fault: BaseException) -> str:
    """Return what a log or a report of bugs could write of an exception, causes included."""
    parts = ["".join(traceback.format_exception(fault))]
    link: BaseException | None = fault
    while link is not None:
        parts += [str(link), repr(link)]
        parts += [repr(vars(link))] if isinstance(link, StudioError) else []
        link = link.__cause__ or link.__context__
    return "\n".join(parts)


@contextmanager
def small_files(path: Path) -> Generator[None]:
    """Let no file grow beyond the -wal as it is, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    limit = path.with_name("library.db-wal").stat().st_size + 10_000
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def broken_rules(home: Home) -> list[StudioError]:
    """Break a UNIQUE, a NOT NULL and a foreign key with the canary in the row."""
    database = Database(home.paths.library_file, home.db_key, existed=True)
    faults: list[StudioError] = []
    twin = FlowRow(
        flow_id="other",
        name=CANARY,
        name_folded=fold(CANARY),
        purpose=CANARY,
        owner=CANARY,
        sites="[]",
        version=1,
        steps=1,
        created_at="",
        updated_at="",
    )
    nameless = SecretTableRow.model_construct(name=CANARY, place=CANARY, origins=None)
    for bad in (twin, nameless):
        try:
            with database.writing() as session:
                session.add(bad)
        except StudioError as fault:
            faults.append(fault)
    database.close()
    faults.append(await fault_of(home.library.write_steps([canary_act("nobody")])))
    return faults


async def damaged_content(home: Home) -> list[StudioError]:
    """Have content that is no JSON, and JSON that is no flow."""
    faults: list[StudioError] = []
    for content in (f'{{"name": "{CANARY}', f'{{"name": "{CANARY}", "{ASCII}": "{CANARY}"}}'):
        database = Database(home.paths.library_file, home.db_key, existed=True)
        with database.writing() as session:
            session.connection().exec_driver_sql("UPDATE flow_version SET content = ?", (content,))
        database.close()
        faults.append(await fault_of(home.library.get("flow")))
    return faults


async def refused_places(home: Home) -> list[StudioError]:
    """Meet a writer, a full disk, a foreign site, a wrong key."""
    faults = [await fault_of(home.credentials.value_for("会計", "https://evil.test"))]
    database = Database(home.paths.library_file, home.db_key, existed=True)
    with database.writing() as session:
        session.connection()  # takes the lock
        faults.append(await fault_of(home.library.save(canary_flow())))
    database.close()
    with small_files(home.paths.library_file):
        big = canary_flow().model_copy(update={"purpose": CANARY * 30_000})
        faults.append(await fault_of(home.library.save(big)))
    faults.append(await fault_of(Library.open(home.paths.library_file, bytes(32), existed=True)))
    return faults


async def test_no_exception_and_no_log_repeats_what_is_kept(
    home: Home, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    await keep_everything(home)
    faults = [*await refused_places(home), *await broken_rules(home), *await damaged_content(home)]
    codes = [fault.code for fault in faults]
    assert codes[:2] == ["SECRET_FOREIGN_SITE", "LIBRARY_BUSY"]
    assert codes[2] in ("DISK_FULL", "LIBRARY_UNREADABLE")  # as the system tells a limit on files
    assert codes[3] == "LIBRARY_KEY_WRONG"
    assert codes[4:7] == ["LIBRARY_FAILED"] * 3
    assert len(codes) == 9
    for fault in faults:
        assert readable_in(all_of(fault).encode()) == [], fault.code
    said = capfd.readouterr()
    assert readable_in((caplog.text + said.out + said.err).encode()) == []
    assert scan(home.paths.home) == {}
