"""What a check found anew, what is gone, and since when the rest is so. Pure."""

import re
from typing import Final

from studio.domain.records.check import CheckReport, Finding

_FIGURES: Final = re.compile(r"\d+(?:[.,:/]\d+)*")


def compared(report: CheckReport, earlier: CheckReport | None) -> CheckReport:
    """Return a report that says what changed since the check before.

    Args:
        report: Fresh.
        earlier: The newest kept one of the same flow and kind; None for none.
    """
    if earlier is None or earlier.is_of_saving:
        first = (one.model_copy(update={"since": report.at}) for one in report.findings)
        return report.model_copy(update={"findings": tuple(first)})
    before = {sameness(one): one for one in (*earlier.findings, *earlier.not_seen)}
    here = {sameness(one) for one in report.findings}
    left = [one for key, one in before.items() if key not in here and one.is_trouble]
    unseen = frozenset(report.unseen_ids)
    return report.model_copy(
        update={
            "findings": tuple(_dated(one, before, report, earlier) for one in report.findings),
            "earlier_at": earlier.at,
            "gone": tuple(one for one in left if one.step_id not in unseen),
            "not_seen": tuple(one for one in left if one.step_id in unseen),
        }
    )


def sameness(finding: Finding) -> tuple[str, str, str]:
    """Return what two findings have to share to be one: figures change from day to day."""
    return finding.code, finding.step_id, _FIGURES.sub("0", finding.message)


def _dated(
    finding: Finding,
    before: dict[tuple[str, str, str], Finding],
    report: CheckReport,
    earlier: CheckReport,
) -> Finding:
    """Return a finding with the day it was found first."""
    was = before.get(sameness(finding))
    since = report.at if was is None else was.since or earlier.at
    return finding.model_copy(update={"since": since, "is_new": was is None})
