"""Where a deed leads on to: what confirms it and what answers it, and nothing else."""

import pytest

from studio.engine.guard.facts.leading import goes_back, goes_on
from tests.engine.guard.facts.test_commands import SITE, sent


@pytest.mark.parametrize(
    ("was", "now", "expected"),
    [
        ("link/delete?type=user&id=5", "delete?type=user", True),
        ("link/delete?type=user&id=5", "list", True),
        ("delete?type=user&id=5", "delete?type=user", False),  # it would be done again
        ("delete?id=5", "members/delete", False),
        ("link/delete?id=5", "taikai?id=5", False),
        ("link/delete?id=5", "delete?id=6", False),
    ],
)
def test_a_deed_leads_on_to_no_other_thing(was: str, now: str, *, expected: bool) -> None:
    request = sent(f"{SITE}/{now}", method="GET")
    assert goes_on(f"{SITE}/{was}", "削除", request) is expected


def test_the_page_that_answers_presses_a_button_of_its_own() -> None:
    where, kind = f"{SITE}/list", ("type", "user")
    assert goes_back(where, (kind, ("delete", "")), sent(where, kind, ("back", "")))
    assert not goes_back(where, (kind, ("delete", "")), sent(where, kind))
