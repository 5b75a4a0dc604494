"""Files that pages give: each is kept under a safe name, and a failure is told in words."""

import asyncio
import logging
import tempfile
from pathlib import Path
from typing import Final

from playwright.async_api import Download, Error

from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.page.observation import DownloadSeen
from studio.domain.records.file_names import safe_file_name
from studio.words import tr

logger = logging.getLogger(__name__)

_NAMELESS: Final = "ダウンロード"
_REASONS: Final = {
    "canceled": tr("途中で止まりました（通信が切れたか、取り消されました）。"),
    "net::ERR_FILE_NO_SPACE": tr("ディスクの空きが足りません。"),
    "NETWORK": tr("通信が途中で切れました。"),
}


class Downloads:
    """The files one session was given.

    Args:
        folder: Where they are kept; None is a folder that goes away with the browser.
    """

    def __init__(self, folder: Path | None) -> None:
        self._wanted = folder
        self._passing: tempfile.TemporaryDirectory[str] | None = None
        self._all: list[asyncio.Task[DownloadSeen]] = []
        self._taken: set[asyncio.Task[DownloadSeen]] = set()
        self._begun = asyncio.Event()

    @property
    def count(self) -> int:
        """How many were begun in this session."""
        return len(self._all)

    @property
    def folder(self) -> Path:
        """Where files are kept."""
        if self._wanted is not None:
            return self._wanted
        if self._passing is None:
            self._passing = tempfile.TemporaryDirectory(
                prefix="tejun-downloads-", ignore_cleanup_errors=True
            )
        return Path(self._passing.name)

    def on_download(self, download: Download) -> None:
        """Keep a file that a page begins to give."""
        task = asyncio.get_running_loop().create_task(self._keep(download), name="browser: file")
        self._all.append(task)
        self._begun.set()

    def take(self) -> tuple[DownloadSeen, ...]:
        """Return those that ended since the last call."""
        ended = [task for task in self._all if task.done() and task not in self._taken]
        self._taken.update(ended)
        return tuple(task.result() for task in ended if not task.cancelled())

    async def begun(self, since: int) -> None:
        """Wait until more than `since` files were begun; the caller sets the limit."""
        while self.count <= since:
            self._begun.clear()
            await self._begun.wait()

    async def ended(self, since: int = 0, cap_s: float | None = None) -> tuple[DownloadSeen, ...]:
        """Wait for the files begun after the first `since`; those still on their way are left out.

        Args:
            since: `count` of the moment before.
            cap_s: Seconds after which nobody waits any more; None sets no limit.
        """
        tasks = self._all[since:]
        if not tasks:
            return ()
        done, _ = await asyncio.wait(tasks, timeout=cap_s)
        return tuple(task.result() for task in tasks if task in done and not task.cancelled())

    def abandon(self) -> None:
        """Stop keeping: the browser is going away, and so does a folder of its own."""
        for task in self._all:
            task.cancel()
        self._all.clear()
        self._taken.clear()
        if self._passing:
            self._passing.cleanup()
            self._passing = None

    async def _keep(self, download: Download) -> DownloadSeen:
        name = download.suggested_filename
        path: Path | None = None
        try:
            path = await asyncio.to_thread(reserve, self.folder, safe_file_name(name, _NAMELESS))
            await download.save_as(path)
        except (Error, OSError) as exc:
            logger.info("a file could not be kept: %s", str(exc).splitlines()[:1])
            if path is not None:
                path.unlink(missing_ok=True)
            return DownloadSeen(name=name, error=await _why(download, exc))
        return DownloadSeen(name=name, path=str(path))


def file_evidence(files: tuple[DownloadSeen, ...]) -> tuple[Evidence, ...]:
    """Return what was kept: 「請求書.csv（1,234 バイト）」."""
    return tuple(
        Evidence(
            kind=EvidenceKind.FILE,
            detail=tr("{name}（{size:,} バイト）", name=Path(file.path).name, size=_size(file)),
        )
        for file in files
        if file.path
    )


def reserve(folder: Path, name: str) -> Path:
    """Make an empty file of a name that is free, `請求書 (2).csv` at need, and return its path.

    Raises:
        OSError: The folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted = Path(name)
    for number in range(1, 10_000):
        path = folder / (name if number == 1 else f"{wanted.stem} ({number}){wanted.suffix}")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise FileExistsError(folder / name)


def _size(file: DownloadSeen) -> int:
    try:
        return Path(file.path).stat().st_size
    except OSError:
        return 0


async def _why(download: Download, exc: Error | OSError) -> str:
    """Return in words why a file was not kept."""
    if isinstance(exc, OSError):
        return tr("保存先に書き込めません（{strerror}）。", strerror=exc.strerror)
    try:
        async with asyncio.timeout(2):
            said = await download.failure() or ""
    except (Error, TimeoutError):
        said = ""
    found = (words for sign, words in _REASONS.items() if sign in said)
    return next(
        found,
        tr("ファイルを保存できませんでした（{said}）。", said=said[:80] or tr("原因は不明です")),
    )
