"""The run journal, as SQL. Every function works inside a session that somebody else opened."""

from collections.abc import Sequence

from sqlmodel import Session

from studio.domain.journal import JournaledRun, JournaledStep, UnfinishedRun


def open_run(session: Session, run: JournaledRun) -> None:
    """Note that a run begins."""
    raise NotImplementedError


def write_steps(session: Session, steps: Sequence[JournaledStep]) -> None:
    """Write acts, each replacing its former state."""
    raise NotImplementedError


def unfinished(session: Session) -> tuple[UnfinishedRun, ...]:
    """Return runs without an end whose process is gone, newest first."""
    raise NotImplementedError


def close_run(session: Session, run_id: str) -> None:
    """Forget a run: its end stands in the history, or the person gave it up."""
    del session, run_id
