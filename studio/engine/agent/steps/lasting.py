"""What of an act's evidence will hold another day: the post-conditions of a step. Pure.

One that tells whether the act worked, and one beside it whose absence is only noted: what a page
says changes more often than what it does.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Final
from urllib.parse import unquote, urlsplit

from studio.domain.actions.action import Action, Navigate
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome
from studio.domain.page.address import fits_path
from studio.domain.page.observation import MASK, Observation
from studio.domain.records.journal import StepClass
from studio.domain.text import fold, squeeze
from studio.engine.guard.repeating import class_of
from studio.engine.perception.diff import compare
from studio.engine.perception.news import sounds_like_answer
from studio.engine.perception.sayings import (
    MASKED,
    Saying,
    Weight,
    all_sayings,
    new_sayings,
    says_something,
)

_ALWAYS: Final = frozenset({EvidenceKind.DIALOG, EvidenceKind.TAB, EvidenceKind.LEFT})
_KEPT: Final = 2
_LONGEST: Final = 160
"""Characters of a text that is kept: a longer one is no message, and changes with the next edit."""
_DIGITS: Final = re.compile(r"\d+(?:[,.:/-]\d+)*")
_PATH: Final = re.compile(r"(?:/|[A-Za-z]:[\\/]).*[\\/][^\\/]+\.\w{1,5}")
"""A file that the person gave: pages show its name alone, and another one another day."""
_NUMBER: Final = re.compile(r"#\d+")
"""A record as the person and the page both write it: 「チケット #19」."""
_QUOTED: Final = re.compile(r"[「『“\"]([^」』”\"]+)[」』”\"]")


@dataclass(frozen=True, slots=True)
class Seen:
    """The page around an act, and what may be said about it another day too.

    Attributes:
        given: What the person said and gave; names of other things are other ones next time.
        row_words: What the row said that the act was done in.
        earlier: Further pages that the run has seen: what they said is no news of what was sent now.
        masked: Takes secrets out of a text; one that holds a secret is not kept at all.
    """

    before: Observation
    after: Observation
    given: Sequence[str] = ()
    row_words: Sequence[str] = ()
    earlier: Sequence[Observation] = ()
    masked: Callable[[str], str] = str


def lasting(
    action: Action, outcome: Outcome, seen: Seen | None, *, sends: bool
) -> tuple[Evidence, ...]:
    """Return what may be expected after an act: questions and tabs, then the rest, most telling first.

    Args:
        action: As decided.
        outcome: Verified.
        seen: The pages; None: only what the hands saw themselves.
        sends: Something left the browser with it: what the page answers tells more than where it leads.
    """
    if isinstance(action, Navigate):
        return ()
    always = [fact for fact in outcome.evidence if fact.kind in _ALWAYS and "{{" not in fact.detail]
    if seen is None:
        return (*always, *_addresses(outcome))
    sends = class_of(action, needs_approval=sends) is StepClass.COMMIT
    sayings = _sayings(seen)
    told = [saying for saying in sayings if saying.weight is Weight.MESSAGE]
    stood = (seen.before, *seen.earlier) if sends else (seen.before,)
    others = _most_telling(
        [one for one in sayings if one.weight is not Weight.MESSAGE], seen, stood
    )
    answers = [one for one in others if sounds_like_answer(squeeze(one.words))] if sends else []
    if sends and (left := tuple(_left(seen))):
        always += left
        known = _patterns(seen.earlier, seen)
        others = [one for one in others if one in answers or _pattern(one, seen) not in known]
    ranked = [
        *(_texts([*told, *answers], seen) if sends else ()),
        *_addresses(outcome),
        *_texts([*others, *told] if not sends else others, seen),
    ]
    return tuple(dict.fromkeys((*always, *ranked)))


def chosen(expects: Sequence[Evidence], quoted: str = "") -> tuple[Evidence, ...]:
    """Return what is kept of what may be expected: one that tells, one whose absence is noted.

    Args:
        expects: As `lasting` ranked them.
        quoted: What a verdict quoted from the page: it tells most.
    """
    always = [fact for fact in expects if fact.kind in _ALWAYS]
    ranked = [fact for fact in expects if fact.kind not in _ALWAYS]
    ranked.sort(key=lambda fact: not _is_quoted(fact, quoted))
    kept = [
        fact.model_copy(update={"is_minor": position > 0})
        for position, fact in enumerate(ranked[:_KEPT])
    ]
    return (*always, *kept)


def with_one_that_tells(expects: Sequence[Evidence]) -> tuple[Evidence, ...]:
    """Return post-conditions of which some went, so that the first of the rest tells whether the act worked."""
    ranked = [fact for fact in expects if fact.kind not in _ALWAYS]
    if not ranked or not all(fact.is_minor for fact in ranked):
        return tuple(expects)
    telling = ranked[0].model_copy(update={"is_minor": False})
    return tuple(telling if fact is ranked[0] else fact for fact in expects)


def _is_quoted(fact: Evidence, quoted: str) -> bool:
    if not quoted or fact.kind is not EvidenceKind.TEXT_APPEARED:
        return False
    said = squeeze(quoted)
    parts = [squeeze(part) for part in fact.detail.split(MASKED)]
    return all(part in said for part in parts) or said in "".join(parts)


def _sayings(seen: Seen) -> list[Saying]:
    """Return what came up; a dialog that came with a new page is not of the act, and may not come again."""
    change = compare(seen.before, seen.after)
    return [
        saying
        for saying in new_sayings(change, seen.before, seen.after)
        if not (saying.is_in_dialog and change.is_new_page)
        and len(saying.words) <= _LONGEST
        and seen.masked(saying.words) == saying.words
    ]


def _most_telling(
    sayings: Sequence[Saying], seen: Seen, pages: Sequence[Observation]
) -> list[Saying]:
    """Return texts in their order, those last that stood on these pages, of another number too: 「通知 (1)」."""
    stood = _patterns(pages, seen)
    return sorted(sayings, key=lambda one: _pattern(one, seen) in stood)


def _patterns(pages: Sequence[Observation], seen: Seen) -> frozenset[str]:
    return frozenset(_pattern(one, seen) for page in pages for one in all_sayings(page))


def _left(seen: Seen) -> Iterator[Evidence]:
    """Yield the form's page where sending led away from it: one that is not taken is shown again, with the same values."""
    was, now = urlsplit(seen.before.url), urlsplit(seen.after.url)
    path = _DIGITS.sub(MASKED, unquote(was.path))
    if was.netloc == now.netloc and not fits_path(path, now.path):
        yield Evidence(kind=EvidenceKind.LEFT, detail=path)


def _addresses(outcome: Outcome) -> Iterator[Evidence]:
    for fact in outcome.evidence:
        path = urlsplit(fact.detail).path
        if fact.kind is EvidenceKind.URL and not _DIGITS.search(unquote(path)):
            yield Evidence(kind=fact.kind, detail=path)


def _texts(sayings: Sequence[Saying], seen: Seen) -> Iterator[Evidence]:
    for saying in sayings:
        detail = _pattern(saying, seen)
        is_template = "{{" in detail  # the page's own braces would be taken for a variable
        if not is_template and (says_something(detail) or _NUMBER.search(detail)):
            yield Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=detail)


def _pattern(saying: Saying, seen: Seen) -> str:
    """Return a text with `*` for what is another one next time: digits, words of the row, names of other things.

    What the person gave stays whole: it becomes a variable, digits and all. Of a row that says the number
    of the person's record that number stays, and what a list said that was sent with it: the rest is that record's.
    """
    text = fold(saying.words).replace(MASK, MASKED)
    given = squeeze(" ".join(seen.given))
    numbers = _NUMBER.findall(fold(" ".join(seen.given)))
    names = [*saying.named, *_QUOTED.findall(saying.words)]
    names = [name for name in names if squeeze(name) not in given]
    names += [PurePath(path).name for path in seen.given if _PATH.fullmatch(path)]
    for words in sorted((*seen.row_words, *names), key=len, reverse=True):
        if len(fold(words)) >= 2:
            text = text.replace(fold(words), _numbers_alone(fold(words), numbers))
    if saying.is_in_row and _numbers_alone(text, numbers) != MASKED:
        return _numbers_alone(text, (*numbers, *_chosen_in_lists(seen.before)))
    text = re.sub(r"\*[\s*]*\*", MASKED, _without_digits(text, (*seen.given, *numbers)))
    return text.strip()


def _numbers_alone(text: str, kept: Sequence[str]) -> str:
    """Return `*` for a text, around the numbers of the person's records that it says, and other words that stay."""
    words = "|".join(re.escape(one) for one in sorted(kept, key=len, reverse=True))
    said = re.findall(rf"(?:{words})(?!\d)", text) if words else []
    return MASKED.join(("", *said, "")) if said else MASKED


def _chosen_in_lists(page: Observation) -> list[str]:
    """Return what the lists of a page said, folded: words of the site, that it says of the next record as well."""
    lists = (node for node in page.nodes if node.role == "combobox")
    chosen = (one.label for node in lists for one in node.children if "selected" in one.states)
    return [words for one in chosen if says_something(words := fold(one))]


def _without_digits(text: str, given: Sequence[str]) -> str:
    """Return a text with `*` for its numbers, besides those within longer words of the person's."""
    values = {fold(value) for value in given if _DIGITS.fullmatch(fold(value)) is None}
    said = "|".join(re.escape(value) for value in sorted(values, key=len, reverse=True) if value)
    if not said:
        return _DIGITS.sub(MASKED, text)
    return re.sub(rf"((?:{said})(?!\d))|{_DIGITS.pattern}", lambda found: found[1] or MASKED, text)
