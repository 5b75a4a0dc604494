"""Whether what an act puts into a page is the person's own: said of this very field, box, file or record. Pure."""

import re
from collections.abc import Sequence
from typing import Final

from studio.domain.actions.action import Action, SelectOption, SetChecked, Upload
from studio.domain.page.observation import EDITABLE_ROLES, AriaNode, Observation
from studio.domain.text import squeeze
from studio.engine.guard.facts.field_words import FieldWords
from studio.engine.guard.facts.persons import words_of
from studio.engine.guard.facts.records import (
    has_twins,
    is_left_out,
    missed_by,
    names_around,
    picks_row,
    shows_any,
)
from studio.engine.guard.facts.telling_rows import is_told_apart
from studio.engine.perception.barriers import login_box, signs_in
from studio.engine.perception.tables import column_of
from studio.engine.secrets.secret_redactor import holds_secret_template

_IN_LISTS: Final = frozenset(
    {"row", "listitem", "gridcell", "cell", "treeitem", "listbox", "article"}
)

_SHORTEST: Final = 2
_CALLED: Final = re.compile(r"([一-龥々ァ-ヶー]{2,})[:：はを「\s]*\Z")
_BREATH: Final = re.compile(r"[。\n（）()]")
"""Between what is said of one thing and of the next."""


def is_theirs(
    action: Action,
    text: str,
    node: AriaNode | None,
    page: Observation | None,
    said: FieldWords,
    label: str,
) -> bool:
    """Say whether what an act puts in is the person's own; files and secrets are never a model's."""
    nodes = page.nodes if page else ()
    match action:
        case Upload():
            others = [one.label for one in nodes if "file" in one.states and one is not node]
            return said.names(label) or not (
                any(map(said.names, others)) or said.is_less_said(label, others)
            )
        case SetChecked(checked=checked):
            is_off = None if picks_row(node, page) else said.says_off(label)
            if is_off is checked or (checked and not _is_ticks_row(node, page, said)):
                return False
            return said.has_box(label, _boxes_beside(node, page))
        case SelectOption():
            said, others = said.affirming, _options_beside(text, node, page)
            is_other = said.is_said_of_another(text, label, others)
            return (
                not is_other
                and said.has_choice(text, label)
                and not _is_elsewhere(text, label, node, page, said)
            )
        case _:
            said, held = said.affirming, node.text if node is not None else ""
            if said.says_more(label) and squeeze(held) not in squeeze(text):
                return False
            if _is_of_sign_in(text, node, page, said):
                return True
            is_theirs = holds_secret_template(text) or said.has_text(text, label, held)
            return is_theirs and not _is_elsewhere(text, label, node, page, said)


def may_sign_in(node: AriaNode | None, page: Observation) -> bool:
    """Say whether an element stands where one signs in: on a login screen, or in a login beside what the page is for."""
    return signs_in(page) or (node is not None and node.ref in login_box(page))


def _is_of_sign_in(
    text: str, node: AriaNode | None, page: Observation | None, said: FieldWords
) -> bool:
    """Say whether a value was said in one breath with a credential, where one signs in: whoever that is, whatever the rest calls so."""
    if page is None or not may_sign_in(node, page):
        return False
    breaths = (one for words in said.given for one in _BREATH.split(words))
    return any(holds_secret_template(one) and FieldWords((one,)).has_value(text) for one in breaths)


def _is_ticks_row(node: AriaNode | None, page: Observation | None, said: FieldWords) -> bool:
    """Say whether a box is none of a row that they left out, or did not tell from the others."""
    if node is None or page is None:
        return True
    return not is_left_out(node, page, said.text) and is_told_apart(node, page, said.text)


def _is_elsewhere(
    text: str, label: str, node: AriaNode | None, page: Observation | None, said: FieldWords
) -> bool:
    if page is None:
        return False
    fields = (
        one for one in page.nodes if one.role in EDITABLE_ROLES and "secret" not in one.states
    )
    labels = [one.label for one in fields if one.label]
    called = f"{label} {column_of(node, page)}" if node is not None else label
    if node is not None and _is_of_other_record(text, node, page, said):
        return True
    if holds_secret_template(text) and _is_called_before(text, label, said):
        return False
    return bool(labels) and said.is_told_elsewhere(text, called, labels)


def _is_called_before(text: str, label: str, said: FieldWords) -> bool:
    """Say whether a field is called by what stands right before a secret: パスワードの確認 of 「パスワード: …」 is no sibling of メール."""
    before = (words.partition(text)[0] for words in said.given if text in words)
    called = (found[1] for one in before if (found := _CALLED.search(one)))
    return any(one in label for one in called)


def _is_of_other_record(text: str, node: AriaNode, page: Observation, said: FieldWords) -> bool:
    """Say whether a value was told of another record: 田中の数量を5、佐藤の数量を8に. The rows of a form are its fields."""
    if not has_twins(node, page):
        return _is_of_other_page(text, node, page, said)
    told = said.text.replace(squeeze(text), "\n")
    if missed_by(node, page, told):
        return True
    mine, others = names_around(node, page, told)
    beside = {name for other in others for name in other - mine}
    if len(mine) != 1 or not beside:
        return False
    (name,) = mine
    return said.is_told_elsewhere(text, name, [name, *sorted(beside)])


def _is_of_other_page(text: str, node: AriaNode, page: Observation, said: FieldWords) -> bool:
    """Say whether a value was told of a record that this page does not name, which names another of theirs.

    A login screen shows no records: what it says is the site's name. A word for the field itself that is
    one sign longer (担当者 of 「担当」, カテゴリー of 「カテゴリ」) names none, and neither does the word for a field
    that is called nothing: 名前 of 「旧.xlsx」の名前を「新.xlsx」に.
    """
    if signs_in(page):
        return False
    labels = squeeze("\n".join(one.label for one in page.nodes if one.is_operable))
    told = [one for one in words_of(said.text.replace(squeeze(text), "\n")) if not one.isascii()]
    names = [one for one in told if one not in labels]
    mine = [one for one in names if shows_any(page, [one])]
    called = squeeze(node.label)
    if not called:
        value = re.escape(squeeze(text))
        names = [
            one for one in names if not re.search(rf"の{re.escape(one)}を「?{value}", said.text)
        ]
    longer = re.compile(rf"{re.escape(called)}[^\W\da-zA-Z]") if len(called) >= _SHORTEST else None
    others = [one for one in names if one not in mine and not (longer and longer.fullmatch(one))]
    is_told = any(said.is_told_elsewhere(text, "", [one]) for one in others)
    return (
        is_told
        and all(said.is_told_elsewhere(text, one, [one, *others]) for one in mine)
        and bool(mine)
    )


def _boxes_beside(node: AriaNode | None, page: Observation | None) -> Sequence[str] | None:
    """Return what the other boxes of a page are called; None for one of a list, or where nobody looked."""
    if node is None or page is None:
        return None
    others = [one for one in page.nodes if one.role == node.role and one is not node]
    is_in_list = any(around.role in _IN_LISTS for around in page.ancestors(node))
    names = [one.name for one in page.controls or () if one.ref and one.ref == node.ref]
    is_named_alike = any(one.name in names and one.ref != node.ref for one in page.controls or ())
    if others and (is_in_list or is_named_alike):
        return None
    return [one.label for one in others]


def _options_beside(text: str, node: AriaNode | None, page: Observation | None) -> list[str]:
    """Return the other options of a list."""
    if node is None or page is None:
        return []
    of_forms = [one.words for one in page.controls or () if one.ref and one.ref == node.ref]
    of_tree = [one.label for one in node.walk() if one.role == "option"]
    return [words for words in (*of_forms, *of_tree) if words and squeeze(words) != squeeze(text)]
