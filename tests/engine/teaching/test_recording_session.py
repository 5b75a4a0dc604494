"""A recording: steps come as the person acts, and gain what the page showed for them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import pytest
import pytest_asyncio

from studio.domain.actions.action import Choose, Click, Fill, Hover, Navigate, WaitFor
from studio.domain.errors import SettingsError
from studio.domain.events.events import ActRecorded, Event
from studio.domain.page.observation import AriaNode, DialogSeen, Observation
from studio.domain.page.target import Fingerprint, Target
from studio.engine.runs.bus import EventBus
from studio.engine.runs.clock import WallClock
from studio.engine.runs.supervision import Supervisor
from studio.engine.teaching.recording_service import RecordingDesk
from studio.engine.teaching.recording_session import RecordingSession
from tests.engine.teaching.goods import goods
from tests.fakes import FakeBrowser, Sites
from tests.memory_library import MemoryLibrary

START = "https://example.jp/"
pytestmark = pytest.mark.asyncio


def _named(name: str, role: str = "button") -> Target:
    return Target(role=role, name=name)


def _task_name() -> str:
    task = asyncio.current_task()
    return task.get_name() if task else ""


@dataclass
class Class:
    """A school with one pupil at a small site."""

    browser: FakeBrowser
    recording_service: RecordingDesk
    told: list[Event]
    seen: list[Observation]

    async def until(self, check: Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not check():
                await asyncio.wait({asyncio.get_running_loop().create_future()}, timeout=0.005)


@pytest_asyncio.fixture
async def lessons() -> AsyncIterator[Class]:
    browser = FakeBrowser()
    browser.add(
        START,
        AriaNode("heading", name="申請"),
        AriaNode("textbox", name="氏名"),
        AriaNode("textbox", name="パスワード"),
        AriaNode("button", name="申請する"),
        AriaNode("link", name="一覧", url="/list"),
    )
    browser.add(
        START + "list",
        AriaNode("heading", name="申請の一覧"),
        AriaNode("status", name="読み込み中"),
    )
    browser.secrets = frozenset({"パスワード"})
    bus, told = EventBus(), list[Event]()
    bus.subscribe(told.append)
    seen: list[Observation] = []
    recording_service = RecordingDesk(
        browser, MemoryLibrary(), bus, Supervisor(bus, WallClock()), on_observed=seen.append
    )
    yield Class(browser, recording_service, told, seen)
    await recording_service.end()


async def test_acts_become_steps_at_once_and_are_told_better_later(lessons: Class) -> None:
    recording_session = await lessons.recording_service.begin(START)
    await lessons.browser.by_person(Fill(target=_named("氏名", "textbox"), value="山田"))
    assert [step.item for step in recording_session.steps] == [
        f"{START} を開く",
        "「氏名」に「山田」を入力",
    ]
    await lessons.browser.by_person(Click(target=_named("一覧", "link")))
    await lessons.until(lambda: bool(recording_session.steps[-1].expects))
    assert [fact.detail for fact in recording_session.steps[-1].expects] == [
        "/list",
        "申請の一覧",
    ]
    told = [event for event in lessons.told if isinstance(event, ActRecorded)]
    assert [bool(event.replaced_step_id) for event in told] == [False, False, False, True]


async def test_every_look_at_the_page_is_told_to_who_shows_it(lessons: Class) -> None:
    recording_session = await lessons.recording_service.begin(START)
    assert [page.url for page in lessons.seen] == [START]
    await lessons.browser.by_person(Click(target=_named("一覧", "link")))
    await lessons.until(lambda: bool(recording_session.steps[-1].expects))
    assert lessons.seen[-1].url == START + "list"


@pytest.mark.parametrize(("title", "name"), [("経費の申請", "経費の申請"), (" ", "example.jp")])
async def test_it_is_called_like_its_first_page_or_site(
    lessons: Class, title: str, name: str
) -> None:
    lessons.browser.add(START, AriaNode("link", name="一覧", url="/list"), title=title)
    recording_session = await lessons.recording_service.begin(START)
    await lessons.browser.by_person(Click(target=_named("一覧", "link")))
    await lessons.until(lambda: bool(recording_session.steps[-1].expects))
    assert recording_session.title == name


async def test_it_does_not_end_while_a_dialog_waits_for_its_answer(lessons: Class) -> None:
    recording_session = await lessons.recording_service.begin(START)
    browser = lessons.browser
    await recording_session.refuse_open_dialog()
    browser.open_dialog = DialogSeen(kind="confirm", message="送りますか", answer="open")
    lookers: list[str] = []
    browser.on_observe = lambda _: lookers.append(_task_name())
    await browser.by_person(Click(target=_named("申請する")))
    await lessons.until(lambda: "teaching: look at the page" in lookers)
    with pytest.raises(SettingsError, match="確認画面") as refused:
        await recording_session.refuse_open_dialog()
    assert "先に" in refused.value.remedy
    assert browser.is_recording
    browser.open_dialog = None
    await recording_session.refuse_open_dialog()


async def test_a_value_is_written_otherwise_and_brought_back(lessons: Class) -> None:
    """A slip in a field could only be mended by doing it again, or after the recording was kept."""
    recording_session = await lessons.recording_service.begin(START)
    lessons.browser.add(START + "list", AriaNode("heading", name="山田 様の申請"))
    await lessons.browser.by_person(Fill(target=_named("氏名", "textbox"), value="山田"))
    await lessons.browser.by_person(Click(target=_named("一覧", "link")))
    await lessons.until(lambda: bool(recording_session.steps[-1].expects))
    before = recording_session.steps
    opened, typed, pressed = (step.id for step in before)
    assert [recording_session.value_of(one) for one in (opened, typed, pressed)] == [
        None,
        "山田",
        None,
    ]
    recording_session.change_value(typed, "鈴木")
    step, shown = recording_session.steps[1:]
    assert step.item == "「氏名」に「鈴木」を入力"
    assert "山田" not in step.model_dump_json() + shown.model_dump_json()
    assert "鈴木 様の申請" in [fact.detail for fact in shown.expects]
    recording_session.put_back(before)
    assert recording_session.steps == before


async def test_a_password_is_no_value_to_be_written(lessons: Class) -> None:
    recording_session = await lessons.recording_service.begin(START)
    secret = Target(
        role="textbox",
        name="パスワード",
        fingerprint=Fingerprint(is_masked=True),
    )
    await lessons.browser.by_person(Fill(target=secret, value="{{秘密:パスワード}}"))
    assert recording_session.value_of(recording_session.steps[-1].id) is None


async def test_what_is_said_better_takes_the_place_of_the_step(lessons: Class) -> None:
    recording_session = await lessons.recording_service.begin(START)
    field = _named("氏名", "textbox")
    await lessons.browser.by_person(Fill(target=field, value="や"), act_id="a")
    await lessons.browser.by_person(Fill(target=field, value="山田"), act_id="b", replaces="a")
    assert [step.item for step in recording_session.steps[1:]] == ["「氏名」に「山田」を入力"]


async def test_an_act_that_cannot_be_undone_asks_in_a_replay(lessons: Class) -> None:
    recording_session = await lessons.recording_service.begin(START)
    await lessons.browser.by_person(Click(target=_named("申請する")))
    assert [step.needs_approval for step in recording_session.steps] == [False, True]


async def test_pause_is_nobodys_step_and_the_end_takes_the_last_look(lessons: Class) -> None:
    recording_session = await lessons.recording_service.begin(START)
    await recording_session.pause()
    await lessons.browser.by_person(Fill(target=_named("氏名", "textbox"), value="秘密"))
    await recording_session.go_on()
    await lessons.browser.by_person(Click(target=_named("一覧", "link")))
    await lessons.recording_service.end()
    assert [type(step.action) for step in recording_session.steps] == [Navigate, Click]
    assert recording_session.steps[-1].expects


async def test_buttons_add_a_check_a_wait_and_a_rest(lessons: Class) -> None:
    recording_session = await lessons.recording_service.begin(START + "list")
    for ask, name in (
        (recording_session.check, "申請の一覧"),
        (recording_session.wait_until_gone, "読み込み中"),
        (recording_session.rest, "申請の一覧"),
    ):
        asking = asyncio.get_running_loop().create_task(ask(), name="the person points")
        await lessons.until(lambda: lessons.browser.is_picking)
        await lessons.browser.point_at(name)
        await asking
    check, wait, rest = recording_session.steps[1:]
    assert check.action == WaitFor(text="申請の一覧")
    assert [fact.detail for fact in check.expects] == ["申請の一覧"]
    assert wait.action == WaitFor(gone="読み込み中", seconds=30)
    assert isinstance(rest.action, Hover)
    assert lessons.browser.is_recording


async def test_who_points_at_nothing_adds_nothing(lessons: Class) -> None:
    recording_session = await lessons.recording_service.begin(START)
    asking = asyncio.get_running_loop().create_task(
        recording_session.check(), name="the person points"
    )
    await lessons.until(lambda: lessons.browser.is_picking)
    await lessons.browser.cancel_pick()
    assert await asking is None
    assert len(recording_session.steps) == 1


async def test_one_recording_at_a_time_and_none_that_failed_to_begin(lessons: Class) -> None:
    await lessons.recording_service.begin(START)
    with pytest.raises(SettingsError, match="動いています"):
        await lessons.recording_service.begin(START)
    await lessons.recording_service.end()
    await lessons.recording_service.begin(START)
    assert isinstance(lessons.recording_service.recording_session, RecordingSession)


async def test_a_recording_is_kept_and_a_password_is_asked_for(lessons: Class) -> None:
    recording_session = await lessons.recording_service.begin(START)
    await lessons.browser.by_person(
        Fill(target=_named("パスワード", "textbox"), value="{{秘密:パスワード}}")
    )
    await lessons.recording_service.end()
    flow = await lessons.recording_service.save(recording_session, "ログイン")
    assert flow.origins == ("https://example.jp",)
    assert [variable.name for variable in flow.variables if variable.ask_each_time] == [
        "パスワード"
    ]
    fill = flow.steps[-1].action
    assert isinstance(fill, Fill)
    assert fill.value == "{{パスワード}}"


async def test_a_row_is_only_taken_otherwise_when_the_person_chooses_so(lessons: Class) -> None:
    lessons.browser.add(START + "rows", goods())
    recording_session = await lessons.recording_service.begin(START + "rows")
    await lessons.browser.by_person(Click(target=_named("買う")), row_key="紙")
    step = recording_session.steps[-1]
    await lessons.until(lambda: bool(recording_session.offers(step.id)))
    assert isinstance(step.action, Click), "nothing is changed without being asked"
    recording_session.take_offer(step.id, recording_session.offers(step.id)[0])
    assert isinstance(recording_session.steps[-1].action, Choose)
    assert recording_session.steps[-1].id == step.id


async def test_a_row_of_a_removed_step_cannot_be_chosen(lessons: Class) -> None:
    recording_session = await lessons.recording_service.begin(START)
    await lessons.browser.by_person(Click(target=_named("一覧", "link")))
    gone = recording_session.steps[-1].id
    recording_session.remove(gone)
    assert recording_session.offers(gone) == ()


async def test_no_run_begins_beside_a_recording() -> None:
    supervisor = Supervisor(EventBus(), WallClock())
    supervisor.hold()
    assert not supervisor.is_running
    with pytest.raises(SettingsError, match="記録"):
        supervisor.claim()
    supervisor.release()
    assert not supervisor.claim().is_paused


async def test_a_recording_begins_at_a_site_that_is_called_by_its_name(lessons: Class) -> None:
    lessons.recording_service.sites = Sites({"経費精算": START})
    recording_session = await lessons.recording_service.begin(" 経費精算 ")
    assert recording_session.steps[0].item == f"{START} を開く"
    assert lessons.recording_service.page_url == START


async def test_a_name_that_nobody_knows_is_told_as_a_name(lessons: Class) -> None:
    """「経費」 was told to be no address, though a name may stand there."""
    lessons.recording_service.sites = Sites({"経費精算": START})
    assert await lessons.recording_service.site_names() == ("経費精算",)
    with pytest.raises(SettingsError, match="「経費」という名前のサイト"):
        await lessons.recording_service.begin("経費")
    assert lessons.recording_service.recording_session is None
