"""Which process is which: a number alone may belong to another program by now."""

import os
import sys
from pathlib import Path
from typing import Final

_DEAD: Final = frozenset("ZX")
_AFTER_NAME: Final = ") "
_STATE, _STARTED = 0, 19  # fields behind the name in /proc/PID/stat; the 3rd and the 22nd of all


def birth_mark(pid: int) -> str | None:
    """Return what tells this process from a later one of the same number, None when it is gone.

    On Linux: the boot and the tick it started in. On Windows: the moment of its creation. Elsewhere
    "": it lives, and its number is all there is. A zombie is gone.
    """
    if pid <= 0:
        return None
    if sys.platform == "win32":
        return _windows_mark(pid)
    if sys.platform == "linux":
        return _linux_mark(pid)
    return "" if _is_alive(pid) else None


def lives(pid: int, mark: str) -> bool:
    """Say whether the process of this number is still the one that had this mark."""
    now = birth_mark(pid)
    return now is not None and (not mark or not now or now == mark)


def _linux_mark(pid: int) -> str | None:
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except (FileNotFoundError, ProcessLookupError):
        return None
    except OSError:
        return "" if _is_alive(pid) else None
    fields = told.rpartition(_AFTER_NAME)[2].split()
    return None if fields[_STATE] in _DEAD else f"{boot} {fields[_STARTED]}"


def _is_alive(pid: int) -> bool:
    """Ask by signal 0. Never on Windows, where signal 0 is Ctrl+C."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True  # somebody else's
    return True


def _windows_mark(pid: int) -> str | None:
    """Ask for the moment of creation; a process that ended but is still held has an exit code."""
    if sys.platform != "win32":
        return None
    import ctypes
    from ctypes import wintypes

    limited_information, still_active = 0x1000, 259
    kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    kernel.OpenProcess.restype = wintypes.HANDLE
    handle = kernel.OpenProcess(limited_information, 0, pid)
    if not handle:
        access_denied = 5
        return "" if ctypes.get_last_error() == access_denied else None
    try:
        code = wintypes.DWORD()
        kernel.GetExitCodeProcess(wintypes.HANDLE(handle), ctypes.byref(code))
        if code.value != still_active:
            return None
        times = [wintypes.FILETIME() for _ in range(4)]
        kernel.GetProcessTimes(wintypes.HANDLE(handle), *(ctypes.byref(time) for time in times))
        return f"{times[0].dwHighDateTime:08x}{times[0].dwLowDateTime:08x}"
    finally:
        kernel.CloseHandle(wintypes.HANDLE(handle))
