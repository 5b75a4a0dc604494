"""A desk that takes one slip a row, twice stamped, in pages of the twin; it outlives studios that are killed."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from studio.domain.actions.action import Click, Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.errors import ExportError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Fingerprint, Target
from studio.domain.records.sheet import CopyWritten, Sheet, SheetRow
from studio.domain.runs.batch import Batch, BatchRow, ColumnMapping
from studio.domain.values.variable import Variable
from studio.engine.memory import Memory
from studio.engine.runs.bus import EventBus
from studio.engine.workbench import Workbench
from tests.engine.wire import answered, leaves
from tests.factories import node, text
from tests.fakes import FakeBrowser, ScriptedModel, Sites

FORM, SENT, STAMPED, BUSY = (
    f"http://desk.example/{path}" for path in ("form", "sent", "stamped", "busy")
)
SEND, STAMP = "申請を送信する", "確定して押印する"
HEADINGS = ("番号", "金額", "備考")


@dataclass
class Desk:
    """What the site knows, by the number on the slip.

    Attributes:
        refuses: Numbers that it does not take.
        forgets_to_answer: Numbers that it takes without saying so.
    """

    sent: Counter[str] = field(default_factory=Counter[str])
    stamped: Counter[str] = field(default_factory=Counter[str])
    refuses: frozenset[str] = frozenset()
    forgets_to_answer: frozenset[str] = frozenset()


class TableTwin:
    """`SheetFiles` without files.

    Attributes:
        now: The digest that the file has now; "" = it is gone.
        closed: A folder that takes no file.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.closed: Path | None = None
        self.now = sheet.digest
        self.copies: list[tuple[BatchRow, ...]] = []

    async def read(self, path: Path, sheet: str = "", *, has_hidden: bool = False) -> Sheet:
        """See `SheetFiles.read`."""
        del path, sheet, has_hidden
        return self.sheet

    async def digest(self, path: Path) -> str:
        """See `SheetFiles.digest`."""
        del path
        return self.now

    async def write_copy(
        self, batch: Batch, rows: Sequence[BatchRow], folder: Path | None = None
    ) -> CopyWritten:
        """See `SheetFiles.write_copy`; kept in `copies`."""
        place = folder or Path(batch.source).parent
        if place == self.closed:
            raise ExportError("CANNOT_WRITE", "結果のファイルに書き込めません。")
        self.copies.append(tuple(rows))
        return CopyWritten(path=str(place / "結果.csv"), rows=len(rows))


def target(name: str, role: str = "button") -> Target:
    return Target(role=role, name=name, fingerprint=Fingerprint(role=role, name=name))


def slip_flow(*, is_stamped: bool = True) -> Flow:
    """Return the flow: a slip is sent, and then stamped."""

    def step(action: Click | Fill | Navigate, path: str = "") -> FlowStep:
        facts = (Evidence(kind=EvidenceKind.URL, detail=path),) if path else ()
        asks = isinstance(action, Click)
        return FlowStep(item="申請する", action=action, expects=facts, needs_approval=asks)

    steps = (
        step(Navigate(url=FORM)),
        step(Fill(target=target("番号", "textbox"), value="{{番号}}")),
        step(Fill(target=target("金額", "textbox"), value="{{金額}}")),
        step(Click(target=target(SEND)), "/sent"),
        step(Click(target=target(STAMP)), "/stamped"),
    )
    return Flow(
        id="slips",
        name="伝票の申請",
        origins=("http://desk.example",),
        variables=tuple(Variable(name=name, ask_each_time=True) for name in HEADINGS[:2]),
        steps=steps if is_stamped else steps[:-1],
    )


def sheet_of(rows: int) -> Sheet:
    """Return a table with so many slips."""
    cells = ((f"A-{n}", str(1_000 * n), "") for n in range(1, rows + 1))
    return Sheet(
        path="/tables/伝票.csv",
        digest="first",
        headings=HEADINGS,
        rows=tuple(SheetRow(number=n, cells=row) for n, row in enumerate(cells, 1)),
    )


MAPPINGS = tuple(ColumnMapping(variable=name, column=name) for name in HEADINGS[:2])


def browser_at(desk: Desk) -> FakeBrowser:
    """Return a new browser that shows the desk."""
    browser = FakeBrowser()
    browser.add(FORM, node("textbox", "番号"), node("textbox", "金額"), node("button", SEND))
    browser.add(SENT, text("受け付けました"), node("button", STAMP))
    browser.add(STAMPED, text("押印しました"))
    browser.add(BUSY, text("混み合っています"), node("button", STAMP))
    shown: list[str] = []

    def slip() -> str:
        fills = [act for act in browser.performed if isinstance(act, Fill)]
        numbers = [act.value for act in fills if act.target.name == "番号"]
        return numbers[-1] if numbers else shown[-1]

    async def send(_: FakeBrowser) -> None:
        number = slip()
        if number in desk.refuses or not await leaves(browser, FORM):
            return
        desk.sent[number] += 1
        answered(browser, BUSY if number in desk.forgets_to_answer else SENT)

    async def stamp(_: FakeBrowser) -> None:
        if await leaves(browser, SENT):
            desk.stamped["all"] += 1
            answered(browser, STAMPED)

    browser.on("click", SEND, send)
    browser.on("click", STAMP, stamp)
    return browser


def bench_of(
    memory: Memory, browser: FakeBrowser, table: TableTwin, bus: EventBus | None = None
) -> Workbench:
    """Return a real workbench on the twins."""
    return Workbench(
        browser=browser,
        model=ScriptedModel(),
        store=memory,
        exporters={},
        sites=Sites(),
        bus=bus or EventBus(),
        clock=browser.clock,
        sheets=table,
    )
