"""What a program or library of Linux names itself: the libraries that it loads, read from its file.

`ldd` tells what those load in their turn, too, which is the business of their own packages.
"""

import struct
from pathlib import Path

MAGIC = b"\x7fELF"
_LOAD, _DYNAMIC = 1, 2
_NEEDED, _STRINGS = 1, 5


def is_binary(path: Path) -> bool:
    """Say whether a file is a program or library of Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == MAGIC


def needed_libraries(data: bytes) -> tuple[str, ...]:
    """Return the names of what a file of 64 bits, low byte first, is linked with: `libc.so.6`."""
    if data[:6] != MAGIC + b"\x02\x01":
        return ()
    at, size, count = (
        struct.unpack_from("<Q", data, 32)[0],
        *struct.unpack_from("<HH", data, 54),
    )
    segments = [_Segment(*struct.unpack_from("<IIQQQQ", data, at + n * size)) for n in range(count)]
    entries = [entry for one in segments if one.kind == _DYNAMIC for entry in one.pairs(data)]
    places = [value for tag, value in entries if tag == _STRINGS]
    if not places:
        return ()
    strings = next(one.offset_of(places[0]) for one in segments if one.holds(places[0]))
    return tuple(_text(data, strings + value) for tag, value in entries if tag == _NEEDED)


class _Segment:
    """A part of the file that is loaded, or tells the loader what to do."""

    def __init__(self, *fields: int) -> None:
        self.kind, _, self._offset, self._address, _, self._size = fields

    def holds(self, address: int) -> bool:
        """Say whether an address of the running program lies in it."""
        return self.kind == _LOAD and 0 <= address - self._address < self._size

    def offset_of(self, address: int) -> int:
        """Return where in the file an address lies."""
        return self._offset + address - self._address

    def pairs(self, data: bytes) -> list[tuple[int, int]]:
        """Return its entries: tag and value."""
        part = data[self._offset : self._offset + self._size // 16 * 16]
        return [(tag, value) for tag, value in struct.iter_unpack("<QQ", part)]


def _text(data: bytes, at: int) -> str:
    return data[at : data.index(0, at)].decode()
