"""A site of ours and a foreign one, on loopback, that keep whatever arrives: the only honest witness."""

import base64
import hashlib
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from urllib.parse import urlsplit

from tests.serving import LittleServer, QuietHandler, serving

_WEB_SOCKET_KEY = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

_OPEN = {f"Access-Control-Allow-{what}": "*" for what in ("Origin", "Methods", "Headers")}


@dataclass(frozen=True, slots=True)
class Arrived:
    """One request that a server received."""

    method: str
    path: str
    body: bytes
    content_type: str


@dataclass(slots=True)
class Recorder:
    """What one server serves and what arrived there.

    Attributes:
        url: Its origin.
        arrived: Every request, in order.
        pages: Status, extra headers and body, by path; everything else is a small page.
    """

    url: str = ""
    arrived: list[Arrived] = field(default_factory=list[Arrived])
    pages: dict[str, tuple[int, dict[str, str], str]] = field(
        default_factory=dict[str, tuple[int, dict[str, str], str]]
    )

    def put(self, path: str, body: str, **headers: str) -> str:
        """Serve this body; returns the address. Header names with _ for -."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self.pages[path] = (200, named, body)
        return self.url + path

    def move(self, path: str, to: str, status: int = 302) -> str:
        """Redirect; returns the address."""
        self.pages[path] = (status, {"Location": to}, "")
        return self.url + path

    def paths(self, method: str = "") -> list[str]:
        """Return the paths that were asked for, icons left out."""
        return [
            one.path
            for one in self.arrived
            if method in ("", one.method) and one.path != "/favicon.ico"
        ]


@dataclass(frozen=True, slots=True)
class TwoSites:
    """Both servers: 127.0.0.1 and localhost on another port, so that the sites differ as well."""

    home: Recorder
    foreign: Recorder


def _handler_of(site: Recorder) -> type[BaseHTTPRequestHandler]:
    class Handler(QuietHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True
        wbufsize = -1

        def _answer(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            kind = self.headers.get("Content-Type") or ""
            site.arrived.append(Arrived(self.command, self.path, body, kind))
            if self.headers.get("Upgrade", "").lower() == "websocket":
                self._greet()
                return
            default = (200, {"Content-Type": "text/html"}, f"<title>{site.url}</title><p>届いた")
            status, headers, text = site.pages.get(urlsplit(self.path).path, default)
            content = text.encode()
            self.send_response(status)
            whole = {"Content-Type": "text/html; charset=utf-8", **_OPEN}
            for name, value in (whole | headers).items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        do_GET = do_POST = do_PUT = do_DELETE = do_OPTIONS = _answer

        def _greet(self) -> None:
            """Open a web socket, say one word, and leave it."""
            key = (self.headers["Sec-WebSocket-Key"] + _WEB_SOCKET_KEY).encode()
            self.send_response(101)
            self.send_header("Upgrade", "websocket")
            self.send_header("Connection", "Upgrade")
            accepted = base64.b64encode(hashlib.sha1(key).digest()).decode()
            self.send_header("Sec-WebSocket-Accept", accepted)
            self.end_headers()
            self.wfile.write(b"\x81\x05hello")
            self.close_connection = True

    return Handler


@contextmanager
def _served(site: Recorder, name: str) -> Generator[None]:
    server = LittleServer(_handler_of(site))
    site.url = f"http://{name}:{server.server_port}"
    with serving(server, f"site {name}"):
        yield


@contextmanager
def two_sites() -> Generator[TwoSites]:
    """Serve both sites until the block ends."""
    sites = TwoSites(Recorder(), Recorder())
    with _served(sites.home, "127.0.0.1"), _served(sites.foreign, "localhost"):
        yield sites
