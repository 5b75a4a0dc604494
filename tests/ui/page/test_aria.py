"""The tree as rows: keys that last, the filter, the mark."""

import pytest
from pytestqt.modeltest import ModelTester

from studio.domain.page.observation import AriaNode, Observation
from studio.ui.page.aria_index import build_index
from studio.ui.page.aria_model import AriaModel
from studio.ui.page.aria_plan import make_plan
from studio.ui.page.role_words import OTHER_WORDS, role_in_words
from tests.ui.page.aria_shown import catch_up, show


def page(*children: AriaNode, epoch: int = 1) -> Observation:
    root = AriaNode("document", children=children)
    return Observation(epoch=epoch, url="http://127.0.0.1/", title="", root=root)


def list_of(*names: str) -> AriaNode:
    items = tuple(AriaNode("listitem", name, f"e{name}") for name in names)
    return AriaNode("list", "本", "e1", children=items)


def labels(model: AriaModel) -> list[str]:
    rows = (model.row(row) for row in range(model.rowCount()))
    return [row.label for row in rows if row]


def test_what_was_closed_stays_closed_on_the_next_page() -> None:
    model = AriaModel()
    show(model, page(list_of("甲", "乙"), AriaNode("button", "次へ", "e9")))
    model.toggle(0)
    assert labels(model) == ["本", "次へ"]
    news = AriaNode("status", "更新しました")
    show(model, page(news, list_of("甲", "丙"), epoch=2))
    assert labels(model) == ["更新しました", "本"]
    model.toggle(1)
    assert labels(model) == ["更新しました", "本", "甲", "丙"]


def test_equal_siblings_have_keys_of_their_own() -> None:
    tree = build_index(page(*(AriaNode("button", "カートに入れる", f"e{n}") for n in range(50))))
    assert len(tree.by_key) == 50


def test_bare_wrappers_and_repeated_words_are_left_out() -> None:
    words = AriaNode("text", text="ホーム")
    link = AriaNode("link", "ホーム", "e1", children=(words,))
    wrapped = AriaNode("generic", children=(AriaNode("generic", children=(link,)),))
    hand = AriaNode("generic", "", "e2", is_clickable=True)
    rows = build_index(page(wrapped, hand, AriaNode("generic", "", text="価格"))).rows
    assert [(row.node.role, row.label, row.depth) for row in rows] == [
        ("link", "ホーム", 0),
        ("generic", "", 0),
        ("generic", "価格", 0),
    ]


def test_the_filter_keeps_what_stands_around_a_match() -> None:
    model = AriaModel()
    show(model, page(list_of("Ｐｙｔｈｏｎ入門", "Rust"), AriaNode("link", "ホーム")))
    model.search("listitem python")
    catch_up(model)
    assert labels(model) == ["本", "Ｐｙｔｈｏｎ入門"]
    model.search("")
    catch_up(model)
    assert len(labels(model)) == 4


@pytest.mark.parametrize("role", ["cell", "checkbox", "radio", "slider", "spinbutton"])
def test_a_row_is_found_by_the_word_that_stands_in_it(role: str) -> None:
    tree = build_index(page(AriaNode(role, "甲", "e1"), AriaNode("link", "乙", "e2")))
    for words in (role_in_words(role), OTHER_WORDS[role].split()[0]):
        assert [row.label for row in tree.matching(words).rows] == ["甲"]


def test_the_mark_follows_its_element() -> None:
    model = AriaModel()
    show(model, page(list_of("甲", "乙")))
    model.mark_target("e乙")
    show(model, page(AriaNode("alert", "注意"), list_of("甲", "乙"), epoch=2))
    assert model.target is not None
    assert model.target.label == "乙"
    model.mark_target(None)
    assert model.target is None


def test_a_tree_of_two_thousand_levels_is_no_problem() -> None:
    node = AriaNode("button", "底", "e1")
    for _ in range(2_000):
        node = AriaNode("group", children=(node,))
    assert build_index(page(node)).rows[-1].depth == 2_000


def test_an_element_is_known_by_its_ref_when_equal_ones_come_before_it() -> None:
    items = [
        AriaNode("listitem", "", f"e{n}", children=(AriaNode("text", text=f"{n}"),))
        for n in range(9)
    ]
    before = build_index(page(*items[3:]))
    after = build_index(page(*items, epoch=2), before)
    old = {row.node.ref: row.key for row in before.rows if row.node.ref}
    new = {row.node.ref: row.key for row in after.rows if row.node.ref}
    assert {ref: new[ref] for ref in old} == old
    assert len(after.by_key) == len(after.rows)


def test_a_ref_that_now_names_something_else_is_another_element() -> None:
    before = build_index(page(AriaNode("button", "送信", "e1")))
    after = build_index(page(AriaNode("link", "ホーム", "e1"), epoch=2), before)
    assert before.rows[0].key != after.rows[0].key


def test_people_find_roles_by_their_own_words() -> None:
    model = AriaModel()
    show(model, page(AriaNode("button", "送信", "e1"), AriaNode("link", "ホーム", "e2")))
    model.search("ﾎﾞﾀﾝ")
    catch_up(model)
    assert (labels(model), model.matches) == (["送信"], 1)


def test_a_plan_for_an_older_wish_changes_nothing_more() -> None:
    model = AriaModel()
    show(model, page(list_of("甲", "乙", "丙")))
    model.show(build_index(page(list_of("丁", "甲", "戊", "乙"), epoch=2)))
    steps = model.steps(make_plan(model.wish))
    next(steps)
    model.search("乙")
    assert list(steps) == []
    assert model.is_behind
    catch_up(model)
    assert labels(model) == ["本", "乙"]


def test_a_node_closed_while_rows_come_in_is_closed_with_them() -> None:
    model = AriaModel()
    show(model, page(list_of("甲", "乙", "丙")))
    model.show(build_index(page(list_of("丁", "甲", "戊", "乙"), epoch=2)))
    next(model.steps(make_plan(model.wish)))
    model.toggle(0)
    catch_up(model)
    assert labels(model) == ["本"]
    model.toggle(0)
    assert labels(model) == ["本", "丁", "甲", "戊", "乙"]


def test_qt_finds_no_fault_with_the_model(qtmodeltester: ModelTester) -> None:
    model = AriaModel()
    show(model, page(list_of("甲", "乙", "丙"), AriaNode("link", "ホーム", "e8")))
    qtmodeltester.check(model)
    show(model, page(AriaNode("alert", "注意"), list_of("丙", "甲", "丁"), epoch=2))
    model.toggle(1)
    model.toggle(1)
    qtmodeltester.check(model)
