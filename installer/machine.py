"""What this machine is and has, what is missing, and which packages bring it."""

import os
import platform
import re
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

PROBE_TIMEOUT_S = 20.0


class Need(StrEnum):
    """Something outside Python that the studio stands on."""

    BROWSER = "browser"
    FONT = "font"
    DISPLAY = "display"
    WINDOW_TOOLS = "window_tools"
    KEYCHAIN = "keychain"
    SCREEN_READER = "screen_reader"
    LIGHT_BROWSER = "light_browser"


PACKAGES: Mapping[Need, tuple[str, ...]] = {
    Need.BROWSER: ("chromium",),
    Need.FONT: ("fonts-noto-cjk", "fontconfig"),
    Need.DISPLAY: ("xvfb",),
    Need.WINDOW_TOOLS: ("xdotool",),
    Need.KEYCHAIN: ("gnome-keyring", "dbus", "dbus-daemon"),
    Need.SCREEN_READER: ("at-spi2-core", "dbus-daemon"),
    Need.LIGHT_BROWSER: ("chromium-headless-shell",),
}
"""Debian's names."""

WORDS: Mapping[Need, str] = {
    Need.BROWSER: "ブラウザー",
    Need.FONT: "日本語フォント",
    Need.DISPLAY: "仮想ディスプレー（Xvfb）",
    Need.WINDOW_TOOLS: "画面操作の道具（xdotool）",
    Need.KEYCHAIN: "キーチェーン（gnome-keyring）",
    Need.SCREEN_READER: "読み上げの通り道（at-spi2-core）",
    Need.LIGHT_BROWSER: "画面のない試験を速くするブラウザー（chromium-headless-shell）",
}

_ODD_PACKAGES: Mapping[str, str] = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libbrotlienc.so.1": "libbrotli1",
}
"""Libraries whose package is not called by Debian's rule."""

AT_SPI_LAUNCHERS = (
    Path("/usr/libexec/at-spi-bus-launcher"),  # Debian, Ubuntu, Fedora
    Path("/usr/lib/at-spi-bus-launcher"),  # Arch
)
"""What starts the bus by which screen readers hear windows; no `PATH` leads there."""

BINARIES = (
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/Qt/plugins/platforms/libqoffscreen.so",
    "PySide6/Qt/plugins/xcbglintegrations/*.so",
    "PySide6/Qt/plugins/platforminputcontexts/lib[ci]*.so",
    "PySide6/Qt/plugins/iconengines/*.so",
    "PySide6/Qt/plugins/imageformats/libq[ijs]*.so",
    "PySide6/Qt[CGWSDTN]*.abi3.so",
    "playwright/driver/node",
)
"""What loads system libraries at run time, seen from site-packages."""

BROWSER_PROGRAMS = (
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "chromium",
    "chromium-browser",
)

_WINDOWS_BROWSERS = (
    r"Microsoft\Edge\Application\msedge.exe",
    r"Google\Chrome\Application\chrome.exe",
)

_MAC_BROWSERS = (
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


@dataclass(frozen=True, slots=True)
class Machine:
    """The facts that decide how to set up.

    Attributes:
        system: `Linux`, `Darwin` or `Windows`.
        distribution: `ID` of /etc/os-release; "" elsewhere.
        can_install: Root with apt.
        has_display: A window can be shown to someone.
    """

    system: str
    distribution: str
    can_install: bool
    has_display: bool

    @property
    def is_linux(self) -> bool:
        """True on Linux, where pieces come from the distribution."""
        return self.system == "Linux"


def look_around(environ: Mapping[str, str]) -> Machine:
    """Return what this machine is."""
    system = platform.system()
    is_root = getattr(os, "geteuid", lambda: 1)() == 0
    return Machine(
        system=system,
        distribution=read_distribution(Path("/etc/os-release")),
        can_install=is_root and shutil.which("apt-get", path=environ.get("PATH")) is not None,
        has_display=system != "Linux" or "DISPLAY" in environ or "WAYLAND_DISPLAY" in environ,
    )


def read_distribution(os_release: Path) -> str:
    """Return the distribution's id (`debian`), "" when there is no such file."""
    try:
        text = os_release.read_text(encoding="utf-8")
    except OSError:
        return ""
    found = re.search(r'^ID="?([^"\n]+)', text, re.MULTILINE)
    return found[1] if found else ""


def find_browser(environ: Mapping[str, str], system: str) -> Path | None:
    """Return a browser that can be driven: the one asked for, Edge, Chrome, Chromium, or Playwright's."""
    asked = environ.get("TEJUN_BROWSER", "")
    if asked and Path(asked).is_file():
        return Path(asked)
    for name in BROWSER_PROGRAMS:
        found = shutil.which(name, path=environ.get("PATH"))
        if found:
            return Path(found)
    return next((path for path in _browser_places(environ, system) if path.is_file()), None)


def _browser_places(environ: Mapping[str, str], system: str) -> Iterable[Path]:
    if system == "Windows":
        for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
            root = environ.get(variable)
            if root:
                yield from (Path(root, tail) for tail in _WINDOWS_BROWSERS)
    if system == "Darwin":
        yield from map(Path, _MAC_BROWSERS)
    yield from _playwright_browsers(environ, system)


def _playwright_browsers(environ: Mapping[str, str], system: str) -> Iterable[Path]:
    """Yield what `playwright install chromium` put on the disk, newest first."""
    home = environ.get("HOME") or environ.get("USERPROFILE") or ""
    usual = {
        "Windows": Path(environ.get("LOCALAPPDATA", home), "ms-playwright"),
        "Darwin": Path(home, "Library/Caches/ms-playwright"),
    }.get(system, Path(home, ".cache/ms-playwright"))
    root = Path(environ.get("PLAYWRIGHT_BROWSERS_PATH") or usual)
    tails = ("chrome-linux*/chrome", "chrome-win*/chrome.exe", "chrome-mac*/*.app/Contents/MacOS/*")
    for folder in sorted(root.glob("chromium-*"), reverse=True):
        if (folder / "INSTALLATION_COMPLETE").exists():
            for tail in tails:
                yield from folder.glob(tail)


def has_japanese_font(environ: Mapping[str, str]) -> bool:
    """Say whether a font for Japanese is installed (fontconfig is asked)."""
    program = shutil.which("fc-list", path=environ.get("PATH"))
    if program is None:
        return False
    return bool(_output_of([program, ":lang=ja", "family"]).strip())


def missing_libraries(site_packages: Path) -> tuple[str, ...]:
    """Return the system libraries that Qt and Playwright ask for in vain, as the loader names them."""
    files = [str(file) for pattern in BINARIES for file in site_packages.glob(pattern)]
    if not files or shutil.which("ldd") is None:
        return ()
    return parse_missing(_output_of(["ldd", *files]))


def parse_missing(ldd_output: str) -> tuple[str, ...]:
    """Return the sonames that ldd could not find; Qt's own optional parts are left out."""
    names = re.findall(r"^\s*(\S+) => not found", ldd_output, re.MULTILINE)
    return tuple(sorted({name for name in names if not name.startswith("libQt6")}))


def debian_package(library: str) -> str:
    """Return the package of a library by Debian's rule (Policy 8.1): `libxcb.so.1` is in libxcb1."""
    if library in _ODD_PACKAGES:
        return _ODD_PACKAGES[library]
    stem, _, version = library.lower().replace("_", "-").partition(".so.")
    return f"{stem}-{version}" if stem[-1:].isdigit() else f"{stem}{version}"


def known_packages() -> frozenset[str]:
    """Return every package name apt knows; none where apt does not answer."""
    return frozenset(_output_of(["apt-cache", "pkgnames"]).split())


def only_known(packages: Iterable[str], known: frozenset[str]) -> tuple[str, ...]:
    """Leave out guessed names that no package has: one of them would stop the whole installation.

    What is needed all the same comes in as somebody's dependency, or is told at the end.
    """
    return tuple(package for package in packages if package in known or not known)


def packages_for(needs: Iterable[Need], libraries: Iterable[str]) -> tuple[str, ...]:
    """Return Debian's packages for what is missing, each once, in a stable order."""
    names = [name for need in needs for name in PACKAGES[need]]
    return tuple(dict.fromkeys([*names, *map(debian_package, libraries)]))


def missing_needs(
    machine: Machine, environ: Mapping[str, str], wanted: Iterable[Need]
) -> tuple[Need, ...]:
    """Return those of the wanted things that this machine does not have."""
    return tuple(need for need in wanted if not _has(need, machine, environ))


def _has(need: Need, machine: Machine, environ: Mapping[str, str]) -> bool:
    path = environ.get("PATH")
    match need:
        case Need.BROWSER:
            return find_browser(environ, machine.system) is not None
        case Need.FONT:
            return not machine.is_linux or has_japanese_font(environ)
        case Need.DISPLAY:
            return not machine.is_linux or shutil.which("Xvfb", path=path) is not None
        case Need.WINDOW_TOOLS:
            return not machine.is_linux or shutil.which("xdotool", path=path) is not None
        case Need.KEYCHAIN:
            return not machine.is_linux or all(
                shutil.which(program, path=path)
                for program in ("gnome-keyring-daemon", "dbus-run-session")
            )
        case Need.SCREEN_READER:
            return not machine.is_linux or any(map(Path.exists, AT_SPI_LAUNCHERS))
        case Need.LIGHT_BROWSER:
            is_packaged = machine.distribution == "debian"  # elsewhere nobody can bring it
            return not is_packaged or shutil.which("chromium-headless-shell", path=path) is not None


def _output_of(command: list[str]) -> str:
    """Return what a short program prints; "" when it fails to answer."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PROBE_TIMEOUT_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout
