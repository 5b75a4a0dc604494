"""緊急停止 wherever the keyboard is: Ctrl+Shift+F5 is held by the studio while a run is going on.

X11 and Windows let a program ask for one key; both are asked through the system's own libraries,
which are there wherever Qt is. Other systems give no key to a program that is not in front.
"""

import ctypes
import ctypes.util
import sys
from ctypes import POINTER, Structure, c_char_p, c_int, c_uint, c_uint8, c_uint16, c_uint32
from itertools import product
from typing import Any, Final, Protocol, cast

from PySide6.QtCore import (
    QAbstractNativeEventFilter,
    QByteArray,
    QCoreApplication,
    QObject,
    QSocketNotifier,
    Signal,
)
from PySide6.QtGui import QGuiApplication
from typing_extensions import override

from studio.words import tr

KEYS: Final = "Ctrl+Shift+F5"
_TAKEN: Final = tr("ほかのプログラムが使っています")
_F5_SYMBOL: Final = 0xFFC2
_SHIFT, _CAPS, _CTRL, _NUM = 0x1, 0x2, 0x4, 0x10
_KEY_PRESS: Final = 2
_WINDOWS_F5, _WINDOWS_MODIFIERS, _WINDOWS_HOTKEY = 0x74, 0x4000 | 0x4 | 0x2, 0x0312
_HOTKEY_ID: Final = 1


class _Holder(Protocol):
    """One system's way."""

    def hold(self) -> bool:
        """Take the key; False where another program has it."""
        ...

    def release(self) -> None:
        """Give it back."""
        ...


class GlobalKey(QObject):
    """The key.

    Signals:
        pressed: While it was held, whatever had the keyboard.
    """

    pressed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._holder, self._problem = self._for_this_system()
        if self._holder is not None:
            self._problem = "" if self._holder.hold() else _TAKEN
            self._holder.release()

    @property
    def words(self) -> str:
        """What 設定 says of it."""
        if not self._problem:
            words = tr(
                "緊急停止（{0}）：実行中は、ブラウザーやほかの窓を使っているときも効きます。"
            )
            return words.format(KEYS)
        words = tr(
            "緊急停止（{0}）：手順スタジオの窓が前にあるときだけ効きます（{1}）。"
            "ほかの窓を使っているときは、手順スタジオの窓を押してから止めてください。"
        )
        return words.format(KEYS, self._problem)

    def hold(self) -> None:
        """Take the key, because a run begins; nothing where the system has none to give."""
        if self._holder is not None:
            self._holder.hold()

    def release(self) -> None:
        """Give the key back to everybody."""
        if self._holder is not None:
            self._holder.release()

    def _for_this_system(self) -> tuple[_Holder | None, str]:
        match QGuiApplication.platformName():
            case "xcb":
                try:
                    return _X11Key(self), ""
                except OSError:
                    return None, tr("画面の仕組みに問い合わせできません")
            case "windows":
                return _WindowsKey(self), ""
            case "wayland":
                return None, tr("Wayland の画面では、ほかの窓のキーを受け取れません")
            case _:
                return None, tr("このシステムでは、ほかの窓のキーを受け取れません")


class _Screens(Structure):
    _fields_ = (("data", POINTER(c_uint32)), ("rem", c_int), ("index", c_int))


class _Cookie(Structure):
    _fields_ = (("sequence", c_uint),)


class _X11Key:
    """A passive grab on a connection of its own; Caps Lock and Num Lock make no difference.

    Raises:
        OSError: The libraries or the server are not there.
    """

    def __init__(self, key: GlobalKey) -> None:
        self._key = key
        self._xcb = _library("xcb", "libxcb.so.1")
        symbols = _library("xcb-keysyms", "libxcb-keysyms.so.1")
        self._declare(symbols)
        self._server = self._xcb.xcb_connect(None, None)
        if self._xcb.xcb_connection_has_error(self._server):
            raise OSError("no X server")
        setup = self._xcb.xcb_get_setup(self._server)
        self._root = self._xcb.xcb_setup_roots_iterator(setup).data[0]
        table = symbols.xcb_key_symbols_alloc(self._server)
        code = symbols.xcb_key_symbols_get_keycode(table, _F5_SYMBOL)
        if not code:
            raise OSError("no F5")
        self._code = code[0]
        symbols.xcb_key_symbols_free(table)
        handle = self._xcb.xcb_get_file_descriptor(self._server)
        self._notifier = QSocketNotifier(handle, QSocketNotifier.Type.Read, key)
        self._notifier.activated.connect(self._read)
        key.destroyed.connect(lambda: self._xcb.xcb_disconnect(self._server))

    def hold(self) -> bool:
        """See `_Holder`."""
        refused = [self._grab(_CTRL | _SHIFT | caps | num) for caps, num in _LOCKS]
        return not any(refused)

    def release(self) -> None:
        """See `_Holder`."""
        for caps, num in _LOCKS:
            modifiers = _CTRL | _SHIFT | caps | num
            self._xcb.xcb_ungrab_key(self._server, self._code, self._root, modifiers)
        self._xcb.xcb_flush(self._server)

    def _grab(self, modifiers: int) -> bool:
        """Ask for the key; True when the server refused."""
        asynchronous = 1
        cookie = self._xcb.xcb_grab_key_checked(
            self._server, 0, self._root, modifiers, self._code, asynchronous, asynchronous
        )
        error = self._xcb.xcb_request_check(self._server, cookie)
        if error:
            self._free(error)
        return bool(error)

    def _read(self) -> None:
        while event := self._xcb.xcb_poll_for_event(self._server):
            kind = event[0] & 0x7F
            self._free(event)
            if kind == _KEY_PRESS:
                self._key.pressed.emit()

    def _free(self, block: Any) -> None:  # noqa: ANN401 - a pointer of ctypes
        ctypes.CDLL(None).free(block)

    def _declare(self, symbols: ctypes.CDLL) -> None:
        xcb, pointer, block = self._xcb, ctypes.c_void_p, POINTER(c_uint8)
        xcb.xcb_connect.restype, xcb.xcb_connect.argtypes = pointer, (c_char_p, pointer)
        xcb.xcb_get_setup.restype = pointer
        xcb.xcb_setup_roots_iterator.restype = _Screens
        xcb.xcb_grab_key_checked.restype = _Cookie
        xcb.xcb_grab_key_checked.argtypes = (
            pointer, c_uint8, c_uint32, c_uint16, c_uint8, c_uint8, c_uint8,
        )  # fmt: skip
        xcb.xcb_request_check.restype, xcb.xcb_request_check.argtypes = block, (pointer, _Cookie)
        xcb.xcb_poll_for_event.restype = block
        xcb.xcb_ungrab_key.argtypes = (pointer, c_uint8, c_uint32, c_uint16)
        symbols.xcb_key_symbols_alloc.restype = pointer
        symbols.xcb_key_symbols_get_keycode.restype = block
        symbols.xcb_key_symbols_get_keycode.argtypes = (pointer, c_uint32)
        symbols.xcb_key_symbols_free.argtypes = (pointer,)
        for name in (
            "xcb_connection_has_error", "xcb_get_setup", "xcb_get_file_descriptor", "xcb_disconnect",
            "xcb_flush", "xcb_poll_for_event", "xcb_setup_roots_iterator",
        ):  # fmt: skip
            getattr(xcb, name).argtypes = (pointer,)
        symbols.xcb_key_symbols_alloc.argtypes = (pointer,)


_LOCKS: Final = tuple(product((0, _CAPS), (0, _NUM)))


def _library(name: str, usual: str) -> ctypes.CDLL:
    return ctypes.CDLL(ctypes.util.find_library(name) or usual)


class _Message(Structure):
    """The beginning of Windows' MSG."""

    _fields_ = (("window", ctypes.c_void_p), ("message", c_uint), ("key", ctypes.c_size_t))


class _WindowsKey(QAbstractNativeEventFilter):
    """A hot key of the window's thread."""

    def __init__(self, key: GlobalKey) -> None:
        super().__init__()
        self._key = key
        self._user: Any = cast("Any", ctypes).WinDLL("user32") if sys.platform == "win32" else None
        application = QCoreApplication.instance()
        assert application is not None  # there is a window
        application.installNativeEventFilter(self)

    def hold(self) -> bool:
        """See `_Holder`."""
        return bool(self._user.RegisterHotKey(None, _HOTKEY_ID, _WINDOWS_MODIFIERS, _WINDOWS_F5))

    def release(self) -> None:
        """See `_Holder`."""
        self._user.UnregisterHotKey(None, _HOTKEY_ID)

    @override
    def nativeEventFilter(
        self, eventType: QByteArray | bytes | bytearray | memoryview, message: int
    ) -> object:
        told = _Message.from_address(int(message))
        if told.message == _WINDOWS_HOTKEY and told.key == _HOTKEY_ID:
            self._key.pressed.emit()
            return True, 0
        return False, 0
