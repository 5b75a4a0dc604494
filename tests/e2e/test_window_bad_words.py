"""The same mistakes in the real window: each is told on it, and it goes on working."""

import json
import subprocess
import sys

import pytest

from tests.e2e.site import Site, first_book
from tests.e2e.tejun import TRACEBACK, Tejun, own_environment

EXPECTED = {
    "empty": "やりたいことが空です",
    "long": "長すぎます",
    "emoji": "文字や数字が見つかりません",
    "surrogate": "やりたいことが空です",
    "unknown site": "存在しないサイト",
    "site down": "接続",
    "browser killed": "ブラウザーが閉じられました",
}


@pytest.mark.timeout(290)
def test_a_clumsy_person_is_told_and_reaches_the_goal_in_the_end(
    tejun: Tejun, site: Site, closed_port: int
) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "tests.e2e.window_script"),
            *(str(tejun.home), site.shop, str(closed_port)),
        ],
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=270,
        env=own_environment()
        | {"TEJUN_PASSPHRASE_FILE": str(tejun.passphrase_file), "QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert TRACEBACK not in done.stderr, done.stderr
    shown = {seen["case"]: seen["words"] for seen in map(json.loads, done.stdout.splitlines())}
    for case, words in EXPECTED.items():
        assert words in shown[case], f"{case}: {shown[case]}"
    assert site.cart == [first_book("プログラミング", rating=4, price=3000).title], shown
