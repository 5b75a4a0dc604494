"""A palette of signs is left to `find`, but for its first; calendars and pagers stay whole."""

import pytest

from studio.domain.page.observation import Observation
from studio.engine.perception.render import render
from studio.engine.perception.run_view import RunView
from studio.engine.perception.search import find
from tests.factories import make_observation, node, numbered

SIGNS = [chr(code) for code in range(0x0100, 0x0100 + 60)]


def palette(*words: str) -> Observation:
    buttons = [node("button", one) for one in words]
    page = node("document", "", node("generic", "", *buttons), node("button", "保存"))
    return make_observation(numbered(page))


def test_all_but_the_first_signs_are_left_to_find() -> None:
    page = palette(*SIGNS)
    told = render(page, run_view=RunView("本文を保存する"))
    assert SIGNS[0] in told
    assert SIGNS[-1] not in told
    assert "他 50 件" in told
    assert "保存" in told
    assert SIGNS[-1] in render(page)
    assert SIGNS[-1] in str(find(page, SIGNS[-1]))


@pytest.mark.parametrize(
    "words",
    [SIGNS[:40], [str(day) for day in range(1, 62)], [f"部署{n}" for n in range(1, 62)]],
)
def test_few_signs_numbers_and_words_are_no_palette(words: list[str]) -> None:
    told = render(palette(*words), run_view=RunView("本文を保存する"))
    assert all(f" {one}" in told for one in words)
