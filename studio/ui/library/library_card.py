"""What can be done with one flow of the library: the buttons at the end of its card."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from studio.domain.records.history import FlowSummary
from studio.domain.text import clip
from studio.engine.ports import Exporter
from studio.ui.dialogs.papers import PAPER_KINDS
from studio.ui.widgets.boxes import in_row
from studio.ui.widgets.controls import make_button, make_icon_button
from studio.ui.widgets.theme import Theme
from studio.words import tr

Act = Callable[[FlowSummary], None]


@dataclass(frozen=True, slots=True)
class CardCallbacks:
    """What the buttons and the menu of a card do; what is None is not offered.

    Attributes:
        export: Takes the name of the format too.
        document: Writes a 手順書; takes the ending of its file too.
        run_pictured: Runs it, and keeps the page around each act.
        write_file: Writes a file that another library can take in.
        trust: Takes the mark of an imported flow away.
    """

    run: Act
    export: Callable[[FlowSummary, str], None]
    delete: Act
    trust: Act | None = None
    show_versions: Act | None = None
    show_runs: Act | None = None
    write_file: Act | None = None
    edit: Act | None = None
    check: Act | None = None
    visit: Act | None = None
    run_otherwise: Act | None = None
    rows: Act | None = None
    schedule: Act | None = None
    run_pictured: Act | None = None
    document: Callable[[FlowSummary, str], None] | None = None
    rename: Act | None = None
    duplicate: Act | None = None
    label: Act | None = None
    pin: Act | None = None


class CardButtons(QWidget):
    """The buttons of one card. The list shows real ones on the current card, pictures on the others.

    Args:
        flow: What they act on; None for the pictures.
    """

    def __init__(
        self,
        flow: FlowSummary | None,
        formats: Mapping[str, Exporter],
        theme: Theme,
        callbacks: CardCallbacks,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("card_buttons")
        self._flow: FlowSummary | None = None
        self._callbacks = callbacks
        self._formats = formats
        self.run_button = make_button(self, tr("実行"), "flow_run", self._run)
        theme.dress(self.run_button, "fa6s.play", "accent_text", 14)
        self.edit_button = make_button(self, tr("編集"), "flow_edit", self._edit)
        self.edit_button.setVisible(callbacks.edit is not None)
        self.more_button = make_icon_button(self, theme, "fa6s.ellipsis-vertical", "", "flow_more")
        self.more_button.setToolTip(tr("名前・版・履歴・書き出し・ごみ箱"))
        self.more_button.clicked.connect(lambda: self.open_menu())
        self.menu = QMenu(self)
        self.menu.setObjectName("flow_menu")
        in_row(self.run_button, self.edit_button, self.more_button, gap=6, of=self)
        self.show_flow(flow)

    def show_flow(self, flow: FlowSummary | None) -> None:
        """Act on another flow: with each press of ↓ new buttons and a new menu took 15 ms."""
        older, self._flow = self._flow, flow
        name = clip(flow.name, 40) if flow else ""
        self.run_button.setAccessibleName(tr("「{name}」を実行", name=name))
        self.edit_button.setAccessibleName(tr("「{name}」を編集", name=name))
        self.more_button.setAccessibleName(tr("「{name}」のそのほかの操作", name=name))
        if flow and (older is None or older.is_imported != flow.is_imported):
            self.menu.clear()
            self._fill_menu(is_imported=flow.is_imported)

    def open_menu(self, at: QPoint | None = None) -> None:
        """Open the menu under its button, or at a place of the screen."""
        foot = self.more_button.mapToGlobal(self.more_button.rect().bottomLeft())
        self.menu.popup(at or foot)

    def _run(self) -> None:
        if self._flow:
            self._callbacks.run(self._flow)

    def _edit(self) -> None:
        if self._flow and self._callbacks.edit:
            self._callbacks.edit(self._flow)

    def _fill_menu(self, *, is_imported: bool) -> None:
        given = self._callbacks
        if is_imported:
            self._offer(tr("信頼する…"), "trust_flow", given.trust)
            self.menu.addSeparator()
        self._offer(tr("値を変えて実行…"), "run_otherwise", given.run_otherwise)
        self._offer(tr("画面も残して実行"), "run_pictured", given.run_pictured)
        self._offer(tr("表で実行…"), "rows_of_flow", given.rows)
        self._offer(tr("予定を決める…"), "schedule_flow", given.schedule)
        self.menu.addSeparator()
        self._offer(tr("名前を変える…"), "rename_flow", given.rename)
        self._offer(tr("複製"), "duplicate_flow", given.duplicate)
        self._offer(tr("ラベル…"), "label_flow", given.label)
        self._offer(tr("上に固定する・外す"), "pin_flow", given.pin)
        self.menu.addSeparator()
        self._offer(tr("点検"), "check_flow", given.check)
        self._offer(tr("今日の画面で確かめる"), "visit_flow", given.visit)
        self._offer(tr("版の一覧…"), "flow_versions", given.show_versions)
        self._offer(tr("履歴を見る"), "flow_runs", given.show_runs)
        self.menu.addSeparator()
        if document := given.document:
            for suffix, kind in PAPER_KINDS.items():
                words = tr("手順書を作る（{kind}）…", kind=kind)
                name = f"document_{suffix.removeprefix('.')}"
                self._offer(words, name, lambda flow, suffix=suffix: document(flow, suffix))
        words = tr("手順ファイル（.tejun）に書き出す…")
        self._offer(words, "write_flow", given.write_file)
        for name, exporter in self._formats.items():
            words = tr("{title}に書き出す…", title=exporter.title)
            self._offer(words, f"export_{name}", lambda flow, name=name: given.export(flow, name))
        self.menu.addSeparator()
        self._offer(tr("ごみ箱に入れる"), "delete_flow", given.delete)

    def _offer(self, words: str, name: str, act: Act | None) -> None:
        """Offer something that is done to the flow of the moment; nothing where it cannot be done."""
        if act is None:
            return
        action = self.menu.addAction(words)
        action.setObjectName(name)
        action.triggered.connect(lambda: act(self._flow) if self._flow else None)
