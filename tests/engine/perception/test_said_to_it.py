"""What a page says to what was sent is the answer of a replay that asked nothing."""

from studio.engine.perception.news import said_to_it
from tests.factories import make_observation, node, text

FORM = make_observation(node("main", "", node("button", "申請を送信する")))


def test_the_messages_of_the_page_that_came_are_told() -> None:
    done = make_observation(
        node(
            "main",
            "",
            node("heading", "送信しました"),
            node("paragraph", "", text("受付番号：K-00002")),
        ),
        node("button", "続けて申請する"),
    )
    assert said_to_it(FORM, done) == "送信しました・受付番号：K-00002"


def test_a_question_and_a_page_that_says_nothing_are_no_answer() -> None:
    asked, listed = (
        node("paragraph", "", text("送信しましたか？")),
        node("paragraph", "", text("一覧")),
    )
    asks = make_observation(node("main", "", asked, listed))
    assert said_to_it(FORM, asks) == ""
