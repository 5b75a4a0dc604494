"""How far a job came, in sentences for a person who takes it up again. Pure."""

from collections.abc import Container, Iterator, Sequence
from typing import Final

from studio.domain.runs.batch import BatchRow, RowState
from studio.words import sentences, tr

_MOST_NUMBERS: Final = 5


def standing_in_words(rows: Sequence[BatchRow]) -> str:
    """Say what is done, what nobody knows, what failed, and where it goes on."""
    return sentences(*_sentences(rows))


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
        more = tr("（ほかに {count:,} 行）", count=len(found) - 1) if len(found) > 1 else ""
        yield tr(
            "{number:,} 行目は {before:,} 行目と同じ内容です{more}。"
            "まちがいでなければ、それぞれの行で行います。",
            number=number,
            before=before,
            more=more,
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
    yield tr(
        "{count:,} 行のうち、{count_2:,} 行が完了しています。", count=len(rows), count_2=len(done)
    )
    if running:
        yield tr("{running:,} 行を実行しています。", running=running)
    if unclear:
        yield tr(
            "{which}は、済んだかどうか分かりません。相手の画面で確かめて答えるまで、行いません。",
            which=_which(unclear),
        )
    if failed:
        yield tr("{which}は失敗しました。", which=_which(failed))
    if skipped:
        yield tr("{count:,} 行は対象外です。", count=len(skipped))
    yield from _what_waits(waiting, is_all_done=not (unclear or failed or running))


def _what_waits(waiting: Sequence[BatchRow], *, is_all_done: bool) -> Iterator[str]:
    if not waiting:
        yield tr("残りはありません。") if is_all_done else tr("ほかに残りはありません。")
        return
    yield tr(
        "残りは {count:,} 行で、{number:,} 行目から行います。",
        count=len(waiting),
        number=waiting[0].number,
    )
    begun = [row for row in waiting if row.run_id]
    if begun:
        yield tr(
            "{which}は途中で止まった行です（どこから行うかは、理由の欄にあります）。",
            which=_which(begun),
        )


def _which(rows: Sequence[BatchRow]) -> str:
    """Return 「2、5 行目」, or the first few of many."""
    numbers = tr("、").join(f"{row.number:,}" for row in rows[:_MOST_NUMBERS])
    more = tr("など {count:,} 行", count=len(rows)) if len(rows) > _MOST_NUMBERS else ""
    return tr("{numbers} 行目{more}", numbers=numbers, more=more)
