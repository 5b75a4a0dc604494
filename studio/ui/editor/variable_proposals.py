"""「変数の提案」: what of a flow could be other next time; nothing is taken that was not ticked."""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QVBoxLayout,
    QWidget,
)

from studio.domain.flows.flow import Flow
from studio.domain.text import clip
from studio.engine.variables.accepting import accepted
from studio.engine.variables.proposing import VariableProposal
from studio.engine.variables.variable_values import VariableValues
from studio.ui.dialogs.ask import FormButtons, opened
from studio.ui.widgets.boxes import AS_AROUND, DIALOG, FREE, grow, in_column, in_row
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.controls import Size, make_button, make_label, make_wrapped, named
from studio.words import tr

_WIDTH = 440
_MAX_SHOWN = 12
_NAME_WIDTH = 170


@dataclass(frozen=True, slots=True)
class _Row:
    """One proposal with what the person chose for it."""

    proposal: VariableProposal
    tick: QCheckBox
    value: QComboBox


class ProposalsDialog(QDialog):
    """One line a proposal: tick, name, and for a date the day itself or words for it."""

    def __init__(
        self,
        parent: QWidget,
        proposals: tuple[VariableProposal, ...],
        ticked: Collection[str] = (),
    ) -> None:
        super().__init__(parent)
        self.setObjectName("proposals_dialog")
        self.setWindowTitle(tr("変えられる値の提案"))
        self.setMinimumWidth(_WIDTH)
        words = tr(
            "次の値は、実行のたびに変わるかもしれません。変えられる値にするものを選んでください。"
        )
        layout = in_column(make_wrapped(self, words), of=self, margins=DIALOG)
        self._rows = [self._make_row(one, layout) for one in proposals[:_MAX_SHOWN]]
        buttons = FormButtons(tr("変えられる値にする"), tr("あとで"), self)
        self.accept_button = buttons.accept_button
        take_all = make_button(self, tr("すべて選ぶ"), "take_all", self._take_all)
        take_all.setVisible(len(self._rows) > 1)
        layout.addLayout(in_row(take_all, FREE))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        for row in self._rows:
            row.tick.setChecked(row.proposal.name in ticked)
            row.tick.toggled.connect(self._check)
        self._check()

    def applied(self, flow: Flow) -> Flow:
        """Return the flow with what was ticked as variables."""
        for row in self._rows:
            if row.tick.isChecked():
                flow = accepted(flow, row.proposal, str(row.value.currentData()))
        return flow

    def _make_row(self, proposal: VariableProposal, layout: QVBoxLayout) -> _Row:
        tick = QCheckBox(clip(proposal.name, 10), self)
        tick.setToolTip(proposal.name)
        tick.setAccessibleName(proposal.name)
        tick.setObjectName(f"take_{proposal.name}")
        tick.setFixedWidth(_NAME_WIDTH)
        value = named(
            CalmBox(self),
            f"take_value_{proposal.name}",
            tr("「{name}」の値", name=proposal.name),
        )
        value.addItem(clip(proposal.literal, 40), proposal.default)
        for said in proposal.expressions:
            value.addItem(tr("{said}（実行した日から）", said=said), said)
        value.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        value.setEnabled(value.count() > 1)
        places = make_label(self, "", Size.SMALL, "muted")
        places.setText(tr("{count} か所", count=len(proposal.steps)))
        line = in_row(tick, grow(value), places, gap=AS_AROUND)
        layout.addLayout(line)
        return _Row(proposal, tick, value)

    def _take_all(self) -> None:
        for row in self._rows:
            row.tick.setChecked(True)

    def _check(self) -> None:
        self.accept_button.setEnabled(any(row.tick.isChecked() for row in self._rows))


async def choose_proposals(
    parent: QWidget, variable_values: VariableValues, flow: Flow, ticked: Collection[str] = ()
) -> Flow | None:
    """Offer the proposals of a flow; None when there are none or none was taken. Nothing is saved.

    Args:
        parent: The window.
        variable_values: Knows the proposals.
        flow: After a run, after a recording, in the editor, or for a table.
        ticked: Names that are taken unless the person says otherwise.
    """
    proposals = variable_values.proposals(flow)
    if not proposals:
        return None
    dialog = ProposalsDialog(parent, proposals, ticked)
    return dialog.applied(flow) if await opened(dialog) else None
