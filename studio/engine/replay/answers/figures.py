"""Count, sum, smallest, largest and average over a table that was taken out: code computes, never a model. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final, assert_never

from studio.domain.actions.answer import Figure, TableValue
from studio.domain.actions.outcome import ExtractedTable
from studio.domain.text import clip, squeeze
from studio.domain.values.amounts import Amount
from studio.domain.values.cell_values import read_cell
from studio.words import sentences, tr

_NONE: Final = "なし"
"""How the rows of a list are told in which none fits."""


@dataclass(frozen=True, slots=True)
class Computed:
    """A figure as it is told, or why it cannot be computed, in Japanese; and of which rows of how many at most, where nobody said so."""

    text: str = ""
    problem: str = ""
    only: str = ""
    limit: int = 0


def compute(value: TableValue, tables: Sequence[ExtractedTable]) -> Computed:
    """Compute a figure over the newest table that has its columns.

    Args:
        value: Which figure, of which columns.
        tables: Of the run, oldest first.
    """
    if not tables:
        return Computed(
            problem=tr("まだ表を取り出していません。先に extract で取り出してください。")
        )
    found = next((t for t in reversed(tables) if _places(t, value.columns) is not None), None)
    if found is None:
        return Computed(problem=_missing(value.columns, tables[-1]))
    if value.figure is Figure.FIRST:
        found = found.model_copy(update={"rows": found.rows[:1], "is_cut": False})
    if found.is_cut and found.limit:
        return Computed(
            problem=tr(
                "読んだ一覧に出るのは {limit} 件までです。それだけでよければ、読むページ数（extract の value）を 1 にして取り出してください。",
                limit=found.limit,
            )
        )
    if found.is_cut:
        return Computed(
            problem=tr(
                "一覧の続きのページをまだ読んでいません。読むページ数（extract の value）を 20 にして、最後まで取り出してください。"
            )
        )
    if found.is_part and value.figure not in (Figure.ROWS, Figure.FIRST):
        return Computed(
            problem=tr(
                "最初の {count} 件だけの表です。extract の take を 0 にして、すべて取り出してください。",
                count=len(found.rows),
            )
        )
    computed = _computed(value.figure, found, _places(found, value.columns) or ())
    return replace(computed, only=found.only, limit=found.limit)


def _computed(figure: Figure, found: ExtractedTable, places: Sequence[int]) -> Computed:
    match figure:
        case Figure.COUNT:
            return Computed(f"{len(found.rows):,}")
        case Figure.ROWS | Figure.FIRST:
            return _listed(found, places)
        case Figure.SUM | Figure.MIN | Figure.MAX | Figure.AVERAGE:
            return _reckoned(figure, found, places)
        case _:
            assert_never(figure)


def _places(table: ExtractedTable, columns: Sequence[str]) -> tuple[int, ...] | None:
    """Return which columns are meant; None when one of them is missing, or could be two."""
    places = [_place(table.columns, name) for name in columns]
    return None if None in places else tuple(place for place in places if place is not None)


def _place(columns: Sequence[str], name: str) -> int | None:
    wanted = squeeze(name)
    fitting = [i for i, one in enumerate(columns) if squeeze(one) == wanted] or [
        i for i, one in enumerate(columns) if wanted in squeeze(one)
    ]
    return fitting[0] if len(fitting) == 1 else None


def _missing(columns: Sequence[str], table: ExtractedTable) -> str:
    missing = next((name for name in columns if _place(table.columns, name) is None), "")
    return tr(
        "取り出した表に「{missing}」の列がありません（列は {columns}）。"
        "その列も入れて、取り出し直してください。",
        missing=clip(missing, 30),
        columns=clip(tr("、").join(table.columns), 80),
    )


def _listed(table: ExtractedTable, places: Sequence[int]) -> Computed:
    chosen = places or range(len(table.columns))
    lines = (" ".join(filter(None, (row[place] for place in chosen))) for row in table.rows)
    return Computed(tr("、").join(lines) or _NONE)


def _of_several(name: str) -> str:
    """Return what to take out of a column that says several things: 「支払額 / 合計」."""
    parts = [one.strip() for one in name.split("/")]
    if len(parts) < 2 or not all(parts):
        return ""
    return tr(
        "「{parts}」のどれか 1 つを列にして、取り出し直してください。", parts=tr("」「").join(parts)
    )


def _reckoned(figure: Figure, table: ExtractedTable, places: Sequence[int]) -> Computed:
    if len(places) != 1:
        return Computed(
            problem=tr("[{figure} 列名] のように、数える列を 1 つ書いてください。", figure=figure)
        )
    name = table.columns[places[0]]
    cells = [row[places[0]] for row in table.rows if row[places[0]].strip()]
    amounts = [(cell, read_cell(name, name, cell).amount) for cell in cells]
    if unread := next((cell for cell, amount in amounts if amount is None or amount.is_code), ""):
        return Computed(
            problem=sentences(
                tr(
                    "「{name}」の「{unread}」が数として読み取れません。",
                    name=clip(name, 30),
                    unread=clip(unread, 30),
                ),
                _of_several(name),
            )
        )
    read = [amount for _, amount in amounts if amount]
    if not read and figure is not Figure.SUM:
        return Computed(problem=tr("「{name}」に数がありません。", name=clip(name, 30)))
    units = {amount.unit for amount in read if amount.unit}
    if len(units) > 1:
        return Computed(
            problem=tr(
                "「{name}」に単位の違う数が混ざっています（{units}）。",
                name=clip(name, 30),
                units=tr("、").join(sorted(units)),
            )
        )
    return Computed(_written(_result(figure, read)) + "".join(units))


def _result(figure: Figure, amounts: Sequence[Amount]) -> Decimal:
    numbers = [Decimal(str(amount.number)) for amount in amounts]
    match figure:
        case Figure.MIN:
            return min(numbers)
        case Figure.MAX:
            return max(numbers)
        case Figure.AVERAGE:
            return sum(numbers, Decimal(0)) / len(numbers)
        case _:
            return sum(numbers, Decimal(0))


def _written(number: Decimal) -> str:
    """Write a number as office workers do: 543,000; at most two decimals."""
    rounded = round(number, 2)
    return f"{rounded.normalize():,f}" if rounded % 1 else f"{int(rounded):,}"
