"""What the user sets to reach a model, checked on entry so that no call fails for a typing slip."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final
from urllib.parse import urlsplit

from studio.domain.errors import SettingsError

OPENAI_URL: Final = "https://api.openai.com/v1"
_AZURE_HOSTS: Final = (".azure.com", ".azure-api.net")
_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class Provider(StrEnum):
    """Whose wire format and customs the server follows."""

    OPENAI = "openai"
    AZURE = "azure"
    COMPATIBLE = "compatible"


@dataclass(frozen=True, slots=True)
class ModelConfig:
    """How to reach the models. Cleaned and checked when made; its repr never shows the key.

    Attributes:
        api_key: May be empty only for a server on this machine (Ollama, LM Studio), which asks for none.
        small_model: Model (Azure: deployment) for ordinary turns.
        large_model: Model for emergency mode; "" means the small one.
        base_url: The address up to and including `/v1`; for Azure the resource's endpoint.
        provider: None reads it from the address and `api_version`.
        api_version: Azure only: `2024-10-21` …
        timeout_s: For one whole question, repeats and repair turns included.
        max_tokens: Longest answer a model may give, its silent reasoning included.
        reasoning_effort: Sent as it is when set (`low`); "" leaves it to the model.

    Raises:
        SettingsError: Key, address or model name cannot be used.
    """

    api_key: str = field(repr=False)
    small_model: str
    large_model: str = ""
    base_url: str = OPENAI_URL
    provider: Provider | None = None
    api_version: str = ""
    timeout_s: float = 90.0
    max_tokens: int = 4096
    reasoning_effort: str = ""

    def __post_init__(self) -> None:
        """Clean what people paste, then refuse what cannot work."""
        cleaned = {
            "base_url": _clean_url(self.base_url),
            "small_model": self.small_model.strip(),
            "large_model": self.large_model.strip() or self.small_model.strip(),
            "api_version": self.api_version.strip(),
        }
        for name, value in cleaned.items():
            object.__setattr__(self, name, value)
        object.__setattr__(self, "api_key", self._clean_key(self.api_key))
        if not self.small_model:
            raise SettingsError(
                "MODEL_NAME_EMPTY",
                "モデル名が空です。",
                "設定の「小さいモデル」にモデル名を入れてください。",
            )

    @property
    def profile(self) -> Provider:
        """The provider, read from the address when it was not given."""
        if self.provider is not None:
            return self.provider
        host = urlsplit(self.base_url).hostname or ""
        if self.api_version or host.endswith(_AZURE_HOSTS):
            return Provider.AZURE
        return Provider.OPENAI if f".{host}".endswith(".openai.com") else Provider.COMPATIBLE

    @property
    def is_local(self) -> bool:
        """True when the server runs on this machine: no proxy on the way, a key is not a must."""
        return (urlsplit(self.base_url).hostname or "") in _LOOPBACK

    def _clean_key(self, key: str) -> str:
        cleaned = key.strip()
        if not cleaned and not (self.is_local and self.profile is Provider.COMPATIBLE):
            raise SettingsError(
                "API_KEY_EMPTY",
                "API キーが空です。",
                "設定を開いて API キーを入力するか、内蔵エンジンを選んでください。",
            )
        if not all("!" <= char <= "~" for char in cleaned):
            raise SettingsError(
                "API_KEY_CHARACTERS",
                "API キーに使えない文字（全角文字・空白・改行など）が入っています。",
                "発行元の画面からもう一度コピーして、そのまま貼り付けてください。",
            )
        return cleaned


def _clean_url(text: str) -> str:
    """Return the address without blanks and closing slash."""
    url = text.strip().rstrip("/") or OPENAI_URL
    try:
        parts = urlsplit(url)
        is_usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_usable = False
        parts = urlsplit("")
    if not is_usable or not url.isascii() or any(char.isspace() for char in url):
        raise SettingsError(
            "BASE_URL",
            "モデルの接続先のアドレスが正しくありません。",
            f"http:// または https:// で始まるアドレスを入れてください。例：{OPENAI_URL}",
        )
    if parts.username or parts.password:
        raise SettingsError(
            "BASE_URL_PASSWORD",
            "モデルの接続先のアドレスに、ユーザー名やパスワードが入っています。",
            "アドレスから「名前:パスワード@」の部分を消して、キーは API キーの欄に入れてください。",
        )
    return url
