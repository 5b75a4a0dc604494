"""One secret as a card: its name, where it is kept, and which sites it is for. Never its value."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QWidget

from studio.domain.records.credential import SecretCard, SecretPlace
from studio.domain.text import clip
from studio.domain.values.moments import when_in_words
from studio.ui.credentials.secret_forms import PLACES
from studio.ui.widgets.boxes import grow, in_column, in_row
from studio.ui.widgets.controls import (
    Card,
    Size,
    make_button,
    make_elided,
    make_icon_button,
    make_wrapped,
    trigger,
)
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.theme import Theme
from studio.words import tr

_PLACE_ICONS = {
    SecretPlace.ENV_FILE: "fa6s.file-lines",
    SecretPlace.KEYCHAIN: "fa6s.laptop",
    SecretPlace.LIBRARY: "fa6s.lock",
}


@dataclass(frozen=True, slots=True)
class SecretCallbacks:
    """What a card's buttons do."""

    change: Callable[[SecretCard], None]
    bind: Callable[[SecretCard], None]
    move: Callable[[SecretCard, SecretPlace], None]
    remove: Callable[[SecretCard], None]


class CredentialCard(Card):
    """Name, place, sites, last use, what is to be known of it, and what can be done.

    Attributes:
        menu: Its further acts.
        controls: What the keyboard can reach, in order.
    """

    def __init__(
        self, secret: SecretCard, theme: Theme, callbacks: SecretCallbacks, parent: QWidget
    ) -> None:
        super().__init__(f"secret_{secret.name}", parent)
        self.setAccessibleName(secret.name)
        self._secret = secret
        self._theme = theme
        self._callbacks = callbacks
        self.menu = self._make_menu()
        first = self._first_button()
        more = make_icon_button(
            self,
            theme,
            "fa6s.ellipsis-vertical",
            tr("「{name}」のほかの操作", name=secret.name),
            "secret_more",
        )
        more.setMenu(self.menu)
        more.setPopupMode(more.ToolButtonPopupMode.InstantPopup)
        words = in_column(
            make_wrapped(self, clip(secret.name, 60), Size.TITLE, name="secret_name"),
            self._facts(),
            gap=3,
        )
        if secret.notice:
            words.addWidget(self._notice(secret.notice))
        self.put(in_row(grow(words), first, more))
        self.controls: tuple[QWidget, ...] = (first, more)

    def _first_button(self) -> QPushButton:
        """What is most likely wanted: sites for one that has none, else another value."""
        secret, do = self._secret, self._callbacks
        if not secret.origins or secret.place is SecretPlace.ENV_FILE:
            words, name, act = tr("使うサイトを決める"), "secret_bind", do.bind
        else:
            words, name, act = tr("パスワードを変える"), "secret_change", do.change
        button = make_button(self, words, name, lambda: act(secret))
        button.setAccessibleName(tr("「{name}」の{words}", name=secret.name, words=words))
        return button

    def _make_menu(self) -> QMenu:
        menu, secret, do = QMenu(self), self._secret, self._callbacks
        menu.setObjectName("secret_menu")
        acts: list[tuple[str, str, Callable[[], None]]] = [
            ("bind", tr("サイトとユーザー名を決める…"), lambda: do.bind(secret))
        ]
        if secret.place is not SecretPlace.ENV_FILE:
            acts.append(("change", tr("パスワードを変える…"), lambda: do.change(secret)))
        for place in PLACES:
            if place is not secret.place:
                words = tr("{place}へ移す", place=place.words)
                acts.append((f"move_{place}", words, lambda place=place: do.move(secret, place)))
        acts.append(("remove", tr("削除…"), lambda: do.remove(secret)))
        for name, words, act in acts:
            if name == "remove":
                menu.addSeparator()
            action = menu.addAction(words)
            action.setObjectName(f"secret_{name}")
            trigger(action, act)
        return menu

    def _facts(self) -> QWidget:
        facts, secret = QWidget(self), self._secret
        layout = FlowLayout(facts, spacing=14)
        sites = tr("、").join(site.removeprefix("https://") for site in secret.origins)
        used = tr("まだ使っていません")
        if secret.last_used_at:
            when = when_in_words(secret.last_used_at, datetime.now().astimezone())
            used = tr("最後に使った日時 {when}", when=when)
        for icon, text in (
            ("fa6s.user", secret.user or tr("ユーザー名なし")),
            (_PLACE_ICONS[secret.place], secret.place.words),
            ("fa6s.globe", sites or tr("使うサイトが決まっていません")),
            ("fa6s.clock-rotate-left", used),
        ):
            layout.addWidget(self._fact(icon, text, facts))
        return facts

    def _fact(self, icon: str, text: str, parent: QWidget) -> QWidget:
        fact = QWidget(parent)
        picture = self._theme.dress(QLabel(fact), icon, "muted", 12)
        words = make_elided(fact, Size.SMALL, "muted")
        words.show_text(text)
        in_row(picture, grow(words), gap=6, of=fact)
        return fact

    def _notice(self, text: str) -> QWidget:
        notice = QWidget(self)
        picture = self._theme.dress(QLabel(notice), "fa6s.triangle-exclamation", "amber", 12)
        in_row(
            picture,
            grow(make_wrapped(notice, text, Size.SMALL, "amber", "secret_notice")),
            gap=6,
            of=notice,
            margins=(0, 2, 0, 0),
        )
        return notice
