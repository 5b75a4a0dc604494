"""Facts in words for people: evidence, time and cost. Both faces and the report say them alike."""

import re
from typing import Final

from studio.domain.outcome import Evidence, EvidenceKind, ExtractedTable
from studio.domain.text import clip

_DETAIL_CHARS: Final = 60

EVIDENCE_WORDS: Final = {
    EvidenceKind.URL: "画面が変わりました",
    EvidenceKind.LEFT: "前の画面を離れました",
    EvidenceKind.TEXT_APPEARED: "「{0}」が出ました",
    EvidenceKind.TEXT_GONE: "「{0}」が消えました",
    EvidenceKind.VALUE: "入力を読み返しました",
    EvidenceKind.CHECKED: "チェックを確かめました",
    EvidenceKind.OPTION: "選択を確かめました",
    EvidenceKind.DIALOG: "確認画面が開きました",
    EvidenceKind.TAB: "タブが替わりました",
    EvidenceKind.STATE: "状態が変わりました",
    EvidenceKind.ROWS: "行を確かめました",
    EvidenceKind.FILE: "ファイル「{0}」",
    EvidenceKind.SCROLLED: "スクロールしました",
    EvidenceKind.FOCUS: "カーソルが移りました",
    EvidenceKind.FOUND: "見つかりました",
    EvidenceKind.ANSWER: "「{0}」と答えました",
}
"""Of every kind; `{0}` is the detail."""
_SWITCHED: Final = {"on": "オン", "off": "オフ"}
_ADDRESSES: Final = (EvidenceKind.URL, EvidenceKind.LEFT)


def evidence_in_words(fact: Evidence) -> str:
    """Return a fact with its detail: 「保存しました」が出ました. An address is for no reader."""
    words = EVIDENCE_WORDS[fact.kind]
    detail = "" if fact.kind in _ADDRESSES else clip(fact.detail, _DETAIL_CHARS)
    detail = _SWITCHED.get(detail, detail)
    if "{0}" in words:
        return words.format(detail)
    return f"{words}（{detail}）" if detail else words


def as_argument(name: str) -> str:
    """Return a name as it is typed behind a command: in quotes where a shell would take it apart."""
    return f'"{name}"' if re.search(r"[\s&|<>();*?$`'!]", name) else name


def size_in_words(table: ExtractedTable) -> str:
    """Return how large a table is: 12 行 × 3 列."""
    return f"{len(table.rows):,} 行 × {len(table.columns):,} 列"


def seconds_in_words(seconds: float) -> str:
    """Return a duration: 2.1 秒, 1 分 5 秒."""
    if seconds < 60:
        return f"{seconds:.1f} 秒"
    return f"{int(seconds) // 60} 分 {int(seconds) % 60} 秒"


def price_in_words(tokens: int, yen: float | None) -> str:
    """Return the price alone: 約1.2円."""
    if not tokens:
        return "0円"
    return "料金不明" if yen is None else f"約{yen:.1f}円"


def amount_in_words(tokens: int) -> str:
    """Return how much is said to and by a model: a token is about a Japanese letter."""
    return f"{tokens:,} 文字ぶん"


def cost_in_words(tokens: int, yen: float | None) -> str:
    """Return what model calls cost: 3,412 文字ぶん・約1.2円."""
    if not tokens:
        return "0円"
    return f"{amount_in_words(tokens)}・{price_in_words(tokens, yen)}"


def calls_in_words(calls: int, tokens: int) -> str:
    """Return how often an AI was asked: AI 3 回. 内蔵エンジン is none: it is told nothing outside."""
    return f"AI {calls} 回" if calls and tokens else "AI を使わずに"


def budget_in_words(budget: str, used: float, limit: float) -> str:
    """Return how much of a budget is used: 手順の上限の 75 % を使いました（30 / 40 手順）."""
    names = {
        "steps": ("手順", "手順"),
        "tokens": ("AI とのやりとり", "文字ぶん"),
        "yen": ("費用", "円"),
    }
    name, unit = names[budget]
    share = round(100 * used / limit) if limit else 100
    figures = f"{used:,.1f} / {limit:,.0f}" if budget == "yen" else f"{used:,.0f} / {limit:,.0f}"
    return f"{name}の上限の {share} % を使いました（{figures} {unit}）"


def check_yourself(item: str, reason: str) -> str:
    """Return what a person is told about an item of which nobody knows whether it is done."""
    why = clip(reason, 160).rstrip("。")
    words = f"{why}。" if why else ""
    return f"{words}「{clip(item, 40)}」ができているか、ブラウザーの画面で確かめてください。"
