"""Long prose in pieces, so that its middle can be folded. Nothing is lost by the cuts. Pure."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from studio.engine.perception.cells import LinePiece
from studio.engine.perception.pieces import LINE
from studio.engine.perception.wording import guarded, joint

_LONG: Final = 320
_END: Final = re.compile(r"(?<=[。．！？])|(?<=[.!?]) ")
_FORCED: Final = 600


@dataclass(frozen=True, slots=True)
class SentencePart:
    """Some sentences; `lead` of the first one begins the line."""

    text: str
    words: str
    refs: tuple[str, ...]
    lead: str


def in_parts(cells: Sequence[LinePiece]) -> Iterator[SentencePart]:
    """Yield the words and controls of a paragraph in runs of some hundred characters."""
    texts: list[str] = []
    words: list[str] = []
    refs: list[str] = []
    size = 0
    lead = LINE
    last = ""
    for gap, text, plain, held in _runs(cells):
        glue = gap if gap is not None else joint(last, text)
        if size > _LONG:
            yield SentencePart("".join(texts), " ".join(words), tuple(refs), lead)
            texts, words, refs, size, lead = [], [], [], 0, glue
        elif texts:
            texts.append(glue)
        texts.append(text)
        words.append(plain)
        refs.extend(held)
        size += len(text)
        last = text
    if texts:
        yield SentencePart("".join(texts), " ".join(words), tuple(refs), lead)


def _runs(cells: Sequence[LinePiece]) -> Iterator[tuple[str | None, str, str, tuple[str, ...]]]:
    """Yield gap (None: by the rules of writing), text, words and refs; long texts cut at sentences."""
    for cell in cells:
        text = cell.bracketed
        if not text:
            continue
        if cell.mark or len(text) <= _LONG:
            yield None, text, cell.words, cell.refs
            continue
        for index, (gap, run) in enumerate(_cut(text)):
            yield (gap if index else None), run, run, cell.refs if index == 0 else ()


def _cut(text: str) -> Iterator[tuple[str, str]]:
    """Yield a gap and a run for each sentence; one without an end is cut by force."""
    start = 0
    gap = ""
    for match in _END.finditer(text):
        if match.start() - start < _LONG:
            continue
        yield from _forced(gap, text[start : match.start()])
        start, gap = match.end(), match.group()
    yield from _forced(gap, text[start:])


def _forced(gap: str, run: str) -> Iterator[tuple[str, str]]:
    for start in range(0, len(run), _FORCED):
        yield (gap if start == 0 else ""), guarded(run[start : start + _FORCED])
