"""A day is given in pieces, and those that held theirs already are the day's as well."""

import pytest

from studio.domain.actions.action import Fill
from studio.domain.page.observation import AriaNode
from studio.domain.runs.checklist import Checklist
from studio.domain.values.variable import Variable
from studio.engine.agent.steps.standing_pieces import standing_pieces
from tests.factories import durable, make_observation, make_step, node

LABELS = ("月", "日", "年", "時", "分")
MOMENT = "2026年8月21日 14:30"


def fields(*texts: str) -> list[AriaNode]:
    return [node("textbox", label, text=text) for label, text in zip(LABELS, texts, strict=True)]


@pytest.mark.parametrize(
    ("held", "put", "stood"),
    [
        (("08", "10", "2026", "10", "00"), {"日": "21", "時": "14", "分": "30"}, ["08", "2026"]),
        (("08", "21", "2026", "14", "30"), {}, []),  # nobody touched it: it is some other day
        (("07", "10", "2026", "10", "00"), {"日": "21", "時": "14", "分": "30"}, []),
        (("08", "10", "2026", "10", "30"), {"日": "21", "時": "14"}, ["08", "2026", "30"]),
    ],
)
def test_what_stood_beside_pieces_that_were_set_is_of_the_same_day(
    held: tuple[str, ...], put: dict[str, str], stood: list[str]
) -> None:
    done = [
        make_step(Fill(target=durable("textbox", name), value=text)) for name, text in put.items()
    ]
    checklist = Checklist(instruction="", variables=(Variable(name="公開日時", value=MOMENT),))
    found = standing_pieces(make_observation(*fields(*held)), checklist, done)
    assert [text for _, text in found] == stood
