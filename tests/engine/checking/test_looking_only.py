"""What a check dares: an act and a request that leave nothing behind, and no other."""

import pytest

from studio.domain.actions.action import (
    ROW_LINK,
    Action,
    AskUser,
    Choose,
    Click,
    CloseTab,
    Download,
    Drag,
    Extract,
    Fill,
    GoBack,
    HandleDialog,
    Hover,
    Navigate,
    OpenTab,
    Press,
    SelectOption,
    SetChecked,
    TypeText,
    Upload,
)
from studio.domain.page.target import Fingerprint, Target
from studio.engine.checking.looking_only import CheckPolicy, LookOnly, daring_of
from studio.engine.guard.facts.commands import does_something
from studio.engine.guard.places import AllowedPlaces
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.factories import GOOD_AND_CHEAP, durable, make_step

FIELD = durable("textbox", "氏名")
SECRET = durable("textbox", "合図", "password")


def button(name: str) -> Target:
    return durable("button", name)


def link(name: str) -> Target:
    looks = Fingerprint(role="link", name=name, path="/x")
    return Target(role="link", name=name, fingerprint=looks)


@pytest.mark.parametrize(
    ("action", "policy"),
    [
        (Navigate(url="http://shop.example/search"), CheckPolicy.DO),
        (Navigate(url="http://shop.example/items/3/delete"), CheckPolicy.END),
        (OpenTab(url="http://shop.example/"), CheckPolicy.DO),
        (GoBack(), CheckPolicy.DO),
        (Hover(target=FIELD), CheckPolicy.DO),
        (Extract(), CheckPolicy.DO),
        (Fill(target=FIELD, value="x"), CheckPolicy.DO),
        (Fill(target=durable("textbox", "購入理由"), value="x"), CheckPolicy.DO),
        (Fill(target=SECRET, value="{{PW}}"), CheckPolicy.PASS),
        (Fill(target=FIELD, value="{{秘密:社内}}"), CheckPolicy.PASS),
        (SelectOption(target=FIELD, option="x"), CheckPolicy.DO),
        (SetChecked(target=FIELD), CheckPolicy.DO),
        (SetChecked(target=durable("checkbox", "退会する")), CheckPolicy.END),
        (Click(target=button("検索")), CheckPolicy.DO),
        (Click(target=button("次へ")), CheckPolicy.DO),
        (Click(target=link("利用案内")), CheckPolicy.DO),
        (Click(target=button("謎のボタン")), CheckPolicy.PASS),
        (Click(target=button("ログアウト")), CheckPolicy.PASS),
        (Click(target=link("ログアウト")), CheckPolicy.PASS),
        (Click(target=button("キャンセル")), CheckPolicy.PASS),
        (Click(target=button("下書き保存")), CheckPolicy.END),
        (Click(target=button("カートに入れる")), CheckPolicy.END),
        (Click(target=button("注文を確定する")), CheckPolicy.END),
        (Click(target=link("削除")), CheckPolicy.END),
        (Press(keys="Enter", target=durable("searchbox", "商品検索")), CheckPolicy.DO),
        (Press(keys="Enter", target=FIELD), CheckPolicy.PASS),
        (Choose(rule=GOOD_AND_CHEAP), CheckPolicy.DO),
        (Choose(rule=GOOD_AND_CHEAP, column=ROW_LINK), CheckPolicy.DO),
        (Choose(rule=GOOD_AND_CHEAP, column="詳細"), CheckPolicy.DO),
        (Choose(rule=GOOD_AND_CHEAP, column="カートに入れる"), CheckPolicy.END),
        (Choose(rule=GOOD_AND_CHEAP, column="謎"), CheckPolicy.PASS),
        (TypeText(target=FIELD, text="x"), CheckPolicy.PASS),
        (Upload(target=FIELD, paths=("a",)), CheckPolicy.PASS),
        (Drag(target=FIELD, to=FIELD), CheckPolicy.PASS),
        (Download(target=link("一覧")), CheckPolicy.PASS),
        (HandleDialog(accept=True), CheckPolicy.END),
        (AskUser(question="x"), CheckPolicy.PASS),
        (CloseTab(), CheckPolicy.PASS),
    ],
)
def test_what_a_check_dares(action: Action, policy: CheckPolicy) -> None:
    step = make_step(action)
    today = getattr(action, "target", None)
    assert daring_of(step, action, today) is policy
    approved = step.model_copy(update={"needs_approval": True})
    assert daring_of(approved, action, today) is CheckPolicy.END


@pytest.mark.parametrize("name", ["注文を確定する", "カートに入れる", "削除する"])
def test_a_button_that_says_something_else_today_is_not_pressed(name: str) -> None:
    action = Click(target=button("次へ"))
    assert daring_of(make_step(action), action, button(name)) is CheckPolicy.END
    assert daring_of(make_step(action), action, button("謎")) is CheckPolicy.PASS
    followed = Click(target=link("案内"))
    assert daring_of(make_step(followed), followed, button("案内")) is CheckPolicy.PASS


@pytest.mark.parametrize(
    ("method", "url", "kind", "may_leave"),
    [
        ("GET", "http://shop.example/search", RequestKind.NAVIGATION, True),
        ("GET", "http://shop.example/rows.json", RequestKind.DATA, True),
        ("GET", "http://elsewhere.example/x.json", RequestKind.DATA, True),
        ("POST", "http://shop.example/search", RequestKind.NAVIGATION, False),
        ("POST", "http://shop.example/graphql", RequestKind.DATA, False),
        ("PUT", "http://shop.example/x", RequestKind.DATA, False),
        ("DELETE", "http://shop.example/x", RequestKind.DATA, False),
        ("GET", "wss://shop.example/live", RequestKind.DATA, False),
        ("GET", "http://elsewhere.example/", RequestKind.NAVIGATION, False),
        ("GET", "http://elsewhere.example/", RequestKind.POPUP, False),
        ("GET", "http://shop.example/entries/5/delete", RequestKind.NAVIGATION, False),
        ("GET", "http://shop.example/cart/add?id=5", RequestKind.NAVIGATION, False),
        ("GET", "http://shop.example/logout", RequestKind.NAVIGATION, False),
    ],
)
async def test_what_may_leave(method: str, url: str, kind: RequestKind, may_leave: bool) -> None:
    interceptor = LookOnly(AllowedPlaces(["http://shop.example"]))
    request = OutgoingRequest(method=method, url=url, kind=kind, reads_only=True)
    assert await interceptor.decide(request) is may_leave
    assert interceptor.refused == (not may_leave)


def test_addresses_that_do_something() -> None:
    assert does_something("http://shop.example/sign-out?next=/")
    assert not does_something("http://shop.example/search?q=logout")
