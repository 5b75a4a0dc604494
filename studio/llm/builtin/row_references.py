"""Lines that speak of rows found before: 「一番新しいものを開く」 after 「「年末調整」を含む記事を探す」."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from studio.domain.actions.rule import Taking
from studio.llm.builtin.intents import IntentReading, Open, Pick, PressIntent, Search, Submit

_OF_THEM: Final = re.compile(r"(?:もの|やつ|の)(?:の|を)")
ROW_CONTROLS: Final = frozenset(
    {
        "詳細", "明細", "編集", "修正", "更新", "変更", "承認", "却下", "差戻し", "削除", "選択",
        "予約", "申込", "購入", "返却", "貸出", "複製", "コピー",
    }
)  # fmt: skip
_KIND: Final = re.compile(r"(?:ボタン|リンク)$")


def bound_to_rows(readings: Sequence[IntentReading]) -> Iterator[IntentReading]:
    """Yield the readings; one that goes on with rows found just before says so in its line."""
    found: Pick | None = None
    for reading in readings:
        bound = _bound(reading, found)
        is_found = isinstance(bound.intent, Pick) and not bound.intent.control
        found = bound.intent if is_found and isinstance(bound.intent, Pick) else None
        yield bound


def hanging_lines(readings: Iterable[IntentReading]) -> Iterator[str]:
    """Yield lines that mean all rows 「該当する」 where no line above says which these are."""
    is_named = False
    for reading in readings:
        match reading.intent:
            case Search() | Open():
                is_named = False
            case Pick(where=where, order=order) as pick:
                if pick.is_several and not (where or order or is_named):
                    yield reading.text
                is_named = is_named or bool(where)
            case _:
                continue


def _bound(reading: IntentReading, found: Pick | None) -> IntentReading:
    if found is None:
        return reading
    match reading.intent:
        case Pick(where=(), order=order, refers_back=False) if order and _OF_THEM.search(
            reading.text
        ):
            intent = replace(reading.intent, refers_back=True)
            return replace(reading, text=f"その中で{reading.text}", intent=intent)
        case Open(place, "") if place in ROW_CONTROLS:
            return _in_row(reading, found, place, f"該当する行の{reading.text}")
        case PressIntent(name, "") if (bare := _KIND.sub("", name)) in ROW_CONTROLS:
            return _in_row(reading, found, bare, f"該当する行の「{bare}」を押す")
        case Submit(word) if word in ROW_CONTROLS:
            return _in_row(reading, found, word, f"該当する行の「{word}」を押す")
        case PressIntent() | Submit() | Open() if found.is_several:
            return replace(reading, unread=(*reading.unread, reading.text))
        case _:
            return reading


def _in_row(reading: IntentReading, found: Pick, control: str, line: str) -> IntentReading:
    """Return a press in the row that was found, or in each of them."""
    if not found.is_several:
        return replace(reading, text=line, intent=Pick(control=control, refers_back=True))
    if isinstance(reading.intent, Open):
        return replace(reading, unread=(*reading.unread, reading.text))
    intent = Pick(control=control, refers_back=True, taking=Taking.ALL)
    return replace(reading, text=f"該当する行すべての「{control}」を押す", intent=intent)
