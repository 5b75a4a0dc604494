"""What a schedule gives its flow: values decided now, or the rows of a table; and what is agreed to beforehand."""

from typing import Final

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from studio.domain.flows.flow import START_URL_VARIABLE, Flow
from studio.domain.records.schedule import ScheduleInput
from studio.domain.text import clip
from studio.domain.values.variable import Variable
from studio.engine.scheduling.planning import NOT_COVERED, acts_to_agree, persons_turns
from studio.engine.scheduling.tables import TableOrder, read_table
from studio.engine.secrets.masking import secret_variables
from studio.engine.workbench import Workbench
from studio.ui.dialogs.value_fields import ValueField
from studio.ui.schedules.schedule_table import TableFields
from studio.ui.widgets.boxes import in_column
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.controls import Size, make_label, make_wrapped, named
from studio.ui.widgets.tasks import TaskOwner
from studio.words import tr

_NAME_CHARS: Final = 40
_ONCE, _ROWS = "once", "rows"


class GivenFields(QWidget):
    """The fields of one flow.

    Args:
        flow: What runs.
        bench: Reads tables, and says what a value becomes.
        tasks: Carries the reading.
        shown: What stands there at first.
    """

    def __init__(
        self, flow: Flow, bench: Workbench, tasks: TaskOwner, parent: QWidget, shown: ScheduleInput
    ) -> None:
        super().__init__(parent)
        self._flow = flow
        self._bench = bench
        self._turns = persons_turns(flow)
        given = dict(shown.values)
        self.fields = {
            one.name: ValueField(one, given.get(one.name, one.value), bench.variables, self)
            for one in variables_of(flow)
        }
        self.source = self._make_source()
        self.table = TableFields(flow, bench.rows, tasks, self, shown.rows)
        self.agrees = QCheckBox(tr("この操作を、毎回の確認なしで行ってよい"), self)
        self.agrees.setObjectName("schedule_agrees")
        self.agrees.setChecked(shown.agreed_version == flow.version)
        self._values = QWidget(self)
        self._lay_out()
        self.source.setCurrentIndex(self.source.findData(_ROWS if shown.rows else _ONCE))
        self.source.currentIndexChanged.connect(self._show_source)
        self._show_source()

    @property
    def has_fields(self) -> bool:
        """True when there is anything to decide or to read."""
        return bool(self.fields) or bool(acts_to_agree(self._flow)) or bool(self._turns)

    @property
    def is_over_rows(self) -> bool:
        """True when each turn goes over the rows of a table."""
        return self.source.currentData() == _ROWS

    @property
    def problem(self) -> str:
        """What is missing; "" when it can be tried."""
        if self.is_over_rows:
            return "" if self.table.file else tr("表のファイルを選んでください。")
        unusable = [
            clip(name, 16)
            for name, field in self.fields.items()
            if field.text and not field.is_usable
        ]
        names = tr("、").join(unusable)
        return tr("まだ使えない値：{names}", names=names) if names else ""

    async def given(self) -> ScheduleInput:
        """Return what the schedule shall give.

        Raises:
            StudioError: The table cannot be read, or its columns do not fit.
        """
        is_agreed = self.agrees.isChecked() and bool(acts_to_agree(self._flow))
        agreed = self._flow.version if is_agreed else 0
        values = self._own_values()
        file = self.table.file
        if not self.is_over_rows or file is None:
            return ScheduleInput(values=tuple(values.items()), agreed_version=agreed)
        order = TableOrder(file, self.table.sheet_name, self.table.columns)
        source, _ = await read_table(self._bench.rows, self._flow, order)
        return ScheduleInput(rows=source, agreed_version=agreed)

    def _own_values(self) -> dict[str, str]:
        """Return the values that are this schedule's own; the others are the flow's, whatever they become."""
        of_flow = {one.name: "" if one.ask_each_time else one.value for one in self._flow.variables}
        texts = {name: field.text for name, field in self.fields.items()}
        return {name: text for name, text in texts.items() if text and text != of_flow[name]}

    def _make_source(self) -> CalmBox:
        source = named(CalmBox(self), "schedule_source", tr("値の決め方"))
        source.addItem(tr("ここで決めた値で、1 回"), _ONCE)
        source.addItem(tr("表（Excel・CSV）の行ごとに"), _ROWS)
        return source

    def _show_source(self) -> None:
        self._values.setVisible(not self.is_over_rows)
        self.table.setVisible(self.is_over_rows)

    def _lay_out(self) -> None:
        values = in_column(gap=3, of=self._values)
        for name, field in self.fields.items():
            label = make_label(self._values, clip(name, _NAME_CHARS), Size.SMALL, "muted")
            label.setBuddy(field.editor)
            values.addWidget(label)
            values.addWidget(field)
        layout = in_column(self.source, self._values, self.table, of=self)
        self.source.setVisible(bool(self.fields))
        self._add_agreement(layout)

    def _add_agreement(self, layout: QVBoxLayout) -> None:
        for words in self._turns:
            told = tr("人がすることがあり、毎回ここで止まって知らせます：{words}", words=words)
            layout.addWidget(make_wrapped(self, told, Size.SMALL, "amber", "schedule_person"))
        acts = acts_to_agree(self._flow)
        self.agrees.setVisible(bool(acts))
        if not acts:
            return
        lines = "\n".join(
            (tr("確認の要る操作："), *(tr("・{words}", words=words) for words in acts))
        )
        layout.addWidget(make_wrapped(self, lines, name="schedule_acts"))
        layout.addWidget(self.agrees)
        about = tr(
            "印を付けないと、毎回この操作の前で止まって知らせます（続きから行えます）。{not_covered}",
            not_covered=NOT_COVERED,
        )
        layout.addWidget(make_wrapped(self, about, Size.SMALL, "muted", "schedule_covered"))


def variables_of(flow: Flow) -> tuple[Variable, ...]:
    """Return what a schedule may give a flow: everything but the first address and what is secret."""
    secret = secret_variables(flow)
    return tuple(
        one for one in flow.variables if one.name != START_URL_VARIABLE and one.name not in secret
    )
