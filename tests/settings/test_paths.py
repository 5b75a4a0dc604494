from pathlib import Path

import pytest

from studio.domain.errors import SettingsError
from studio.settings.paths import Paths


def test_the_command_line_goes_before_the_environment(tmp_path: Path) -> None:
    environ = {"TEJUN_HOME": str(tmp_path / "env")}
    assert Paths.resolve(tmp_path / "line", environ).home == tmp_path / "line"
    assert Paths.resolve(None, environ).home == tmp_path / "env"


@pytest.mark.parametrize("unset", [{}, {"TEJUN_HOME": ""}, {"TEJUN_HOME": "  "}])
def test_without_either_it_is_the_place_of_the_system(unset: dict[str, str]) -> None:
    home = Paths.resolve(None, unset).home
    assert home.is_absolute()
    assert home.name == "tejun-studio"


def test_a_relative_home_does_not_move_with_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert Paths.resolve(Path("ここ")).home == tmp_path / "ここ"


def test_everything_stands_under_the_home_and_is_private(tmp_path: Path) -> None:
    paths = Paths.resolve(tmp_path / "深い" / "所 '\"🗂").create().create()
    places = [
        getattr(paths, name) for name, kind in vars(Paths).items() if isinstance(kind, property)
    ]
    assert len(set(places)) == len(places) >= 9
    assert all(place.parent == paths.home for place in places)
    for folder in (paths.home, *paths.home.iterdir()):
        assert folder.is_dir()
        assert folder.stat().st_mode & 0o077 == 0
    assert not paths.library_file.exists()


def test_a_file_in_the_way_is_said_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file")
    with pytest.raises(SettingsError) as told:
        Paths.resolve(tmp_path / "home").create()
    assert told.value.code == "HOME_UNUSABLE"
    assert str(tmp_path / "home") in told.value.message
    assert "TEJUN_HOME" in told.value.remedy
