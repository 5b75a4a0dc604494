"""The table of a schedule: read and tried out when it is planned, read anew at each turn."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from studio.domain.flows.flow import Flow
from studio.domain.records.schedule import RowsSource
from studio.domain.runs.batch import ColumnMapping
from studio.engine.rows.preparing import Prepared, Sources, proposed_mappings
from studio.engine.rows.rows import Rows


@dataclass(frozen=True, slots=True)
class TableOrder:
    """Which table a person wants, and how.

    Attributes:
        sheet: Name; "" = the first.
        columns: By variable, over those of equal names.
        values: Of variables that have no column.
    """

    path: Path
    sheet: str = ""
    columns: Mapping[str, str] = field(default_factory=dict[str, str])
    values: Mapping[str, str] = field(default_factory=dict[str, str])


async def read_table(rows: Rows, flow: Flow, order: TableOrder) -> tuple[RowsSource, Prepared]:
    """Return the table as a schedule keeps it, and the job that it would be today.

    Raises:
        StudioError: It cannot be read, its columns cannot be used, or a variable gets no value.
    """
    path = order.path.expanduser().absolute()
    sheet = await rows.read(path, order.sheet)
    wanted = {one.variable: one.column for one in proposed_mappings(flow, sheet)} | dict(
        order.columns
    )
    mappings = tuple(ColumnMapping(variable=name, column=column) for name, column in wanted.items())
    job = await asyncio.to_thread(rows.prepare, flow, sheet, Sources(mappings, order.values))
    return RowsSource(path=str(path), sheet=order.sheet, mappings=mappings), job
