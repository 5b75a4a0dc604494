"""An imported flow asks about every act that cannot be undone, whatever its file says."""

import pytest

from studio.domain.actions.action import (
    Action,
    Choose,
    Click,
    Drag,
    Fill,
    HandleDialog,
    Navigate,
    Press,
    SelectOption,
    Upload,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.events.events import ApprovalRequested, Event, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.engine.guard.facts.acts import ActKind
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.engine.replay.distrust import judged_anew, looks_irreversible
from studio.engine.replay.player import Replay
from studio.engine.runs.approval import grant_for
from tests.factories import (
    SHOP,
    durable,
    make_context,
    make_flow,
    make_rule,
    make_shop,
    make_step,
    node,
)
from tests.fakes import FakeBrowser

OPEN = make_step(Navigate(url="{{url}}"), item="開く")
ORDER = "http://shop.example/order"
SEARCH = durable("button", "検索")
BUY = Click(target=durable("button", "注文を確定する"))
UNTOLD = Target(
    role="button", name="検索", candidates=(Candidate(family=Family.CSS, value="#x", score=10),)
)
"""A file that calls some button 「検索」."""


def from_elsewhere(*steps: FlowStep, origins: tuple[str, ...] = (SHOP,)) -> Flow:
    return make_flow(*steps).model_copy(update={"is_imported": True, "origins": origins})


def shop() -> FakeBrowser:
    browser = make_shop()
    browser.add(ORDER, node("button", "注文を確定する"))
    return browser


async def play(flow: Flow, *, yes: bool = True, browser: FakeBrowser | None = None, **given: str):
    context, journal = make_context(browser or shop(), is_attended=False, approves_all=yes)
    finished = await Replay(context, flow, flow.values(given)).carry_out()
    return finished, [asked.act for asked in journal.of(ApprovalRequested)]


async def play_at(url: str, *steps: FlowStep, browser: FakeBrowser | None = None):
    """Play an imported flow where the person named its start page for this run."""
    flow = from_elsewhere(OPEN, *steps)
    flow = flow.model_copy(update={"variables": (flow.variables[0],)})
    return await play(flow, browser=browser, url=url)


@pytest.mark.parametrize("is_imported", [True, False])
async def test_its_own_sites_ask_again_and_yes_does_not_count(is_imported: bool) -> None:
    flow = from_elsewhere(OPEN).model_copy(update={"is_imported": is_imported})
    finished, asked = await play(flow)
    assert finished.status is (RunStatus.NEEDS_PERSON if is_imported else RunStatus.DONE)
    assert bool(asked) is is_imported


async def test_a_start_page_that_the_person_named_does_not_ask() -> None:
    finished, asked = await play_at(ORDER)
    assert (finished.status, asked) == (RunStatus.DONE, [])


async def test_it_may_not_act_on_the_page_that_happens_to_be_open() -> None:
    browser = shop()
    await browser.start()
    browser.go(SHOP)
    finished, asked = await play(from_elsewhere(make_step(Click(target=SEARCH))), browser=browser)
    assert finished.status is RunStatus.NEEDS_PERSON
    assert asked == ["取り込んだ手順が、shop.example のページを操作します。"]
    assert browser.performed == []


async def test_what_the_page_calls_harmless_needs_nobody() -> None:
    browser = shop()
    browser.add(ORDER, node("button", "検索"))
    finished, asked = await play_at(ORDER, make_step(Click(target=SEARCH)), browser=browser)
    assert (finished.status, asked) == (RunStatus.DONE, [])


@pytest.mark.parametrize("is_granted", [True, False])
async def test_an_irreversible_press_asks_though_its_file_says_no(is_granted: bool) -> None:
    grant = grant_for(BUY, "http://shop.example") if is_granted else ""
    browser = shop()
    step = make_step(BUY).model_copy(update={"grant": grant})
    finished, asked = await play_at(ORDER, step, browser=browser)
    assert finished.status is RunStatus.NEEDS_PERSON
    assert "注文を確定する" in asked[0]
    assert "取り込んだ手順のため、毎回確認します。" in asked[0]
    assert BUY not in browser.performed


async def test_what_stands_over_an_ok_says_what_it_does() -> None:
    browser = shop()
    browser.add(ORDER, node("heading", "退会しますか"), node("button", "OK"))
    step = make_step(Click(target=durable("button", "OK")))
    finished, asked = await play_at(ORDER, step, browser=browser)
    assert finished.status is RunStatus.NEEDS_PERSON
    assert asked[0].startswith("「OK」をクリック。取り消せない可能性があります。")


async def test_a_button_that_nobody_can_tell_apart_asks() -> None:
    finished, asked = await play_at(ORDER, make_step(Click(target=UNTOLD)))
    assert (finished.status, len(asked)) == (RunStatus.NEEDS_PERSON, 1)


async def test_a_dialog_that_its_file_calls_accepted_asks() -> None:
    browser = shop()
    browser.add(ORDER, node("button", "検索"))

    async def ask(page: FakeBrowser) -> None:
        await page.ask("すべて消してよいですか")

    browser.on("click", "検索", ask)
    accepted = Evidence(kind=EvidenceKind.DIALOG, detail="accepted:すべて消してよいですか")
    step = make_step(Click(target=SEARCH), accepted)
    finished, asked = await play_at(ORDER, step, browser=browser)
    assert finished.status is RunStatus.NEEDS_PERSON
    assert "すべて消してよいですか" in asked[0]


async def test_what_a_blind_press_sends_asks_once_more() -> None:
    browser = shop()
    browser.add(ORDER, node("button", "検索"))
    request = OutgoingRequest(method="POST", url=ORDER, kind=RequestKind.NAVIGATION, page_url=ORDER)

    async def send(page: FakeBrowser) -> None:
        assert page.traffic is not None
        await page.traffic(request)

    browser.on("click", "検索", send)
    flow = from_elsewhere(OPEN, make_step(Click(target=UNTOLD)))
    context, journal = make_context(browser)

    def say_yes(event: Event) -> None:
        if isinstance(event, ApprovalRequested):
            context.run_control.answer(event.request_id, is_yes=True)

    context.bus.subscribe(say_yes)
    finished = await Replay(context, flow, flow.values({"url": ORDER})).carry_out()
    assert finished.status is RunStatus.DONE
    assert journal.of(ApprovalRequested)[0].details[0][0] == "注意"
    assert "サイトに内容が送られます" in journal.of(ApprovalRequested)[1].act


async def test_a_page_that_changed_after_the_look_is_not_pressed() -> None:
    browser = shop()
    browser.add(ORDER, node("button", "検索"))
    seen: list[int] = []

    def swap(page: FakeBrowser) -> None:
        seen.append(1)
        if len(seen) == 2:
            page.add(ORDER, node("button", "退会する"))

    browser.on_observe = swap
    finished, _ = await play_at(ORDER, make_step(Click(target=SEARCH)), browser=browser)
    assert (finished.status, finished.code) == (RunStatus.FAILED, "PAGE_CHANGED")
    assert [act.verb for act in browser.performed] == ["navigate"]


@pytest.mark.parametrize("is_imported", [True, False])
@pytest.mark.parametrize(
    "url", ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "chrome://settings"]
)
async def test_nothing_but_websites_is_opened_and_nobody_is_asked(
    is_imported: bool, url: str
) -> None:
    browser = shop()
    flow = make_flow(make_step(Navigate(url=url))).model_copy(update={"is_imported": is_imported})
    finished, asked = await play(flow, browser=browser)
    assert (finished.status, finished.code, asked) == (RunStatus.FAILED, "BAD_ADDRESS", [])
    assert browser.performed == []


@pytest.mark.parametrize(
    ("action", "asks", "kind"),
    [
        (Upload(target=SEARCH, paths=("C:/秘密.txt",)), True, ActKind.SETS),
        (Drag(target=SEARCH, to=SEARCH), True, ActKind.PRESSES),
        (HandleDialog(accept=True), True, ActKind.PRESSES),
        (HandleDialog(accept=False), False, ActKind.HARMLESS),
        (Fill(target=durable("textbox", "名前"), value="山田"), False, ActKind.SETS),
        (Fill(target=durable("textbox", "名前"), value="{{秘密:社内PW}}"), True, ActKind.SETS),
        (Fill(target=durable("textbox", "鍵", "password"), value="x"), True, ActKind.SETS),
        (SelectOption(target=SEARCH, option="x"), False, ActKind.HARMLESS),
        (Choose(rule=make_rule(), column="注文を確定する"), True, ActKind.PRESSES),
        (Choose(rule=make_rule(), column="検索"), False, ActKind.PRESSES),
        (Navigate(url="http://shop.example/items/3/delete"), True, ActKind.LOOKS),
        (Navigate(url="http://shop.example/items/3"), False, ActKind.LOOKS),
        (Click(target=SEARCH), False, ActKind.HARMLESS),
        (Press(keys="Tab"), False, ActKind.SETS),
    ],
)  # fmt: skip
async def test_each_kind_of_act(action: Action, asks: bool, kind: ActKind) -> None:
    browser = shop()
    await browser.start()
    browser.go(SHOP)
    context, _ = make_context(browser)
    judged = await judged_anew(context, action)
    assert (judged.needs_approval, judged.kind) == (asks, kind)
    if isinstance(action, Upload):
        assert judged.details == (("渡すファイル", "C:/秘密.txt"),)


def test_what_a_file_says_of_an_act_counts_against_it() -> None:
    said = Fingerprint(role="button", name="検索", text="購入する")
    assert looks_irreversible(Click(target=Target(name="検索", fingerprint=said)))
    assert not looks_irreversible(Click(target=SEARCH))
