"""What leads on in a list, and what only looks so."""

import pytest

from studio.domain.page.observation import AriaNode
from studio.engine.replay.lists.pagers import (
    is_pager,
    may_lead_away,
    more_controls,
    next_page_control,
    told_total,
)
from tests.factories import make_observation, node, results, text


@pytest.mark.parametrize(
    ("before", "after", "count"),
    [
        ((), (node("button", "もっと見る"),), 1),
        ((), (node("link", "さらに表示", url="#"),), 1),
        ((), (node("link", "もっと見る", url="/ranking"),), 0),
        ((node("button", "もっと見る"),), (), 0),
        ((), (node("button", "もっと見る", disabled="true"),), 0),
        ((), (node("button", "もっと見る"), node("button", "続きを表示")), 2),
    ],
)
def test_what_draws_more_rows(
    before: tuple[AriaNode, ...], after: tuple[AriaNode, ...], count: int
) -> None:
    page = make_observation(*before, results(), *after)
    container = next(one for one in page.nodes if one.role == "list")
    assert len(more_controls(page, container)) == count


def test_a_button_inside_a_row_draws_no_more_rows() -> None:
    rows = [node("listitem", "", text(str(n)), node("button", "もっと見る")) for n in range(2)]
    page = make_observation(node("list", "本", *rows))
    assert more_controls(page, page.root.children[0]) == ()


@pytest.mark.parametrize(
    ("words", "total"),
    [("全 34 件", 34), ("1〜20 件（34件中）", 34), ("34 件", 0), ("全34件 全12件", 0)],
)
def test_how_many_rows_a_page_says_there_are(words: str, total: int) -> None:
    assert told_total(make_observation(text(words))) == total


def test_the_number_after_the_current_page() -> None:
    links = [node("link", str(n), url=f"?page={n}") for n in (2, 3)]
    found = next_page_control(make_observation(text("1"), *links))
    assert found is not None
    assert found.url == "?page=2"


@pytest.mark.parametrize(
    ("control", "beside", "is_odd"),
    [
        (node("link", "次へ", url="/confirm"), (), True),
        (node("link", "次へ", url="/confirm"), (text("全 34 件"),), False),
        (node("link", "次へ", url="/listNext.do"), (node("link", "前へ", url="/listPrev.do"),), False),
        (node("link", "次へ", url="?page=2"), (), False),
        (node("link", "次へ", url="/search/2"), (), False),
        (node("link", "次へ", url="/list/page/2"), (), False),
        (node("link", "次へ", url="#"), (), False),
        (node("button", "次へ"), (), False),
        (node("button", "次へ"), (node("radio", "プラン A"),), True),
        (node("button", "次へ"), (node("radio", "プラン A"), node("button", "2")), False),
    ],
)  # fmt: skip
def test_the_next_step_of_a_form_is_no_next_page(
    control: AriaNode, beside: tuple[AriaNode, ...], is_odd: bool
) -> None:
    page = make_observation(results(), *beside, control, url="http://shop.example/search")
    found = next_page_control(page)
    assert found is not None
    assert may_lead_away(page, found) is is_odd


@pytest.mark.parametrize(
    ("cells", "is_one"),
    [
        (("前へ", "次へ"), True),
        (("全 34 件", "2 / 5 ページ", "«", "1", "2", "…", "Next"), True),
        (("次", "1,200円"), False),
        (("次", "山田 著"), False),
    ],
)
def test_a_row_that_says_only_where_one_is_in_a_list_is_its_pager(
    cells: tuple[str, ...], is_one: bool
) -> None:
    assert is_pager(cells) is is_one


def test_a_total_that_a_link_says_is_that_of_the_list_it_leads_to() -> None:
    everything = node("link", "全 240 件", url="/all", ref="e1")
    assert told_total(make_observation(node("text", text="結果 18"), everything)) == 0
