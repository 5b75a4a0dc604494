"""The 「もし」 of an item, read off the page that the run stood on when it took its branch. Pure.

Three kinds are read: that something is not there yet (「無ければ作成」), that a value stands beside a
label (「ステータスが解決であれば」), and that a number beside one keeps a limit (「席数が30席以上なら」).
Of anything else the words are kept: a replay asks the person.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from studio.domain.actions.action import (
    ByRule,
    Click,
    DoubleClick,
    FormField,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.flows.flow import FlowStep
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import Checklist
from studio.domain.text import parse_number, squeeze
from studio.engine.replay.branches import SIGN, Branch, branch_on, labelled, without_signs
from studio.engine.secrets.templates import texts_of

_IF_ABSENT: Final = re.compile(
    r"(?:無|な)(?:ければ|い場合|かったら|いとき)|存在しな(?:ければ|い場合|いとき)"
)
_IF: Final = re.compile(r"であれば|でしたら|だったら|ならば|なら|の場合|のときは")
_SOME_IF: Final = re.compile(
    r"もし(?!く)|(?<!例)(?<!たと)[えけげせてねべめれ]ば(?!なら|いけ)|場合(?!によ)|なら(?![なびべずぬ])"
    r"|(?:だっ|でし|あっ|かっ)たら|[たるいの]とき(?:は|だけ|のみ|に)|それ以外"
)
"""Any conditional form, whether it can be judged or not."""
_LIMIT: Final = re.compile(
    r"(?P<number>[\d,.]+)[^\d\s以未超よ]{0,4}(?:(?P<at_least>以上)|(?P<at_most>以下)|(?P<less>未満|より(?:小さ|少な|低|安))"
    r"|(?P<more>超|を超え|より(?:大き|多|高)))[^。、]{0,3}$"
)
_SIGN_OF: Final = {"at_least": "≥", "at_most": "≤", "less": "<", "more": ">"}
QUOTED: Final = re.compile(r"[「『]([^」』]+)[」』]")
_SENTENCE_END: Final = re.compile(r"(?<=[。\n])")
_LOGIN: Final = re.compile(r"ログイン|サインイン|パスワード|\{\{")
"""What a person says for the case that a site asks who they are."""
_PRESSES: Final = (Click, DoubleClick)


def condition_of(item: str, checklist: Checklist, page: Observation) -> Evidence | None:
    """Return the condition of an item that holds on a page, None where there is none that can be judged.

    Args:
        item: In the person's words.
        checklist: With the values of this run.
        page: That an act of the item is done on.
    """
    if found := _IF_ABSENT.search(item):
        named = [*QUOTED.findall(item), *(one.value for one in checklist.variables if one.value)]
        before = [name for name in named if name in item[: found.start()]]
        if not before:
            return None
        nearest = max(before, key=lambda name: item.rfind(name, 0, found.start()))
        absent = Evidence(kind=EvidenceKind.TEXT_GONE, detail=nearest)
        return absent if branch_on(page, absent) is Branch.TAKEN else None
    if limited := _limited(item, page):
        return limited
    if (found := _IF.search(item)) is None:
        return None
    clause = squeeze(item[: found.start()])
    pairs = {
        (label, value)
        for label, value in labelled(page)
        if _is_said_last(value, clause)
        and len(squeeze(label)) > 1
        and 0 <= clause.find(squeeze(label)) < clause.rfind(squeeze(value))
    } or {  # people call a label otherwise: 状態 for ステータス
        (label, value)
        for label, value in labelled(page, is_sure=True)
        if _is_said_last(value, clause)
    }
    if len(pairs) != 1:
        return None
    label, value = pairs.pop()
    found_there = Evidence(kind=EvidenceKind.VALUE, detail=f"{label}{SIGN}{value}")
    return found_there if branch_on(page, found_there) is Branch.TAKEN else None


def _limited(item: str, page: Observation) -> Evidence | None:
    """Return the limit that an item sets to the one number whose label it says, where it holds."""
    for found in _SOME_IF.finditer(item):
        clause = unicodedata.normalize("NFKC", item[: found.start()])
        if (limit := _LIMIT.search(clause)) is None or limit.lastgroup is None:
            continue
        said = squeeze(clause[: limit.start()])
        labels = {
            squeeze(label)
            for label, value in labelled(page)
            if len(squeeze(label)) > 1
            and squeeze(label) in said
            and parse_number(value) is not None
        }
        if len(labels) == 1:
            detail = f"{labels.pop()}{_SIGN_OF[limit.lastgroup]}{limit['number']}"
            holds = Evidence(kind=EvidenceKind.VALUE, detail=detail)
            return holds if branch_on(page, holds) is Branch.TAKEN else None
    return None


def _is_said_last(value: str, clause: str) -> bool:
    return clause.endswith((squeeze(value), f"{squeeze(value)}」"))


def says_if(item: str) -> bool:
    """Say whether an item holds a condition, also one that no page can answer; what it quotes is left out."""
    return bool(_SOME_IF.search(QUOTED.sub("", item)))


def lost_if(checklist: Checklist) -> str:
    """Return the sentence of the person whose 「もし」 no item and no condition on rows says any more; "" for none."""
    if checklist.conditions or any(says_if(item.text) for item in checklist.items):
        return ""
    sentences = _SENTENCE_END.split(checklist.instruction)
    meant = (one for one in sentences if says_if(one) and not _LOGIN.search(one))
    return next(meant, "").strip()


def with_branches(steps: Sequence[FlowStep], lost: str = "") -> tuple[FlowStep, ...]:
    """Return the steps of which those of a branch bear its condition, and no other.

    What leads to the page on which it is judged is always done. Of 「無ければ作成」 the branch begins
    with the last press before the name is typed; of a value beside a label with the first act that bears it.

    Args:
        steps: As recorded: each bears the condition as it held on its own page.
        lost: A sentence of the person's with an 「もし」 that no item says: whatever is sent may be meant by it.
    """
    done: list[FlowStep] = []
    for item in dict.fromkeys(step.item for step in steps):
        own = [step for step in steps if step.item == item]
        start = _start(own)
        condition = own[start].only_when if start is not None else None
        if start is None and (said := item if says_if(item) else lost):
            start, condition = _writing(own), _unread(said)
        for place, step in enumerate(own):
            is_in = start is not None and place >= start
            done.append(step.model_copy(update={"only_when": condition if is_in else None}))
    by_id = {step.id: step for step in done}
    return tuple(by_id[step.id] for step in steps)


def _unread(item: str) -> Evidence:
    """Return the words of a condition that no page answers, up to its 「もし」."""
    masked = QUOTED.sub(lambda found: "「" + "＊" * (len(found[0]) - 2) + "」", item)
    found = _SOME_IF.search(masked)
    clause = item[: found.end()] if found else item
    return Evidence(kind=EvidenceKind.VALUE, detail=without_signs(clause))


def _writing(steps: Sequence[FlowStep]) -> int | None:
    """Return the first of the fields that are set for what an item sends; None where it sends nothing.

    Rows that are compared anew each time bear their own condition.
    """
    if any(isinstance(step.action, ByRule) for step in steps):
        return None
    place = next((at for at, step in enumerate(steps) if step.sends or step.needs_approval), None)
    while place and isinstance(steps[place - 1].action, FormField):
        place -= 1
    return place


def _start(steps: Sequence[FlowStep]) -> int | None:
    """Return where the branch of an item begins, None where it has none that can be judged."""
    bearing = [place for place, step in enumerate(steps) if step.only_when is not None]
    if not bearing:
        return None
    first = steps[bearing[0]].only_when
    if first is None or first.kind is not EvidenceKind.TEXT_GONE:
        return bearing[0]
    wanted = squeeze(first.detail)
    typed = next(
        (
            place
            for place, step in enumerate(steps)
            if isinstance(step.action, FormField)
            and any(squeeze(text) == wanted for text in texts_of(step.action))
        ),
        None,
    )
    presses = [
        place
        for place in bearing
        if typed is not None and place < typed and isinstance(steps[place].action, _PRESSES)
    ]
    return presses[-1] if presses else None
