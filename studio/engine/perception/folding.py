"""Keeping a page inside a budget: what is folded first, and how every fold says what it hides. Pure.

Long tables lose their middles first, then long prose, then lists far from the work, then the rest.
Dialogs, alerts, invalid fields and the focused form go last of all. Linear in the pieces: the
levels are few, and each is tried at most once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from studio.domain.text import tokens_of
from studio.engine.perception.pieces import LINE, Piece, PieceKind

_FIND: Final = " (find で検索)"
_COMMON: Final = "…前にも見せた部分 "
_MARK_TOKENS: Final = 21.0
"""More than the longest mark costs."""
_FIRST_MARK_TOKENS: Final = 6.0
"""What the first mark costs more, which says how to reach what is folded."""
_ROW_STEPS: Final = ((50, 30), (20, 28), (10, 26), (5, 22), (3, 20), (2, 18), (1, 12))
_ASIDE_STEPS: Final = ((30, 27), (10, 24), (5, 21), (2, 17))
_PROSE_STEPS: Final = ((6_000, 29), (3_000, 25), (1_500, 23), (600, 19), (200, 16), (1, 13))
_LAST_PROSE: Final = 10
_HEADING_LEVELS: Final = {1: 1, 2: 2, 3: 5, 4: 8, 5: 9, 6: 9}
_LAST_ASIDE: Final = 7
_LAST_ROW: Final = 6
"""A table's first and last row, and the names of its columns: rows without them say little."""
_CONTROLS: Final = 4
_FIELDS: Final = 3
_PINNED: Final = 0
_LONG: Final = 500
_HEAD: Final = 300
_TAIL: Final = 100
_WORTH: Final = 12
"""Pieces from which on a mark always costs less than they do."""
_SMALL_TABLE: Final = 3
_LONG_ROW: Final = 80


@dataclass(frozen=True, slots=True)
class Folded:
    """A page within its budget.

    Attributes:
        text: As it is sent.
        tokens: Estimated.
        hidden_controls: Operable elements whose ref stands in no line of `text`.
        hidden_chars: Characters that were folded.
    """

    text: str
    tokens: int
    hidden_controls: int = 0
    hidden_chars: int = 0


def fold(
    pieces: Sequence[Piece],
    budget: float,
    middles: Sequence[bool] = (),
    common: Sequence[bool] = (),
) -> Folded:
    """Return the pieces as text of at most `budget` estimated tokens.

    Args:
        pieces: All of a page, in order.
        budget: Tokens.
        middles: For each piece whether it is folded in its place whatever the budget; () for none.
        common: For each piece whether it is left to the one line that stands for all of them; () for none.
    """
    gone = [piece for piece, is_common in zip(pieces, common, strict=False) if is_common]
    mark = f"{LINE}{_COMMON}{_amount(gone)}{_FIND}" if gone else ""
    if not gone or sum(tokens_of(one.lead + one.text) for one in gone) <= tokens_of(mark):
        return _folded(pieces, budget, middles)
    kept = [turn for turn, is_common in enumerate(common) if not is_common]
    inner = [middles[turn] for turn in kept] if middles else ()
    told = _folded(_joined_up(pieces, common), budget - tokens_of(mark), inner)
    text = (told.text + mark).removeprefix(LINE)
    controls = told.hidden_controls + sum(len(one.refs) for one in gone)
    chars = told.hidden_chars + sum(len(one.text) for one in gone)
    return Folded(text, round(tokens_of(text)), controls, chars)


def _joined_up(pieces: Sequence[Piece], common: Sequence[bool]) -> list[Piece]:
    """Return what is left of the pieces; what stood behind one that is gone begins its line."""
    left: list[Piece] = []
    lead = ""
    for piece, is_common in zip(pieces, common, strict=True):
        lead = "" if piece.starts_line and not is_common else lead
        if is_common:
            lead = lead if piece.lead == "|" else piece.lead
            continue
        left.append(replace(piece, lead=lead) if lead else piece)
        lead = ""
    return left


def _folded(pieces: Sequence[Piece], budget: float, middles: Sequence[bool]) -> Folded:
    """Return the pieces within their budget, those that are folded anyway under marks in their places."""
    if not any(middles):
        return _written(*_within(pieces, budget))
    told = [piece for piece, is_middle in zip(pieces, middles, strict=True) if not is_middle]
    rest = zip(*_within(told, budget - _MARK_TOKENS), strict=True)
    marked = [
        (piece, False) if is_middle else next(rest)
        for piece, is_middle in zip(pieces, middles, strict=True)
    ]
    return _written([piece for piece, _ in marked], [is_kept for _, is_kept in marked])


def _within(pieces: Sequence[Piece], budget: float) -> tuple[Sequence[Piece], list[bool]]:
    """Return the pieces, endless ones shortened where the budget is small, and which are kept."""
    costs = [tokens_of(piece.lead + piece.text) for piece in pieces]
    if sum(costs) <= budget:
        return pieces, [True] * len(pieces)
    budget -= _FIRST_MARK_TOKENS
    pieces = [_shortened(piece) for piece in pieces]
    costs = [tokens_of(piece.lead + piece.text) for piece in pieces]
    levels = _levels(pieces)
    limit = _limit(levels, costs, budget)
    kept = [level < limit for level in levels]
    while limit > 0 and _cost(costs, kept) > budget:
        limit -= 1
        kept = [level < limit for level in levels]
    _close_gaps(costs, kept)
    _fill(costs, kept, levels, budget)
    return pieces, kept


def _shortened(piece: Piece) -> Piece:
    """Return a control or heading of endless words with its middle folded; prose is in parts already."""
    size = len(piece.text)
    if size <= _LONG or piece.kind not in (PieceKind.FIELD, PieceKind.CONTROL, PieceKind.HEADING):
        return piece
    if len(piece.refs) > 1:
        return piece
    middle = f"…中略 {size - _HEAD - _TAIL:,} 字…"
    return replace(piece, text=piece.text[:_HEAD] + middle + piece.text[-_TAIL:])


def _limit(levels: Sequence[int], costs: Sequence[float], budget: float) -> int:
    """Return the level from which on everything is folded, marks not yet counted."""
    by_level = [0.0] * (max(levels) + 2)
    for level, cost in zip(levels, costs, strict=True):
        by_level[level] += cost
    total, limit = 0.0, 0
    while limit < len(by_level) and total + by_level[limit] <= budget:
        total += by_level[limit]
        limit += 1
    return limit


def _levels(pieces: Sequence[Piece]) -> list[int]:
    """Return for each piece when it is folded: the highest level goes first, 0 never by level."""
    levels: list[int] = []
    in_section = 0
    for piece in pieces:
        if piece.kind is PieceKind.HEADING:
            in_section = 0
        levels.append(_PINNED if piece.is_pinned else _level(piece, in_section))
        if piece.kind is PieceKind.PROSE:
            in_section += len(piece.text)
    return levels


def _level(piece: Piece, in_section: int) -> int:
    match piece.kind:
        case PieceKind.ROW if piece.total <= _SMALL_TABLE and len(piece.text) > _LONG_ROW:
            return _step(in_section, _PROSE_STEPS, _LAST_PROSE)
        case PieceKind.ROW | PieceKind.ITEM:
            place = min(piece.rank, piece.total - 1 - piece.rank)
            steps = _ASIDE_STEPS if piece.is_aside else _ROW_STEPS
            return _step(place, steps, _LAST_ASIDE if piece.is_aside else _LAST_ROW)
        case PieceKind.PROSE:
            return _step(in_section, _PROSE_STEPS, _LAST_PROSE)
        case PieceKind.HEADING:
            return _HEADING_LEVELS.get(piece.level, 9)
        case PieceKind.FIELD:
            return _FIELDS
        case PieceKind.HEADER:
            return _LAST_ROW
        case PieceKind.LANDMARK:
            return _CONTROLS
        case PieceKind.CONTROL:
            return _LAST_ASIDE if piece.is_aside else _CONTROLS


def _step(place: int, steps: tuple[tuple[int, int], ...], last: int) -> int:
    return next((level for least, level in steps if place >= least), last)


def _cost(costs: Sequence[float], kept: Sequence[bool]) -> float:
    """Return the tokens of what is kept and of the marks for what is not."""
    total = 0.0
    is_hiding = False
    for cost, is_kept in zip(costs, kept, strict=True):
        if is_kept:
            total += cost
        elif not is_hiding:
            total += _MARK_TOKENS
        is_hiding = not is_kept
    return total


def _close_gaps(costs: Sequence[float], kept: list[bool]) -> None:
    """Keep what costs no more than the mark that would stand for it."""
    start, gap = 0, 0.0
    for index in range(len(kept) + 1):
        if index < len(kept) and not kept[index]:
            start, gap = (index, 0.0) if index == 0 or kept[index - 1] else (start, gap)
            gap += costs[index]
        elif index and not kept[index - 1] and gap <= _MARK_TOKENS:
            kept[start:index] = [True] * (index - start)


def _fill(costs: Sequence[float], kept: list[bool], levels: Sequence[int], budget: float) -> None:
    """Give what is left of the budget to the least folded level, then to all, from the top of the page on.

    A piece taken out of the middle of a fold makes two folds of it: the second mark is paid as well,
    or what stands before it comes along where that is cheaper.
    """
    next_level = min((v for v, is_kept in zip(levels, kept, strict=True) if not is_kept), default=0)
    left = budget - _cost(costs, kept)
    gap, start = 0.0, 0
    for index, level in enumerate(levels):
        if kept[index]:
            gap, start = 0.0, index + 1
        elif level != next_level:
            gap += costs[index]
        else:
            price = costs[index] + min(gap, _MARK_TOKENS)
            if price > left:
                break
            left -= price
            first = start if gap <= _MARK_TOKENS else index
            kept[first : index + 1] = [True] * (index + 1 - first)
            gap, start = 0.0, index + 1
    _fill_from_top(costs, kept, left)


def _fill_from_top(costs: Sequence[float], kept: list[bool], left: float) -> None:
    for index, is_kept in enumerate(kept):
        if is_kept:
            continue
        if costs[index] > left:
            return
        left -= costs[index]
        kept[index] = True


def _written(pieces: Sequence[Piece], kept: Sequence[bool]) -> Folded:
    """Join what is kept; a fold that would cost more than what it hides is none."""
    texts: list[str] = []
    hidden: list[Piece] = []
    controls = chars = 0
    break_before = ""
    for piece, is_kept in zip(pieces, kept, strict=True):
        if not is_kept:
            hidden.append(piece)
            continue
        if hidden:
            mark = _fold_mark(hidden, is_first=chars == 0)
            texts += [mark] if mark else [one.lead + one.text for one in hidden]
            if mark:
                controls += sum(len(one.refs) for one in hidden)
                chars += sum(len(one.text) for one in hidden)
                break_before = hidden[0].lead if hidden[0].starts_line else ""
            hidden = []
        is_joined = piece.starts_line or not break_before
        texts.append((piece.lead if is_joined else break_before) + piece.text)
        break_before = ""
    if hidden:
        texts.append(_mark(hidden, is_first=chars == 0))
        controls += sum(len(one.refs) for one in hidden)
        chars += sum(len(one.text) for one in hidden)
    text = "".join(texts).removeprefix("\n")
    return Folded(text, round(tokens_of(text)), controls, chars)


def _fold_mark(hidden: Sequence[Piece], *, is_first: bool) -> str:
    """Return the mark, or "" where it costs more than what it stands for."""
    mark = _mark(hidden, is_first=is_first)
    if len(hidden) > _WORTH and not is_first:
        return mark
    cost = sum(tokens_of(piece.lead + piece.text) for piece in hidden)
    return mark if cost > tokens_of(mark) else ""


def _mark(hidden: Sequence[Piece], *, is_first: bool) -> str:
    """Return the line that stands for what is folded: what it was, and how much.

    What is folded along with rows or items is counted beside them.
    """
    rows = sum(piece.kind is PieceKind.ROW for piece in hidden)
    items = sum(piece.kind is PieceKind.ITEM for piece in hidden)
    rest = hidden
    what = "…中略 "
    if rows * 2 > len(hidden):
        rest = [piece for piece in hidden if piece.kind is not PieceKind.ROW]
        what = f"…他 {rows:,} 行"
    elif items * 2 > len(hidden):
        rest = [piece for piece in hidden if piece.kind is not PieceKind.ITEM]
        what = f"…他 {items:,} 件"
    if rest:
        what += f"{'' if rest is hidden else 'と '}{_amount(rest)}"
    lead = hidden[0].lead if hidden[0].starts_line or hidden[0].lead == "|" else " "
    return f"{lead}{what}{_FIND if is_first or (rows > 99 and not rest) else ''}"


def _amount(pieces: Sequence[Piece]) -> str:
    """Return how much some pieces say and hold: `1,200 字・操作 3 個`."""
    controls = sum(len(piece.refs) for piece in pieces)
    chars = sum(len(piece.text) for piece in pieces)
    return f"{chars:,} 字" + (f"・操作 {controls:,} 個" if controls else "")
