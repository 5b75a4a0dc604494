"""How often a flow fails, and whether that climbs. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.events.events import RunStatus
from studio.domain.records.check import Finding
from studio.domain.records.history import RunRecord
from studio.domain.runs.persons_turn import InputKind
from studio.engine.checking.known import error, warning
from studio.words import tr

WINDOW: Final = 20
"""Runs that are looked at, and as many before them to compare with."""
ALARMING_RATE: Final = 0.2
FAILING_OFTEN: Final = "FAILING_OFTEN"
"""Code of the finding that says so."""
ALARMING_FAILURES: Final = 3
_CLIMB: Final = 2.0
_FAILED: Final = frozenset({RunStatus.FAILED, RunStatus.LIMIT, RunStatus.NEEDS_PERSON})
_NO_BROWSER: Final = frozenset({"PROFILE_IN_USE", "BROWSER_MISSING", "BROWSER_NOT_STARTED"})
"""Codes of runs that never began: another window holds the browser, or there is none. No flow is to blame."""
_SIGN_IN: Final = frozenset({"LOGIN_NEEDED", "HTTP_401", "LOGIN"})
_SIGN_IN_WORDS: Final = (
    *("ログインが必要", "ログインしてから", "サインインが必要"),
    InputKind.LOGIN.words.asks.partition("{host}")[0],
)


@dataclass(frozen=True, slots=True)
class FailureRate:
    """How the last runs of a flow went; runs that a person stopped, and that never began, do not count.

    Attributes:
        failures: Of `runs`.
        runs: At most 20.
        earlier: Share of failures of the 20 before them; None when there were none.
    """

    failures: int
    runs: int
    earlier: float | None = None

    @property
    def rate(self) -> float | None:
        """The share of failures, 0 to 1; None without runs."""
        return self.failures / self.runs if self.runs else None

    @property
    def is_alarming(self) -> bool:
        """True from three failures on that are a fifth of the runs, or twice as many as before."""
        if self.rate is None or self.failures < ALARMING_FAILURES:
            return False
        has_doubled = bool(self.earlier) and self.rate >= _CLIMB * (self.earlier or 0.0)
        return self.rate >= ALARMING_RATE or has_doubled

    @property
    def words(self) -> str:
        """The rate as a person reads it: 直近 20 回のうち 4 回失敗（20%、その前は 5%）."""
        if self.rate is None:
            return tr("実行の記録はまだありません")
        before = (
            "" if self.earlier is None else tr("、その前は {earlier:.0%}", earlier=self.earlier)
        )
        return tr(
            "直近 {runs} 回のうち {failures} 回失敗（{rate:.0%}{before}）",
            runs=self.runs,
            failures=self.failures,
            rate=self.rate,
            before=before,
        )


def failure_rate(runs: Sequence[RunRecord]) -> FailureRate:
    """Count the failures of runs that are given newest first; those that could not begin are none."""
    ended = [
        run.status in _FAILED
        for run in runs
        if run.status is not RunStatus.STOPPED and run.code not in _NO_BROWSER
    ]
    recent, before = ended[:WINDOW], ended[WINDOW : 2 * WINDOW]
    earlier = sum(before) / len(before) if before else None
    return FailureRate(sum(recent), len(recent), earlier)


def check_record(runs: Sequence[RunRecord]) -> Iterator[Finding]:
    """Give what the history says against a flow: an expired session, failures that climb."""
    if runs and _ended_at_login(runs[0]):
        yield warning(
            "SESSION_EXPIRED",
            tr("前回の実行は、ログインが必要になって止まりました。"),
            tr("ブラウザーでログインしてから、もう一度実行してください。"),
        )
    rate = failure_rate(runs)
    if rate.is_alarming:
        yield error(
            FAILING_OFTEN,
            tr("失敗が増えています：{rate}。", rate=rate.words),
            tr("「今日の画面で確かめる」を実行するか、履歴で失敗した操作を確かめてください。"),
        )


def _ended_at_login(run: RunRecord) -> bool:
    is_over = run.status in (RunStatus.FAILED, RunStatus.NEEDS_PERSON)
    return is_over and (run.code in _SIGN_IN or any(one in run.message for one in _SIGN_IN_WORDS))
