"""How far a flow may be rehearsed: never past what may stay where it arrives."""

import pytest

from studio.domain.actions.action import (
    Action,
    AskUser,
    Click,
    Download,
    Fill,
    HandleDialog,
    Navigate,
    SelectOption,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.domain.values.variable import Variable
from studio.engine.rehearsing.reach import can_be_looked_for, clueless, reach_of
from tests.factories import SHOP, durable, make_flow, make_step

OPEN = Navigate(url="{{url}}")
URL = Variable(name="url", value=SHOP)
LIST = Click(target=durable("link", "顧客一覧"))
NAME = Fill(target=durable("textbox", "名前"), value="{{名前}}")
NEXT = Click(target=durable("button", "次へ"))
SAVE = Click(target=durable("button", "下書きを保存する"))
ORDER = Click(target=durable("button", "注文を確定する"))
SECRET = Target(
    role="textbox", name="パスワード", candidates=durable("textbox", "パスワード").candidates,
    fingerprint=Fingerprint(role="textbox", type="password"),
)  # fmt: skip
USER = Fill(target=durable("textbox", "利用者ID"), value="yamada")
PASSWORD = Fill(target=SECRET, value="{{パスワード}}")
LOGIN = Click(target=durable("button", "ログイン"))


def flow_of(*acts: Action | FlowStep, names: tuple[str, ...] = ()) -> Flow:
    steps = [one if isinstance(one, FlowStep) else make_step(one) for one in acts]
    variables = (URL, *(Variable(name=name, ask_each_time=True) for name in names))
    return make_flow(*steps, variables=variables)


def played(flow: Flow, missing: tuple[str, ...] = ()) -> int:
    values = {"url": SHOP, "名前": "山田", "パスワード": ""}
    return len(reach_of(flow, values, missing).steps)


def test_what_only_looks_is_rehearsed_to_its_end() -> None:
    assert played(flow_of(OPEN, LIST, NAME, NEXT)) == 4


@pytest.mark.parametrize(
    "end",
    [
        ORDER,
        make_step(NEXT).model_copy(update={"needs_approval": True}),
        make_step(NEXT).model_copy(update={"sends": True}),
        make_step(NAME).model_copy(update={"sends": True}),
        make_step(NEXT, Evidence(kind=EvidenceKind.DIALOG, detail="accepted:よいですか")),
        HandleDialog(accept=True),
        AskUser(question="番号は"),
        Download(target=durable("link", "明細")),
        Navigate(url=f"{SHOP}items/3/delete"),
    ],
    ids=lambda end: end.action.verb if isinstance(end, FlowStep) else end.verb,
)  # fmt: skip
def test_it_ends_before_what_may_stay(end: Action | FlowStep) -> None:
    flow = flow_of(OPEN, LIST, end, NEXT)
    reach = reach_of(flow, {"url": SHOP, "名前": "山田"})
    assert (len(reach.steps), reach.end) == (2, flow.steps[2])
    assert reach.why.endswith("。")


def test_a_save_is_none_even_if_nothing_was_seen_to_leave() -> None:
    assert played(flow_of(OPEN, NAME, SAVE)) == 2


def test_a_start_that_changes_something_or_is_not_known_is_no_start() -> None:
    deed = make_flow(make_step(OPEN), variables=(URL,))
    reach = reach_of(deed, {"url": f"{SHOP}entries/5/delete"})
    assert (reach.steps, reach.end) == ((), deed.steps[0])
    assert played(flow_of(make_step(OPEN).model_copy(update={"sends": True}), LIST)) == 0
    assert played(flow_of(LIST, NEXT)) == 0


def test_a_value_that_nobody_gave_ends_it_but_for_a_login_that_may_be_done_already() -> None:
    assert played(flow_of(OPEN, LIST, NAME, NEXT, names=("名前",)), ("名前",)) == 2
    sent = make_step(LOGIN).model_copy(update={"sends": True})
    flow = flow_of(OPEN, USER, PASSWORD, sent, LIST, SAVE, names=("パスワード",))
    reach = reach_of(flow, {"url": SHOP, "パスワード": ""}, ("パスワード",))
    assert reach.login == {step.id for step in flow.steps[1:4]}
    assert reach.end == flow.steps[5]


def test_the_link_to_a_login_is_part_of_it() -> None:
    link = Click(target=durable("link", "ログイン"))
    flow = flow_of(OPEN, LIST, link, USER, PASSWORD, LOGIN, NAME)
    reach = reach_of(flow, {"url": SHOP, "パスワード": ""}, ("パスワード",))
    assert reach.login == {step.id for step in flow.steps[2:6]}


def test_a_password_behind_something_that_was_sent_is_no_login() -> None:
    sent = make_step(NEXT).model_copy(update={"sends": True})
    flow = flow_of(OPEN, sent, PASSWORD, LOGIN)
    assert reach_of(flow, {"url": SHOP, "パスワード": ""}).login == frozenset()


def test_a_step_without_any_way_to_its_element_is_told_by_its_number() -> None:
    lost = Click(target=Target(role="button", name="開く"))
    told = list(clueless(flow_of(OPEN, LIST, lost)))
    assert [one.message.startswith("手順 3 は、見つける手がかりがありません") for one in told] == [
        True
    ]


def test_only_what_has_one_element_is_looked_for_where_it_ends() -> None:
    assert can_be_looked_for(SAVE)
    assert can_be_looked_for(SelectOption(target=durable("combobox", "区分"), option="法人"))
    assert not can_be_looked_for(HandleDialog(accept=True))
