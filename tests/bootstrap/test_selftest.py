"""The studio's trial of itself: what it judges by, and that a fault names the step and the way on."""

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from studio.bootstrap import SelftestStep, selftest_options, try_studio
from studio.bootstrap.selftest import FLOW_NAME, is_unreadable, right_book
from studio.domain.errors import StudioError
from studio.engine.resources import resources_folder
from studio.practice.books import Catalogue


def test_the_right_book_meets_the_sentence_and_is_not_simply_the_first() -> None:
    books = Catalogue.read(resources_folder() / "practice" / "data" / "books.json").books
    title = right_book()
    (book,) = [book for book in books if book.title == title]
    assert book.is_in_stock
    assert (book.rating or 0) >= 4
    assert book.price <= 3000
    assert "プログラミング" not in books[0].title or books[0].title != title


def test_a_library_in_clear_is_noticed(tmp_path: Path) -> None:
    library = tmp_path / "library.db"
    library.write_bytes(os.urandom(4096))
    assert is_unreadable(library)
    (tmp_path / "library.db-wal").write_bytes(b"..." + FLOW_NAME.encode() + b"...")
    assert not is_unreadable(library)


def test_no_library_is_no_encrypted_library(tmp_path: Path) -> None:
    assert not is_unreadable(tmp_path / "library.db")


@pytest.mark.browser
@pytest.mark.slow
def test_the_whole_trial_leaves_nothing_of_the_persons_touched() -> None:
    # Chromium's socket has 108 bytes for its path: pytest's own folders are too long for it.
    with TemporaryDirectory() as folder:
        assert_tried_beside(Path(folder))


def assert_tried_beside(folder: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    environment |= {
        "TEJUN_HOME": str(folder / "home"),
        "TEJUN_PASSPHRASE_FILE": str(folder / "nowhere.txt"),
        "TMPDIR": str(folder),
    }
    done = subprocess.run(
        [sys.executable, "-m", "studio", "--selftest", "--json"],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, (done.stdout, done.stderr)
    titles = [json.loads(line)["title"] for line in done.stdout.splitlines()]
    assert len(titles) == 6
    assert "スクリプト" in titles[4]
    assert "窓" in titles[5]
    assert list(folder.iterdir()) == []


async def test_a_fault_names_the_step_and_keeps_its_way_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEJUN_BROWSER", str(tmp_path / "nowhere"))
    monkeypatch.setenv("TEJUN_PASSPHRASE_FILE", "")  # given back when the test is over
    told: list[SelftestStep] = []
    with pytest.raises(StudioError, match="「手順を実行しました」ができませんでした") as caught:
        await try_studio(selftest_options(tmp_path / "home"), told.append)
    assert [step.title for step in told] == ["文から手順を作りました"]
    assert "TEJUN_BROWSER" in caught.value.remedy
