"""Exchanging a library needs nobody else in it, and the keys that open what comes."""

import os
from pathlib import Path

import pytest

from studio.bootstrap.restoring import begin_anew, restore
from studio.domain.errors import LibraryError, LibraryLockedError
from tests.bootstrap.homes import PASSPHRASE, care_of, filled, library_of, no_keychain, paths_of
from tests.vault.keychains import MemoryKeychain


async def test_nothing_is_exchanged_while_another_process_has_it_open(tmp_path: Path) -> None:
    """Also when today's keys stay closed, so that the lock of the file cannot be asked."""
    paths, keychain = paths_of(tmp_path), MemoryKeychain()
    await filled(paths, keychain)
    library = library_of(paths, MemoryKeychain())  # one that forgot
    mark = paths.home / f"library.open-{os.getppid()}"
    mark.touch()
    before = paths.library_file.read_bytes()
    with pytest.raises(LibraryError) as told:
        await begin_anew(library)
    assert told.value.code == "LIBRARY_BUSY"
    assert paths.library_file.read_bytes() == before
    mark.unlink()
    assert await begin_anew(library)
    assert not paths.library_file.exists()


async def test_keys_that_were_lost_come_back_with_the_backup_by_what_opened_it_then(
    tmp_path: Path,
) -> None:
    paths = paths_of(tmp_path)
    recovery = await filled(paths)
    care = await care_of(paths)
    backup = (await care.back_up()).backup_id
    await care.begin_anew()
    library = library_of(paths, no_keychain())
    for typed, code in (("", "PASSPHRASE_NEEDED"), ("ちがう合言葉です", "PASSPHRASE_WRONG")):
        with pytest.raises(LibraryLockedError) as told:
            await restore(library, backup, typed)
        assert told.value.code == code
        assert not paths.keys_file.exists()
        assert not list(paths.home.glob("restoring*"))
    restored = await restore(library, backup, recovery)
    assert (restored.backup.flows, restored.set_aside) == (2, "")
    await library.close()
    again = library_of(paths, no_keychain())
    await again.open_unasked(PASSPHRASE)
    assert len(await again.summaries()) == 2
    await again.close()
