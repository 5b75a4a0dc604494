"""The other branch of an 「もし」 is made where the sentence says all of it, and nowhere else."""

import pytest

from studio.domain.actions.action import Click, SelectOption
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.trace import Trace
from studio.engine.agent.steps.other_branch import with_other_branches
from tests.factories import durable, make_step

SAID = "状態が「解決」であれば「終了」に、それ以外なら「フィードバック」に変更する"
SOLVED = Evidence(kind=EvidenceKind.VALUE, detail="ステータス=解決")
OFFERED = ("解決", "終了", "フィードバック")


def branch(item: str, condition: Evidence | None = SOLVED) -> list[FlowStep]:
    list_of_states = SelectOption(target=durable("combobox", "ステータス"), option="終了")
    told = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="ステータスを終了に変更しました")
    saved = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="更新しました")
    steps = (
        make_step(list_of_states, item=item).model_copy(update={"trace": Trace(choices=OFFERED)}),
        make_step(Click(target=durable("button", "送信")), told, saved, item=item),
    )
    return [step.model_copy(update={"only_when": condition}) for step in steps]


def test_it_stands_behind_the_one_that_was_taken_and_expects_nothing_of_it() -> None:
    taken = branch(SAID)
    after = make_step(Click(target=durable("link", "戻る")), item="戻る")
    made = with_other_branches([*taken, after])
    assert [*made[:2], made[4]] == [*taken, after]
    choice, press = made[2:4]
    assert isinstance(choice.action, SelectOption)
    assert choice.action.option == "フィードバック"
    assert {one.only_when.detail for one in (choice, press) if one.only_when} == {"ステータス≠解決"}
    assert [fact.detail for fact in press.expects] == ["更新しました"]
    assert len({step.id for step in made}) == len(made)


@pytest.mark.parametrize(
    ("detail", "other"), [("席数≥30", "席数<30"), ("金額<1000", "金額≥1000"), ("数>5", "数≤5")]
)
def test_a_limit_has_its_opposite(detail: str, other: str) -> None:
    limit = SOLVED.model_copy(update={"detail": detail})
    made = with_other_branches(branch(SAID, limit))
    assert made[-1].only_when == SOLVED.model_copy(update={"detail": other})


@pytest.mark.parametrize(
    ("item", "condition"),
    [
        ("状態が「解決」であれば「終了」に変更する", SOLVED),
        ("状態が「解決」であれば「終了」に、それ以外なら「保留」に変更する", SOLVED),
        ("状態が「解決」であれば「終了」に、それ以外なら「解決」か「フィードバック」に変更する", SOLVED),
        ("状態が「解決」であれば「終了」に、それ以外なら何もしない", SOLVED),
        ("「解決」であればそのまま、それ以外なら「終了」に変更する", SOLVED),
        (SAID, SOLVED.model_copy(update={"kind": EvidenceKind.TEXT_GONE, "detail": "経理部"})),
        (SAID, SOLVED.model_copy(update={"detail": "人が決めた条件"})),
        (SAID, None),
    ],
)  # fmt: skip
def test_where_anything_is_unsaid_there_is_none(item: str, condition: Evidence | None) -> None:
    taken = branch(item, condition)
    assert with_other_branches(taken) == tuple(taken)


def test_a_step_of_another_item_in_between_makes_no_second_one() -> None:
    choice, press = branch(SAID)
    read = make_step(Click(target=durable("link", "詳細")), item="見る")
    made = with_other_branches([choice, read, press])
    assert list(made[:3]) == [choice, read, press]
    assert [step.item for step in made[3:]] == [SAID, SAID]
