"""Pages at which only the person can go on."""

import pytest

from studio.domain.events.events import InputKind
from studio.domain.page.observation import AriaNode, Control, ControlKind
from studio.engine.perception.barriers import barrier_of, login_box
from tests.factories import make_observation, node, text

PASSWORD = node("textbox", "パスワード", ref="e2", secret="true")
NAME = node("textbox", "社員番号", ref="e1")
PLAIN = ("在庫の一覧を開く",)
LOGS_IN = ("社員番号「1042」でログインする",)


@pytest.mark.parametrize(
    ("nodes", "goals", "kind"),
    [
        ((NAME, PASSWORD), PLAIN, InputKind.LOGIN),
        ((NAME, PASSWORD), LOGS_IN, None),
        ((NAME,), PLAIN, None),
        ((node("textbox", "確認コード（6桁）", ref="e1"),), LOGS_IN, InputKind.CODE),
        ((node("textbox", "認証コード", ref="e1"),), ("認証コード 123456 を入れる",), None),
        ((node("textbox", "商品コード", ref="e1"),), PLAIN, None),
        ((node("iframe", "reCAPTCHA", ref="e5"),), LOGS_IN, InputKind.CAPTCHA),
        ((node("checkbox", "私はロボットではありません", ref="e5"),), PLAIN, InputKind.CAPTCHA),
        ((text("reCAPTCHA で保護されています"),), PLAIN, None),
        (
            (*(node("textbox", f"項目{n}", ref=f"e{n + 5}") for n in range(4)), PASSWORD),
            PLAIN,
            None,
        ),
    ],
)
def test_what_stops_a_run(
    nodes: tuple[AriaNode, ...], goals: tuple[str, ...], kind: InputKind | None
) -> None:
    assert barrier_of(make_observation(*nodes), goals) is kind


FILTER = node("combobox", "二要素認証", ref="e7")
SEARCH = node("searchbox", "サイト内検索", ref="e8")


@pytest.mark.parametrize(
    ("nodes", "kind"),
    [
        # A word in a list, a filter, a menu, a setting asks for nothing.
        ((FILTER, node("table"), NAME), None),
        ((node("listbox", "認証コードの送り先", ref="e7"),), None),
        ((node("checkbox", "ワンタイムパスワードを使う", ref="e7"),), None),
        ((node("checkbox", "reCAPTCHA を有効にする", ref="e7"),), None),
        ((node("option", "認証コード"), node("menuitem", "確認コード", ref="e7")), None),
        ((node("textbox", "社員番号（6桁）", ref="e7"),), None),
        ((node("textbox", "footprint", ref="e7"),), None),
        ((node("textbox", "reCAPTCHA サイトキー", ref="e7"),), None),
        ((node("textbox", "認証コード", ref="e7", disabled="true"),), None),
        ((node("textbox", "認証コード", ref="e7", readonly="true"),), None),
        ((node("iframe", "reCAPTCHA", text("保護されています"), ref="e7"),), None),
        ((node("banner", "", NAME, PASSWORD), node("main", "", text("商品の一覧"))), None),
        ((PASSWORD, node("textbox", "新しいパスワード", ref="e9", secret="true")), None),
        # Their twins, which ask.
        ((node("textbox", "Enter OTP", ref="e7"),), InputKind.CODE),
        ((node("textbox", "コード", ref="e7", secret="true"),), InputKind.CODE),
        (
            tuple(node("textbox", f"確認コード {n} 桁目", ref=f"e{n}") for n in range(1, 7)),
            InputKind.CODE,
        ),
        ((SEARCH, FILTER, NAME, PASSWORD), InputKind.LOGIN),
        (
            (
                node("banner", "", node("textbox", "検索", ref="e20")),
                node("main", "", NAME, PASSWORD, node("combobox", "言語", ref="e9")),
            ),
            InputKind.LOGIN,
        ),
        (
            (
                *(node("textbox", f"項目{n}", ref=f"e{n + 30}") for n in range(5)),
                node("dialog", "再ログイン", PASSWORD),
            ),
            InputKind.LOGIN,
        ),
        (
            (node("iframe", "reCAPTCHA", node("checkbox", "I'm not a robot", ref="e8"), ref="e7"),),
            InputKind.CAPTCHA,
        ),
        ((node("textbox", "画像の文字（画像認証）", ref="e7"),), InputKind.CAPTCHA),
    ],
)
def test_only_what_is_asked_for_is_a_barrier(
    nodes: tuple[AriaNode, ...], kind: InputKind | None
) -> None:
    assert barrier_of(make_observation(*nodes), PLAIN) is kind


@pytest.mark.parametrize("kind", list(InputKind))
def test_the_person_is_told_what_to_do_then(kind: InputKind) -> None:
    assert "続ける" in kind.question("office.example")


@pytest.mark.parametrize(
    ("button", "more", "around", "is_login"),
    [
        ("ログイン", (), (), True),
        ("退会する", (), (), False),
        ("ログイン", (Control("by", "", ControlKind.FIELD, ref="e9", form=1),), (), False),
        ("ログイン", (), (node("link", "ログアウト", ref="e9"),), False),
    ],
)
def test_a_login_beside_what_a_page_is_for(
    button: str, more: tuple[Control, ...], around: tuple[AriaNode, ...], *, is_login: bool
) -> None:
    """Its form asks for a name and a password alone, its button says so, and nobody is logged in."""
    filters = (node("textbox", f"絞り込み{n}", ref=f"e{n + 5}") for n in range(3))
    seen = make_observation(*filters, *around, NAME, PASSWORD, node("button", button, ref="e3"))
    controls = (
        Control("id", "", ControlKind.FIELD, ref="e1", form=1),
        Control("", "", ControlKind.BUTTON, button, "e3", form=1),
        *more,
    )
    page = seen.model_copy(update={"controls": controls})
    assert barrier_of(page, PLAIN) is None
    assert bool(login_box(page)) is is_login
