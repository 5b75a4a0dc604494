"""What an act is, judged by the element and the page, never by the model's name for it."""

import pytest

from studio.domain.actions.action import (
    ROW_LINK,
    Action,
    Choose,
    Click,
    DoubleClick,
    Drag,
    Fill,
    HandleDialog,
    Navigate,
    OpenTab,
    Press,
    Scroll,
    SelectOption,
    SetChecked,
)
from studio.domain.actions.rule import SelectionRule
from studio.domain.page.observation import AriaNode, DialogSeen, Observation
from studio.domain.page.target import Candidate, Family, Target
from studio.engine.guard.facts.acts import (
    ActKind,
    asked_in_dialog,
    kind_of,
    leads_on,
    needs_approval,
    pressed,
    says_deed,
)
from tests.factories import card, listing, make_observation, node


def on(page: Observation, found: AriaNode) -> Target:
    ref = next(n.ref for n in page.nodes if (n.role, n.name) == (found.role, found.name))
    return Target(ref=ref, epoch=page.epoch, role=found.role, name="なんでもない")


@pytest.mark.parametrize(
    ("element", "expected"),
    [
        (node("button", "購入する"), True),
        (node("button", "注 文 を 確 定"), True),
        (node("button", "送\u200b信"), True),
        (node("button", "ｓｕｂｍｉｔ"), True),
        (node("button", "削除"), True),
        (node("button", "申請者を削除"), True),
        (node("button", "購入履歴を削除"), True),
        (node("menuitem", "退会する"), True),
        (node("button", "Delete"), True),
        (node("button", "検索"), False),
        (node("button", "購入履歴"), False),
        (node("button", "申請一覧"), False),
        (node("button", "支払方法"), False),
        (node("button", "検索を実行"), False),
        (node("button", "注文内容を確認する"), False),
        (node("button", "カートに入れる"), False),
        (node("button", ""), False),
        (node("link", "ご購入手続きへ", url="/order"), False),
        (node("link", "注文する", url="/order"), False),
        (node("link", "注文する", url="#"), True),
        (node("link", "注文する", url="javascript:void(0)"), True),
        (node("link", "注文する"), True),
        (node("link", "この行を削除", url="/delete/3"), True),
        (node("heading", "購入する"), False),
        (node("generic", "購入する", is_clickable=True), True),
        (node("generic", "", node("text", text="購入する"), is_clickable=True), True),
        (node("generic", "", node("text", text="注文番号 " + "あ" * 40), is_clickable=True), False),
        (node("textbox", "送信先", is_clickable=True), False),
        (node("clickable", "送信"), True),
        (node("switch", "公開"), True),
        (node("button", "承認記録"), True),
        (node("link", "投稿記録", url="/posts"), False),
        (node("tab", "投稿記録"), False),
    ],
)
def test_what_a_click_needs(element: AriaNode, expected: bool) -> None:
    page = make_observation(element)
    assert needs_approval(Click(target=on(page, element)), page) is expected


def test_a_switch_that_is_set_needs_it_as_much_as_one_that_is_clicked() -> None:
    page = make_observation(node("switch", "公開"), node("checkbox", "規約に同意"))
    assert needs_approval(SetChecked(target=on(page, node("switch", "公開"))), page)
    assert not needs_approval(SetChecked(target=on(page, node("checkbox", "規約に同意"))), page)


def test_a_target_without_an_element_is_judged_by_its_own_words() -> None:
    page = make_observation()
    gone = Target(role="button", name="購入する")
    hidden = Target(
        role="button",
        name="次へ",
        candidates=(Candidate(family=Family.ROLE, value="購入する", role="button", score=100),),
    )
    assert needs_approval(Click(target=gone), page)
    assert needs_approval(Click(target=hidden), page)
    assert not needs_approval(Click(target=Target(role="button", name="次へ")), page)


ORDER = node("form", "注文", node("textbox", "備考"), node("button", "注文を確定する"))
SEARCH = node("search", "", node("searchbox", "商品検索"), node("button", "検索"))


@pytest.mark.parametrize("keys", ["Enter", "NumpadEnter", "Control+Enter", "Space", " "])
def test_keys_that_press_a_focused_button(keys: str) -> None:
    page = make_observation(ORDER, SEARCH)
    button = on(page, node("button", "注文を確定する"))
    assert needs_approval(Press(keys=keys, target=button), page)


@pytest.mark.parametrize("keys", ["Tab", "Escape", "Control+A", "a", "ArrowDown"])
def test_other_keys_press_nothing(keys: str) -> None:
    page = make_observation(ORDER)
    button = on(page, node("button", "注文を確定する"))
    assert not needs_approval(Press(keys=keys, target=button), page)


def test_enter_in_a_field_sends_the_form_it_stands_in() -> None:
    page = make_observation(ORDER, SEARCH)
    assert needs_approval(Press(keys="Enter", target=on(page, node("textbox", "備考"))), page)
    search = on(page, node("searchbox", "商品検索"))
    assert not needs_approval(Press(keys="Enter", target=search), page)


def test_enter_without_a_target_goes_to_the_focused_element() -> None:
    focused = node("button", "注文を確定する", active="true")
    assert needs_approval(Press(keys="Enter"), make_observation(focused))
    assert not needs_approval(Press(keys="Enter"), make_observation(node("button", "注文")))


@pytest.mark.parametrize(
    ("column", "expected"),
    [("カートに入れる", False), ("購入する", True), ("入する", True), ("", False)],
)
def test_a_row_s_control_is_judged_by_what_it_is_really_called(column: str, expected: bool) -> None:
    page = make_observation(
        listing(
            "本", card("A", "100円", press="購入する"), card("B", "200円", press="カートに入れる")
        )
    )
    assert needs_approval(Choose(rule=SelectionRule(), column=column), page) is expected


def test_typing_needs_nobody() -> None:
    page = make_observation(ORDER)
    assert not needs_approval(Fill(target=on(page, node("textbox", "備考")), value="削除"), page)


@pytest.mark.parametrize("label", ["次へ", "ＯＫ", "はい", "完了する", ""])
def test_a_button_that_says_nothing_is_judged_by_what_stands_over_it(label: str) -> None:
    """「次へ」 under 「ご注文」 sent the order without a question."""
    button = node("button", label)
    order = make_observation(node("heading", "ご注文"), button)
    plain = make_observation(node("heading", "お知らせ"), button)
    assert needs_approval(Click(target=on(order, button)), order)
    assert not needs_approval(Click(target=on(plain, button)), plain)


def test_a_button_that_says_what_it_does_is_judged_by_that_alone() -> None:
    button = node("button", "カートに戻る")
    order = make_observation(node("heading", "ご注文"), button)
    assert not needs_approval(Click(target=on(order, button)), order)


def test_the_box_around_a_yes_is_looked_at() -> None:
    button = node("button", "はい")
    page = make_observation(node("dialog", "データを削除しますか", button))
    assert needs_approval(Click(target=on(page, button)), page)


def test_a_bin_that_deletes_is_asked_about_whatever_its_role() -> None:
    page = make_observation(node("listitem", "下書き 3"), node("img", "削除"))
    drag = Drag(
        target=Target(ref="e1", epoch=page.epoch, name="下書き 3"),
        to=Target(ref="e2", epoch=page.epoch, name="削除"),
    )
    assert needs_approval(drag, page)
    assert not needs_approval(drag.model_copy(update={"to": Target(name="完了")}), page)


def test_ok_on_an_open_dialog_is_judged_by_what_the_dialog_says() -> None:
    asks = DialogSeen(kind="confirm", message="3 件を削除しますか", answer="open")
    page = make_observation(node("button", "OK")).model_copy(update={"dialogs": (asks,)})
    assert needs_approval(HandleDialog(accept=True), page)
    assert not needs_approval(HandleDialog(accept=False), page)
    answered = asks.model_copy(update={"answer": "accepted"})
    assert not needs_approval(
        HandleDialog(accept=True), page.model_copy(update={"dialogs": (answered,)})
    )


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("http://shop.example/items/3/delete", True),
        ("http://shop.example/transfer?to=1&amount=9", True),
        ("http://shop.example/?q=delete", False),
        ("http://shop.example/orders", False),
    ],
)
def test_an_address_a_model_made_is_judged_like_a_label(url: str, expected: bool) -> None:
    page = make_observation()
    assert needs_approval(Navigate(url=url), page) is expected
    assert needs_approval(OpenTab(url=url), page) is expected


@pytest.mark.parametrize(
    ("element", "expected"),
    [
        (node("link", "×", url="/items/3/delete"), True),
        (node("link", "", url="/items/3/delete", icon="trash"), True),
        (node("link", "メモ", url="/items/3/delete"), False),
        (node("link", "×", url="/items/3"), False),
        (node("button", "", icon="削除"), True),
        (node("button", "", icon="検索"), False),
    ],
)
def test_what_says_nothing_is_judged_by_its_icon_and_by_where_it_leads(
    element: AriaNode, expected: bool
) -> None:
    page = make_observation(element)
    assert needs_approval(Click(target=on(page, element)), page) is expected


def test_ok_in_a_box_of_the_page_is_judged_by_what_the_box_asks() -> None:
    ok = node("button", "OK")
    asks = make_observation(node("dialog", "確認", node("text", text="3 件を削除します。"), ok))
    tells = make_observation(node("dialog", "確認", node("text", text="保存しました。"), ok))
    assert needs_approval(Click(target=on(asks, ok)), asks)
    assert not needs_approval(Click(target=on(tells, ok)), tells)


SAVE = node("form", "", node("textbox", "備考"), node("button", "保存"))
LOGIN = node("form", "", node("textbox", "ID"), node("button", "ログイン"))


@pytest.mark.parametrize(
    ("element", "expected"),
    [
        (node("button", "検索"), ActKind.HARMLESS),
        (node("button", "保存"), ActKind.PRESSES),
        (node("button", ""), ActKind.PRESSES),
        (node("link", "一覧", url="/list"), ActKind.PRESSES),
        (node("generic", "", node("text", text="次へ"), is_clickable=True), ActKind.HARMLESS),
    ],
)
def test_what_a_press_may_send(element: AriaNode, expected: ActKind) -> None:
    page = make_observation(element)
    assert kind_of(Click(target=on(page, element)), page) is expected
    assert kind_of(DoubleClick(target=on(page, element)), page) is expected


def test_the_heading_of_a_column_sorts() -> None:
    sorts, deletes = node("button", "氏名"), node("button", "全件削除")
    row = node("row", "", node("columnheader", "", sorts), node("columnheader", "", deletes))
    page = make_observation(node("table", "", row), node("button", "部署"))
    assert kind_of(Click(target=on(page, sorts)), page) is ActKind.HARMLESS
    assert kind_of(Click(target=on(page, deletes)), page) is ActKind.PRESSES
    assert kind_of(Click(target=on(page, node("button", "部署"))), page) is ActKind.PRESSES


def test_a_live_press_is_judged_by_the_element_and_not_by_what_the_model_calls_it() -> None:
    page = make_observation(node("button", "保存"))
    lying = Target(ref="e1", epoch=page.epoch, role="button", name="検索")
    assert kind_of(Click(target=lying), page) is ActKind.PRESSES
    assert kind_of(Click(target=Target(role="button", name="検索"))) is ActKind.HARMLESS


@pytest.mark.parametrize(
    ("keys", "field", "expected"),
    [
        ("Enter", node("searchbox", "商品検索"), ActKind.HARMLESS),
        ("Enter", node("textbox", "備考"), ActKind.PRESSES),
        ("Enter", node("textbox", "ID"), ActKind.HARMLESS),
        ("Enter", node("button", "保存"), ActKind.PRESSES),
        ("Tab", node("textbox", "備考"), ActKind.SETS),
        ("Backspace", node("textbox", "備考"), ActKind.SETS),
        ("Delete", node("button", "保存"), ActKind.PRESSES),
        ("Control+S", node("textbox", "備考"), ActKind.PRESSES),
    ],
)
def test_what_a_key_may_send(keys: str, field: AriaNode, expected: ActKind) -> None:
    page = make_observation(SEARCH, SAVE, LOGIN)
    assert kind_of(Press(keys=keys, target=on(page, field)), page) is expected


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Fill(target=Target(ref="e1"), value="x"), ActKind.SETS),
        (SetChecked(target=Target(name="公開")), ActKind.SETS),
        (SelectOption(target=Target(name="費目"), option="交通費"), ActKind.SETS),
        (Drag(target=Target(name="a"), to=Target(name="b")), ActKind.PRESSES),
        (HandleDialog(accept=True), ActKind.PRESSES),
        (HandleDialog(accept=False), ActKind.HARMLESS),
        (Choose(rule=SelectionRule(), column="カートに入れる"), ActKind.HARMLESS),
        (Choose(rule=SelectionRule(), column="承諾"), ActKind.PRESSES),
        (Choose(rule=SelectionRule(), column=ROW_LINK), ActKind.PRESSES),
        (Choose(rule=SelectionRule()), ActKind.LOOKS),
        (Navigate(url="http://shop.example/"), ActKind.LOOKS),
        (Scroll(), ActKind.LOOKS),
    ],
)
def test_what_other_acts_may_send(action: Action, expected: ActKind) -> None:
    assert kind_of(action, make_observation()) is expected


@pytest.mark.parametrize(
    ("element", "expected"),
    [
        (node("link", "注文を確定する", url="/kakutei.php?id=5"), True),
        (node("link", "配信を停止する", url="/optout"), True),
        (node("link", "登録", url="/register"), False),
        (node("link", "注文履歴を見る", url="/orders"), False),
        (node("button", "注文を確定する"), True),
        (node("button", "検索"), False),
    ],
)
def test_a_link_says_a_deed_when_it_is_called_by_what_it_does(
    element: AriaNode, expected: bool
) -> None:
    page = make_observation(element)
    (live,) = [one for one in page.nodes if one.role == element.role]
    click = Click(target=Target(ref=live.ref, epoch=page.epoch, role=live.role, name=live.name))
    assert says_deed(click, page) is expected
    assert pressed(click, page) == (element.name, element.role, live.ref)


@pytest.mark.parametrize(
    ("around", "role", "states", "expected"),
    [
        ("main", "button", {}, False),
        ("navigation", "button", {}, True),
        ("main", "link", {}, True),
        ("main", "button", {"expanded": "false"}, True),
    ],
)
def test_an_entry_of_a_menu_leads_on_whatever_it_is_called(
    around: str, role: str, states: dict[str, str], expected: bool
) -> None:
    element = AriaNode(role, "申請", "e2", states=states)
    page = make_observation(AriaNode(around, "", "e1", children=(element,)))
    assert leads_on(Click(target=Target(ref="e2", role=role, name="申請")), page) is expected


@pytest.mark.parametrize(
    ("asks", "label", "role", "said"),
    [
        ("案件 A を削除します。よろしいですか？", "実行", "dialog", "案件 A を削除します。よろしいですか？"),
        ("案件 A を削除し、代金を支払います。", "実行", "dialog", ""),  # of two deeds it tells neither
        ("案件 A を削除します。", "支払う", "dialog", ""),
        ("案件 A を削除します。", "実行", "group", ""),
    ],
)  # fmt: skip
def test_a_plain_button_does_what_its_dialog_asks_about(
    asks: str, label: str, role: str, said: str
) -> None:
    buttons = (AriaNode("button", "キャンセル", "e1"), AriaNode("button", label, "e2"))
    box = AriaNode(role, children=(AriaNode("text", "", text=asks), *buttons))
    page = Observation(epoch=1, url="https://a.example/", title="", root=AriaNode("document", children=(box,)))  # fmt: skip
    press = Click(target=Target(role="button", name=label, ref="e2", epoch=1))
    assert asked_in_dialog(press, page).strip() == said
