"""A paper about a flow or a run, for people: what it says, part by part, before anybody decides how it looks."""

from enum import StrEnum
from typing import Final

from studio.domain.frozen import Frozen
from studio.words import tr


class StepMark(StrEnum):
    """What a reader has to see of a step before they read it."""

    IRREVERSIBLE = "irreversible"
    SENDS = "sends"
    OPTIONAL = "optional"
    OFF = "off"
    FAILED = "failed"
    UNSURE = "unsure"

    @property
    def words(self) -> str:
        """The mark in Japanese: 「取り消せない操作」."""
        return _MARKS[self]

    @property
    def is_grave(self) -> bool:
        """True for what cannot be taken back, or went wrong."""
        return self in (StepMark.IRREVERSIBLE, StepMark.FAILED)


_MARKS: Final = {
    StepMark.IRREVERSIBLE: tr("取り消せない操作"),
    StepMark.SENDS: tr("サイトに送る操作"),
    StepMark.OPTIONAL: tr("任意"),
    StepMark.OFF: tr("実行しない"),
    StepMark.FAILED: tr("できなかった"),
    StepMark.UNSURE: tr("未確認"),
}


class PaperPicture(Frozen):
    """A JPEG with the words under it."""

    jpeg: bytes
    caption: str


class PaperStep(Frozen):
    """One step of a paper.

    Attributes:
        number: From 1.
        heading: The sentence that begins with this step; "" for one that goes on.
        words: What is done, one Japanese sentence.
        facts: Labels, and what stands beside them.
        without: What is said where a picture would be; "" where there is one, or none is expected.
    """

    number: int
    heading: str = ""
    words: str
    marks: tuple[StepMark, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    pictures: tuple[PaperPicture, ...] = ()
    without: str = ""


class PaperTable(Frozen):
    """A part of a paper beside its steps.

    Attributes:
        lead: What is said before the table; "" for nothing.
        columns: () for a table without headings, or none at all.
        is_grave: It warns.
    """

    title: str
    lead: str = ""
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    is_grave: bool = False


class Paper(Frozen):
    """A whole paper, from its top to its foot. Nothing secret stands in it.

    Attributes:
        kind: 「手順書」 or 「実行の報告」.
        title: Of the flow or the run.
        facts: Labels, and what stands beside them.
        notice: What a reader has to know first; "" for nothing.
        before: Parts before the steps.
        after: Parts behind them.
        foot: When and by what it was made.
    """

    kind: str
    title: str
    facts: tuple[tuple[str, str], ...] = ()
    notice: str = ""
    before: tuple[PaperTable, ...] = ()
    steps_title: str = tr("手順", "steps")
    steps: tuple[PaperStep, ...] = ()
    after: tuple[PaperTable, ...] = ()
    foot: str = ""
