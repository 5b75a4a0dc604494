"""Credentials as everybody but the hands knows them: a name, a place, and the sites they are for."""

from datetime import datetime
from enum import StrEnum

from studio.domain.frozen import Frozen


class SecretPlace(StrEnum):
    """Where a value is kept (ADR-000024, credentials)."""

    ENV_FILE = "env"
    KEYCHAIN = "keychain"
    LIBRARY = "library"

    @property
    def words(self) -> str:
        """The Japanese name: 「OS のキーチェーン」."""
        return {
            SecretPlace.ENV_FILE: ".env ファイル",
            SecretPlace.KEYCHAIN: "OS のキーチェーン",
            SecretPlace.LIBRARY: "暗号化ライブラリ",
        }[self]


class SecretCard(Frozen):
    """A secret without its value.

    Attributes:
        name: As written in flows: 「{{秘密:名前}}」.
        origins: Scheme, host and port of the sites it may be typed into; empty: none yet.
        notice: What a person should know of it: 「ほかの人が読めるファイルにあります」; "" for nothing.
    """

    name: str
    place: SecretPlace
    origins: tuple[str, ...] = ()
    updated_at: datetime | None = None
    last_used_at: datetime | None = None
    notice: str = ""


class SecretRow(Frozen):
    """What the library keeps of a secret.

    Attributes:
        sealed: Its value under the second layer, when the library is its place; else empty.
    """

    name: str
    place: SecretPlace
    origins: tuple[str, ...] = ()
    sealed: bytes = b""
    updated_at: datetime
    last_used_at: datetime | None = None
