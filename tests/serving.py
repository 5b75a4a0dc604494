"""A web server of a test: on a free port of loopback, in a thread of its own, gone when its block ends."""

import socket
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class QuietHandler(BaseHTTPRequestHandler):
    """Answers, and prints nothing: what a test asks about its requests is kept by the test."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class LittleServer(ThreadingHTTPServer):
    """A server whose requests do not outlive the test; it wakes for a request or its end, and seldom else."""

    daemon_threads = True

    def __init__(
        self, handler: Callable[..., BaseHTTPRequestHandler], host: str = "127.0.0.1"
    ) -> None:
        super().__init__((host, 0), handler)

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"http://127.0.0.1:{self.server_port}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Browsers drop connections; that is no fault of a test."""

    def shutdown(self) -> None:
        """Stop serving at once: a knock wakes it, where the library looks twice a second."""
        ending = threading.Thread(target=super().shutdown)
        ending.start()
        while ending.is_alive():
            with suppress(OSError):
                socket.create_connection(
                    (str(self.server_address[0]), self.server_port), timeout=1
                ).close()
            ending.join(0.02)


@contextmanager
def serving(server: LittleServer, name: str) -> Generator[str]:
    """Serve until the block ends; yields the origin.

    Args:
        server: Not yet started.
        name: Of its thread, for a dump of what hangs.
    """
    thread = threading.Thread(target=server.serve_forever, name=name, daemon=True)
    thread.start()
    try:
        yield server.origin
    finally:
        server.shutdown()
        thread.join(timeout=30)
        server.server_close()
