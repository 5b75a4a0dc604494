"""Schedules over a real book in a folder, a library and a scheduler in memory, and a clock that is set."""

from dataclasses import dataclass, field
from datetime import date, datetime, time
from pathlib import Path

from studio.domain.action import Click, Fill, Navigate
from studio.domain.flow import Flow, FlowStep
from studio.domain.schedule import Recurrence, When, moment
from studio.domain.variable import Variable
from studio.engine.scheduling.schedules import Schedules
from studio.engine.variables.values import Almanac
from studio.scheduling import JsonScheduleBook
from studio.workdays import OfficeCalendar
from tests.factories import CART, SHOP, durable, make_step
from tests.listed_entries import ListedEntries
from tests.memory_library import MemoryLibrary

DAILY = When(recurrence=Recurrence.DAILY, at=time(9))
TODAY = date(2026, 11, 26)


@dataclass(slots=True)
class ScheduleStage:
    """A home with its schedules.

    Attributes:
        now: What its clock says.
        days_off: The company's own calendar.
    """

    folder: Path
    library: MemoryLibrary = field(default_factory=MemoryLibrary)
    entries: ListedEntries = field(default_factory=ListedEntries)
    now: datetime = field(default_factory=lambda: moment(TODAY, time(8)))
    days_off: Path | None = None

    @property
    def book(self) -> JsonScheduleBook:
        """The book, as any process opens it."""
        return JsonScheduleBook(self.folder / "schedules.json", self.folder / "locks")

    @property
    def schedules(self) -> Schedules:
        """The schedules, as any process has them."""
        almanac = Almanac(OfficeCalendar(self.days_off))
        return Schedules(self.book, self.entries, self.library, almanac, lambda: self.now)

    def set_clock(self, hour: int, minute: int = 0, day: date = TODAY) -> None:
        """Let it be another time."""
        self.now = moment(day, time(hour, minute))


def search_flow(*more: FlowStep) -> Flow:
    """Return a flow that asks for a word and looks for it in the shop; nothing lasts."""
    steps = (
        make_step(Navigate(url="{{url}}"), item="開く"),
        make_step(Fill(target=durable("searchbox", "商品検索"), value="{{検索語}}")),
        make_step(Click(target=durable("button", "検索"))),
    )
    variables = (
        Variable(name="url", value=SHOP),
        Variable(name="検索語", ask_each_time=True),
    )
    origins = ("http://shop.example",)
    return Flow(name="本を探す", variables=variables, steps=(*steps, *more), origins=origins)


def order_step() -> FlowStep:
    """Return an act that needs a person's yes."""
    step = make_step(Click(target=durable("button", "注文を確定する")), item="注文する")
    return step.model_copy(update={"needs_approval": True})


def to_cart() -> FlowStep:
    """Return a look into the cart, where orders are made."""
    return make_step(Navigate(url=CART), item="カートを見る")
