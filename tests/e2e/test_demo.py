"""The demo of the README under a virtual display: the real window beside a headed browser."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.site import first_book

ROOT = Path(__file__).parents[2]


@pytest.mark.timeout(330)
def test_the_window_does_the_main_job(display_env: dict[str, str], tmp_path: Path) -> None:
    out = tmp_path / "見本 out"
    ran = subprocess.run(
        [sys.executable, "-m", "installer.demo", "--out", str(out)],
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=300,
        cwd=ROOT,
        env=display_env,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    report: dict[str, Any] = json.loads((out / "report.json").read_text(encoding="utf-8"))
    book = first_book("プログラミング", rating=4, price=3000).title
    assert report["ok"] is True
    assert report["error"] == ""
    assert report["expected_book"] == book
    assert report["carts"] == {name: [book] for name in ("first_run", "replay", "script")}
    assert report["replay_model_calls"] == 0
    assert report["script_exit_code"] == 0
    assert report["library_encrypted"] is True
    assert b"SQLite format" not in (out / "home" / "library.db").read_bytes()
    assert all(Path(picture).stat().st_size > 5_000 for picture in report["screenshots"])
    assert "Traceback" not in ran.stdout + ran.stderr
