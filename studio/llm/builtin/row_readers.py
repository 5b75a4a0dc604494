"""Clauses that mean a row of a list: 「最初の該当商品をカートに入れて」, 「「山田」の行の「編集」を押す」."""

import re
from collections.abc import Sequence
from typing import Final

from studio.domain.actions.rule import Comparison, Condition, Joining, Taking
from studio.llm.builtin.clauses import Clause
from studio.llm.builtin.intents import Intent, IntentReading, Pick, PressIntent, Search
from studio.llm.builtin.literals import MARK, Masked
from studio.llm.builtin.names import ALL_WORDS, is_plain_name
from studio.llm.builtin.row_references import ROW_CONTROLS
from studio.llm.builtin.rule_phrases import RulePhrase, read_rule
from studio.llm.builtin.synonyms import synonyms
from studio.llm.builtin.verbs import VerbKind

_CART: Final = "カートに入れる"
CHOICE: Final = "選択"
"""What presses a row that is to be chosen; a page without such a control has its rows looked for."""

CART_PLACE: Final = re.compile(
    r"(?:ショッピング)?(?:カート|買い物(?:かご|カゴ)|かご|カゴ|バスケット)(?:の中)?(?:に|へ)?$"
)
_OBJECT_END: Final = re.compile(
    r"(?:という(?:語|言葉|キーワード|単語|名前|本|商品)|に関する(?:本|商品|記事|情報)?|について)?(?:だけ|のみ)?(?:まで|を|で|と|に|へ|の|は|が)?$"
)
_TRANSITIVE: Final = frozenset(
    {VerbKind.SEARCH, VerbKind.FILL, VerbKind.SELECT, VerbKind.PRESS, VerbKind.FIND}
)
_COUNTED: Final = re.compile(rf"(?:\d+(?:件|つ|冊|個|点|枚)|ひとつ|一つ|一冊|{ALL_WORDS})$")
_NOUN: Final = re.compile(r"[一-龠々ァ-ヶーA-Za-z][一-龠々ァ-ヶーA-Za-z0-9]{1,13}")
_NAME_OF_ROW: Final = re.compile(r"商品名|品名|タイトル|件名|名前|氏名|名称|見出し|リンク")
_TWO_WORDS: Final = re.compile(rf"({MARK})の({MARK})(?:さん|様|氏)?")
_SEVERAL: Final = re.compile(r"\d+(?:つ|件|個|冊|本|枚|人)$")
_ROW_NOUN: Final = r"(?:行|記事|お知らせ|申請|案件|商品|本|注文|データ|レコード|人|社員|件|もの|項目|問い合わせ|伝票|通知|文書|資料)"
_IN_LIST: Final = re.compile(
    rf"^[^、。をにが]{{0,14}}?(?:一覧|リスト|表|名簿|検索結果|結果)(?:の中)?(?:から|で|の|にある)(?P<value>{MARK})の?{_ROW_NOUN}(?:を)?$"
    rf"|^(?P<alone>{MARK})の(?:記事|お知らせ|申請|案件|商品|注文|データ|レコード|社員|行|伝票)(?:を)?$"
)
_EXCEPT: Final = re.compile(r"以外|を?除[いくき]|でない|ではない|じゃない")


class UnreadError(Exception):
    """A clause that cannot be read; stays inside this package."""


def _line(clause: Clause, sentence: Masked) -> str:
    """Return the clause in dictionary form."""
    if clause.verb is None:
        return sentence.restore(clause.head) + "を開く"
    head = re.sub(rf"(?<={MARK})って$", "", clause.head)
    is_bare = re.search(rf"(?:{MARK}|[一-龠ァ-ヶー])$", head) is not None
    is_joined = is_bare and clause.verb.kind in _TRANSITIVE and not _COUNTED.search(head)
    return sentence.restore(head + ("を" if is_joined else "") + clause.verb.dictionary)


def one_reading(
    clause: Clause, sentence: Masked, intent: Intent, unread: Sequence[str] = ()
) -> list[IntentReading]:
    """Return the clause with this intent, in dictionary form."""
    return [IntentReading(_line(clause, sentence), intent, tuple(unread))]


def bare_noun(text: str) -> str:
    """Return `text` without what only joins it to the verb."""
    return _OBJECT_END.sub("", text.strip(" 、")).strip(" 、")


def is_generic(text: str) -> bool:
    """Say whether a noun says nothing about which row is meant: 商品, それ."""
    bare = re.sub(r"(?:を|の|は|が|から|で|に)+$", "", text)
    return not bare or bare in synonyms().row_nouns


def _nouns() -> str:
    return "|".join(sorted(map(re.escape, synonyms().row_nouns), key=len, reverse=True))


def make_pick(
    rule: RulePhrase, sentence: Masked, control: str = "", *, rest: str | None = None
) -> tuple[Pick, tuple[str, ...]]:
    """Make a pick of a rule; what remains of the phrase names the row, or was not read.

    Raises:
        UnreadError: Which rows are meant is not certain.
    """
    if rule.is_torn or (rule.is_empty and rule.unread):
        raise UnreadError
    added, lost = _named_by(rule, sentence, bare_noun(rule.rest if rest is None else rest))
    pick = Pick(
        where=(*rule.where, *added),
        order=rule.order,
        take=rule.take,
        control=control,
        refers_back=rule.refers_back,
        taking=rule.taking or Taking.NTH,
        joining=rule.joining,
    )
    if not _is_certain(rule, pick):
        raise UnreadError
    return pick, tuple(part.strip() for part in (*rule.unread, *lost))


def _named_by(
    rule: RulePhrase, sentence: Masked, rest: str
) -> tuple[list[Condition], tuple[str, ...]]:
    """Return by which words of its own the row is known, and what of the rest is not read.

    Raises:
        UnreadError: The rest is a sentence about the row, or excludes it.
    """
    rest = re.sub(r"(?:の(?:本|商品|行|もの|データ|書籍|社員))$", "", rest)
    parts = [bare_noun(part) for part in re.split(r"で?、|で(?=[^、]+$)", rest)]
    words = "、".join(part for part in parts if not is_generic(part.strip("・ "))).strip("・")
    literals = sentence.find(words)
    if of_both := _TWO_WORDS.fullmatch(words):
        return [_holding(sentence.plain(of_both[n])) for n in (1, 2)], ()
    if len(literals) == 1 and not literals[0].is_url:
        return [_holding(literals[0].value)], ()
    if is_generic(words) or (rule.is_known and words in ("一覧", "リスト", "表", "中")):
        return [], ()
    if not rule.is_known:
        if not is_plain_name(words) or _SEVERAL.search(words):
            raise UnreadError
        return [_holding(sentence.plain(words))], ()
    if _EXCEPT.search(words):
        raise UnreadError  # 「一番高い本以外」 without its end is the very row it excludes
    if any(words in condition.column for condition in rule.where):
        return [], ()
    if _NOUN.fullmatch(words) and words == parts[-1].strip("・ "):
        return [_holding(words)], ()
    return [], (sentence.restore(words),)


def _is_certain(rule: RulePhrase, pick: Pick) -> bool:
    """Say whether a pick of several rows, or by one of several conditions, is what was asked for.

    All rows are only pressed in where the person says by what they are known; a word alone, 「残りをすべて」,
    「「田中」の申請を全部」, does not. 「A または B の掃除機」 joins two ways, which no rule can say.
    """
    if pick.joining is Joining.ANY and pick.where != rule.where:
        return False
    if not pick.is_several:
        return True
    if pick.control in ("*", CHOICE) or (pick.taking is Taking.TOP and not pick.control):
        return False
    if pick.taking is Taking.ALL:
        return bool(rule.where) or rule.refers_back
    return bool(rule.where or rule.order)


def search_and_pick(clause: Clause, sentence: Masked, rule: RulePhrase) -> list[IntentReading]:
    """Read 「「X」の本で評価4以上のものを探す」: search for the quoted word first, then pick."""
    pattern = re.compile(
        rf"({MARK})(?:(?:に関する|という|関連の|の)(?:本|商品|書籍|もの)?(?:のうち|の中)?(?:で|から|、)?|で|から|、)、?"
    )
    outside = pattern.search(clause.head) if sentence.find(rule.rest) else None
    if outside is None or rule.where == ():
        pick, unread = make_pick(rule, sentence)
        return one_reading(clause, sentence, pick, unread)
    word = sentence.literal(outside[1]).value
    head = clause.head[: outside.start()] + clause.head[outside.end() :]
    again = read_rule(head, sentence)
    pick, unread = make_pick(again, sentence)
    noun = head if head.endswith("を") else f"{head}ものを"
    line = sentence.restore(noun.strip(" 、")) + "探す"
    return [IntentReading(f"「{word}」を検索する", Search(word)), IntentReading(line, pick, unread)]


def into_cart(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read what goes into the cart; with nothing named, the one control of the page is meant.

    The control is called as the person called it, where that is a known way to say so.
    """
    place = CART_PLACE.search(clause.head)
    said = f"{place[0]}{clause.verb.dictionary}" if place and clause.verb else ""
    control = said if len(synonyms().alike(said)) > 1 else _CART
    thing = re.sub(r"(?:を|は|、)\s*$", "", CART_PLACE.sub("", clause.head).strip(" 、"))
    joint = "" if _COUNTED.search(thing) else "を"
    line = sentence.restore(f"{thing}{joint}{control}" if thing else control)
    rule = read_rule(thing, sentence)
    if rule.is_empty and not rule.unread and is_generic(thing):
        return [IntentReading(line, PressIntent(control))]
    pick, unread = make_pick(rule, sentence, control)
    return [IntentReading(line, pick, unread)]


def row_by_words(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「お知らせ一覧から「システムメンテナンス」の記事を開く」; [] when it is something else."""
    match = _IN_LIST.match(clause.head)
    if match is None:
        return []
    words = sentence.plain(match["value"] or match["alone"])
    return one_reading(clause, sentence, Pick((_holding(words),), control="*"))


def _holding(words: str) -> Condition:
    return Condition(column="行", comparison=Comparison.CONTAINS, value=words)


def _is_called_so(words: str) -> bool:
    """Say whether words can be a control in a row, and not what the rows are: 詳細, but not モニター."""
    bare = re.sub(r"(?:ボタン|リンク|アイコン)$", "", words)
    is_known = bare in ROW_CONTROLS or len(synonyms().alike(bare)) > 1
    is_known = is_known or _NAME_OF_ROW.fullmatch(bare) is not None
    return bare != words or is_known or re.search(MARK, words) is not None


def row_control(clause: Clause, sentence: Masked, rule: RulePhrase) -> list[IntentReading]:
    """Read 「「山田」の行の「編集」を押す」 and 「最初の商品の詳細を開く」."""
    rest = bare_noun(rule.rest)
    match = re.match(r"^(?P<row>.*?)(?:の行|がある行|の項目)の(?P<control>.+)$", rest)
    if match is None:
        match = re.match(rf"^(?P<row>(?:{_nouns()})?)(?:の|から)(?P<control>.+)$", rest)
    if match is None and (rest in synonyms().row_nouns or not rest):
        is_shown = clause.verb is not None and clause.verb.base == "表示" and bool(rule.where)
        pick, unread = make_pick(rule, sentence, "" if is_shown else "*")
        return one_reading(clause, sentence, pick, unread)
    before, _, last = rest.rpartition("、")
    row, control = (match["row"], match["control"]) if match else (before, last)
    if match is None and not before and not _is_called_so(control):
        pick, unread = make_pick(rule, sentence, "*", rest=rest)
        return one_reading(clause, sentence, pick, unread)
    control = re.sub(r"(?:ボタン|リンク|アイコン)$", "", control)
    control = re.sub(rf"^(?:{_nouns()})の", "", control)
    is_own = control in synonyms().row_nouns or _NAME_OF_ROW.fullmatch(control)
    control = "*" if is_own else control
    pick, unread = make_pick(rule, sentence, sentence.plain(control), rest=row)
    return one_reading(clause, sentence, pick, unread)
