"""One run of a flow at a time, whatever process it runs in: the window's, the command line's, a schedule's."""

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol


class FlowLocks(Protocol):
    """Locks by flow; who holds one and dies gives it back."""

    def held(self, flow_id: str) -> AbstractContextManager[None]:
        """Hold the lock of a flow while the block runs; nobody is waited for.

        Raises:
            SettingsError: FLOW_RUNNING: the flow runs elsewhere.
        """
        ...


class NoFlowLocks:
    """Where one process is alone with its flows: exported scripts, tests of parts."""

    def held(self, flow_id: str) -> AbstractContextManager[None]:
        """See `FlowLocks.held`."""
        del flow_id
        return nullcontext()
