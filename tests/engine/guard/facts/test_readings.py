"""A text is read in every way in which it may have been written."""

import base64
from urllib.parse import quote

import pytest

from studio.engine.guard.facts.readings import readings

WORDS = "口座番号は 1234567"


@pytest.mark.parametrize(
    "written",
    [
        WORDS,
        quote(WORDS),
        quote(quote(WORDS)),
        base64.b64encode(WORDS.encode()).decode(),
        base64.urlsafe_b64encode(WORDS.encode()).decode().rstrip("="),
        f"/x{base64.b64encode(WORDS.encode()).decode()}",
        f"q={WORDS.encode().hex()}",
    ],
)
def test_what_was_written_otherwise_is_read(written: str) -> None:
    assert any(WORDS in reading for reading in readings(written))


def test_what_is_no_base64_says_nothing_more() -> None:
    assert {*readings("abc def")} == {"abc def"}
