"""What a plan is worth: claimed or not, right or not, and what is wrong with it.

A plan is right only if nothing that was asked is lost and nothing is added. It is claimed when it
names no part as not read.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from studio.domain.errors import InstructionError
from studio.domain.runs.checklist import Checklist
from studio.domain.text import squeeze
from studio.engine.ports import PlanRequest, SiteProfile
from studio.llm.builtin.planning import make_checklist
from tests.interpretation.cases import Case
from tests.interpretation.goals import (
    condition_line,
    conditions_of,
    expected,
    plain_value,
    planned,
    values_of,
    without_start,
)

TODAY = date(2026, 11, 18)
"""A Wednesday: what 「明後日」 and 「来週の金曜」 are counted from."""

SITES = (
    SiteProfile(name="受発注ポータル", url="https://order.example.co.jp/"),
    SiteProfile(name="勤怠管理", url="https://kintai.example.co.jp/", aliases=("勤怠システム",)),
    SiteProfile(
        name="経費精算",
        url="https://keihi.example.co.jp/",
        aliases=("経費システム", "経費精算システム"),
    ),
)


@dataclass(frozen=True, slots=True)
class Score:
    """One case, judged.

    Attributes:
        is_claimed: The plan names nothing as not read.
        faults: What is lost or added; empty when it is right. Of a plan that is not claimed: what
            it would do that nobody asked for, and what should have been named.
    """

    case: Case
    is_claimed: bool
    faults: tuple[str, ...]

    @property
    def is_right(self) -> bool:
        """True when nothing is lost and nothing added."""
        return not self.faults


def score(case: Case) -> Score:
    """Plan one instruction and judge the plan."""
    try:
        checklist = make_checklist(
            PlanRequest(instruction=case.text, sites=SITES), "内蔵エンジン", TODAY
        )
    except InstructionError:
        return Score(case, is_claimed=False, faults=())
    if checklist.unread:
        return Score(case, is_claimed=False, faults=tuple(_partly_wrong(case, checklist)))
    return Score(case, is_claimed=True, faults=tuple(_wrong(case, checklist)))


def summary(name: str, scores: Sequence[Score]) -> str:
    """Return the rates of a set, whole and by category, for people."""
    lines = [f"{name}：{_rates(scores)}"]
    for category in dict.fromkeys(one.case.category for one in scores):
        lines.append(
            f"  {category:12} {_rates([s for s in scores if s.case.category == category])}"
        )
    for one in scores:
        if one.faults:
            mark = "読み違い" if one.is_claimed else "一部のみの読みに誤り"
            lines.append(f"  {mark}：{one.case.text!r}")
            lines.extend(f"      {fault}" for fault in one.faults)
    return "\n".join(lines)


def claimed_share(scores: Sequence[Score]) -> float:
    """Return which part of the set is claimed."""
    return sum(one.is_claimed for one in scores) / len(scores)


def right_share(scores: Sequence[Score]) -> float:
    """Return which part of the claimed is right."""
    claimed = [one for one in scores if one.is_claimed]
    return sum(one.is_right for one in claimed) / len(claimed) if claimed else 1.0


def _rates(scores: Sequence[Score]) -> str:
    claimed = [one for one in scores if one.is_claimed]
    right = sum(one.is_right for one in claimed)
    return f"{len(scores)} 文のうち {len(claimed)} 文を読んだとし、うち {right} 文が正しい"


def _sides(case: Case, checklist: Checklist) -> tuple[list[str], list[str]]:
    start = (case.site, case.start_url)
    asked = without_start(map(expected, case.goals), start)
    made = without_start(planned(checklist), (checklist.site, checklist.start_url))
    return asked, made


def _wrong(case: Case, checklist: Checklist) -> Iterable[str]:
    yield from (f"読めないと言うべき：{part}" for part in case.unreadable)
    asked, made = _sides(case, checklist)
    if asked != made:
        yield f"項目：{made}"
        yield f"期待：{asked}"
    if case.site not in ("-", checklist.site):
        yield f"サイト：{checklist.site!r}"
    if checklist.start_url.rstrip("/") != case.start_url.rstrip("/"):
        yield f"開始：{checklist.start_url!r}"
    held = {condition_line(condition) for condition in checklist.conditions}
    if held != conditions_of(asked):
        yield f"条件：{sorted(held)}"
    needed, allowed = values_of(asked)
    values = {plain_value(value) for value in checklist.variable_values().values()}
    if not needed <= values <= allowed:
        yield f"変数：{sorted(values)} 期待 {sorted(needed)}"


def _partly_wrong(case: Case, checklist: Checklist) -> Iterable[str]:
    asked, made = _sides(case, checklist)
    waiting = iter(asked)
    yield from (f"頼んでいない：{goal}" for goal in made if goal not in waiting)
    named = squeeze(" ".join(checklist.unread))
    yield from (
        f"読めないと言うべき：{part}" for part in case.unreadable if squeeze(part) not in named
    )
