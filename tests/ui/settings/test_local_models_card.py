"""このパソコンの AI: found by itself, taken with a press, fetched with its progress, stopped."""

import asyncio

from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton

from studio.llm.local_servers import LocalServers
from studio.ui.widgets.parts import EngineChoice
from tests.ollama_server import PIECE, OllamaServer
from tests.ui.conftest import MakeStage, idle, on_qt, until

NOBODY = "http://127.0.0.1:9"
TAGS = [{"name": "qwen3:8b", "size": 5_200_000_000}]


@on_qt
async def test_a_model_of_this_computer_is_offered_taken_and_tried(make_stage: MakeStage) -> None:
    with OllamaServer(models=list(TAGS)) as server:
        stage = make_stage(local_models=LocalServers(0, server.origin, NOBODY))
        page = stage.window.settings_page
        stage.window.begin()
        await idle(stage)
        assert "このパソコンで Ollama が動いています" in stage.find(QLabel, "start_ai").text()
        stage.window.commands["go_settings"].trigger()
        await until(lambda: page.findChild(QPushButton, "use_qwen3:8b") is not None)
        stage.find(QPushButton, "use_qwen3:8b").click()
        await until(lambda: stage.find(QLabel, "settings_result").text() == "つながりました。")
        stage.find(QPushButton, "save_settings").click()
        await until(lambda: stage.saved)
        await idle(stage)
    kept = stage.saved[0].values
    assert (kept.engine, kept.small_model) == (EngineChoice.OLLAMA, "qwen3:8b")
    assert kept.base_url == "http://localhost:11434/v1"


@on_qt
async def test_the_suggested_model_is_fetched_and_the_fetch_can_be_stopped(
    make_stage: MakeStage,
) -> None:
    with OllamaServer() as server:
        stage = make_stage(local_models=LocalServers(0, server.origin, NOBODY))
        page = stage.window.settings_page
        bar, words = stage.find(QProgressBar, "fetch_progress"), stage.find(QLabel, "fetch_words")
        stage.window.begin()
        stage.window.commands["go_settings"].trigger()
        await until(lambda: page.findChild(QPushButton, "fetch_suggested") is not None)
        server.gate.clear()
        server.fetched = {"sha256:weights": PIECE}
        stage.find(QPushButton, "fetch_suggested").click()
        await until(lambda: bar.value() == 33)
        assert "（1.0 GB／3.0 GB）" in words.text()
        stage.find(QPushButton, "fetch_stop").click()
        assert await asyncio.to_thread(server.left.wait, 10)
        await until(lambda: not bar.isVisible())
        assert "やめました" in words.text()
        server.gate.set()
        server.models = [{"name": "gemma3:4b", "size": 1}]
        stage.find(QPushButton, "fetch_suggested").click()
        await until(lambda: page.findChild(QPushButton, "use_gemma3:4b") is not None)
        await idle(stage)
        assert words.text() == "gemma3:4b を取り込みました。"
