"""A new library key: what was sealed before stays readable, what opened before opens no more."""

import json
from pathlib import Path

import pytest

from studio.domain.errors import LibraryError, LibraryLockedError
from studio.vault import opening
from studio.vault.cipher import SealBrokenError, new_key
from studio.vault.keyfile import Argon2Cost, KeySet
from studio.vault.keys import LibraryKeys, Unlock, open_keys
from studio.vault.ring import KeyRing
from tests.vault.keychains import BrokenKeychain, KeychainTrouble, MemoryKeychain

LIGHT = Argon2Cost(iterations=1, memory_kib=128, lanes=1)
LIBRARY = "ab" * 16
OLD, NEW = "前のパスフレーズ", "次のパスフレーズ"


async def open_(
    folder: Path, keychain: MemoryKeychain, unlock: Unlock | None = None
) -> LibraryKeys:
    return await open_keys(
        folder / "library.keys", unlock or Unlock(), keychain, library_exists=False, cost=LIGHT
    )


def test_a_ring_that_is_written_down_opens_again() -> None:
    first = KeyRing.of(new_key(), LIBRARY)
    second = first.succeeded_by(new_key())
    third = second.succeeded_by(new_key())
    written = KeySet.model_validate_json(third.key_set(()).model_dump_json())
    assert KeyRing.opened(third.key, written, LIBRARY) == third
    assert third.secrets_key == first.secrets_key
    assert third.audit_key == first.audit_key
    assert third.db_keys == (third.db_key, second.db_key, first.db_key)
    assert len({third.db_key, second.db_key, first.db_key}) == 3


def test_a_ring_opens_with_its_own_key_in_its_own_library_and_unchanged() -> None:
    ring = KeyRing.of(new_key(), LIBRARY).succeeded_by(new_key())
    written = ring.key_set(())
    for key, keys, library_id in (
        (new_key(), written, LIBRARY),
        (ring.key, written, "cd" * 16),
        (ring.key, written.model_copy(update={"inner": "00" * 92}), LIBRARY),
        (ring.key, written.model_copy(update={"inner": written.former[0]}), LIBRARY),
        (ring.key, written.model_copy(update={"former": ("00" * 60,)}), LIBRARY),
    ):
        with pytest.raises(SealBrokenError):
            KeyRing.opened(key, keys, library_id)


def test_a_ring_shows_none_of_its_keys() -> None:
    ring = KeyRing.of(b"\x07" * 32, LIBRARY)
    assert "\\x07" not in repr(ring)
    assert ring.key.hex() not in ring.key_set(()).model_dump_json()


async def test_until_it_is_settled_both_keys_are_there_and_either_may_win(tmp_path: Path) -> None:
    keychain = MemoryKeychain()
    for winner in ("old", "new"):
        folder = tmp_path / winner
        folder.mkdir()
        keys = await open_(folder, keychain)
        old, secrets = keys.db_key, keys.secrets_key
        coming = await keys.new_key(keychain, None)
        keys.announce(coming)
        again = await open_(folder, keychain)
        assert again.is_unsettled
        assert again.possible_keys == (old, coming.ring.db_key)
        again.settle(old if winner == "old" else coming.ring.db_key)
        last = await open_(folder, keychain)
        assert not last.is_unsettled
        assert (last.db_key == old) is (winner == "old")
        assert last.secrets_key == secrets
        assert last.ways == {"keychain", "recovery"}


@pytest.mark.parametrize(
    ("trouble", "may_pass"), [(KeychainTrouble.ABSENT, False), (KeychainTrouble.FAILED, True)]
)
async def test_a_prompt_of_the_keychain_that_was_cancelled_may_be_answered_at_the_next_start(
    tmp_path: Path, trouble: KeychainTrouble, *, may_pass: bool
) -> None:
    with pytest.raises(LibraryLockedError) as told:
        await open_(tmp_path, BrokenKeychain(trouble), Unlock())
    assert ("もう一度開いて" in told.value.message) is may_pass


async def test_what_opened_the_old_key_opens_the_new_one_no_more(tmp_path: Path) -> None:
    nothing = BrokenKeychain(KeychainTrouble.ABSENT)
    keys = await open_(tmp_path, nothing, Unlock(passphrase=OLD))
    paper, old = keys.recovery_key, keys.db_key
    with pytest.raises(LibraryLockedError) as told:
        await keys.new_key(nothing, None)
    assert told.value.code == "PASSPHRASE_TO_CHOOSE"
    coming = await keys.new_key(nothing, NEW, LIGHT)
    keys.announce(coming)
    half = await open_(tmp_path, nothing, Unlock(passphrase=OLD))
    assert half.possible_keys == (old,)  # the old passphrase gives away nothing of the new key
    other = await open_(tmp_path, nothing, Unlock(passphrase=NEW))
    assert other.possible_keys == (old, coming.ring.db_key)
    other.settle(coming.ring.db_key)
    for lost in (Unlock(passphrase=OLD), Unlock(recovery_key=paper)):
        with pytest.raises(LibraryLockedError):
            await open_(tmp_path, nothing, lost)
    opened = await open_(tmp_path, nothing, Unlock(recovery_key=coming.recovery_key))
    assert opened.backup_keys == (coming.ring.db_key, old)


async def test_an_old_opening_that_settles_on_the_old_key_never_promotes_the_new_one(
    tmp_path: Path,
) -> None:
    nothing = BrokenKeychain(KeychainTrouble.ABSENT)
    keys = await open_(tmp_path, nothing, Unlock(passphrase=OLD))
    keys.announce(await keys.new_key(nothing, NEW, LIGHT))
    half = await open_(tmp_path, nothing, Unlock(passphrase=OLD))
    half.settle(half.db_key)
    last = await open_(tmp_path, nothing, Unlock(passphrase=OLD))
    assert not last.is_unsettled
    assert last.db_key == half.db_key


async def test_a_key_given_up_leaves_nothing_in_the_keychain(tmp_path: Path) -> None:
    keychain = MemoryKeychain()
    keys = await open_(tmp_path, keychain)
    before = dict(keychain.entries)
    coming = await keys.new_key(keychain, None)
    assert len(keychain.entries) == 2
    await keys.forget_key(coming, keychain)
    assert keychain.entries == before


async def test_the_last_way_is_never_removed_and_a_removed_one_opens_nothing(
    tmp_path: Path,
) -> None:
    keychain = MemoryKeychain()
    keys = await open_(tmp_path, keychain)
    with pytest.raises(LibraryError) as told:
        await keys.remove_keychain(keychain)
    assert told.value.code == "LAST_WAY"
    await keys.set_passphrase(OLD, LIGHT)
    await keys.remove_keychain(keychain)
    assert keychain.entries == {}
    with pytest.raises(LibraryLockedError):
        await open_(tmp_path, keychain)
    with pytest.raises(LibraryError):
        await keys.remove_passphrase()
    await keys.add_keychain(keychain)
    await keys.remove_passphrase()
    assert (await open_(tmp_path, keychain)).ways == {"keychain", "recovery"}


async def test_adding_the_keychain_again_leaves_one_entry(tmp_path: Path) -> None:
    keychain = MemoryKeychain()
    keys = await open_(tmp_path, keychain)
    await keys.add_keychain(keychain)
    assert len(keychain.entries) == 1
    assert (await open_(tmp_path, keychain)).db_key == keys.db_key


async def test_two_that_change_the_ways_at_once_do_not_undo_each_other(tmp_path: Path) -> None:
    keychain = MemoryKeychain()
    one, two = await open_(tmp_path, keychain), await open_(tmp_path, keychain)
    await one.set_passphrase(OLD, LIGHT)
    await two.renew_recovery()
    assert (await open_(tmp_path, keychain)).ways == {"keychain", "passphrase", "recovery"}


async def test_keys_of_another_library_are_never_written_over(tmp_path: Path) -> None:
    keychain = MemoryKeychain()
    keys = await open_(tmp_path, keychain)
    for file in tmp_path.iterdir():
        file.unlink()
    await open_(tmp_path, keychain)
    before = (tmp_path / "library.keys").read_bytes()
    with pytest.raises(LibraryError) as told:
        await keys.renew_recovery()
    assert told.value.code == "KEYS_EXCHANGED"
    assert (tmp_path / "library.keys").read_bytes() == before


async def test_a_keys_file_of_the_first_format_opens_and_gets_the_new_one(tmp_path: Path) -> None:
    keychain = MemoryKeychain()
    keys = await open_(tmp_path, keychain)
    file = tmp_path / "library.keys"
    stored = json.loads(file.read_text())
    for name in ("inner", "former", "coming"):
        del stored[name]
    for slot in stored["slots"]:
        slot.pop("entry", None)
    file.write_text(json.dumps(stored | {"keys_format": 1}))
    again = await open_(tmp_path, keychain)
    assert again.db_key == keys.db_key
    await again.establish()
    assert json.loads(file.read_text())["keys_format"] == 2


def test_entries_of_the_keychain_are_named_after_the_library() -> None:
    assert opening.entry_name(LIBRARY, "") == f"library:{LIBRARY}"
    assert opening.entry_name(LIBRARY, "1234").startswith(f"library:{LIBRARY}:")
    assert opening.new_entry() != opening.new_entry()
