import os
import pwd
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlmodel import Session

from studio.domain.errors import LibraryError
from studio.domain.records.audit import (
    AuditAction,
    AuditAnchor,
    AuditNote,
    AuditReport,
    AuditTrouble,
)
from studio.library import audit
from studio.library.database import Database
from tests.library.samples import KEY

ROWS = 12

Break = Callable[[Session], object]


def sql(*statements: str) -> Break:
    """Return somebody with the file's key, who first takes the triggers away."""

    def body(session: Session) -> None:
        connection = session.connection()
        for trigger in ("audit_stays", "audit_keeps"):
            connection.exec_driver_sql(f"DROP TRIGGER IF EXISTS {trigger}")
        for statement in statements:
            connection.exec_driver_sql(statement)

    return body


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "library.db", KEY, existed=False)
    yield database
    database.close()


def write(database: Database, count: int = ROWS) -> None:
    for number in range(1, count + 1):
        with database.writing() as session:
            audit.append(
                session,
                AuditNote(
                    action=AuditAction.SECRET_USED,
                    subject=f"会計 {number}",
                    details=(("host", "kaikei.test"),),
                ),
            )


def verified(database: Database, anchor: AuditAnchor | None = None) -> AuditReport:
    with database.reading() as session:
        return audit.verify(session, anchor)


def end(database: Database) -> AuditAnchor:
    with database.reading() as session:
        return audit.head(session)


def test_an_empty_log_is_whole(database: Database) -> None:
    assert verified(database) == AuditReport(rows=0)
    assert end(database) == AuditAnchor(seq=0, mac="")
    assert verified(database, AuditAnchor(seq=0, mac="")).trouble is None


def test_rows_come_back_newest_first_with_the_account(database: Database) -> None:
    write(database)
    with database.reading() as session:
        found = audit.entries(session, 3, 0)
        older = audit.entries(session, 100, found[-1].seq)
    assert [entry.seq for entry in found] == [12, 11, 10]
    assert [entry.seq for entry in older] == list(range(9, 0, -1))
    assert found[0].subject == "会計 12"
    assert found[0].details == (("host", "kaikei.test"),)
    assert {entry.actor for entry in found} == {pwd.getpwuid(os.getuid()).pw_name}
    assert len({entry.mac for entry in (*found, *older)}) == ROWS


def test_the_account_does_not_follow_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("USER", "LOGNAME", "USERNAME", "LNAME"):
        monkeypatch.setenv(name, "somebody")
    audit.account.cache_clear()
    assert audit.account() == pwd.getpwuid(os.getuid()).pw_name


def test_a_row_is_written_with_its_change_or_not_at_all(database: Database) -> None:
    write(database, 2)
    with suppress(ZeroDivisionError), database.writing() as session:
        audit.append(session, AuditNote(action=AuditAction.FLOW_SAVED))
        raise ZeroDivisionError
    assert verified(database) == AuditReport(rows=2)


def test_what_nobody_sees_is_cleaned_and_what_is_long_is_cut(database: Database) -> None:
    note = AuditNote(
        action=AuditAction.FLOW_SAVED,
        subject="請求\u202e書\x00\n" + "長" * 500,
        details=tuple((f"名{n}" * 30, "値\u200b" * 400) for n in range(60)),
    )
    with database.writing() as session:
        audit.append(session, note)
        (entry,) = audit.entries(session, 10, 0)
    assert entry.subject.startswith("請求書 長")
    assert len(entry.subject) == 200
    assert len(entry.details) == 20
    assert {len(name) for name, _ in entry.details} == {40}
    assert {len(value) for _, value in entry.details} == {200}
    assert verified(database).trouble is None


@pytest.mark.parametrize(
    ("broken", "trouble", "at_seq"),
    [
        (sql("UPDATE audit SET subject = '別' WHERE seq = 5"), AuditTrouble.CHANGED, 5),
        (sql("UPDATE audit SET at = at || ' ' WHERE seq = 12"), AuditTrouble.CHANGED, 12),
        (sql("UPDATE audit SET actor = x'00ff' WHERE seq = 3"), AuditTrouble.CHANGED, 3),
        (sql("UPDATE audit SET mac = x'00ff' WHERE seq = 3"), AuditTrouble.CHANGED, 3),
        (sql("UPDATE audit SET action = 'approved' WHERE seq = 1"), AuditTrouble.CHANGED, 1),
        (sql("DELETE FROM audit WHERE seq = 6"), AuditTrouble.MISSING, 6),
        (sql("DELETE FROM audit WHERE seq < 4"), AuditTrouble.MISSING, 1),
        (
            sql(
                "UPDATE audit SET seq = -1 WHERE seq = 4",
                "UPDATE audit SET seq = 4 WHERE seq = 5",
                "UPDATE audit SET seq = 5 WHERE seq = -1",
            ),
            AuditTrouble.CHANGED,
            4,
        ),
        (
            sql("DELETE FROM audit WHERE seq = 6", "UPDATE audit SET seq = seq - 1 WHERE seq > 6"),
            AuditTrouble.CHANGED,
            6,
        ),
        (
            sql(
                "INSERT INTO audit SELECT 13, at, actor, action, subject, details, mac FROM audit LIMIT 1"
            ),
            AuditTrouble.CHANGED,
            13,
        ),
        (
            sql(
                "INSERT INTO audit SELECT 0, at, actor, action, subject, details, mac FROM audit LIMIT 1"
            ),
            AuditTrouble.CHANGED,
            0,
        ),
        (sql("DELETE FROM audit WHERE seq > 9"), AuditTrouble.HEAD, 10),
        (sql("DELETE FROM audit"), AuditTrouble.HEAD, 1),
        (sql("DELETE FROM audit_head"), AuditTrouble.HEAD, 0),
        (sql("UPDATE audit_head SET seq = 7"), AuditTrouble.HEAD, 12),
        (sql("UPDATE audit_head SET mac = 'x'"), AuditTrouble.HEAD, 12),
    ],
)
def test_what_was_done_to_the_log_is_told(
    database: Database, broken: Break, trouble: AuditTrouble, at_seq: int
) -> None:
    write(database)
    assert verified(database) == AuditReport(rows=ROWS)
    with database.writing() as session:
        broken(session)
    found = verified(database)
    assert (found.trouble, found.at_seq) == (trouble, at_seq)
    # It can still be written, and what was broken stays broken.
    write(database, 3)
    assert verified(database).trouble is not None
    with database.reading() as session:
        assert audit.entries(session, 1, 0)[0].subject == "会計 3"


def test_a_cut_tail_with_a_mended_head_is_seen_by_the_anchor_only(database: Database) -> None:
    write(database)
    anchor = end(database)
    assert verified(database, anchor) == AuditReport(rows=ROWS, is_anchored=True)
    with database.writing() as session:
        sql(
            "DELETE FROM audit WHERE seq > 9",
            "UPDATE audit_head SET (seq, mac) = (SELECT seq, mac FROM audit WHERE seq = 9)",
        )(session)
    assert verified(database).trouble is None
    cut = AuditReport(rows=9, trouble=AuditTrouble.CUT, at_seq=10, is_anchored=True)
    assert verified(database, anchor) == cut
    write(database, 5)  # written on by somebody with the key, beyond the anchor
    again = verified(database, anchor)
    assert (again.rows, again.trouble, again.at_seq) == (14, AuditTrouble.CUT, 12)


def test_an_older_anchor_still_fits(database: Database) -> None:
    write(database, 4)
    anchor = end(database)
    write(database, 4)
    assert verified(database, anchor) == AuditReport(rows=8, is_anchored=True)


def test_rows_are_never_changed_or_removed_by_sql(database: Database) -> None:
    write(database, 2)
    for statement in ("UPDATE audit SET subject = ''", "DELETE FROM audit"):
        with pytest.raises(LibraryError), database.writing() as session:
            session.connection().exec_driver_sql(statement)
    assert verified(database) == AuditReport(rows=2)


def test_another_key_does_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "library.db"
    first = Database(path, KEY, existed=False, audit_key=b"a" * 32)
    write(first, 2)
    first.close()
    second = Database(path, KEY, existed=True, audit_key=b"b" * 32)
    assert verified(second).trouble is AuditTrouble.CHANGED
    second.close()


def test_rows_of_a_newer_program_and_edited_ones_are_still_shown(database: Database) -> None:
    write(database, 2)
    with database.writing() as session:
        sql(
            "UPDATE audit SET action = 'moon_landed' WHERE seq = 1",
            "UPDATE audit SET details = '{', at = 'gestern' WHERE seq = 2",
        )(session)
        newer, older = audit.entries(session, 10, 0)
    assert (older.action, older.unknown_action) == (AuditAction.UNKNOWN, "moon_landed")
    assert newer.details == (("?", "{"),)
    assert newer.at.year == 1970


def test_thousands_of_rows_are_read_in_parts(database: Database) -> None:
    with database.writing() as session:
        audit.append(session, *(AuditNote(action=AuditAction.APPROVED) for _ in range(2_500)))
    assert verified(database) == AuditReport(rows=2_500)
    with database.writing() as session:
        sql("DELETE FROM audit WHERE seq = 2_345".replace("_", ""))(session)
    assert verified(database).at_seq == 2_345


def test_every_action_has_words() -> None:
    assert all(action.words for action in AuditAction)
