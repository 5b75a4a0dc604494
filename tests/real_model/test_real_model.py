"""Requests, schemas and streams on llama.cpp's own server, with tiny random weights made here (`poe models`)."""

import os
import socket
import subprocess
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from studio.domain.decision import Decision
from studio.domain.errors import ModelReplyError, ModelUnavailableError
from studio.llm.client import OpenAIModel
from studio.llm.config import ModelConfig
from studio.llm.fitness import FitnessBook
from tests.llm.pages import decision_request
from tests.real_model.__main__ import PYTHON_VARIABLE

pytestmark = [
    pytest.mark.live,
    pytest.mark.skipif(PYTHON_VARIABLE not in os.environ, reason="poe models makes the server"),
]
HERE = Path(__file__).parent
CONTEXT = 16_384
Serve = Callable[..., str]


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Yield a function that starts a server and returns its address."""
    python = os.environ[PYTHON_VARIABLE]
    started: list[subprocess.Popen[bytes]] = []

    def start(habit: str, context: int = CONTEXT) -> str:
        folder = tmp_path_factory.mktemp(habit)
        weights, log = folder / "tiny.gguf", folder / "server.log"
        subprocess.run([python, str(HERE / "tiny_gguf.py"), str(weights), habit], check=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        words = ["-m", "llama_cpp.server", "--model", str(weights), "--model_alias", "tiny"]
        words += ["--n_ctx", str(context), "--chat_format", "chatml", "--port", str(port)]
        with log.open("wb") as out:
            started.append(subprocess.Popen([python, *words], stdout=out, stderr=out))
        address = f"http://127.0.0.1:{port}/v1"
        _wait_for(address, started[-1], log)
        return address

    yield start
    for process in started:
        process.terminate()
        process.wait(timeout=20)


def _wait_for(address: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    for _ in range(600):
        assert process.poll() is None, log.read_text(errors="replace")[-3000:]
        try:
            if httpx.get(f"{address}/models", trust_env=False).is_success:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@asynccontextmanager
async def model_at(
    address: str, file: Path | None = None, **changes: Any
) -> AsyncGenerator[OpenAIModel]:
    config = ModelConfig("", "tiny", base_url=address, **changes)
    model = OpenAIModel(config, book=FitnessBook(file))
    try:
        yield model
    finally:
        await model.close()


async def test_a_model_that_keeps_the_shape_passes_and_is_measured(serve: Serve) -> None:
    async with model_at(serve("closing")) as model:
        sentence = await model.check_connection()
        reply = await model.decide(decision_request())
    print(sentence)
    assert "決められた形での返事 4／4 問" in sentence
    assert "逐次受信" in sentence
    assert "語、" in sentence
    assert isinstance(reply.decision, Decision)
    assert reply.usage.prompt_tokens > 500  # as the server counted them


async def test_a_model_that_does_not_keep_it_is_told_so_before_a_run(
    serve: Serve, tmp_path: Path
) -> None:
    address = serve("open")
    async with model_at(address, tmp_path / "checks.json", max_tokens=200) as model:
        with pytest.raises(ModelReplyError) as caught:
            await model.check_connection()
    print(caught.value)
    async with model_at(address, tmp_path / "checks.json") as later:
        with pytest.raises(ModelReplyError, match="実行に使えません"):
            await later.check_fit()


async def test_a_prompt_that_its_context_cannot_hold_is_told_as_that(serve: Serve) -> None:
    async with model_at(serve("closing", 512)) as model:
        with pytest.raises(ModelUnavailableError) as caught:
            await model.decide(decision_request())
    assert caught.value.code == "MODEL_TOO_LONG"


async def test_a_name_that_is_not_there_is_told_with_those_that_are(serve: Serve) -> None:
    async with model_at(serve("closing")) as model:
        assert await model._endpoint.model_names() == ("tiny",)  # pyright: ignore[reportPrivateUsage]
