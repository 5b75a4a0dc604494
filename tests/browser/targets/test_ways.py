"""Each family of candidates finds its element in a real page, and damaged ones find nothing."""

import pytest

from studio.browser.targets.ways import attribute_selector, place_of, to_locator
from studio.domain.page.target import Candidate, Family
from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PAGE = """
<form aria-label=申請><button data-testid=send id=go title=送り出す>送信 (3)</button></form>
<label>氏名<input name=family placeholder=山田></label>
<table><tr><td>りんご</td><td><button>編集</button></td></tr><tr><td>みかん</td><td><button>編集</button></td></tr></table>
<dl><dt>担当</dt><dd><a href=/staff/7>佐藤</a></dd></dl>
<div class=card><b>合計　金額</b></div><img alt=ロゴ src=data:,>
"""


def by(family: Family, value: str = "", **more: object) -> Candidate:
    return Candidate.model_validate({"family": family, "value": value, "score": 1, **more})


async def test_a_candidate_finds_its_one_element(studio: Studio) -> None:
    await studio.show(PAGE)
    for candidate, said in (
        (by(Family.TEST_ID, "send"), "送信 (3)"),
        (by(Family.ROLE, "送信 (3)", role="button"), "送信 (3)"),
        (by(Family.ROLE, "送信 (9)", role="button", is_count=True), "送信 (3)"),
        (by(Family.TITLE, "送り出す"), "送信 (3)"),
        (by(Family.SCOPED, role="button", scope_role="form", scope_name="申請"), "送信 (3)"),
        (by(Family.SCOPED, "編集", role="button", scope_role="row", scope_key="みかん"), "編集"),
        (by(Family.NEAR, role="link", scope_role="term", scope_key="担当"), "佐藤"),
        (by(Family.TEXT, "佐藤"), "佐藤"),
        (by(Family.TEXT, "合計 金額", tag="div"), "合計\u3000金額"),
        (by(Family.ATTRIBUTE, "href=/staff/7"), "佐藤"),
        (by(Family.ATTRIBUTE, "href^=/staff/"), "佐藤"),
        (by(Family.ID, "go"), "送信 (3)"),
        (by(Family.CSS, "form > button"), "送信 (3)"),
        (by(Family.LABEL, "氏名"), ""),
        (by(Family.PLACEHOLDER, "山田"), ""),
        (by(Family.TITLE, "ロゴ", tag="img"), ""),
    ):
        found = to_locator(studio.session.page, candidate)
        assert await found.count() == 1, candidate
        assert (await found.inner_text()).strip() == said, candidate


async def test_of_an_nth_candidate_all_that_it_counts(studio: Studio) -> None:
    await studio.show(PAGE)
    nth = by(Family.NTH, "2/2", role="button", scope_name="編集")
    assert await to_locator(studio.session.page, nth).count() == 2
    assert place_of(nth) == (2, 2)


async def test_what_a_damaged_flow_holds_finds_nothing(studio: Studio) -> None:
    await studio.show(PAGE)
    for damaged in (
        by(Family.TREE, "送信 (3)", role="button"),
        by(Family.ATTRIBUTE, "name"),
        by(Family.TEXT, "合計 金額", tag="div, button"),
        by(Family.NEAR, scope_key="担当", tag="*"),
        by(Family.ATTRIBUTE, 'x]*,[name=family"'),
    ):
        assert await to_locator(studio.session.page, damaged).count() == 0, damaged


async def test_a_place_that_cannot_be_read_is_no_place() -> None:
    assert place_of(by(Family.NTH, "x/y")) == (1, -1)
    assert place_of(by(Family.ID, "1/2")) is None


async def test_values_of_attributes_are_quoted() -> None:
    assert attribute_selector('name=a"]*') == '[name="a\\"]*"]'
