"""What can be set, and where each value comes from: defaults, the settings file, the environment.

A wrong value is a `SettingsError` that names the key and its place; nobody sees a traceback. The
API key never goes into the file: `save` leaves it out and `load_settings` refuses to read it there.
"""

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final, cast
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from studio.domain.errors import SettingsError
from studio.domain.loopback import is_loopback
from studio.domain.models.provider import Provider, profile_of
from studio.engine.whole_file import whole_file
from studio.words import tr

PREFIX: Final = "TEJUN_"
KEY_FIELD: Final = "api_key"
_API_VERSION: Final = re.compile(r"\d{4}-\d{2}-\d{2}(?:-preview)?")
_AMOUNT_SIGNS: Final = re.compile(r"[,\s円¥]|トークン|文字ぶん|手順")
MAX_YEN: Final = 1_000_000.0
MAX_TOKENS: Final = 100_000_000
MAX_STEPS: Final = 1_000


class RunMode(StrEnum):
    """ADR-000024, run modes; `standard` is ours: headed at full speed, for everyday work.

    Development: headed, developer tools, 500 ms before each action, DEBUG log. Production:
    headless, fastest, ERROR and above.
    """

    STANDARD = "standard"
    DEVELOPMENT = "development"
    PRODUCTION = "production"


class ThemeChoice(StrEnum):
    """Colours of the window: the system's, or always the same."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Language(StrEnum):
    """What the window speaks."""

    JAPANESE = "ja"
    ENGLISH = "en"


class EngineKind(StrEnum):
    """Which model plans and decides: 内蔵エンジン, or an OpenAI-compatible service."""

    BUILTIN = "builtin"
    OPENAI = "openai"


class Settings(BaseSettings):
    """How this studio is set up. Frozen; `changed` makes another one.

    Attributes:
        mode: See `RunMode`.
        engine: See `EngineKind`.
        provider: Who serves the model (`domain.models.provider.PROFILES` has the presets); None reads it
            from the address.
        base_url: Address of the service; "" is the provider's own, OpenAI's when none is set.
        api_key: Only from the environment or the vault.
        small_model: Model for ordinary turns; a hosted engine needs its name.
        large_model: Model for emergencies; "" means the small one.
        api_version: For Azure OpenAI only, `2024-10-21` or `…-preview`; "" takes the usual one.
        reads_pictures: 「緊急モードで画面の画像も送る」: the person agreed that the large model is
            sent a picture of the page, marks drawn on it, passwords covered. Off by default.
        finds_by_model: 「見つからない部品を AI に探してもらう」: the person agreed that a replay in the
            window sends the model the words of a page that lacks a recorded element. Off by default.
        limit_yen: Price of all model calls of one run at which it stops; 0 = no limit. A model
            without a known price is not limited by it.
        limit_tokens: Tokens of one run, prompts and answers together, at which it stops; 0 = no limit.
        limit_steps: Turns of one run at which it stops.
        browser: Path or channel (`msedge`, `chrome`, `chromium`); "" looks for one.
        part_sites: Hosts, a comma between them, from which pages may load scripts and pictures also in
            runs that keep to their own sites (CDNs).
        passphrase_file: File whose content opens the library where no keychain can.
        env_file: File of credentials (`.env`) instead of the one in the home folder.
        days_off_file: CSV file with the company's own days off (日付, 説明); None = none.
        rests_at_year_end: December 29 to January 3 are no working days.
        theme: See `ThemeChoice`.
        language: See `Language`; `bootstrap.language` reads it before anything else.
        weekly_check: Flows in use are checked once a week by reading them.
        weekly_visit: Their pages are looked at as well, while the window is open.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        frozen=True,
        extra="forbid",
        hide_input_in_errors=True,
    )

    mode: RunMode = RunMode.STANDARD
    engine: EngineKind = EngineKind.BUILTIN
    provider: Provider | None = None
    base_url: str = ""
    api_key: SecretStr | None = None
    small_model: str = ""
    large_model: str = ""
    api_version: str = ""
    reads_pictures: bool = False
    finds_by_model: bool = False
    limit_yen: float = Field(default=0.0, ge=0, le=MAX_YEN, allow_inf_nan=False)
    limit_tokens: int = Field(default=200_000, ge=0, le=MAX_TOKENS)
    limit_steps: int = Field(default=40, ge=1, le=MAX_STEPS)
    browser: str = ""
    part_sites: str = ""
    passphrase_file: Path | None = None
    env_file: Path | None = None
    days_off_file: Path | None = None
    rests_at_year_end: bool = True
    theme: ThemeChoice = ThemeChoice.SYSTEM
    language: Language = Language.JAPANESE
    weekly_check: bool = True
    weekly_visit: bool = False

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Take only what is given: `load_settings` merges the sources, so that an error names its own."""
        return (init_settings,)

    @field_validator("provider", mode="before")
    @classmethod
    def _none_said_as_blank(cls, value: object) -> object:
        return None if value == "" else value

    @field_validator("limit_yen", "limit_tokens", "limit_steps", mode="before")
    @classmethod
    def _plain_amount(cls, value: object) -> object:
        """Take what people type: １，０００ 円."""
        return _amount(value) if isinstance(value, str) else value

    @field_validator("api_version", mode="after")
    @classmethod
    def _check_version(cls, value: str) -> str:
        version = value.strip()
        if version and not _API_VERSION.fullmatch(version):
            raise ValueError(
                tr(
                    "API バージョンは 2024-10-21 や 2025-01-01-preview の形で入力してください。"
                    "わからないときは空にしてください。"
                )
            )
        return version

    @field_validator("small_model", "large_model", "browser", mode="after")
    @classmethod
    def _strip(cls, value: str) -> str:
        return value.strip()

    @field_validator("api_key", mode="after")
    @classmethod
    def _check_key(cls, key: SecretStr | None) -> SecretStr | None:
        return None if key is None else clean_api_key(key.get_secret_value())

    @field_validator("base_url", mode="after")
    @classmethod
    def _check_url(cls, url: str) -> str:
        return clean_base_url(url)

    @property
    def service_url(self) -> str:
        """Whom the API key belongs to: the address set, else the provider's own, "" for OpenAI's."""
        if self.base_url or self.provider in (None, Provider.OPENAI):
            return self.base_url
        return profile_of(self.provider).base_url

    def changed(self, changes: Mapping[str, object]) -> "Settings":
        """Return these settings with `changes`, checked like those of a file.

        Raises:
            SettingsError: BAD_SETTING, naming the key.
        """
        return _build(self.model_dump() | dict(changes), {})

    def with_api_key(self, key: str) -> "Settings":
        """Return these settings with a key from the vault or the settings page.

        Raises:
            SettingsError: BAD_SETTING, when it cannot be a key.
        """
        return self.changed({KEY_FIELD: key})


def _amount(text: str) -> str:
    return _AMOUNT_SIGNS.sub("", unicodedata.normalize("NFKC", text)) or "0"


def clean_api_key(text: str) -> SecretStr | None:
    """Return a pasted key without the blanks around it, None when nothing is left.

    A key with a line break or a full-width letter would fail later, inside the HTTP client, with
    a message about the network.

    Raises:
        ValueError: In Japanese; never repeats the key.
    """
    key = text.strip()
    if not key:
        return None
    if not all("!" <= char <= "~" for char in key):
        raise ValueError(
            tr(
                "API キーに使えない文字（全角文字、空白、改行など）が入っています。"
                "発行元の画面からもう一度コピーしてください。"
            )
        )
    return SecretStr(key)


def clean_base_url(text: str) -> str:
    """Return the address of a model service without blanks and closing slashes.

    Raises:
        ValueError: In Japanese: no scheme, no host, or plain http to another machine.
    """
    url = text.strip().rstrip("/")
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        host, parts = "", urlsplit("")
    if parts.scheme not in ("http", "https") or not host or any(c.isspace() for c in url):
        raise ValueError(
            tr("接続先は「https://」で始まる住所で入力してください。例：https://api.openai.com/v1")
        )
    if parts.username or parts.password:
        raise ValueError(tr("接続先にユーザー名やパスワードを入れないでください。"))
    if parts.scheme == "http" and not is_loopback(host):
        raise ValueError(
            tr(
                "接続先が暗号化されていません。「http://」は、このパソコンの中（localhost）だけで使えます。"
                "「https://」の住所を入力してください。"
            )
        )
    return url


def load_settings(settings_file: Path, overrides: Mapping[str, object] | None = None) -> Settings:
    """Merge defaults < file < environment (`TEJUN_…`) < overrides (the command line).

    Raises:
        SettingsError: SETTINGS_FILE_BROKEN or BAD_SETTING; the message names the key and its place.
    """
    stored = _read(settings_file)
    given = EnvSettingsSource(Settings)()
    origins = {
        name: tr("設定ファイル（{file}）の {name}", file=settings_file, name="{}")
        for name in stored
    }
    origins |= {
        name: tr("環境変数 {prefix}{name}", prefix=PREFIX, name=name.upper()) for name in given
    }
    origins |= dict.fromkeys(overrides or {}, "{}")
    return _build(stored | given | dict(overrides or {}), origins)


def save_settings(settings: Settings, settings_file: Path) -> None:
    """Write what differs from the defaults, whole or not at all, without the API key.

    Raises:
        SettingsError: SETTINGS_NOT_SAVED.
    """
    values = settings.model_dump(mode="json", exclude={KEY_FIELD}, exclude_defaults=True)
    lines = [f"{name} = {_toml(value)}\n" for name, value in values.items()]
    text = tr("# 手順スタジオの設定です。API キーはここには書きません。") + "\n" + "".join(lines)
    try:
        with whole_file(settings_file) as file:
            file.write(text.encode())
    except OSError as exc:
        raise SettingsError(
            "SETTINGS_NOT_SAVED",
            tr("設定を保存できません：{settings_file}", settings_file=settings_file),
            tr("書き込めるフォルダーか、空き容量があるかを確かめてください。"),
            detail=str(exc),
        ) from exc


def _toml(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int() | float():
            return str(value)
        case _:
            return _toml_string(str(value))


def _toml_string(value: str) -> str:
    """Return a TOML basic string; everything that is not plain text becomes an escape."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\U{ord(c):08x}" for c in escaped) + '"'


def _read(settings_file: Path) -> dict[str, object]:
    try:
        values = tomllib.loads(settings_file.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as exc:
        raise SettingsError(
            "SETTINGS_FILE_BROKEN",
            tr("設定ファイルを読めません：{settings_file}", settings_file=settings_file),
            tr(
                '書き方（例：engine = "builtin"）を直すか、ファイルの名前を変えてから、もう一度開いてください。'
                "名前を変えると初期設定で始まります。"
            ),
            detail=str(exc),
        ) from exc
    if KEY_FIELD in values:
        raise SettingsError(
            "KEY_IN_FILE",
            tr(
                "設定ファイル（{settings_file}）に {key_field} を書くことはできません。",
                settings_file=settings_file,
                key_field=KEY_FIELD,
            ),
            tr(
                "その行を消して、設定画面で入力するか、環境変数 {prefix}API_KEY を使ってください。",
                prefix=PREFIX,
            ),
        )
    return cast("dict[str, object]", values)


def _build(values: Mapping[str, object], origins: Mapping[str, str]) -> Settings:
    """Make settings, or say in Japanese which value of which place is wrong. Values stay unsaid."""
    try:
        return Settings.model_validate(dict(values))
    except ValidationError as exc:
        first = exc.errors(include_url=False, include_input=False)[0]
        name = str(first["loc"][0]) if first["loc"] else ""
        place = origins.get(name, "{}").format(name)
        raise SettingsError(
            "BAD_SETTING",
            tr("設定の値が正しくありません：{place}。", place=place),
            _remedy(name, first["type"], str(first.get("ctx", {}).get("error", ""))),
            detail=f"{name}: {first['type']}",
        ) from None


_CHOICES: Final = {
    "mode": tr("standard、development、production のどれかを指定してください。"),
    "theme": tr("system、light、dark のどれかを指定してください。"),
    "language": tr("ja、en のどれかを指定してください。"),
    "engine": tr("builtin（内蔵エンジン）か openai を指定してください。"),
    "provider": tr(
        "{provider} のどれかを指定するか、空にしてください。", provider=tr("、").join(Provider)
    ),
    "reads_pictures": tr("true（送る）か false（送らない）を指定してください。"),
    "finds_by_model": tr("true（探してもらう）か false（探さない）を指定してください。"),
    "rests_at_year_end": tr("true（年末年始を休みとする）か false（しない）を指定してください。"),
    "weekly_check": tr("true（毎週点検する）か false（しない）を指定してください。"),
    "weekly_visit": tr("true（毎週ページも見る）か false（見ない）を指定してください。"),
    "limit_yen": tr(
        "0 から {yen:,.0f} までの金額（円）を数字で入力してください。0 は上限なしです。",
        yen=MAX_YEN,
    ),
    "limit_tokens": tr(
        "0 から {tokens:,} までの整数で入力してください。0 は上限なしです。", tokens=MAX_TOKENS
    ),
    "limit_steps": tr("1 から {steps:,} までの整数で入力してください。", steps=MAX_STEPS),
}


def _remedy(name: str, kind: str, own_words: str) -> str:
    """Return what to do about a bad value: the validator's own sentence when it has one."""
    if kind == "extra_forbidden":
        return tr(
            "「{name}」という設定はありません。使える設定：{model_fields}",
            name=name,
            model_fields=tr("、").join(Settings.model_fields),
        )
    return own_words or _CHOICES.get(name, tr("文字列で指定してください。"))
