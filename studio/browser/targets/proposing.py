"""Ways in which an element might be found again, and what it looked like: thought up, not yet proved. Pure.

What comes out is proved against the page: by `describing`, with locators while the element stands
there, or by the script of a recording, at the very moment it is touched.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from studio.browser.targets.frames import is_stable_id
from studio.browser.targets.probe import Traits
from studio.domain.page.observation import CELL_ROLES, EDITABLE_ROLES, MASK, AriaNode
from studio.domain.page.target import Candidate, Family, Fingerprint
from studio.domain.text import squeeze
from studio.engine.replay.identity.calendar_days import says_month
from studio.engine.replay.identity.surroundings import ROLELESS, Surroundings
from studio.engine.replay.identity.volatile import badge_of

MAX_CANDIDATES: Final = 5
_PICTURED_SCORE: Final = 230
"""A link without words, by its address and that it holds a picture: no weaker than the address."""
_IN_FORM_SCORE: Final = 240
"""The only one of its kind in a form that is known by its id, name or address."""
_IN_BOX_SCORE: Final = 245
"""By its words in a box that is known by its id: a list of folders that a menu opens, beside the same list at the side."""
_LEAST_FAMILIES: Final = 3
_SCORES: Final = {
    Family.TEST_ID: 10,
    Family.ROLE: 100,
    Family.LABEL: 110,
    Family.CALLED: 115,
    Family.PLACEHOLDER: 120,
    Family.TITLE: 130,
    Family.SCOPED: 140,
    Family.CELL: 135,
    Family.NEAR: 160,
    Family.TEXT: 180,
    Family.ATTRIBUTE: 220,
    Family.ID: 250,
    Family.CSS: 600,
    Family.NTH: 1000,
}
_ORDINAL: Final = re.compile(r"\d{1,3}")
_HASH: Final = re.compile(r"[0-9a-f]{8,}|\d{6,}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Subject:
    """What is known of an element when ways to find it are thought up."""

    node: AriaNode
    around: Surroundings
    traits: Traits
    clues: dict[str, Any]

    @property
    def role(self) -> str:
        """Its role for Playwright; "" where it has none."""
        return "" if self.node.role in ROLELESS else self.node.role

    @property
    def name(self) -> str:
        """Its name as Playwright knows it, as far as it may be stored."""
        is_known = self.role and "called" not in self.node.states
        return self.node.name if is_known and MASK not in self.node.name else ""

    @property
    def tag(self) -> str:
        """The HTML tag where there is no role; with the word of its class where there is no text either."""
        if self.role:
            return ""
        word: str = "" if self.traits.text else self.clues["word"]
        return f"{self.traits.tag}.{word}" if word else self.traits.tag


def place_around(around: Surroundings) -> Fingerprint:
    """Return what the tree says about the place; the page is asked to confirm it."""
    return Fingerprint(
        row_key=around.row_key,
        scope=around.scopes[0].name if around.scopes else "",
        heading=around.heading,
        neighbours=around.neighbours,
    )


def without_secrets(traits: Traits, node: AriaNode) -> Traits:
    """Return the traits without the texts of an element whose name holds a masked secret."""
    said = node.name if node.role in EDITABLE_ROLES else node.name + node.text
    if MASK not in said:
        return traits
    return traits.model_copy(
        update={"text": "", "own": "", "labels": (), "title": "", "called": ""}
    )


def chosen(singles: list[Candidate]) -> list[Candidate]:
    """Take the best of each family first, then the next best of any.

    A part of the page that is known by its role alone says the same words again: it takes no other way's place.
    """
    ordered = sorted(singles, key=lambda one: one.score)
    first = {one.family: one for one in reversed(ordered)}
    leaders = sorted(first.values(), key=lambda one: one.score)[:MAX_CANDIDATES]
    if len(leaders) >= _LEAST_FAMILIES:
        leaders = leaders[: max(_LEAST_FAMILIES, MAX_CANDIDATES - 1)]
    rest = [one for one in ordered if one not in leaders and not _is_region(one)]
    return sorted([*leaders, *rest[: MAX_CANDIDATES - len(leaders)]], key=lambda one: one.score)


def _is_region(one: Candidate) -> bool:
    return one.family is Family.SCOPED and not (one.scope_name or one.scope_key)


def strong_proposals(subject: Subject) -> list[Candidate]:
    """List every way that might find the element, best first; its words only where they are enough."""
    is_of_row = subject.around.row_key
    found = [
        *(one for one in proposals_by_words(subject) if not is_of_row or _says_row(one, subject)),
        *_by_place(subject),
        *_in_box(subject),
        *_by_column(subject),
        *_by_attributes(subject),
    ]
    return sorted(dict.fromkeys(found), key=lambda one: one.score)


def _says_row(candidate: Candidate, subject: Subject) -> bool:
    """Say whether a label or title tells the row by itself: 「ボールペンの詳細」."""
    words = squeeze(candidate.value)
    return any(squeeze(key) in words for key in subject.around.row_keys)


def proposals_by_words(subject: Subject) -> Iterator[Candidate]:
    """By what it says."""
    traits = subject.traits
    if subject.role and subject.name:
        yield _candidate(
            Family.ROLE, subject.name, role=subject.role, is_count=bool(badge_of(subject.name))
        )
    for label in traits.labels:
        yield from _if_said(Family.LABEL, label)
    is_unnamed = "called" in subject.node.states or traits.tag == "label" or not subject.role
    if traits.called and is_unnamed and MASK not in traits.called:
        yield _candidate(
            Family.CALLED, traits.called, tag=traits.tag, scope_role=traits.written_role
        )
    yield from _if_said(Family.PLACEHOLDER, traits.placeholder)
    yield from _if_said(Family.TITLE, traits.title)
    if traits.alt:
        yield _candidate(Family.TITLE, traits.alt, tag=traits.tag)
    if traits.own and subject.node.role not in EDITABLE_ROLES:
        yield _candidate(Family.TEXT, traits.own)
        if subject.tag:
            yield _candidate(Family.TEXT, traits.own, tag=subject.tag, score=190)


def _by_place(subject: Subject) -> Iterator[Candidate]:
    """Inside a named container or the row of a key text, or beside a term or heading."""
    around, role, name, tag = subject.around, subject.role, subject.name, subject.tag
    if around.row_role and around.needs_row:
        for key in around.row_keys:
            if around.row_role not in ROLELESS:
                yield _candidate(
                    Family.SCOPED,
                    name,
                    role=role,
                    tag=tag,
                    scope_role=around.row_role,
                    scope_key=key,
                )
            yield _near(subject, key)
    elif role and name:
        for scope in around.scopes[:2]:
            yield _candidate(
                Family.SCOPED, name, role=role, scope_role=scope.role, scope_name=scope.name
            )
        if around.region:
            yield _candidate(Family.SCOPED, name, score=150, role=role, scope_role=around.region)
    if around.row_key:
        return
    for term in around.terms:
        yield _candidate(
            Family.NEAR,
            name,
            role=role,
            tag=tag or subject.traits.tag,
            scope_role="term",
            scope_key=term,
        )
    if around.heading and (role or not name):
        yield _near(subject, around.heading)


def _in_box(subject: Subject) -> Iterator[Candidate]:
    """Inside a box with an id, where the page says the same words elsewhere, too."""
    role, name, box = subject.role, subject.name, subject.clues["box"]
    if role and name and box and subject.around.count > 1:
        yield _candidate(Family.SCOPED, name, score=_IN_BOX_SCORE, role=role, scope_name=box)


def _by_column(subject: Subject) -> Iterator[Candidate]:
    """By the heading of its column and the row of a key: a cell, or a field that opened in one.

    A day of a calendar is no value of its column: what it says is what is meant.
    """
    node, around, column = subject.node, subject.around, subject.traits.column
    is_field = node.role in EDITABLE_ROLES | {"listbox"} and (
        not node.name or "called" in node.states
    )
    if not column or around.row_role != "row" or says_month(around.heading):
        return
    if node.role not in CELL_ROLES and not is_field:
        return
    for key in around.row_keys:
        if not _ORDINAL.fullmatch(squeeze(key)):
            yield _candidate(Family.CELL, column, role=node.role, scope_role="row", scope_key=key)


def _near(subject: Subject, key: str) -> Candidate:
    tag = subject.tag or subject.traits.tag
    return _candidate(Family.NEAR, subject.name, role=subject.role, tag=tag, scope_key=key)


def _by_attributes(subject: Subject) -> Iterator[Candidate]:
    traits = subject.traits
    if _is_given(traits.testid):
        yield _candidate(Family.TEST_ID, traits.testid)
    for name, value in subject.clues["attributes"].items():
        yield _candidate(Family.ATTRIBUTE, f"{name}={value}")
    if _is_given(traits.field):
        yield _candidate(Family.ATTRIBUTE, f"name={traits.field}")
    if traits.href and not traits.href.startswith(("#", "javascript:")):
        yield _candidate(Family.ATTRIBUTE, _address(traits.href))
    if subject.clues["form"]:
        yield _candidate(Family.CSS, subject.clues["form"], score=_IN_FORM_SCORE)
    if subject.clues["pictured"]:
        yield _candidate(Family.CSS, subject.clues["pictured"], score=_PICTURED_SCORE)
    if is_stable_id(traits.id):
        yield _candidate(Family.ID, traits.id)


def _address(href: str) -> str:
    """Return how a link's address is looked for: whole, or up to a query that a program made."""
    query = urlsplit(href).query
    if query and not all(is_stable_id(part.partition("=")[2] or "x") for part in query.split("&")):
        return f"href^={href.partition('?')[0]}?"
    return f"href={href}"


def weak_proposals(subject: Subject) -> Iterator[Candidate]:
    """Yield the ways that stand on the shape of the page alone; only for what has no other."""
    if subject.clues["css"]:
        yield _candidate(Family.CSS, subject.clues["css"])
    around = subject.around
    yield _candidate(
        Family.NTH,
        f"{around.ordinal}/{around.count}",
        role=subject.role,
        tag=subject.tag,
        scope_name=subject.name,
    )


def _is_given(name: str) -> bool:
    """Say whether a test id or field name is one that people wrote: numbers are, hashes are not."""
    return bool(name) and not _HASH.search(name)


def _if_said(family: Family, value: str) -> Iterator[Candidate]:
    if value:
        yield _candidate(family, value)


def _candidate(family: Family, value: str, *, score: int = 0, **more: str | bool) -> Candidate:
    fields = {"family": family, "value": value, "score": score or _SCORES[family], **more}
    return Candidate.model_validate(fields)


def called(subject: Subject) -> str:
    """Return what a person would call it: by its words, else by what stands beside it."""
    traits, around = subject.traits, subject.around
    beside = (*around.row_keys, *around.terms)
    return (
        subject.node.name
        or traits.text
        or traits.placeholder
        or ("" if subject.node.role in EDITABLE_ROLES else subject.node.text[:60])
        or (beside[0] if beside else "")
    )


def fingerprint_of(subject: Subject) -> Fingerprint:
    """Return what the element looks like, as far as it may be kept and means something another day."""
    name = "" if MASK in subject.node.name else subject.node.name
    found = subject.traits.fingerprint(subject.node.role, name)
    around = subject.around
    return found.model_copy(
        update={
            "testid": found.testid if _is_given(found.testid) else "",
            "id": found.id if is_stable_id(found.id) else "",
            "form": found.form if is_stable_id(found.form) or "/" in found.form else "",
            "heading": found.heading if found.heading == around.heading else "",
            "row_column": around.row_column if found.row_key else "",
            "ordinal": around.ordinal,
            "count": around.count,
        }
    )
