"""Which files a run may give away: those whose paths the person wrote. Pure."""

import re
from collections.abc import Collection, Iterable
from typing import Final

from studio.domain.actions.action import Upload
from studio.domain.actions.outcome import Outcome, blocked
from studio.domain.text import clip
from studio.engine.guard.facts.persons import without_left_alone
from studio.words import tr

_SHORTEST_PATH: Final = 3
_STARTS_ROOTED: Final = re.compile(r"(?:[A-Za-z]:[\\/]|/|\\\\|~/)")


def unknown_path(paths: Iterable[str], texts: Collection[str]) -> str:
    """Return the first path that no person's words hold whole, "" when all are given."""
    return next((path for path in paths if not is_given(path, texts)), "")


def unknown_file(action: Upload, given: Collection[str]) -> Outcome | None:
    """Refuse a file that the person did not name: a page cannot talk a model into another one."""
    path = unknown_path(action.paths, [*map(without_left_alone, given)])
    if not path:
        return None
    return blocked(
        "FILE_NOT_GIVEN",
        tr(
            "ファイル「{path}」は、やりたいことにも変数にも書かれていないため渡しません。",
            path=clip(path, 80),
        ),
    )


def is_given(path: str, texts: Iterable[str]) -> bool:
    """Say whether a person's own words hold this whole file path, and not only a part of one.

    「添付は/srv/a.pdf」 gives `/srv/a.pdf` though no blank stands before it; `b/c.pdf` and `/c.pdf`
    are only parts of 「資料/b/c.pdf」.
    """
    if len(path) < _SHORTEST_PATH:
        return False
    before = r"(?<![A-Za-z0-9_./\\:~-])" if _STARTS_ROOTED.match(path) else r"(?<![\w./\\:~-])"
    whole = re.compile(rf"{before}{re.escape(path)}(?![A-Za-z0-9_./\\-])")
    return any(_holds(text, whole) for text in texts)


def _holds(text: str, whole: re.Pattern[str]) -> bool:
    return any(not _is_inside(text, match.start()) for match in whole.finditer(text))


def _is_inside(text: str, start: int) -> bool:
    """Say whether the sign before a rooted path belongs to a longer path: 「資料/b」, 「~/資料/b」."""
    run = re.search(r"[^\s「」『』\"'、。()（）]*$", text[:start])
    return bool(run and re.search(r"[/\\~]", run[0]))
