"""A machine whose scheduler is a few programs of ours."""

from pathlib import Path

import pytest

from tests.scheduling.samples import Tools


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tools:
    """Return a folder for programs, which is all that this process finds."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return Tools(folder)
