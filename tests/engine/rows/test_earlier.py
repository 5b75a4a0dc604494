import pytest

from studio.domain.errors import SettingsError
from studio.domain.runs.batch import RowAnswer, RowState
from studio.engine.rows.earlier import DoneBefore, earlier_jobs
from studio.engine.rows.preparing import Sources
from tests.engine.rows.desk import MAPPINGS, STAMP
from tests.engine.rows.test_rows import TRIAL, YES, Office


async def test_a_table_that_was_begun_is_gone_on_with_and_not_begun_anew() -> None:
    office = await Office(3).begun()
    flow = await office.library.get("slips")
    job = office.bench.rows.prepare(flow, office.table.sheet, Sources(MAPPINGS, {}))
    assert await earlier_jobs(office.library, job.batch, job.rows) == ()  # nothing was done yet
    await office.go(TRIAL)
    with pytest.raises(SettingsError, match="1 件は") as told:
        await office.bench.rows.keep(job)
    assert office.batch_id in told.value.remedy
    again = await office.bench.rows.keep(job, done_before=DoneBefore.AGAIN)
    assert again.count(RowState.WAITING) == 3


async def test_other_values_are_other_rows() -> None:
    office = await Office(1).begun()
    await office.go()
    flow = await office.library.get("slips")
    row = office.table.sheet.rows[0].model_copy(update={"cells": ("B-1", "1", "")})
    table = office.table.sheet.model_copy(update={"rows": (row,), "digest": "second"})
    job = office.bench.rows.prepare(flow, table, Sources(MAPPINGS, {}))
    assert (await office.bench.rows.keep(job)).count(RowState.WAITING) == 1


async def test_a_row_that_was_done_in_part_counts() -> None:
    office = await Office(1).begun()
    office.browser.refuse("click", STAMP, "TARGET_NOT_FOUND", "見つかりません。")
    assert (await office.go()).rows[0].state is RowState.FAILED
    flow = await office.library.get("slips")
    job = office.bench.rows.prepare(flow, office.table.sheet, Sources(MAPPINGS, {}))
    with pytest.raises(SettingsError, match="すでに実行しています"):
        await office.bench.rows.keep(job)


async def test_a_corrected_table_is_done_without_the_rows_that_were_done_before() -> None:
    office = await Office(3).begun()
    await office.go(TRIAL)
    rows = office.table.sheet.rows
    mended = rows[1].model_copy(update={"cells": ("A-2", "2500", "")})
    table = office.table.sheet.model_copy(
        update={"rows": (rows[0], mended, rows[2]), "digest": "second"}
    )
    office.table.now = "second"
    flow = await office.library.get("slips")
    job = office.bench.rows.prepare(flow, table, Sources(MAPPINGS, {}))
    view = await office.bench.rows.keep(job, done_before=DoneBefore.LEAVE_OUT)
    assert view.rows[0].state is RowState.SKIPPED
    assert "すでに実行しています" in view.rows[0].reason
    await office.bench.rows.go(view.batch.id, YES)
    assert office.desk.sent == {"A-1": 1, "A-2": 1, "A-3": 1}
    job = office.bench.rows.prepare(flow, table, Sources(MAPPINGS, {}))
    with pytest.raises(SettingsError, match="どの行も"):
        await office.bench.rows.keep(job, done_before=DoneBefore.LEAVE_OUT)


async def test_the_same_line_of_the_same_file_is_the_same_row_whatever_is_mapped() -> None:
    office = await Office(2).begun()
    await office.go(TRIAL)
    flow = await office.library.get("slips")
    for sources in (
        Sources(MAPPINGS[::-1], {}),  # another order
        Sources(MAPPINGS[:1], {"金額": "1"}),  # other values of the same line
    ):
        job = office.bench.rows.prepare(flow, office.table.sheet, sources)
        with pytest.raises(SettingsError, match="1 件は"):
            await office.bench.rows.keep(job)


async def test_a_row_that_was_left_out_unclear_may_have_been_done() -> None:
    office = Office(2)
    office.desk.forgets_to_answer = frozenset({"A-1"})
    await office.begun()
    await office.go(TRIAL)
    await office.bench.rows.answer(office.batch_id, {1: RowAnswer.SKIP})
    flow = await office.library.get("slips")
    job = office.bench.rows.prepare(flow, office.table.sheet, Sources(MAPPINGS, {}))
    with pytest.raises(SettingsError, match="1 件は"):
        await office.bench.rows.keep(job)
