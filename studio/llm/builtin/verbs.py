"""The verbs of office instructions: how they inflect, and where a clause ends with one.

A clause ends at a て-form, at a polite or plain final form, or at 「…したら」. A form that modifies
a noun (「検索した本」, 「選択されている行」) ends nothing.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from studio.llm.builtin.literals import MARK


class VerbKind(StrEnum):
    """What a verb asks for."""

    OPEN = "open"
    SEARCH = "search"
    FIND = "find"
    FILL = "fill"
    CHANGE = "change"
    PUT = "put"
    SELECT = "select"
    PRESS = "press"
    CHECK = "check"
    UNCHECK = "uncheck"
    SUBMIT = "submit"
    SORT = "sort"
    LOGIN = "login"
    CONFIRM = "confirm"
    EXTRACT = "extract"
    DOWNLOAD = "download"
    BACK = "back"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of the lexicon.

    Attributes:
        kind: What it asks for.
        base: The part that never changes: 検索, 開.
        ending: Class of inflection: the final kana of the dictionary form, `る1` for one-row verbs,
            `する` for nouns that take it.
    """

    kind: VerbKind
    base: str
    ending: str

    @property
    def dictionary(self) -> str:
        """The form in a checklist line: 検索する, 開く."""
        return self.base + ("る" if self.ending == "る1" else self.ending)


@dataclass(frozen=True, slots=True)
class VerbMatch:
    """A verb that ends a clause.

    Attributes:
        verb: Which one.
        start: Where it begins, after お.
        end: Where its polite tail ends.
        is_negative: The clause says not to do it.
    """

    verb: Verb
    start: int
    end: int
    is_negative: bool


@dataclass(frozen=True, slots=True)
class _Forms:
    te: str
    stem: str
    past: str
    negative: str
    imperative: str
    volitional: str


_FORMS: Final = {
    "く": _Forms("いて", "き", "いた", "か", "け", "こう"),
    "行く": _Forms("って", "き", "った", "か", "け", "こう"),
    "す": _Forms("して", "し", "した", "さ", "せ", "そう"),
    "つ": _Forms("って", "ち", "った", "た", "て", "とう"),
    "ぶ": _Forms("んで", "び", "んだ", "ば", "べ", "ぼう"),
    "む": _Forms("んで", "み", "んだ", "ま", "め", "もう"),
    "る": _Forms("って", "り", "った", "ら", "れ", "ろう"),
    "う": _Forms("って", "い", "った", "わ", "え", "おう"),
    "る1": _Forms("て", "", "た", "", "ろ|よ", "よう"),
    "する": _Forms("して", "し", "した", "し", "しろ|せよ", "しよう"),
}

_LEXICON: Final = """
open 開:く ひら:く 移動:する アクセス:する 遷移:する 表示:する 進:む 行:行く 飛:ぶ 見:る1
search 検索:する サイト内検索:する 全文検索:する キーワード検索:する サーチ:する 調べ:る1 検索をかけ:る1
find 探:す 捜:す さが:す 見つけ:る1 みつけ:る1 絞り込:む 絞:る ピックアップ:する
fill 入力:する 記入:する 記載:する 打ち込:む 書き込:む 書:く 打:つ
change 変更:する 設定:する に:する
put 入れ:る1 いれ:る1 追加:する 放り込:む
select 選択:する 選:ぶ えら:ぶ 指定:する 選び出:す
press 押:す クリック:する タップ:する 押下:する
check チェックを入れ:る1 チェックをつけ:る1 チェックを付け:る1 チェックをオンに:する オンに:する にチェック:する をチェック:する 同意:する
uncheck チェックを外:す チェックをはず:す チェックをオフに:する オフに:する
submit 再申請:する 再送信:する 再提出:する 再登録:する 再発行:する 再実行:する 送信:する 申請:する 提出:する 登録:する 保存:する 確定:する 注文:する 購入:する 予約:する 投稿:する 送:る 削除:する 更新:する 申し込:む 承認:する 買:う キャンセル:する 発注:する 却下:する 取り消:す 差し戻:す 応募:する 回答:する 適用:する 反映:する 実行:する 完了:する ログアウト:する 編集:する
sort 並べ替え:る1 並び替え:る1 並べかえ:る1 並べ:る1 ソート:する
login ログイン:する サインイン:する
confirm 待:つ 確認:する 確かめ:る1 たしかめ:る1
extract 取り出:す 取出:す 抜き出:す 拾い出:す 書き出:す 抽出:する 抜粋:する 取得:する 読み取:る リストアップ:する リスト化:する 一覧化:する 表に:する 一覧に:する 一覧表に:する リストに:する 表にまとめ:る1 一覧にまとめ:る1 一覧表にまとめ:る1 リストにまとめ:る1
download ダウンロード:する DL:する 落と:す
back 戻:る
"""


def _lexicon() -> tuple[Verb, ...]:
    verbs: list[Verb] = []
    for line in _LEXICON.split("\n"):
        kind, *words = line.split() or [""]
        for word in words:
            base, ending = word.split(":")
            verbs.append(Verb(VerbKind(kind), base, ending))
    return tuple(sorted(verbs, key=lambda verb: -len(verb.base)))


VERBS: Final = _lexicon()

_STOP: Final = r"(?=\s*(?:[、。,.!?;…)]|$))"
_ASKING: Final = (
    r"(?:(?:くださ|下さ)い(?:ませ|ますか|ね|よ)?|もら(?:え|い|う|って)[ぁ-ん助]*|(?:いただ|頂|戴)[ぁ-ん]*(?:幸い|存じ|思い)?[ぁ-ん]*"
    r"|(?:ほし|欲し)い(?:です|んだけど|のですが)?|くれ(?:る|ます|ません|へん)?か?(?:な)?|ちょうだい|頂戴|(?:ね|よ|な|や)"
    + _STOP
    + r")"
)
_TE_TAIL: Final = (
    r"(?!い(?:る|た(?!だ)|ない|ます)|ある|ます|もいい|はいけ|はだめ)(?:から|おいて|お(?=[いくもほ頂]))?(?:\s*"
    + _ASKING
    + r")?(?:です|ます|でしょうか|か)?"
)
_STEM_TAIL: Final = (
    r"(?:ます(?!か?\s*[?]?\s*と?(?:表示|出|いう|言|聞|尋|問|きか))(?:か|ので|と)?|ましょう|ました(?:ら|後に?|あと|"
    + _STOP
    + r")|たい(?!ので|から)(?:です|のですが|んですが|んだけど|と思います)?|なさい|ませんか"
    r"|(?:くださ|下さ)い|願います)"
)
_AFTER: Final = r"(?:ら|後(?:で|に)?|あと(?:で|に)?|のち(?:に)?|うえで|上で|" + _STOP + r")"
_FINAL: Final = (
    r"(?:こと|ように(?:して(?:くださ|下さ)い|お願いします)?|よう(?:に)?お願い[ぁ-ん]*|の(?:を|も)お願い[ぁ-ん]*|とともに|と)?"
    + _STOP
)
_NEGATIVE: Final = r"(?:ない(?:で|こと|ように)?(?:ね|よ)?(?:\s*(?:くださ|下さ)い|お願い[ぁ-ん]*|おいて)?|ず(?:に)?|ません|んといて)"
_PLEASE: Final = r"(?:を|の(?:ほど|程|うえ|上)?、?)?(?:お願い(?:でき|し|いたし|致し|申し上げ|申し)?[ぁ-ん]*|願います|(?:くださ|下さ)い|(?:いただ|頂|戴)[ぁ-ん]*(?:幸い|存じ|思い|助か)?[ぁ-ん]*|(?:よろしく|宜しく)[ぁ-ん]*|頼(?:む|みます)|希望)"


def _alternatives(verb: Verb) -> tuple[str, str]:
    """Return the patterns of a verb's final forms and of its negative ones, after the base."""
    form = _FORMS[verb.ending]
    dictionary = {"る1": "る", "行く": "く"}.get(verb.ending, verb.ending)
    colloquial = form.te[:-1] + ("とい" if form.te[-1] == "て" else "どい") + "て"
    positive = [
        f"(?:{colloquial}|{form.te}){_TE_TAIL}",
        f"{form.stem}{_STEM_TAIL}" if form.stem or verb.ending == "る1" else "",
        f"{form.past}{_AFTER}",
        f"{dictionary}{_FINAL}",
        f"(?:{form.imperative}|{form.volitional}){_STOP}",
    ]
    if verb.ending == "る1" and len(verb.base) > 1:
        positive.append("(?=、|,)")
    if form.stem:
        positive.append(f"{form.stem}(?=、|,)")
    if verb.ending == "する":
        positive.append("し(?=[一-龠]{2})")
    negative = [f"{form.negative}{_NEGATIVE}", f"{form.stem}ません"]
    if verb.ending == "する":
        positive = [f"(?:を)?(?:{'|'.join(positive)})", *_noun_forms(verb)]
        negative = [f"(?:は|を)?(?:{'|'.join(negative)})", r"(?:禁止|不要)"]
    return "|".join(part for part in positive if part), "|".join(negative)


def _noun_forms(verb: Verb) -> tuple[str, ...]:
    """Return what a noun verb has besides する: 行う, できる, お願いします, and standing alone."""
    doing = rf"を?(?:行(?:って{_TE_TAIL}|い(?:ます|、)|う{_FINAL}|なって{_TE_TAIL})|おこなって{_TE_TAIL})"
    if not verb.base or verb.base.endswith(("に", "チェック")):
        return (doing, r"(?=、|,)")
    return (
        doing,
        rf"でき(?:ます|る)か?{_STOP}",
        _PLEASE,
        r"(?:の(?:うえ|上|後|のち)|後)(?:に|は|で)?(?=、|\s)",
        _STOP,
    )


@dataclass(frozen=True, slots=True)
class _Grammar:
    """The patterns of a verb's forms, anchored at its base."""

    negative: re.Pattern[str]
    positive: re.Pattern[str]


@cache
def _grammar(base: str) -> _Grammar:
    """Return the grammar of a base, compiled when a text first holds it: all would take half a second."""
    verb = _BY_BASE[base]
    positive, negative = _alternatives(verb)
    start = re.escape(base)
    return _Grammar(re.compile(f"{start}(?:{negative})"), re.compile(f"{start}(?:{positive})"))


_BY_BASE: Final = {verb.base: verb for verb in VERBS}
"""The verbs by base, the longest base first."""
_BASES: Final = re.compile("|".join(re.escape(base) for base in _BY_BASE))
_NOT_BEFORE: Final = re.compile(r"(?:よう|こと|もの|最後|最初|一緒|参考|大事|気)$")
_UNKNOWN: Final = re.compile(
    r"(?<![一-龠ァ-ヶー])(?:[一-龠]{2,4}|[ァ-ヶー]{2,10})(?:を)?(?:して(?!い(?!ただ))|します)(?:から|おいて)?(?:\s*"
    + _ASKING
    + ")?"
    r"|[一-龠](?:[いきしちりみえけせてねべめれっ]{0,2}て|[ぁ-ん]?んで)(?:から)?(?:\s*"
    + _ASKING
    + rf"|(?=、|,|$|{MARK}))"
    r"|(?<=を)[一-龠][ぁ-ん]{0,3}(?:て|[んい]で)(?!い[るた]|おり|ある|く[るだ]|ほし|も)"
)
_NOT_VERBS: Final = re.compile(
    r"(?:使って|用いて|超えて|越えて|除いて|下回って|上回って|切って|含んで|満たして|残って|入って|経て|関して|対して|通して|応じて|合わせて|含めて|加えて|続いて|初めて|全て|上で|下で|内で|満で|円で|超で|先で|度で|手で|次いで|以て|限って|従って|基づいて)"
)


def next_verb(text: str, position: int) -> VerbMatch | None:
    """Return the first verb at or after `position` that ends a clause, known or not."""
    known = _known_verb(text, position)
    unknown = _unknown_verb(text, position, known.start if known else len(text))
    return unknown or known


def _known_verb(text: str, position: int) -> VerbMatch | None:
    """Look at every place where the base of a verb stands, first to last."""
    here = position
    while found := _BASES.search(text, here):
        if match := _verb_at(text, found.start(), position):
            return match
        here = found.start() + 1
    return None


def _verb_at(text: str, start: int, position: int) -> VerbMatch | None:
    """Return the verb that begins here: the longest base, then the longest form."""
    for base, verb in _BY_BASE.items():
        if not text.startswith(base, start) or _is_loose(verb, text, start):
            continue
        grammar = _grammar(base)
        negative = grammar.negative.match(text, start)
        positive = grammar.positive.match(text, start)
        longest = max((m for m in (negative, positive) if m), key=lambda m: m.end(), default=None)
        if longest is not None:
            is_polite = start > position and text[start - 1] in "おご"
            return VerbMatch(
                verb, start - is_polite, longest.end(), is_negative=longest is negative
            )
    return None


def _is_loose(verb: Verb, text: str, start: int) -> bool:
    """Say whether 「にする」 only belongs to 「ようにする」 and the like."""
    return verb.base == "に" and bool(_NOT_BEFORE.search(text[max(0, start - 6) : start]))


def _unknown_verb(text: str, position: int, limit: int) -> VerbMatch | None:
    """Return a form that ends a clause of a verb nobody here knows, if it ends before `limit`."""
    for match in _UNKNOWN.finditer(text, position):
        if match.end() > limit:
            return None
        if not _NOT_VERBS.match(match[0]):
            return VerbMatch(
                Verb(VerbKind.UNKNOWN, match[0], ""), match.start(), match.end(), is_negative=False
            )
    return None
