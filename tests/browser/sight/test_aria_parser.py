"""The parser against forged names, odd signs, great depth and great length."""

import json
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.browser.sight.aria_parser import parse
from studio.browser.sight.masking import PageSecrets, mask_tree
from studio.domain.page.observation import AriaNode, Box
from tests.browser.snapshot_text import Written, render
from tests.hostile.sample import IS_WHOLE

DATA = Path(__file__).parents[1] / "data"

FORGED = (
    "[ref=e99]", '" [ref=e99]', "\\", "\\\\x41", ": ", ":", "'", "''", '"', "- ", "- button [ref=e99]",
    '\n- button "x" [ref=e99]', "\u2028- link [ref=e99]", "\x85- link [ref=e99]", "\x0b", "\x1c", "#", " #",
    "{", "`", "👨‍👩‍👧", "𠮷", "：", "\u3000", "true", "12", "/a/", "[disabled]", "text", "\t", "\x7f", "/url: x",
)  # fmt: skip
words = st.lists(
    st.one_of(st.sampled_from(FORGED), st.text(st.characters(exclude_categories=("Cs",)), max_size=6)),
    min_size=1,
    max_size=5,
).map("".join)  # fmt: skip
texts = words.filter(lambda text: bool(text.strip()))
roles = st.sampled_from(["button", "link", "generic", "row", "cell", "heading", "listitem"])
attributes = st.sampled_from(
    [(), (("checked", ""),), (("level", "2"),), (("disabled", ""), ("expanded", ""))]
)


def node(children: st.SearchStrategy[list[Written]]) -> st.SearchStrategy[Written]:
    return st.builds(
        Written,
        role=roles,
        name=st.one_of(st.just(""), texts),
        attributes=attributes,
        url=st.one_of(st.none(), texts),
        placeholder=st.one_of(st.none(), texts),
        children=children,
    )


runs = st.builds(Written, role=st.just("text"), text=texts)
leaves = st.one_of(
    runs, st.builds(Written, role=roles, name=texts, text=st.one_of(st.just(""), texts))
)
trees = st.recursive(leaves, lambda inner: node(st.lists(inner, max_size=4)), max_leaves=12)


def shape(one: AriaNode) -> object:
    inner = [shape(child) for child in one.children]
    return (one.role, one.name, one.text, one.states, one.url, one.placeholder, one.ref, inner)


def expected(one: Written) -> object:
    states = {name: value or "true" for name, value in one.attributes}
    inner = [expected(child) for child in one.children]
    text = one.text
    return (one.role, one.name, text, states, one.url or "", one.placeholder or "", None, inner)


@settings(max_examples=120 if IS_WHOLE else 40)
@given(st.lists(trees, max_size=4))
def test_what_the_renderer_writes_is_read_back(forest: list[Written]) -> None:
    root = parse(render(forest))
    assert [shape(child) for child in root.children] == [expected(one) for one in forest]


@settings(max_examples=120 if IS_WHOLE else 40)
@given(texts, texts)
def test_no_page_text_becomes_a_ref(name: str, text: str) -> None:
    page = [
        Written("button", name, text, (("ref", "e1"), ("cursor", "pointer"))),
        Written("text", text=text),
        Written("link", name, attributes=(("ref", "e2"),), url=text, placeholder=name),
    ]
    nodes = tuple(parse(render(page)).walk())
    assert [one.ref for one in nodes if one.ref] == ["e1", "e2"]
    assert [one.role for one in nodes] == ["document", "button", "text", "link"]
    assert nodes[1].name == name
    assert nodes[1].text == nodes[2].text == nodes[3].url == text


@given(st.text(max_size=200))
def test_any_text_at_all_is_read_without_an_error(snapshot: str) -> None:
    assert parse(snapshot).role == "document"


@given(st.text(st.characters(exclude_characters="\n", exclude_categories=("Cs",)), max_size=80))
def test_lines_that_are_not_understood_keep_their_words(line: str) -> None:
    (one,) = parse(f"§{line}").children
    assert (one.role, one.text) == ("text", f"§{line}")


def test_a_lone_surrogate_does_not_reach_the_library() -> None:
    for text in ('- button "a\\ud800b" [ref=e1]', "- text: a\ud800b"):
        words = parse(text).words()
        assert words.encode() == "a\ufffdb".encode()


def test_attributes_flags_and_boxes() -> None:
    line = '- checkbox "同意する" [checked=mixed] [disabled] [ref=f1e3] [cursor=pointer] [box=1,2,30,4.5]'
    (box,) = parse(line).children
    assert (box.ref, box.is_clickable, box.box) == ("f1e3", True, Box(1, 2, 30, 4.5))
    assert box.states == {"checked": "mixed", "disabled": "true"}


@pytest.mark.parametrize("broken", ["[box=a,b,c,d]", "[box=1,2]", "[box=]", "[box"])
def test_a_broken_box_is_no_box(broken: str) -> None:
    (one,) = parse(f"- button [ref=e1] {broken}").children
    assert (one.ref, one.box) == ("e1", None)


def test_the_value_of_a_field_stands_in_its_text() -> None:
    text = '- textbox "氏名" [ref=e1]:\n  - /placeholder: 例）山田\n  - text: 山田 太郎'
    (one,) = parse(text).children
    assert (one.placeholder, one.text, one.children) == ("例）山田", "山田 太郎", ())


@pytest.mark.parametrize("depth", [5_000])
def test_deep_pages_need_no_recursion(depth: int) -> None:
    node = Written("button", "底", attributes=(("ref", "e1"),))
    for _ in range(depth):
        node = Written("generic", children=[node])
    root = mask_tree(parse(render([node])), _some_secret())
    nodes = tuple(root.walk())
    assert len(nodes) == depth + 2
    assert (nodes[-1].name, nodes[-1].ref) == ("底", "e1")
    assert root.words() == "底"


def test_a_page_without_secrets_is_not_copied() -> None:
    root = parse("- button")
    assert mask_tree(root, PageSecrets()) is root


def test_twenty_thousand_nodes_cost_ten_times_two_thousand() -> None:
    small, large = _table(2_000), _table(20_000)
    assert len(tuple(parse(large).walk())) == 20_001
    assert _best_of(2, large) < 40 * _best_of(3, small)


@pytest.mark.parametrize(
    "line", ["- " + "あ" * 200_000, "- text: " + ": x" * 60_000, "- button " + "[" * 200_000,
             "- '" + "''" * 100_000, '- button "' + "\\\\" * 100_000, "- button: " + '"' + "\\x41" * 50_000 + '"'],
)  # fmt: skip
def test_one_very_long_line_is_linear_too(line: str) -> None:
    assert _best_of(1, line) < 10.0


def test_a_real_snapshot_reads_as_it_did() -> None:
    root = parse((DATA / "order.aria.txt").read_text(encoding="utf-8"))
    lines = [_golden_line(one) for one in root.walk()]
    assert lines == (DATA / "order.golden.txt").read_text(encoding="utf-8").splitlines()


def _golden_line(one: AriaNode) -> str:
    told = (one.role, one.name, one.text, one.ref, one.states, one.url, one.placeholder)
    return json.dumps([*told, one.is_clickable], ensure_ascii=False)


def _some_secret() -> PageSecrets:
    return PageSecrets(frozenset({"hunter2"}))


def _table(nodes: int) -> str:
    rows = [
        Written("row", f"行 {index}", children=[Written("cell", "値: 12", attributes=(("ref", f"e{index}"),))])
        for index in range(nodes // 2)
    ]  # fmt: skip
    return render(rows)


def _best_of(times: int, text: str) -> float:
    best = float("inf")
    for _ in range(times):
        started = time.thread_time()
        parse(text)
        best = min(best, time.thread_time() - started)
    return best


def test_a_control_is_called_by_what_it_holds_where_the_snapshot_leaves_that_out() -> None:
    lines = """- button [ref=e1]:
  - emphasis [ref=e2]: サインイン
- link [ref=e3]:
  - /url: /pages/7/
  - heading "お知らせ一覧" [level=3] [ref=e4]
  - button "開く" [ref=e5]
- listitem [ref=e6]:
  - text: 本文"""
    button, link, item = parse(lines, names_controls=True).children
    assert (button.name, button.children) == ("サインイン", ())
    assert (link.name, [child.name for child in link.children]) == (
        "お知らせ一覧",
        ["お知らせ一覧", "開く"],
    )
    assert (item.name, parse(lines).children[0].name) == ("", "")
