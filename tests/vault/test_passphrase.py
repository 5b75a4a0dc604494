import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from studio.domain.errors import SettingsError
from studio.vault.keys import MIN_PASSPHRASE_CHARS
from studio.vault.passphrase import ensure_passphrase_file, read_passphrase_file


def test_a_home_makes_its_own_passphrase_once(tmp_path: Path) -> None:
    file = tmp_path / "passphrase.txt"
    made = ensure_passphrase_file(file)
    assert len(made) > MIN_PASSPHRASE_CHARS
    assert ensure_passphrase_file(file) == made == read_passphrase_file(file)
    assert file.stat().st_mode & 0o077 == 0
    assert [entry.name for entry in tmp_path.iterdir()] == [file.name]
    assert ensure_passphrase_file(tmp_path / "other.txt") != made


def test_starts_at_the_same_moment_have_one_passphrase(tmp_path: Path) -> None:
    for number in range(20):
        file, together = tmp_path / f"{number}.txt", threading.Barrier(4)

        def start(file: Path = file, together: threading.Barrier = together) -> str:
            together.wait(30)
            return ensure_passphrase_file(file)

        with ThreadPoolExecutor(4) as starts:
            made = {one.result(30) for one in [starts.submit(start) for _ in range(4)]}
        assert made == {read_passphrase_file(file)}
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(
    ("content", "passphrase"),
    [
        ("ひみつの文章".encode(), "ひみつの文章"),
        ("\ufeffひみつの文章\r\n".encode(), "ひみつの文章"),
        (b"  with blanks  \n", "  with blanks  "),
    ],
)
def test_what_people_write_into_such_a_file(
    tmp_path: Path, content: bytes, passphrase: str
) -> None:
    file = tmp_path / "p.txt"
    file.write_bytes(content)
    assert read_passphrase_file(file) == passphrase


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"   \n", "パス".encode("cp932"), b"two\nlines", b"a\0b", b"x" * 5000, None],
)
def test_a_file_that_cannot_be_one_is_said_in_a_sentence(
    tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "p.txt"
    if content is not None:
        file.write_bytes(content)
    for target in (file, tmp_path):
        with pytest.raises(SettingsError) as told:
            read_passphrase_file(target)
        assert told.value.code == "PASSPHRASE_FILE"
        assert str(target) in told.value.message


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SettingsError):
        ensure_passphrase_file(tmp_path / "no" / "p.txt")
