"""A chat-completions server on loopback, as strict as the real one, that answers from a script.

Tests use the real `openai` client (through `OpenAIModel`) against a real HTTP server, so that what
is tested is what runs. Nothing is mocked on the client's side.

Usage::

    def script(request: dict) -> Reply:  # called once per accepted request
        assert "練習書店" in request["messages"][-1]["content"]
        return Reply.json({"verb": "click", "ref": "e5"})


    with ChatServer(script) as server:
        model = OpenAIModel(
            ModelConfig(server.api_key, "test-small", "test-large", base_url=server.base_url)
        )
        ...
        assert len(server.requests) == 1  # parsed bodies of all POSTs, refused ones included
        assert server.headers[0]["authorization"].startswith("Bearer ")

    with ChatServer(
        in_order(Reply.status(429, headers={"Retry-After": "1"}), Reply.json({...}))
    ) as server:
        ...

What can be answered (`Reply`):
    Reply.json(value)              an ordinary answer; its text is `value` as JSON
    Reply.message(text, ...)       an ordinary answer with any text, `finish_reason`, `refusal`, no content …
    Reply.status(code, ...)        an error in the API's form; `Reply.quota()` is 429 with insufficient_quota
    Reply.raw(body, ...)           any bytes with status 200: HTML, `{}`, broken JSON, invalid UTF-8
    any.slowly(pause_s)            the same body, one byte every `pause_s`; of a stream, one event
    any.cut_after(count)           the same headers, but the connection ends after `count` bytes of body
    any.in_pieces(size)            a stream whose bytes come in pieces of `size`, across events and characters
    Reply.endless(text)            a stream that says `text` again and again and never ends
    any.lingering()                a stream that stays open after its last event, without `[DONE]`
    any.breaking(error, events)    a stream that reports an error after so many events
    any.after(event)               waits for a `threading.Event` before it answers (no sleeps in tests)

What is refused before the script is asked, each with the API's own status and code: wrong key (401
`invalid_api_key`), unknown model (404 `model_not_found`), broken JSON, unknown or misplaced fields, messages that
are none, both length fields, `json_schema` that breaks the rules of strict mode (every property required,
`additionalProperties: false`, only supported keywords, object at the root), JSON mode without the word
JSON in the messages, tools that are none (400).

`lacks` makes it a lesser server: `Ability.SCHEMA`, `JSON_MODE`, `TOOLS`, `TEMPERATURE`,
`MAX_COMPLETION_TOKENS`, `MAX_TOKENS`, `USAGE`, `FINISH_REASON`, `STREAM` (refuses to), `STREAM_HEARD` (answers at
once whatever was asked), `STREAM_OPTIONS`, `PICTURES`, `MODEL_LIST`.

`context=Context(...)` makes it hold only so many tokens and refuse more in the words of some server.
`prefix` is the path before `/chat/completions`; other paths are unknown, told as `unknown_path`.

Azure: the same server answers `/openai/deployments/MODEL/chat/completions?api-version=…` with the `api-key`
header; give `server.origin` as the endpoint. `GET /v1/models` lists the models.

Streaming: when a request says `"stream": true`, an ordinary answer goes out as server-sent events (role,
pieces of text, of a refusal or of a tool's arguments, finish_reason, usage when asked for, `[DONE]`), chunked, on a
connection that can be used again. `any.stream_ends_after(n)` ends the stream after n events, without `[DONE]`.
"""

import json
import re
import threading
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from typing import Any, Final, Self, cast
from urllib.parse import parse_qs, urlsplit

from studio.domain.text import estimate_tokens
from tests.chat_rules import Ability, Context, RefusedRequest, check_request
from tests.serving import LittleServer, QuietHandler, serving

JsonObject = dict[str, Any]
Script = Callable[[JsonObject], "Reply"]

TEST_KEY: Final = "sk-test-0123456789abcdef"
MAX_BODY_BYTES: Final = 8_000_000
_DEPLOYMENT: Final = re.compile(r"/openai/deployments/([^/]+)/chat/completions")


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer of the server; made by the class methods, shaped further by the others.

    Attributes:
        content: The assistant's text; None is a null content.
        finish_reason: As the API says it; None leaves it null.
        refusal: The text of a refusal.
        status_code: HTTP status.
        body: Sent as it is instead of a completion.
        content_type: Of `body`.
        headers: Further headers.
        pause_s: Between two bytes of the body.
        cut_at: Bytes of body after which the connection ends.
        run_control: Awaited before anything is sent.
        stream_events: Events after which a stream ends; None sends them all.
        choices: Sent as they are instead of the one choice.
        piece_bytes: Size of what a stream is sent in; 0 = an event at a time.
        is_endless: The text is repeated for ever.
        lingers: The stream stays open after its last event.
        error: Reported in the stream after `stream_events`.
    """

    content: str | None = None
    finish_reason: str | None = "stop"
    refusal: str | None = None
    status_code: int = 200
    body: bytes | None = None
    content_type: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict[str, str])
    pause_s: float = 0.0
    cut_at: int | None = None
    run_control: threading.Event | None = None
    stream_events: int | None = None
    choices: list[JsonObject] | None = None
    piece_bytes: int = 0
    is_endless: bool = False
    lingers: bool = False
    error: JsonObject | None = None

    @classmethod
    def json(cls, value: object) -> "Reply":
        """Answer with a value written as JSON."""
        return cls(content=json.dumps(value, ensure_ascii=False))

    @classmethod
    def message(
        cls, content: str | None, *, finish_reason: str | None = "stop", refusal: str | None = None
    ) -> "Reply":
        """Answer with any text, or with none."""
        return cls(content=content, finish_reason=finish_reason, refusal=refusal)

    @classmethod
    def without_choices(cls) -> "Reply":
        """Answer with `"choices": []`."""
        return cls(choices=[])

    @classmethod
    def status(
        cls,
        code: int,
        message: str = "",
        *,
        error_code: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> "Reply":
        """Answer with an error in the API's form."""
        body = _error_body(message or f"Error {code}.", error_code, kind=error_code or "api_error")
        return cls(status_code=code, body=body, headers=headers or {})

    @classmethod
    def quota(cls) -> "Reply":
        """Answer 429 `insufficient_quota`, as for an account without money."""
        return cls.status(429, "You exceeded your current quota.", error_code="insufficient_quota")

    @classmethod
    def raw(
        cls, body: bytes | str, *, content_type: str = "application/json", status_code: int = 200
    ) -> "Reply":
        """Answer with any bytes."""
        data = body.encode() if isinstance(body, str) else body
        return cls(body=data, content_type=content_type, status_code=status_code)

    def slowly(self, pause_s: float) -> "Reply":
        """Send one byte of the body every `pause_s` seconds."""
        return replace(self, pause_s=pause_s)

    def cut_after(self, count: int) -> "Reply":
        """End the connection after `count` bytes of the body."""
        return replace(self, cut_at=count)

    def after(self, run_control: threading.Event) -> "Reply":
        """Wait for an event before answering."""
        return replace(self, run_control=run_control)

    @classmethod
    def endless(cls, text: str) -> "Reply":
        """Stream a text again and again."""
        return cls(content=text, is_endless=True)

    def in_pieces(self, size: int) -> "Reply":
        """Send a stream in pieces of `size` bytes."""
        return replace(self, piece_bytes=size)

    def lingering(self) -> "Reply":
        """Leave a stream open after its last event."""
        return replace(self, lingers=True)

    def breaking(self, error: JsonObject, events: int = 2) -> "Reply":
        """Report an error in a stream after so many events."""
        return replace(self, error=error, stream_events=events)

    def stream_ends_after(self, events: int) -> "Reply":
        """End a stream after so many events, without `[DONE]`."""
        return replace(self, stream_events=events)


def in_order(*replies: Reply) -> Script:
    """Return a script that gives these answers one after the other, then fails the request loudly."""
    left = iter(replies)
    lock = threading.Lock()

    def script(request: JsonObject) -> Reply:
        with lock:
            reply = next(left, None)
        return reply or Reply.status(
            418, "The script of the test has no further answer.", error_code="script_ended"
        )

    return script


def always(reply: Reply) -> Script:
    """Return a script that gives the same answer each time."""
    return lambda request: reply


class ChatServer:
    """The server; a context manager. See the module's docstring.

    Args:
        script: Called with the parsed body of each accepted request, from the server's thread.
        api_key: The only key it takes.
        models: The models it knows.
        lacks: What it cannot do.
        context: How much it holds; None = anything.
        prefix: Of its paths.
        unknown_path: Answered elsewhere; None is 404 in the API's form.
    """

    def __init__(
        self,
        script: Script,
        *,
        api_key: str = TEST_KEY,
        models: Collection[str] = ("test-small", "test-large"),
        lacks: Collection[Ability] = (),
        context: Context | None = None,
        prefix: str = "/v1",
        unknown_path: Reply | None = None,
    ) -> None:
        self.context = context
        self.prefix = prefix
        self.unknown_path = unknown_path
        self.loaded_context = 0
        self.connections = 0
        self.api_key = api_key
        self.models = tuple(models)
        self.lacks = frozenset(lacks)
        self.script = script
        self.requests: list[JsonObject] = []
        self.headers: list[dict[str, str]] = []
        self.faults: list[str] = []
        self.closing = threading.Event()
        self._server = _Listener(self)
        self._serving = ExitStack()

    @property
    def origin(self) -> str:
        """Scheme, host and port; the endpoint for Azure."""
        return self._server.origin

    @property
    def base_url(self) -> str:
        """What goes into the client."""
        return f"{self.origin}{self.prefix}"

    def __enter__(self) -> Self:
        """Start listening."""
        self._serving.enter_context(serving(self._server, "chat server"))
        return self

    def __exit__(self, *exc_info: object) -> None:
        """Stop, whatever is being sent; raise what went wrong inside a script."""
        self.closing.set()
        self._serving.close()
        if self.faults and exc_info[0] is None:
            raise AssertionError("the script of the chat server failed: " + "; ".join(self.faults))

    def texts(self) -> list[str]:
        """Return the last message of each request, as sent."""
        return [
            str(request["messages"][-1]["content"])
            for request in self.requests
            if request.get("messages")
        ]

    def answer(self, request: JsonObject) -> Reply:
        """Ask the script; a script that raises is a fault of the test and is told at the end."""
        try:
            return self.script(request)
        except Exception as exc:  # noqa: BLE001 - it would vanish in the server's thread
            self.faults.append(f"{type(exc).__name__}: {exc}")
            return Reply.status(418, "The script of the test raised.", error_code="script_failed")


class _Listener(LittleServer):
    def __init__(self, owner: ChatServer) -> None:
        self.owner = owner
        super().__init__(_Handler)


class _Handler(QuietHandler):
    """One connection."""

    protocol_version = "HTTP/1.1"

    @property
    def owner(self) -> ChatServer:
        return cast("_Listener", self.server).owner

    def setup(self) -> None:
        """Count the connections."""
        super().setup()
        self.owner.connections += 1

    def do_GET(self) -> None:
        """List the models; tell what is loaded as Ollama does."""
        path = urlsplit(self.path).path
        if path == "/api/ps" and self.owner.loaded_context:
            loaded = [
                {"name": m, "context_length": self.owner.loaded_context} for m in self.owner.models
            ]
            self._send(Reply.raw(json.dumps({"models": loaded})), None)
            return
        try:
            self._check_key()
        except RefusedRequest as exc:
            self._send_refusal(exc)
            return
        if path != f"{self.owner.prefix}/models" or Ability.MODEL_LIST in self.owner.lacks:
            self._send_refusal(RefusedRequest(404, f"Unknown request URL: GET {self.path}."))
            return
        data = [
            {"id": m, "object": "model", "created": 1, "owned_by": "test"}
            for m in self.owner.models
        ]
        self._send(Reply.raw(json.dumps({"object": "list", "data": data})), None)

    def do_POST(self) -> None:
        """Check the request as the real API does, then answer from the script."""
        if self.owner.unknown_path and not self._is_known_path():
            self.rfile.read(int(self.headers.get("Content-Length") or 0))
            self._send(self.owner.unknown_path, None)
            return
        try:
            request = self._accepted()
        except RefusedRequest as exc:
            self._send_refusal(exc)
            return
        self._send(self.owner.answer(request), request)

    def _accepted(self) -> JsonObject:
        raw = self.rfile.read(min(int(self.headers.get("Content-Length") or 0), MAX_BODY_BYTES))
        try:
            request = json.loads(raw)
        except ValueError:
            request = None
        if isinstance(request, dict):
            self.owner.requests.append(cast("JsonObject", request))
            self.owner.headers.append({name.lower(): value for name, value in self.headers.items()})
        self._check_key()
        deployment = self._deployment()
        if not isinstance(request, dict):
            raise RefusedRequest(400, "We could not parse the JSON body of your request.")
        if "application/json" not in self.headers.get("Content-Type", ""):
            raise RefusedRequest(415, "Unsupported content type.")
        body = cast("JsonObject", request)
        context = self.owner.context
        if context is not None and context.is_checked_first:
            context.check(body)
        check_request(body, self.owner.lacks)
        model = deployment or str(body["model"])
        if model not in self.owner.models:
            raise RefusedRequest(
                404,
                f"The model `{model}` does not exist or you do not have access to it.",
                code="model_not_found",
            )
        if context is not None:
            context.check(body)
        return body

    def _is_known_path(self) -> bool:
        path = urlsplit(self.path).path
        return path == f"{self.owner.prefix}/chat/completions" or bool(_DEPLOYMENT.fullmatch(path))

    def _deployment(self) -> str:
        """Return the deployment of an Azure path, "" for the plain one."""
        parts = urlsplit(self.path)
        if parts.path == f"{self.owner.prefix}/chat/completions":
            return ""
        match = _DEPLOYMENT.fullmatch(parts.path)
        if match is None or not parse_qs(parts.query).get("api-version"):
            raise RefusedRequest(404, f"Unknown request URL: POST {self.path}.", code="unknown_url")
        return match[1]

    def _check_key(self) -> None:
        given = self.headers.get("api-key") or self.headers.get("Authorization", "").removeprefix(
            "Bearer "
        )
        if given != self.owner.api_key:
            shown = f"{given[:8]}{'*' * 8}{given[-4:]}"
            raise RefusedRequest(
                401, f"Incorrect API key provided: {shown}.", code="invalid_api_key"
            )

    def _send_refusal(self, exc: RefusedRequest) -> None:
        body = exc.body or _error_body(exc.message, exc.code, param=exc.param)
        self._send(Reply(status_code=exc.status, body=body), None)

    def _send(self, reply: Reply, request: JsonObject | None) -> None:
        if reply.run_control is not None:
            _wait_for(reply.run_control, self.owner.closing)
        wants_stream = request is not None and request.get("stream") and reply.body is None
        if request is not None and wants_stream and Ability.STREAM_HEARD not in self.owner.lacks:
            self._send_stream(reply, request)
            return
        body = (
            reply.body
            if reply.body is not None
            else json.dumps(self._completion(reply, request or {})).encode()
        )
        self.send_response(reply.status_code)
        for name, value in {
            "Content-Type": reply.content_type,
            "x-request-id": "req_test",
            **reply.headers,
        }.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self._write(body, reply)

    def _write(self, body: bytes, reply: Reply) -> None:
        sent = body if reply.cut_at is None else body[: reply.cut_at]
        self.close_connection = reply.cut_at is not None
        if not reply.pause_s:
            self.wfile.write(sent)
            return
        for position in range(len(sent)):
            self.wfile.write(sent[position : position + 1])
            self.wfile.flush()
            if self.owner.closing.wait(reply.pause_s):
                self.close_connection = True
                return

    def _completion(self, reply: Reply, request: JsonObject) -> JsonObject:
        completion: JsonObject = {
            "id": "chatcmpl-test",
            "object": "chat.completion",
            "created": int(time.time()),
            "model": request.get("model", ""),
            "choices": [self._choice(reply, request)] if reply.choices is None else reply.choices,
        }
        if Ability.USAGE not in self.owner.lacks:
            completion["usage"] = count_usage(request, reply.content or "")
        return completion

    def _choice(self, reply: Reply, request: JsonObject) -> JsonObject:
        message: JsonObject = {
            "role": "assistant",
            "content": reply.content,
            "refusal": reply.refusal,
        }
        if _wants_tool(request) and reply.content is not None:
            call = {"name": request["tools"][0]["function"]["name"], "arguments": reply.content}
            message |= {
                "content": None,
                "tool_calls": [{"id": "call_1", "type": "function", "function": call}],
            }
        finish = _finish(reply, request, self.owner.lacks)
        return {"index": 0, "message": message, "logprobs": None, "finish_reason": finish}

    def _send_stream(self, reply: Reply, request: JsonObject) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.close_connection = True  # unless the stream comes to its proper end
        sent = 0
        for piece in _pieces(_stream_bytes(reply, request, self.owner.lacks), reply.piece_bytes):
            if reply.cut_at is not None and sent + len(piece) > reply.cut_at:
                self._send_chunk(piece[: reply.cut_at - sent])
                return
            self._send_chunk(piece)
            sent += len(piece)
            if self.owner.closing.wait(reply.pause_s) if reply.pause_s else self._is_closing():
                return
        if reply.lingers:
            self.owner.closing.wait()
            return
        self.wfile.write(b"0\r\n\r\n")
        self.close_connection = False

    def _is_closing(self) -> bool:
        return self.owner.closing.is_set()

    def _send_chunk(self, data: bytes) -> None:
        if data:
            self.wfile.write(f"{len(data):x}\r\n".encode() + data + b"\r\n")
            self.wfile.flush()


def count_usage(request: JsonObject, answer: str) -> JsonObject:
    """Return the `usage` of an answer, by our own estimate of tokens."""
    prompt = estimate_tokens(json.dumps(request.get("messages", []), ensure_ascii=False))
    completion = estimate_tokens(answer)
    return {
        "prompt_tokens": prompt,
        "completion_tokens": completion,
        "total_tokens": prompt + completion,
        "prompt_tokens_details": {"cached_tokens": 0},
    }


def _pieces(events: Iterator[bytes], size: int) -> Iterator[bytes]:
    """Return events one by one, or cut into pieces of one size wherever that falls."""
    if not size:
        yield from events
        return
    whole = b"".join(events)
    yield from (whole[start : start + size] for start in range(0, len(whole), size))


def _stream_bytes(reply: Reply, request: JsonObject, lacks: Collection[Ability]) -> Iterator[bytes]:
    """Return the events of an answer, as far as they go."""
    for number, event in enumerate(_stream_events(reply, request, lacks)):
        if reply.stream_events is not None and number >= reply.stream_events:
            break
        if reply.lingers and event == "[DONE]":
            return
        yield f"data: {event}\n\n".encode()
    if reply.error is not None:
        yield f"data: {json.dumps({'error': reply.error})}\n\n".encode()


def _stream_events(reply: Reply, request: JsonObject, lacks: Collection[Ability]) -> Iterator[str]:
    base = {
        "id": "chatcmpl-test",
        "object": "chat.completion.chunk",
        "created": 1,
        "model": request["model"],
    }

    def chunk(delta: JsonObject, finish: str | None = None) -> str:
        choice = {"index": 0, "delta": delta, "finish_reason": finish}
        return json.dumps({**base, "choices": [choice]}, ensure_ascii=False)

    if reply.choices is not None:
        yield json.dumps({**base, "choices": reply.choices})
        yield "[DONE]"
        return
    text = reply.content or ""
    yield chunk({"role": "assistant", "content": ""})
    deltas = _tool_deltas if _wants_tool(request) and reply.content is not None else _text_deltas
    while True:
        yield from (chunk(delta) for delta in deltas(text, request))
        if not reply.is_endless:
            break
    for start in range(0, len(reply.refusal or ""), 8):
        yield chunk({"refusal": (reply.refusal or "")[start : start + 8]})
    yield chunk({}, _finish(reply, request, lacks))
    wants_usage = (request.get("stream_options") or {}).get("include_usage")
    if wants_usage and Ability.USAGE not in lacks:
        yield json.dumps({**base, "choices": [], "usage": count_usage(request, text)})
    yield "[DONE]"


def _text_deltas(text: str, request: JsonObject) -> Iterator[JsonObject]:
    del request
    yield from ({"content": piece} for piece in _worded(text))


def _tool_deltas(text: str, request: JsonObject) -> Iterator[JsonObject]:
    """Return the call's name first, then its arguments piece by piece, as the real API does."""
    name = request["tools"][0]["function"]["name"]
    first = {"id": "call_1", "type": "function", "function": {"name": name, "arguments": ""}}
    yield {"tool_calls": [{"index": 0, **first}]}
    for piece in _worded(text):
        yield {"tool_calls": [{"index": 0, "function": {"arguments": piece}}]}


def _worded(text: str) -> Iterator[str]:
    """Return a text in pieces of a few letters; a very long one in a few hundred, which take seconds one by one."""
    size = max(8, len(text) // 300)
    yield from (text[start : start + size] for start in range(0, len(text), size))


def _wants_tool(request: JsonObject) -> bool:
    return bool(request.get("tools")) and not request.get("response_format")


def _finish(reply: Reply, request: JsonObject, lacks: Collection[Ability]) -> str | None:
    if Ability.FINISH_REASON in lacks:
        return None
    if _wants_tool(request) and reply.content is not None and reply.finish_reason == "stop":
        return "tool_calls"
    return reply.finish_reason


def _error_body(
    message: str, code: str | None, *, param: str | None = None, kind: str = "invalid_request_error"
) -> bytes:
    return json.dumps(
        {"error": {"message": message, "type": kind, "param": param, "code": code}}
    ).encode()


def _wait_for(run_control: threading.Event, closing: threading.Event) -> None:
    """Wait until the test opens the gate or the server stops."""
    while not run_control.wait(0.02) and not closing.is_set():
        pass
