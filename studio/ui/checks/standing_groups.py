"""The flows of 点検 by state, as far as they are shown; made off the loop, for ten thousand take a while. Pure."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import groupby
from typing import Final

from studio.domain.flows.flow import Flow
from studio.domain.records.history import FlowSummary
from studio.engine.checking.standing import CheckState, FlowStanding, lacks_login

FIRST: Final = 8
"""Flows of a state that show before more are asked for: a screen full."""
WANTS_PERSON: Final = (CheckState.TROUBLED, CheckState.CHANGED)


@dataclass(frozen=True, slots=True)
class StandingGroup:
    """The flows of one state.

    Attributes:
        total: How many there are.
        shown: Those that are shown, in order.
        rest: Those that come after them.
    """

    check_state: CheckState
    total: int
    shown: tuple[FlowStanding, ...]
    rest: tuple[FlowStanding, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class StandingGroups:
    """All flows.

    Attributes:
        groups: In the order of the page; a state without flows has none.
        wanted: How many want a person.
        last_at: When one of them was checked last.
    """

    groups: tuple[StandingGroup, ...] = ()
    wanted: int = 0
    last_at: datetime | None = None

    @property
    def shown(self) -> tuple[FlowStanding, ...]:
        """Those that are shown, in order."""
        return tuple(one for group in self.groups for one in group.shown)

    @property
    def all(self) -> tuple[FlowStanding, ...]:
        """All of them, in order."""
        return tuple(one for group in self.groups for one in (*group.shown, *group.rest))

    @property
    def flows(self) -> tuple[FlowSummary, ...]:
        """The flows themselves, in order."""
        return tuple(one.summary for one in self.all)

    def widened(self, state: CheckState) -> "StandingGroups":
        """Show more flows of a state."""

        def wide(group: StandingGroup) -> StandingGroup:
            if group.check_state is not state:
                return group
            more, rest = group.rest[:FIRST], group.rest[FIRST:]
            return replace(group, shown=group.shown + more, rest=rest)

        return replace(self, groups=tuple(wide(group) for group in self.groups))

    def with_logins(self, flows: Mapping[str, Flow], origins: Collection[str]) -> "StandingGroups":
        """Say of what is shown and stops at a login whether a credential is kept for its site.

        Args:
            flows: As stored; what is not among them stays as it is.
            origins: Of all credentials that are kept.
        """

        def marked(one: FlowStanding) -> FlowStanding:
            flow = flows.get(one.summary.flow_id)
            if flow is None or not one.stops_at_login:
                return one
            return replace(one, lacks_login=lacks_login(flow, origins))

        groups = (
            replace(group, shown=tuple(marked(one) for one in group.shown)) for group in self.groups
        )
        return replace(self, groups=tuple(groups))


def grouped(standings: Sequence[FlowStanding], limits: Mapping[CheckState, int]) -> StandingGroups:
    """Return flows by state.

    Args:
        standings: Ordered by state.
        limits: How many of a state are shown, where that is another number than the usual one.
    """
    groups: list[StandingGroup] = []
    for state, found in groupby(standings, lambda one: one.check_state):
        all_of_it = tuple(found)
        limit = limits.get(state, FIRST)
        groups.append(StandingGroup(state, len(all_of_it), all_of_it[:limit], all_of_it[limit:]))
    return StandingGroups(
        groups=tuple(groups),
        wanted=sum(group.total for group in groups if group.check_state in WANTS_PERSON),
        last_at=max((one.last_at for one in standings if one.last_at), default=None),
    )
