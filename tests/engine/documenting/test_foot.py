"""What a paper says at its foot."""

from datetime import datetime

from studio.engine.documenting.foot import foot_at


def test_it_tells_when_the_paper_was_made() -> None:
    made_at = datetime(2026, 11, 27, 15, 4).astimezone()
    assert foot_at(made_at) == "手順スタジオで 2026/11/27 15:04 に作りました"
