"""Whether steps of an 「もし」 are called for: judged on the page, by the words the run was judged by. Pure.

A condition is kept as evidence: `text_gone` 経理部 is 「経理部が無ければ」, `value` ステータス=解決 is what
stands beside a label. Where a page cannot tell, nobody guesses.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise
from typing import Final

from studio.domain.flow import FlowStep
from studio.domain.observation import OPERABLE_ROLES, AriaNode, Observation
from studio.domain.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.text import squeeze
from studio.engine.replay.pagers import next_page_control

_ELSE: Final = re.compile(r"それ以外|そうでな|さもな|他の場合|ほかの場合")
SIGN: Final = "="
"""Between a label and what stands beside it."""
_COLONS: Final = ":："


class Branch(StrEnum):
    """What becomes of a step with a condition: done, passed by, or the replay cannot know."""

    TAKEN = "taken"
    PASSED = "passed"
    UNKNOWN = "unknown"


def branch_on(page: Observation, condition: Evidence) -> Branch:
    """Judge a condition on a page.

    Args:
        page: As it is before the first step of the branch.
        condition: With this run's values.
    """
    if condition.kind is EvidenceKind.TEXT_GONE:
        return _if_absent(page, squeeze(condition.detail))
    label, _, value = condition.detail.partition(SIGN)
    beside = {said for name, said in labelled(page) if squeeze(name) == squeeze(label)}
    if len(beside) != 1:
        return Branch.UNKNOWN
    return Branch.TAKEN if squeeze(beside.pop()) == squeeze(value) else Branch.PASSED


def _if_absent(page: Observation, wanted: str) -> Branch:
    """Something that only holds the words may be another thing; a list that goes on may hold it further on."""
    said = [squeeze(words) for words in _said(page)]
    if wanted in said:
        return Branch.PASSED
    goes_on = next_page_control(page) is not None
    is_like_it = any(wanted in words for words in said)
    return Branch.UNKNOWN if goes_on or is_like_it else Branch.TAKEN


def labelled(page: Observation) -> Iterator[tuple[str, str]]:
    """Yield what stands side by side on a page: ステータス, 解決; the colon of a label is left out."""
    for left, right in pairwise(_said(page)):
        yield left.rstrip(_COLONS + " "), right


def _said(page: Observation) -> Iterator[str]:
    """Yield the texts of a page; what can be typed or chosen is no state of it."""
    stack: list[AriaNode] = [page.root]
    while stack:
        node = stack.pop()
        if node.role in OPERABLE_ROLES and node.role != "link":
            continue
        words = node.text or ("" if node.children else node.name)
        if words.strip():
            yield words.strip()
        stack.extend(reversed(node.children))


class Branches:
    """Follows one replay through its branches: each is judged once, before its first step."""

    def __init__(self) -> None:
        self._judged: tuple[str, Evidence, Branch] | None = None

    def known(self, step: FlowStep, condition: Evidence) -> Branch | None:
        """Return what was judged for this branch already."""
        if self._judged is None or self._judged[:2] != (step.item, condition):
            return None
        return self._judged[2]

    def judge(self, step: FlowStep, condition: Evidence, page: Observation) -> Branch:
        """Judge a branch on the page before its first step."""
        found = branch_on(page, condition)
        self._judged = (step.item, condition, found)
        return found


def condition_in_words(condition: Evidence) -> str:
    """Return a condition as a person reads it."""
    if condition.kind is EvidenceKind.TEXT_GONE:
        return f"「{condition.detail}」が画面に無いとき"
    label, _, value = condition.detail.partition(SIGN)
    return f"「{label}」が「{value}」のとき"


def refusal(item: str, condition: Evidence, branch: Branch) -> Outcome | None:
    """Return why a replay ends before a branch that it does not take; None where it just goes on."""
    if branch is Branch.TAKEN:
        return None
    said = condition_in_words(condition)
    if branch is Branch.UNKNOWN:
        return _refused(f"{said}だけ行う操作ですが、そうかどうかを画面から確かめられません。")
    if _ELSE.search(item):
        problem = f"{said}ではありません。この手順では、それ以外のときの操作を一度も行っていないため、ここで止めました。"
        return _refused(problem)
    return None


def _refused(message: str) -> Outcome:
    return Outcome(status=OutcomeStatus.BLOCKED, code="BRANCH_UNKNOWN", message=message)
