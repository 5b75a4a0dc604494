"""What breaks around the program: browser, library, settings, folders. Nothing kept is lost.

Two of the damages each time, all of them with `TEJUN_TEST_WHOLE=1`: tests/vault/test_keys.py and
tests/bootstrap/test_library_care.py have damages of their own.
"""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from studio.domain.events.events import RunStatus
from tests.e2e.conftest import CLAUSES, NAME, Kept
from tests.e2e.processes import kill_browser_of
from tests.e2e.site import Site
from tests.e2e.tejun import Said, Tejun, assert_told, end
from tests.hostile.sample import IS_WHOLE


def test_no_browser_is_told_and_leaves_the_rest_working(kept: Kept) -> None:
    absent = "/nonexistent/browser"
    said = kept.tejun("run", NAME, "--headless", "--json", TEJUN_BROWSER=absent)
    assert_told(said, 1, absent, "TEJUN_BROWSER")
    assert said.finished.code == "BROWSER_MISSING"
    assert NAME in kept.tejun("flows", "list", TEJUN_BROWSER=absent).out


def test_a_browser_killed_in_mid_run_ends_the_run_in_words(tejun: Tejun, site: Site) -> None:
    process = tejun.start("do", CLAUSES, "--url", site.shop, "--headless", "--yes", "--json")
    assert process.stdout is not None
    try:
        lines: list[str] = []
        while not lines or '"StepStarted"' not in lines[-1]:
            lines.append(process.stdout.readline())
            assert lines[-1], process.communicate(timeout=100)
        assert kill_browser_of(process.pid) == 1
        out, err = process.communicate(timeout=100)
    finally:
        end(process)
    said = Said(process.returncode, "".join(lines) + out, err)
    assert_told(said, 1, "ブラウザーが閉じられました", "もう一度実行")
    assert said.finished.status is RunStatus.FAILED
    assert said.finished.code == "BROWSER_CLOSED"
    assert_told(tejun("observe", site.shop), 0, "商品検索")


def copy_of(kept: Kept, folder: Path) -> Tejun:
    """Return the program with a copy of the home, free to be broken."""
    home = folder / "home"
    shutil.copytree(kept.tejun.home, home, ignore=shutil.ignore_patterns("browser-profile"))
    return replace(kept.tejun, home=home)


GARBAGE = b"{not json" * 5_000
DAMAGE: dict[str, tuple[str, bytes | None]] = {
    "library of 0 bytes": ("library.db", b""),
    "library of garbage": ("library.db", GARBAGE),
    "library gone": ("library.db", None),
    "keys of garbage": ("library.keys*", GARBAGE),
    "keys gone": ("library.keys*", None),
}

USUAL_DAMAGE = ("library of garbage", "keys gone")


@pytest.mark.parametrize("case", DAMAGE if IS_WHOLE else USUAL_DAMAGE)
def test_a_damaged_library_is_told_and_never_overwritten(
    kept: Kept, tmp_path: Path, case: str
) -> None:
    tejun = copy_of(kept, tmp_path)
    pattern, data = DAMAGE[case]
    for path in tuple(tejun.home.glob(pattern)):
        path.unlink() if data is None else path.write_bytes(data)
    left = {path.name: path.read_bytes() for path in tejun.home.glob("library*")}
    said = tejun("flows", "list", "--json")
    assert_told(said, 1)
    assert said.fault.remedy
    for name, data in left.items():
        assert (tejun.home / name).read_bytes() == data, f"{name} was written to"


def test_a_wrong_passphrase_opens_nothing_and_harms_nothing(kept: Kept, tmp_path: Path) -> None:
    wrong = tmp_path / "違う.txt"
    wrong.write_text("ぜんぜん違うパスフレーズ", encoding="utf-8")
    said = kept.tejun("flows", "list", TEJUN_PASSPHRASE_FILE=str(wrong))
    assert_told(said, 1, "パスフレーズ")
    assert "次に：" in said.err
    gone = kept.tejun("flows", "list", TEJUN_PASSPHRASE_FILE=str(tmp_path / "ない"))
    assert_told(gone, 1, "パスフレーズ", "次に：")
    assert NAME in kept.tejun("flows", "list").out


@pytest.mark.parametrize("home", ["/dev/null/home", "/proc/home"])
def test_a_home_that_cannot_be_written_is_told_before_anything_runs(
    tejun: Tejun, home: str
) -> None:
    said = replace(tejun, home=Path(home))("do", CLAUSES, "--headless", "--yes", "--json")
    assert_told(said, 1, home, "--home")
    assert said.fault.code == "HOME_UNUSABLE"


def test_a_corrupted_settings_file_is_named_and_left_alone(kept: Kept, tmp_path: Path) -> None:
    tejun = copy_of(kept, tmp_path)
    settings = tejun.home / "settings.toml"
    for broken in (b"\xff\xfe\x00", b"engine = 'oracle'\n"):
        settings.write_bytes(broken)
        said = tejun("flows", "list")
        assert_told(said, 1, str(settings), "次に：")
        assert settings.read_bytes() == broken
    settings.unlink()
    assert NAME in tejun("flows", "list").out
