"""What an act is, before it is done: in need of a person's yes, harmless, pressing, setting or only looking. Pure."""

import re
from enum import StrEnum
from typing import Final
from urllib.parse import urljoin

from studio.domain.actions.action import (
    ROW_BOX,
    ROW_LINK,
    Action,
    Choose,
    Click,
    DoubleClick,
    Drag,
    Extract,
    HandleDialog,
    OnElement,
    OpensAddress,
    Press,
    SelectOption,
    SetChecked,
)
from studio.domain.page.observation import DIALOG_ROLES, EDITABLE_ROLES, AriaNode, Observation
from studio.domain.page.target import Family, Target
from studio.domain.text import squeeze
from studio.engine.guard.facts.commands import command_of_address
from studio.engine.guard.facts.words import (
    WEAK_DEEDS,
    deeds_in,
    records_deed,
    says_destructive,
    says_harmless,
    says_irreversible,
    says_nothing,
)
from studio.engine.ports import LEFT_OPEN

_ACTING_ROLES: Final = frozenset({"button", "menuitem", "switch", "clickable", "option", "tab"})
_PRESSING_KEYS: Final = frozenset({"enter", "numpadenter", "return", "space", ""})
_MOVING_KEYS: Final = frozenset(
    {"tab", "escape", "arrowdown", "arrowup", "arrowleft", "arrowright", "home", "end", "pagedown", "pageup", "shift"}
)  # fmt: skip
_EDITING_KEYS: Final = frozenset({"backspace", "delete", "a", "c", "v", "x", "z"})
_NOWHERE: Final = ("#", "javascript:")
_LONGEST_LABEL: Final = 30
"""Words of a clickable box; more is a card, whose own buttons are looked at when they are pressed."""
_DOING: Final = re.compile("[うくぐすつぬぶむるを]$|を.|ます|する|して|[a-z]")
"""How words end that say what is done, and do not only name a page."""


class ActKind(StrEnum):
    """What an act may send without a question.

    HARMLESS: what its label says, unless the request contradicts. PRESSES: nothing. SETS: what a
    script of the page saves by itself, never a whole form. LOOKS: the same, nothing was pressed.
    """

    HARMLESS = "harmless"
    PRESSES = "presses"
    SETS = "sets"
    LOOKS = "looks"


_WAYS: Final = frozenset({"link", "tab", "menuitem"})
_MENUS: Final = frozenset({"navigation", "menubar", "menu", "tablist", "banner"})


def needs_approval(action: Action, observation: Observation) -> bool:
    """Say whether an action cannot be undone by its words: the element's, the form's, the address's."""
    match action:
        case Drag(target=target, to=to):
            return any(_names_irreversible(end, observation) for end in (target, to))
        case HandleDialog():
            words = _open_dialogs(observation) if action.accept else []
            return any(map(says_irreversible, words))
        case Press():
            return _presses_irreversible(action, observation)
        case Choose():
            return bool(action.column) and _column_is_irreversible(action.column, observation)
        case OpensAddress():
            return bool(command_of_address(action.url))
        case _:
            is_pressed = presses(action) or isinstance(action, SetChecked)
            target = action.element if is_pressed else None
            return target is not None and _touches_irreversible(target, observation)


def kind_of(action: Action, observation: Observation | None = None) -> ActKind:
    """Return what an act may send without a question.

    Args:
        action: As decided, or as recorded.
        observation: The page its live target belongs to; without one the recorded words count.
    """
    match action:
        case Press():
            return _kind_of_keys(action, observation)
        case Choose():
            return _kind_of_choice(action)
        case HandleDialog():
            return ActKind.PRESSES if action.accept else ActKind.HARMLESS
        case Extract():
            return ActKind.HARMLESS
        case SelectOption() | SetChecked():
            is_harmless = _kind_of_label(_labels(action.target, observation)) is ActKind.HARMLESS
            return ActKind.HARMLESS if is_harmless else ActKind.SETS
        case OnElement(target=target) if action.is_press:
            is_sort = observation is not None and _sorts(target, observation)
            return ActKind.HARMLESS if is_sort else _kind_of_label(_labels(target, observation))
        case _:
            return ActKind(action.effect.value)


def presses(action: Action) -> bool:
    """Say whether an act presses something of the page that may send: an element, keys, what stands in a row."""
    return isinstance(action, Press | Choose) or (isinstance(action, OnElement) and action.is_press)


def presses_by_key(action: Press) -> bool:
    """Say whether a key presses what it is sent to: Enter and Space do, Delete does something else."""
    return squeeze(action.keys.rpartition("+")[2]) in _PRESSING_KEYS


def says_deed(action: Action, observation: Observation) -> bool:
    """Say whether an act says by its words that it does something that cannot be undone, a link included.

    A link is called by what it does (注文を確定する), or only names a page (登録).
    """
    if needs_approval(action, observation):
        return True
    if not isinstance(action, Click | DoubleClick | Press) or action.target is None:
        return False
    node = _node(action.target, observation)
    words = _words(node) if node is not None else action.target.name
    return bool(_DOING.search(squeeze(words))) and says_irreversible(words)


def pressed(action: Action, observation: Observation | None) -> tuple[str, str, str]:
    """Return what an act presses or sets is called, its role and its ref; "" for nothing."""
    if isinstance(action, Choose):
        return action.column, "row", ""
    node, target = aimed_at(action, observation), action.element
    if node is not None:
        return _words(node), node.role, node.ref or ""
    return (target.name, target.role, "") if target else ("", "", "")


def asked_in_dialog(action: Action, page: Observation) -> str:
    """Return what the dialog around a plain button (実行, OK) asks about; "" outside of one, and where it tells of several deeds."""
    node = aimed_at(action, page)
    around = page.ancestors(node) if node else ()
    dialog = next((one for one in around if one.role in DIALOG_ROLES), None)
    if node is None or dialog is None or not deeds_in(_words(node)) <= WEAK_DEEDS:
        return ""
    buttons = {id(one) for it in dialog.walk() if it.is_operable for one in it.walk()}
    said = "\n".join(one.name or one.text for one in dialog.walk() if id(one) not in buttons)
    return said if len(deeds_in(said)) == 1 else ""


def is_irreversible(node: AriaNode) -> bool:
    """Say whether pressing this element cannot be undone, by its words and where it leads."""
    if node.role == "link" and _leads_somewhere(node):
        return says_destructive(_words(node)) or _is_mute_command(node)
    is_acting = node.role in _ACTING_ROLES or node.role == "link" or _is_bare_box(node)
    is_record = node.role not in _WAYS and records_deed(_words(node))
    return is_acting and (is_record or says_irreversible(_words(node)))


def aimed_at(action: Action, observation: Observation | None) -> AriaNode | None:
    """Return the element that an act is done on, of keys without one what has the focus; None where the page shows none."""
    if isinstance(action, Press) and observation is not None:
        return _focused(action, observation)
    target = action.element
    return _node(target, observation) if target else None


def leads_on(action: Action, observation: Observation) -> bool:
    """Say whether what is pressed is a way of the site's own to another place: a link, a tab, an entry of its menus."""
    node = aimed_at(action, observation)
    if node is None:
        return False
    around = {one.role for one in observation.ancestors(node)}
    return node.role in _WAYS or "expanded" in node.states or bool(around & _MENUS)


def _leads_somewhere(node: AriaNode) -> bool:
    return bool(node.url.strip()) and not node.url.strip().lower().startswith(_NOWHERE)


def _is_mute_command(node: AriaNode) -> bool:
    """Say whether a link without a word of its own (an icon, ×, OK) leads to a deed: /items/3/delete."""
    is_mute = len(squeeze(node.label)) <= 1 or "icon" in node.states or says_nothing(node.label)
    return is_mute and bool(command_of_address(urljoin("http://page.invalid/", node.url.strip())))


def _is_bare_box(node: AriaNode) -> bool:
    """Say whether the page made a plain box clickable: 購入する as a `div` with a script."""
    return node.is_clickable and node.role not in EDITABLE_ROLES


def _touches_irreversible(target: Target, observation: Observation) -> bool:
    """Judge the element itself; without one, what the target says of itself."""
    node = _node(target, observation)
    if node is not None:
        return is_irreversible(node) or _assents_to_irreversible(node, observation)
    return any(map(says_irreversible, _recorded(target)))


def _names_irreversible(target: Target, observation: Observation) -> bool:
    """Judge by words alone, whatever the role: a bin 「削除」 that things are dropped into."""
    node = _node(target, observation)
    return says_irreversible(target.name) or (node is not None and says_irreversible(_words(node)))


def _assents_to_irreversible(node: AriaNode, observation: Observation) -> bool:
    """Say whether 「OK」 or 「次へ」 stands under the title, heading, box or question of an irreversible act."""
    if node.role not in _ACTING_ROLES or not says_nothing(_words(node)):
        return False
    return any(map(says_irreversible, _over(node, observation)))


def _over(node: AriaNode, observation: Observation) -> tuple[str, ...]:
    """Return what stands over an element: its boxes' names, its dialog's words, the page's heading and title."""
    around = tuple(observation.ancestors(node))
    asked = next((box for box in around if box.role in DIALOG_ROLES), None)
    if asked is not None:
        said = (one.name or one.text for one in asked.walk() if one.role not in _ACTING_ROLES)
        return tuple(words for words in said if words)
    heading = next((one.words() for one in observation.nodes if one.role == "heading"), "")
    return (observation.title, heading, *(box.name for box in around))


def _presses_irreversible(action: Press, observation: Observation) -> bool:
    """Enter presses a focused button, and sends the form that a field stands in."""
    if not presses_by_key(action):
        return False
    if action.target is not None and action.target.ref is None:
        return _touches_irreversible(action.target, observation)
    node = _focused(action, observation)
    if node is None:
        return False
    return (
        is_irreversible(node)
        or _assents_to_irreversible(node, observation)
        or (
            node.role in EDITABLE_ROLES
            and any(map(is_irreversible, _buttons_around(node, observation)))
        )
    )


def _focused(action: Press, observation: Observation) -> AriaNode | None:
    if action.target is not None:
        return _node(action.target, observation)
    return next((node for node in observation.nodes if "active" in node.states), None)


def _buttons_around(field: AriaNode, observation: Observation) -> list[AriaNode]:
    """Return the buttons of the smallest box around a field that has any."""
    for around in observation.ancestors(field):
        buttons = [node for node in around.walk() if node.role == "button"]
        if buttons:
            return buttons
    return []


def _column_is_irreversible(column: str, observation: Observation) -> bool:
    """Judge a row's control by its words, and by every control on the page that has them."""
    wanted = squeeze(column)
    return says_irreversible(column) or any(
        wanted in squeeze(node.label) and is_irreversible(node) for node in observation.operable
    )


def _sorts(target: Target, observation: Observation) -> bool:
    """Say whether an element is the heading of a column, or its button: pressing it sorts."""
    node = _node(target, observation)
    if node is None or is_irreversible(node):
        return False
    return node.role == "columnheader" or any(
        around.role == "columnheader" for around in observation.ancestors(node)
    )


def _kind_of_label(labels: tuple[str, ...]) -> ActKind:
    """Return HARMLESS when everything an element is called is harmless."""
    said = [label for label in labels if label.strip()]
    return ActKind.HARMLESS if said and all(map(says_harmless, said)) else ActKind.PRESSES


def _kind_of_keys(action: Press, observation: Observation | None) -> ActKind:
    key = squeeze(action.keys.rpartition("+")[2])
    if key in _MOVING_KEYS:
        return ActKind.SETS
    node = _focused(action, observation) if observation else None
    if key not in _PRESSING_KEYS:
        is_typed = len(key) == 1 and "+" not in action.keys.strip("+")
        is_edited = node is not None and node.role in EDITABLE_ROLES and key in _EDITING_KEYS
        return ActKind.SETS if is_typed or is_edited else ActKind.PRESSES
    if node is None:
        is_search = action.target is not None and action.target.role == "searchbox"
        return ActKind.HARMLESS if is_search else ActKind.PRESSES
    if node.role == "searchbox":
        return ActKind.HARMLESS
    if node.role in EDITABLE_ROLES and observation is not None:
        buttons = tuple(button.label for button in _buttons_around(node, observation))
        return _kind_of_label(buttons)
    return _kind_of_label((node.label,))


def _kind_of_choice(action: Choose) -> ActKind:
    if not action.column:
        return ActKind.LOOKS
    if action.column == ROW_BOX:
        return ActKind.SETS
    is_harmless = action.column != ROW_LINK and says_harmless(action.column)
    return ActKind.HARMLESS if is_harmless else ActKind.PRESSES


def _labels(target: Target, observation: Observation | None) -> tuple[str, ...]:
    node = _node(target, observation) if observation else None
    return (_words(node),) if node is not None else _recorded(target)[:1]


def _recorded(target: Target) -> tuple[str, ...]:
    """Return what a target is called: by people, by its candidates, by its fingerprint.

    A path of style sheets calls nothing: `input[type="submit"]` stands on every form.
    """
    seen = target.fingerprint
    looks = (seen.text, seen.title, seen.look) if seen else ()
    ways = (way.value for way in target.candidates if way.family is not Family.CSS)
    return (target.name, *ways, *looks)


def _node(target: Target, observation: Observation | None) -> AriaNode | None:
    return observation.node(target.ref) if observation and target.ref else None


def _open_dialogs(observation: Observation) -> list[str]:
    return [dialog.message for dialog in observation.dialogs if dialog.answer == LEFT_OPEN]


def _words(node: AriaNode) -> str:
    if node.label or len(squeeze(node.words())) > _LONGEST_LABEL:
        return node.label
    return node.words() or node.states.get("icon", "")
