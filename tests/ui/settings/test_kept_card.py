"""確認なしで送るもの in 設定: what was answered with いつも is shown by site, and taken back."""

from PySide6.QtWidgets import QLabel, QPushButton

from studio.domain.flows.sending import SentShape
from studio.engine.guard.remembering import RememberedShapes
from tests.ui.conftest import Stage, idle, on_qt, until

SHAPE = SentShape(
    site="https://shop.example", method="POST", path="/items/*/star", fields=(("memo", "*"),)
)


@on_qt
async def test_one_button_takes_back_all_of_a_site(stage: Stage) -> None:
    card = stage.window.settings_page.kept_card
    memory = card.memory
    await memory.ready()
    for path in ("/a", "/b"):
        await RememberedShapes(memory).keep(SHAPE.model_copy(update={"path": path}))
    name = f"revoke_site_{SHAPE.site}"
    stage.window.commands["go_settings"].trigger()
    await until(lambda: card.findChild(QPushButton, name) is not None)
    stage.find(QPushButton, name).click()
    await until(lambda: card.findChild(QPushButton, name) is None)
    await idle(stage)
    assert await RememberedShapes(memory).all() == ()


@on_qt
async def test_what_is_sent_without_a_question_is_listed_and_taken_back(
    stage: Stage,
) -> None:
    card = stage.window.settings_page.kept_card
    memory = stage.window.settings_page.kept_card.memory
    await memory.ready()
    await RememberedShapes(memory).keep(SHAPE)
    (kept,) = await RememberedShapes(memory).all()
    stage.window.commands["go_settings"].trigger()
    await until(lambda: card.findChild(QPushButton, f"revoke_{kept.name}") is not None)
    words = " ".join(label.text() for label in card.findChildren(QLabel))
    assert "shop.example" in words
    assert "/items/*/star" in words
    stage.find(QPushButton, f"revoke_{kept.name}").click()
    await until(lambda: card.findChild(QPushButton, f"revoke_{kept.name}") is None)
    await idle(stage)
    assert await RememberedShapes(memory).all() == ()
