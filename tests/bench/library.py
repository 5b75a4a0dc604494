"""The encrypted library beside plain SQLite: the same code and build, once with a key, once without.

    python -m tests.bench [--runs N] library

10,000 flows and 100,000 steps of runs, all written through the library's own functions. Both sides
are measured in turn; the ratios are medians over pairs, the absolute bounds are those of the design.
"""

import random
import tempfile
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlmodel import Session

from studio.domain.actions.action import Action, Choose, Click, Fill, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, OutcomeStatus
from studio.domain.actions.rule import Comparison as Compares
from studio.domain.actions.rule import Condition, SelectionRule
from studio.domain.events.events import RunKind, RunStatus
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.page.target import Candidate, Family, Fingerprint, Target
from studio.domain.records.check import CheckKind, CheckReport, Finding, Severity
from studio.domain.records.history import RunPicture, RunRecord, RunStep
from studio.domain.values.variable import Variable
from studio.library import flows, history, patterns
from studio.library.database import AUDIT_KEY, make_engine
from studio.library.driver import DRIVER
from studio.library.upgrades import upgrade
from tests.bench.figures import Comparison, Figures

FLOWS: Final = 10_000
STEPS_A_RUN: Final = 10
"""With one run a flow: 100,000 steps."""

_KEY: Final = bytes(range(32))
_CHUNK: Final = 100
_NOON: Final = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
_WORDS: Final = [
    "請求書",
    "領収書",
    "見積書",
    "納品書",
    "勤怠",
    "経費",
    "精算",
    "交通費",
    "在庫",
    "発注",
    "受注",
    "顧客",
    "名簿",
    "契約",
    "稟議",
    "承認",
    "申請",
    "台帳",
    "集計",
    "売上",
    "仕入",
    "支払",
    "入金",
    "振込",
    "残高",
    "明細",
    "月次",
    "週次",
    "日報",
    "議事録",
    "出張",
    "備品",
    "社員",
    "給与",
    "賞与",
    "税金",
    "保険",
    "年金",
    "監査",
    "予算",
]
_VERBS: Final = ["確認", "登録", "転記", "取得", "照合", "更新", "検索", "保存"]


class Side:
    """One library, with a key or without.

    Args:
        path: The file, which is made when it is not there.
        key: None = plain SQLite of the same build.
    """

    def __init__(self, path: Path, key: bytes | None) -> None:
        self.path = path
        self.key = key
        self._open()

    @contextmanager
    def writing(self) -> Generator[Session]:
        """Give a session that is committed at its end."""
        with self._session(self._engine) as session:
            yield session
            session.commit()

    @contextmanager
    def reading(self) -> Generator[Session]:
        """Give a session that only reads."""
        with self._session(self._reading) as session:
            yield session

    def open_again(self) -> None:
        """Close the file and open it as a start of the program does, up to the first answer."""
        self._engine.dispose()
        self._open()
        with self.reading() as session:
            session.connection().exec_driver_sql("SELECT count(*) FROM meta").scalar_one()

    def close(self) -> None:
        """Close the file."""
        self._engine.dispose()

    def _open(self) -> None:
        existed = self.path.exists()
        self._engine = make_engine(self.path, self.key) if self.key else _plain_engine(self.path)
        self._reading = self._engine.execution_options(is_reading=True)
        upgrade(self._engine, self.path, existed=existed)

    def _session(self, engine: Engine) -> Session:
        return Session(engine, expire_on_commit=False, info={AUDIT_KEY: _KEY})


def _plain_engine(path: Path) -> Engine:
    """Return what `make_engine` returns, but for the key."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        module=DRIVER,
        hide_parameters=True,
        pool_size=1,
        max_overflow=0,
    )

    def on_connect(connection: DBAPIConnection, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("temp_store = MEMORY", "cache_size = -16000", "foreign_keys = ON", "journal_mode = WAL", "synchronous = FULL"):  # fmt: skip
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begin(connection: Connection) -> None:
        is_reading = connection.get_execution_options().get("is_reading", False)
        connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", begin)
    return engine


@dataclass(frozen=True, slots=True)
class Bound:
    """What the design allows.

    Attributes:
        ratio: To plain SQLite; 0 = none is set.
        ms: In itself; 0 = none is set.
    """

    ratio: float = 0.0
    ms: float = 0.0

    def verdict(self, found: Comparison) -> str:
        """Return whether the figures are within."""
        said: list[str] = []
        if self.ratio:
            said.append(f"≤ {self.ratio}×{'' if found.ratio <= self.ratio else ' MISSED'}")
        if self.ms:
            said.append(f"≤ {self.ms:g} ms{'' if found.studio.median <= self.ms else ' MISSED'}")
        return ", ".join(said)


@dataclass(frozen=True, slots=True)
class Measured:
    """An act on both sides.

    Attributes:
        comparison: Both sides by the clock.
        cpu_ms: Of our side, the least; what a machine with nothing else to do would need at most.
        bound: What is allowed.
    """

    comparison: Comparison
    cpu_ms: float
    bound: Bound


@dataclass(slots=True)
class Desk:
    """The two sides and what was measured of them."""

    keyed: Side
    plain: Side
    runs: int
    found: list["Measured"] = field(default_factory=list["Measured"])

    def pairs(
        self,
        title: str,
        act: Callable[[Side, int], object],
        bound: Bound,
        *,
        runs: int = 0,
        each: int = 1,
    ) -> None:
        """Measure an act on both sides in turn; the first pair is not counted.

        Args:
            title: What is done.
            act: Gets the side and the number of the pair, the same for both.
            bound: What is allowed.
            runs: Pairs; 0 = as many as were asked for.
            each: How many things an act does; the figures are for one.
        """  # fmt: skip
        times: dict[Side, list[float]] = {self.keyed: [], self.plain: []}
        cpu: dict[Side, list[float]] = {self.keyed: [], self.plain: []}
        for number in range((runs or self.runs) + 1):
            sides = (self.keyed, self.plain) if number % 2 else (self.plain, self.keyed)
            for side in sides:
                worked, started = time.thread_time(), time.perf_counter()
                made = act(side, number)
                times[side].append((time.perf_counter() - started) * 1000 / each)
                cpu[side].append((time.thread_time() - worked) * 1000 / each)
                del made  # to let go of ten thousand cards is not part of making them
        keyed = Figures("with key", tuple(times[self.keyed][1:]))
        plain = Figures("plain", tuple(times[self.plain][1:]))
        least = min(cpu[self.keyed][1:])
        self.found.append(Measured(Comparison(title, keyed, plain), least, bound))


def library(runs: int) -> str:
    """Fill two libraries, measure them side by side, and return the table."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        keyed = Side(Path(folder) / "keyed.db", _KEY)
        plain = Side(Path(folder) / "plain.db", None)
        desk = Desk(keyed, plain, max(runs, 5))
        try:
            _fill(desk)
            _read(desk)
            _search(desk)
            _write(desk)
            desk.pairs("open", lambda side, _: side.open_again(), Bound(ms=50))
            sizes = [side.path.stat().st_size / 1e6 for side in (keyed, plain)]
        finally:
            keyed.close()
            plain.close()
    return f"{table(desk.found)}\n\nfiles: {sizes[0]:.0f} MB with key, {sizes[1]:.0f} MB plain"


def _fill(desk: Desk) -> None:
    """Write all flows and runs, a hundred a transaction."""

    def save(side: Side, number: int) -> None:
        with side.writing() as session:
            for index in range(number * _CHUNK, (number + 1) * _CHUNK):
                flows.save(session, made_flow(index))

    def add(side: Side, number: int) -> None:
        with side.writing() as session:
            for index in range(number * _CHUNK, (number + 1) * _CHUNK):
                history.add_run(session, made_run(index), made_steps(index), now=_NOON)

    chunks = FLOWS // _CHUNK - 1  # one more pair is run and not counted
    desk.pairs("insert a flow (100 a commit)", save, Bound(ratio=1.8), runs=chunks, each=_CHUNK)
    desk.pairs("insert a run of 10 steps (100 a commit)", add, Bound(ratio=1.8), runs=chunks, each=_CHUNK)  # fmt: skip


def _read(desk: Desk) -> None:
    def get(side: Side, number: int) -> None:
        with side.reading() as session:
            for index in random.Random(number).sample(range(FLOWS), _CHUNK):
                flows.get(session, f"f{index:011}")

    def runs(side: Side, number: int) -> None:
        del number
        with side.reading() as session:
            assert len(history.runs(session, "", 100)) == 100

    def run(side: Side, number: int) -> None:
        with side.reading() as session:
            for index in random.Random(number).sample(range(FLOWS), _CHUNK):
                history.run(session, f"r{index:011}")

    desk.pairs("get a flow", get, Bound(ratio=1.3), runs=desk.runs * 3, each=_CHUNK)
    desk.pairs(f"list {FLOWS:,} flows", lambda side, _: _listed(side, "", FLOWS), Bound(ms=150))
    desk.pairs("list 100 runs", runs, Bound())
    desk.pairs("get a run with its steps", run, Bound(ratio=1.3), each=_CHUNK)


def _search(desk: Desk) -> None:
    searches = (
        ("three characters: 請求書", "請求書"),
        ("two characters: 請求", "請求"),
        ("one character: 請", "請"),
        ("two words: 請求 照合", "請求 照合"),
        ("a rare word", "照合 00042"),
        ("nothing found", "存在しない言葉"),
        ("two characters, nothing found", "鰻丼"),
    )
    for title, words in searches:
        with desk.plain.reading() as session:
            count = len(flows.summaries(session, words))

        def search(side: Side, number: int, words: str = words, count: int = count) -> object:
            del number
            return _listed(side, words, count)

        desk.pairs(f"search, {title} ({count:,} found)", search, Bound(ms=100))


def _write(desk: Desk) -> None:
    """Write as the program does: each its own commit."""

    def save(side: Side, number: int) -> None:
        with side.writing() as session:
            flows.save(session, made_flow(FLOWS + number))

    def save_again(side: Side, number: int) -> None:
        with side.writing() as session:
            flows.save(session, made_flow(number))

    def add(side: Side, number: int) -> None:
        index = FLOWS + number
        pictures = [RunPicture(number=n, jpeg=random.Random(n).randbytes(15_000)) for n in range(1, 11)]  # fmt: skip
        with side.writing() as session:
            history.add_run(session, made_run(index), made_steps(index), pictures, now=_NOON)

    def patterned(side: Side, number: int) -> None:
        del number
        with side.reading() as session:
            assert patterns.patterns(session, "", 100)

    desk.pairs("save a new flow", save, Bound(ratio=1.8), runs=desk.runs * 5)
    desk.pairs("save a new version", save_again, Bound(ratio=1.8), runs=desk.runs * 5)
    desk.pairs("add a run, 10 pictures", add, Bound(ratio=1.8), runs=desk.runs * 5)
    desk.pairs("list 100 failure patterns", patterned, Bound())


def _listed(side: Side, words: str, count: int) -> object:
    with side.reading() as session:
        found = flows.summaries(session, words)
    assert len(found) == count
    return found


def made_flow(index: int) -> Flow:
    """Return the flow of this number: eight steps, about 6 KB as it is stored."""
    dice = random.Random(index)
    what, where = dice.sample(_WORDS, 2)
    verb = dice.choice(_VERBS)
    steps = [FlowStep(id=f"s{n}", item=f"{dice.choice(_WORDS)}を{dice.choice(_VERBS)}する", action=_act(dice, n),
                      expects=(Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=f"{what}を{verb}しました"),))
             for n in range(8)]  # fmt: skip
    return Flow(
        id=f"f{index:011}",
        name=f"{what}の{verb} {index:05}",
        purpose=f"{where}の画面で{what}を{verb}し、結果を{dice.choice(_WORDS)}に残す",
        owner=f"{dice.choice(_WORDS)}担当",
        sites=(f"{where}システム",),
        variables=(Variable(name="url", value=f"https://{index % 50}.example/"),),
        steps=tuple(steps),
    )


def made_run(index: int) -> RunRecord:
    """Return a run of the flow of this number."""
    dice = random.Random(index)
    return RunRecord(
        run_id=f"r{index:011}",
        flow_id=f"f{index % FLOWS:011}",
        flow_version=1,
        name=made_name(dice),
        run_kind=RunKind.REPLAY,
        status=dice.choice((RunStatus.DONE,) * 9 + (RunStatus.FAILED,)),
        started_at=_NOON - timedelta(minutes=index),
        elapsed_s=12.5,
        steps=STEPS_A_RUN,
        sites=(f"{index % 50}.example",),
    )


def made_check(index: int) -> CheckReport:
    """Return a check of the flow of this number; something was found in one of three."""
    dice = random.Random(index)
    found = [
        Finding(
            code="TARGET_GONE",
            severity=Severity.ERROR if number else Severity.WARNING,
            step_id=f"s{number}",
            message=f"ボタン「{dice.choice(_WORDS)}」が、今日の画面に見つかりません。",
            remedy="画面を確かめて、「画面から選び直す」で選ぶか、手順を直してください。",
            since=_NOON,
        )
        for number in range(dice.randint(1, 3))
    ]
    return CheckReport(
        id=f"c{index:011}",
        flow_id=f"f{index:011}",
        flow_version=1,
        check_kind=CheckKind.VISIT,
        findings=tuple(found) if index % 3 == 0 else (),
        seen_steps=8,
        at=_NOON,
    )


def made_steps(index: int) -> list[RunStep]:
    """Return the steps of that run; one in ten failed at first."""
    dice = random.Random(index)
    return [
        RunStep(
            number=number,
            item=made_name(dice),
            words=f"「{dice.choice(_WORDS)}」をクリック",
            status=OutcomeStatus.FAILED if dice.random() < 0.1 else OutcomeStatus.OK,
            code="TARGET_NOT_FOUND",
            site=f"{index % 50}.example",
            element=f"button {dice.choice(_WORDS)}",
            evidence=(Evidence(kind=EvidenceKind.URL, detail=f"/list/{number}"),),
            found_by="role",
            similarity=0.97,
            elapsed_ms=35.0,
            at=_NOON - timedelta(minutes=index, seconds=-number),
        )
        for number in range(1, STEPS_A_RUN + 1)
    ]


def made_name(dice: random.Random) -> str:
    """Return what somebody would call a job."""
    return f"{dice.choice(_WORDS)}の{dice.choice(_VERBS)}"


def _act(dice: random.Random, number: int) -> Action:
    target = _target(dice)
    match number:
        case 0:
            return Navigate(url="{{url}}")
        case 1 | 2:
            return Fill(target=target, value=dice.choice(_WORDS))
        case 3:
            condition = Condition(column="金額", comparison=Compares.AT_MOST, value="3000")
            return Choose(rule=SelectionRule(where=(condition,)), column=dice.choice(_VERBS))
        case _:
            return Click(target=target)


def _target(dice: random.Random) -> Target:
    name = dice.choice(_WORDS)
    return Target(
        role="button",
        name=name,
        candidates=(
            Candidate(family=Family.ROLE, value=name, role="button", score=100),
            Candidate(family=Family.TEXT, value=name, score=300),
            Candidate(family=Family.CSS, value=f"#main > div:nth-child({dice.randint(1, 9)})", score=600),
        ),
        fingerprint=Fingerprint(tag="button", role="button", name=name, text=name, heading=dice.choice(_WORDS),
                                neighbours=tuple(dice.sample(_WORDS, 4))),
    )  # fmt: skip


def table(found: Sequence[Measured]) -> str:
    """Return a Markdown table: milliseconds of both sides, the ratio of the pairs, the bound."""
    lines = [
        "| what | with key: min | median | CPU | plain: min | median | ratio | bound |",
        "|---|---:|---:|---:|---:|---:|---:|---|",
    ]
    for measured in found:
        one = measured.comparison
        ours, plain = (
            f"{min(side.ms):.2f} | {side.median:.2f}" for side in (one.studio, one.limit)
        )
        lines.append(
            f"| {one.title} | {ours} | {measured.cpu_ms:.2f} | {plain} | {one.ratio:.2f} "
            f"| {measured.bound.verdict(one)} |"
        )
    return "\n".join(lines)
