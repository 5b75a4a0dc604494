"""The chat server itself: what it refuses, and what it sends, seen from a plain HTTP client."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from studio.llm.wire import DECISION_ORDER, PLAN_ORDER, WireDecision, WirePlan, strict_schema
from tests.chat_rules import Ability, Context, RefusedRequest, check_strict_schema
from tests.chat_server import ChatServer, Reply, always, in_order

PICTURE = {"type": "image_url", "image_url": {"url": "data:image/png;base64,iVBORw0KGgo="}}
BAD_PICTURE = {"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}}
HELLO = [{"role": "user", "content": "Hello, in JSON"}]


@pytest.fixture
def server() -> Iterator[ChatServer]:
    with ChatServer(always(Reply.json({"ok": True}))) as running:
        yield running


def post(server: ChatServer, key: str | None = None, **body: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {key or server.api_key}"}
    request = {"model": "test-small", "messages": HELLO} | body
    return httpx.post(
        f"{server.base_url}/chat/completions", json=request, headers=headers, trust_env=False
    )


def test_ordinary_answer_has_the_shape_of_the_real_one(server: ChatServer) -> None:
    body = post(server).json()
    assert body["choices"][0]["message"]["content"] == '{"ok": true}'
    assert body["choices"][0]["finish_reason"] == "stop"
    assert (
        body["usage"]["total_tokens"]
        == body["usage"]["prompt_tokens"] + body["usage"]["completion_tokens"]
    )


@pytest.mark.parametrize(
    ("changes", "status", "said"),
    [
        ({"key": "sk-other-000000"}, 401, "invalid_api_key"),
        ({"model": "gpt-nope"}, 404, "model_not_found"),
        ({"model": ""}, 400, "model"),
        ({"messages": []}, 400, "messages"),
        ({"messages": [{"role": "robot", "content": "x"}]}, 400, "robot"),
        ({"messages": [{"role": "user", "content": None}]}, 400, "content"),
        ({"temprature": 0}, 400, "temprature"),
        ({"temperature": 3}, 400, "temperature"),
        ({"max_tokens": 5, "max_completion_tokens": 5}, 400, "same time"),
        ({"response_format": {"type": "yaml"}}, 400, "yaml"),
        (
            {
                "response_format": {"type": "json_object"},
                "messages": [{"role": "user", "content": "hi"}],
            },
            400,
            "json",
        ),
        ({"response_format": {"type": "json_schema"}}, 400, "json_schema"),
        ({"response_format": {"type": "json_schema", "json_schema": {"name": "a b"}}}, 400, "name"),
        ({"stream_options": {"include_usage": True}}, 400, "stream"),
        ({"tool_choice": "auto"}, 400, "tools"),
        ({"tools": [{"type": "function", "function": {"name": ""}}]}, 400, "tool"),
    ],
)
def test_what_the_real_api_refuses_is_refused(
    server: ChatServer, changes: dict[str, Any], status: int, said: str
) -> None:
    response = post(server, **changes)
    assert response.status_code == status
    assert said in json.dumps(response.json()["error"])


def test_whole_key_is_never_echoed(server: ChatServer) -> None:
    assert "sk-other-0123456789" not in post(server, key="sk-other-0123456789").text


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "array", "items": {"type": "string"}},
        {"type": "object", "properties": {}, "required": []},
        {"type": "object", "properties": {"a": {"type": "string"}}, "required": [], "additionalProperties": False},
        {"type": "object", "properties": {"a": {}}, "required": ["a"], "additionalProperties": False},
        {"type": "object", "properties": {"a": {"type": "array"}}, "required": ["a"], "additionalProperties": False},
        {"type": "object", "properties": {"a": {"type": "string", "default": ""}}, "required": ["a"], "additionalProperties": False},
        {"type": "object", "properties": {"a": {"type": "object"}}, "required": ["a"], "additionalProperties": False},
    ],
)  # fmt: skip
def test_schema_that_strict_mode_cannot_take_is_refused(schema: dict[str, Any]) -> None:
    with pytest.raises(RefusedRequest):
        check_strict_schema(schema)


def test_own_schemas_pass_the_rules_of_strict_mode() -> None:
    check_strict_schema(strict_schema(WireDecision, DECISION_ORDER))
    check_strict_schema(strict_schema(WirePlan, PLAN_ORDER))


def test_stream_ends_with_usage_and_done(server: ChatServer) -> None:
    text = post(server, stream=True, stream_options={"include_usage": True}).text
    events = [line.removeprefix("data: ") for line in text.splitlines() if line]
    assert events[-1] == "[DONE]"
    assert json.loads(events[-2])["usage"]["total_tokens"] > 0
    pieces = [
        choice["delta"].get("content", "")
        for event in events[:-1]
        for choice in json.loads(event)["choices"]
    ]
    assert "".join(pieces) == '{"ok": true}'


def test_stream_may_end_early() -> None:
    with ChatServer(always(Reply.json({"ok": True}).stream_ends_after(2))) as server:
        text = post(server, stream=True).text
    assert text.count("data: ") == 2
    assert "[DONE]" not in text


def test_cut_body_is_a_broken_connection() -> None:
    with (
        ChatServer(always(Reply.json({"ok": True}).cut_after(10))) as server,
        pytest.raises(httpx.RemoteProtocolError),
    ):
        post(server)


def test_models_are_listed_for_those_with_the_key(server: ChatServer) -> None:
    url = f"{server.base_url}/models"
    listed = httpx.get(
        url, headers={"Authorization": f"Bearer {server.api_key}"}, trust_env=False
    ).json()
    assert [model["id"] for model in listed["data"]] == ["test-small", "test-large"]
    assert httpx.get(url, trust_env=False).status_code == 401


def test_script_that_has_ended_or_raised_is_no_silent_success() -> None:
    with ChatServer(in_order()) as server:
        assert post(server).status_code == 418

    def broken(request: dict[str, Any]) -> Reply:
        raise KeyError(request["model"])

    with pytest.raises(AssertionError, match="KeyError"), ChatServer(broken) as server:
        post(server)


# ------------------------------------------------------------------ streams, pictures, contexts


def events(server: ChatServer, **body: Any) -> list[str]:
    text = post(server, stream=True, **body).text
    return [line.removeprefix("data: ") for line in text.splitlines() if line]


def test_a_stream_has_role_text_reason_count_and_end(server: ChatServer) -> None:
    got = events(server, stream_options={"include_usage": True})
    chunks = [json.loads(event) for event in got[:-1]]
    assert got[-1] == "[DONE]"
    assert chunks[0]["choices"][0]["delta"]["role"] == "assistant"
    pieces = [c["choices"][0]["delta"].get("content") or "" for c in chunks if c["choices"]]
    assert "".join(pieces) == '{"ok": true}'
    assert chunks[-2]["choices"][0]["finish_reason"] == "stop"
    assert chunks[-1]["usage"]["total_tokens"] > 0


def test_a_streamed_tool_call_names_the_tool_once(server: ChatServer) -> None:
    tools = [{"type": "function", "function": {"name": "answer", "parameters": {}}}]
    calls = [
        call
        for event in events(server, tools=tools)[:-1]
        for call in json.loads(event)["choices"][0]["delta"].get("tool_calls", [])
    ]
    assert [call["function"].get("name") for call in calls].count("answer") == 1
    assert "".join(call["function"].get("arguments", "") for call in calls) == '{"ok": true}'


@pytest.mark.parametrize(
    ("lacks", "changes", "said"),
    [
        (Ability.STREAM, {"stream": True}, "stream"),
        (Ability.STREAM_OPTIONS, {"stream": True, "stream_options": {"include_usage": True}}, "Extra"),
        (Ability.USAGE, {"stream": "yes"}, "boolean"),
        (Ability.USAGE, {"stream_options": {"include_usage": True}}, "only allowed"),
        (Ability.USAGE, {"stream": True, "stream_options": {"usage": True}}, "Unknown"),
        (Ability.PICTURES, {"messages": [{"role": "user", "content": [PICTURE]}]}, "image"),
        (Ability.USAGE, {"messages": [{"role": "user", "content": [{"type": "video"}]}]}, "video"),
        (Ability.USAGE, {"messages": [{"role": "user", "content": [BAD_PICTURE]}]}, "unsupported image"),
    ],
)  # fmt: skip
def test_streams_and_pictures_are_refused_as_by_real_servers(
    lacks: Ability, changes: dict[str, Any], said: str
) -> None:
    with ChatServer(always(Reply.json({})), lacks={lacks}) as lesser:
        answer = post(lesser, **changes)
    assert answer.status_code in (400, 422)
    assert said in answer.json()["error"]["message"]


def test_more_than_the_context_holds_is_refused_in_the_words_given() -> None:
    words = "limit {limit}, used {used}, reserved {reserved}"
    context = Context(100, words, counts_answer=True)
    with ChatServer(always(Reply.json({})), context=context) as small:
        assert post(small, max_tokens=50).status_code == 200
        answer = post(small, max_tokens=99)
    assert answer.status_code == 400
    assert answer.json()["error"]["message"].startswith("limit 100, used 1")
    assert answer.json()["error"]["message"].endswith("reserved 99")
