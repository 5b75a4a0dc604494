"""Acts of an imported flow, judged anew on today's page: its file may call a button what it likes.

What a stranger's flow says of an element (name, candidates, 「確認は要りません」) is not believed. The
element is looked for in the page's own tree, judged by the page's words, and exactly this element
is pressed. What cannot be found so is asked about.
"""

from dataclasses import dataclass
from typing import Final

from studio.domain.actions.action import (
    Action,
    Choose,
    Drag,
    EditText,
    HandleDialog,
    SetChecked,
    TypesText,
    Upload,
)
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.guard.facts import acts
from studio.engine.guard.facts.acts import ActKind
from studio.engine.replay.identity.matching import best_match
from studio.engine.runs.run import RunContext
from studio.engine.secrets.secret_redactor import holds_secret_template
from studio.words import tr

FINDING_TIMEOUT_S: Final = 3.0
"""How long an element may take to show up before it counts as not to be told apart."""
_NOT_FOUND: Final = (
    tr("注意"),
    tr("手順の説明に合う部品が画面に見つかりません。画面を確かめてください。"),
)
_NO_PAGE: Final = Observation(epoch=0, url="", title="", root=AriaNode("document"))


@dataclass(frozen=True, slots=True)
class Judged:
    """An act of an imported flow.

    Attributes:
        action: On the live element that was judged; as recorded when there is none.
        needs_approval: It cannot be undone by the page's words, or nobody can tell.
        kind: What it may send without a question.
        details: What a card has to show besides the page's values.
        recorded: What the file says of the element in `action`; None when that is not a live one.
        is_blind: Nobody can tell what is pressed, so that a yes does not cover what it sends.
    """

    action: Action
    needs_approval: bool
    kind: ActKind
    details: tuple[tuple[str, str], ...] = ()
    recorded: Target | None = None
    is_blind: bool = False


async def judged_anew(context: RunContext, action: Action) -> Judged:
    """Judge one act on the page as it is now.

    Raises:
        BrowserError: The run cannot go on.
    """
    if _is_press(action):
        return await _judged_press(context, action)
    match action:
        case Upload():
            shown = tuple((tr("渡すファイル"), path) for path in action.paths)
            return Judged(action, needs_approval=True, kind=ActKind.SETS, details=shown)
        case Drag():
            return Judged(action, needs_approval=True, kind=ActKind.PRESSES)
        case HandleDialog():
            return Judged(action, needs_approval=action.accept, kind=acts.kind_of(action))
        case TypesText() | EditText():
            is_secret = action.target.is_secret or holds_secret_template(action.typed)
            return Judged(action, needs_approval=is_secret, kind=ActKind.SETS)
        case Choose() if action.column:
            page = await context.observe()
            return Judged(action, acts.needs_approval(action, page), ActKind.PRESSES)
        case _:
            return Judged(action, acts.needs_approval(action, _NO_PAGE), acts.kind_of(action))


async def judged_as_written(context: RunContext, action: Action) -> Judged:
    """Judge an act whose element a person wrote in a script: found in their way, judged by what it is today.

    What is not there now is not pressed when it comes after all: nobody has judged it.

    Raises:
        BrowserError: The run cannot go on.
    """
    if not _is_press(action) or action.element is None:
        return await judged_anew(context, action)
    located = await context.browser.locate(action.element, FINDING_TIMEOUT_S)
    if not located.is_ok or located.target is None:
        nowhere = action.element.model_copy(update={"candidates": (), "fingerprint": None})
        lost = action.model_copy(update={"target": nowhere})
        return Judged(lost, needs_approval=False, kind=ActKind.PRESSES)
    seen = action.model_copy(update={"target": located.target})
    needs_approval = looks_irreversible(seen) or looks_irreversible(action)
    return Judged(seen, needs_approval, acts.kind_of(seen))


async def aimed_again(context: RunContext, judged: Judged) -> Action | None:
    """Return a judged act on its element in the newest observation; None: another stands there now."""
    before = judged.action.element
    if judged.recorded is None or before is None:
        return judged.action
    _, now = await _find(context, judged.recorded)
    if now is None or (now.role, now.name) != (before.role, before.name):
        return None
    return judged.action.model_copy(update={"target": now})


def looks_irreversible(action: Action) -> bool:
    """Say whether an act cannot be undone by what its file says of it; the page may still say more."""
    is_answer = isinstance(action, HandleDialog) and action.accept
    return is_answer or acts.needs_approval(action, _NO_PAGE)


def _is_press(action: Action) -> bool:
    """Say whether an act presses or switches one element, or keys."""
    is_of_rows = isinstance(action, Choose)
    return (acts.presses(action) and not is_of_rows) or isinstance(action, SetChecked)


async def _judged_press(context: RunContext, action: Action) -> Judged:
    if action.element is None:
        page = await context.observe()
        return Judged(action, acts.needs_approval(action, page), acts.kind_of(action, page))
    page, live = await _find(context, action.element)
    if live is None:
        is_blind = not looks_irreversible(action)
        details = (_NOT_FOUND,) if is_blind else ()
        return Judged(
            action, needs_approval=True, kind=ActKind.PRESSES, details=details, is_blind=is_blind
        )
    seen = action.model_copy(update={"target": live})
    return Judged(
        seen,
        acts.needs_approval(seen, page) or looks_irreversible(action),
        acts.kind_of(seen, page),
        recorded=action.element,
    )


async def _find(context: RunContext, target: Target) -> tuple[Observation, Target | None]:
    """Wait until the page shows the one element that a target means."""
    polling = context.polling(FINDING_TIMEOUT_S)
    while True:
        page = await context.observe()
        found = best_match(page, target)
        node = page.node(found.ref) if found else None
        if node is not None:
            return page, Target(ref=node.ref, epoch=page.epoch, role=node.role, name=node.label)
        if not await polling.goes_on():
            return page, None
