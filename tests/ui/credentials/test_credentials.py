"""認証情報 by hand: a value goes in, is never shown again, and goes only where the person said."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from studio.domain.records.credential import SecretPlace
from studio.ui.credentials.secret_forms import PLACES
from studio.ui.dialogs.tried_form import TriedForm
from tests.ui.conftest import Stage, answered, child, idle, on_qt, until

SITE = "https://office.example.co.jp"
VALUE = "さくら-7-zQ"


async def at_credentials(stage: Stage) -> None:
    stage.window.begin()
    stage.window.commands["go_credentials"].trigger()
    await idle(stage)


async def form_of(stage: Stage) -> TriedForm:
    def shown() -> TriedForm | None:
        forms = stage.window.findChildren(TriedForm, "secret_form")
        return next((form for form in forms if form.isVisible()), None)

    await until(shown)
    form = shown()
    assert form is not None
    return form


async def gone(form: TriedForm) -> None:
    await until(lambda: not isValid(form))


def pick(stage: Stage, name: str) -> None:
    """Choose from the menu of the first card."""
    child(stage.window.credentials_page.cards[0].menu, QAction, name).trigger()


def words_of(widget: QWidget) -> str:
    texts = [label.text() for label in widget.findChildren(QLabel)]
    return "\n".join([*texts, *[edit.text() for edit in widget.findChildren(QLineEdit)]])


@on_qt
async def test_a_secret_is_added_and_its_value_is_nowhere_to_be_seen(stage: Stage) -> None:
    page = stage.window.credentials_page
    await at_credentials(stage)
    assert not page.cards
    stage.find(QPushButton, "add_secret").click()
    form = await form_of(stage)
    child(form, QLineEdit, "secret_name").setText("会計")
    child(form, QLineEdit, "secret_value").setText(VALUE)
    child(form, QPlainTextEdit, "secret_sites").setPlainText(f"{SITE}/login\n")
    place = child(form, QComboBox, "secret_place")
    assert [place.itemText(row) for row in range(place.count())] == [p.words for p in PLACES]
    place.setCurrentIndex(place.findData(SecretPlace.LIBRARY.value))
    form.accept_button.click()
    await gone(form)
    await until(lambda: page.cards)
    await idle(stage)
    (card,) = await stage.secrets.cards()
    assert (card.name, card.place, card.origins) == ("会計", SecretPlace.LIBRARY, (SITE,))
    assert await stage.secrets.value_for("会計", SITE) == VALUE
    assert VALUE not in words_of(stage.window)
    assert "追加しました" in stage.find(QLabel, "secret_result").text()


@on_qt
async def test_tab_goes_from_adding_through_the_cards_from_top_to_bottom(
    stage: Stage,
) -> None:
    page = stage.window.credentials_page
    for name in ("会計", "勤怠"):
        await stage.secrets.put(name, VALUE, (SITE,), SecretPlace.LIBRARY)
    await at_credentials(stage)
    at: QWidget | None = stage.find(QPushButton, "add_secret")
    wanted = [control for card in page.cards for control in card.controls]
    assert len(wanted) == 4
    for control in wanted:
        at = at.nextInFocusChain() if at is not None else None
        assert at is control


@pytest.mark.parametrize(
    ("name", "value", "sites", "told"),
    [
        ("", VALUE, SITE, "名前を入力"),
        ("新しい", "", SITE, "パスワードを入力"),
        ("会計", VALUE, SITE, "同じ名前"),
        ("{{x}}", VALUE, SITE, "名前として使えません"),
        ("新しい", VALUE, "http://elsewhere.example.com", "暗号化されていない"),
    ],
)
@on_qt
async def test_a_form_with_a_slip_stays_with_what_was_typed(
    stage: Stage, name: str, value: str, sites: str, told: str
) -> None:
    await stage.secrets.put("会計", VALUE, (SITE,), SecretPlace.KEYCHAIN)
    await at_credentials(stage)
    stage.window.credentials_page.add()
    form = await form_of(stage)
    child(form, QLineEdit, "secret_name").setText(name)
    child(form, QLineEdit, "secret_value").setText(value)
    child(form, QPlainTextEdit, "secret_sites").setPlainText(sites)
    form.accept_button.click()
    await until(lambda: told in form.hint.text())
    assert form.isVisible()
    assert child(form, QLineEdit, "secret_value").text() == value
    await until(lambda: form.cancel_button.isEnabled())
    form.cancel_button.click()
    await gone(form)
    assert len(await stage.secrets.cards()) == 1


@on_qt
async def test_a_value_is_seen_only_while_the_eye_is_held(stage: Stage, qtbot: QtBot) -> None:
    await at_credentials(stage)
    stage.window.credentials_page.add()
    form = await form_of(stage)
    line = child(form, QLineEdit, "secret_value")
    eye = child(form, QToolButton, "secret_value_eye")
    assert line.echoMode() is QLineEdit.EchoMode.Password
    qtbot.mousePress(eye, Qt.MouseButton.LeftButton)
    assert line.echoMode() is QLineEdit.EchoMode.Normal
    qtbot.mouseRelease(eye, Qt.MouseButton.LeftButton)
    assert line.echoMode() is QLineEdit.EchoMode.Password
    form.cancel_button.click()


@on_qt
async def test_value_sites_and_place_are_changed_one_by_one(stage: Stage) -> None:
    await stage.secrets.put("会計", VALUE, (SITE,), SecretPlace.KEYCHAIN)
    await at_credentials(stage)
    stage.find(QPushButton, "secret_change").click()
    form = await form_of(stage)
    assert VALUE not in words_of(form)
    child(form, QLineEdit, "secret_value").setText("新しい値")
    form.accept_button.click()
    await gone(form)
    await idle(stage)
    assert await stage.secrets.value_for("会計", SITE) == "新しい値"
    pick(stage, "secret_bind")
    form = await form_of(stage)
    sites = child(form, QPlainTextEdit, "secret_sites")
    assert sites.toPlainText() == SITE
    sites.setPlainText("https://a.example.com、https://b.example.com")
    form.accept_button.click()
    await gone(form)
    await idle(stage)
    pick(stage, "secret_move_library")
    await idle(stage)
    (card,) = await stage.secrets.cards()
    assert card.origins == ("https://a.example.com", "https://b.example.com")
    assert card.place is SecretPlace.LIBRARY


@on_qt
async def test_removing_asks_first_and_a_place_that_cannot_be_used_is_told(
    stage: Stage,
) -> None:
    await stage.secrets.put("会計", VALUE, (SITE,), SecretPlace.KEYCHAIN)
    await at_credentials(stage)
    pick(stage, "secret_remove")
    await answered(stage, "confirm_no")
    await idle(stage)
    assert len(await stage.secrets.cards()) == 1
    stage.secrets.unusable.add(SecretPlace.KEYCHAIN)
    pick(stage, "secret_remove")
    await answered(stage)
    await idle(stage)
    assert "使えません" in stage.find(QLabel, "secret_result").text()
    stage.secrets.unusable.clear()
    pick(stage, "secret_remove")
    await answered(stage)
    await idle(stage)
    assert await stage.secrets.cards() == ()


@on_qt
async def test_a_secret_of_the_env_file_asks_for_its_site_and_cannot_be_written(
    stage: Stage,
) -> None:
    stage.secrets.lay("ACCOUNTING", VALUE)
    stage.secrets.notices = (".env がほかの人にも読めます。",)
    await at_credentials(stage)
    card = stage.window.credentials_page.cards[0]
    assert child(card, QPushButton, "secret_bind").isVisible()
    assert card.menu.findChild(QAction, "secret_change") is None
    assert "まだ使えません" in child(card, QLabel, "secret_notice").text()
    assert "読めます" in stage.find(QLabel, "secret_places").text()
