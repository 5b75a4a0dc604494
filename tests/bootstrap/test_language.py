"""In which language a start speaks: the environment's, the settings' of its home, else Japanese."""

from pathlib import Path

import pytest

from studio.bootstrap.language import language_of_start, wanted_language
from studio.settings.settings import Language, Settings, load_settings, save_settings


def home_with(folder: Path, language: Language) -> Path:
    """Keep a language as 設定 does."""
    folder.mkdir(exist_ok=True)
    save_settings(Settings(language=language), folder / "settings.toml")
    return folder


def test_japanese_where_nothing_is_said(tmp_path: Path) -> None:
    assert wanted_language([], {"TEJUN_HOME": str(tmp_path)}) == "ja"


def test_what_the_settings_keep(tmp_path: Path) -> None:
    home = home_with(tmp_path, Language.ENGLISH)
    assert load_settings(home / "settings.toml").language is Language.ENGLISH
    assert wanted_language([], {"TEJUN_HOME": str(home)}) == "en"


@pytest.mark.parametrize("form", [["--home", "{}"], ["--home={}"]])
def test_the_settings_are_those_of_the_home_that_is_named(tmp_path: Path, form: list[str]) -> None:
    home_with(tmp_path / "here", Language.ENGLISH)
    home = home_with(tmp_path / "there", Language.JAPANESE)
    words = [part.format(tmp_path / "here") for part in form]
    assert wanted_language(["run", *words], {"TEJUN_HOME": str(home)}) == "en"


def test_the_environment_comes_first(tmp_path: Path) -> None:
    home = home_with(tmp_path, Language.ENGLISH)
    assert wanted_language([], {"TEJUN_HOME": str(home), "TEJUN_LANGUAGE": "ja"}) == "ja"


@pytest.mark.parametrize("form", [["--setting", "language=en"], ["--setting=language=en"]])
def test_the_call_itself_comes_before_the_environment(form: list[str]) -> None:
    call = ["--json", "--setting=browser=chrome", *form, "schedule", "run", "ab12cd34"]
    assert language_of_start(call, {"TEJUN_LANGUAGE": "ja"}) == "en"


def test_settings_that_cannot_be_read_are_told_of_by_whoever_reads_them(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_bytes(b"\xff\xfe language")
    assert wanted_language(["--home"], {"TEJUN_HOME": str(tmp_path)}) == "ja"


@pytest.mark.parametrize(
    "call",
    ["", "--mode development", "--selftest", "selftest", "schedule run ab12cd34",
     "--json schedule run ab12cd34", "flows document 本 --html a.html", "history report 1"],
)  # fmt: skip
def test_what_is_read_outside_of_the_terminal_is_in_the_language_of_the_window(call: str) -> None:
    assert language_of_start(call.split(), {"TEJUN_LANGUAGE": "en"}) == "en"


@pytest.mark.parametrize(
    "call",
    ["flows list", "flows show document", "run 本を探す --yes", "schedule list", "--json schedule list",
     "schedule add run --daily", "--mode selftest doctor", "history list", "script selftest"],
)  # fmt: skip
def test_a_command_speaks_japanese_whole(call: str) -> None:
    assert language_of_start(call.split(), {"TEJUN_LANGUAGE": "en"}) == "ja"
