"""Whether a control belongs to another record than the one that the person names. Pure.

The same control stands in every row and every form of a list; the sentence names one of them: 田中の電話番号.
"""

from collections.abc import Sequence
from typing import Final

from studio.domain.page.observation import EDITABLE_ROLES, AriaNode, Observation
from studio.domain.text import squeeze
from studio.engine.guard.facts.persons import words_of

_TWINS_MAX: Final = 200


def is_of_another(node: AriaNode, page: Observation, said: str) -> bool:
    """Say whether the person's words name what stands around a control's twin, and less of what stands around it.

    Args:
        node: What is pressed or filled.
        page: On which it stands.
        said: What the person said.
    """
    twins = _twins(node, page)
    if not twins:
        return False
    alike = {id(one) for one in (node, *twins)}
    named = [word for word in words_of(said) if word not in squeeze(node.label)]
    mine, *others = (_named_around(one, page, alike, named) for one in (node, *twins))
    return any(mine < other for other in others)


def unseen_of(node: AriaNode, page: Observation, quoted: Sequence[str], used: Sequence[str]) -> str:
    """Return what a control with twins would be pressed for without its having been seen: any of them would do.

    Args:
        node: What is pressed.
        page: On which it stands.
        quoted: What the person named, word for word; its own label is none of it.
        used: What the run has done so far, in words.

    Returns:
        The first name that neither the page shows nor the run has used, "" for none.
    """
    if not _twins(node, page):
        return ""
    said = squeeze("\n".join((node.label, page.title, page.root.words(), *used)))
    return next((one for one in quoted if squeeze(one) not in said), "")


def _twins(node: AriaNode, page: Observation) -> list[AriaNode]:
    return [
        one for one in page.nodes
        if one is not node and one.ref and one.role == node.role and one.label == node.label
    ][:_TWINS_MAX]  # fmt: skip


def _named_around(node: AriaNode, page: Observation, alike: set[int], named: list[str]) -> set[str]:
    """Return which words stand in the largest box around a control that holds no twin of it, or before it up to one."""
    box = node
    for around in page.ancestors(node):
        if any(id(one) in alike and one is not node for one in around.walk()):
            break
        box = around
    found = _words_in([box], named)
    return found or _words_in(_before(node, page, alike), named)


def _before(node: AriaNode, page: Observation, alike: set[int]) -> list[AriaNode]:
    run: list[AriaNode] = []
    for one in page.nodes:
        if one is node:
            break
        if id(one) in alike:
            run.clear()
        elif not one.children:
            run.append(one)
    return run


def _words_in(nodes: list[AriaNode], named: list[str]) -> set[str]:
    """Return which words the nodes say; not what stands in their fields, where the run itself puts in."""
    parts = (one for node in nodes for one in node.walk())
    said = squeeze(
        " ".join(f"{one.name} {'' if one.role in EDITABLE_ROLES else one.text}" for one in parts)
    )
    return {word for word in named if word in said}
