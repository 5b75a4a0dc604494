"""An 「もし」 is kept as a condition that a page can answer, on the steps of its branch and no other."""

import pytest

from studio.domain.actions.action import Click, Fill
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist
from studio.engine.agent.steps.conditional import condition_of, with_branches
from tests.factories import durable, listing, make_observation, make_step, node, text

ABSENT = Evidence(kind=EvidenceKind.TEXT_GONE, detail="経理部")
SOLVED = Evidence(kind=EvidenceKind.VALUE, detail="ステータス=解決")
LARGE = Evidence(kind=EvidenceKind.VALUE, detail="席数≥30")
CREATE = "部署「経理部」が無ければ追加する"
CLOSE = "ステータスが解決であれば終了、それ以外はフィードバックにする"


def departments(*names: str, more: bool = False) -> Observation:
    rows = listing(
        "部署", *(node("listitem", "", node("link", one), text("10人")) for one in names)
    )
    return make_observation(rows, *([node("link", "次へ", url="/?page=2")] if more else []))


def room(seats: str) -> Observation:
    return make_observation(text("会議室A"), text("席数:"), text(seats), text("階:"), text("3階"))


def ticket(status: str, history: str = "") -> Observation:
    return make_observation(
        text("ステータス:"), text(status), text(history), node("combobox", "ステータス")
    )


@pytest.mark.parametrize(
    ("item", "page", "expected"),
    [
        (CREATE, departments("営業部", "総務部"), ABSENT),
        (CREATE, departments("営業部", "経理部"), None),
        (CREATE, departments("営業部", "経理部第二"), None),
        (CREATE, departments("営業部", more=True), None),
        (CLOSE, ticket("解決"), SOLVED),
        (CLOSE, ticket("進行中", "解決"), None),
        ("席数が30席以上なら予約する", room("40席"), LARGE),
        ("席数が30席以上の場合は予約する", room("30"), LARGE),
        ("席数が３０席以上であれば予約する、それ以外はやめる", room("1,200席"), LARGE),
        ("席数が30席以上なら予約する", room("24席"), None),
        ("席数が30席を超えれば予約する", room("30席"), None),
        ("収容人数が30名以上なら予約する", room("40席"), None),
        ("経理部を追加する", departments("営業部"), None),
        ("状態を確認し、「解決」であれば終了にする", ticket("解決"), SOLVED),
        ("状態を確認し、「解決」であれば終了にする", ticket("解決", "解決"), SOLVED),
    ],
)
def test_a_condition_is_what_the_page_of_the_act_can_answer(
    item: str, page: Observation, expected: Evidence | None
) -> None:
    assert condition_of(item, Checklist(instruction=item), page) == expected


def test_the_branch_begins_where_its_page_was_left() -> None:
    acts = (
        (Click(target=durable("link", "部署")), ABSENT),
        (Click(target=durable("link", "追加")), ABSENT),
        (Fill(target=durable("textbox", "部署名"), value="経理部"), None),
        (Click(target=durable("button", "保存")), None),
    )
    steps = [
        make_step(action, item=CREATE).model_copy(update={"only_when": condition})
        for action, condition in acts
    ]
    assert [step.only_when for step in with_branches(steps)] == [None, ABSENT, ABSENT, ABSENT]


def test_a_condition_that_no_page_answers_stands_before_what_is_written_and_no_earlier() -> None:
    item = "「田中」さんが不在なら「佐藤」さんに回す"
    acts = (
        (Click(target=durable("link", "申請 12")), False),
        (Fill(target=durable("textbox", "担当者"), value="佐藤"), False),
        (Click(target=durable("button", "回す")), True),
    )
    steps = [
        make_step(action, item=item).model_copy(update={"sends": sends}) for action, sends in acts
    ]
    unread = Evidence(kind=EvidenceKind.VALUE, detail="「田中」さんが不在なら")
    assert [step.only_when for step in with_branches(steps)] == [None, unread, unread]
    looked_at = [step.model_copy(update={"sends": False}) for step in steps]
    assert [step.only_when for step in with_branches(looked_at)] == [None, None, None]
