"""What would show that an item of the checklist is done, read from how its sentence ends. Pure.

A way of ending that is known here says where code may look: in fields, at the title, at what was
taken out. Every other sentence asks for an act, and an act is judged by what it changed.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from studio.domain.flows.brackets import quotes_of, without_quotes
from studio.domain.flows.flow import TEMPLATE
from studio.domain.runs.checklist import Item
from studio.domain.text import fold, squeeze
from studio.engine.guard.facts.records import RANKED

_PAIR: Final = re.compile(
    r"(?<!https)(?<!http)(?:(?<!\d)[:：=＝]|[:：=＝](?!\s*\d))\s*([^\s、。,;；/][^\s、。,;；]*)"
)
"""A value behind its label; between two digits a colon belongs to a time."""
_FILE: Final = re.compile(
    r"(?:(?<=[\s、。とにを])|^)(?:/|[A-Za-z]:\\)[^\s、。「」『』\"]+\.[A-Za-z0-9]{1,5}"
)
"""A file of the person's, with its folders."""
_PLACE: Final = re.compile(
    r"(?:という)?の?(?:ページ|画面|記事|タブ|フォーム|欄|行|項目|商品|課題|ボタン|リンク)|を?(?:クリック|押)"
)
"""What stands behind a word that names where, and is no value to put in."""
_WORD: Final = re.compile(r"[一-龥々]{2,}|[ァ-ヶー]{2,}|[a-z][a-z0-9-]+|\d{2,}")
_EMPTY_WORDS: Final = frozenset(
    {"画面", "ページ", "ボタン", "リンク", "サイト", "項目", "内容", "入力", "選択", "表示", "確認",
     "検索", "結果", "一覧", "最初", "該当", "以上", "以下", "未満", "クリック", "メニュー", "アクセス"}
)  # fmt: skip
_IF: Final = re.compile(
    "なら|であれば|でなければ|なければ|ければ|場合|それ以外|もし|ないとき|あるとき|たら、"
)
_ASIDE: Final = re.compile(r"\([^()]*(?:たら|場合|ログイン|サインイン)[^()]*\)(?=[。.!\s]*$)")
"""What stands behind a sentence of the case that a site asks who they are: 「…を開く（ログイン画面が出たらログインする）」."""
_BECOMES: Final = re.compile(
    "(?:を(?=「[^」]*」(?:に?、|[にへと](?:変|し|す|書|直|改|置|差|設定|更新|修正)))"
    "|に(?=「[^」]*」と(?:書(?:[きく]|いて(?![あい]))|(?:入力|記入)(?!さ|済))))「([^」]*)」"
)
"""タイトルを「防災訓練」に変える, 備考に「打刻漏れ」と書く; what is written there already (と書いてある) is a name."""
_COMPARES: Final = re.compile(f"以上|以下|未満|を超え|より(?:高|安|多|少|大|小)|{RANKED}")
_OFF: Final = re.compile("オフ|外[すしせ]|はず[すし]")


class GoalKind(StrEnum):
    """Where to look for the end of an item."""

    ACT = "act"
    LOG_IN = "log_in"
    TABLE = "table"
    DOWNLOAD = "download"
    ATTACH = "attach"
    READ = "read"
    FILL = "fill"
    SET = "set"
    SEARCH = "search"
    OPEN = "open"
    PRESS = "press"


_ENDS: Final = (
    r"(?:を?(?:する|します|して|しておく|し))?(?:から)?(?:ください|下さい|こと)?[。.!！\s]*$"
)
_ENDINGS: Final = (
    (GoalKind.LOG_IN, "(?:ログイン|サインイン)"),
    (
        GoalKind.TABLE,
        "(?:取り出[すしせ]て?|抜き出[すし]て?|書き出[すし]て?|抽出|取得|控え[るて]?|メモ|表に(?:する|して|まとめ[るて])|一覧に(?:する|して)|エクスポート|コピー)",
    ),
    (GoalKind.DOWNLOAD, "(?:ダウンロード|落と(?:す|して))"),
    (GoalKind.ATTACH, "(?:添付|アップロード|(?:資料|ファイル|画像|写真|「」)を付け[るて])"),
    (
        GoalKind.READ,
        "(?:確認|確かめ[るて]?|かどうか.{0,6}|見[るて]|見てまわる|調べ[るて]?|読[むん]で?|教え[るて]?|数え[るて]?|答え[るて]?|見つけ[るて]?)",
    ),
    (
        GoalKind.FILL,
        "(?:入力|記入|打[つっ]て?|打ち込[むん]で?|指定|選[ぶんび]で?|選択|チェックを.{1,4}|を入れ[るて])",
    ),
    (
        GoalKind.SET,
        "(?:設定|変更|切り?替え[るて]?|書き換え[るて]?|(?:オン|オフ)に|「」に(?:する|して|します)|「」に変え[るて])",
    ),
    (
        GoalKind.SEARCH,
        "(?:検索|探[すし]て?|絞り?込[むみん]で?|絞[るっ]て?|並べ替?え?[るて]?|並び替え[るて]?|ソート)",
    ),
    (
        GoalKind.OPEN,
        "(?:開[くいき]て?|移動|進[むんみ]で?|戻[るっり]て?|表示|アクセス|行[くっ]て?|(?:画面|ページ|サイト)に入[るっ]て?)",
    ),
    (GoalKind.PRESS, "(?:クリック|押[すし]て?|押下|タップ)"),
)
_MAKES: Final = re.compile(rf"を[^。]*[にと]{_ENDS}")
"""日付を 12 月 8 日、備品をマイクにする: what is put in, where a later item sends it."""
_READ_ENDINGS: Final = tuple((kind, re.compile(f"{stem}{_ENDS}")) for kind, stem in _ENDINGS)


@dataclass(frozen=True, slots=True)
class Goal:
    """An item as something that can be judged.

    Attributes:
        kind: Where to look.
        text: The item.
        literals: What stands in 「」, in order.
        values: What is to be put in: the literals, {{秘密:名前}}, what stands behind a colon, and files.
        rest: The item with its literals and templates left out (「」), folded.
        is_sent_later: A later item sends what this one puts in: it is done once the values stand there.
    """

    kind: GoalKind
    text: str = ""
    literals: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    rest: str = ""
    is_sent_later: bool = False

    @property
    def compares(self) -> bool:
        """True when it asks for rows by conditions or by an order."""
        return bool(_COMPARES.search(self.rest))

    @property
    def last_word(self) -> str:
        """The last word that means something: 申請 of 経費を申請する; "" without one."""
        found = _WORD.findall(self.rest)
        return squeeze(found[-1]) if found and found[-1] not in _EMPTY_WORDS else ""

    @property
    def is_conditional(self) -> bool:
        """True when it names what to do in several cases: only one of them comes true."""
        return bool(_IF.search(self.rest))

    @property
    def is_off(self) -> bool:
        """True when something is to be switched off."""
        return bool(_OFF.search(self.rest))

    @property
    def is_filling(self) -> bool:
        """True when it is done with its values in fields, boxes or as chosen files, sent or not."""
        if not self.is_sent_later:
            return self.kind is GoalKind.FILL
        puts_in = self.kind in (GoalKind.ACT, GoalKind.ATTACH) and bool(self.values)
        return puts_in or self.kind in (GoalKind.FILL, GoalKind.SET)

    def is_about(self, name: str) -> bool:
        """Say whether what it is about, and not only where that is, is called so."""
        thing = squeeze(self.literals[-1]) if self.literals else self.last_word
        return bool(thing) and thing in squeeze(name)

    def shares_word(self, words: str) -> bool:
        """Say whether a word of the goal that means something stands in other words."""
        held = squeeze(words)
        own = [*_WORD.findall(self.rest), *(squeeze(literal) for literal in self.literals)]
        return any(squeeze(word) in held for word in own if word and word not in _EMPTY_WORDS)


def read_goal(text: str, later: Sequence[Item] = ()) -> Goal:
    """Read an item by how its sentence ends.

    Args:
        text: The item.
        later: The items after it: 保存する behind it sends what it puts in.
    """
    quoted = quotes_of(text)
    places = {match[1].strip() for match in quoted if _PLACE.match(text, match.end())}
    literals = tuple(match[1].strip() for match in quoted)
    unquoted = without_quotes(text, "「」")
    rest = fold(TEMPLATE.sub("「」", unquoted))
    values = (
        *(one for one in literals if one not in places),
        *(match[0] for match in TEMPLATE.finditer(unquoted)),
        *(match[1] for match in _PAIR.finditer(rest) if "「" not in match[1]),
        *_FILE.findall(without_quotes(text)),
    )
    said = _ASIDE.sub("", rest)
    kind = next((kind for kind, ending in _READ_ENDINGS if ending.search(said)), GoalKind.ACT)
    is_sent_later = _is_sent(later)
    if kind is GoalKind.ACT and is_sent_later and _MAKES.search(rest):
        kind = GoalKind.SET
    return Goal(kind, text, literals, values, rest, is_sent_later=is_sent_later)


def named_in(text: str) -> tuple[str, ...]:
    """Return what an item quotes of what it is about; not what stands in an aside (what to sign in with), or in cases.

    Nor what something is to become: タイトルを「防災訓練」に変える.
    """
    said = _BECOMES.sub("を", _ASIDE.sub("", fold(text)))
    return () if _IF.search(without_quotes(said)) else tuple(one[1] for one in quotes_of(said))


def becoming_in(text: str) -> tuple[str, ...]:
    """Return what an item says that something is to become: it is put in, or chosen, and needs not be seen before."""
    return tuple(_BECOMES.findall(_ASIDE.sub("", fold(text))))


def _is_sent(later: Sequence[Item]) -> bool:
    """Say whether the next item that acts has nothing of its own to put in: it sends what stands there."""
    for item in later:
        goal = read_goal(item.text)
        if goal.kind in (GoalKind.ACT, GoalKind.PRESS):
            return not goal.values
        if goal.kind not in (GoalKind.FILL, GoalKind.SET, GoalKind.ATTACH, GoalKind.READ):
            return False
    return False
