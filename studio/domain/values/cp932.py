"""The letters that CP932, the encoding of Japanese Windows, has and lacks."""

from enum import StrEnum
from typing import Final

GETA: Final = "〓"
"""Stands for a letter that cannot be written."""
LIKE: Final = str.maketrans(
    {"\u00a0": " ", "¥": "￥", "—": "―", "•": "・", "–": "‐", "〜": "～", "−": "－", "‖": "∥"}
)
"""What CP932 lacks, and what Japanese Windows writes in its place."""


class CsvEncoding(StrEnum):
    """How a CSV file is written: UTF-8 with a mark, which today's Excel wants; CP932 for older programs."""

    UTF8 = "utf-8"
    CP932 = "cp932"


def is_in_cp932(text: str) -> bool:
    """Say whether every letter of a text can be written."""
    try:
        text.encode("cp932")
    except UnicodeEncodeError:
        return False
    return True
