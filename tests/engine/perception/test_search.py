"""Searching a page: everything that a fold may hide is found, and says where it stands."""

import re

import pytest
from hypothesis import given, settings

from studio.domain.page.observation import Observation
from studio.domain.text import estimate_tokens, squeeze
from studio.engine.perception.render import render
from studio.engine.perception.search import MAX_HITS, find
from studio.engine.perception.wording import clean
from tests.engine.perception import pages as made
from tests.engine.perception.captured import captured
from tests.engine.perception.pages import pages
from tests.factories import make_observation, node, text


def test_a_row_is_found_with_its_number_its_header_and_its_neighbours() -> None:
    found = find(made.staff(2_000), "社員 1234")
    assert found.count == 1
    assert found.text.splitlines() == [
        "「社員 1234」: 1 か所",
        "[表1「社員」 2,000 行の 1,235 行目]",
        "列: 社員番号|氏名|部署|操作 e# 詳細",
        "  101233|社員 1233|経理部|e7412",
        "> 101234|社員 1234|経理部|e7418",
        "  101235|社員 1235|経理部|e7424",
    ]


@pytest.mark.parametrize(
    "query", ["ＰＹＴＨＯＮ", "python 入門", "ｐｙｔｈｏｎ　入門", "入門 Python", "Python入門"]
)
def test_width_case_blanks_and_order_do_not_matter(query: str) -> None:
    assert "> e78 Python 入門 手を動かして学ぶ12章|" in find(captured("results"), query).text


def test_what_rows_share_is_found_in_each_of_them() -> None:
    found = find(captured("results"), "Rust カートに入れる")
    assert found.count == 1
    assert "> e45 Rust" in found.text
    assert "列: …|…|…|… (税込)|…|e# カートに入れる" in found.text


def test_many_hits_are_capped_and_counted() -> None:
    found = find(made.staff(2_000), "経理部")
    assert found.count == 2_000
    assert found.shown <= MAX_HITS
    assert found.text.endswith(f"…他 {2_000 - found.shown:,} か所。言葉を足すと絞れます。")
    assert estimate_tokens(found.text) < 1_500


def test_what_says_nothing_else_is_shown_before_what_only_holds_it() -> None:
    lines = (node("paragraph", "", text(f"2026 年度の案内、その {n}")) for n in range(2 * MAX_HITS))
    page = make_observation(*lines, node("link", "2"))
    found = find(page, "2")
    assert "> e25 2" in found.text.splitlines()[:4]


def test_an_option_that_is_not_shown_is_found() -> None:
    page = make_observation(node("combobox", "県", *(node("option", f"県{n}") for n in range(47))))
    assert "> e1 select 県" in find(page, "県40").text
    assert "(選択肢に「県40」)" in find(page, "県40").text
    assert "選択肢に" not in find(page, "県3").text.partition("(")[0]


def test_a_text_across_a_link_is_found_below_its_heading() -> None:
    found = find(made.book(3), "参照 25 を見て")
    assert "[見出し「第 1 章」]" in found.text
    assert "[e" in found.text
    assert found.count == 1


def test_nothing_found_says_so() -> None:
    for query in ("ない言葉", "", "　", "!!"):
        found = find(captured("shop"), query)
        assert found.count == 0
        assert "見つかりませんでした" in found.text


def test_a_cut_line_around_a_hit_cuts_no_ref() -> None:
    links = [node("link", f"L{n}") for n in range(60)]
    around = node(
        "paragraph",
        "",
        text("とても長い文章がここにあって、"),
        *(p for link in links for p in (link, text("と"))),
    )
    page = make_observation(around, node("paragraph", "", text("探している言葉")))
    found = find(page, "探している言葉")
    cut = found.text.splitlines()[1]
    assert cut.endswith("…")
    refs = re.findall(r"e\d+", cut)
    assert refs == [link for link in re.findall(r"e\d+", render(page)) if link in refs]
    assert re.search(r"\[e\d+ (L\d+\])?\D*…$", cut)


@settings(max_examples=40)
@given(pages)
def test_every_operable_element_can_be_found_by_its_name(page: Observation) -> None:
    closed = {id(c) for n in page.nodes if n.role == "combobox" for c in n.children}
    for element in page.operable:
        name = clean(element.name)
        if id(element) in closed or not any(char.isalnum() for char in squeeze(name)):
            continue
        assert find(page, name).count > 0
