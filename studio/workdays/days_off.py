"""A company's own calendar: a CSV file with a day in the first column and words in the second."""

import csv
import io
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from studio.domain.dates import parse_date
from studio.domain.errors import SettingsError
from studio.domain.text import clip
from studio.words import tr

_MAX_BYTES: Final = 1_000_000
_WORKING_WORDS: Final = ("営業", "出勤")
_REMEDY: Final = tr(
    "1 列目に 2026/11/20 のような日付、2 列目に「創立記念日」のような説明を書いてください"
    "（説明に「営業」か「出勤」があれば、その日は営業日になります）。"
)


@dataclass(frozen=True, slots=True)
class DaysOff:
    """What a company says of single days.

    Attributes:
        off: Nobody works then.
        working: People work then although it is a weekend or a holiday.
    """

    off: frozenset[date] = frozenset()
    working: frozenset[date] = frozenset()


def read_days_off(path: Path) -> DaysOff:
    """Read the file, in UTF-8 or Shift_JIS; its first line may be headings. Blocking.

    Raises:
        SettingsError: DAYS_OFF_UNREADABLE, naming the line.
    """
    off: set[date] = set()
    working: set[date] = set()
    for number, row in enumerate(csv.reader(io.StringIO(_text_of(path))), 1):
        cells = [cell.strip() for cell in row]
        if not any(cells):
            continue
        day = parse_date(cells[0])
        if day is None and number == 1:
            continue
        if day is None:
            raise SettingsError(
                "DAYS_OFF_UNREADABLE",
                tr(
                    "会社の休日のファイル「{name}」の {number} 行目"
                    "「{cells}」が日付として読めません。",
                    name=path.name,
                    number=number,
                    cells=clip(cells[0], 30),
                ),
                _REMEDY,
            )
        words = " ".join(cells[1:])
        (working if any(word in words for word in _WORKING_WORDS) else off).add(day)
    return DaysOff(frozenset(off), frozenset(working))


def _text_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(_MAX_BYTES + 1)
    except OSError as exc:
        raise SettingsError(
            "DAYS_OFF_UNREADABLE",
            tr("会社の休日のファイル「{path}」を開けません。", path=path),
            tr("設定の「会社の休日」の場所を確かめてください。"),
        ) from exc
    for encoding in ("utf-8-sig", "cp932"):
        if len(content) > _MAX_BYTES:
            break
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise SettingsError(
        "DAYS_OFF_UNREADABLE",
        tr("会社の休日のファイル「{name}」は、CSV として読めません。", name=path.name),
        tr("Excel で「CSV UTF-8」として保存し直してください。") + _REMEDY,
    )
