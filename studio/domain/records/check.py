"""点検: what is weak or missing in a flow, and what a look at today's pages says about it."""

from datetime import UTC, datetime
from enum import StrEnum
from uuid import uuid4

from pydantic import Field

from studio.domain.frozen import Frozen


class Severity(StrEnum):
    """ERROR would stop or harm a run; WARNING may; NOTE is good to know."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Finding(Frozen):
    """One line of a 点検; it leads to its step.

    Attributes:
        code: `MISSING_VALUE`, `WEAK_TARGET`, `VOLATILE_DIGITS`, `NO_APPROVAL`, `ENDLESS_LIST`,
            `LITERAL_PASSWORD`, `SESSION_EXPIRED`, `TARGET_MOVED`, `TARGET_GONE` …
        step_id: "" when it is about the whole flow.
        message: What is so.
        remedy: What to do.
        since: The check that found it first; None in what was not kept.
        is_new: The check before did not find it; False where there was none.
    """

    code: str
    severity: Severity
    step_id: str = ""
    message: str
    remedy: str = ""
    since: datetime | None = None
    is_new: bool = False

    @property
    def is_trouble(self) -> bool:
        """True for what a person has to look at; what is only good to know is none."""
        return self.severity is not Severity.NOTE


class CheckKind(StrEnum):
    """READ: of the flow alone. VISIT: every target looked for on today's pages, nothing irreversible done."""

    READ = "read"
    VISIT = "visit"


class ElementSighting(Frozen):
    """How one element of a flow was found on a day, to be compared with other days.

    Attributes:
        found_by: `role`, `label` …; "" when it was not found.
        similarity: To the recorded fingerprint, 0 to 1; None when nothing was compared.
        name: What it is called today.
        code: Why it was not found, "" when it was.
    """

    step_id: str
    found_by: str = ""
    similarity: float | None = None
    name: str = ""
    code: str = ""


class CheckReport(Frozen):
    """One 点検 of one flow.

    Attributes:
        sights: How each element was found that was looked for, in order.
        seen_steps: Steps whose element was looked for.
        unseen_steps: Steps behind something that a check does not do.
        unseen_ids: Which ones.
        failure_rate: Share of the last 20 runs that failed; None without runs.
        is_of_saving: It tells what was noticed when the flow was kept; no other check is compared with it.
        earlier_at: The check before of the same kind that this one is compared with; None for the first.
        gone: Errors and warnings of the check before that are no more.
        not_seen: Those whose step was not looked at this time: nobody knows.
    """

    id: str = Field(default_factory=lambda: uuid4().hex[:12])
    flow_id: str
    flow_version: int
    check_kind: CheckKind
    findings: tuple[Finding, ...] = ()
    sights: tuple[ElementSighting, ...] = ()
    seen_steps: int = 0
    unseen_steps: int = 0
    unseen_ids: tuple[str, ...] = ()
    failure_rate: float | None = None
    at: datetime = Field(default_factory=lambda: datetime.now(UTC))
    is_of_saving: bool = False
    earlier_at: datetime | None = None
    gone: tuple[Finding, ...] = ()
    not_seen: tuple[Finding, ...] = ()

    @property
    def troubles(self) -> tuple[Finding, ...]:
        """The findings that a person has to look at."""
        return tuple(finding for finding in self.findings if finding.is_trouble)

    @property
    def news(self) -> tuple[Finding, ...]:
        """The troubles that nobody was told before: the new ones, all of a first check."""
        is_first = self.earlier_at is None
        return tuple(finding for finding in self.troubles if is_first or finding.is_new)

    @property
    def worst(self) -> Severity | None:
        """The most severe finding, None for none."""
        found = {finding.severity for finding in self.findings}
        return next((one for one in Severity if one in found), None)
