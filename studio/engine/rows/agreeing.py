"""Asking once for a whole job: what is sent, where, how often, and what the values are."""

from collections.abc import Iterator, Sequence
from typing import Final

from studio.domain.actions.action import OpensAddress
from studio.domain.errors import HandedOver, SettingsError, Stopped
from studio.domain.events.events import ApprovalAnswered, ApprovalRequested
from studio.domain.flows.flow import START_URL_VARIABLE, FlowStep, expand
from studio.domain.page.address import host_in_words
from studio.domain.records.audit import AuditAction, AuditNote
from studio.domain.runs.batch import BatchRow
from studio.domain.text import clip
from studio.engine.flow_editing.flow_trust import check_confirmed
from studio.engine.rows.preparing import used_variables
from studio.engine.rows.row_run import RowWork
from studio.engine.rows.standing import amount_of, asking_steps, boxes_on, names_code
from studio.engine.rows.telling import repeats_in_words
from studio.engine.runs.approval import LASTING
from studio.engine.secrets.masking import secret_variables
from studio.words import tr

_SHOWN_COLUMNS: Final = 8
_BEGUN_CHARS: Final = 60
_BOXES_CHARS: Final = 200


async def agree_for_all(work: RowWork, rows: Sequence[BatchRow]) -> bool:
    """Ask for the irreversible steps of all rows at once; nothing is asked where there are none.

    What is agreed to stands in `work.standing` from then on. A flow from elsewhere asks each time.

    Raises:
        HandedOver: Nobody is there to say yes.
        SettingsError: The flow is a draft, and nobody is there to watch it.
        Stopped: The person stopped the job instead.
    """
    if not work.options.is_attended:
        check_confirmed(work.flow)
    steps = asking_steps(work.flow, is_attended=work.options.is_attended)
    if not steps or work.options.approves_all or not rows:
        return True
    acts = tuple(dict.fromkeys(_words(step, rows[0]) for step in steps))
    act = tr(
        "{acts}を、{count:,} 件の行で行います。{lasting}",
        acts=tr("、").join(acts),
        count=len(rows),
        lasting=LASTING,
    )
    if not work.options.is_attended:
        raise HandedOver(tr("人の確認が必要です：{act}", act=act))
    if work.flow.is_imported:
        return True
    hosts = tuple(_hosts(work, rows))
    if not await _asked(work, act, hosts, tuple(_details(work, rows))):
        return False
    work.standing.acts |= {_words(step, row) for step in steps for row in rows}
    work.standing.hosts |= set(hosts)
    work.standing.learn_flow(work.flow)
    work.standing.is_given = True
    return True


async def _asked(
    work: RowWork, act: str, hosts: Sequence[str], details: tuple[tuple[str, str], ...]
) -> bool:
    world, host = work.world, tr("、").join(hosts)
    request_id = work.run_control.new_question()
    world.bus.publish(ApprovalRequested(request_id=request_id, act=act, host=host, details=details))
    answer = await work.run_control.wait_for_answer(request_id, work.options.answer_timeout_s)
    world.bus.publish(ApprovalAnswered(request_id=request_id, is_approved=answer.is_yes))
    facts = (("batch_id", work.batch.id), ("host", host), ("by", "person"))
    action = AuditAction.APPROVED if answer.is_yes else AuditAction.REFUSED
    await world.memory.note(AuditNote(action=action, subject=clip(act, 200), details=facts))
    if not answer.is_yes and work.run_control.is_stopping:
        raise Stopped(tr("停止しました。"))
    return answer.is_yes


def _details(work: RowWork, rows: Sequence[BatchRow]) -> Iterator[tuple[str, str]]:
    """Yield what a person should see before they agree: counts, first and last, sums and limits."""
    yield (
        tr("件数"),
        tr(
            "{count:,} 件（{number} 行目から {number_2} 行目）",
            count=len(rows),
            number=rows[0].number,
            number_2=rows[-1].number,
        ),
    )
    for name, _ in rows[0].values[:_SHOWN_COLUMNS]:
        values = [dict(row.values).get(name, "") for row in rows]
        numbers = [amount for value in values if (amount := amount_of(value)) is not None]
        if len(numbers) == len(values) > 1 and not names_code(name):
            yield (
                name,
                tr(
                    "{numbers:,} から {numbers_2:,} まで（合計 {numbers_3:,}）",
                    numbers=min(numbers),
                    numbers_2=max(numbers),
                    numbers_3=sum(numbers),
                ),
            )
        else:
            examples = tr("、").join(
                dict.fromkeys(clip(value, 20) for value in values[:3] if value)
            )
            yield name, tr("例：{examples}", examples=examples) if examples else tr("（空）")
    if further := [name for name, _ in rows[0].values[_SHOWN_COLUMNS:]]:
        yield tr("ほかに入れる項目"), tr("、").join(further)
    if begun := tr("、").join(tr("{number} 行目", number=row.number) for row in rows if row.run_id):
        words = tr("済んでいると分かっている操作は、もう一度行いません")
        yield tr("途中の行"), tr("{begun}（{words}）", begun=clip(begun, _BEGUN_CHARS), words=words)
    if same := tr("、").join(_same_for_all(work, rows[0])):
        yield tr("どの行も同じ値"), same
    if boxes := tr("、").join(boxes_on(work.flow)):
        yield tr("オンにする項目"), clip(boxes, _BOXES_CHARS)
    for words in repeats_in_words(work.rows, {row.number for row in rows}):
        yield tr("同じ内容の行"), words
    yield (
        tr("条件"),
        tr(
            "画面の金額が、表の値か、すでに承認した額を超えるとき、画面の文字が、その行の値とも、すでに承認した内容とも違うときは、もう一度たずねます。"
        ),
    )


def _same_for_all(work: RowWork, row: BatchRow) -> Iterator[str]:
    """Yield the values that no column gives; passwords never."""
    given = {name for name, _ in row.values} | set(work.secrets) | secret_variables(work.flow)
    used = set(used_variables(work.flow))
    values = work.flow.values(dict(row.values) | dict(work.secrets))
    for one in work.flow.variables:
        if one.name in used - given - {START_URL_VARIABLE} and values.get(one.name):
            yield tr("{name}「{values}」", name=one.name, values=clip(values[one.name], 20))


def _words(step: FlowStep, row: BatchRow) -> str:
    values = dict(row.values)
    return step.action.with_texts(lambda text: _filled(text, values)).in_words()


def _filled(text: str, values: dict[str, str]) -> str:
    """Fill in what a row gives; the rest stays a name."""
    try:
        return expand(text, values)
    except SettingsError:
        return text


def _hosts(work: RowWork, rows: Sequence[BatchRow]) -> Iterator[str]:
    """Yield where the flow goes, each host once."""
    values = work.flow.values(dict(rows[0].values) | dict(work.secrets))
    steps = (step.action for step in work.flow.steps)
    urls = (_filled(one.url, values) for one in steps if isinstance(one, OpensAddress))
    hosts = [host_in_words(url) for url in (*work.flow.origins, *urls)]
    yield from dict.fromkeys(host for host in hosts if host)
