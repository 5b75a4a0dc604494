"""Field and value, said in one breath: 「氏名は山田太郎、金額に3000円を」."""

import re
from typing import Final

from studio.llm.builtin.amounts import without_unit
from studio.llm.builtin.intents import FieldValue
from studio.llm.builtin.literals import MARK, Masked
from studio.llm.builtin.names import is_plain_name
from studio.llm.builtin.synonyms import synonyms

_FIELD_WORD: Final = r"(?:の?(?:入力)?欄|の?項目|の?フィールド|の?ボックス|の(?:ところ|箇所|部分))"
_NEXT_FIELD: Final = rf"(?=[^\W\d_ぁ-ん][^\s、:={MARK[1:-1]}]{{0,11}}\s*{MARK})"
"""A name, and its value in 「」 behind it: 「renshu」とパスワード「…」."""
_CHUNK: Final = re.compile(
    rf"[、;\n]+|,(?!\d)|(?<={MARK})\s*(?:と|や|および)?\s*{_NEXT_FIELD}|\s+(?:と\s*)?{_NEXT_FIELD}"
    rf"|(?<={MARK})\s*(?:と|や|および)\s*(?=[^\s、]+?(?:に|は|へ|:))|(?<={MARK})(?:\s+|・)|\s+(?=[^\s:=、]{{1,12}}[:=])"
)
_LITERAL: Final = re.compile(MARK)
_LABEL: Final = r"(?P<label>[^「」、]{1,30}?)"
_VALUE: Final = rf"(?P<value>{MARK}|[^、]+?)"
_ENTER: Final = (
    re.compile(rf"^{_LABEL}\s*(?:(?<!\d):|:(?!\d)|[=→])\s*{_VALUE}(?:と|を|で)?$"),
    re.compile(rf"^(?P<value>{MARK})を{_LABEL}(?:に|へ)$"),
    re.compile(rf"^(?P<value>[^をにはへ]+)を{_LABEL}(?:に|へ)$"),
    re.compile(rf"^{_LABEL}(?:には|に|へ|は|が|として)\s*{_VALUE}(?:と|を|で|って|に)?$"),
    re.compile(
        rf"^(?P<label>[^\s、{MARK[1:-1]}]{{1,30}}?)(?:を|の)?\s*(?P<value>{MARK})(?:と|を|で|に|の)?$"
    ),
    re.compile(rf"^{_LABEL}を{_VALUE}(?:に|と|へ|で)$"),
    re.compile(r"^(?P<label>[^\d\s]{2,16}?)(?P<value>\d[\d\-:/.]{3,})(?:と|を|で)?$"),
    re.compile(r"^(?P<label>\S{1,20})\s+(?P<value>\S+?)(?:と|を|で)?$"),
)
_CHANGE: Final = (
    re.compile(rf"^{_LABEL}(?:を|は|:|=)\s*{_VALUE}(?:に|へ|と)?$"),
    re.compile(rf"^{_LABEL}に{_VALUE}(?:を|と)?$"),
)
_PARTICLES: Final = frozenset({"で", "と", "を", "に", "として", "を入力", "、"})
_SEARCH_BOX: Final = re.compile(r"(?:検索|キーワード)(?:欄|ボックス|窓)")
_PLACE: Final = re.compile(r"^[^、]{1,14}?(?:の中|上|内)?で(?=\S)")
_NO_VALUE: Final = re.compile(
    r"[をが、]|^(?:も|それ|これ|適当|任意)|同じ|同様|前回|先週と|先月と|いつもの|計算|要約|翻訳"
)
_BARE: Final = re.compile(rf"^(?P<value>{MARK})(?:と|を|で|って)?$")
_LEAD: Final = re.compile(
    r"^(?:以下|次|下記)の(?:内容|とおり|通り|項目)(?:で|を|に|、|:)*|^(?:(?:この|その|同じ)?(?:フォーム|画面|入力画面|ページ))(?:に|で|の)(?=.)"
)


def enter_pairs(head: str, sentence: Masked) -> tuple[tuple[FieldValue, ...], tuple[str, ...]]:
    """Read 「ラベルに値、ラベルは値…」 before a verb of entering; second: what was not read."""
    return _pairs(head, sentence, _ENTER)


def change_pairs(head: str, sentence: Masked) -> tuple[tuple[FieldValue, ...], tuple[str, ...]]:
    """Read 「ラベルを値に」 before a verb of changing; second: what was not read."""
    return _pairs(head, sentence, _CHANGE)


def bare_value(head: str, sentence: Masked) -> FieldValue | None:
    """Read a quoted value that names no field."""
    match = _BARE.match(head)
    return FieldValue("", sentence.plain(match["value"])) if match else None


def _pairs(
    head: str, sentence: Masked, patterns: tuple[re.Pattern[str], ...]
) -> tuple[tuple[FieldValue, ...], tuple[str, ...]]:
    found: list[FieldValue] = []
    unread: list[str] = []
    for chunk in _CHUNK.split(_LEAD.sub("", head)):
        bare = (chunk or "").strip()
        if not bare or bare in _PARTICLES:
            continue
        match = next((m for pattern in patterns if (m := pattern.match(bare))), None)
        if match is None or not _is_field(match, sentence):
            unread.append(sentence.restore(bare))
            continue
        found.append(_field_value(match, sentence))
    return tuple(found), tuple(unread)


def _is_field(match: re.Match[str], sentence: Masked) -> bool:
    """Say whether a label can name a field and a value can stand in it: not 「それをいい感じにする」."""
    label, value = match["label"], match["value"]
    is_said_apart = bool(re.match(r"\s*[:=→]", match.string[match.end("label") :]))
    is_vague = sentence.plain(label).strip() in synonyms().generic_nouns
    if is_vague and not (is_said_apart or sentence.find(value)):
        return False
    if re.search(r"\d\s*[~〜～]\s*\d", value) and not is_said_apart:
        return False
    return is_said_apart or (is_plain_name(label) and not _NO_VALUE.search(value))


def _field_value(match: re.Match[str], sentence: Masked) -> FieldValue:
    label = _PLACE.sub("", match["label"]) or match["label"]
    label = re.sub(rf"^.*の(?={MARK}$)", "", label)
    said = sentence.plain(label).strip(" 、・-")
    label = said if _SEARCH_BOX.fullmatch(said) else re.sub(rf"{_FIELD_WORD}$", "", said) or said
    value = match["value"].strip()
    plain = sentence.plain(value)
    return FieldValue(label, plain if _LITERAL.fullmatch(value) else without_unit(plain, label))
