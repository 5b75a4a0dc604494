"""Questions to a person, and what the card shows."""

import asyncio
from dataclasses import replace

import pytest

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import HandedOver, Stopped
from studio.domain.events.events import ApprovalAnswered, ApprovalRequested
from studio.domain.page.observation import DialogSeen
from studio.engine.perception.facts import page_values
from studio.engine.ports import LEFT_OPEN
from studio.engine.rows.standing import BatchYes, RowYes
from studio.engine.runs.approval import Approvals, grant_for, refused_dialog
from tests.factories import durable, make_context, make_observation, make_outcome, make_shop, node

CONFIRM = DialogSeen(kind="confirm", message="よいですか", answer="open")


@pytest.mark.parametrize("is_yes", [True, False])
async def test_the_answer_is_told(is_yes: bool) -> None:
    context, journal = make_context(make_shop())
    async with asyncio.TaskGroup() as group:
        asking = group.create_task(Approvals(context).approve("注文する。", "shop.example"))
        await asyncio.sleep(0)
        question = journal.one(ApprovalRequested)
        context.run_control.answer(question.request_id, is_yes=is_yes)
    assert asking.result() is is_yes
    answered = journal.one(ApprovalAnswered)
    assert (answered.request_id, answered.is_approved) == (question.request_id, is_yes)


async def test_yes_does_not_cover_a_foreign_domain() -> None:
    context, journal = make_context(make_shop(), is_attended=False, approves_all=True)
    approvals = Approvals(context)
    assert await approvals.approve("注文する。", "shop.example")
    with pytest.raises(HandedOver):
        await approvals.approve("移る。", "evil.example", is_beyond_yes=True)
    assert journal.one(ApprovalRequested).host == "evil.example"


async def test_a_stop_is_no_answer() -> None:
    context, journal = make_context(make_shop())
    asking = asyncio.get_running_loop().create_task(
        Approvals(context).approve("注文する。", ""), name="asking"
    )
    while not journal.of(ApprovalRequested):
        await asyncio.sleep(0)
    context.run_control.stop()
    with pytest.raises(Stopped):
        await asking


async def test_dialogs_that_need_nobody() -> None:
    context, journal = make_context(make_shop(), is_attended=False)
    approvals = Approvals(context)
    approvals.expected_dialogs = frozenset({"よいですか"})
    assert await approvals.answer_dialog(CONFIRM)
    approvals.expected_dialogs = frozenset()
    approvals.is_standing = True
    assert await approvals.answer_dialog(CONFIRM)
    approvals.raise_refusal()
    assert journal.events == []


async def test_a_question_of_the_site_is_no_part_of_a_yes_for_all_rows_until_it_was_seen() -> None:
    """「同じ申請があります。それでも送りますか」 comes with row 57; nobody has read it."""
    context, _ = make_context(make_shop(), is_attended=False)
    yes = RowYes(BatchYes(is_given=True), {"宛先": "株式会社甲"})
    approvals = Approvals(replace(context, standing=yes))
    approvals.is_standing = True
    seen = CONFIRM.model_copy(update={"message": "株式会社甲に送りますか"})
    assert not await approvals.answer_dialog(seen)
    with pytest.raises(HandedOver, match="株式会社甲に送りますか"):
        approvals.raise_refusal()


async def test_a_question_that_was_agreed_to_holds_for_the_rows_with_their_values() -> None:
    context, journal = make_context(make_shop())
    given = BatchYes(is_given=True)
    for payee in ("株式会社甲", "有限会社乙", "丙商店"):
        row = replace(context, standing=RowYes(given, {"宛先": payee}))
        approvals = Approvals(row)
        approvals.is_standing = True
        question = CONFIRM.model_copy(update={"message": f"{payee}に送りますか"})
        async with asyncio.TaskGroup() as group:
            asking = group.create_task(approvals.answer_dialog(question))
            await asyncio.sleep(0)
            if not asking.done():
                (asked,) = journal.of(ApprovalRequested)
                context.run_control.answer(asked.request_id, is_yes=True)
        assert asking.result()
    assert len(journal.of(ApprovalRequested)) == 1


async def test_a_dialog_nobody_can_answer_is_raised_in_the_run() -> None:
    context, _ = make_context(make_shop(), is_attended=False)
    approvals = Approvals(context)
    assert not await approvals.answer_dialog(CONFIRM)
    with pytest.raises(HandedOver, match="よいですか"):
        approvals.raise_refusal()


def test_the_card_shows_what_fields_hold() -> None:
    page = make_observation(
        node("textbox", "届け先", text="東京"),
        node("textbox", "備考"),
        node("combobox", "支払", node("option", "振込"), node("option", "現金", selected="true")),
        node("checkbox", "領収書", checked="true"),
        node("checkbox", "包装"),
    )
    assert page_values(page) == (("届け先", "東京"), ("支払", "現金"), ("領収書", "オン"))


@pytest.mark.parametrize(
    ("detail", "message"),
    [("dismissed:よいですか: 本当に", "よいですか: 本当に"), ("accepted:よいですか", "")],
)
def test_which_dialog_was_refused(detail: str, message: str) -> None:
    fact = Evidence(kind=EvidenceKind.DIALOG, detail=detail)
    assert refused_dialog(make_outcome(fact)) == message


async def test_a_prompt_is_left_to_the_model_and_a_recorded_one_to_the_next_step() -> None:
    context, _ = make_context(make_shop(), is_attended=False)
    prompt = DialogSeen(kind="prompt", message="お名前は", answer="open")
    approvals = Approvals(context)
    assert await approvals.answer_dialog(prompt) is False
    approvals.left_open = frozenset({"お名前は"})
    assert await approvals.answer_dialog(prompt) == LEFT_OPEN
    approvals.left_open = frozenset()
    approvals.leaves_prompts_open = True
    assert await approvals.answer_dialog(prompt) == LEFT_OPEN
    assert await approvals.answer_dialog(CONFIRM) is False


async def test_a_grant_stands_for_a_person_only_where_none_is() -> None:
    unattended, _ = make_context(make_shop(), is_attended=False)
    assert await Approvals(unattended).approve("注文する。", "", is_granted=True)
    with pytest.raises(HandedOver):
        await Approvals(unattended).approve("移る。", "", is_granted=True, is_beyond_yes=True)
    attended, journal = make_context(make_shop())
    asking = asyncio.get_running_loop().create_task(
        Approvals(attended).approve("注文する。", "", is_granted=True), name="asking"
    )
    while not journal.of(ApprovalRequested):
        await asyncio.sleep(0)
    attended.run_control.answer(journal.one(ApprovalRequested).request_id, is_yes=False)
    assert not await asking


def test_a_grant_is_for_one_act_at_one_place() -> None:
    act, other = (Click(target=durable("button", name)) for name in ("注文する", "退会する"))
    grant = grant_for(act, "https://shop.example")
    assert grant == grant_for(act, "https://shop.example")
    assert grant not in (
        grant_for(other, "https://shop.example"),
        grant_for(act, "https://x.example"),
    )


async def test_an_interruption_outside_of_the_run_s_task_is_raised_in_it_and_asks_no_more() -> None:
    context, journal = make_context(make_shop(), is_attended=False)
    approvals = Approvals(context)
    assert not await approvals.approve_aside("送る。", "shop.example")
    assert not await approvals.approve_aside("また送る。", "shop.example")
    assert [event.act for event in journal.of(ApprovalRequested)] == ["送る。"]
    with pytest.raises(HandedOver, match="送る"):
        approvals.raise_refusal()


async def test_a_yes_to_an_act_is_none_to_a_dialog_with_other_words_than_recorded() -> None:
    context, journal = make_context(make_shop(), is_attended=False, approves_all=True)
    approvals = Approvals(context)
    approvals.begin_act(is_approved=True)
    approvals.expected_dialogs = frozenset({"この資料を削除しますか"})
    assert not await approvals.answer_dialog(CONFIRM)
    assert "違う確認画面" in journal.one(ApprovalRequested).act
    with pytest.raises(HandedOver, match="よいですか"):
        approvals.raise_refusal()
