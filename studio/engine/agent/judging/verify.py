"""Whether an action had its effect: code looks, no model is asked. Pure."""

from typing import Final

from studio.domain.actions.action import (
    Action,
    Choose,
    SetChecked,
)
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.page.observation import TOGGLE_ROLES, Observation
from studio.domain.text import clip, fold
from studio.engine.agent.batches import refound
from studio.engine.perception.complaints import complaint_of
from studio.engine.perception.diff import Difference, compare
from studio.engine.perception.sayings import new_sayings
from studio.engine.ports import LEFT_OPEN
from studio.engine.runs.approval import refused_dialog, stopped_by
from studio.words import tr

_TEXTS_KEPT: Final = 3


def verify(action: Action, outcome: Outcome, before: Observation, after: Observation) -> Outcome:
    """Return `outcome` with what the page shows for it; an act without effect is no success.

    Fields, boxes, files and scroll positions were read back by the hands. For clicks and keys the evidence is a
    new address, text that appeared, a state that changed, a dialog or a tab.
    """
    if not outcome.is_ok:
        return outcome
    if refused := refused_dialog(outcome):
        return stopped_by(refused, outcome)
    if after.http_status >= 400 and (before.url != after.url or before.http_status < 400):
        return _failed(
            outcome,
            f"HTTP_{after.http_status}",
            _refusal(compare(before, after), after),
        )
    if isinstance(action, SetChecked) and not outcome.evidence:
        return _box_drawn_anew(action, outcome, before, after)
    if not action.is_shown_by_page or (isinstance(action, Choose) and not action.column):
        return outcome
    if any(dialog.answer == LEFT_OPEN for dialog in after.dialogs):
        return outcome  # nothing else of the page can be seen; the dialog is the effect
    change = compare(before, after)
    if complaint := complaint_of(change, after):
        return _failed(
            outcome,
            "PAGE_COMPLAINS",
            tr("画面に「{complaint}」と表示されました。", complaint=clip(complaint, 80)),
        )
    evidence = (*outcome.evidence, *_effects(change, before, after), *_files(outcome, after))
    if change.is_empty and all(fact.kind is EvidenceKind.ROWS for fact in evidence):
        return outcome.model_copy(
            update={
                "status": OutcomeStatus.NO_EFFECT,
                "code": "NO_EFFECT",
                "message": tr("操作しましたが、画面に変化がありませんでした。"),
            }
        )
    return outcome.model_copy(update={"evidence": evidence})


def _refusal(change: Difference, after: Observation) -> str:
    """Return what the page itself says of a request that its site refused, else the site's number for it."""
    if complaint := complaint_of(change, after):
        return tr("画面に「{complaint}」と表示されました。", complaint=clip(complaint, 80))
    return tr("サイトがエラーを返しました（{http_status}）。", http_status=after.http_status)


def _box_drawn_anew(
    action: SetChecked, outcome: Outcome, before: Observation, after: Observation
) -> Outcome:
    """Read the state of a box that its page replaced at the press, where it stands now."""
    again = refound(action, before, after)
    target = again.element
    node = after.node(target.ref or "") if target and target.epoch == after.epoch else None
    if node is None or node.role not in TOGGLE_ROLES:
        return outcome  # its page is another one now, and shows what came of it
    is_on = node.states.get("checked") == "true"
    if is_on is not action.checked and after.url != before.url:
        return outcome
    if is_on is not action.checked:
        return _failed(
            outcome, "VALUE_REFUSED", tr("チェックを切り替えましたが、状態が変わりませんでした。")
        )
    told = Evidence(kind=EvidenceKind.CHECKED, detail="on" if is_on else "off")
    return outcome.model_copy(update={"evidence": (told,)})


def shows(observation: Observation, quoted: str) -> bool:
    """Say whether the page shows this text (folded, and blanks left out)."""
    wanted = fold(quoted).replace(" ", "")
    said = fold(observation.title + " " + observation.root.words()).replace(" ", "")
    return bool(wanted) and wanted in said


def _files(outcome: Outcome, after: Observation) -> tuple[Evidence, ...]:
    """Return the files that the page gave after the hands had stopped waiting for one."""
    if any(fact.kind is EvidenceKind.FILE for fact in outcome.evidence):
        return ()
    given = (one.name for one in after.downloads if not one.error)
    return tuple(Evidence(kind=EvidenceKind.FILE, detail=name) for name in given)


def _effects(change: Difference, before: Observation, after: Observation) -> tuple[Evidence, ...]:
    found: list[Evidence] = []
    if len(after.tabs) > len(before.tabs):
        found.append(Evidence(kind=EvidenceKind.TAB, detail=after.url))
    if before.url != after.url:
        found.append(Evidence(kind=EvidenceKind.URL, detail=after.url))
    texts = dict.fromkeys(saying.words for saying in new_sayings(change, before, after))
    found += [
        Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=text) for text in list(texts)[:_TEXTS_KEPT]
    ]
    if not found and not change.is_empty:
        said = change.in_words().splitlines()
        found.append(
            Evidence(kind=EvidenceKind.STATE, detail=clip(said[0] if said else tr("並び順"), 120))
        )
    return tuple(found)


def _failed(outcome: Outcome, code: str, message: str) -> Outcome:
    return outcome.model_copy(
        update={"status": OutcomeStatus.FAILED, "code": code, "message": message}
    )
