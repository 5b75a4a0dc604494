"""What is new on a page: messages first, and what only opened apart from what was said."""

import pytest

from studio.domain.page.observation import AriaNode, DialogSeen, Observation
from studio.engine.perception.news import Change, NewsKind, PageNews, sounds_like_answer
from tests.factories import CART, grid, make_observation, node, numbered, text

MESSAGE, PLACE, ROW, OPENED = NewsKind.MESSAGE, NewsKind.PLACE, NewsKind.ROW, NewsKind.OPENED


def after(*nodes: AriaNode, before: tuple[AriaNode, ...] = (), url: str = CART) -> Change:
    return Change(
        PageNews(make_observation(*before, url=CART)), PageNews(make_observation(*nodes, url=url))
    )


def kinds(change: Change) -> list[tuple[NewsKind, str]]:
    return [(one.kind, one.words) for one in change.news]


def test_messages_are_told_first_and_whole_with_their_inline_links() -> None:
    toast = node("status", "", text("「"), node("link", "手引き"), text("」を追加しました。"))
    change = after(node("heading", "手引き"), toast)
    assert kinds(change) == [(MESSAGE, "「手引き」を追加しました。"), (PLACE, "手引き")]


def test_a_message_without_a_role_is_told_by_how_it_sounds() -> None:
    flash = node("list", "", node("listitem", "", text("6件を承認しました。")))
    assert kinds(after(text("一覧"), flash))[0] == (MESSAGE, "6件を承認しました。")


@pytest.mark.parametrize(
    "box",
    [
        node("menu", "", node("menuitem", "a"), text("追加しました")),
        node("listbox", "", text("追加しました")),
        node("tooltip", "", text("追加しました")),
        node("generic", "", text("追加しました"), node("button", "a"), node("button", "b")),
        node("dialog", "", text("追加しました"), node("textbox", "名前")),
        node("dialog", "", text("追加しますか？"), node("button", "OK")),
    ],
)
def test_what_opened_is_no_message(box: AriaNode) -> None:
    base = (node("button", "開く"),)
    change = after(*base, box, before=base)
    assert {one.kind for one in change.news} == {OPENED}
    assert not change.is_new("追加しました")


def test_what_comes_up_beside_the_fields_of_a_page_did_not_open() -> None:
    fields = (node("textbox", "名前", ref="e1"), node("combobox", "備品", ref="e2"), node("button", "予約する", ref="e3"))  # fmt: skip
    change = after(node("main", "", *fields, text("予約しました(R1)")), before=(node("main", "", *fields),))  # fmt: skip
    assert kinds(change) == [(MESSAGE, "予約しました(R1)")]


def test_a_form_that_is_drawn_anew_with_what_it_did_has_not_opened() -> None:
    def drawn(start: int, *rows: AriaNode) -> AriaNode:
        form = (
            node("combobox", "関係", ref=f"e{start}"),
            node("textbox", "番号", ref=f"e{start + 1}"),
        )
        return node("generic", "", *rows, *form, node("button", "追加", ref=f"e{start + 2}"))

    change = after(drawn(20, text("関連している バグ #19")), before=(drawn(10),))
    assert kinds(change) == [(NewsKind.TEXT, "関連している バグ #19")]


def test_a_control_that_is_called_otherwise_now_says_so() -> None:
    def button(label: str) -> AriaNode:
        return node("button", label, ref="e1")

    change = after(button("申請済み"), node("button", "申請", ref="e2"), before=(button("申請"), node("button", "申請", ref="e2")))  # fmt: skip
    assert kinds(change) == [(NewsKind.TEXT, "申請済み")]
    assert change.is_new("申請済み")
    assert not change.is_new("申請")


def test_the_only_control_drawn_anew_in_its_place_says_what_it_is_called_now() -> None:
    def buttons(*labels: tuple[str, str]) -> tuple[AriaNode, ...]:
        return tuple(node("button", label, ref=ref) for label, ref in labels)

    before = buttons(("申請", "e1"), ("申請", "e2"), ("次へ", "e3"))
    change = after(*buttons(("申請", "e1"), ("申請済み", "e9"), ("次へ", "e3")), before=before)
    assert change.is_new("申請済み")


def test_a_control_drawn_anew_is_known_by_a_word_that_it_keeps() -> None:
    """A heading that folds says the state of what it holds; its part was shut, and more can be pressed now."""
    before = (
        node("button", "最新 契約書", ref="e1"),
        node("button", "最新 議事録", ref="e2", expanded="true"),
        node("button", "一時停止", ref="e3"),
    )
    change = after(
        node("button", "最新 契約書", ref="e8"),
        node("button", "一時停止中 議事録", ref="e9"),
        node("button", "すべて再開", ref="e4"),
        node("button", "閉じる", ref="e5"),
        before=(*before, node("button", "閉じる", ref="e5")),
    )
    assert change.is_new("一時停止中議事録", has_sent=True)
    assert not change.is_new("一時停止中議事録")  # it may only have been opened or shut
    assert not change.is_new("最新契約書", has_sent=True)
    twice = after(
        node("button", "停止中 議事録", ref="e8"),
        node("button", "停止中 契約書", ref="e9"),
        before=before,
    )
    assert not twice.is_new("停止中議事録", has_sent=True)


def test_a_row_that_can_be_pressed_tells_its_new_name() -> None:
    def files(*names: str) -> AriaNode:
        return node("list", "", *(node("clickable", name, is_clickable=True) for name in names))

    change = after(files("見積書_2026.xlsx", "契約書.pdf"), before=(files("見積書_旧.xlsx", "契約書.pdf"),))  # fmt: skip
    assert change.is_new("見積書_2026.xlsx")


def test_a_box_with_nothing_but_its_ok_tells_something() -> None:
    box = node("dialog", "", text("登録しました"), node("button", "OK"), node("button", "×"))
    assert kinds(after(box)) == [(MESSAGE, "登録しました")]


def test_everything_that_comes_with_something_that_expands_is_what_opened() -> None:
    shut, wide = (
        node("button", "もっと", expanded="false"),
        node("button", "もっと", expanded="true"),
    )
    change = after(wide, text("先週 提出しました"), before=(shut,))
    assert kinds(change) == [(OPENED, "先週 提出しました")]
    said = after(wide, node("alert", "提出しました"), before=(shut,))
    assert kinds(said) == [(MESSAGE, "提出しました")]


def test_what_stands_in_fields_and_on_buttons_is_not_said_by_the_page() -> None:
    field = node("textbox", "メモ", text="完了しました")
    editor = node("generic", "", text("完了しました"), editable="true")
    assert after(field, editor, node("button", "完了しました")).news == ()


def test_rows_come_and_go() -> None:
    left = (grid(("名前",), ("小野",), ("田中",)),)
    right = (grid(("名前",), ("田中",), ("佐藤",)),)
    change = after(*right, before=left)
    assert [(one.kind, one.words) for one in change.news] == [
        (ROW, "佐藤"),
        (NewsKind.GONE, "小野"),
    ]
    assert change.is_gone("小野")
    assert not change.is_gone("田中")
    assert not after(*right, before=left, url="http://shop.example/x").is_gone("小野")


def test_a_count_that_rose_is_new_and_its_label_is_not() -> None:
    change = after(text("カート 2 点"), before=(text("カート 1 点"),))
    assert change.is_new("カート2点")
    assert not change.is_new("カート")


def test_an_alert_of_a_script_is_a_message() -> None:
    said = DialogSeen(kind="alert", message="登録しました", answer="accepted")
    page = make_observation(text("x")).model_copy(update={"dialogs": (said,)})
    assert kinds(Change(PageNews(make_observation(text("x"))), PageNews(page))) == [
        (MESSAGE, "登録しました")
    ]


def of_document(number: int) -> Observation:
    root = AriaNode("document", children=(node("heading", "一覧", ref=f"f{number}e1"),))
    return Observation(epoch=1, url=CART, title="", root=numbered(root))


def test_the_same_page_anew_is_another_document() -> None:
    assert Change(PageNews(of_document(1)), PageNews(of_document(2))).has_moved
    assert not Change(PageNews(of_document(1)), PageNews(of_document(1))).has_moved


def test_a_list_of_records_that_came_as_a_whole_tells_of_what_was_sent_and_of_nothing_else() -> (
    None
):
    said = node("cell", "", node("link", "バグ #19"), text(": 月次締め処理の性能改善"))
    acts = node("cell", "", node("link", "関連の削除"), node("link", "操作"))
    press = (node("button", "追加", ref="e1"),)
    table = numbered(node("table", "", node("row", "", said, acts)), 10)
    change = after(*press, table, before=press)
    assert [kind for kind, _ in kinds(change)] == [NewsKind.LISTED]
    assert change.is_new("バグ#19", has_sent=True)
    assert not change.is_new("バグ#19")


def test_the_days_of_a_calendar_that_opened_tell_of_nothing_whatever_was_sent() -> None:
    days = (node("cell", "", node("button", str(day))) for day in range(1, 8))
    names = node("row", "", *(node("columnheader", name) for name in "日月火水木金土"))
    press = (node("button", "日付", ref="e1"),)
    table = numbered(node("table", "", names, node("row", "", *days)), 10)
    change = after(*press, table, before=press)
    assert {kind for kind, _ in kinds(change)} <= {OPENED}
    assert not change.is_new("木", has_sent=True)


def test_the_words_that_a_closed_field_leaves_in_its_place_did_not_open() -> None:
    """A tile renamed in place, with the star beside it drawn anew, passed for a box of choices."""

    def tile(start: int, name: AriaNode) -> AriaNode:
        star = AriaNode("generic", "お気に入り", f"e{start + 2}", "★", is_clickable=True)
        return node("generic", "", name, star, ref=f"e{start}")

    def listed(start: int, name: AriaNode) -> tuple[AriaNode, ...]:
        other = node(
            "generic", "", node("clickable", "議事録.docx", ref=f"x{start}"), ref=f"e{start + 5}"
        )
        return (node("main", "", tile(start, name), other, ref="e1"),)

    named = AriaNode("generic", "", "e11", "見積書_2026.xlsx", is_clickable=True)
    field = AriaNode("textbox", "", "e21", "見積書_2026.xlsx")
    change = after(*listed(10, named), before=listed(20, field))
    assert kinds(change) == [(NewsKind.TEXT, "見積書_2026.xlsx")]
    assert change.is_new("見積書_2026.xlsx")
    kept = after(
        *listed(10, named), before=listed(20, AriaNode("textbox", "", "e21", "見積書_旧.xlsx"))
    )
    assert {one.kind for one in kept.news} == {OPENED}


@pytest.mark.parametrize(
    ("said", "is_answer"),
    [
        ("登録完了", True), ("送信が完了しました", True), ("処理が完了した。", True),
        ("未完了", False), ("完了したバージョンを表示", False),
    ],
)  # fmt: skip
def test_a_state_that_is_none_yet_or_only_describes_a_thing_is_no_answer(
    said: str, is_answer: bool
) -> None:
    assert sounds_like_answer(said) is is_answer
