"""What a kept flow does not hold of the person's words is told: conditions that no step bears, lists ticked whole."""

import pytest

from studio.domain.actions.action import Click, Drag, DropPlace, Fill, SetChecked
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import Comparison, Condition
from studio.domain.flows.flow import FlowStep
from studio.domain.flows.trace import Trace
from studio.domain.values.variable import Variable
from studio.engine.agent.steps.conditional import says_if
from studio.engine.rehearsing.cautions import cautions
from tests.factories import durable, make_checklist, make_flow, make_step

PRESS = Click(target=durable("button", "代理に回す"))
ALL = SetChecked(target=durable("checkbox", "すべて選択"), checked=True)
BIG = Condition(column="金額", comparison=Comparison.AT_LEAST, value="10000")
TICKS = "金額が1万円以上の行にチェックを付ける"


def codes(items: tuple[str, ...], *steps: FlowStep) -> list[str]:
    checklist = make_checklist(*items).model_copy(update={"conditions": (BIG,)})
    return [one.code for one in cautions(make_flow(*steps), checklist, steps)]


def swept(*row: str) -> FlowStep:
    trace = Trace(row_role="row", row=row)
    return make_step(ALL, item=TICKS).model_copy(update={"trace": trace})


def test_a_condition_that_no_page_answers_is_told() -> None:
    plain = make_step(PRESS, item="もし担当者が不在なら、代理に回す")
    unread = Evidence(kind=EvidenceKind.VALUE, detail="もし担当者が不在なら")
    gone = Evidence(kind=EvidenceKind.TEXT_GONE, detail="担当者")
    assert codes((plain.item,), plain.model_copy(update={"only_when": unread})) == ["IF_ASKED"]
    assert codes((plain.item,), plain.model_copy(update={"only_when": gone})) == []
    assert codes(("代理に回す",), make_step(PRESS, item="代理に回す")) == []


def test_a_login_that_was_done_already_is_told() -> None:
    opened = make_step(PRESS, item="一覧を開く")
    assert codes(("「kanri」でログインする", "一覧を開く"), opened) == ["LOGIN_NOT_TAKEN"]
    logs_in = make_step(PRESS, item="「kanri」でログインする")
    assert codes(("「kanri」でログインする", "一覧を開く"), logs_in, opened) == []
    typed = make_step(PRESS, item="kanri、パスワード •••• でログインする")
    said = "kanri、パスワード {{秘密:パスワード}} でログインする"
    assert codes((said, "一覧を開く"), typed, opened) == []


def test_a_branch_that_the_run_did_not_take_is_told() -> None:
    other = make_step(PRESS, item="一覧を開く")
    assert codes(("一覧を開く", "在庫があれば注文する"), other) == ["IF_NOT_TAKEN"]
    assert codes(("一覧を開く", "結果を見る"), other) == []


def test_a_list_that_is_ticked_whole_though_rows_are_meant_is_told() -> None:
    assert codes((TICKS,), swept("", "科目", "金額")) == ["ROWS_NOT_BY_RULE"]
    assert codes((TICKS,), swept("", "宿泊", "12,000円")) == []


@pytest.mark.parametrize(
    ("item", "is_if"),
    [
        ("もし在庫がなければ、注文する", True),
        ("金額が90万円を超える場合は、部長に回す", True),
        ("担当者が違えば直す", True),
        ("エラーだったら閉じる", True),
        ("休日のときは次の営業日にする", True),
        ("届いているときだけ開く", True),
        ("氏名ならびに住所を入力する", False),
        ("東京もしくは大阪を選ぶ", False),
        ("必ず確認しなければならない欄に入力する", False),
        ("例えば経理部を選ぶ", False),
        ("「もし迷ったなら」を検索する", False),
    ],
)
def test_an_if_is_told_by_its_form(item: str, *, is_if: bool) -> None:
    assert says_if(item) is is_if


def test_a_drag_beside_what_happened_to_be_first_is_told() -> None:
    item = "「契約更新」を「対応中」の一番上に移動する"
    card, other = durable("listitem", "契約更新"), durable("listitem", "請求確認")
    drag = make_step(Drag(target=card, to=other, place=DropPlace.BEFORE), item=item)
    assert codes((item,), drag) == ["DROP_BESIDE"]
    beside = "「契約更新」を一番上の「請求確認」の前に移動する"
    assert codes((beside,), drag.model_copy(update={"item": beside})) == []
    first = Drag(target=card, to=durable("generic", "対応中"), place=DropPlace.FIRST)
    assert codes((item,), make_step(first, item=item)) == []


def test_a_value_that_another_run_cannot_change_is_told() -> None:
    item = "緊急連絡をオンにする"
    step = make_step(ALL, item=item)
    checklist = make_checklist(item, variables=(Variable(name="緊急連絡", value="オン"),))
    (told,) = cautions(make_flow(step), checklist, (step,))
    assert told.code == "VALUE_FIXED"
    assert "「緊急連絡」（オン）" in told.message
    offered = make_flow(step).model_copy(update={"variables": checklist.variables})
    assert not list(cautions(offered, checklist, (step,)))


def test_a_value_that_another_offered_one_holds_is_not_called_fixed() -> None:
    item = "12/2 14:00 の来客を取り消す"
    day = Variable(name="日付", value="12/2")
    checklist = make_checklist(item, variables=(day,))
    step = make_step(Fill(target=durable("textbox", "日時"), value="{{日時}}"), item=item)
    flow = make_flow(step).model_copy(
        update={"variables": (Variable(name="日時", value="12/2 14:00"),)}
    )
    assert not list(cautions(flow, checklist, (step,)))
    other = make_step(Fill(target=durable("textbox", "日付"), value="12/2"), item=item)
    both = flow.model_copy(update={"steps": (step, other)})
    assert [one.code for one in cautions(both, checklist, (step, other))] == ["VALUE_FIXED"]
