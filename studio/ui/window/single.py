"""One window a home: a second start asks the first window to come forward, and ends.

Who holds the lock in the home folder is the first. The lock belongs to the process, so that the
operating system gives it back after a crash, and nothing a crash left behind can lock a person out.
The first window answers on a local socket whose address it writes beside the lock; the socket of a
window that is gone is removed by the next holder.
"""

import getpass
import hashlib
import logging
import os
import sys
import time
from enum import StrEnum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

logger = logging.getLogger(__name__)

LOCK_NAME: Final = "window.lock"
WAIT_S: Final = 20.0
"""How long a second start waits for a window that opens or closes just now."""
_ANSWER_MS: Final = 5_000
_PAUSE_MS: Final = 50
_ASK: Final = b"show\n"
_SHOWN: Final = b"shown\n"
_MAX_BYTES: Final = 64
_LOCKED_BYTE: Final = 1 << 20
"""Windows locks bytes; this one lies behind everything that is written, which stays readable."""


class SingleInstance(StrEnum):
    """What a start of the window is, beside the others of its home.

    FIRST: it may open. SHOWN: another is open, and has come forward. SILENT: another is open and
    did not answer.
    """

    FIRST = "first"
    SHOWN = "shown"
    SILENT = "silent"


class WindowClaim(QObject):
    """The right to be the one window of a home.

    Args:
        home: The folder; the same one by another path is the same home.
        wait_s: For an answer of the window that is open.

    Signals:
        asked: Another start wants the window to be seen.
    """

    asked = Signal()

    def __init__(self, home: Path, wait_s: float = WAIT_S) -> None:
        super().__init__(QCoreApplication.instance())
        self._home = home
        self._wait_s = wait_s
        self._lock = _Lock(home / LOCK_NAME)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._receive)

    def settle(self) -> SingleInstance:
        """Find out, and when this is the first, stay it until `release`. Blocks up to `wait_s`."""
        deadline = time.monotonic() + self._wait_s
        while not self._lock.take():
            address = self._lock.note()
            if address and _ask(address, self._wait_s):
                return SingleInstance.SHOWN
            if time.monotonic() > deadline:
                return SingleInstance.SILENT
            QThread.msleep(_PAUSE_MS)
        self._listen()
        return SingleInstance.FIRST

    def stop_answering(self) -> None:
        """The window closes: another start waits until it is gone, and opens its own."""
        self._server.close()

    def release(self) -> None:
        """Let another start be the first."""
        self.stop_answering()
        self._lock.release()
        self.deleteLater()

    def _listen(self) -> None:
        name = server_name(self._home)
        for address in (name, f"{name}-{os.urandom(4).hex()}"):
            QLocalServer.removeServer(address)
            if self._server.listen(address):
                self._lock.write_note(self._server.fullServerName())
                return
        logger.warning("other starts cannot call this window: %s", self._server.errorString())

    def _receive(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:  # pyright: ignore[reportUnnecessaryComparison]
            socket.setReadBufferSize(_MAX_BYTES)
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda calling=socket: self._answer(calling))
            if socket.bytesAvailable():
                self._answer(socket)

    def _answer(self, socket: QLocalSocket) -> None:
        if bytes(socket.readAll().data()) == _ASK:
            self.asked.emit()
            socket.write(_SHOWN)
            socket.flush()
        socket.disconnectFromServer()


def server_name(home: Path) -> str:
    """Return the name of a home's socket: of its real path and of the account."""
    account = str(os.getuid()) if sys.platform != "win32" else getpass.getuser()
    seed = f"{os.path.realpath(home)}\0{account}"
    return f"tejun-{hashlib.sha256(seed.encode('utf-8', 'surrogateescape')).hexdigest()[:24]}"


def come_forward() -> None:
    """Bring whatever is open to the front: the window, then the dialog that stands on it."""
    shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    for widget in sorted(shown, key=lambda one: not isinstance(one, QMainWindow)):
        if widget.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog):
            _raise(widget)


def _raise(widget: QWidget) -> None:
    widget.setWindowState(
        (widget.windowState() & ~Qt.WindowState.WindowMinimized) | Qt.WindowState.WindowActive
    )
    widget.raise_()
    widget.activateWindow()
    QApplication.alert(widget)


def _ask(address: str, wait_s: float) -> bool:
    """Ask the window at an address to be seen; True when it said that it is."""
    wait_ms = min(_ANSWER_MS, round(wait_s * 1_000))
    _let_others_come_forward()
    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(wait_ms):
        return False
    socket.write(_ASK)
    socket.flush()
    is_told = socket.waitForReadyRead(wait_ms)
    return is_told and bytes(socket.readAll().data()) == _SHOWN


def _let_others_come_forward() -> None:
    """Windows lets only the program that was started last raise a window; hand that right on."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


class _Lock:
    """A lock of the operating system on a file, with a note for those who do not get it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self) -> bool:
        """Take it; True where there can be no lock: that must not keep the window shut."""
        try:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as exc:
            logger.warning("no lock for the window: %s", exc)
            return True
        try:
            _lock(file)
        except BlockingIOError:
            os.close(file)
            return False
        except OSError as exc:
            logger.warning("this folder knows no locks: %s", exc)
        os.ftruncate(file, 0)
        self._file = file
        return True

    def note(self) -> str:
        """Return what the holder wrote; "" for nothing yet."""
        try:
            return self._path.read_text(encoding="utf-8").strip()
        except (OSError, ValueError):
            return ""

    def write_note(self, text: str) -> None:
        """Write what the others read."""
        if self._file is not None:
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, text.encode())

    def release(self) -> None:
        """Give it back. The file stays: removing it would let two starts lock two files."""
        if self._file is not None:
            os.ftruncate(self._file, 0)
            os.close(self._file)
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as exc:
            raise BlockingIOError from exc
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
