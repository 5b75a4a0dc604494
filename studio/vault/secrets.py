"""The model's API key in the OS keychain, one entry for each service it may be sent to."""

from typing import Final
from urllib.parse import urlsplit

from studio.domain.errors import SettingsError
from studio.vault.keychain import Keychain, KeychainError, write_checked
from studio.words import tr

_DEFAULT_ORIGIN: Final = "default"


class ApiKeys:
    """Keeps API keys bound to the origin of their service.

    Changing the address of the service therefore never sends an old key to a new place.
    """

    def __init__(self, keychain: Keychain) -> None:
        self._keychain = keychain

    async def get(self, base_url: str = "") -> str | None:
        """Return the key for a service, None when none is kept.

        Raises:
            SettingsError: KEYCHAIN_UNUSABLE.
        """
        try:
            return await self._keychain.read(_entry(base_url))
        except KeychainError as trouble:
            raise _unusable(trouble) from trouble

    async def set(self, key: str, base_url: str = "") -> None:
        """Keep a key, replacing an older one of the same service.

        Raises:
            SettingsError: KEYCHAIN_UNUSABLE; a key that cannot be read back counts as not kept.
        """
        try:
            await write_checked(self._keychain, _entry(base_url), key)
        except KeychainError as trouble:
            raise _unusable(trouble) from trouble

    async def delete(self, base_url: str = "") -> None:
        """Forget a key; fine when there is none.

        Raises:
            SettingsError: KEYCHAIN_UNUSABLE.
        """
        try:
            await self._keychain.delete(_entry(base_url))
        except KeychainError as trouble:
            raise _unusable(trouble) from trouble


def _entry(base_url: str) -> str:
    parts = urlsplit(base_url)
    origin = f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else _DEFAULT_ORIGIN
    return f"api-key:{origin}"


def _unusable(trouble: KeychainError) -> SettingsError:
    return SettingsError(
        "KEYCHAIN_UNUSABLE",
        tr("API キーを保管できません。{trouble}", trouble=trouble.in_words()),
        tr(
            "キーチェーンのロックを解除してもう一度試すか、環境変数 TEJUN_API_KEY で指定してください。"
        ),
        detail=f"{trouble.trouble} {trouble.detail}".strip(),
    )
