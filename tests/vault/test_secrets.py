import pytest

from studio.domain.errors import SettingsError
from studio.vault.keychain import KeychainTrouble
from studio.vault.secrets import ApiKeys
from tests.vault.keychains import BrokenKeychain, LyingKeychain, MemoryKeychain


async def test_set_get_delete() -> None:
    keys = ApiKeys(MemoryKeychain())
    assert await keys.get() is None
    await keys.set("sk-1")
    await keys.set("sk-2")
    assert await keys.get() == "sk-2"
    await keys.delete()
    await keys.delete()
    assert await keys.get() is None


async def test_a_key_never_follows_to_another_service() -> None:
    keys = ApiKeys(MemoryKeychain())
    await keys.set("sk-mine", "https://api.example.com/v1")
    assert await keys.get("https://API.example.com/other") == "sk-mine"
    for other in ("", "https://api.example.com:8443/v1", "https://evil.example.net/v1"):
        assert await keys.get(other) is None


@pytest.mark.parametrize("keychain", [BrokenKeychain(KeychainTrouble.LOCKED), LyingKeychain()])
async def test_trouble_is_a_fault_that_names_the_other_way(keychain: MemoryKeychain) -> None:
    with pytest.raises(SettingsError) as told:
        await ApiKeys(keychain).set("sk-secret")
    assert told.value.code == "KEYCHAIN_UNUSABLE"
    assert "TEJUN_API_KEY" in told.value.remedy
    assert "sk-secret" not in f"{told.value!r}"
