"""From everyday office Japanese to what it asks for.

Nothing here knows a page or a site. What is not understood is handed back as `unread`; it is
never guessed at.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from studio.llm.builtin.clause_readers import COMING, is_uncertain, read_clauses
from studio.llm.builtin.clauses import Clause, ClauseShape, split_clauses
from studio.llm.builtin.intents import (
    Enter,
    ExtractIntent,
    FieldValue,
    IntentReading,
    PressIntent,
    Search,
    Submit,
)
from studio.llm.builtin.literals import Masked, mask
from studio.llm.builtin.row_readers import UnreadError
from studio.llm.builtin.row_references import bound_to_rows
from studio.llm.builtin.verbs import VerbKind

_THESE: Final = re.compile(
    r"(?:(?:上|上記|下記|以下|以上|次|この|これら?|それ)(?:の(?:内容|とおり|通り|値|項目)?|内容)?(?:を|で)?)?(?:(?:フォーム|画面|欄)(?:に|へ))?(?:(?:上|上記|下記|以下|次)(?:の(?:内容|とおり|通り|値|項目)?)?(?:を|で)?)?"
)
_TELLING: Final = re.compile(r"(?:教え|見せ|知らせ)て")


@dataclass(frozen=True, slots=True)
class Read:
    """All of an instruction.

    Attributes:
        readings: What it asks for, in order.
        unread: Parts nobody understood, as typed.
    """

    readings: tuple[IntentReading, ...] = ()
    unread: tuple[str, ...] = ()


@lru_cache(maxsize=256)
def read_text(text: str) -> Read:
    """Read an instruction or one line of a checklist."""
    return read_sentence(mask(text))


def read_sentence(sentence: Masked) -> Read:
    """Read a masked instruction."""
    clauses = split_clauses(sentence)
    reader = _Reader(
        sentence,
        has_pairs=any(clause.is_pair for clause in clauses),
        has_lost_rows=any(_is_row_of_cells(clause) for clause in clauses),
    )
    for group in _grouped(clauses):
        reader.take(group)
    readings = _values_before_submit(reader.readings, clauses)
    bound = tuple(bound_to_rows(tuple(_searches(readings))))
    said = (part for reading in bound for part in reading.unread)
    return Read(bound, tuple(dict.fromkeys((*reader.unread, *said))))


class _Reader:
    """Reads clause after clause; what follows from an unread one in its sentence is unread too."""

    def __init__(self, sentence: Masked, *, has_pairs: bool, has_lost_rows: bool) -> None:
        self._sentence = sentence
        self._has_pairs = has_pairs
        self._lost: dict[int, bool] = {}
        self._has_lost_rows = has_lost_rows
        self.readings: list[IntentReading] = []
        self.unread: list[str] = []

    def take(self, group: Sequence[Clause]) -> None:
        """Read one clause, or lines that belong together."""
        clause = group[0]
        if self._is_said_already(clause):
            return
        if self._hangs_on_unread(clause):
            self._leave(group)
            return
        try:
            found = read_clauses(group, self._sentence)
        except UnreadError:
            self._leave(group)
            return
        for reading in found:
            self.readings.append(reading)
            self.unread.extend(reading.unread)

    def _leave(self, group: Sequence[Clause]) -> None:
        clause = group[0]
        words = " ".join(one.source for one in group)
        self.unread.append(self._sentence.restore(words).strip(" 、"))
        self._lost[clause.sentence] = self._lost.get(clause.sentence, False) or is_uncertain(clause)

    def _is_said_already(self, clause: Clause) -> bool:
        """Say whether a clause only takes up what stands before it: 「入力後、」, 「教えてください」."""
        before = self.readings[-1].intent if self.readings else None
        if clause.verb is None:
            return False
        if clause.verb.kind is VerbKind.FILL and not clause.is_negative:
            is_short = not clause.head or _THESE.fullmatch(clause.head) is not None
            return is_short and (
                isinstance(before, Enter) or (self._has_pairs and bool(clause.head))
            )
        is_telling = clause.verb.kind is VerbKind.UNKNOWN and _TELLING.match(clause.source)
        return bool(is_telling and isinstance(before, ExtractIntent))

    def _hangs_on_unread(self, clause: Clause) -> bool:
        """Say whether a clause is part of something unread: of a condition, or of rows of a table."""
        is_sending = clause.verb is not None and clause.verb.kind is VerbKind.SUBMIT
        if clause.sentence in self._lost:
            return self._lost[clause.sentence] or (is_sending and not clause.head)
        return is_sending and self._has_lost_rows


def _searches(readings: Sequence[IntentReading]) -> Iterator[IntentReading]:
    """Yield the readings; a word put in without a field and then 「検索」 is one search."""
    word = ""
    for reading in readings:
        is_search = isinstance(reading.intent, PressIntent) and reading.intent.name == "検索"
        if word:
            yield IntentReading(
                f"「{word}」を{'検索' if is_search else '入力'}する",
                Search(word) if is_search else Enter((FieldValue("", word),)),
            )
            if is_search:
                word = ""
                continue
        word = _bare_word(reading)
        if not word:
            yield reading
    if word:
        yield readings[-1]


def _bare_word(reading: IntentReading) -> str:
    match reading.intent:
        case Enter(fields=(FieldValue(label="", value=value),)):
            return value
        case _:
            return ""


def _is_row_of_cells(clause: Clause) -> bool:
    return clause.shape is ClauseShape.OPAQUE and "\t" in clause.source


def _grouped(clauses: Sequence[Clause]) -> list[list[Clause]]:
    """Put lines 「ラベル：値」 that follow one another into one group."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        if _announces_values(clause) and any(other.is_pair for other in clauses):
            continue
        if clause.is_pair and groups and groups[-1][0].is_pair:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    return groups


def _announces_values(clause: Clause) -> bool:
    """Say whether a clause only says that values follow: 「以下を入力してください」."""
    is_entering = clause.verb is None or clause.verb.kind in (VerbKind.FILL, VerbKind.CHANGE)
    return bool(is_entering and not clause.is_pair and COMING.search(clause.head))


def _values_before_submit(
    readings: list[IntentReading], clauses: Sequence[Clause]
) -> list[IntentReading]:
    """Move values under 「次の内容で申請して」 before the sending."""
    if not any(clause.verb and COMING.search(clause.head) for clause in clauses):
        return readings
    for index, reading in enumerate(readings[:-1]):
        if isinstance(reading.intent, Submit) and isinstance(readings[index + 1].intent, Enter):
            return [*readings[:index], readings[index + 1], reading, *readings[index + 2 :]]
    return readings
