"""How far a job came, in sentences for a person who takes it up again. Pure."""

from collections.abc import Container, Iterator, Sequence
from typing import Final

from studio.domain.batch import BatchRow, RowState

_MOST_NUMBERS: Final = 5


def standing_in_words(rows: Sequence[BatchRow]) -> str:
    """Say what is done, what nobody knows, what failed, and where it goes on."""
    return "".join(_sentences(rows))


def repeats(rows: Sequence[BatchRow]) -> dict[int, int]:
    """Return the rows with the same values as one before, and which one that is; by number."""
    first: dict[tuple[tuple[str, str], ...], int] = {}
    return {
        row.number: first[row.values]
        for row in rows
        if row.state is not RowState.SKIPPED
        and first.setdefault(row.values, row.number) != row.number
    }


def repeats_in_words(
    rows: Sequence[BatchRow], among: Container[int] | None = None
) -> Iterator[str]:
    """Yield one sentence about rows that stand in the table twice; each is carried out.

    Args:
        rows: Of the job.
        among: Numbers of rows that are told of; None = all.
    """
    found = [
        (number, before)
        for number, before in repeats(rows).items()
        if among is None or number in among
    ]
    if found:
        number, before = found[0]
        more = f"（ほかに {len(found) - 1:,} 行）" if len(found) > 1 else ""
        yield (
            f"{number:,} 行目は {before:,} 行目と同じ内容です{more}。"
            "まちがいでなければ、それぞれの行で行います。"
        )


def _sentences(rows: Sequence[BatchRow]) -> Iterator[str]:
    done, unclear, failed, skipped, waiting = (
        [row for row in rows if row.state is state]
        for state in (
            RowState.DONE,
            RowState.UNCLEAR,
            RowState.FAILED,
            RowState.SKIPPED,
            RowState.WAITING,
        )
    )
    running = sum(row.state is RowState.RUNNING for row in rows)
    yield f"{len(rows):,} 行のうち、{len(done):,} 行が完了しています。"
    if running:
        yield f"{running:,} 行を実行しています。"
    if unclear:
        yield f"{_which(unclear)}は、済んだかどうか分かりません。相手の画面で確かめて答えるまで、行いません。"
    if failed:
        yield f"{_which(failed)}は失敗しました。"
    if skipped:
        yield f"{len(skipped):,} 行は対象外です。"
    yield from _what_waits(waiting, is_all_done=not (unclear or failed or running))


def _what_waits(waiting: Sequence[BatchRow], *, is_all_done: bool) -> Iterator[str]:
    if not waiting:
        yield "残りはありません。" if is_all_done else "ほかに残りはありません。"
        return
    yield f"残りは {len(waiting):,} 行で、{waiting[0].number:,} 行目から行います。"
    begun = [row for row in waiting if row.run_id]
    if begun:
        yield f"{_which(begun)}は途中で止まった行です（どこから行うかは、理由の欄にあります）。"


def _which(rows: Sequence[BatchRow]) -> str:
    """Return 「2、5 行目」, or the first few of many."""
    numbers = "、".join(f"{row.number:,}" for row in rows[:_MOST_NUMBERS])
    more = f"など {len(rows):,} 行" if len(rows) > _MOST_NUMBERS else ""
    return f"{numbers} 行目{more}"
