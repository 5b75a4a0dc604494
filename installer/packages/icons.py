"""The program's icon for each system, drawn from one SVG: PNGs, and Windows' and macOS' files of PNGs."""

import os
import struct
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES: Final = (16, 32, 48, 64, 128, 256, 512)
_ICO_SIZES: Final = (16, 32, 48, 64, 256)
_ICNS_KINDS: Final = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def write_icons(svg: Path, folder: Path) -> None:
    """Write `SIZE.png` of each size, `tejun.ico` and `tejun.icns` into a folder that is there."""
    drawn = {size: png(svg, size) for size in SIZES}
    for size, data in drawn.items():
        (folder / f"{size}.png").write_bytes(data)
    (folder / "tejun.ico").write_bytes(ico({size: drawn[size] for size in _ICO_SIZES}))
    (folder / "tejun.icns").write_bytes(icns({size: drawn[size] for size in _ICNS_KINDS}))


def png(svg: Path, size: int) -> bytes:
    """Draw a square picture of so many pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # pyright: ignore[reportCallIssue, reportArgumentType]
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return Windows' file of pictures: a table of 16 bytes each, then the PNGs; 256 is written as 0."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    table = b""
    for size, data in pictures.items():
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + table + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return macOS' file of pictures: each a kind, its length with these 8 bytes, and the PNG."""
    parts = [
        _ICNS_KINDS[size] + struct.pack(">I", len(data) + 8) + data
        for size, data in pictures.items()
    ]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body
