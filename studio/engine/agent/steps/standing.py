"""Fields that held what the person asked for before anything was done: a flow sets them, too.

A form opens with トラッカー: バグ and the person asked for バグ, so no act was needed; with another value the
same flow has to choose it. Kept only where one field alone holds the value of a variable that no act
set, and is called as the sentence calls it.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from studio.domain.actions.action import (
    Action,
    Click,
    Fill,
    SelectOption,
    SetChecked,
    SetsField,
)
from studio.domain.flows.flow import START_URL_VARIABLE, FlowStep
from studio.domain.flows.trace import Trace
from studio.domain.page.observation import EDITABLE_ROLES, AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.runs.checklist import Checklist
from studio.domain.text import squeeze
from studio.domain.values.variable import Variable
from studio.engine.agent.steps.standing_boxes import StandingBox, standing_boxes
from studio.engine.agent.steps.standing_pieces import standing_pieces
from studio.engine.perception.barriers import signs_in
from studio.engine.perception.facts import held_by
from studio.engine.ports import Browser, SettlePolicy
from studio.engine.secrets.masking import is_secret_name
from studio.engine.secrets.templates import texts_of

_FILLED: Final = frozenset({"input", "textarea"})
_CHOSEN_FROM: Final = frozenset({"combobox", "listbox"})
_DESCRIBE_S: Final = 2.0


async def standing_fields(
    browser: Browser,
    action: Action,
    page: Observation,
    checklist: Checklist,
    recorded: Sequence[FlowStep],
) -> tuple[FlowStep, ...]:
    """Return steps that set what stands in the form already, described while its page is open.

    Args:
        browser: On the page.
        action: About to be done; only a press can send a form.
        page: Before it.
        checklist: With what the person asked for.
        recorded: What was set by an act already.
    """
    if not isinstance(action, Click):
        return ()
    done = {squeeze(text) for step in recorded for text in _said_by(step)}
    found: list[FlowStep] = []
    describing = _Describing(browser, page)
    for variable in checklist.variables:
        value = squeeze(variable.value)
        if not value or value in done or variable.name == START_URL_VARIABLE:
            continue
        holding = [
            node
            for node in page.operable
            if node.role in EDITABLE_ROLES and squeeze(held_by(node)) == value
        ]
        if len(holding) == 1 and _is_called(holding[0], variable, checklist.instruction):
            found += await _described(describing, holding[0], variable.value)
    for node in _remembered(page, checklist.instruction):
        if squeeze(held_by(node)) not in done:
            found += await _described(describing, node, held_by(node))
    for node, text in standing_pieces(page, checklist, recorded):
        found += await _described(describing, node, text)
    for box in standing_boxes(page, checklist, recorded):
        found += await _box(describing, box)
    return tuple(found)


def of_its_form(steps: Sequence[FlowStep], pressed: Target | None) -> tuple[FlowStep, ...]:
    """Return those of the steps whose field is not in another form of the page than what was pressed."""
    form = _form_of(pressed)
    return tuple(step for step in steps if not form or _form_of(step.action.element) in ("", form))


def _form_of(target: Target | None) -> str:
    return target.fingerprint.form if target and target.fingerprint else ""


def start_of_form(recorded: Sequence[FlowStep]) -> int:
    """Return where the fields of the form begin that is about to be sent."""
    form = takewhile(lambda one: isinstance(one.action, SetsField), reversed(recorded))
    return len(recorded) - len(list(form))


def of_group(step: FlowStep) -> FlowStep:
    """Return a box that was set in a form as one of its group, which is set whole; other steps as they are."""
    if not isinstance(step.action, SetChecked) or step.trace is None:
        return step
    return step.model_copy(update={"trace": step.trace.model_copy(update={"is_of_group": True})})


def _said_by(step: FlowStep) -> Iterator[str]:
    """Yield what an act put in, and the element or the row that it took: by it the record was found."""
    yield from texts_of(step.action)
    if target := step.action.element:
        yield target.name
    yield from step.trace.row if step.trace else ()


def _is_called(node: AriaNode, variable: Variable, instruction: str) -> bool:
    """Say whether a field is called as the person calls what stands in it."""
    label, name = squeeze(node.name).rstrip("*＊:："), squeeze(variable.name)
    said = squeeze(instruction)
    is_called_closer = len(name) > 1 and name in said and label.endswith(name)
    is_said = label in said or label in name or is_called_closer
    return len(label) > 1 and not is_secret_name(label) and is_said


def _remembered(page: Observation, instruction: str) -> Iterator[AriaNode]:
    """Yield the fields in which a login screen remembers who came in last, as the person said: it may remember nobody next time."""
    said = squeeze(instruction)
    for node in page.operable if signs_in(page) else ():
        is_field = node.role in EDITABLE_ROLES and "secret" not in node.states
        if is_field and len(held := squeeze(held_by(node))) > 1 and held in said:
            yield node


class _Describing:
    """Describes elements of a page one after the other; each makes the refs of the look before stale."""

    def __init__(self, browser: Browser, page: Observation) -> None:
        self._browser = browser
        self._page = page
        self._is_stale = False

    async def target(self, node: AriaNode) -> Target | None:
        """Return a durable target, None for what is not surely that element any more."""
        if self._is_stale:
            self._page = await self._browser.observe(SettlePolicy.BRIEF)
            said = (node.role, node.name)
            again = [one for one in self._page.operable if (one.role, one.name) == said]
            if len(again) != 1:
                return None
            node = again[0]
        self._is_stale = True
        live = Target(ref=node.ref, epoch=self._page.epoch, role=node.role, name=node.name)
        return (await self._browser.locate(live, _DESCRIBE_S)).target


async def _box(describing: _Describing, box: StandingBox) -> tuple[FlowStep, ...]:
    target = await describing.target(box.node)
    if target is None or not target.candidates or target.is_weak:
        return ()
    trace = Trace(has_changed=False, is_of_group=box.is_of_group)
    action = SetChecked(target=target, checked=box.is_on)
    return (FlowStep(item="", action=action, trace=trace),)


async def _described(describing: _Describing, node: AriaNode, value: str) -> tuple[FlowStep, ...]:
    target = await describing.target(node)
    tag = target.fingerprint.tag if target and target.fingerprint else ""
    if target is None or target.is_secret:
        return ()
    if tag == "select" or (node.role in _CHOSEN_FROM and tag not in _FILLED):
        offered = tuple(one.name or one.text for one in node.children if one.role == "option")
        action = SelectOption(target=target, option=value)
        return (FlowStep(item="", action=action, trace=Trace(choices=offered, has_stood=True)),)
    if tag not in _FILLED:
        return ()
    action = Fill(target=target, value=value)
    return (FlowStep(item="", action=action, trace=Trace(has_stood=True)),)
