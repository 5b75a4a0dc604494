"""Cutting an instruction into clauses: one verb each, never inside 「」, never between condition and noun."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from studio.llm.builtin.literals import MARK, Masked
from studio.llm.builtin.synonyms import synonyms
from studio.llm.builtin.verbs import Verb, next_verb

_BULLET: Final = re.compile(
    r"^\s*(?:[-*・●○◆◇■□▶>※]+|\[[ x]?\]|\(?\d{1,2}[.)](?!\d)|\d{1,2}\s*[:、]|(?:手順|ステップ|step)\s*\d{1,2}\s*[:.)]?)\s*",
    re.IGNORECASE,
)
_SENTENCE_END: Final = re.compile(r"[。!?;…→⇒➡]+|\.(?=\s|$)|[\r\n]+")
_CONNECTIVE: Final = re.compile(
    r"^(?:[、,\s]+|(?:そして|それから|次いで|次に|次は|つぎに|その後に?|そのあとに?|その上で|続いて|つづいて|続けて|最後に(?!出|表)|まず(?:は)?|はじめに|初めに"
    r"|最初に(?!出|表|見|ある)|また|さらに|あとは?(?=、|\s)|それで|そこで|そしたら|そうしたら|ついでに|できたら|終わったら|完了したら|ください|下さい|します|から、)[、,]?)"
)
_BARE_NOUN: Final = re.compile(rf"({MARK}(?:を|で)?(?:検索|入力|選択|クリック))[ \t]+")
_PAIR: Final = re.compile(r"^(?P<label>[^:=、。をがにへ]{1,24}?)\s*[:=]\s*(?P<value>\S.*)$")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause, still in the person's words.

    Attributes:
        head: What comes before the verb, particles included.
        verb: None when there is none.
        source: The whole clause.
        is_negative: It says what not to do.
        is_pair: A line 「ラベル：値」.
    """

    head: str
    verb: Verb | None
    source: str
    is_negative: bool = False
    is_pair: bool = False


def split_clauses(sentence: Masked) -> tuple[Clause, ...]:
    """Cut a masked instruction into clauses, in order, greetings left out."""
    clauses: list[Clause] = []
    for line in re.split(r"[\r\n]+", _BARE_NOUN.sub(r"\1、", sentence.text)):
        bare = without_courtesies(_BULLET.sub("", line))
        if is_pair_line(bare):
            clauses.append(Clause(bare.strip(" 、。"), None, bare.strip(), is_pair=True))
            continue
        for part in _SENTENCE_END.split(bare):
            clauses.extend(_clauses_of(_BULLET.sub("", part)))
    return tuple(clauses)


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
