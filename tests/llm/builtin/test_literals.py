"""What is taken out of a sentence before grammar reads it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.llm.builtin.literals import mask


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("「A」と『B』と“C”", ["A", "B", "C"]),
        ("http://127.0.0.1:8701/shop/で「本」を検索", ["http://127.0.0.1:8701/shop/", "本"]),
        ("https://a.test/x?y=1&z=2、を開く", ["https://a.test/x?y=1&z=2"]),
        ("（https://a.test/）", ["https://a.test/"]),
        ("ｈｔｔｐ：／／ａ．ｔｅｓｔ／を", ["http://a.test/"]),
        ("example.co.jpを開く", ["https://example.co.jp"]),
        ("localhost:8000/aを開く", ["http://localhost:8000/a"]),
        ("taro@example.com に", []),
        ("data.csv を", []),
        ("『吾輩は「猫」である』を", ["吾輩は「猫」である"]),
        ("「練習書店で「本」を検索して」", ["本"]),
        ("「閉じない", []),
        ("{{秘密:社内PW}}を", ["{{秘密:社内PW}}"]),
        ("「㈱①」を", ["㈱①"]),
    ],
)
def test_literals_come_out_as_typed(text: str, values: list[str]) -> None:
    assert [literal.value for literal in mask(text).literals] == values


@given(st.text(max_size=80))
def test_a_masked_text_always_comes_back_whole(text: str) -> None:
    masked = mask(text)
    restored = masked.restore(masked.text)
    for literal in masked.literals:
        assert literal.value in restored
