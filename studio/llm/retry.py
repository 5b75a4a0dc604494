"""Which failed calls are worth repeating, and after how long. Pure, so that tests need no clock."""

import random
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Final

import openai

from studio.llm.complaints import is_of_the_request
from studio.llm.network import is_lasting

MAX_TRIES: Final = 4
_FIRST_WAIT_S: Final = 0.5
_LONGEST_WAIT_S: Final = 8.0
_TRANSIENT: Final = frozenset({408, 409, 429})
_QUOTA_CODES: Final = frozenset(
    {"insufficient_quota", "billing_hard_limit_reached", "billing_not_active"}
)


def retry_delay(error: Exception, tries: int) -> float | None:
    """Return the seconds to wait before the next try, or None when another try is useless.

    Args:
        error: What the last try raised.
        tries: How many tries there were, 1 or more.
    """
    if tries >= MAX_TRIES or not is_transient(error):
        return None
    asked = retry_after_s(error)
    return asked if asked is not None else _backoff(tries)


def is_transient(error: Exception) -> bool:
    """Say whether the same request may succeed later: network, overload, rate; never quota."""
    if isinstance(error, openai.APIConnectionError):
        return not is_lasting(error)
    if not isinstance(error, openai.APIStatusError) or is_quota(error):
        return False
    if error.response.headers.get("x-should-retry") == "false" or is_of_the_request(error):
        return False
    return error.status_code in _TRANSIENT or error.status_code >= 500


def is_quota(error: openai.APIError) -> bool:
    """Say whether money is what is missing, which no waiting brings back."""
    return error.code in _QUOTA_CODES or error.type in _QUOTA_CODES


def retry_after_s(error: Exception) -> float | None:
    """Return what the server asked us to wait (`Retry-After` in seconds or as a date), or None."""
    if not isinstance(error, openai.APIStatusError):
        return None
    headers = error.response.headers
    for name, scale in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        text = headers.get(name, "").strip()
        if text.replace(".", "", 1).isdecimal():
            return float(text) * scale
    return _seconds_until(headers.get("retry-after", ""))


def _seconds_until(date: str) -> float | None:
    try:
        moment = parsedate_to_datetime(date)
    except (TypeError, ValueError):
        return None
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return max(0.0, (aware - datetime.now(UTC)).total_seconds())


def _backoff(tries: int) -> float:
    """Double the wait each time; the jitter keeps several runs from knocking together."""
    return min(_LONGEST_WAIT_S, _FIRST_WAIT_S * 2 ** (tries - 1)) * random.uniform(0.75, 1.0)  # noqa: S311
