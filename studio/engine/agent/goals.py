"""What kind of thing an item of the checklist asks for, read from its own last verb. Pure."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from studio.domain.flow import SECRET_PREFIX
from studio.domain.text import fold, squeeze

_QUOTED: Final = re.compile(r"[「『\"“]([^「」『』\"“”]+)[」』\"”]")
_PAIR: Final = re.compile(r"(?<!https)(?<!http)[:：=＝]\s*([^\s、。,;；/][^\s、。,;；]*)")
_PLACE: Final = re.compile(r"(?:という)?の?(?:ページ|画面|記事|タブ|フォーム|欄|行|項目|商品|課題)")
"""What stands behind a word that names where, and is no value to put in."""
_WORD: Final = re.compile(r"[一-龥々]{2,}|[ァ-ヶー]{2,}|[a-z][a-z0-9-]+|\d{2,}")
_EMPTY_WORDS: Final = frozenset(
    {"画面", "ページ", "ボタン", "リンク", "サイト", "項目", "内容", "入力", "選択", "表示", "確認",
     "検索", "結果", "一覧", "最初", "該当", "以上", "以下", "未満", "クリック", "メニュー", "アクセス"}
)  # fmt: skip


class GoalKind(StrEnum):
    """What must have happened for a goal to be reached."""

    COMMIT = "commit"
    LOG_IN = "log_in"
    EXTRACT = "extract"
    DOWNLOAD = "download"
    CHECK = "check"
    ENTER = "enter"
    SELECT = "select"
    SEARCH = "search"
    OPEN = "open"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class _Commit:
    """A verb that changes something, and the words by which a page's own controls say the same."""

    verb: str
    said: str
    is_reversible: bool = False


_SENT: Final = "送信|提出|申請|完了|受け付け|受付|ありがと|submit|send|sent|post|thank"
_SAVED: Final = "保存|登録|更新|反映|変更|適用|追加|作成|確定|完了|save|update|appl|change|creat|regist|add|submit"
_CHANGES: Final = "変更|修正|編集|書き換え|直す|直して"
_COMMITS: Final = (
    _Commit(
        "(?:カート|かご|カゴ|バスケット)に?(?:入れ[るて]?|追加)",
        "カート|かご|カゴ|バスケット|cart|basket|bag",
        is_reversible=True,
    ),
    _Commit("送信|送る|送って|投稿|返信|問い?合わ?せ", f"{_SENT}|投稿|返信|reply|publish"),
    _Commit("申請|提出|申し込|申込", f"{_SENT}|申し?込"),
    _Commit("保存|更新|上書き", _SAVED),
    _Commit(_CHANGES, _SAVED),
    _Commit("登録|追加|作成|新規|作る|起票", f"{_SAVED}|新規|起票|投稿|new|insert|{_SENT}"),
    _Commit(
        "削除|消す|消して|消去|取り除|外す",
        "削除|消去|消し|取り?除|外し|外す|ゴミ|delete|remove|trash|discard|clear",
    ),
    _Commit(
        "購入|注文|買う|買って|発注|決済|支払",
        "購入|注文|発注|決済|支払|order|buy|purchas|checkout|pay|thank",
    ),
    _Commit("予約", f"予約|確定|reserv|book|{_SENT}"),
    _Commit("承認", "承認|approv|accept"),
    _Commit("却下|差し戻", "却下|差し?戻|reject|declin"),
    _Commit(
        "キャンセル|取り?消|解約|退会|中止", "キャンセル|取り?消|解約|退会|中止|cancel|unsubscrib"
    ),
    _Commit("公開", "公開|publish"),
    _Commit("振込|振り込|送金", "振り?込|送金|transfer"),
    _Commit(
        "アップロード|添付|(?:資料|ファイル|画像|写真)を付け[るて]?",
        "アップロード|添付|upload|attach|ファイル",
    ),
    _Commit(
        "ログアウト|サインアウト", "ログアウト|サインアウト|log ?out|sign ?out|logoff|ログイン"
    ),
    _Commit("クローズ|完了に|閉じる状態", "完了|クローズ|close|resolv|done|status|状態|ステータス"),
)
_KINDS: Final = (
    (GoalKind.LOG_IN, "ログイン|サインイン"),
    (
        GoalKind.EXTRACT,
        "取り出|抜き出|書き出|抽出|取得|控え|メモ|表にし|表に(?:する|まとめ)|一覧にし|まとめ|エクスポート|コピー",
    ),
    (GoalKind.DOWNLOAD, "ダウンロード|落と(?:す|して)"),
    (GoalKind.CHECK, "確認|確かめ|かどうか|チェック(?:する|して)|見る|見て|調べ|読む|教え"),
    (
        GoalKind.ENTER,
        "入力|記入|入れる|入れて|打つ|打ち込|書く|書いて|書き込|設定|指定|にする|に変え",
    ),
    (
        GoalKind.SELECT,
        "選ぶ|選んで|選択|選び|チェックを|チェックボックス|オンに|オフに|外す|切り替え",
    ),
    (GoalKind.SEARCH, "検索|探す|探して|探し|絞り込|絞る|フィルタ|並べ|ソート|見つけ"),
    (
        GoalKind.OPEN,
        "開く|開いて|開き|移動|進む|進んで|進み|戻る|戻って|表示|アクセス|行く|(?:画面|ページ|サイト)に入[るっり]|クリック|押す|押して|押下|タップ",
    ),
)
_COMPARES: Final = re.compile(
    "以上|以下|未満|を超え|より(?:高|安|多|少|大|小)|最[安高新古多少小大]|一番|いちばん|上位"
)
_PRESS: Final = re.compile("クリック|押す|押して|押下|タップ")


@dataclass(frozen=True, slots=True)
class _Verb:
    """A verb found in an item."""

    match: re.Match[str]
    kind: GoalKind
    said: str = ""
    is_reversible: bool = False


@dataclass(frozen=True, slots=True)
class Goal:
    """An item as something that can be judged.

    Attributes:
        kind: What must have happened.
        verb: The words that say so.
        literals: What stands in 「」, in order.
        values: What is to be put in: the literals, and what stands behind a colon.
        rest: The item without its literals, folded.
        said: For COMMIT, how a page's own words say the same (a pattern on squeezed text).
        is_reversible: A cart: what is put in can be taken out, and a page only counts it.
    """

    kind: GoalKind
    verb: str = ""
    literals: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    rest: str = ""
    said: str = ""
    is_reversible: bool = False

    @property
    def is_press(self) -> bool:
        """True when it asks for pressing something."""
        return bool(_PRESS.search(self.verb))

    @property
    def compares(self) -> bool:
        """True when it asks for rows by conditions or by an order."""
        return bool(_COMPARES.search(self.rest))

    def says_so(self, squeezed: str) -> bool:
        """Say whether squeezed words are a page's way of saying this goal's verb."""
        return bool(self.said and re.search(self.said, squeezed))

    def shares_word(self, words: str) -> bool:
        """Say whether a word of the goal that means something stands in other words."""
        held = squeeze(words)
        own = [*_WORD.findall(self.rest), *(squeeze(literal) for literal in self.literals)]
        return any(squeeze(word) in held for word in own if word and word not in _EMPTY_WORDS)


def read_goal(text: str, *, is_saved_later: bool = False) -> Goal:
    """Read an item; the verb that stands last decides, the longer one of two at the same place.

    Args:
        text: The item.
        is_saved_later: A later item saves or sends: then 変更する is done once the values stand there.
    """
    quoted = [match for match in _QUOTED.finditer(text) if match[1].strip()]
    literals = tuple(match[1].strip() for match in quoted)
    places = {match[1].strip() for match in quoted if _PLACE.match(text, match.end())}
    rest = fold(_QUOTED.sub(" ", text))
    values = (
        *(one for one in literals if one not in places),
        *(match[1] for match in _PAIR.finditer(rest)),
    )
    found = [
        _Verb(match, GoalKind.COMMIT, commit.said, commit.is_reversible)
        for commit in _COMMITS
        for match in re.finditer(commit.verb, rest)
    ]
    found += [
        _Verb(match, kind) for kind, pattern in _KINDS for match in re.finditer(pattern, rest)
    ]
    if not found:
        kind = GoalKind.LOG_IN if SECRET_PREFIX in text else GoalKind.OTHER
        return Goal(kind, literals=literals, values=values, rest=rest)
    last = max(found, key=lambda verb: (verb.match.end(), -verb.match.start()))
    verb, kind = last.match[0], last.kind
    if is_saved_later and kind is GoalKind.COMMIT and re.fullmatch(_CHANGES, verb):
        kind = GoalKind.ENTER
    return Goal(kind, verb, literals, values, rest, last.said, last.is_reversible)
