"""What fits on one line, cell by cell: a control, a run of words, a short sentence. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from studio.domain.page.observation import TOGGLE_ROLES
from studio.engine.perception.blocks import Block
from studio.engine.perception.wording import (
    WriteRef,
    join_words,
    kind_word,
    options_of,
    short_url,
    states,
    value_of,
)

_SENTENCE: Final = 30
"""Characters of plain words from which text with links in it reads as a sentence."""
_SEPARATORS: Final = frozenset(",|/·•、・›» ")


@dataclass(frozen=True, slots=True)
class LinePiece:
    """One piece of a line.

    Attributes:
        mark: Ref and box: `e5 [x]`; "" for words.
        words: What it says.
        tail: Value and states.
        refs: Refs it holds, as the page names them.
        is_field: It is filled or selected.
        shape: What kind of cell it is, for telling like rows from unlike ones.
        options: All options of a closed select.
        marks: Of a cell that holds several controls and nothing else: the mark of each.
        calls: What each of them is called.
    """

    mark: str = ""
    words: str = ""
    tail: str = ""
    refs: tuple[str, ...] = ()
    is_field: bool = False
    shape: str = ""
    options: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The cell as it is written."""
        gap = " " if self.mark and self.words else ""
        return f"{self.mark}{gap}{self.words}{self.tail}"

    @property
    def bracketed(self) -> str:
        """The cell inside a sentence."""
        return f"[{self.text}]" if self.mark else self.words


def cell_of(block: Block, write_ref: WriteRef, *, is_brief: bool) -> LinePiece:
    """Return the cell of a block itself, without its kids.

    Args:
        block: A block with words or a ref.
        write_ref: Writes a ref.
        is_brief: In a row or a list: the word `button` is left out.
    """
    node = block.node
    face = block.face or node
    kind = kind_word(face) if block.is_control or face.role in TOGGLE_ROLES else ""
    if "editable" in node.states:
        kind = kind_word(node)  # whatever its text is made of
    if not block.is_control:
        words = f"{kind} {block.words}".strip()
        return LinePiece(words=words, tail=states(node) if node.states else "", shape="words")
    if is_brief and kind == "button":
        kind = ""
    refs = (node.ref or "", *block.twins)
    handle = write_ref(refs[0])
    words = block.words
    if not words and not block.kids and node.role == "link":
        words = short_url(node.url)
    tail = value_of(node) if block.is_field or "file" in node.states else ""
    return LinePiece(
        mark=f"{handle} {kind}" if kind else handle,
        words=words,
        tail=tail + states(face),
        refs=refs,
        is_field=block.is_field,
        shape=node.role,
        options=options_of(node) if block.is_field else (),
    )


def is_sentence(kids: Sequence[Block]) -> bool:
    """Say whether these blocks read as one sentence: plain words with links or code in between."""
    if len(kids) < 2 or not all(kid.is_inline for kid in kids):
        return False
    if not any(kid.node.role == "text" for kid in kids):
        return False
    plain = [kid.words for kid in kids if not kid.controls and kid.words]
    if len(plain) == len(kids) or any(words[-1] in ".。" for words in plain):
        return True
    if any(kid.is_control and kid.node.role != "link" for kid in kids):
        return False
    return sum(map(len, plain)) > _SENTENCE or any("a" <= words[0] <= "z" for words in plain)


def is_separator(words: str) -> bool:
    """Say whether a run of text only stands between things: `,` or `|`."""
    return bool(words) and all(char in _SEPARATORS for char in words)


def sentence_parts(block: Block, write_ref: WriteRef) -> list[LinePiece]:
    """Return the runs of a sentence in order, controls as cells of their own."""
    if block.is_leaf:
        return [cell_of(block, write_ref, is_brief=True)]
    inner = [part for kid in block.kids for part in sentence_parts(kid, write_ref)]
    if not block.is_control and not block.words:
        return inner
    own = cell_of(block, write_ref, is_brief=True)
    if not block.is_control:
        return [own, *inner]
    if any(part.mark for part in inner):
        return [own, *inner]
    said = join_words([part for part in (own.words, *(part.words for part in inner)) if part])
    return [LinePiece(own.mark, said, own.tail, own.refs, own.is_field, own.shape)]


def sentence_cell(parts: Sequence[LinePiece]) -> LinePiece:
    """Return one cell for a whole sentence."""
    words = join_words([part.bracketed for part in parts if part.bracketed])
    refs = tuple(ref for part in parts for ref in part.refs)
    return LinePiece(words=words, refs=refs, shape="sentence" if refs else "words")


def cells_of(block: Block, write_ref: WriteRef) -> list[LinePiece]:
    """Return the cells of a flat block, in order."""
    if block.is_leaf:
        return [cell_of(block, write_ref, is_brief=True)]
    if is_sentence(block.kids) and not block.words:
        parts = [part for kid in block.kids for part in sentence_parts(kid, write_ref)]
        inner = [sentence_cell(parts)]
    else:
        inner = [cell for kid in block.kids for cell in cells_of(kid, write_ref)]
        inner = [cell for cell in inner if cell.mark or not is_separator(cell.words)]
    if not block.is_control and not block.words:
        return inner
    own = cell_of(block, write_ref, is_brief=True)
    if block.is_control and not own.words and inner and not inner[0].mark:
        first = inner[0]
        merged = LinePiece(
            own.mark, first.words, own.tail, (*own.refs, *first.refs), own.is_field, own.shape
        )
        return [merged, *inner[1:]]
    return [own, *inner]


def led_by(own: LinePiece, first: LinePiece) -> LinePiece:
    """Return the first cell of a row with what the row itself says before it: columns stay in place."""
    words = join_words([part for part in (own.words, first.bracketed) if part])
    tail = own.tail if first.mark else own.tail + first.tail
    shape = "sentence" if first.refs else own.shape
    return LinePiece(own.mark, words, tail, (*own.refs, *first.refs), shape=shape)


def one_cell(block: Block, write_ref: WriteRef) -> LinePiece:
    """Return a table cell as one cell, whatever it holds."""
    cells = cells_of(block, write_ref) if block.words or block.kids or block.is_control else []
    cells = [cell for cell in cells if cell.text]
    if len(cells) == 2 and cells[1].is_field and not cells[0].mark:
        held = f" ={cells[0].words} "
        cells = cells[
            f"{cells[1].tail} ".startswith(held) :
        ]  # a cell is called by what is chosen in it
    if len(cells) == 1:
        return cells[0]
    whole = sentence_cell(cells)
    if not all(cell.mark and cell.words and not cell.tail for cell in cells):
        return whole
    marks, calls = tuple(cell.mark for cell in cells), tuple(cell.words for cell in cells)
    return replace(whole, marks=marks, calls=calls)
