"""What a flow that is kept does not hold of what the person said: told at saving, as a warning. Pure."""

from collections.abc import Iterator, Sequence
from typing import Final

from studio.domain.actions.action import Choose, Drag, DropPlace
from studio.domain.flows.flow import SECRET_PREFIX, START_URL_VARIABLE, TEMPLATE, Flow, FlowStep
from studio.domain.page.observation import MASK
from studio.domain.records.check import Finding
from studio.domain.runs.checklist import Checklist
from studio.domain.text import clip, fold, said_together, squeeze
from studio.engine.agent.judging.goals import GoalKind, read_goal
from studio.engine.agent.steps.conditional import says_if
from studio.engine.agent.steps.fitting_rows import is_tick, meant_conditions
from studio.engine.checking.known import warning
from studio.engine.distilling.binding import is_part
from studio.engine.perception.list_ends import says_end
from studio.engine.rehearsing.reach import number_of
from studio.engine.replay.branches import is_readable
from studio.engine.secrets.masking import is_secret_name
from studio.engine.secrets.templates import texts_of
from studio.words import tr

_WORDS: Final = 60
_HELD: Final = tr("合わない行にチェックが付くときは、くり返しの実行は次の操作の前に止まります。")


def cautions(flow: Flow, checklist: Checklist, recorded: Sequence[FlowStep]) -> Iterator[Finding]:
    """Give what needs attention before a flow is relied on.

    Args:
        flow: As it is kept.
        checklist: Of its run.
        recorded: The steps of the run, with their traces.
    """
    yield from _asked(flow)
    yield from _never_done(flow, checklist)
    yield from _swept(flow, checklist, recorded)
    yield from _beside(flow)
    yield from _fixed(flow, checklist)


def _asked(flow: Flow) -> Iterator[Finding]:
    """Give the items whose condition no page answers: each replay asks about them."""
    for item, steps in _by_item(flow).items():
        first = next(
            (one for one in steps if one.only_when and not is_readable(one.only_when)), None
        )
        if first is None:
            continue
        yield warning(
            "IF_ASKED",
            tr(
                "「{item}」の条件は画面から確かめられないため、"
                "手順 {number_of} の前で、行うかどうかをおたずねします。人がいないときは、そこで止まります。",
                item=clip(item, _WORDS),
                number_of=number_of(flow, first.id),
            ),
            tr(
                "画面に出ている項目名と値で条件を書き直すと（「ステータス」が「解決」であれば…）、おたずねせずに判断できます。"
            ),
            first,
        )


def _never_done(flow: Flow, checklist: Checklist) -> Iterator[Finding]:
    """Give the items that the run had nothing to do for, by their condition or as somebody was logged in: nobody has seen how it is done."""
    done = _by_item(flow)
    for item in checklist.enabled_items:
        if {item.text, _masked(item.text)} & done.keys():
            continue
        if read_goal(item.text).kind is GoalKind.LOG_IN:
            yield warning(
                "LOGIN_NOT_TAKEN",
                tr(
                    "「{item}」は、もうログインしていたため、保存した手順に入っていません。"
                    "ログインしていないときは、そこで止まります。",
                    item=clip(item.text, _WORDS),
                ),
                tr(
                    "認証情報にユーザー名を入れておくと、ログイン画面を自動で通ります。"
                    "書き出したスクリプトで使うときは、ログアウトしてからもう一度実行し、保存し直してください。"
                ),
            )
        if not says_if(item.text):
            continue
        yield warning(
            "IF_NOT_TAKEN",
            tr(
                "「{item}」は、今回は行う操作がなかったため、保存した手順に入っていません。",
                item=clip(item.text, _WORDS),
            ),
            tr("条件に合うときにもう一度実行して、保存し直してください。"),
        )


def _swept(flow: Flow, checklist: Checklist, recorded: Sequence[FlowStep]) -> Iterator[Finding]:
    """Give the presses that tick a whole list though its item means rows by conditions.

    Where exactly those rows were ticked, a rule stands in place of the press.
    """
    kept = {step.id for step in flow.steps}
    ruled = {one.item for one in flow.steps if isinstance(one.action, Choose)}
    for step in recorded:
        columns = {fold(one.column) for one in meant_conditions(step.item, checklist)}
        row = {fold(words) for words in step.trace.row} if step.trace else set[str]()
        if step.id not in kept or not is_tick(step.action) or not columns & row:
            continue
        yield warning(
            "ROWS_NOT_BY_RULE",
            tr(
                "手順 {number_of} は一覧のすべての行にチェックを付けますが、"
                "条件に合う行とは一致していません。{held}",
                number_of=number_of(flow, step.id),
                held=_HELD if step.item in ruled else "",
            ),
            tr(
                "「条件に合う行だけにチェックを付ける」と書き直して、もう一度実行し、保存し直してください。"
            ),
            step,
        )


def _beside(flow: Flow) -> Iterator[Finding]:
    """Give the drags to an end of a list, as their item says, that let go beside what stood there that day."""
    for step in flow.steps:
        drag = step.action
        if not isinstance(drag, Drag) or drag.place not in (DropPlace.BEFORE, DropPlace.AFTER):
            continue
        if "{{" in drag.to.name or fold(drag.to.name) in fold(step.item) or not says_end(step.item):
            continue
        yield warning(
            "DROP_BESIDE",
            tr(
                "手順 {number_of} は、今回そこにあった{to}の隣へ動かします。"
                "並びが変わった日は、先頭や末尾に入らないことがあります。",
                number_of=number_of(flow, step.id),
                to=drag.to.in_words(),
            ),
            tr("実行のあとに並びを確かめてください。"),
            step,
        )


def _fixed(flow: Flow, checklist: Checklist) -> Iterator[Finding]:
    """Give the values of the sentence that no step can take another one for."""
    offered = {one.name for one in flow.variables}
    fixed = [
        tr("「{name}」（{one}）", name=clip(one.name, _WORDS), one=clip(one.value, _WORDS))
        for one in checklist.variables
        if one.value and one.name not in offered and not is_secret_name(one.name)
        if one.name != START_URL_VARIABLE
        if not _is_within_another(flow, one.value)
    ]
    if fixed:
        yield warning(
            "VALUE_FIXED",
            tr(
                "{fixed}は、くり返しでは変えられません。保存した手順は、いつも今回と同じにします。",
                fixed=tr("、").join(fixed),
            ),
            tr("変えるときは、その値で言い直して、もう一度実行し、保存し直してください。"),
        )


def _is_within_another(flow: Flow, value: str) -> bool:
    """Say whether a value is only a part of an offered one, or what several say together: 「12/2」 of 日時 「12/2 14:00」."""
    wholes = [one.value for one in flow.variables if one.name != START_URL_VARIABLE]
    fixed = (text for step in flow.steps for text in texts_of(step.action))
    is_told = any(is_part(value, whole) for whole in wholes) or bool(
        said_together([squeeze(value)], [*map(squeeze, wholes)])
    )
    return is_told and not any(squeeze(value) in squeeze(text) for text in fixed)


def _masked(text: str) -> str:
    """Return a sentence as the steps of a flow tell it whose password was typed into it."""
    return TEMPLATE.sub(lambda one: MASK if one[1].startswith(SECRET_PREFIX) else one[0], text)


def _by_item(flow: Flow) -> dict[str, list[FlowStep]]:
    found: dict[str, list[FlowStep]] = {}
    for step in flow.steps:
        if step.is_enabled:
            found.setdefault(step.item, []).append(step)
    return found
