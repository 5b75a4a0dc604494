"""Amounts as Japanese pages write them; an independent writer of them is the oracle. None: not certain."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from studio.domain.values.amounts import (
    Amount,
    Money,
    are_comparable,
    money_in,
    read_amount,
    read_numeral,
)

AMOUNTS: dict[str, tuple[float, str] | None] = {
    "1億2,000万円": (120_000_000, "円"),
    "3万5千円": (35_000, "円"),
    "1.2万": (12_000, ""),
    "2千5百万円": (25_000_000, "円"),
    "1千万円": (10_000_000, "円"),
    "三千五百円": (3_500, "円"),
    "壱拾万円": (100_000, "円"),
    "二〇二六年": (2_026, "年"),
    "▲300": (-300, ""),
    "△1,000円": (-1_000, "円"),
    "−5": (-5, ""),
    "￥-1,200": (-1_200, "円"),
    "¥2,980-": (2_980, "円"),
    "税込2,980円": (2_980, "円"),
    "2,980円（税抜）": (2_980, "円"),
    "30％": (30, "%"),
    "3割": (30, "%"),
    "3割引": (30, "%引"),
    "２５％ＯＦＦ": (25, "%引"),
    "4.0 / 5.0": (4, ""),
    "3 / 5点": (3, "点"),
    "7 / 5": None,
    "半額": (50, "%引"),
    "500円引き": (500, "円引"),
    "$12.50": (12.5, "ドル"),
    "4.5 (128件)": (4.5, ""),
    "+3": (3, ""),
    "2,980円〜": None,
    "2,980円から": None,
    "1,980〜2,980円": None,
    "1,980-2,980": None,
    "約3,000円": None,
    "3,000円以上": None,
    "2,710円（税込2,980円）": None,
    "12,34円": None,
    "1億20000万円": None,
    "1万2.5千": None,
    "3万5万": None,
    "1二3": None,
    "万円": None,
    "9999999999999999": None,
    "第1営業部": None,
    "A-3": None,
    "12:30": None,
    "(1,200)": None,
    "▼300": None,
    "300-": None,
    "": None,
}


@pytest.mark.parametrize(("text", "expected"), AMOUNTS.items())
def test_what_is_an_amount_and_what_is_none(text: str, expected: tuple[float, str] | None) -> None:
    found = read_amount(text)
    assert (found and (found.number, found.unit)) == expected


def test_leading_zeros_are_a_code() -> None:
    assert read_amount("00123") == Amount(123.0, "", is_code=True)
    assert read_amount("0") == Amount(0.0)
    assert read_amount("0.5") is not None


@pytest.mark.parametrize(
    ("text", "header", "number"),
    [
        ("2,500", "金額（千円）", 2_500_000),
        ("2,500", "売上 (単位：百万円)", 2_500_000_000),
        ("2,500円", "金額（千円）", 2_500),
        ("3万", "金額（円）", 30_000),
        ("5", "金額（税込）", 5),
    ],
)
def test_a_heading_lends_its_unit(text: str, header: str, number: float) -> None:
    found = read_amount(text, header)
    assert found is not None
    assert found.number == number


def test_units_that_can_be_compared() -> None:
    assert are_comparable(Amount(30, "%引"), Amount(30, "%"))
    assert are_comparable(Amount(30, "円"), Amount(30))
    assert not are_comparable(Amount(30, "円引"), Amount(30, "%"))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("2,710円（税込 2,980円）", [Money(2_710), Money(2_980, "税込")]),
        ("税抜 2,710円 / 税込 2,980円", [Money(2_710, "税抜"), Money(2_980, "税込")]),
        ("2,980円(税込)", [Money(2_980, "税込")]),
        ("送料 500円", []),
        ("送料無料 2,980円", [Money(2_980)]),
        ("100gあたり 300円", []),
        ("300円/100g", []),
        ("100円クーポン 2,980円", [Money(2_980)]),
        ("500円OFF", []),
        ("¥1,980-2,980", [Money(None)]),
        ("1,980 ～ 2,980円", [Money(None)]),
        ("最大 3,000円", [Money(None)]),
        ("3,000円前後", [Money(None)]),
        ("▲500円", [Money(None)]),
        ("Python 3.12 入門", []),
        ("3 000円", [Money(None)]),
        ("評価 4.5 500円", [Money(500)]),
        ("第 3 巻 980円", [Money(980)]),
        ("前回より300円値下げ", []),
        ("今なら300円安い", []),
    ],
)
def test_prices_in_a_text(text: str, found: list[Money]) -> None:
    assert list(money_in(text)) == found


def in_myriads(number: int) -> str:
    """Write a number as newspapers do: 1億2000万3456."""
    words = ""
    for scale, sign in ((10**12, "兆"), (10**8, "億"), (10**4, "万"), (1, "")):
        part = number // scale % 10_000
        words += f"{part}{sign}" if part else ""
    return words or "0"


def in_kanji(number: int) -> str:
    """Write a number in words: 一億二千万三千四百五十六."""
    words = ""
    for scale, sign in ((10**12, "兆"), (10**8, "億"), (10**4, "万"), (1, "")):
        part = number // scale % 10_000
        for unit, small in ((1000, "千"), (100, "百"), (10, "十"), (1, "")):
            digit = part // unit % 10
            if digit:
                words += ("" if digit == 1 and small else "一二三四五六七八九"[digit - 1]) + small
        words += sign if part else ""
    return words or "〇"


def widened(text: str) -> str:
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)


numbers = st.one_of(st.integers(0, 99_999), st.integers(0, 10**15 - 1))
writers = st.sampled_from([str, in_myriads, in_kanji, lambda n: f"{n:,}"])


@given(numbers, writers, st.booleans(), st.sampled_from(["", "円", "個", "%"]))
@settings(max_examples=200)
def test_every_way_of_writing_reads_back(
    number: int, write: object, is_wide: bool, unit: str
) -> None:
    assert callable(write)
    words = f"{write(number)}{unit}"
    found = read_amount(widened(words) if is_wide else words)
    assert found is not None
    assert (found.number, found.unit) == (number, unit)


@given(numbers, numbers, st.sampled_from("〜～~-–—"), writers)
def test_a_range_is_never_a_number(low: int, high: int, dash: str, write: object) -> None:
    assert callable(write)
    assert read_amount(f"{write(low)}{dash}{write(high)}円") is None
    assert all(one.number is None for one in money_in(f"{write(low)}{dash}{write(high)}円"))


@given(st.text("0123456789,.万億千百十一二〇", max_size=10))
@settings(max_examples=300)
def test_a_numeral_that_reads_has_one_meaning(text: str) -> None:
    """Whatever reads can be written again, and reads back as the same."""
    value = read_numeral(text)
    if value is None or not value.is_integer():
        return
    assert read_numeral(in_myriads(int(value))) == value
    plain = unicodedata.normalize("NFKC", text)
    if plain.isdecimal() and plain.isascii():
        assert value == int(plain)
