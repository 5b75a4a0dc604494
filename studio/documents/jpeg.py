"""The size of a JPEG picture, read from its bytes."""

from typing import Final

_START: Final = b"\xff\xd8"
_FRAMES: Final = frozenset({*range(0xC0, 0xC4), *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0)})  # fmt: skip
"""Markers of the frame header, which tells the size."""


def jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels; None for what is no JPEG picture."""
    if not data.startswith(_START):
        return None
    at = 2
    while at + 9 <= len(data):
        if data[at] != 0xFF:
            return None
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4])
        if marker in _FRAMES:
            height = int.from_bytes(data[at + 5 : at + 7])
            width = int.from_bytes(data[at + 7 : at + 9])
            return (width, height) if width and height else None
        at += 2 + length
    return None
