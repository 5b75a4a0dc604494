"""The flows of the library as Qt sees them: ten thousand rows, and no Python in the counting."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QObject, QStringListModel, Qt
from typing_extensions import override

from studio.domain.events.events import RunStatus
from studio.domain.flows.brackets import in_brackets
from studio.domain.records.check import CheckReport, Severity
from studio.domain.records.history import FlowSummary
from studio.domain.runs.formatting import seconds_in_words
from studio.domain.text import clip
from studio.domain.values.moments import when_in_words
from studio.engine.checking.failures import FAILING_OFTEN
from studio.ui.desk.shelf import Marks
from studio.ui.history.history_model import RESULT_ICONS
from studio.ui.widgets.rows_model import Index
from studio.words import tr

IMPORTED_WORDS: Final = tr("取り込み・未確認")
DRAFT_WORDS: Final = tr("下書き・未確認")
_NAME_CHARS: Final = 80
_PURPOSE_CHARS: Final = 160
_SITE_CHARS: Final = 50
_OWNER_CHARS: Final = 20
_REASON_CHARS: Final = 36


@dataclass(frozen=True, slots=True)
class Fact:
    """One sign with its words on a card.

    Attributes:
        icon: In the icon font.
        tone: Colour of the icon.
        gives_way: Is shortened first where the room ends.
    """

    icon: str
    tone: str
    text: str
    gives_way: bool = False


class LibraryModel(QStringListModel):
    """Cards of flows.

    Qt's list asks for the number of rows twice a row when it lays them out. Answered by Python, each
    of 20,000 answers may wait for a worker that holds the interpreter; the rows of this model are
    counted in C++, and Python is asked only for what is seen or read aloud.

    Attributes:
        checks: The newest 点検 of each flow that is shown.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._flows: tuple[FlowSummary, ...] = ()
        self.checks: Mapping[str, CheckReport] = {}
        self.marks = Marks()

    @property
    def flows(self) -> tuple[FlowSummary, ...]:
        """What is shown, in order."""
        return self._flows

    def show(
        self, flows: Sequence[FlowSummary], checks: Mapping[str, CheckReport] | None = None
    ) -> None:
        """Show these flows, each with its newest 点検."""
        self._flows = tuple(flows)
        self.checks = checks or {}
        self.setStringList([""] * len(self._flows))  # as many rows, and a reset

    def flow(self, row: int) -> FlowSummary | None:
        """Return the flow of a row, or None outside the list."""
        return self._flows[row] if 0 <= row < len(self._flows) else None

    def facts(self, flow: FlowSummary, now: datetime) -> tuple[Fact, ...]:
        """Return the facts of a card: what needs a look first."""
        found = check_fact(self.checks.get(flow.flow_id), flow)
        marks: list[Fact] = []
        if flow.flow_id in self.marks.pinned:
            marks.append(Fact("fa6s.thumbtack", "accent_text", tr("固定")))
        if label := self.marks.labels.get(flow.flow_id):
            marks.append(Fact("fa6s.tag", "accent_text", label))
        return (*((found,) if found else ()), *marks, *facts_of(flow, now))

    def row_of(self, flow_id: str) -> int:
        """Return the row of a flow, or -1."""
        rows = (row for row, flow in enumerate(self._flows) if flow.flow_id == flow_id)
        return next(rows, -1)

    @override
    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        flow = self.flow(index.row())
        if flow is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title_of(flow)
            case Qt.ItemDataRole.ToolTipRole:
                facts = self.facts(flow, datetime.now().astimezone())
                return "\n".join((title_of(flow), purpose_of(flow), *(f.text for f in facts)))
            case Qt.ItemDataRole.AccessibleTextRole:
                found = check_fact(self.checks.get(flow.flow_id), flow)
                said = in_one_line(flow, datetime.now().astimezone())
                return tr("{said}、{found}", said=said, found=found.text) if found else said
            case _:
                return None


def title_of(flow: FlowSummary) -> str:
    """Return the name as a card shows it."""
    return clip(flow.name, _NAME_CHARS)


def purpose_of(flow: FlowSummary) -> str:
    """Return the small line under the name; what the flow consists of when nobody wrote a purpose."""
    return clip(in_brackets(flow.purpose), _PURPOSE_CHARS) or tr("{steps} 手順", steps=flow.steps)


def facts_of(flow: FlowSummary, now: datetime) -> tuple[Fact, ...]:
    """Return how it went last, where it works and whose it is, in this order."""
    facts: list[Fact] = []
    if flow.sites:
        sites = clip(tr("、").join(flow.sites), _SITE_CHARS)
        facts.append(Fact("fa6s.globe", "muted", sites, gives_way=True))
    if flow.owner:
        facts.append(Fact("fa6s.user", "muted", clip(flow.owner, _OWNER_CHARS)))
    return (_last_result(flow, now), *facts)


def check_fact(report: CheckReport | None, flow: FlowSummary) -> Fact | None:
    """Return the sign of a 点検 that found something; None where it is of an older version, or all is well."""
    if report is None or report.flow_version != flow.version:
        return None
    if any(one.code == FAILING_OFTEN for one in report.findings):
        return Fact("fa6s.triangle-exclamation", "red", tr("最近よく失敗します"))
    errors = sum(one.severity is Severity.ERROR for one in report.findings)
    warnings = sum(one.severity is Severity.WARNING for one in report.findings)
    if not errors and not warnings:
        return None
    words = tr("・").join(
        f"{name} {count}" for name, count in ((tr("問題"), errors), (tr("注意"), warnings)) if count
    )
    return Fact("fa6s.stethoscope", "red" if errors else "amber", tr("点検：{words}", words=words))


def in_one_line(flow: FlowSummary, now: datetime) -> str:
    """Return a whole card as it is read aloud."""
    mark = mark_of(flow)
    said = mark.text if mark else ""
    facts = (fact.text for fact in facts_of(flow, now))
    return tr("、").join(part for part in (title_of(flow), said, purpose_of(flow), *facts) if part)


def mark_of(flow: FlowSummary) -> Fact | None:
    """Return what is not settled about a flow yet, to stand beside its name; None where nothing is."""
    if flow.is_imported:
        return Fact("fa6s.file-import", "amber", IMPORTED_WORDS)
    return Fact("fa6s.pen", "amber", DRAFT_WORDS) if flow.is_draft else None


def result_sign(flow: FlowSummary) -> tuple[str, str]:
    """Return icon and colour of how a flow went last."""
    if flow.last_run is None:
        return "fa6s.clock-rotate-left", "muted"
    return RESULT_ICONS.get(flow.last_run.status, ("fa6s.triangle-exclamation", "amber"))


def result_in_words(flow: FlowSummary, now: datetime) -> str:
    """Return how a flow went last: 昨日 17:02・できました・2 分 10 秒."""
    run = flow.last_run
    if run is None:
        return tr("まだくり返していません")
    words = tr(
        "{started_at}・{result}",
        started_at=when_in_words(run.started_at, now),
        result=run.status.words.result,
    )
    if run.status is RunStatus.DONE:
        return tr("{words}・{elapsed_s}", words=words, elapsed_s=seconds_in_words(run.elapsed_s))
    return (
        tr("{words}：{message}", words=words, message=clip(run.why, _REASON_CHARS))
        if run.why
        else words
    )


def _last_result(flow: FlowSummary, now: datetime) -> Fact:
    return Fact(*result_sign(flow), result_in_words(flow, now), gives_way=True)
