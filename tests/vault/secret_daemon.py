"""A real gnome-keyring for tests, on a bus and in a home of its own; one start costs a tenth of a second."""

import subprocess
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import jeepney
import pytest
from jeepney.io.blocking import open_dbus_connection


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
            bus.send_and_get_reply(jeepney.message_bus.AddMatch(rule), timeout=60)
            with (
                bus.filter(rule) as changes,
                _process([*command, "--unlock"] if password else command) as daemon,
            ):
                assert daemon.stdin
                daemon.stdin.write((password or "").encode())
                daemon.stdin.close()
                name = ""
                while name != "org.freedesktop.secrets":
                    name = bus.recv_until_filtered(changes, timeout=60).body[0]
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
