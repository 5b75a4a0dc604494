"""From everyday office Japanese to what it asks for.

Nothing here knows a page or a site. What is not understood is handed back as `unread`; it is
never guessed at.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from studio.llm.builtin.clause_readers import COMING, read_clauses
from studio.llm.builtin.clauses import Clause, split_clauses
from studio.llm.builtin.intents import Enter, Reading, Submit
from studio.llm.builtin.literals import Masked, mask
from studio.llm.builtin.row_readers import UnreadError
from studio.llm.builtin.verbs import VerbKind


@dataclass(frozen=True, slots=True)
class Read:
    """All of an instruction.

    Attributes:
        readings: What it asks for, in order.
        unread: Parts nobody understood, as typed.
    """

    readings: tuple[Reading, ...] = ()
    unread: tuple[str, ...] = ()


@lru_cache(maxsize=256)
def read_text(text: str) -> Read:
    """Read an instruction or one line of a checklist."""
    return read_sentence(mask(text))


def read_sentence(sentence: Masked) -> Read:
    """Read a masked instruction."""
    clauses = split_clauses(sentence)
    readings: list[Reading] = []
    unread: list[str] = []
    for group in _grouped(clauses):
        try:
            for reading in read_clauses(group, sentence):
                readings.append(reading)
                unread.extend(reading.unread)
        except UnreadError:
            unread.append(
                sentence.restore(" ".join(clause.source for clause in group)).strip(" 、")
            )
    return Read(tuple(_values_before_submit(readings, clauses)), tuple(unread))


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


def _values_before_submit(readings: list[Reading], clauses: Sequence[Clause]) -> list[Reading]:
    """Move values under 「次の内容で申請して」 before the sending."""
    if not any(clause.verb and COMING.search(clause.head) for clause in clauses):
        return readings
    for index, reading in enumerate(readings[:-1]):
        if isinstance(reading.intent, Submit) and isinstance(readings[index + 1].intent, Enter):
            return [*readings[:index], readings[index + 1], reading, *readings[index + 2 :]]
    return readings
