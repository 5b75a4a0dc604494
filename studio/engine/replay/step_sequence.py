"""Which steps of a flow one replay plays: all, from one on, or the rest of an interrupted run. Pure."""

from collections.abc import AsyncGenerator, Iterator

from studio.domain.actions.action import Navigate
from studio.domain.errors import SettingsError
from studio.domain.flows.flow import Flow, FlowStep
from studio.engine.runs.resuming import Continuation
from studio.engine.runs.step_source import Stop
from studio.words import tr


class StepSequence:
    """The way of one replay through its flow, as it stands there: a `StepSource`.

    Args:
        flow: What is played.
        going_on: Where an interrupted replay goes on.
        from_step: Id of the step to begin with; "" = the first.

    Raises:
        SettingsError: STEP_NOT_FOUND: the flow has no such step (any more).
    """

    def __init__(self, flow: Flow, going_on: Continuation, from_step: str = "") -> None:
        self._flow = flow
        self._going_on = going_on
        self._first = _position_of(flow, from_step) if from_step else going_on.position

    @property
    def sentences(self) -> int:
        """How many sentences a face will be told of."""
        return len({step.item for step in self._flow.steps if step.is_enabled})

    async def steps(self) -> AsyncGenerator[Stop]:
        """See `StepSource.steps`."""
        for stop in self.stops():
            yield stop

    def stops(self) -> Iterator[Stop]:
        """Give the steps in their order; an interrupted replay opens its page first."""
        if self._going_on.url:
            opens = FlowStep(item=tr("続きの画面を開く"), action=Navigate(url=self._going_on.url))
            yield Stop(
                self._first - 1, opens
            )  # what the page sends by itself is no sign of `first`
        for position in self._going_on.refilled:  # a field that is gone was sent, or is not needed
            step = self._flow.steps[position]
            yield Stop(position, step.model_copy(update={"is_optional": True}))
        for position, step in list(enumerate(self._flow.steps))[self._first :]:
            yield Stop(position, step)


def _position_of(flow: Flow, step_id: str) -> int:
    for position, step in enumerate(flow.steps):
        if step.id == step_id:
            return position
    raise SettingsError(
        "STEP_NOT_FOUND",
        tr("ここから始める手順が見つかりません。"),
        tr("手順の一覧を開き直して、始める場所を選んでください。"),
        step_id,
    )
