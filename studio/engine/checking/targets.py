"""Elements of a flow: none chosen, held by the shape of the page only, or called by a date. Pure."""

from collections.abc import Iterator
from typing import Final

from studio.domain.actions.action import (
    Choose,
    OnElement,
    Press,
    Scroll,
    SelectOption,
    SwitchTab,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Target, Volatile, VolatileKind
from studio.domain.records.check import Finding
from studio.engine.checking.known import error, quoted, warning
from studio.engine.flow_editing.acts import literal_part
from studio.engine.replay.identity.volatile import volatile_parts
from studio.engine.secrets.templates import targets_of
from studio.words import tr

_REMEDIES: Final = {
    VolatileKind.DATE: tr(
        "日付の言い方（「先月末」など）を使うか、一覧から条件で選ぶ操作に変えてください。"
    ),
    VolatileKind.AMOUNT: tr("金額は変わることがあります。一覧から条件で選ぶ操作に変えてください。"),
}


def check_targets(flow: Flow) -> Iterator[Finding]:
    """Give what is weak about the elements of a flow, step by step."""
    for step in (step for step in flow.steps if step.is_enabled):
        for target in targets_of(step.action):
            yield from _weakness(step, target)
        yield from _volatile(step)


def is_chosen(target: Target) -> bool:
    """Say whether there is anything to find an element by."""
    return bool(target.candidates or target.name or target.role or target.fingerprint)


def _weakness(step: FlowStep, target: Target) -> Iterator[Finding]:
    if not is_chosen(target):
        if isinstance(step.action, OnElement | Press | Scroll):
            yield error(
                "NO_TARGET",
                tr("どれを操作するかが決まっていません。"),
                tr("「画面から選ぶ」で、選んでください。"),
                step,
            )
    elif target.is_weak:
        yield warning(
            "WEAK_TARGET",
            tr(
                "{target}は、ページの形（並び順など）だけで見つけています。",
                target=target.in_words(),
            ),
            tr("ページが少し変わると見つからなくなります。「画面から選び直す」で選んでください。"),
            step,
        )


def _volatile(step: FlowStep) -> Iterator[Finding]:
    for what, words in _names(step):
        for part in _changing(words):
            yield warning(
                "VOLATILE_DIGITS",
                tr(
                    "{what}{words}に、次は変わるかもしれない数字{part}があります。",
                    what=what,
                    words=quoted(words),
                    part=quoted(part.text),
                ),
                _REMEDIES[part.kind],
                step,
            )
            break


def _names(step: FlowStep) -> Iterator[tuple[str, str]]:
    for target in targets_of(step.action):
        yield tr("操作するものの名前"), target.name
    match step.action:
        case SelectOption():
            yield tr("選択肢"), literal_part(step.action.option)
        case Choose():
            yield tr("行の中で押すもの"), step.action.column
        case SwitchTab():
            yield tr("タブ"), literal_part(step.action.tab)
        case _:
            return


def _changing(name: str) -> tuple[Volatile, ...]:
    return tuple(part for part in volatile_parts(name) if part.kind in _REMEDIES)
