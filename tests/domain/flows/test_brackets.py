"""Variables as people read and write them: 〔検索語〕, and back."""

import pytest

from studio.domain.actions.action import Fill, Navigate
from studio.domain.flows.brackets import from_edit, from_sentence, in_brackets, in_quotes, to_edit
from studio.domain.page.target import Target
from studio.domain.values.date_expression import is_date_said

FIELD = Target(role="searchbox", name="商品検索")


@pytest.mark.parametrize(
    ("text", "values", "shown"),
    [
        ("「{{検索語}}」を入力", {}, "〔検索語〕を入力"),
        ("「{{検索語}}」を入力", {"検索語": "Python"}, "〔検索語：Python〕を入力"),
        ("「{{検索語}} 入門」を入力", {}, "「〔検索語〕 入門」を入力"),
        ("{{ url }} を開く", {}, "〔開始ページ〕 を開く"),
        ("{{秘密:社内PW}}", {}, "〔認証情報：社内PW〕"),
        ("{{先月末|yyyy/MM/dd}}", {}, "〔先月末（yyyy/MM/dd）〕"),
        ("{{検索語}}", {"検索語": ""}, "〔検索語〕"),
        ("{{検索語}}", {"検索語": "長" * 40}, f"〔検索語：{'長' * 29}…〕"),
        ("{ {そのまま} }", {}, "{ {そのまま} }"),
    ],
)
def test_braces_are_never_shown(text: str, values: dict[str, str], shown: str) -> None:
    assert in_brackets(text, values) == shown


def test_an_act_is_a_sentence_with_its_variables() -> None:
    filled = Fill(target=FIELD, value="{{検索語}}").in_words()
    assert in_brackets(filled) == "「商品検索」に〔検索語〕を入力"
    assert in_brackets(Navigate(url="{{url}}").in_words(), {"url": "http://a/"}) == (
        "〔開始ページ：http://a/〕 を開く"
    )


@pytest.mark.parametrize(
    "template",
    [
        "{{検索語}}",
        "「東京」{{検索語}}と{{url}}",
        "{{秘密:社内PW}}",
        "{{今日|yyyy/MM/dd}}",
        "{{消えた}}",
        "〔注〕",
        "〔検索語〕の結果",
        "〔今日〕のおすすめ",
        "{{検索語}}：〔url〕",
    ],
)
def test_what_is_shown_in_a_field_is_the_same_when_it_comes_back(template: str) -> None:
    assert from_edit(to_edit(template), template, ("検索語", "url"), is_date_said) == template


@pytest.mark.parametrize(
    ("typed", "template"),
    [
        ("〔検索語〕", "{{検索語}}"),
        ("〔開始ページ〕search", "{{url}}search"),
        ("〔認証情報：会計〕", "{{秘密:会計}}"),
        ("〔第3営業日|M月d日〕", "{{第3営業日|M月d日}}"),
        ("〔関東〕地方", "〔関東〕地方"),
        ("{{検索語}}", "{{検索語}}"),
    ],
)
def test_only_what_names_something_becomes_a_variable(typed: str, template: str) -> None:
    assert from_edit(typed, "", ("検索語", "url"), is_date_said) == template


def test_what_a_page_says_in_brackets_stays_its_text_when_something_else_is_changed() -> None:
    before, names = "〔検索語〕の結果：{{地方}}〔地方〕", ("検索語", "地方")
    assert (
        from_edit("〔検索語〕の〔地方〕の一覧：〔地方〕〔地方〕", before, names, is_date_said)
        == "〔検索語〕の{{地方}}の一覧：{{地方}}〔地方〕"
    )
    assert from_edit("〔検索語〕", before, names, is_date_said) == "〔検索語〕"
    assert from_edit("次の〔検索語〕", before, names, is_date_said) == "次の{{検索語}}"


def test_a_variable_is_written_with_the_format_of_its_date() -> None:
    assert from_edit("〔支払日|M月d日〕", "", ("支払日",), is_date_said) == "{{支払日|M月d日}}"


def test_a_sentence_names_a_credential_as_the_readme_writes_it() -> None:
    """〔認証情報：練習会員〕 in a sentence was planned as words, and typed nowhere."""
    said = "パスワードに〔認証情報：練習会員〕を入力して、〔今日〕の〔品名〕を開く"
    assert (
        from_sentence(said) == "パスワードに{{秘密:練習会員}}を入力して、〔今日〕の〔品名〕を開く"
    )
    assert from_sentence("「料理」を探す") == "「料理」を探す"


def test_quotes_inside_quotes_are_told_apart() -> None:
    assert in_quotes("最初の本を開く") == "「最初の本を開く」"
    assert in_quotes("「料理」を探す") == "『「料理」を探す』"
