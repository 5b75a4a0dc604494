"""What an act puts into a page, by whatever hand, and whether that is the person's own. Pure.

A value is typed, chosen or ticked by an act of that name; keys, clicks and a page's own buttons do the same, and are
known by what stands in the fields afterwards.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import replace
from typing import Final

from studio.domain.actions.action import (
    Action,
    Fill,
    Press,
    SelectOption,
    SetChecked,
    Upload,
)
from studio.domain.flows.sending import ANY
from studio.domain.page.observation import (
    EDITABLE_ROLES,
    MASK,
    TOGGLE_ROLES,
    AriaNode,
    ControlKind,
    Observation,
)
from studio.domain.page.target import Target
from studio.domain.text import fold
from studio.engine.guard.facts.acts import ActKind, aimed_at, kind_of
from studio.engine.guard.facts.commands import names_command
from studio.engine.guard.facts.contract import sent_by
from studio.engine.guard.facts.field_words import FieldWords
from studio.engine.guard.facts.form_lines import (
    FOLLOWED,
    is_doubled,
    is_moved,
    is_taken_off,
    moved_over,
    pair,
    sent_of,
)
from studio.engine.guard.facts.ground import is_of_the_site
from studio.engine.guard.facts.persons import same_value
from studio.engine.guard.facts.records import (
    controls_beside,
    document_of,
)
from studio.engine.guard.mandates.mandate import texts_put
from studio.engine.guard.mandates.owning import is_theirs
from studio.engine.guard.mandates.put import Put
from studio.engine.guard.own_traffic import bare
from studio.engine.perception.facts import held_by, shows_option
from studio.engine.perception.seen_pages import numbers_in
from studio.engine.ports import OutgoingRequest

_CHOSEN_BY_CLICK: Final = frozenset({"option", "menuitem", "menuitemradio", "radio", "treeitem"})
_OPTIONS: Final = frozenset({"option", "menuitemradio"})
"""What is chosen by a click, and does nothing else."""
_SHOWS: Final = frozenset({"tab", "link"})
"""What only shows another part of a page counts which."""
_NOWHERE: Final = frozenset({"", "#"})
"""Where a link leads that is a button."""
_CHOOSES: Final = frozenset({ControlKind.BOX, ControlKind.OPTION})
_COUNT_DIGITS: Final = 4
_DIGITS: Final = re.compile(r"\d+")
_UNSEEN: Final = "unseen "
"""Before the name of a field that nobody sees, where an element has its ref."""


def puts_of(
    action: Action, page: Observation | None, said: FieldWords, *, is_change: bool
) -> list[Put]:
    """Return what an act puts in.

    Args:
        action: One of `PUTS_IN`.
        page: What it is done on.
        said: The person's words.
        is_change: They ask for something to be changed.
    """
    target, node = action.element, aimed_at(action, page)
    label = node.label if node else target.name if target else ""
    if isinstance(action, Fill) and not action.value.strip() and node and node.text.strip():
        return list(_emptied(node, page, said, is_change=is_change))
    return [
        replace(
            _put(action, text, node, page),
            is_said=is_theirs(action, text, node, page, said, label),
            is_for_change=is_change,
        )
        for text in texts_put(action, label)
    ]


def unsaid_in(
    puts: Sequence[Put], request: OutgoingRequest, page: Observation | None, said: FieldWords
) -> list[Put]:
    """Return what is not the person's own that a request carries.

    What was searched for on another page, and is brought by this one in a field that they said it of, is theirs there.

    Args:
        puts: What was put in and not sent yet.
        request: About to be sent.
        page: As it was before the act that sends.
        said: The person's words.
    """

    def is_said_there(name: str, value: str) -> bool:
        held = [one for one in (page.controls if page else None) or () if one.name == name]
        node = page.node(held[0].ref) if page and len(held) == 1 and held[0].ref else None
        if node is None or held[0].value != value or held[0].kind is not ControlKind.FIELD:
            return False
        filled = Fill(target=Target(role=node.role, name=node.label), value=value)
        return said.names(node.label) and is_theirs(filled, value, node, page, said, node.label)

    def is_own(put: Put) -> bool:
        is_unseen = put.is_masked and any(value == MASK for _, value in sent_by(request))
        if put.is_said or not (is_unseen or put.may_be_in(request)):
            return False
        carried = [pair for pair in sent_by(request) if same_value(put.text, pair[1])]
        is_elsewhere = not (put.is_choice or put.is_on(request)) and bool(carried)
        return not is_elsewhere or not all(is_said_there(*pair) for pair in carried)

    return list(filter(is_own, puts))


def _emptied(
    node: AriaNode, page: Observation | None, said: FieldWords, *, is_change: bool
) -> Iterator[Put]:
    """Yield that a field that held something is sent with nothing: what stood there is lost."""
    if name := _name_of(node, page):
        yield Put(
            "",
            is_said=bool(said.says_off(node.label)),
            is_for_change=is_change,
            is_choice=True,
            page=bare(page.url) if page else "",
            ways=frozenset({(name, "")}),
            name=name,
        )


def _put(action: Action, text: str, node: AriaNode | None, page: Observation | None) -> Put:
    """Return what an act puts in, whosever it is."""
    return Put(
        text,
        is_said=False,
        is_for_change=False,
        is_choice=isinstance(action, SelectOption | SetChecked),
        is_box=isinstance(action, SetChecked),
        is_file=isinstance(action, Upload),
        page=bare(page.url) if page else "",
        ways=_ways(action, node, page) if node and page else frozenset(),
        name=_name_of(node, page),
        is_masked=node is not None and "secret" in node.states,
    )


def puts_by_hand(
    action: Action, before: Observation, after: Observation, said: FieldWords, *, is_change: bool
) -> list[Put]:
    """Return what an act that puts nothing in by its name has changed in the fields of its page.

    A choice is one whatever changed it; a text is one where keys went, and a number. Other texts that come by a
    press (an address that was looked up) are the page's own.
    """
    changed = [node for node in after.nodes if _is_changed(node, before, action)]
    found = [_put_by_hand(node, after, said, is_change=is_change) for node in changed]
    emptied = (node for node in changed if node.role in EDITABLE_ROLES and not held_by(node))
    for node in emptied:
        found += _emptied(node, after, said, is_change=is_change)
    found += _unfollowed(action, before, after, said, is_change=is_change)
    found += _counted_up(before, after, said, is_change=is_change)
    hidden = list(_hidden_choice(action, before, after, said, is_change=is_change))
    gained = (one for one in after.nodes if one.role in EDITABLE_ROLES and held_by(one))
    was = {one.ref: held_by(one) for one in before.nodes}
    is_seen = bool(found) or any(held_by(one) != was.get(one.ref) for one in gained)
    node = aimed_at(action, before)
    is_told = is_seen and node is not None and node.role in _OPTIONS
    return [*found, *(put for put in hidden if put.ways or not is_told)]


def _unfollowed(
    action: Action, before: Observation, after: Observation, said: FieldWords, *, is_change: bool
) -> Iterator[Put]:
    """Yield what an act changed in what the forms send where no field of the tree tells of it.

    A label over an unseen box, a slider, a list that stands open; lines that were moved, doubled, or taken off.
    """
    node = aimed_at(action, before)
    is_here = bare(before.url) == bare(after.url)
    if node is None or not is_here or kind_of(action, before) is ActKind.HARMLESS:
        return
    put = _chosen(node, after, said, is_change=is_change)
    was, now = sent_of(before, after), sent_of(after, before)
    held, holds = Counter(map(pair, was)), Counter(map(pair, now))
    over = moved_over(before, after)
    new, gone = holds - held - _sent_by_box(action, before), held - holds - Counter(map(pair, over))
    for was_in, one in over.items():
        lists = [at.label for end in (was_in, one) if (at := after.node(end.ref))]
        is_theirs = said.has_choice(one.words) and said.moves(one.words, lists, node.label)
        ways = frozenset({pair(one)})
        yield replace(put, text=one.words, is_said=is_theirs, ways=ways, name=one.name)
    is_less = not new and is_taken_off(was, gone, before, after)
    if (is_less or is_moved(was, now) or is_doubled(was, new)) and not put.is_said:
        yield put  # what is not sent any more nobody can see in what is sent
    choices = {(one.name, one.value): one.words for one in after.controls or () if one.words}
    others = {one.ref for one in before.nodes if one.ref and one.role not in FOLLOWED}
    sliders = {one.name for one in was if one.kind is ControlKind.FIELD and one.ref in others}
    boxed = {one.name for one in before.controls or () if one.kind in _CHOOSES}
    for name, value in new if node.role not in _SHOWS else ():
        text = choices.get((name, value)) or node.label
        beside = [words for (of, _), words in choices.items() if of == name and words != text]
        if name in boxed | sliders and not said.is_chosen(text, beside):
            ways, ref = frozenset({(name, value)}), f"{_UNSEEN}{name}"
            yield replace(put, text=text, is_said=False, ways=ways, ref=ref, name=name)


def _sent_by_box(action: Action, before: Observation) -> Counter[tuple[str, str]]:
    """Return what a box that an act ticks by its name sends itself: its page may draw it anew, under another ref."""
    target = action.target if isinstance(action, SetChecked) else None
    return Counter(
        pair(one) for one in before.controls or ()
        if target and target.ref == one.ref and one.kind is ControlKind.BOX
    )  # fmt: skip


def _counted_up(
    before: Observation, after: Observation, said: FieldWords, *, is_change: bool
) -> Iterator[Put]:
    """Yield the numbers that they did not say of a page of which an act changed nothing but these: a script may send them."""
    was, now = (
        [(one.role, f"{one.name}\n{one.text}") for one in page.nodes if one.role not in FOLLOWED]
        for page in (before, after)
    )
    if [(role, _DIGITS.sub("0", text)) for role, text in was] != [
        (role, _DIGITS.sub("0", text)) for role, text in now
    ]:
        return
    known = numbers_in(tuple(text for _, text in was))
    for number in numbers_in(tuple(text for _, text in now)) - known:
        if not said.affirming.has_value(number):
            yield Put(number, is_said=False, is_for_change=is_change, page=bare(after.url))


def _is_changed(node: AriaNode, before: Observation, action: Action) -> bool:
    was = before.node(node.ref) if node.ref else None
    if was is None or was.role != node.role or "secret" in node.states:
        return False
    if isinstance(action, SetChecked) and (
        node.role not in TOGGLE_ROLES or node.ref == action.target.ref
    ):
        return False  # what it ticks itself is known by its name
    if node.role in TOGGLE_ROLES:
        is_now = _is_ticked(node)
        return is_now is not _is_ticked(was) and (
            is_now or node.role not in ("radio", "menuitemradio")
        )
    if node.role not in EDITABLE_ROLES or held_by(node) == held_by(was):
        return False
    target = action.element
    is_typed = isinstance(action, Press) or (target is not None and target.ref == node.ref)
    tells = held_by(node)
    is_number = any(map(str.isdigit, tells)) and not any(map(str.isalpha, tells))
    return node.role == "combobox" or is_typed or is_number


def _put_by_hand(node: AriaNode, page: Observation, said: FieldWords, *, is_change: bool) -> Put:
    is_box, is_list = node.role in TOGGLE_ROLES, node.role == "combobox"
    text = node.label if is_box else held_by(node)
    target = Target(ref=node.ref, role=node.role, name=node.label)
    act: Action = (
        SetChecked(target=target, checked=_is_ticked(node))
        if is_box
        else SelectOption(target=target, option=text)
        if is_list
        else Fill(target=target, value=text)
    )
    return replace(
        _put(act, text, node, page),
        is_said=is_theirs(act, text, node, page, said, node.label),
        is_for_change=is_change,
        ref=node.ref or "",
    )


def _chosen(node: AriaNode, page: Observation, said: FieldWords, *, is_change: bool) -> Put:
    """Return what was chosen by an element that is called so, whatever of it is sent."""
    return Put(
        node.label,
        is_said=said.has_choice(node.label),
        is_for_change=is_change,
        is_choice=True,
        page=bare(page.url),
    )


def _hidden_choice(
    action: Action, before: Observation, after: Observation, said: FieldWords, *, is_change: bool
) -> Iterator[Put]:
    """Yield what an option of a page's own list wrote into a field that nobody sees."""
    node = aimed_at(action, before)
    if node is None:
        return
    held, now = _unseen_fields(before), _unseen_fields(after)
    new = frozenset(now) - frozenset(held)
    if _documents_of(after) - _documents_of(before):  # what a form in a frame holds as it opens
        new = frozenset(one for one in new if one[0] in {name for name, _ in held})
    new -= _rows_told(held, new)
    put = _chosen(node, after, said, is_change=is_change)
    if node.role not in _CHOSEN_BY_CLICK:
        if node.role not in _SHOWS or (node.role == "link" and node.url in _NOWHERE):
            counts = {name for name, value in held if _is_count(value) or _is_mark(name, value)}
            yield from _counted(put, counts - _newly_there(before, after), new, said)
    elif new or (node.role in _OPTIONS and bare(before.url) == bare(after.url)):
        beside = [one.label for one in before.nodes if one.role == node.role and one is not node]
        is_theirs = said.is_chosen(node.label, beside)
        if new or not is_theirs:
            yield replace(put, is_said=is_theirs, ways=new)


def _rows_told(
    held: Counter[tuple[str, str]], new: Set[tuple[str, str]]
) -> frozenset[tuple[str, str]]:
    """Return what a form tells itself of how many rows it got, where nothing unseen came with them but what stood there."""
    was = dict(held.keys())
    rows = frozenset(
        (name, value)
        for name, value in new
        if is_of_the_site(name, value)
        and _is_count(was.get(name, ""))
        and int(was[name]) < int(value)
    )
    known = {"", *(value for _, value in held)}
    return rows if all(value in known for _, value in new - rows) else frozenset()


def _documents_of(page: Observation) -> frozenset[str]:
    """Return by what the refs of the documents begin that hold fields."""
    return frozenset(document_of(one.ref) for one in page.controls or () if one.ref)


def _unseen_fields(page: Observation) -> Counter[tuple[str, str]]:
    unseen = (one for one in page.controls or () if one.kind is ControlKind.HIDDEN)
    return Counter((one.name, one.value) for one in unseen)


def _counted(
    put: Put, names: Set[str], new: Set[tuple[str, str]], said: FieldWords
) -> Iterator[Put]:
    """Yield what a button of the page's own (＋) has counted up or down in a field that nobody sees."""
    for name, value in sorted(new):
        if name in names and (_is_count(value) or _is_mark(name, value)):
            yield replace(
                put,
                is_said=said.affirming.has_value(value),
                ways=frozenset({(name, value)}),
                ref=f"{_UNSEEN}{name}",
                name=name,
            )


def _newly_there(before: Observation, after: Observation) -> frozenset[str]:
    """Return the names of unseen fields of which a form got one that had none, while all others stayed as they were.

    That form has opened; what a press counts up is gone from where it was.
    """
    was, now = (
        [one for one in page.controls or () if one.kind is ControlKind.HIDDEN]
        for page in (before, after)
    )
    held, holds = (Counter((one.name, one.value) for one in fields) for fields in (was, now))
    had, gone = {(one.form, one.name) for one in was}, {name for name, _ in held - holds}
    new = [one for one in now if (one.name, one.value) in holds - held]
    changed = {one.name for one in new if (one.form, one.name) in had}
    return frozenset(one.name for one in new) - changed - gone


def _is_count(value: str) -> bool:
    return value.isdigit() and len(value) <= _COUNT_DIGITS


def _is_mark(name: str, value: str) -> bool:
    """Say whether a value is one word, and does not say what is to be done: member, admin."""
    return value.isascii() and value.isalpha() and not names_command(name)


def holds_already(action: Action, page: Observation | None) -> bool:
    """Say whether an act leaves a field as it is."""
    node = aimed_at(action, page)
    if node is None:
        return False
    match action:
        case Fill(value=value):
            return bool(value) and fold(node.text) == fold(value)
        case SelectOption(option=option):
            return shows_option(node, option)
        case SetChecked(checked=checked):
            return _is_ticked(node) is checked
        case _:
            return False


def _is_ticked(node: AriaNode) -> bool:
    return node.states.get("checked", "") == "true"


def _name_of(node: AriaNode | None, page: Observation | None) -> str:
    controls = (page.controls if page else None) or ()
    return next((one.name for one in controls if node and one.ref and one.ref == node.ref), "")


def _ways(action: Action, node: AriaNode, page: Observation) -> frozenset[tuple[str, str]]:
    """Return by what names and values a page sends a choice; a box that is off by what is sent beside it."""
    mine = [one for one in page.controls or () if one.ref and one.ref == node.ref]
    match action:
        case SelectOption(option=option):
            chosen = (one for one in mine if fold(one.words) == fold(option))
            return frozenset((one.name, one.value) for one in chosen if one.value)
        case SetChecked(checked=True):
            return frozenset((one.name, one.value) for one in mine if one.name)
        case SetChecked():
            beside = (one for one in controls_beside(node, page) if one not in mine)
            return frozenset((one.name, ANY) for one in beside if one.name)
        case _:
            return frozenset()
