"""One place makes the names of files, whoever names them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.records.file_names import safe_file_name


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("請求書 2026.csv", "請求書 2026.csv"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ("..\\..\\a.exe", "_.._a.exe"),
        ("C:\\x.tejun", "C__x.tejun"),
        ("CON.txt", "_CON.txt"),
        ("nul", "_nul"),
        ("lpt¹.tejun", "_lpt¹.tejun"),
        ("conin$.tejun", "_conin$.tejun"),
        ("CONTRACT.txt", "CONTRACT.txt"),
        ("a\u202etxt.exe", "atxt.exe"),
        ("請求書\u202efdp.exe", "請求書fdp.exe"),
        ("a.", "a"),
        ("", "名前なし"),
        (" . ", "名前なし"),
        ("\u200b\ufeff", "名前なし"),
        ('見積"書":*?.pdf', "見積_書____.pdf"),
        ("%s {0} ${x}.csv", "%s {0} ${x}.csv"),
        ("長" * 300 + ".xlsx", "長" * 65 + ".xlsx"),
        ("x" * 300, "x" * 120),
        (".hidden", "hidden"),
    ],
)
def test_names_lead_nowhere_else(name: str, safe: str) -> None:
    assert safe_file_name(name, "名前なし") == safe


@given(st.text(max_size=400))
def test_any_name_fits_any_system(name: str) -> None:
    safe = safe_file_name(name, "名前なし")
    assert 0 < len(safe.encode()) <= 200
    assert safe == safe.strip(" ")
    assert not safe.endswith(".")
    assert not set(safe) & set('<>:"/\\|?*\0\n\u202e')
    assert safe_file_name(safe, "名前なし") == safe
