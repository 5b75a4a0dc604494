"""A virtual display of our own, for a machine without one; ended by who started it."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Generator

from installer.console import SetupError

SCREEN = "1920x1080x24"
END_TIMEOUT_S = 10.0


@contextlib.contextmanager
def virtual_display() -> Generator[str]:
    """Start Xvfb on a free number, which it finds itself, and yield its name (`:99`).

    It has a session of its own, so that Ctrl+C reaches it last, through us.

    Raises:
        SetupError: Xvfb is not there or does not start.
    """
    program = shutil.which("Xvfb")
    if program is None:
        raise SetupError(
            "仮想ディスプレー（Xvfb）がありません。",
            "「sudo apt-get install xvfb」で入れるか、画面のある環境で実行してください。",
        )
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [program, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=(writing,),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()  # the pipe closes when Xvfb ends
        if not number:
            raise SetupError(
                f"仮想ディスプレーを始められませんでした（終了コード {server.wait(END_TIMEOUT_S)}）。",
                "「Xvfb :99」を実行して、表示されるメッセージを確かめてください。",
            )
        yield f":{number}"
    finally:
        server.terminate()
        try:
            server.wait(END_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
