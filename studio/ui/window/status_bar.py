"""The line at the foot: where the browser is, that it is there, and how the library stands."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QStatusBar, QWidget
from typing_extensions import override

from studio.domain.page.address import readable
from studio.domain.text import clip
from studio.ui.widgets.actions import ActionSet
from studio.ui.widgets.controls import (
    PushButton,
    Size,
    follow_action,
    make_button,
    make_elided,
    make_label,
    say,
)
from studio.ui.widgets.theme import Theme, set_look
from studio.words import tr

MAX_URL_CHARS = 60
_SIDE: Final = 10
_WIDE: Final = 640
_READABLE: Final = 80
_WHOLE: Final = 10_000
"""Pixels that no text has: it stands there whole, or not at all."""
_GAP: Final = 12


class StatusLine(QStatusBar):
    """Address | what the page did | browser | library, and 「並べる」.

    Args:
        browser_name: What to call the browser.
        library_note: How the library stands.

    Signals:
        recovery_wanted: The person wants to type the recovery key back.
        checks_wanted: The person wants to see what a check found.
    """

    recovery_wanted = Signal()
    checks_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        actions: ActionSet,
        browser_name: str,
        library_note: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.setContentsMargins(_SIDE, 0, _SIDE, 0)
        self._browser_name = browser_name
        self._arrange = actions["arrange"]
        self._buttons: list[QPushButton] = []
        self._url = make_elided(self, Size.SMALL, name="status_url", least=_READABLE)
        self._page = make_label(self, size=Size.SMALL, name="status_page")
        self._browser = make_elided(self, Size.SMALL, name="status_browser", least=_READABLE)
        self._library = make_elided(self, Size.SMALL, name="status_library")
        self._recovery = make_button(
            self,
            tr("回復キーを確かめる"),
            "status_recovery",
            self.recovery_wanted.emit,
            "link",
        )
        self._recovery.hide()
        self._checks = make_button(self, "", "status_checks", self.checks_wanted.emit, "link")
        theme.dress(self._checks, "fa6s.stethoscope", "amber", 14)
        self.offer_checks(0)
        self.addWidget(self._url, 1)
        self.addWidget(self._page)
        self.addWidget(self._browser)
        self.addWidget(self._library)
        self.addWidget(self._recovery)
        self.addWidget(self._checks)
        for name, icon in (("arrange", "fa6s.table-columns"), ("manual", "fa6s.circle-question")):
            button = PushButton(self)
            button.setObjectName(f"{name}_button")
            button.setProperty("look", "link")
            follow_action(button, actions[name])
            theme.dress(button, icon, "muted", 14)
            self.addPermanentWidget(button)
            self._buttons.append(button)
        self.show_library(library_note)
        self.show_browser(is_open=False)

    @override
    def resizeEvent(self, arg__1: QResizeEvent) -> None:
        super().resizeEvent(arg__1)
        self._share_room()

    def show_library(self, note: str, *, needs_care: bool = False) -> None:
        """Say how the library stands; "" says nothing."""
        self._library.show_text(tr("ライブラリ：{note}", note=note) if note else "")
        set_look(self._library, "tone", "amber" if needs_care else "")
        self._library.least = 0 if needs_care else _WHOLE
        self._needs_care = needs_care
        self._share_room()

    def offer_recovery(self, *, is_wanted: bool) -> None:
        """Offer, quietly, to type the recovery key back, until that was done once."""
        self._recovery.setVisible(is_wanted)
        self._share_room()

    def offer_checks(self, count: int) -> None:
        """Offer to see what a check found that nobody was told before; 0 for nothing."""
        words = tr("点検：新しい問題 {count} 件を見る", count=count)
        self._checks.setText(words)
        self._checks.setAccessibleName(words)
        self._checks.setVisible(count > 0)
        if self._buttons:
            self._share_room()

    def show_url(self, url: str) -> None:
        """Show the address, cut; the whole of it is in the tip."""
        self._url.setText(clip(readable(url), MAX_URL_CHARS))
        self._url.setToolTip(url)

    def show_page(self, words: str) -> None:
        """Show what the page did: an open dialog, a saved file, how many tabs there are."""
        say(self._page, words)

    def _share_room(self) -> None:
        """In a narrow window the buttons alone stand here, whole, and what is to be known before work is done."""
        is_wide = self.width() >= _WIDE
        shown = (self._page, self._library, self._recovery, self._checks, *self._buttons)
        wanted = sum(one.sizeHint().width() + _GAP for one in shown if not one.isHidden())
        room = self.width() - 2 * _SIDE - wanted - self._browser.sizeHint().width()
        self._url.setVisible(is_wide)
        self._browser.setVisible(is_wide and room > _READABLE)
        self._library.setVisible(is_wide or self._needs_care)

    def show_browser(self, *, is_open: bool) -> None:
        """Name the browser that is there, and say what the button does with it."""
        self._browser.show_text(
            tr("ブラウザー：{name}", name=self._browser_name) if is_open else ""
        )
        self._arrange.setText(tr("並べる") if is_open else tr("ブラウザーを開く"))
        self._share_room()
        if not is_open:
            self.show_url("")
            self.show_page("")
