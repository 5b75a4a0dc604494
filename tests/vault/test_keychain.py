import asyncio
import gc
import os
import shutil
import subprocess
import threading
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import jeepney
import pytest
from jeepney.io.blocking import open_dbus_connection

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


class SecretDaemon:
    """A real gnome-keyring on a private session bus, in a home of its own."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch, cleanup: ExitStack) -> None:
        run = home / "run"
        run.mkdir(parents=True, mode=0o700)
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "PYTHON_KEYRING_BACKEND"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("HOME", str(home))
        monkeypatch.setenv("XDG_DATA_HOME", str(home / ".local" / "share"))
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(run))
        bus = cleanup.enter_context(
            _process(["dbus-daemon", "--session", "--nofork", "--print-address"])
        )
        assert bus.stdout
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", bus.stdout.readline().decode().strip())

    @contextmanager
    def running(self, password: str | None) -> Generator[None]:
        """Run the daemon, unlocked with a password, or locked as after a login by fingerprint."""
        command = ["gnome-keyring-daemon", "--foreground", "--components=secrets"]
        with open_dbus_connection("SESSION") as bus:
            rule = jeepney.MatchRule(
                type="signal", interface="org.freedesktop.DBus", member="NameOwnerChanged"
            )
            bus.send_and_get_reply(jeepney.message_bus.AddMatch(rule), timeout=5)
            with (
                bus.filter(rule) as changes,
                _process([*command, "--unlock"] if password else command) as daemon,
            ):
                assert daemon.stdin
                daemon.stdin.write((password or "").encode())
                daemon.stdin.close()
                name = ""
                while name != "org.freedesktop.secrets":
                    name = bus.recv_until_filtered(changes, timeout=10).body[0]
                yield


@contextmanager
def _process(command: list[str]) -> Generator[subprocess.Popen[bytes]]:
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(10)


@pytest.fixture
def daemon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SecretDaemon]:
    for program in ("gnome-keyring-daemon", "dbus-daemon"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed; `installer/bootstrap.py test` installs it")
    with ExitStack() as cleanup:
        yield SecretDaemon(tmp_path / "desktop", monkeypatch, cleanup)


@pytest.fixture(params=["real", "memory"])
def keychain(request: pytest.FixtureRequest) -> Iterator[Keychain]:
    if request.param == "memory":
        yield MemoryKeychain()
        return
    daemon: SecretDaemon = request.getfixturevalue("daemon")
    with daemon.running("testpass"):
        yield OsKeychain(timeout_s=20)


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
    release = threading.Event()
    with pytest.raises(KeychainError) as told:
        await in_own_thread(release.wait, 0.05)
    assert told.value.trouble is KeychainTrouble.SLOW
    left = [thread for thread in threading.enumerate() if thread.name == "keychain"]
    assert left
    assert all(thread.daemon for thread in left)
    release.set()
    for thread in left:
        thread.join(5)


async def test_the_loop_goes_on_while_a_keychain_hangs() -> None:
    keychain = HangingKeychain(timeout_s=20)
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
