"""A loopback site of a few pages that keeps a record of what was done to it."""

import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


@dataclass(frozen=True, slots=True)
class Visit:
    """One request: its method, path and form or query values."""

    method: str
    path: str
    values: dict[str, str]


@dataclass
class LittleSite:
    """Serves HTML by path. `visits` is the record; `{q}`-like values of the query fill nothing.

    Attributes:
        pages: HTML by path.
        visits: What was asked for, pages and posts, in order.
    """

    pages: dict[str, str]
    visits: list[Visit] = field(default_factory=list[Visit])

    def __enter__(self) -> "LittleSite":
        site = self

        class Pages(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self._answer("GET", urlsplit(self.path).query)

            def do_POST(self) -> None:
                length = int(self.headers.get("Content-Length", 0))
                self._answer("POST", self.rfile.read(length).decode())

            def _answer(self, method: str, form: str) -> None:
                path = urlsplit(self.path).path
                values = {name: held[-1] for name, held in parse_qs(form).items()}
                if path != "/favicon.ico":
                    site.visits.append(Visit(method, path, values))
                body = site.pages.get(path)
                self.send_response(200 if body is not None else 404)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(f"<!doctype html><title>site</title>{body or ''}".encode())

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing: the record is enough."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Pages)
        self._server.daemon_threads = True
        self._thread = threading.Thread(
            target=self._server.serve_forever, args=(0.02,), name="little-site"
        )
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(30)

    @property
    def url(self) -> str:
        """The start page."""
        return f"http://127.0.0.1:{self._server.server_port}/"

    def done(self, path: str) -> list[dict[str, str]]:
        """Return the values of every visit of a path."""
        return [visit.values for visit in self.visits if visit.path == path]
