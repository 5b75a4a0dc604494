import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import SecretStr

from studio.domain.errors import SettingsError
from studio.domain.models.provider import Provider
from studio.settings.settings import (
    EngineKind,
    RunMode,
    Settings,
    clean_base_url,
    load_settings,
    save_settings,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def fault_of(file: Path, **overrides: object) -> SettingsError:
    with pytest.raises(SettingsError) as told:
        load_settings(file, overrides)
    assert told.value.remedy
    assert told.value.__cause__ is None or told.value.code == "SETTINGS_FILE_BROKEN"
    return told.value


def test_defaults_need_no_file_and_no_key(file: Path) -> None:
    loaded = load_settings(file)
    assert loaded == Settings()
    assert (loaded.mode, loaded.engine, loaded.api_key) == (
        RunMode.STANDARD, EngineKind.BUILTIN, None,
    )  # fmt: skip
    assert not file.exists()


def test_file_then_environment_then_command_line(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(
        'engine = "openai"\nsmall_model = "file"\nlarge_model = "file"\nbrowser = "file"'
    )
    monkeypatch.setenv("TEJUN_LARGE_MODEL", "environment")
    monkeypatch.setenv("TEJUN_BROWSER", "environment")
    loaded = load_settings(file, {"browser": "line"})
    assert loaded.engine is EngineKind.OPENAI
    assert (loaded.small_model, loaded.large_model, loaded.browser) == (
        "file", "environment", "line",
    )  # fmt: skip


def test_every_variable_of_the_environment(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given_values = {
        "MODE": "development", "ENGINE": "openai", "BASE_URL": "http://127.0.0.1:11434/v1/",
        "API_KEY": " sk-1\n", "SMALL_MODEL": "s", "LARGE_MODEL": "l", "BROWSER": "/usr/bin/chromium",
        "PASSPHRASE_FILE": "/run/pass", "API_VERSION": "2025-01-01", "HOME": "/elsewhere",
    }  # fmt: skip
    for name, value in given_values.items():
        monkeypatch.setenv(f"TEJUN_{name}", value)
    assert load_settings(file) == Settings(
        mode=RunMode.DEVELOPMENT,
        engine=EngineKind.OPENAI,
        base_url="http://127.0.0.1:11434/v1",
        api_key=SecretStr("sk-1"),
        small_model="s",
        large_model="l",
        browser="/usr/bin/chromium",
        passphrase_file=Path("/run/pass"),
        api_version="2025-01-01",
    )


def test_an_empty_variable_is_not_set(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.setenv(f"TEJUN_{name.upper()}", "")
    assert load_settings(file) == Settings()


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('engine = "opena"', "engine"),
        ("mode = 3", "mode"),
        ("small_model = [1]", "small_model"),
        ('colour = "red"', "colour"),
        ('base_url = "http://example.com"', "base_url"),
        ('passphrase_file = ["x"]', "passphrase_file"),
    ],
)
def test_a_wrong_value_in_the_file_is_named_with_its_place(file: Path, line: str, key: str) -> None:
    file.write_text(line)
    fault = fault_of(file)
    assert fault.code == "BAD_SETTING"
    assert key in fault.message
    assert str(file) in fault.message


def test_a_wrong_value_in_the_environment_is_named_by_its_variable(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEJUN_ENGINE", "gpt")
    fault = fault_of(file)
    assert "TEJUN_ENGINE" in fault.message
    assert "builtin" in fault.remedy
    assert "openai" in fault.remedy
    monkeypatch.delenv("TEJUN_ENGINE")
    assert "engine" in fault_of(file, engine="gpt").message


@pytest.mark.parametrize(
    "content", [b"engine =", b"[", b"\xff\xfe\0", "エンジン".encode("cp932"), b'a = "1"\na = "2"']
)
def test_a_broken_file_is_said_and_kept(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    fault = fault_of(file)
    assert fault.code == "SETTINGS_FILE_BROKEN"
    assert str(file) in fault.message
    assert file.read_bytes() == content


def test_a_folder_in_place_of_the_file(file: Path) -> None:
    file.mkdir()
    assert fault_of(file).code == "SETTINGS_FILE_BROKEN"


def test_a_byte_order_mark_is_fine(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbfengine = 'openai'\r\n")
    assert load_settings(file).engine is EngineKind.OPENAI


def test_a_key_in_the_file_is_refused_and_not_repeated(file: Path) -> None:
    file.write_text('api_key = "sk-CANARY"')
    fault = fault_of(file)
    assert fault.code == "KEY_IN_FILE"
    assert "CANARY" not in f"{fault!r}"


@pytest.mark.parametrize("key", ["sk-あ", "sk- x", "sk-\nx", "ｓｋ", "sk-\u200b", "sk\x00"])
def test_a_key_that_cannot_be_one_is_refused_and_not_repeated(file: Path, key: str) -> None:
    fault = fault_of(file, api_key=key)
    assert "API キー" in fault.remedy
    assert key not in f"{fault!r}"


def test_a_key_is_shown_nowhere(file: Path) -> None:
    loaded = load_settings(file, {"api_key": "sk-CANARY"}).changed({"engine": "openai"})
    assert loaded.api_key is not None
    assert loaded.api_key.get_secret_value() == "sk-CANARY"
    assert loaded.with_api_key(" ").api_key is None
    assert "CANARY" not in repr(loaded) + str(loaded) + loaded.model_dump_json()
    save_settings(loaded, file)
    assert b"CANARY" not in file.read_bytes()
    assert load_settings(file) == loaded.model_copy(update={"api_key": None})


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("", ""),
        ("  ", ""),
        (" https://api.example.com/v1/ ", "https://api.example.com/v1"),
        ("https://名前.example.jp/v1", "https://名前.example.jp/v1"),
        ("http://localhost:11434/v1", "http://localhost:11434/v1"),
        ("http://127.0.0.1:1234", "http://127.0.0.1:1234"),
        ("http://[::1]:1234/v1", "http://[::1]:1234/v1"),
    ],
)
def test_addresses_that_are_taken(typed: str, kept: str) -> None:
    assert clean_base_url(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "api.example.com/v1", "http://api.example.com", "http://192.168.0.5:11434", "ftp://x", "https://",
        "https://a b.example", "https://user:pw@example.com", "https://[::1", "https://x:99999",
        "http://127.0.0.1.example.com", "http://localhost.example.com", "javascript:alert(1)", "//x",
    ],
)  # fmt: skip
def test_addresses_that_are_refused(typed: str) -> None:
    with pytest.raises(ValueError, match="接続先"):
        clean_base_url(typed)


_words = st.text(max_size=20).map(str.strip)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    engine=st.sampled_from(EngineKind),
    mode=st.sampled_from(RunMode),
    small_model=_words,
    browser=_words,
    passphrase=st.none() | st.text(min_size=1, max_size=20),
)
def test_what_is_saved_is_what_is_loaded(
    file: Path, engine: EngineKind, mode: RunMode, small_model: str, browser: str, passphrase: str | None
) -> None:  # fmt: skip
    made = Settings(
        engine=engine,
        mode=mode,
        small_model=small_model,
        browser=browser,
        passphrase_file=None if passphrase is None else Path(passphrase),
    )
    save_settings(made, file)
    assert load_settings(file) == made
    tomllib.loads(file.read_text(encoding="utf-8"))


def test_saving_is_whole_or_not_at_all(file: Path, tmp_path: Path) -> None:
    save_settings(Settings(small_model="一"), file)
    save_settings(Settings(), file)
    assert load_settings(file) == Settings()
    assert [entry.name for entry in tmp_path.iterdir()] == [file.name]
    with pytest.raises(SettingsError) as told:
        save_settings(Settings(), tmp_path / "no" / "settings.toml")
    assert told.value.code == "SETTINGS_NOT_SAVED"


def test_changed_settings_are_checked_like_any_other() -> None:
    assert Settings().changed({"engine": "openai"}).engine is EngineKind.OPENAI
    with pytest.raises(SettingsError):
        Settings().changed({"engine": "nobody"})


def test_the_model_service_and_the_budget_come_from_the_environment(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_values = {
        "PROVIDER": "lm_studio", "API_VERSION": "2025-01-01-preview", "READS_PICTURES": "true",
        "LIMIT_YEN": "１，５００ 円", "LIMIT_TOKENS": "50,000",
    }  # fmt: skip
    for name, value in given_values.items():
        monkeypatch.setenv(f"TEJUN_{name}", value)
    loaded = load_settings(file)
    assert loaded.provider is Provider.LM_STUDIO
    assert loaded.api_version == "2025-01-01-preview"
    assert loaded.reads_pictures
    assert (loaded.limit_yen, loaded.limit_tokens) == (1500.0, 50_000)
    save_settings(loaded, file)
    for name in given_values:
        monkeypatch.delenv(f"TEJUN_{name}")
    assert load_settings(file) == loaded


def test_pictures_are_not_sent_and_tokens_are_limited_unless_someone_says_otherwise() -> None:
    assert not Settings().reads_pictures
    assert Settings().limit_tokens == 200_000
    assert Settings().limit_yen == 0
    assert Settings().provider is None


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("provider", "nobody", "azure"),
        ("reads_pictures", "たぶん", "true"),
        ("limit_yen", "たくさん", "円"),
        ("limit_yen", -1, "上限なし"),
        ("limit_yen", float("nan"), "上限なし"),
        ("limit_yen", float("inf"), "上限なし"),
        ("limit_yen", 1_000_001, "1,000,000"),
        ("limit_tokens", -1, "上限なし"),
        ("limit_tokens", "1.5", "整数"),
        ("limit_tokens", 10**9, "100,000,000"),
        ("api_version", "latest", "2024-10-21"),
    ],
)
def test_a_wrong_value_says_what_is_right(file: Path, key: str, value: object, said: str) -> None:
    fault = fault_of(file, **{key: value})
    assert (fault.code, key in fault.message) == ("BAD_SETTING", True)
    assert said in fault.remedy


def test_the_key_of_one_service_is_never_looked_up_for_another() -> None:
    assert Settings().service_url == Settings(provider=Provider.OPENAI).service_url == ""
    assert Settings(provider=Provider.OLLAMA).service_url == "http://localhost:11434/v1"
    own = Settings(provider=Provider.AZURE, base_url="https://mine.openai.azure.com")
    assert own.service_url == "https://mine.openai.azure.com"


@pytest.mark.parametrize("steps", ["0", "1001", "たくさん", "1.5"])
def test_a_number_of_steps_that_cannot_be_is_told(file: Path, steps: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load_settings(file, {"limit_steps": steps})
    assert "limit_steps" in caught.value.message
    assert "1 から 1,000" in caught.value.remedy
