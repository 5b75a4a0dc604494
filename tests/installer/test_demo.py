"""The demo's own judgements; the whole showing is run by tests/e2e/test_demo.py."""

import json
import os
import subprocess
import sys
from pathlib import Path

from installer.demo import Demo, Report, in_words


def test_an_earlier_showing_is_replaced_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "old").touch()
    for name in ("1-start.png", "report.json", "わたしのメモ.txt"):
        (tmp_path / name).touch()
    Demo(tmp_path).prepare()
    assert [path.name for path in tmp_path.iterdir()] == ["わたしのメモ.txt"]


def test_the_report_says_what_went_wrong_and_where_to_look(tmp_path: Path) -> None:
    words = in_words(Report(error="ブラウザーが開きません。"), tmp_path)
    assert words.lstrip().startswith("✖")
    assert "ブラウザーが開きません。" in words
    assert str(tmp_path / "report.json") in words


def test_without_a_display_it_ends_with_a_fault_and_a_report(tmp_path: Path) -> None:
    """A window that cannot open is told; the report is written all the same."""
    environment = {k: v for k, v in os.environ.items() if "DISPLAY" not in k}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "TEJUN_HOME": str(tmp_path / "unused")}
    done = subprocess.run(
        [sys.executable, "-m", "installer.demo", "--out", str(tmp_path / "out")],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
        env=environment,
    )
    assert done.returncode == 1
    report = json.loads((tmp_path / "out" / "report.json").read_text(encoding="utf-8"))
    assert not report["ok"]
    assert "画面がない" in report["error"]
    assert "Traceback" not in done.stdout
