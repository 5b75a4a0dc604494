"""A line of a script and what was recorded of its step, as the step to play. Pure.

The line comes first: what it says is done. What it leaves as it was recorded keeps all that is known of
it; an element that is written otherwise is the person's word, and is judged on the live page.
"""

from collections.abc import Collection, Mapping
from typing import Final

from studio.domain.actions.action import Action, Answer, Choose, Extract, TypesText
from studio.domain.actions.answer import PLACE
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import FlowStep, variable_names
from studio.domain.page.locator_chain import Chain, chain_from_json, frames_of, ways_of
from studio.domain.page.target import Family, Fingerprint, Target
from studio.engine.replay.filling import filled
from studio.engine.secrets.templates import targets_of
from studio.runtime.written import plain

_TARGETS: Final = {"target", "to"}


def step_of_line(
    line: Action, recorded: FlowStep, values: Mapping[str, str], secrets: Collection[str]
) -> FlowStep:
    """Return the step that a line means.

    Args:
        line: As written.
        recorded: Its step.
        values: Of this run.
        secrets: Names whose values go into fields that nobody can read, and nowhere else.

    Raises:
        SettingsError: SCRIPT_LINE: what the line says cannot be joined with what is on record.
    """
    line = _completed(line, recorded.action)
    today = filled(recorded.action, values)
    elements = [
        _kept(base, seen, one)
        for base, seen, one in zip(
            targets_of(recorded.action), targets_of(today), targets_of(line), strict=False
        )
    ]
    is_kept = len(elements) == len(targets_of(line)) and all(elements)
    if is_kept and _bare(filled(line, values)) == _bare(today):
        action = _with_elements(recorded.action, elements)
    else:
        action = _with_elements(line, elements)
        action = action.with_targets(lambda one: _guarded(one, action, recorded.action, secrets))
    return recorded.model_copy(update={"action": action, "is_rewritten": not is_kept})


def step_of_own(line: Action, item: str, secrets: Collection[str]) -> FlowStep:
    """Return a line that no step was recorded for: the person's own, judged on the live page."""
    action = line.with_targets(lambda one: _guarded(one, line, None, secrets))
    return FlowStep(item=item, action=action, is_rewritten=True)


def _kept(base: Target, today: Target, line: Target) -> Target | None:
    """Return the recorded element, what the line says tried first; None where the line says another."""
    wanted = _chain_of(line)
    for place, way in enumerate(ways_of(today)):
        if (*frames_of(today), *plain(way)) == wanted:
            first = base.candidates[place : place + 1]
            rest = (*base.candidates[:place], *base.candidates[place + 1 :])
            return base.model_copy(update={"candidates": (*first, *rest)})
    return None


def _chain_of(line: Target) -> Chain:
    return (*frames_of(line), *plain(chain_from_json(line.candidates[-1].value)))


def _with_elements(action: Action, elements: list[Target | None]) -> Action:
    """Put recorded elements into the places of an act; None leaves what stands there."""
    waiting = list(elements)
    return action.with_targets(lambda one: (waiting.pop(0) if waiting else None) or one)


def _guarded(
    one: Target, action: Action, before: Action | None, secrets: Collection[str]
) -> Target:
    """Let a written element be nothing but a secret field, where a secret is typed into it."""
    if not one.candidates or one.candidates[0].family is not Family.WRITTEN:
        return one
    was_secret = before is not None and any(old.is_secret for old in targets_of(before))
    names = variable_names(action.typed) if isinstance(action, TypesText) else ()
    if was_secret or set(names) & set(secrets):
        return one.model_copy(update={"fingerprint": Fingerprint(type="password")})
    return one


def _completed(line: Action, recorded: Action) -> Action:
    """Return a line with what it cannot say: how the list looked, the ways to an answer's values."""
    match line, recorded:
        case (Choose(), Choose() | Extract()) | (Extract(), Choose() | Extract()):
            rule, then = line.rule, recorded.rule
            kept = {"shape": then.shape, "within": rule.within or then.within}
            if isinstance(line, Extract):
                kept |= {"taking": then.taking, "take": then.take}
                may_be_empty = isinstance(recorded, Extract) and recorded.may_be_empty
                line = line.model_copy(update={"may_be_empty": may_be_empty})
            return line.model_copy(update={"rule": rule.model_copy(update=kept)})
        case Answer(), Answer():
            if len(PLACE.findall(line.text)) != len(recorded.values):
                raise SettingsError(
                    "SCRIPT_LINE",
                    f"答えの文の [] は {len(recorded.values)} 個です。",
                    "文は変えられますが、[] の数は変えられません。",
                )
            return line.model_copy(update={"quotes": recorded.quotes, "values": recorded.values})
        case _:
            return line


def _bare(action: Action) -> dict[str, object]:
    """Return what an act says besides its elements."""
    return action.model_dump(exclude=_TARGETS)
