"""Ollama's and LM Studio's own lists, and Ollama's fetching, on loopback, as their makers document them.

A real HTTP server: `/api/version`, `/api/tags`, `/api/show`, `/api/pull` (a line of JSON each, chunked) and
`/api/v0/models`. What was fetched before a fetch was broken off is kept, as Ollama keeps it. No real Ollama has
been met by these tests: what stands here is its documentation.
"""

import json
import socket
import threading
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Final, Self, cast

from tests.serving import LittleServer, QuietHandler, serving

JsonObject = dict[str, Any]
PIECE: Final = 1_000_000_000
LAYERS: Final = {"sha256:weights": 3 * PIECE, "sha256:template": 1_000}


@dataclass
class OllamaServer:
    """The server; a context manager.

    Attributes:
        models: What `/api/tags` lists.
        abilities: Of models, by name, for `/api/show`; a model without an entry is unknown to an older Ollama.
        is_lm_studio: It is LM Studio instead: `/api/v0/models` lists `models`, everything else is unknown.
        refusal: The error that a fetch ends with.
        gate: Awaited before the second piece of a layer; set from the start.
        left: Set when a client went away during a fetch.
        fetched: Bytes of each layer that are there.
    """

    models: list[JsonObject] = field(default_factory=list[JsonObject])
    abilities: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    is_lm_studio: bool = False
    refusal: str = ""
    gate: threading.Event = field(default_factory=threading.Event)
    left: threading.Event = field(default_factory=threading.Event)
    fetched: dict[str, int] = field(default_factory=dict[str, int])
    requests: list[tuple[str, JsonObject]] = field(default_factory=list[tuple[str, JsonObject]])

    def __post_init__(self) -> None:
        self.gate.set()
        self._server = _Listener(self)
        self._serving = ExitStack()

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return self._server.origin

    def __enter__(self) -> Self:
        """Start listening."""
        self._serving.enter_context(serving(self._server, "ollama"))
        return self

    def __exit__(self, *_: object) -> None:
        """Stop."""
        self.gate.set()
        self._serving.close()


class _Listener(LittleServer):
    def __init__(self, owner: OllamaServer) -> None:
        self.owner = owner
        super().__init__(_Handler)


class _Handler(QuietHandler):
    protocol_version = "HTTP/1.1"

    @property
    def owner(self) -> OllamaServer:
        return cast("_Listener", self.server).owner

    def do_GET(self) -> None:
        """Answer what lists are asked for."""
        owner = self.owner
        match self.path, owner.is_lm_studio:
            case "/api/v0/models", True:
                self._send({"object": "list", "data": owner.models})
            case "/api/version", False:
                self._send({"version": "0.40.12"})
            case "/api/tags", False:
                self._send({"models": owner.models})
            case _:
                self._send({"error": "404 page not found"}, 404)

    def do_POST(self) -> None:
        """Tell about a model, or fetch it."""
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.owner.requests.append((self.path, body))
        match self.path:
            case "/api/show":
                able = self.owner.abilities.get(body["model"])
                self._send({"details": {}} | ({"capabilities": able} if able else {}))
            case "/api/pull":
                self._fetch()
            case _:
                self._send({"error": "404 page not found"}, 404)

    def _fetch(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self._line({"status": "pulling manifest"})
        if self.owner.refusal:
            self._line({"error": self.owner.refusal})
        elif not all(self._layer(digest, total) for digest, total in LAYERS.items()):
            return
        else:
            self._line({"status": "verifying sha256 digest"})
            self._line({"status": "writing manifest"})
            self._line({"status": "success"})
        self.wfile.write(b"0\r\n\r\n")

    def _layer(self, digest: str, total: int) -> bool:
        """Send a layer, a piece at a time; False when nobody listens any more."""
        told = {"status": f"pulling {digest[7:]}", "digest": digest, "total": total}
        while True:
            done = self.owner.fetched.get(digest, 0)
            self._line(told | {"completed": done})
            if done >= total:
                return True
            while not self.owner.gate.wait(0.01):
                if self._is_alone():
                    self.owner.left.set()
                    return False
            self.owner.fetched[digest] = min(total, done + PIECE)

    def _is_alone(self) -> bool:
        self.connection.settimeout(0.01)
        try:
            return self.connection.recv(1, socket.MSG_PEEK) == b""
        except TimeoutError:
            return False
        except OSError:
            return True

    def _line(self, told: JsonObject) -> None:
        data = json.dumps(told).encode() + b"\n"
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))

    def _send(self, told: JsonObject, status: int = 200) -> None:
        data = json.dumps(told).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)
