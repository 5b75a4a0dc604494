"""What the user sets to reach a model, checked on entry so that no call fails for a typing slip."""

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import parse_qs, urlsplit

from studio.domain.errors import SettingsError
from studio.domain.models.provider import (
    DEFAULT_API_VERSION,
    Provider,
    is_on_this_computer,
    profile_of,
)
from studio.words import tr

OPENAI_URL: Final = "https://api.openai.com/v1"
_AZURE_HOSTS: Final = (".azure.com", ".azure-api.net")
_LOCAL_PORTS: Final = {11434: Provider.OLLAMA, 1234: Provider.LM_STUDIO}
_AZURE_PATH: Final = re.compile(r"/openai(?:/deployments/.*)?\Z")
_CALL_PATH: Final = re.compile(r"/(?:chat/)?completions\Z")


@dataclass(frozen=True, slots=True)
class ModelConfig:
    """How to reach the models. Cleaned and checked when made; its repr never shows the key.

    Attributes:
        api_key: May be empty only where none is asked for: a server on this machine, Ollama, LM Studio.
        small_model: Model (Azure: deployment) for ordinary turns.
        large_model: Model for emergency mode; "" means the small one.
        base_url: The address up to and including `/v1`; for Azure the resource's endpoint. A copied
            address of the call itself is cut back to it.
        provider: None reads it from the address and `api_version`.
        api_version: Azure only; "" takes it from a copied address, else the usual one.
        reads_pictures: The person agreed that the large model is sent pictures of pages.
        timeout_s: For one whole question, repeats and repair turns included.
        max_tokens: Longest answer a model may give, its silent reasoning included.
        reasoning_effort: Sent as it is when set (`low`); "" leaves it to the model.

    Raises:
        SettingsError: Key, address or model name cannot be used.
    """

    api_key: str = field(repr=False)
    small_model: str
    large_model: str = ""
    base_url: str = ""
    provider: Provider | None = None
    api_version: str = ""
    reads_pictures: bool = False
    timeout_s: float = 90.0
    max_tokens: int = 4096
    reasoning_effort: str = ""

    def __post_init__(self) -> None:
        """Clean what people paste, then refuse what cannot work."""
        given = self.base_url.strip() or self._preset_url()
        version = self.api_version.strip() or _version_in(given)
        cleaned = {
            "base_url": _clean_url(given),
            "small_model": self.small_model.strip(),
            "large_model": self.large_model.strip() or self.small_model.strip(),
            "api_version": version,
        }
        for name, value in cleaned.items():
            object.__setattr__(self, name, value)
        object.__setattr__(self, "api_key", self._clean_key(self.api_key))
        if self.served_by is Provider.AZURE:
            object.__setattr__(self, "base_url", _AZURE_PATH.sub("", self.base_url))
            object.__setattr__(self, "api_version", version or DEFAULT_API_VERSION)
        if not self.small_model:
            raise SettingsError(
                "MODEL_NAME_EMPTY",
                tr("モデル名が空です。"),
                tr("設定の「小さいモデル」にモデル名を入れてください。"),
            )

    @property
    def served_by(self) -> Provider:
        """The provider, read from the address when it was not given."""
        if self.provider is not None:
            return self.provider
        parts = urlsplit(self.base_url)
        host = parts.hostname or ""
        if self.api_version or host.endswith(_AZURE_HOSTS):
            return Provider.AZURE
        if f".{host}".endswith(".openai.com"):
            return Provider.OPENAI
        on_port = _LOCAL_PORTS.get(parts.port or 0)
        return on_port if on_port and self.is_local else Provider.COMPATIBLE

    @property
    def speaks_azure(self) -> bool:
        """True for Azure's own paths with deployments; its newer `/openai/v1` speaks like OpenAI."""
        return self.served_by is Provider.AZURE and not self.base_url.endswith("/v1")

    @property
    def is_local(self) -> bool:
        """True when the server runs on this machine: no proxy on the way, a key is not a must."""
        return is_on_this_computer(self.base_url)

    def _preset_url(self) -> str:
        """Return the provider's own address.

        Raises:
            SettingsError: It has none.
        """
        if self.provider is None:
            return OPENAI_URL
        profile = profile_of(self.provider)
        if not profile.base_url:
            raise SettingsError(
                "BASE_URL",
                tr("{title}の接続先のアドレスが空です。", title=profile.title),
                tr(
                    "設定の「接続先」にアドレスを入れてください。例：{address_hint}",
                    address_hint=profile.address_hint,
                ),
            )
        return profile.base_url

    def _clean_key(self, key: str) -> str:
        cleaned = key.strip()
        is_free = not profile_of(self.served_by).needs_key or (
            self.is_local and self.served_by is Provider.COMPATIBLE
        )
        if not cleaned and not is_free:
            raise SettingsError(
                "API_KEY_EMPTY",
                tr("API キーが空です。"),
                tr("設定を開いて API キーを入力するか、内蔵エンジンを選んでください。"),
            )
        if not all("!" <= char <= "~" for char in cleaned):
            raise SettingsError(
                "API_KEY_CHARACTERS",
                tr("API キーに使えない文字（全角文字・空白・改行など）が入っています。"),
                tr("発行元の画面からもう一度コピーして、そのまま貼り付けてください。"),
            )
        return cleaned


def _version_in(url: str) -> str:
    """Return the API version that stands in the address of a call, as Azure's pages give it."""
    try:
        return parse_qs(urlsplit(url).query).get("api-version", [""])[0]
    except ValueError:
        return ""


def _clean_url(text: str) -> str:
    """Return the address without blanks, query, closing slash and the path of the call itself."""
    url = text.strip()
    try:
        parts = urlsplit(url)
        is_usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_usable = False
        parts = urlsplit("")
    if not is_usable or not url.isascii() or any(char.isspace() for char in url):
        raise SettingsError(
            "BASE_URL",
            tr("モデルの接続先のアドレスが正しくありません。"),
            tr(
                "http:// または https:// で始まるアドレスを入れてください。例：{openai_url}",
                openai_url=OPENAI_URL,
            ),
        )
    if parts.username or parts.password:
        raise SettingsError(
            "BASE_URL_PASSWORD",
            tr("モデルの接続先のアドレスに、ユーザー名やパスワードが入っています。"),
            tr(
                "アドレスから「名前:パスワード@」の部分を消して、キーは API キーの欄に入れてください。"
            ),
        )
    path = _CALL_PATH.sub("", parts.path.rstrip("/")).rstrip("/")
    return f"{parts.scheme}://{parts.netloc}{path}"
