"""Facts in words for people: evidence, time and cost. Both faces and the report say them alike."""

import re
from typing import Final

from studio.domain.actions.outcome import Evidence, EvidenceKind, ExtractedTable
from studio.domain.flows.brackets import in_quotes
from studio.domain.text import clip
from studio.words import tr

_DETAIL_CHARS: Final = 60

EVIDENCE_WORDS: Final = {
    EvidenceKind.URL: tr("画面が変わりました"),
    EvidenceKind.LEFT: tr("前の画面を離れました"),
    EvidenceKind.TEXT_APPEARED: tr("「{0}」が出ました"),
    EvidenceKind.TEXT_GONE: tr("「{0}」が消えました"),
    EvidenceKind.VALUE: tr("入力を読み返しました"),
    EvidenceKind.CHECKED: tr("チェックを確かめました"),
    EvidenceKind.OPTION: tr("選択を確かめました"),
    EvidenceKind.DIALOG: tr("確認画面が開きました"),
    EvidenceKind.TAB: tr("タブが替わりました"),
    EvidenceKind.STATE: tr("状態が変わりました"),
    EvidenceKind.ROWS: tr("行を確かめました"),
    EvidenceKind.FILE: tr("ファイル「{0}」"),
    EvidenceKind.SCROLLED: tr("スクロールしました"),
    EvidenceKind.FOCUS: tr("カーソルが移りました"),
    EvidenceKind.FOUND: tr("見つかりました"),
    EvidenceKind.ANSWER: tr("「{0}」と答えました"),
}
"""Of every kind; `{0}` is the detail."""
_SWITCHED: Final = {"on": tr("オン"), "off": tr("オフ")}
_ADDRESSES: Final = (EvidenceKind.URL, EvidenceKind.LEFT)


def evidence_in_words(fact: Evidence) -> str:
    """Return a fact with its detail: 「保存しました」が出ました. An address is for no reader."""
    words = EVIDENCE_WORDS[fact.kind]
    detail = "" if fact.kind in _ADDRESSES else clip(fact.detail, _DETAIL_CHARS)
    detail = _SWITCHED.get(detail, detail)
    if "{0}" in words:
        return words.replace(in_quotes("{0}"), in_quotes(detail)).replace("{0}", detail)
    return tr("{words}（{detail}）", words=words, detail=detail) if detail else words


def as_argument(name: str) -> str:
    """Return a name as it is typed behind a command: in quotes where a shell would take it apart."""
    return f'"{name}"' if re.search(r"[\s&|<>();*?$`'!]", name) else name


def size_in_words(table: ExtractedTable) -> str:
    """Return how large a table is: 12 行 × 3 列."""
    return tr(
        "{count:,} 行 × {table_count:,} 列", count=len(table.rows), table_count=len(table.columns)
    )


def seconds_in_words(seconds: float) -> str:
    """Return a duration: 2.1 秒, 1 分 5 秒."""
    if seconds < 60:
        return tr("{seconds:.1f} 秒", seconds=seconds)
    return tr(
        "{seconds} 分 {seconds_2} 秒", seconds=int(seconds) // 60, seconds_2=int(seconds) % 60
    )


def price_in_words(tokens: int, yen: float | None) -> str:
    """Return the price alone: 約1.2円."""
    if not tokens:
        return tr("0円")
    return tr("料金不明") if yen is None else tr("約{yen:.1f}円", yen=yen)


def amount_in_words(tokens: int) -> str:
    """Return how much is said to and by a model: a token is about a Japanese letter."""
    return tr("{tokens:,} 文字ぶん", tokens=tokens)


def cost_in_words(tokens: int, yen: float | None) -> str:
    """Return what model calls cost: 3,412 文字ぶん・約1.2円."""
    if not tokens:
        return tr("0円")
    return tr(
        "{amount}・{price}", amount=amount_in_words(tokens), price=price_in_words(tokens, yen)
    )


def calls_in_words(calls: int, tokens: int) -> str:
    """Return how often an AI was asked: AI 3 回. 内蔵エンジン is none: it is told nothing outside."""
    return tr("AI {calls} 回", calls=calls) if calls and tokens else tr("AI を使わずに")


def budget_in_words(budget: str, used: float, limit: float) -> str:
    """Return how much of a budget is used: 手順の上限の 75 % を使いました（30 / 40 手順）."""
    names = {
        "steps": (tr("手順", "steps"), tr("手順", "of a number")),
        "tokens": (tr("AI とのやりとり"), tr("文字ぶん")),
        "yen": (tr("費用"), tr("円")),
    }
    name, unit = names[budget]
    share = round(100 * used / limit) if limit else 100
    figures = f"{used:,.1f} / {limit:,.0f}" if budget == "yen" else f"{used:,.0f} / {limit:,.0f}"
    return tr(
        "{name}の上限の {share} % を使いました（{figures} {unit}）",
        name=name,
        share=share,
        figures=figures,
        unit=unit,
    )


def check_yourself(item: str, reason: str) -> str:
    """Return what a person is told about an item of which nobody knows whether it is done."""
    why = clip(reason, 160).rstrip("。")
    words = tr("{why}。", why=why) if why else ""
    return tr(
        "{words}「{item}」ができているか、ブラウザーの画面で確かめてください。",
        words=words,
        item=clip(item, 40),
    )
