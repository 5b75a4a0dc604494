"""Templates stand where values stood, and nowhere else."""

import pytest

from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.engine.variables.naming import (
    detail_with_names,
    follows_variable,
    named,
    template_of,
    without_record,
)
from studio.engine.variables.retelling import retold


def test_a_value_becomes_its_template_only_as_a_whole():
    assert named("Python", {"Python": "検索語"}) == "{{検索語}}" == template_of("検索語")
    assert named("Python 入門", {"Python": "検索語"}) == "Python 入門"


def test_long_values_are_named_inside_a_text_and_numbers_are_not():
    fact = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="「python」の検索結果 12 件")
    assert (
        detail_with_names(fact, {"Python": "検索語", "12": "数"})
        == "「{{検索語}}」の検索結果 12 件"
    )


def test_an_address_that_holds_the_value_follows_it():
    fact = Evidence(kind=EvidenceKind.URL, detail="/%E6%9C%AC/list")
    assert follows_variable(fact, {"/本/": "種類"})
    assert not follows_variable(fact, {"雑誌": "種類"})


def test_a_confirmation_screen_names_another_record_with_another_value():
    fact = Evidence(
        kind=EvidenceKind.DIALOG, detail="accepted:12/2 みなと商会 の予約を取り消します。"
    )
    names = {"12/2": "日付", "みなと商会": "会社名"}
    assert detail_with_names(fact, names) == "accepted:{{日付}} {{会社名}} の予約を取り消します。"


def test_a_sentence_of_the_first_run_is_told_with_todays_values():
    then = {"利用者": "ueda", "場所": "お客様サポート", "数": "3"}
    now = {"利用者": "oka", "場所": "ueda 支店"}
    sentence = "「ueda」を「お客様サポート」に 3 回追加する"
    assert retold(sentence, then, now) == "「oka」を「ueda 支店」に 3 回追加する"
    assert retold(sentence, then, then) == sentence


@pytest.mark.parametrize(
    ("sentence", "value", "today", "told"),
    [
        ("日付 2026/11/19 をチケット #11 に", "11", "14", "日付 2026/11/19 をチケット #14 に"),
        ("11月の分を 11 件", "11", "14", "11月の分を 14 件"),
        ("チケット #3 を 3 回開く", "3", "40", "チケット #40 を 3 回開く"),
        ("番号が0の商品", "0", "7", "番号が7の商品"),
        ("名「聡」、聡明な人", "聡", "二", "名「二」、聡明な人"),
        ("番号欅を予約する", "欅", "檜", "番号檜を予約する"),
        ("金額を 1,250,000 円に", "1250000", "98500", "金額を 98,500 円に"),
        ("{{秘密:Tanakaのパスワード}}で Tanaka が", "Tanaka", "Kanri", "{{秘密:Tanakaのパスワード}}で Kanri が"),
    ],
)  # fmt: skip
def test_a_value_of_few_letters_is_told_where_it_is_meant(
    sentence: str, value: str, today: str, told: str
) -> None:
    assert retold(sentence, {"番号": value}, {"番号": today}) == told


def test_a_sentence_keeps_the_names_of_its_values_and_says_an_option_without_its_remark() -> None:
    then = {"満足度": "満足", "外装": "Timeless ( | )"}
    now = {"満足度": "不満", "外装": "ベクター (2022年版)"}
    told = retold("満足度に「満足」、外装を Timeless に", then, now)
    assert told == "満足度に「不満」、外装を ベクター (2022年版) に"


def test_what_a_record_said_takes_no_variable_apart():
    fact = Evidence(
        kind=EvidenceKind.TEXT_APPEARED, detail="ページ '{{イベント名}}' が公開されました。"
    )
    kept = without_record(fact, ("イベント", "公開"))
    assert kept is not None
    assert kept.detail == "ページ '{{イベント名}}' が*されました。"


def test_a_number_behind_its_sign_is_the_variable_and_no_other_number_is():
    fact = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="*#3* の 3 件、#31")
    assert detail_with_names(fact, {"3": "番号"}) == "*#{{番号}}* の 3 件、#31"


def test_a_numbered_name_does_not_hide_the_value_that_is_said_behind_its_word() -> None:
    then = {"単価1": "120000", "数量1": "1", "単価2": "4500", "数量2": "3"}
    now = {"単価1": "50000", "数量1": "2", "単価2": "300", "数量2": "7"}
    text = "「保守」数量1 単価120000、「部品」数量3 単価4500"
    assert retold(text, then, now) == "「保守」数量2 単価50000、「部品」数量7 単価300"
    assert retold("単価を直す", then, now) == "単価を直す"


def test_a_number_of_one_digit_is_known_behind_the_column_its_variable_is_called_by() -> None:
    """The row said 「評価が4以上」 while 9 was looked for."""
    text, then = "評価が4以上の4件から、価格が3000円以下の本を探す", {"下限評価": "4"}
    assert (
        retold(text, then, {"下限評価": "9"}) == "評価が9以上の4件から、価格が3000円以下の本を探す"
    )
