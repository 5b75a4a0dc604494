"""A form that is checked before it is taken: one card, however its page sends it."""

import pytest

from studio.engine.ports import OutgoingRequest
from tests.engine.guard.test_traffic import EVIL, PRESS, Border, data

CLAIM = (("applicant", "佐藤 花子"), ("amount", "2400"))


@pytest.mark.parametrize(
    ("second", "is_asked"),
    [
        (data("expense", *CLAIM), False),
        (data("expense/check", *CLAIM), True),
        (data("expense", ("applicant", "佐藤 花子"), ("amount", "9000")), True),
        (data("expense/delete", *CLAIM), True),
        (data(f"{EVIL}expense", *CLAIM), True),
        (data("expense"), True),
    ],
    ids=["the same words", "the very same", "other words", "a command", "elsewhere", "nothing"],
)
async def test_what_was_read_once_is_asked_once(second: OutgoingRequest, is_asked: bool) -> None:
    border = Border()
    border.answers(True, False)
    border.guard.begin(PRESS)
    decided = await border.decide(data("expense/check", *CLAIM), second)
    assert decided == [True, not is_asked]
    assert len(border.asked) == 1 + is_asked


async def test_it_holds_for_one_more_request_and_for_this_act() -> None:
    border = Border()
    border.answers(True, False, False)
    border.guard.begin(PRESS)
    first, second, third = (data(path, *CLAIM) for path in ("check", "expense", "again"))
    assert await border.decide(first, second, third) == [True, True, False]
    border.guard.begin(PRESS)
    assert await border.decide(second) == [False]


async def test_a_yes_that_nobody_read_covers_nothing_more() -> None:
    border = Border(is_attended=False, approves_all=True)
    border.guard.begin(PRESS)
    assert (await border.decide(data("check", *CLAIM), data("expense", *CLAIM)))[1] is False
