"""The steps of a flow that only log in: passed by where that is done already.

They are read off the flow itself, so that flows of every age have them: a password and what stands
around it, up to a press that says ログイン. What asks a person's yes is never among them.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from studio.domain.actions.action import (
    Click,
    Fill,
    Navigate,
    Press,
    SetChecked,
    TypesText,
    TypeText,
    WaitFor,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import SECRET_PREFIX, Flow, FlowStep, expand, variable_names
from studio.domain.page.target import Target
from studio.engine.perception.barriers import speaks_of_login
from studio.engine.ports import Values
from studio.engine.replay.filling import filled
from studio.engine.runs.run import RunContext
from studio.engine.secrets.secret_redactor import holds_secret_template, secret_name_in
from studio.engine.secrets.templates import texts_of

LOOKING_S: Final = 5.0
"""How long is waited for either the login screen or what comes after it."""
_GLANCE_S: Final = 0.3
_SHOWN: Final = frozenset({EvidenceKind.URL, EvidenceKind.TEXT_APPEARED})
_MAX_BEFORE: Final = 4
"""Steps before the password: a link to the login page, the wait for it, a company, a user name, 次へ."""


class Logins:
    """Says which steps of one replay are over before they begin.

    Args:
        context: The run's.
        flow: What is played.
        values: Of this run.
    """

    def __init__(self, context: RunContext, flow: Flow, values: Values) -> None:
        self._context = context
        self._steps = flow.steps
        self._values = values
        self._groups = login_groups(flow.steps)
        self._over: set[str] = set()
        starts = {group[0] for group in self._groups}
        self._openers = {
            step.id
            for step, after in pairwise(flow.steps)
            if after.id in starts and isinstance(step.action, Navigate)
        }

    def is_part(self, step: FlowStep) -> bool:
        """Say whether a step logs in."""
        return any(step.id in group for group in self._groups)

    def ends_with(self, step: FlowStep) -> bool:
        """Say whether a step is the press that sends a login."""
        return any(step.id == group[-1] for group in self._groups)

    def leaves_more(self, step: FlowStep) -> bool:
        """Say whether a step leaves more behind than a login."""
        return step.needs_approval or (step.sends and not self.is_part(step))

    def lacks_password(self, step: FlowStep) -> bool:
        """Say whether a login begins with a step whose password nobody gave."""
        group = self._group(step)
        names = passwords_of_logins([one for one in self._steps if one.id in group])
        return any(not self._values.get(name) for name in names)

    def credential_sent(self, step: FlowStep) -> str:
        """Return the name of the secret that a login has typed which a step sends; "" for none, or no such step."""
        group = next((group for group in self._groups if group[-1] == step.id), ())
        typed = (one.action for one in self._steps if one.id in group and types_secret(one))
        names = (secret_name_in(text) for action in typed for text in texts_of(action))
        return next((name for name in names if name), "")

    def pass_by(self, step: FlowStep) -> None:
        """Take the login that begins with a step for done."""
        self._over.update(self._group(step))

    def is_before(self, step: FlowStep) -> bool:
        """Say whether a step opens the page that a login begins on: another one when it is done already."""
        return step.id in self._openers

    async def is_over(self, step: FlowStep) -> bool:
        """Say whether a step only logs in and the page behind the login is there: it is not needed now."""
        group = self._group(step)
        if group and await self._is_past(group):
            self._over.update(group)
        return step.id in self._over

    def _group(self, step: FlowStep) -> tuple[str, ...]:
        """Return the login that begins with a step; () for none."""
        return next((group for group in self._groups if group[0] == step.id), ())

    async def _is_past(self, group: tuple[str, ...]) -> bool:
        last = max(n for n, one in enumerate(self._steps) if one.id in group)
        is_end = last + 1 == len(self._steps)
        targets = (self._target(one) for one in self._steps if one.id in group)
        first = next(filter(None, targets), None)
        after = None if is_end else self._target(self._steps[last + 1])
        shown = self._shown_by(self._steps[last]) if is_end else ()
        polling, has_rested = self._context.polling(LOOKING_S), False
        while True:
            if first is None or await self._stands(first):
                return False
            if (after is not None and await self._stands(after)) or await self._holds(shown):
                return True
            if is_end and not shown:
                return False
            if await polling.goes_on():
                continue
            if has_rested:
                nothing_follows = after is None and not is_end
                return nothing_follows and await self._context.browser.login_form() is None
            # A page of scripts may show neither until it has come to rest.
            await self._context.observe()
            has_rested = True

    def _shown_by(self, login: FlowStep) -> tuple[Evidence, ...]:
        """Return what the page behind a login showed: all that tells of it where no step follows."""
        facts = (fact for fact in login.expects if fact.kind in _SHOWN)
        return tuple(
            fact.model_copy(update={"detail": expand(fact.detail, self._values)}) for fact in facts
        )

    async def _holds(self, facts: Sequence[Evidence]) -> bool:
        """Say whether all of it is there now; of nothing, nothing is known."""
        expect = self._context.browser.expect
        return bool(facts) and all(
            [await expect(fact.kind.value, fact.detail, 0.0) for fact in facts]
        )

    def _target(self, step: FlowStep) -> Target | None:
        return filled(step.action, self._values).element

    async def _stands(self, target: Target) -> bool:
        return (await self._context.browser.locate(target, _GLANCE_S)).is_ok


def login_groups(steps: Sequence[FlowStep]) -> tuple[tuple[str, ...], ...]:
    """Return the ids of the steps of each login in a flow, in order."""
    found: list[tuple[str, ...]] = []
    for number, step in enumerate(steps[:-1]):
        if types_secret(step) and _sends(steps[number + 1]):
            before = _before(steps[:number])
            if not any(map(types_secret, before)):
                found.append(tuple(one.id for one in (*before, step, steps[number + 1])))
    return tuple(found)


def passwords_of_logins(steps: Sequence[FlowStep]) -> frozenset[str]:
    """Return the variables that are only typed as passwords of logins: needed where such a screen stands."""
    members = {member for group in login_groups(steps) for member in group}
    typed: set[str] = set()
    elsewhere: set[str] = set()
    for step in steps:
        is_login = step.id in members and types_secret(step)
        names = (name for text in texts_of(step.action) for name in variable_names(text))
        (typed if is_login else elsewhere).update(names)
    return frozenset(name for name in typed - elsewhere if not name.startswith(SECRET_PREFIX))


def _before(steps: Sequence[FlowStep]) -> list[FlowStep]:
    """Return what belongs to a login right before its password, in order."""
    before: list[FlowStep] = []
    for step in reversed(steps[-_MAX_BEFORE:]):
        is_part = isinstance(step.action, Fill | TypeText | SetChecked | WaitFor)
        if not (is_part or _sends(step)):
            break
        before.insert(0, step)
    return before


def types_secret(step: FlowStep) -> bool:
    """Say whether a step types something that nobody may see."""
    action = step.action
    if not isinstance(action, TypesText):
        return False
    return action.target.is_secret or holds_secret_template(action.typed)


def _sends(step: FlowStep) -> bool:
    """Say whether a step presses for a login, and for nothing that a person has to agree to."""
    if step.needs_approval or not isinstance(step.action, Click | Press):
        return False
    target = step.action.target
    return speaks_of_login(target.name if target else "") or speaks_of_login(step.item)
