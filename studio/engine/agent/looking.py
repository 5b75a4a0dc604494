"""Observing a page once and rendering it once, however many parts of a turn look at it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from studio.domain.actions.answer import asks
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist
from studio.domain.text import estimate_tokens
from studio.engine.perception.render import render
from studio.engine.perception.run_view import RunView
from studio.engine.runs.run import RunContext


@dataclass(frozen=True, slots=True)
class PageView:
    """A page as data and as text."""

    observation: Observation
    text: str


class Looking:
    """Takes observations for one run; what was just seen after an act serves the next decision.

    Args:
        context: The run.
        view: What the texts of its pages leave to `find`.
        leave_out: Is told the seconds that a look took: a page that loads is waited for, and no stall.
    """

    def __init__(
        self,
        context: RunContext,
        view: RunView | None = None,
        leave_out: Callable[[float], None] = lambda _: None,
    ) -> None:
        self._context, self._leave_out = context, leave_out
        self._view = view or RunView()
        self._fresh: PageView | None = None
        self.newest: PageView | None = None

    async def look(self) -> PageView:
        """Observe now."""
        started = self._context.clock.monotonic()
        observation = await self._context.observe()
        self._leave_out(self._context.clock.monotonic() - started)
        text = await asyncio.to_thread(render, observation, run_view=self._view)
        self._context.on_observed(observation, estimate_tokens(text), self._context.run_id)
        self._fresh = self.newest = PageView(observation, text)
        return self._fresh

    async def sight(self) -> PageView:
        """Return what was seen after the newest act, or observe; each sight is handed out once."""
        sight, self._fresh = self._fresh, None
        return sight or await self.look()

    def forget(self) -> None:
        """Make the next turn look again: an act failed, and the page may still be changing."""
        self._fresh = None


def view_for(checklist: Checklist) -> RunView:
    """Return what the views of a run show; where conditions say which rows are meant, code reads the rows."""
    items = checklist.enabled_items
    wanted = (*(item.text for item in items), *(one.value for one in checklist.variables))
    is_to_read = not checklist.conditions and any(asks(item.text) for item in items)
    return RunView("\n".join(wanted), is_to_read=is_to_read)
