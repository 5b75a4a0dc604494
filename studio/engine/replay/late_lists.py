"""Reading a list that was just searched: as one types, a page asks its server a while after the last key."""

from typing import Final

from studio.domain.actions.action import Action, Answer, Choose, Extract, FormField
from studio.engine.ports import SettlePolicy
from studio.engine.runs.run import RunContext

_LOOKS: Final = 2
"""Each sees half a second of quiet, and what was asked for meanwhile answered."""


class LateLists:
    """Waits before a step reads what the step before it may have changed: a replay else reads at once, and so the old rows.

    Args:
        context: The run's.
    """

    def __init__(self, context: RunContext) -> None:
        self._context = context
        self._is_put = False

    def note(self, action: Action) -> None:
        """Know what was done last."""
        self._is_put = isinstance(action, FormField)

    async def begin(self, action: Action) -> None:
        """Wait, where an act reads and a field was filled right before it."""
        is_due = self._is_put and isinstance(action, Answer | Choose | Extract)
        for _ in range(_LOOKS if is_due else 0):
            await self._context.browser.observe(SettlePolicy.SETTLED)
