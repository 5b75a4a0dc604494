"""Credentials over a real gnome-keyring: kept across sessions, and said plainly when it is locked or gone."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from studio.domain.errors import SecretError
from studio.domain.records.credential import SecretPlace
from studio.vault.credentials import Credentials
from studio.vault.keychain import Keychain, OsKeychain
from tests.vault.keychains import MemoryKeychain
from tests.vault.places import SITE, MemoryRows, credentials_over
from tests.vault.secret_daemon import SecretDaemon

VALUE = "パスワード-CANARY 7 "


@pytest.fixture(params=["real", "memory"])
def keychain(request: pytest.FixtureRequest) -> Iterator[Keychain]:
    if request.param == "memory":
        yield MemoryKeychain()
        return
    daemon: SecretDaemon = request.getfixturevalue("daemon")
    with daemon.running("testpass"):
        yield OsKeychain(timeout_s=60)


async def test_contract_of_the_three_places(keychain: Keychain, tmp_path: Path) -> None:
    store = credentials_over(MemoryRows(), tmp_path, keychain)
    (tmp_path / ".env").write_text(f"OFFICE='{VALUE}'", encoding="utf-8")
    await store.bind("OFFICE", [SITE])
    await store.put("会計", "古い", [SITE], SecretPlace.KEYCHAIN)
    await store.put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)
    await store.put("長い", "x" * 1280, [SITE], SecretPlace.KEYCHAIN)
    assert await store.values(["会計", "OFFICE"]) == {"会計": VALUE, "OFFICE": VALUE}
    for place in (SecretPlace.LIBRARY, SecretPlace.KEYCHAIN, SecretPlace.LIBRARY):
        for name in ("会計", "OFFICE"):
            assert (await store.move(name, place)).place is place
            assert await store.value_for(name, SITE) == VALUE
    assert (await store.found()).usual is SecretPlace.KEYCHAIN
    await store.remove("長い")
    assert [card.name for card in await store.cards()] == ["OFFICE", "会計"]


async def test_a_user_name_goes_with_its_password_through_every_place(
    keychain: Keychain, tmp_path: Path
) -> None:
    store = credentials_over(MemoryRows(), tmp_path, keychain)
    (tmp_path / ".env").write_text(f"OFFICE='{VALUE}'", encoding="utf-8")
    assert (await store.bind("OFFICE", [SITE], "1042")).user == "1042"
    assert (await store.put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)).user == ""
    card = await store.put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN, " 田中 ")
    assert card.user == "田中"
    for place in (SecretPlace.LIBRARY, SecretPlace.KEYCHAIN):
        assert (await store.move("会計", place)).user == "田中"
    assert (await store.put("会計", "次", [SITE], SecretPlace.LIBRARY)).user == "田中"
    assert (await store.bind("会計", [SITE])).user == "田中"
    assert (await store.bind("会計", [SITE], "")).user == ""
    assert await store.value_for("会計", SITE) == "次"
    with pytest.raises(SecretError) as told:
        await store.bind("会計", [SITE], "a\nb")
    assert told.value.code == "SECRET_USER_BAD"


async def fault_of(store: Credentials) -> SecretError:
    with pytest.raises(SecretError) as told:
        await store.value_for("会計", SITE)
    assert VALUE not in repr(told.value)
    return told.value


# keyring 25.7 leaves its D-Bus socket to the garbage collector when the collection stays locked.
@pytest.mark.filterwarnings("ignore:unclosed <socket:ResourceWarning")
async def test_a_second_session_reads_and_a_locked_one_says_so(
    daemon: SecretDaemon, tmp_path: Path
) -> None:
    rows = MemoryRows()
    with daemon.running("testpass"):
        first = credentials_over(rows, tmp_path, OsKeychain(20))
        await first.put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)
    with daemon.running("testpass"):
        second = credentials_over(rows, tmp_path, OsKeychain(20))
        assert await second.value_for("会計", SITE) == VALUE
    for password in (None, "wrong password"):
        with daemon.running(password):
            locked = credentials_over(rows, tmp_path, OsKeychain(20))
            fault = await fault_of(locked)
            assert fault.code == "SECRET_PLACE_UNUSABLE"
            assert "ロックされています" in fault.message
            assert await locked.values(["会計"]) == {}
    gc.collect()
    kept = [file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()]
    assert kept
    assert not any(b"CANARY" in content for content in kept)


@pytest.mark.filterwarnings("ignore:unclosed <socket:ResourceWarning")
async def test_a_move_into_a_locked_keychain_leaves_the_value_where_it_was(
    daemon: SecretDaemon, tmp_path: Path
) -> None:
    with daemon.running("testpass"):
        await OsKeychain(20).write("any", "so that there is a collection")
    with daemon.running(None):
        store = credentials_over(MemoryRows(), tmp_path, OsKeychain(20))
        await store.put("会計", VALUE, [SITE], SecretPlace.LIBRARY)
        with pytest.raises(SecretError):
            await store.move("会計", SecretPlace.KEYCHAIN)
        (card,) = await store.cards()
        assert (card.place, card.notice) == (SecretPlace.LIBRARY, "")
        assert await store.value_for("会計", SITE) == VALUE
    gc.collect()


async def test_where_the_daemon_is_missing_the_library_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHON_KEYRING_BACKEND", raising=False)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={tmp_path}/none")
    store = credentials_over(MemoryRows(), tmp_path, OsKeychain(20))
    found = await store.found()
    assert found.usual is SecretPlace.LIBRARY
    assert "キーチェーンがありません" in found.notices[-1]
    with pytest.raises(SecretError) as told:
        await store.put("会計", VALUE, [SITE], SecretPlace.KEYCHAIN)
    assert "暗号化ライブラリ" in told.value.remedy
    await store.put("会計", VALUE, [SITE], found.usual)
    assert await store.value_for("会計", SITE) == VALUE
