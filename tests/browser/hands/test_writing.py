"""Values as offices write them and as fields hold them."""

import pytest

from studio.browser.hands.writing import for_field, only_option, same_value


@pytest.mark.parametrize(
    ("kind", "value", "wanted"),
    [
        ("date", "2026/11/20", "2026-11-20"),
        ("date", "令和8年11月20日", "2026-11-20"),
        ("date", "２０２６年１１月２０日", "2026-11-20"),
        ("date", "H31.4.31", "H31.4.31"),
        ("date", "来週", "来週"),
        ("month", "2026年11月", "2026-11"),
        ("month", "2026/11", "2026-11"),
        ("month", "令和8年11月20日", "2026-11"),
        ("month", "11月", "11月"),
        ("time", "9:05", "09:05"),
        ("time", "１３時", "13:00"),
        ("time", "13時5分", "13:05"),
        ("time", "25:00", "25:00"),
        ("number", "96,500円", "96500"),
        ("number", "１万５千円", "15000"),
        ("number", "▲1,200", "-1200"),
        ("number", "2.5", "2.5"),
        ("number", "120名", "120"),
        ("number", "3kg", "3kg"),
        ("number", "50%", "50%"),
        ("number", "3〜5", "3〜5"),
        ("text", "48,000円", "48,000円"),
        ("text", "2026/11/20", "2026/11/20"),
        ("", "①㈱", "①㈱"),
    ],
)
def test_a_field_gets_its_own_form(kind: str, value: str, wanted: str) -> None:
    assert for_field(kind, value) == wanted


def test_an_amount_is_not_written_into_a_field_of_thousands() -> None:
    assert for_field("number", "96,500円", ("概算費用（円）",)) == "96500"
    assert for_field("number", "96,500円", ("概算費用（千円）",)) == "96,500円"


@pytest.mark.parametrize(
    ("hint", "written"),
    [
        ("YYYY-MM-DD", "2026-01-05"),
        ("例：2025/12/31", "2026/01/05"),
        ("例 2025/1/5", "2026/1/5"),
        ("yyyy/m/d", "2026/1/5"),
        ("Y-m-d", "2026-01-05"),
        (r"\d{4}-\d{2}-\d{2}", "2026-01-05"),
        (r"\d{4}/\d{1,2}/\d{1,2}", "2026/1/5"),
        ("2025年12月31日", "2026年01月05日"),
        ("MM/DD/YYYY", "01/05/2026"),
        ("dd.mm.yyyy", "05.01.2026"),
        ("yyyymmdd", "20260105"),
        ("03/04/2025", "2026/1/5"),
        ("電話 03-1234-5678", "2026/1/5"),
    ],
)
def test_a_date_is_written_as_a_hint_shows(hint: str, written: str) -> None:
    assert for_field("text", "2026/1/5", ("なし", hint, "YYYY.MM.DD")[:2]) == written


@pytest.mark.parametrize(
    ("held", "wanted"),
    [
        ("1,234", "1234"),
        ("１２３４", "1234"),
        ("¥1,234", "1234円"),
        ("100-0001", "1000001"),
        ("〒100-0001", "１００ー０００１".replace("ー", "－")),
        ("090‐1234‐5678", "09012345678"),
        ("2026/11/20", "令和8年11月20日"),
        ("山田  太郎\n", "山田　太郎"),
    ],
)
def test_separators_and_widths_do_not_make_another_value(held: str, wanted: str) -> None:
    assert same_value(held, wanted)


@pytest.mark.parametrize(
    ("held", "wanted"),
    [("15", "1.5"), ("5", "-5"), ("", "0"), ("12", "123"), ("2026/11/21", "2026/11/20"), ("あ", ""), ("1a", "1")],
)  # fmt: skip
def test_another_value_is_another_value(held: str, wanted: str) -> None:
    assert not same_value(held, wanted)


@pytest.mark.parametrize(
    ("wanted", "places"),
    [("東京", (0,)), ("ﾄｳｷｮｳ", (2,)), ("京", (0, 1)), ("京都", (1,)), ("名古屋", ()), ("", ()), ("ト", (2,))],
)  # fmt: skip
def test_an_option_is_meant_when_it_is_the_only_one(wanted: str, places: tuple[int, ...]) -> None:
    assert only_option(["東京", "京都府", "トウキョウ"], wanted) == places


@pytest.mark.parametrize(
    ("wanted", "places"),
    [
        ("山田 拓也(E0042)", (0,)),
        ("山田　拓也（Ｅ００４２）", (0,)),
        ("山田 拓也(E0099)", ()),
        ("山田 (E00)", (0, 1)),
        ("E0043 山田", (1,)),
        ("田 E0042", ()),
        ("佐藤 健（E0044）", (2,)),
        ("佐藤 康（E0044）", ()),
    ],
)
def test_a_person_s_words_may_stand_in_another_order_but_all_of_them(
    wanted: str, places: tuple[int, ...]
) -> None:
    assert only_option(["E0042 山田 拓也", "E0043 山田 花子", "E0044 佐藤 健"], wanted) == places


@pytest.mark.parametrize(
    ("wanted", "places"),
    [("管理者のみに許可", (1,)), ("管理者を許可", ()), ("許可しない", (2,)), ("公開の停止", ())],
)
def test_an_option_may_be_said_with_another_particle(wanted: str, places: tuple[int, ...]) -> None:
    options = ["すべてに許可", "管理者のみ許可", "許可しない", "公開する"]
    assert only_option(options, wanted) == places
