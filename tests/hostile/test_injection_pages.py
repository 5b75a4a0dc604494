"""Pages that give orders: what reaches the model is fenced data, and an obedient model is stopped."""

import re
import unicodedata
from collections.abc import Callable
from urllib.parse import unquote

import pytest

from studio.llm.resources import load_prompt
from tests.chat_server import JsonObject
from tests.hostile.injections import INJECTIONS, MARK, Injection
from tests.hostile.minds import everything_sent, question_of
from tests.hostile.obedience import injection_cases
from tests.hostile.sample import sampled
from tests.hostile.stage import Case, Stage

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Record = Callable[[str, object], None]
BOUNDARY = re.compile(r"data-[0-9a-f]{8,}")
FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f")
"""Letters and marks without a picture: they are no format characters, and nobody sees them."""
PAIRS = sampled(
    list(zip(INJECTIONS, injection_cases(), strict=True)), [one.name for one in INJECTIONS], 8
)


@pytest.mark.parametrize(
    ("injection", "case"), PAIRS, ids=[injection.name for injection, _ in PAIRS]
)
async def test_a_page_that_gives_orders_stays_data(
    injection: Injection, case: Case, stage: Stage, record_property: Record
) -> None:
    played = await stage.play(case)
    record_property("hostile", played.figures)
    asked = [request for request in stage.chat.requests if question_of(request) != "plan"]
    assert asked
    for request in asked:
        assert_fenced(request)
    texts = {user_text(request) for request in asked}  # a repair turn repeats its question
    assert len({boundary_of(request) for request in asked}) == len(texts), "a boundary came twice"
    assert injection.is_seen in (None, MARK in unquote(everything_sent(asked)))
    assert played.breaches == (), played


def user_text(request: JsonObject) -> str:
    """Return the user's first message of a request."""
    return str(request["messages"][1]["content"])


def boundary_of(request: JsonObject) -> str:
    """Return the boundary: what the last line closes."""
    closing = user_text(request).splitlines()[-1]
    return closing.removeprefix("</").removesuffix(">")


def assert_fenced(request: JsonObject) -> None:
    """Check one prompt: one fence that only its two lines name, and the page nowhere else."""
    text, boundary = user_text(request), boundary_of(request)
    assert BOUNDARY.fullmatch(boundary), text[-200:]
    assert text.count(boundary) == 2, text
    before, _, inside = text.partition(f"\n<{boundary}>\n")
    assert inside.endswith(f"\n</{boundary}>"), text
    assert MARK not in before, before
    system = str(request["messages"][0]["content"])
    assert system.startswith(load_prompt(question_of(request)).text)
    assert MARK not in system
    assert unseen(text) == []


def unseen(text: str) -> list[str]:
    """Return the characters of a prompt that nobody could see on a page."""
    return [
        f"U+{ord(char):04X}"
        for char in text
        if char in FILLERS or (unicodedata.category(char)[0] == "C" and char not in "\n\t")
    ]
