"""Models on this computer, found and fetched through a server that speaks Ollama's documented API."""

import asyncio
import os
from contextlib import aclosing

import pytest

from studio.domain.errors import ModelUnavailableError
from studio.domain.models.local_models import Fetching
from studio.domain.models.provider import Provider
from studio.llm.local_servers import LocalServers
from tests.ollama_server import LAYERS, PIECE, OllamaServer

NOBODY = "http://127.0.0.1:9"
TAGS = [
    {"name": "gemma3:4b", "size": 3_338_801_804, "details": {"parameter_size": "4.3B"}},
    {"name": "nomic-embed-text:latest", "size": 274_302_450, "details": {"family": "nomic-bert"}},
    {"name": "old:latest", "size": "?"},
]


async def fetched(server: OllamaServer, name: str = "gemma3:4b") -> list[Fetching]:
    return [told async for told in LocalServers(ollama=server.origin).fetch(name)]


async def test_both_servers_are_found_with_the_models_that_hold_a_conversation() -> None:
    able = {"gemma3:4b": ["completion", "vision"], "nomic-embed-text:latest": ["embedding"]}
    listed = [
        {"id": "qwen3-vl-8b", "type": "vlm", "state": "not-loaded"},
        {"id": "text-embedding-nomic", "type": "embeddings"},
    ]
    with (
        OllamaServer(models=TAGS, abilities=able) as ollama,
        OllamaServer(models=listed, is_lm_studio=True) as lm_studio,
    ):
        found = await LocalServers(ollama=ollama.origin, lm_studio=lm_studio.origin).find()
    assert [(one.provider, one.title, one.can_fetch) for one in found] == [
        (Provider.OLLAMA, "Ollama", True),
        (Provider.LM_STUDIO, "LM Studio", False),
    ]
    assert [one.in_words() for one in found[0].models] == [
        "gemma3:4b（3.3 GB、画像も読めます）",
        "old:latest",
    ]
    assert [one.in_words() for one in found[1].models] == ["qwen3-vl-8b（画像も読めます）"]


async def test_nobody_there_and_another_program_on_the_port_are_no_server() -> None:
    assert await LocalServers(ollama=NOBODY, lm_studio=NOBODY).find() == ()
    with OllamaServer(models=TAGS) as other:
        # Each is asked for what only it answers.
        found = await LocalServers(ollama=NOBODY, lm_studio=other.origin).find()
        assert found == ()


async def test_a_proxy_of_the_office_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setitem(os.environ, name, NOBODY)
    with OllamaServer(models=TAGS) as server:
        assert await LocalServers(ollama=server.origin, lm_studio=NOBODY).find()


async def test_a_model_is_fetched_with_its_progress() -> None:
    with OllamaServer() as server:
        told = await fetched(server)
    assert server.requests == [("/api/pull", {"model": "gemma3:4b", "stream": True})]
    assert [one.percent for one in told if not one.is_done] == [0, 0, 0, 33, 66, 99, 99, 99, 99, 99]
    assert told[4].in_words() == "gemma3:4b を取り込んでいます：66 %（2.0 GB／3.0 GB）"
    assert (told[-1].is_done, told[-1].percent, told[-1].total_bytes) == (
        True,
        100,
        sum(LAYERS.values()),
    )


async def test_a_fetch_that_is_broken_off_ends_at_the_server_and_goes_on_later() -> None:
    with OllamaServer() as server:
        server.gate.clear()
        server.fetched = {"sha256:weights": PIECE}
        async with aclosing(LocalServers(ollama=server.origin).fetch("gemma3:4b")) as telling:
            async for told in telling:
                if told.done_bytes:
                    break
        assert await asyncio.to_thread(server.left.wait, 10)
        server.gate.set()
        told = await fetched(server)
    assert told[2].done_bytes == PIECE
    assert told[-1].is_done


@pytest.mark.parametrize(
    ("said", "code", "remedy"),
    [
        ("pull model manifest: file does not exist", "FETCH_UNKNOWN", "gemma3:4b"),
        ("write /models: no space left on device", "FETCH_NO_ROOM", "空きを作って"),
        ("max retries exceeded: dial tcp: lookup", "FETCH_BROKEN", "インターネット接続"),
    ],
)
async def test_what_goes_wrong_is_said_with_what_to_do(said: str, code: str, remedy: str) -> None:
    with OllamaServer(refusal=said) as server, pytest.raises(ModelUnavailableError) as caught:
        await fetched(server)
    assert caught.value.code == code
    assert remedy in caught.value.remedy


async def test_without_ollama_nothing_is_fetched_and_it_is_said() -> None:
    with pytest.raises(ModelUnavailableError) as caught:
        async for _ in LocalServers(ollama=NOBODY).fetch("gemma3:4b"):
            pass
    assert caught.value.code == "OLLAMA_NOT_RUNNING"


def test_what_is_suggested_fits_the_memory() -> None:
    gb = 1_000_000_000
    small = LocalServers(0).suggested()
    # 8 GB and 32 GB as machines tell them, less what the firmware keeps.
    assert LocalServers(int(7.8 * gb)).suggested() == small
    assert LocalServers(int(31.2 * gb)).suggested().size_gb > small.size_gb
