"""A wrong key and a damaged file are told apart by the seals on the pages."""

from pathlib import Path

import pytest

from studio.library.database import Database
from studio.library.pages import key_fits_any_page
from tests.library.samples import KEY

PAGE = 4_096
OTHER_KEY = bytes(reversed(KEY))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "library.db"
    Database(path, KEY, existed=False).close()
    assert path.stat().st_size >= 3 * PAGE
    return path


def change(path: Path, start: int, end: int) -> None:
    content = bytearray(path.read_bytes())
    content[start:end] = bytes(byte ^ 0xFF for byte in content[start:end])
    path.write_bytes(content)


def test_the_key_fits_and_another_does_not(path: Path) -> None:
    assert key_fits_any_page(path, KEY)
    assert not key_fits_any_page(path, OTHER_KEY)


def test_one_whole_page_is_enough_to_know_the_key(path: Path) -> None:
    change(path, 16, path.stat().st_size - PAGE)
    assert key_fits_any_page(path, KEY)
    assert not key_fits_any_page(path, OTHER_KEY)


def test_a_page_in_another_place_is_not_sealed_there(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:16] + bytes(PAGE - 16) + content[2 * PAGE : 3 * PAGE])
    assert not key_fits_any_page(path, KEY)


def test_without_its_salt_no_key_fits(path: Path) -> None:
    change(path, 0, 1)
    assert not key_fits_any_page(path, KEY)


@pytest.mark.parametrize("size", [0, 15, 16, PAGE - 1])
def test_less_than_a_page_fits_no_key(path: Path, size: int) -> None:
    path.write_bytes(path.read_bytes()[:size])
    assert not key_fits_any_page(path, KEY)


def test_a_torn_last_page_does_not_matter(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: PAGE + 100])
    assert key_fits_any_page(path, KEY)
