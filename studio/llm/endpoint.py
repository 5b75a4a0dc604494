"""The server's side of a model: sends requests, reads answers, waits and repeats where that helps."""

import asyncio
import json
import ssl
from collections.abc import AsyncGenerator, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import cache
from typing import Any, Final, Protocol, cast
from urllib.parse import urlsplit

import openai
from openai import AsyncAzureOpenAI, AsyncOpenAI, DefaultAsyncHttpxClient

from studio.engine.ports import Clock
from studio.llm.config import ModelConfig
from studio.llm.errors import Code, fault
from studio.llm.outgoing import SecretScan
from studio.llm.retry import retry_delay
from studio.llm.stream import MAX_BODY_BYTES, StreamReader, Written, read_whole
from studio.llm.wire import JsonObject

_CONNECT_S: Final = 10.0
_TRAILER_S: Final = 2.0
"""How long the count and the end of a stream may take after the answer itself is whole."""
_LOOK_S: Final = 5.0
"""How long a look at what the server has may take; it only helps to word a fault."""
_LIST_S: Final = 20.0
"""How long a server may take to say which models it has, where a person waits for the list."""
_MAX_NAMES: Final = 500


class _Body(Protocol):
    """The part of the client's response that is read here."""

    @property
    def headers(self) -> Any: ...  # noqa: ANN401 - the client's own mapping

    @property
    def http_request(self) -> Any: ...  # noqa: ANN401 - the client's own request

    def iter_bytes(self, chunk_size: int | None = None) -> Any: ...  # noqa: ANN401 - its own iterator


class _Create(Protocol):
    """The client's call, as it is used here."""

    def __call__(self, **body: Any) -> AbstractAsyncContextManager[_Body]: ...  # noqa: ANN401 - JSON


class Endpoint:
    """One server with its key. Repeats are ours, not the client's, so that they obey the deadline.

    Args:
        config: Where and with what to connect.
        clock: Times waits between tries.
    """

    def __init__(self, config: ModelConfig, clock: Clock) -> None:
        self._config = config
        self._clock = clock
        self._scan = SecretScan()
        self._client = _make_client(config)

    def keep_secret(self, values: Mapping[str, str]) -> None:
        """Let no request hold one of these values from now on."""
        self._scan.add(values)

    async def post(self, body: JsonObject, deadline: float) -> Written:
        """Send a request, again after a wait while that can help and the deadline allows it.

        Raises:
            ModelUnavailableError: SECRET_IN_PROMPT; nothing was sent.
            openai.OpenAIError, ServerComplaint, ValueError, LookupError, TypeError: See `errors`.
        """
        if not self._scan.is_empty:
            await asyncio.to_thread(self._scan.check, body)
        tries = 0
        while True:
            tries += 1
            try:
                return await self._send(body)
            except openai.APIError as exc:
                wait_s = retry_delay(exc, tries)
                if wait_s is None or self._clock.monotonic() + wait_s >= deadline:
                    raise
            await self._clock.sleep(wait_s)

    async def model_names(self, prefix: str = "") -> tuple[str, ...]:
        """Return the models the server says it has; () when it does not say, for whatever reason.

        Args:
            prefix: Put between the address and `/models`, to see whether it is what is missing.
        """
        path = f"{self._config.base_url}{prefix}/models"
        data = await self._look(path, self._client)
        found = data.get("data")
        if not isinstance(found, list):
            return ()
        entries = cast("list[object]", found)[:_MAX_NAMES]
        return tuple(
            str(cast("JsonObject", entry)["id"])
            for entry in entries
            if isinstance(entry, dict) and "id" in entry
        )

    async def served_models(self) -> tuple[str, ...]:
        """Return the models the server says it has, by name.

        Raises:
            openai.OpenAIError, TimeoutError, ValueError, AttributeError: See `errors`.
        """
        async with asyncio.timeout(_LIST_S):
            page = await self._client.models.list()
        return tuple(sorted({model.id for model in page.data[:_MAX_NAMES]}, key=str.casefold))

    async def loaded_context(self, model: str) -> int:
        """Return the context length with which Ollama runs a model; 0 when it does not say."""
        parts = urlsplit(self._config.base_url)
        data = await self._look(f"{parts.scheme}://{parts.netloc}/api/ps", self._client)
        for entry in data.get("models") or ():
            if model in (entry.get("name"), entry.get("model"), f"{entry.get('name')}:latest"):
                return int(entry.get("context_length") or 0)
        return 0

    async def close(self) -> None:
        """Give connections back."""
        await self._client.close()

    async def _look(self, url: str, client: AsyncOpenAI) -> JsonObject:
        """Read something small that only helps to word a sentence; {} whatever goes wrong."""
        try:
            async with asyncio.timeout(_LOOK_S):
                raw = await client.get(url, cast_to=object)
        except (openai.OpenAIError, TimeoutError, ValueError):
            return {}
        return cast("JsonObject", raw) if isinstance(raw, dict) else {}

    async def _send(self, body: JsonObject) -> Written:
        # The body is our own JSON; no overload of the client's describes it.
        create = cast("_Create", self._client.chat.completions.with_streaming_response.create)
        async with create(**body) as response:
            kind = str(response.headers.get("content-type", "")).lower()
            # A server that knows no streams answers at once, and says so here.
            if "event-stream" in kind:
                return await _read_stream(response, self._clock)
            return await _read_at_once(response)


async def _read_stream(response: _Body, clock: Clock) -> Written:
    """Read until the end; once the answer is whole, its trailer may not hold us up."""
    reader = StreamReader()
    began = ended = 0.0
    pieces = _pieces(response)
    try:
        while not reader.is_done:
            async with asyncio.timeout(_TRAILER_S if reader.is_finished else None):
                piece = await anext(pieces, None)
            if piece is None:
                break
            reader.feed(piece)
            ended = ended if reader.is_finished and ended else clock.monotonic()
            began = began or (ended if reader.has_begun else 0.0)
        if reader.is_done:
            # Reading the empty rest lets the connection be used again.
            async with asyncio.timeout(_TRAILER_S):
                await anext(pieces, None)
    except (TimeoutError, openai.APIConnectionError):
        if not reader.is_finished:
            raise
    finally:
        await pieces.aclose()
    return replace(reader.written(), writing_s=ended - began if began else 0.0)


async def _read_at_once(response: _Body) -> Written:
    body = bytearray()
    async for piece in _pieces(response):
        body += piece
        if len(body) > MAX_BODY_BYTES:
            raise fault(Code.RUNAWAY, detail=f"{len(body)} bytes")
    if not body.strip():
        raise json.JSONDecodeError("empty", "", 0)
    return read_whole(bytes(body))


async def _pieces(response: _Body) -> AsyncGenerator[bytes]:
    """Return the body as it comes; a line that breaks is told like one that never stood."""
    source = response.iter_bytes()
    while True:
        try:
            piece = await anext(source, None)
        except Exception as exc:
            # Reading bytes fails for reasons of the network only; the client leaves them untranslated.
            raise openai.APIConnectionError(request=response.http_request) from exc
        if piece is None:
            return
        yield piece


def _make_client(config: ModelConfig) -> AsyncOpenAI:
    timeout = openai.Timeout(config.timeout_s, connect=min(_CONNECT_S, config.timeout_s))
    # A proxy of the office cannot reach a server on this machine.
    http_client = DefaultAsyncHttpxClient(
        trust_env=not config.is_local,
        timeout=timeout,
        verify=True if urlsplit(config.base_url).scheme == "https" else _for_detours(),
    )
    if config.speaks_azure:
        return AsyncAzureOpenAI(
            azure_endpoint=config.base_url,
            api_version=config.api_version,
            api_key=config.api_key,
            timeout=timeout,
            max_retries=0,
            http_client=http_client,
        )
    return AsyncOpenAI(
        base_url=config.base_url,
        api_key=config.api_key or "not-needed",
        timeout=timeout,
        max_retries=0,
        http_client=http_client,
    )


@cache
def _for_detours() -> ssl.SSLContext:
    """Return what is trusted where a server without TLS sends on to one that has it.

    Read once: the certificates of a system are 25 ms of work, which every client would do anew.
    """
    return ssl.create_default_context()
