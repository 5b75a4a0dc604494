"""A flow and a script of it are played by one player; the lines of the script come first."""

import pytest

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import SettingsError
from studio.domain.events.events import (
    ApprovalRequested,
    ItemChanged,
    RunFinished,
    RunKind,
    RunStatus,
    StepSkipped,
)
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.records.journal import JournaledRun, StepClass
from studio.domain.values.variable import Variable
from studio.engine.memory import RunKeeper
from studio.engine.runs.journal_writer import ActBegun, JournalWriter
from studio.runtime.nothing_kept import NothingKept
from studio.runtime.page import Page
from studio.runtime.playing import PlayReport, PlayTerms, PlayWorld, play
from studio.runtime.script_steps import Item
from studio.runtime.values import Values
from tests.export.flow_parts import target
from tests.factories import CART, RESULTS, SHOP, make_shop
from tests.fakes import FakeBrowser, Journal

AT_RESULTS = Evidence(kind=EvidenceKind.URL, detail="/search")
STEPS = (
    FlowStep(item="開く", action=Navigate(url="{{url}}")),
    FlowStep(
        item="検索する", action=Fill(target=target("searchbox", "商品検索"), value="{{検索語}}")
    ),
    FlowStep(item="検索する", action=Click(target=target("button", "検索")), expects=(AT_RESULTS,)),
)
FLOW = Flow(
    name="本を探す",
    variables=(Variable(name="url", value=SHOP), Variable(name="検索語", value="Python")),
    steps=STEPS,
)


def opened(page: Page, v: Values) -> None:
    """開く"""
    page.goto(v["url"], step=1)


def searched(page: Page, v: Values) -> None:
    """検索する"""
    page.get_by_role("searchbox", name="商品検索").fill(v["検索語"], step=2)
    page.get_by_role("button", name="検索").click(step=3)


async def played(
    *items: Item, flow: Flow = FLOW, terms: PlayTerms | None = None, **given: str
) -> tuple[PlayReport, FakeBrowser, Journal]:
    browser = make_shop()
    world = PlayWorld(browser)
    journal = Journal(world.bus)
    result = await play(flow, given, world, terms or PlayTerms(), items)
    return result, browser, journal


async def test_a_script_does_what_its_flow_does() -> None:
    by_flow, browser, told = await played(検索語="料理")
    by_script, other, heard = await played(opened, searched, 検索語="料理")
    assert by_flow.finished.status is by_script.finished.status is RunStatus.DONE
    assert browser.performed == other.performed
    assert browser.url == other.url == RESULTS
    assert told.kinds() == heard.kinds()
    assert heard.kinds()[-1] == RunFinished.__name__


async def test_what_is_written_between_the_lines_runs_where_it_stands() -> None:
    came: list[str] = []

    def careful(page: Page, v: Values) -> None:
        """検索する"""
        for word in ("一", "二"):
            page.get_by_role("searchbox", name="商品検索").fill(word, step=2)
            came.append(browser.performed[-1].model_dump()["value"])
        if v["検索語"] == "Python":
            page.get_by_role("button", name="検索").click(step=3)

    world = PlayWorld(browser := make_shop())
    result = await play(FLOW, {}, world, PlayTerms(), [opened, careful])
    assert result.finished.status is RunStatus.DONE
    assert came == ["一", "二"]


async def test_the_replay_s_end_ends_the_script_in_its_line() -> None:
    reached: list[str] = []

    def lost(page: Page, v: Values) -> None:
        """探す"""
        del v
        try:
            page.get_by_role("button", name="ない").click(step=3)
        except Exception:  # noqa: BLE001 - what a careful person may write
            reached.append("except")
        reached.append("behind")

    def later(page: Page, v: Values) -> None:
        """あと"""
        del page, v
        reached.append("later")

    result, browser, _ = await played(opened, lost, later)
    assert result.finished.status is RunStatus.FAILED
    assert reached == []
    assert browser.url == SHOP


async def test_an_error_of_the_script_s_own_ends_the_run(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def broken(page: Page, v: Values) -> None:
        """書く"""
        page.goto(v["ない"], step=1)

    result, browser, _ = await played(broken)
    assert result.finished.code == "SCRIPT_FAULT"
    assert "KeyError: 'ない'" in capsys.readouterr().err
    assert browser.performed == []


async def test_a_step_that_was_never_recorded_is_refused() -> None:
    def odd(page: Page, v: Values) -> None:
        """開く"""
        page.goto(v["url"], step=9)

    result, browser, _ = await played(odd)
    assert result.finished.code == "SCRIPT_STEP"
    assert browser.performed == []


async def test_a_line_of_its_own_is_told_under_its_function_s_sentence() -> None:
    def own(page: Page, v: Values) -> None:
        """自分で開く

        くわしい説明。
        """
        page.goto(f"{v['url']}cart")

    result, browser, journal = await played(own)
    assert result.finished.status is RunStatus.DONE
    assert browser.url == CART
    assert {one.text for one in journal.of(ItemChanged)} == {"自分で開く"}


async def test_what_needs_a_yes_is_asked_unless_yes_was_said() -> None:
    step = FlowStep(
        item="注文する",
        action=Click(target=target("button", "注文を確定する")),
        needs_approval=True,
    )
    flow = FLOW.model_copy(
        update={"steps": (FlowStep(item="開く", action=Navigate(url=CART)), step)}
    )
    flow = flow.model_copy(update={"origins": ("http://shop.example",)})
    result, browser, journal = await played(flow=flow)
    assert result.finished.status is RunStatus.NEEDS_PERSON
    assert journal.one(ApprovalRequested).act.startswith("「注文を確定する」をクリック")
    assert len(browser.performed) == 1
    agreed, browser, _ = await played(flow=flow, terms=PlayTerms(approves_all=True))
    assert agreed.finished.status is RunStatus.DONE
    assert len(browser.performed) == 2


async def test_a_step_that_is_switched_off_is_passed_by() -> None:
    flow = FLOW.model_copy(
        update={"steps": (STEPS[0], STEPS[1].model_copy(update={"is_enabled": False}), STEPS[2])}
    )
    result, _, journal = await played(opened, searched, flow=flow)
    assert result.finished.status is RunStatus.DONE
    assert journal.one(StepSkipped).step_id == STEPS[1].id


async def test_nothing_begins_with_a_value_that_cannot_be_used() -> None:
    with pytest.raises(SettingsError) as told:
        await played(opened, なぞ="1")
    assert told.value.code == "UNKNOWN_VARIABLE"


async def test_no_line_sees_a_secret() -> None:
    box = target("textbox", "合言葉", type="password")
    flow = FLOW.model_copy(
        update={
            "variables": (*FLOW.variables, Variable(name="合言葉")),
            "steps": (STEPS[0], FlowStep(item="入る", action=Fill(target=box, value="{{合言葉}}"))),
        }
    )
    seen: list[str] = []

    def entered(page: Page, v: Values) -> None:
        """入る"""
        del page
        seen.append(v["合言葉"])

    await played(entered, flow=flow, terms=PlayTerms(secrets={"合言葉": "ひみつ123"}))
    assert seen == ["{{合言葉}}"]


async def test_what_keeps_nothing_is_taken_for_a_library_by_the_writer_of_a_run() -> None:
    keeper: RunKeeper = NothingKept()
    journal_writer = JournalWriter(
        keeper,
        make_shop(),
        JournaledRun(run_id="r", run_kind=RunKind.REPLAY, name="本"),
        replaced="q",
    )
    await journal_writer.open()
    await journal_writer.begin(ActBegun("押す", StepClass.PRESS))
    await journal_writer.sending()
    assert journal_writer.has_sent
    await journal_writer.end(None)
    await journal_writer.rest()
