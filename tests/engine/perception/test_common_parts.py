"""What a site shows beside its content on page after page is written once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.page.observation import Observation
from studio.engine.perception.render import render, view
from studio.engine.perception.run_view import RunView
from studio.engine.perception.search import find
from tests.factories import make_observation, node, numbered, text

NAMES = (
    "プロジェクト",
    "チケット一覧",
    "活動",
    "カレンダー",
    "設定",
    "全文検索のヒント",
    "ヘルプデスクへの問い合わせ",
)
FOOTER = "第二営業部の共有ナレッジは、毎週月曜日に総務が見直します。"


def page(path: str, title: str, *names: str, host: str = "a.example") -> Observation:
    menu = node("navigation", "メニュー", *(node("link", name) for name in names or NAMES))
    content = node("main", "", node("heading", title, level="1"), node("button", "保存"))
    footer = node("contentinfo", "", text(FOOTER), node("link", "プライバシー・ポリシー"))
    tree = numbered(node("document", "", menu, content, footer))
    return make_observation(tree, url=f"http://{host}{path}", title=title)


def test_the_menu_is_whole_on_the_first_page_and_folded_on_the_next() -> None:
    run_view = RunView("議事録を保存する")
    first = render(page("/one", "一つ目"), run_view=run_view)
    second = render(page("/two", "二つ目"), run_view=run_view)
    assert first == render(page("/one", "一つ目"))
    for words in ("カレンダー", "プライバシー", "共有ナレッジ"):
        assert words in first
        assert words not in second
    assert " 保存" in second
    assert "find で検索" in second


def test_a_menu_is_written_once_also_where_the_same_page_is_looked_at_again() -> None:
    run_view = RunView()
    render(page("/one", "一つ目"), run_view=run_view)
    again = render(page("/one", "一つ目"), run_view=run_view)
    assert "カレンダー" not in again
    assert " 保存" in again
    assert " カレンダー" in find(page("/one", "一つ目"), "カレンダー").text


def test_the_button_that_sends_a_form_stays_in_its_bar_beside_the_content() -> None:
    """A sticky bar of actions is a landmark of its own: its button is what the fields above are for."""
    bar = node("navigation", "操作", node("button", "作成"))
    menu = node("navigation", "メニュー", *(node("link", name) for name in NAMES))
    form = node("main", "", menu, node("heading", "備品", level="1"), node("textbox", "品名"), bar)
    url = "http://a.example/new"
    one = make_observation(numbered(node("document", "", form)), url=url, title="備品")
    run_view = RunView()
    render(one, run_view=run_view)
    assert "button 作成" in render(one, run_view=run_view)


def test_what_the_person_speaks_of_stays_with_the_head_of_its_menu() -> None:
    run_view = RunView("未完了のチケットを数える")
    render(page("/one", "一つ目"), run_view=run_view)
    second = render(page("/two", "二つ目"), run_view=run_view)
    assert "メニュー" in second
    assert " チケット一覧" in second
    assert "カレンダー" not in second


def test_a_menu_of_rows_is_read_entry_by_entry() -> None:
    rows = [
        ("ユーザー", "ユーザー一覧", "新規追加"),
        ("ツール", "書き出し", "取り込み"),
        ("設定", "一般", "表示"),
    ]
    menu = node(
        "navigation",
        "メニュー",
        node(
            "list", "", *(node("listitem", "", *(node("link", one) for one in row)) for row in rows)
        ),
    )
    footer = node("contentinfo", "", text(FOOTER * 2))
    run_view = RunView("ユーザー「鈴木」の権限を変える")
    for path in ("/one", "/two"):
        seen = make_observation(
            menu, node("main", "", node("heading", path)), footer, url=f"http://a.example{path}"
        )
        told = render(seen, run_view=run_view)
    assert "ユーザー一覧" in told
    assert FOOTER not in told


def test_what_is_new_in_the_menu_is_shown() -> None:
    run_view = RunView()
    render(page("/one", "一つ目"), run_view=run_view)
    assert "管理" in render(page("/two", "二つ目", *NAMES[:-1], "管理"), run_view=run_view)


@pytest.mark.parametrize("is_modal", [True, False])
def test_what_a_box_keeps_from_being_reached_waits(is_modal: bool) -> None:
    rows = [node("row", "", node("cell", name), node("cell", "要確認")) for name in NAMES]
    table = node(
        "main", "", node("table", "", *rows), node("textbox", "備考"), node("button", "次へ")
    )
    field = node("textbox", "品名")
    box = node("dialog", "新規", field, modal="true") if is_modal else node("dialog", "新規", field)
    url = "http://a.example/list"
    run_view = RunView("全文検索のヒントを直す")
    render(make_observation(numbered(node("document", "", table)), url=url), run_view=run_view)
    both = make_observation(numbered(node("document", "", table, box)), url=url)
    seen = render(both, run_view=run_view)
    assert "品名" in seen
    assert "全文検索のヒント" in seen
    for words in ("カレンダー", "備考", "次へ"):
        assert (words in seen) is not is_modal
        assert words in find(both, words).text


def test_the_same_words_for_this_page_alone_are_shown() -> None:
    run_view = RunView()
    for path in ("/one", "/two"):
        tools = (node("link", "履歴表示", url=f"{path}/history"), node("button", "その他"))
        menu = node(
            "navigation", "表示", *tools, *(node("link", one, url=f"/{one}") for one in NAMES)
        )
        seen = make_observation(numbered(node("document", "", menu)), url=f"http://a.example{path}")
        told = render(seen, run_view=run_view)
    assert "履歴表示" in told
    assert "その他" in told
    assert "カレンダー" not in told


def test_another_site_begins_anew_and_content_is_never_common() -> None:
    run_view = RunView()
    render(page("/one", "一つ目"), run_view=run_view)
    other = page("/two", "一つ目", host="b.example")
    assert render(other, run_view=run_view) == render(other)
    again = render(page("/three", "一つ目"), run_view=run_view)
    assert "# 一つ目" in again
    assert " 保存" in again


def test_everything_folded_is_found() -> None:
    run_view = RunView()
    render(page("/one", "一つ目"), run_view=run_view)
    second = page("/two", "二つ目")
    folded = view(second, run_view=run_view)
    assert folded.hidden_controls == 8
    for one in second.operable:
        assert f"{second.short_ref(one.ref or '')} " in find(second, one.name).text


@given(st.text(alphabet="設定管理チケットabc12 、", max_size=30))
def test_no_words_of_the_person_break_it(wanted: str) -> None:
    run_view = RunView(wanted)
    render(page("/one", "一つ目"), run_view=run_view)
    assert " 保存" in render(page("/two", "二つ目"), run_view=run_view)


def test_a_link_that_is_called_anew_is_shown_though_another_led_there() -> None:
    def wiki(path: str, called: str) -> Observation:
        ways = (
            node("link", called, url="/edit?page=1"),
            *(node("link", f"{one} ({len(path)})", url=f"/{one}") for one in NAMES),
        )
        menu = node("navigation", "表示", *ways)
        tree = numbered(node("document", "", menu, node("main", "", node("heading", path))))
        return make_observation(tree, url=f"http://a.example{path}", title=path)

    run_view = RunView()
    render(wiki("/one", "ソースを閲覧"), run_view=run_view)
    signed_in = render(wiki("/second", "編集"), run_view=run_view)
    assert " 編集" in signed_in
    assert "カレンダー" not in signed_in
