from datetime import datetime, time, timedelta

import pytest

from studio.sheets.number_format import displayed

MOMENT = datetime(2026, 11, 20, 9, 5, 7)


@pytest.mark.parametrize(
    ("value", "code", "shown"),
    [
        (123, "000000", "000123"),
        (12800, "#,##0", "12,800"),
        (1234567.5, "#,##0.00", "1,234,567.50"),
        (0.125, "0%", "13%"),
        (0.1255, "0.0%", "12.6%"),
        (1000001, "000-0000", "100-0001"),
        (9012345678, "000-0000-0000", "090-1234-5678"),
        (-1200, "#,##0;[Red]\\-#,##0", "-1,200"),
        (-1200, '"¥"#,##0', "-¥1,200"),
        (1500, "[$¥-411]#,##0", "¥1,500"),
        (0, '#,##0;-#,##0;"-"', "-"),
        (1234567, "#,##0,", "1,235"),
        (3.14159, "General", "3.14159"),
        (0.1 + 0.2, "General", "0.3"),
        (123456789012, "General", "123456789012"),
        (5, "@", "5"),
        (1200, '#,##0"円"', "1,200円"),
        (12, '[>=10]"多い"0;"少ない"0', "多い12"),
        (12345, "0.00E+00", "1.23E+04"),
        (-5, "0", "-5"),
        (2.5, "0", "3"),
        (True, "General", "TRUE"),
        (None, "0", ""),
        (MOMENT, "yyyy/m/d", "2026/11/20"),
        (MOMENT, "mm-dd-yy", "2026/11/20"),
        (MOMENT, '[$-411]ggge"年"m"月"d"日"', "令和8年11月20日"),
        (MOMENT, "[$-411]ge.m.d", "R8.11.20"),
        (datetime(1989, 1, 7), "ggge年m月d日", "昭和64年1月7日"),
        (datetime(2019, 5, 1), "gge", "令1"),
        (MOMENT, 'yyyy"年"mm"月"dd"日"(aaa)', "2026年11月20日(金)"),
        (MOMENT, "aaaa", "金曜日"),
        (MOMENT, "h:mm AM/PM", "9:05 AM"),
        (MOMENT, "yyyy/m/d h:mm:ss", "2026/11/20 9:05:07"),
        (MOMENT, "yyyy\\-mm\\-dd;@", "2026-11-20"),
        (MOMENT, "General", "2026/11/20 09:05:07"),
        (time(9, 5), "h:mm", "9:05"),
        (timedelta(hours=26, minutes=3), "[h]:mm", "26:03"),
    ],
)
def test_a_value_is_shown_as_excel_shows_it(value: object, code: str, shown: str) -> None:
    assert displayed(value, code) == shown
