from datetime import datetime

from studio.bootstrap.recovery_page import recovery_page


def test_the_page_shows_the_key_the_day_and_how_to_keep_it_and_loads_nothing() -> None:
    page = recovery_page("7ZQ2M-<b>", "0123456789", datetime(2026, 1, 2))
    assert "7ZQ2M-&lt;b&gt;" in page
    assert "2026 年 1 月 2 日" in page
    assert "01234567<" in page
    assert "安全な場所" in page
    assert "http" not in page
    assert 'lang="ja"' in page
