"""Searching the whole page for a text, folded parts included. Pure, linear in the page.

Compared after NFKC, without case, width or blanks; shown as the page is rendered, with refs, the
table and the number of the row, and the lines around it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.page.observation import Observation
from studio.domain.text import clip, squeeze, tokens_of
from studio.engine.perception.layout import Layout, lay_out
from studio.engine.perception.pieces import Piece, PieceKind, written

MAX_HITS: Final = 12
MAX_TOKENS: Final = 1_200
_AROUND: Final = 1
"""Lines before and after a hit: three lines in all."""
_UNIT_CHARS: Final = 400
_OPTIONS_SHOWN: Final = 5
_CONTEXT_CHARS: Final = 160
_CUT_WORD: Final = re.compile(r"[\[\w]*$", re.ASCII)
_WORD: Final = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Findings:
    """What a search found.

    Attributes:
        text: For the model, in the notation of `render`.
        count: Places that hold the text, those not shown as well.
        shown: Places that `text` shows.
    """

    text: str
    count: int
    shown: int


@dataclass(frozen=True, slots=True)
class _Unit:
    """Some pieces that are shown together: a row, an item, a line or a part of a long one."""

    pieces: tuple[Piece, ...]
    heading: str

    @property
    def first(self) -> Piece:
        """What it begins with."""
        return self.pieces[0]

    @property
    def text(self) -> str:
        """As it is rendered, without its indent."""
        return written([*self.pieces]).strip().removeprefix("|")

    @property
    def words(self) -> str:
        """What it says, folded, without blanks."""
        return squeeze(" ".join(piece.words + _value(piece) for piece in self.pieces))

    def says_alone(self, wanted: str) -> bool:
        """Say whether a part of it says this and nothing else: the link 「2」 among lines with a 2 in them."""
        return any(squeeze(piece.words) == wanted for piece in self.pieces)


def find(observation: Observation, text: str) -> Findings:
    """Return where the page says `text`, or all of its words in one line; capped, and says so."""
    layout = lay_out(observation)
    units = list(_units(layout.pieces))
    hits = _hits(units, text)
    shown = clip(text, 60)
    if not hits:
        return Findings(f"「{shown}」はこのページに見つかりませんでした。", 0, 0)
    return _shown(layout, units, hits, shown)


def _value(piece: Piece) -> str:
    """Return what a field holds and offers, which is no part of its name."""
    return " ".join(["", piece.text, *piece.options]) if piece.kind is PieceKind.FIELD else ""


def _units(pieces: Sequence[Piece]) -> Iterator[_Unit]:
    held: list[Piece] = []
    size = 0
    title = ""
    for piece in pieces:
        is_new = piece.starts_line or piece.kind is PieceKind.ITEM or size > _UNIT_CHARS
        if held and is_new:
            yield _Unit(tuple(held), title)
            held, size = [], 0
        if piece.kind is PieceKind.HEADING:
            title = piece.words
        held.append(piece)
        size += len(piece.text)
    if held:
        yield _Unit(tuple(held), title)


def _hits(units: Sequence[_Unit], text: str) -> list[int]:
    """Return the places that hold the text, those first of which a part says nothing else; or else all of its words."""
    wanted = squeeze(text)
    if not wanted:
        return []
    said = [unit.words for unit in units]
    if hits := [place for place, words in enumerate(said) if wanted in words]:
        return sorted(hits, key=lambda place: not units[place].says_alone(wanted))
    parts = [squeeze(word) for word in _WORD.findall(text)]
    if not parts:
        return []
    return [place for place, words in enumerate(said) if all(part in words for part in parts)]


def _short(text: str) -> str:
    """Return a line that only stands around a hit; no ref is cut in two."""
    if len(text) <= _CONTEXT_CHARS:
        return text
    return _CUT_WORD.sub("", text[:_CONTEXT_CHARS]) + "…"


def _line(unit: _Unit, wanted: str, *, is_hit: bool) -> str:
    """Write a unit; of a long select also the options that were looked for."""
    if not is_hit:
        return f"  {_short(unit.text)}"
    options = [option for piece in unit.pieces for option in piece.options]
    fitting = [option for option in options if wanted in squeeze(option)]
    hidden = [option for option in fitting if option not in unit.text][:_OPTIONS_SHOWN]
    more = f" (選択肢に「{'」「'.join(hidden)}」)" if hidden else ""
    return f"> {unit.text}{more}"


def _shown(layout: Layout, units: Sequence[_Unit], hits: Sequence[int], wanted: str) -> Findings:
    lines: list[str] = []
    places = frozenset(hits)
    tokens = 0.0
    told = set[int]()
    place = ""
    shown = 0
    for hit in hits[:MAX_HITS]:
        block: list[str] = []
        if (here := _place(layout, units[hit])) != place:
            block += [f"[{here}]"] if here else []
            block += _header(units, hit)
            place = here
        block += [
            _line(units[near], squeeze(wanted), is_hit=near in places)
            for near in _around(units, hit)
            if near not in told
        ]
        tokens += sum(tokens_of(line) + 1 for line in block)
        if shown and tokens > MAX_TOKENS:
            break
        lines += block
        told |= {*_around(units, hit)}
        shown += 1
    more = f"\n…他 {len(hits) - shown:,} か所。言葉を足すと絞れます。" if shown < len(hits) else ""
    head = f"「{wanted}」: {len(hits):,} か所"
    return Findings("\n".join([head, *lines]) + more, len(hits), shown)


def _around(units: Sequence[_Unit], hit: int) -> range:
    """Return the hit and its neighbours; of rows those of the same table only."""
    table = units[hit].first.table
    first = last = hit
    for _ in range(_AROUND):
        if first > 0 and units[first - 1].first.table == table:
            first -= 1
        if last + 1 < len(units) and units[last + 1].first.table == table:
            last += 1
    return range(first, last + 1)


def _place(layout: Layout, unit: _Unit) -> str:
    """Say where a unit stands: heading, table, row."""
    piece = unit.first
    parts = [f"見出し「{clip(unit.heading, 40)}」"] if unit.heading else []
    if piece.table and piece.kind in (PieceKind.ROW, PieceKind.ITEM):
        name = clip(layout.tables.get(piece.table, ""), 30)
        what = f"表{piece.table}{f'「{name}」' if name and name != unit.heading else ''}"
        counter = "行" if piece.kind is PieceKind.ROW else "件"
        parts.append(f"{what} {piece.total:,} {counter}の {piece.rank + 1:,} {counter}目")
    return " ".join(parts)


def _header(units: Sequence[_Unit], hit: int) -> list[str]:
    """Return the header line of the table that a row stands in."""
    piece = units[hit].first
    if piece.kind is not PieceKind.ROW:
        return []
    start = hit - piece.rank - 1
    if start < 0 or units[start].first.kind is not PieceKind.HEADER:
        return []
    return [] if start in _around(units, hit) else [units[start].text]
