"""Runs, their steps and what failed in them, as lines for a person."""

from typing import Final

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.flows.brackets import in_brackets
from studio.domain.records.history import FailurePattern, RunDetail, RunRecord, RunStep, cause_of
from studio.domain.text import clip
from studio.domain.values.moments import moment_of

_STEP_WORDS: Final = {
    OutcomeStatus.OK: "できた",
    OutcomeStatus.NO_EFFECT: "変化なし",
    OutcomeStatus.FAILED: "失敗",
    OutcomeStatus.BLOCKED: "止めた",
    OutcomeStatus.UNVERIFIED: "未確認",
}


def run_line(record: RunRecord) -> str:
    """Return a run on one line, its id last."""
    message = f" {clip(record.message, 80)}" if record.message else ""
    pinned = "［ピン］" if record.is_pinned else ""
    words = record.status.words
    return (
        f"{moment_of(record.started_at)} [{words.short or words.word}]{pinned} "
        f"{clip(record.name, 50)} {record.elapsed_s:.1f} 秒・{record.steps} 手順・"
        f"モデル {record.model_calls} 回{message}  {clip(record.run_id, 40)}"
    )


def detail_lines(detail: RunDetail) -> list[str]:
    """Return a run with everything that is known of it and its steps."""
    record = detail.record
    lines = [run_line(record)]
    if record.sites:
        lines.append(f"サイト：{clip('、'.join(record.sites), 200)}")
    if record.flow_version:
        lines.append(f"手順の版：第 {record.flow_version} 版")
    cost = "不明" if record.yen is None else f"約 {record.yen:,.1f} 円"
    lines.append(
        f"モデル：{record.model_calls} 回・{record.tokens:,} トークン・{cost}"
        f"・上位モデルへの切り替え {record.emergencies} 回"
    )
    item = None
    for step in detail.steps:
        if step.item and step.item != item:
            item = step.item
            lines.append(clip(in_brackets(item), 100))
        lines += _step_lines(step)
    if not detail.steps:
        lines.append("操作の記録は残っていません。")
    return lines


def _step_lines(step: RunStep) -> list[str]:
    picture = "［画面あり］" if step.has_picture else ""
    state = _STEP_WORDS[step.status]
    lines = [
        f"  {step.number}. [{state}] {clip(in_brackets(step.words), 120)}（{step.elapsed_ms:,.0f} ミリ秒）{picture}"
    ]
    if step.status is not OutcomeStatus.OK:
        where = "・".join(clip(part, 80) for part in (step.site, step.element) if part)
        told = clip(step.message, 120) or "理由は記録されていません。"
        lines.append(f"     {cause_of(step.code).words}：{told}{f'（{where}）' if where else ''}")
    return lines


def pattern_lines(pattern: FailurePattern) -> list[str]:
    """Return what failed at one place: how often, when last, what helped."""
    place = "・".join(clip(part, 80) for part in (pattern.site, pattern.element) if part)
    lines = [
        f"{pattern.count} 回（最後は {moment_of(pattern.last_at)}）[{pattern.cause.words}] "
        f"{place or '場所の記録なし'}  {clip(pattern.code, 40)}"
    ]
    if pattern.message:
        lines.append(f"  起きたこと：{clip(pattern.message, 120)}")
    if pattern.helped:
        lines.append(f"  うまくいった方法：{clip(pattern.helped, 120)}")
    if pattern.flow_names:
        lines.append(f"  手順：{clip('、'.join(pattern.flow_names), 200)}")
    return lines
