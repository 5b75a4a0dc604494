"""What a check may know besides the flow itself."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from studio.domain.flows.flow import FlowStep
from studio.domain.records.check import Finding, Severity
from studio.domain.records.history import RunRecord
from studio.domain.text import clip
from studio.engine.flow_editing.variables import names_used
from studio.engine.variables.values import Almanac
from studio.words import tr


@dataclass(frozen=True, slots=True)
class FlowFacts:
    """Facts around a flow; a check does no reading of its own.

    Attributes:
        runs: Finished runs of the flow, newest first.
        missing_files: Paths of the flow, variables filled in, that are not there.
        is_for_rows: It is played for the rows of a table, where nobody sits beside it.
        almanac: What day it is.
    """

    runs: tuple[RunRecord, ...] = ()
    missing_files: frozenset[str] = frozenset()
    is_for_rows: bool = False
    almanac: Almanac = field(default_factory=Almanac)


def error(code: str, message: str, remedy: str, step: FlowStep | None = None) -> Finding:
    """Return what would stop or harm a run."""
    return _finding(Severity.ERROR, code, message, remedy, step)


def warning(code: str, message: str, remedy: str, step: FlowStep | None = None) -> Finding:
    """Return what may stop a run."""
    return _finding(Severity.WARNING, code, message, remedy, step)


def note(code: str, message: str, remedy: str, step: FlowStep | None = None) -> Finding:
    """Return what is good to know."""
    return _finding(Severity.NOTE, code, message, remedy, step)


def filled(text: str, defaults: Mapping[str, str]) -> str | None:
    """Return a text with the defaults of its variables; None when one of them has none."""
    for name in names_used(text):
        if not defaults.get(name):
            return None
        text = text.replace(f"{{{{{name}}}}}", defaults[name])
    return text if "{{" not in text else None


def quoted(words: str) -> str:
    """Return a page's or a person's words as a message may show them."""
    return tr("「{words}」", words=clip(words, 60))


def _finding(
    severity: Severity, code: str, message: str, remedy: str, step: FlowStep | None
) -> Finding:
    return Finding(
        code=code,
        severity=severity,
        step_id=step.id if step else "",
        message=message,
        remedy=remedy,
    )
