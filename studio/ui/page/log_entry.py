"""One line of the step log, as a value."""

from dataclasses import dataclass
from enum import StrEnum


class Tone(StrEnum):
    """How a line is coloured; its icon and words say the same."""

    GOOD = "green"
    BUSY = "accent_line"
    WARN = "amber"
    BAD = "red"
    CALM = "muted"


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log.

    Attributes:
        icon: In the icon font.
        tone: Colour of the icon.
        text: One sentence.
        sub: Small print: how found, confidence, seconds.
        item_id: The checklist item it belongs to, "" for none.
    """

    icon: str
    tone: Tone
    text: str
    sub: str = ""
    item_id: str = ""

    @property
    def is_problem(self) -> bool:
        """True for what the filter 「注意と失敗だけ」 keeps."""
        return self.tone in (Tone.WARN, Tone.BAD)
