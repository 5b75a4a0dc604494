"""A model may be asked for one element, seldom, and is told no secret."""

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, datetime

from studio.domain.actions.action import Click
from studio.domain.actions.outcome import OutcomeStatus
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.ai_note import AiNote, NoteScope
from studio.domain.flows.repair import Repair, RepairLevel
from studio.domain.records.history import RunPicture, RunRecord, RunStep
from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import ModelTier, Usage
from studio.engine.healing.asking import MAX_CALLS_A_RUN, Asking
from studio.engine.healing.finder import ElementReply, NoFinder, WantedElement, finder_of
from studio.engine.healing.memories import last_good_picture
from studio.engine.replay.target_healing import NoHealer, Replayed
from studio.engine.runs.reports import Playing
from studio.engine.secrets.masking import SecretMask
from studio.llm.builtin import BuiltinModel
from tests.engine.healing.test_judging import AMOUNT
from tests.factories import (
    durable,
    make_bench,
    make_context,
    make_flow,
    make_outcome,
    make_shop,
    make_step,
)
from tests.fakes import FakeBrowser

SECRET = "geheim-77"


class Nobody:
    """Finds nothing, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[WantedElement] = []
        self.kept: set[str] = set()

    def model_name(self, tier: ModelTier) -> str:
        return f"nobody-{tier.value}"

    def keep_secret(self, values: Collection[str]) -> None:
        self.kept |= set(values)

    async def find_element(self, wanted: WantedElement) -> ElementReply:
        self.asked.append(wanted)
        return ElementReply(usage=Usage(calls=1, prompt_tokens=500))


def _replayed(browser: FakeBrowser) -> Replayed:
    note = AiNote(scope=NoteScope.FLOW, text=f"合言葉は {SECRET}")
    context = replace(make_context(browser)[0], flow_note=note)
    secrets = SecretMask(Checklist(instruction=""), {"パスワード": SECRET})

    def hand_over(*, is_persons_turn: bool) -> None:
        del is_persons_turn

    flow = make_flow(make_step(AMOUNT, item=f"{SECRET} を入れる"))
    return Replayed(context, flow, Playing(), secrets, lambda: None, hand_over)


async def test_a_run_asks_thrice_and_a_step_twice() -> None:
    browser, nobody = make_shop(), Nobody()
    await browser.start()
    replayed = _replayed(browser)
    asking = Asking(replayed, nobody)
    (step,) = replayed.flow.steps
    assert await asking.find(step, "「金額」に入力") == ""
    assert "上限" in str(await asking.find(step, "「金額」に入力"))
    assert [w.tier for w in nobody.asked] == [ModelTier.SMALL, ModelTier.LARGE, ModelTier.SMALL]
    assert len(nobody.asked) == asking.usage.calls == MAX_CALLS_A_RUN
    assert [bool(w.dom_digest) for w in nobody.asked] == [False, True, False]
    assert nobody.kept == {SECRET}
    assert SECRET not in "".join(w.sentence + w.act for w in nobody.asked)
    assert nobody.asked[0].notes == ("合言葉は ••••",)
    assert "name: 金額" in nobody.asked[0].recorded


async def test_where_no_model_can_look_none_is_asked() -> None:
    browser = make_shop()
    await browser.start()
    for finder in (finder_of(BuiltinModel()), finder_of(object())):
        assert isinstance(finder, NoFinder)
        asking = Asking(_replayed(browser), finder)
        assert await asking.find(make_step(AMOUNT), "入力") == ""
        assert (asking.usage.calls, browser.digests) == (0, 0)


async def test_without_a_mender_a_step_fails_as_it_did() -> None:
    target_healer = NoHealer(_replayed(make_shop()))
    step = make_step(Click(target=durable("button", "検索")))
    outcome = make_outcome()
    assert await target_healer.heal(step, step.action, outcome) is outcome
    assert target_healer.usage == Usage()


async def test_the_picture_before_is_the_newest_of_the_step_that_worked() -> None:
    """Only pictures after a step counted: where a flow had run once, by a model, nothing was shown."""
    library = make_bench().library
    made = RunStep(number=1, words="入れる", status=OutcomeStatus.OK, has_before=True, step_id="s")
    failed = made.model_copy(update={"status": OutcomeStatus.FAILED})
    for run_id, step in (("made", made), ("bad", failed)):
        record = RunRecord(
            run_id=run_id,
            name="経費",
            run_kind=RunKind.AGENT,
            status=RunStatus.DONE,
            started_at=datetime.now(UTC),
        )
        await library.add_run(record, [step], [RunPicture(number=1, before=run_id.encode())])
    repair = Repair(
        flow_id="flow",
        flow_version=1,
        step_id="s",
        words="入れる",
        before=AMOUNT.target,
        after=AMOUNT.target,
        level=RepairLevel.TREE,
    )
    assert await last_good_picture(library, repair.flow_id, repair.step_id) == b"made"
    assert await last_good_picture(library, repair.flow_id, "other") == b""
