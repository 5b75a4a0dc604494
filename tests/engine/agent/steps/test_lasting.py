"""One post-condition that tells whether an act worked, whole and as the page has it, and one beside it."""

import pytest

from studio.domain.actions.action import Click, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.page.observation import AriaNode
from studio.engine.agent.steps.lasting import Seen, chosen, lasting
from tests.factories import CART, durable, grid, make_observation, make_outcome, node, text

PRESS = Click(target=durable("button", "x"))
SITE = "https://shop.example"
BEFORE = make_observation(node("button", "x"))


def seen(kind: EvidenceKind, detail: str, *, is_minor: bool = False) -> Evidence:
    return Evidence(kind=kind, detail=detail, is_minor=is_minor)


def shown(detail: str, *, is_minor: bool = False) -> Evidence:
    return seen(EvidenceKind.TEXT_APPEARED, detail, is_minor=is_minor)


def kept(
    *nodes: AriaNode,
    url: str = BEFORE.url,
    given: tuple[str, ...] = (),
    row: tuple[str, ...] = (),
    sends: bool = False,
    quoted: str = "",
    earlier: tuple[AriaNode, ...] = (),
) -> list[str]:
    """Return what is expected after these nodes came up."""
    after = make_observation(node("button", "x"), *nodes, url=url)
    facts = (seen(EvidenceKind.URL, url),) if url != BEFORE.url else ()
    about = Seen(BEFORE, after, given, row, [make_observation(*earlier)] if earlier else ())
    found = lasting(PRESS, make_outcome(*facts), about, sends=sends)
    return [fact.detail for fact in chosen(found, quoted)]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("カートに入れました", ["カートに入れました"]),
        ("カート（3点）", ["カート(*点)"]),
        ("合計 12,980円です", ["合計 *円です"]),
        ("受付番号 K-00012 で受け付けました", ["受付番号 k-* で受け付けました"]),
        ("11/20 13:00〜15:00 で予約しました", ["*〜* で予約しました"]),
        ("1,2,3 番目です", ["* 番目です"]),
        ("3点", []),
        ("✓ ✓", []),
        ("\ue8a6\ue5cd", []),
        ("{{ user.name }} さん", []),
        ("長い規約です。" * 30, []),
    ],
)
def test_a_text_is_kept_whole_with_digits_as_patterns_or_not_at_all(
    said: str, expected: list[str]
) -> None:
    assert kept(node("status", "", text(said))) == expected


def test_a_message_is_one_text_whatever_is_linked_in_it_and_its_buttons_are_none_of_it() -> None:
    message = node(
        "alert",
        "",
        node("button", "閉じる"),
        text("「"),
        node("link", "経費精算の手引き"),
        text("」を"),
        node("link", "ウォッチリスト"),
        text("へ追加しました。"),
        text("残る期限:"),
        node("combobox", "", node("option", "無期限")),
    )
    assert kept(message, given=("経費精算の手引きをウォッチリストに入れる",))[0] == (
        "「経費精算の手引き」をウォッチリストへ追加しました。"
    )
    assert kept(message)[0] == "「*」を*へ追加しました。"


def test_names_of_other_things_and_words_of_the_row_are_other_ones_next_time() -> None:
    message = node("status", "", text("勤怠 “E0042 山田 拓也” を変更しました。"))
    assert kept(message) == ["勤怠 “*” を変更しました。"]
    heading = node("heading", "E0042 山田 拓也")
    assert kept(heading, row=("E0042", "山田 拓也")) == []


@pytest.mark.parametrize(
    "silent",
    [
        node("menu", "", node("menuitem", "ほしい物リストに追加")),
        node("listbox", "", node("option", "東京倉庫")),
        node("textbox", "本文"),
        node("combobox", "区分", node("option", "未定の区分")),
        grid(("氏名", "部署"), ("山田 拓也さん", "営業部の人"), ("佐藤 花子さん", "経理部の人")),
        node("link", "ホームへ戻る"),
    ],
    ids=lambda one: one.role,
)
def test_menus_lists_fields_rows_and_single_links_are_not_expected(silent: AriaNode) -> None:
    assert kept(silent) == []


def test_an_act_that_sends_is_told_by_the_message_and_another_by_where_it_leads() -> None:
    nodes = (node("heading", "申請の一覧"), node("status", "", text("申請しました。")))
    assert kept(*nodes, url=CART, sends=True) == ["/", "申請しました。", "/cart"]
    assert kept(*nodes, url=CART) == ["/cart", "申請の一覧"]


@pytest.mark.parametrize(
    ("was", "now", "left"),
    [
        ("/wiki/%E7%89%B9%E5%88%A5:upload", "/wiki/a.csv", ["/wiki/特別:upload"]),
        ("/issues/20/edit", "/issues/20", ["/issues/*/edit"]),
        ("/issues/20", "/issues/21", []),
        ("/form?step=1", "/form?step=2", []),
    ],
)
def test_sending_that_leads_away_from_the_form_does_so_the_next_time(
    was: str, now: str, left: list[str]
) -> None:
    before, after = make_observation(url=f"{SITE}{was}"), make_observation(url=f"{SITE}{now}")
    found = lasting(PRESS, make_outcome(), Seen(before, after), sends=True)
    assert [fact.detail for fact in found if fact.kind is EvidenceKind.LEFT] == left
    assert not lasting(PRESS, make_outcome(), Seen(before, after), sends=False)


def test_what_an_earlier_page_said_is_not_expected_where_sending_leads_away() -> None:
    page = (node("heading", "締め日"), node("heading", "申請の控え"))
    assert "締め日" not in kept(*page, url=CART, sends=True, earlier=page[:1])


def test_what_a_verdict_quoted_tells_most() -> None:
    nodes = (
        node("heading", "バグの一覧"),
        node("paragraph", "", text("新しい番号は次の画面にあります。")),
    )
    assert kept(*nodes, url=CART, sends=True) == ["/", "/cart", "バグの一覧"]
    assert kept(*nodes, url=CART, sends=True, quoted="「新しい番号は次の画面にあります。」") == [
        "/",
        "新しい番号は次の画面にあります。",
        "/cart",
    ]


def test_a_dialog_that_came_with_a_new_page_is_not_of_the_act() -> None:
    welcome = node("dialog", "ようこそ", node("heading", "はじめての方へ"))
    assert kept(welcome, url=CART) == ["/cart"]
    assert kept(welcome) == ["ようこそ", "はじめての方へ"]


def test_all_but_the_first_are_only_noted_and_dialogs_and_tabs_stand_for_themselves() -> None:
    asked = seen(EvidenceKind.DIALOG, "accepted:よろしいですか？")
    facts = (asked, shown("あああ"), shown("いいい"), shown("ううう"))
    assert chosen(facts) == (asked, shown("あああ"), shown("いいい", is_minor=True))


def test_addresses_with_numbers_and_opened_pages_are_not_expected() -> None:
    assert kept(url="https://shop.example/books/B1001/") == []
    assert lasting(Navigate(url=CART), make_outcome(shown("あああ")), None, sends=False) == ()


def test_what_holds_a_secret_is_not_kept() -> None:
    after = make_observation(node("status", "", text("ようこそ hunter さん")))
    about = Seen(BEFORE, after, masked=lambda words: words.replace("hunter", "••••"))
    assert lasting(PRESS, make_outcome(), about, sends=True) == ()


def test_what_the_person_gave_keeps_its_digits() -> None:
    line = "年内の最終営業日は12月28日です。"
    message = node("status", "", text(f"{line} を追記しました（3 件目）"))
    assert kept(message, given=(line, "12"))[0] == f"{line} を追記しました(* 件目)"


def test_the_name_of_a_file_that_was_given_is_another_one_next_time() -> None:
    message = node("status", "", text("議事録_1120.txt アップロード完了"))
    assert kept(message, given=("/書類/議事録_1120.txt",))[0] == "* アップロード完了"


def test_of_a_new_row_the_number_of_the_persons_record_is_expected_and_nothing_else_it_says() -> (
    None
):
    link = node("link", "バグ #19")
    row = node("row", "", node("cell", "", text("関連している"), link, text(": 締め処理の改善")))
    given = ("チケット #3 に、関連するチケットとして #19 を登録する",)
    assert kept(node("table", "", row), given=given, sends=True) == ["*#19*"]
    assert kept(node("table", "", row), sends=True) == ["関連している*: 締め処理の改善"]


def test_of_a_new_row_the_words_that_a_list_of_the_site_said_stay_beside_the_number() -> None:
    chosen = node("option", "関連している", selected="true")
    way = node("combobox", "関係", chosen, node("option", "次のチケットと重複"))
    before = make_observation(node("button", "x"), way)
    row = node(
        "row",
        "",
        node("cell", "", text("関連している"), node("link", "バグ #19"), text(": 締め処理")),
    )
    after = make_observation(node("button", "x"), way, node("table", "", row))
    about = Seen(before, after, ("#19 を関連するチケットに登録する",))
    found = lasting(PRESS, make_outcome(), about, sends=True)
    assert [fact.detail for fact in found] == ["*関連している*#19*"]


def test_the_number_of_the_persons_record_stays_whole_in_a_message() -> None:
    said = node("status", "", node("link", "バグ #19"), text("を更新しました。残り 190 件、#190"))
    assert kept(said, given=("#19 を直す",)) == ["*#19*を更新しました。残り * 件、#*"]


def test_an_answer_without_a_role_tells_of_what_was_sent_and_a_count_that_stood_there_does_not() -> (
    None
):
    before = make_observation(node("button", "x"), node("heading", "通知の設定 (0)"))
    nodes = (node("heading", "通知の設定 (1)"), text("一分前に直された"), node("paragraph", "", text("更新しました。")))  # fmt: skip
    about = Seen(before, make_observation(node("button", "x"), *nodes))
    found = [fact.detail for fact in chosen(lasting(PRESS, make_outcome(), about, sends=True))]
    assert found == ["更新しました。", "一分前に直された"]
    looked = [fact.detail for fact in chosen(lasting(PRESS, make_outcome(), about, sends=False))]
    assert "通知の設定 (*)" not in looked


def test_what_an_earlier_page_said_is_no_news_of_what_was_sent() -> None:
    """A login goes back to the page that one came from: of what it says only the name is new."""
    article = node("main", "", text("この手順は2023年版です。"), text("担当は総務部です。"))
    back = (article, node("banner", "", text("山田 太郎さんの個人設定")))
    assert kept(*back, sends=True, earlier=(article,))[0] == "山田 太郎さんの個人設定"
    assert kept(*back, sends=True) == ["この手順は*年版です。", "担当は総務部です。"]
    assert kept(*back, earlier=(article,))[0] == "この手順は*年版です。"
