"""Whether this computer reaches the web through a company's proxy, as far as can be told."""

import shutil
import subprocess
import sys
import urllib.request
from typing import Final

_SETTINGS: Final = r"Software\Microsoft\Windows\CurrentVersion\Internet Settings"
_ASK_S: Final = 2.0


def has_system_proxy() -> bool:
    """Say whether a proxy, a script that chooses one, or the search for one is set up."""
    if urllib.request.getproxies():
        return True
    if sys.platform == "win32":
        return _has_windows_script()
    return sys.platform == "linux" and _has_desktop_proxy()


def _has_desktop_proxy() -> bool:
    """Ask the desktop that Chromium asks as well."""
    asking = shutil.which("gsettings")
    if asking is None:
        return False
    command = [asking, "get", "org.gnome.system.proxy", "mode"]
    try:
        told = subprocess.run(command, capture_output=True, timeout=_ASK_S, check=False)  # noqa: S603 - fixed words
    except (OSError, subprocess.TimeoutExpired):
        return True
    return told.returncode == 0 and told.stdout.strip() not in (b"'none'", b"")


def _has_windows_script() -> bool:
    """Say whether Windows is given a script, or looks for one (WPAD) and has found a host for it."""
    if sys.platform != "win32":
        return False
    import socket
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _SETTINGS) as key:
            if winreg.QueryValueEx(key, "AutoConfigURL")[0]:
                return True
    except OSError:
        pass  # no script is given
    try:
        socket.gethostbyname("wpad")
    except OSError:
        return False
    return True
