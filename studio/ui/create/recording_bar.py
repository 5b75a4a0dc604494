"""記録: begun at an address, shown step by step while the person works, and kept under a name."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCompleter,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from studio.domain.actions.action import WaitFor
from studio.domain.errors import StudioError
from studio.domain.events.events import ActRecorded, Event
from studio.domain.flows.brackets import in_brackets
from studio.domain.flows.flow import FlowStep
from studio.domain.page.target import without_marks
from studio.domain.text import clip
from studio.engine.teaching.recording_session import RecordingSession
from studio.engine.teaching.rows import RowOffer
from studio.ui.cards.save_bar import MAX_NAME_CHARS
from studio.ui.create.recording_phase import RecordingPhase
from studio.ui.dialogs.forms import ask_line
from studio.ui.page.log_model import icon_of
from studio.ui.widgets.boxes import AS_AROUND, FREE, grow, in_row
from studio.ui.widgets.controls import (
    Card,
    PushButton,
    Size,
    add_row,
    make_button,
    make_wrapped,
    named,
    say,
)
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.room import Room
from studio.ui.widgets.theme import set_look
from studio.words import sentences, tr

TASK: Final = "recording"
POINT_TASK: Final = "recording: point"
SITES_TASK: Final = "recording: sites"
STOP_TASK: Final = "recording: stop pointing"
VALUE_TASK: Final = "recording: value"
_LIST_HEIGHT: Final = 190
_VALUE_CHARS: Final = 2_000
_ID: Final = Qt.ItemDataRole.UserRole


class RecordingBar(Card):
    """The card of a recording; hidden while there is none.

    Signals:
        kept: A `Flow` was saved.
        phase_changed: It takes the page, or gives it back.

    Args:
        room: What the places share.
        show_browser: Brings the browser to the front: the person works there.
    """

    kept = Signal(object)
    phase_changed = Signal()

    def __init__(self, room: Room, show_browser: Callable[[], None], parent: QWidget) -> None:
        super().__init__("recording_bar", parent)
        self._room = room
        self._show_browser = show_browser
        self._recording_session: RecordingSession | None = None
        self._dot = QLabel(self)
        self._words = make_wrapped(self, size=Size.TITLE, name="recording_words")
        self._hint = make_wrapped(self, size=Size.SMALL, tone="muted", name="recording_hint")
        self._line = QLineEdit(self)
        self._sites = QStringListModel(self)
        self._names = QCompleter(self._sites, self)
        self._names.setFilterMode(Qt.MatchFlag.MatchContains)
        self._choose = self._line.addAction(QIcon(), QLineEdit.ActionPosition.TrailingPosition)
        self._choose.setToolTip(tr("知っているサイトから選ぶ"))
        for arrow in self._line.findChildren(QToolButton):
            arrow.setAccessibleName(self._choose.toolTip())
        self._choose.triggered.connect(self._show_sites)
        self._go = make_button(self, "", "recording_go", self._take_line, "main")
        self._drop = make_button(self, tr("やめる"), "recording_drop", self._give_up)
        self._buttons = QWidget(self)
        self._pause = make_button(self._buttons, "", "recording_pause", self._pause_or_go_on)
        self._stop = make_button(
            self._buttons, tr("選ぶのをやめる"), "recording_point_stop", self._stop_pointing
        )
        self._stop.hide()
        self.steps = QListWidget(self)
        self._row = PushButton(tr("この行…"), self)
        self._remove = make_button(self, tr("取り除く"), "recording_remove", self._take_out)
        self._undo = make_button(self, tr("元に戻す"), "recording_undo", self._take_back)
        self._change = make_button(self, tr("値を変える"), "recording_value", self._write_value)
        self._before: list[tuple[FlowStep, ...]] = []
        self._lay_out()
        self._show(RecordingPhase.OFF)

    @property
    def phase(self) -> RecordingPhase:
        """Where the recording stands."""
        return self._phase

    @property
    def is_shown(self) -> bool:
        """True from the question where to begin until it is kept or given up."""
        return self._phase is not RecordingPhase.OFF

    @property
    def fills_page(self) -> bool:
        """True while its steps are shown: they have the whole page."""
        return self._phase not in (RecordingPhase.OFF, RecordingPhase.ASKING)

    def ask(self, address: str) -> None:
        """Ask where to begin; does nothing while a recording is under way."""
        if self._phase is RecordingPhase.OFF:
            self._line.setText(address)
            self._show(RecordingPhase.ASKING)
            self._line.setFocus()
            self._line.selectAll()
            self._room.tasks.restart(SITES_TASK, self._offer_sites())

    async def _offer_sites(self) -> None:
        """Let the sites that are known by name be chosen from, by the arrow, by ↓ and while one types."""
        self._sites.setStringList(await self._room.workbench.recording_service.site_names())
        self._choose.setVisible(self._phase is RecordingPhase.ASKING and self._sites.rowCount() > 0)

    def _show_sites(self) -> None:
        names = self._names.popup()
        if names is not None and names.isVisible():
            below = min(names.currentIndex().row() + 1, names.model().rowCount() - 1)
            names.setCurrentIndex(names.model().index(below, 0))
            return
        self._names.setCompletionPrefix("")
        self._names.complete()

    def take_event(self, event: Event) -> None:
        """Put a step into the list, or say it better."""
        if (
            isinstance(event, ActRecorded)
            and not event.run_id
            and self._recording_session is not None
        ):
            self._put(event.step, event.replaced_step_id)
            self._say_hint()

    def _put(self, step: FlowStep, replaced: str) -> None:
        item = self._item(replaced) if replaced else None
        if item is None:
            item = add_row(self.steps)
            self.steps.setCurrentItem(item)
        number = self.steps.row(item) + 1
        mark = "🛡 " if step.needs_approval else ""
        item.setText(f"{number}. {mark}{clip(in_brackets(step.item), 90)}")
        seen = tr("、").join(
            tr("「{detail}」", detail=clip(fact.detail, 40)) for fact in step.expects
        )
        tip = tr("このあと確かめること：{seen}", seen=seen) if seen else ""
        item.setToolTip(f"{in_brackets(step.item)}\n{tip}".strip())
        item.setData(_ID, step.id)
        item.setIcon(self._room.theme.icon(icon_of(type(step.action))))
        self.steps.scrollToItem(item)
        self._show_choices()

    def _item(self, step_id: str) -> QListWidgetItem | None:
        items = (self.steps.item(row) for row in range(self.steps.count()))
        return next((item for item in items if item.data(_ID) == step_id), None)

    def _take_line(self) -> None:
        """Begin at the address, or keep under the name."""
        text = self._line.text().strip()
        if self._phase is RecordingPhase.ASKING:
            self._room.tasks.start(TASK, self._begin(text), self._say)
        elif self._phase is RecordingPhase.NAMING and text:
            self._room.tasks.start(TASK, self._keep(text), self._say)

    async def _begin(self, url: str) -> None:
        self._go.setEnabled(False)
        self._before = []
        say(self._hint, tr("ブラウザーを開いています…"), "muted")
        self.steps.clear()
        try:
            self._recording_session = await self._started(url)
        except StudioError:
            self._recording_session = None
            self._show(RecordingPhase.ASKING)
            raise
        for step in self._recording_session.steps:
            if self._item(step.id) is None:
                self._put(step, "")
        self._show(RecordingPhase.RECORDING)
        self._show_browser()

    async def _started(self, url: str) -> RecordingSession:
        return await self._room.workbench.recording_service.begin(url)

    async def _keep(self, name: str) -> None:
        assert self._recording_session is not None
        flow = await self._room.workbench.recording_service.save(self._recording_session, name)
        self._close()
        self.kept.emit(flow)

    def _pause_or_go_on(self) -> None:
        self._room.tasks.start(TASK, self._turned(), self._say)

    async def _turned(self) -> None:
        assert self._recording_session is not None
        if self._phase is RecordingPhase.RECORDING:
            await self._recording_session.pause()
            self._show(RecordingPhase.PAUSED)
        else:
            await self._recording_session.go_on()
            self._show(RecordingPhase.RECORDING)
            self._show_browser()

    def _end(self) -> None:
        self._room.tasks.cancel(POINT_TASK)
        self._room.tasks.start(TASK, self._ended(), self._say)

    async def _ended(self) -> None:
        assert self._recording_session is not None
        await self._recording_session.refuse_open_dialog()
        await self._room.workbench.recording_service.end()
        if not self._recording_session.steps:
            self._close()
            return
        name = self._recording_session.title or name_of(self._recording_session.steps)
        self._show(RecordingPhase.NAMING)
        self._line.setText(clip(name, MAX_NAME_CHARS))
        self._line.setFocus()
        self._line.selectAll()

    def _give_up(self) -> None:
        self._room.tasks.start(TASK, self._given_up(), self._say)

    async def _given_up(self) -> None:
        await self._room.workbench.recording_service.end()
        self._close()

    def _close(self) -> None:
        self._recording_session = None
        self.steps.clear()
        self._show(RecordingPhase.OFF)

    def _point(self, kind: str) -> None:
        """Let the person point at something in the browser."""
        if self._recording_session is not None and not self._room.tasks.is_busy(POINT_TASK):
            self._hint.setText(tr("ブラウザーで、対象を押して選んでください（Esc でやめる）。"))
            self._stop.show()
            self._show_browser()
            self._room.tasks.start(POINT_TASK, self._pointed(kind), self._say)

    def _stop_pointing(self) -> None:
        self._room.tasks.start(STOP_TASK, self._room.workbench.cancel_pick(), self._say)

    async def _pointed(self, kind: str) -> None:
        assert self._recording_session is not None
        ways = {
            "check": self._recording_session.check,
            "shown": self._recording_session.wait_until_shown,
            "gone": self._recording_session.wait_until_gone,
            "rest": self._recording_session.rest,
        }
        try:
            await ways[kind]()
        finally:
            self._stop.hide()
            self._show(self._phase)

    def _take_out(self) -> None:
        ids, row = self._ids(), self.steps.currentRow()
        if self._recording_session is not None and row >= 0:
            self._arrange(ids[:row] + ids[row + 1 :], row)

    def _move(self, by: int) -> None:
        """Let the step that is selected stand one place further up or down."""
        ids, row = self._ids(), self.steps.currentRow()
        if self._recording_session is not None and 0 <= row + by < len(ids) and row >= 0:
            ids.insert(row + by, ids.pop(row))
            self._arrange(ids, row + by)

    def _take_order(self) -> None:
        """Keep the order in which rows were dragged."""
        if self._recording_session is not None:
            self._arrange(self._ids(), self.steps.currentRow())

    def _take_back(self) -> None:
        """Let the list be what it was before the last change; what was done since stays, at its end."""
        before = self._before.pop() if self._before else ()
        if self._recording_session is not None and before:
            self._recording_session.put_back(before)
            self._show_steps(self.steps.currentRow())

    def _arrange(self, ids: list[str], row: int) -> None:
        assert self._recording_session is not None
        self._before.append(self._recording_session.steps)
        self._recording_session.arrange(ids)
        self._show_steps(row)

    def _write_value(self) -> None:
        """値を変える: let the step that is selected put something else into its field."""
        if self._changeable() is not None:
            self._room.tasks.restart(VALUE_TASK, self._value_written(), self._say)

    async def _value_written(self) -> None:
        item, held, session = self.steps.currentItem(), self._changeable(), self._recording_session
        if held is None or session is None:
            return
        step_id, row = str(item.data(_ID)), self.steps.currentRow()
        step = next(one for one in session.steps if one.id == step_id)
        label = without_marks(step.action.element.name) if step.action.element else ""
        value = await ask_line(
            self, tr("入力する値を変えます"), label or tr("値"), held, _VALUE_CHARS
        )
        if value is not None and value != held and self._recording_session is session:
            before = session.steps
            session.change_value(step_id, value)
            self._before.append(before)
            self._show_steps(row)

    def _changeable(self) -> str | None:
        """Return the value of the step that is selected, where it can be written otherwise."""
        item = self.steps.currentItem()
        if self._recording_session is None or not item:
            return None
        return self._recording_session.value_of(str(item.data(_ID)))

    def _ids(self) -> list[str]:
        return [str(self.steps.item(row).data(_ID)) for row in range(self.steps.count())]

    def _show_steps(self, row: int) -> None:
        """Show the list of the recording anew, with this row selected."""
        assert self._recording_session is not None
        self.steps.clear()
        for step in self._recording_session.steps:
            self._put(step, "")
        self.steps.setCurrentRow(min(row, self.steps.count() - 1))
        self._show_choices()
        self._say_hint()

    def _show_choices(self) -> None:
        """Offer other meanings of a press in a row, for the step that is selected."""
        item = self.steps.currentItem()
        self._remove.setEnabled(bool(item))
        self._change.setVisible(self.fills_page and self._changeable() is not None)
        self._undo.setVisible(self.fills_page and bool(self._before))
        self._go.setEnabled(self._phase is not RecordingPhase.NAMING or self.steps.count() > 0)
        offers = (
            self._recording_session.offers(str(item.data(_ID)))
            if self._recording_session and item
            else ()
        )
        self._row.setVisible(bool(offers))
        menu = self._row.menu()
        menu.clear()
        for offer in offers:
            action = menu.addAction(clip(in_brackets(offer.words), 60).replace("&", "&&"))
            action.triggered.connect(lambda _=False, one=offer: self._take_offer(one))

    def _take_offer(self, offer: RowOffer) -> None:
        item = self.steps.currentItem()
        if self._recording_session is not None and item:
            self._recording_session.take_offer(str(item.data(_ID)), offer)

    def _say(self, fault: StudioError) -> None:
        self._go.setEnabled(True)
        self._show_choices()
        say(self._hint, str(fault), "red")

    def _say_hint(self) -> None:
        """Say what can be done now; what was wrong a moment ago is over."""
        is_asked = any(step.needs_approval for step in self._recording_session.steps) if self._recording_session else False  # fmt: skip
        shield = tr("🛡 の付いた手順は、実行するたびに確認します。") if is_asked else ""
        hints = {
            RecordingPhase.ASKING: tr("空のままにすると、いま開いているページから始めます。"),
            RecordingPhase.RECORDING: tr("ブラウザーで、いつものとおりに操作してください。"),
            RecordingPhase.PAUSED: tr("いまの操作は記録されません。"),
            RecordingPhase.NAMING: sentences(
                tr("順番は、行をドラッグするか Alt＋↑・↓ で変えられます。"), shield
            ),
        }
        say(self._hint, hints.get(self._phase, ""), "muted", is_aloud=False)

    def _show(self, phase: RecordingPhase) -> None:
        self._phase = phase
        is_line, is_live = phase in (RecordingPhase.ASKING, RecordingPhase.NAMING), phase in (RecordingPhase.RECORDING, RecordingPhase.PAUSED)  # fmt: skip
        self._words.setText(phase.words)
        icon, tone = phase.look
        set_look(self, "card", tone)
        self._room.theme.dress(self._dot, icon, "red" if tone == "plain" else tone, 16)
        self._say_hint()
        names = {
            RecordingPhase.ASKING: tr("アドレスかサイトの名前"),
            RecordingPhase.NAMING: tr("手順の名前"),
        }
        self._line.setPlaceholderText(names.get(phase, ""))
        self._line.setAccessibleName(names.get(phase, tr("開始ページのアドレス")))
        self._line.setCompleter(self._names if phase is RecordingPhase.ASKING else None)  # pyright: ignore[reportArgumentType]
        self._choose.setVisible(phase is RecordingPhase.ASKING and self._sites.rowCount() > 0)
        self._line.setMaxLength(MAX_NAME_CHARS if phase is RecordingPhase.NAMING else 2_000)
        self._go.setText(tr("保存") if phase is RecordingPhase.NAMING else tr("記録を始める"))
        self._go.setEnabled(True)
        self._drop.setText(tr("保存しない") if phase is RecordingPhase.NAMING else tr("やめる"))
        self._pause.setText(tr("続ける") if phase is RecordingPhase.PAUSED else tr("一時停止"))
        for widget in (self._line, self._go, self._drop):
            widget.setVisible(is_line)
        self._buttons.setVisible(is_live)
        has_list = is_live or phase is RecordingPhase.NAMING
        self.steps.setVisible(has_list)
        grows = QSizePolicy.Policy.Expanding if has_list else QSizePolicy.Policy.Maximum
        self.setSizePolicy(QSizePolicy.Policy.Preferred, grows)
        self._remove.setVisible(has_list)
        self._show_choices()
        self.setVisible(phase is not RecordingPhase.OFF)
        self.phase_changed.emit()

    def _lay_out(self) -> None:
        self._room.theme.dress(self._choose, "fa6s.chevron-down")
        self._choose.setShortcut(Qt.Key.Key_Down)  # also while they are shown: it goes on
        self._choose.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._line.setObjectName("recording_line")
        self._line.returnPressed.connect(self._take_line)
        self._row.setObjectName("recording_row")
        self._row.setMenu(QMenu(self._row))
        named(self.steps, "recording_steps", tr("記録した手順"))
        self.steps.setMinimumHeight(_LIST_HEIGHT)
        self.steps.setWordWrap(True)
        self.steps.currentItemChanged.connect(self._show_choices)
        self.steps.itemDoubleClicked.connect(self._write_value)
        head = in_row(self._dot, grow(self._words))
        line = in_row(grow(self._line), self._go, self._drop)
        self.steps.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        self.steps.model().rowsMoved.connect(
            self._take_order, Qt.ConnectionType.QueuedConnection
        )  # the view still holds the row that it moved
        for keys, act in (
            (QKeySequence.StandardKey.Delete, self._take_out),
            (QKeySequence.StandardKey.Undo, self._take_back),
            ("F2", self._write_value),
            ("Alt+Up", lambda: self._move(-1)),
            ("Alt+Down", lambda: self._move(1)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self.steps)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(act)
        foot = in_row(FREE, self._undo, self._row, self._change, self._remove, gap=AS_AROUND)
        self._lay_buttons()
        self.put(head, self._hint, line, self._buttons, grow(self.steps), foot)

    def _lay_buttons(self) -> None:
        wait = PushButton(tr("待つ…"), self._buttons)
        wait.setObjectName("recording_wait")
        menu = QMenu(wait)
        for kind, words in (("shown", tr("出るまで待つ")), ("gone", tr("消えるまで待つ"))):
            menu.addAction(words).triggered.connect(lambda _=False, one=kind: self._point(one))
        wait.setMenu(menu)
        check = make_button(
            self._buttons, tr("確かめる"), "recording_check", lambda: self._point("check")
        )
        rest = make_button(
            self._buttons, tr("マウスを重ねる"), "recording_rest", lambda: self._point("rest")
        )
        end = make_button(self._buttons, tr("終わる"), "recording_end", self._end, "main")
        check.setToolTip(tr("画面の文字を選ぶと、それが出ているか確かめる手順になります"))
        wait.setToolTip(tr("画面の文字を選ぶと、それが出る（消える）まで待つ手順になります"))
        rest.setToolTip(tr("マウスを重ねると開くメニューを選びます"))
        FlowLayout(self._buttons, check, wait, rest, self._stop, self._pause, end)


def name_of(steps: Sequence[FlowStep]) -> str:
    """Return what a recording that began on an empty page may be called: what it sent, else what it did last."""
    acts = [step for step in steps if not isinstance(step.action, WaitFor)] or list(steps)
    sent = next((step for step in reversed(acts) if step.needs_approval), acts[-1])
    return in_brackets(sent.item)
