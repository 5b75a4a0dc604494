"""The kept states of a flow, what changed and what they do, in words."""

from datetime import UTC, datetime

from studio.domain.actions.action import Navigate
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.records.history import FlowVersion
from studio.ui.library.versions_model import VersionsModel, changes_in_words, steps_in_words

AT = datetime(2025, 3, 1, 3, tzinfo=UTC)


def make_flow(*urls: str, name: str = "請求書") -> Flow:
    steps = [FlowStep(id=url, item="開く", action=Navigate(url=url)) for url in urls]
    return Flow(name=name, steps=tuple(steps))


def test_the_newest_says_that_it_is_in_use() -> None:
    model = VersionsModel()
    notes = ("第 1 版に戻しました", "", "")
    model.show(
        [
            FlowVersion(number=3 - row, saved_at=AT, steps=row, note=note)
            for row, note in enumerate(notes)
        ]
    )
    when = f"{AT.astimezone():%Y/%m/%d %H:%M}"
    shown = [[model.index(row, column).data() for column in range(4)] for row in range(3)]
    assert shown == [
        ["第 3 版", when, "0", "いまの版・第 1 版に戻しました"],
        ["第 2 版", when, "1", ""],
        ["第 1 版", when, "2", ""],
    ]


def test_changes_a_line_each() -> None:
    old = make_flow("https://a.example/")
    assert changes_in_words(old, old) == ["・違いはありません。"]
    lines = changes_in_words(old, make_flow("https://a.example/", "https://b.example/", name="表"))
    assert len(lines) == 2
    assert lines[0].startswith("・名前")
    assert "を追加" in lines[1]


def test_a_long_flow_is_cut() -> None:
    lines = steps_in_words(make_flow(*(f"https://a.example/{n}" for n in range(203))))
    assert lines[0].startswith("1. ")
    assert lines[-1] == "ほか 3 手順"
