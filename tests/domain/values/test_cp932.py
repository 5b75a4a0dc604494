import pytest

from studio.domain.values.cp932 import LIKE, is_in_cp932


@pytest.mark.parametrize("words", ["", "請求書 ①", "～", "ｶﾅ"])
def test_what_japanese_windows_writes_can_be_written(words: str) -> None:
    assert is_in_cp932(words)


@pytest.mark.parametrize("words", ["¥", "a—b", "𠮷野家", "⭐"])
def test_what_cp932_lacks_cannot(words: str) -> None:
    assert not is_in_cp932(words)


def test_what_is_written_in_place_of_another_letter_can_be_written() -> None:
    assert is_in_cp932("".join(map(chr, LIKE)).translate(LIKE))
