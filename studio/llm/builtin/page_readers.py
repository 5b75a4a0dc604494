"""Clauses about what a page shows or gives: confirm, wait, take out into a table, download, go back."""

import re
from typing import Final

from studio.domain.actions.rule import Taking
from studio.llm.builtin.clauses import Clause
from studio.llm.builtin.intents import (
    Back,
    Confirm,
    DownloadIntent,
    ExtractIntent,
    IntentReading,
    Open,
)
from studio.llm.builtin.literals import MARK, Masked
from studio.llm.builtin.names import is_plain_name
from studio.llm.builtin.row_readers import UnreadError, bare_noun, is_generic, one_reading
from studio.llm.builtin.rule_phrases import RulePhrase, read_rule
from studio.llm.builtin.synonyms import synonyms

ALL_PAGES: Final = 20
"""What 「全ページ」 means: as many as one act may read."""

_SAYING: Final = (
    r"(?:という|との)?(?:文字列?|文言|メッセージ|表示|記載|言葉|テキスト|見出し|タイトル)?"
)
_ON_PAGE: Final = r"(?:(?:画面|ページ|一覧)(?:上|内)?に(?:は)?)?"
_TAIL: Final = r"(?:の|こと|か(?:どうか)?|まで|ところ|の?を|が|に|で|も)*$"
_APPEARS: Final = re.compile(
    rf"{_SAYING}(?:が|と|の|も|は)?{_ON_PAGE}(?:が|と|も)?"
    r"(?:表示(?:され(?:る|た|ている)|が出る)?|書(?:かれ|いて)(?:ている|ある|いる)|出(?:る|た|ている|てくる)|現れ(?:る|た)|含まれ(?:る|ている)|載って(?:いる)?|ある|なる|見える)"
    + _TAIL
)
_ABSENT: Final = re.compile(
    rf"{_SAYING}(?:が|と|の|も|は)?{_ON_PAGE}(?:が|と|も|は)?"
    r"(?:表示(?:され(?:ない|ていない|てない)|がない)|書かれて(?:い)?ない|出(?:ない|ていない|てない|てこない)|含まれ(?:ない|ていない)|載って(?:い)?ない|ない|見えない)"
    + _TAIL
)
_BARELY_SAID: Final = re.compile(rf"{_SAYING}(?:を|の表示を?|が|の)?$")
_VAGUE: Final = re.compile(r"(?:画面|ページ|結果|内容|状態|何か|もの)$")
_PAGES: Final = (
    (
        re.compile(r"(?:全|すべての|全ての|最後の)ページ(?:まで)?(?:分|の分)?(?:から|の|を|で)?"),
        ALL_PAGES,
    ),
    (re.compile(r"(?:すべて|全て|全部|ぜんぶ|全件|全員分?|全行)(?:の|を|分)?"), ALL_PAGES),
)
_SO_MANY_PAGES: Final = re.compile(
    r"(?:(?:1|最初の)ページ目?から)?(\d{1,2})ページ(?:目)?(?:まで|分)(?:の|を)?"
)
_LIMIT: Final = re.compile(
    r"(?:の?(?:うち|中)(?:から|で)?)?(?:上位|トップ|先頭(?:の)?|最初の|上から)?(\d{1,4})(?:件|人|社|名|つ|行|冊|個|店舗?)(?:だけ|のみ|分|まで)?(?:の|を)?(?!以|未|目)"
)
_PLACE: Final = re.compile(
    r"^[^、。をにが]{0,16}?(?:一覧表?|名簿|リスト|表|検索結果|結果|画面|ページ|テーブル|台帳)(?:の中)?(?:から|より|内の|上の|にある|で|の(?=.))"
)
_AS_TABLE: Final = re.compile(r"(?:一覧|表|リスト|一覧表|データ)(?:で|として|形式で|に)$")
_WHOLE: Final = re.compile(r"^(?:一覧表?|リスト|表|結果|検索結果|データ|明細|内容|中身|行)?$")
_WHOLE_FILE: Final = re.compile(
    r"^(?:検索結果|結果|一覧表?|リスト|表|データ|もの|それ|これ|内容)?$"
)
_COLUMN: Final = re.compile(rf"{MARK}|[一-龠々ァ-ヶーA-Za-z0-9()/%ぁ-んの]{{1,16}}")
_LIKE_A_COLUMN: Final = re.compile(
    r"(?:[名号額数日量価格率者先費金]|コード|タイトル|見出し|住所|電話|URL|メール(?:アドレス)?|時間|状態|ステータス|区分|備考|評価|内容|在庫|部署|所属|売上|理由|ID)$"
)
_AND: Final = re.compile(r"、|と(?=[^と])|・|および|及び|ならびに|/|,")
_FORMAT: Final = r"(?:CSV|Excel|エクセル|PDF|TSV|ZIP|XLSX?|Word|ファイル)"
_FORMATTED: Final = re.compile(
    rf"^(?:(?P<thing>.*?)(?:を|の|から)?)?(?P<format>{_FORMAT})(?:形式|ファイル|データ|版)?(?:で|に|として|を)?$",
    re.IGNORECASE,
)
_BEFORE: Final = re.compile(
    r"^(?:(?:一つ|ひとつ|1つ)?(?:前|もと|元)の(?:画面|ページ)?(?:に|へ)?|ブラウザで)?$"
)


def read_confirm(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「…と表示されることを確認する」, 「…が出るまで待つ」, 「…が表示されていないこと」."""
    waits = clause.verb is not None and clause.verb.base == "待"
    quoted = re.match(rf"^[^{MARK[1:]}{{0,12}}?(?P<text>{MARK})(?P<tail>.*)$", clause.head)
    if quoted and len(sentence.find(clause.head)) == 1:
        text, tail = quoted["text"], quoted["tail"]
        if clause.head.startswith(text) or re.match(r".*(?:に|で|は|、)", clause.head):
            return _confirming(clause, sentence, text, tail, waits=waits)
    for pattern in (_ABSENT, _APPEARS):
        match = pattern.search(clause.head)
        if match and not sentence.find(clause.head):
            text = clause.head[: match.start()].strip()
            is_there = pattern is _APPEARS
            if not is_plain_name(text) or not text or _VAGUE.search(text) or waits > is_there:
                raise UnreadError
            said = Confirm(sentence.plain(text), is_there, waits)
            return one_reading(clause, sentence, said)
    raise UnreadError


def _confirming(
    clause: Clause, sentence: Masked, text: str, tail: str, *, waits: bool
) -> list[IntentReading]:
    said = sentence.plain(text)
    if _ABSENT.fullmatch(tail) and not waits:
        return one_reading(clause, sentence, Confirm(said, is_there=False))
    if _APPEARS.fullmatch(tail) or (_BARELY_SAID.fullmatch(tail) and not waits):
        return one_reading(clause, sentence, Confirm(said, waits=waits))
    raise UnreadError


def read_extract(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「在庫が5個以下の商品の品番と在庫数を一覧で取り出す」."""
    head, pages = _without_pages(clause.head)
    head = _PLACE.sub("", head)
    head, limit = _without_limit(head)
    rule = read_rule(_AS_TABLE.sub("", head), sentence)
    if rule.taking is Taking.TOP and not limit:
        limit = rule.take
    elif rule.taking or rule.refers_back or rule.unread:
        raise UnreadError
    columns = _columns(rule, sentence)
    extract = ExtractIntent(columns, rule.where, rule.order, limit, pages, rule.joining)
    if not clause.head or (
        extract == ExtractIntent(columns=extract.columns) and not _says_what(head)
    ):
        raise UnreadError
    return one_reading(clause, sentence, extract)


def _says_what(head: str) -> bool:
    return bool(re.sub(r"[をのにで、\s]", "", head))


def _without_pages(head: str) -> tuple[str, int]:
    if match := _SO_MANY_PAGES.search(head):
        return head[: match.start()] + head[match.end() :], min(int(match[1]), ALL_PAGES)
    for pattern, pages in _PAGES:
        if match := pattern.search(head):
            return head[: match.start()] + head[match.end() :], pages
    return head, 1


def _without_limit(head: str) -> tuple[str, int]:
    match = _LIMIT.search(head)
    if match is None:
        return head, 0
    return head[: match.start()] + head[match.end() :], int(match[1])


def _columns(rule: RulePhrase, sentence: Masked) -> tuple[str, ...]:
    """Return the columns that the rest of a phrase names; () when it means whole rows.

    Raises:
        UnreadError: The rest is more than columns.
    """
    rest = _AS_TABLE.sub("", bare_noun(rule.rest)).strip("・、 ")
    rest = bare_noun(re.sub(r"(?:だけ|のみ|の?(?:一覧|リスト|表))$", "", rest))
    nouns = "|".join(sorted(map(re.escape, synonyms().row_nouns), key=len, reverse=True))
    rest = re.sub(rf"^の?(?:{nouns})(?:の|、|$)", "", rest)
    if _WHOLE.match(rest) or is_generic(rest):
        return ()
    parts = [bare_noun(part) for part in _AND.split(rest)]
    is_column = len(parts) > 1 or _LIKE_A_COLUMN.search(rest)
    if not is_column or any(not _COLUMN.fullmatch(part) for part in parts):
        raise UnreadError
    if any(not is_plain_name(part) or re.search(r"[ぁ-ん]{3}", part) for part in parts):
        raise UnreadError
    return tuple(sentence.plain(part) for part in parts)


def read_download(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「10月分の請求書をPDFでダウンロードする」: what, then in which form."""
    head = re.sub(
        rf"^[^、。をに]{{0,14}}(?:一覧|リスト|画面|ページ)(?:から|の|で)(?={MARK})", "", clause.head
    )
    thing, form = head, ""
    if match := _FORMATTED.match(head):
        thing, form = match["thing"] or "", match["format"]
    elif clause.verb and clause.verb.base == "落と":
        raise UnreadError
    if quoted := re.fullmatch(rf"({MARK})(?:の?(?:ボタン|リンク|アイコン))?(?:から)?", thing):
        thing, form = quoted[1], "" if "ボタン" in thing or "リンク" in thing else form
    thing = re.sub(r"(?:の?(?:ボタン|リンク))$", "", bare_noun(thing))
    thing = "" if _WHOLE_FILE.match(thing) else thing
    form = "" if form == "ファイル" and thing else form
    if not is_plain_name(thing) or not (thing or form or not clause.head):
        raise UnreadError
    if not read_rule(thing, sentence).is_empty:
        raise UnreadError
    name = " ".join(part for part in (sentence.plain(thing), form) if part)
    return one_reading(clause, sentence, DownloadIntent(name))


def is_saving_a_file(head: str) -> bool:
    """Say whether 「…を保存する」 means a file: 「CSVで保存する」."""
    match = _FORMATTED.match(head)
    return bool(match and re.search(r"(?:で|に|として)$", head))


def read_back(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「前の画面に戻る」, and 「一覧に戻る」, which is a place to open."""
    if _BEFORE.match(clause.head):
        return one_reading(clause, sentence, Back())
    place = bare_noun(clause.head)
    if not place or not is_plain_name(place):
        raise UnreadError
    return one_reading(clause, sentence, Open(sentence.plain(place)))
