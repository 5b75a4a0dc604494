import asyncio
import gc
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from studio.vault.keychain import (
    Keychain,
    KeychainError,
    KeychainTrouble,
    OsKeychain,
    in_own_thread,
    write_checked,
)
from tests.vault.keychains import (
    BrokenKeychain,
    ForgetfulKeychain,
    HangingKeychain,
    LyingKeychain,
    MemoryKeychain,
)
from tests.vault.secret_daemon import SecretDaemon


@pytest.fixture(params=["real", "memory"])
def keychain(request: pytest.FixtureRequest) -> Iterator[Keychain]:
    if request.param == "memory":
        yield MemoryKeychain()
        return
    daemon: SecretDaemon = request.getfixturevalue("daemon")
    with daemon.running("testpass"):
        yield OsKeychain(timeout_s=60)


async def test_contract_of_a_keychain(keychain: Keychain) -> None:
    assert await keychain.backend()
    assert await keychain.read("library:無い") is None
    await keychain.delete("library:無い")
    await write_checked(keychain, "library:日本語", "古い")
    await write_checked(keychain, "library:日本語", "新しい")
    await write_checked(keychain, "other", "x" * 44)
    assert await keychain.read("library:日本語") == "新しい"
    await keychain.delete("library:日本語")
    assert await keychain.read("library:日本語") is None
    assert await keychain.read("other") == "x" * 44


# keyring 25.7 leaves its D-Bus socket to the garbage collector when the collection stays locked.
@pytest.mark.filterwarnings("ignore:unclosed <socket:ResourceWarning")
async def test_a_real_keychain_keeps_secrets_across_sessions_and_says_when_it_is_locked(
    daemon: SecretDaemon, tmp_path: Path
) -> None:
    with daemon.running("testpass"):
        await write_checked(OsKeychain(20), "kept", "CANARY-e4c1")
    with daemon.running("testpass"):
        assert await OsKeychain(20).read("kept") == "CANARY-e4c1"
    with daemon.running(None), pytest.raises(KeychainError) as told:
        await OsKeychain(20).read("kept")
    assert told.value.trouble is KeychainTrouble.LOCKED
    gc.collect()
    kept = [file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()]
    assert kept
    assert not any(b"CANARY-e4c1" in content for content in kept)


async def test_without_a_bus_there_is_no_keychain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHON_KEYRING_BACKEND", raising=False)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={tmp_path}/none")
    with pytest.raises(KeychainError) as told:
        await OsKeychain(20).read("anything")
    assert told.value.trouble is KeychainTrouble.ABSENT


async def test_a_backend_that_is_not_on_the_list_is_never_used(
    daemon: SecretDaemon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyrings.alt.file.PlaintextKeyring")
    with daemon.running("testpass"):
        with pytest.raises(KeychainError) as told:
            await OsKeychain(20).write("api-key", "sk-plain")
        assert told.value.trouble is KeychainTrouble.ABSENT
        monkeypatch.delenv("PYTHON_KEYRING_BACKEND")
        assert await OsKeychain(20).read("api-key") is None


async def test_more_than_windows_keeps_is_refused_everywhere() -> None:
    with pytest.raises(KeychainError):
        await OsKeychain(20).write("long", "x" * 1281)


async def test_a_call_that_never_returns_is_given_up_and_holds_nothing_back() -> None:
    release, before = threading.Event(), set(threading.enumerate())
    with pytest.raises(KeychainError) as told:
        await in_own_thread(release.wait, 0.05)
    assert told.value.trouble is KeychainTrouble.SLOW
    left = [one for one in threading.enumerate() if one.name == "keychain" and one not in before]
    assert left
    assert all(thread.daemon for thread in left)
    release.set()
    for thread in left:
        thread.join(30)


async def test_the_loop_goes_on_while_a_keychain_hangs() -> None:
    keychain = HangingKeychain(timeout_s=60)
    reading = asyncio.get_running_loop().create_task(keychain.read("x"), name="reading")
    ticks = 0
    while not reading.done():
        ticks += 1
        await asyncio.sleep(0)
        if ticks == 100:
            keychain.released.set()
    assert await reading is None
    assert ticks >= 100


async def test_a_cancelled_call_is_cancelled() -> None:
    release = threading.Event()
    waiting = asyncio.get_running_loop().create_task(in_own_thread(release.wait, 20), name="w")
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    release.set()


@pytest.mark.parametrize(
    ("keychain", "trouble"),
    [
        (LyingKeychain(), KeychainTrouble.UNTRUE),
        (ForgetfulKeychain(), KeychainTrouble.UNTRUE),
        (BrokenKeychain(KeychainTrouble.FAILED), KeychainTrouble.FAILED),
    ],
)
async def test_a_write_is_believed_only_when_it_reads_back(
    keychain: Keychain, trouble: KeychainTrouble
) -> None:
    with pytest.raises(KeychainError) as told:
        await write_checked(keychain, "key", "value")
    assert told.value.trouble is trouble


@pytest.mark.parametrize("trouble", KeychainTrouble)
def test_every_trouble_has_a_sentence(trouble: KeychainTrouble) -> None:
    assert KeychainError(trouble).in_words().endswith("。")
    assert os.linesep not in KeychainError(trouble).in_words()
