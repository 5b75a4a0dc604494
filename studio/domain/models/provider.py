"""Who serves the language model, and what a person has to fill in for each of them."""

import re
from enum import StrEnum
from typing import Final
from urllib.parse import urlsplit

from studio.domain.frozen import Frozen
from studio.domain.loopback import is_loopback
from studio.words import tr


class Provider(StrEnum):
    """Whose address, key and customs the model's server follows."""

    OPENAI = "openai"
    AZURE = "azure"
    OLLAMA = "ollama"
    LM_STUDIO = "lm_studio"
    COMPATIBLE = "compatible"


class ProviderProfile(Frozen):
    """What the settings page shows and fills in when a provider is picked.

    Attributes:
        provider: Whom it is about.
        title: What people call it: 「Azure OpenAI」.
        base_url: Filled in as the address; "" leaves it to the person (`address_hint` says how).
        address_hint: An example of an address, for the empty field.
        needs_address: True when the person has to give an address of their own.
        needs_key: False when the server, being on this machine, asks for none.
        needs_api_version: True when the address alone does not say which form of the API is spoken.
        model_hint: Where the names of models are found.
        note: What people trip over with this server, with what to do about it; "" for nothing.
    """

    provider: Provider
    title: str
    base_url: str = ""
    address_hint: str = ""
    needs_address: bool = False
    needs_key: bool = True
    needs_api_version: bool = False
    model_hint: str
    note: str = ""

    @property
    def name(self) -> str:
        """What it is called in a sentence: its title without where it runs."""
        return re.split(r"\s*[（(]", self.title)[0]


DEFAULT_API_VERSION: Final = "2024-10-21"
"""Of Azure OpenAI, when none is set: the last stable one of the dated kind."""

PROFILES: Final = (
    ProviderProfile(
        provider=Provider.OPENAI,
        title="OpenAI",
        base_url="https://api.openai.com/v1",
        address_hint="https://api.openai.com/v1",
        model_hint=tr("OpenAI のモデル名"),
        note=tr("API の料金は ChatGPT の契約とは別です。残高がないと使えません。"),
    ),
    ProviderProfile(
        provider=Provider.AZURE,
        title="Azure OpenAI",
        address_hint=tr("https://（リソース名）.openai.azure.com"),
        needs_address=True,
        needs_api_version=True,
        model_hint=tr("モデル名ではなく、Azure で付けたデプロイ名"),
        note=tr(
            "API バージョンが空のときは {default_api_version} を使います。",
            default_api_version=DEFAULT_API_VERSION,
        ),
    ),
    ProviderProfile(
        provider=Provider.OLLAMA,
        title=tr("Ollama（このパソコン）"),
        base_url="http://localhost:11434/v1",
        address_hint="http://localhost:11434/v1",
        needs_key=False,
        model_hint=tr("ollama list に出る名前"),
        note=tr(
            "Ollama は、初期設定では長いページの始めを黙って捨てます。"
            "Ollama の設定で「Context length」を 16k 以上にして、Ollama を起動し直してください。"
        ),
    ),
    ProviderProfile(
        provider=Provider.LM_STUDIO,
        title=tr("LM Studio（このパソコン）"),
        base_url="http://localhost:1234/v1",
        address_hint="http://localhost:1234/v1",
        needs_key=False,
        model_hint=tr("LM Studio で読み込んだモデルの名前"),
        note=tr(
            "LM Studio の「Developer」でサーバーを開始し、モデルを読み込むときに"
            "コンテキスト長を 16384 以上にしてください。"
        ),
    ),
    ProviderProfile(
        provider=Provider.COMPATIBLE,
        title=tr("そのほかの互換サーバー"),
        address_hint="https://example.com/v1",
        needs_address=True,
        model_hint=tr("サービスのモデル名"),
        note=tr(
            "OpenAI と同じ形で答えるサーバーなら使えます。接続先は多くの場合 /v1 で終わります。"
        ),
    ),
)
"""In the order in which the settings page lists them."""


def profile_of(provider: Provider) -> ProviderProfile:
    """Return what is known of a provider."""
    return next(profile for profile in PROFILES if profile.provider is provider)


def is_on_this_computer(address: str) -> bool:
    """Say whether an address leads to a server on this computer, whoever serves there."""
    return is_loopback(urlsplit(address).hostname or "")
