"""The acts of one finished run as a table."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from typing_extensions import override

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.flows.brackets import in_brackets
from studio.domain.page.locator_wording import found_in_words
from studio.domain.records.history import RunStep
from studio.domain.runs.formatting import evidence_in_words, seconds_in_words
from studio.domain.text import clip
from studio.ui.widgets.rows_model import RowsModel
from studio.words import tr

HEADERS: Final = ("", tr("したこと"), tr("結果"), tr("見つけ方"), tr("時間"), tr("確かめたこと"))
OUTCOME_COLUMN: Final = 2
EVIDENCE_COLUMN: Final = 5

OUTCOME_WORDS: Final = {
    OutcomeStatus.OK: tr("できました"),
    OutcomeStatus.NO_EFFECT: tr("変化なし"),
    OutcomeStatus.FAILED: tr("失敗"),
    OutcomeStatus.BLOCKED: tr("止めました"),
    OutcomeStatus.UNVERIFIED: tr("未確認"),
}
OUTCOME_ICONS: Final = {
    OutcomeStatus.OK: ("fa6s.circle-check", "green"),
    OutcomeStatus.FAILED: ("fa6s.circle-xmark", "red"),
}
"""Icon and colour of an outcome; the others are amber."""


class StepsModel(RowsModel[RunStep]):
    """Steps in order of time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(HEADERS, parent)

    @override
    def cell(self, row: RunStep, column: int) -> str:
        match column:
            case 0:
                return str(row.number)
            case 1:
                return clip(in_brackets(row.words), 200)
            case 2:
                return OUTCOME_WORDS[row.status]
            case 3:
                return found_in_words(row.found_by)
            case 4:
                return seconds_in_words(row.elapsed_ms / 1000) if row.elapsed_ms else ""
            case _:
                return clip(proof_of(row) or row.message, 200)


def proof_of(step: RunStep) -> str:
    """Return everything that was seen to come of a step, in words."""
    return tr("、").join(evidence_in_words(fact) for fact in step.evidence)


def step_lines(step: RunStep) -> Sequence[str]:
    """Return what is known of a step, a line each, for a person who looks closely."""
    found = found_in_words(step.found_by)
    if found and step.similarity is not None:
        found += tr("（似ている度 {similarity:.2f}）", similarity=step.similarity)
    took = seconds_in_words(step.elapsed_ms / 1000) if step.elapsed_ms else ""
    facts = (
        (tr("項目"), clip(in_brackets(step.item), 120)),
        (tr("理由"), clip(in_brackets(step.message), 300)),
        (tr("見つけ方"), found),
        (tr("確かめたこと"), clip(proof_of(step), 300)),
        (tr("サイト"), clip(step.site, 80)),
        (
            tr("時刻"),
            f"{step.at.astimezone():%H:%M:%S}" + (tr("（{took}）", took=took) if took else ""),
        ),
    )
    return [tr("{name}：{words}", name=name, words=text) for name, text in facts if text]
