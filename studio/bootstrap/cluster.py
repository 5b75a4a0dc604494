"""Rows over many machines, joined: a scheduler's machines for a job, and this machine's browser for others."""

import socket
from collections.abc import Callable
from typing import TYPE_CHECKING

from studio import __version__
from studio.cluster.address import ClusterAddress as ClusterAddress
from studio.cluster.browser_worker import BrowserWorker
from studio.cluster.machines import DaskMachines
from studio.cluster.messages import Hello
from studio.engine.rows.row_executor import RowMachines

if TYPE_CHECKING:
    from studio.bootstrap.compose import Studio


def cluster_machines(address: ClusterAddress, tell: Callable[[str], None]) -> RowMachines:
    """Return the machines of a scheduler; nothing is asked of it before they are needed.

    Args:
        address: Of the scheduler.
        tell: Told in words who plays rows, and who is left out.
    """
    return DaskMachines(address, _hello(""), tell)


async def lend_browser(
    studio: "Studio", address: ClusterAddress, name: str, tell: Callable[[str], None]
) -> None:
    """Lend this machine's browser and vault until the scheduler goes away or the task is cancelled.

    Args:
        studio: With the vault; a library that is there is opened now, not in the middle of a row.
        address: Of the scheduler.
        name: What the others call this machine; "" takes its own name.
        tell: Told in words what happens.

    Raises:
        StudioError: The library does not open, or nobody answers at the address.
    """
    if studio.has_library:
        await studio.workbench.memory.ready()
    await BrowserWorker(address, _hello(name), studio.workbench.rows.lend, tell).serve()


def _hello(name: str) -> Hello:
    return Hello(studio=__version__, machine=name or socket.gethostname())
