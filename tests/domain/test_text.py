import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.text import (
    arabic,
    clip,
    estimate_tokens,
    fold,
    has_digits,
    parse_kanji_number,
    parse_number,
    squeeze,
    strip_unseen,
)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("2,980円", 2980.0),
        ("４．５", 4.5),
        ("★4.2", 4.2),
        ("1.2万", 12_000.0),
        ("千円", 1_000.0),
        ("三千五百円", 3_500.0),
        ("二〇二六年", 2_026.0),
        ("十五万人", 150_000.0),
        ("価格：¥1,200（税込）", 1_200.0),
        ("▲300", -300.0),
        ("△1,000", -1_000.0),
        ("−5", -5.0),
        ("4.5 (128件)", 4.5),
        ("4.5（128件）", 4.5),
        ("在庫 5 冊 / 5 冊", 5.0),
        ("100%", 100.0),
    ],
)
def test_a_cell_that_states_one_number_is_read(text: str, number: float) -> None:
    assert parse_number(text) == pytest.approx(number)


@pytest.mark.parametrize(
    "text", ["", "在庫なし", "3個と4個", "2026-11-21", "10-20", "1.2.3", "12,34", "（3件）"]
)
def test_a_cell_that_states_none_or_several_is_not_guessed(text: str) -> None:
    assert parse_number(text) is None


@given(st.integers(min_value=0, max_value=10**12))
def test_a_number_with_separators_and_wide_digits_is_the_same_number(value: int) -> None:
    wide = f"{value:,}".translate(str.maketrans("0123456789,", "０１２３４５６７８９，"))
    assert parse_number(f"{value:,}円") == value
    assert parse_number(f"{wide}円") == value


def kanji(number: int) -> str:
    """Write a number below 10,000 the way people do (三千二十一)."""
    words = ""
    for unit, sign in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
        digit = number // unit % 10
        if digit:
            words += ("" if digit == 1 and sign else "一二三四五六七八九"[digit - 1]) + sign
    return words


@given(st.integers(min_value=1, max_value=9_999), st.integers(min_value=0, max_value=9_999))
def test_kanji_numbers_are_read_back(high: int, low: int) -> None:
    assert parse_kanji_number(f"{kanji(high)}万{kanji(low)}") == high * 10_000 + low


@pytest.mark.parametrize("text", ["", "円", "三千円", "3千"])
def test_what_is_no_kanji_number_is_none(text: str) -> None:
    assert parse_kanji_number(text) is None


def test_kanji_are_digits_only_before_a_counter() -> None:
    assert arabic("三千円の一番上と三菱商事") == "3000円の1番上と三菱商事"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("氏　名", "氏 名"),
        ("(12件)", "（12件）"),
        ("㈱手順", "(株)手順"),
        ("ＡＢＣ", "abc"),
        ("ｶﾅ", "カナ"),
    ],
)
def test_folding_makes_the_same_word_equal(one: str, other: str) -> None:
    assert fold(one) == fold(other)


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    once = fold(text)
    assert squeeze(once) == squeeze(text)
    assert " " not in squeeze(text)
    assert once == once.strip()


def test_white_space_does_not_part_a_word() -> None:
    assert squeeze("削 除") == squeeze("削　除") == squeeze("削除")


@given(st.text(alphabet=st.characters(codec=None)))
def test_what_nobody_sees_is_removed_and_the_rest_stays(text: str) -> None:
    clean = strip_unseen(text)
    clean.encode("utf-8")
    assert strip_unseen(clean) == clean
    kept = [c for c in text if unicodedata.category(c) in {"Lo", "Ll", "Lu", "Nd", "Po"}]
    assert [c for c in clean if unicodedata.category(c) in {"Lo", "Ll", "Lu", "Nd", "Po"}] == kept


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("検\u200b索", "検索"),
        ("a\x00b\x1bc", "abc"),
        ("\u202e逆さ\u202c", "逆さ"),
        ("行\n\t次", "行\n\t次"),
        ("\U000e0041見えない", "見えない"),
        ("壊れ\ud83d", "壊れ\ufffd"),
        ("👨\u200d👩", "👨\u200d👩"),
    ],
)
def test_invisible_characters_cannot_hide_words(text: str, clean: str) -> None:
    assert strip_unseen(text) == clean


@given(st.text(), st.integers(min_value=1, max_value=40))
def test_a_clipped_line_is_one_line_within_its_limit(text: str, limit: int) -> None:
    line = clip(text, limit)
    assert len(line) <= limit
    assert "\n" not in line


def test_a_clipped_line_shows_that_it_was_cut() -> None:
    assert clip("これは長い文です", 5) == "これは長…"
    assert clip("短い", 5) == "短い"


def test_wide_digits_may_change_too() -> None:
    assert has_digits("残り３冊")
    assert not has_digits("残りわずか")


@given(st.text(max_size=300), st.text(max_size=300))
def test_more_text_never_costs_fewer_tokens(one: str, more: str) -> None:
    assert estimate_tokens(one + more) >= estimate_tokens(one)


def test_japanese_costs_more_than_ascii() -> None:
    assert estimate_tokens("検索して" * 100) > estimate_tokens("text" * 100) > 0
