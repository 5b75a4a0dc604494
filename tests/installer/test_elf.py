"""What a file of Linux names is what the binary tools of this machine say of it."""

import subprocess
import sys
from pathlib import Path

import pytest

from installer.elf import is_binary, needed_libraries

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux's files")


def test_a_program_names_its_own_libraries_and_not_those_of_its_libraries() -> None:
    program = Path("/usr/bin/dpkg-deb")
    named = needed_libraries(program.read_bytes())
    assert "libc.so.6" in named
    told = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    assert all(name in told for name in named)
    everything = needed_libraries(Path(sys.executable).resolve().read_bytes())
    assert any(name.startswith(("libc.", "libpython")) for name in everything)


def test_what_is_no_binary_names_nothing(tmp_path: Path) -> None:
    text, link = tmp_path / "a.txt", tmp_path / "link"
    text.write_bytes(b"\x7fEL")
    link.symlink_to("/bin/true")
    assert not is_binary(text)
    assert not is_binary(link)
    assert not is_binary(tmp_path)
    assert is_binary(Path("/bin/true").resolve())
    assert needed_libraries(b"\x7fELF\x01\x01" + bytes(64)) == ()
