"""What an ordinary run plays: a fixed part of each catalogue, of each at least one; `poe hostile` plays all."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar
from zlib import crc32

T = TypeVar("T")
IS_WHOLE: Final = bool(os.environ.get("TEJUN_TEST_WHOLE"))


def sampled(cases: Sequence[T], names: Sequence[str], share: int) -> list[T]:
    """Return one in `share` of the cases, one at least, always the same ones, chosen by name; all when told so."""
    ranked = [(crc32(name.encode()), case) for case, name in zip(cases, names, strict=True)]
    chosen = [case for rank, case in ranked if IS_WHOLE or rank % share == 0]
    return chosen or [case for rank, case in ranked if rank == min(one for one, _ in ranked)]
