"""A loopback site in front of the practice site: serves widgets too, changes every page, hears what is done."""

import http.client
import json
import time
from collections.abc import Generator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from tests.bench.matrix.flows import FLOWS, Journey
from tests.browser.stage import LittleServer, Pages
from tests.serving import QuietHandler, serving
from tests.widgets.shelf import Shelf

VARIANTS: Final = (
    "unchanged", "reordered", "renamed", "restyled", "overlay", "slow", "removed", "duplicated",
    "digits changed", "next month", "one label in another language",
)  # fmt: skip
SLOW_S: Final = 0.8
_OURS_JS: Final = Path(__file__).with_name("matrix.js")
_CHANGES_JS: Final = Path(__file__).parents[1] / "survival_changes.js"
_OURS: Final = frozenset({"connection", "accept-encoding", "host", "origin"})
_DROPPED: Final = frozenset(
    {"transfer-encoding", "content-length", "connection", "content-encoding"}
)


@dataclass(slots=True)
class Stage:
    """What is served just now.

    Attributes:
        url: Where it is.
        practice: Address of the practice site, "host:port".
        journey: The flow under way.
        variant: How its pages have changed.
        seen: When what was done to them, as it arrived.
    """

    url: str
    practice: str
    journey: Journey = FLOWS[0]
    variant: str = "unchanged"
    seen: list[tuple[float, str]] = field(default_factory=list[tuple[float, str]])

    def set(self, journey: Journey, variant: str) -> None:
        """Begin anew: this flow, these pages, a practice site as on its first day."""
        self.journey, self.variant = journey, variant
        self._ask("POST", "/reset")
        self.seen.clear()

    def record(self) -> dict[str, Any]:
        """Return what the practice site says was done to it; no clock is part of it."""
        told = json.loads(self._ask("GET", "/record.json"))
        for event in told["events"]:
            del event["at"]
        return told

    def _ask(self, method: str, path: str) -> bytes:
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        with closing(http.client.HTTPConnection(self.practice, timeout=10)) as connection:
            connection.request(method, path, b"", form)
            return connection.getresponse().read()

    def heard(self) -> list[str]:
        """Return what was done, a field once however often it was typed into."""
        time.sleep(0.25)  # what was told last is on its way
        told: list[str] = []
        for _, words in sorted(self.seen):
            field_name = words.partition(" = ")[0]
            if told and words.startswith("field") and told[-1].partition(" = ")[0] == field_name:
                told.pop()
            told.append(words)
        return [words for words in told if words != "overlay 同意する"]

    def script(self) -> bytes:
        """Return what is put into the head of every page."""
        given = json.dumps(
            {"variant": self.variant, "spec": self.journey.spec()}, ensure_ascii=False
        )
        changes = _CHANGES_JS.read_text(encoding="utf-8")
        ours = _OURS_JS.read_text(encoding="utf-8").replace("__GIVEN__", given)
        ours = ours.replace("__ORACLE__", self.journey.oracle or "return null;")
        return f"<script>{changes};{ours}</script>".encode()

    def with_script(self, html: bytes) -> bytes:
        """Return a page with the script in it, before anything of its own."""
        at = html.find(b"<head>")
        at = at + 6 if at >= 0 else html.find(b">", html.lower().find(b"<meta charset")) + 1
        return html[:at] + self.script() + html[at:]


class MatrixServer(LittleServer):
    """Knows what is served just now."""

    def __init__(self, stage: Stage, pages: Pages) -> None:
        super().__init__(_Handler)
        self.stage, self.pages = stage, pages


class _Handler(QuietHandler):
    protocol_version = "HTTP/1.1"

    @property
    def _stage(self) -> Stage:
        return self._matrix.stage

    @property
    def _matrix(self) -> MatrixServer:
        assert isinstance(self.server, MatrixServer)
        return self.server

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        given = self._matrix.pages.answers.get(path)
        if path.startswith("/__"):
            self._give(self._told(path[3:]), "application/json")
        elif path == "/flow/":
            self._give_page(_page_of(self._stage.journey))
        elif given:
            given(self)
        else:
            self._pass_on("GET", b"")

    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length") or 0)
        self._pass_on("POST", self.rfile.read(length))

    def _told(self, word: str) -> bytes:
        """Answer what is no page: a fact from a page, or what another program asks of the stage."""
        asked = parse_qs(urlsplit(self.path).query)
        match word:
            case "seen":
                self._stage.seen.append((float(asked["at"][0]), asked["words"][0]))
            case "set":
                journey = next(one for one in FLOWS if one.name == asked["flow"][0])
                self._stage.set(journey, asked["variant"][0])
            case "heard":
                return json.dumps(self._stage.heard()).encode()
            case _:
                self._stage.seen.append((time.time() * 1000, f"lost at {word}"))
        return b"{}"

    def _pass_on(self, method: str, body: bytes) -> None:
        """Ask the practice site, and give its answer on, pages with the script in them."""
        stage = self._stage
        own = {"Host": stage.practice, "Origin": f"http://{stage.practice}"}
        sent = {k: v for k, v in self.headers.items() if k.lower() not in _OURS}
        with closing(http.client.HTTPConnection(stage.practice, timeout=20)) as connection:
            connection.request(method, self.path, body or None, sent | own)
            answer = connection.getresponse()
            content = answer.read()
        if "text/html" in (answer.getheader("Content-Type") or "") and answer.status == 200:
            content = self._changed(content)
        self.send_response(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in _DROPPED:
                self.send_header(name, value.replace(f"http://{stage.practice}/", stage.url))
        self._end(content)

    def _give_page(self, html: bytes) -> None:
        self._give(self._changed(html), "text/html; charset=utf-8")

    def _changed(self, html: bytes) -> bytes:
        if self._stage.variant == "slow":
            time.sleep(SLOW_S)
        return self._stage.with_script(html)

    def _give(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self._end(body)

    def _end(self, body: bytes) -> None:
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def _page_of(journey: Journey) -> bytes:
    head = f"<meta charset=utf-8><title>{journey.name}</title><link rel=icon href=data:>"
    return f"<!doctype html><html lang=ja><head>{head}</head><body>{journey.html}</body>".encode()


@contextmanager
def staged(practice: str) -> Generator[Stage]:
    """Serve the matrix.

    Args:
        practice: Address of a running practice site.
    """
    pages = Pages()
    Shelf(pages)
    stage = Stage(url="", practice=urlsplit(practice).netloc)
    server = MatrixServer(stage, pages)
    with serving(server, "matrix") as origin:
        stage.url = f"{origin}/"
        yield stage
