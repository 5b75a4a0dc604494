"""The guard rules alike whatever the window speaks: its tests are played once more where all words are made up."""

import subprocess
import sys
from typing import Final

ROOMS: Final = tuple(
    f"tests/engine/guard/{name}"
    for name in ("mandates", "test_action_guard.py", "test_ruling.py", "test_same_content.py")
)
"""They ask what is let through and what is asked about, not in which words."""


def test_made_up_words_change_no_ruling() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.made_up_words", *ROOMS],
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    assert " passed" in done.stdout
