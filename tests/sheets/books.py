"""Workbooks as offices have them, made with openpyxl or taken apart by hand."""

import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from openpyxl import Workbook

HEADINGS = ("申請者", "社員番号", "利用日", "金額")


def book(
    path: Path, rows: Sequence[Sequence[object]], change: Callable[[Any], None] | None = None
) -> Path:
    """Write a workbook of one sheet; `change` may do anything to the sheet before it is saved."""
    workbook = Workbook()
    sheet: Any = workbook.active
    sheet.title = "経費"
    for row in rows:
        sheet.append(list(row))
    if change:
        change(sheet)
    workbook.save(path)
    return path


def rewritten(path: Path, part: str, change: Callable[[bytes], bytes]) -> Path:
    """Change one part of a package, as another program would have written it."""
    with zipfile.ZipFile(path) as package:
        parts = {name: package.read(name) for name in package.namelist()}
    parts[part] = change(parts[part])
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in parts.items():
            package.writestr(name, content)
    return path
