"""Requests, schemas and streams on llama.cpp's own server, with tiny random weights made here (`poe models`)."""

from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from studio.domain.errors import ModelReplyError, ModelUnavailableError
from studio.domain.runs.decision import Decision
from studio.llm.client import OpenAIModel
from studio.llm.config import ModelConfig
from studio.llm.fitness import FitnessBook
from tests.llm.pages import decision_request
from tests.real_model.serving import PYTHON, Serve, Servers

pytestmark = [
    pytest.mark.live,
    pytest.mark.skipif(not PYTHON, reason="poe models makes the server"),
]


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Yield a function that starts a server and returns its address."""
    servers = Servers(tmp_path_factory.mktemp)
    yield servers.start
    servers.end()


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
