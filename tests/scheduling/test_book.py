"""The book of schedules: whole or as it was, one writer at a time, unreadable rather than lost."""

import asyncio
import errno
import os
from pathlib import Path

import pytest

from studio.domain.errors import SettingsError
from studio.domain.records.schedule import Schedule
from studio.scheduling import JsonScheduleBook
from tests.scheduling.samples import make_schedule


def book_in(folder: Path) -> JsonScheduleBook:
    return JsonScheduleBook(folder / "schedules.json", folder / "locks")


def no_room(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


async def test_a_home_without_schedules_has_none(tmp_path: Path) -> None:
    assert await book_in(tmp_path).read() == ()
    assert await book_in(tmp_path).change("none", lambda one: one) is None
    assert not (tmp_path / "schedules.json").exists()


async def test_what_is_written_is_read_by_another_process(tmp_path: Path) -> None:
    schedule = make_schedule()
    assert await book_in(tmp_path).change(schedule.id, lambda _: schedule) == schedule
    assert await book_in(tmp_path).read() == (schedule,)
    await book_in(tmp_path).change(schedule.id, lambda _: None)
    assert await book_in(tmp_path).read() == ()


async def test_writers_at_once_lose_nothing(tmp_path: Path) -> None:
    made = [make_schedule().model_copy(update={"id": f"id{n}"}) for n in range(12)]
    await asyncio.gather(
        *(book_in(tmp_path).change(one.id, lambda _, one=one: one) for one in made)
    )
    assert {one.id for one in await book_in(tmp_path).read()} == {one.id for one in made}


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b'{"schedule_format": 2, "schedules": []}', b"[]", b"null"]
)
async def test_a_damaged_file_is_said_and_not_written_over(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "schedules.json").write_bytes(content)
    schedule = make_schedule()
    for act in (
        book_in(tmp_path).read(),
        book_in(tmp_path).change(schedule.id, lambda _: schedule),
    ):
        with pytest.raises(SettingsError) as caught:
            await act
        assert caught.value.code == "SCHEDULES_UNREADABLE"
    assert (tmp_path / "schedules.json").read_bytes() == content


async def test_a_full_disk_leaves_what_stood_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    schedule, other = make_schedule(), make_schedule().model_copy(update={"id": "other"})
    await book_in(tmp_path).change(schedule.id, lambda _: schedule)
    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(SettingsError) as caught:
        await book_in(tmp_path).change(other.id, lambda _: other)
    assert caught.value.code == "SCHEDULES_NOT_SAVED"
    assert await book_in(tmp_path).read() == (schedule,)


async def test_turns_of_a_home_come_one_after_the_other(tmp_path: Path) -> None:
    order: list[str] = []
    is_waited_for = asyncio.Event()

    async def second() -> None:
        async with book_in(tmp_path).alone(is_waited_for.set):
            order.append("second")

    first = book_in(tmp_path).alone(lambda: order.append("the first waits"))
    async with asyncio.TaskGroup() as group, first:
        group.create_task(second())
        await is_waited_for.wait()
        order.append("first")
    assert order == ["first", "second"]


async def test_a_change_that_fails_writes_nothing(tmp_path: Path) -> None:
    schedule = make_schedule()
    await book_in(tmp_path).change(schedule.id, lambda _: schedule)

    def fail(one: Schedule | None) -> Schedule | None:
        raise SettingsError("DAYS_OFF_UNREADABLE", "休日が読めません。", "直してください。")

    with pytest.raises(SettingsError, match="休日"):
        await book_in(tmp_path).change(schedule.id, fail)
    assert await book_in(tmp_path).read() == (schedule,)
