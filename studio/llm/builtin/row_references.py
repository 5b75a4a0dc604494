"""Lines that speak of rows found before: 「一番新しいものを開く」 after 「「年末調整」を含む記事を探す」."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from studio.llm.builtin.intents import Open, Pick, Press, Reading, Submit

_OF_THEM: Final = re.compile(r"(?:もの|やつ|の)(?:の|を)")
_ROW_CONTROLS: Final = frozenset(
    {
        "詳細", "明細", "編集", "修正", "更新", "変更", "承認", "却下", "差戻し", "削除", "選択",
        "予約", "申込", "購入", "返却", "貸出", "複製", "コピー",
    }
)  # fmt: skip
_KIND: Final = re.compile(r"(?:ボタン|リンク)$")


def bound_to_rows(readings: Sequence[Reading]) -> Iterator[Reading]:
    """Yield the readings; one that goes on with rows found just before says so in its line."""
    found: Pick | None = None
    for reading in readings:
        bound = _bound(reading, found)
        is_found = isinstance(bound.intent, Pick) and not bound.intent.control
        found = bound.intent if is_found and isinstance(bound.intent, Pick) else None
        yield bound


def _bound(reading: Reading, found: Pick | None) -> Reading:
    if found is None:
        return reading
    match reading.intent:
        case Pick(where=(), order=order, refers_back=False) if order and _OF_THEM.search(
            reading.text
        ):
            intent = replace(reading.intent, refers_back=True)
            return replace(reading, text=f"その中で{reading.text}", intent=intent)
        case Open(place, "") if place in _ROW_CONTROLS:
            return replace(reading, text=f"該当する行の{reading.text}", intent=_in_row(place))
        case Press(name, "") if (bare := _KIND.sub("", name)) in _ROW_CONTROLS:
            return replace(reading, text=f"該当する行の「{bare}」を押す", intent=_in_row(bare))
        case Submit(word) if word in _ROW_CONTROLS:
            return replace(reading, text=f"該当する行の「{word}」を押す", intent=_in_row(word))
        case _:
            return reading


def _in_row(control: str) -> Pick:
    return Pick(control=control, refers_back=True)
