"""What an act is about, as a person must see it before saying yes."""

from dataclasses import replace

from studio.engine.perception.facts import page_values
from tests.factories import make_observation, node, text


def test_the_sum_comes_first_then_the_goods_then_the_fields() -> None:
    page = make_observation(
        node("banner", "", replace(node("textbox", "商品検索"), text="料理")),
        node(
            "main",
            "",
            node("row", "", node("rowheader", "平日ごはん"), node("cell", "", text("1,430円"))),
            node("row", "", node("rowheader", "ひとり鍋"), node("cell", "", text("1,320円"))),
            text("合計（2点）"),
            text("2,750円"),
            replace(node("textbox", "お名前 必須"), text="山田"),
        ),
    )
    values = page_values(page)
    assert values[0] == ("合計（2点）", "2,750円")
    assert ("平日ごはん", "1,430円") in values
    assert ("お名前", "山田") in values
    assert values.index(("ひとり鍋", "1,320円")) < values.index(("お名前", "山田"))


def test_a_label_and_its_amount_in_one_text() -> None:
    page = make_observation(node("main", "", text("ご請求金額：￥12,800")))
    assert page_values(page) == (("ご請求金額", "¥12,800"),)


def test_definition_lists_are_pairs() -> None:
    page = make_observation(
        node(
            "main",
            "",
            node("term", "", text("お届け先")),
            node("definition", "", text("東京都千代田区")),
            node("term", "", text("お支払い方法")),
            node("definition", "", text("コンビニ払い")),
        )
    )
    assert page_values(page) == (
        ("お届け先", "東京都千代田区"),
        ("お支払い方法", "コンビニ払い"),
    )


def test_a_page_without_amounts_shows_its_fields_only() -> None:
    page = make_observation(node("main", "", text("退会すると元に戻せません")))
    assert page_values(page) == ()


def test_a_hint_is_no_name_of_the_sum_behind_it() -> None:
    hint = text("金額は税込で入力してください。")
    assert page_values(make_observation(node("main", "", hint, text("3,000円")))) == ()


def test_prices_of_other_things_come_after_a_form_that_holds_its_own_sum() -> None:
    page = make_observation(
        node(
            "main",
            "",
            replace(node("textbox", "金額（円）"), text="980"),
            node("listitem", "", text("宿泊費 1,200円")),
            text("合計"),
            text("980円"),
        )
    )
    assert page_values(page) == (("合計", "980円"), ("金額（円）", "980"), ("宿泊費", "1,200円"))


def test_a_list_of_earlier_claims_is_told_once_and_is_no_part_of_a_yes_for_many_pages() -> None:
    page = make_observation(
        node(
            "main",
            "",
            replace(node("textbox", "金額（円）"), text="1400"),
            node("heading", "最近の申請"),
            node("listitem", "", text("交通費"), text("2,100円")),
        )
    )
    assert page_values(page) == (("金額（円）", "1400"), ("交通費", "2,100円"))
    assert page_values(page, is_whole=True) == (("金額（円）", "1400"),)
