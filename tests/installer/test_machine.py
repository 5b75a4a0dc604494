from pathlib import Path

import pytest

from installer.machine import (
    PACKAGES,
    WORDS,
    Machine,
    Need,
    debian_package,
    find_browser,
    look_around,
    missing_needs,
    only_known,
    packages_for,
    parse_missing,
    read_distribution,
)

LDD = """/x/libqxcb.so:
\tlinux-vdso.so.1 (0x00007ffd)
\tlibQt6VirtualKeyboard.so.6 => not found
\tlibxcb-icccm.so.4 => not found
\tlibxcb.so.1 => /lib/x86_64-linux-gnu/libxcb.so.1 (0x00007f)
\tlibxcb-icccm.so.4 => not found
\tlibEGL.so.1 => not found
"""


def program(folder: Path, name: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text("#!/bin/sh\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_ldd_tells_the_system_libraries_once_and_not_qts_own():
    assert parse_missing(LDD) == ("libEGL.so.1", "libxcb-icccm.so.4")


def test_packages_come_once_each_in_a_stable_order():
    packages = packages_for(
        [Need.FONT, Need.DISPLAY], ["libglib-2.0.so.0", "libgthread-2.0.so.0", "libEGL.so.1"]
    )
    assert packages == ("fonts-noto-cjk", "fontconfig", "xvfb", "libglib2.0-0", "libegl1")


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libatomic.so.1", "libatomic1"),
        ("libEGL.so.1", "libegl1"),
        ("libX11.so.6", "libx11-6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ],
)
def test_a_librarys_package_follows_from_its_name(library: str, package: str) -> None:
    assert debian_package(library) == package


def test_every_need_has_packages_and_words():
    assert set(PACKAGES) == set(WORDS) == set(Need)


def test_edge_comes_before_chrome_before_chromium(tmp_path: Path):
    bin_folder = tmp_path / "bin"
    for name in ("chromium", "google-chrome", "microsoft-edge"):
        program(bin_folder, name)
    environ = {"PATH": str(bin_folder), "HOME": str(tmp_path)}
    assert find_browser(environ, "Linux") == bin_folder / "microsoft-edge"


def test_the_browser_that_was_asked_for_wins(tmp_path: Path):
    bin_folder = tmp_path / "bin"
    program(bin_folder, "chromium")
    mine = program(tmp_path / "mine", "my-browser")
    environ = {"PATH": str(bin_folder), "HOME": str(tmp_path), "TEJUN_BROWSER": str(mine)}
    assert find_browser(environ, "Linux") == mine


def test_playwrights_own_browser_counts_once_its_download_is_complete(tmp_path: Path):
    folder = tmp_path / ".cache/ms-playwright/chromium-1200"
    browser = program_in(folder / "chrome-linux64")
    environ = {"PATH": str(tmp_path / "nothing"), "HOME": str(tmp_path)}
    assert find_browser(environ, "Linux") is None
    (folder / "INSTALLATION_COMPLETE").touch()
    assert find_browser(environ, "Linux") == browser


def program_in(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return program(folder, "chrome")


def test_windows_looks_where_edge_is_installed(tmp_path: Path):
    edge = tmp_path / r"Microsoft\Edge\Application\msedge.exe"
    edge.parent.mkdir(parents=True, exist_ok=True)
    edge.touch()
    assert find_browser({"PATH": "", "PROGRAMFILES": str(tmp_path)}, "Windows") == edge


def bare_linux(*, has_display: bool = False) -> Machine:
    return Machine(
        system="Linux", distribution="debian", can_install=False, has_display=has_display
    )


def test_a_bare_linux_lacks_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("installer.machine.AT_SPI_LAUNCHERS", (tmp_path / "launcher",))
    environ = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    assert missing_needs(bare_linux(), environ, tuple(Need)) == tuple(Need)


def test_what_no_other_distribution_packages_is_asked_for_on_debian_alone(tmp_path: Path) -> None:
    machine = Machine(system="Linux", distribution="ubuntu", can_install=True, has_display=True)
    wanted = (Need.LIGHT_BROWSER, Need.WINDOW_TOOLS)
    assert missing_needs(machine, {"PATH": str(tmp_path)}, wanted) == (Need.WINDOW_TOOLS,)


def test_windows_needs_nothing_but_a_browser(tmp_path: Path):
    machine = Machine(system="Windows", distribution="", can_install=False, has_display=True)
    assert missing_needs(machine, {"PATH": str(tmp_path)}, tuple(Need)) == (Need.BROWSER,)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('PRETTY_NAME="x"\nID=debian\n', "debian"),
        ('ID="ubuntu"\nID_LIKE=debian\n', "ubuntu"),
        ("", ""),
    ],
)
def test_the_distribution_is_read(tmp_path: Path, text: str, expected: str):
    path = tmp_path / "os-release"
    path.write_text(text, encoding="utf-8")
    assert read_distribution(path) == expected


def test_a_system_without_os_release_has_no_distribution(tmp_path: Path):
    assert read_distribution(tmp_path / "none") == ""


def test_without_apt_nothing_can_be_installed(tmp_path: Path):
    assert not look_around({"PATH": str(tmp_path)}).can_install


def test_a_library_in_a_package_of_another_name_is_found() -> None:
    assert debian_package("libbrotlidec.so.1") == "libbrotli1"


def test_a_guessed_name_that_no_package_has_stops_nothing() -> None:
    known = frozenset({"chromium", "libxcb1"})
    assert only_known(["chromium", "libnosuch9", "libxcb1"], known) == ("chromium", "libxcb1")
    assert only_known(["chromium"], frozenset()) == ("chromium",)
