"""What the tests of the vault share: a keychain that is really there."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.vault.secret_daemon import SecretDaemon


@pytest.fixture
def daemon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SecretDaemon]:
    """Prepare a gnome-keyring; skips where the system has none."""
    for program in ("gnome-keyring-daemon", "dbus-daemon"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed; `installer/bootstrap.py test` installs it")
    with ExitStack() as cleanup:
        yield SecretDaemon(tmp_path / "desktop", monkeypatch, cleanup)
