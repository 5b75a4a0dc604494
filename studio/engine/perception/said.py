"""What a page says as one text of runs, searched as people read it: width, case and blanks do not count. Pure.

A run is what one element says; runs are parted by line feeds. Fields say their name, then what they hold.
"""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import Final

from studio.domain.page.observation import AriaNode
from studio.domain.text import spoken, squeeze, strip_unseen

_DIGITS: Final = re.compile(r"\d+(?:[,.]\d+)*")
_SPACES: Final = re.compile(r"\s+")
_SHOWN: Final = re.compile(r":|\\[\[\]|]")
"""What stands between two runs in the text of a page: `term: definition`, `[link] [link]`, `cell|cell`."""


@dataclass(frozen=True, slots=True)
class Run:
    """What one element says itself, on one line, and the heading it stands under."""

    node: AriaNode
    text: str
    heading: str = ""


@dataclass(frozen=True, slots=True)
class TextSpan:
    """A part of one run: the run's number, and where in it the part begins and ends."""

    run: int
    start: int
    end: int


@dataclass(frozen=True)
class SaidText:
    """Runs in document order."""

    runs: tuple[Run, ...]

    def text(self, span: TextSpan) -> str:
        """Return what stands there, on the page's own writing."""
        return self.runs[span.run].text[span.start : span.end].strip()

    @cached_property
    def _starts(self) -> list[int]:
        """Where each run begins in `_folded`."""
        return list(accumulate((len(squeezed(run.text)) for run in self.runs), initial=0))

    @cached_property
    def _folded(self) -> str:
        return "".join(squeezed(run.text) for run in self.runs)

    def spans_of(self, words: str) -> tuple[TextSpan, ...]:
        """Return where words stand within one run; a number is never a part of a longer one."""
        wanted = squeezed(words)
        if not wanted:
            return ()
        found = (self._span(match) for match in re.finditer(re.escape(wanted), self._folded))
        return tuple(
            span for span in found if span and not _cuts_number(self.runs[span.run].text, span)
        )

    def holds(self, words: str, span: TextSpan) -> bool:
        """Say whether a quote stands on the page so that it holds this span.

        It may go over several runs, with the signs between them that a page is shown with.
        """
        start, end = self._place(span)
        pattern = _SHOWN.sub(r"\g<0>?", re.escape(squeezed(words)))
        found = re.finditer(f"(?=({pattern}))", self._folded)
        return any(one.start(1) <= start and end <= one.end(1) for one in found)

    def between(self, before: str, after: str, *, is_loose: bool = False) -> Iterator[str]:
        """Yield what stands between these words.

        Args:
            before: Ends with a line feed, or is "", where the value begins its run.
            after: Begins with a line feed, or is "", where the value ends its run.
            is_loose: Numbers in these words may be other ones.
        """
        behind = re.compile(_pattern(after, is_loose=is_loose))
        for at in self._after(before, is_loose=is_loose):
            run = bisect_right(self._starts, at) - 1
            if not (run < len(self.runs) and self._begins_well(before, at)):
                continue
            stop = self._starts[run + 1]
            if not after or after.startswith("\n"):
                end = stop if behind.match(self._folded, stop) else -1
            else:
                match = behind.search(self._folded, at + 1)
                end = match.start() if match and match.start() < stop else -1
            if end > at:
                yield self._original(run, at, end)

    def _after(self, before: str, *, is_loose: bool) -> Iterable[int]:
        """Yield the places behind `before`; the beginning of every run where there is none."""
        if not before.strip():
            return self._starts[:-1]
        return (m.end() for m in re.finditer(_pattern(before, is_loose=is_loose), self._folded))

    def _begins_well(self, before: str, at: int) -> bool:
        return (at in self._first) == (not before or before.endswith("\n"))

    @cached_property
    def _first(self) -> frozenset[int]:
        return frozenset(self._starts[:-1])

    def _span(self, match: re.Match[str]) -> TextSpan | None:
        run = bisect_right(self._starts, match.start()) - 1
        if match.end() > self._starts[run + 1]:
            return None
        origin = _origin(self.runs[run].text)
        first, last = match.start() - self._starts[run], match.end() - 1 - self._starts[run]
        return TextSpan(run, origin[first], origin[last] + 1)

    def _place(self, span: TextSpan) -> tuple[int, int]:
        text = self.runs[span.run].text
        start = self._starts[span.run] + len(squeezed(text[: span.start]))
        return start, start + len(squeezed(text[span.start : span.end]))

    def _original(self, run: int, start: int, end: int) -> str:
        text, first = self.runs[run].text, self._starts[run]
        origin = _origin(text)
        return text[origin[start - first] : origin[end - 1 - first] + 1].strip()


def runs_of(root: AriaNode) -> tuple[Run, ...]:
    """Return what everything under a node says, each thing once."""
    runs: list[Run] = []
    heading = ""
    for node, text in _told(root):
        if node.role == "heading":
            heading = text
        runs.append(Run(node, text, heading))
    return tuple(runs)


def under(said: SaidText, heading: str) -> SaidText:
    """Return only what stands under a heading of these words."""
    wanted = squeeze(heading)
    return SaidText(tuple(run for run in said.runs if squeeze(run.heading) == wanted))


def _told(root: AriaNode) -> Iterator[tuple[AriaNode, str]]:
    """Yield nodes with their own words; a name that only repeats what the children say is left out."""
    stack = [root]
    while stack:
        node = stack.pop()
        name, text = _plain(node.name), _plain(node.text)
        own = ("" if name and node.children and _is_repeated(name, node) else name, text)
        yield from ((node, words) for words in dict.fromkeys(own) if squeezed(words))
        stack.extend(child for child in reversed(node.children) if not _is_left_out(child, node))


def _is_repeated(name: str, node: AriaNode) -> bool:
    """Say whether the children say the name of their element, or all of them are said in it."""
    inside = squeeze(" ".join(child.words() for child in node.children))
    return bool(inside) and (inside in squeeze(name) or squeeze(name) in inside)


def _is_left_out(child: AriaNode, node: AriaNode) -> bool:
    """Say whether it is an option of a closed select that is not chosen: the field does not say it."""
    return node.role == "combobox" and child.role == "option" and "selected" not in child.states


def _plain(words: str) -> str:
    return _SPACES.sub(" ", spoken(strip_unseen(words))).strip()


@lru_cache(maxsize=8_192)
def _char(char: str) -> str:
    return "".join(unicodedata.normalize("NFKC", char).lower().split())


@lru_cache(maxsize=8_192)
def squeezed(text: str) -> str:
    """Return a text letter by letter as it is compared, without blanks."""
    return "".join(map(_char, text))


@lru_cache(maxsize=1_024)
def _origin(text: str) -> tuple[int, ...]:
    """Return for each letter of the squeezed text where it comes from."""
    return tuple(place for place, char in enumerate(text) for _ in _char(char))


def _pattern(words: str, *, is_loose: bool) -> str:
    plain = squeezed(words)
    if not is_loose:
        return re.escape(plain)
    return r"\d+(?:[,.]\d+)*".join(map(re.escape, _DIGITS.split(plain)))


def _cuts_number(text: str, span: TextSpan) -> bool:
    """Say whether the span is a part of a longer number: 300 of 2,300."""
    before, own, behind = (
        squeezed(part)
        for part in (text[: span.start], text[span.start : span.end], text[span.end :])
    )
    is_cut_before = own[:1].isdigit() and re.search(r"\d[,.]?\Z", before)
    is_cut_behind = own[-1:].isdigit() and re.match(r"[,.]?\d", behind)
    return bool(is_cut_before or is_cut_behind)
