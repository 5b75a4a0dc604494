"""認証情報: secrets by name, place and site. A value goes in; it never comes out again."""

from collections.abc import Coroutine
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.errors import StudioError
from studio.domain.records.credential import SecretCard, SecretFound, SecretPlace
from studio.engine.memory import SecretStore
from studio.ui.credentials.credential_card import CredentialCard, SecretCallbacks
from studio.ui.credentials.secret_forms import SecretForms
from studio.ui.dialogs.ask import confirm
from studio.ui.widgets.boxes import FREE, PAGE, grow, in_column, in_row
from studio.ui.widgets.controls import (
    Card,
    EmptyCard,
    Size,
    make_button,
    make_label,
    make_wrapped,
    say,
)
from studio.ui.widgets.room import Room
from studio.ui.widgets.scrolled import CardColumn
from studio.words import tr

REFRESH_TASK: Final = "credentials"
ACT_TASK: Final = "credential act"


class CredentialsPage(QWidget):
    """Cards of secrets, by name.

    Args:
        room: What the places share.
        store: The credentials; None where this start has none.
    """

    def __init__(self, room: Room, store: SecretStore | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._room = room
        self._store = store
        self._forms = SecretForms(self, room.theme, room.tasks, store) if store else None
        self._callbacks = SecretCallbacks(self._change, self._bind, self._move, self._remove)
        self._secrets: tuple[SecretCard, ...] = ()
        self._usual = SecretPlace.KEYCHAIN
        self._count = make_label(self, size=Size.SMALL, tone="muted", name="secret_count")
        self._result = make_wrapped(self, name="secret_result")
        self._result.hide()
        self._about = make_wrapped(self, "", Size.SMALL, "amber", "secret_places")
        self._about.hide()
        self._empty = self._make_empty()
        self._add = make_button(self, tr("追加"), "add_secret", self.add, "main")
        self._column: CardColumn[CredentialCard] = CardColumn(self._add, self)
        self._column.add(self._empty)
        self._lay_out()

    @property
    def cards(self) -> list[CredentialCard]:
        """Those that are made, from the top."""
        return self._column.cards

    def refresh(self) -> None:
        """Read the list anew."""
        if self._store is not None:
            self._room.tasks.restart(REFRESH_TASK, self._read(self._store), self._show_fault)

    def add(self) -> None:
        """Ask for a new secret."""
        if self._forms is not None:
            known = {secret.name for secret in self._secrets}
            here = self._room.workbench.recording_service.page_url
            form = self._forms.add(known, self._usual, here)
            self._start(self._asked(form, tr("追加しました。")))

    async def _read(self, store: SecretStore) -> None:
        secrets, found = await store.cards(), await store.found()
        self._usual = found.usual
        self._show_places(found)
        await self._show(secrets)

    async def _show(self, secrets: tuple[SecretCard, ...]) -> None:
        """Show these; cards whose secret did not change stay, with the focus in them."""
        if secrets == self._secrets and self.cards:
            return
        self._secrets = secrets
        self._empty.setVisible(not secrets)
        self._count.setText(tr("{count} 件", count=len(secrets)) if secrets else "")
        makers = [partial(self._make_card, secret) for secret in secrets]
        await self._column.show_cards(makers)

    def _make_card(self, secret: SecretCard, parent: QWidget) -> CredentialCard:
        return CredentialCard(secret, self._room.theme, self._callbacks, parent)

    def _show_places(self, found: SecretFound) -> None:
        self._about.setText("\n".join(found.notices))
        self._about.setVisible(bool(found.notices))

    def _change(self, secret: SecretCard) -> None:
        if self._forms is not None:
            self._start(
                self._asked(self._forms.change_value(secret), tr("パスワードを変えました。"))
            )

    def _bind(self, secret: SecretCard) -> None:
        if self._forms is not None:
            self._start(
                self._asked(self._forms.bind(secret), tr("使うサイトとユーザー名を決めました。"))
            )

    def _move(self, secret: SecretCard, place: SecretPlace) -> None:
        if self._store is not None:
            self._start(self._moved(self._store, secret, place))

    def _remove(self, secret: SecretCard) -> None:
        if self._store is not None:
            self._start(self._removed(self._store, secret))

    def _start(self, work: Coroutine[object, object, None]) -> None:
        self._say("", "muted")
        self._room.tasks.start(ACT_TASK, work, self._show_fault)

    async def _asked(self, form: Coroutine[object, object, bool], done: str) -> None:
        if await form:
            self._say(done, "green")
            self.refresh()

    async def _moved(self, store: SecretStore, secret: SecretCard, place: SecretPlace) -> None:
        await store.move(secret.name, place)
        self._say(
            tr("「{name}」を{place}へ移しました。", name=secret.name, place=place.words), "green"
        )
        self.refresh()

    async def _removed(self, store: SecretStore, secret: SecretCard) -> None:
        if not await confirm(
            self,
            tr("認証情報を削除"),
            tr(
                "「{name}」を削除します。元に戻せません。\n"
                "この認証情報を使う手順は、次の実行から入力できなくなります。",
                name=secret.name,
            ),
            tr("削除"),
            tr("やめる"),
        ):
            return
        await store.remove(secret.name)
        self._say(tr("「{name}」を削除しました。", name=secret.name), "green")
        self.refresh()

    def _show_fault(self, fault: StudioError) -> None:
        self._say(str(fault), "red")

    def _say(self, text: str, tone: str) -> None:
        say(self._result, text, tone)

    def _make_empty(self) -> Card:
        if self._store is None:
            words = tr("この起動では、認証情報を使えません。")
            return EmptyCard("secrets_empty", self, words)
        words = tr(
            "ログインのパスワードなどを、名前を付けて預けられます。手順には名前だけが残り、"
            "パスワードは、決めたサイトの入力欄にだけ入ります。AI にも記録にも渡しません。"
        )
        return EmptyCard("secrets_empty", self, words, tr("まだ認証情報はありません"))

    def _lay_out(self) -> None:
        self._add.setEnabled(self._store is not None)
        self._room.theme.dress(self._add, "fa6s.plus", "on_accent", 14)
        head = in_row(
            make_label(self, tr("認証情報"), Size.PAGE), self._count, FREE, self._add, gap=12
        )
        in_column(
            head, self._about, self._result, grow(self._column), gap=10, of=self, margins=PAGE
        )
