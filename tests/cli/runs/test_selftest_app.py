"""`tejun selftest` says each step, and ends with 1 where one did not work."""

from collections.abc import Callable
from pathlib import Path

import pytest

from studio.bootstrap import Options, SelftestStep
from studio.cli.main import main
from studio.domain.errors import StudioError
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse

STEP = SelftestStep(title="手順を実行しました", seconds=1.26)


@pytest.fixture
def homes(house: FakeHouse, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return the homes of the trials, all of which work."""
    homes: list[Path] = []

    def options(home: Path) -> Options:
        homes.append(home)
        return Options(home=home)

    async def works(given: Options, tell: Callable[[SelftestStep], None]) -> None:
        assert given.home == homes[-1]
        tell(STEP)

    for name, one in {
        "selftest_options": options,
        "try_studio": works,
        "SelftestStep": SelftestStep,
    }.items():
        monkeypatch.setattr(house, name, one, raising=False)
    return homes


@pytest.mark.parametrize("word", ["selftest", "--selftest"])
def test_what_worked_is_said_and_the_folder_of_the_trial_is_gone(
    tejun: Tejun, homes: list[Path], word: str
) -> None:
    said = tejun(word)
    assert (said.code, said.out) == (0, "✔ 手順を実行しました（1.3 秒）\n")
    assert not homes[-1].parent.exists()


def test_machines_read_a_line_a_step(tejun: Tejun, homes: list[Path]) -> None:
    assert tejun("selftest", "--json").objects == [{"title": STEP.title, "seconds": 1.26}]


def test_a_window_that_does_not_open_is_a_fault(
    homes: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Options] = []

    def breaks(options: Options) -> int:
        asked.append(options)
        return 1

    assert main(["selftest"], try_window=breaks) == 1
    assert [options.home for options in asked] == homes
    assert "窓を開けませんでした" in capsys.readouterr().err


def test_a_fault_of_a_step_is_told_with_its_remedy(
    tejun: Tejun, house: FakeHouse, homes: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(given: object, tell: object) -> None:
        raise StudioError("X", "ブラウザーが見つかりません。", "Edge を入れてください。")

    monkeypatch.setattr(house, "try_studio", breaks)
    said = tejun("selftest")
    assert said.code == 1
    assert "ブラウザーが見つかりません。" in said.err
    assert "Edge を入れてください。" in said.err
    assert not homes[-1].parent.exists()
