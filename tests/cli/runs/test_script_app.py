"""`tejun script`: a file is run as Python would run it; what cannot be is told in words."""

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Tejun


@pytest.fixture(autouse=True)
def own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the process its own arguments and path back."""
    monkeypatch.setattr(sys, "argv", [*sys.argv])
    monkeypatch.setattr(sys, "path", [*sys.path])


def write(folder: Path, text: str) -> str:
    path = folder / "手順.py"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_its_words_are_its_own_even_where_the_program_knows_them(
    tejun: Tejun, tmp_path: Path
) -> None:
    told = write(tmp_path, "import sys\nprint(sys.argv[1:], __name__)\nsys.exit(3)")
    said = tejun("script", told, "--json", "--help", "--home", "x")
    assert (said.code, said.out) == (3, "['--json', '--help', '--home', 'x'] __main__\n")


def test_a_neighbour_is_imported_and_the_end_is_0(tejun: Tejun, tmp_path: Path) -> None:
    (tmp_path / "neighbour_of_script.py").write_text("WORD = '隣'", encoding="utf-8")
    told = write(tmp_path, "from neighbour_of_script import WORD\nprint(WORD)")
    assert tejun("script", told).out == "隣\n"


@pytest.mark.parametrize(
    ("text", "sentence", "remedy"),
    [
        ("x = 1\ny = = 2\n", "2 行目", "もう一度書き出して"),
        ("import pandas_of_nobody\n", "「pandas_of_nobody」", "Python を入れて"),
    ],
)
def test_what_cannot_be_run_is_said_with_the_way_on(
    tejun: Tejun, tmp_path: Path, text: str, sentence: str, remedy: str
) -> None:
    said = tejun("script", write(tmp_path, text))
    assert said.code == 1
    assert sentence in said.err
    assert remedy in said.err


@pytest.mark.parametrize("name", ["ない.py", ".", "手順.json"])
def test_what_is_no_script_is_refused(tejun: Tejun, tmp_path: Path, name: str) -> None:
    (tmp_path / "手順.json").write_text("{}", encoding="utf-8")
    said = tejun("script", str(tmp_path / name))
    assert said.code == 1
    assert "スクリプトがありません" in said.err
