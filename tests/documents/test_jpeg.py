"""The size of a picture, read from its bytes alone."""

import pytest

from studio.documents.jpeg import jpeg_size
from tests.documents.samples import jpeg


@pytest.mark.parametrize(("width", "height"), [(1, 1), (800, 450), (65_535, 2)])
def test_the_size_stands_in_the_head_of_the_frame(width: int, height: int) -> None:
    assert jpeg_size(jpeg(width, height)) == (width, height)
    assert jpeg_size(jpeg(width, height, "コメント")) == (width, height)


@pytest.mark.parametrize(
    "data",
    [b"", b"\xff\xd8", b"\x89PNG\r\n", b"\xff\xd8\x00\x00" + bytes(40), jpeg(0, 4), jpeg(9, 9)[:8]],
)
def test_what_is_no_picture_has_none(data: bytes) -> None:
    assert jpeg_size(data) is None
