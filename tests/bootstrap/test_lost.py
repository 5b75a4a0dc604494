"""Nothing is left but backups: that is a loss, and no first start."""

from pathlib import Path

import pytest

from studio.bootstrap.library_care import LibraryCare
from studio.domain.errors import LibraryError
from studio.domain.records.library_state import LibraryState
from studio.settings.paths import Paths
from tests.bootstrap.homes import PASSPHRASE, filled, library_of, no_keychain, paths_of


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return paths_of(tmp_path)


async def emptied(paths: Paths) -> None:
    """Make a library with a backup, and take all of it but the backup away."""
    await filled(paths)
    library = library_of(paths, no_keychain())
    await library.open_unasked(PASSPHRASE)
    await LibraryCare(library).back_up()
    await library.close()
    for file in paths.home.glob("library*"):
        file.unlink()


async def test_where_only_backups_are_left_nothing_new_is_made(paths: Paths) -> None:
    await emptied(paths)
    library = library_of(paths, no_keychain())
    assert (await LibraryCare(library).state()).state is LibraryState.MISSING
    with pytest.raises(LibraryError, match="見つかりません"):
        await library.open_unasked(PASSPHRASE)
    assert not list(paths.home.glob("library*"))


async def test_begun_anew_it_is_made_once(paths: Paths) -> None:
    await emptied(paths)
    library = library_of(paths, no_keychain())
    await LibraryCare(library).begin_anew()
    await library.open_unasked(PASSPHRASE)
    assert await library.summaries() == ()
    await library.close()
    for file in paths.home.glob("library*"):
        file.unlink()
    with pytest.raises(LibraryError, match="見つかりません"):
        await library_of(paths, no_keychain()).open_unasked(PASSPHRASE)
