"""Acts that cannot be undone: asked about, void when the page changes, and never done twice unasked."""

from dataclasses import replace
from typing import Final

import pytest

from studio.browser import waiting
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    RunFinished,
    RunStatus,
)
from studio.engine.guard.facts.contract import OTHER_VALUE
from tests.hostile.web import Answer, Origin, Web
from tests.scenarios.site import ORDER, ORDERED, form
from tests.scenarios.stage import ALONE, ATTENDED, Stage, click, person

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ITEM: Final = ("注文を確定する",)
ORDERS: Final = click("注文を確定", step_done=True)
CARDS: Final = (ApprovalRequested, ApprovalAnswered, ActionPerformed, ActionFailed, RunFinished)
UNDER_YES: Final = replace(ATTENDED, approves_all=True)


@pytest.fixture(autouse=True)
def orders(web: Web) -> None:
    """Take orders."""
    web.put("/orders", ORDERED)


async def test_a_yes_sends_it_once(stage: Stage) -> None:
    scene = await stage.play(ORDER, [ORDERS], items=ITEM, by=person())
    assert scene.order(*CARDS) == [
        "ActionPerformed", "ApprovalRequested", "ApprovalAnswered", "ActionPerformed", "RunFinished",
    ]  # fmt: skip
    card = scene.journal.one(ApprovalRequested)
    assert "注文を確定する" in card.act
    assert card.host.startswith("127.0.0.1")
    assert ("数量", "3") in card.details
    assert scene.changes == ["POST /orders"]
    assert scene.finished.status is RunStatus.DONE
    assert scene.report is not None
    assert scene.report.steps[-1].needs_approval
    assert [step.sends for step in scene.report.steps] == [False, True]


async def test_a_no_sends_nothing_and_says_so(stage: Stage) -> None:
    scene = await stage.play(ORDER, [ORDERS], items=ITEM, by=person(is_yes=False))
    assert scene.order(*CARDS) == [
        "ActionPerformed", "ApprovalRequested", "ApprovalAnswered", "ActionFailed", "RunFinished",
    ]  # fmt: skip
    assert scene.changes == []
    assert (scene.finished.status, scene.finished.code) == (RunStatus.STOPPED, "NOT_APPROVED")
    assert "していません" in scene.finished.remedy


async def test_with_nobody_there_nothing_is_sent(stage: Stage) -> None:
    scene = await stage.play(ORDER, [ORDERS], items=ITEM, options=ALONE)
    assert scene.order(*CARDS) == ["ActionPerformed", "ApprovalRequested", "RunFinished"]
    assert scene.changes == []
    assert scene.finished.status is RunStatus.NEEDS_PERSON
    assert "人の確認が必要です" in scene.finished.message


@pytest.mark.parametrize("is_yes", [True, False])
async def test_the_card_tells_what_is_sent_and_not_what_the_page_showed(
    stage: Stage, is_yes: bool
) -> None:
    rewritten = ORDER.replace("<form", '<form onsubmit="this.count.value = 300"', 1)
    scene = await stage.play(rewritten, [ORDERS], items=ITEM, by=person(is_yes=is_yes))
    told = dict(scene.journal.of(ApprovalRequested)[0].details)
    assert told[f"数量{OTHER_VALUE}"] == "300"
    assert [hit.body for hit in scene.web.changes()] == [b"count=300"] * is_yes


async def test_a_second_request_of_the_same_press_is_asked_about_again(stage: Stage) -> None:
    twice = ORDER.replace(
        "<form",
        "<form onsubmit=\"fetch('/orders/more', {method: 'POST', body: 'count=300', keepalive: true})\"",
        1,
    )
    scene = await stage.play(twice, [ORDERS], items=ITEM, by=person(is_yes=True))
    told = [dict(card.details)["受け取るページ"] for card in scene.journal.of(ApprovalRequested)]
    assert len(told) == len(set(told)) == len(scene.changes) == 2


@pytest.mark.parametrize(("is_yes", "sent"), [(True, ["POST /orders"]), (False, [])])
async def test_a_confirm_dialog_is_the_persons_to_answer(
    stage: Stage, is_yes: bool, sent: list[str]
) -> None:
    page = form(
        "<script>const go = async () => { if (!confirm('月次の締めを始めますか？')) return;"
        "await fetch('/orders', {method: 'POST'}); document.querySelector('h1').textContent = '締めました' }"
        "</script><button onclick='go()'>月次</button>"
    )
    scene = await stage.play(
        page, [click("月次", step_done=True)], items=("月次のボタンを押す",), by=person(is_yes=is_yes),
        options=replace(ATTENDED, limits=replace(ATTENDED.limits, max_attempts=1)),
    )  # fmt: skip
    assert "月次の締めを始めますか？" in scene.journal.of(ApprovalRequested)[0].act
    assert scene.changes == sent
    if not is_yes:
        assert scene.journal.one(ActionFailed).outcome.code == "NOT_APPROVED"


async def test_a_second_submit_after_an_unknown_result_is_refused_even_under_yes(
    stage: Stage,
) -> None:
    """The page swallows the answer to the first order: nobody can see whether it was taken."""
    page = form("<button onclick=\"fetch('/orders', {method: 'POST'})\">注文を確定する</button>")
    scene = await stage.play(
        page, [ORDERS], items=ITEM, by=person(is_yes=False), options=UNDER_YES
    )  # fmt: skip
    # Under --yes the first goes without a card; whoever presses again is told to look further.
    codes = [fault.outcome.code for fault in scene.journal.of(ActionFailed)]
    assert codes[0] == "UNCLEAR"
    assert set(codes[1:]) == {"REPEATED"}
    assert [answer.is_approved for answer in scene.journal.of(ApprovalAnswered)] == [True]
    assert scene.changes == ["POST /orders"]
    assert (scene.finished.status, scene.finished.code) == (RunStatus.UNVERIFIED, "UNVERIFIED")


@pytest.mark.usefixtures("hasty")
@pytest.mark.usefixtures("hasty")
async def test_an_order_that_is_never_answered_is_not_sent_again(
    stage: Stage, web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "PAGE_CAP_S", 0.5)
    web.answers[Origin.OWN, "/orders"] = Answer(status=0)
    hasty = replace(ATTENDED.limits, step_timeout_s=2.5)
    scene = await stage.play(
        ORDER, [ORDERS], items=ITEM, by=person(),
        options=replace(ATTENDED, limits=hasty, answer_timeout_s=30.0),
    )  # fmt: skip
    assert scene.changes == ["POST /orders"]
    assert scene.finished.status is RunStatus.FAILED
    assert scene.finished.message
    assert scene.finished.remedy


async def test_an_order_whose_connection_breaks_arrives_once(stage: Stage, web: Web) -> None:
    """Without connections ahead of need; with them Chromium itself sends a POST up to three times."""
    web.answers[Origin.OWN, "/orders"] = Answer(status=0)
    web.is_over.set()  # the connection is cut at once
    scene = await stage.play(ORDER, [ORDERS], items=ITEM, by=person())
    assert scene.changes == ["POST /orders"]
    assert (scene.finished.status, scene.finished.code) == (RunStatus.FAILED, "SITE_DOWN")
    assert scene.finished.remedy
