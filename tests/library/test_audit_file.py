import json
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from studio.domain.errors import ExportError
from studio.domain.records.audit import AuditAction, AuditNote, AuditTrouble
from studio.library.audit_file import VERIFIER
from studio.library.database import make_engine
from studio.library.store import Library
from tests.library.samples import KEY

Edit = Callable[[list[str]], list[str]]
"""Takes the lines of an export and returns what somebody makes of them."""


@pytest.fixture
async def library(tmp_path: Path) -> AsyncIterator[Library]:
    library = await Library.open(tmp_path / "library.db", KEY, existed=False)
    for number in range(1, 6):
        await library.note(
            AuditNote(
                action=AuditAction.FLOW_SAVED,
                subject=f"請求書 {number}",
                details=(("版", "1"), ("mark", ',"chain":"')),
            )
        )
    yield library
    await library.close()


def verify_alone(path: Path) -> tuple[int, str]:
    """Run the program that was put beside an export, as somebody who has nothing else."""
    said = subprocess.run(
        [sys.executable, "-I", str(path.with_name(VERIFIER)), str(path)],
        capture_output=True,
        encoding="utf-8",
        env={"PYTHONIOENCODING": "utf-8"},
        check=False,
        timeout=200,
    )
    return said.returncode, said.stdout + said.stderr


async def test_an_export_holds_every_row_and_the_anchor(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "out" / "監査.jsonl"
    assert await library.export_audit(path) == 6
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line.get("seq") for line in lines] == [1, 2, 3, 4, 5, 6, None]
    assert lines[0]["details"] == [["版", "1"], ["mark", ',"chain":"']]
    assert lines[5]["action"] == "audit_exported"
    assert lines[5]["subject"] == "監査.jsonl"
    end = await library.audit_head()
    assert lines[6]["anchor"]["seq"] == end.seq
    assert lines[6]["anchor"]["mac"] == end.mac
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert sorted(file.name for file in path.parent.iterdir()) == [VERIFIER, "監査.jsonl"]


async def test_it_is_verified_by_the_studio_and_without_it(
    library: Library, tmp_path: Path
) -> None:
    path = tmp_path / "out" / "log.jsonl"
    await library.export_audit(path)
    await library.note(AuditNote(action=AuditAction.APPROVED))
    found = await library.verify_audit_file(path)
    assert (found.file.rows, found.file.trouble) == (6, None)
    assert found.library is not None
    assert (found.library.rows, found.library.trouble) == (7, None)
    assert found.library.is_anchored
    code, said = verify_alone(path)
    assert code == 0
    assert "6 件" in said
    assert "tejun audit verify" in said  # what only the key can tell


EDITS: list[tuple[Edit, AuditTrouble, int]] = [
    (lambda x: [x[0], x[1].replace("請求書 2", "請求書 9"), *x[2:]], AuditTrouble.CHANGED, 2),
    (lambda x: [*x[:2], *x[3:]], AuditTrouble.CHANGED, 3),
    (lambda x: [x[1], x[0], *x[2:]], AuditTrouble.CHANGED, 1),
    (lambda x: [*x[:2], x[1], *x[2:]], AuditTrouble.CHANGED, 3),
    (lambda x: x[:-1], AuditTrouble.CUT, 7),
    (lambda x: x[:3], AuditTrouble.CUT, 4),
    (lambda x: [*x[:3], x[3][:40]], AuditTrouble.CHANGED, 4),
    (lambda x: [*x, x[0]], AuditTrouble.CHANGED, 7),
    (lambda x: [*x[:5], x[6]], AuditTrouble.CHANGED, 6),
    (lambda _: [], AuditTrouble.CUT, 1),
    (lambda _: ["null", "[]", "{}"], AuditTrouble.CHANGED, 1),
]


@pytest.mark.parametrize(("edit", "trouble", "at_seq"), EDITS)
async def test_an_edited_export_is_found_by_both(
    library: Library, tmp_path: Path, edit: Edit, trouble: AuditTrouble, at_seq: int
) -> None:
    path = tmp_path / "log.jsonl"
    await library.export_audit(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("".join(f"{line}\n" for line in edit(lines)), encoding="utf-8")
    found = await library.verify_audit_file(path)
    assert (found.file.trouble, found.file.at_seq) == (trouble, at_seq)
    assert found.library is None
    code, said = verify_alone(path)
    assert code == 1
    assert "書き出されたままではありません" in said


async def test_a_file_made_anew_without_the_key_is_found_by_the_studio_only(
    library: Library, tmp_path: Path
) -> None:
    path = tmp_path / "log.jsonl"
    await library.export_audit(path)
    other = await Library.open(tmp_path / "other.db", KEY, existed=False, audit_key=b"x" * 32)
    await other.note(AuditNote(action=AuditAction.APPROVED, subject="何もなかった"))
    await other.export_audit(path)
    await other.close()
    assert verify_alone(path)[0] == 0
    assert (await library.verify_audit_file(path)).file.trouble is AuditTrouble.SEAL


async def test_an_export_is_an_anchor_for_the_library(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    await library.export_audit(path)
    engine = make_engine(tmp_path / "library.db", KEY)
    with engine.begin() as connection:
        for statement in (
            "DROP TRIGGER audit_keeps",
            "DELETE FROM audit WHERE seq > 3",
            "UPDATE audit_head SET (seq, mac) = (SELECT seq, mac FROM audit WHERE seq = 3)",
        ):
            connection.exec_driver_sql(statement)
    engine.dispose()
    assert (await library.verify_audit()).trouble is None
    found = await library.verify_audit_file(path)
    assert found.file.trouble is None
    assert found.library is not None
    assert (found.library.trouble, found.library.at_seq) == (AuditTrouble.CUT, 4)


async def test_a_log_that_was_edited_is_exported_as_it_is(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    engine = make_engine(tmp_path / "library.db", KEY)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP TRIGGER audit_stays")
        connection.exec_driver_sql("UPDATE audit SET details = '[1 ,2]' WHERE seq = 2")
        connection.exec_driver_sql("UPDATE audit SET subject = x'ff00' WHERE seq = 4")
    engine.dispose()
    assert await library.export_audit(path) == 6
    found = await library.verify_audit_file(path)
    assert (found.file.trouble, found.file.at_seq) == (AuditTrouble.CHANGED, 2)
    assert verify_alone(path)[0] == 0  # the file is as it was exported; the log was not as written


async def test_a_place_that_cannot_be_written_leaves_nothing(
    library: Library, tmp_path: Path
) -> None:
    occupied = tmp_path / "folder.jsonl"
    (occupied / "x").mkdir(parents=True)
    with pytest.raises(ExportError) as told:
        await library.export_audit(occupied)
    assert told.value.code == "CANNOT_WRITE"
    assert not list(tmp_path.glob("*.part"))
    with pytest.raises(ExportError) as told:
        await library.verify_audit_file(tmp_path / "nothing.jsonl")
    assert told.value.code == "AUDIT_FILE_UNREADABLE"


def test_the_verifier_says_how_it_is_used(tmp_path: Path) -> None:
    verifier = Path("resources") / VERIFIER
    said = subprocess.run(
        [sys.executable, "-I", str(verifier)],
        capture_output=True,
        encoding="utf-8",
        env={"PYTHONIOENCODING": "utf-8"},
        check=False,
        timeout=200,
    )
    assert said.returncode == 2
    assert "使い方" in said.stderr
