"""Runs tests of the window in English, in a process of its own: python -m tests.ui.in_english TESTS.

What the tests make up for people and pages is in Latin letters there: every Japanese text of `tests/` becomes another
one, but for the words of the little shop that the engine has to understand (`READ_BY_THE_ENGINE`).

With TEJUN_TEST_MADE_UP=1 no translation is read: each text is said in made-up words, so that what goes through no `tr`
is seen before anybody translates.
"""

import ast
import importlib.util
import os
import re
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from studio.ui.catalogue import catalogue_of
from studio.words import speak

ROOT = Path(__file__).parents[2]
READ_BY_THE_ENGINE = (
    *(
        "「プログラミング」を検索する",
        "評価が4以上で価格が3000円以下の本を探す",
        "最初の該当商品をカートに入れる",
    ),
    "練習書店で「プログラミング」を検索して、評価が4以上で価格が3000円以下の本を探して、",
    "最初の該当商品をカートに入れて",
    *("Python 入門", "Rust 実践", "はじめての SQL", "2,980円", "3,980円", "2,420円"),
    *(
        "プログラミング",
        "カートに追加しました",
        "注文を確定する",
        "カートに入れる",
        "商品検索",
        "検索結果",
        "練習書店",
    ),
    *("検索語", "上限価格", "在庫あり", "並び順", "ホーム", "カート", "検索", "評価", "価格"),
)
"""A wish in Japanese, and a Japanese page: a person's and a site's own, whatever the window speaks. Longest first."""
OWN_NAMES = ("日本語",)
"""Of a language, in the list of languages."""
_READ = re.compile("(" + "|".join(map(re.escape, READ_BY_THE_ENGINE)) + ")")
_LETTERS = re.compile(r"[\u3001-\u3013\u3016-\u301f\u3041-\u30ff\u3400-\u9fff\uff01-\uff60]")


def made_up(text: str, meaning: str = "") -> str:
    """Return a text as a language would say it that is none: the same always for the same; its fields stay."""
    return _LETTERS.sub(lambda found: chr(ord("a") + ord(found[0]) % 26), text)


def in_latin(text: str) -> str:
    """Return a text of the tests with what has to be understood left in it."""
    return "".join(
        part if part in READ_BY_THE_ENGINE else made_up(part) for part in _READ.split(text)
    )


class _InLatin(ast.NodeTransformer):
    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        if not isinstance(node.value, str):
            return node
        return ast.copy_location(ast.Constant(in_latin(node.value)), node)


class _LatinLoader(SourceFileLoader):
    """Reads a module of the tests, never from a cache and never into one."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = _InLatin().visit(ast.parse(self.get_data(path)))
        return compile(tree, path, "exec", dont_inherit=True)


class LatinTests(MetaPathFinder):
    """Finds the modules of the tests."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """See `MetaPathFinder.find_spec`."""
        file = ROOT.joinpath(*fullname.split(".")).with_suffix(".py")
        if not fullname.startswith("tests.") or not file.is_file() or file == Path(__file__):
            return None
        return importlib.util.spec_from_file_location(
            fullname, file, loader=_LatinLoader(fullname, str(file))
        )


class _Plugin:
    @pytest.hookimpl(tryfirst=True)
    def pytest_load_initial_conftests(self) -> None:
        """Come before pytest's own finder of tests."""
        sys.meta_path.insert(0, LatinTests())


def main(arguments: Sequence[str]) -> int:
    """Run pytest; returns its exit code."""
    is_made_up = os.environ.get("TEJUN_TEST_MADE_UP") == "1"
    speak("en", made_up if is_made_up else catalogue_of("en"))
    return int(pytest.main(["-q", "-p", "no:cacheprovider", *arguments], [_Plugin()]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
