"""A step that does not work: its policy, a login in between, and that nothing sent is done again."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from studio.domain.actions.action import Click, Fill, Navigate, WaitFor
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.errors import NavigationError
from studio.domain.events.events import (
    ActionFailed,
    ApprovalRequested,
    InputKind,
    RunKind,
    RunStatus,
    StepSkipped,
    UserInputRequested,
)
from studio.domain.flows.flow import FlowStep, OnError
from studio.domain.page.observation import AriaNode
from studio.domain.records.journal import JournaledRun, StepClass
from studio.domain.runs.checklist import Checklist
from studio.engine.replay.failing import (
    AGAIN,
    BY_HAND,
    PASS_BY,
    RETRY_WAIT_S,
    Failures,
    FailureVerdict,
)
from studio.engine.replay.player import Replay
from studio.engine.replay.proof import EXPECT_TIMEOUT_S
from studio.engine.runs.journal_writer import ActBegun, JournalWriter
from studio.engine.runs.run import ByHand
from studio.engine.secrets.masking import SecretMask
from tests.factories import (
    RESULTS,
    SHOP,
    durable,
    make_context,
    make_flow,
    make_shop,
    make_step,
    node,
    text,
)
from tests.fakes import FakeBrowser
from tests.memory_library import MemoryLibrary

OPEN = make_step(Navigate(url="{{url}}"), item="開く")
SEARCH = Click(target=durable("button", "検索"))
LATE = Click(target=durable("button", "あとから出る"))


def with_policy(step: FlowStep, policy: OnError, **fields: object) -> FlowStep:
    return step.model_copy(update={"on_error": policy, **fields})


async def play(browser: FakeBrowser, *steps: FlowStep, answers: tuple[str, ...] = ()):
    flow = make_flow(*steps)
    context, journal = make_context(browser, is_attended=bool(answers))
    given = iter(answers)

    def answer(event: object) -> None:
        if isinstance(event, UserInputRequested):
            text = next(given)
            context.run_control.answer(event.request_id, is_yes=text != "やめる", text=text)

    if answers:
        context.bus.subscribe(answer)
    finished = await Replay(context, flow, flow.values()).carry_out()
    return finished, journal


def presses(browser: FakeBrowser, name: str) -> int:
    return sum(isinstance(a, Click) and a.target.name == name for a in browser.performed)


def appears_after(browser: FakeBrowser, seconds: float) -> None:
    """Let the late button come once so much time has passed."""
    due = browser.clock.now + seconds

    def refresh() -> None:
        if browser.clock.now >= due and ("click", LATE.target.name) in browser.refusals:
            del browser.refusals["click", LATE.target.name]

    browser.add(SHOP, node("button", LATE.target.name), node("button", "検索"))
    browser.refuse("click", LATE.target.name, "TARGET_NOT_FOUND")
    sleep = browser.clock.sleep

    async def slept(wait_s: float) -> None:
        await sleep(wait_s)
        refresh()

    browser.clock.sleep = slept  # pyright: ignore[reportAttributeAccessIssue]


async def test_a_step_that_stops_ends_the_replay_at_the_first_failure() -> None:
    browser = make_shop()
    finished, journal = await play(browser, OPEN, make_step(LATE), make_step(SEARCH))
    assert (finished.status, finished.code) == (RunStatus.FAILED, "TARGET_NOT_FOUND")
    assert not journal.one(ActionFailed).may_be_sent
    assert presses(browser, "検索") == 0


async def test_a_step_that_is_skipped_lets_the_rest_go_on() -> None:
    browser = make_shop()
    finished, journal = await play(
        browser, OPEN, with_policy(make_step(LATE), OnError.SKIP), make_step(SEARCH)
    )
    assert finished.status is RunStatus.DONE
    assert journal.one(StepSkipped).words == "「あとから出る」をクリック"
    assert presses(browser, "検索") == 1


async def test_a_press_that_may_have_sent_is_not_skipped() -> None:
    browser = make_shop()
    missing = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="受け付けました")
    finished, journal = await play(
        browser, OPEN, with_policy(make_step(SEARCH, missing), OnError.SKIP)
    )
    assert finished.code == "POST_CONDITION_MISSING"
    assert journal.one(ActionFailed).may_be_sent


async def test_what_is_not_there_yet_is_tried_again() -> None:
    browser = make_shop()
    appears_after(browser, 2 * RETRY_WAIT_S)
    finished, journal = await play(browser, OPEN, with_policy(make_step(LATE), OnError.RETRY))
    assert finished.status is RunStatus.DONE
    assert len(journal.of(ActionFailed)) == 2


async def test_trying_again_has_an_end() -> None:
    browser = make_shop()
    finished, journal = await play(
        browser, OPEN, with_policy(make_step(LATE), OnError.RETRY, retries=3)
    )
    assert finished.status is RunStatus.FAILED
    assert len(journal.of(ActionFailed)) == 4


async def test_a_press_whose_effect_does_not_show_is_looked_at_again_and_never_pressed_twice() -> (
    None
):
    browser = make_shop()
    missing = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="受け付けました")
    finished, _ = await play(browser, OPEN, with_policy(make_step(SEARCH, missing), OnError.RETRY))
    assert finished.code == "POST_CONDITION_MISSING"
    assert presses(browser, "検索") == 1


@pytest.mark.parametrize("code", ["TIMEOUT", "NO_EFFECT"])
@pytest.mark.parametrize("shown", [(), ("ようこそ",)])
async def test_a_press_that_failed_is_no_success_because_nothing_on_the_page_speaks_against_it(
    code: str, shown: tuple[str, ...]
) -> None:
    browser = make_shop()
    browser.add(SHOP, node("button", "検索"), text("ようこそ"))
    browser.refuse("click", "検索", code)
    facts = (Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=one) for one in shown)
    step = with_policy(make_step(SEARCH, *facts), OnError.RETRY)
    finished, _ = await play(browser, OPEN, step)
    assert (finished.status, presses(browser, "検索")) == (RunStatus.FAILED, 1)


async def test_a_look_that_fails_after_a_press_that_sent_is_taken_again() -> None:
    browser = make_shop()
    context, _ = make_context(browser)
    run = JournaledRun(run_id=context.run_id, run_kind=RunKind.REPLAY, name="注文")
    journal_writer = JournalWriter(MemoryLibrary(), browser, run)
    await journal_writer.open()
    await journal_writer.begin(ActBegun("送信", StepClass.COMMIT))
    await journal_writer.sending()
    await journal_writer.end(Outcome(status=OutcomeStatus.OK))
    failures = Failures(
        replace(context, journal_writer=journal_writer),
        SecretMask(Checklist(instruction=""), {}),
        (),
    )
    looks = with_policy(make_step(WaitFor(text="受け付けました")), OnError.RETRY)
    failed = Outcome(status=OutcomeStatus.FAILED, code="TIMEOUT")
    assert await failures.verdict(looks, failed, 1) is FailureVerdict.AGAIN


@pytest.mark.parametrize(
    ("is_sent", "is_left", "is_clear"),
    [(False, False, True), (True, False, False), (False, True, False)],
)
async def test_what_its_page_does_not_take_and_does_not_send_is_a_failure_and_nothing_to_look_for(
    is_sent: bool, is_left: bool, is_clear: bool
) -> None:
    browser, library = make_shop(), MemoryLibrary()
    context, _ = make_context(browser, is_attended=False, approves_all=True)
    run = JournaledRun(run_id=context.run_id, run_kind=RunKind.REPLAY, name="注文")
    journal_writer = JournalWriter(library, browser, run)
    await journal_writer.open()
    form = node("textbox", "数量"), node("button", "注文する")
    browser.add(SHOP, *form)

    async def complain(fake: FakeBrowser) -> None:
        if is_sent:
            await journal_writer.sending(what="POST /orders")
        if is_left:
            fake.go(RESULTS)
        fake.add(RESULTS if is_left else SHOP, *form, node("alert", "", text("数量は必須です")))

    browser.on("click", "注文する", complain)
    sent = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="受け付けました")
    press = make_step(Click(target=durable("button", "注文する")), sent)
    flow = make_flow(OPEN, press.model_copy(update={"sends": True, "needs_approval": True}))
    finished = await Replay(
        replace(context, journal_writer=journal_writer), flow, flow.values()
    ).carry_out()
    await journal_writer.rest()
    told = await library.journaled_run(context.run_id)
    assert told is not None
    assert finished.code == "PAGE_COMPLAINS"
    assert (finished.status is RunStatus.FAILED) is is_clear
    assert (told.unclear_step is None) is is_clear


async def test_a_no_to_an_optional_step_ends_the_replay() -> None:
    browser = make_shop()
    step = make_step(SEARCH).model_copy(update={"needs_approval": True, "is_optional": True})
    context, journal = make_context(browser)

    def refuse(event: object) -> None:
        if isinstance(event, ApprovalRequested):
            context.run_control.answer(event.request_id, is_yes=False)

    context.bus.subscribe(refuse)
    flow = make_flow(OPEN, step, make_step(Click(target=durable("button", "次"))))
    finished = await Replay(context, flow, flow.values()).carry_out()
    assert (finished.status, finished.code) == (RunStatus.STOPPED, "NOT_APPROVED")
    assert not journal.of(StepSkipped)
    assert not presses(browser, "次")


async def test_a_page_that_cannot_be_reached_is_opened_again() -> None:
    browser = make_shop()
    browser.refusals["navigate", SHOP] = NavigationError(
        "NO_NETWORK", "つながりません。", "確かめて"
    )
    finished, journal = await play(browser, with_policy(OPEN, OnError.RETRY, retries=1))
    assert finished.code == "NO_NETWORK"
    assert len(journal.of(ActionFailed)) == 2


@pytest.mark.parametrize(
    ("answer", "status", "is_passed"),
    [
        (PASS_BY, RunStatus.DONE, True),
        (BY_HAND, RunStatus.DONE, True),
        ("やめる", RunStatus.NEEDS_PERSON, False),
        ("知らない答え", RunStatus.NEEDS_PERSON, False),
    ],
)
async def test_a_person_is_asked_what_becomes_of_it(
    answer: str, status: RunStatus, is_passed: bool
) -> None:
    browser = make_shop()
    steps = (OPEN, with_policy(make_step(LATE), OnError.ASK), make_step(SEARCH))
    finished, journal = await play(browser, *steps, answers=(answer,))
    assert finished.status is status
    assert journal.one(UserInputRequested).choices == (AGAIN, PASS_BY, BY_HAND)
    assert presses(browser, "検索") == int(is_passed)


async def test_a_person_is_not_offered_to_press_twice_what_may_have_been_sent() -> None:
    browser = make_shop()
    missing = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="受け付けました")
    step = with_policy(make_step(SEARCH, missing), OnError.ASK)
    finished, journal = await play(browser, OPEN, step, answers=(AGAIN,))
    asked = journal.of(UserInputRequested)[0]
    assert asked.choices == (PASS_BY, BY_HAND)
    assert "もう送られたかもしれない" in asked.question
    assert finished.status is RunStatus.NEEDS_PERSON
    assert presses(browser, "検索") == 1


async def test_nobody_there_to_ask_needs_a_person() -> None:
    finished, _ = await play(make_shop(), OPEN, with_policy(make_step(LATE), OnError.ASK))
    assert finished.status is RunStatus.NEEDS_PERSON


async def test_a_login_in_between_is_the_person_s_turn_and_the_step_is_done_after_it() -> None:
    browser = make_shop()
    browser.secrets = frozenset({"パスワード"})
    browser.add(SHOP, node("textbox", "利用者"), node("textbox", "パスワード"))
    step = make_step(Fill(target=durable("searchbox", "商品検索"), value="本"), item="入れる")
    context, journal = make_context(browser)

    def sign_in(event: object) -> None:
        if isinstance(event, UserInputRequested):
            browser.add(SHOP, node("searchbox", "商品検索"))
            context.run_control.answer(event.request_id, is_yes=True)

    context.bus.subscribe(sign_in)
    flow = make_flow(OPEN, step)
    finished = await Replay(context, flow, flow.values()).carry_out()
    assert journal.one(UserInputRequested).input_kind is InputKind.LOGIN
    assert finished.status is RunStatus.DONE


async def test_a_login_that_does_not_help_is_not_asked_for_without_end() -> None:
    browser = make_shop()
    browser.secrets = frozenset({"パスワード"})
    browser.add(SHOP, node("textbox", "利用者"), node("textbox", "パスワード"))
    step = make_step(Fill(target=durable("searchbox", "商品検索"), value="本"), item="入れる")
    finished, journal = await play(browser, OPEN, step, answers=("", "", ""))
    assert finished.code == "TARGET_NOT_FOUND"
    assert len(journal.of(UserInputRequested)) == 2


async def test_a_login_that_is_not_taken_is_told_soon_and_was_nothing_sent() -> None:
    browser = make_shop()
    browser.secrets = frozenset({"パスワード"})
    form = (node("textbox", "利用者"), node("textbox", "パスワード"), node("button", "ログイン"))
    told = "利用者またはパスワードが違います"
    browser.add(SHOP, node("form", "ログイン", *form))
    browser.on("click", "ログイン", lambda b: b.add(SHOP, node("alert", told), *form))
    word = make_step(Fill(target=durable("textbox", "パスワード", "password"), value="geheim-77"))
    asked = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="ようこそ")
    press = make_step(Click(target=durable("button", "ログイン")), asked)
    steps = OPEN, word, press.model_copy(update={"sends": True}), make_step(SEARCH)
    finished, journal = await play(browser, *steps)
    assert (finished.status, finished.code) == (RunStatus.FAILED, "LOGIN_REFUSED")
    assert told in finished.message
    assert "パスワードを確かめて" in finished.remedy
    assert not journal.of(ActionFailed)[-1].may_be_sent
    assert finished.elapsed_s < EXPECT_TIMEOUT_S
    assert presses(browser, "ログイン") == 1


@pytest.mark.parametrize(
    "landing",
    [
        (node("heading", "ようこそ"), node("link", "ロック中の利用者")),
        (node("heading", "ようこそ"), node("table", "", node("cell", "取り込みに失敗"))),
    ],
    ids=["a link of the menu", "data"],
)
@pytest.mark.parametrize(
    "led_to",
    [
        Evidence(kind=EvidenceKind.URL, detail="/search"),
        Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="ようこそ", is_minor=True),
    ],
    ids=["an address", "a text of second rank"],
)
async def test_words_of_the_page_behind_a_login_are_no_refusal(
    landing: tuple[AriaNode, ...], led_to: Evidence
) -> None:
    """The site was left for the page that the login led to, and nobody is asked to log in there."""
    browser = make_shop()
    browser.secrets = frozenset({"パスワード"})
    form = (node("textbox", "利用者"), node("textbox", "パスワード"), node("button", "ログイン"))
    browser.add(SHOP, node("form", "ログイン", *form))
    browser.add(RESULTS, *landing)
    browser.on("click", "ログイン", lambda b: b.go(RESULTS))
    word = make_step(Fill(target=durable("textbox", "パスワード", "password"), value="geheim-77"))
    press = make_step(Click(target=durable("button", "ログイン")), led_to)
    finished, _ = await play(browser, OPEN, word, press.model_copy(update={"sends": True}))
    assert finished.status is RunStatus.DONE, finished.message


async def stuck(answer: str, *by_hand: FlowStep, expects: tuple[Evidence, ...] = ()):
    """Play a press that is not there; the person does something by hand, and answers."""
    browser, library = make_shop(), MemoryLibrary()
    browser.refuse("click", "検索", "TARGET_NOT_FOUND")
    context, _ = make_context(browser)
    journal_writer = JournalWriter(
        library, browser, JournaledRun(run_id=context.run_id, run_kind=RunKind.REPLAY, name="注文")
    )
    await journal_writer.open()

    @asynccontextmanager
    async def hands(*_: object) -> AsyncGenerator[ByHand]:
        done = ByHand()
        told = await library.journaled_run(context.run_id)
        assert told is not None
        assert told.unclear_step is not None  # what if the studio ends now
        try:
            yield done
        finally:
            browser.refusals.clear()
            browser.add(SHOP, node("button", "検索"), *(text(fact.detail) for fact in expects))
            done.steps = by_hand

    def say(event: object) -> None:
        if isinstance(event, UserInputRequested):
            context.run_control.answer(event.request_id, is_yes=answer != "やめる", text=answer)

    context.bus.subscribe(say)
    flow = make_flow(OPEN, with_policy(make_step(SEARCH, *expects), OnError.ASK))
    finished = await Replay(
        replace(context, journal_writer=journal_writer, by_hand=hands), flow, flow.values()
    ).carry_out()
    await journal_writer.rest()
    return finished, presses(browser, "検索") - 1, await library.journaled_run(context.run_id)


PRESSED = make_step(Click(target=durable("button", "検索")))
CLOSED = make_step(Click(target=durable("button", "閉じる")))


async def test_what_the_person_did_by_hand_is_done_for_good() -> None:
    _, again, told = await stuck(BY_HAND, PRESSED)
    assert told is not None
    assert (again, told.unclear_step) == (0, None)
    assert told.last_lasting_step is not None
    assert told.last_lasting_step.position == 1


@pytest.mark.parametrize("answer", [PASS_BY, "やめる"])
async def test_a_press_by_hand_that_nobody_spoke_of_is_asked_about(answer: str) -> None:
    _, again, told = await stuck(answer, PRESSED)
    assert told is not None
    assert again == 0
    assert told.unclear_step is not None


async def test_what_the_person_pressed_is_not_pressed_again() -> None:
    finished, again, _ = await stuck(AGAIN, PRESSED)
    assert (finished.status, again) == (RunStatus.NEEDS_PERSON, 0)
    shown = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="見つかりました")
    finished, again, _ = await stuck(AGAIN, PRESSED, expects=(shown,))
    assert (finished.status, again) == (RunStatus.DONE, 0)


async def test_what_was_in_the_way_was_put_away_by_hand() -> None:
    finished, again, told = await stuck(AGAIN, CLOSED)
    assert (finished.status, again) == (RunStatus.DONE, 1)
    assert told is not None
    assert told.unclear_step is None
