"""A loopback site of a few pages that keeps a record of what was done to it."""

from contextlib import ExitStack
from dataclasses import dataclass, field
from urllib.parse import parse_qs, urlsplit

from tests.serving import LittleServer, QuietHandler, serving


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
    _serving: ExitStack = field(default_factory=ExitStack, init=False)

    def __enter__(self) -> "LittleSite":
        site = self

        class Pages(QuietHandler):
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

        self._origin = self._serving.enter_context(serving(LittleServer(Pages), "little site"))
        return self

    def __exit__(self, *_: object) -> None:
        self._serving.close()

    @property
    def url(self) -> str:
        """The start page."""
        return f"{self._origin}/"

    def done(self, path: str) -> list[dict[str, str]]:
        """Return the values of every visit of a path."""
        return [visit.values for visit in self.visits if visit.path == path]
