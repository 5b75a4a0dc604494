"""Failure patterns, as SQL: site × code × element. Functions work inside somebody else's session."""

from collections.abc import Sequence

from sqlmodel import Session

from studio.domain.history import FailurePattern, RunRecord, RunStep


def count(session: Session, record: RunRecord, steps: Sequence[RunStep]) -> None:
    """Count the failures of a finished run, and note what helped after them."""
    del session, record, steps


def patterns(session: Session, site: str, limit: int) -> tuple[FailurePattern, ...]:
    """Return failures by place, newest first, of one host or of all."""
    raise NotImplementedError
