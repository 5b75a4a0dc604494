"""Dialogs and banners that stood there before the work: put away once, they may not come again.

Welcome, cookies, a tour: told by what they do, not by their words. Nothing that the run pressed
brought them, one press puts them away, and the page under them is what it was.
"""

from typing import Final

from studio.domain.actions.action import Action, Click, DoubleClick, Press, RightClick
from studio.domain.page.observation import DIALOG_ROLES, AriaNode, Observation

_PRESSES: Final = (Click, DoubleClick, RightClick, Press)
_BANNERS: Final = frozenset(
    {"region", "banner", "complementary", "contentinfo", "alert", "status", "group", "generic"}
)
_SENTENCE: Final = 8
"""Characters of the shortest text that a banner tells people; a tag or a row says less."""
_CONTROLS: Final = 6


class OnceOnly:
    """Follows one run and says which presses only put away what stood before the page."""

    def __init__(self) -> None:
        self._brought: set[str] = set()

    def is_put_away(self, action: Action, before: Observation, after: Observation) -> bool:
        """Say whether an act put away what may not come again, and take note of what it brought.

        Args:
            action: As decided on `before`, and done.
            before: The page it was done on.
            after: The page it left.
        """
        if not isinstance(action, _PRESSES):
            return False
        if before.url != after.url:
            self._brought.clear()  # what came with the page was brought by nothing in it
            return False
        is_so = isinstance(action, Click) and self._is_put_away(action, before, after)
        self._brought |= _refs(after.root) - _refs(before.root)
        return is_so

    def _is_put_away(self, action: Click, before: Observation, after: Observation) -> bool:
        node = before.node(action.target.ref or "")
        if node is None or (node.ref or "") in self._brought:
            return False
        gone = _refs(before.root) - _refs(after.root)
        around = [one for one in (node, *before.ancestors(node)) if one.ref and one.ref in gone]
        box = next(
            (one for one in around if one.role in DIALOG_ROLES), around[-1] if around else None
        )
        if box is None or not (box.role in DIALOG_ROLES or _is_banner(box, before)):
            return False
        inside = _refs(box)
        is_all_gone = gone <= inside | _refs(around[-1]) and _is_bare(around[-1], box)
        came = _refs(after.root) - _refs(before.root)
        was_covered = not any(one.ref not in inside for one in before.operable)
        return is_all_gone and (not came or was_covered)


def _is_bare(outer: AriaNode, box: AriaNode) -> bool:
    """Say whether what went with a dialog is only what it is wrapped in."""
    return not any(one.is_operable and one.ref not in _refs(box) for one in outer.walk())


def _is_banner(box: AriaNode, page: Observation) -> bool:
    """Say whether a part of the page tells something to everybody: a sentence, a few controls, nothing like it beside it."""
    parent = next(page.ancestors(box), None)
    others = parent.children if parent is not None else ()
    is_one_of_many = any(one is not box and _shape(one) == _shape(box) for one in others)
    controls = sum(one.is_operable for one in box.walk())
    says = max((len(one.text or one.name) for one in box.walk() if not one.is_operable), default=0)
    is_plain = box.role in _BANNERS and not is_one_of_many
    return is_plain and controls <= _CONTROLS and says >= _SENTENCE


def _shape(node: AriaNode) -> list[str]:
    return [one.role for one in node.walk()]


def _refs(node: AriaNode) -> set[str]:
    return {one.ref for one in node.walk() if one.ref}
