"""Which forms are login forms, by their structure alone; their twins that only look like one are none."""

import pytest

from tests.browser.stage import Studio

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

USER = "<label>利用者ID <input name=user></label>"
WORD = "<label>パスワード <input type=password></label>"
GO = "<button>ログイン</button>"
SHADOW = f"""<my-login></my-login><script>
document.querySelector('my-login').attachShadow({{mode: 'open'}}).innerHTML = '<form>{USER}{WORD}{GO}</form>';
</script>"""


@pytest.mark.parametrize(
    ("html", "parts"),
    [
        (f"<form>{USER}{WORD}{GO}</form>", "利用者ID|パスワード|ログイン"),
        (
            f"<div>{USER}{WORD}<button type=button>ログイン</button></div>",
            "利用者ID|パスワード|ログイン",
        ),
        (
            f"<form>{USER}<div>{WORD}<button type=button>表示</button></div>{GO}<button>ヘルプ</button></form>",
            "利用者ID|パスワード|ログイン",
        ),
        (
            f"<form role=search><input aria-label=検索></form><main><form>{USER}{WORD}{GO}</form></main>",
            "利用者ID|パスワード|ログイン",
        ),
        (
            f"<form><label>会社 <input value=青葉></label><label>名 <input autocomplete=username></label>{WORD}{GO}</form>",
            "名|パスワード|ログイン",
        ),
        (SHADOW, "利用者ID|パスワード|ログイン"),
        (f"<form>{WORD}{GO}</form>", "|パスワード|ログイン"),
        (f"<h1>ログイン</h1><form>{USER}<button>次へ</button></form>", "利用者ID||次へ"),
        ("<form><label>名 <input autocomplete=username></label><button>→</button></form>", "名||→"),
        # Twins.
        (f"<form>{USER}{WORD}{WORD}<button>登録</button></form>", None),
        (f"<form>{USER}<input type=password autocomplete=new-password>{GO}</form>", None),
        (f"<form><label>会社コード <input></label>{USER}{WORD}{GO}</form>", None),
        (f"<header><form>{USER}{WORD}{GO}</form></header><main>記事</main>", None),
        (f"<form style=display:none>{USER}{WORD}{GO}</form>", None),
        (
            "<h1>お知らせ</h1><form><input type=email aria-label=メール><button>購読</button></form>",
            None,
        ),
        ("<form role=search><input placeholder=パスワード><button>検索</button></form>", None),
        (
            "<form><select><option>二要素認証</select><input name=q><button>絞り込み</button></form>",
            None,
        ),
        (
            "<form><label>コード <input autocomplete=one-time-code></label><button>ログイン</button></form>",
            None,
        ),
    ],
)
async def test_what_is_a_login_form(studio: Studio, html: str, parts: str | None) -> None:
    page = await studio.show(html)
    form = await studio.browser.login_form()
    if parts is None or form is None:
        assert form is None
        assert parts is None
        return
    nodes = [page.node(ref) if ref else None for ref in (form.user, form.password, form.submit)]
    assert "|".join(node.label if node else "" for node in nodes) == parts
    assert form.asks_password == bool(form.password)


async def test_before_the_page_was_looked_at_it_has_no_refs_yet(studio: Studio) -> None:
    await studio.open(studio.pages.put("/login", f"<form>{USER}{WORD}{GO}</form>"))
    form = await studio.browser.login_form()
    assert form is not None
    assert (form.user, form.password, form.asks_password) == ("", "", True)
