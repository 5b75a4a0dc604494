"""Facts about elements that were found anew; part of `events.Event`."""

from typing import Literal

from studio.domain.events.event_base import EventBase
from studio.domain.flows.repair import RepairLevel


class TargetHealed(EventBase):
    """A replay found an element by another way than the best recorded one."""

    kind: Literal["TargetHealed"] = "TargetHealed"
    step_id: str
    words: str
    found_by: str
    similarity: float


class RepairMade(EventBase):
    """An element was found anew; the repair is kept 仮, or waits for a yes.

    Attributes:
        words: The step.
        is_proposed: It counts only once the person has agreed.
    """

    kind: Literal["RepairMade"] = "RepairMade"
    repair_id: str
    flow_id: str
    step_id: str
    words: str
    level: RepairLevel
    is_proposed: bool = False


class RepairAdopted(EventBase):
    """A repair has proved itself and became the flow's own, as a new version."""

    kind: Literal["RepairAdopted"] = "RepairAdopted"
    repair_id: str
    flow_id: str
    step_id: str
    version: int


class PageRecovered(EventBase):
    """Something that lay over the page was closed, or a menu opened again, before an element was found."""

    kind: Literal["PageRecovered"] = "PageRecovered"
    step_id: str
    words: str


class PointRequested(EventBase):
    """The person is asked to point at an element on the page (画面から選ぶ).

    `Workbench.answer(request_id, is_yes=False)` gives up.

    Attributes:
        words: The step in Japanese.
        asked: What is to be pressed, as a sentence; "" for the element of the step.
        refused: Why what they pointed at before cannot be used; "" the first time.
        proposed: What they most likely mean, as it is called today and marked on the page; "" for nothing.
    """

    kind: Literal["PointRequested"] = "PointRequested"
    request_id: str
    step_id: str
    words: str
    asked: str = ""
    refused: str = ""
    proposed: str = ""
