"""The chapters of 使い方, as they stand in `resources/manual/ja.md` and `en.md`.

A chapter begins with `# title`; a remark behind it (`<!-- go_data -->`) names the place of the window
where F1 opens it. `![words](name)` is a picture of `resources/manual/light` and `dark`, in English
of `en/light` and `en/dark`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtGui import QKeySequence

from studio.domain.text import fold
from studio.ui.widgets.actions import COMMANDS
from studio.words import JAPANESE, language, tr

KEYS: Final = "keys"
_TITLE: Final = re.compile(r"^# (.+?)(?: <!-- (\w+) -->)?$", re.MULTILINE)
_PICTURE: Final = re.compile(r"!\[[^\]]*\]\((\w+)\)")
_OF_ROWS: Final = (
    ("F2", tr("項目を直す")), ("Ins", tr("下に足す")), ("Ctrl+D", tr("複製")), ("Del", tr("削除")),
    ("Alt+Up", tr("上へ")), ("Alt+Down", tr("下へ")), ("Space", tr("オン・オフを切り替える")),
)  # fmt: skip
"""Keys of the rows of つくる; the others are commands of the window."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter.

    Attributes:
        title: As the list at the side names it.
        place: Where F1 opens it; "" for nowhere.
        text: Markdown, without the title.
    """

    title: str
    place: str
    text: str

    @property
    def pictures(self) -> tuple[str, ...]:
        """Names of its pictures, in order."""
        return tuple(_PICTURE.findall(self.text))

    def has(self, wanted: str) -> bool:
        """Say whether every word of a search stands in it; "" is in all."""
        words = fold(f"{self.title} {self.text}")
        return all(word in words for word in fold(wanted).split())


def manual_text(folder: Path) -> str:
    """Return the file of the language of this process; the Japanese one where it has none."""
    file = folder / f"{language()}.md"
    return (file if file.is_file() else folder / f"{JAPANESE}.md").read_text(encoding="utf-8")


def pictures_of(folder: Path) -> Path:
    """Return the folder of `light` and `dark` of the language of this process; the Japanese one where it has none."""
    own = folder / language()
    return own if own.is_dir() else folder


def read_chapters(text: str) -> tuple[Chapter, ...]:
    """Return the chapters of the file, and the list of keys behind them."""
    _, *parts = _TITLE.split(text)
    told = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    chapters = (Chapter(title, place or "", body.strip()) for title, place, body in told)
    return (*chapters, Chapter(tr("キーの一覧"), KEYS, _table(_keys())))


def _keys() -> Sequence[tuple[str, str]]:
    named = [(one.shortcut, one.title) for one in COMMANDS if one.shortcut]
    return [("Ctrl+Return", tr("手順を作る")), *named, *_OF_ROWS]


def _table(keys: Sequence[tuple[str, str]]) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    lines = (f"| {words} | {QKeySequence(key).toString(native)} |" for key, words in keys)
    return "\n".join((tr("| すること | キー |"), "|---|---|", *lines))
