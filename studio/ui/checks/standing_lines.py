"""How a flow stands by its checks, in the words and signs of 点検. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from studio.domain.flows.brackets import in_brackets
from studio.domain.records.check import CheckKind, Finding, Severity
from studio.domain.values.moments import when_in_words
from studio.engine.checking.standing import CheckState, FlowStanding, NextStep
from studio.words import tr

STATE_WORDS: Final = {
    CheckState.TROUBLED: tr("要対応"),
    CheckState.CHANGED: tr("変更したあと、まだ点検していません"),
    CheckState.MENDED: tr("問題がなくなりました"),
    CheckState.FINE: tr("問題なし"),
    CheckState.UNCHECKED: tr("まだ点検していません"),
}
"""Headings of the page, in its order."""
_SIGNS: Final = {
    CheckState.TROUBLED: ("fa6s.triangle-exclamation", "amber"),
    CheckState.CHANGED: ("fa6s.pen", "amber"),
    CheckState.MENDED: ("fa6s.circle-check", "green"),
    CheckState.FINE: ("fa6s.circle-check", "green"),
    CheckState.UNCHECKED: ("fa6s.circle-question", "muted"),
}
FINDING_ICONS: Final = {
    Severity.ERROR: ("fa6s.circle-xmark", "red"),
    Severity.WARNING: ("fa6s.triangle-exclamation", "amber"),
    Severity.NOTE: ("fa6s.circle-info", "accent_text"),
}
"""Icon and colour of what a 点検 found."""
_STEP_WORDS: Final = {
    NextStep.EDIT: (tr("直す"), "fa6s.pen"),
    NextStep.VISIT: (tr("もう一度点検"), "fa6s.stethoscope"),
    NextStep.RUN: (tr("実行してログイン"), "fa6s.play"),
    NextStep.RUN_OTHERWISE: (tr("値を変えて実行"), "fa6s.play"),
    NextStep.CREDENTIALS: (tr("認証情報を登録"), "fa6s.key"),
    NextStep.HISTORY: (tr("失敗した実行を見る"), "fa6s.clock-rotate-left"),
}
_CHANGED: Final = tr(
    "変更する前の点検で、問題が見つかっています。今の手順で、もう一度確かめてください。"
)
_UNSEEN: Final = tr("まだ点検していません")
_LOGIN: Final = tr(
    "ログインを「認証情報」に登録すると、実行のときに自動で入力します。"
    "ログインしたあとで、もう一度点検してください。"
)


@dataclass(frozen=True, slots=True)
class StandingLine:
    """One thing that is so about a flow.

    Attributes:
        icon: In the icon font.
        tone: Colour of the icon.
        remedy: What to do; "" for nothing.
    """

    icon: str
    tone: str
    words: str
    remedy: str = ""


def sign_of(standing: FlowStanding) -> tuple[str, str]:
    """Return icon and colour of how a flow stands."""
    if standing.worst is Severity.ERROR:
        return FINDING_ICONS[Severity.ERROR]
    return _SIGNS[standing.check_state]


def lead_words(standing: FlowStanding) -> tuple[str, str] | None:
    """Return words and icon of the one button that leads on; None where nothing is to be done."""
    step = standing.next_step
    if step is None:
        return None
    is_first = standing.last_at is None and standing.check_state is not CheckState.CHANGED
    if step is NextStep.VISIT and is_first:
        return tr("点検する"), "fa6s.stethoscope"
    if step is NextStep.RUN and not standing.stops_at_login:
        return tr("実行して確かめる"), "fa6s.play"
    if step is NextStep.EDIT and not standing.troubles:
        return tr("中身を確かめる"), "fa6s.pen"
    return _STEP_WORDS[step]


def state_words(standing: FlowStanding, now: datetime) -> str:
    """Return what was found and since when: 問題 1 件・注意 2 件（うち新しい 1 件）・11/13 09:10 から."""
    if standing.check_state is CheckState.CHANGED:
        return _CHANGED
    troubles = standing.troubles
    counts = ((tr("問題"), Severity.ERROR), (tr("注意"), Severity.WARNING))
    parts = [
        tr("{name} {count} 件", name=name, count=count)
        for name, severity in counts
        if (count := sum(one.severity is severity for one in troubles))
    ]
    if news := sum(one.is_new for one in troubles):
        parts[-1] += tr("（うち新しい {news} 件）", news=news)
    if standing.since:
        parts.append(tr("{since} から", since=when_in_words(standing.since, now)))
    return tr("・").join(parts)


def checked_words(standing: FlowStanding, now: datetime) -> str:
    """Return when this version was looked at last, and how far: 最後の点検：今日 09:10・今日の画面で 5 操作を確認."""
    report = next((one for one in standing.reports if not one.is_of_saving), None)
    if report is None:
        return _UNSEEN if standing.check_state is CheckState.TROUBLED else ""
    seen = next((one for one in standing.reports if one.check_kind is CheckKind.VISIT), None)
    words = tr("最後の点検：{at}", at=when_in_words(report.at, now))
    if seen is None or seen.is_of_saving:
        return tr("{words}・手順の中身だけ（画面はまだ見ていません）", words=words)
    unseen = (
        tr("、{unseen_steps} 操作は見ていません", unseen_steps=seen.unseen_steps)
        if seen.unseen_steps
        else ""
    )
    at = "" if seen is report else tr("{at} に", at=when_in_words(seen.at, now))
    return tr(
        "{words}・{at}画面で {seen_steps} 操作を確認{unseen}",
        words=words,
        at=at,
        seen_steps=seen.seen_steps,
        unseen=unseen,
    )


def standing_lines(
    standing: FlowStanding, places: Mapping[str, int], now: datetime
) -> tuple[StandingLine, ...]:
    """Return what is so, the worst first: what fails, what was found, what was not looked at, what is gone.

    Args:
        standing: Of the flow.
        places: Where a step stands in the flow, from 1.
        now: With a time zone.
    """
    lines: list[StandingLine] = []
    if standing.alert:
        words = tr("失敗が増えています：{alert}", alert=standing.alert.words)
        lines.append(StandingLine("fa6s.arrow-trend-up", "red", words))
    lines += [_found(one, places, standing, now) for one in standing.troubles]
    for finding in standing.not_seen:
        words = tr("今回は見ていません：{said}", said=_said(finding, places))
        lines.append(StandingLine("fa6s.eye-slash", "muted", words))
    for finding in standing.gone:
        words = tr("なくなりました：{said}", said=_said(finding, places))
        lines.append(StandingLine("fa6s.circle-check", "green", words))
    return tuple(lines)


def _found(
    finding: Finding, places: Mapping[str, int], standing: FlowStanding, now: datetime
) -> StandingLine:
    words = _said(finding, places)
    if finding.is_new:
        words = tr("新しい：{words}", words=words)
    elif finding.since and finding.since != standing.since:
        words = tr("{words}（{since} から）", words=words, since=when_in_words(finding.since, now))
    is_first = finding is standing.troubles[0]
    leads_to_login = is_first and standing.next_step is NextStep.CREDENTIALS
    remedy = _LOGIN if leads_to_login else in_brackets(finding.remedy)
    return StandingLine(*FINDING_ICONS[finding.severity], words, remedy)


def _said(finding: Finding, places: Mapping[str, int]) -> str:
    place = places.get(finding.step_id)
    where = tr("手順 {place}：", place=place) if place else ""
    return f"{where}{in_brackets(finding.message)}"
