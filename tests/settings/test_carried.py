"""Settings that travel in a command: found from anywhere, and no key."""

from pathlib import Path

import pytest

from studio.domain.errors import SettingsError
from studio.settings.carried import settings_given, variables_of
from studio.settings.settings import load_settings


def test_settings_are_carried_and_secrets_are_not() -> None:
    environ = {
        "TEJUN_PASSPHRASE_FILE": "/safe/passphrase.txt",
        "TEJUN_API_KEY": "sk-secret",
        "TEJUN_HOME": "/elsewhere",
        "TEJUN_LOGIN_PASSWORD": "a script's",
        "TEJUN_SECRET_PIN": "another's",
        "PATH": "/bin",
    }
    assert settings_given(environ) == {"passphrase_file": "/safe/passphrase.txt"}


def test_a_file_that_was_named_from_here_is_found_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "chrome").touch()
    (tmp_path / "chromium").touch()
    environ = {
        "TEJUN_PASSPHRASE_FILE": "pass.txt",
        "TEJUN_DAYS_OFF_FILE": "~/days.csv",
        "TEJUN_ENV_FILE": "",
        "TEJUN_BROWSER": "bin/chrome",
        "TEJUN_BASE_URL": "http://localhost:11434/v1",
    }
    assert settings_given(environ) == {
        "passphrase_file": str(tmp_path / "pass.txt"),
        "days_off_file": "~/days.csv",
        "browser": str(tmp_path / "bin" / "chrome"),
        "base_url": "http://localhost:11434/v1",
    }
    name = {"TEJUN_BROWSER": "chromium"}  # whatever stands here
    assert settings_given(name) == {"browser": "chromium"}


def test_they_are_read_where_they_arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, value in variables_of({"limit_steps": "7", "language": "en"}).items():
        monkeypatch.setenv(variable, value)
    settings = load_settings(tmp_path / "settings.toml")
    assert (settings.limit_steps, settings.language) == (7, "en")


@pytest.mark.parametrize("name", ["api_key", "TEJUN_BROWSER", "home", "brauser"])
def test_what_is_no_setting_of_a_command_is_said(name: str) -> None:
    with pytest.raises(SettingsError) as caught:
        variables_of({"browser": "chrome", name: "sk-secret"})
    assert name in caught.value.message
    assert "browser" in caught.value.remedy
    assert "sk-secret" not in str(caught.value)
