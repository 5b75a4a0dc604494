"""Steps from one flow to another, as text on a clipboard. Pure.

What is pasted is a stranger's until it is recognised: a clipboard holds whatever somebody put there.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from pydantic import Field, ValidationError

from studio.domain.errors import InstructionError
from studio.domain.flows.flow import SECRET_PREFIX, START_URL_VARIABLE, Flow, FlowStep
from studio.domain.frozen import Frozen
from studio.domain.page.address import origin_of
from studio.domain.text import clip, strip_unseen
from studio.domain.values.variable import Variable
from studio.engine.flow_editing.flow_trust import imported, portable
from studio.engine.flow_editing.steps import fresh, insert_steps
from studio.engine.flow_editing.variables import MAX_NAME_CHARS, names_in, names_used, with_names
from studio.engine.guard.places import AllowedPlaces
from studio.engine.variables.naming import free_name
from studio.words import tr

STEPS_MIME: Final = "application/x-tejun-steps+json"
MAX_CHARS: Final = 4_000_000
MAX_PASTED: Final = 500


class CopiedSteps(Frozen):
    """What stands on the clipboard: steps without secrets and grants, and what they need.

    Attributes:
        flow_name: Where they come from, for people.
        variables: Those that the steps use.
        origins: Where their flow may be; told, never taken over.
    """

    kind: Literal["tejun-steps"] = "tejun-steps"
    clip_format: Literal[1] = 1
    flow_id: str = ""
    flow_name: str = ""
    is_imported: bool = False
    steps: tuple[FlowStep, ...] = Field(min_length=1, max_length=MAX_PASTED)
    variables: tuple[Variable, ...] = Field(default=(), max_length=MAX_PASTED)
    origins: tuple[str, ...] = Field(default=(), max_length=MAX_PASTED)


@dataclass(frozen=True, slots=True)
class Pasted:
    """What came of pasting.

    Attributes:
        flow: With the steps.
        step_ids: Of the new steps, in their order.
        variables: Names that came along, as they are called now.
        unknown_origins: Where the steps were at home and this flow may not be yet.
        is_foreign: They were recognised in no flow of this library: the flow asks about everything
            until somebody trusts it, as an imported one does.
    """

    flow: Flow
    step_ids: tuple[str, ...]
    variables: tuple[str, ...] = ()
    unknown_origins: tuple[str, ...] = ()
    is_foreign: bool = False


def copy_steps(flow: Flow, step_ids: Collection[str]) -> str:
    """Return steps as text for the clipboard (`STEPS_MIME`): secrets are names, grants stay behind.

    Raises:
        InstructionError: NOTHING_CHOSEN, TOO_MANY_STEPS.
    """
    chosen = tuple(step for step in _clean(flow).steps if step.id in step_ids)
    if not chosen:
        raise InstructionError(
            "NOTHING_CHOSEN", tr("コピーする操作が選ばれていません。"), tr("選んでください。")
        )
    if len(chosen) > MAX_PASTED:
        raise InstructionError(
            "TOO_MANY_STEPS",
            tr("一度にコピーできる操作は {pasted} 件までです。", pasted=MAX_PASTED),
            tr("何回かに分けてください。"),
        )
    return CopiedSteps(
        flow_id=flow.id,
        flow_name=clip(_clean(flow).name, 120),
        is_imported=flow.is_imported,
        steps=chosen,
        variables=_needed(_clean(flow).variables, chosen),
        origins=flow.origins,
    ).model_dump_json()


def read_steps(text: str) -> CopiedSteps:
    """Read what stands on a clipboard, whatever that is.

    Raises:
        InstructionError: NOT_STEPS, CLIPBOARD_TOO_LONG.
    """
    if len(text) > MAX_CHARS:
        raise InstructionError(
            "CLIPBOARD_TOO_LONG",
            tr("クリップボードの内容が大きすぎるため、貼り付けませんでした。"),
            tr("操作を少しずつコピーしてください。"),
        )
    try:
        return CopiedSteps.model_validate_json(text)
    except (ValidationError, ValueError, RecursionError):
        raise InstructionError(
            "NOT_STEPS",
            tr("クリップボードの内容は、手順スタジオの操作ではありません。"),
            tr("手順の画面で操作を選び、コピーしてから貼り付けてください。"),
        ) from None


def paste_steps(
    flow: Flow,
    text: str,
    row: int,
    known: Iterable[Flow] = (),
    names: Mapping[str, str] | None = None,
) -> Pasted:
    """Put copied steps before `row`.

    A variable of the same name and content is shared, one of another content comes along under a new
    name, unless `names` says which of this flow's is meant.

    Args:
        flow: To be changed.
        text: From the clipboard.
        row: From 0.
        known: Flows of this library, as they are shown or stored: steps that stand in none of them
            are a stranger's.
        names: Variables of the copied steps → variables of this flow.

    Raises:
        InstructionError: NOT_STEPS, CLIPBOARD_TOO_LONG, TOO_MANY_STEPS, NO_SUCH_VARIABLE.
    """
    copied = read_steps(text)
    is_foreign = copied.is_imported or not _is_known(copied, (flow, *known))
    cleaned = imported(_as_flow(copied))
    came, renamed = _variables_for(flow, cleaned.variables, cleaned.steps, names or {})
    steps = tuple(fresh(with_names(step, renamed)) for step in cleaned.steps)
    row = min(max(row, 0), len(flow.steps))
    with_variables = flow.model_copy(update={"variables": (*flow.variables, *came)})
    pasted = insert_steps(with_variables, row, steps)
    return Pasted(
        flow=pasted.model_copy(update={"is_imported": True}) if is_foreign else pasted,
        step_ids=tuple(step.id for step in steps),
        variables=tuple(variable.name for variable in came),
        unknown_origins=_unknown_origins(flow, cleaned.origins),
        is_foreign=is_foreign,
    )


def _clean(flow: Flow) -> Flow:
    return portable(flow)


def _as_flow(copied: CopiedSteps) -> Flow:
    return Flow(
        name=copied.flow_name or tr("貼り付け"),
        variables=copied.variables,
        steps=copied.steps,
        origins=copied.origins,
    )


def _is_known(copied: CopiedSteps, known: Iterable[Flow]) -> bool:
    """Say whether every step stands, but for its secrets, in a flow that was trusted here."""
    there = {
        _content(step) for flow in known if not flow.is_imported for step in _clean(flow).steps
    }
    return all(_content(step) in there for step in copied.steps)


def _content(step: FlowStep) -> str:
    bare = step.without_yes.model_copy(update={"id": "", "item": "", "note": ""})
    return bare.model_dump_json()


def _needed(variables: Sequence[Variable], steps: Iterable[FlowStep]) -> tuple[Variable, ...]:
    used = {name for step in steps for name in names_in(step)}
    used |= {name for one in variables if one.name in used for name in names_used(one.value)}
    return tuple(one for one in variables if one.name in used)


def _variables_for(
    flow: Flow, variables: Sequence[Variable], steps: Iterable[FlowStep], names: Mapping[str, str]
) -> tuple[tuple[Variable, ...], dict[str, str]]:
    """Return the variables that come along, and the new names of those that are called otherwise."""
    here = {one.name: one for one in _clean(flow).variables}
    unknown = next((name for name in names.values() if name not in here), None)
    if unknown is not None:
        raise InstructionError(
            "NO_SUCH_VARIABLE",
            tr("この手順に「{unknown}」という変数はありません。", unknown=clip(unknown, 40)),
            tr("使える変数：{here}", here=tr("、").join(here) or tr("なし")),
        )
    came: list[Variable] = []
    renamed: dict[str, str] = dict(names)
    for variable in _needed(variables, steps):
        if variable.name in names or here.get(variable.name) == variable:
            continue
        taken = {*here, *(one.name for one in came)}
        name = free_name(_plain_name(variable.name), taken, "{}（{}）")
        came.append(variable.model_copy(update={"name": name}))
        if name != variable.name:
            renamed[variable.name] = name
    return tuple(came), renamed


def _plain_name(name: str) -> str:
    """Return a stranger's name as a variable may be called; the start page is called what it is."""
    if name == START_URL_VARIABLE:
        return tr("開始ページ")
    plain = clip(strip_unseen(name), MAX_NAME_CHARS - 6).strip("{}=|")
    return plain.removeprefix(SECRET_PREFIX) or "変数"


def _unknown_origins(flow: Flow, origins: Iterable[str]) -> tuple[str, ...]:
    places = AllowedPlaces((*flow.origins, flow.start_url))
    asked = dict.fromkeys(origin_of(one) for one in origins)
    return tuple(one for one in asked if one and not places.allows(one))
