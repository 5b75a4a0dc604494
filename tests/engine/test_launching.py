"""Runs that were cut off are gone on with; what was done is not done again."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.errors import ModelUnavailableError, SettingsError
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalRequested,
    Event,
    RunKind,
    RunStatus,
)
from studio.domain.flows.flow import START_URL_VARIABLE, Flow
from studio.domain.flows.sending import GIVEN, SentShape
from studio.domain.records.audit import AuditAction
from studio.domain.records.history import RunRecord
from studio.domain.records.journal import JournaledRun, JournaledStep, JournalState, StepClass
from studio.domain.runs.checklist import Checklist, Item, ItemState
from studio.domain.values.variable import Variable
from studio.engine.guard.facts.contract import agreement_of
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.engine.runs.reports import Playing, RunOptions
from studio.engine.runs.resuming import ResumeChoice
from studio.engine.runs.run import within_sites
from tests.engine.guard.wire import HoldingBrowser
from tests.factories import (
    CART,
    RESULTS,
    SHOP,
    Bench,
    durable,
    make_bench,
    make_context,
    make_step,
    node,
)
from tests.fakes import click, fill

LISTED = Checklist(
    instruction="本を買って",
    site="練習書店",
    start_url=SHOP,
    items=(Item(id="a", text="探す"), Item(id="b", text="検索する"), Item(id="c", text="見る")),
)


def sent(item_id: str, state: JournalState, after_url: str = "") -> JournaledStep:
    return JournaledStep(
        run_id="r",
        number=1,
        item_id=item_id,
        words="「検索」をクリック",
        step_class=StepClass.PRESS,
        state=state,
        page_url=SHOP,
        after_url=after_url,
        has_sent=True,
    )


async def left_behind(bench: Bench, checklist: Checklist, *steps: JournaledStep) -> None:
    run = JournaledRun(run_id="r", run_kind=RunKind.AGENT, name="本を買って", checklist=checklist)
    await bench.library.open_run(run)
    await bench.library.write_steps(steps)


async def test_items_that_are_over_are_left_alone() -> None:
    bench = make_bench(fill("商品検索", "Python", done=False), click("検索"))
    listed = LISTED.with_item_state("a", ItemState.DONE).with_item_state("c", ItemState.DONE)
    await left_behind(bench, listed, sent("a", JournalState.DONE, SHOP))
    (unfinished,) = await bench.workbench.unfinished()
    report = await bench.workbench.take_up(unfinished, ResumeChoice.CONTINUE)
    assert report.finished.run_id == "r"
    assert len(bench.model.requests) == 2
    assert {request.current_step_meta.id for request in bench.model.requests} == {"b"}
    assert bench.library.journal == {}
    assert AuditAction.RUN_RESUMED in [note.action for note in bench.library.notes]


async def test_an_item_that_changed_something_is_not_begun_again() -> None:
    bench = make_bench()
    listed = LISTED.with_item_state("a", ItemState.DONE).with_item_state("c", ItemState.DONE)
    await left_behind(bench, listed, sent("b", JournalState.DONE, RESULTS))
    (unfinished,) = await bench.workbench.unfinished()
    report = await bench.workbench.take_up(unfinished, ResumeChoice.CONTINUE)
    assert report.finished.status is RunStatus.UNVERIFIED
    assert bench.model.requests == []
    assert bench.browser.url == RESULTS


async def test_only_a_person_knows_what_is_unclear() -> None:
    bench = make_bench()
    await left_behind(bench, LISTED, sent("b", JournalState.SENDING))
    (unfinished,) = await bench.workbench.unfinished()
    with pytest.raises(SettingsError, match="「検索」をクリック"):
        await bench.workbench.take_up(unfinished, ResumeChoice.CONTINUE)
    assert "r" in bench.library.journal
    await bench.workbench.discard("r")
    assert await bench.workbench.unfinished() == ()


async def test_a_run_that_ends_leaves_nothing_to_resume() -> None:
    away = ModelUnavailableError("NO_NETWORK", "つながりません。", "確かめてください。")
    bench = make_bench(away)
    report = await bench.workbench.run(LISTED)
    assert report.finished.status is RunStatus.FAILED
    assert await bench.workbench.unfinished() == ()


async def test_a_replay_is_played_in_the_version_of_then() -> None:
    bench = make_bench()
    go = make_step(Navigate(url=CART), item="開く")
    old = await bench.library.save(
        Flow(
            id="f",
            name="検索",
            origins=("http://shop.example",),
            steps=(go, make_step(Click(target=durable("button", "検索")))),
        )
    )
    await bench.library.save(old.model_copy(update={"steps": (go,)}))
    run = JournaledRun(
        run_id="r", run_kind=RunKind.REPLAY, name="検索", flow_id="f", flow_version=1
    )
    await bench.library.open_run(run)
    (unfinished,) = await bench.workbench.unfinished()
    await bench.workbench.take_up(unfinished, ResumeChoice.CONTINUE)
    assert [act.verb for act in bench.browser.performed] == ["navigate", "click"]
    assert bench.library.records[-1].flow_version == 1


async def test_from_the_start_is_a_run_of_its_own() -> None:
    bench = make_bench()
    await bench.library.save(
        Flow(
            id="f",
            name="開く",
            origins=("http://shop.example",),
            steps=(make_step(Navigate(url=SHOP)),),
        )
    )
    run = JournaledRun(
        run_id="r", run_kind=RunKind.REPLAY, name="開く", flow_id="f", flow_version=1
    )
    await bench.library.open_run(run)
    (unfinished,) = await bench.workbench.unfinished()
    report = await bench.workbench.take_up(unfinished, ResumeChoice.FROM_START)
    assert report.finished.status is RunStatus.DONE
    assert report.finished.run_id != "r"
    assert bench.library.journal == {}


async def test_a_run_that_cannot_begin_anew_is_still_offered() -> None:
    bench = make_bench()
    await bench.library.save(
        Flow(
            id="f",
            name="入る",
            origins=("http://shop.example",),
            variables=(Variable(name="合言葉", ask_each_time=True),),
            steps=(make_step(Navigate(url=SHOP)),),
        )
    )
    run = JournaledRun(
        run_id="r", run_kind=RunKind.REPLAY, name="入る", flow_id="f", flow_version=1
    )
    await bench.library.open_run(run)
    (unfinished,) = await bench.workbench.unfinished()
    with pytest.raises(SettingsError, match="合言葉"):
        await bench.workbench.take_up(unfinished, ResumeChoice.FROM_START)
    assert await bench.workbench.unfinished() == (unfinished,)
    values = {"合言葉": "あけごま"}
    report = await bench.workbench.take_up(unfinished, ResumeChoice.FROM_START, values)
    assert report.finished.status is RunStatus.DONE
    assert await bench.workbench.unfinished() == ()


async def test_a_run_that_was_taken_up_elsewhere_is_not_taken_up_again() -> None:
    bench = make_bench()
    await left_behind(bench, LISTED, sent("a", JournalState.DONE, SHOP))
    (stale,) = await bench.workbench.unfinished()
    await bench.library.discard_run("r")
    with pytest.raises(SettingsError, match="別の画面"):
        await bench.workbench.take_up(stale, ResumeChoice.CONTINUE)
    assert bench.model.requests == []


async def test_what_a_page_sends_when_it_is_opened_again_is_no_sign_of_the_next_step() -> None:
    bench = make_bench()
    steps = (make_step(Navigate(url=SHOP)), make_step(Click(target=durable("button", "検索"))))
    origins = ("http://shop.example",)
    await bench.library.save(Flow(id="f", name="探す", origins=origins, steps=steps))
    run = JournaledRun(
        run_id="r", run_kind=RunKind.REPLAY, name="探す", flow_id="f", flow_version=1
    )
    await bench.library.open_run(run)
    await bench.library.write_steps([sent("", JournalState.DONE, SHOP)])
    (unfinished,) = await bench.workbench.unfinished()
    positions: list[tuple[str, int]] = []

    def note(event: Event) -> None:
        if isinstance(event, ActionPerformed | ActionFailed) and isinstance(event.action, Click):
            kept = bench.library.journaled["r"].values()
            positions.extend((step.step_class.value, step.position) for step in kept)

    bench.workbench.bus.subscribe(note)
    await bench.workbench.take_up(unfinished, ResumeChoice.CONTINUE)
    assert positions == [("press", 0), ("navigate", 0), ("press", 1)]


async def test_what_goes_into_a_password_field_is_not_written_down_whatever_it_is_called() -> None:
    bench = make_bench()
    fill = Fill(target=durable("searchbox", "商品検索", "password"), value="{{鍵}}")
    flow = await bench.library.save(
        Flow(
            id="f",
            name="入る",
            origins=("http://shop.example",),
            variables=(Variable(name="鍵", ask_each_time=True),),
            steps=(make_step(Navigate(url=SHOP)), make_step(fill, item="入れる")),
        )
    )
    opened: list[str] = []

    def note(event: Event) -> None:
        opened.extend(run.model_dump_json() for run in bench.library.journal.values())
        opened.append(event.model_dump_json())

    bench.workbench.bus.subscribe(note)
    report = await bench.workbench.replay(flow, {"鍵": "あけごま七"})
    assert report.finished.status is RunStatus.DONE
    assert opened
    assert not [told for told in opened if "あけごま七" in told]


OPEN_FLOW = Flow(
    id="f", name="開く", origins=("http://shop.example",), part_sites=("https://cdn.example",),
    steps=(make_step(Navigate(url=SHOP)),),
)  # fmt: skip


@pytest.mark.parametrize(
    ("options", "is_strict"),
    [
        (RunOptions(), False),
        (RunOptions(is_attended=False), True),
        (RunOptions(is_attended=False, is_beside_person=True), False),
    ],
)
async def test_a_run_is_strict_when_nobody_is_there(
    options: RunOptions, *, is_strict: bool
) -> None:
    bench = make_bench()
    await bench.workbench.replay(OPEN_FLOW, {}, options)
    assert bench.browser.held_all is is_strict


async def test_parts_come_to_a_strict_run_from_where_the_flow_took_them_and_a_strangers_list_is_void() -> (
    None
):
    context, _ = make_context(make_bench().browser)
    context = replace(context, part_sites=("https://set.example",))
    assert within_sites(context, OPEN_FLOW).part_sites == (
        "https://set.example",
        "https://cdn.example",
    )
    strange = within_sites(context, OPEN_FLOW.model_copy(update={"is_imported": True}))
    assert (strange.is_strict, strange.part_sites) == (True, ("https://set.example",))


async def test_a_first_run_remembers_from_where_its_pages_took_parts() -> None:
    bench = make_bench(fill("商品検索", "Python", done=False), click("検索"))
    bench.browser.parts = ("https://cdn.example",)
    report = await bench.workbench.run(LISTED)
    assert report.part_sites == ("https://cdn.example",)


ADDRESS_FLOW = Flow(
    id="f", name="開く", origins=("http://shop.example",),
    variables=(Variable(name=START_URL_VARIABLE, value=SHOP),),
    steps=(make_step(Navigate(url=f"{{{{{START_URL_VARIABLE}}}}}")),),
)  # fmt: skip


@pytest.mark.parametrize("approves_all", [False, True])
@pytest.mark.parametrize(
    ("cell", "opened"),
    [(CART, True), ("http://evil.example/", False), ("http://shop.example.evil.test/", False)],
)
async def test_a_cell_opens_no_host_that_the_flow_does_not_know(
    cell: str, *, opened: bool, approves_all: bool
) -> None:
    bench = make_bench()
    playing = Playing(batch_id="b", row=1, cells=frozenset({START_URL_VARIABLE}))
    options = RunOptions(is_attended=False, approves_all=approves_all, playing=playing)
    report = await bench.workbench.replay(ADDRESS_FLOW, {START_URL_VARIABLE: cell}, options)
    assert (report.finished.status is RunStatus.DONE) is opened
    assert bool(bench.browser.performed) is opened
    if not opened:
        assert report.finished.status is RunStatus.NEEDS_PERSON


@pytest.mark.parametrize(
    ("given", "playing", "before", "cards"),
    [
        ({}, Playing(), None, 0),
        ({"件名": "会議"}, Playing(), RunStatus.DONE, 0),
        ({"件名": "退会"}, Playing(), RunStatus.DONE, 1),
        ({}, Playing(from_step="send"), None, 1),
        ({}, Playing(), RunStatus.UNVERIFIED, 1),
    ],
    ids=["nothing given", "the same value", "another value", "from the middle", "after a doubt"],
)
async def test_a_flow_that_is_played_whole_with_its_own_values_is_not_asked_about_again(
    given: dict[str, str], playing: Playing, before: RunStatus | None, cards: int
) -> None:
    browser = HoldingBrowser()
    browser.add(SHOP, node("textbox", "件名"), node("button", "送信"))

    async def send(_: object) -> None:
        await browser.send(f"{SHOP}keep", fields=(("title", given.get("件名", "会議")),))

    browser.on("click", "送信", send)
    sends = SentShape(
        site="http://shop.example", method="POST", path="/keep", fields=(("title", GIVEN),)
    )
    press = make_step(Click(target=durable("button", "送信")), item="送る")
    request = OutgoingRequest(
        method="POST", url=f"{SHOP}keep", kind=RequestKind.DATA, fields=(("title", "会議"),)
    )
    known = {"sent": (sends,), "agreed": (agreement_of(request, None),)}
    press = press.model_copy(update={"id": "send", "needs_approval": True, **known})
    put = make_step(Fill(target=durable("textbox", "件名"), value="{{件名}}"))
    flow = Flow(
        id="f",
        name="送る",
        origins=(SHOP,),
        steps=(make_step(Navigate(url=SHOP)), put, press),
        variables=(Variable(name="件名", value="会議"),),
    )
    bench = make_bench(browser=browser)
    await browser.start()
    browser.go(SHOP)
    if before:
        run = RunRecord(run_id="b", flow_id="f", name="送る", run_kind=RunKind.REPLAY, status=before, started_at=datetime.now(UTC))  # fmt: skip
        await bench.library.add_run(run)
    await bench.workbench.replay(flow, given, RunOptions(answer_timeout_s=0.01, playing=playing))
    assert len(bench.journal.of(ApprovalRequested)) == cards
    assert len(browser.sent) == (0 if cards else 1)


async def test_a_run_that_cannot_be_begun_leaves_the_gate_open() -> None:
    """A step that the flow does not have stopped every further run: 「いま別の実行か記録が動いています」."""
    bench = make_bench()
    flow = await bench.library.save(ADDRESS_FLOW)
    with pytest.raises(SettingsError) as fault:
        await bench.workbench.replay(flow, options=RunOptions(playing=Playing(from_step="gone")))
    assert (fault.value.code, bench.workbench.is_running) == ("STEP_NOT_FOUND", False)
    report = await bench.workbench.replay(flow)
    assert report.finished.status is RunStatus.DONE
