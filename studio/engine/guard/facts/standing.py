"""Whether a form is sent otherwise than it stood there when its button was pressed. Pure.

Nobody saw, chose or typed what a page puts into its own form as it leaves: another name, a box that is ticked by then, the
number of another record. Of a password nobody sees more than that it is there or not. The same in another writing (1,000 and 1000, 9:00 and 09:00) is the same.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from studio.domain.flows.sending import SENT_FILE
from studio.domain.page.observation import (
    MASK,
    TOGGLE_ROLES,
    Control,
    ControlKind,
    Observation,
)
from studio.domain.text import fold, squeeze
from studio.domain.values.dates import parse_date
from studio.engine.guard.facts.ground import Ground, is_of_the_site, names_record
from studio.engine.guard.facts.persons import same_number, same_value
from studio.engine.guard.facts.records import controls_beside
from studio.engine.perception.seen_pages import letters_of
from studio.engine.secrets.secret_redactor import holds_secret_template

_RADIO: Final = "radio"
_NOTHING: Final = "null"
"""What JSON says of an empty field."""
_CLOCK: Final = re.compile(r"(\d{1,2}):(\d{2})(?::00)?")


def sent_otherwise(sent: Sequence[tuple[str, str]], ground: Ground) -> tuple[str, ...]:
    """Return the names of what a form sends otherwise than it was seen before the press.

    Args:
        sent: What a request tells.
        ground: What was known when the act began.
    """
    page = ground.page
    node = page.node(ground.pressed) if page and ground.pressed else None
    if page is None or node is None:
        return ()
    mine = controls_beside(node, page)
    if not {name for name, _ in sent} & {one.name for one in mine if one.name}:
        return ()
    others = [one for one in page.controls or () if one not in mine]
    changed = (name for name, value in sent if _is_changed(name, value, mine, others, ground))
    gone = _unticked(sent, mine, page, ground) if _is_form(sent, mine) else ()
    return tuple(dict.fromkeys((*changed, *gone)))


def _is_form(sent: Sequence[tuple[str, str]], mine: Sequence[Control]) -> bool:
    """Say whether all that stood unseen in a form, or in its fields, is sent: a script that picks some of it leaves boxes out."""
    names = {name for name, _ in sent}
    fields = {one.name for one in mine if one.kind is ControlKind.FIELD and one.name}
    boxes = {one.name for one in mine if one.kind is ControlKind.BOX}
    return bool(fields) and fields - boxes <= names


def _is_changed(
    name: str, value: str, mine: Sequence[Control], others: Sequence[Control], ground: Ground
) -> bool:
    named = [one for one in mine if one.name == name]
    if not named and (value == MASK or not value):
        return _is_secret_changed(value, ground)
    if value == MASK or value.startswith(SENT_FILE.strip()) or is_of_the_site(name, value):
        return False
    if any(same_value(text, value) for text in ground.put_in):
        return False
    kinds = {one.kind for one in named}
    held = [one for one in named if one.kind in (ControlKind.FIELD, ControlKind.HIDDEN)]
    if any(_is_same(one.value, value) for one in held):
        return False
    if ControlKind.BOX in kinds:
        boxes = [one for one in named if one.kind is ControlKind.BOX and one.value == value]
        return bool(boxes) and not any(_is_theirs(one, ground) for one in boxes)
    if ControlKind.OPTION in kinds or not held:
        return False  # of lists see `Ground.is_rewritten`
    if all(one.kind is ControlKind.HIDDEN for one in held):
        is_other = names_record(name) and any(one.value for one in held) and value in ground.records
        return is_other or any(one.name == name and one.value == value for one in others)
    return any(one.ref for one in held)


def _is_secret_changed(value: str, ground: Ground) -> bool:
    """Say whether a password, of which no control is told, is sent though none stood there, or is gone though all did; one that the run put in is known."""
    held = (
        [bool(one.text) for one in ground.page.nodes if "secret" in one.states]
        if ground.page
        else []
    )
    if not held or any(map(holds_secret_template, ground.put_in)):
        return False
    return not any(held) if value else all(held)


def _is_same(stood: str, value: str) -> bool:
    if value == _NOTHING:
        return not stood.strip()
    if (day := parse_date(stood)) is not None:
        return parse_date(value) == day
    if (is_same := same_number(stood, value)) is not None:
        return is_same
    was, now = (_CLOCK.fullmatch(fold(text)) for text in (stood, value))
    if was and now:
        return [*map(int, was.groups())] == [*map(int, now.groups())]
    letters = letters_of(stood)
    return squeeze(stood) == squeeze(value) or (bool(letters) and letters == letters_of(value))


def _is_theirs(box: Control, ground: Ground) -> bool:
    """Say whether a box was ticked since the page was seen: it is what was pressed, or it was put in."""
    node = ground.page.node(box.ref) if ground.page and box.ref else None
    called = {squeeze(one) for one in (box.words, node.label if node else "")} - {""}
    is_put_in = any(squeeze(text) in called for text in ground.put_in)
    return not box.ref or box.ref == ground.pressed or is_put_in


def _unticked(
    sent: Sequence[tuple[str, str]], mine: Sequence[Control], page: Observation, ground: Ground
) -> Iterator[str]:
    """Yield the names of boxes that were ticked, and are sent no more."""
    ticked = {(one.name, one.value) for one in mine if one.kind is ControlKind.FIELD}
    for box in mine:
        pair, node = (box.name, box.value), page.node(box.ref) if box.ref else None
        is_seen = node is not None and node.role in TOGGLE_ROLES and not node.is_disabled
        if node and node.role == _RADIO and any(name == box.name for name, _ in sent):
            continue  # another one of them is sent
        is_on = box.kind is ControlKind.BOX and bool(box.name) and pair in ticked
        if is_on and is_seen and pair not in sent and not _is_theirs(box, ground):
            yield box.name
