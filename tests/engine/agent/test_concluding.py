"""The end of an item: what is booked, told, and given back to the loop."""

import pytest

from studio.domain.actions.action import Click, Done, Fill, HandleDialog, SetChecked
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.errors import ModelReplyError
from studio.domain.events.events import ActionFailed, ItemVerified
from studio.domain.page.observation import AriaNode, DialogSeen
from studio.domain.page.target import Target
from studio.domain.runs.checklist import Item, ItemState
from studio.domain.runs.decision import Verdict, VerdictKind, VerifyRequest
from studio.engine.agent.acting import Act
from studio.engine.agent.agent_state import AgentState
from studio.engine.agent.concluding import Concluding
from studio.engine.agent.looking import PageView
from tests.factories import CART, grid, make_checklist, make_context, make_observation, node
from tests.fakes import FakeBrowser, Journal, ScriptedModel

FORM = make_observation(node("button", "送信する"))
ANSWER = make_observation(node("status", "受け付けました"), url=CART)
FACT = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="受け付けました")
PRESS = Click(target=Target(role="button", name="送信する"))
PRESSED = Act(Outcome(status=OutcomeStatus.OK, evidence=(FACT,)), FORM, ANSWER, sends=True)
SIGHT = PageView(ANSWER, "受け付けました")


class Desk:
    """A run at the end of an item."""

    def __init__(
        self,
        *items: str,
        says: VerdictKind = VerdictKind.UNCLEAR,
        quote: str = "",
        is_attended: bool = True,
    ) -> None:
        context, self.journal = make_context(FakeBrowser(), is_attended=is_attended)
        self.journal: Journal
        self.checklist = make_checklist(*items)
        verdict = Verdict(kind=says, evidence=quote, reason="そう見えます")
        self.verdict = verdict
        self.model = ScriptedModel(verdict=lambda _: self.verdict)
        self.agent_state = AgentState(context, self.model, self.checklist)
        self.concluding = Concluding(context, self.model, self.agent_state)

    @property
    def item(self) -> Item:
        return self.checklist.items[0]

    async def conclude(self, claim: Done | None = None) -> ItemState | None:
        return await self.concluding.conclude(self.item, self.checklist, SIGHT, claim)


async def test_what_code_can_prove_costs_no_model_and_no_line_in_the_history() -> None:
    desk = Desk("送信する")
    desk.concluding.witness.note(PRESS, PRESSED)
    assert await desk.conclude() is ItemState.DONE
    assert (desk.model.verified, desk.agent_state.history) == ([], [])
    told = desk.journal.one(ItemVerified)
    assert (told.is_confirmed, told.asked_model) == (True, "")
    assert [fact.detail for fact in told.evidence] == ["受け付けました"]


async def test_what_code_disproves_goes_back_to_the_model_until_it_is_hopeless() -> None:
    desk = Desk("送信する")
    states = [await desk.conclude(Done()) for _ in range(4)]
    assert states == [None, None, None, ItemState.UNVERIFIED]
    assert desk.agent_state.last_error.startswith("NOT_DONE: まだ終わっていません。")
    assert len(desk.journal.of(ActionFailed)) == 4
    assert not desk.journal.one(ItemVerified).is_confirmed


async def test_a_confirmation_that_quotes_the_page_counts_and_its_cost_is_booked() -> None:
    desk = Desk("見てまわる", says=VerdictKind.CONFIRMED, quote="受け付けました")
    assert await desk.conclude() is ItemState.DONE
    assert desk.journal.one(ItemVerified).asked_model == "scripted-small"


async def test_a_confirmation_of_words_that_are_not_there_leaves_the_item_unverified() -> None:
    desk = Desk("見てまわる", says=VerdictKind.CONFIRMED, quote="完了しました")
    assert await desk.conclude() is ItemState.UNVERIFIED


async def test_acts_of_the_item_before_are_the_item_before_s() -> None:
    desk = Desk("見てまわる", "戻る")
    desk.concluding.witness.note(PRESS, PRESSED)
    desk.concluding.begin_item()
    request_before = len(desk.model.verified)
    assert await desk.conclude() is ItemState.UNVERIFIED
    assert len(desk.model.verified) == request_before + 1


async def test_a_change_that_is_saved_later_is_done_when_it_stands_in_its_field() -> None:
    desk = Desk("件名を「会議」に変更する", "保存する")
    assert await desk.conclude() is None
    typed = Outcome(
        status=OutcomeStatus.OK, evidence=(Evidence(kind=EvidenceKind.VALUE, detail="会議"),)
    )
    field = Fill(target=Target(role="textbox", name="件名"), value="会議")
    desk.concluding.witness.note(field, Act(typed, FORM, FORM))
    assert await desk.conclude() is ItemState.DONE


async def test_a_model_that_finds_no_sign_may_look_further_once_but_do_nothing_again() -> None:
    desk = Desk("共有する")
    desk.concluding.witness.note(PRESS, PRESSED)
    assert await desk.conclude() is None
    assert desk.agent_state.last_error.startswith("UNCLEAR: ")
    assert desk.concluding.vain(PRESS)
    assert not desk.concluding.vain(Click(target=Target(role="link", name="一覧")))
    assert await desk.conclude(Done()) is ItemState.UNVERIFIED
    assert desk.journal.one(ItemVerified).news == ("! 受け付けました",)


@pytest.mark.parametrize("is_attended", [True, False])
def test_where_nobody_is_there_what_the_page_refused_is_not_sent_again(is_attended: bool) -> None:
    """It has no question then to put to a person: it ends with what the page said."""
    desk = Desk("送信する", is_attended=is_attended)
    said = Outcome(
        status=OutcomeStatus.FAILED, code="PAGE_COMPLAINS", message="社員番号を入力してください。"
    )
    desk.agent_state.book(desk.item, PRESS, said, confidence=0.5)
    assert desk.concluding.vain(PRESS) == ("" if is_attended else said.message)
    worked = Outcome(status=OutcomeStatus.OK)
    field = Fill(target=Target(role="textbox", name="社員番号"), value="100123")
    desk.agent_state.book(desk.item, field, worked, confidence=1.0)
    assert desk.concluding.vain(PRESS) == ""


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ((), "入力した内容は、まだ送られていません。"),
        ((node("dialog", "", node("button", "確定")),), "確認の画面が開いていて、"),
    ],
)
async def test_a_form_that_waits_is_said_once_and_then_left_open_without_a_model(
    more: tuple[AriaNode, ...], said: str
) -> None:
    desk = Desk("件名を「会議」に変更する", says=VerdictKind.CONFIRMED, quote="会議")
    holding = make_observation(node("textbox", "件名", text="会議"), node("button", "保存"), *more)
    field = Fill(target=Target(role="textbox", name="件名"), value="会議")
    typed = Outcome(
        status=OutcomeStatus.OK, evidence=(Evidence(kind=EvidenceKind.VALUE, detail="会議"),)
    )
    desk.concluding.witness.note(field, Act(typed, holding, holding))
    sight = PageView(holding, "会議")
    claims = [
        await desk.concluding.conclude(desk.item, desk.checklist, sight, Done()) for _ in range(2)
    ]
    assert claims == [None, ItemState.UNVERIFIED]
    assert desk.journal.of(ActionFailed)[0].outcome.message.startswith(said)
    assert desk.model.verified == []


async def test_an_item_that_stayed_open_is_judged_by_what_came_up_later() -> None:
    desk = Desk("明細の行を消す", "保存する")
    box = SetChecked(target=Target(role="checkbox", name="消す"))
    desk.concluding.witness.note(box, Act(Outcome(status=OutcomeStatus.OK), FORM, FORM))
    assert await desk.conclude() is None
    assert await desk.conclude() is ItemState.UNVERIFIED
    assert await desk.concluding.review(desk.checklist, PageView(FORM, "")) == []
    desk.concluding.begin_item()
    desk.concluding.witness.note(PRESS, PRESSED)
    desk.verdict = Verdict(kind=VerdictKind.CONFIRMED, evidence="受け付けました")
    assert await desk.concluding.review(desk.checklist, SIGHT) == [desk.item]
    assert desk.model.verified[-1].news == ("! 受け付けました",)


async def test_an_answer_without_a_verdict_leaves_the_item_open() -> None:
    desk = Desk("共有する")
    desk.concluding.witness.note(PRESS, PRESSED)

    def unusable(_: VerifyRequest) -> Verdict:
        raise ModelReplyError("UNUSABLE", "読み取れない答えです。", "")

    desk.model.verdict = unusable
    assert [await desk.conclude(), await desk.conclude()] == [None, ItemState.UNVERIFIED]


async def test_a_page_behind_a_dialog_of_the_browser_is_not_the_page_before() -> None:
    rows = grid(("日時", "名前"), ("12/2 14:00", "小野"), ("12/3 10:00", "田中"))
    less = grid(("日時", "名前"), ("12/3 10:00", "田中"))
    asked = DialogSeen(kind="prompt", message="取り消す理由", answer="open")
    behind = make_observation(node("alertdialog", "取り消す理由")).model_copy(
        update={"dialogs": (asked,)}
    )
    done = Outcome(status=OutcomeStatus.OK)
    desk = Desk("小野さんの予約を取り消す", says=VerdictKind.CONFIRMED, quote="12/2 14:00 小野")
    witness = desk.concluding.witness
    witness.note(PRESS, Act(done, make_observation(rows), behind))
    answer = HandleDialog(accept=True, text="先方都合")
    witness.note(answer, Act(done, behind, make_observation(less), needs_approval=True))
    now = PageView(make_observation(less), "12/3 10:00|田中")
    state = await desk.concluding.conclude(desk.item, desk.checklist, now, None)
    assert state is ItemState.DONE
    assert "- 12/2 14:00 小野" in desk.model.verified[0].news


async def test_what_is_open_at_the_end_costs_one_call_for_all_items() -> None:
    desk = Desk("一行目を整える", "二行目を整える", "三行目を整える")
    for number, item in enumerate(desk.checklist.items):
        desk.concluding.begin_item()
        words = f"{number} 番目を整えました"
        after = make_observation(node("status", words), url=CART)
        desk.concluding.witness.note(PRESS, Act(PRESSED.outcome, FORM, after, sends=True))
        for _ in range(2):
            await desk.concluding.conclude(item, desk.checklist, PageView(after, ""), None)
    desk.concluding.witness.note(PRESS, PRESSED)
    asked, called = len(desk.model.verified), desk.model.verifications
    desk.model.verdict = lambda request: Verdict(
        kind=VerdictKind.CONFIRMED, evidence=request.news[-1].removeprefix("! ")
    )
    done = await desk.concluding.review(desk.checklist, SIGHT)
    assert [item.text for item in done] == [item.text for item in desk.checklist.items]
    assert len(desk.model.verified) - asked == 3
    assert desk.model.verifications - called == 1
