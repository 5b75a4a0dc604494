"""Homes with a library in them, opened without a person, for the tests of their care."""

from pathlib import Path

from studio.bootstrap.home_library import HomeLibrary
from studio.bootstrap.library_care import LibraryCare
from studio.settings.paths import Paths
from studio.settings.settings import Settings
from studio.vault.keychain import Keychain
from studio.vault.keys import Unlock, open_keys
from tests.library.samples import make_flow
from tests.vault.keychains import BrokenKeychain, KeychainTrouble
from tests.vault.test_ring import LIGHT

PASSPHRASE = "さくら 2026 の合言葉"


def paths_of(tmp_path: Path) -> Paths:
    return Paths.resolve(tmp_path / "家").create()


def no_keychain() -> Keychain:
    return BrokenKeychain(KeychainTrouble.ABSENT)


def library_of(paths: Paths, keychain: Keychain) -> HomeLibrary:
    return HomeLibrary(paths, Settings(), keychain=keychain)


async def filled(paths: Paths, keychain: Keychain | None = None, *names: str) -> str:
    """Make a library, by the keychain or else by the passphrase; returns its recovery key."""
    unlock = Unlock() if keychain else Unlock(passphrase=PASSPHRASE)
    keys = await open_keys(
        paths.keys_file, unlock, keychain or no_keychain(), library_exists=False, cost=LIGHT
    )
    library = library_of(paths, keychain or no_keychain())
    await library.open_unasked(None if keychain else PASSPHRASE)
    for name in names or ("一つめ", "二つめ"):
        await library.save(make_flow(name))
    await library.close()
    return keys.recovery_key


async def care_of(paths: Paths, keychain: Keychain | None = None) -> LibraryCare:
    """Open it again as the next start does."""
    library = library_of(paths, keychain or no_keychain())
    await library.open_unasked(None if keychain else PASSPHRASE)
    return LibraryCare(library)


async def names_in(paths: Paths, keychain: Keychain | None = None) -> list[str]:
    """Open a home and return the names of its flows."""
    library = library_of(paths, keychain or no_keychain())
    await library.open_unasked(None if keychain else PASSPHRASE)
    found = sorted(summary.name for summary in await library.summaries())
    await library.close()
    return found
