"""Credentials as everybody but the hands knows them: a name, a place, and the sites they are for."""

import re
import unicodedata
from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum
from typing import Final

from studio.domain.errors import SecretError
from studio.domain.frozen import Frozen
from studio.domain.page.address import is_honest_address, is_private_way, origin_of
from studio.words import tr

MAX_SECRET_NAME: Final = 60
MAX_USER_NAME: Final = 200
_NAME_ENDS: Final = frozenset("{}:〔〕")
"""Signs that would end a name inside 「{{秘密:名前}}」 or 〔認証情報：名前〕."""
_BARE_HOST: Final = re.compile(r"[^\s/:@\\]+\.[^\s/:@\\]+(?::\d+)?(?:/|$)")
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories nobody can read or type: controls, format and direction signs, surrogates."""


class SecretPlace(StrEnum):
    """Where a value is kept (ADR-000024, credentials)."""

    ENV_FILE = "env"
    KEYCHAIN = "keychain"
    LIBRARY = "library"

    @property
    def words(self) -> str:
        """The Japanese name: 「OS のキーチェーン」."""
        return {
            SecretPlace.ENV_FILE: tr(".env ファイル"),
            SecretPlace.KEYCHAIN: tr("OS のキーチェーン"),
            SecretPlace.LIBRARY: tr("暗号化ライブラリ"),
        }[self]


class SecretCard(Frozen):
    """A secret without its value.

    Attributes:
        name: As written in flows: 「{{秘密:名前}}」.
        user: Whom the password belongs to at its sites; "" for a password alone. No secret.
        origins: Scheme, host and port of the sites it may be typed into; empty: none yet.
        notice: What a person should know of it: 「ほかの人が読めるファイルにあります」; "" for nothing.
    """

    name: str
    place: SecretPlace
    user: str = ""
    origins: tuple[str, ...] = ()
    updated_at: datetime | None = None
    last_used_at: datetime | None = None
    notice: str = ""


class SecretRow(Frozen):
    """What the library keeps of a secret.

    Attributes:
        user: As in `SecretCard`.
        sealed: Its value under the second layer, when the library is its place; else empty.
    """

    name: str
    place: SecretPlace
    user: str = ""
    origins: tuple[str, ...] = ()
    sealed: bytes = b""
    updated_at: datetime
    last_used_at: datetime | None = None


class SecretFound(Frozen):
    """What a person should know of the places as a whole, whatever names they hold.

    Attributes:
        usual: Where a new secret goes when nobody says where: the keychain where there is one.
        notices: About the `.env` file and the keychain; never a value.
    """

    usual: SecretPlace
    notices: tuple[str, ...] = ()


def clean_secret_name(text: str) -> str:
    """Return a secret's name as it is kept and compared: NFKC, without blanks around it.

    Raises:
        SecretError: SECRET_NAME_BAD. The message does not repeat what was given: it may be a
            password in the wrong place.
    """
    name = unicodedata.normalize("NFKC", text).strip()
    is_readable = all(
        char not in _NAME_ENDS and unicodedata.category(char) not in _UNSEEN for char in name
    )
    if name and is_readable and len(name) <= MAX_SECRET_NAME:
        return name
    raise SecretError(
        "SECRET_NAME_BAD",
        tr("認証情報の名前として使えません。"),
        tr(
            "1～{secret_name} 文字で、{{ }} 〔 〕 : と改行・制御文字を含まない名前にしてください（例：会計ログイン）。",
            secret_name=MAX_SECRET_NAME,
        ),
    )


def clean_user_name(text: str) -> str:
    """Return a user name as it is typed into a login form: as it was given, without blanks around it.

    Raises:
        SecretError: SECRET_USER_BAD. The message does not repeat it: it may be a password in the wrong place.
    """
    user = text.strip()
    if len(user) <= MAX_USER_NAME and all(
        unicodedata.category(char) not in _UNSEEN for char in user
    ):
        return user
    raise SecretError(
        "SECRET_USER_BAD",
        tr("ユーザー名として使えません。"),
        tr(
            "{user_name} 文字までで、改行や制御文字を含まないユーザー名にしてください。",
            user_name=MAX_USER_NAME,
        ),
    )


def clean_secret_origins(addresses: Iterable[str]) -> tuple[str, ...]:
    """Return the origins of sites that a person named, in order, each once.

    A bare host (`office.example`) is taken as https.

    Raises:
        SecretError: SECRET_ORIGIN_BAD: no web address, one in disguise, or http to another machine.
    """
    return tuple(dict.fromkeys(_origin(address.strip()) for address in addresses))


def _origin(address: str) -> str:
    url = f"https://{address}" if _BARE_HOST.match(address) else address
    origin = origin_of(url) if is_honest_address(url) else ""
    if not origin:
        raise SecretError(
            "SECRET_ORIGIN_BAD",
            tr("サイトのアドレスとして読めません。"),
            tr(
                "https://www.example.co.jp/ のように、ログインするページのアドレスを指定してください。"
            ),
        )
    if not is_private_way(origin):
        raise SecretError(
            "SECRET_ORIGIN_BAD",
            tr(
                "{origin} は暗号化されていない通信（http）のため、認証情報を結び付けません。",
                origin=origin,
            ),
            tr(
                "https:// で始まるアドレスを指定してください（この端末の中のサイトは http でもかまいません）。"
            ),
        )
    return origin
