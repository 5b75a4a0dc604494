"""The wire: streams in every state of repair, servers that do not stream, waits, connections."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from studio.domain.actions.action import Click
from studio.llm.config import ModelConfig
from studio.llm.endpoint import Endpoint
from tests.chat_rules import Ability
from tests.chat_server import ChatServer, Reply, always, in_order
from tests.llm.pages import decision_request
from tests.llm.serving import CLICK, ServerMaker, TurnedClock, fault_of, model_on


def seconds() -> float:
    return asyncio.get_running_loop().time()


# ------------------------------------------------------------------ streams that are fine


async def test_an_answer_is_asked_for_and_read_as_a_stream(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK))
    async with model_on(server) as model:
        reply = await model.decide(decision_request())
    assert server.requests[0]["stream"] is True
    assert isinstance(reply.decision.actions[0], Click)
    assert reply.decision.reason == CLICK["reason"]
    assert reply.usage.prompt_tokens > 300


@pytest.mark.parametrize("size", [1, 2, 3, 7, 4096])
async def test_pieces_may_break_anywhere_even_inside_a_character(
    serve: ServerMaker, size: int
) -> None:
    server = serve(Reply.json(CLICK).in_pieces(size))
    async with model_on(server) as model:
        decision = (await model.decide(decision_request())).decision
    assert (decision.reason, decision.evidence) == (CLICK["reason"], CLICK["evidence"])


async def test_a_tools_arguments_are_put_together(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK), lacks={Ability.SCHEMA, Ability.JSON_MODE})
    async with model_on(server) as model:
        decision = (await model.decide(decision_request())).decision
    assert server.requests[-1]["stream"] is True
    assert "tools" in server.requests[-1]
    assert decision.reason == CLICK["reason"]


async def test_a_refusal_is_put_together(serve: ServerMaker) -> None:
    fault = await fault_of(
        serve(Reply.message(None, refusal="I am sorry, but I can't help with that."))
    )
    assert fault.code == "MODEL_REFUSED"
    assert fault.detail == "I am sorry, but I can't help with that."


async def test_one_connection_serves_one_question_after_the_other(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK))
    async with model_on(server) as model:
        for _ in range(4):
            await model.decide(decision_request())
    assert len(server.requests) == 4
    assert server.connections == 1


async def test_a_stream_that_stays_open_after_the_answer_does_not_hold_us_up(
    serve: ServerMaker,
) -> None:
    server = serve(Reply.json(CLICK).lingering())
    started = seconds()
    async with model_on(server, timeout_s=30.0) as model:
        reply = await model.decide(decision_request())
    assert isinstance(reply.decision.actions[0], Click)
    assert seconds() - started < 20


# ------------------------------------------------------------------ servers that lack something


async def test_a_server_that_refuses_streams_is_asked_at_once_from_then_on(
    serve: ServerMaker,
) -> None:
    server = serve(Reply.json(CLICK), lacks={Ability.STREAM})
    async with model_on(server) as model:
        await model.decide(decision_request())
        await model.decide(decision_request())
    assert ["stream" in request for request in server.requests] == [True, False, False]


async def test_a_server_that_ignores_the_word_is_read_and_not_asked_again(
    serve: ServerMaker,
) -> None:
    server = serve(Reply.json(CLICK), lacks={Ability.STREAM_HEARD})
    async with model_on(server) as model:
        first = await model.decide(decision_request())
        await model.decide(decision_request())
    assert isinstance(first.decision.actions[0], Click)
    assert ["stream" in request for request in server.requests] == [True, False]


async def test_a_count_that_is_refused_is_estimated_and_the_stream_stays(
    serve: ServerMaker,
) -> None:
    server = serve(Reply.json(CLICK), lacks={Ability.STREAM_OPTIONS})
    async with model_on(server) as model:
        usage = (await model.decide(decision_request())).usage
    assert [request.get("stream") for request in server.requests] == [True, True]
    assert "stream_options" not in server.requests[1]
    assert usage.prompt_tokens > 300
    assert usage.completion_tokens > 20


# ------------------------------------------------------------------ streams that break


@pytest.mark.parametrize("events", [1, 2, 5])
async def test_a_stream_that_stops_without_a_reason_is_an_error(
    serve: ServerMaker, events: int
) -> None:
    server = serve(Reply.json(CLICK).stream_ends_after(events))
    fault = await fault_of(server)
    assert (fault.code, len(server.requests)) == ("MODEL_CUT", 1)
    assert "途中で切れました" in fault.message


async def test_a_connection_cut_in_mid_stream_is_tried_again(serve: ServerMaker) -> None:
    server = serve(in_order(Reply.json(CLICK).cut_after(300), Reply.json(CLICK)))
    clock = TurnedClock()
    async with model_on(server, clock) as model:
        await model.decide(decision_request())
    assert len(server.requests) == 2
    assert len(clock.slept) == 1


async def test_a_line_that_breaks_every_time_is_told_after_four_tries(serve: ServerMaker) -> None:
    server = serve(Reply.json(CLICK).cut_after(300))
    assert (await fault_of(server)).code == "MODEL_NETWORK"
    assert len(server.requests) == 4


async def test_a_dripping_stream_ends_at_our_own_deadline(serve: ServerMaker) -> None:
    server = serve(Reply.endless("あ").slowly(0.02))
    started = seconds()
    fault = await fault_of(server, timeout_s=0.5)
    assert fault.code == "MODEL_TIMEOUT"
    assert "時間内" in fault.message
    assert seconds() - started < 20


async def test_a_stream_without_end_is_cut_at_its_size_long_before_the_deadline(
    serve: ServerMaker,
) -> None:
    server = serve(Reply.endless("同じことを" * 800))
    started = seconds()
    fault = await fault_of(server, timeout_s=60.0)
    assert fault.code == "MODEL_RUNAWAY"
    assert "打ち切りました" in fault.message
    assert seconds() - started < 30
    assert len(server.requests) == 1


@pytest.mark.parametrize(
    ("reply", "code"),
    [
        (Reply.raw('{"a": "' + "x" * 8_100_000), "MODEL_RUNAWAY"),
        (Reply.raw("data: " + "x" * 8_100_000, content_type="text/event-stream"), "MODEL_RUNAWAY"),
    ],
)
async def test_a_body_without_a_line_break_is_cut_too(
    serve: ServerMaker, reply: Reply, code: str
) -> None:
    assert (await fault_of(serve(reply))).code == code


@pytest.mark.parametrize(
    ("error", "code"),
    [
        ({"message": "The server had an error", "type": "server_error"}, "MODEL_DOWN"),
        ({"message": "Rate limit reached", "code": "rate_limit_exceeded"}, "MODEL_RATE"),
        ({"message": "Overloaded", "type": "overloaded_error"}, "MODEL_RATE"),
        ({"message": "out of money", "code": "insufficient_quota"}, "MODEL_QUOTA"),
        ({"message": "filtered", "code": "content_filter"}, "MODEL_FILTERED"),
    ],
)
async def test_an_error_inside_a_stream_has_its_own_code(
    serve: ServerMaker, error: dict[str, str], code: str
) -> None:
    assert (await fault_of(serve(Reply.json(CLICK).breaking(error)))).code == code


# ------------------------------------------------------------------ stopping


@pytest.mark.parametrize("reply", [Reply.endless("あ").slowly(0.01), Reply.json(CLICK).lingering()])
async def test_stopping_in_mid_stream_is_quick_and_stays_a_cancellation(
    serve: ServerMaker, reply: Reply
) -> None:
    arrived = threading.Event()

    def script(request: dict[str, Any]) -> Reply:
        arrived.set()
        return reply.stream_ends_after(3).lingering() if reply.lingers else reply

    server = serve(script)
    async with model_on(server, timeout_s=60.0) as model, asyncio.TaskGroup() as group:
        task = group.create_task(model.decide(decision_request()), name="decide")
        await asyncio.to_thread(arrived.wait, 30)
        task.cancel()
        started = seconds()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert seconds() - started < 20


# ------------------------------------------------------------------ the way there


async def test_a_server_that_speaks_no_tls_is_asked_once_and_told_plainly(
    serve: ServerMaker,
) -> None:
    server = serve(Reply.json(CLICK))
    clock = TurnedClock()
    fault = await fault_of(server, clock, base_url=server.base_url.replace("http:", "https:"))
    assert fault.code == "MODEL_TLS"
    assert "http://" in fault.remedy
    assert clock.slept == []


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_a_proxy_that_lets_nothing_through_is_named(
    serve: ServerMaker, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    refused = Reply.raw("denied", status_code=407)
    proxy = serve(Reply.json(CLICK), prefix="/none", unknown_path=refused)
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy"):
        monkeypatch.setenv(name, proxy.origin)
    monkeypatch.setenv("NO_PROXY", "")
    monkeypatch.setenv("no_proxy", "")
    clock = TurnedClock()
    fault = await fault_of(proxy, clock, base_url=f"{scheme}://model.example/v1")
    assert fault.code == "MODEL_PROXY"
    assert "管理者" in fault.remedy
    assert clock.slept == []


async def test_nobody_listening_on_this_machine_is_told_as_a_server_that_does_not_run() -> None:
    with ChatServer(always(Reply.json(CLICK))) as server:
        pass
    fault = await fault_of(server)
    assert fault.code == "MODEL_NETWORK"
    assert "動いていない" in fault.message


@pytest.mark.parametrize(
    ("reply", "code", "word", "tries"),
    [
        (lambda: Reply.status(401, "no"), "MODEL_AUTH", "API キー", 1),
        (lambda: Reply.status(403, "no"), "MODEL_FORBIDDEN", "許可", 1),
        (lambda: Reply.quota(), "MODEL_QUOTA", "残高", 1),
        (lambda: Reply.status(429, headers={"Retry-After": "1"}), "MODEL_RATE", "混み合って", 4),
        (lambda: Reply.status(429, headers={"Retry-After": "120"}), "MODEL_RATE", "混み合って", 1),
        (lambda: Reply.status(500), "MODEL_DOWN", "障害", 4),
        (lambda: Reply.status(503), "MODEL_DOWN", "障害", 4),
        (lambda: Reply.status(504), "MODEL_DOWN", "障害", 4),
    ],
)
async def test_statuses_are_told_and_repeated_only_where_that_helps(
    serve: ServerMaker, reply: Callable[[], Reply], code: str, word: str, tries: int
) -> None:
    server = serve(reply())
    clock = TurnedClock()
    fault = await fault_of(server, clock)
    assert (fault.code, len(server.requests)) == (code, tries)
    assert word in fault.message
    assert sum(clock.slept) <= 10


async def test_a_server_without_tls_has_no_certificates_read_for_each_client(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They are 25 ms of work each time, in the window's own loop."""
    plain = ModelConfig("key", "small", "large", base_url="http://model.example/v1")
    await Endpoint(plain, TurnedClock()).close()
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "not there"))
    await Endpoint(plain, TurnedClock()).close()
    with pytest.raises(FileNotFoundError):
        Endpoint(replace(plain, base_url="https://model.example/v1"), TurnedClock())
