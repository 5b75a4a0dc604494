"""The screen of a library that does not open: what happened, that nothing was touched, what helps."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, assert_never

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget

from studio.domain.errors import LibraryLockedError, StudioError
from studio.domain.records.library_state import LibraryRemedy, LibraryReport, LibraryState, state_of
from studio.ui.dialogs.ask import confirm, opened
from studio.ui.keys.restoring import PASSPHRASE_NEEDED, ask_restore
from studio.ui.keys.unlock import ask_passphrase
from studio.ui.widgets.boxes import AS_AROUND, FREE, at_top, grow, in_column, in_row
from studio.ui.widgets.controls import Size, make_button, make_label, make_wrapped, say
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from studio.ui.widgets.written_file import show_in_system
from studio.words import sentences, tr

if TYPE_CHECKING:
    from studio.bootstrap import LibraryCare

RECOVERY_TASK: Final = "recovery"
_WIDTH: Final = 600

KEY_WRONG: Final = "LIBRARY_KEY_WRONG"
_NEEDS_WORD: Final = tr("パスフレーズを入力してください。忘れたときは、回復キーで開けます。")
"""Instead of what is said where nobody can be asked: files and variables."""

_LOOKS: Final = {
    LibraryState.LOCKED: ("fa6s.lock", "amber"),
    LibraryState.BUSY: ("fa6s.hourglass-half", "amber"),
    LibraryState.NEWER: ("fa6s.circle-up", "amber"),
    LibraryState.DISK_FULL: ("fa6s.hard-drive", "amber"),
}
"""Icon and colour of a state; the others are faults."""

_ICONS: Final = {
    LibraryRemedy.RETRY: "fa6s.rotate-right",
    LibraryRemedy.UNLOCK: "fa6s.key",
    LibraryRemedy.RESTORE: "fa6s.clock-rotate-left",
    LibraryRemedy.BEGIN_ANEW: "fa6s.plus",
    LibraryRemedy.OPEN_FOLDER: "fa6s.folder-open",
}


class RecoveryDialog(QDialog):
    """Stays until the library is open or the person closes the studio.

    Args:
        care: What can be done.
        reopen: Opens the library, with the person's help where it is locked; raises `StudioError`.
        home: The folder with the files.
        tasks: Carries what is done.
        theme: For the icons.
        parent: The window it stands on.
    """

    def __init__(
        self,
        care: "LibraryCare",
        reopen: Callable[[], Awaitable[None]],
        home: Path,
        tasks: TaskOwner,
        theme: Theme,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("recovery_screen")
        self.setWindowTitle(tr("ライブラリを開けません"))
        self.setMinimumWidth(_WIDTH)
        self._care = care
        self._reopen = reopen
        self._home = home
        self._tasks = tasks
        self._theme = theme
        self._under_way = tr("処理しています…")
        self._report = LibraryReport(state=LibraryState.FAILED)
        self._icon = QLabel(self)
        self._title = make_wrapped(self, size=Size.TITLE, name="recovery_title")
        self._message = make_wrapped(self, name="recovery_message")
        self._remedy = make_wrapped(self, name="recovery_remedy")
        self._result = make_wrapped(self, name="recovery_result")
        self._detail = make_wrapped(self, "", Size.SMALL, "muted", "recovery_detail")
        self._buttons = QWidget(self)
        self._flow = FlowLayout(self._buttons)
        self._more = make_button(self, tr("くわしく"), "recovery_more", self._show_more, "link")
        self._close = make_button(self, tr("閉じる"), "recovery_close", self.reject)
        self._lay_out()

    async def ask(self, report: LibraryReport) -> bool:
        """Show how the library stands; True once it is open, False when the person closed this."""
        self.show_report(report)
        return await opened(self)

    def show_report(self, report: LibraryReport) -> None:
        """Say how the library stands, and offer what helps."""
        self._report = report
        icon, colour = _LOOKS.get(report.state, ("fa6s.circle-xmark", "red"))
        self._theme.dress(self._icon, icon, colour, 22)
        self._title.setText(tr("ライブラリ：{state}", state=report.state.words))
        self._message.setText(report.message)
        say(self._remedy, report.remedy)
        self._detail.setText(f"{report.code}\n{report.detail}".strip())
        self._detail.hide()
        self._say("")
        self._show_buttons(report.remedies or report.state.remedies)

    def _show_buttons(self, remedies: tuple[LibraryRemedy, ...]) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            if (older := item.widget()) is not None:
                older.hide()
                older.deleteLater()
        for number, remedy in enumerate(remedies):
            button = self._make_button(remedy, is_first=number == 0)
            button.setAutoDefault(True)  # Enter presses the one that has the keyboard
            self._flow.addWidget(button)
            button.show()
            if number == 0:
                button.setFocus()
        self._buttons.updateGeometry()

    def _make_button(self, remedy: LibraryRemedy, *, is_first: bool) -> QPushButton:
        is_main = is_first and remedy is not LibraryRemedy.BEGIN_ANEW
        button = make_button(
            self._buttons,
            remedy.words,
            f"recovery_{remedy}",
            lambda: self._start(remedy),
            "main" if is_main else "",
        )
        self._theme.dress(button, _ICONS[remedy], "on_accent" if is_main else "muted", 14)
        button.setIconSize(QSize(14, 14))
        return button

    def _start(self, remedy: LibraryRemedy) -> None:
        if remedy is LibraryRemedy.OPEN_FOLDER:
            words = tr(
                "このパソコンには、フォルダーを開くソフトが見つかりません。場所：{path}",
                path=self._home,
            )
            self._say("")
            show_in_system(self, self._home, lambda: self._say(words, "amber"))
            return
        self._buttons.setEnabled(False)
        self._say(self._under_way, "muted")
        self._tasks.start(RECOVERY_TASK, self._carried_out(remedy), self._show_fault)

    async def _carried_out(self, remedy: LibraryRemedy) -> None:
        """Do it; a fault on the way is told below the buttons."""
        try:
            await self._carry_out(remedy)
            self._forget_progress()
        except StudioError as fault:
            self._say(str(fault))
        finally:
            self._buttons.setEnabled(True)

    async def _carry_out(self, remedy: LibraryRemedy) -> None:
        match remedy:
            case LibraryRemedy.RETRY:
                await self._open()
            case LibraryRemedy.UNLOCK:
                await self._unlock()
            case LibraryRemedy.RESTORE:
                if await ask_restore(self._care, self._theme, self._tasks, self):
                    await self._open()
            case LibraryRemedy.BEGIN_ANEW:
                if await self._is_sure():
                    await self._care.begin_anew()
                    await self._open()
            case LibraryRemedy.OPEN_FOLDER:
                pass
            case _:
                assert_never(remedy)

    async def _open(self) -> None:
        """Open it now; a fault is the state it is in, which may be another one than before."""
        try:
            await self._reopen()
        except StudioError as fault:
            self.show_report(report_of(fault))
        else:
            self.accept()

    async def _unlock(self) -> None:
        """Ask until it opens, or the person goes back to the screen."""
        reason = self._report.message
        while (typed := await ask_passphrase(reason, self, is_new=False)) is not None:
            report = await self._care.unlock(typed)
            if report.state.is_usable:
                await self._open()
                return
            if report.state is not LibraryState.LOCKED:
                self.show_report(report)
                return
            reason = sentences(report.message, report.remedy)

    async def _is_sure(self) -> bool:
        return await confirm(
            self,
            tr("新しく始める"),
            tr(
                "空のライブラリで始めます。今ある手順は、この画面からは見えなくなります。\n"
                "今のファイルと鍵は消さずに、保存場所の中の別のフォルダーへ移します。"
            ),
            tr("新しく始める"),
            tr("やめる"),
        )

    def _show_fault(self, fault: StudioError) -> None:
        self._buttons.setEnabled(True)
        self._say(str(fault))

    def _forget_progress(self) -> None:
        """Say no more that something is under way."""
        if self._result.text() == self._under_way:
            self._say("")

    def _show_more(self) -> None:
        self._detail.setVisible(not self._detail.isVisible())

    def _say(self, words: str, tone: str = "red") -> None:
        say(self._result, words, tone)

    def _lay_out(self) -> None:
        head = in_row(at_top(self._icon), grow(self._title), gap=10)
        shield = self._theme.dress(QLabel(self), "fa6s.shield-halved", "green", 14)
        words = tr("今あるファイルには触れていません。新しいライブラリも作っていません。")
        safe = in_row(shield, grow(make_label(self, words, tone="green", name="recovery_safe")))
        foot = in_row(self._more, FREE, self._close, gap=AS_AROUND)
        in_column(
            head,
            self._message,
            self._remedy,
            safe,
            self._buttons,
            self._result,
            self._detail,
            foot,
            gap=12,
            of=self,
            margins=(20, 18, 20, 16),
        )


def report_of(fault: StudioError) -> LibraryReport:
    """Return how the library stands, as the fault of its opening tells it."""
    is_locked = isinstance(fault, LibraryLockedError) and fault.code != KEY_WRONG
    state = LibraryState.LOCKED if is_locked else state_of(fault.code)
    needs_word = fault.code == PASSPHRASE_NEEDED
    return LibraryReport(
        state=state,
        code=fault.code,
        message=fault.message,
        remedy=_NEEDS_WORD if needs_word else fault.remedy,
        detail=fault.detail,
        remedies=state.remedies,
    )
