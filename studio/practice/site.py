"""Puts the pages together: the portal, the record, the switches, and every answer's headers."""

import logging
from http import HTTPStatus
from pathlib import Path

from studio.practice.books import Catalogue
from studio.practice.expense import ExpenseDesk
from studio.practice.login import LoginDesk
from studio.practice.messages import Request, Response, as_json, as_text, see_other
from studio.practice.rendering import Renderer
from studio.practice.routing import Route, Router
from studio.practice.shop import Shop
from studio.practice.staff import StaffList, read_names
from studio.practice.state import PracticeState
from studio.practice.widgets import WidgetSamples

_log = logging.getLogger(__name__)

LOOPBACK_NAMES = frozenset({"127.0.0.1", "localhost", "[::1]"})
START_PAGES = ("/", "/shop/", "/shop/search", "/shop/cart/", "/expense/", "/staff/", "/widgets/",
               "/widgets/terms/", "/login/")  # fmt: skip
SCRIPT_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml"}
SAFE_HEADERS = (
    ("Content-Security-Policy", "default-src 'self' 'unsafe-inline' data:; base-uri 'none'"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
)


class PracticePages:
    """Answers every request of the practice site.

    Args:
        folder: `resources/practice`.
        state: What the pages show and change.
    """

    def __init__(self, folder: Path, state: PracticeState) -> None:
        self._state = state
        self._static = folder / "static"
        self._renderer = Renderer(folder, state)
        self._catalogue = Catalogue.read(folder / "data" / "books.json")
        names = read_names(folder / "data" / "staff.json")
        self._router = Router(
            (
                *self._own_routes,
                *Shop(self._catalogue, state, self._renderer).routes,
                *ExpenseDesk(state, self._renderer).routes,
                *StaffList(names, state, self._renderer).routes,
                *WidgetSamples(state, self._renderer).routes,
                *LoginDesk(state, self._renderer).routes,
            )
        )

    @property
    def _own_routes(self) -> tuple[Route, ...]:
        return (
            Route("GET", "/", self.show_portal),
            Route("GET", "/record.json", self.show_record),
            Route("POST", "/reset", self.reset),
            Route("GET", "/makeover", self.show_makeover),
            Route("POST", "/makeover", self.switch_makeover),
            Route("GET", "/robots.txt", self.show_robots),
            Route("GET", "/sitemap.xml", self.show_sitemap),
            Route("GET", "/favicon.ico", self.show_icon),
            Route("GET", "/static/<name>", self.show_static),
        )

    def respond(self, request: Request) -> Response:
        """Answer a request; a fault of ours becomes a page with status 500 and a log line."""
        try:
            response = self._answer(request)
        except Exception:  # noqa: BLE001 - one page's fault must not end the site
            _log.exception("practice: %s %s failed", request.method, request.path)
            response = self._failure(HTTPStatus.INTERNAL_SERVER_ERROR)
        headers = (*response.headers, *SAFE_HEADERS)
        return Response(response.body, response.status, response.content_type, headers)

    def show_portal(self, _request: Request, _part: str) -> Response:
        """The start page with every corner of the site."""
        return self._renderer.page("portal.html", {"record": self._state.record})

    def show_record(self, _request: Request, _part: str) -> Response:
        """What was done so far."""
        return as_json(self._state.record)

    def reset(self, request: Request, _part: str) -> Response:
        """Forget what was done; a form goes back to its page."""
        self._state.reset()
        return as_json({"reset": True}) if _is_scripted(request) else see_other("/")

    def show_makeover(self, _request: Request, _part: str) -> Response:
        """Say whether the site is made over."""
        return as_json({"on": self._state.is_made_over})

    def switch_makeover(self, request: Request, _part: str) -> Response:
        """Change the site's looks; a form goes back to the page it was on."""
        self._state.set_makeover(on=request.form.is_on("on"))
        if _is_scripted(request):
            return as_json({"on": self._state.is_made_over})
        return see_other(request.referring_path)

    def show_robots(self, request: Request, _part: str) -> Response:
        """Everything may be read; here is the map."""
        return as_text(f"User-agent: *\nAllow: /\n\nSitemap: {_origin(request)}/sitemap.xml\n")

    def show_sitemap(self, request: Request, _part: str) -> Response:
        """Every page that can be opened without doing something first."""
        books = (f"/shop/books/{book.id}/" for book in self._catalogue.books)
        places = (
            f"<url><loc>{_origin(request)}{path}</loc></url>\n" for path in (*START_PAGES, *books)
        )
        head = '<?xml version="1.0" encoding="UTF-8"?>\n'
        space = "http://www.sitemaps.org/schemas/sitemap/0.9"
        return as_text(
            f'{head}<urlset xmlns="{space}">\n{"".join(places)}</urlset>\n', "application/xml"
        )

    def show_icon(self, _request: Request, _part: str) -> Response | None:
        """The small picture in the tab."""
        return self.show_static(_request, "favicon.svg")

    def show_static(self, _request: Request, name: str) -> Response | None:
        """A style sheet, a script or a picture."""
        path = self._static / name
        if path.suffix == ".css":
            return self._renderer.style(name)
        if path.suffix not in SCRIPT_TYPES or path.parent != self._static or not path.is_file():
            return None
        return as_text(path.read_text(encoding="utf-8"), SCRIPT_TYPES[path.suffix])

    def _answer(self, request: Request) -> Response:
        if not _is_from_here(request):
            return self._failure(HTTPStatus.FORBIDDEN)
        answer = self._router.respond(request)
        return self._failure(answer) if isinstance(answer, HTTPStatus) else answer

    def _failure(self, status: HTTPStatus) -> Response:
        return self._renderer.page("failure.html", {"status": status.value}, status)


def _is_from_here(request: Request) -> bool:
    """Refuse names that only resolve to loopback, and posts from pages of other sites."""
    host = request.headers.get("host", "")
    if host.rpartition(":")[0] not in LOOPBACK_NAMES and host not in LOOPBACK_NAMES:
        return False
    origin = request.headers.get("origin", "")
    return request.method != "POST" or origin in {"", f"http://{host}"}


def _is_scripted(request: Request) -> bool:
    return "text/html" not in request.headers.get("accept", "")


def _origin(request: Request) -> str:
    return f"http://{request.headers.get('host', '')}"
