"""Cutting an instruction into clauses: one verb each, never inside 「」, never between condition and noun."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Final

from studio.llm.builtin.letters import is_heading, is_letter_phrase, without_subject
from studio.llm.builtin.literals import MARK, Masked
from studio.llm.builtin.synonyms import synonyms
from studio.llm.builtin.verbs import Verb, next_verb

_BULLET: Final = re.compile(
    r"^\s*(?:[-*・●○◆◇■□▶>※]+|\[[ x]?\]|\(?\d{1,2}[.)](?!\d)|\d{1,2}\s*[:、]|(?:手順|ステップ|step)\s*\d{1,2}\s*[:.)]?)\s*",
    re.IGNORECASE,
)
_SENTENCE_END: Final = re.compile(r"[。!;…→⇒➡]+|(?<=[?])|\.(?=\s|$)|[\r\n]+")
_ARROW: Final = re.compile(r"[→⇒➡]|->|=>")
_CONNECTIVE: Final = re.compile(
    r"^(?:[、,\s]+|(?:そして|それから|次いで|次に|次は|つぎに|その後に?|そのあとに?|その上で|続いて|つづいて|続けて|最後に(?!出|表)|まず(?:は)?|はじめに|初めに"
    r"|最初に(?!出|表|見|ある)|また(?!は)|さらに|あとは?(?=、|\s)|それで|そこで|そしたら|そうしたら|ついでに|できたら|終わったら|完了したら|ください|下さい|します|から、|ただし|なお|のうえ、?)[、,]?)"
)
_BARE_NOUN: Final = re.compile(rf"({MARK}(?:を|で)?(?:検索|入力|選択|クリック))[ \t]+")
_AS_VALUE: Final = re.compile(rf"({MARK})とし(?:て(?=、)|(?=、))")
_PAIR: Final = re.compile(r"^(?P<label>[^:=、。をがにへ]{1,24}?)\s*[:=]\s*(?P<value>\S.*)$")
_CELLS: Final = re.compile(r"[ ]*\t[ \t]*")
_HEADINGS: Final = re.compile(
    r"(?:項目名?|欄|入力項目|フィールド)\t(?:入力)?(?:内容|値|データ)", re.IGNORECASE
)
_FULL_SENTENCE: Final = re.compile(r"(?:ます|です|さい|した|せん|たい|ない)。\s*$")
_LABEL_LETTER: Final = re.compile(r"[ぁ-んァ-ヶ一-龠]|^[A-Za-z ]+$")
_QUESTION: Final = re.compile(
    r"(?:(?:ます|です|ました|でした|ません|でしょう|ある|いる|ない|った|れる)(?:か(?:ね|な)?)?|か(?:な)?)\s*[??]?\s*$"
)
_ASKS_A_FACT: Final = re.compile(
    r"いくつ|何[件個人円時日枚回曜%]|なん[件個人円時日枚回]|いくら|どこ|いつ(?!も)|だれ|誰|なぜ|どう(?:して|な|や|で)|どれ|どの(?!画面)|どちら"
)
_REQUEST: Final = re.compile(
    r"(?:もら|いただ|頂|戴|でき|くれ|くださ|下さ|願|よろし|宜し|いい|良い)[ぁ-ん]*(?:か(?:な|ね)?)\s*[??]?\s*$"
    r"|(?:くれ|もらえ|いただけ|頂け)(?:る|ない|ます|ません)\s*[??]\s*$"
)
_ENQUIRES: Final = re.compile(
    r"(?:ます|です|ません|でした|ました|でしょう)か(?:ね)?\s*[??]?\s*$|[??]\s*$"
)


class ClauseShape(StrEnum):
    """What a clause is, besides words with a verb.

    PAIR: 「ラベル：値」. OPAQUE: a question, or rows of a table, which nobody here can carry out.
    STEP: one of several, joined by arrows: a bare noun is something to press.
    """

    SENTENCE = "sentence"
    PAIR = "pair"
    OPAQUE = "opaque"
    STEP = "step"


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause, still in the person's words.

    Attributes:
        head: What comes before the verb, particles included.
        verb: None when there is none.
        source: The whole clause.
        is_negative: It says what not to do.
        shape: See `ClauseShape`.
        sentence: Number of the sentence it stands in.
    """

    head: str
    verb: Verb | None
    source: str
    is_negative: bool = False
    shape: ClauseShape = ClauseShape.SENTENCE
    sentence: int = 0

    @property
    def is_pair(self) -> bool:
        """True for a line 「ラベル：値」."""
        return self.shape is ClauseShape.PAIR


def split_clauses(sentence: Masked) -> tuple[Clause, ...]:
    """Cut a masked instruction into clauses, in order, greetings left out."""
    text = _AS_VALUE.sub(r"\1を入力して", _BARE_NOUN.sub(r"\1、", sentence.text))
    clauses: list[Clause] = []
    lines = [line for line in re.split(r"[\r\n]+", text) if line.strip()]
    lines = [line for line in lines if not _HEADINGS.fullmatch("\t".join(_cells(line)))]
    arrows = _pairs_by_arrow(lines)
    tables = _tables(lines)
    for number, line in enumerate(lines):
        bare = without_courtesies(_BULLET.sub("", line))
        if number in tables:
            clauses.append(_cells_clause(line, tables[number]))
        elif number in arrows:
            label, value = _ARROW.split(bare)
            clauses.append(_pair(f"{label.strip()}:{value.strip()}"))
        elif is_heading(line):
            continue
        elif is_pair_line(bare):
            clauses.append(_pair(bare))
        else:
            clauses.extend(_sentences_of(bare))
    return tuple(_numbered_sentences(clauses))


def _sentences_of(line: str) -> Iterator[Clause]:
    """Yield the clauses of one line, each with the number of its sentence in the line."""
    is_steps = len(_ARROW.split(line)) > 1
    for number, part in enumerate(_SENTENCE_END.split(line)):
        bare = without_subject(_BULLET.sub("", part))
        if not bare or is_letter_phrase(bare):
            continue
        if _is_question(bare):
            yield Clause(bare, None, bare, shape=ClauseShape.OPAQUE, sentence=number)
            continue
        for clause in _clauses_of(bare):
            is_step = is_steps and clause.verb is None
            shape = ClauseShape.STEP if is_step else clause.shape
            yield replace(clause, sentence=number, shape=shape)


def _numbered_sentences(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """Number sentences through the whole instruction."""
    number, before = 0, None
    for clause in clauses:
        if before is not None and (clause.sentence != before.sentence or clause.is_pair):
            number += 1
        before = clause
        yield replace(clause, sentence=number)


def _pair(line: str) -> Clause:
    is_sentence = _FULL_SENTENCE.search(line) is not None
    return Clause(
        line.strip(" 、" if is_sentence else " 、。"), None, line.strip(), shape=ClauseShape.PAIR
    )


def _is_question(sentence: str) -> bool:
    """Say whether a sentence asks to be told something instead of having it done."""
    if _REQUEST.search(sentence):
        return False
    if _ASKS_A_FACT.search(re.sub(MARK, "", sentence)) and _QUESTION.search(sentence):
        return True
    return bool(_ENQUIRES.search(sentence))


def _pairs_by_arrow(lines: Sequence[str]) -> frozenset[int]:
    """Return the lines 「ラベル → 値」: at least two, with one arrow each and no verb."""
    found = [
        number
        for number, line in enumerate(lines)
        if len(_ARROW.split(line)) == 2 and all(_ARROW.split(line)) and not next_verb(line, 0)
    ]
    return frozenset(found) if len(found) > 1 else frozenset()


def _tables(lines: Sequence[str]) -> dict[int, ClauseShape]:
    """Return the lines of cells with tabs between them: label and value, or a table of rows."""
    rows = {n: cells for n, line in enumerate(lines) if len(cells := _cells(line)) > 1}
    is_form = all(len(cells) == 2 and _LABEL_LETTER.search(cells[0]) for cells in rows.values())
    shape = ClauseShape.PAIR if is_form else ClauseShape.OPAQUE
    return dict.fromkeys(rows, shape)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in _CELLS.split(line.strip(" "))]


def _cells_clause(line: str, shape: ClauseShape) -> Clause:
    if shape is ClauseShape.PAIR:
        label, value = _cells(line)
        return _pair(f"{label.rstrip(':')}:{value}")
    return Clause(line.strip(), None, line.strip(), shape=shape)


def is_pair_line(line: str) -> bool:
    """Say whether a line is 「ラベル：値」 and asks for nothing itself."""
    match = _PAIR.match(line.strip())
    return bool(match) and next_verb(line, 0) is None


def without_courtesies(text: str) -> str:
    """Remove greetings and connectives at the start of `text`, and courtesies that are all of it."""
    rest = text.strip()
    while True:
        shorter = _courtesy().sub("", _CONNECTIVE.sub("", rest)).strip()
        if shorter == rest:
            return rest
        rest = shorter


@cache
def _courtesy() -> re.Pattern[str]:
    words = sorted(synonyms().courtesies, key=len, reverse=True)
    joined = "|".join(re.escape(word) for word in words)
    return re.compile(rf"^(?:{joined})(?:[、,。.!:\s]+|ね|$)+")


def _clauses_of(text: str) -> Iterator[Clause]:
    position = 0
    while found := next_verb(text, position):
        source = without_courtesies(text[position : found.end])
        verb_length = found.end - found.start
        head = source[: len(source) - verb_length] if len(source) >= verb_length else ""
        if source:
            yield Clause(head.strip(" 、,"), found.verb, source, found.is_negative)
        position = found.end
    rest = without_courtesies(text[position:]).strip(" 、,。.!?~ー・")
    if any(char.isalnum() or ord(char) > 0x10EFFF for char in rest):
        yield Clause(rest, None, rest)
