"""The form gate: what is missing before anything is pressed, and what must not be taken for missing."""

import pytest

from studio.domain.actions.action import Action, Click, Fill, Press
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.guard.forms import missing_fields
from tests.factories import make_observation, node, text

SEND = node("button", "送信する")
NAME = node("textbox", "氏名 必須")


def press(page: Observation, name: str = "送信する") -> Click:
    found = next(n for n in page.nodes if n.name == name)
    return Click(target=Target(ref=found.ref, epoch=page.epoch, role=found.role, name=name))


def missing(*nodes: AriaNode, button: str = "送信する", touched: frozenset[str] = frozenset()):
    page = make_observation(*nodes)
    return missing_fields(press(page, button), page, touched)


@pytest.mark.parametrize(
    ("field", "name"),
    [
        (node("textbox", "氏名 必須"), "氏名"),
        (node("textbox", "氏名*"), "氏名"),
        (node("textbox", "氏名（必須）"), "氏名"),
        (node("textbox", "[必須] 氏名"), "氏名"),
        (node("textbox", "氏名", required="true"), "氏名"),
        (node("textbox", "Name (required)"), "Name"),
        (node("group", "", text("必須"), node("textbox", "氏名")), "氏名"),
        (node("textbox", "金額", text="abc", invalid="true"), "金額"),
        (node("spinbutton", "数量 必須"), "数量"),
        (node("combobox", "費目 必須", node("option", "選んでください", selected="true")), "費目"),
        (node("combobox", "費目 必須", text="---"), "費目"),
        (node("checkbox", "規約に同意 必須"), "規約に同意"),
        (node("textbox", "パスワード 必須", secret="true"), "パスワード"),
        (node("radiogroup", "支払方法 必須", node("radio", "現金"), node("radio", "カード")), "支払方法"),
        (node("group", "支払方法", node("radio", "現金", required="true"), node("radio", "カード")), "支払方法"),
    ],
)  # fmt: skip
def test_what_is_missing_is_named(field: AriaNode, name: str) -> None:
    assert missing(node("form", "申請", field, SEND)) == (name,)


@pytest.mark.parametrize(
    "field",
    [
        node("textbox", "氏名 必須", text="花子"),
        node("textbox", "備考"),
        node("textbox", "連絡先 オプション（必須でない項目）"),
        node("textbox", "連絡先（必須ではありません）"),
        node("textbox", "氏名 必須", disabled="true"),
        node("textbox", "氏名 必須", readonly="true"),
        node("textbox", "金額", invalid="false"),
        node("textbox", "本文 必須", text("書いた文章"), editable="true"),
        node("textbox", "パスワード 必須", text="••••", secret="true"),
        node("combobox", "費目 必須", node("option", "交通費", selected="true")),
        node("combobox", "費目 必須", text="選択制コース"),
        node("checkbox", "規約に同意 必須", checked="true"),
        node("radiogroup", "支払 必須", node("radio", "現金", checked="true"), node("radio", "カード")),
        node("radiogroup", "支払", node("radio", "現金"), node("radio", "カード")),
        node("group", "", text("必須"), node("textbox", "氏名", text="花子"), node("textbox", "備考")),
        text("* は必須の項目です"),
    ],
)  # fmt: skip
def test_what_is_there_or_need_not_be_is_not_missing(field: AriaNode) -> None:
    assert missing(node("form", "申請", field, SEND)) == ()


def test_the_hidden_list_of_a_widget_is_not_missing_where_the_widget_shows_the_choice() -> None:
    hidden = node("combobox", "申請者", required="true")
    label = text("申請者")
    chosen, empty = (node("combobox", "申請者", text=held) for held in ("E0042 山田", "------"))
    assert missing(node("form", "", label, hidden, chosen, SEND)) == ()
    assert missing(node("form", "", label, hidden, empty, SEND)) == ("申請者",)
    other = node("combobox", "部署", text="営業部")
    assert missing(node("form", "", label, hidden, other, SEND)) == ("申請者",)


@pytest.mark.parametrize("button", ["戻る", "住所を検索", "キャンセル", "行を増やす", "下書き保存"])
def test_other_buttons_of_a_form_send_nothing(button: str) -> None:
    assert missing(node("form", "", NAME, node("button", button), SEND), button=button) == ()


@pytest.mark.parametrize(
    "button", ["確認画面へ進む", "注文内容を確認する", "保存", "次へ", "ログイン", "登録", "Submit"]
)
def test_buttons_that_send(button: str) -> None:
    assert missing(node("form", "", NAME, node("button", button)), button=button) == ("氏名",)


def test_another_form_of_the_page_is_not_asked() -> None:
    other = node("form", "問い合わせ", NAME, node("button", "問い合わせを送信"))
    assert missing(other, node("form", "", node("textbox", "件名"), SEND)) == ()


def test_forms_without_a_role_end_at_their_button() -> None:
    first = (NAME, node("button", "登録する"))
    assert missing(node("main", "", *first, node("textbox", "件名"), SEND)) == ()
    assert missing(node("main", "", *first, SEND), button="登録する") == ("氏名",)


def test_the_search_of_the_page_is_none_of_the_form() -> None:
    search = node("search", "", node("searchbox", "商品検索", required="true"))
    assert missing(node("main", "", search, node("textbox", "件名"), SEND)) == ()


def test_a_field_set_since_is_believed_to_be_right_until_the_page_says_otherwise() -> None:
    complains = node("textbox", "金額", text="1200", invalid="true")
    assert missing(node("form", "", complains, SEND), touched=frozenset({"金額"})) == ()


def test_only_what_sends_is_looked_at() -> None:
    page = make_observation(node("form", "", NAME, SEND))
    field = Target(ref=next(n.ref for n in page.nodes if n.role == "textbox"), role="textbox")
    harmless: tuple[Action, ...] = (
        Fill(target=field, value="x"),
        Press(keys="Tab", target=press(page).target),
        Press(keys="Enter", target=field),
        Press(keys="Enter"),
    )
    assert [missing_fields(action, page, frozenset()) for action in harmless] == [()] * 4
    enter = Press(keys="Enter", target=press(page).target)
    assert missing_fields(enter, page, frozenset()) == ("氏名",)
