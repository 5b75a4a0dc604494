"""Which files a step gives away, as far as the flow's own defaults tell."""

from studio.domain.actions.action import Upload
from studio.domain.values.variable import Variable
from studio.engine.checking.known import filled
from studio.engine.checking.values import paths_of
from tests.factories import durable, make_flow, make_step


def test_paths_are_filled_with_defaults_and_unknown_ones_left_out() -> None:
    step = make_step(
        Upload(target=durable("button", "添付"), paths=("a {{月}}.csv", "{{聞く}}.csv", "b.csv"))
    )
    flow = make_flow(
        step, variables=(Variable(name="月", value="10"), Variable(name="聞く", ask_each_time=True))
    )
    assert paths_of(flow, step) == ("a 10.csv", "b.csv")
    assert paths_of(flow, step.model_copy(update={"is_enabled": False})) == ()
    assert filled("{{月|yyyy}}", flow.defaults) is None
