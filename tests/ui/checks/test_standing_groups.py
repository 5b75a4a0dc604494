"""The flows of 点検 by state."""

from dataclasses import replace

from studio.domain.values.variable import Variable
from studio.engine.checking.standing import CheckState, FlowStanding, NextStep
from studio.ui.checks.standing_groups import FIRST, grouped
from tests.factories import make_flow
from tests.ui.checks.test_standing_lines import CARD, GONE, NOW, SIGNED_OUT, standing


def named(found: FlowStanding, name: str) -> FlowStanding:
    return replace(found, summary=CARD.model_copy(update={"flow_id": name, "name": name}))


def test_states_are_counted_and_of_many_flows_the_first_are_shown() -> None:
    broken = [named(standing(GONE), f"b{n}") for n in range(FIRST + 2)]
    fine = [named(standing(), "f1"), named(standing(), "f2")]
    groups = grouped([*broken, *fine], {CheckState.FINE: 1})
    assert [(one.check_state, one.total, len(one.shown)) for one in groups.groups] == [
        (CheckState.TROUBLED, FIRST + 2, FIRST),
        (CheckState.FINE, 2, 1),
    ]
    assert (groups.wanted, groups.last_at) == (FIRST + 2, NOW)
    assert len(groups.flows) == FIRST + 4
    assert [one.summary.name for one in groups.shown][-2:] == [f"b{FIRST - 1}", "f1"]


def test_nothing_is_no_group() -> None:
    groups = grouped([], {})
    assert (groups.groups, groups.wanted, groups.last_at, groups.flows) == ((), 0, None, ())


def test_what_is_not_shown_makes_no_difference() -> None:
    flows = [named(standing(GONE), f"b{n}") for n in range(FIRST + 1)]
    other = [*flows[:-1], named(standing(GONE), "another one")]
    assert grouped(flows, {}) == grouped(other, {})
    assert grouped(flows, {}) != grouped(flows[:-1], {})


def test_a_login_that_is_kept_nowhere_is_marked_where_one_is_wanted() -> None:
    site = "https://keihi.example.co.jp/"
    flow = make_flow(variables=(Variable(name="url", value=site),))
    wanting, broken = named(standing(SIGNED_OUT), "w"), named(standing(GONE), "b")
    groups = grouped([wanting, broken], {})
    marked = groups.with_logins({"w": flow, "b": flow}, ())
    assert [one.next_step for one in marked.shown] == [NextStep.CREDENTIALS, NextStep.EDIT]
    assert groups.with_logins({"w": flow, "b": flow}, (site,)) == groups
    assert groups.with_logins({}, ()) == groups
