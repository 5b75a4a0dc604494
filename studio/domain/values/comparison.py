"""How a cell is compared with the value of a condition: all that is known of a comparison stands here, once.

Whoever words, offers, reads, writes or computes comparisons goes through the members.
"""

import operator
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from studio.domain.values.date_expression import is_date_said
from studio.domain.values.timestamps import Moment
from studio.words import later, tr


@dataclass(frozen=True, slots=True)
class CellWords:
    """What a row says under a column, without blanks and in one writing.

    Attributes:
        text: Of the cell.
        called: The same behind the heading: 「在庫あり」.
        also: What it comes to, such as あり; "" for nothing.
    """

    text: str
    called: str
    also: str

    def is_code(self, wanted: str) -> bool:
        """Say whether a code was meant that is told with its gloss: A of 「A(最重要)」."""
        is_letters = wanted.isascii() and wanted.isalnum()
        return is_letters and self.text.startswith(f"{wanted}(") and self.text.endswith(")")

    def hold(self, wanted: str) -> bool:
        """Say whether a text stands in it."""
        is_meant = bool(self.also) and wanted in (self.also, f"在庫{self.also}")
        return wanted in self.text or wanted in self.called or is_meant


@dataclass(frozen=True, slots=True)
class Wording:
    """A condition as a person says it; `{column}` and `{value}` stand in all of them.

    Attributes:
        alone: By itself.
        joined: Before another one that must hold, too.
        rows: The rows that fit it; `{others}` are conditions said before.
    """

    alone: str
    joined: str
    rows: str


BLANK = Wording(
    later("{column}が空欄"), later("{column}が空欄で、"), later("{others}{column}が空欄の行")
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning:
    """What one comparison means, and how it is said.

    Attributes:
        wording: A condition as a person says it.
        choice: Behind the value, where a person chooses one.
        signs: Between column and value in one word, the one that is written first: `>=`.
        script: As a script says it: an operator of Python, or a method of a column.
        said: How a sentence goes on behind a number (a pattern); "" where no number is meant.
        limit: What a variable of its value is called beside its column: 上限.
        opposite: The value of the comparison that holds where this one does not; "" for none.
        of_days: The same where its value is a day; None where that is said no otherwise.
        texts: Of what is written; None: numbers and days are compared.
        numbers: Of two numbers in one unit.
        spans: Of two spans of time: surely holds, surely fails.
    """

    wording: Wording
    choice: str
    signs: tuple[str, ...]
    script: str
    said: str = ""
    limit: str = ""
    opposite: str = ""
    of_days: Wording | None = None
    texts: Callable[[CellWords, str], bool] | None = None
    numbers: Callable[[float, float], bool] | None = None
    spans: Callable[[Moment, Moment], tuple[bool, bool]] | None = None


class Comparison(StrEnum):
    """How a cell is compared with the value of a condition."""

    meaning: Meaning

    def __new__(cls, value: str, meaning: Meaning) -> "Comparison":
        """Make a member of its name in files and its meaning."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.meaning = meaning
        return member

    AT_LEAST = (
        "at_least",
        Meaning(
            wording=Wording(
                later("{column}が {value} 以上"),
                later("{column}が {value} 以上で、"),
                later("{others}{column}が {value} 以上の行"),
            ),
            of_days=Wording(
                later("{column}が {value} 以降"),
                later("{column}が {value} 以降で、"),
                later("{others}{column}が {value} 以降の行"),
            ),
            choice=tr("以上"),
            signs=(">=", "≥", "≧"),
            script=">=",
            said=r"を?下回ら(?:ない|ず)|以上|以降|を下限|から(?!.{0,6}選)",
            limit="下限",
            opposite="less_than",
            numbers=operator.ge,
            spans=lambda held, wanted: (held.start >= wanted.start, held.end <= wanted.start),
        ),
    )
    AT_MOST = (
        "at_most",
        Meaning(
            wording=Wording(
                later("{column}が {value} 以下"),
                later("{column}が {value} 以下で、"),
                later("{others}{column}が {value} 以下の行"),
            ),
            of_days=Wording(
                later("{column}が {value} 以前"),
                later("{column}が {value} 以前で、"),
                later("{others}{column}が {value} 以前の行"),
            ),
            choice=tr("以下"),
            signs=("<=", "≤", "≦"),
            script="<=",
            said=r"を?(?:超え|上回ら|越え)(?:ない|ず)|以下|以内|以前|まで|を上限",
            limit="上限",
            opposite="more_than",
            numbers=operator.le,
            spans=lambda held, wanted: (held.end <= wanted.end, held.start >= wanted.end),
        ),
    )
    MORE_THAN = (
        "more_than",
        Meaning(
            wording=Wording(
                later("{column}が {value} を超える"),
                later("{column}が {value} を超え、"),
                later("{others}{column}が {value} を超える行"),
            ),
            of_days=Wording(
                later("{column}が {value} より後"),
                later("{column}が {value} より後で、"),
                later("{others}{column}が {value} より後の行"),
            ),
            choice=tr("を超える"),
            signs=(">",),
            script=">",
            said=(
                r"より(?:も)?(?:高|大き|多|上|後|長)(?:い|くて|く)?|を?(?:超え|越え)(?:る|た|て)?"
                r"|を?上回(?:る|って|り)|超|オーバー"
            ),
            limit="下限",
            opposite="at_most",
            numbers=operator.gt,
            spans=lambda held, wanted: (held.start >= wanted.end, held.end <= wanted.end),
        ),
    )
    LESS_THAN = (
        "less_than",
        Meaning(
            wording=Wording(
                later("{column}が {value} 未満"),
                later("{column}が {value} 未満で、"),
                later("{others}{column}が {value} 未満の行"),
            ),
            of_days=Wording(
                later("{column}が {value} より前"),
                later("{column}が {value} より前で、"),
                later("{others}{column}が {value} より前の行"),
            ),
            choice=tr("未満"),
            signs=("<",),
            script="<",
            said=(
                r"未満|より(?:も)?(?:安|低|小さ|少な|下|前|短)(?:い|くて|く|かった)?"
                r"|を?(?:下回|切)(?:る|って|り)|に満たない"
            ),
            limit="上限",
            opposite="at_least",
            numbers=operator.lt,
            spans=lambda held, wanted: (held.end <= wanted.start, held.start >= wanted.start),
        ),
    )
    EQUALS = (
        "equals",
        Meaning(
            wording=Wording(
                later("{column}が「{value}」"),
                later("{column}が「{value}」で、"),
                later("{others}{column}が「{value}」の行"),
            ),
            choice=tr("と同じ"),
            signs=("=", "=="),
            script="==",
            said=r"ちょうど|ぴったり|と同じ|に等しい",
            texts=lambda cell, wanted: (
                cell.text == wanted
                or bool(cell.also and wanted == cell.also)
                or cell.is_code(wanted)
            ),
            numbers=operator.eq,
            spans=lambda held, wanted: (
                held.start >= wanted.start and held.end <= wanted.end,
                held.end <= wanted.start or held.start >= wanted.end,
            ),
        ),
    )
    CONTAINS = (
        "contains",
        Meaning(
            wording=Wording(
                later("{column}に「{value}」を含む"),
                later("{column}に「{value}」を含み、"),
                later("{others}{column}に「{value}」を含む行"),
            ),
            choice=tr("を含む"),
            signs=("~",),
            script="contains",
            texts=lambda cell, wanted: cell.hold(wanted),
        ),
    )
    NOT_CONTAINS = (
        "not_contains",
        Meaning(
            wording=Wording(
                later("{column}に「{value}」を含まない"),
                later("{column}に「{value}」を含まず、"),
                later("{others}{column}に「{value}」を含まない行"),
            ),
            choice=tr("を含まない"),
            signs=("!~",),
            script="lacks",
            texts=lambda cell, wanted: not cell.hold(wanted),
        ),
    )
    STARTS_WITH = (
        "starts_with",
        Meaning(
            wording=Wording(
                later("{column}が「{value}」で始まる"),
                later("{column}が「{value}」で始まり、"),
                later("{others}{column}が「{value}」で始まる行"),
            ),
            choice=tr("で始まる"),
            signs=("^",),
            script="starts_with",
            texts=lambda cell, wanted: cell.text.startswith(wanted),
        ),
    )

    @property
    def sign(self) -> str:
        """The sign that is written: `>=`."""
        return self.meaning.signs[0]

    def wording_of(self, value: str) -> Wording:
        """How a condition with this value is said."""
        if self is Comparison.EQUALS and not value:
            return BLANK
        return (is_date_said(value) and self.meaning.of_days) or self.meaning.wording

    @property
    def is_of_text(self) -> bool:
        """True when what is written is compared, and not only what it amounts to."""
        return self.meaning.texts is not None

    @property
    def opposite(self) -> "Comparison | None":
        """The one that holds where this one does not."""
        return Comparison(self.meaning.opposite) if self.meaning.opposite else None


BY_SIGN = {sign: one for one in Comparison for sign in one.meaning.signs}
"""Every sign a comparison may be written with."""
