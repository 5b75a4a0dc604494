"""The end of an item: what is booked, told, and given back to the loop."""

from studio.domain.action import Click, Done
from studio.domain.checklist import Item, ItemState
from studio.domain.decision import Verdict, VerdictKind
from studio.domain.events import ActionFailed, ItemVerified
from studio.domain.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.target import Target
from studio.engine.agent.concluding import Concluding
from studio.engine.agent.deeds import Deed
from studio.engine.agent.ledger import Ledger
from studio.engine.agent.looking import Sight
from tests.factories import make_checklist, make_context, make_observation, text
from tests.fakes import FakeBrowser, Journal, ScriptedModel

PRESSED = Deed(
    Click(target=Target(role="button", name="送信する")),
    Outcome(
        status=OutcomeStatus.OK,
        evidence=(Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="受け付けました"),),
    ),
)
SIGHT = Sight(make_observation(text("受け付けました")), "受け付けました")


class Desk:
    """A run at the end of an item."""

    def __init__(
        self, *items: str, says: VerdictKind = VerdictKind.UNCLEAR, quote: str = ""
    ) -> None:
        context, self.journal = make_context(FakeBrowser())
        self.journal: Journal
        self.checklist = make_checklist(*items)
        verdict = Verdict(kind=says, evidence=quote, reason="そう見えます")
        self.model = ScriptedModel(verdict=lambda _: verdict)
        self.ledger = Ledger(context, self.model, self.checklist)
        self.concluding = Concluding(context, self.model, self.ledger)

    @property
    def item(self) -> Item:
        return self.checklist.items[0]

    async def conclude(self, claim: Done | None = None) -> ItemState | None:
        return await self.concluding.conclude(self.item, self.checklist, SIGHT, claim)


async def test_what_code_can_prove_costs_no_model_and_no_line_in_the_history() -> None:
    desk = Desk("送信する")
    desk.concluding.note(PRESSED)
    assert await desk.conclude() is ItemState.DONE
    assert (desk.model.verified, desk.ledger.history) == ([], [])
    told = desk.journal.one(ItemVerified)
    assert (told.is_confirmed, told.asked_model) == (True, "")
    assert told.evidence == PRESSED.effects


async def test_what_code_disproves_goes_back_to_the_model_until_it_is_hopeless() -> None:
    desk = Desk("送信する")
    states = [await desk.conclude(Done()) for _ in range(4)]
    assert states == [None, None, None, ItemState.UNVERIFIED]
    assert desk.ledger.last_error.startswith("NOT_DONE: まだ終わっていません。")
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
    desk.concluding.note(PRESSED)
    desk.concluding.begin_item()
    request_before = len(desk.model.verified)
    assert await desk.conclude() is ItemState.UNVERIFIED
    assert len(desk.model.verified) == request_before + 1


async def test_a_change_that_is_saved_later_is_done_when_it_stands_in_its_field() -> None:
    desk = Desk("件名を「受け付けました」に変更する", "保存する")
    assert await desk.conclude() is None
    desk.concluding.note(
        Deed(
            Click(target=Target(role="textbox", name="件名")),
            Outcome(
                status=OutcomeStatus.OK,
                evidence=(Evidence(kind=EvidenceKind.VALUE, detail="受け付けました"),),
            ),
        )
    )
    assert await desk.conclude() is ItemState.DONE
