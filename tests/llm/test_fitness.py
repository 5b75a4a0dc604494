"""A model that cannot keep the shape of an answer is told so before a run, not in it."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from studio import __version__
from studio.domain.errors import ModelReplyError
from studio.domain.models.model_check import ModelCheck
from studio.domain.models.provider import Provider
from studio.llm.client import OpenAIModel
from studio.llm.fitness import FitnessBook
from tests.chat_server import ChatServer, Reply
from tests.llm.pages import plan_request
from tests.llm.serving import ServerMaker, model_on, on_trial

CHATTY = Reply.message("はい、検索欄に山田と入力しますね。")
WRONG = {
    "verb": "click", "ref": "e2", "evidence": "", "verdict": "unclear", "items": ["見る"], "ok": True,
}  # fmt: skip


@asynccontextmanager
async def here(
    server: ChatServer, file: Path | None, **changes: Any
) -> AsyncGenerator[OpenAIModel]:
    """Give a model on this computer; what it shows is kept in a file, as for the next start."""
    settings: dict[str, Any] = {
        "provider": Provider.OLLAMA,
        "large_model": "",
        "book": FitnessBook(file),
    }
    async with model_on(server, **(settings | changes)) as model:
        yield model


async def test_a_model_that_was_tried_in_vain_is_refused_and_not_asked(
    serve: ServerMaker, tmp_path: Path
) -> None:
    talks = serve(lambda r: on_trial(r) if "connection test" in str(r["messages"]) else CHATTY)
    async with here(talks, tmp_path / "checks.json") as model:
        with pytest.raises(ModelReplyError) as caught:
            await model.check_connection()
    assert caught.value.code == "MODEL_UNFIT"
    assert "「test-small」" in caught.value.message
    assert "接続テスト" in caught.value.remedy
    before = len(talks.requests)
    async with here(talks, tmp_path / "checks.json") as later:
        with pytest.raises(ModelReplyError, match="決められた形で返事ができない"):
            await later.check_fit()
        with pytest.raises(ModelReplyError, match="決められた形で返事ができない"):
            await later.plan(plan_request())
    assert len(talks.requests) == before


async def test_what_nobody_tried_on_this_computer_is_asked_one_question_before_the_first_run(
    serve: ServerMaker, tmp_path: Path
) -> None:
    server = serve(on_trial)
    for _ in range(2):
        async with here(server, tmp_path / "checks.json") as model:
            await model.check_fit()
    assert len(server.requests) == 1
    # A hosted model that nobody tried is left alone: its provider keeps the shape.
    hosted = serve(on_trial)
    async with here(hosted, tmp_path / "checks.json", provider=Provider.COMPATIBLE) as model:
        await model.check_fit()
    assert hosted.requests == []


async def test_a_model_that_was_mended_is_taken_again(serve: ServerMaker, tmp_path: Path) -> None:
    server, file = serve(on_trial), tmp_path / "checks.json"
    failed = ModelCheck(
        base_url=server.base_url, model="test-small", asked=1, kept=0, version=__version__
    )
    FitnessBook(file).keep(failed)
    async with here(server, file) as model:
        with pytest.raises(ModelReplyError, match="決められた形で返事ができない"):
            await model.check_fit()
        assert "4／4 問" in await model.check_connection()
        await model.check_fit()


async def test_a_model_that_understands_nothing_is_usable_and_warned_of(serve: ServerMaker) -> None:
    async with here(serve(Reply.json(WRONG)), None) as model:
        sentence = await model.check_connection()
        await model.check_fit()
    assert "決められた形での返事 4／4 問、内容の正しさ 1／4 問" in sentence
    assert "もっと大きいモデル" in sentence


def test_a_result_of_another_version_and_a_broken_file_say_nothing(tmp_path: Path) -> None:
    file = tmp_path / "checks.json"
    old = ModelCheck(base_url="u", model="m", asked=4, kept=0, version="0.0.1")
    FitnessBook(file).keep(old)
    assert FitnessBook(file).known("u", "m") is None
    now = old.model_copy(update={"version": __version__})
    FitnessBook(file).keep(now)
    assert FitnessBook(file).known("u", "m") == now
    file.write_text("{")
    assert FitnessBook(file).known("u", "m") is None
    FitnessBook(tmp_path / "nowhere" / "checks.json").keep(now)  # a full disk fails no test
