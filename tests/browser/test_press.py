"""The script of a press check, asked directly: what counts as the same, and what does not."""

import pytest

from studio.browser.hands.press_check import PRESS_MOVED, PRESS_UNSURE
from studio.browser.scripts import script
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ARM = f"""([html, selector, want]) => {{
  document.body.innerHTML = html;
  const all = {{own: [], own_loose: [], cells: [], loose: [], ref: '', clicks: 1, recorded: false, confirmed: false, ms: 1, ...want}};
  try {{ ({script("press", "checkPress")})({{}}, document.querySelector(selector), '1', all); return ''; }}
  catch (fault) {{ return fault.message; }}
}}"""
ROW = "<ul><li>甲 <b>3,000</b>円 <i>2</i> <button>承認</button><li>乙 22 <button>承認</button></ul>"


@pytest.mark.parametrize(
    ("html", "cells", "is_said"),
    [
        (ROW, ["甲", "3,000円", "2"], True),
        (ROW, ["甲", "3,000 円"], True),
        (ROW, ["甲", "3,000"], True),
        (ROW, ["甲", "3,00"], False),
        (ROW, ["乙"], False),
        ("<li><a href=/7>甲</a><button>承認</button>", ["甲", "/7"], True),
        ("<li><a href=/8>甲</a><button>承認</button>", ["甲", "/7"], False),
        ("<li><img alt=赤>甲<button>承認</button>", ["赤甲"], True),
        ("<li><span aria-label=評価4>★★★★☆</span><button>承認</button>", ["評価4"], True),
        (
            "<style>b::before{content:'¥'}</style><li><b>3,000</b><button>承認</button>",
            ["¥3,000"],
            True,
        ),
        ("<li>甲<u hidden>秘</u>乙<button>承認</button>", ["甲乙"], True),
        ("<li>残り 00:10:57<button>承認</button>", ["残り 00:10:59"], True),
        ("<li>残り 00:10:37<button>承認</button>", ["残り 00:10:59"], False),
        ("<li>あと 57秒<button>承認</button>", ["あと 58秒"], True),
        ("<li>10:30<button>承認</button>", ["10:00"], False),
        ("<li>5分前<button>承認</button>", ["4分前"], False),
    ],
)
async def test_a_cell_is_said_as_a_whole(
    studio: Studio, html: str, cells: list[str], is_said: bool
) -> None:
    told = await studio.session.page.evaluate(ARM, [html, "button", {"cells": cells}])
    assert told == ("" if is_said else f"{PRESS_UNSURE}: 1")


async def test_words_of_a_row_that_another_row_says_have_moved(studio: Studio) -> None:
    """Looking once more would take the row as it was a moment ago for the one that was verified."""
    told = await studio.session.page.evaluate(ARM, [ROW, "button", {"cells": ["乙 22"]}])
    assert told == f"{PRESS_MOVED}: 1"


async def test_what_was_read_in_the_page_itself_has_changed_when_it_is_not_said(
    studio: Studio,
) -> None:
    ask = studio.session.page.evaluate
    page = ["<button>承認 <b>12</b></button>", "button"]
    assert await ask(ARM, [*page, {"own": ["却下"], "recorded": True}]) == f"{PRESS_MOVED}: 1"
    counted = {"own": ["承認", "11"], "own_loose": ["11"], "recorded": True}
    assert await ask(ARM, [*page, counted]) == ""
    assert await ask(ARM, [*page, counted | {"own_loose": []}]) == f"{PRESS_MOVED}: 1"


async def test_the_words_of_an_element_are_told_as_they_are_compared(studio: Studio) -> None:
    await studio.show("<label>氏 名 <input id=f></label><a href=/x><b>Ａ</b> の本</a>")
    ask = studio.session.page.eval_on_selector
    assert await ask("a", script("hands/aiming", "ownWords")) == ["/x", "A", "の本"]
    assert await ask("input", script("hands/aiming", "ownWords")) == ["氏名"]
