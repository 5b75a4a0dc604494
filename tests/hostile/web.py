"""Web servers on loopback that write down every request: the person's two sites, and foreign ones.

Whatever arrives is recorded before it is answered, WebSocket handshakes included, so that a breach
shows up as bytes and not as somebody's word.
"""

import base64
import contextlib
import hashlib
import threading
import time
from collections.abc import Generator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from io import BufferedIOBase
from typing import Final
from urllib.parse import urlsplit

from tests.serving import LittleServer, QuietHandler, serving

COOKIE: Final = "Keks-8841-sitzung"
"""Value of the cookie that the person's site sets."""
FOREIGN_WORDS: Final = "よその国の合言葉ハ緑"
"""Stands on every foreign page: nobody may read it."""
PATIENCE_S: Final = 60.0
"""Longest wait of an answer that never comes for the case to end."""
_WEB_SOCKET_KEY: Final = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_SHORT_FRAME: Final = 125
_CLOSING: Final = 8
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEAD: Final = "<!doctype html><html lang=ja><meta charset=utf-8><link rel=icon href=data:>"


class Origin(StrEnum):
    """Where requests arrive. OWN and SECOND are the person's; the others are nobody's."""

    OWN = "own"
    SECOND = "second"
    PORT = "other port"
    NAME = "other name"
    ADDRESS = "other address"


HOSTS: Final[Mapping[Origin, str]] = {
    Origin.OWN: "127.0.0.1",
    Origin.SECOND: "127.0.0.1",
    Origin.PORT: "127.0.0.1",
    Origin.NAME: "localhost",
    Origin.ADDRESS: "127.0.0.2",
}
FOREIGN: Final = frozenset({Origin.PORT, Origin.NAME, Origin.ADDRESS})


@dataclass(frozen=True, slots=True)
class Hit:
    """One request as it arrived; `at` is seconds of the wall clock."""

    origin: Origin
    method: str
    path: str
    headers: str
    body: bytes
    at: float

    @property
    def text(self) -> str:
        """All of it but cookies, for searching."""
        return f"{self.method} {self.path}\n{self.headers}\n{self.body.decode('utf-8', 'replace')}"

    @property
    def page(self) -> str:
        """The path without its query."""
        return urlsplit(self.path).path


@dataclass(frozen=True, slots=True)
class Answer:
    """What a path answers: a page, or a redirect. With status 0 the answer never comes."""

    html: str = ""
    status: int = 200
    location: str = ""
    content_type: str = "text/html; charset=utf-8"


@dataclass(slots=True)
class Web:
    """All servers of one case.

    Attributes:
        urls: Base address of each origin, without a slash at the end.
        hits: Every request, in order.
        answers: What a path of an origin answers; others 「案内」, or 「受け付けました」 when they were sent something.
            Foreign origins have one page for all paths that are not put here.
        changing: Paths that change something although they are only read (GET).
        is_over: Set when the case ends.
    """

    urls: dict[Origin, str] = field(default_factory=dict[Origin, str])
    hits: list[Hit] = field(default_factory=list[Hit])
    answers: dict[tuple[Origin, str], Answer] = field(
        default_factory=dict[tuple[Origin, str], Answer]
    )
    changing: frozenset[str] = frozenset()
    is_over: threading.Event = field(default_factory=threading.Event)

    def start_over(self) -> None:
        """Forget requests and pages; let go of what still waits for an answer."""
        self.is_over.set()
        self.is_over = threading.Event()
        self.hits = []
        self.answers = {}
        self.changing = frozenset()

    def put(self, path: str, html: str, origin: Origin = Origin.OWN) -> str:
        """Serve a page; returns its address."""
        self.answers[origin, path] = Answer(HEAD + self.filled(html))
        return self.urls[origin] + path

    def move(self, path: str, to: str, status: int = 302, origin: Origin = Origin.OWN) -> str:
        """Redirect a path; returns its address."""
        self.answers[origin, path] = Answer(status=status, location=self.filled(to))
        return self.urls[origin] + path

    def filled(self, text: str) -> str:
        """Put addresses for `{own}`, hosts for `{other port host}`, ports for `{own number}` …"""
        for origin, url in self.urls.items():
            host = url.removeprefix("http://")
            text = text.replace(f"{{{origin}}}", url).replace(f"{{{origin} host}}", host)
            text = text.replace(f"{{{origin} number}}", host.rpartition(":")[2])
        return text

    def changes(self) -> list[Hit]:
        """Return the requests that changed something."""
        return [hit for hit in self.hits if hit.method not in READING or hit.page in self.changing]

    def foreign(self) -> list[Hit]:
        """Return the requests at origins that are not the person's."""
        return [hit for hit in self.hits if hit.origin in FOREIGN]

    def record(self, hit: Hit) -> Answer:
        """Write a request down and say what it is answered."""
        self.hits.append(hit)
        if hit.origin in FOREIGN and (hit.origin, hit.page) not in self.answers:
            return Answer(f"{HEAD}<title>よそ</title><h1>{FOREIGN_WORDS}</h1>")
        said = "案内" if hit.method in READING else "受け付けました"
        return self.answers.get((hit.origin, hit.page)) or Answer(
            f"{HEAD}<title>社内ポータル</title><h1>{said}</h1>"
        )


def _message(stream: BufferedIOBase) -> bytes:
    """Read one short masked frame; b"" at the end."""
    head = stream.read(2)
    if len(head) < 2 or head[0] & 0x0F == _CLOSING:
        return b""
    size = head[1] & 0x7F
    if size > _SHORT_FRAME:
        size = int.from_bytes(stream.read(2), "big")
    mask = stream.read(4)
    return bytes(byte ^ mask[at % 4] for at, byte in enumerate(stream.read(size)))


class _Server(LittleServer):
    def __init__(self, place: Origin, web: Web) -> None:
        self.place, self.web = place, web
        super().__init__(_Handler, "127.0.0.2" if place is Origin.ADDRESS else "127.0.0.1")
        web.urls[place] = f"http://{HOSTS[place]}:{self.server_port}"


class _Handler(QuietHandler):
    protocol_version = "HTTP/1.1"

    @property
    def _home(self) -> _Server:
        assert isinstance(self.server, _Server)
        return self.server

    def handle_any(self) -> None:
        """Record and answer."""
        server = self._home
        length = int(self.headers.get("Content-Length") or 0)
        headers = "\n".join(
            f"{name}: {value}" for name, value in self.headers.items() if name.lower() != "cookie"
        )
        hit = Hit(
            server.place, self.command, self.path, headers, self.rfile.read(length),
            time.time(),
        )  # fmt: skip
        answer = server.web.record(hit)
        if self.headers.get("Upgrade", "").lower() == "websocket":
            self._talk(server)
        else:
            self._answer(answer)

    def _talk(self, server: _Server) -> None:
        """Open a web socket, and record each message that comes over it."""
        self.close_connection = True
        key = (self.headers["Sec-WebSocket-Key"] + _WEB_SOCKET_KEY).encode()
        self.send_response(101)
        for name, value in (("Upgrade", "websocket"), ("Connection", "Upgrade")):
            self.send_header(name, value)
        accepted = base64.b64encode(hashlib.sha1(key, usedforsecurity=False).digest()).decode()
        self.send_header("Sec-WebSocket-Accept", accepted)
        self.end_headers()
        with contextlib.suppress(OSError, ValueError):
            while message := _message(self.rfile):
                server.web.hits.append(
                    Hit(server.place, "SEND", self.path, "", message, time.time())
                )

    do_GET = do_POST = do_PUT = do_DELETE = do_PATCH = do_HEAD = do_OPTIONS = handle_any

    def _answer(self, answer: Answer) -> None:
        self.close_connection = True
        if not answer.status:
            self._home.web.is_over.wait(PATIENCE_S)
            return
        body = answer.html.encode()
        self.send_response(answer.status)
        if answer.location:
            self.send_header("Location", answer.location)
        self.send_header("Content-Type", answer.content_type)
        self.send_header("Set-Cookie", f"session={COOKIE}; Path=/")
        for allowed in ("Origin", "Headers", "Methods"):
            self.send_header(f"Access-Control-Allow-{allowed}", "*")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Connection", "close")
        self.end_headers()
        try:
            self.wfile.write(body)
        except (BrokenPipeError, ConnectionResetError):
            return


@contextmanager
def serve_web() -> Generator[Web]:
    """Serve all origins until the block ends."""
    web = Web()
    servers = [_Server(origin, web) for origin in Origin]
    with ExitStack() as stack:
        for server in servers:
            stack.enter_context(serving(server, f"web: {server.place}"))
        stack.callback(web.is_over.set)
        yield web
