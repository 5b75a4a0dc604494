"""What changed between two observations. Pure, linear: no pairwise comparison of trees."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from studio.domain.page.observation import AriaNode, Observation
from studio.domain.text import clip

_SHOWN: Final = 12


@dataclass(frozen=True, slots=True)
class Difference:
    """The change from one observation to the next.

    Attributes:
        added: Nodes that are new, in document order.
        removed: Nodes that are gone.
        is_new_page: The address changed.
        is_reordered: The same nodes in another order.
    """

    added: tuple[AriaNode, ...]
    removed: tuple[AriaNode, ...]
    is_new_page: bool
    is_reordered: bool

    @property
    def is_empty(self) -> bool:
        """True when nothing a person could see changed."""
        return not (self.added or self.removed or self.is_new_page or self.is_reordered)

    def in_words(self) -> str:
        """Return the change for the step history of a model: + added, - gone."""
        lines = ["新しいページ"] if self.is_new_page else []
        lines += [f"+ {_said(node)}" for node in self.added[:_SHOWN] if _said(node)]
        lines += [f"- {_said(node)}" for node in self.removed[:_SHOWN] if _said(node)]
        hidden = max(0, len(self.added) - _SHOWN) + max(0, len(self.removed) - _SHOWN)
        return "\n".join([*lines, *([f"…他 {hidden} 件"] if hidden else [])])


def compare(before: Observation, after: Observation) -> Difference:
    """Return what is different in `after`."""
    left = [(_key(node), node) for node in before.nodes]
    right = [(_key(node), node) for node in after.nodes]
    added = _missing(right, Counter(key for key, _ in left))
    removed = _missing(left, Counter(key for key, _ in right))
    return Difference(
        added=added,
        removed=removed,
        is_new_page=before.url != after.url,
        is_reordered=not added and not removed and [k for k, _ in left] != [k for k, _ in right],
    )


def _missing(
    nodes: list[tuple[tuple[object, ...], AriaNode]], have: Counter[tuple[object, ...]]
) -> tuple[AriaNode, ...]:
    missing: list[AriaNode] = []
    for key, node in nodes:
        if have[key]:
            have[key] -= 1
        else:
            missing.append(node)
    return tuple(missing)


def _key(node: AriaNode) -> tuple[object, ...]:
    """Return what makes a node another one for a person; focus and boxes do not."""
    states = tuple(item for item in sorted(node.states.items()) if item[0] != "active")
    return node.role, node.name, node.text, states


def _said(node: AriaNode) -> str:
    words = clip(node.name or node.text, 60)
    return f"{node.role} {words}" if words else ""
