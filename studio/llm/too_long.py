"""A prompt that a model cannot hold: how servers say so, and how much smaller it has to be. Pure."""

import re
from dataclasses import dataclass
from typing import Final

_CODES: Final = frozenset(
    {"context_length_exceeded", "exceed_context_size_error", "string_above_max_length",
     "model_max_prompt_tokens_exceeded", "tokens_limit_reached", "request_too_large"}
)  # fmt: skip
_SAID: Final = re.compile(
    r"context[ _](?:length|size|window)|maximum (?:input|prompt|number of tokens)|(?:prompt|input)[^.]{0,20} too long"
    r"|context the overflows|reduce the length|input tokens? (?:count|exceed)|request too large",
    re.IGNORECASE,
)
_NUMBER: Final = r"(\d[\d,]{2,9})"
_LIMITS: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"context (?:length|size|window)(?: of)?(?: only)?(?: is| \(|:)? *{_NUMBER}",
        rf"(?:limit|allowed|supports?)(?: of| is| \(|:)?(?: at most)? *\(?{_NUMBER}",
        rf"{_NUMBER}[^\d]{{0,12}}maximum",
        rf"maximum[^\d]{{0,40}}{_NUMBER}",
        rf'"?n_ctx"?\'?: *{_NUMBER}',
    )
)
_RESERVED: Final = (
    re.compile(rf"{_NUMBER} (?:in|for) the completion", re.IGNORECASE),
    re.compile(rf"{_NUMBER} output tokens", re.IGNORECASE),
)
_ANY_NUMBER: Final = re.compile(r"(?<![\d,.])\d[\d,]{2,9}(?![\d,]*\.\d)")
_SAFE: Final = 0.95
MIN_ANSWER: Final = 512
"""Tokens: an answer with its reason fits."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What a refusal says, in the server's tokens; 0 = not told.

    Attributes:
        limit: The most the model holds.
        used: What the request came to, the room kept for the answer included where told.
        reserved: The part of `used` that was kept for the answer.
    """

    limit: int = 0
    used: int = 0
    reserved: int = 0

    @property
    def answer_room(self) -> int:
        """Tokens an answer may have at most, where the answer's room is what does not fit; else 0."""
        if not self.limit or self.reserved * 2 <= self.limit:
            return 0
        return max(MIN_ANSWER, self.limit // 4)

    def prompt_room(self, asked: int) -> int:
        """Return what a prompt may come to, by our own estimate; half of it when nothing is told.

        Args:
            asked: What the refused prompt came to by our own estimate.
        """
        if not self.limit:
            return asked // 2
        prompt = self.used - self.reserved
        # How the server's tokenizer differs from our estimate; no figure: as it is.
        scale = prompt / asked if prompt > 0 and asked else 1.0
        room = (self.limit - (self.answer_room or self.reserved)) / max(scale, 0.1)
        # Where the answer's room gives way, the prompt may fit as it is; else it has to shrink.
        most = asked if self.answer_room else round(asked * 0.9)
        return min(round(room * _SAFE), most)


def is_too_long(code: str, text: str) -> bool:
    """Say whether a refusal means that the prompt does not fit."""
    return code in _CODES or _SAID.search(text) is not None


def read_figures(text: str) -> Figures:
    """Return the figures in a refusal, in whichever server's words."""
    plain = re.sub(r"error code: \d+", "", text, flags=re.IGNORECASE)
    limit = next((_number(found[1]) for pattern in _LIMITS if (found := pattern.search(plain))), 0)
    if not limit:
        return Figures()
    reserved = next(
        (_number(found[1]) for pattern in _RESERVED if (found := pattern.search(plain))), 0
    )
    others = [_number(found) for found in _ANY_NUMBER.findall(plain)]
    used = max((number for number in others if number > limit), default=0)
    if not used and reserved:
        used = sum(number for number in others if number not in (limit, reserved)) + reserved
    return Figures(limit, used, reserved)


def _number(text: str) -> int:
    return int(text.replace(",", "") or 0)
