"""The audit log, as SQL: rows chained by HMAC. Every function works inside somebody else's session."""

from sqlmodel import Session

from studio.domain.audit import AuditAnchor, AuditEntry, AuditNote, AuditReport


def append(session: Session, *notes: AuditNote) -> None:
    """Append rows to the chain, in the transaction of the change they tell."""
    del session, notes


def entries(session: Session, limit: int, before: int) -> tuple[AuditEntry, ...]:
    """Return rows, newest first; `before` > 0: only rows with a smaller `seq`."""
    raise NotImplementedError


def verify(session: Session, anchor: AuditAnchor | None) -> AuditReport:
    """Read the whole chain, and compare it with the anchor that was kept outside."""
    raise NotImplementedError


def head(session: Session) -> AuditAnchor:
    """Return the end of the chain; seq 0 when nothing was written yet."""
    raise NotImplementedError
