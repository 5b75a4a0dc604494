"""The files of pictures that Windows and macOS want, read back by Qt and by their own tables."""

import struct
from pathlib import Path

from PySide6.QtGui import QImage

from installer.packages.icons import SIZES, write_icons

SVG = Path(__file__).resolve().parents[3] / "resources" / "theme" / "icon.svg"


def test_every_system_gets_its_pictures(tmp_path: Path) -> None:
    write_icons(SVG, tmp_path)
    for size in SIZES:
        picture = QImage(str(tmp_path / f"{size}.png"))
        assert (picture.width(), picture.pixelColor(0, 0).alpha()) == (size, 0)
        assert picture.pixelColor(size // 2, size // 8).name() == "#2563eb"

    ico = (tmp_path / "tejun.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", ico)
    assert (kind, count) == (1, 5)
    for number in range(count):
        side, _, _, _, _, bits, length, at = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * number)
        inside = QImage.fromData(ico[at : at + length], "PNG")  # pyright: ignore[reportArgumentType]
        assert (inside.width(), bits) == (side or 256, 32)

    icns = (tmp_path / "tejun.icns").read_bytes()
    assert (icns[:4], struct.unpack_from(">I", icns, 4)[0]) == (b"icns", len(icns))
    at, sizes = 8, list[int]()
    while at < len(icns):
        length = struct.unpack_from(">I", icns, at + 4)[0]
        sizes.append(QImage.fromData(icns[at + 8 : at + length], "PNG").width())  # pyright: ignore[reportArgumentType]
        at += length
    assert sizes == [32, 64, 128, 256, 512]
