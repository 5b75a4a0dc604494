"""What can be clicked without a role: found, put at its place, touched exactly, and unseen by the page."""

import re
from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.browser.sight.clickables import Clickable, FrameLook, Mark, Position, supplement
from studio.domain.actions.action import Click, Fill
from studio.domain.page.observation import AriaNode, Box, Observation
from studio.domain.page.target import Target
from studio.engine.perception.render import render
from studio.engine.ports import SettlePolicy
from tests.browser.stage import Pages, Studio, named
from tests.hostile.sample import IS_WHOLE

browser = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

BOX = Box(0, 0, 10, 10)


def outline(node: AriaNode) -> str:
    """Return a tree as short text: `clickable "削除" x1`."""
    told = [
        node.role,
        *([f'"{node.label}"'] if node.label else []),
        *([node.ref] if node.ref else []),
    ]
    inner = "".join(f"({outline(child)})" for child in node.children)
    return " ".join(told) + inner


# --- The tree -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Piece:
    """A part of a paragraph: plain words, a clickable's words, or a link with a ref."""

    kind: str
    words: str


pieces = st.lists(
    st.builds(Piece, st.sampled_from(["text", "click", "link"]), st.sampled_from(["あ", "い う", "-", "+", "a b", "削除"])),
    min_size=1,
    max_size=8,
)  # fmt: skip


def as_printed(parts: list[Piece]) -> tuple[AriaNode, FrameLook]:
    """Return what the snapshot and the look say of these parts, a blank between any two."""
    children: list[AriaNode] = []
    found: list[Clickable] = []
    line, after = "", None
    for index, part in enumerate(parts, 1):
        if part.kind == "link":
            if line.strip():
                children.append(AriaNode("text", text=line.strip()))
            after, line = f"e{index + 1}", ""
            children.append(AriaNode("link", part.words, after))
            continue
        line += " " if line else ""
        start = Position(after, len(line))
        line += part.words
        if part.kind == "click":
            found.append(
                Clickable(index, index, index, "e1", start, Position(after, len(line)), "", part.words, "", BOX)
            )  # fmt: skip
    if line.strip():
        children.append(AriaNode("text", text=line.strip()))
    paragraph = AriaNode("paragraph", ref="e1", children=tuple(children))
    return AriaNode("document", children=(paragraph,)), FrameLook("1", "", tuple(found))


@settings(max_examples=150 if IS_WHOLE else 40)
@given(pieces)
def test_words_become_clickables_where_they_stand_and_none_is_doubled_or_lost(
    parts: list[Piece],
) -> None:
    root, look = as_printed(parts)
    refs = {("1", one.key): f"x{one.key}" for one in look.found}
    (paragraph,) = supplement(root, [look], refs).children
    expected: list[tuple[str, str]] = []
    for part in parts:
        role = {"text": "text", "click": "clickable", "link": "link"}[part.kind]
        if role == "text" and expected and expected[-1][0] == "text":
            expected[-1] = ("text", f"{expected[-1][1]} {part.words}")
        else:
            expected.append((role, part.words))
    assert [(child.role, child.label) for child in paragraph.children] == expected


def test_drawn_content_that_shifts_the_count_does_not_shift_the_name() -> None:
    """Icons drawn by a style are in the snapshot's text, and not always in our count."""
    look = FrameLook(
        "1",
        "",
        (Clickable(1, 1, 1, "e1", Position(None, 3), Position(None, 5), "", "削除", "", BOX),),
    )
    root = AriaNode("document", children=(AriaNode("generic", ref="e1", text="★★ 1 件 削除 戻す"),))
    (node,) = supplement(root, [look], {("1", 1): "x1"}).children
    assert [child.label for child in node.children] == ["★★ 1 件", "削除", "戻す"]


def test_a_name_that_is_only_content_is_cut_up() -> None:
    look = FrameLook(
        "1",
        "",
        (Clickable(1, 1, 1, "e1", Position(None, 3), Position(None, 5), "", "削除", "", BOX),),
    )
    root = AriaNode("document", children=(AriaNode("cell", "山田 削除", "e1"),))
    (cell,) = supplement(root, [look], {("1", 1): "x1"}).children
    assert outline(cell) == 'cell e1(text "山田")(clickable "削除" x1)'


def test_a_wrapper_around_one_element_of_its_size_is_that_element() -> None:
    inner = AriaNode("heading", "見出し", "e2", box=Box(0, 0, 10, 8))
    root = AriaNode("document", children=(AriaNode("generic", ref="e1", children=(inner,)),))
    look = FrameLook(
        "1", "", (Clickable(1, 1, 1, "e1", Position(None, 0), Position("e2", 0), "", "", "", BOX),)
    )
    (around,) = supplement(root, [look], {("1", 1): "x1"}).children
    assert outline(around) == 'generic e1(heading "見出し" e2)'
    assert around.children[0].is_operable


def test_marks_make_operable_what_has_a_ref_and_no_telling_role() -> None:
    glyph = AriaNode("generic", ref="e1", text="\uf1f8")
    leaves = (glyph, AriaNode("paragraph", ref="e2"), AriaNode("button", "押す", "e3"), AriaNode("button", ref="e4"))  # fmt: skip
    whys = (("e1", "click", "消す", ""), ("e2", "edit", "", ""), ("e3", "control", "", ""), ("e4", "control", "", "pen"))  # fmt: skip
    marks = {ref: Mark(why, hint, BOX, icon=icon) for ref, why, hint, icon in whys}
    look = FrameLook("1", "", marks=marks)
    root = supplement(AriaNode("document", children=leaves), [look], {})
    icon, editor, button, drawn = root.children
    assert all(node.is_operable for node in root.children)
    assert (icon.name, icon.text) == ("消す", "")
    assert editor.states == {"editable": "true"}
    assert button == replace(leaves[2], box=BOX)
    # The page gave it no name: targets must not look for one, and its picture is none.
    assert (drawn.name, drawn.label, drawn.states["icon"]) == ("", "", "pen")


def test_nothing_found_leaves_the_tree_as_it_is() -> None:
    root = AriaNode("document", children=(AriaNode("button", "押す", "e1"),))
    assert supplement(root, [FrameLook("1", "")], {}) is root


# --- The page -------------------------------------------------------------------------------------


def supplemented(seen: Observation) -> dict[str, str]:
    """Return names and refs of the supplement."""
    return {node.name: node.ref or "" for node in seen.nodes if node.role == "clickable"}


async def click(studio: Studio, seen: Observation, node: AriaNode) -> None:
    live = Target(ref=node.ref, epoch=seen.epoch, name=node.label)
    outcome = await studio.browser.perform(Click(target=live))
    assert outcome.is_ok, outcome


CASES = {
    "attribute": ("<p>一覧 <span onclick='hit()'>対象</span> です</p>", "対象"),
    "no address": ("<a onclick='hit()'>対象</a>", "対象"),
    "listener only": ("<span id=t>対象</span><script>t.addEventListener('click', hit)</script>", "対象"),
    "pressed": ("<span id=t>対象</span><script>t.addEventListener('pointerdown', hit)</script>", "対象"),
    "block": ("<div><h2>外</h2><div id=t>対象</div></div><script>t.onclick = hit</script>", "対象"),
    "delegated": ("<ul id=l><li><span style='cursor:pointer'>対象</span> 語</li></ul>"
                  "<script>l.addEventListener('click', e => e.target.textContent === '対象' && hit())</script>", "対象"),
    "entry": ("<ul id=l aria-label=本棚><li><a>対象</a></li><li><a>別</a></li></ul>"
              "<script>l.onclick = e => e.target.textContent === '対象' && hit()</script>", "対象"),
    "icon font": ("<style>.fa-trash::before{content:'\\f1f8'}</style><p>品 <i class='fa fa-trash' onclick='hit()'></i></p>", "trash"),
    "bare icon": ("<p>品 <span class='star' style='display:inline-block;width:9px;height:9px;background:gold' onclick='hit()'></span></p>", ""),
    "image": ("<p>品 <img width=9 height=9 src='/p/trash-can.svg?v=1' onclick='hit()'></p>", "trash-can"),
    "svg use": ("<span id=t><svg width=9 height=9><use href='#icon-pen'/></svg></span><script>t.onclick=hit</script>", "icon-pen"),
    "shape": ("<svg width=20 height=20><rect width=20 height=20 fill=red onclick='hit()'/></svg>", ""),
    "swatch": ("<div><div style='width:9px;height:9px;background:#00f' onclick='hit()'></div></div>", ""),
    "title": ("<span title=対象 style='display:inline-block;width:9px;height:9px' onclick='hit()'></span>", "対象"),
    "cell": ("<table><tr><td>数 <span onclick='hit()'>対象</span> 個</td></tr></table>", "対象"),
    "shadow": ("<div id=h></div><script>h.attachShadow({mode:'open'}).innerHTML='<span>対象</span>';"
               "h.shadowRoot.firstChild.addEventListener('click', hit)</script>", "対象"),
    "label of a hidden box": ("<label><input type=checkbox onchange='hit()' style='display:none'>対象</label>", "対象"),
    "summary": ("<details onclick='hit()'><summary>対象</summary>中</details>", "対象"),
    "tabindex": ("<div tabindex=0 onfocus='hit()'>対象</div>", "対象"),
    "role presentation": ("<div role=presentation onclick='hit()'>対象</div>", "対象"),
}  # fmt: skip


class TestOnThePage:
    """Found, named, and touched."""

    pytestmark = browser

    @pytest.mark.parametrize("kind", CASES)
    async def test_it_is_found_and_a_click_hits_it(self, studio: Studio, kind: str) -> None:
        html, name = CASES[kind]
        seen = await studio.show(f"<script>var hits=0; function hit() {{ hits++ }}</script>{html}")
        (node,) = [
            one for one in seen.operable if name in (one.name, one.text, one.states.get("icon"))
        ]
        await click(studio, seen, node)
        assert await studio.js("hits") >= 1

    async def test_what_has_a_ref_and_does_the_same_is_not_added(self, studio: Studio) -> None:
        seen = await studio.show(
            "<button onclick=1><svg width=9 height=9 onclick=1><path d='M0 0h9v9z'/></svg> 消す</button>"
            "<a href=/x onclick=1><span style='cursor:pointer'>行く</span></a><label>氏名<input></label>"
            "<table id=t><tr><td>中</td><td><button>押す</button></td></tr></table><script>t.onclick=()=>1</script>"
        )
        assert supplemented(seen) == {}
        assert [node.role for node in seen.operable] == ["button", "link", "textbox", "button"]

    async def test_a_separate_act_inside_an_operable_element_is_added(self, studio: Studio) -> None:
        seen = await studio.show(
            "<div role=option style='width:300px'>東京 <span id=x onclick=1 aria-label=外す>×</span></div>"
        )
        assert list(supplemented(seen)) == ["外す"]

    async def test_text_is_not_doubled(self, studio: Studio) -> None:
        seen = await studio.show(
            "<p>個数 <span onclick=1>-</span> 0 <span onclick=1>+</span> 個</p>"
        )
        (paragraph,) = [node for node in seen.nodes if node.role == "paragraph"]
        assert paragraph.words() == "個数 - 0 + 個"
        assert outline(paragraph).count("clickable") == 2

    async def test_hidden_inert_and_see_through_ones_are_left_out(self, studio: Studio) -> None:
        seen = await studio.show(
            "<span onclick=1 style='display:none'>無</span><span onclick=1 style='visibility:hidden'>隠</span>"
            "<div inert><span onclick=1>眠</span></div><span onclick=1 style='pointer-events:none'>透</span>"
            "<details><summary>開</summary><span onclick=1>閉</span></details>"
        )
        assert supplemented(seen) == {}

    async def test_every_frame_is_looked_at_another_site_s_too(
        self, studio: Studio, pages: Pages
    ) -> None:
        pages.put(
            "/deep",
            "<span id=d>奥</span><script>d.addEventListener('click', () => document.title='深')</script>",
        )
        pages.put("/inner", "<span onclick=1>中</span><iframe src=/deep></iframe>")
        other = pages.url.replace("127.0.0.1", "localhost")
        seen = await studio.show(f"<span onclick=1>外</span><iframe src='{other}/inner'></iframe>")
        assert set(supplemented(seen)) == {"外", "中", "奥"}
        places = {name: seen.frame(named(seen, name)) for name in ("外", "中", "奥")}
        assert places["外"] == ""
        assert len(set(places.values())) == 3
        await click(studio, seen, named(seen, "奥"))
        deep = next(frame for frame in studio.session.page.frames if frame.url.endswith("/deep"))
        assert await deep.title() == "深"

    async def test_a_frameset_s_documents_are_looked_at(self, studio: Studio, pages: Pages) -> None:
        pages.put("/left", "<span onclick=1>左</span>")
        pages.put("/right", "<a onclick=1>右</a>")
        seen = await studio.show(
            "<frameset cols='50%,50%'><frame src=/left><frame src=/right></frameset>"
        )
        assert set(supplemented(seen)) == {"左", "右"}

    async def test_refs_stay_from_look_to_look_and_die_with_their_element(
        self, studio: Studio
    ) -> None:
        first = await studio.show("<span onclick=1>一</span> <span onclick=1 id=b>二</span>")
        await studio.js(
            "document.body.prepend(Object.assign(document.createElement('span'), {onclick: () => 1, textContent: '零'}))"
        )
        second = await studio.browser.observe()
        for name in ("一", "二"):
            assert supplemented(first)[name] == supplemented(second)[name]
        assert supplemented(second)["零"] not in supplemented(first).values()
        old = Target(ref=supplemented(first)["二"], epoch=first.epoch)
        assert (await studio.browser.perform(Click(target=old))).code == "STALE_REF"
        await studio.js("document.getElementById('b').remove()")
        gone = Target(ref=supplemented(second)["二"], epoch=second.epoch)
        assert (await studio.browser.perform(Click(target=gone))).code == "STALE_REF"

    async def test_a_ref_of_a_frame_that_was_replaced_is_stale(
        self, studio: Studio, pages: Pages
    ) -> None:
        pages.put("/a", "<span onclick=1>甲</span><button>乙</button>")
        pages.put("/b", "<p>別</p>")
        seen = await studio.show("<iframe id=f src=/a></iframe>")
        targets = [Target(ref=named(seen, name).ref, epoch=seen.epoch) for name in ("甲", "乙")]
        await studio.js("new Promise(done => { f.onload = done; f.src = '/b' })")
        for target in targets:
            assert (await studio.browser.perform(Click(target=target))).code == "STALE_REF"
        await studio.js("f.remove()")
        for target in targets:
            assert (await studio.browser.perform(Click(target=target))).code == "STALE_REF"
        assert (await studio.browser.observe()).operable == ()

    async def test_the_page_sees_nothing_of_it(self, studio: Studio) -> None:
        await studio.show(
            "<span id=t>語</span><script>t.addEventListener('click', () => 1);"
            "var seen = []; new MutationObserver(all => seen.push(...all)).observe(document, "
            "{subtree: true, childList: true, attributes: true, characterData: true});"
            "for (const on of [window, document, t]) { const dispatch = on.dispatchEvent;"
            "  for (const kind of ['click', 'focus', 'mouseover', 'x']) on.addEventListener(kind, e => seen.push(e.type), true); }"
            "var before = Object.getOwnPropertyNames(window).length;</script>"
        )
        await studio.js("seen.length = 0; t.className = 'changed'")
        seen = await studio.browser.observe()
        assert set(supplemented(seen)) == {"語"}
        assert await studio.js("seen.length") == 1  # the change made by the test
        assert await studio.js("Object.getOwnPropertyNames(window).length - before") == 0
        assert await studio.js(
            "EventTarget.prototype.addEventListener.toString().includes('[native code]')"
        )

    async def test_a_page_that_breaks_its_own_functions_is_looked_at_all_the_same(
        self, studio: Studio
    ) -> None:
        seen = await studio.show(
            "<span onclick=1>甲</span><script>for (const name of ['querySelectorAll', 'dispatchEvent', 'getElementById'])"
            " Document.prototype[name] = EventTarget.prototype[name] = () => { throw new Error('壊') };"
            "window.Event = undefined;"
            "Element.prototype.getBoundingClientRect = () => ({x: 0, y: 0, width: 0, height: 0})</script>"
        )
        assert list(supplemented(seen)) == ["甲"]

    async def test_numbers_begin_anew_with_each_page(self, studio: Studio) -> None:
        for _ in range(2):
            seen = await studio.show("<span onclick=1>甲</span>")
            assert re.fullmatch("x1", supplemented(seen)["甲"])

    async def test_a_picture_as_a_page_has_its_clickables(
        self, studio: Studio, pages: Pages
    ) -> None:
        def answer(handler: object) -> None:
            body = b"<svg xmlns='http://www.w3.org/2000/svg'><a href='/x'><text y='20'>link</text></a></svg>"
            handler.send_response(200)  # type: ignore[attr-defined]
            handler.send_header("Content-Type", "image/svg+xml")  # type: ignore[attr-defined]
            handler.end_headers()  # type: ignore[attr-defined]
            handler.wfile.write(body)  # type: ignore[attr-defined]

        await studio.open(pages.answer("/a.svg", answer))
        assert "link" in supplemented(await studio.browser.observe())


CARDS = "".join(f"<div class=card>{card}</div>" for card in ("見積書", "棚卸し", "連絡"))
DRAGGED = {
    "marked": CARDS.replace("<div ", "<div draggable=true "),
    "hand": f"<style>.card{{cursor:grab}}</style>{CARDS}",
    "cross": f"<style>.card{{cursor:move}}</style>{CARDS}",
    "list that hears presses": f"<div class=l>{CARDS}</div><script>document.querySelector('.l').addEventListener('pointerdown', () => {{}})</script>",
    "list beside such a list": "<div class=l>ONE</div><div class=l>TWO</div><script>for (const l of document.querySelectorAll('.l')) l.onmousedown = () => {}</script>".replace(
        "ONE", CARDS[: CARDS.index("<div class=card>連絡")]
    ).replace("TWO", "<div class=card>連絡</div>"),
}


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("kind", DRAGGED)
async def test_what_can_be_dragged_has_a_ref_of_its_own(studio: Studio, kind: str) -> None:
    seen = await studio.show(f"<h1>ボード</h1>{DRAGGED[kind]}<p>説明</p>")
    assert [node.label for node in seen.operable if node.label] == ["見積書", "棚卸し", "連絡"]


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_paragraphs_of_a_page_that_hears_clicks_are_not_dragged(studio: Studio) -> None:
    text = "<div id=root><p>一段目</p><p>二段目</p></div>"
    listens = "<script>for (const type of ['click', 'pointerdown', 'mousedown']) root.addEventListener(type, () => {})</script>"
    seen = await studio.show(text + listens)
    assert not [node for node in seen.operable if node.label in ("一段目", "二段目")]


EDITOR = """<div class=editor contenteditable=true data-placeholder=本文を入力><p><br></p></div><p>ヒント</p>
<style>.editor{min-height:90px}</style>"""


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_rich_editor_is_a_field_before_and_after_it_was_filled(studio: Studio) -> None:
    seen = await studio.show(EDITOR)
    for words in ("年末のお休み", "年始のお休み"):
        editor = next(node for node in seen.operable if "editable" in node.states)
        assert f"{seen.short_ref(editor.ref or '')} input" in render(seen)
        target = Target(ref=editor.ref, epoch=seen.epoch, role=editor.role, name=editor.label)
        outcome = await studio.browser.perform(Fill(target=target, value=words))
        assert outcome.is_ok, outcome
        seen = await studio.browser.observe(SettlePolicy.BRIEF)
    assert "本文を入力" in render(await studio.show(EDITOR))
