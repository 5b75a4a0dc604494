"""How far a flow may be rehearsed: up to the first step that leaves something behind. Pure."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.actions.action import (
    Action,
    AskUser,
    Click,
    Download,
    Drag,
    Fill,
    FormField,
    HandleDialog,
    OpensAddress,
    Press,
    Scroll,
    SelectOption,
    SetChecked,
    TypesText,
    TypeText,
)
from studio.domain.actions.outcome import EvidenceKind
from studio.domain.flows.flow import Flow, FlowStep, expand
from studio.domain.page.target import Target
from studio.domain.records.check import Finding
from studio.domain.records.journal import StepClass
from studio.domain.text import clip
from studio.engine.checking.known import error
from studio.engine.flow_editing.variables import names_in
from studio.engine.guard.facts.commands import does_something
from studio.engine.guard.repeating import class_of
from studio.engine.replay.branches import is_readable
from studio.engine.replay.distrust import looks_irreversible
from studio.engine.replay.lists.pressing import presses_rows
from studio.engine.replay.logins import login_groups
from studio.engine.secrets.secret_redactor import holds_secret_template
from studio.engine.secrets.templates import targets_of
from studio.words import tr

_WORDS: Final = 40


@dataclass(frozen=True, slots=True)
class RehearsalReach:
    """The part of a flow that may be rehearsed.

    Attributes:
        steps: To be played, in order.
        end: The first step that is not; None when all are.
        why: Why it ends there, one Japanese sentence.
        login: Ids of steps that only log in: of no use where that is done already.
    """

    steps: tuple[FlowStep, ...]
    end: FlowStep | None = None
    why: str = ""
    login: frozenset[str] = frozenset()

    def after(self, step_id: str) -> FlowStep | None:
        """Return the step that comes after one of those that are played, the one at the end included."""
        way = (*self.steps, *([self.end] if self.end else []))
        ids = [step.id for step in way]
        position = ids.index(step_id) + 1 if step_id in ids else len(way)
        return way[position] if position < len(way) else None


def reach_of(flow: Flow, values: dict[str, str], missing: Collection[str] = ()) -> RehearsalReach:
    """Return how far a flow may be rehearsed.

    Args:
        flow: As it would be kept.
        values: What its templates stand for today.
        missing: Variables that nobody has given a value.
    """
    steps = [step for step in flow.steps if step.is_enabled]
    if not steps or not isinstance(steps[0].action, OpensAddress):
        end = steps[0] if steps else None
        words = tr(
            "始めるページが決まっていないため、最初から行えません。"
            "くり返す前に、始めるページをブラウザーで開いてください。"
        )
        return RehearsalReach((), end, words)
    login = _login(steps)
    for position, step in enumerate(steps):
        needed = () if step.id in login else names_in(step) & set(missing)
        why = _why_not(step, values, is_login=step.id in login)
        if needed:
            why = tr(
                "「{needed}」の値がないため、その先は行えません。",
                needed=tr("」「").join(sorted(needed)),
            )
        if why:
            return RehearsalReach(tuple(steps[:position]), step, why, login)
    return RehearsalReach(tuple(steps), login=login)


def clueless(flow: Flow) -> Iterator[Finding]:
    """Give the steps of a flow whose element has no way to be found again."""
    for step in (step for step in flow.steps if step.is_enabled):
        if any(map(_is_clueless, targets_of(step.action))):
            yield error(
                "NO_CLUE",
                tr(
                    "手順 {number_of} は、見つける手がかりがありません（{action}）。",
                    number_of=number_of(flow, step.id),
                    action=clip(step.action.in_words(), _WORDS),
                ),
                tr("「画面から選び直す」で選んでください。"),
                step,
            )


def _is_clueless(target: Target) -> bool:
    """Say whether neither a recorded way nor its words lead to an element."""
    traits = target.fingerprint
    return not target.candidates and not (traits and (traits.name or traits.text))


def number_of(flow: Flow, step_id: str) -> int:
    """Return the number that people see on a step, from 1; 0 when it is not there."""
    return next((n for n, step in enumerate(flow.steps, 1) if step.id == step_id), 0)


def can_be_looked_for(action: Action) -> bool:
    """Say whether an act that is not done has one element that may be looked for instead."""
    if isinstance(action, Press | Scroll) and action.target is None:
        return False
    return isinstance(action, Click | Press | Fill | TypeText | SelectOption | SetChecked)


def _why_not(step: FlowStep, values: dict[str, str], *, is_login: bool) -> str:
    action = step.action
    if isinstance(action, OpensAddress):
        is_deed = step.sends or does_something(expand(action.url, values))
        return tr("開くだけで内容が変わるページのため、練習では開きません。") if is_deed else ""
    if is_login and not step.needs_approval:
        return ""
    if step.only_when and not is_readable(step.only_when):
        return tr("条件に合うかどうかを画面から確かめられない操作のため、練習では行いません。")
    if step.needs_approval or class_of(action, needs_approval=False) is StepClass.COMMIT:
        return tr("取り消せないかもしれない操作のため、練習では行いません。")
    if step.sends or presses_rows(action):
        return tr("内容を送る操作のため、練習では行いません。")
    if _answers(step):
        return tr("確認画面に答える操作のため、練習では行いません。")
    if looks_irreversible(action) and not _only_opens(action):
        return tr("取り消せないかもしれない操作のため、練習では行いません。")
    if isinstance(action, AskUser):
        return tr("人の操作が要るため、練習では行いません。")
    if isinstance(action, Download | Drag):
        return tr("ファイルや並びを変える操作のため、練習では行いません。")
    return ""


def _only_opens(action: Action) -> bool:
    """Say whether an act follows a link, which sent nothing in the first run: 「経費申請」 names a page."""
    return isinstance(action, Click) and action.target.role == "link"


def _answers(step: FlowStep) -> bool:
    """Say whether a question of the page was answered with OK by it."""
    is_asked = any(
        fact.kind is EvidenceKind.DIALOG and fact.detail.startswith("accepted:")
        for fact in step.expects
    )
    return is_asked or isinstance(step.action, HandleDialog)


def _login(steps: Sequence[FlowStep]) -> frozenset[str]:
    """Return the steps around the first password: the fields and the way to them, and the press that follows."""
    at = next((n for n, step in enumerate(steps) if _puts_secret(step)), None)
    if at is None or any(step.sends for step in steps[:at]):
        return frozenset()
    first = at
    while isinstance(steps[first - 1].action, FormField) and first > 1:
        first -= 1
    last = at
    while last + 1 < len(steps) and isinstance(steps[last].action, FormField):
        last += 1
    ways = next((group for group in login_groups(steps) if steps[at].id in group), ())
    return frozenset((*(step.id for step in steps[first : last + 1]), *ways))


def _puts_secret(step: FlowStep) -> bool:
    if not isinstance(step.action, TypesText):
        return False
    return step.action.target.is_secret or holds_secret_template(step.action.typed)


def is_spare(step: FlowStep) -> bool:
    """Say whether a step may be left out when what follows is there without it: a press that keeps no value."""
    is_press = isinstance(step.action, Click | Press | Scroll)
    return is_press and not step.sends
