"""The kept states of a flow as a table, and what is in one of them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject
from typing_extensions import override

from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import Flow
from studio.domain.flows.flow_diff import differences
from studio.domain.page.address import readable
from studio.domain.records.history import FlowVersion
from studio.domain.text import clip
from studio.domain.values.moments import when_in_words
from studio.engine.secrets.masking import secret_variables
from studio.ui.widgets.rows_model import RowsModel
from studio.words import tr

HEADERS: Final = (tr("版"), tr("保存した日時"), tr("手順数"), tr("メモ"))
_STEPS_SHOWN: Final = 200


class VersionsModel(RowsModel[FlowVersion]):
    """Versions, newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(HEADERS, parent)

    @override
    def cell(self, row: FlowVersion, column: int) -> str:
        is_newest = bool(self.rows) and row.number == self.rows[0].number
        cells = (
            tr("第 {number} 版", number=row.number),
            when_in_words(row.saved_at, datetime.now().astimezone()),
            str(row.steps),
            tr("・").join(part for part in (tr("いまの版") if is_newest else "", row.note) if part),
        )
        return cells[column]


def changes_in_words(old: Flow, new: Flow) -> Sequence[str]:
    """Return what is different in `new`, a line each. A long flow takes a while: not for the loop."""
    changes = [
        tr("・{change}", change=clip(in_brackets(change.words), 300))
        for change in differences(old, new)
    ]
    return changes or [tr("・違いはありません。")]


def steps_in_words(flow: Flow) -> Sequence[str]:
    """Return what a flow does with the values it holds, a line a step."""
    hidden = secret_variables(flow)
    values = {name: value for name, value in flow.defaults.items() if name not in hidden}
    lines = [
        f"{number}. {clip(readable(in_brackets(step.action.in_words(), values)), 160)}"
        for number, step in enumerate(flow.steps[:_STEPS_SHOWN], 1)
    ]
    more = len(flow.steps) - _STEPS_SHOWN
    return [*lines, tr("ほか {more} 手順", more=more)] if more > 0 else lines
