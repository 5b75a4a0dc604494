"""The recipes of CONTRIBUTING.md, followed to the letter: what is added works everywhere, and so many files are touched.

Each adds a toy to a copy of the studio, nothing but what its recipe names, and runs beside that copy.
"""

import filecmp
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
RECIPES: Final = (ROOT / "CONTRIBUTING.md").read_text("utf-8")

TRIPLE_CLICK: Final = '''"""Pressing an element three times."""

from typing import Literal

from pydantic import Field

from studio.domain.actions.base import OnElement
from studio.domain.page.target import Target


class TripleClick(OnElement):
    """Press an element three times: selects a line of text."""

    verb: Literal["triple_click"] = "triple_click"
    target: Target
    pause_ms: int = Field(default=0, title="あいだ")

    label = "3 回クリックする"
    does = "{target}を 3 回クリック"
    is_shown_by_page = True
'''
ITS_HAND: Final = """
async def _triple_click(at: Grasp, _: TripleClick) -> Told:
    dialogs = await Touch(at.session).press(
        at.it, lambda it, ms: it.click(click_count=3, timeout=ms), "3 回クリックする", at.check, clicks=3
    )
    return dialog_evidence(dialogs)


carries_out(TripleClick, _triple_click)
"""
MULTIPLE_OF: Final = """    MULTIPLE_OF = (
        "multiple_of",
        Meaning(
            wording=Wording(
                later("{column}が {value} の倍数"),
                later("{column}が {value} の倍数で、"),
                later("{others}{column}が {value} の倍数の行"),
            ),
            choice="の倍数",
            signs=("%",),
            script="multiple_of",
            said="の倍数",
            numbers=lambda held, wanted: held % wanted == 0,
        ),
    )

"""
PAUSED: Final = """    PAUSED = "paused", EndWords(word="休み", told="途中で休んでいます")
"""
PAYMENT: Final = """    PAYMENT = (
        "payment",
        TurnWords(
            "ブラウザーで支払いを済ませてから「続ける」を押してください。",
            "支払いが必要です（{host}）。",
        ),
    )

"""


def action(copy: Path) -> None:
    """Its module, its place in the list, its hand."""
    (copy / "domain/actions/triple_click.py").write_text(TRIPLE_CLICK, "utf-8")
    listed = copy / "domain/actions/action.py"
    edit(
        listed,
        ("from studio.domain.actions.reading", "from studio.domain.actions.triple_click import TripleClick\n"),
        ("EditText\n)", "TripleClick | "),
    )  # fmt: skip
    pointer = copy / "browser/hands/pointer.py"
    edit(
        pointer,
        ("from studio.domain.actions.outcome", "from studio.browser.hands.registry import Grasp, Told\n"),
        ("from studio.domain.actions.outcome", "from studio.domain.actions.triple_click import TripleClick\n"),
    )  # fmt: skip
    pointer.write_text(pointer.read_text("utf-8") + "\n" + ITS_HAND, "utf-8")


def comparison(copy: Path) -> None:
    """Its member."""
    edit(copy / "domain/values/comparison.py", ("    @property\n    def sign", MULTIPLE_OF))


def status(copy: Path) -> None:
    """Its member."""
    place = copy / "domain/runs/run_status.py"
    place.write_text(place.read_text("utf-8") + PAUSED, "utf-8")


def card(copy: Path) -> None:
    """Its member."""
    edit(copy / "domain/runs/persons_turn.py", ("    def question", PAYMENT))


def edit(path: Path, *edits: tuple[str, str]) -> None:
    """Put texts before the only place where others stand."""
    text = path.read_text("utf-8")
    for place, more in edits:
        assert text.count(place) == 1, place
        text = text.replace(place, more + place)
    path.write_text(text, "utf-8")


def touched(copy: Path) -> set[str]:
    """Return the files of the copy that are not as they were."""
    sources = {path.relative_to(copy) for path in copy.rglob("*.py")}
    same = (path for path in sources if is_same(copy / path, ROOT / "studio" / path))
    return {path.as_posix() for path in sources.difference(same)}


def is_same(one: Path, other: Path) -> bool:
    return other.is_file() and filecmp.cmp(one, other, shallow=False)


FOLLOWED: Final = {"action": action, "comparison": comparison, "status": status, "card": card}


@pytest.mark.parametrize(
    ("recipe", "title", "files"),
    [
        (
            "action",
            "An action",
            {
                "domain/actions/triple_click.py",
                "domain/actions/action.py",
                "browser/hands/pointer.py",
            },
        ),
        ("comparison", "A comparison", {"domain/values/comparison.py"}),
        ("status", "A status", {"domain/runs/run_status.py"}),
        ("card", "A card", {"domain/runs/persons_turn.py"}),
    ],
)
def test_a_recipe_is_all_that_is_needed(
    recipe: str, title: str, files: set[str], tmp_path: Path
) -> None:
    copy = tmp_path / "studio"
    shutil.copytree(ROOT / "studio", copy)
    (tmp_path / "resources").symlink_to(ROOT / "resources")
    FOLLOWED[recipe](copy)
    assert touched(copy) == files
    assert files_named(title) == len(files)
    told = subprocess.run(
        [sys.executable, "-c", ALONE, recipe, str(tmp_path)],
        cwd=tmp_path, env=environment(tmp_path), capture_output=True, encoding="utf-8", timeout=200,
        check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr


ALONE: Final = """
import importlib, sys
from pathlib import Path
import studio
recipe, home = sys.argv[1], Path(sys.argv[2])
assert Path(studio.__file__).is_relative_to(home), studio.__file__
importlib.import_module(f"tests.recipes.{recipe}").main(
    home if recipe == "action" else home / "resources"
)
"""


def files_named(title: str) -> int:
    """Return how many files of the studio a recipe says it touches: **An action** (3 files …)."""
    said = re.search(rf"^\*\*{title}\*\* \((\d+) files?\b", RECIPES, re.MULTILINE)
    assert said is not None, f"CONTRIBUTING.md has no recipe called {title}"
    return int(said[1])


def environment(home: Path) -> Mapping[str, str]:
    return os.environ | {
        "PYTHONPATH": os.pathsep.join((str(home), str(ROOT))),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONUTF8": "1",
    }
