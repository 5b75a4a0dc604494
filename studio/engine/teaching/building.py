"""Recorded steps as a flow of its own: start page, passwords, files to be asked for. Pure."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from studio.domain.actions.action import Action, Fill, Navigate, Upload
from studio.domain.flows.flow import SECRET_PREFIX, Flow, FlowStep
from studio.domain.page.address import origin_of
from studio.domain.records.credential import SecretCard
from studio.domain.runs.checklist import Checklist, Item
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.distilling.flow import build_flow
from studio.engine.secrets.secret_redactor import secret_name_in
from studio.words import tr

_FILE: Final = "ファイル"
_NAME_MAX: Final = 20


def flow_of(
    steps: Sequence[FlowStep], pages: Mapping[str, str], name: str, vault: Collection[SecretCard]
) -> Flow:
    """Return the flow of a recording.

    A password is the vault's where one of its names is bound to that site, else asked for each time.
    Of files only the names are known: they are asked for each time.

    Args:
        steps: As they stand in the list.
        pages: On which page each was recorded, by the step's id.
        name: What the person calls it.
        vault: What is kept, without values.

    Raises:
        DecisionError: There is nothing to keep, or no name.
    """
    kept = [step for step in steps if step.is_enabled]
    bound = [_with_vault(step, pages.get(step.id, ""), vault) for step in kept]
    variables, asked = _with_files(bound)
    start = next((s.action.url for s in asked if isinstance(s.action, Navigate)), "")
    checklist = Checklist(
        instruction="",
        start_url=start,
        items=tuple(Item(text=step.item) for step in asked),
        variables=variables,
    )
    flow = build_flow(checklist, asked, name, vault={card.name for card in vault})
    return flow.model_copy(update={"origins": _origins(pages, start)})


def taught(flow: Flow, by_hand: Mapping[str, tuple[FlowStep, ...]]) -> Flow | None:
    """Return the flow with what the person did in place of steps that did not work; None for nothing.

    Args:
        flow: As it was played.
        by_hand: Steps the person did themselves, by the id of the step in whose place they stand.
    """
    if not by_hand:
        return None
    steps = [one for step in flow.steps for one in by_hand.get(step.id, (step,))]
    return flow.model_copy(update={"steps": tuple(steps)})


def _with_vault(step: FlowStep, url: str, vault: Collection[SecretCard]) -> FlowStep:
    """Name the vault's own secret for a password field; with none or several it stays to be asked for."""
    action = step.action
    if not isinstance(action, Fill) or secret_name_in(action.value) is None:
        return step
    cards = [card for card in vault if origin_of(url) in card.origins]
    if len(cards) != 1:
        return step
    named = action.model_copy(update={"value": f"{{{{{SECRET_PREFIX}{cards[0].name}}}}}"})
    return step.model_copy(update={"action": named})


def _with_files(steps: Sequence[FlowStep]) -> tuple[tuple[Variable, ...], list[FlowStep]]:
    variables: list[Variable] = []
    changed: list[FlowStep] = []
    for step in steps:
        action: Action = step.action
        if isinstance(action, Upload):
            names = [_file_name(action, len(variables) + n) for n in range(len(action.paths))]
            variables += [
                Variable(
                    name=one, ask_each_time=True, kind=VariableKind.FILE, hint=tr("記録したときは「{path}」", path=path)
                )
                for one, path in zip(names, action.paths, strict=True)
            ]  # fmt: skip
            action = action.model_copy(update={"paths": tuple(f"{{{{{one}}}}}" for one in names)})
        changed.append(step.model_copy(update={"action": action}))
    return tuple(variables), changed


def _file_name(upload: Upload, number: int) -> str:
    called = "".join(c for c in upload.target.name if c not in "{}|").strip()[:_NAME_MAX] or _FILE
    return called if number == 0 else f"{called}{number + 1}"


def _origins(pages: Mapping[str, str], start: str) -> tuple[str, ...]:
    """Return where the person was, in the order of first visits."""
    visited = (origin_of(url) for url in (start, *pages.values()))
    return tuple(dict.fromkeys(origin for origin in visited if origin))
