"""Finding the element a phrase means, on a page nobody has seen before.

Words are compared folded (NFKC, no blanks): by name, by what stands beside a field, by
placeholder, then by synonyms, then by containing one another. Never the first of several equal
matches, never a disabled element.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from studio.domain.page.observation import (
    DIALOG_ROLES,
    EDITABLE_ROLES,
    GROUP_ROLES,
    TOGGLE_ROLES,
    AriaNode,
    Observation,
)
from studio.domain.page.target import without_marks
from studio.domain.text import clip, squeeze
from studio.llm.builtin.synonyms import synonyms
from studio.words import tr

FIELDS: Final = EDITABLE_ROLES | {"listbox", "slider"}
BUTTONS: Final = frozenset({"button"})
PRESSABLE: Final = (
    frozenset({"button", "menuitem", "tab", "link", "clickable", "option", "treeitem", "generic"})
    | TOGGLE_ROLES
)
_ASIDES: Final = re.compile(r"[(（\[［【〔<][^)）\]］】〕>]{0,12}[)）\]］】〕>]")
_ORNAMENTS: Final = re.compile(r"[*※:：…▼▶►→›»«‹＞>＋+✓✔🔍🛒・|~～\-]|必須|任意")
_HINT: Final = re.compile(
    r"^例|例[:：)）]|[yY]{4}|mm|選択|入力(?:して)?(?:くだ|下)さい|^[\d\-/:.,\s]+$|^(?:ここに|未選択)"
)
_STEM: Final = re.compile(r"(?<=..)(?:する|を見る|を表示)$")
SAME: Final = 88
"""The level from which words mean the same, and are no mere part of one another."""
_HOLDS: Final = 62
_LONG_ENOUGH: Final = 2
_NAMED_INSTEAD: Final = 8


@dataclass(frozen=True, slots=True)
class FoundNode:
    """The one element that is meant, and how sure that is (0 to 1)."""

    node: AriaNode
    certainty: float


@dataclass(frozen=True, slots=True)
class NodeNotFound:
    """Why there is no such element; one Japanese sentence.

    Attributes:
        reason: For the person.
        is_tie: Several are equally good.
        is_disabled: It is there and cannot be used.
    """

    reason: str
    is_tie: bool = False
    is_disabled: bool = False


@dataclass(frozen=True, slots=True)
class _Hit:
    node: AriaNode
    level: int


class PageFinder:
    """Searches one observation; an open dialog comes before the page behind it."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation

    @cached_property
    def dialogs(self) -> tuple[AriaNode, ...]:
        """Dialogs drawn in the page, outer ones first."""
        return tuple(node for node in self.observation.nodes if node.role in DIALOG_ROLES)

    @property
    def heading(self) -> str:
        """What the page is called: its title, else its first heading."""
        heads = (n.label for n in self.observation.nodes if n.role == "heading" and n.label)
        return self.observation.title or next(heads, "")

    def field(self, phrase: str) -> FoundNode | NodeNotFound:
        """Find the field, or the group of radio buttons or boxes, that `phrase` names."""
        result = self.find(phrase, FIELDS | GROUP_ROLES, what=tr("入力欄"))
        if isinstance(result, FoundNode) and result.certainty >= SAME / 100:
            return result
        group = self._choices_beside(phrase)
        is_weak = isinstance(result, FoundNode) and result.certainty < _HOLDS / 100
        return group if group and (is_weak or isinstance(result, NodeNotFound)) else result

    def pressable(
        self, phrase: str, first: frozenset[str] = frozenset()
    ) -> FoundNode | NodeNotFound:
        """Find what can be pressed; roles in `first` win over others that match equally well."""
        return self.find(phrase, PRESSABLE, first=first, what=tr("ボタンやリンク"))

    def find(
        self,
        phrase: str,
        roles: frozenset[str],
        *,
        first: frozenset[str] = frozenset(),
        what: str = "",
    ) -> FoundNode | NodeNotFound:
        """Find the one element of these roles that `phrase` means."""
        for scope in (*reversed(self.dialogs), self.observation.root):
            result = self._find_in(scope, phrase, roles, first, what)
            if isinstance(result, FoundNode) or result.is_tie or result.is_disabled:
                return result
        there = self._offered(roles)
        return NodeNotFound(
            tr(
                "「{phrase}」という{what}が、この画面に見つかりません。{there}",
                phrase=clip(phrase, 40),
                what=what or tr("要素"),
                there=there,
            )
        )

    def labels(self, node: AriaNode) -> tuple[str, ...]:
        """Return what a person would call an element, the surest first."""
        own = [node.name]
        if node.role not in FIELDS:
            own += [node.text, "" if node.name or node.text else node.words()]
        own.append(node.placeholder)
        if node.role in FIELDS and (not node.name or is_hint(node.name)):
            own.append(self._beside(node))
        return tuple(dict.fromkeys(label for label in own if label.strip()))

    def _offered(self, roles: frozenset[str]) -> str:
        """Name some of what is there instead, for the person to choose better words."""
        there = (node for node in self.observation.nodes if self._may_be(node, roles))
        buttons_first = sorted(there, key=lambda node: node.role != "button")
        called = [words[0] for node in buttons_first if (words := self.labels(node))]
        named = [clip(without_marks(words), 16) for words in called]
        some = list(dict.fromkeys(named))[:_NAMED_INSTEAD]
        return tr("この画面にあるのは {some} などです。", some=tr("、").join(some)) if some else ""

    def _find_in(
        self,
        scope: AriaNode,
        phrase: str,
        roles: frozenset[str],
        first: frozenset[str],
        what: str,
    ) -> FoundNode | NodeNotFound:
        nodes = [node for node in scope.walk() if self._may_be(node, roles)]
        result = NodeNotFound("")
        for words, wanted, penalty in self._spellings(phrase, roles):
            fitting = [node for node in nodes if node.role in wanted]
            hits = self._best(words, fitting, first, floor=_HOLDS)
            outcome = self._decide(hits, phrase, what, penalty)
            if isinstance(outcome, FoundNode) or outcome.is_tie:
                return outcome
            result = outcome if outcome.is_disabled else result
        inside = self._within(scope, phrase, roles, first, what)
        if inside is not None or result.is_disabled:
            return inside or result
        return self._decide(self._best(phrase, nodes, first, floor=1), phrase, what, 0.0)

    def _may_be(self, node: AriaNode, roles: frozenset[str]) -> bool:
        if node.role in GROUP_ROLES:
            return node.role in roles and any(
                inner.role in TOGGLE_ROLES for inner in node.walk() if inner is not node
            )
        if node.ref is None or node.role not in roles:
            return False
        return node.role != "generic" or node.is_clickable

    def _spellings(
        self, phrase: str, roles: frozenset[str]
    ) -> Iterable[tuple[str, frozenset[str], float]]:
        """Yield the words to look for: as said, then without 「ボタン」 but for buttons only."""
        yield phrase, roles, 0.0
        for kind, kind_roles in synonyms().kinds.items():
            bare = re.sub(rf"の?{re.escape(kind)}$", "", phrase).strip()
            if bare and bare != phrase:
                yield bare, roles & frozenset(kind_roles) or roles, 0.0
                yield bare, roles, 0.08

    def _best(
        self, phrase: str, nodes: Sequence[AriaNode], first: frozenset[str], floor: int
    ) -> tuple[_Hit, ...]:
        """Return the hits of the best level that is no worse than `floor`, enabled ones if any.

        Words that mean the same count alike when one of the roles in `first` is among them.
        """
        levels = [_Hit(node, self._level(phrase, node)) for node in nodes]
        hits = [hit for hit in levels if hit.level >= floor]
        wanted = [h for h in hits if h.level >= SAME and h.node.role in first]
        hits = [h for h in wanted if not h.node.is_disabled] or hits
        top = max((hit.level for hit in hits), default=0)
        best = [hit for hit in hits if hit.level == top]
        enabled = [hit for hit in best if not hit.node.is_disabled]
        preferred = [hit for hit in enabled if hit.node.role in first]
        return self._distinct(preferred or enabled) if enabled else tuple(best)

    def _level(self, phrase: str, node: AriaNode) -> int:
        """Say how well a node is called `phrase`, 0 to 100."""
        wanted = squeeze(phrase)
        return max((match_level(wanted, label) for label in self.labels(node)), default=0)

    def _distinct(self, hits: Sequence[_Hit]) -> tuple[_Hit, ...]:
        """Count an element and what it is made of once; the one with a real role stands for both."""
        if len(hits) < 2:
            return tuple(hits)
        ids = {id(hit.node): hit for hit in hits}
        dropped: set[int] = set()
        for hit in hits:
            for outer in self.observation.ancestors(hit.node):
                if id(outer) in ids:
                    is_inner_plain = hit.node.role in ("clickable", "generic")
                    dropped.add(id(hit.node) if is_inner_plain else id(outer))
        return tuple(hit for hit in hits if id(hit.node) not in dropped)

    def _decide(
        self, hits: Sequence[_Hit], phrase: str, what: str, penalty: float
    ) -> FoundNode | NodeNotFound:
        if not hits:
            return NodeNotFound("")
        if all(hit.node.is_disabled for hit in hits):
            name = clip(hits[0].node.label, 40)
            return NodeNotFound(
                tr("「{name}」は今は使えない状態（無効）です。", name=name), is_disabled=True
            )
        if len(hits) == 1:
            return FoundNode(hits[0].node, round(hits[0].level / 100 - penalty, 2))
        named = tr("、").join(tr("「{name}」", name=clip(hit.node.label, 24)) for hit in hits[:4])
        return NodeNotFound(
            tr(
                "「{phrase}」に当てはまる{what}が {hits} 個あり、どれか決められません：{named}",
                phrase=clip(phrase, 30),
                what=what or tr("要素"),
                hits=len(hits),
                named=named,
            ),
            is_tie=True,
        )

    def _within(
        self,
        scope: AriaNode,
        phrase: str,
        roles: frozenset[str],
        first: frozenset[str],
        what: str,
    ) -> FoundNode | NodeNotFound | None:
        """Read 「ヘッダーの検索」 and 「ログインフォームのメール」: a container, then what is in it."""
        outer, joint, inner = phrase.partition("の")
        if not joint or not outer or not inner:
            return None
        for node in scope.walk():
            is_named = node.role not in roles and node.children and node.name
            if is_named and squeeze(outer) in squeeze(node.name):
                result = self._find_in(node, inner, roles, first, what)
                if isinstance(result, FoundNode) or result.is_tie:
                    return result
        return None

    def _choices_beside(self, phrase: str) -> FoundNode | None:
        """Find radio buttons or boxes that only stand beside these words, in a table or a list of terms."""
        wanted = squeeze(phrase)
        found: dict[int, FoundNode] = {}
        for node in self.observation.nodes:
            if node.role not in ("radio", "checkbox") or node.ref is None:
                continue
            for outer in list(self.observation.ancestors(node))[:4]:
                level = match_level(wanted, self._words_before(outer))
                if level >= _HOLDS and not any(n.role in FIELDS for n in outer.walk()):
                    found[id(outer)] = FoundNode(outer, level / 100)
                    break
        return next(iter(found.values())) if len(found) == 1 else None

    def _words_before(self, node: AriaNode) -> str:
        """Return the text that stands just before a node, "" when something to use does."""
        outer = next(self.observation.ancestors(node), None)
        before = outer.children[: _index(outer.children, node)] if outer else ()
        if not before or any(inner.is_operable for inner in before[-1].walk()):
            return ""
        return before[-1].words()

    def _beside(self, node: AriaNode) -> str:
        """Return the text just before a field without a name: a label cell, a term, a run of text."""
        current = node
        for outer in list(self.observation.ancestors(node))[:3]:
            before = outer.children[: _index(outer.children, current)]
            text = before[-1] if before else None
            if text is not None:
                is_label = not any(inner.is_operable for inner in text.walk())
                return text.words() if is_label else ""
            current = outer
        return ""


def is_hint(name: str) -> bool:
    """Say whether the name of a field only shows how to fill it in: 「例：2026-11-20」."""
    return bool(_HINT.search(name))


def match_level(wanted: str, label: str) -> int:
    """Say how well a label means the squeezed words `wanted`: 97 the same … 50 part of them."""
    said = squeeze(label)
    if not wanted or not said:
        return 0
    bare, bare_wanted = plain_label(label), plain_label(wanted)
    if said == wanted:
        return 97
    if bare and bare == bare_wanted:
        return 94
    if bare and _STEM.sub("", bare) == _STEM.sub("", bare_wanted):
        return 92
    alike = synonyms().alike(wanted) | synonyms().alike(bare_wanted)
    if said in alike or bare in alike:
        return 88
    if len(bare_wanted) >= _LONG_ENOUGH and bare_wanted in said:
        return 72
    if any(len(word) > _LONG_ENOUGH and word in said for word in alike):
        return 62
    if len(bare) >= _LONG_ENOUGH and bare in wanted:
        return 55
    return 0


def plain_label(label: str) -> str:
    """Return a label without 「(必須)」, counts in brackets, colons and ornaments, squeezed."""
    return squeeze(_ORNAMENTS.sub("", _ASIDES.sub("", label)))


def _index(children: Sequence[AriaNode], child: AriaNode) -> int:
    return next(index for index, other in enumerate(children) if other is child)
