"""HTTP/1.1 over asyncio streams: reads requests from one connection and writes the answers.

Small on purpose: loopback only, bodies with a length only, answers complete in memory.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from http import HTTPStatus
from typing import TypeAlias
from urllib.parse import unquote

from studio.practice.messages import (
    BadRequestError,
    Fields,
    Form,
    Request,
    Response,
    as_text,
    parse_form,
    parse_query,
)

_log = logging.getLogger(__name__)

IDLE_TIMEOUT_S = 120.0
BODY_TIMEOUT_S = 30.0
MAX_HEAD_BYTES = 64 * 1024
MAX_BODY_BYTES = 16 * 1024 * 1024
METHODS = frozenset({"GET", "HEAD", "POST"})

Respond: TypeAlias = Callable[[Request], Response]


async def converse(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, respond: Respond, mark: str = ""
) -> None:
    """Answer one connection's requests until either side closes it. Never raises but for cancel.

    Args:
        reader: Of the connection.
        writer: Of the connection.
        respond: Makes the answers.
        mark: Named in each answer as the server; "" names none.
    """
    server = (("Server", mark),) if mark else ()

    def respond_marked(request: Request) -> Response:
        answer = respond(request)
        return replace(answer, headers=(*answer.headers, *server))

    try:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            while await _exchange(reader, writer, respond_marked):
                pass
    except Exception:  # noqa: BLE001 - one connection's fault must not end the others
        _log.exception("practice: a connection failed")
    finally:
        writer.close()


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, respond: Respond
) -> bool:
    """Answer one request; False when the connection is finished."""
    try:
        request = await _read_request(reader)
    except BadRequestError as error:
        await _write(writer, as_failure(error.status), keep_alive=False)
        return False
    if request is None:
        return False
    keep_alive = request.headers.get("connection", "").lower() != "close"
    response = respond(request)
    await _write(writer, response, keep_alive=keep_alive, head_only=request.method == "HEAD")
    return keep_alive


def as_failure(status: HTTPStatus) -> Response:
    """Answer a request that no page can answer."""
    response = as_text(f"{status.value} {status.phrase}\n")
    return Response(response.body, status, response.content_type)


async def _read_request(reader: asyncio.StreamReader) -> Request | None:
    try:
        async with asyncio.timeout(IDLE_TIMEOUT_S):
            head = await reader.readuntil(b"\r\n\r\n")
    except asyncio.LimitOverrunError as error:
        raise BadRequestError(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE) from error
    except asyncio.IncompleteReadError:
        return None
    first, _, rest = head.decode("latin-1").partition("\r\n")
    method, target = _parse_request_line(first)
    headers = _parse_headers(rest)
    path, _, query = target.partition("?")
    form = await _read_form(reader, headers)
    return Request(method, unquote(path, errors="replace"), parse_query(query), headers, form)


def _parse_request_line(line: str) -> tuple[str, str]:
    parts = line.split(" ")
    if len(parts) != 3 or not parts[1].startswith("/") or parts[2] != "HTTP/1.1":
        raise BadRequestError
    if parts[0] not in METHODS:
        raise BadRequestError(HTTPStatus.NOT_IMPLEMENTED)
    return parts[0], parts[1]


def _parse_headers(text: str) -> Fields:
    headers: dict[str, str] = {}
    for line in filter(None, text.split("\r\n")):
        name, colon, value = line.partition(":")
        if not colon or name != name.strip():
            raise BadRequestError
        headers[name.lower()] = value.strip()
    return headers


async def _read_form(reader: asyncio.StreamReader, headers: Fields) -> Form:
    if "transfer-encoding" in headers:
        raise BadRequestError(HTTPStatus.LENGTH_REQUIRED)
    length_text = headers.get("content-length", "0")
    if not (length_text.isascii() and length_text.isdigit()):
        raise BadRequestError
    length = int(length_text) if len(length_text) < 12 else MAX_BODY_BYTES + 1
    if length > MAX_BODY_BYTES:
        raise BadRequestError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    if not length:
        return Form()
    async with asyncio.timeout(BODY_TIMEOUT_S):
        body = await reader.readexactly(length)
    return parse_form(headers.get("content-type", ""), body)


async def _write(
    writer: asyncio.StreamWriter, response: Response, *, keep_alive: bool, head_only: bool = False
) -> None:
    lines = [
        f"HTTP/1.1 {response.status.value} {response.status.phrase}",
        f"Content-Type: {response.content_type}",
        f"Content-Length: {len(response.body)}",
        f"Connection: {'keep-alive' if keep_alive else 'close'}",
        *(f"{name}: {value}" for name, value in response.headers),
    ]
    head = "\r\n".join((*lines, "", "")).encode("latin-1")
    writer.write(head if head_only else head + response.body)
    # NOTE: not `wait_for`: on Python 3.11 it swallows a cancel that comes with the result, and
    # a connection that was told to hang up would wait for its next request.
    async with asyncio.timeout(BODY_TIMEOUT_S):
        await writer.drain()
