"""A model on a strict server, in one call; shared by the tests of this package."""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from studio.domain.errors import ModelReplyError, ModelUnavailableError, StudioError
from studio.llm.client import OpenAIModel
from studio.llm.config import ModelConfig
from tests.chat_server import ChatServer, JsonObject, Reply
from tests.hostile.minds import question_of
from tests.llm.pages import decision_request

CLICK = {
    "reason": "カートに入れるボタンを押します",
    "verb": "click",
    "ref": "e30",
    "confidence": 0.9,
    "step_done": True,
    "evidence": "カートに追加しました",
}


class TurnedClock:
    """A clock whose sleeps pass at once and are written down."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


ServerMaker = Callable[..., ChatServer]


@asynccontextmanager
async def model_on(
    server: ChatServer, clock: TurnedClock | None = None, **changes: Any
) -> AsyncGenerator[OpenAIModel]:
    settings: dict[str, Any] = {
        "api_key": server.api_key,
        "small_model": "test-small",
        "large_model": "test-large",
        "base_url": server.base_url,
        "timeout_s": 60.0,
    }
    book = changes.pop("book", None)
    model = OpenAIModel(ModelConfig(**(settings | changes)), clock or TurnedClock(), book)
    try:
        yield model
    finally:
        await model.close()


async def fault_of(
    server: ChatServer, clock: TurnedClock | None = None, **changes: Any
) -> StudioError:
    """Ask for a decision, expect a fault, and check that no text of it holds the key."""
    async with model_on(server, clock, **changes) as model:
        with pytest.raises((ModelReplyError, ModelUnavailableError)) as caught:
            await model.decide(decision_request())
    fault = caught.value
    assert fault.message.endswith("。")
    assert fault.remedy.endswith("。")
    assert server.api_key not in repr(fault) + fault.detail
    assert fault.__cause__ is None
    return fault


def on_trial(request: JsonObject) -> Reply:
    """Answer the questions of 接続テスト as a good model does, in whichever dialect."""
    match question_of(request):
        case "plan":
            return Reply.json(
                {"site": "", "start_url": "", "items": ["「山田」を検索する", "詳細を開く"]}
            )
        case "verify":
            return Reply.json({"evidence": "3 件の申請を送信しました。", "verdict": "confirmed"})
        case "decide" if "[ ] 検索のボタンを押す  <- now" in str(request["messages"]):
            return Reply.json({"verb": "click", "ref": "e5"})
        case "decide":
            return Reply.json({"verb": "fill", "ref": "e4", "value": "山田"})
        case _:
            return Reply.json({"ok": True})
