"""Checks asked for by hand: progress, an end in words, one job at a time, and 止める."""

import asyncio

from studio.domain.events.events import FlowsChecked
from studio.domain.records.check import CheckKind
from studio.domain.records.history import FlowSummary
from studio.ui.desk.check_controller import CheckController
from tests.ui.checks_stage import failing, stored
from tests.ui.conftest import Stage, idle, on_qt, until


class Ear:
    """Hears what a controller says and how far it is.

    Attributes:
        said: Words and tone, without the empty ones.
        steps: The names under way, with how many checks were over and how many there are.
    """

    def __init__(self, controller: CheckController) -> None:
        self.said: list[tuple[str, str]] = []
        self.steps: list[tuple[str, int, int]] = []
        self._controller = controller
        controller.said.connect(self._take_words)
        controller.changed.connect(self._take_progress)

    def _take_words(self, words: str, tone: str) -> None:
        if words:
            self.said.append((words, tone))

    def _take_progress(self) -> None:
        told = self._controller
        if told.progress and told.total:
            self.steps.append((told.progress.name, told.done, told.total))


async def cards(stage: Stage) -> tuple[FlowSummary, ...]:
    return tuple(await stage.bench.store.summaries())


async def kinds(stage: Stage) -> dict[str, set[CheckKind]]:
    """Return which checks of each flow are kept."""
    found: dict[str, set[CheckKind]] = {}
    for report in await stage.bench.store.checks():
        found.setdefault(report.flow_id, set()).add(report.check_kind)
    return found


@on_qt
async def test_all_are_read_and_then_looked_at_but_no_strangers_flow_is(
    stage: Stage,
) -> None:
    controller = stage.window.checks_page.controller
    ear = Ear(controller)
    stage.window.begin()
    await stored(stage, "ours", "検索")
    strange = (await stored(stage, "strange", "取込")).model_copy(update={"is_imported": True})
    stage.bench.store.flows["strange"] = strange
    told: list[FlowsChecked] = []
    stage.bench.workbench.bus.subscribe(
        lambda event: told.append(event) if isinstance(event, FlowsChecked) else None
    )
    controller.check_all(await cards(stage), opens_pages=True)
    assert not controller.may_begin
    await idle(stage)
    assert controller.may_begin
    assert await kinds(stage) == {
        "ours": {CheckKind.READ, CheckKind.VISIT},
        "strange": {CheckKind.READ},
    }
    assert [one.were_visited for one in told] == [False, True]
    assert [step[1:] for step in ear.steps] == [(0, 3), (1, 3), (2, 3)]
    assert ear.steps[2][0] == "検索"
    assert ear.said[0][0].startswith("2 件の手順を点検しました。新しい問題")
    assert controller.total == 0


@on_qt
async def test_pages_are_left_alone_when_nobody_wants_them_opened(stage: Stage) -> None:
    stage.window.begin()
    await stored(stage, "ours", "検索")
    stage.window.checks_page.controller.check_all(await cards(stage), opens_pages=False)
    await idle(stage)
    assert await kinds(stage) == {"ours": {CheckKind.READ}}
    assert not stage.bench.workbench.is_browser_open


@on_qt
async def test_a_second_job_waits_for_nobody_it_is_not_begun(stage: Stage) -> None:
    controller = stage.window.checks_page.controller
    stage.window.begin()
    await stored(stage, "ours", "検索")
    (card,) = await cards(stage)
    controller.check_one(card)
    total = controller.total
    controller.check_all((card, card), opens_pages=True)
    assert controller.total == total == 2
    await idle(stage)
    controller.check_all((), opens_pages=True)
    assert controller.total == 0


@on_qt
async def test_a_stop_keeps_what_was_checked_and_says_so(stage: Stage) -> None:
    controller = stage.window.checks_page.controller
    ear = Ear(controller)
    stage.window.begin()
    for name in "ab":
        await stored(stage, name, name)
    stage.bench.browser.hold = asyncio.Event()
    controller.check_all(await cards(stage), opens_pages=True)
    await until(lambda: len(ear.steps) == 3)
    stage.window.commands["stop"].trigger()
    stage.window.commands["stop"].trigger()
    await idle(stage)
    assert ear.said == [("止めました。ここまでの結果は残っています。", "muted")]
    assert await kinds(stage) == {"a": {CheckKind.READ}, "b": {CheckKind.READ}}
    assert not stage.bench.workbench.is_running


@on_qt
async def test_what_reading_found_is_told_also_where_the_pages_are_as_ever(stage: Stage) -> None:
    """It said 「問題はありません」, in the colour of a warning, beside a card that wants a person."""
    controller = stage.window.checks_page.controller
    ear = Ear(controller)
    stage.window.begin()
    await failing(stage, await stored(stage, "ours", "検索"))
    controller.check_one((await cards(stage))[0])
    await idle(stage)
    words, tone = ear.said[-1]
    assert "点検：問題 1 件" in words
    assert tone == "amber"


@on_qt
async def test_without_a_browser_it_says_what_to_do(stage: Stage) -> None:
    controller = stage.window.checks_page.controller
    ear = Ear(controller)
    stage.window.begin()
    await stored(stage, "ours", "検索")
    stage.bench.browser.is_missing = True
    controller.check_one((await cards(stage))[0])
    await idle(stage)
    ((words, tone),) = ear.said
    assert "ブラウザーが見つかりません" in words
    assert tone == "red"
    assert await kinds(stage) == {"ours": {CheckKind.READ}}
    assert controller.total == 0
