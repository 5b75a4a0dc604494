"""The library of a home before a real gnome-keyring: opened by it, and what is left when it fails."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from studio.bootstrap.audit_anchor import AnchorKeeper
from studio.bootstrap.home_library import HomeLibrary
from studio.bootstrap.library_care import LibraryCare
from studio.domain.records.library_state import LibraryRemedy, LibraryState
from studio.settings.paths import Paths
from studio.settings.settings import Settings
from studio.vault.keychain import OsKeychain
from tests.bootstrap.homes import paths_of
from tests.library.samples import make_flow
from tests.vault.secret_daemon import SecretDaemon

PASSWORD = "testpass"
pytestmark = pytest.mark.filterwarnings("ignore:unclosed <socket:ResourceWarning")
"""A socket that `keyring` leaves behind when it fails is found by whichever test comes later."""


@pytest.fixture
def desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SecretDaemon]:
    for program in ("gnome-keyring-daemon", "dbus-daemon"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed; `installer/bootstrap.py test` installs it")
    with ExitStack() as cleanup:
        yield SecretDaemon(tmp_path / "desktop", monkeypatch, cleanup)


def library_at(paths: Paths) -> HomeLibrary:
    return HomeLibrary(paths, Settings(), keychain=OsKeychain(timeout_s=60))


async def made(paths: Paths) -> str:
    """Make a library as the first start does, and return its recovery key."""
    library = library_at(paths)
    await library.save(make_flow("月次の締め"))
    recovery = library.recovery_key
    await library.close()
    return recovery


async def test_it_opens_by_the_keychain_in_the_next_session_and_the_anchor_is_there(
    desktop: SecretDaemon, tmp_path: Path
) -> None:
    paths = paths_of(tmp_path)
    with desktop.running(PASSWORD):
        assert await made(paths)
    with desktop.running(PASSWORD):
        library = library_at(paths)
        report = await LibraryCare(library).state()
        assert (report.state, report.ways) == (LibraryState.READY, ("keychain", "recovery"))
        audited = await library.verify_audit()
        assert (audited.trouble, audited.is_anchored) == (None, True)
        assert library.keys
        anchor = await AnchorKeeper(OsKeychain(), library.keys.library_id).read()
        assert anchor
        assert anchor.seq > 0
        await library.close()


@pytest.mark.parametrize("password", [None, "another", ""], ids=["locked", "wrong", "gone"])
async def test_locked_wrong_or_gone_it_leads_to_the_recovery_key_and_changes_nothing(
    desktop: SecretDaemon, tmp_path: Path, password: str | None
) -> None:
    paths = paths_of(tmp_path)
    with desktop.running(PASSWORD):
        recovery = await made(paths)
    before = paths.keys_file.read_bytes()
    with ExitStack() as running:
        if password != "":
            running.enter_context(desktop.running(password))
        library = library_at(paths)
        care = LibraryCare(library)
        report = await care.state()
        assert report.state is LibraryState.LOCKED
        assert report.code in ("KEYCHAIN_LOCKED", "KEYCHAIN_FAILED", "KEYCHAIN_ABSENT")
        assert report.remedies[0] is LibraryRemedy.UNLOCK
        assert "回復キー" in report.remedy
        assert (await care.unlock(recovery)).state is LibraryState.READY
        assert [s.name for s in await library.summaries()] == ["月次の締め"]
        await library.close()
    assert paths.keys_file.read_bytes() == before


async def test_a_rekey_renews_the_entry_of_the_keychain(
    desktop: SecretDaemon, tmp_path: Path
) -> None:
    paths = paths_of(tmp_path)
    with desktop.running(PASSWORD):
        await made(paths)
        library = library_at(paths)
        await LibraryCare(library).rekey()
        await library.close()
    with desktop.running(PASSWORD):
        library = library_at(paths)
        assert (await LibraryCare(library).state()).state is LibraryState.READY
        assert (await library.verify_audit()).trouble is None
        await library.close()
