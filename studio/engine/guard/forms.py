"""Whether a form is ready to be sent, seen before it is: no press, no model, no answer of a server needed. Pure."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from studio.domain.actions.action import Action, Click, DoubleClick, Press
from studio.domain.page.observation import (
    BOX_ROLES,
    EDITABLE_ROLES,
    GROUP_ROLES,
    AriaNode,
    Observation,
)
from studio.domain.text import clip, squeeze
from studio.engine.guard.facts.acts import is_irreversible
from studio.engine.guard.facts.words import says_irreversible, says_nothing

_MUST: Final = frozenset({"必須", "*", "(必須)", "required"})
_SENDS: Final = re.compile(
    "(?:ご?(?:入力|注文|申し?込み?|予約|登録|申請))?内容(?:を|の)?確認(?:する|へ進む)?|確認(?:画面)?(?:へ|に)?(?:進む|する)?|次へ(?:進む)?|次に進む|進む|保存(?:する)?|変更(?:する|を保存(?:する)?)?|"
    "ログイン(?:する)?|サインイン|更新(?:する)?|作成(?:する)?|追加(?:する)?|save|login|signin|continue|next|create|update|add"
)
_REQUIRED: Final = re.compile(
    r"[（(\[【［]?必須(?![^\s（()）]*な[いくし]|[^\s（()）]*ありません)[）)\]】］]?|\(required\)|required$|[*＊※]\s*$|^\s*[*＊※]"
)
"""A mark; 「オプション（必須でない項目）」 bears none."""
_CHOOSE: Final = re.compile(
    r"[-–―ー\s]*(?:(?:.{0,8}を)?(?:お?選択(?:して)?|お選び|選んで)(?:ください|下さい)?|未選択|未設定|"
    r"(?:please )?(?:select|choose)(?: (?:an? |one )?\w*)?(?:\.{3}|…)?)?[-–―ー\s]*",
    re.IGNORECASE,
)
_LABEL_MAX: Final = 30
_NEAR: Final = 3


def missing_fields(
    action: Action,
    page: Observation,
    touched: frozenset[str],
    refused: frozenset[str] = frozenset(),
) -> tuple[str, ...]:
    """Return the fields that keep the form around a pressed button from being sent.

    Required ones that are empty, ones the page calls invalid that nobody has touched since, and ones
    that did not take what was meant for them.

    Args:
        action: What is about to be done on `page`.
        page: The newest observation.
        touched: Names of fields that were set since the form was last sent; the page may still
            show its old complaint about them.
        refused: Names of fields that were to be set, and were not.
    """
    button = _sending_button(action, page)
    if button is None:
        return ()
    fields = list(_fields_of_form(button, page))
    missing = [
        field for field in fields if field.label in refused or _is_missing(field, page, touched)
    ]
    names = [_name(field) for field in missing if not _holds_elsewhere(field, fields)]
    names += _missing_choices(fields, page)
    return tuple(dict.fromkeys(name for name in names if name))


def is_to_be_sent(field: AriaNode, page: Observation) -> bool:
    """Say whether a field waits for a button of its form: 保存, 適用, OK."""
    return any(
        one is field
        for button in page.nodes
        if button.role == "button" and (_sends(button) or says_nothing(button.label))
        for one in _fields_of_form(button, page)
    )


def _sending_button(action: Action, page: Observation) -> AriaNode | None:
    """Return the button that sends a form by its words; others in a form (住所を検索, 戻る) do not."""
    if not isinstance(action, Click | DoubleClick | Press) or action.target is None:
        return None
    if isinstance(action, Press) and squeeze(action.keys) not in ("enter", "numpadenter"):
        return None
    node = page.node(action.target.ref or "")
    if (
        node is None
        or node.role in EDITABLE_ROLES
        or node.role in ("link", "tab", "menuitem", "option")
    ):
        return None
    return node if _sends(node) else None


def _sends(button: AriaNode) -> bool:
    words = button.label
    is_meant = is_irreversible(button) or says_irreversible(words)
    return is_meant or bool(_SENDS.fullmatch(squeeze(words)))


def _fields_of_form(button: AriaNode, page: Observation) -> Iterator[AriaNode]:
    """Yield the fields before a button, back to the button that ends the form before it.

    Forms have no role of their own unless they are named; where none is to be seen, the smallest box
    with a field stands for it.
    """
    box = _box_of_form(button, page)
    run: list[AriaNode] = []
    for node in box.walk() if box else ():
        if node is button:
            break
        if node.role == "button" and is_irreversible(node):
            run.clear()
        elif (
            node.role in EDITABLE_ROLES
            or node.role in BOX_ROLES
            or node.role in ("radio", "listbox")
        ):
            run.append(node)
    is_search = _stands_in_search(button, page)
    yield from (field for field in run if is_search or not _stands_in_search(field, page))


def _stands_in_search(node: AriaNode, page: Observation) -> bool:
    return any(around.role == "search" for around in page.ancestors(node))


def _box_of_form(button: AriaNode, page: Observation) -> AriaNode | None:
    for around in page.ancestors(button):
        if around.role in ("form", "dialog"):
            return around
        if any(node.role in EDITABLE_ROLES for node in around.walk()):
            return around
    return None


def _is_missing(field: AriaNode, page: Observation, touched: frozenset[str]) -> bool:
    if field.role not in EDITABLE_ROLES and field.role not in BOX_ROLES:
        return False
    if field.is_disabled or "readonly" in field.states or field.label in touched:
        return False
    is_empty = _is_empty(field)
    if field.states.get("invalid", "false") not in ("false", ""):
        return True
    return is_empty and _is_required(field, page)


def _holds_elsewhere(field: AriaNode, fields: Sequence[AriaNode]) -> bool:
    """Say whether a list that shows no options is the hidden one of a widget that holds its value."""
    is_drawn = field.role != "combobox" or field.text or field.children
    twins = (one for one in fields if one is not field and one.label == field.label)
    return not is_drawn and any(not _is_empty(one) for one in twins)


def _is_empty(field: AriaNode) -> bool:
    if field.role in BOX_ROLES:
        return field.states.get("checked") != "true"
    if "secret" in field.states:
        return not field.text
    chosen = next((one.name or one.text for one in field.children if "selected" in one.states), "")
    held = (field.text or chosen).strip()
    if field.role == "combobox":
        return bool(_CHOOSE.fullmatch(held))
    return not held and not any(one.text.strip() for one in field.children)


def _is_required(field: AriaNode, page: Observation) -> bool:
    if field.states.get("required", "false") != "false" or _REQUIRED.search(field.name):
        return True
    return field.role not in BOX_ROLES and _is_marked_beside(field, page)


def _is_marked_beside(field: AriaNode, page: Observation) -> bool:
    """Say whether 「必須」 stands alone right before a field, in its own box."""
    around = next(iter(page.ancestors(field)), None)
    if around is None:
        return False
    before: list[str] = []
    for node in around.walk():
        if node is field:
            break
        if node.role in EDITABLE_ROLES:
            before.clear()
        elif node.text or node.name:
            before.append(squeeze(node.text or node.name))
    return any(words in _MUST for words in before[-_NEAR:])


def _missing_choices(fields: list[AriaNode], page: Observation) -> Iterator[str]:
    """Yield required groups of radio buttons in which nothing is chosen."""
    groups: dict[int, tuple[AriaNode, list[AriaNode]]] = {}
    for field in fields:
        if field.role != "radio":
            continue
        around = next((box for box in page.ancestors(field) if box.role in GROUP_ROLES), None)
        if around is not None:
            groups.setdefault(id(around), (around, []))[1].append(field)
    for around, radios in groups.values():
        is_required = _REQUIRED.search(around.name) or any(
            one.states.get("required", "false") != "false" for one in (around, *radios)
        )
        usable = [radio for radio in radios if not radio.is_disabled]
        if (
            is_required
            and usable
            and not any(radio.states.get("checked") == "true" for radio in usable)
        ):
            yield _name(around)


def _name(field: AriaNode) -> str:
    return clip(_REQUIRED.sub("", field.label or field.placeholder).strip(), _LABEL_MAX)
