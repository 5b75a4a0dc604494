"""The schedules of a home in one small file of JSON, written whole, by one process at a time.

It stands beside the library, since it is read before that opens: days, times, the names of flows and how
the newest turns went. What a flow is given stands in the library.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pydantic import ValidationError

from studio.domain.errors import ExportError, SettingsError
from studio.domain.frozen import Frozen
from studio.domain.records.schedule import Schedule
from studio.engine.scheduling.ports import ChangeSchedule
from studio.engine.whole_file import write_whole
from studio.words import tr

if TYPE_CHECKING:
    from filelock import AsyncFileLock

_FORMAT: Final = 1
_LOCK_S: Final = 10.0
_TURN_S: Final = 4 * 3_600.0
_LOOK_S: Final = 1.0


class _Pages(Frozen):
    """The whole file.

    Attributes:
        schedule_format: Of what is written here.
    """

    schedule_format: int = _FORMAT
    schedules: tuple[Schedule, ...] = ()


class JsonScheduleBook:
    """`ScheduleBook` in a file.

    Args:
        path: The file; it need not be there yet.
        locks: A folder for the files of locks.
    """

    def __init__(self, path: Path, locks: Path) -> None:
        self._path = path
        self._locks = locks

    async def read(self) -> tuple[Schedule, ...]:
        """See `ScheduleBook.read`."""
        return await asyncio.to_thread(self._read)

    async def change(self, schedule_id: str, change: ChangeSchedule) -> Schedule | None:
        """See `ScheduleBook.change`."""
        return await asyncio.to_thread(self._change, schedule_id, change)

    @asynccontextmanager
    async def alone(self, on_wait: Callable[[], None]) -> AsyncGenerator[None]:
        """See `ScheduleBook.alone`."""
        from filelock import AsyncFileLock, Timeout

        lock = AsyncFileLock(self._lock("turn"), timeout=_TURN_S, poll_interval=_LOOK_S)
        try:
            await _acquired(lock, on_wait)
        except Timeout:
            raise SettingsError(
                "SCHEDULE_WAITED",
                tr("前の予定の実行が終わらないため、実行できませんでした。"),
                tr("手順スタジオを開いて、前の予定がどこで止まっているかを確かめてください。"),
            ) from None
        except OSError as exc:
            raise self._not_saved(exc) from exc
        try:
            yield
        finally:
            await lock.release()

    def _lock(self, name: str) -> Path:
        return self._locks / f"schedule-{name}.lock"

    def _change(self, schedule_id: str, change: ChangeSchedule) -> Schedule | None:
        from filelock import FileLock

        try:
            self._locks.mkdir(mode=0o700, parents=True, exist_ok=True)
            with FileLock(self._lock("book"), timeout=_LOCK_S):
                return self._changed(schedule_id, change)
        except (OSError, ExportError) as exc:  # a lock that is not given is an OSError too
            raise self._not_saved(exc) from exc

    def _changed(self, schedule_id: str, change: ChangeSchedule) -> Schedule | None:
        known = {one.id: one for one in self._read()}
        before = known.get(schedule_id)
        after = change(before)
        if after == before:
            return after
        known.pop(schedule_id, None) if after is None else known.update({schedule_id: after})
        pages = _Pages(schedules=tuple(known.values()))
        write_whole(self._path, pages.model_dump_json(indent=1) + "\n")
        return after

    def _read(self) -> tuple[Schedule, ...]:
        try:
            text = self._path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return ()
        except (OSError, UnicodeDecodeError) as exc:
            raise self._unreadable(str(exc)) from exc
        try:
            pages = _Pages.model_validate_json(text)
        except ValidationError as exc:
            raise self._unreadable(f"{exc.error_count()} faults") from None
        if pages.schedule_format != _FORMAT:
            raise self._unreadable(f"format {pages.schedule_format}")
        return pages.schedules

    def _unreadable(self, detail: str) -> SettingsError:
        return SettingsError(
            "SCHEDULES_UNREADABLE",
            tr("予定のファイルを読めません：{path}", path=self._path),
            tr(
                "新しい版の手順スタジオで作ったものなら、その版で開いてください。壊れているときは、ファイルの名前を"
                "変えてから予定を決め直してください（手順はそのまま残っています）。"
            ),
            detail,
        )

    def _not_saved(self, exc: Exception) -> SettingsError:
        return SettingsError(
            "SCHEDULES_NOT_SAVED",
            tr("予定を書き込めません：{path}", path=self._path),
            tr(
                "ディスクの空きと、フォルダーに書き込めるかを確かめてください。前の予定はそのまま残っています。"
            ),
            str(exc),
        )


async def _acquired(lock: "AsyncFileLock", on_wait: Callable[[], None]) -> None:
    from filelock import Timeout

    try:
        await lock.acquire(blocking=False)
    except Timeout:
        on_wait()
        await lock.acquire()
