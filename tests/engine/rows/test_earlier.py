import pytest

from studio.domain.batch import RowState
from studio.domain.errors import SettingsError
from studio.engine.rows.earlier import check_not_done_before
from studio.engine.rows.preparing import Sources
from tests.engine.rows.desk import MAPPINGS, STAMP
from tests.engine.rows.test_rows import TRIAL, Office


async def test_a_table_that_was_begun_is_gone_on_with_and_not_begun_anew() -> None:
    office = await Office(3).begun()
    flow = await office.library.get("slips")
    job = office.bench.rows.prepare(flow, office.table.sheet, Sources(MAPPINGS, {}))
    await check_not_done_before(office.library, job.batch, job.rows)  # nothing was done yet
    await office.go(TRIAL)
    with pytest.raises(SettingsError, match="1 件は") as told:
        await office.bench.rows.keep(job)
    assert office.batch_id in told.value.remedy
    again = await office.bench.rows.keep(job, is_again=True)
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
