"""What may be put out of the way without asking, and what has to stay."""

import pytest

from studio.domain.actions.action import Click, Scroll, ScrollWay
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import AriaNode
from studio.domain.page.target import Fingerprint, Target
from studio.engine.healing.recovering import Recovery, overlays
from tests.factories import (
    durable,
    make_context,
    make_flow,
    make_observation,
    make_step,
    node,
    text,
)
from tests.fakes import FakeBrowser

NOT_FOUND = Outcome(status=OutcomeStatus.FAILED, code="TARGET_NOT_FOUND", message="ありません。")
STEP = make_step(Click(target=durable("button", "登録")))
HOME = "http://shop.example/"


def _dialog(*inside: AriaNode, name: str = "お知らせ") -> AriaNode:
    return node("dialog", name, *inside)


def _closing(box: AriaNode, *steps: FlowStep, outcome: Outcome = NOT_FOUND) -> list[str]:
    page = make_observation(node("button", "登録"), box)
    flow = make_flow(STEP, *steps)
    return [one.button.label for one in overlays(page, flow, STEP, outcome)]


@pytest.mark.parametrize(
    "label", ["同意する", "閉じる", "後で", "スキップ", "×", "Accept all", "Ｃｌｏｓｅ"]
)
def test_what_nobody_asked_for_may_be_closed(label: str) -> None:
    assert _closing(_dialog(text("新機能です"), node("button", label))) == [label]


@pytest.mark.parametrize(
    "box",
    [
        _dialog(text("新機能です"), node("button", "OK")),
        _dialog(text("新機能です"), node("button", "はい")),
        _dialog(text("注文を確定しますか"), node("button", "閉じる")),
        _dialog(node("button", "削除する"), node("button", "閉じる")),
        _dialog(node("textbox", "理由"), node("button", "閉じる")),
        _dialog(node("form", "", node("button", "スキップ"))),
        _dialog(node("link", "スキップ", url="/next")),
        _dialog(node("button", "閉じる", disabled="true")),
        node("region", "お知らせ", node("button", "閉じる")),
    ],
    ids=["OK", "yes", "asks", "deletes", "a field", "a form", "a link away", "disabled", "no dialog"],
)  # fmt: skip
def test_what_may_do_more_than_go_away_stays(box: AriaNode) -> None:
    assert _closing(box) == []


def test_a_dialog_that_the_flow_works_in_stays() -> None:
    box = _dialog(node("button", "閉じる"), name="詳細")
    inside = Target(role="button", name="印刷", fingerprint=Fingerprint(name="印刷", scope="詳細"))
    assert _closing(box, make_step(Click(target=inside))) == []
    assert _closing(box, make_step(Click(target=durable("button", "閉じる")))) == []
    assert _closing(box) == ["閉じる"]


def test_only_the_box_that_covers_the_element_is_closed() -> None:
    banner = node("generic", "", text("Cookie を使います"), node("button", "同意する"))
    other = node("generic", "", text("ご意見募集"), node("button", "閉じる"))
    covered = Outcome(
        status=OutcomeStatus.FAILED,
        code="TARGET_COVERED",
        message="「登録」が、「Cookie を使います 同意する」に隠れていて操作できません。",
    )
    page = node("generic", "", banner, other)
    assert _closing(page, outcome=covered) == ["同意する"]


def _recovery(browser: FakeBrowser, *steps: FlowStep) -> tuple[Recovery, list[str]]:
    context, _ = make_context(browser)
    posts: list[str] = []
    return Recovery(context, make_flow(*steps), lambda: posts.append("back")), posts


async def test_a_menu_that_was_open_is_opened_again() -> None:
    browser = FakeBrowser()
    browser.add(HOME, node("button", "申請", shut="true"))
    await browser.start()
    browser.go(HOME)
    browser.on("click", "申請", lambda b: b.show(node("menuitem", "交通費")))
    opens = make_step(Click(target=durable("button", "申請")))
    wanted = make_step(Click(target=durable("menuitem", "交通費")))
    recovery, posts = _recovery(browser, opens, wanted)
    recovered = await recovery.bring_back(wanted, durable("menuitem", "交通費"), NOT_FOUND)
    assert recovered
    assert "「申請」" in recovered.words
    assert posts == ["back"]


async def test_an_approved_act_is_no_menu() -> None:
    browser = FakeBrowser()
    browser.add(HOME, node("button", "申請する", shut="true"))
    await browser.start()
    browser.go(HOME)
    opens = make_step(Click(target=durable("button", "申請する")))
    opens = opens.model_copy(update={"needs_approval": True})
    wanted = make_step(Click(target=durable("menuitem", "交通費")))
    recovery, _ = _recovery(browser, opens, wanted)
    assert await recovery.bring_back(wanted, durable("menuitem", "交通費"), NOT_FOUND) is None
    scrolls = [act for act in browser.performed if isinstance(act, Scroll)]
    assert list(browser.performed) == scrolls
    assert [one.way for one in scrolls] == [ScrollWay.DOWN, ScrollWay.START]


async def test_what_came_late_needs_nothing() -> None:
    browser = FakeBrowser()
    browser.add(HOME, node("button", "登録"))
    await browser.start()
    browser.go(HOME)
    recovery, _ = _recovery(browser, STEP)
    assert await recovery.bring_back(STEP, durable("button", "登録"), NOT_FOUND)
    assert browser.performed == []
