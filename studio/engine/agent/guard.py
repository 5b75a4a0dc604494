"""What needs a person's yes, whatever the model says. Pure.

Labels can lie and icons have none, so this is the first of the two gates of the design; the
network gate is issue 4's.
"""

import re
from collections.abc import Iterable
from typing import Final

from studio.domain.action import (
    Action,
    Choose,
    Click,
    DoubleClick,
    Drag,
    HandleDialog,
    Press,
    SetChecked,
)
from studio.domain.observation import EDITABLE_ROLES, AriaNode, Observation
from studio.domain.target import Target
from studio.domain.text import squeeze, strip_unseen
from studio.engine.ports import LEFT_OPEN

_IRREVERSIBLE: Final = re.compile(
    "購入|注文|発注|送信|申請|承認|却下|振込|振り込|支払|決済|送金|削除|消去|退会|解約|取消|取り消|公開|投稿|"
    "予約確定|申込|申し込|登録|確定|実行|提出|署名|submit|delete|purchase|checkout|placeorder|buynow"
)
_DESTRUCTIVE: Final = re.compile("削除|消去|退会|解約|delete")
_HARMLESS: Final = re.compile(
    "(?:購入|注文|発注|送信|申請|承認|振込|支払|決済|登録|投稿|予約|公開)(?:履歴|一覧|済み?|方法|状況|内容|日|者|先|番号|例|フォーム|画面|ページ|手続き?へ)|"
    "(?:検索|絞り込み|並べ替え)(?:を)?実行|新規登録はこちら|未(?:送信|申請|承認)"
)
_ASSENTING: Final = re.compile(
    r"|ok|はい|yes|次へ|次に進む|進む|続行(?:する)?|続ける|完了(?:する)?|決定(?:する)?|go|next|continue"
)
"""Words that say nothing of what they do: what stands over them says it."""
_ACTING_ROLES: Final = frozenset({"button", "menuitem", "switch", "clickable", "option", "tab"})
_PRESSING_KEYS: Final = frozenset({"enter", "numpadenter", "return", "space", ""})
_LEADS_NOWHERE: Final = re.compile(r"|#.*|javascript:.*", re.IGNORECASE)
_SHORTEST_PATH: Final = 3
_LONGEST_LABEL: Final = 30
"""Words of a clickable box; more is a card, whose own buttons are looked at when they are pressed."""


def needs_approval(action: Action, observation: Observation) -> bool:
    """Say whether an action is irreversible by its words (element name, value; NFKC, no blanks)."""
    match action:
        case Click(target=target) | DoubleClick(target=target) | SetChecked(target=target):
            return _touches_irreversible(target, observation)
        case Drag(target=target, to=to):
            return any(_names_irreversible(end, observation) for end in (target, to))
        case HandleDialog(accept=True):
            return any(
                _says_irreversible(dialog.message)
                for dialog in observation.dialogs
                if dialog.answer == LEFT_OPEN
            )
        case Press():
            return _presses_irreversible(action, observation)
        case Choose():
            return bool(action.column) and _column_is_irreversible(action.column, observation)
        case _:
            return False


def is_given(path: str, texts: Iterable[str]) -> bool:
    """Say whether a person's own words hold this whole file path, and not only a part of one."""
    whole = re.compile(rf"(?<![\w./\\:~-]){re.escape(path)}(?![A-Za-z0-9_./\\-])")
    return len(path) >= _SHORTEST_PATH and any(whole.search(text) for text in texts)


def is_irreversible(node: AriaNode) -> bool:
    """Say whether pressing this element cannot be undone, by its words."""
    if node.role == "link" and not _LEADS_NOWHERE.fullmatch(node.url.strip()):
        return bool(_DESTRUCTIVE.search(_bare(node.label)))
    is_acting = node.role in _ACTING_ROLES or node.role == "link" or _is_bare_box(node)
    return is_acting and _says_irreversible(_words(node))


def _is_bare_box(node: AriaNode) -> bool:
    """Say whether the page made a plain box clickable: 購入する as a `div` with a script."""
    return node.is_clickable and node.role not in EDITABLE_ROLES


def _touches_irreversible(target: Target, observation: Observation) -> bool:
    """Judge the element itself; without one, what the target says of itself."""
    node = observation.node(target.ref) if target.ref else None
    if node is not None:
        return is_irreversible(node) or _assents_to_irreversible(node, observation)
    return any(
        _says_irreversible(words)
        for words in (target.name, *(candidate.value for candidate in target.candidates))
    )


def _names_irreversible(target: Target, observation: Observation) -> bool:
    """Judge by words alone, whatever the role: a bin 「削除」 that things are dropped into."""
    node = observation.node(target.ref) if target.ref else None
    return _says_irreversible(target.name) or (
        node is not None and _says_irreversible(_words(node))
    )


def _assents_to_irreversible(node: AriaNode, observation: Observation) -> bool:
    """Say whether 「OK」 or 「次へ」 stands under the title, heading or box of an irreversible act."""
    if node.role not in _ACTING_ROLES or not _ASSENTING.fullmatch(_bare(_words(node))):
        return False
    heading = next((one.words() for one in observation.nodes if one.role == "heading"), "")
    boxes = (around.name for around in observation.ancestors(node))
    return any(_says_irreversible(words) for words in (observation.title, heading, *boxes))


def _presses_irreversible(action: Press, observation: Observation) -> bool:
    """Enter presses a focused button, and sends the form that a field stands in."""
    if squeeze(action.keys.rpartition("+")[2]) not in _PRESSING_KEYS:
        return False
    if action.target is not None and action.target.ref is None:
        return _touches_irreversible(action.target, observation)
    node = (
        observation.node(action.target.ref or "")
        if action.target
        else next((n for n in observation.nodes if "active" in n.states), None)
    )
    if node is None:
        return False
    return is_irreversible(node) or (
        node.role in EDITABLE_ROLES and _sends_irreversible_form(node, observation)
    )


def _sends_irreversible_form(field: AriaNode, observation: Observation) -> bool:
    """Look at the buttons of the smallest box around a field that has any."""
    for around in observation.ancestors(field):
        buttons = [node for node in around.walk() if node.role == "button"]
        if buttons:
            return any(is_irreversible(button) for button in buttons)
    return False


def _column_is_irreversible(column: str, observation: Observation) -> bool:
    """Judge a row's control by its words, and by every control on the page that has them."""
    wanted = squeeze(column)
    return _says_irreversible(column) or any(
        wanted in squeeze(node.label) and is_irreversible(node) for node in observation.operable
    )


def _words(node: AriaNode) -> str:
    if node.label or len(squeeze(node.words())) > _LONGEST_LABEL:
        return node.label
    return node.words()


def _says_irreversible(words: str) -> bool:
    return bool(_IRREVERSIBLE.search(_bare(words)))


def _bare(words: str) -> str:
    return _HARMLESS.sub("", squeeze(strip_unseen(words)))
