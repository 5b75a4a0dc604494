"""Starts llama.cpp's own server with weights that are made for it."""

import os
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.real_model.__main__ import PYTHON_VARIABLE

HERE = Path(__file__).parent
CONTEXT = 16_384
PYTHON = os.environ.get(PYTHON_VARIABLE, "")
"""Read before a test begins: within one, no variable of the studio's is set."""
Serve = Callable[..., str]


class Servers:
    """The servers of one test room, ended together.

    Args:
        new_folder: Makes a folder of a name.
    """

    def __init__(self, new_folder: Callable[[str], Path]) -> None:
        self._new_folder = new_folder
        self._started: list[subprocess.Popen[bytes]] = []

    def start(self, habit: str, context: int = CONTEXT) -> str:
        """Serve weights of a habit (see `tiny_gguf`); returns the address up to `/v1`."""
        python, folder = PYTHON, self._new_folder(habit)
        weights, log = folder / "tiny.gguf", folder / "server.log"
        subprocess.run([python, str(HERE / "tiny_gguf.py"), str(weights), habit], check=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        words = ["-m", "llama_cpp.server", "--model", str(weights), "--model_alias", "tiny"]
        words += ["--n_ctx", str(context), "--chat_format", "chatml", "--port", str(port)]
        with log.open("wb") as out:
            self._started.append(subprocess.Popen([python, *words], stdout=out, stderr=out))
        address = f"http://127.0.0.1:{port}/v1"
        _wait_for(address, self._started[-1], log)
        return address

    def end(self) -> None:
        """End what was started here."""
        for process in self._started:
            process.terminate()
            process.wait(timeout=20)


def _wait_for(address: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    for _ in range(600):
        assert process.poll() is None, log.read_text(errors="replace")[-3000:]
        try:
            if httpx.get(f"{address}/models", trust_env=False).is_success:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")
