"""A company's own calendar: a CSV file with a day in the first column and words in the second."""

import csv
import io
import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from studio.domain.errors import SettingsError
from studio.domain.text import clip
from studio.domain.values.dates import parse_date
from studio.words import sentences, tr

_MAX_BYTES: Final = 1_000_000
_DATE: Final = re.compile(r"\d+\s*[-/.年月]\s*\d")
"""What wants to be a date is no heading."""
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

    A file that says nothing of any day is not taken for an office without days off.

    Raises:
        SettingsError: DAYS_OFF_UNREADABLE, naming the line.
    """
    said: dict[date, bool] = {}
    for number, cells in enumerate(_lines_of(path), 1):
        day = parse_date(cells[0]) if cells else None
        if not any(cells) or (day is None and number == 1 and not any(map(_DATE.search, cells))):
            continue
        if day is None:
            raise _unreadable(
                tr(
                    "会社の休日のファイル「{name}」の {number} 行目"
                    "「{cells}」が日付として読めません。",
                    name=path.name,
                    number=number,
                    cells=clip(cells[0], 30),
                )
            )
        is_off = not any(word in " ".join(cells[1:]) for word in _WORKING_WORDS)
        if said.setdefault(day, is_off) is not is_off:
            raise _unreadable(
                tr(
                    "会社の休日のファイル「{name}」で、{day} が休日と営業日の両方になっています（{number} 行目）。",
                    name=path.name,
                    day=cells[0],
                    number=number,
                )
            )
    if not said:
        raise _unreadable(
            tr("会社の休日のファイル「{name}」に、日付が 1 つもありません。", name=path.name)
        )
    return DaysOff(
        frozenset(day for day, is_off in said.items() if is_off),
        frozenset(day for day, is_off in said.items() if not is_off),
    )


def _lines_of(path: Path) -> list[list[str]]:
    lines = io.StringIO(_text_of(path))
    try:
        return [[cell.strip() for cell in row] for row in csv.reader(lines, strict=True)]
    except csv.Error as exc:
        # A quotation mark that nothing closes has swallowed the days behind it.
        raise _not_csv(path) from exc


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
    raise _not_csv(path)


def _not_csv(path: Path) -> SettingsError:
    return SettingsError(
        "DAYS_OFF_UNREADABLE",
        tr("会社の休日のファイル「{name}」は、CSV として読めません。", name=path.name),
        sentences(tr("Excel で「CSV UTF-8」として保存し直してください。"), _REMEDY),
    )


def _unreadable(message: str) -> SettingsError:
    return SettingsError("DAYS_OFF_UNREADABLE", message, _REMEDY)
