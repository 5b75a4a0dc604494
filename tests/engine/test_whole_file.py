from pathlib import Path

import pytest

from studio.domain.errors import ExportError
from studio.engine.whole_file import write_folder, write_whole


def test_it_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    target = tmp_path / "a" / "手順.py"
    write_whole(target, "一\n")
    write_whole(target, "二\n")
    assert target.read_bytes() == "二\n".encode()
    assert list(target.parent.iterdir()) == [target]


def test_a_folder_in_the_way_is_a_fault_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "手順.py").mkdir()
    with pytest.raises(ExportError) as fault:
        write_whole(tmp_path / "手順.py", "x")
    assert fault.value.code == "CANNOT_WRITE"
    assert fault.value.remedy
    assert [path.name for path in tmp_path.iterdir()] == [
        "手順.py"
    ]  # nothing half is left beside it


FILES = {"手順.py": b"1", "手順.json": b"2"}


@pytest.mark.parametrize("named", ["本", "本.py"])
def test_a_folder_is_written_beside_what_stands_there(tmp_path: Path, named: str) -> None:
    (tmp_path / "本").mkdir()
    (tmp_path / "本" / "手で直した.txt").write_text("x")
    assert write_folder(tmp_path / named, FILES) == tmp_path / "本" / "手順.py"
    found = {path.name: path.read_bytes() for path in (tmp_path / "本").iterdir()}
    assert found == {**FILES, "手で直した.txt": b"x"}
