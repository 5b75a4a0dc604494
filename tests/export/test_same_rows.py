"""The script's reading of rows is a copy of the engine's: both must answer alike on every page."""

from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.browser.sight.aria_parser import parse
from studio.domain.action import ROW_LINK
from studio.domain.observation import AriaNode, Observation
from studio.domain.rule import Comparison, Condition, Joining, Order, SelectionRule
from studio.domain.text import fold, squeeze
from studio.engine.replay.pagers import next_page_control
from studio.engine.replay.rules import order_key, order_problem, select
from studio.export import FORMATS
from tests.export.conftest import load
from tests.export.flow_parts import choose_step, make_flow
from tests.export.values_copy import COPY, copied

METHODS = {
    Comparison.AT_LEAST: "at_least",
    Comparison.AT_MOST: "at_most",
    Comparison.MORE_THAN: "more_than",
    Comparison.LESS_THAN: "less_than",
    Comparison.EQUALS: "equals",
    Comparison.CONTAINS: "contains",
    Comparison.NOT_CONTAINS: "contains_no",
    Comparison.STARTS_WITH: "starts_with",
}
ORDERED = {
    Comparison.AT_LEAST,
    Comparison.AT_MOST,
    Comparison.MORE_THAN,
    Comparison.LESS_THAN,
}
SCRIPT = load(FORMATS["python"].render(make_flow(choose_step(), 上限="1")))


def chosen_by_engine(snapshot: str, rule: SelectionRule, press: str) -> list[str] | str:
    page = Observation(epoch=1, url="http://x/", title="", root=parse(snapshot))
    selection = select(page, rule, press)
    if selection.table is None:
        return selection.code
    if order_problem(selection.matches, rule):
        return "NO_ORDER"
    ranked = sorted(selection.matches, key=lambda match: order_key(match, rule))
    return [match.row.words for match in ranked]


def chosen_by_script(
    snapshot: str, rule: SelectionRule, press: str, script: ModuleType = SCRIPT
) -> list[str] | str:
    """Do what an exported item does, on a snapshot instead of a live page."""
    columns = tuple(condition.column for condition in rule.where)
    order = (rule.order.column,) if rule.order else ()
    is_any = rule.joining is Joining.ANY
    asked = (
        (order, press, rule.shape, columns) if is_any else ((*columns, *order), press, rule.shape)
    )
    try:
        for condition in rule.where:
            if condition.comparison in ORDERED:
                script.must_compare(condition.value)
    except script.Halt:
        return "BAD_CONDITION"
    try:
        table = script.choose_table(script.find_tables(script.read_tree(snapshot)), *asked)
    except script.Halt:
        return "AMBIGUOUS_ROWS"
    if table is None:
        return "NO_ROWS"
    some = any if is_any and rule.where else all
    rows = [
        row
        for row in table.rows
        if some(getattr(row, METHODS[c.comparison])(c.column, c.value) for c in rule.where)
        and (not rule.order or row.can_be_ordered(rule.order.column))
        and (not press or row.may_press(press))
    ]
    if rule.order:
        try:
            rows = script.in_order(rows, rule.order.column, reverse=rule.order.descending)
        except script.Halt:
            return "NO_ORDER"
    return [row.words for row in rows]


def rule(
    *where: tuple[str, Comparison, str],
    order: Order | None = None,
    shape: tuple[str, ...] = (),
    joining: Joining = Joining.ALL,
) -> SelectionRule:
    conditions = (Condition(column=c, comparison=how, value=v) for c, how, v in where)
    return SelectionRule(where=tuple(conditions), order=order, shape=shape, joining=joining)


LINKED = """\
- list "本" [ref=e1]:
  - listitem [ref=e2]:
    - link "表紙" [ref=e3]:
      - /url: /b/1
    - link "海辺の図書館" [ref=e4]:
      - /url: /b/1
    - text: 400円 残り3点
  - listitem [ref=e5]:
    - link "山の時間" [ref=e6]:
      - /url: /b/2
    - link "著者のほかの本" [ref=e7]:
      - /url: /a/9
    - text: 300円 入荷待ち
  - listitem [ref=e8]:
    - text: リンクのない本 200円 在庫あり
    - button "買う" [ref=e9]
"""

CARDS = """\
- main [ref=e1]:
  - navigation "棚" [ref=e90]:
    - list [ref=e91]:
      - listitem [ref=e92]:
        - link "和書 価格 1円" [ref=e93]
        - text: 評価 5
      - listitem [ref=e94]:
        - link "洋書 価格 2円" [ref=e95]
        - text: 評価 5
  - heading "検索結果" [level=1] [ref=e2]
  - list "検索結果の本" [ref=e3]:
    - listitem [ref=e4]:
      - heading "Python 入門" [level=3] [ref=e5]
      - paragraph [ref=e6]: 価格 2,980円
      - text: ★★★★☆ 4.2 (128件)
      - text: 在庫あり
      - button "カートに入れる" [ref=e7]
    - listitem [ref=e8]:
      - 'heading "say \\"hi\\": [ref=e99] it''s" [level=3] [ref=e9]'
      - paragraph [ref=e10]: ￥１，２００
      - text: 評価：4.5
      - text: "在庫: なし"
      - button "カートに入れる" [disabled] [ref=e11]
    - listitem [ref=e12]:
      - heading "評価なし" [level=3] [ref=e13]
      - paragraph [ref=e14]: 1.5万円
      - text: ★★★☆☆
      - text: 残り3点
      - button "カートに入れる" [ref=e15]
    - listitem [ref=e16]:
      - heading "二つの価格" [level=3] [ref=e17]
      - paragraph [ref=e18]: 通常 3,000円
      - paragraph [ref=e19]: 特価 2,500円
      - text: 5つ星のうち3.9
      - button "カートに入れる" [ref=e20]
  - link "次へ ›" [ref=e21] [cursor=pointer]:
    - /url: ?p=2
"""
STAFF = """\
- table "社員" [ref=e1]:
  - rowgroup [ref=e2]:
    - row "番号 氏名 部署 入社年" [ref=e3]:
      - columnheader "番号" [ref=e4]
      - columnheader "氏　名" [ref=e5]
      - columnheader "部署" [ref=e6]
      - columnheader "入社年" [ref=e7]
      - columnheader [ref=e8]
  - rowgroup [ref=e9]:
    - row "1 山田 営業部 2010" [ref=e10]:
      - cell "1" [ref=e11]
      - cell "山田" [ref=e12]
      - cell "営業部" [ref=e13]
      - cell "2010" [ref=e14]
      - cell [ref=e15]:
        - link "編集" [ref=e16]
    - row "2 佐藤 総務部 二〇二〇年" [ref=e17]:
      - cell "2" [ref=e18]
      - cell "佐藤" [ref=e19]
      - cell "総務部" [ref=e20]
      - cell "二〇二〇年" [ref=e21]
      - cell [ref=e22]:
        - link "編集" [ref=e23]
    - row "3 鈴木 営業部 不明" [ref=e24]:
      - cell "3" [ref=e25]
      - cell "鈴木" [ref=e26]
      - cell "営業部" [ref=e27]
      - cell "不明" [ref=e28]
      - cell [ref=e29]:
        - link "編集" [ref=e30]
"""
MIXED = """\
- table "割引" [ref=e1]:
  - row [ref=e2]:
    - columnheader "割引" [ref=e3]
    - columnheader "締切" [ref=e4]
    - columnheader "詳細" [ref=e5]
  - row [ref=e6]:
    - cell "30%OFF" [ref=e7]
    - cell "2026/11/20 18:00" [ref=e8]
    - cell [ref=e9]:
      - link "開く" [ref=e10]
  - row [ref=e11]:
    - cell "500円OFF" [ref=e12]
    - cell "令和8年11月21日(土)" [ref=e13]
    - cell [ref=e14]:
      - link "開く" [ref=e15]
  - row [ref=e16]:
    - cell "2割引" [ref=e17]
    - cell "11月20日〜" [ref=e18]
    - cell [ref=e19]:
      - link "開く" [ref=e20]
"""
TWINS = """\
- list "A" [ref=e1]:
  - listitem [ref=e2]:
    - text: 価格 100円
    - button "買う" [ref=e3]
- list "B" [ref=e4]:
  - listitem [ref=e5]:
    - text: 価格 200円
    - button "買う" [ref=e6]
"""
RENAMED = CARDS.replace('button "カートに入れる" [ref=e7]', 'button "かごへ" [ref=e7]')
SOLD_OUT = RENAMED.replace("在庫あり", "在庫なし")
BELOW, ABOVE = Comparison.AT_MOST, Comparison.AT_LEAST


@pytest.mark.parametrize(
    ("snapshot", "asked", "press"),
    [
        (CARDS, rule(("評価", ABOVE, "4"), ("価格", BELOW, "3000")), "カートに入れる"),
        (CARDS, rule(("評価", ABOVE, "3"), ("価格", BELOW, "三千円")), "カートに入れる"),
        (CARDS, rule(("価格", Comparison.MORE_THAN, "1万")), ""),
        (CARDS, rule(("在庫", Comparison.CONTAINS, "あり")), "カート"),
        (CARDS, rule(("在庫", Comparison.NOT_CONTAINS, "なし")), "カート"),
        (CARDS, rule(order=Order(column="価格")), "カートに入れる"),
        (CARDS, rule(order=Order(column="評価", descending=True)), ""),
        (CARDS, rule(("書名", Comparison.CONTAINS, "python")), "カートに入れる"),
        (CARDS, rule(("評価", Comparison.EQUALS, "4.2")), "カートに入れる"),
        (STAFF, rule(("部署", Comparison.EQUALS, "営業部")), "編集"),
        (STAFF, rule(("氏名", Comparison.CONTAINS, "佐藤")), "編集"),
        (STAFF, rule(("入社年", ABOVE, "2015")), "編集"),
        (STAFF, rule(("部署", Comparison.CONTAINS, "営業"), order=Order(column="番号", descending=True)), "編集"),
        (STAFF, rule(("住所", Comparison.CONTAINS, "東京")), "編集"),
        (TWINS, rule(("価格", BELOW, "500")), "買う"),
        (TWINS, rule(("価格", BELOW, "500"), shape=("list:B",)), "買う"),
        (TWINS, rule(("価格", BELOW, "500")), "売る"),
        (CARDS, rule(("在庫", Comparison.CONTAINS, "あり")), ""),
        (CARDS, rule(("在庫", Comparison.EQUALS, "なし")), ""),
        (CARDS, rule(("評価", ABOVE, "4.3"), ("価格", ABOVE, "1万"), joining=Joining.ANY), ""),
        (STAFF, rule(("入社年", ABOVE, "2015"), ("住所", Comparison.CONTAINS, "東京"), joining=Joining.ANY), "編集"),
        (CARDS, rule(("価格", BELOW, "安い")), ""),
        (MIXED, rule(("割引", ABOVE, "30")), ""),
        (MIXED, rule(("割引", ABOVE, "30%")), ""),
        (MIXED, rule(order=Order(column="割引")), ""),
        (MIXED, rule(("締切", BELOW, "2026/11/20")), "詳細"),
        (MIXED, rule(order=Order(column="締切", descending=True)), ""),
        (LINKED, rule(("価格", BELOW, "500")), ROW_LINK),
        (LINKED, rule(("在庫", Comparison.CONTAINS, "あり")), ROW_LINK),
        (RENAMED, rule(("評価", ABOVE, "4"), ("価格", BELOW, "3000")), "カートに入れる"),
        (SOLD_OUT, rule(("評価", ABOVE, "4"), ("価格", BELOW, "3000")), "カートに入れる"),
        (RENAMED, rule(order=Order(column="価格")), "カートに入れる"),
        (STAFF.replace('link "編集" [ref=e16]', 'link "修正" [ref=e16]'), rule(order=Order(column="番号")), "編集"),
        (STAFF.replace('link "編集" [ref=e16]', 'link "修正" [ref=e16]'), rule(order=Order(column="番号")), ROW_LINK),
        ("", rule(("価格", BELOW, "500")), ""),
    ],
)  # fmt: skip
def test_both_choose_the_same_rows(snapshot: str, asked: SelectionRule, press: str) -> None:
    assert chosen_by_script(snapshot, asked, press) == chosen_by_engine(snapshot, asked, press)


def test_the_pages_above_tell_right_from_wrong() -> None:
    """The comparison would be empty if both sides never found anything."""
    asked = rule(("評価", ABOVE, "4"), ("価格", BELOW, "3000"))
    (only,) = chosen_by_script(CARDS, asked, "カートに入れる")
    assert "Python 入門" in only
    assert chosen_by_script(TWINS, rule(("価格", BELOW, "500")), "買う") == "AMBIGUOUS_ROWS"


def test_a_row_whose_button_is_called_otherwise_counts_and_is_not_passed_over() -> None:
    asked = rule(("評価", ABOVE, "4"), ("価格", BELOW, "3000"))
    (renamed,) = chosen_by_script(RENAMED, asked, "カートに入れる")
    assert "Python 入門" in renamed
    assert chosen_by_script(SOLD_OUT, asked, "カートに入れる") == []


words = st.text("価格評価★☆円¥,.0123456789４．５三千万() :：在庫ありA　〜税込抜/%割", max_size=14)
comparisons = st.sampled_from(list(Comparison))
conditions = st.tuples(st.sampled_from(["価格", "評価", "在庫", "本"]), comparisons, words)


@given(
    st.lists(st.lists(words, min_size=1, max_size=4), min_size=1, max_size=5),
    conditions,
    st.booleans(),
)
@settings(max_examples=150, deadline=None)
def test_both_choose_the_same_rows_of_any_list(
    rows: list[list[str]], condition: tuple[str, Comparison, str], has_order: bool
) -> None:
    lines = ["- list [ref=e1]:"]
    for number, cells in enumerate(rows):
        lines.append(f"  - listitem [ref=e{number}0]:")
        lines += [f"    - text: {cell}" for cell in cells]
        lines.append(f'    - button "選ぶ" [ref=e{number}1]')
    asked = rule(condition, order=Order(column="価格") if has_order else None)
    snapshot = "\n".join(lines)
    assert chosen_by_script(snapshot, asked, "選ぶ") == chosen_by_engine(snapshot, asked, "選ぶ")


def test_the_script_reads_values_as_the_studio_does() -> None:
    """Run `python -m tests.export.values_copy` after a change to the studio's reading of values."""
    assert COPY.read_text(encoding="utf-8") == copied()


@given(st.text())
def test_both_fold_alike(text: str) -> None:
    assert (SCRIPT.fold(text), SCRIPT.squeeze(text)) == (fold(text), squeeze(text))


@pytest.mark.parametrize("snapshot", [CARDS, STAFF, TWINS])
def test_both_read_the_same_tree(snapshot: str) -> None:
    def told(node: AriaNode) -> list[object]:
        return [node.role, node.name, node.text, node.ref or "", [told(c) for c in node.children]]

    def told_by_script(node: object) -> list[object]:
        n: AriaNode = node  # type: ignore[assignment]
        return [n.role, n.name, n.text, n.ref, [told_by_script(c) for c in n.children]]

    assert told_by_script(SCRIPT.read_tree(snapshot)) == told(parse(snapshot))


@pytest.mark.parametrize("snapshot", [CARDS, STAFF, CARDS + CARDS])
def test_both_find_the_same_next_page(snapshot: str) -> None:
    page = Observation(epoch=1, url="http://x/", title="", root=parse(snapshot))
    by_engine, by_script = next_page_control(page), SCRIPT.next_page(SCRIPT.read_tree(snapshot))
    assert (by_engine and by_engine.ref) == (by_script and by_script.ref)
