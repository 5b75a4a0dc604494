"""What changed since the page was last looked at, in the notation of the page: + ~ -. Pure, linear.

Refs are sticky while an element keeps its role and name, so nodes are compared by ref; what a
container merely repeats of its children is not told twice.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from studio.domain.page.observation import AriaNode, Observation
from studio.domain.text import clip, tokens_of
from studio.engine.perception.layout import lines_of
from studio.engine.perception.news import waits_for_answer
from studio.engine.perception.wording import clean, kind_word, states, value_of

CHANGE_BUDGET: Final = 500
"""Tokens that a list of changes may cost."""
_SAME_PAGE: Final = 0.3
"""Share of refs that two views of one page have in common at least."""
_WORDS: Final = 80
_LINES_EACH: Final = 6


@dataclass(frozen=True, slots=True)
class Changes:
    """What a person would notice.

    Attributes:
        lines: What alerts said (`! …`), then `+ …`, `~ …`, `- …` in the order of the page; a new page has no such.
        is_new_page: Nothing to compare with: another document.
    """

    lines: tuple[str, ...] = ()
    is_new_page: bool = False

    def text(self, budget: float = CHANGE_BUDGET) -> str:
        """Return the changes within `budget` estimated tokens; says how many are left out."""
        shown: list[str] = []
        left = budget
        for line in self.lines:
            left -= tokens_of(line) + 1
            if left < 0 and shown:
                break
            shown.append(line)
        more = len(self.lines) - len(shown)
        head = ["新しいページ"] if self.is_new_page else []
        return "\n".join([*head, *shown, *([f"…他 {more:,} 件の変化"] if more else [])])


def changes(before: Observation, after: Observation) -> Changes:
    """Return what is different in `after`; a page with an open dialog of the browser shows nothing to compare."""
    said = tuple(
        f"! {clip(clean(dialog.message), 2 * _WORDS)}"
        for dialog in after.dialogs
        if dialog.kind == "alert"
    )
    if waits_for_answer(before) or waits_for_answer(after):
        return Changes(said)
    old = {node.ref: node for node in before.nodes if node.ref}
    new = {node.ref: node for node in after.nodes if node.ref}
    common = sum(ref in old for ref in new)
    is_led_on = before.title != after.title and _path(before.url) != _path(after.url)
    if is_led_on or common < _SAME_PAGE * max(1, min(len(old), len(new))):
        return Changes(said, is_new_page=True)
    gone = [(node, _shown(node)) for node in _gone(before, new)]
    redrawn = Counter(shown for _, shown in gone)
    lines = [*said, *_changed(after, old, redrawn)]
    for node, shown in gone:
        if redrawn[shown]:
            redrawn[shown] -= 1
            lines += [f"- {words}"] if (words := _words(node)) else []
    return Changes(tuple(dict.fromkeys(lines)))


def _path(url: str) -> str:
    return url.partition("#")[0].partition("?")[0]


def _shown(node: AriaNode) -> str:
    """Return what a part shows, without its refs: a page that draws it anew has changed nothing by that."""
    return "\n".join(lines_of(node, lambda _: ""))


def _changed(after: Observation, old: dict[str, AriaNode], redrawn: Counter[str]) -> Iterator[str]:
    """Yield what is new or different, outermost first; what is inside of it is told with it.

    Args:
        after: The page now.
        old: The nodes before, by ref.
        redrawn: What is gone; what stands here once more is taken from it.
    """
    around = _around_known(after, old)
    stack = [after.root]
    while stack:
        node = stack.pop()
        was = old.get(node.ref) if node.ref else None
        if node.ref and was is None and id(node) not in around:
            if redrawn and redrawn[shown := _shown(node)]:
                redrawn[shown] -= 1
            else:
                yield from _added(node, after)
            continue
        if node.ref and was is None and (own := _own_text(node)):
            yield f"+ {clip(own, 2 * _WORDS)}"
        if was is not None:
            if line := _difference(was, node, after):
                yield line
                if node.is_operable:
                    continue
            if line := _reordered(was, node):
                yield line
        stack.extend(reversed(node.children))


def _around_known(after: Observation, old: dict[str, AriaNode]) -> set[int]:
    """Return the ids of all that holds something that was there: a box that a page drew around it is no new part."""
    around: set[int] = set()
    for node in reversed(after.nodes):
        if any(child.ref in old or id(child) in around for child in node.children):
            around.add(id(node))
    return around


def _words(node: AriaNode) -> str:
    return clip(clean(node.name or node.text) or node.words(), _WORDS)


def _added(node: AriaNode, page: Observation) -> Iterator[str]:
    """Yield the lines of a new part of the page."""
    lines = [line for line in lines_of(node, page.short_ref) if line]
    for line in lines[:_LINES_EACH]:
        yield f"+ {line}"
    if len(lines) > _LINES_EACH:
        yield f"+ …他 {len(lines) - _LINES_EACH:,} 行"


def _gone(before: Observation, new: dict[str, AriaNode]) -> Iterator[AriaNode]:
    """Yield what is gone, outermost first."""
    stack = [before.root]
    while stack:
        node = stack.pop()
        if node.ref and node.ref not in new:
            yield node
            continue
        stack.extend(reversed(node.children))


def _difference(was: AriaNode, node: AriaNode, page: Observation) -> str:
    """Return one line for a node whose words, value or state changed; "" when they did not."""
    are_fields = was.is_operable and node.is_operable
    say = _said_of_field if are_fields else _said_of_part
    left, right = say(was), say(node)
    if left == right:
        return ""
    if not are_fields:
        return _words_changed(left, right)
    ref = page.short_ref(node.ref or "")
    name = clip(clean(node.name), _WORDS)
    if left[0] != right[0]:
        return f"~ {ref} {clip(left[0], _WORDS)} → {clip(right[0], _WORDS)}"
    parts = [
        f"{clip(a, _WORDS) or '空'} → {clip(b, _WORDS) or '空'}"
        for a, b in zip(left[1:], right[1:], strict=True)
        if a != b
    ]
    return f"~ {ref} {name} {', '.join(parts)}".replace("  ", " ")


def _words_changed(left: tuple[str, ...], right: tuple[str, ...]) -> str:
    a, b = " ".join(filter(None, left)), " ".join(filter(None, right))
    if not a:
        return f"+ {clip(b, 2 * _WORDS)}"
    return f"~ {clip(a, _WORDS)} → {clip(b, _WORDS)}" if b else f"- {clip(a, _WORDS)}"


def _said_of_field(node: AriaNode) -> tuple[str, ...]:
    """Return name, value, box and states of what can be acted on."""
    value = value_of(node).partition(" [")[0].strip()
    if value.startswith("("):
        value = ""
    return clean(node.name), value or _own_text(node), kind_word(node), states(node).strip()


def _said_of_part(node: AriaNode) -> tuple[str, ...]:
    """Return name, own runs of text and states: also of what could be acted on in one look only."""
    name = "" if any(child.ref for child in node.children) else clean(node.name)
    return name, _own_text(node), states(node).strip()


def _own_text(node: AriaNode) -> str:
    runs = [child.text for child in node.children if child.role == "text" and not child.ref]
    return clean(" ".join(part for part in (node.text, *runs) if part))


def _reordered(was: AriaNode, node: AriaNode) -> str:
    """Say that the same children stand in another order, in one line."""
    left, right = _refs(was.children), _refs(node.children)
    if left == right:
        return ""
    both = Counter(left) & Counter(right)
    kept_left = [ref for ref in left if ref in both]
    kept_right = [ref for ref in right if ref in both]
    if kept_left == kept_right:
        return ""
    return f"~ 並び順が変わりました: {clip(node.name, 40) or node.role} ({len(kept_right):,} 件)"


def _refs(nodes: Sequence[AriaNode]) -> list[str]:
    return [node.ref for node in nodes if node.ref]
