"""What a question is answered with: a sentence whose values code has read or computed.

A value is kept as the way to it, never as what it was: a replay reads it anew from today's page.
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Final, Literal

from pydantic import Field

from studio.domain.frozen import Frozen
from studio.words import tr

PLACE: Final = re.compile(r"[\[［]([^\[\]［］\n]*)[\]］]")
"""Where a value stands in the sentence: [R190828], [sum 金額]; in a flow []."""

_ENDS: Final = r"[ぁ-ん]{0,8}(?:下さい)?[。.!！\s]*$"
_TAKES: Final = re.compile(rf"(?:取り出|抜き出|取得|控え|メモ|まとめ|一覧に){_ENDS}")
_ASKS: Final = re.compile(
    rf"(?:答え|教え|知らせ|調べ|確認|確かめ|数え|計算|集計|読|見|見つけ){_ENDS}"
    r"|か(?:どうか[^。]*)?[。?？\s]*$|[?？]\s*$"
)


class Figure(StrEnum):
    """What code computes over a table that was taken out."""

    COUNT = "count"
    SUM = "sum"
    MIN = "min"
    MAX = "max"
    AVERAGE = "avg"
    ROWS = "rows"
    FIRST = "first"


class PageValue(Frozen):
    r"""A value that stands on a page, and what it stands between.

    A line feed in `before` or `after` is where one run of text ends and the next begins: `before`
    「受付番号\n」 is a label beside its value.

    Attributes:
        before: The words in front of it, on the page's own writing.
        after: The words behind it; "" = up to the end of its run of text.
        row: What the row says that it stands in; "" outside of lists.
        also: What that row says besides, where one text of it does not tell it from the others.
        column: Heading of its cell; "" where its list has none.
        heading: The heading it stands under, where the words around it stand there more than once.
        is_number: It was an amount, and only an amount can take its place.
    """

    kind: Literal["page"] = "page"
    before: str = ""
    after: str = ""
    row: str = ""
    also: tuple[str, ...] = Field(default=(), exclude_if=lambda also: not also)
    column: str = ""
    heading: str = ""
    is_number: bool = False

    def __str__(self) -> str:
        """Return where it stands, for people: 加藤 修・残日数, 受付番号."""
        around = "…".join(filter(None, (self.before.strip(), self.after.strip())))
        parts = (self.heading, self.row, *self.also, self.column, around)
        return tr("・").join(" ".join(part.split()) for part in parts if part)


class TableValue(Frozen):
    """A figure over the newest table of the run that has these columns; ROWS tells its cells, FIRST those of its top row."""

    kind: Literal["table"] = "table"
    figure: Figure
    columns: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return what is computed, for people: 金額の合計."""
        figure = _FIGURES[self.figure]
        if not self.columns:
            return figure
        return tr("{columns}の{figure}", columns=tr("、").join(self.columns), figure=figure)


_FIGURES: Final = {
    Figure.COUNT: tr("件数"),
    Figure.SUM: tr("合計"),
    Figure.MIN: tr("最小"),
    Figure.MAX: tr("最大"),
    Figure.AVERAGE: tr("平均"),
    Figure.ROWS: tr("一覧"),
    Figure.FIRST: tr("いちばん上の行"),
}
AnswerValue = Annotated[PageValue | TableValue, Field(discriminator="kind")]


class GivenAnswer(Frozen):
    """An answer as it is told: the whole sentence, and its values in their order."""

    text: str
    values: tuple[str, ...] = ()


def told(sentence: str, values: Sequence[str]) -> str:
    """Return the sentence with each value in its place; a unit that stands behind the place is said once."""
    parts = PLACE.split(sentence)
    said = parts[0]
    for value, behind in zip(values, parts[2::2], strict=True):
        unit = re.search(r"[^\d,.\s]+\Z", value)
        is_twice = unit is not None and unit[0] != value and behind.startswith(unit[0])
        said += (value[: unit.start()] if unit and is_twice else value) + behind
    return said


def with_blanks(sentence: str) -> str:
    """Return the sentence without what stands in its places."""
    return PLACE.sub("[]", sentence)


def asks(item: str) -> bool:
    """Say whether an item wants to be told something, by how its sentence ends: such a one ends with an answer."""
    return is_question(item) or bool(_TAKES.search(item.strip()))


def is_question(item: str) -> bool:
    """Say whether nothing may be the answer, too: 何件か, unlike rows that are to be taken out."""
    return bool(_ASKS.search(item.strip()))


def joined(answers: Sequence[GivenAnswer]) -> GivenAnswer | None:
    """Return the answers of a run as one, a line each; None when there are none."""
    if not answers:
        return None
    values = tuple(value for one in answers for value in one.values)
    return GivenAnswer(text="\n".join(one.text for one in answers), values=values)
