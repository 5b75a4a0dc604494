"""For how long the same thing has been going on, told once it takes longer than people expect. Pure."""

from dataclasses import dataclass
from typing import Final

_TOLD_S: Final = 3.0


@dataclass(frozen=True, slots=True)
class Patience:
    """What is going on, and since when.

    Attributes:
        what: Anything that is another value once something happened; None while nothing is waited for.
        since_s: When it began, of a clock that only counts.
    """

    what: object = None
    since_s: float = 0.0

    def at(self, what: object, now_s: float) -> "Patience":
        """Return the patience of now: something that goes on has its old beginning."""
        return self if what == self.what else Patience(what, now_s)

    def told_s(self, now_s: float) -> int:
        """Return for how many whole seconds it has gone on; 0 while that is nothing to be told."""
        waited = now_s - self.since_s
        return int(waited) if self.what is not None and waited >= _TOLD_S else 0
