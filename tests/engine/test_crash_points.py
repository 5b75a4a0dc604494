"""A buying flow that is cut off at every point where it can be, again and again, buys once.

The library is the real, encrypted file; the browser is the twin, and the shop outlives both. A
crash is an exception that nothing catches: from then on the dead studio can do nothing any more.
"""

import os
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.events.events import RunStatus
from studio.domain.failpoints import failing
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.domain.records.journal import UnfinishedRun
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions, RunReport
from studio.engine.runs.resuming import ResumeChoice
from studio.engine.workbench import Workbench
from studio.library.store import Library
from tests.engine.wire import answered, leaves
from tests.factories import node, text
from tests.fakes import FakeBrowser, ScriptedModel, Sites

KEY = bytes(range(32))
SHOP, CART, ORDER, DONE = (f"http://shop.example/{path}" for path in ("", "cart", "order", "done"))
INTO_CART, TO_ORDER, BUY, HOME = "カートに入れる", "購入手続きへ", "注文を確定する", "トップへ"
WHOLE = bool(os.environ.get("TEJUN_TEST_WHOLE"))
SECONDS = tuple(range(0, 48, 4)) if WHOLE else (0,)
"""Where going on is cut off as well; 0 = nowhere."""
STRIDE = 1 if WHOLE else 3
"""Every so many points of a run; all of them, each with every fourth second one, take minutes."""


class Killed(BaseException):
    """The process is gone."""


@dataclass
class Shop:
    """What the site knows; it lives elsewhere."""

    in_cart: int = 0
    orders: list[str] = field(default_factory=list[str])


@dataclass
class Death:
    """Kills at the n-th point passed, and lets nothing pass afterwards."""

    at: int
    passed: int = 0
    is_dead: bool = False

    def __call__(self, name: str) -> None:
        del name
        self.passed += 1
        if self.is_dead or self.passed == self.at:
            self.is_dead = True
            raise Killed


def step(item: str, action: Click | Fill | Navigate, *expects: str, asks: bool = False) -> FlowStep:
    facts = tuple(Evidence(kind=EvidenceKind.URL, detail=path) for path in expects)
    return FlowStep(item=item, action=action, expects=facts, needs_approval=asks)


def button(name: str, role: str = "button") -> Target:
    return Target(role=role, name=name, fingerprint=Fingerprint(role=role, name=name))


def buying() -> Flow:
    return Flow(
        id="buying",
        name="本を買う",
        origins=("http://shop.example",),
        steps=(
            step("開く", Navigate(url=SHOP)),
            step("探す", Fill(target=button("検索", "textbox"), value="本")),
            step("入れる", Click(target=button(INTO_CART)), "/cart"),
            step("手続き", Click(target=button(TO_ORDER, "link")), "/order"),
            step("氏名", Fill(target=button("氏名", "textbox"), value="山田")),
            step("注文", Click(target=button(BUY)), "/done", asks=True),
            step("戻る", Click(target=button(HOME, "link")), "/"),
        ),
    )


def browser_at(shop: Shop) -> FakeBrowser:
    """Return a new browser of a new start, which shows the shop as it is."""
    browser = FakeBrowser()
    browser.add(SHOP, node("textbox", "検索"), node("button", INTO_CART))
    browser.add(CART, text("カート"), node("link", TO_ORDER, url=ORDER))
    browser.add(ORDER, node("textbox", "氏名"), node("button", BUY))
    browser.add(DONE, text("ありがとうございます"), node("link", HOME, url=SHOP))

    async def into_cart(_: FakeBrowser) -> None:
        if await leaves(browser, CART):
            shop.in_cart += 1
            answered(browser, CART)

    async def buy(_: FakeBrowser) -> None:
        if await leaves(browser, ORDER):
            shop.orders.append("本")
            answered(browser, DONE)

    browser.on("click", INTO_CART, into_cart)
    browser.on("click", BUY, buy)
    return browser


class Person:
    """Looks at the site before saying whether something was done."""

    def __init__(self, shop: Shop) -> None:
        self._shop = shop
        self.asked = 0

    def choose(self, run: UnfinishedRun) -> ResumeChoice:
        unclear = run.unclear_step
        if unclear is None:
            return ResumeChoice.CONTINUE
        self.asked += 1
        was_done = self._shop.orders if BUY in unclear.words else self._shop.in_cart
        return ResumeChoice.DONE_ALREADY if was_done else ResumeChoice.AGAIN


Work = Callable[[Workbench], Awaitable[RunReport | None]]


async def start(path: Path, shop: Shop, work: Work, death: Death) -> RunReport | None:
    """One start of the studio; None when it was killed."""
    library = await Library.open(path, KEY, existed=path.exists())
    workbench = Workbench(
        browser=browser_at(shop),
        model=ScriptedModel(),
        store=library,
        exporters={},
        sites=Sites(),
        bus=EventBus(),
    )
    try:
        with failing(death):
            return await work(workbench)
    except Killed:
        return None
    finally:
        await bury(library)


async def bury(library: Library) -> None:
    """Close the file, and let the run's process be gone."""
    database = library._database  # pyright: ignore[reportPrivateUsage] - a process cannot die here
    with database.writing() as session:
        session.connection().exec_driver_sql("UPDATE journal_run SET owner_mark = 'gone'")
    await library.close()


async def first(workbench: Workbench) -> RunReport:
    return await workbench.replay(buying(), options=RunOptions(approves_all=True))


def again(person: Person) -> Work:
    async def work(workbench: Workbench) -> RunReport | None:
        waiting = await workbench.unfinished()
        if not waiting and await workbench.runs():
            return None  # its end was written; nobody saw the report
        if not waiting:
            return await first(workbench)
        how = person.choose(waiting[0])
        return await workbench.take_up(waiting[0], how, options=RunOptions(approves_all=True))

    return work


async def with_the_flow(path: Path) -> None:
    library = await Library.open(path, KEY, existed=False)
    await library.save(buying())
    await library.close()


async def points_of(path: Path, work: Work) -> int:
    """Return how many points an undisturbed run passes."""
    death = Death(at=0)
    report = await start(path, Shop(), work, death)
    assert report is not None
    assert report.finished.status is RunStatus.DONE, report.finished
    return death.passed


@pytest.fixture
async def home(tmp_path: Path) -> Path:
    path = tmp_path / "library.db"
    await with_the_flow(path)
    return path


async def test_an_undisturbed_run_buys_once(home: Path) -> None:
    assert await points_of(home, first) > 30


async def buys_once(home: Path, at: int, deaths: list[int]) -> bool:
    """Cut a run off at a point, and going on with it at others; False when there is no such point."""
    shop, death = Shop(), Death(at=at)
    person = Person(shop)
    report = await start(home, shop, first, death)
    if not death.is_dead:
        assert report is not None
        return False
    for second in (*deaths, 0):
        report = report or await start(home, shop, again(person), Death(at=second))
    assert (shop.in_cart, shop.orders) == (1, ["本"]), (at, deaths, shop)
    assert await ends(home) == [RunStatus.DONE], (at, deaths)
    assert person.asked <= 1 + len(deaths)
    return True


async def ends(path: Path) -> list[RunStatus]:
    library = await Library.open(path, KEY, existed=True)
    told = [record.status for record in await library.runs()]
    assert await library.unfinished() == ()
    await library.close()
    return told


async def test_cut_off_anywhere_it_buys_once(home: Path, tmp_path: Path) -> None:
    for at in count(1, STRIDE):
        for second in SECONDS:
            copy = tmp_path / f"{at}-{second}.db"
            shutil.copy(home, copy)  # closed: nothing stands in a -wal
            if not await buys_once(copy, at, [second] if second else []):
                assert at > 30
                return
