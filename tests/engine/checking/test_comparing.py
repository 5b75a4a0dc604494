"""What changed since the check before: new, gone, as it was, or not looked at."""

from datetime import UTC, datetime, timedelta

from studio.domain.records.check import CheckKind, CheckReport, Finding, Severity
from studio.engine.checking.comparing import compared
from studio.engine.checking.wording import change_words, result_words

MONDAY = datetime(2026, 11, 2, 9, 0, tzinfo=UTC)


def found(
    code: str, step: str = "s1", severity: Severity = Severity.ERROR, words: str = "ありません。"
) -> Finding:
    return Finding(code=code, severity=severity, step_id=step, message=words)


def report(
    *findings: Finding, week: int = 0, unseen: tuple[str, ...] = (), is_of_saving: bool = False
) -> CheckReport:
    return CheckReport(
        flow_id="f",
        flow_version=1,
        check_kind=CheckKind.VISIT,
        findings=findings,
        unseen_ids=unseen,
        unseen_steps=len(unseen),
        is_of_saving=is_of_saving,
        at=MONDAY + timedelta(weeks=week),
    )


def codes(findings: tuple[Finding, ...]) -> list[str]:
    return [finding.code for finding in findings]


def test_a_first_check_calls_nothing_new_and_all_of_it_news() -> None:
    first = compared(report(found("A"), found("B", severity=Severity.NOTE)), None)
    assert [(one.since, one.is_new) for one in first.findings] == [(MONDAY, False)] * 2
    assert (first.earlier_at, codes(first.news)) == (None, ["A"])
    assert change_words(first, MONDAY) == ""


def test_what_stays_keeps_its_day_and_what_comes_is_new() -> None:
    first = compared(report(found("A")), None)
    second = compared(report(found("A"), found("B"), week=1), first)
    third = compared(report(found("A"), found("B"), week=2), second)
    assert [(one.code, one.since, one.is_new) for one in third.findings] == [
        ("A", MONDAY, False),
        ("B", MONDAY + timedelta(weeks=1), False),
    ]
    assert codes(second.news) == ["B"]
    assert third.news == ()
    assert third.earlier_at == second.at


def test_what_is_gone_is_told_once() -> None:
    first = compared(report(found("A"), found("N", severity=Severity.NOTE)), None)
    second = compared(report(week=1), first)
    assert codes(second.gone) == ["A"]
    assert compared(report(week=2), second).gone == ()


def test_other_figures_are_no_other_finding() -> None:
    first = compared(report(found("R", words="直近 20 回のうち 4 回失敗（20%）")), None)
    second = compared(report(found("R", words="直近 19 回のうち 5 回失敗（26%）"), week=1), first)
    assert (second.findings[0].since, second.findings[0].is_new, second.gone) == (MONDAY, False, ())


def test_a_step_that_was_not_looked_at_tells_nothing_new() -> None:
    first = compared(report(found("A", "s5")), None)
    second = compared(report(found("LOGIN"), week=1, unseen=("s5",)), first)
    assert (codes(second.gone), codes(second.not_seen)) == ([], ["A"])
    third = compared(report(found("A", "s5"), week=2), second)
    assert (third.findings[0].since, third.findings[0].is_new) == (MONDAY, False)
    assert codes(third.gone) == ["LOGIN"]


def test_what_saving_told_is_no_check_before() -> None:
    saved = report(found("NOT_REHEARSED"), is_of_saving=True)
    first = compared(report(found("A"), week=1), saved)
    assert (first.earlier_at, first.gone, first.findings[0].is_new) == (None, (), False)


def test_a_report_of_an_older_program_dates_what_it_found() -> None:
    second = compared(report(found("A"), week=1), report(found("A")))
    assert second.findings[0].since == MONDAY


def test_changes_in_words() -> None:
    now = MONDAY + timedelta(weeks=1)
    first = compared(report(found("A"), found("B", "s5"), found("C")), None)
    second = compared(report(found("C"), found("D"), week=1, unseen=("s5",)), first)
    clock = f"{MONDAY.astimezone():%m/%d %H:%M}"
    assert change_words(second, now) == (
        f"前回（{clock}）から：新しい問題 1 件・なくなった問題 1 件・今回は見ていない問題 1 件"
    )
    again = compared(report(found("C"), found("D"), week=1), second)
    assert "変わりはありません" in change_words(compared(again, again), now)
    assert (
        result_words(second)
        == "今日の画面で点検：問題 2 件、注意 0 件（0 操作を確認、1 操作は見ていません）"
    )
