"""What changed, told in the notation of the page."""

from collections.abc import Callable
from dataclasses import replace

from hypothesis import given, settings

from studio.domain.page.observation import AriaNode, DialogSeen, Observation
from studio.domain.text import estimate_tokens
from studio.engine.perception.changes import changes
from studio.engine.ports import LEFT_OPEN
from tests.engine.perception import pages as made
from tests.engine.perception.captured import captured
from tests.engine.perception.pages import pages
from tests.factories import make_observation, node, text
from tests.hostile.sample import IS_WHOLE


def changed(page: Observation, change: Callable[[AriaNode], AriaNode]) -> Observation:
    """Return the page with every node passed through `change`."""

    def walk(one: AriaNode) -> AriaNode:
        new = change(one)
        return replace(new, children=tuple(walk(child) for child in new.children))

    return Observation(epoch=2, url=page.url, title=page.title, root=walk(page.root))


def with_value(ref: str, value: str) -> Callable[[AriaNode], AriaNode]:
    return lambda one: replace(one, text=value) if one.ref == ref else one


@settings(max_examples=30)
@given(pages)
def test_a_page_does_not_differ_from_itself(page: Observation) -> None:
    assert changes(page, page).lines == ()


@settings(max_examples=60 if IS_WHOLE else 30)
@given(pages, pages)
def test_any_two_pages_can_be_compared(before: Observation, after: Observation) -> None:
    """Refs that came to stand for other kinds of things are no reason to fail."""
    assert changes(before, after).is_new_page or all(changes(before, after).lines)


def test_what_an_alert_said_is_told_and_an_open_dialog_is_no_new_page() -> None:
    page = captured("results")
    alert = DialogSeen(kind="alert", message="取り消しました。", answer="accepted")
    asked = DialogSeen(kind="prompt", message="理由", answer=LEFT_OPEN)
    blank = make_observation().model_copy(update={"dialogs": (asked,)})
    told = page.model_copy(update={"dialogs": (alert,)})
    assert changes(page, blank).text() == ""
    assert changes(blank, told).text() == "! 取り消しました。"
    assert changes(page, told).text() == "! 取り消しました。"


def test_values_boxes_and_words_are_told_old_to_new() -> None:
    before = captured("results")

    def act(one: AriaNode) -> AriaNode:
        if one.ref == "f1e9":
            return replace(one, text="Rust")
        if one.ref == "f1e27":
            return replace(one, states={"checked": "true"})
        return replace(one, name="カート 1 点") if one.name == "カート 0 点" else one

    assert changes(before, changed(before, act)).lines == (
        "~ e9 商品検索 =プログラミング → =Rust",
        "~ e15 カート 0 点 → カート 1 点",
        "~ e27 在庫ありのみ [ ] → [x]",
    )


def test_what_can_be_acted_on_in_one_look_only_is_compared_by_its_words() -> None:
    """A grid makes its cells clickable when a row is ticked: same ref, another kind of thing."""
    page = make_observation(node("gridcell", "P-00040"), node("button", "発注"))

    def clickable(words: str) -> Callable[[AriaNode], AriaNode]:
        return lambda n: replace(n, name=words, is_clickable=True) if n.ref == "e1" else n

    ticked = changed(page, clickable("P-00040"))
    assert changes(page, ticked).lines == changes(ticked, page).lines == ()
    assert changes(page, changed(page, clickable("選択済み"))).lines == ("~ P-00040 → 選択済み",)
    assert changes(ticked, changed(page, lambda n: n)).lines == ()


def test_focus_is_no_change_and_an_emptied_field_is() -> None:
    page = make_observation(node("textbox", "氏名", text="山田"), node("button", "送信"))
    focused = changed(page, lambda n: replace(n, states={"active": "true"}) if n.ref == "e1" else n)
    assert changes(page, focused).lines == ()
    assert changes(page, changed(page, with_value("e1", ""))).lines == ("~ e1 氏名 =山田 → 空",)


def test_a_dialog_is_told_with_its_buttons_and_its_going() -> None:
    shop = (node("link", "ホーム"), node("button", "削除"), node("link", "次"))
    before = make_observation(*shop)
    after = make_observation(
        *shop, node("dialog", "確認", text("削除しますか"), node("button", "はい"))
    )
    assert changes(before, after).lines == ("+ dialog 確認: 削除しますか|e5 button はい",)
    assert changes(after, before).lines == ("- 確認",)


def test_rows_that_come_and_go_are_a_line_each() -> None:
    few, many = made.staff(20), made.staff(22)
    assert changes(few, many).lines == (
        "+ 100020|社員 20|経理部|e134 詳細",
        "+ 100021|社員 21|経理部|e140 詳細",
    )
    assert len(changes(many, few).lines) == 2
    assert changes(many, few).lines[0].startswith("- ")


def test_plain_words_that_change_are_told() -> None:
    page = make_observation(
        node("link", "a"), node("generic", "", text("3 件")), node("button", "b")
    )
    after = changed(page, lambda n: replace(n, text="4 件") if n.text == "3 件" else n)
    assert changes(page, after).lines == ("~ 3 件 → 4 件",)


def test_a_box_drawn_around_what_was_there_is_no_new_part() -> None:
    menu = node(
        "navigation",
        "メニュー",
        *(node("link", f"項目{n}", ref=f"e{n}") for n in range(9)),
        ref="e20",
    )
    before = make_observation(node("generic", "", menu, ref="e30"))
    form = node("form", "", node("textbox", "題名", ref="e40"), ref="e41")
    boxed = node("clickable", "", text("編集中"), menu, form, ref="e50", is_clickable=True)
    after = make_observation(node("generic", "", boxed, ref="e30"))
    lines = changes(before, after).lines
    assert [line for line in lines if "項目" in line or "メニュー" in line] == []
    assert any("題名" in line for line in lines)
    assert any("編集中" in line for line in lines)


def test_a_sorted_table_is_one_line() -> None:
    page = made.staff(50)

    def backwards(one: AriaNode) -> AriaNode:
        is_body = one.role == "rowgroup" and len(one.children) > 1
        return replace(one, children=one.children[::-1]) if is_body else one

    assert changes(page, changed(page, backwards)).lines == (
        "~ 並び順が変わりました: rowgroup (50 件)",
    )


def test_another_document_is_a_new_page() -> None:
    change = changes(captured("results"), captured("shop"))
    assert change.is_new_page
    assert change.text() == "新しいページ"


def test_a_page_that_numbers_its_elements_alike_is_new_by_its_address_and_title() -> None:
    before = captured("results")
    led_on = Observation(
        epoch=2, url="https://shop.example/orders/1", title="注文", root=before.root
    )
    assert changes(before, led_on).is_new_page
    sorted_anew = Observation(
        epoch=2, url=before.url + "&sort=1", title="並べ替え", root=before.root
    )
    assert not changes(before, sorted_anew).is_new_page


def test_many_changes_are_capped_and_counted() -> None:
    page = made.staff(200)
    after = changed(page, lambda n: replace(n, name=n.name.replace("社員 ", "職員 ")))
    change = changes(page, after)
    assert len(change.lines) == 200
    told = change.text(300)
    assert estimate_tokens(told) <= 320
    assert "件の変化" in told.splitlines()[-1]


def test_one_word_among_many_rows_is_one_line_and_no_change_is_none() -> None:
    page = made.staff(600)
    after = changed(page, lambda n: replace(n, name="田中") if n.name == "社員 3" else n)
    assert changes(page, after).text() == "~ 社員 3 → 田中"
    assert changes(page, page).lines == ()


def test_what_a_page_draws_anew_has_not_changed() -> None:
    def rows(start: int, *, state: str = "false") -> AriaNode:
        made = (
            node(
                "listitem",
                "",
                node("button", one, ref=f"e{start + 2 * at}"),
                ref=f"e{start + 2 * at + 1}",
            )
            for at, one in enumerate(("採用", "営業", "経営"))
        )
        box = node("checkbox", "済み", checked=state, ref=f"e{start + 9}")
        return node("list", "", *made, box, ref="e1")

    dialog = node("dialog", "確認", node("button", "削除", ref="e91"), ref="e90")
    menu = [node("link", f"品目 {at}", ref=f"e{200 + at}") for at in range(9)]
    before = make_observation(*menu, rows(10))
    told = changes(before, make_observation(*menu, rows(40), dialog)).lines
    assert told
    assert all("採用" not in line for line in told), told
    assert any("削除" in line for line in told)
    ticked = changes(before, make_observation(*menu, rows(40, state="true"))).lines
    assert any(line.startswith("+") and "[x] 済み" in line for line in ticked), ticked
