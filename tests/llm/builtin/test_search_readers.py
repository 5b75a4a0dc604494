"""Clauses that search."""

from studio.llm.builtin.intents import PressIntent, Search
from studio.llm.builtin.japanese import read_text


def test_a_code_is_searched_for_without_what_it_is_called() -> None:
    assert read_text("品番 AX-2040 を検索").readings[0].intent == Search("AX-2040")
    assert read_text("注文番号「PO-7」で検索").readings[0].intent == Search("PO-7")


def test_conditions_said_before_are_no_word() -> None:
    assert read_text("上記の条件で検索する").readings[0].intent == PressIntent("検索")


def test_words_beside_the_quoted_one_are_named() -> None:
    assert read_text("求人票から「経理」を検索").unread == ("求人票から「経理」を",)
    assert read_text("名簿から「経理」を検索").unread == ()


def test_a_sentence_is_no_word() -> None:
    assert read_text("残業が多い人がいるか検索して").readings == ()
