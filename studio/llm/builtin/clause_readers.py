"""One clause, read by its verb: 「最初の該当商品をカートに入れて」 picks a row and presses in it."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from studio.llm.builtin.clauses import Clause, ClauseShape
from studio.llm.builtin.field_pairs import bare_value, change_pairs, enter_pairs
from studio.llm.builtin.intents import (
    Check,
    Enter,
    Extract,
    FieldValue,
    LogIn,
    Open,
    Pick,
    Press,
    Reading,
    Search,
    Select,
    Sort,
    Submit,
)
from studio.llm.builtin.literals import MARK, Masked
from studio.llm.builtin.names import is_plain_name, lost_words, speaks_of_many
from studio.llm.builtin.page_readers import (
    is_saving_a_file,
    read_back,
    read_confirm,
    read_download,
    read_extract,
)
from studio.llm.builtin.row_readers import (
    CART_PLACE,
    CHOICE,
    UnreadError,
    bare_noun,
    into_cart,
    is_generic,
    make_pick,
    one_reading,
    row_by_words,
    row_control,
    search_and_pick,
)
from studio.llm.builtin.rule_phrases import read_rule
from studio.llm.builtin.synonyms import synonyms
from studio.llm.builtin.verbs import VerbKind

_UNSURE: Final = re.compile(
    r"もし|(?:聞か|尋ね|問わ|きか)(?:れ|られ)|[せかさたなまらわばが]ず(?:に|、)|しないで|場合(?:は|に|のみ|だけ)|(?:なけれ|あれ|けれ)ば|(?<!並)なら(?![べぶん])|(?:とき|時)(?:は|だけ|のみ)|たび(?:に)?|ごとに|または|あるいは|もしくは|でなく|ではなく"
    r"|それ以外|そうで(?:ない|なければ)|(?:あ|な[かい]|空い|足り(?:な[かい])?|届い|来|出|され|なっ|なかっ)(?:った|た)ら|よう(?:であれば|なら)"
)
_ATTACHED: Final = re.compile(
    r"添付(?:の|した|された)(?:ファイル|資料|書類|画像|Excel|表)|別紙|同封の|手元の|紙の"
)
_ELSEWHERE: Final = re.compile(
    r"(?:メール|ＦＡＸ|FAX|ファックス|Slack|Teams|LINE|電話|チャット|Excel|エクセル|印刷|郵送)(?:で|に|へ)",
    re.IGNORECASE,
)
_DESCRIBED: Final = re.compile(
    r"(?:された|した|ている|てある|済み|でない|てない)(?:の|(?=[一-龠ァ-ヶー]))"
)
_WHERE: Final = r"(?:(?:画面|ページ)?(?:右|左)?(?:上|下|側)部?|ヘッダー?|フッター?|(?:左|右|上|グローバル|サイド)?(?:メニュー|ナビ(?:ゲーション)?|サイド)(?:バー)?|画面|ページ|ツールバー|タブ)"
_KINDS: Final = r"(?:ラジオボタン|チェックボックス|タブ|ボタン|メニュー|項目|オプション|選択肢)"
_KEYS: Final = {
    "enter": "Enter", "エンター": "Enter", "リターン": "Enter", "return": "Enter", "tab": "Tab",
    "タブ": "Tab", "esc": "Escape", "escape": "Escape", "エスケープ": "Escape",
    "スペース": "Space", "space": "Space",
}  # fmt: skip
_SEARCH_BOX: Final = re.compile(
    r"^(?:(?:サイト|ページ|画面)?(?:内)?(?:の)?検索(?:欄|ボックス|窓|フォーム|バー)|キーワード(?:欄)?|フリーワード|商品名|書名|タイトル|本の名前|題名)(?:に|で|から|を|の|は)?"
)
COMING: Final = re.compile(r"(?:以下|次|下記)(?:の|を|に|で|$)")
_THESE_CONDITIONS: Final = re.compile(
    r"(?:(?:上記|以上|この|これら|下記|次|以下|指定した?|入力した?)の?(?:検索)?(?:条件|内容|期間|日付|値|キーワード|範囲)?)で?"
)
_BESIDE_WORD: Final = re.compile(
    rf"(?:[^、。をに]{{0,14}}(?:一覧|名簿|リスト|画面|ページ|サイト内?|欄|台帳|表|検索|窓|ボックス|バー)(?:の中)?(?:から|で|の)|[^、。をにが]{{0,10}}(?:名|番号|コード|番|ID|商品|社員|顧客|会社|取引先|人|本|語|ワード|件名|品番|型番)(?:が|は|で|の|から|として|に)?)?\s*"
    rf"{MARK}(?:さん|様|氏)?(?:という|に関する|について|関連|に関連する)?の?(?:本|書籍|商品|もの|記事|情報|社員|データ|人|語|言葉|キーワード|文字列?|名前|単語|案件|申請|取引先|顧客|資料|文書|お知らせ|会社|品)?\s*(?:に関する(?:本|商品|記事|情報))?(?:を|で|と|って|について|が|の)?"
)
_ASKED: Final = re.compile(r"(?:で|に|にて|と)?(?:お願い[ぁ-ん]*|です)$")
_ASKED_VALUE: Final = re.compile(r"[一-龠ァ-ヶーA-Za-z0-9\-/:.,@]{1,30}")
_THIS_FORM: Final = re.compile(
    r"(?:(?:この|上記の?|以上の?|下記の?|次の|以下の|入力した?|登録した?|変更した?|その)?(?:内容|入力内容|もの|情報|設定|変更|状態|まま|とおり|通り|条件|フォーム|データ)?(?:を|で|にて|のまま|として|は|の)?)?"
)
_ACCOUNTED: Final = (Pick, Extract, Search, Submit)
"""Intents whose readers account for every word themselves."""
_VERB_WORDS: Final = {
    "送": "送信", "買": "購入", "申し込": "申し込む", "取り消": "取り消し", "差し戻": "差し戻し",
}  # fmt: skip


def read_clauses(group: Sequence[Clause], sentence: Masked) -> list[Reading]:
    """Read one clause, or lines 「ラベル：値」 that belong together.

    Raises:
        UnreadError: It is not understood, forbids something, or holds only under a condition.
    """
    clause = group[0]
    if clause.is_pair:
        return _entering("、".join(part.head for part in group), sentence)
    if clause.shape is ClauseShape.OPAQUE or is_uncertain(clause):
        raise UnreadError
    if clause.verb is None:
        return _without_verb(clause, sentence)
    is_many = clause.verb.kind is not VerbKind.EXTRACT and speaks_of_many(clause.head)
    if is_many or _ATTACHED.search(clause.head):
        raise UnreadError
    return _with_lost_words(clause, sentence, _READERS[clause.verb.kind](clause, sentence))


def is_uncertain(clause: Clause) -> bool:
    """Say whether a clause forbids something or holds only under a condition."""
    return clause.is_negative or bool(_UNSURE.search(clause.source))


def _with_lost_words(clause: Clause, sentence: Masked, readings: list[Reading]) -> list[Reading]:
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


def _read_open(clause: Clause, sentence: Masked) -> list[Reading]:
    urls = [literal for literal in sentence.find(clause.head) if literal.is_url]
    if urls:
        return one_reading(clause, sentence, Open(urls[0].value, urls[0].value))
    place = _shown_name(bare_noun(clause.head))
    if not clause.head and clause.verb and clause.verb.base == "表示":
        return one_reading(clause, sentence, Press("表示"))
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


def _read_search(clause: Clause, sentence: Masked) -> list[Reading]:
    rule = read_rule(clause.head, sentence)
    if rule.where or rule.order:
        return search_and_pick(clause, sentence, rule)
    if rule.unread:
        raise UnreadError
    if _THESE_CONDITIONS.fullmatch(clause.head):
        return one_reading(clause, sentence, Press("検索"))
    bare = _SEARCH_BOX.sub("", clause.head)
    bare = re.sub(
        r"^(?:[一-龠ァ-ヶー]{2,10}(?:コード|番号|ID)|品番|型番|品名|商品名|件名|型式|JAN)\s*(?=[A-Za-z0-9])",
        "", bare,
    )  # fmt: skip
    if clause.head and not bare:
        raise UnreadError
    literals = [literal for literal in sentence.find(bare) if not literal.is_url]
    if len(literals) == 1:
        around = _BESIDE_WORD.fullmatch(bare)
        lost = () if around else (sentence.restore(bare).strip(),)
        return one_reading(clause, sentence, Search(literals[0].value), lost)
    word = re.sub(r"の(?:本|書籍|商品|もの|記事|情報|社員|データ)$", "", bare_noun(bare))
    if len(literals) > 1:
        if not re.fullmatch(rf"(?:{MARK}(?:と|や|、|・|\s|および)*)+(?:を|で|と)?", bare):
            raise UnreadError
        word = " ".join(literal.value for literal in literals)
    if not word:
        return one_reading(clause, sentence, Press("検索"))
    is_described = _DESCRIBED.search(word) is not None and not literals
    if (is_generic(word) or is_described) and clause.verb and clause.verb.kind is VerbKind.FIND:
        raise UnreadError
    if not literals and not is_plain_name(word):
        raise UnreadError
    return one_reading(clause, sentence, Search(sentence.plain(word)))


def _read_find(clause: Clause, sentence: Masked) -> list[Reading]:
    rule = read_rule(clause.head, sentence)
    if rule.is_empty:
        if not clause.head:
            raise UnreadError
        return _read_search(clause, sentence)
    return search_and_pick(clause, sentence, rule)


def _entering(head: str, sentence: Masked) -> list[Reading]:
    fields, unread = enter_pairs(head, sentence)
    if not fields and (single := bare_value(head, sentence)):
        fields, unread = (single,), ()
    if not fields:
        raise UnreadError
    return [Reading(_field_line(fields), Enter(fields), unread)]


def _field_line(fields: Sequence[FieldValue]) -> str:
    parts = [
        f"{field.label}に「{field.value}」" if field.label else f"「{field.value}」"
        for field in fields
    ]
    return "、".join(parts) + "を入力する"


def _read_fill(clause: Clause, sentence: Masked) -> list[Reading]:
    return _entering(clause.head, sentence)


def _read_change(clause: Clause, sentence: Masked) -> list[Reading]:
    rule = read_rule(clause.head, sentence)
    if rule.order and "順" in clause.head:
        return _read_sort(clause, sentence)
    fields, unread = change_pairs(clause.head, sentence)
    if not fields:
        raise UnreadError
    return one_reading(clause, sentence, Enter(fields), unread)


def _read_put(clause: Clause, sentence: Masked) -> list[Reading]:
    if CART_PLACE.search(clause.head):
        return into_cart(clause.head, sentence)
    if not clause.head:
        return one_reading(clause, sentence, Press(clause.verb.base if clause.verb else ""))
    return _entering(clause.head, sentence)


def _read_select(clause: Clause, sentence: Masked) -> list[Reading]:
    rule = read_rule(clause.head, sentence)
    if rule.order and "順" in clause.head:
        return _read_sort(clause, sentence)
    pairs, unpaired = enter_pairs(clause.head, sentence)
    is_form = len(pairs) > 1 and not unpaired and not (rule.take or rule.order or rule.refers_back)
    if is_form:
        return _selecting([Select(pair.label.removesuffix("で"), pair.value) for pair in pairs])
    if not rule.is_empty or rule.unread:
        pick, unread = make_pick(rule, sentence, CHOICE)
        return one_reading(clause, sentence, pick, unread)
    head = re.sub(rf"(?<={MARK})の?{_KINDS}(?=$|を|に)", "", clause.head)
    parts = [part for part in re.split(r"、", head) if part]
    selects = [_select(part, sentence) for part in parts]
    if not selects:
        raise UnreadError
    if len(selects) == 1:
        return one_reading(clause, sentence, selects[0])
    return _selecting(selects)


def _selecting(selects: Sequence[Select]) -> list[Reading]:
    return [
        Reading(
            f"{select.label}で「{select.option}」を選択する"
            if select.label
            else f"「{select.option}」を選択する",
            select,
        )
        for select in selects
    ]


def _select(part: str, sentence: Masked) -> Select:
    match = re.match(
        rf"^(?P<label>[^、]+?)(?:で|から|に|は|:|の中から|のうち)\s*(?P<option>{MARK}|[^、]+?)(?:を|に|と)?$",
        part,
    )
    if match is None:
        match = re.match(rf"^(?P<label>[^、]+?)(?:の|を)?(?P<option>{MARK})(?:を|に|と)?$", part)
    if match is None:
        option = sentence.plain(bare_noun(part))
        if not option or not is_plain_name(bare_noun(part)):
            raise UnreadError
        return Select("", option)
    said = re.sub(
        rf"^.*の(?={MARK}$)|の?(?:プルダウン|ドロップダウン|セレクトボックス|選択)?(?:リスト|メニュー|欄|項目)?$",
        "",
        match["label"],
    )
    label = sentence.plain(said or match["label"])
    if not is_plain_name(match["label"]) or not is_plain_name(match["option"]):
        raise UnreadError
    is_kind = label in synonyms().kinds
    return Select("" if is_kind else label, sentence.plain(match["option"]))


def _read_press(clause: Clause, sentence: Masked) -> list[Reading]:
    name = _shown_name(bare_noun(clause.head))
    if not name or re.search(r"(?:ダブル|右|長|ホイール)$", name):
        raise UnreadError
    key = _KEYS.get(re.sub(r"キー$", "", sentence.plain(name)).strip().lower())
    if key:
        return one_reading(clause, sentence, Press(name, key))
    rule = read_rule(name, sentence)
    if rule.unread and rule.is_empty:
        raise UnreadError
    if not rule.is_empty or re.search(r"の行の|がある行|の列の", name):
        return row_control(clause, sentence, rule)
    if not is_plain_name(name):
        raise UnreadError
    return one_reading(clause, sentence, Press(sentence.plain(name)))


def _shown_name(name: str) -> str:
    """Return a name without where it stands, 「右上の」, and what it is, 「の列見出し」."""
    name = re.sub(rf"^{_WHERE}の(?={MARK})", "", name)
    return re.sub(rf"(?<={MARK})の(?:列?見出し|列名|項目名|順番?に?)$", "", name)


def _read_check(clause: Clause, sentence: Masked) -> list[Reading]:
    return _checking(clause, sentence, is_checked=True)


def _read_uncheck(clause: Clause, sentence: Masked) -> list[Reading]:
    return _checking(clause, sentence, is_checked=False)


def _checking(clause: Clause, sentence: Masked, *, is_checked: bool) -> list[Reading]:
    name = re.sub(r"(?:に|の|を|から|へ|は)$", "", clause.head).strip()
    if clause.verb and clause.verb.base == "同意":
        name = f"{clause.head}同意する"
    if option := re.fullmatch(
        r"(?P<label>[^\s、はをが]{1,12})は(?P<option>[^\s、はをが]{1,12})に?", name
    ):
        fields = (FieldValue(option["label"], option["option"]),)
        return [Reading(_field_line(fields), Enter(fields))]
    name = re.sub(rf"^(?:チェックボックス|スイッチ|ラジオボタン|項目)の?(?={MARK})", "", name)
    name = re.sub(rf"(?<={MARK})の?(?:チェックボックス|スイッチ|チェック欄|チェック)$", "", name)
    literals = sentence.find(name)
    if literals and re.search(rf"{MARK}の?行", name):
        raise UnreadError
    if len(literals) > 1:
        verb = clause.verb.dictionary if clause.verb else ""
        join = "" if verb.startswith(("に", "を")) else "に" if is_checked else "の"
        return [
            Reading(f"「{one.value}」{join}{verb}", Check(one.value, is_checked))
            for one in literals
        ]
    if not name or not is_plain_name(name):
        raise UnreadError
    return one_reading(clause, sentence, Check(sentence.plain(name), is_checked))


def _read_submit(clause: Clause, sentence: Masked) -> list[Reading]:
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
        line = Reading(clause.verb.dictionary, Submit(word))
        return [Reading(_field_line(fields), Enter(fields)), line]
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


def _submit(clause: Clause, sentence: Masked, word: str) -> Submit | Press:
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
        return Press(f"新規{word}")
    return Press(name) if word == "実行" else Submit(word)


def _read_sort(clause: Clause, sentence: Masked) -> list[Reading]:
    words = re.sub(r"(?:に|で|を|へ)$", "", clause.head)
    words = re.sub(
        r"^(?:検索結果|結果|一覧|商品|本|表示|表|リスト|並び順|表示順|並び)(?:を|は|の順番を)",
        "",
        words,
    ).strip(" 、")
    if not words:
        raise UnreadError
    return one_reading(clause, sentence, Sort(sentence.plain(words)))


def _read_log_in(clause: Clause, sentence: Masked) -> list[Reading]:
    if COMING.search(clause.head) or not clause.head:
        return one_reading(clause, sentence, LogIn())
    fields, unread = enter_pairs(clause.head, sentence)
    if not fields:
        return one_reading(clause, sentence, LogIn(), ())
    return one_reading(clause, sentence, LogIn(fields), unread)


def _read_unknown(clause: Clause, sentence: Masked) -> list[Reading]:
    raise UnreadError


def _without_verb(clause: Clause, sentence: Masked) -> list[Reading]:
    """Read clauses that leave the verb out: 「最初の本をカートへ」, 「「検索」ボタン」, 「次へ」."""
    head = clause.head
    if re.search(r"(?:カート|かご|カゴ|バスケット)(?:に|へ)$", head):
        return into_cart(head, sentence)
    if fields := _said_fields(head, sentence):
        return [Reading(_field_line(fields), Enter(fields))]
    button = re.fullmatch(rf"({MARK}|[^\s、をがはに]{{1,12}})ボタン(?:を)?", head)
    if button:
        name = f"{sentence.plain(button[1])}ボタン"
        return [Reading(sentence.restore(f"{button[1]}ボタンを押す"), Press(name))]
    if re.fullmatch(r"次へ(?:進む)?", head):
        return [Reading("「次へ」を押す", Press("次へ"))]
    if place := re.fullmatch(
        rf"({MARK}|[^\s、をがはに]{{1,12}}(?:画面|ページ|一覧|タブ))(?:へ|に)", head
    ):
        return [Reading(sentence.restore(f"{place[1]}を開く"), Open(sentence.plain(place[1])))]
    return _step(clause, sentence)


def _said_fields(head: str, sentence: Masked) -> tuple[FieldValue, ...]:
    """Return the fields of 「件名：週報」, 「氏名「A」 部署「B」」 and 「住所は…、電話は…でお願いします」."""
    if re.search(rf"[:=]|{MARK}", head) and not any(one.is_url for one in sentence.find(head)):
        fields, unread = enter_pairs(head, sentence)
        is_said = ":" in head or "=" in head or len(fields) > 1
        if fields and not unread and is_said and all(field.label for field in fields):
            return fields
    said = _ASKED.sub("", head)
    is_told = said != head or re.fullmatch(
        rf"[^\s、をがには]{{1,14}}は(?:{MARK}|\d[\d,]*(?:円|個|件|名|人|冊|枚)?)", head
    )
    fields, unread = enter_pairs(said, sentence) if is_told else ((), ())
    is_form = len(fields) > 1 or all(_ASKED_VALUE.fullmatch(one.value) for one in fields)
    is_labelled = "は" in said and all(field.label for field in fields)
    return fields if is_form and is_labelled and not unread else ()


def _step(clause: Clause, sentence: Masked) -> list[Reading]:
    """Read one of several steps joined by arrows: something to press, or a field with its value."""
    if clause.shape is not ClauseShape.STEP or not is_plain_name(clause.head):
        raise UnreadError
    rule = read_rule(clause.head, sentence)
    if rule.unread or (not rule.is_empty and not rule.take):
        raise UnreadError
    if not rule.is_empty:
        return row_control(clause, sentence, rule)
    head = re.sub(rf"^[^{MARK[1:]}{{1,12}}の(?={MARK})", "", clause.head)
    fields, unread = enter_pairs(head, sentence)
    if sentence.find(head) and fields and not unread and fields[0].label:
        return [Reading(_field_line(fields), Enter(fields))]
    name = re.sub(r"(?:ボタン|タブ|リンク)$", "", head)
    return [Reading(sentence.restore(f"{name}を押す"), Press(sentence.plain(name)))]


_READERS: Final = {
    VerbKind.OPEN: _read_open,
    VerbKind.SEARCH: _read_search,
    VerbKind.FIND: _read_find,
    VerbKind.FILL: _read_fill,
    VerbKind.CHANGE: _read_change,
    VerbKind.PUT: _read_put,
    VerbKind.SELECT: _read_select,
    VerbKind.PRESS: _read_press,
    VerbKind.CHECK: _read_check,
    VerbKind.UNCHECK: _read_uncheck,
    VerbKind.SUBMIT: _read_submit,
    VerbKind.SORT: _read_sort,
    VerbKind.LOGIN: _read_log_in,
    VerbKind.CONFIRM: read_confirm,
    VerbKind.EXTRACT: read_extract,
    VerbKind.DOWNLOAD: read_download,
    VerbKind.BACK: read_back,
    VerbKind.UNKNOWN: _read_unknown,
}
