"""Whether a control is another record's because theirs, seen in the same list before, is not there any more. Pure.

A record that is alone on the next part of a list has no other beside it that could tell the difference.
"""

from collections.abc import Sequence

from studio.domain.actions.action import Action
from studio.domain.page.observation import EDITABLE_ROLES, AriaNode, Observation
from studio.domain.text import squeeze
from studio.engine.guard.facts.acts import aimed_at
from studio.engine.guard.facts.around import words_in
from studio.engine.guard.facts.persons import words_of
from studio.engine.guard.facts.records import rows_of, shows_any

_KEPT = 8
Deed = tuple[Action, Observation]
"""What was done, and on which page."""


def kept_of(earlier: Sequence[Deed], newest: Deed) -> list[Deed]:
    """Return what was done at one address until now, the newest last."""
    here = newest[1].url.partition("#")[0]
    return [*(one for one in earlier if one[1].url.partition("#")[0] == here), newest][-_KEPT:]


def passed_by(earlier: Sequence[Deed], newest: Deed, said: str) -> bool:
    """Say whether the newest act is done in a row of which nothing was said, and a row like it that was named has gone.

    It may have gone because something else was done in it: a page of its own shows it now. Where the same was pressed, a script may
    have put another record there as the pointer came.

    Args:
        earlier: What was done at the address before.
        newest: What is under way.
        said: What the person said, without what names no record.
    """
    action, page = newest
    node = aimed_at(action, page)
    if node is None or node.role in EDITABLE_ROLES:
        return False
    named = [word for word in words_of(squeeze(said)) if word not in squeeze(node.label)]
    if not named or words_in(_row_of(node, page), named):
        return False
    gone = [word for word in named if not shows_any(page, [word])]
    for done, before in earlier:
        at = aimed_at(done, before)
        is_like = at is not None and (at.role, at.label) == (node.role, node.label)
        if at is not None and not is_like and words_in(_row_of(at, before), gone):
            return False
    return any(
        words_in(_row_of(one, before), gone)
        for _, before in earlier
        for one in before.nodes
        if one.ref and one.role == node.role and one.label == node.label
    )


def _row_of(node: AriaNode, page: Observation) -> list[AriaNode]:
    return rows_of(node, page)[:1]
