"""What people call the parts of a page."""

import pytest

from studio.ui.page.aria_rows import ROLE_ICONS
from studio.ui.page.role_words import ROLE_WORDS, role_in_words


@pytest.mark.parametrize("role", sorted({*ROLE_ICONS} - {"generic"}))
def test_what_has_a_picture_has_a_word(role: str) -> None:
    assert role_in_words(role) == ROLE_WORDS[role]


def test_a_role_that_nobody_knows_is_a_part() -> None:
    assert role_in_words("doc-pagebreak") == "部品"
