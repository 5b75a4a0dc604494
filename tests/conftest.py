"""What every test stands on: a home of its own, no screen, no network but loopback, no stray warnings."""

import gc
import ipaddress
import logging
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from installer.display import virtual_display
from tests import light_browser
from tests.hostile.sample import IS_WHOLE

settings.register_profile(
    "house",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=100 if IS_WHOLE else 40,  # the same ones each time: more of them teach nothing new
)
settings.load_profile("house")

os.environ.setdefault("QT_API", "pyside6")
# Windows of tests stay off the developer's screen. Journeys start the studio as a process of its
# own with the environment of the fixture `display_env`.
os.environ["QT_QPA_PLATFORM"] = "offscreen"

light_browser.lend()

_LEFT_LOOPBACK: list[str] = []
_HOMES: Final = count(1)


gc.disable()  # until everything is collected: none of it goes away before the end of the run


def pytest_collection_finish() -> None:
    """Look for garbage again, as the studio does, but never through what was collected."""
    gc.freeze()
    gc.enable()


def _is_loopback(host: object) -> bool:
    if not isinstance(host, str) or host in {"", "localhost"}:
        return True
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def _guard_network(event: str, arguments: tuple[object, ...]) -> None:
    """Refuse every connection that leaves this machine (audit hook: nothing is patched).

    Covers this process. Chromium is started without network services and is sent to loopback only.
    """
    if event == "socket.connect":
        address = arguments[1]
        host = address[0] if isinstance(address, tuple) else None  # str or bytes: a Unix socket
    elif event == "socket.getaddrinfo":
        host = arguments[0]
        host = host.decode("ascii", "replace") if isinstance(host, bytes) else host
    else:
        return
    if not _is_loopback(host):
        _LEFT_LOOPBACK.append(f"{event} {host}")
        raise ConnectionRefusedError(f"tests reach loopback only, not {host}")


sys.addaudithook(_guard_network)


@pytest.fixture(autouse=True)
def loopback_only() -> Iterator[None]:
    """Fail a test that tried to leave the machine, even when its code swallowed the refusal."""
    _LEFT_LOOPBACK.clear()
    yield
    tried = tuple(_LEFT_LOOPBACK)
    _LEFT_LOOPBACK.clear()
    if tried:
        pytest.fail(f"reached beyond loopback: {', '.join(tried)}")


@pytest.fixture(autouse=True)
def tejun_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test an empty home, and none of the developer's settings, keys or keychain.

    A place for it, not a folder: few tests ever make one, and a folder each took a tenth of the short ones.
    """
    for name in tuple(os.environ):
        if name.startswith(("TEJUN_", "OPENAI_", "AZURE_OPENAI_")):
            monkeypatch.delenv(name)
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy"):
        monkeypatch.delenv(name, raising=False)
    home = tmp_path_factory.getbasetemp() / "homes" / str(next(_HOMES)) / "tejun-home"
    monkeypatch.setenv("TEJUN_HOME", str(home))
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={home}/no-bus")
    return home


class _StrayLogs(logging.Handler):
    """Keeps what the studio logged as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def no_stray_warnings(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail on a WARNING of `studio.*` nobody expected; a test that takes `caplog` answers itself."""
    if "caplog" in request.fixturenames:
        yield
        return
    stray = _StrayLogs()
    studio = logging.getLogger("studio")
    studio.addHandler(stray)
    yield
    studio.removeHandler(stray)
    if stray.lines:
        pytest.fail(
            "unexpected warnings (take `caplog` to expect them):\n" + "\n".join(stray.lines)
        )


@pytest.fixture(scope="module")
def whole_browser() -> Iterator[None]:
    """Let a module play in the browser that people have, where the shell is another one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", light_browser.path_to_whole())
        yield


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """Yield an X display for real windows: a virtual one of our own, never the developer's."""
    given = os.environ.get("TEJUN_TEST_DISPLAY")
    if given:
        yield given
        return
    with virtual_display() as name:
        yield name


@pytest.fixture
def display_env(display: str, tejun_home: Path) -> dict[str, str]:
    """Return the environment in which a journey starts the studio with a real window."""
    inherited = {k: v for k, v in os.environ.items() if k not in {"WAYLAND_DISPLAY"}}
    return inherited | {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "TEJUN_HOME": str(tejun_home),
        "PYTHONUTF8": "1",
    }
