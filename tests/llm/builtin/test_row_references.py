"""Lines that go on with the rows found just before."""

import pytest

from studio.llm.builtin.intents import Open, Pick, Press
from studio.llm.builtin.japanese import read_text


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
    assert pressed == Press("更新ボタン")
