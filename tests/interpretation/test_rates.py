"""How much office Japanese the built-in engine reads, and how rightly; printed, and held to the bar.

The rules were made with the development set at hand. The held-out set was written before them and
is only counted: its rate is the honest one.
"""

import pytest

from studio.domain.errors import InstructionError
from studio.engine.ports import PlanRequest
from studio.llm.builtin.japanese import read_sentence, read_text
from studio.llm.builtin.literals import mask
from studio.llm.builtin.office_dates import with_days
from studio.llm.builtin.planning import find_site, make_checklist
from tests.interpretation.cases import Case, read_cases
from tests.interpretation.scoring import (
    SITES,
    TODAY,
    claimed_share,
    right_share,
    score,
    summary,
)

DEVELOPMENT = read_cases("development")
HELD_OUT = read_cases("held_out")
CLAIMED_AT_LEAST = 0.5
RIGHT_AT_LEAST = 0.9


def test_the_set_is_large_and_no_instruction_stands_in_it_twice() -> None:
    texts = [case.text for case in (*DEVELOPMENT, *HELD_OUT)]
    assert len(texts) >= 140
    assert len(HELD_OUT) >= 60
    assert len(set(texts)) == len(texts)


def test_half_is_claimed_and_nine_in_ten_of_the_claimed_are_right() -> None:
    """The bar, on the set that the rules were made with; and what the other set says of them."""
    development, held_out = ([score(case) for case in s] for s in (DEVELOPMENT, HELD_OUT))
    print("\n" + summary("開発用の文例", development))
    print(summary("取り置きの文例", held_out))
    assert claimed_share(development) >= CLAIMED_AT_LEAST
    assert right_share(development) >= RIGHT_AT_LEAST


def test_the_bar_holds_over_both_sets_together() -> None:
    scores = [score(case) for case in (*DEVELOPMENT, *HELD_OUT)]
    assert claimed_share(scores) >= CLAIMED_AT_LEAST
    assert right_share(scores) >= RIGHT_AT_LEAST


def test_what_is_forbidden_conditional_or_repeated_is_never_claimed() -> None:
    never = ("negation", "conditional", "loop", "question", "unreadable")
    claimed = [
        case.text
        for case in (*DEVELOPMENT, *HELD_OUT)
        if case.category in never and score(case).is_claimed
    ]
    assert claimed == []


@pytest.mark.parametrize("case", [*DEVELOPMENT, *HELD_OUT], ids=lambda c: c.text[:20])
def test_a_line_says_again_what_was_meant(case: Case) -> None:
    """The run reads the lines of the checklist, not the sentence."""
    try:
        checklist = make_checklist(PlanRequest(instruction=case.text, sites=SITES), "", TODAY)
    except InstructionError:
        return
    sentence = find_site(with_days(mask(case.text), TODAY), SITES).sentence
    meant = [reading.intent for reading in read_sentence(sentence).readings]
    again = [read_text(item.text) for item in checklist.items]
    assert not meant or [one.intent for read in again for one in read.readings] == meant
    assert [read.unread for read in again if read.unread and not checklist.unread] == []
