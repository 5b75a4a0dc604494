"""The foot of the window: address, browser, library, 「並べる」."""

from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from studio.ui.widgets.theme import Theme
from studio.ui.window.status_bar import MAX_URL_CHARS, StatusLine
from tests.ui.conftest import child, make_actions


def make_line(theme: Theme, host: QWidget, given: list[str], note: str = "自動保存") -> StatusLine:
    return StatusLine(theme, make_actions(host, given), "Chromium", note, host)


def test_an_address_is_readable_and_cut_with_the_whole_in_the_tip(
    theme: Theme, host: QWidget
) -> None:
    line = make_line(theme, host, [])
    shown = child(line, QLabel, "status_url")
    line.show_url("http://127.0.0.1/search?q=%E6%9C%AC")
    assert shown.text() == "http://127.0.0.1/search?q=本"
    long = "http://127.0.0.1/" + "a" * 200
    line.show_url(long)
    assert len(shown.text()) == MAX_URL_CHARS
    assert shown.text().endswith("…")
    assert shown.toolTip() == long


def test_a_closed_browser_takes_its_address_with_it(theme: Theme, host: QWidget) -> None:
    line = make_line(theme, host, [])
    browser, url = child(line, QLabel, "status_browser"), child(line, QLabel, "status_url")
    assert browser.text() == ""
    line.show_browser(is_open=True)
    line.show_url("http://127.0.0.1/")
    assert browser.text() == "ブラウザー：Chromium"
    line.show_browser(is_open=False)
    assert (browser.text(), url.text()) == ("", "")


def test_the_library_is_named_only_when_there_is_something_to_say(
    theme: Theme, host: QWidget
) -> None:
    assert child(make_line(theme, host, []), QLabel, "status_library").text() == (
        "ライブラリ：自動保存"
    )
    assert not child(make_line(theme, host, [], ""), QLabel, "status_library").text()


def test_what_a_check_found_anew_is_offered_until_it_was_seen(theme: Theme, host: QWidget) -> None:
    line = make_line(theme, host, [])
    button, wanted = child(line, QPushButton, "status_checks"), list[bool]()
    line.checks_wanted.connect(lambda: wanted.append(True))
    assert not button.isVisibleTo(line)
    line.offer_checks(2)
    assert button.isVisibleTo(line)
    assert button.text() == button.accessibleName() == "点検：新しい問題 2 件を見る"
    button.click()
    assert wanted == [True]
    line.offer_checks(0)
    assert not button.isVisibleTo(line)


def test_the_button_arranges_the_windows(theme: Theme, host: QWidget) -> None:
    given: list[str] = []
    line = make_line(theme, host, given)
    button = child(line, QPushButton, "arrange_button")
    button.click()
    assert (button.text(), given) == ("ブラウザーを開く", ["arrange"])
    line.show_browser(is_open=True)
    assert button.text() == "並べる"


def test_what_is_only_read_is_said_in_a_narrow_window_too(theme: Theme, host: QWidget) -> None:
    line = make_line(theme, host, [])
    library = child(line, QLabel, "status_library")
    line.resize(524, 30)
    line.show()
    assert not library.isVisibleTo(line)
    line.show_library("読むだけ使えます", needs_care=True)
    assert library.isVisibleTo(line)
    line.resize(520, 30)
    assert library.isVisibleTo(line)
    line.show_library("自動保存")
    assert not library.isVisibleTo(line)


def test_that_all_is_well_is_said_whole_or_not_at_all(theme: Theme, host: QWidget) -> None:
    """「ライブラリ：…」 was left of it beside the button of a check."""
    line = make_line(theme, host, [], "暗号化済み・自動保存")
    shown = child(line, QLabel, "status_library")
    shown.resize(60, 20)
    calm = shown.grab().toImage()
    line.show_library("開いています", needs_care=True)
    assert shown.grab().toImage() != calm
    shown.setText("")
    assert shown.grab().toImage() == calm
