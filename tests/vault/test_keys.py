import asyncio
import json
import unicodedata
from pathlib import Path

import pytest

from studio.domain.errors import LibraryError, LibraryLockedError, SettingsError, StudioError
from studio.domain.records.library_state import LibraryState, state_of
from studio.vault.keychain import Keychain, KeychainTrouble
from studio.vault.keyfile import Argon2Cost, KeyFile
from studio.vault.keys import LibraryKeys, Unlock, open_keys
from tests.vault.keychains import (
    BrokenKeychain,
    ForgetfulKeychain,
    HangingKeychain,
    LyingKeychain,
    MemoryKeychain,
)

LIGHT = Argon2Cost(iterations=1, memory_kib=128, lanes=1)
ABSENT = BrokenKeychain(KeychainTrouble.ABSENT)
PASSPHRASE = "ｶﾞｷﾞｸﾞ パスワード①"


class OtherKeychain(MemoryKeychain):
    """What another desktop has for a keychain; it does not know the library."""

    async def backend(self) -> str:
        return "keyring.backends.kwallet.DBusKeyring"


async def open_(
    folder: Path, unlock: Unlock | None = None, keychain: Keychain = ABSENT, exists: bool = False
) -> LibraryKeys:
    return await open_keys(
        folder / "library.keys", unlock or Unlock(), keychain, library_exists=exists, cost=LIGHT
    )


async def fault_of(
    folder: Path, unlock: Unlock | None = None, keychain: Keychain = ABSENT, exists: bool = False
) -> StudioError:
    with pytest.raises(StudioError) as told:
        await open_(folder, unlock, keychain, exists)
    assert told.value.message
    assert told.value.remedy
    return told.value


async def test_first_start_with_a_keychain_asks_for_nothing(tmp_path: Path) -> None:
    keychain = MemoryKeychain()
    made = await open_(tmp_path, keychain=keychain)
    assert made.ways == {"keychain", "recovery"}
    assert made.recovery_key
    assert not made.is_established
    again = await open_(tmp_path, keychain=keychain)
    assert again.db_key == made.db_key
    assert again.recovery_key == ""
    assert [len(secret) for secret in keychain.entries.values()] == [44]


async def test_subkeys_are_32_bytes_each_and_differ(tmp_path: Path) -> None:
    keys = await open_(tmp_path, Unlock(passphrase=PASSPHRASE))
    subkeys = {keys.db_key, keys.secrets_key, keys.audit_key}
    assert [len(key) for key in subkeys] == [32, 32, 32]


async def test_a_passphrase_given_at_the_first_start_leaves_the_keychain_alone(
    tmp_path: Path,
) -> None:
    keychain = MemoryKeychain()
    made = await open_(tmp_path, Unlock(passphrase=PASSPHRASE), keychain)
    assert made.ways == {"passphrase", "recovery"}
    again = await open_(tmp_path, Unlock(passphrase=PASSPHRASE), keychain)
    assert again.db_key == made.db_key
    assert keychain.calls == 0


@pytest.mark.parametrize("form", ["NFC", "NFD", "NFKC", "NFKD"])
async def test_a_passphrase_opens_whatever_the_input_method_made_of_it(
    tmp_path: Path, form: str
) -> None:
    made = await open_(tmp_path, Unlock(passphrase=PASSPHRASE))
    typed = unicodedata.normalize(form, PASSPHRASE)  # type: ignore[arg-type]
    assert (await open_(tmp_path, Unlock(passphrase=typed))).db_key == made.db_key


async def test_the_real_cost_works_too(tmp_path: Path) -> None:
    arguments = (tmp_path / "library.keys", Unlock(passphrase=PASSPHRASE), ABSENT)
    made = await open_keys(*arguments, library_exists=False)
    stored = json.loads((tmp_path / "library.keys").read_text())
    cost = next(slot["cost"] for slot in stored["slots"] if slot["kind"] == "passphrase")
    assert cost == {"name": "argon2id", "iterations": 3, "memory_kib": 65536, "lanes": 4}
    assert (await open_keys(*arguments, library_exists=False)).db_key == made.db_key


async def test_wrong_and_missing_passphrase_are_told_apart(tmp_path: Path) -> None:
    await open_(tmp_path, Unlock(passphrase=PASSPHRASE))
    wrong = await fault_of(tmp_path, Unlock(passphrase="ほかのパスフレーズ"))
    assert isinstance(wrong, LibraryLockedError)
    assert wrong.code == "PASSPHRASE_WRONG"
    assert (await fault_of(tmp_path)).code == "PASSPHRASE_NEEDED"


async def test_a_short_passphrase_is_refused_before_anything_is_made(tmp_path: Path) -> None:
    fault = await fault_of(tmp_path, Unlock(passphrase="短い"))
    assert isinstance(fault, SettingsError)
    assert fault.code == "PASSPHRASE_SHORT"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "keychain",
    [
        LyingKeychain(),
        ForgetfulKeychain(),
        *(BrokenKeychain(trouble) for trouble in KeychainTrouble),
        HangingKeychain(timeout_s=0.05),
    ],
    ids=lambda keychain: type(keychain).__name__,
)
async def test_first_start_without_a_sound_keychain_asks_for_a_passphrase_and_makes_nothing(
    tmp_path: Path, keychain: Keychain
) -> None:
    fault = await fault_of(tmp_path, keychain=keychain)
    assert isinstance(fault, LibraryLockedError)
    assert fault.code == "PASSPHRASE_TO_CHOOSE"
    assert "TEJUN_PASSPHRASE_FILE" in fault.remedy
    assert list(tmp_path.iterdir()) == []


async def test_a_keychain_that_forgot_lies_or_is_locked_leaves_the_recovery_key(
    tmp_path: Path,
) -> None:
    keychain = MemoryKeychain()
    made = await open_(tmp_path, keychain=keychain)
    before = (tmp_path / "library.keys").read_bytes()
    lying = LyingKeychain()
    lying.entries = keychain.entries
    foreign = MemoryKeychain()
    foreign.entries = dict.fromkeys(keychain.entries, "not base64 at all")
    elsewhere = OtherKeychain()
    for bad, code in (
        (MemoryKeychain(), "KEYCHAIN_FORGOT"), (elsewhere, "KEYCHAIN_CHANGED"),
        (lying, "KEYCHAIN_UNTRUE"), (foreign, "KEYCHAIN_UNTRUE"),
        (HangingKeychain(0.05), "KEYCHAIN_SLOW"),
        *((BrokenKeychain(t), f"KEYCHAIN_{t.name}") for t in KeychainTrouble),
    ):  # fmt: skip
        fault = await fault_of(tmp_path, keychain=bad, exists=True)
        assert fault.code == code
        assert state_of(code) is LibraryState.LOCKED
        assert "回復キー" in fault.remedy
    assert (tmp_path / "library.keys").read_bytes() == before
    opened = await open_(tmp_path, Unlock(recovery_key=made.recovery_key), exists=True)
    assert opened.db_key == made.db_key


async def test_a_locked_keychain_falls_back_to_asking_for_the_passphrase(tmp_path: Path) -> None:
    keychain = MemoryKeychain()
    keys = await open_(tmp_path, keychain=keychain)
    await keys.set_passphrase(PASSPHRASE, LIGHT)
    locked = BrokenKeychain(KeychainTrouble.LOCKED)
    fault = await fault_of(tmp_path, keychain=locked)
    assert fault.code == "PASSPHRASE_NEEDED"
    assert "ロック" in fault.message
    opened = await open_(tmp_path, Unlock(passphrase=PASSPHRASE), locked)
    assert opened.db_key == keys.db_key


async def test_after_a_recovery_the_keychain_and_a_passphrase_can_be_set_again(
    tmp_path: Path,
) -> None:
    made = await open_(tmp_path, Unlock(passphrase=PASSPHRASE))
    keys = await open_(tmp_path, Unlock(recovery_key=made.recovery_key))
    keychain = MemoryKeychain()
    await keys.add_keychain(keychain)
    await keys.set_passphrase("新しいパスフレーズ", LIGHT)
    assert (await open_(tmp_path, keychain=keychain)).db_key == made.db_key
    assert (await fault_of(tmp_path, Unlock(passphrase=PASSPHRASE))).code == "PASSPHRASE_WRONG"
    (tmp_path / "library.keys").unlink()  # the copy opens with the new one only, too
    assert (await fault_of(tmp_path, Unlock(passphrase=PASSPHRASE))).code == "PASSPHRASE_WRONG"
    with pytest.raises(LibraryLockedError):
        await keys.add_keychain(LyingKeychain())


async def test_recovery_key_mistyped_foreign_renewed_and_confirmed(tmp_path: Path) -> None:
    keys = await open_(tmp_path, Unlock(passphrase=PASSPHRASE))
    (tmp_path / "other").mkdir()
    other = await open_(tmp_path / "other", Unlock(passphrase=PASSPHRASE))
    mistyped = Unlock(recovery_key=keys.recovery_key[:-1])
    assert (await fault_of(tmp_path, mistyped)).code == "RECOVERY_MISTYPED"
    foreign = Unlock(recovery_key=other.recovery_key)
    assert (await fault_of(tmp_path, foreign)).code == "RECOVERY_WRONG"
    assert not await keys.confirm_recovery(other.recovery_key)
    assert not keys.is_recovery_confirmed
    renewed = await keys.renew_recovery()
    assert not await keys.confirm_recovery(keys.recovery_key)
    assert await keys.confirm_recovery(renewed.lower())
    assert keys.is_recovery_confirmed
    old = Unlock(recovery_key=keys.recovery_key)
    assert (await fault_of(tmp_path, old)).code == "RECOVERY_WRONG"
    assert (await open_(tmp_path, Unlock(recovery_key=renewed))).is_recovery_confirmed


async def test_nothing_in_the_folder_opens_anything_by_itself(tmp_path: Path) -> None:
    keychain = MemoryKeychain()
    keys = await open_(tmp_path, keychain=keychain)
    await keys.set_passphrase(PASSPHRASE, LIGHT)
    await keys.establish()
    secrets = (
        keys.db_key.hex(), keys.secrets_key.hex(), keys.audit_key.hex(), keys.recovery_key,
        PASSPHRASE, *keychain.entries.values(),
    )  # fmt: skip
    files = list(tmp_path.iterdir())
    assert {file.name for file in files} == {"library.keys", "library.keys.bak"}
    for file in files:
        assert file.stat().st_mode & 0o077 == 0
        assert not any(secret in file.read_text() for secret in secrets)
    shown = repr(Unlock(passphrase=PASSPHRASE, recovery_key=keys.recovery_key)) + repr(keys)
    assert not any(secret in shown for secret in secrets)


async def test_keys_are_never_made_beside_a_library_that_has_none(tmp_path: Path) -> None:
    fault = await fault_of(tmp_path, Unlock(passphrase=PASSPHRASE), exists=True)
    assert isinstance(fault, LibraryError)
    assert fault.code == "KEYS_MISSING"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("damage", [b"", b"\0" * 500, b"{", b"[1]", "{鍵}".encode("cp932"), None])
async def test_a_lost_or_damaged_keys_file_is_read_from_its_copy(
    tmp_path: Path, damage: bytes | None
) -> None:
    keys = await open_(tmp_path, Unlock(passphrase=PASSPHRASE))
    await keys.establish()
    file = tmp_path / "library.keys"
    file.unlink()
    if damage is not None:
        file.write_bytes(damage)
    again = await open_(tmp_path, Unlock(passphrase=PASSPHRASE), exists=True)
    assert again.db_key == keys.db_key
    assert again.is_established
    if damage is not None:
        (tmp_path / "library.keys.bak").write_bytes(damage)
        fault = await fault_of(tmp_path, Unlock(passphrase=PASSPHRASE))
        assert fault.code == "KEYS_DAMAGED"
        assert file.read_bytes() == damage


async def test_a_keys_file_of_a_newer_program_is_refused_and_kept(tmp_path: Path) -> None:
    await open_(tmp_path, Unlock(passphrase=PASSPHRASE))
    file = tmp_path / "library.keys"
    newer = json.dumps(json.loads(file.read_text()) | {"keys_format": 3})
    file.write_text(newer)
    fault = await fault_of(tmp_path, Unlock(passphrase=PASSPHRASE))
    assert fault.code == "KEYS_NEWER"
    assert file.read_text() == newer


@pytest.mark.parametrize(
    ("field", "value"), [("memory_kib", 2 * 1024 * 1024), ("iterations", 1_000_000), ("lanes", 999)]
)
async def test_a_hostile_file_cannot_ask_for_all_memory_or_all_time(
    tmp_path: Path, field: str, value: int
) -> None:
    await open_(tmp_path, Unlock(passphrase=PASSPHRASE))
    file = tmp_path / "library.keys"
    stored = json.loads(file.read_text())
    next(slot for slot in stored["slots"] if slot["kind"] == "passphrase")["cost"][field] = value
    file.write_text(json.dumps(stored))
    assert (await fault_of(tmp_path, Unlock(passphrase=PASSPHRASE))).code == "KEYS_DAMAGED"


async def test_a_slot_moved_to_another_library_opens_nothing(tmp_path: Path) -> None:
    await open_(tmp_path, Unlock(passphrase=PASSPHRASE))
    file = tmp_path / "library.keys"
    stored = json.loads(file.read_text())
    file.write_text(json.dumps(stored | {"library_id": "0" * 32}))
    assert (await fault_of(tmp_path, Unlock(passphrase=PASSPHRASE))).code == "PASSPHRASE_WRONG"


async def test_two_first_starts_at_once_agree_on_one_key(tmp_path: Path) -> None:
    unlock = Unlock(passphrase=PASSPHRASE)
    opened = await asyncio.gather(*(open_(tmp_path, unlock) for _ in range(6)))
    assert len({keys.db_key for keys in opened}) == 1
    assert sum(bool(keys.recovery_key) for keys in opened) == 1


def test_no_partial_files_are_left_when_the_folder_is_full_or_gone(tmp_path: Path) -> None:
    file = KeyFile(tmp_path / "gone" / "library.keys")
    assert file.load() is None
    with pytest.raises(LibraryError) as told:
        file.save(_document())
    assert told.value.code == "KEYS_NOT_SAVED"


def _document():
    from studio.vault.keyfile import KeysDocument

    return KeysDocument()


async def test_what_another_process_changed_in_the_keys_counts(tmp_path: Path) -> None:
    keychain = MemoryKeychain()
    here = await open_(tmp_path, keychain=keychain)
    await here.establish()
    there = await open_(tmp_path, keychain=keychain)
    renewed = await there.renew_recovery()
    assert not await here.confirm_recovery(here.recovery_key)
    assert await here.confirm_recovery(renewed)
    await here.set_passphrase(PASSPHRASE, LIGHT)
    await there.remove_keychain(keychain)
    with pytest.raises(LibraryError) as told:
        await here.remove_passphrase()
    assert told.value.code == "LAST_WAY"
    await open_(tmp_path, Unlock(passphrase=PASSPHRASE))
    await open_(tmp_path, Unlock(recovery_key=renewed))
