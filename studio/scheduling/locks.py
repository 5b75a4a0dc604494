"""Locks of a home as files: held by the operating system for a process, given back when it ends."""

import logging
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from studio.domain.errors import SettingsError
from studio.words import tr

logger = logging.getLogger(__name__)


class HomeFlowLocks:
    """`FlowLocks` of a home; every process that works there minds them.

    Args:
        folder: Where the files of the locks stand.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @contextmanager
    def held(self, flow_id: str) -> Generator[None]:
        """See `FlowLocks.held`. Where the folder cannot be written, the library refuses the run."""
        from filelock import FileLock, Timeout  # a tenth of a second at a start that may need none

        lock = FileLock(self._folder / f"{flow_id}.lock", blocking=False)
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock.acquire()
        except Timeout:
            raise SettingsError(
                "FLOW_RUNNING",
                tr("この手順は、いま別の所（予定、別の窓、コマンド）で実行しています。"),
                tr("同じことを二度しないように、終わるのを待ってから実行してください。"),
            ) from None
        except OSError as exc:
            logger.info("no lock for flow %s: %s", flow_id, exc)
        try:
            yield
        finally:
            lock.release()
