"""One clause, read by its verb: 「最初の該当商品をカートに入れて」 picks a row and presses in it."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from studio.domain.actions.rule import Joining, Taking
from studio.llm.builtin.clauses import Clause, ClauseShape
from studio.llm.builtin.field_pairs import enter_pairs
from studio.llm.builtin.form_readers import (
    entering,
    field_line,
    read_change,
    read_check,
    read_fill,
    read_put,
    read_select,
    read_sort,
    read_uncheck,
    said_fields,
)
from studio.llm.builtin.intents import (
    Enter,
    ExtractIntent,
    IntentReading,
    LogIn,
    Open,
    Pick,
    PressIntent,
    Search,
    Submit,
)
from studio.llm.builtin.literals import MARK, Masked
from studio.llm.builtin.names import is_plain_name, lost_words, speaks_of_all, speaks_of_each
from studio.llm.builtin.page_readers import (
    is_saving_a_file,
    read_back,
    read_confirm,
    read_download,
    read_extract,
)
from studio.llm.builtin.row_conditions import says_either
from studio.llm.builtin.row_readers import (
    UnreadError,
    bare_noun,
    into_cart,
    make_pick,
    one_reading,
    row_by_words,
    row_control,
)
from studio.llm.builtin.rule_phrases import read_rule
from studio.llm.builtin.search_readers import read_find, read_search
from studio.llm.builtin.verbs import VerbKind

_UNSURE: Final = re.compile(
    r"もし(?!くは)|(?:聞か|尋ね|問わ|きか)(?:れ|られ)|[せかさたなまらわばが]ず(?:に|、)|しないで|場合(?:は|に|のみ|だけ)|(?:なけれ|あれ|けれ)ば|(?<!並)なら(?![べぶん])|(?:とき|時)(?:は|だけ|のみ)|たび(?:に)?|ごとに|でなく|ではなく|でもな[いく]|^もな[いく]"
    r"|それ以外|(?<![一-龠])残り(?:の|は|を|も|全|すべ)|(?:その)?(?:ほか|他)(?:の[一-龠もの]{1,4})?は|そうで(?:ない|なければ)|(?:あ|な[かい]|空い|足り(?:な[かい])?|届い|来|出|され|なっ|なかっ)(?:った|た)ら|よう(?:であれば|なら)"
)
_OR_VERB: Final = re.compile(r"[うくすつぶむる]か、?$")
_ATTACHED: Final = re.compile(
    r"添付(?:の|した|された)(?:ファイル|資料|書類|画像|Excel|表)|別紙|同封の|手元の|紙の"
)
_ELSEWHERE: Final = re.compile(
    r"(?:メール|ＦＡＸ|FAX|ファックス|Slack|Teams|LINE|電話|チャット|Excel|エクセル|印刷|郵送)(?:で|に|へ)",
    re.IGNORECASE,
)
_WHERE: Final = r"(?:(?:画面|ページ)?(?:右|左)?(?:上|下|側)部?|ヘッダー?|フッター?|(?:左|右|上|グローバル|サイド)?(?:メニュー|ナビ(?:ゲーション)?|サイド)(?:バー)?|画面|ページ|ツールバー|タブ)"
_KEYS: Final = {
    "enter": "Enter", "エンター": "Enter", "リターン": "Enter", "return": "Enter", "tab": "Tab",
    "タブ": "Tab", "esc": "Escape", "escape": "Escape", "エスケープ": "Escape",
    "スペース": "Space", "space": "Space",
}  # fmt: skip
_THIS_FORM: Final = re.compile(
    r"(?:(?:この|上記の?|以上の?|下記の?|次の|以下の|入力した?|登録した?|変更した?|その)?(?:内容|入力内容|もの|情報|設定|変更|状態|まま|とおり|通り|条件|フォーム|データ)?(?:を|で|にて|のまま|として|は|の)?)?"
)
_ACCOUNTED: Final = (Pick, ExtractIntent, Search, Submit)
"""Intents whose readers account for every word themselves."""
COMING: Final = re.compile(r"(?:以下|次|下記)(?:の|を|に|で|$)")
"""Words that announce what follows."""
_VERB_WORDS: Final = {
    "送": "送信", "買": "購入", "申し込": "申し込む", "取り消": "取り消し", "差し戻": "差し戻し",
}  # fmt: skip


def read_clauses(group: Sequence[Clause], sentence: Masked) -> list[IntentReading]:
    """Read one clause, or lines 「ラベル：値」 that belong together.

    Raises:
        UnreadError: It is not understood, forbids something, or holds only under a condition.
    """
    clause = group[0]
    if clause.is_pair:
        return entering("、".join(part.head for part in group), sentence)
    if clause.shape is ClauseShape.OPAQUE or _is_conditional(clause):
        raise UnreadError
    readings = _one_clause(clause, sentence)
    if _loses_either(clause, readings) or _loses_all(clause, readings):
        raise UnreadError
    return readings


def is_uncertain(clause: Clause) -> bool:
    """Say whether a clause forbids something, leaves a choice, or holds only under a condition."""
    return _is_conditional(clause) or says_either(clause.head)


def _is_conditional(clause: Clause) -> bool:
    return clause.is_negative or bool(_UNSURE.search(clause.source))


def _one_clause(clause: Clause, sentence: Masked) -> list[IntentReading]:
    if clause.verb is None:
        return _without_verb(clause, sentence)
    is_extract = clause.verb.kind is VerbKind.EXTRACT
    if (speaks_of_each(clause.head) and not is_extract) or _ATTACHED.search(clause.head):
        raise UnreadError
    return _with_lost_words(clause, sentence, _READERS[clause.verb.kind](clause, sentence))


def _loses_either(clause: Clause, readings: Sequence[IntentReading]) -> bool:
    """Say whether 「AまたはB」 stands in a clause and joins no conditions in what was read of it."""
    is_read = any(
        isinstance(one.intent, Pick | ExtractIntent) and one.intent.joining is Joining.ANY
        for one in readings
    )
    return (says_either(clause.head) or _leaves_choice(clause)) and not is_read


def _leaves_choice(clause: Clause) -> bool:
    """Say whether another verb stands before this one to choose from: 「承認するか却下する」."""
    is_asking = clause.verb is not None and clause.verb.kind is VerbKind.CONFIRM
    return not is_asking and _OR_VERB.search(clause.head) is not None


def _loses_all(clause: Clause, readings: Sequence[IntentReading]) -> bool:
    """Say whether 「すべて」 stands in a clause and nothing that was read of it means all rows."""
    is_read = any(
        isinstance(one.intent, ExtractIntent)
        or (isinstance(one.intent, Pick) and one.intent.taking is Taking.ALL)
        for one in readings
    )
    return speaks_of_all(clause.head) and not is_read


def _with_lost_words(
    clause: Clause, sentence: Masked, readings: list[IntentReading]
) -> list[IntentReading]:
    """Name the words that no reading took up, so that nothing is dropped silently."""
    taken = repr([reading.intent for reading in readings])
    lost = [
        one.as_written() for one in sentence.find(clause.head) if repr(one.value)[1:-1] not in taken
    ]
    if not any(isinstance(reading.intent, _ACCOUNTED) or reading.unread for reading in readings):
        lost += lost_words(clause.head, taken)
    if not lost:
        return readings
    first = readings[0]
    return [replace(first, unread=(*first.unread, *lost)), *readings[1:]]


def _read_open(clause: Clause, sentence: Masked) -> list[IntentReading]:
    urls = [literal for literal in sentence.find(clause.head) if literal.is_url]
    if urls:
        return one_reading(clause, sentence, Open(urls[0].value, urls[0].value))
    place = _shown_name(bare_noun(clause.head))
    if not clause.head and clause.verb and clause.verb.base == "表示":
        return one_reading(clause, sentence, PressIntent("表示"))
    if not place:
        raise UnreadError
    rule = read_rule(place, sentence)
    if not rule.is_empty:
        return row_control(clause, sentence, rule)
    if row := row_by_words(clause, sentence):
        return row
    if not is_plain_name(place):
        raise UnreadError
    return one_reading(clause, sentence, Open(sentence.plain(place)))


def _read_press(clause: Clause, sentence: Masked) -> list[IntentReading]:
    name = _shown_name(bare_noun(clause.head))
    if not name or re.search(r"(?:ダブル|右|長|ホイール)$", name):
        raise UnreadError
    key = _KEYS.get(re.sub(r"キー$", "", sentence.plain(name)).strip().lower())
    if key:
        return one_reading(clause, sentence, PressIntent(name, key))
    rule = read_rule(name, sentence)
    if rule.unread and rule.is_empty:
        raise UnreadError
    if not rule.is_empty or re.search(r"の行の|がある行|の列の", name):
        return row_control(clause, sentence, rule)
    if not is_plain_name(name):
        raise UnreadError
    return one_reading(clause, sentence, PressIntent(sentence.plain(name)))


def _shown_name(name: str) -> str:
    """Return a name without where it stands, 「右上の」, and what it is, 「の列見出し」."""
    name = re.sub(rf"^{_WHERE}の(?={MARK})", "", name)
    return re.sub(rf"(?<={MARK})の(?:列?見出し|列名|項目名|順番?に?)$", "", name)


def _read_submit(clause: Clause, sentence: Masked) -> list[IntentReading]:
    assert clause.verb is not None
    word = _VERB_WORDS.get(clause.verb.base, clause.verb.base)
    is_file = is_saving_a_file(clause.head)
    if _ELSEWHERE.search(clause.head) and not is_file:
        raise UnreadError
    if word == "保存" and is_file:
        return read_download(clause, sentence)
    form = re.sub(r"(?:として|で)$", "", clause.head)
    fields, unread = enter_pairs(form, sentence)
    if fields and not unread and (form != clause.head or ":" in form):
        line = IntentReading(clause.verb.dictionary, Submit(word))
        return [IntentReading(field_line(fields), Enter(fields)), line]
    rule = read_rule(clause.head, sentence)
    if rule.unread:
        raise UnreadError
    is_row = re.fullmatch(
        rf"{MARK}(?:の(?:行|申請|本|商品|データ|予約|注文|案件|伝票|記事|依頼|登録)|という.+)?(?:を|は)",
        clause.head,
    )
    if is_row or not rule.is_empty:
        pick, unread = make_pick(rule, sentence, word)
        return one_reading(clause, sentence, pick, unread)
    return one_reading(clause, sentence, _submit(clause, sentence, word))


def _submit(clause: Clause, sentence: Masked, word: str) -> Submit | PressIntent:
    """Return the sending of the open form; words that name something else must not be lost."""
    head = re.sub(r"^(?:以上|上記|この内容|以上の内容)?で、?", "", clause.head)
    if not head or _THIS_FORM.fullmatch(head):
        return Submit(word)
    name = bare_noun(head)
    if not re.fullmatch(
        r"(?!.*(?:の.*の|同じ|同様|と|曜|今日|明日|今月|来月|今週|来週))[^\s、をにでへがは0-9]{1,14}",
        name,
    ) or sentence.find(name):
        raise UnreadError
    if name == "新規":
        return PressIntent(f"新規{word}")
    return PressIntent(name) if word == "実行" else Submit(word)


def _read_log_in(clause: Clause, sentence: Masked) -> list[IntentReading]:
    if COMING.search(clause.head) or not clause.head:
        return one_reading(clause, sentence, LogIn())
    fields, unread = enter_pairs(clause.head, sentence)
    if not fields:
        return one_reading(clause, sentence, LogIn(), ())
    return one_reading(clause, sentence, LogIn(fields), unread)


def _read_unknown(clause: Clause, sentence: Masked) -> list[IntentReading]:
    raise UnreadError


def _without_verb(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read clauses that leave the verb out: 「最初の本をカートへ」, 「「検索」ボタン」, 「次へ」."""
    head = clause.head
    if re.search(r"(?:カート|かご|カゴ|バスケット)(?:に|へ)$", head):
        return into_cart(clause, sentence)
    if fields := said_fields(head, sentence):
        return [IntentReading(field_line(fields), Enter(fields))]
    button = re.fullmatch(rf"({MARK}|[^\s、をがはに]{{1,12}})ボタン(?:を)?", head)
    if button:
        name = f"{sentence.plain(button[1])}ボタン"
        return [IntentReading(sentence.restore(f"{button[1]}ボタンを押す"), PressIntent(name))]
    if re.fullmatch(r"次へ(?:進む)?", head):
        return [IntentReading("「次へ」を押す", PressIntent("次へ"))]
    if place := re.fullmatch(
        rf"({MARK}|[^\s、をがはに]{{1,12}}(?:画面|ページ|一覧|タブ))(?:へ|に)", head
    ):
        return [
            IntentReading(sentence.restore(f"{place[1]}を開く"), Open(sentence.plain(place[1])))
        ]
    return _step(clause, sentence)


def _step(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read one of several steps joined by arrows: something to press, or a field with its value."""
    if clause.shape is not ClauseShape.STEP or not is_plain_name(clause.head):
        raise UnreadError
    rule = read_rule(clause.head, sentence)
    if rule.unread or (not rule.is_empty and not rule.taking):
        raise UnreadError
    if not rule.is_empty:
        return row_control(clause, sentence, rule)
    head = re.sub(rf"^[^{MARK[1:]}{{1,12}}の(?={MARK})", "", clause.head)
    fields, unread = enter_pairs(head, sentence)
    if sentence.find(head) and fields and not unread and fields[0].label:
        return [IntentReading(field_line(fields), Enter(fields))]
    name = re.sub(r"(?:ボタン|タブ|リンク)$", "", head)
    return [IntentReading(sentence.restore(f"{name}を押す"), PressIntent(sentence.plain(name)))]


_READERS: Final = {
    VerbKind.OPEN: _read_open,
    VerbKind.SEARCH: read_search,
    VerbKind.FIND: read_find,
    VerbKind.FILL: read_fill,
    VerbKind.CHANGE: read_change,
    VerbKind.PUT: read_put,
    VerbKind.SELECT: read_select,
    VerbKind.PRESS: _read_press,
    VerbKind.CHECK: read_check,
    VerbKind.UNCHECK: read_uncheck,
    VerbKind.SUBMIT: _read_submit,
    VerbKind.SORT: read_sort,
    VerbKind.LOGIN: _read_log_in,
    VerbKind.CONFIRM: read_confirm,
    VerbKind.EXTRACT: read_extract,
    VerbKind.DOWNLOAD: read_download,
    VerbKind.BACK: read_back,
    VerbKind.UNKNOWN: _read_unknown,
}
