"""What needs a person's yes, whatever the model says. Pure.

Labels can lie and icons have none, so this is the first of the two gates of the design; the
network gate is issue 4's.
"""

import re
from typing import Final

from studio.domain.action import Action, Choose, Click, Press, target_of
from studio.domain.observation import EDITABLE_ROLES, TOGGLE_ROLES, AriaNode, Observation
from studio.domain.text import clip, squeeze

_IRREVERSIBLE: Final = re.compile(
    "購入|注文|発注|送信|申請|承認|却下|振込|振り込|支払|決済|送金|削除|消去|退会|解約|取消|取り消|公開|投稿|"
    "予約確定|申込|申し込|登録|確定|実行|提出|署名|submit|delete|purchase|checkout|placeorder|buynow"
)
_DESTRUCTIVE: Final = re.compile("削除|消去|退会|解約|delete")
_HARMLESS: Final = re.compile(
    "(?:購入|注文|発注|送信|申請|承認|振込|支払|決済|登録|投稿|予約|公開)(?:履歴|一覧|済み?|方法|状況|内容|日|者|先|番号|例|フォーム|画面|ページ|手続き?へ)|"
    "(?:検索|絞り込み|並べ替え)(?:を)?実行|新規登録はこちら|未(?:送信|申請|承認)"
)
_ACTING_ROLES: Final = frozenset({"button", "menuitem", "switch", "clickable", "option", "tab"})


def needs_approval(action: Action, observation: Observation) -> bool:
    """Say whether an action is irreversible by its words (element name, value; NFKC, no blanks)."""
    match action:
        case Click() | Press():
            node = _node(action, observation)
            if isinstance(action, Press) and squeeze(action.keys) != "enter":
                return False
            return node is not None and _is_irreversible(node)
        case Choose():
            return bool(action.column) and _says_irreversible(action.column)
        case _:
            return False


def details(observation: Observation) -> tuple[tuple[str, str], ...]:
    """Return the values that the page's fields hold, for the approval card; masked ones stay masked."""
    found: list[tuple[str, str]] = []
    for node in observation.nodes:
        if node.role in EDITABLE_ROLES and (value := _value(node)):
            found.append((clip(node.label, 30), clip(value, 60)))
        elif node.role in TOGGLE_ROLES and "checked" in node.states:
            found.append((clip(node.label, 30), "オン"))
    return tuple(found[:12])


def _node(action: Click | Press, observation: Observation) -> AriaNode | None:
    target = target_of(action)
    return observation.node(target.ref) if target and target.ref else None


def _is_irreversible(node: AriaNode) -> bool:
    if node.role == "link":
        return bool(_DESTRUCTIVE.search(_bare(node.label)))
    return node.role in _ACTING_ROLES and _says_irreversible(node.label)


def _says_irreversible(words: str) -> bool:
    return bool(_IRREVERSIBLE.search(_bare(words)))


def _bare(words: str) -> str:
    return _HARMLESS.sub("", squeeze(words))


def _value(node: AriaNode) -> str:
    chosen = next((c.name or c.text for c in node.children if "selected" in c.states), "")
    return node.text or chosen
