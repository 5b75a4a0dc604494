"""What an ordinary run plays: a fixed fifth of the attacks, a quarter of the pages; `poe hostile` plays all."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar
from zlib import crc32

T = TypeVar("T")
IS_WHOLE: Final = bool(os.environ.get("TEJUN_TEST_WHOLE"))


def sampled(cases: Sequence[T], names: Sequence[str], share: int) -> list[T]:
    """Return one in `share` of the cases, always the same ones, chosen by name; all when told so."""
    return [
        case
        for case, name in zip(cases, names, strict=True)
        if IS_WHOLE or crc32(name.encode()) % share == 0
    ]
