"""What a check found, and what changed since the one before, in a line. Both faces say it alike. Pure."""

from datetime import datetime

from studio.domain.records.check import CheckKind, CheckReport, Severity
from studio.domain.values.moments import when_in_words
from studio.words import tr


def count_of(report: CheckReport, severity: Severity) -> int:
    """Return how many findings of a report are of one severity."""
    return sum(one.severity is severity for one in report.findings)


def result_words(report: CheckReport) -> str:
    """Return a report in one line: 点検：問題 1 件、注意 2 件（5 操作を確認、2 操作は見ていません）."""
    errors, warnings = count_of(report, Severity.ERROR), count_of(report, Severity.WARNING)
    found = (
        tr("問題 {errors} 件、注意 {warnings} 件", errors=errors, warnings=warnings)
        if errors or warnings
        else tr("問題はありません")
    )
    if report.check_kind is CheckKind.READ:
        return tr("点検：{found}", found=found)
    unseen = (
        tr("、{unseen_steps} 操作は見ていません", unseen_steps=report.unseen_steps)
        if report.unseen_steps
        else ""
    )
    return tr(
        "今日の画面で点検：{found}（{seen_steps} 操作を確認{unseen}）",
        found=found,
        seen_steps=report.seen_steps,
        unseen=unseen,
    )


def change_words(report: CheckReport, now: datetime) -> str:
    """Return what changed since the check before: 前回（昨日 17:02）から：新しい問題 1 件; "" for a first check.

    Args:
        report: As it is kept.
        now: With a time zone.
    """
    if report.earlier_at is None:
        return ""
    counts = (
        (tr("新しい"), sum(one.is_new for one in report.troubles)),
        (tr("なくなった"), len(report.gone)),
        (tr("今回は見ていない"), len(report.not_seen)),
    )
    changes = tr("・").join(
        tr("{name}問題 {count} 件", name=name, count=count) for name, count in counts if count
    )
    before = tr("前回（{earlier_at}）から", earlier_at=when_in_words(report.earlier_at, now))
    return (
        tr("{before}：{changes}", before=before, changes=changes)
        if changes
        else tr("{before}変わりはありません", before=before)
    )
