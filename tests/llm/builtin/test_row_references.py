"""Lines that go on with the rows found just before."""

import pytest

from studio.domain.actions.rule import Taking
from studio.llm.builtin.intents import Open, Pick, PressIntent
from studio.llm.builtin.japanese import read_text
from studio.llm.builtin.row_references import hanging_lines


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("件名に「年末」を含む記事を探して、一番新しいものを開く", ("*", True)),
        ("状態が「差戻し」の申請を探して、詳細を開く", ("詳細", True)),
        ("有効期限が2026/12/31以前の証明書を探して、更新ボタンを押す", ("更新", True)),
    ],
)
def test_the_next_line_means_those_rows(text: str, last: tuple[str, bool]) -> None:
    reading = read_text(text).readings[-1]
    assert isinstance(reading.intent, Pick)
    assert (reading.intent.control, reading.intent.refers_back) == last
    again = read_text(reading.text).readings
    assert [one.intent for one in again] == [reading.intent]


def test_after_a_search_or_a_press_a_control_is_one_of_the_page() -> None:
    assert read_text("「高橋」を検索して、詳細を開く").readings[-1].intent == Open("詳細")
    pressed = read_text("「一覧」を押して、更新ボタンを押す").readings[-1].intent
    assert pressed == PressIntent("更新ボタン")


def test_what_follows_all_rows_that_were_found_is_done_in_each_of_them() -> None:
    reading = read_text("状態が未読の申請をすべて探して、承認する").readings[-1]
    every = Pick(control="承認", refers_back=True, taking=Taking.ALL)
    assert (reading.text, reading.intent) == ("該当する行すべての「承認」を押す", every)
    assert read_text(reading.text).readings[-1].intent == every


def test_a_press_that_may_mean_each_of_the_rows_or_the_page_is_left_unread() -> None:
    for line in ("「既読にする」を押す", "詳細を開く", "送信する"):
        assert read_text(f"状態が未読の申請をすべて探して、{line}").unread == (line,), line


def test_all_rows_that_no_line_names_are_told() -> None:
    every = read_text("該当する行すべての「承認」を押す").readings
    named = read_text("状態が未読の申請を探す").readings
    searched = read_text("「申請」を検索する").readings
    assert list(hanging_lines(every)) == [every[0].text]
    assert list(hanging_lines((*named, *every))) == []
    assert list(hanging_lines((*named, *searched, *every))) == [every[0].text]
