"""Whether steps of an 「もし」 are called for: judged on the page, by the words the run was judged by, else by the person.

A condition is kept as evidence: `text_gone` 経理部 is 「経理部が無ければ」, `value` ステータス=解決 is what
stands beside a label, 席数≥30 what a number beside one is compared with; `value` without a sign is a
condition in the person's words. Where a page cannot tell, nobody guesses.
"""

import operator
import re
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final

from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, blocked
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import OPERABLE_ROLES, AriaNode, Observation
from studio.domain.text import clip, parse_number, squeeze
from studio.engine.replay.lists.pagers import next_page_control
from studio.engine.runs.asking import ask_person
from studio.engine.runs.run import RunContext
from studio.engine.secrets.masking import SecretMask
from studio.words import later, tr

ELSE_SAID: Final = re.compile(r"それ以外|そうでな|さもな|他の場合|ほかの場合")
SIGN: Final = "="
"""Between a label and what stands beside it."""
NOT: Final = "≠"
"""Between a label and what does not stand beside it: the other branch."""
LIMITS: Final[dict[str, tuple[Callable[[float, float], bool], str]]] = {
    "≥": (operator.ge, later("「{label}」が「{value}」以上のとき")),
    "≤": (operator.le, later("「{label}」が「{value}」以下のとき")),
    ">": (operator.gt, later("「{label}」が「{value}」より大きいとき")),
    "<": (operator.lt, later("「{label}」が「{value}」より小さいとき")),
}
"""Between a label and the number that the one beside it is compared with."""
_OPPOSITE: Final = {SIGN: NOT, NOT: SIGN, "≥": "<", "<": "≥", "≤": ">", ">": "≤"}
_WIDE: Final = dict(zip(f"{SIGN}{NOT}{''.join(LIMITS)}", map(ord, "＝≢≧≦＞＜"), strict=True))
_SIGNS: Final = re.compile(f"[{SIGN}{NOT}{''.join(LIMITS)}]")
_COLONS: Final = ":："
_LABELS: Final = frozenset({"term", "rowheader"})
UNKNOWN: Final = "BRANCH_UNKNOWN"
ELSE: Final = "BRANCH_ELSE"
"""Codes of a replay that ends before a branch: nobody knows whether it is called for; it is the other one."""
DO_IT: Final = tr("条件に合うので行う")
LEAVE_IT: Final = tr("合わないので行わない")
NEITHER: Final = tr("どちらでもない")
"""What a person may answer where a page does not tell; the last one leaves it to the AI, or ends the replay."""


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
    if not is_readable(condition):
        return Branch.UNKNOWN
    label, sign, value = parts_of(condition.detail)
    beside = _beside(page, label, is_sure=True) or _beside(page, label, is_sure=False)
    if len(beside) != 1:
        return Branch.UNKNOWN
    if sign in (SIGN, NOT):
        is_it = squeeze(beside.pop()) == squeeze(value)
        return Branch.TAKEN if is_it is (sign == SIGN) else Branch.PASSED
    number, limit = parse_number(beside.pop()), parse_number(value)
    if number is None or limit is None:
        return Branch.UNKNOWN
    return Branch.TAKEN if LIMITS[sign][0](number, limit) else Branch.PASSED


def _beside(page: Observation, label: str, *, is_sure: bool) -> set[str]:
    """Return what stands beside a label; a history that tells of it (ステータス を 解決 から …) is no label by its colon."""
    told = labelled(page, is_sure=is_sure)
    return {said for name, said in told if squeeze(name) == squeeze(label)}


def is_readable(condition: Evidence) -> bool:
    """Say whether a page can answer a condition at all."""
    return condition.kind is EvidenceKind.TEXT_GONE or bool(_SIGNS.search(condition.detail))


def parts_of(detail: str) -> tuple[str, str, str]:
    """Return the label of a condition, its sign, and what stands there or is the limit; all of other words is the last."""
    found = _SIGNS.search(detail)
    if found is None:
        return "", "", detail
    return detail[: found.start()], found[0], detail[found.end() :]


def negated(condition: Evidence) -> Evidence | None:
    """Return the condition of the other branch; None where no page tells it."""
    if condition.kind is EvidenceKind.TEXT_GONE or not is_readable(condition):
        return None
    label, sign, value = parts_of(condition.detail)
    return condition.model_copy(update={"detail": f"{label}{_OPPOSITE[sign]}{value}"})


def without_signs(words: str) -> str:
    """Return the words of a condition so that none of them is read as one that a page answers."""
    return _SIGNS.sub(lambda sign: chr(_WIDE[sign[0]]), words)


def _if_absent(page: Observation, wanted: str) -> Branch:
    """Something that only holds the words may be another thing; a list that goes on may hold it further on."""
    said = [squeeze(words) for words, _ in _said(page)]
    if wanted in said:
        return Branch.PASSED
    goes_on = next_page_control(page) is not None
    is_like_it = any(wanted in words for words in said)
    return Branch.UNKNOWN if goes_on or is_like_it else Branch.TAKEN


def labelled(page: Observation, *, is_sure: bool = False) -> Iterator[tuple[str, str]]:
    """Yield what stands side by side on a page: ステータス, 解決; the colon of a label is left out.

    Args:
        page: Today's.
        is_sure: Only beside what is a label by its colon or its role.
    """
    for (left, role), (right, _) in pairwise(_said(page)):
        if not is_sure or role in _LABELS or left.endswith(tuple(_COLONS)):
            yield left.rstrip(_COLONS + " "), right


def _said(page: Observation) -> Iterator[tuple[str, str]]:
    """Yield the texts of a page with the role they stand in; what can be typed or chosen is no state of it."""
    stack: list[tuple[AriaNode, str]] = [(page.root, "")]
    while stack:
        node, around = stack.pop()
        if node.role in OPERABLE_ROLES and node.role != "link":
            continue
        role = around if node.role == "text" else node.role
        words = node.text or ("" if node.children else node.name)
        if words.strip():
            yield words.strip(), role
        stack.extend((child, role) for child in reversed(node.children))


_OTHER: Final = {
    Branch.TAKEN: Branch.PASSED,
    Branch.PASSED: Branch.TAKEN,
    Branch.UNKNOWN: Branch.UNKNOWN,
}


class Branches:
    """Follows one replay through its branches: each is judged once, before its first step.

    Args:
        steps: Of the flow.
    """

    def __init__(self, steps: Sequence[FlowStep] = ()) -> None:
        self._conditions = {(one.item, one.only_when) for one in steps if one.only_when}
        self._judged: tuple[str, Evidence, Branch] | None = None

    def known(self, step: FlowStep, condition: Evidence) -> Branch | None:
        """Return what was judged for this branch already, or for the other one of its item."""
        item, judged, branch = self._judged or ("", None, Branch.UNKNOWN)
        if judged is None or item != step.item:
            return None
        if judged == condition:
            return branch
        return _OTHER[branch] if negated(judged) == condition else None

    def refusal(self, step: FlowStep, condition: Evidence, branch: Branch) -> Outcome | None:
        """Return why a replay ends before a branch that it does not take; None where it just goes on."""
        other = negated(step.only_when) if step.only_when else None
        has_other = other is not None and (step.item, other) in self._conditions
        return _refusal(step.item, condition, branch, has_other=has_other)

    def judge(self, step: FlowStep, condition: Evidence, page: Observation) -> Branch:
        """Judge a branch on the page before its first step."""
        return self.settle(step, condition, branch_on(page, condition))

    def settle(self, step: FlowStep, condition: Evidence, branch: Branch) -> Branch:
        """Remember what was judged for a branch."""
        self._judged = (step.item, condition, branch)
        return branch


def condition_in_words(condition: Evidence) -> str:
    """Return a condition as a person reads it."""
    if condition.kind is EvidenceKind.TEXT_GONE:
        return tr("「{detail}」が画面に無いとき", detail=condition.detail)
    if not is_readable(condition):
        return tr("「{detail}」のとき", detail=clip(condition.detail, 80))
    label, sign, value = parts_of(condition.detail)
    if sign == NOT:
        return tr("「{label}」が「{value}」ではないとき", label=label, value=value)
    said = later("「{label}」が「{value}」のとき") if sign == SIGN else LIMITS[sign][1]
    return tr(said, label=label, value=value)


async def decided(
    context: RunContext, secrets: SecretMask, item: str, condition: Evidence
) -> Branch:
    """Ask the person who is there whether a branch is called for that the page does not tell.

    Raises:
        HandedOver: They chose やめる, or nobody answered in time.
        Stopped: They stopped the run instead.
    """
    if not context.is_attended:
        return Branch.UNKNOWN
    question = tr(
        "「{item}」：{condition}だけ行う操作です。"
        "画面からは確かめられません。ブラウザーの画面を見て、どうするか選んでください。",
        item=clip(item, 120),
        condition=condition_in_words(condition),
    )
    answers = {DO_IT: Branch.TAKEN, LEAVE_IT: Branch.PASSED}
    chosen = await ask_person(context, secrets, question, choices=(*answers, NEITHER))
    return answers.get(chosen, Branch.UNKNOWN)


def _refusal(item: str, condition: Evidence, branch: Branch, *, has_other: bool) -> Outcome | None:
    if branch is Branch.TAKEN:
        return None
    said = condition_in_words(condition)
    if branch is Branch.UNKNOWN:
        return blocked(
            UNKNOWN,
            tr("{said}だけ行う操作ですが、そうかどうかを画面から確かめられません。", said=said),
        )
    if ELSE_SAID.search(item) and not has_other:
        problem = tr(
            "{said}ではありません。この手順では、それ以外のときの操作を一度も行っていないため、ここで止めました。",
            said=said,
        )
        return blocked(ELSE, problem)
    return None
