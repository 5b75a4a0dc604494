"""What a rehearsal puts right stands in the flow that is kept."""

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.engine.rehearsing.mending import Mends, words_of
from tests.factories import durable, make_flow, make_step

SEEN = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="顧客一覧")
ONCE = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="はじめての方へ")
FLOW = make_flow(
    make_step(Click(target=durable("button", "同意する"))),
    make_step(Click(target=durable("link", "一覧")), SEEN, ONCE),
)


def test_every_kind_of_mend_goes_into_the_flow_and_is_told() -> None:
    banner, opens = FLOW.steps
    better = durable("link", "顧客一覧")
    mends = Mends({opens.id: better}, {opens.id: (SEEN,)}, {banner.id})
    mended = mends.applied(FLOW)
    assert [step.is_optional for step in mended.steps] == [True, False]
    assert mended.steps[1].action.element == better
    assert mended.steps[1].expects == (SEEN,)
    assert mends.told(FLOW) == (
        "手順 2 の見つけ方を直しました。",
        "手順 2 のあとに確かめることを直しました。",
        "手順 1 を、なくても進む手順（任意）にしました。",
    )


def test_what_did_not_help_is_taken_back() -> None:
    banner, opens = FLOW.steps
    mends = Mends({opens.id: durable("link", "顧客一覧")}, {opens.id: ()}, {banner.id})
    mends.doubt(opens.id)
    assert mends.applied(FLOW).steps[1].expects == (SEEN, ONCE)
    mends.withdraw(opens.id)
    mends.doubt(banner.id)
    assert mends.applied(FLOW) == FLOW


def test_a_step_is_told_with_its_variables_as_people_read_them() -> None:
    assert words_of(make_step(Click(target=durable("link", "{{顧客}}")))) == "〔顧客〕をクリック"
