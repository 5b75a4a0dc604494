"""The interpretation set as data: an instruction, and the plan that a careful person expects of it.

A case is a paragraph of `data/*.txt`:

    # category
    > the instruction, line by line
    @ site address        where it begins; 「-」 for a site without a name
    = goal                what is to be done, in order
    ! words               a part that has to be named as not read

Goals, one a line: `開く X` (page or address), `検索 X`, `欄 ラベル=値` (fill or choose), `押す X`,
`入 X` and `切 X` (check boxes), `キー X`, `並べ X`, `DL X`, `出る X`, `出ない X`, `待つ X`,
`ログイン 欄=値,…`, `戻る`, `行 条件 & 条件 ; 順序 ; 何件目 > 押すもの` (`*` opens the row, nothing
only looks; `^` keeps the conditions said before; `|` instead of `&` where one condition is enough;
何件目 is a number, すべて, 上位3 or 末2, the last but one) and `表 [列,列] 条件 ; 順序 ; 件数 ; ページ数`.
A condition is a column, one of ≥ ≤ > < = ⊃ ⊅, and a value; an order a column with ↑ or ↓.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True, slots=True)
class Case:
    """One instruction and what is expected of it.

    Attributes:
        category: What it tries.
        text: The instruction.
        site: Name of the site, "" when none is expected, "-" when only the address counts.
        start_url: Where it begins, "".
        goals: As written in the data.
        unreadable: Parts that have to be named as not read.
    """

    category: str
    text: str
    site: str
    start_url: str
    goals: tuple[str, ...]
    unreadable: tuple[str, ...]


def read_cases(name: str) -> tuple[Case, ...]:
    """Return the cases of one set: `development`, `held_out` or `held_out_rows`."""
    text = (DATA / f"{name}.txt").read_text(encoding="utf-8")
    return tuple(_case(paragraph) for paragraph in _paragraphs(text))


def _paragraphs(text: str) -> Iterator[list[str]]:
    for paragraph in text.split("\n\n"):
        lines = [line for line in paragraph.split("\n") if line]
        if lines:
            yield lines


def _case(lines: list[str]) -> Case:
    marked: dict[str, list[str]] = {mark: [] for mark in "#>@=!"}
    for line in lines:
        marked[line[0]].append(line[2:])
    site, _, url = (marked["@"] or [""])[0].rpartition(" ")
    return Case(
        category=marked["#"][0],
        text="\n".join(marked[">"]),
        site=site,
        start_url=url,
        goals=tuple(marked["="]),
        unreadable=tuple(marked["!"]),
    )
