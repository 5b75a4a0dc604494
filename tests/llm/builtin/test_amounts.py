"""Amounts in every office spelling."""

import pytest

from studio.llm.builtin.amounts import in_digits, without_unit


@pytest.mark.parametrize(
    ("said", "label", "digits"),
    [
        ("3千円", "", "3000"),
        ("１万２千円", "", "12000"),
        ("1.5万円", "", "15000"),
        ("十二名", "", "12"),
        ("二十", "発注数", "20"),
        ("¥128,000", "", "128000"),
        ("三千代", "氏名", "三千代"),
        ("二十", "町名", "二十"),
        ("03-1234-5678", "電話", "03-1234-5678"),
        ("9時30分", "開始", "9時30分"),
    ],
)
def test_an_amount_becomes_digits_and_nothing_else_does(said: str, label: str, digits: str) -> None:
    assert without_unit(said, label) == digits


def test_amounts_in_a_sentence_are_written_out() -> None:
    assert in_digits("価格が1万2千円以下で8千円以上") == "価格が12000円以下で8000円以上"
    assert in_digits("型番A4の千代田") == "型番A4の千代田"
