"""Pages made for the tests: trees of any shape, and pages far too long for any budget."""

import re
from collections.abc import Iterable

from hypothesis import strategies as st

from studio.domain.page.observation import AriaNode, Observation
from studio.domain.text import squeeze
from studio.engine.perception.blocks import simplify
from studio.engine.perception.wording import clean
from tests.factories import SHOP, make_observation, node, text

_WORD = re.compile(r"\w+")

words = st.text("あ月1aZ ()（）★[]|:=e2x.,。", max_size=12)
leaves = st.one_of(
    st.builds(text, words),
    st.builds(
        lambda role, name, value: node(role, name, text=value),
        st.sampled_from(
            ["generic", "link", "button", "checkbox", "radio", "heading", "img", "paragraph"]
        ),
        words,
        st.just(""),
    ),
    st.builds(
        lambda role, name, value: node(role, name, text=value),
        st.sampled_from(["textbox", "searchbox", "spinbutton", "combobox", "slider"]),
        words,
        words,
    ),
)
CONTAINERS = (
    "generic", "paragraph", "list", "listitem", "row", "cell", "table", "rowgroup", "region", "main",
    "navigation", "dialog", "article", "link", "button", "term", "definition", "form", "group",
)  # fmt: skip
trees = st.recursive(
    leaves,
    lambda inner: st.builds(
        lambda role, name, kids: node(role, name, *kids),
        st.sampled_from(CONTAINERS),
        st.one_of(st.just(""), words),
        st.lists(inner, max_size=6),
    ),
    max_leaves=40,
)
pages = st.lists(trees, max_size=5).map(lambda nodes: make_observation(*nodes))


def missing_refs(page: Observation, rendered: str) -> list[str]:
    """Return operable elements without their ref; the options of a closed select are named only.

    Of what does the same as its like (a label around its box) one ref is enough.
    """
    shown = set(re.findall(r"(?:f\d+)?[ex]\d+", rendered))
    closed = {id(c) for n in page.nodes if n.role == "combobox" for c in n.children}
    twins: set[str] = set()
    blocks = [simplify(page.root)]
    while blocks:
        block = blocks.pop()
        twins |= set(block.twins)
        blocks += block.kids
    return [
        f"{n.ref} {n.role} {n.label}"
        for n in page.operable
        if id(n) not in closed and n.ref not in twins and page.short_ref(n.ref or "") not in shown
    ]


def lost_words(page: Observation, rendered: str) -> list[str]:
    """Return words of the tree that the rendering does not hold; options of long selects left out."""
    said = squeeze(rendered)
    closed = {id(c) for n in page.nodes if n.role == "combobox" for c in n.children}
    return [
        word
        for n in page.nodes
        if id(n) not in closed
        for part in (n.name, n.text)
        for word in _WORD.findall(clean(part))
        if squeeze(word) not in said
    ]


def staff(rows: int) -> Observation:
    """Return a table of people."""
    names = ("社員番号", "氏名", "部署", "操作")
    head = node("row", "", *(node("columnheader", name) for name in names))
    body = (
        node("row", "", node("cell", f"{100_000 + n}"), node("cell", f"社員 {n}"), node("cell", "経理部"),
             node("cell", "", node("button", "詳細")))
        for n in range(rows)
    )  # fmt: skip
    return make_observation(
        node("grid", "社員", node("rowgroup", "", head), node("rowgroup", "", *body))
    )


def links(count: int) -> Observation:
    """Return a menu of links."""
    return make_observation(
        node("navigation", "索引", node("list", "", *(
            node("listitem", "", node("link", f"項目 {n}", url=f"/i/{n}")) for n in range(count)
        )))
    )  # fmt: skip


def long_links(count: int) -> Observation:
    """Return links whose words are too long to stand side by side."""
    return make_observation(
        node("main", "", *(
            node("link", f"{n} 番目の、とても長い題名を持つ読み物です", url=f"/{n}") for n in range(count)
        ))
    )  # fmt: skip


def book(chapters: int, paragraphs: int = 20) -> Observation:
    """Return a long document with a link in each paragraph."""

    def paragraph(n: int) -> AriaNode:
        return node(
            "paragraph", "",
            text(f"これは {n} 番目の段落で、長い文章が続きます。" * 6),
            node("link", f"参照 {n}", url=f"#{n}"),
            text("を見てください。"),
        )  # fmt: skip

    return make_observation(
        node("main", "", *(
            part
            for chapter in range(chapters)
            for part in (
                node("heading", f"第 {chapter} 章", level="2"),
                *(paragraph(chapter * paragraphs + n) for n in range(paragraphs)),
            )
        ))
    )  # fmt: skip


def giant_paragraph(characters: int) -> Observation:
    """Return one paragraph without any end of a sentence."""
    return make_observation(node("paragraph", "", text("長" * characters)))


def inline_runs(count: int) -> Observation:
    """Return runs of text and links that never become a sentence."""
    kids: Iterable[AriaNode] = (
        n
        for i in range(count)
        for n in (text("・"), node("link", f"L{i}"), node("heading", f"H{i}"))
    )
    return make_observation(node("generic", "", *kids))


def nested(depth: int) -> Observation:
    """Return lists in lists."""
    inner = node("link", "底", ref="e0")
    for n in range(1, depth):
        link = node("link", f"段 {n}", ref=f"e{n}")
        inner = node("list", "", node("listitem", "", link, inner))
    return Observation(epoch=1, url=SHOP, title="深い", root=node("document", "", inner))


def big_form(fields: int) -> Observation:
    """Return a form, in focus, that is itself too long for any budget."""
    inputs = [node("textbox", f"項目 {n}", text=f"値 {n}") for n in range(fields)]
    inputs[0] = node("textbox", "氏名", active="true")
    return make_observation(node("form", "申請", *inputs), staff(50).root.children[0])
