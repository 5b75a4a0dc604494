"""What a form is about to send otherwise than the person said, though nobody put that in: fields that were left as they stood. Pure.

「公開範囲を社内に」 is not done by a form that still says 全員, 「5kg」 not by 5 beside a list that says g, and 「メルマガは
受け取らない」 not by a box that the page had ticked.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from studio.domain.page.observation import GROUP_ROLES, Control, ControlKind, Observation
from studio.domain.text import squeeze
from studio.engine.guard.facts.contract import numbered, sent_by
from studio.engine.guard.facts.field_words import FieldWords
from studio.engine.guard.facts.persons import same_value
from studio.engine.guard.facts.records import picks_row
from studio.engine.ports import OutgoingRequest

_STAGES: Final = re.compile("その後|そのあと|次に|続けて|それから|最後に|てから|たら")
"""Between what is done one after the other, and not in one form."""
_SPAN: Final = re.compile(
    r"([^ぁ-ん、。「」\n]*\d[^ぁ-ん、。「」\n]*)(?:から|[〜~])([^ぁ-ん、。「」\n]*\d[^ぁ-ん、。「」\n]*)"
)
_RADIO: Final = "radio"
_CHOSEN: Final = (ControlKind.OPTION, ControlKind.BOX)


def left_open(
    request: OutgoingRequest,
    page: Observation,
    form: int,
    said: FieldWords,
    *,
    only_boxes: bool = False,
) -> bool:
    """Say whether a request leaves something as it was that the person said otherwise.

    Args:
        request: As it is held.
        page: As it was seen before the press.
        form: Whose controls are sent; -1 where nobody knows.
        said: Their words for it. Of fields and lists only those stages count of which something is sent.
        only_boxes: Of a login: what its fields are told is who comes in, and may be told of an account to be made as well.
    """
    sent = sent_by(request)
    mine = [one for one in page.controls or () if one.ref and form in (-1, one.form)]
    lists, fields, boxes = _sorted(mine, page)
    for words in "\n".join(said.given).splitlines():
        for stage in _STAGES.split(words):
            here = FieldWords((stage,), said.today)
            if _box_left(boxes, sent, here):
                return True
            if only_boxes or not any(value and here.has_value(value) for _, value in sent):
                continue
            if _field_left(fields, sent, here):
                return True
            if any(
                all(_list_left(label, options, sent, here, page) for options in alike)
                for (label, _), alike in lists.items()
            ):
                return True
            if _is_turned_round(sent, here):
                return True
    return False


def _is_turned_round(sent: Sequence[tuple[str, str]], said: FieldWords) -> bool:
    """Say whether of a span (10時から12時まで) the end is sent before the beginning."""
    for first, last in _SPAN.findall(said.text):
        ends = [FieldWords((one,), said.today) for one in (first, last)]
        at = [
            next((at for at, (_, value) in enumerate(sent) if value and one.has_value(value)), -1)
            for one in ends
        ]
        if at[0] > at[1] >= 0:
            return True
    return False


_Lists = dict[tuple[str, str], list[list[tuple[Control, str]]]]
"""Lists and groups of radio buttons by their labels and names, each option with its words.

The same of another record of the form, by its number in the name, is like it: one of them is enough.
"""


def _sorted(
    controls: Sequence[Control], page: Observation
) -> tuple[_Lists, dict[str, list[str]], list[tuple[Control, str]]]:
    """Return the lists, the names of the fields by label, and the boxes of a form."""
    lists = defaultdict[str, list[tuple[Control, str]]](list)
    labels, fields = dict[str, str](), defaultdict[str, list[str]](list)
    boxes = list[tuple[Control, str]]()
    chosen = {one.ref for one in controls if one.kind in _CHOSEN}
    for one in controls:
        node = page.node(one.ref)
        label = node.label if node else ""
        if node is None or "secret" in node.states:
            continue
        if one.kind is ControlKind.OPTION:
            lists[one.name].append((one, one.words))
            labels[one.name] = label
        elif one.kind is ControlKind.FIELD:
            if label and one.name and one.ref not in chosen:
                fields[label].append(one.name)
        elif node.role == _RADIO:
            around = (box.name for box in page.ancestors(node) if box.role in GROUP_ROLES)
            lists[one.name].append((one, label))
            labels[one.name] = next(around, "")
        elif one.kind is ControlKind.BOX and not picks_row(node, page):
            boxes.append((one, label))
    alike: _Lists = defaultdict(list)
    for name, options in lists.items():
        alike[labels[name], numbered(name)].append(options)
    return alike, fields, boxes


def _field_left(
    fields: dict[str, list[str]], sent: Sequence[tuple[str, str]], said: FieldWords
) -> bool:
    """Say whether a field was told a value and is sent with another one; of fields that are called alike one is enough."""
    alike = defaultdict[str, list[str]](list)
    for label, names in fields.items():
        alike[said.called(label)].extend(names)
    for label, names in alike.items():
        told = [FieldWords((one,), said.today) for one in said.told(label, list(alike))]
        values = [value for name, value in sent if name in names]
        if (
            told
            and values
            and not any(_is_told(one, value, label, said) for one in told for value in values)
        ):
            return True
    return False


def _is_told(told: FieldWords, value: str, label: str, said: FieldWords) -> bool:
    is_in = told.text in squeeze(value) and (said.may_add(label) or said.is_behind(value, label))
    return (
        is_in
        or same_value(told.text, value)
        or (bool(value.strip()) and told.has_text(value, label))
    )


def _box_left(
    boxes: Sequence[tuple[Control, str]], sent: Sequence[tuple[str, str]], said: FieldWords
) -> bool:
    return any(
        said.says_off(label) is True and (one.name, one.value) in sent for one, label in boxes
    )


def _list_left(
    label: str,
    options: Sequence[tuple[Control, str]],
    sent: Sequence[tuple[str, str]],
    said: FieldWords,
    page: Observation,
) -> bool:
    """Say whether another option than the one that is sent was said."""
    chosen = [words for one, words in options if (one.name, one.value) in sent]
    others = [words for _, words in options if words not in chosen]
    if len(chosen) != 1 or not others:
        return False
    told = [FieldWords((one,), said.today) for one in said.told(label, [label])]
    if told:
        is_mine = any(one.is_chosen(chosen[0], others) for one in told)
        return not is_mine and any(one.has_choice(other) for one in told for other in others)
    named = squeeze(" ".join(headings_of(page)))
    values = [value for _, value in sent]
    return not said.says_option(chosen[0], values) and any(
        said.says_option(other, values) and squeeze(other) not in named for other in others
    )


def headings_of(page: Observation) -> Iterator[str]:
    """Yield what a page is called: its title and its headings."""
    yield page.title
    yield from (one.words() for one in page.nodes if one.role == "heading")
