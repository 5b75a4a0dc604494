"""Settings people paste: cleaned where that is safe, refused in plain words where it is not."""

import pytest

from studio.domain.errors import SettingsError
from studio.domain.models.provider import Provider
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


@pytest.mark.parametrize(
    ("pasted", "kept", "version"),
    [
        ("https://mine.openai.azure.com/", "https://mine.openai.azure.com", "2024-10-21"),
        ("https://mine.openai.azure.com/openai", "https://mine.openai.azure.com", "2024-10-21"),
        (
            "https://mine.openai.azure.com/openai/deployments/gpt-4o/chat/completions?api-version=2025-01-01-preview",
            "https://mine.openai.azure.com",
            "2025-01-01-preview",
        ),
        ("https://mine.openai.azure.com/openai/v1/", "https://mine.openai.azure.com/openai/v1", "2024-10-21"),
    ],
)  # fmt: skip
def test_what_azures_pages_give_to_copy_is_cut_to_the_endpoint(
    pasted: str, kept: str, version: str
) -> None:
    config = ModelConfig("k", "my-deployment", base_url=pasted)
    assert config.served_by is Provider.AZURE
    assert (config.base_url, config.api_version) == (kept, version)
    assert config.speaks_azure is not kept.endswith("/v1")


def test_the_address_of_the_call_is_cut_to_the_address_of_the_service() -> None:
    url = "https://openrouter.ai/api/v1/chat/completions"
    assert ModelConfig("k", "m", base_url=url).base_url == "https://openrouter.ai/api/v1"


@pytest.mark.parametrize(
    ("provider", "url"),
    [
        (Provider.OPENAI, OPENAI_URL),
        (Provider.OLLAMA, "http://localhost:11434/v1"),
        (Provider.LM_STUDIO, "http://localhost:1234/v1"),
    ],
)
def test_a_provider_brings_its_address(provider: Provider, url: str) -> None:
    assert ModelConfig("k", "m", provider=provider).base_url == url


@pytest.mark.parametrize("provider", [Provider.AZURE, Provider.COMPATIBLE])
def test_a_provider_without_an_address_asks_for_one(provider: Provider) -> None:
    with pytest.raises(SettingsError) as caught:
        ModelConfig("k", "m", provider=provider)
    assert caught.value.code == "BASE_URL"
    assert "https://" in caught.value.remedy


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("http://localhost:11434/v1", Provider.OLLAMA),
        ("http://127.0.0.1:1234/v1", Provider.LM_STUDIO),
        ("http://127.0.0.1:8000/v1", Provider.COMPATIBLE),
        ("https://gpu.example:11434/v1", Provider.COMPATIBLE),
    ],
)
def test_servers_of_this_machine_are_known_by_their_ports(url: str, expected: Provider) -> None:
    assert ModelConfig("k", "m", base_url=url).served_by is expected


def test_ollama_on_another_machine_needs_no_key_when_it_is_named() -> None:
    url = "https://gpu.example:11434/v1"
    assert ModelConfig("", "m", base_url=url, provider=Provider.OLLAMA).api_key == ""
    with pytest.raises(SettingsError):
        ModelConfig("", "m", base_url=url)
