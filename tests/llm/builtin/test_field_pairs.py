"""Fields and their values."""

import pytest

from studio.llm.builtin.field_pairs import bare_value, change_pairs, enter_pairs, without_unit
from studio.llm.builtin.intents import FieldValue
from studio.llm.builtin.literals import mask


@pytest.mark.parametrize(
    ("head", "pairs"),
    [
        ("氏名は山田、部署は営業部", [("氏名", "山田"), ("部署", "営業部")]),
        ("氏名: 山田、金額=3,000円", [("氏名", "山田"), ("金額", "3000")]),
        ("「山田」を氏名に", [("氏名", "山田")]),
        ("備考欄に「3,000円」と", [("備考", "3,000円")]),
        ("ユーザー「a」・パスワード「b」を", [("ユーザー", "a"), ("パスワード", "b")]),
        ("電話番号03-1234-5678を", [("電話番号", "03-1234-5678")]),
    ],
)
def test_label_and_value(head: str, pairs: list[tuple[str, str]]) -> None:
    sentence = mask(head)
    fields, unread = enter_pairs(sentence.text, sentence)
    assert [(field.label, field.value) for field in fields] == pairs
    assert unread == ()


def test_changing_says_the_label_first() -> None:
    sentence = mask("数量を3に")
    assert change_pairs(sentence.text, sentence)[0] == (FieldValue("数量", "3"),)


def test_a_value_alone_and_units() -> None:
    sentence = mask("「A」と")
    assert bare_value(sentence.text, sentence) == FieldValue("", "A")
    assert [without_unit(v) for v in ("1,200円", "3名", "5階", "2泊")] == [
        "1200",
        "3",
        "5階",
        "2泊",
    ]
