"""A flow that presses in every matching row, cut off anywhere: each row once, whatever happens."""

import pytest

from studio.domain.actions.action import Action, Choose, Click, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.actions.rule import Comparison, Taking
from studio.domain.errors import BrowserClosedError, LibraryError
from studio.domain.events.events import ActionFailed, ApprovalRequested, RunStatus
from studio.domain.flows.flow import OnError
from studio.engine.ports import RECORDED, Terms
from studio.engine.runs.reports import RunOptions
from studio.engine.runs.resuming import ResumeChoice
from tests.factories import Bench, listing, make_bench, make_flow, make_rule, make_step, node, text
from tests.fakes import FakeBrowser

LIST = "http://list.example/1"
PRESS = "承認"
TITLES = ("甲", "乙", "丙", "丁")
ALL = make_rule(("価格", Comparison.AT_MOST, "3000")).model_copy(update={"taking": Taking.ALL})


class Requests(FakeBrowser):
    """A list whose rows remember how often they were approved; may be cut off at one press.

    Attributes:
        approved: Titles, in order.
        cut_at: Number of the press, from 1, that breaks off; 0 for none.
        is_late: It breaks off after the site has heard of it.
        disabled_at: Number of the press, from 1, that finds its button disabled; 0 for none.
    """

    def __post_init__(self) -> None:
        super().__post_init__()
        self.approved: list[str] = []
        self.cut_at = 0
        self.is_late = False
        self.disabled_at = 0
        self._presses = 0
        self.add(
            LIST,
            listing(
                "申請", *(self.row(title, 9000 if title == "丙" else 1000) for title in TITLES)
            ),
        )

    def row(self, title: str, price: int):
        link = node("link", title, url=f"/r/{title}")
        return node("listitem", "", link, text(f"{price:,}円"), node("button", PRESS))

    async def perform(self, action: Action, terms: Terms = RECORDED) -> Outcome:
        if not isinstance(action, Click) or action.target.name != PRESS:
            return await super().perform(action, terms)
        self._presses += 1
        if self._presses == self.disabled_at:
            return Outcome(
                status=OutcomeStatus.BLOCKED, code="TARGET_DISABLED", message="押せません。"
            )
        is_cut = self._presses == self.cut_at
        if is_cut and not self.is_late:
            raise BrowserClosedError("BROWSER_CLOSED", "閉じられました。", "開いてください。")
        page = self._newest
        assert page is not None
        button = page.node(action.target.ref or "")
        assert button is not None
        row = next(one for one in page.ancestors(button) if one.role == "listitem")
        self.approved.append(row.children[0].name)
        if is_cut:
            raise BrowserClosedError("BROWSER_CLOSED", "閉じられました。", "開いてください。")
        return Outcome(status=OutcomeStatus.OK)


def flow_of(*, asks: bool = False):
    approve = make_step(Choose(rule=ALL, column=PRESS), item="承認する")
    step = approve.model_copy(update={"needs_approval": asks})
    flow = make_flow(make_step(Navigate(url=LIST), item="開く"), step)
    return flow.model_copy(update={"origins": ("http://list.example",)})


async def test_a_replay_presses_in_every_row_that_matches_and_writes_each() -> None:
    browser = Requests()
    bench = make_bench(browser=browser)
    report = await bench.workbench.replay(flow_of())
    assert report.finished.status is RunStatus.DONE, report.finished
    assert browser.approved == ["甲", "乙", "丁"]


async def test_each_row_is_asked_about_where_the_step_asks() -> None:
    browser = Requests()
    bench = make_bench(browser=browser)

    def agree(event: object) -> None:
        if isinstance(event, ApprovalRequested):
            bench.workbench.answer(event.request_id, is_yes="乙" not in event.act)

    bench.workbench.bus.subscribe(agree)
    report = await bench.workbench.replay(flow_of(asks=True))
    assert report.finished.code == "NOT_APPROVED"
    assert browser.approved == ["甲"]


async def test_a_row_that_changed_while_it_was_asked_about_is_not_pressed() -> None:
    """Lists that redraw themselves put other rows into the elements that were found."""
    browser = Requests()
    bench = make_bench(browser=browser)

    def agree(event: object) -> None:
        if isinstance(event, ApprovalRequested):
            if "乙" in event.act:
                rows = [browser.row(title, 9000 if title == "乙" else 1000) for title in TITLES]
                browser.add(LIST, listing("申請", *rows))
            bench.workbench.answer(event.request_id, is_yes=True)

    bench.workbench.bus.subscribe(agree)
    report = await bench.workbench.replay(flow_of(asks=True))
    assert report.finished.code == "ROW_MOVED"
    assert browser.approved == ["甲"]


async def cut_off(bench: Bench, browser: Requests, press: int, *, is_late: bool) -> None:
    """Run until the press, and lose the end of the run as a crash does."""
    browser.cut_at, browser.is_late = press, is_late
    bench.library.refusals["add_run"] = LibraryError("LIBRARY_FAILED", "書けません。")
    await bench.workbench.replay(
        await bench.library.get("承認"), options=RunOptions(approves_all=True)
    )
    del bench.library.refusals["add_run"]
    browser.cut_at = 0


@pytest.mark.parametrize("is_late", [False, True])
@pytest.mark.parametrize("press", [1, 2, 3])
async def test_after_a_crash_no_row_is_pressed_twice(press: int, is_late: bool) -> None:
    browser = Requests()
    bench = make_bench(browser=browser)
    await bench.library.save(flow_of(asks=True).model_copy(update={"name": "承認"}))
    await cut_off(bench, browser, press, is_late=is_late)
    (waiting,) = await bench.workbench.unfinished()
    assert waiting.unclear_step is not None
    how = ResumeChoice.DONE_ALREADY if is_late else ResumeChoice.AGAIN
    report = await bench.workbench.take_up(waiting, how, options=RunOptions(approves_all=True))
    assert report.finished.status is RunStatus.DONE, report.finished
    assert sorted(browser.approved) == sorted(["甲", "乙", "丁"])


@pytest.mark.parametrize("policy", [OnError.RETRY, OnError.SKIP, OnError.STOP])
async def test_a_round_that_breaks_off_half_way_is_not_begun_again_by_a_policy(
    policy: OnError,
) -> None:
    browser = Requests()
    browser.disabled_at = 2
    opens, approves = flow_of().steps
    seen = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="甲")
    kept = approves.model_copy(update={"on_error": policy, "is_optional": True, "expects": (seen,)})
    flow = flow_of().model_copy(update={"steps": (opens, kept)})
    bench = make_bench(browser=browser)
    report = await bench.workbench.replay(flow)
    assert browser.approved == ["甲"]
    assert (report.finished.status, report.finished.code) == (RunStatus.FAILED, "TARGET_DISABLED")
    assert bench.journal.one(ActionFailed).may_be_sent
