"""実行の報告: what one run did, act by act, with the page before and after. Pure."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Final

from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.brackets import in_brackets
from studio.domain.records.document import Paper, PaperPicture, PaperStep, PaperTable, StepMark
from studio.domain.records.history import RunDetail, RunPicture, RunRecord, RunStep
from studio.domain.runs.formatting import cost_in_words, evidence_in_words, seconds_in_words
from studio.domain.values.moments import moment_of
from studio.engine.documenting.foot import foot_at
from studio.words import tr

_NO_PICTURES: Final = tr(
    "この実行の画面の画像は残っていません。次からは「画面も残して実行」（コマンドでは tejun run 手順 --pictures）で"
    "実行すると、操作の前と後の画像が入ります。古い実行の画像は、場所を空けるために先に消えることがあります。"
    "残したい実行には、「実行履歴」でピンを付けてください。"
)
_MAY_SHOW: Final = tr(
    "画像には、実行した日の画面の内容（名前や金額など）が写っています。人に渡す前に確かめてください。"
    "パスワードの欄と認証情報の値は伏せてあります。"
)
_BEFORE: Final = tr("操作の前（枠が操作する所）")
_AFTER: Final = tr("操作の後")
_MARKS: Final = {
    OutcomeStatus.OK: (),
    OutcomeStatus.UNVERIFIED: (StepMark.UNSURE,),
    OutcomeStatus.NO_EFFECT: (StepMark.FAILED,),
    OutcomeStatus.FAILED: (StepMark.FAILED,),
    OutcomeStatus.BLOCKED: (StepMark.FAILED,),
}


def run_paper(detail: RunDetail, pictures: Mapping[int, RunPicture], made_at: datetime) -> Paper:
    """Return the report of a run as the history keeps it.

    Args:
        detail: The run with its steps, secrets masked when they were written.
        pictures: Around its steps, by their numbers.
        made_at: When the paper is made.
    """
    record = detail.record
    steps = tuple(_steps(detail.steps, pictures))
    has_pictures = any(step.pictures for step in steps)
    return Paper(
        kind=tr("実行の報告"),
        title=in_brackets(record.name),
        facts=tuple(_facts(record, detail.steps)),
        notice=_MAY_SHOW if has_pictures else _NO_PICTURES,
        before=tuple(_trouble(detail)),
        steps_title=tr("行ったこと"),
        steps=steps,
        foot=foot_at(made_at),
    )


def _facts(record: RunRecord, steps: tuple[RunStep, ...]) -> Iterator[tuple[str, str]]:
    yield tr("結果"), record.status.words.told
    if record.message and record.status is not RunStatus.DONE:
        yield tr("理由"), in_brackets(record.message)
    yield tr("はじめた時刻"), moment_of(record.started_at)
    yield tr("かかった時間"), seconds_in_words(record.elapsed_s)
    is_replay = record.run_kind is RunKind.REPLAY
    yield (
        tr("実行のしかた"),
        tr("AI を使わないくり返し") if is_replay else tr("AI が操作を決める実行"),
    )
    if record.flow_version:
        yield tr("手順の版"), tr("第 {flow_version} 版", flow_version=record.flow_version)
    yield tr("操作の数"), tr("{count} 回", count=len(steps))
    if record.sites:
        yield tr("サイト"), tr("、").join(record.sites)
    cost = cost_in_words(record.tokens, record.yen) if record.ai_calls else tr("0円")
    yield (
        tr("AI の費用"),
        tr("AI {model_calls} 回・{cost}", model_calls=record.ai_calls, cost=cost),
    )


def _trouble(detail: RunDetail) -> Iterator[PaperTable]:
    """Tell first what a reader has to look at: acts that did not work, or that nobody could verify."""
    rows = tuple(
        (
            tr("操作 {number}", number=step.number),
            in_brackets(step.words),
            in_brackets(step.message),
        )
        for step in detail.steps
        if step.status is not OutcomeStatus.OK
    )
    if rows and detail.record.status is not RunStatus.DONE:
        yield PaperTable(title=tr("確かめてほしいこと"), rows=rows, is_grave=True)


def _steps(steps: tuple[RunStep, ...], pictures: Mapping[int, RunPicture]) -> Iterator[PaperStep]:
    item = None
    for step in steps:
        heading = "" if step.item == item else in_brackets(step.item)
        item = step.item
        yield PaperStep(
            number=step.number,
            heading=heading,
            words=in_brackets(step.words),
            marks=_MARKS[step.status],
            facts=tuple(_step_facts(step)),
            pictures=tuple(_pictures(pictures.get(step.number))),
        )


def _step_facts(step: RunStep) -> Iterator[tuple[str, str]]:
    if step.message:
        yield tr("わかったこと"), in_brackets(step.message)
    if shown := tr("、").join(map(evidence_in_words, step.evidence)):
        yield tr("確かめたこと"), shown
    place = tr("（{site}）", site=step.site) if step.site else ""
    yield tr("いつ・どこで"), f"{step.at.astimezone():%H:%M:%S}{place}"


def _pictures(taken: RunPicture | None) -> Iterator[PaperPicture]:
    if taken and taken.before:
        yield PaperPicture(jpeg=taken.before, caption=_BEFORE)
    if taken and taken.jpeg:
        yield PaperPicture(jpeg=taken.jpeg, caption=_AFTER)
