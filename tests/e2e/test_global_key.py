"""緊急停止 by the keys of the keyboard, while another program has them."""

import os
import subprocess
import sys

CHILD = """
import os, subprocess
from PySide6.QtWidgets import QApplication
from studio.ui.window.global_key import GlobalKey

app = QApplication([])
key, heard = GlobalKey(app), []
key.pressed.connect(lambda: (heard.append(1), app.quit()))


def press():
    subprocess.run(["xdotool", "key", "ctrl+shift+F5"], check=True)


press()
app.processEvents()
assert not heard, "it was not held"
key.hold()
press()
app.exec()
key.release()
other = GlobalKey(app)
other.hold()
assert "ほかのプログラム" in GlobalKey(app).words
other.release()
print(GlobalKey(app).words)
"""


def test_the_key_is_heard_while_it_is_held_and_given_back(display: str) -> None:
    """No window of ours has the keyboard here: what is heard came from the whole screen."""
    environment = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_API": "pyside6"}
    done = subprocess.run(
        [sys.executable, "-c", CHILD],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "ほかの窓を使っているときも効きます" in done.stdout
