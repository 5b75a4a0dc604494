"""Clauses that fill in a form: enter, change, choose, tick, and put a list into an order."""

import re
from collections.abc import Sequence
from typing import Final

from studio.llm.builtin.clauses import Clause
from studio.llm.builtin.field_pairs import bare_value, change_pairs, enter_pairs
from studio.llm.builtin.intents import (
    Check,
    Enter,
    FieldValue,
    IntentReading,
    PressIntent,
    Select,
    Sort,
)
from studio.llm.builtin.literals import MARK, Masked
from studio.llm.builtin.names import is_plain_name
from studio.llm.builtin.row_readers import (
    CART_PLACE,
    CHOICE,
    UnreadError,
    bare_noun,
    into_cart,
    make_pick,
    one_reading,
)
from studio.llm.builtin.rule_phrases import read_rule
from studio.llm.builtin.synonyms import synonyms

_KINDS: Final = r"(?:ラジオボタン|チェックボックス|タブ|ボタン|メニュー|項目|オプション|選択肢)"
_ASKED: Final = re.compile(r"(?:で|に|にて|と)?(?:お願い[ぁ-ん]*|です)$")
_ASKED_VALUE: Final = re.compile(r"[一-龠ァ-ヶーA-Za-z0-9\-/:.,@]{1,30}")


def entering(head: str, sentence: Masked) -> list[IntentReading]:
    """Read fields and their values; with nothing but a quoted value, that value.

    Raises:
        UnreadError: No field is named.
    """
    fields, unread = enter_pairs(head, sentence)
    if not fields and (single := bare_value(head, sentence)):
        fields, unread = (single,), ()
    if not fields:
        raise UnreadError
    return [IntentReading(field_line(fields), Enter(fields), unread)]


def field_line(fields: Sequence[FieldValue]) -> str:
    """Return fields as a line of a checklist."""
    parts = [
        f"{field.label}に「{field.value}」" if field.label else f"「{field.value}」"
        for field in fields
    ]
    return "、".join(parts) + "を入力する"


def read_fill(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「氏名に「山田」を入力する」."""
    return entering(clause.head, sentence)


def read_change(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「数量を3に変更する」, and an order that is to be changed."""
    rule = read_rule(clause.head, sentence)
    if rule.order and "順" in clause.head:
        return read_sort(clause, sentence)
    fields, unread = change_pairs(clause.head, sentence)
    if not fields:
        raise UnreadError
    return one_reading(clause, sentence, Enter(fields), unread)


def read_put(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「金額に3000円を入れる」, and what goes into a cart."""
    if CART_PLACE.search(clause.head):
        return into_cart(clause, sentence)
    if not clause.head:
        return one_reading(clause, sentence, PressIntent(clause.verb.base if clause.verb else ""))
    return entering(clause.head, sentence)


def read_select(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「部署で営業部を選ぶ」, and rows that are to be chosen."""
    rule = read_rule(clause.head, sentence)
    if rule.order and "順" in clause.head:
        return read_sort(clause, sentence)
    pairs, unpaired = enter_pairs(clause.head, sentence)
    is_form = (
        len(pairs) > 1 and not unpaired and not (rule.taking or rule.order or rule.refers_back)
    )
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


def _selecting(selects: Sequence[Select]) -> list[IntentReading]:
    return [
        IntentReading(
            f"{select.label}で「{select.option}」を選択する"
            if select.label
            else f"「{select.option}」を選択する",
            select,
        )
        for select in selects
    ]


def _select(part: str, sentence: Masked) -> Select:
    match = re.match(
        rf"^(?P<label>[^、]+?)(?:で|から|に|は|(?<!\d):|の中から|のうち)\s*(?P<option>{MARK}|[^、]+?)(?:を|に|と)?$",
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


def read_check(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「「同意する」にチェックを入れる」."""
    return _checking(clause, sentence, is_checked=True)


def read_uncheck(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「「同意する」のチェックを外す」."""
    return _checking(clause, sentence, is_checked=False)


def _checking(clause: Clause, sentence: Masked, *, is_checked: bool) -> list[IntentReading]:
    name = re.sub(r"(?:に|の|を|から|へ|は)$", "", clause.head).strip()
    if clause.verb and clause.verb.base == "同意":
        name = f"{clause.head}同意する"
    if option := re.fullmatch(
        r"(?P<label>[^\s、はをが]{1,12})は(?P<option>[^\s、はをが]{1,12})に?", name
    ):
        fields = (FieldValue(option["label"], option["option"]),)
        return [IntentReading(field_line(fields), Enter(fields))]
    name = re.sub(rf"^(?:チェックボックス|スイッチ|ラジオボタン|項目)の?(?={MARK})", "", name)
    name = re.sub(rf"(?<={MARK})の?(?:チェックボックス|スイッチ|チェック欄|チェック)$", "", name)
    literals = sentence.find(name)
    if literals and re.search(rf"{MARK}の?行", name):
        raise UnreadError
    if len(literals) > 1:
        verb = clause.verb.dictionary if clause.verb else ""
        join = "" if verb.startswith(("に", "を")) else "に" if is_checked else "の"
        return [
            IntentReading(f"「{one.value}」{join}{verb}", Check(one.value, is_checked))
            for one in literals
        ]
    if not name or not is_plain_name(name):
        raise UnreadError
    return one_reading(clause, sentence, Check(sentence.plain(name), is_checked))


def said_fields(head: str, sentence: Masked) -> tuple[FieldValue, ...]:
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


def read_sort(clause: Clause, sentence: Masked) -> list[IntentReading]:
    """Read 「価格の安い順に並べ替える」."""
    words = re.sub(r"(?:に|で|を|へ)$", "", clause.head)
    words = re.sub(
        r"^(?:検索結果|結果|一覧|商品|本|表示|表|リスト|並び順|表示順|並び)(?:を|は|の順番を)",
        "",
        words,
    ).strip(" 、")
    if not words:
        raise UnreadError
    return one_reading(clause, sentence, Sort(sentence.plain(words)))
