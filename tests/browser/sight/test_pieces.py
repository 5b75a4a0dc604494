"""A value that our hands put in is known again in pieces, and ordinary words stay words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.browser.sight.masking import mask_tree, secrets_of, tells_secret
from studio.browser.sight.pieces import Handed, across, echoes_in, letters_of
from studio.domain.page.observation import MASK, AriaNode

SECRET = "Zx9-Mitsu+77/ura"
HANDED = Handed(letters_of(SECRET))
KNOWN = secrets_of((), {SECRET}, (HANDED,))


@pytest.mark.parametrize(
    "said",
    [
        "Z x 9 - M i t s u + 7 7 / u r a",
        "zx9-mitsu+77/URA",
        SECRET.lower() + SECRET.upper(),
        "Ｚｘ９－Ｍｉｔｓｕ＋７７／ｕｒａ",
        "Z\u200bx\u200b9\u200bMitsu77",
        "Z.x.9.M.i.t.s.u",
        "控え：zx9mitsu77",
        "Żx9Mítsu77",
        "xZx9Mitsu77ura1",
    ],
)
def test_half_of_a_value_in_a_spelling_of_its_own_leaves_nothing_of_the_text(said: str) -> None:
    assert KNOWN.masked(said) == MASK
    assert KNOWN.told_by(said)


def test_a_short_piece_alone_is_masked_and_the_rest_is_read() -> None:
    assert KNOWN.masked("合言葉の一部は mitsu です") == f"合言葉の一部は {MASK} です"
    assert KNOWN.masked("部分 M-i-t-s-u、次") == f"部分 {MASK}、次"


@pytest.mark.parametrize(
    "said", ["三井 Mitsui の一覧", "Mitsubishi 様", "akamitsu", "x9 の 77 件", "検索", "977.00 円"]
)
def test_words_that_only_share_letters_stay_readable(said: str) -> None:
    assert KNOWN.masked(said) == said
    assert not KNOWN.told_by(said)


def test_numbers_and_years_that_share_digits_stay_readable() -> None:
    known = secrets_of((), {"Sakura-2026-0401"}, (Handed(letters_of("Sakura-2026-0401")),))
    for said in ("2026年11月の申請", "140,401 円", "2026 年度", "SK-204017"):
        assert known.masked(said) == said
    assert known.masked("サ 0401") == f"サ {MASK}"
    assert known.masked("sakura 2026") == MASK


def test_what_stood_there_before_and_what_was_typed_in_the_open_tells_nothing() -> None:
    handed = Handed(letters_of("tanaka01pw")).knowing(["会員 Tanaka01", "ログイン"])
    known = secrets_of((), {"tanaka01pw"}, (handed,))
    assert known.masked("ようこそ tanaka01 さん") == "ようこそ tanaka01 さん"
    assert known.masked("tanaka01p w") == MASK


def test_an_address_keeps_its_place() -> None:
    said = "https://a.example/x?p=z-x-9-m-i-t-s-u-7-7"
    assert KNOWN.address(said) == f"https://a.example{MASK}"
    assert KNOWN.address("https://a.example/news") == "https://a.example/news"


def cells(*texts: str) -> AriaNode:
    return AriaNode("row", children=tuple(AriaNode("cell", text) for text in texts))


def test_a_letter_in_each_cell_is_the_value_and_a_row_of_numbers_is_not() -> None:
    root = mask_tree(cells("予約", *SECRET, "控え"), KNOWN)
    assert {node.name for node in root.children[1:-1]} == {MASK, "-", "+", "/"}
    assert (root.children[0].name, root.children[-1].name) == ("予約", "控え")
    assert tells_secret(cells(*SECRET), KNOWN)
    plain = cells("7", "7", "9", "mi", "ura", "x9", "m")
    assert mask_tree(plain, KNOWN) is plain
    assert not tells_secret(plain, KNOWN)


def test_what_stands_whole_in_one_element_leaves_the_words_around_it() -> None:
    row = mask_tree(cells("入力: " + SECRET, "控え"), KNOWN)
    assert [node.name for node in row.children] == [f"入力: {MASK}", "控え"]


def test_the_field_itself_is_no_echo() -> None:
    field = AriaNode("textbox", "パスワード", "e1", SECRET)
    known = secrets_of((("e1", SECRET),), {SECRET}, (HANDED,))
    assert not tells_secret(AriaNode("form", children=(field,)), known)
    assert tells_secret(AriaNode("form", children=(field, AriaNode("text", text=SECRET))), known)


@given(
    st.text("abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-+/", min_size=8, max_size=20).filter(
        lambda value: len(letters_of(value)) >= 8
    ),
    st.sampled_from([" ", "-", "\u200b", "・", "\n", " / "]),
    st.booleans(),
)
def test_no_separator_and_no_case_hides_a_value(value: str, between: str, is_upper: bool) -> None:
    handed = Handed(letters_of(value))
    said = between.join(value.upper() if is_upper else value.lower())
    masked = secrets_of((), {value}, (handed,)).masked(f"値は {said} です")
    assert masked in (MASK, f"値は {MASK} です")
    assert across(list(said), handed)


def test_a_value_of_few_letters_has_no_pieces() -> None:
    assert echoes_in("abc", Handed("abc")) == ()
    assert across(["a", "b", "c"], Handed("abc")) == frozenset()
