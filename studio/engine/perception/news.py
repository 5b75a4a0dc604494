"""What is new on a page after an act: what it says now, apart from what only opened. Pure, linear.

Compared is the whole tree of the page with every frame, before anything is folded for a prompt.
What stands in fields is left out: the run may have typed it. So are the words of buttons and of
choices, which say what could be done and not what was.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final
from urllib.parse import urlsplit

from studio.domain.page.address import host_of
from studio.domain.page.observation import (
    DIALOG_ROLES,
    EDITABLE_ROLES,
    LIVE_ROLES,
    OPERABLE_ROLES,
    ROW_ROLES,
    AriaNode,
    Observation,
)
from studio.domain.text import clip, squeeze
from studio.engine.perception.wording import clean, join_words
from studio.engine.ports import LEFT_OPEN

_LISTS_OF_CHOICES: Final = frozenset({"menu", "listbox", "tooltip", "tablist"})
_INLINE: Final = frozenset(
    {"text", "link", "strong", "emphasis", "code", "mark", "time", "img", "superscript",
     "subscript", "insertion", "deletion"}
)  # fmt: skip
_SAYS: Final = OPERABLE_ROLES - {"link", "treeitem", "clickable"}
"""Controls: their words are an offer; of a box or row that can be pressed, they are what it says."""
_TOLD: Final = _SAYS - EDITABLE_ROLES
_CHOICES: Final = 2
"""So many controls, apart from one that closes it, make a box a question; a message has its OK."""
_CLOSES: Final = re.compile(r"閉じる|close|とじる|[×✕✖xX]?")
_ASKS: Final = re.compile(r"[?？]$|(?:ますか|ですか|でしょうか)[。.]?$")
_TELLS: Final = re.compile(
    r"ました|(?<!未)(?:完了|成功)(?!した[^。])|ありがと|受付番号|success|thank|hasbeen|havebeen|(?:add|creat|updat|delet|remov|sav|submitt|"
    r"chang|edit|plac|complet|receiv|approv|publish|post|cancel|confirm|reject|upload|purchas|order)(?:l?ed)|sent"
)
"""What sounds like an answer is told first; nothing is left out for want of it."""
_LONGEST_MESSAGE: Final = 160
_SAID, _SAID_CHARS = 2, 60
"""How many messages are the answer to what was sent, and how much of each."""


class NewsKind(StrEnum):
    """What something new is, the most telling kinds first."""

    MESSAGE = "message"
    PLACE = "place"
    TEXT = "text"
    ROW = "row"
    LISTED = "listed"
    """A row of data in a list that came as a whole, the new name of what closed: it tells of an act that sent something, else that only opened."""
    GONE = "gone"
    CLOSED = "closed"
    OPENED = "opened"


_NO_EVIDENCE: Final = frozenset({NewsKind.OPENED, NewsKind.GONE, NewsKind.CLOSED})
_RANKS: Final = {kind: rank for rank, kind in enumerate(NewsKind)}


@dataclass(frozen=True, slots=True)
class News:
    """One thing that is new: words as they stand on the page, whole."""

    kind: NewsKind
    words: str

    @property
    def key(self) -> str:
        """The words as they are compared."""
        return squeeze(self.words)

    @property
    def line(self) -> str:
        """The line a model reads: `! 保存しました`, `+ …`, `- …`."""
        sign = {NewsKind.MESSAGE: "!", NewsKind.GONE: "-", NewsKind.CLOSED: "-"}.get(self.kind, "+")
        return f"{sign} {clip(clean(self.words), _LONGEST_MESSAGE)}"


@dataclass(frozen=True, slots=True)
class _Part:
    """A paragraph, heading, message or row, and what it stands in."""

    block: AriaNode
    kind: NewsKind
    words: str
    key: str


@dataclass(frozen=True)
class PageNews:
    """What a page says by itself."""

    page: Observation

    @cached_property
    def parts(self) -> tuple[_Part, ...]:
        """Its paragraphs, headings, messages and rows, in document order."""
        return tuple(_parts(self.page))

    @cached_property
    def text(self) -> str:
        """All of it as it is compared; what is only offered for choice left out."""
        said = (part.key for part in self.parts if part.kind is not NewsKind.OPENED)
        return squeeze(self.page.title) + "".join(said)

    @property
    def place(self) -> str:
        """Its address without the query: where the same list may stand again."""
        address = urlsplit(self.page.url)
        return f"{address.netloc}{address.path}"

    @cached_property
    def called(self) -> tuple[str, ...]:
        """Its host, title and headings: what one record is called at each of its addresses; () without a heading."""
        headings = [node.words() for node in self.page.nodes if node.role == "heading"]
        return (host_of(self.page.url), self.page.title, *headings) if headings else ()


@dataclass(frozen=True)
class Change:
    """What came of one act.

    Attributes:
        before: The page it was done on; of an act that a dialog of the browser held up, the page before the dialog.
        after: The page it left.
    """

    before: PageNews
    after: PageNews

    @cached_property
    def news(self) -> tuple[News, ...]:
        """What is new, the most telling first."""
        found = dict.fromkeys(
            (
                *self._asides(),
                *self._appeared(),
                *(new for _, new in self._relabelled),
                *self._gone(),
            )
        )
        return tuple(sorted(found, key=lambda one: (_RANKS[one.kind], not _TELLS.search(one.key))))

    @cached_property
    def has_moved(self) -> bool:
        """True when another document is shown, or the same one anew."""
        old = {node.ref for node in self.before.page.nodes if node.ref}
        new = [node.ref for node in self.after.page.nodes if node.ref]
        is_elsewhere = (
            self.before.page.url.partition("#")[0] != self.after.page.url.partition("#")[0]
        )
        return is_elsewhere or (bool(new) and not any(ref in old for ref in new))

    @cached_property
    def stays(self) -> bool:
        """True when the same page is shown, or the same record at another of its addresses (/12/view, /12)."""
        before, after = self.before, self.after
        return before.place == after.place or (() != before.called == after.called)

    def is_new(self, quoted: str, *, has_sent: bool = False) -> bool:
        """Say whether squeezed words came up by this act, and stand in nothing that only opened.

        Args:
            quoted: The words.
            has_sent: Something that may last has left with the act.
        """
        is_in = any(
            quoted in one.key or one.key in quoted
            for one in self.news
            if one.kind not in _NO_EVIDENCE and (has_sent or one.kind is not NewsKind.LISTED)
            and not is_question(one.key)
        )  # fmt: skip
        return is_in and self._has_more_of(quoted)

    def is_gone(self, quoted: str) -> bool:
        """Say whether squeezed words stood in a row that is no longer there."""
        rows = (one.key for one in self.news if one.kind is NewsKind.GONE)
        return any(quoted in row for row in rows) and quoted not in self.after.text

    def _has_more_of(self, quoted: str) -> bool:
        was = self.before.text.count(quoted)
        if not self.stays:
            return not was
        said = " ".join(one.key for one in self.news if one.kind is NewsKind.MESSAGE)
        if any(quoted in new.key and quoted not in old for old, new in self._relabelled):
            return True
        return max(self.after.text.count(quoted), said.count(quoted)) > was

    def _asides(self) -> Iterator[News]:
        """Yield what a script's alert says, and the title of another page."""
        for dialog in self.after.page.dialogs:
            if dialog.kind == "alert":
                yield News(NewsKind.MESSAGE, dialog.message)
        if self.before.page.title != self.after.page.title and self.after.page.title:
            yield News(NewsKind.PLACE, self.after.page.title)

    def _appeared(self) -> Iterator[News]:
        added = _beyond(self.after.parts, self.before.parts)
        gone = _beyond(self.before.parts, self.after.parts)
        is_added_to = not self.has_moved and 2 * len(gone) < max(2, len(added))
        opens = is_added_to and _has_expanded(self.before.page, self.after.page)
        panels = _Panels(self.after.page, self.before.page)
        settled = _values(self.before.page) - _values(self.after.page)
        for part in added:
            is_box = not panels.is_live(part) and part.key not in settled
            is_opened = is_added_to and is_box and (opens or panels.hold(part))
            is_data = not opens and part.kind is NewsKind.ROW and _is_data(part.block)
            closed = NewsKind.LISTED if is_data else NewsKind.OPENED
            yield News(closed if is_opened else part.kind, part.words)

    @cached_property
    def _relabelled(self) -> tuple[tuple[str, News], ...]:
        """The controls that call themselves otherwise now: what they said before, squeezed, and what they say."""
        if self.has_moved:
            return ()
        return tuple(
            (squeeze(old.label), News(_kind_of_name(old, new), new.label))
            for old, new in _same_controls(self.before.page, self.after.page)
            if squeeze(new.label) and squeeze(old.label) not in ("", squeeze(new.label))
        )

    def _gone(self) -> Iterator[News]:
        """Yield rows that left a list that is still there, and boxes that closed."""
        if not self.stays:
            return
        kept = {part.key for part in self.after.parts}
        stays = any(part.kind is NewsKind.ROW and part.key in kept for part in self.before.parts)
        for part in _beyond(self.before.parts, self.after.parts):
            if part.kind is NewsKind.ROW and (stays or not self.after.parts):
                yield News(NewsKind.GONE, part.words)
        open_now = {(node.ref, node.role) for node in self.after.page.nodes}
        for node in self.before.page.nodes:
            if node.role in DIALOG_ROLES and (node.ref, node.role) not in open_now:
                yield News(NewsKind.CLOSED, node.words())


def _kind_of_name(old: AriaNode, new: AriaNode) -> NewsKind:
    """Say what another name of a control is: where it opened or closed as well, it may be no more than that."""
    is_still = old.states.get("expanded") == new.states.get("expanded")
    return NewsKind.TEXT if is_still else NewsKind.LISTED


def _same_controls(before: Observation, after: Observation) -> Iterator[tuple[AriaNode, AriaNode]]:
    """Yield the controls that stand on both pages: the same element, or the only one drawn anew in its place."""
    was, now = ([node for node in page.nodes if node.role in _TOLD] for page in (before, after))
    by_ref = {node.ref: node for node in was if node.ref}
    yield from ((by_ref[node.ref], node) for node in now if node.ref in by_ref)
    changed = list[tuple[AriaNode, AriaNode]]()
    if [node.role for node in was] == [node.role for node in now]:
        redrawn = [pair for pair in zip(was, now, strict=True) if pair[0].ref != pair[1].ref]
        changed = [pair for pair in redrawn if pair[0].label != pair[1].label]
    if len(changed) != 1:
        changed = list(_renamed(was, now))
    yield from changed if len(changed) == 1 else ()


def _renamed(
    was: Sequence[AriaNode], now: Sequence[AriaNode]
) -> Iterator[tuple[AriaNode, AriaNode]]:
    """Yield the controls drawn anew that keep one of their words: 「最新 議事録」, 「一時停止中 議事録」."""
    old, new = ({(node.role, node.label) for node in nodes} for nodes in (was, now))
    gone: dict[tuple[str, str], list[AriaNode]] = {}
    for node in was:
        for word in _words_of(node) if (node.role, node.label) not in new else ():
            gone.setdefault(word, []).append(node)
    for node in now:
        if (node.role, node.label) not in old:
            kept = {one.ref: one for word in _words_of(node) for one in gone.get(word, ())}
            yield from (
                (one, node) for one in kept.values() if len(kept) == 1 and one.ref != node.ref
            )


def _words_of(control: AriaNode) -> set[tuple[str, str]]:
    return {(control.role, word) for word in control.label.split() if len(word) > 1}


def is_question(key: str) -> bool:
    """Say whether squeezed words ask something: 「削除しますか？」 is no answer."""
    return bool(_ASKS.search(key))


def sounds_like_answer(key: str) -> bool:
    """Say whether squeezed words tell of something that was done; a heading 「商品を変更」 only names it."""
    return bool(_TELLS.search(key)) and not is_question(key)


def said_to_it(before: Observation, after: Observation) -> str:
    """Return what a page says to what was sent, the most telling first: 送信しました・受付番号：K-00002; "" for nothing.

    Args:
        before: The page that it was sent from.
        after: The page that came of it.
    """
    return told_in(Change(PageNews(before), PageNews(after)))


def told_in(change: Change) -> str:
    """Return what a page says to what changed it, as `said_to_it` does."""
    told = dict.fromkeys(
        clip(one.words, _SAID_CHARS)
        for one in change.news
        if one.kind is NewsKind.MESSAGE and not is_question(one.key)
    )
    return "・".join(tuple(told)[:_SAID])


def waits_for_answer(page: Observation) -> bool:
    """Say whether a dialog of the browser is open: nothing else of the page can be seen then."""
    return any(dialog.answer == LEFT_OPEN for dialog in page.dialogs)


def _parts(page: Observation) -> Iterator[_Part]:
    """Yield what the page says, part by part."""
    runs: list[tuple[AriaNode, NewsKind, list[str]]] = []
    stack = [(page.root, page.root, NewsKind.TEXT)]
    while stack:
        node, block, kind = stack.pop()
        if node.role in EDITABLE_ROLES or "editable" in node.states:
            continue
        if node is not page.root:
            block, kind = _place_of(node, block, kind)
        words = node.text or (node.name if _is_leaf(node) else "")
        if words.strip() and node.role not in _SAYS:
            if not runs or runs[-1][0] is not block:
                runs.append((block, kind, []))
            runs[-1][2].append(words)
        if not _is_leaf(node):
            stack.extend((child, block, kind) for child in reversed(node.children))
    for block, kind, said in runs:
        words = join_words([clean(one) for one in said])
        if key := squeeze(words):
            is_message = kind is not NewsKind.OPENED and _sounds_like_message(block, key)
            yield _Part(block, NewsKind.MESSAGE if is_message else kind, words, key)


def _is_leaf(node: AriaNode) -> bool:
    """Say whether a node's own name says all that is in it."""
    is_one = not node.children or node.role == "heading" or node.role in OPERABLE_ROLES
    return bool(node.name) and is_one


def _place_of(node: AriaNode, block: AriaNode, kind: NewsKind) -> tuple[AriaNode, NewsKind]:
    """Return the part that a node's words belong to, and what kind of part it is."""
    if kind is NewsKind.OPENED or node.role in _LISTS_OF_CHOICES:
        return node, NewsKind.OPENED
    if node.role in DIALOG_ROLES:
        asks = any(is_question(squeeze(one.name or one.text)) for one in node.walk())
        asks = asks or _offers_choice(node)
        return node, NewsKind.OPENED if asks else NewsKind.MESSAGE
    if node.role in LIVE_ROLES:
        return node, NewsKind.MESSAGE
    if node.role == "heading":
        return node, kind if kind is NewsKind.MESSAGE else NewsKind.PLACE
    if node.role in _INLINE or (block.role == "row" and kind is NewsKind.ROW):
        return block, kind
    if node.role in ROW_ROLES:
        return node, kind if kind is NewsKind.MESSAGE else NewsKind.ROW
    return node, kind


def _offers_choice(box: AriaNode) -> bool:
    """Say whether a box waits for something to be chosen or filled in, rather than telling something."""
    controls = [node for node in box.walk() if node is not box and node.is_operable]
    has_field = any(node.role in EDITABLE_ROLES for node in controls)
    acting = [node for node in controls if not _CLOSES.fullmatch(node.label.strip())]
    return has_field or len(acting) >= _CHOICES


def _sounds_like_message(block: AriaNode, key: str) -> bool:
    is_row = block.role in ("row", "article", "treeitem")
    return not is_row and len(key) <= _LONGEST_MESSAGE and bool(_TELLS.search(key))


def _is_data(row: AriaNode) -> bool:
    """Say whether a row of a table says something beside what can be pressed in it, as no menu and no calendar does."""
    stack = [row] if row.role == "row" else []
    while stack:
        node = stack.pop()
        if node.role in OPERABLE_ROLES or node.role == "columnheader":
            continue
        if any(map(str.isalpha, node.text or ("" if node.children else node.name))):
            return True
        stack.extend(node.children)
    return False


def _beyond(parts: tuple[_Part, ...], others: tuple[_Part, ...]) -> list[_Part]:
    """Return the parts that the other page does not have, or not as often."""
    have = Counter(part.key for part in others)
    found: list[_Part] = []
    for part in parts:
        if have[part.key]:
            have[part.key] -= 1
        else:
            found.append(part)
    return found


def _has_expanded(before: Observation, after: Observation) -> bool:
    """Say whether something says of itself that it is open now."""
    was = {node.ref for node in before.nodes if node.states.get("expanded") == "true"}
    return any(
        node.states.get("expanded") == "true" and node.ref not in was for node in after.nodes
    )


class _Panels:
    """Tells new parts in a box of choices that opened; a new row of an old list is none."""

    def __init__(self, page: Observation, before: Observation) -> None:
        self._page = page
        self._old = {node.ref for node in before.nodes if node.ref}
        self._old_fields = {(node.role, node.label) for node in before.nodes if _is_field(node)}
        self._judged: dict[int, bool] = {}
        self._stood: dict[int, bool] = {}

    def is_live(self, part: _Part) -> bool:
        """Say whether a part is told by the page in a message of its own."""
        around = (part.block, *self._page.ancestors(part.block))
        return part.kind is NewsKind.MESSAGE and any(node.role in LIVE_ROLES for node in around)

    def hold(self, part: _Part) -> bool:
        """Say whether a part stands in such a box."""
        outermost: AriaNode | None = None
        for around in (part.block, *self._page.ancestors(part.block)):
            if around is self._page.root or self._stood_before(around):
                break
            outermost = around
        if outermost is None:
            return False
        if id(outermost) not in self._judged:
            is_box = outermost.role not in ROW_ROLES and _offers_choice(outermost)
            self._judged[id(outermost)] = is_box
        return self._judged[id(outermost)]

    def _stood_before(self, box: AriaNode) -> bool:
        """Say whether a box holds anything that was there before, or the same fields drawn anew: it did not open now."""
        if id(box) not in self._stood:
            fields = [(node.role, node.label) for node in box.walk() if _is_field(node)]
            is_redrawn = bool(fields) and all(field in self._old_fields for field in fields)
            is_old = any(node.ref and node.ref in self._old for node in box.walk())
            self._stood[id(box)] = is_old or is_redrawn
        return self._stood[id(box)]


def _values(page: Observation) -> set[str]:
    """Return what fields hold, squeezed: a field that is closed leaves its words in its place."""
    return {squeeze(node.text) for node in page.nodes if node.role in EDITABLE_ROLES and node.text}


def _is_field(node: AriaNode) -> bool:
    return node.role in EDITABLE_ROLES and bool(node.label)
