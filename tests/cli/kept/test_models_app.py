"""`tejun models`: found, fetched, tried and taken, through the program's own composition."""

import json
from pathlib import Path

import pytest

from studio.bootstrap import local_models as root
from studio.cli.main import main
from studio.llm.local_servers import LocalServers
from studio.settings.settings import load_settings
from tests.chat_server import ChatServer
from tests.llm.serving import on_trial
from tests.ollama_server import OllamaServer

TAGS = [{"name": "gemma3:4b", "size": 3_338_801_804}]
NOBODY = "http://127.0.0.1:9"


@pytest.fixture
def ollama(monkeypatch: pytest.MonkeyPatch) -> OllamaServer:
    """Put a server at the place of this computer's Ollama."""
    server = OllamaServer(models=list(TAGS))
    monkeypatch.setattr(root, "models_here", lambda: LocalServers(0, server.origin, NOBODY))
    return server


def test_what_is_here_is_listed_and_what_is_missing_is_fetched(
    ollama: OllamaServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home = ("--home", str(tmp_path))
    assert main([*home, "models", "list"]) == 0
    assert "tejun models use" not in (said := capsys.readouterr()).out
    assert "動いていません" in said.err  # nobody listens yet
    with ollama:
        assert main([*home, "models", "list"]) == 0
        assert "Ollama 0.40.12：モデル 1 個\n  gemma3:4b（3.3 GB）" in capsys.readouterr().out
        assert main([*home, "--json", "models", "pull"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert told[0]["name"] == "gemma3:4b"
    assert [one["is_done"] for one in told][-2:] == [False, True]


def test_a_model_is_taken_into_the_settings_when_it_passes(
    ollama: OllamaServer,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home = ("--home", str(tmp_path))
    with ollama, ChatServer(on_trial, models=("gemma3:4b",), api_key="not-needed") as chat:
        chosen = root.profile_of
        monkeypatch.setattr(
            root,
            "profile_of",
            lambda one: chosen(one).model_copy(update={"base_url": chat.base_url}),
        )
        assert main([*home, "models", "use", "qwen9:1b"]) == 1
        assert "あるモデル：gemma3:4b。" in capsys.readouterr().err
        assert not (tmp_path / "settings.toml").exists()
        assert main([*home, "models", "use", "gemma3:4b"]) == 0
        assert "4／4 問" in capsys.readouterr().err
    kept = load_settings(tmp_path / "settings.toml")
    assert (kept.engine, kept.provider, kept.small_model) == ("openai", "ollama", "gemma3:4b")
