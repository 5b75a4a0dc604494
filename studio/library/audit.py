"""The audit log, as SQL: rows chained by HMAC. Every function works inside somebody else's session.

A row's MAC is HMAC-SHA256(audit key, MAC of the row before || the row as canonical JSON); the head
row repeats the last one. A person with the file's key can edit rows, yet not unseen: what was
changed, removed, swapped or added no longer fits. Whoever holds the audit key as well can write
another chain; only an anchor that was kept outside shows that.

What is broken stays broken: `append` goes on from the head row of a log that was cut, and mends no
head that is gone or does not agree.
"""

import getpass
import hmac
import json
import os
import sys
from collections.abc import Generator
from datetime import UTC, datetime
from functools import cache
from typing import Final, NamedTuple

from sqlalchemy import Connection
from sqlmodel import Session

from studio.domain.records.audit import (
    AuditAction,
    AuditAnchor,
    AuditEntry,
    AuditNote,
    AuditReport,
    AuditTrouble,
)
from studio.domain.text import clip
from studio.library.database import AUDIT_KEY

_ROWS_AT_A_TIME: Final = 1_000
_SUBJECT_CHARS: Final = 200
_DETAIL_CHARS: Final = 200
_DETAIL_NAME_CHARS: Final = 40
_DETAILS: Final = 20
_ACTIONS: Final = frozenset(AuditAction)
_UNREADABLE_AT: Final = datetime(1970, 1, 1, tzinfo=UTC)

_canonical: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_COLUMNS: Final = "seq, at, actor, action, subject, details, mac"


class LogRow(NamedTuple):
    """A row as it is stored: what the MAC is made over, to the letter."""

    seq: int
    at: str
    actor: str
    action: str
    subject: str
    details: str
    mac: str

    def mac_after(self, former: str, key: bytes) -> str:
        """Return the MAC this row must have behind a row with the MAC `former` ("" for the first)."""
        message = former + _canonical(self[:-1])
        return hmac.digest(key, message.encode("utf-8", "surrogatepass"), "sha256").hex()

    def fits(self, former: str, key: bytes) -> bool:
        """Say whether this row is as it was written; what is not even text is not."""
        try:
            return self.mac_after(former, key) == self.mac
        except TypeError:
            return False


def append(session: Session, *notes: AuditNote) -> None:
    """Append rows to the chain, in the transaction of the change they tell."""
    if not notes:
        return
    connection, key = session.connection(), key_of(session)
    head_before, last = _head(connection), _last(connection)
    end = head_before if head_before and head_before.seq > last.seq else last
    seq, former = end.seq, end.mac
    rows: list[LogRow] = []
    for note in notes:
        seq += 1
        rows.append(_row(seq, note, former, key))
        former = rows[-1].mac
    connection.exec_driver_sql(
        f"INSERT INTO audit ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - fixed names
        [(r.seq, r.at, r.actor, r.action, r.subject, r.details, r.mac) for r in rows],
    )
    if head_before == last:
        connection.exec_driver_sql("UPDATE audit_head SET seq = ?, mac = ?", (seq, former))
    elif head_before is None and last.seq == 0:
        connection.exec_driver_sql("INSERT INTO audit_head VALUES (1, ?, ?)", (seq, former))


def entries(session: Session, limit: int, before: int) -> tuple[AuditEntry, ...]:
    """Return rows, newest first; `before` > 0: only rows with a smaller `seq`.

    Nothing keeps a row from being shown: an action that only a newer program knows comes as
    UNKNOWN with its `unknown_action`, and details that are no JSON come as they are.
    """
    found = session.connection().exec_driver_sql(
        f"SELECT {_COLUMNS} FROM audit WHERE ? <= 0 OR seq < ? ORDER BY seq DESC LIMIT ?",  # noqa: S608
        (before, before, max(limit, 0)),
    )
    return tuple(_entry(LogRow(*row)) for row in found)


def verify(session: Session, anchor: AuditAnchor | None) -> AuditReport:
    """Read the whole chain, and compare it with the anchor that was kept outside.

    The first thing that does not fit is told: CHANGED (edited, swapped, added), MISSING (removed
    from the middle), HEAD (the end does not agree with the head row: cut, or the head is gone),
    CUT (all fits, yet not with the anchor: cut or written anew by somebody with the key).
    """
    connection = session.connection()
    check = ChainCheck(key_of(session), anchor)
    for row in stored_rows(connection):
        check.take(row)
        if check.trouble:
            break
    return check.report(_head(connection))


def head(session: Session) -> AuditAnchor:
    """Return the end of the chain; seq 0 when nothing was written yet."""
    return _head(session.connection()) or AuditAnchor(seq=0, mac="")


def stored_rows(connection: Connection) -> Generator[LogRow]:
    """Give all rows in order, a thousand at a time in memory."""
    found = connection.exec_driver_sql(f"SELECT {_COLUMNS} FROM audit ORDER BY seq")  # noqa: S608
    cursor = found.cursor  # the driver's own rows: a third faster than SQLAlchemy's
    assert cursor is not None
    while rows := cursor.fetchmany(_ROWS_AT_A_TIME):
        yield from map(LogRow._make, rows)


def key_of(session: Session) -> bytes:
    """Return the key that chains the log of this library."""
    key = session.info[AUDIT_KEY]
    assert isinstance(key, bytes)
    return key


@cache
def account() -> str:
    """Return the account of the operating system; the environment is asked last, as it can lie."""
    if sys.platform != "win32":
        import pwd

        try:
            return clip(pwd.getpwuid(os.getuid()).pw_name, _DETAIL_NAME_CHARS)
        except KeyError:
            return f"uid {os.getuid()}"
    try:
        return clip(getpass.getuser(), _DETAIL_NAME_CHARS)
    except (ImportError, KeyError, OSError):
        return "?"


class ChainCheck:
    """Takes rows in order and knows the first one that does not fit.

    Args:
        key: Of the audit.
        anchor: An end of the chain that was kept outside, None when there is none.
    """

    def __init__(self, key: bytes, anchor: AuditAnchor | None = None) -> None:
        self._key = key
        self._anchor = anchor
        self._mac_at_anchor = ""
        self._rows = 0
        self._seq = 0
        self._mac = ""
        self._trouble: AuditTrouble | None = None
        self._at_seq = 0

    @property
    def trouble(self) -> AuditTrouble | None:
        """What did not fit; None so far."""
        return self._trouble

    @property
    def end(self) -> AuditAnchor:
        """The last row that was taken."""
        return AuditAnchor(seq=self._seq, mac=self._mac)

    def take(self, row: LogRow) -> None:
        """Compare the next row with what must stand behind the former one."""
        self._rows += 1
        wanted = self._seq + 1
        if row.seq > wanted:
            self._found(AuditTrouble.MISSING, wanted)
        elif row.seq < wanted or not row.fits(self._mac, self._key):
            self._found(AuditTrouble.CHANGED, row.seq)
        if self._trouble:
            return
        self._seq, self._mac = row.seq, row.mac
        if self._anchor and self._anchor.seq == row.seq:
            self._mac_at_anchor = row.mac

    def report(self, head: AuditAnchor | None) -> AuditReport:
        """Say what was found, given where the chain says it ends (None: it does not say)."""
        if not self._trouble:
            self._compare_end(head)
        if not self._trouble:
            self._compare_anchor()
        return AuditReport(
            rows=self._rows,
            trouble=self._trouble,
            at_seq=self._at_seq,
            is_anchored=self._anchor is not None,
        )

    def _compare_end(self, head: AuditAnchor | None) -> None:
        if head is None:
            if self._rows:
                self._found(AuditTrouble.HEAD, 0)
        elif head.seq > self._seq:
            self._found(AuditTrouble.HEAD, self._seq + 1)
        elif head != self.end:
            self._found(AuditTrouble.HEAD, self._seq)

    def _compare_anchor(self) -> None:
        if self._anchor is None or self._anchor.seq == 0:
            return
        if self._anchor.seq > self._seq:
            self._found(AuditTrouble.CUT, self._seq + 1)
        elif self._anchor.mac != self._mac_at_anchor:
            self._found(AuditTrouble.CUT, self._anchor.seq)

    def _found(self, trouble: AuditTrouble, at_seq: int) -> None:
        self._trouble = trouble
        self._at_seq = at_seq


def _row(seq: int, note: AuditNote, former: str, key: bytes) -> LogRow:
    details = [
        (clip(name, _DETAIL_NAME_CHARS), clip(value, _DETAIL_CHARS))
        for name, value in note.details[:_DETAILS]
    ]
    row = LogRow(
        seq=seq,
        at=datetime.now(UTC).isoformat(timespec="microseconds"),
        actor=account(),
        action=note.action.value,
        subject=clip(note.subject, _SUBJECT_CHARS),
        details=json.dumps(details, ensure_ascii=False),
        mac="",
    )
    return row._replace(mac=row.mac_after(former, key))


def _entry(row: LogRow) -> AuditEntry:
    is_known = row.action in _ACTIONS
    return AuditEntry(
        seq=row.seq,
        at=_moment(row.at),
        actor=str(row.actor),
        action=AuditAction(row.action) if is_known else AuditAction.UNKNOWN,
        unknown_action="" if is_known else str(row.action),
        subject=str(row.subject),
        details=_details(row.details),
        mac=str(row.mac),
    )


def _details(text: str) -> tuple[tuple[str, str], ...]:
    try:
        return tuple((str(name), str(value)) for name, value in json.loads(text))
    except (TypeError, ValueError):
        return (("?", clip(str(text), _DETAIL_CHARS)),)


def _moment(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text)
    except (TypeError, ValueError):
        return _UNREADABLE_AT


def _head(connection: Connection) -> AuditAnchor | None:
    found = connection.exec_driver_sql("SELECT seq, mac FROM audit_head").first()
    return AuditAnchor(seq=found[0], mac=found[1]) if found else None


def _last(connection: Connection) -> AuditAnchor:
    found = connection.exec_driver_sql("SELECT seq, mac FROM audit ORDER BY seq DESC LIMIT 1")
    row = found.first()
    return AuditAnchor(seq=row[0], mac=row[1]) if row else AuditAnchor(seq=0, mac="")
