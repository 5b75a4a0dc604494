"""Converters change what was chosen and nothing else, whatever stands in the text."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.values.converting import TITLES, converted, preview
from studio.domain.values.variable import Converter

C = Converter
_WIDTHS = (C.HALF_WIDTH, C.FULL_WIDTH, C.KATAKANA, C.HIRAGANA, C.HALF_KATAKANA)
_TEXTS = st.text(
    st.characters(exclude_categories=("Cs",))
    | st.sampled_from(
        "アガパヴァー・「」。、゛゜ｱｶﾞﾊﾟﾞﾟｰがぱゔゝゞㇰ㈱①髙㎡〜～－1１aＡ \u3000円,.-〒年月日令和"
    )
)


@pytest.mark.parametrize(
    ("converter", "text", "expected"),
    [
        (C.HALF_WIDTH, "ＡＢＣ１２３　ガッコウ「ー」", "ABC123 ｶﾞｯｺｳ｢ｰ｣"),
        (C.HALF_WIDTH, "㈱①髙﨑㎡℡〜", "㈱①髙﨑㎡℡〜"),
        (C.FULL_WIDTH, "ABC-123 ｶﾞｯｺｳﾊﾟﾜﾞ", "ＡＢＣ－１２３　ガッコウパヷ"),
        (C.KATAKANA, "やまだ ﾀﾛｳ太郎ゞ", "ヤマダ タロウ太郎ヾ"),
        (C.HIRAGANA, "ヤマダ ﾀﾞﾛｳヴー", "やまだ だろうゔー"),
        (C.HALF_KATAKANA, "がっこう パン１", "ｶﾞｯｺｳ ﾊﾟﾝ１"),
        (C.DATE_ISO, "令和8年11月20日", "2026-11-20"),
        (C.DATE_SLASH, "R8.11.20", "2026/11/20"),
        (C.DATE_JAPANESE, "2026/1/5", "2026年1月5日"),
        (C.DATE_ERA, "2019-05-01", "令和元年5月1日"),
        (C.NUMBER_PLAIN, "￥１，２３４，５６７", "1234567"),
        (C.NUMBER_PLAIN, "▲2,500.50円", "-2500.50"),
        (C.NUMBER_GROUPED, "1234567", "1,234,567"),
        (C.NUMBER_GROUPED, "12,34", "12,34"),
        (C.POSTAL_HYPHEN, "〒１０００００１", "100-0001"),
        (C.POSTAL_PLAIN, "100ー0001", "1000001"),
        (C.POSTAL_PLAIN, "100-00012", "100-00012"),
        (C.PHONE_PLAIN, "０３（１２３４）５６７８", "0312345678"),
        (C.PHONE_PLAIN, "+81 90-1234-5678", "09012345678"),
        (C.PHONE_PLAIN, "内線 12", "内線 12"),
        (C.TRIMMED, "\u3000 山田 太郎 \n", "山田 太郎"),
        (C.NO_SPACES, " 山田\u3000太郎 ", "山田太郎"),
        (C.UPPER, "abcａｂß", "ABCＡＢß"),
        (C.LOWER, "ABCＡＢİ", "abcａｂİ"),
    ],
)
def test_each_converter(converter: Converter, text: str, expected: str):
    assert converted(text, (converter,)) == expected


def test_every_converter_has_a_title():
    assert set(TITLES) == set(Converter)


@given(_TEXTS, st.sampled_from(Converter))
def test_twice_is_once(text: str, converter: Converter):
    once = converted(text, (converter,))
    assert converted(once, (converter,)) == once


@given(_TEXTS, st.lists(st.sampled_from(Converter), max_size=5))
def test_preview_ends_with_what_a_run_types(text: str, converters: list[Converter]):
    shown = preview(converters, text)
    assert [step.converter for step in shown] == converters
    assert (shown[-1].text if shown else text) == converted(text, converters)


@given(_TEXTS)
def test_widths_leave_everything_else(text: str):
    for converter in _WIDTHS:
        made = converted(text, (converter,))
        folded = [unicodedata.normalize("NFKC", one) for one in (text, made)]
        if converter in (C.HALF_WIDTH, C.FULL_WIDTH):
            assert _same_kana(folded[0]) == _same_kana(folded[1])
        assert [c for c in made if _is_foreign(c)] == [c for c in text if _is_foreign(c)]


def _same_kana(text: str) -> str:
    return unicodedata.normalize("NFD", text).replace(" ", "")


def _is_foreign(char: str) -> bool:
    """Neither ASCII nor kana nor the twins of these: no converter of widths may touch it."""
    code = ord(char)
    return not (0x20 <= code < 0x7F or 0x3000 <= code < 0x3100 or 0xFF00 < code < 0xFFA0)


def test_what_does_not_fit_is_told():
    (step,) = preview((C.DATE_ERA,), "あした")
    assert (step.text, step.fits) == ("あした", False)
