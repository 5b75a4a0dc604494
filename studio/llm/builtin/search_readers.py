"""Clauses that search: for a word in the page's search box, or for rows by conditions."""

import re
from typing import Final

from studio.llm.builtin.clauses import Clause
from studio.llm.builtin.intents import IntentReading, PressIntent, Search
from studio.llm.builtin.literals import MARK, Masked
from studio.llm.builtin.names import is_plain_name
from studio.llm.builtin.row_readers import (
    UnreadError,
    bare_noun,
    is_generic,
    one_reading,
    search_and_pick,
)
from studio.llm.builtin.rule_phrases import read_rule
from studio.llm.builtin.verbs import VerbKind

_DESCRIBED: Final = re.compile(
    r"(?:された|した|ている|てある|済み|でない|てない)(?:の|(?=[一-龠ァ-ヶー]))"
)
_SEARCH_BOX: Final = re.compile(
    r"^(?:(?:サイト|ページ|画面)?(?:内)?(?:の)?検索(?:欄|ボックス|窓|フォーム|バー)|キーワード(?:欄)?|フリーワード|商品名|書名|タイトル|本の名前|題名)(?:に|で|から|を|の|は)?"
)
_THESE_CONDITIONS: Final = re.compile(
    r"(?:(?:上記|以上|この|これら|下記|次|以下|指定した?|入力した?)の?(?:検索)?(?:条件|内容|期間|日付|値|キーワード|範囲)?)で?"
)
_BESIDE_WORD: Final = re.compile(
    rf"(?:[^、。をに]{{0,14}}(?:一覧|名簿|リスト|画面|ページ|サイト内?|欄|台帳|表|検索|窓|ボックス|バー)(?:の中)?(?:から|で|の)|[^、。をにが]{{0,10}}(?:名|番号|コード|番|ID|商品|社員|顧客|会社|取引先|人|本|語|ワード|件名|品番|型番)(?:が|は|で|の|から|として|に)?)?\s*"
    rf"{MARK}(?:さん|様|氏)?(?:という|に関する|について|関連|に関連する)?の?(?:本|書籍|商品|もの|記事|情報|社員|データ|人|語|言葉|キーワード|文字列?|名前|単語|案件|申請|取引先|顧客|資料|文書|お知らせ|会社|品)?\s*(?:に関する(?:本|商品|記事|情報))?(?:を|で|と|って|について|が|の)?"
)
_CODE_NAME: Final = re.compile(
    r"^(?:[一-龠ァ-ヶー]{2,10}(?:コード|番号|ID)|品番|型番|品名|商品名|件名|型式|JAN)\s*(?=[A-Za-z0-9])"
)
_SEVERAL_WORDS: Final = re.compile(rf"(?:{MARK}(?:と|や|、|・|\s|および)*)+(?:を|で|と)?")


def read_search(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「「トナー」を検索する」; conditions in it make it a search for a row.

    Raises:
        UnreadError: It is no word to search for.
    """
    rule = read_rule(clause.head, sentence)
    if rule.where or rule.order:
        return search_and_pick(clause, sentence, rule)
    if rule.unread:
        raise UnreadError
    if _THESE_CONDITIONS.fullmatch(clause.head):
        return one_reading(clause, sentence, PressIntent("検索"))
    bare = _CODE_NAME.sub("", _SEARCH_BOX.sub("", clause.head))
    if clause.head and not bare:
        raise UnreadError
    literals = [literal for literal in sentence.find(bare) if not literal.is_url]
    if len(literals) == 1:
        lost = () if _BESIDE_WORD.fullmatch(bare) else (sentence.restore(bare).strip(),)
        return one_reading(clause, sentence, Search(literals[0].value), lost)
    if len(literals) > 1:
        if not _SEVERAL_WORDS.fullmatch(bare):
            raise UnreadError
        words = " ".join(literal.value for literal in literals)
        return one_reading(clause, sentence, Search(words))
    return _unquoted(clause, sentence, bare)


def _unquoted(clause: Clause, sentence: Masked, bare: str) -> list[IntentReading]:
    word = re.sub(r"の(?:本|書籍|商品|もの|記事|情報|社員|データ)$", "", bare_noun(bare))
    if not word:
        return one_reading(clause, sentence, PressIntent("検索"))
    is_finding = clause.verb is not None and clause.verb.kind is VerbKind.FIND
    is_vague = is_generic(word) or _DESCRIBED.search(word) is not None
    if (is_finding and is_vague) or not is_plain_name(word):
        raise UnreadError
    return one_reading(clause, sentence, Search(sentence.plain(word)))


def read_find(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「在庫が10未満の商品を探す」.

    Raises:
        UnreadError: It does not say what to find.
    """
    rule = read_rule(clause.head, sentence)
    if rule.is_empty:
        if not clause.head:
            raise UnreadError
        return read_search(clause, sentence)
    return search_and_pick(clause, sentence, rule)
