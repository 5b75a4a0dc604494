"""Settings people paste: cleaned where that is safe, refused in plain words where it is not."""

import pytest

from studio.domain.errors import SettingsError
from studio.domain.provider import Provider
from studio.llm.config import OPENAI_URL, ModelConfig


def test_pasted_blanks_and_line_breaks_are_taken_off() -> None:
    config = ModelConfig("  sk-abc123\r\n", " gpt-x \n", base_url=" https://api.openai.com/v1/ ")
    assert (config.api_key, config.small_model, config.base_url) == (
        "sk-abc123",
        "gpt-x",
        OPENAI_URL,
    )
    assert config.large_model == "gpt-x"


@pytest.mark.parametrize("key", ["", "   ", "\n"])
def test_empty_key_is_refused(key: str) -> None:
    with pytest.raises(SettingsError) as caught:
        ModelConfig(key, "gpt-x")
    assert caught.value.code == "API_KEY_EMPTY"
    with pytest.raises(SettingsError):
        ModelConfig(key, "gpt-x", base_url="http://gpu.example:8000/v1")


@pytest.mark.parametrize(
    "key", ["sk-ａｂｃ", "鍵", "sk abc", "sk-a\nb", "sk-a\x00b", "sk-a\u200bb"]
)
def test_key_with_other_characters_is_refused_without_showing_it(key: str) -> None:
    with pytest.raises(SettingsError) as caught:
        ModelConfig(key, "gpt-x")
    assert caught.value.code == "API_KEY_CHARACTERS"
    assert key not in str(caught.value)


def test_server_on_this_machine_needs_no_key() -> None:
    config = ModelConfig("", "llama", base_url="http://localhost:11434/v1")
    assert config.is_local
    assert config.served_by is Provider.OLLAMA


def test_repr_never_shows_the_key() -> None:
    assert "sk-secret" not in repr(ModelConfig("sk-secret", "gpt-x"))


@pytest.mark.parametrize(
    "url", ["api.openai.com/v1", "ftp://a.example", "http://", "https://例え.jp/v1", "http://a b/v1", "http://[::1", "http://a:0/v1", "http://a:99999/v1"]
)  # fmt: skip
def test_address_that_cannot_work_is_refused(url: str) -> None:
    with pytest.raises(SettingsError) as caught:
        ModelConfig("k", "m", base_url=url)
    assert caught.value.code == "BASE_URL"


def test_password_in_the_address_is_refused_without_showing_it() -> None:
    with pytest.raises(SettingsError) as caught:
        ModelConfig("k", "m", base_url="https://me:hunter2@host/v1")
    assert "hunter2" not in repr(caught.value)


@pytest.mark.parametrize(
    ("url", "version", "expected"),
    [
        ("https://api.openai.com/v1", "", Provider.OPENAI),
        ("https://eu.api.openai.com/v1", "", Provider.OPENAI),
        ("https://mine.openai.azure.com", "", Provider.AZURE),
        ("https://gateway.example", "2024-10-21", Provider.AZURE),
        ("https://openrouter.ai/api/v1", "", Provider.COMPATIBLE),
        ("https://notopenai.com/v1", "", Provider.COMPATIBLE),
    ],
)
def test_provider_is_read_from_the_address(url: str, version: str, expected: Provider) -> None:
    assert ModelConfig("k", "m", base_url=url, api_version=version).served_by is expected


def test_model_name_is_needed() -> None:
    with pytest.raises(SettingsError) as caught:
        ModelConfig("k", "  ")
    assert caught.value.code == "MODEL_NAME_EMPTY"
