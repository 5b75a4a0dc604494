"""The forms of 認証情報: a new secret, another value, other sites. A value is typed, never shown."""

import re
from collections.abc import Collection, Iterable
from typing import Final

from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QWidget

from studio.domain.errors import SecretError
from studio.domain.page.address import origin_of
from studio.domain.records.credential import SecretCard, SecretPlace, clean_secret_name
from studio.engine.memory import SecretStore
from studio.ui.dialogs.tried_form import TriedForm, UnseenField
from studio.ui.widgets.calm import CalmBox
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from studio.words import tr

PLACES: Final = (SecretPlace.KEYCHAIN, SecretPlace.LIBRARY)
"""Where the window keeps a value; a `.env` file is read, and written by people."""
_SITES_HEIGHT: Final = 76


class SecretForms:
    """Asks, and does it: each returns True when it was done.

    Args:
        parent: The window.
        theme: For the eye beside a value.
        tasks: Carries what a form does.
        store: The credentials.
    """

    def __init__(self, parent: QWidget, theme: Theme, tasks: TaskOwner, store: SecretStore) -> None:
        self._parent = parent
        self._theme = theme
        self._tasks = tasks
        self._store = store

    async def add(self, known: Collection[str], usual: SecretPlace, page_url: str = "") -> bool:
        """Ask for a new secret.

        Args:
            known: The names that are taken; their values are changed elsewhere.
            usual: The place that is proposed.
            page_url: The page that is open: its site is proposed; "" proposes none.
        """
        form = self._form(
            tr("認証情報を追加"),
            tr("名前を付けて預かります。パスワードは保存したあと表示できません。"),
            tr("追加"),
        )
        name = form.add_line(tr("名前"), "secret_name", note=tr("例：会計ログイン"))
        user = self._user(form)
        value = self._value(form)
        sites = _Sites(form, filter(None, (origin_of(page_url),)))
        place = self._place(form, usual)

        def problem() -> str:
            if not name.text().strip():
                return tr("名前を入力してください。")
            if _clean(name.text()) in known:
                return tr(
                    "同じ名前の認証情報があります。一覧の「パスワードを変える」を押してください。"
                )
            return "" if value.text else tr("パスワードを入力してください。")

        async def keep() -> None:
            await self._store.put(
                name.text(),
                value.text,
                sites.origins,
                SecretPlace(place.currentData()),
                user.text(),
            )

        return await form.ask(self._tasks, keep, problem)

    async def change_value(self, card: SecretCard) -> bool:
        """Ask for another value of a secret; its sites and its place stay."""
        form = self._form(
            tr("パスワードを変える"),
            tr(
                "「{name}」の新しいパスワードを入力してください。前のものは残りません。",
                name=card.name,
            ),
            tr("変える"),
        )
        value = self._value(form)

        async def keep() -> None:
            await self._store.put(card.name, value.text, card.origins, card.place)

        return await form.ask(
            self._tasks,
            keep,
            lambda: "" if value.text else tr("パスワードを入力してください。"),
        )

    async def bind(self, card: SecretCard) -> bool:
        """Ask which sites a secret may be typed into, and whose it is there."""
        form = self._form(
            tr("サイトとユーザー名を決める"),
            tr("「{name}」は、ここに書いたサイトにだけ入力します。", name=card.name),
            tr("決める"),
        )
        user = self._user(form, card.user)
        sites = _Sites(form, card.origins)

        async def keep() -> None:
            await self._store.bind(card.name, sites.origins, user.text())

        return await form.ask(self._tasks, keep, lambda: "")

    def _form(self, title: str, words: str, accept: str) -> TriedForm:
        return TriedForm(self._parent, "secret_form", title, words, accept)

    def _user(self, form: TriedForm, known: str = "") -> QLineEdit:
        note = tr(
            "書くと、使うサイトのログイン画面を自動で通ります。パスワードだけのときは空のままにします。"
        )
        field = form.add_line(tr("ユーザー名"), "secret_user", note=note)
        field.setText(known)
        return field

    def _value(self, form: TriedForm) -> UnseenField:
        field = UnseenField(form, self._theme, "secret_value")
        form.add(tr("パスワード"), field)
        return field

    def _place(self, form: TriedForm, usual: SecretPlace) -> QComboBox:
        box = CalmBox(form)
        box.setObjectName("secret_place")
        for place in PLACES:
            box.addItem(place.words, place.value)
        box.setCurrentIndex(max(box.findData(usual.value), 0))
        form.add(tr("保管場所"), box)
        return box


class _Sites(QPlainTextEdit):
    """One address a line."""

    def __init__(self, form: TriedForm, origins: Iterable[str] = ()) -> None:
        super().__init__("\n".join(origins), form)
        self.setObjectName("secret_sites")
        self.setPlaceholderText("https://www.example.co.jp/")
        self.setFixedHeight(_SITES_HEIGHT)
        self.setTabChangesFocus(True)
        form.add(
            tr("使うサイト"),
            self,
            tr(
                "ログインするページのアドレスを 1 行に 1 つ書きます。書かないうちは、どこにも入力しません。"
            ),
        )

    @property
    def origins(self) -> tuple[str, ...]:
        """What stands there, blanks and commas taken as line ends."""
        return tuple(word for word in re.split(r"[\s,、，]+", self.toPlainText()) if word)


def _clean(name: str) -> str:
    """Return a name as it is compared; one that cannot be used is told by the store."""
    try:
        return clean_secret_name(name)
    except SecretError:
        return ""
