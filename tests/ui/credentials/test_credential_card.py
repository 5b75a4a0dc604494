"""A card of 認証情報: what it tells, and what its menu offers."""

from datetime import UTC, datetime

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from studio.domain.records.credential import SecretCard, SecretPlace
from studio.ui.credentials.credential_card import CredentialCard, SecretCallbacks
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import child

SITE = "https://office.example.co.jp"


def make_card(host: QWidget, theme: Theme, secret: SecretCard, did: list[str]) -> CredentialCard:
    callbacks = SecretCallbacks(
        change=lambda card: did.append(f"change {card.name}"),
        bind=lambda card: did.append(f"bind {card.name}"),
        move=lambda card, place: did.append(f"move {card.name} {place}"),
        remove=lambda card: did.append(f"remove {card.name}"),
    )
    card = CredentialCard(secret, theme, callbacks, host)
    card.show()
    return card


def test_it_tells_place_site_and_last_use(host: QWidget, theme: Theme) -> None:
    secret = SecretCard(
        name="会計", place=SecretPlace.KEYCHAIN, origins=(SITE,), last_used_at=datetime.now(UTC)
    )
    card = make_card(host, theme, secret, [])
    words = "\n".join(label.text() for label in card.findChildren(QLabel))
    assert "OS のキーチェーン" in words
    assert "office.example.co.jp" in words
    assert "最後に使った日時 今日" in words
    assert card.findChild(QLabel, "secret_notice") is None


def test_each_act_is_asked_for_by_name(host: QWidget, theme: Theme) -> None:
    did: list[str] = []
    secret = SecretCard(name="会計", place=SecretPlace.LIBRARY, origins=(SITE,))
    card = make_card(host, theme, secret, did)
    child(card, QPushButton, "secret_change").click()
    for name in ("secret_bind", "secret_change", "secret_move_keychain", "secret_remove"):
        child(card.menu, QAction, name).trigger()
    assert did == ["change 会計", "bind 会計", "change 会計", "move 会計 keychain", "remove 会計"]
    assert card.menu.findChild(QAction, "secret_move_library") is None
