"""Which column goes into which variable: by drag, by a choice of the keyboard, with converters and an example."""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)
from typing_extensions import override

from studio.domain.flows.flow import START_URL_VARIABLE, Flow
from studio.domain.text import clip
from studio.domain.values.converting import TITLES, preview
from studio.domain.values.variable import Converter, Variable
from studio.ui.desk.data_controller import DataController
from studio.ui.widgets.boxes import clear, grow, in_column, in_row
from studio.ui.widgets.controls import (
    ElidedLabel,
    PushButton,
    Size,
    make_button,
    make_elided,
    make_label,
    make_wrapped,
    named,
    say,
)
from studio.ui.widgets.flow_editor_fields import CalmCombo
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.theme import set_look
from studio.words import tr

COLUMN_MIME: Final = "application/x-tejun-column"
_NAME_CHARS: Final = 24
_SAMPLE_CHARS: Final = 40
_MAX_HEIGHT: Final = 420
_VALUE_CHARS: Final = 20
_LEAST_VALUE: Final = 106
_BESIDE_WORDS: Final = 46
"""What a choice has beside its words, in pixels."""
FIXED: Final = ""
"""Stands in the choice for a value that is the same in all rows."""


class ColumnChip(PushButton):
    """A column that can be dragged onto a variable."""

    def __init__(self, column: str, parent: QWidget) -> None:
        super().__init__(clip(column, _NAME_CHARS).replace("&", "&&"), parent)
        self.setObjectName(f"column_{column}")
        self.setProperty("look", "chip")
        self.setAccessibleName(tr("列 {column}", column=column))
        self.setToolTip(tr("変えられる値の上までドラッグします：{column}", column=column))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFocusPolicy(
            Qt.FocusPolicy.NoFocus
        )  # with keys, the choice beside the variable does it
        self.column = column
        self._pressed = QPoint()

    @override
    def mousePressEvent(self, e: QMouseEvent) -> None:
        self._pressed = e.position().toPoint()
        super().mousePressEvent(e)

    @override
    def mouseMoveEvent(self, arg__1: QMouseEvent) -> None:
        way = (arg__1.position().toPoint() - self._pressed).manhattanLength()
        if not arg__1.buttons() & Qt.MouseButton.LeftButton:
            return
        if way < QApplication.startDragDistance():
            return
        data = QMimeData()
        data.setData(COLUMN_MIME, self.column.encode("utf-8"))
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.setPixmap(self.grab())
        drag.exec(Qt.DropAction.CopyAction)
        self.setDown(False)


class DropCombo(CalmCombo):
    """The choice of a column; a dragged column can be dropped on it.

    Args:
        take: Called with the column.
    """

    def __init__(self, name: str, words: str, take: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(name, words, parent)
        self.setAcceptDrops(True)
        self._take = take
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def make_narrow(self) -> None:
        """Give way to what stands beside it, as far as its first choice is whole: a heading may be long."""
        first = self.fontMetrics().horizontalAdvance(self.itemText(0))
        self.setMinimumWidth(first + _BESIDE_WORDS)

    @override
    def dragEnterEvent(self, e: QDragEnterEvent) -> None:
        if e.mimeData().hasFormat(COLUMN_MIME) and self.isEnabled():
            e.acceptProposedAction()

    @override
    def dropEvent(self, e: QDropEvent) -> None:
        e.acceptProposedAction()
        self._take(bytes(e.mimeData().data(COLUMN_MIME).data()).decode("utf-8"))


class MappingPanel(QWidget):
    """The columns as chips, and one line a variable; of a job, which can no longer be changed, one sentence.

    Args:
        controller: Holds the mapping.
        has_proposals: Says whether values of a flow could be others in each row.
        offer: Lets the person choose them.
    """

    def __init__(
        self,
        controller: DataController,
        has_proposals: Callable[[Flow], bool],
        offer: Callable[[], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._has_proposals = has_proposals
        self._same = QWidget(self)
        self._why = make_wrapped(self._same, name="mapping_same")
        self._offer = make_button(
            self._same, tr("変えられる値を選ぶ…"), "mapping_offer", offer, "main"
        )
        in_row(grow(self._why), self._offer, of=self._same)
        self._said = make_wrapped(self, size=Size.SMALL, tone="muted", name="mapping_said")
        self._unused = make_wrapped(self, size=Size.SMALL, tone="amber", name="mapping_unused")
        self._shown: object = None
        self._combos: dict[str, DropCombo] = {}
        self._examples: dict[str, ElidedLabel] = {}
        self._chips = QWidget(self)
        self._chip_row = FlowLayout(self._chips)
        self._area = QScrollArea(self)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        in_column(self._chips, self._same, self._said, self._area, self._unused, of=self)
        controller.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the desk's mapping; the lines are made anew only for another table, flow or job."""
        controller = self._controller
        flow, sheet = controller.flow, controller.sheet
        self.setVisible(flow is not None and (sheet is not None or controller.batch is not None))
        state = (
            flow,
            sheet.digest if sheet else "",
            sheet.name if sheet else "",
            controller.batch is None,
        )
        if state != self._shown:
            self._shown = state
            self._make_chips()
            self._make_lines()
        for name in self._combos:
            self._show_line(name)
        self._say_unused()
        is_job = controller.batch is not None
        say(self._said, tr("、").join(self._put_in()) if is_job else "", is_aloud=False)

    def _make_chips(self) -> None:
        clear(self._chip_row)
        sheet = self._controller.sheet
        headings = sheet.headings if sheet and self._controller.batch is None else ()
        if headings:
            words = make_label(self._chips, tr("表の列："), Size.SMALL, "muted")
            self._chip_row.addWidget(words)
        for heading in headings[:40]:
            self._chip_row.addWidget(ColumnChip(heading, self._chips))
        self._chips.setVisible(bool(headings))

    def _make_lines(self) -> None:
        self._combos, self._examples = {}, {}
        inside = QWidget(self._area)
        inside.setObjectName("scrolled")
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 4, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        flow, shown, secrets = (
            self._controller.flow,
            self._shown_variables(),
            self._controller.secrets,
        )
        is_job = self._controller.batch is not None
        lines = [one for one in shown if not is_job or one.name in secrets]
        for line, variable in enumerate(lines):
            self._make_line(grid, line, variable, inside)
        self._say_same(flow if flow is not None and not shown else None)
        self._area.setVisible(bool(lines))
        self._area.setWidget(inside)
        height = inside.sizeHint().height() + 4
        self._area.setFixedHeight(min(height, _MAX_HEIGHT))

    def _say_same(self, flow: Flow | None) -> None:
        """Say of a flow whose values are the same each time why no row can be begun, and what to do."""
        self._same.setVisible(flow is not None)
        if flow is None:
            return
        can_choose = self._has_proposals(flow)
        self._offer.setVisible(can_choose)
        why = tr("この手順の値は、いつも同じです。行ごとに変わる値を選ぶと、表の列を入れられます。")
        none = tr("この手順には、行ごとに変えられる値がありません。手順を編集して足してください。")
        say(self._why, why if can_choose else none)

    def _shown_variables(self) -> list[Variable]:
        variables = self._controller.flow.variables if self._controller.flow else ()
        return [one for one in variables if one.name != START_URL_VARIABLE]

    def _put_in(self) -> Iterator[str]:
        """Yield what a job puts into each variable: a column of the table, or the same value in all rows."""
        rows = self._controller.rows
        given = dict(rows[0].values) if rows else {}
        for one in self._shown_variables():
            if one.name in self._controller.secrets:
                continue
            mapping, value = self._controller.mappings.get(one.name), given.get(one.name, one.value)
            if mapping is not None:
                yield tr("{name}：列「{column}」", name=one.name, column=mapping.column)
            else:
                shown = clip(value, _VALUE_CHARS)
                yield tr("{name}：どの行も「{value}」", name=one.name, value=shown)

    def _say_unused(self) -> None:
        """Say which columns go nowhere while values stay the same in all rows though nobody said so."""
        controller = self._controller
        used = {one.column for one in controller.mappings.values()}
        headings = controller.sheet.headings if controller.sheet and not controller.batch else ()
        unused = [one for one in headings if one.strip() and one not in used]
        same = [
            tr("「{name}」", name=one.name)
            for one in self._shown_variables()
            if one.name not in {*controller.mappings, *controller.secrets}
            and not controller.values.get(one.name)
            and not one.goes_with
        ]
        words = tr(
            "{same}は、どの行も同じ値になります。表の{unused}は、どこにも入りません。違うときは、列を選んでください。",
            same=tr("、").join(same),
            unused=tr("、").join(tr("「{name}」", name=clip(one, _NAME_CHARS)) for one in unused),
        )
        say(self._unused, words if same and unused and controller.is_mapped else "")

    def _make_line(self, grid: QGridLayout, line: int, variable: Variable, parent: QWidget) -> None:
        name = variable.name
        grid.addWidget(make_label(parent, clip(name, _NAME_CHARS)), line, 0)
        if name in self._controller.secrets:
            grid.addWidget(self._value_line(variable, parent, is_secret=True), line, 1, 1, 2)
            return
        combo = DropCombo(
            f"map_{name}",
            tr("変えられる値 {name} に入れる列", name=name),
            lambda column: self._controller.map(name, column),
            parent,
        )
        combo.addItem(tr("（全部の行で同じ値）"), FIXED)
        for heading in (
            self._controller.sheet.headings if self._controller.sheet else self._columns()
        ):
            combo.addItem(clip(heading, _NAME_CHARS), heading)
        combo.make_narrow()
        combo.setEnabled(self._controller.batch is None)
        combo.currentIndexChanged.connect(
            lambda: self._controller.map(name, str(combo.currentData() or ""))
        )
        self._combos[name] = combo
        rewriting = QWidget(parent)
        rewriting.setObjectName(f"rewriting_{name}")
        change = make_button(
            rewriting, tr("変換…"), f"convert_{name}", lambda: self._offer_converters(name)
        )
        change.setAccessibleName(tr("変えられる値 {name} の値の変換", name=name))
        example = make_elided(rewriting, Size.SMALL, "muted", f"example_{name}")
        fixed = self._value_line(variable, parent, is_secret=False)
        fixed.setMinimumWidth(_LEAST_VALUE)
        grid.addWidget(combo, line, 1)
        in_row(change, grow(example), gap=10, of=rewriting)
        grid.addWidget(rewriting, line, 2)
        grid.addWidget(fixed, line, 2)
        self._examples[name] = example

    def _value_line(self, variable: Variable, parent: QWidget, *, is_secret: bool) -> QLineEdit:
        line = named(
            QLineEdit(parent),
            f"fixed_{variable.name}",
            tr("変えられる値 {name} の値", name=variable.name),
        )
        line.setText(self._controller.values.get(variable.name, ""))
        words = tr("パスワード（保存しません）") if is_secret else variable.value
        if variable.goes_with:
            words = tr("{goes_with}と一緒に変える値", goes_with=tr("、").join(variable.goes_with))
        line.setPlaceholderText(words or tr("全部の行で同じ値"))
        line.setEnabled(is_secret or self._controller.batch is None)
        if is_secret:
            line.setEchoMode(QLineEdit.EchoMode.Password)

        def take(text: str) -> None:
            self._controller.values[variable.name] = text
            self._say_unused()

        line.textChanged.connect(take)
        return line

    def _columns(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one.column for one in self._controller.mappings.values()))

    def _show_line(self, name: str) -> None:
        mapping = self._controller.mappings.get(name)
        self._combos[name].choose(mapping.column if mapping else FIXED)
        parent = self._combos[name].parentWidget()
        fixed = parent.findChild(QLineEdit, f"fixed_{name}") if parent else None
        change = parent.findChild(QPushButton, f"convert_{name}") if parent else None
        rewriting = parent.findChild(QWidget, f"rewriting_{name}") if parent else None
        for widget, is_shown in ((fixed, mapping is None), (rewriting, mapping is not None)):
            if widget is not None:
                widget.setVisible(is_shown)
        if change is not None:
            change.setEnabled(self._controller.batch is None)
        self._show_example(name)

    def _show_example(self, name: str) -> None:
        """Show what becomes of the first value that says something."""
        mapping = self._controller.mappings.get(name)
        if mapping is None:
            return
        sample = self._controller.sample(mapping.column)
        made = preview(mapping.converters, sample)
        words = tr("例：{sample}", sample=clip(sample, _SAMPLE_CHARS)) if sample else ""
        if made:
            words += f" → {clip(made[-1].text, _SAMPLE_CHARS)}"
        if not all(one.fits for one in made):
            words += tr("（変換できません）")
        example = self._examples[name]
        set_look(example, "tone", "muted" if all(one.fits for one in made) else "amber")
        example.show_text(words)

    def _offer_converters(self, name: str) -> None:
        menu = QMenu(self)
        menu.setObjectName("converter_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        mapping = self._controller.mappings.get(name)
        chosen = mapping.converters if mapping else ()
        for converter, words in TITLES.items():
            action = menu.addAction(words)
            action.setObjectName(f"converter_{converter}")
            action.setCheckable(True)
            action.setChecked(converter in chosen)
            action.triggered.connect(lambda _=False, one=converter: self._toggle(name, one))
        button = self.findChild(QPushButton, f"convert_{name}")
        if button is not None:
            menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _toggle(self, name: str, converter: Converter) -> None:
        mapping = self._controller.mappings.get(name)
        if mapping is None:
            return
        left = tuple(one for one in mapping.converters if one is not converter)
        is_new = len(left) == len(mapping.converters)
        self._controller.convert(name, (*mapping.converters, converter) if is_new else left)
