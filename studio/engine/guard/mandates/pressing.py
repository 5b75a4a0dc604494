"""What an act presses on a page, and what the person said of it. Pure."""

import re

from studio.domain.actions.action import Action, Choose, OpensAddress
from studio.domain.page.address import written_out
from studio.domain.page.observation import (
    EDITABLE_ROLES,
    AriaNode,
    Control,
    ControlKind,
    Observation,
)
from studio.domain.text import squeeze
from studio.domain.values.comparison import Comparison
from studio.engine.guard.facts.acts import aimed_at
from studio.engine.guard.facts.contract import is_document, sent_by
from studio.engine.guard.facts.persons import affirmed, core_of
from studio.engine.guard.facts.records import controls_beside, has_twins
from studio.engine.guard.mandates.persons_word import Word
from studio.engine.guard.own_traffic import bare
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.ports import OutgoingRequest


def lacks_field(act: ActUnderWay, word: Word) -> bool:
    """Say whether they name a field of this page to be set, and nothing was sent for it: 変更 is its verb, not a button's name."""
    said, label = affirmed(word.text), core_of(act.label)
    if act.page is None or re.search(
        rf"「{re.escape(label)}|{re.escape(label)}(?:ボタン|」?を)", said
    ):
        return False
    fields = (squeeze(node.label) for node in act.page.nodes if node.role in EDITABLE_ROLES)
    named = (one for one in fields if len(one) > 1 and one != label)
    return any(re.search(rf"{re.escape(one)}」?[をにはへ]", said) for one in named)


def is_rule_of(action: Action, word: Word) -> bool:
    """Say whether a rule takes rows within limits that they said: they name a row by these, and else only by what stands in 「」."""
    where = action.rule.where if isinstance(action, Choose) else ()
    has_limit = any(one.comparison.meaning.limit for one in where)
    is_denied = any(one.comparison is Comparison.NOT_CONTAINS for one in where)
    return has_limit and not is_denied and all(word.said.has_value(one.value) for one in where)


def pressed_in(action: Action, page: Observation, word: Word) -> tuple[AriaNode, ...]:
    """Return what an act presses or fills on a page; of a rule, in the rows that it takes there."""
    if isinstance(action, Choose):
        return word.rows(action, page) if action.column else ()
    if isinstance(action, OpensAddress):
        wanted = written_out(action.url) or action.url
        leading = (one for one in page.nodes if one.url)
        return tuple(one for one in leading if written_out(one.url, page.url) == wanted)
    node = aimed_at(action, page)
    return () if node is None else (node,)


def ends_of(request: OutgoingRequest, action: Action, page: Observation) -> frozenset[str]:
    """Return where the form that an act is done in was sent to when it was seen; nothing where that is unknown.

    What is pressed outside of forms (a label, a box that hears clicks) sends the one whose fields are sent.
    """
    node = aimed_at(action, page)
    if node is None:
        return frozenset()
    beside = controls_beside(node, page) or _forms_of(request, page)
    ends = (one.value for one in beside if one.kind is ControlKind.END and not one.name)
    return frozenset(ends) - {""}


def goes_elsewhere(
    request: OutgoingRequest, action: Action, page: Observation, *, is_named: bool
) -> bool:
    """Say whether a page is sent to another end than its form's own, and they did not name the button that was clicked.

    A key in a field presses a button that nobody may see, and a script moves an end as the pointer comes.
    """
    ends, is_form = ends_of(request, action, page), is_document(request) or request.is_framed
    if not ends or not is_form or bare(request.url).partition("?")[0] in ends:
        return False
    node = aimed_at(action, page)
    is_in_field = node is not None and node.role in EDITABLE_ROLES
    return node is not None and (is_in_field or has_twins(node, page) or not is_named)


def _forms_of(request: OutgoingRequest, page: Observation) -> list[Control]:
    """Return the controls of the forms of a page whose fields a request sends."""
    names, controls = {name for name, _ in sent_by(request)}, page.controls or ()
    fields = [one for one in controls if one.kind is ControlKind.FIELD and one.form >= 0]
    sending = {one.form for one in fields if one.name in names}
    return [one for one in controls if one.form in sending]
