"""What the window remembers of flows beside their content: labels, pins, and ごみ箱.

It stands in the encrypted library, among what is remembered between runs. A flow in ごみ箱 is whole
and comes back as it was; after 30 days the library deletes it with its versions.
"""

import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final

from studio.domain.errors import FlowNotFoundError
from studio.domain.records.history import FlowSummary
from studio.domain.text import clip
from studio.domain.values.moments import is_soon_after
from studio.engine.workbench import Workbench

TRASH_DAYS: Final = 30
MAX_LABEL_CHARS: Final = 20
_KEY: Final = "window:shelf"
_PIN, _LABEL, _TRASH = "pin:", "label:", "trash:"
_LOOKED: Final = "looked"
"""When ごみ箱 was looked through last."""
_UNSURE: Final = timedelta(days=15)


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of all flows.

    Attributes:
        pinned: Ids of flows that stand first.
        labels: Label by id.
        trashed: When a flow was put into ごみ箱, by id.
    """

    pinned: frozenset[str] = frozenset()
    labels: Mapping[str, str] = field(default_factory=dict[str, str])
    trashed: Mapping[str, datetime] = field(default_factory=dict[str, datetime])

    @classmethod
    def of(cls, remembered: Mapping[str, str]) -> "Marks":
        """Read what is remembered; an empty value is a mark that was taken away."""
        held = {name: value for name, value in remembered.items() if value}
        dates = {
            _rest(name, _TRASH): value for name, value in held.items() if name.startswith(_TRASH)
        }
        return cls(
            frozenset(_rest(name, _PIN) for name in held if name.startswith(_PIN)),
            {_rest(name, _LABEL): text for name, text in held.items() if name.startswith(_LABEL)},
            {flow_id: datetime.fromisoformat(at) for flow_id, at in dates.items()},
        )

    @property
    def all_labels(self) -> tuple[str, ...]:
        """Every label of a flow outside ごみ箱, in order."""
        held = (text for flow_id, text in self.labels.items() if flow_id not in self.trashed)
        return tuple(sorted(set(held)))

    def kept(self, flows: Sequence[FlowSummary]) -> tuple[FlowSummary, ...]:
        """Return the flows that are not in ごみ箱; those that are pinned stand first."""
        rest = [flow for flow in flows if flow.flow_id not in self.trashed]
        return tuple(sorted(rest, key=lambda flow: flow.flow_id not in self.pinned))

    def thrown_away(self, flows: Sequence[FlowSummary]) -> tuple[FlowSummary, ...]:
        """Return the flows of ごみ箱, the newest first."""
        found = [flow for flow in flows if flow.flow_id in self.trashed]
        return tuple(sorted(found, key=lambda flow: self.trashed[flow.flow_id], reverse=True))

    def days_left(self, flow_id: str, now: datetime) -> int:
        """Return how many days a flow stays in ごみ箱; one that has begun counts."""
        over = self.trashed[flow_id] + timedelta(days=TRASH_DAYS) - now
        return max(math.ceil(over / timedelta(days=1)), 0)

    def with_label(self, flows: Sequence[FlowSummary], label: str) -> tuple[FlowSummary, ...]:
        """Return the flows of a label; "" for all."""
        return tuple(flow for flow in flows if not label or self.labels.get(flow.flow_id) == label)


class MarkShelf:
    """Reads and writes the marks."""

    def __init__(self, workbench: Workbench) -> None:
        self._workbench = workbench

    async def read(self) -> Marks:
        """Return the marks as they are now."""
        return Marks.of(await self._workbench.memory.remembered_values(_KEY))

    async def pin(self, flow_id: str, *, is_pinned: bool) -> None:
        """Let a flow stand first, or no more."""
        await self._remember(_PIN + flow_id, "1" if is_pinned else "")

    async def label(self, flow_id: str, text: str) -> None:
        """Give a flow a label; "" takes it away."""
        await self._remember(_LABEL + flow_id, clip(text.strip(), MAX_LABEL_CHARS))

    async def throw_away(self, flow_id: str) -> None:
        """Put a flow into ごみ箱; it is whole and can come back."""
        now = datetime.now(UTC).isoformat()
        await self._remember(_TRASH + flow_id, now)
        await self._remember(_LOOKED, now)

    async def bring_back(self, flow_id: str) -> None:
        """Take a flow out of ごみ箱."""
        await self._remember(_TRASH + flow_id, "")

    async def delete(self, flow_id: str) -> None:
        """Delete a flow of ごみ箱 for good."""
        with suppress(FlowNotFoundError):  # deleted elsewhere meanwhile
            await self._workbench.delete_flow(flow_id)
        for sign in (_TRASH, _PIN, _LABEL):
            await self._remember(sign + flow_id, "")

    async def clear_old(self, now: datetime) -> None:
        """Delete what has been in ごみ箱 for 30 days; at a clock that has just leapt, the next look does."""
        remembered = await self._workbench.memory.remembered_values(_KEY)
        trashed = Marks.of(remembered).trashed
        if not trashed:
            return
        await self._remember(_LOOKED, now.isoformat())
        looked = remembered.get(_LOOKED) or now.isoformat()
        if not is_soon_after(looked, now, _UNSURE):
            return
        for flow_id, at in trashed.items():
            if now - at >= timedelta(days=TRASH_DAYS):
                await self.delete(flow_id)

    async def _remember(self, name: str, value: str) -> None:
        await self._workbench.memory.remember_values(_KEY, {name: value})


def _rest(name: str, sign: str) -> str:
    return name.removeprefix(sign)
