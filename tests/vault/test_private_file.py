"""Files of this account are written beside their place, and take it only where it is free."""

import stat
from pathlib import Path

import pytest

from studio.vault.private_file import take_free_place, write_beside


def test_what_is_written_beside_is_for_this_account_only(tmp_path: Path) -> None:
    partial = write_beside(tmp_path / "key", b"secret")
    assert partial.read_bytes() == b"secret"
    assert stat.S_IMODE(partial.stat().st_mode) == 0o600


def test_a_free_place_is_taken_and_a_taken_one_is_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "key"
    assert take_free_place(write_beside(place, b"first"), place)
    assert not take_free_place(write_beside(place, b"second"), place)
    assert place.read_bytes() == b"first"
    assert [one.name for one in tmp_path.iterdir()] == ["key"]


def test_what_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="missing"):
        write_beside(tmp_path / "missing" / "key", b"secret")
    assert list(tmp_path.iterdir()) == []
