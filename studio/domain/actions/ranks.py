"""How people say by what rows are put in order, and which of them they mean: 一番安い, 最新, 評価の高い順, 3番目, 上位2件."""

import re
from typing import Final

from studio.domain.actions.rule import Order, Taking

NAME: Final = r"[一-龠々ァ-ヶーA-Za-z]{1,12}"
"""What a column is called."""
DIRECTIONS: Final = {
    "安": False, "低": False, "小さ": False, "少な": False, "古": False, "早": False, "短": False,
    "高": True, "大き": True, "多": True, "新し": True, "遅": True, "長": True,
}  # fmt: skip
"""True where the largest comes first."""
USUAL: Final = {
    "安": "価格",
    "高": "価格",
    "新し": "日付",
    "古": "日付",
    "早": "日付",
    "遅": "日付",
}
"""The column that an adjective speaks of where none is named."""
_EXTREME: Final = r"(?:最も|もっとも|一番|1番|いちばん|最)"
ADJECTIVE: Final = rf"(?P<adjective>{'|'.join(DIRECTIONS)})"
"""By what is compared, without its い."""
SUPERLATIVE: Final = re.compile(
    rf"(?:(?P<column>お?ねだん|{NAME})(?P<particle>が|の|は))?{_EXTREME}{ADJECTIVE}(?:い|価|かった)(?:もの)?"
    rf"|(?:(?P<column2>{NAME})(?P<particle2>が|の))?{ADJECTIVE.replace('adjective', 'adjective2')}い(?:もの)?順(?:で|に|の)?"
)
INVERTED: Final = re.compile(rf"{_EXTREME}(?P<column>{NAME})(?:が|の){ADJECTIVE}い(?:もの)?")
FIXED_ORDERS: Final = (
    (re.compile(r"最安値?|最低価格|最低額"), Order(column="価格")),
    (re.compile(r"最高値|最高額|最高価格"), Order(column="価格", descending=True)),
    (re.compile(r"最新|直近|新着順?"), Order(column="日付", descending=True)),
    (re.compile(r"最古"), Order(column="日付")),
    (re.compile(r"最高評価|高評価順|最高得点"), Order(column="評価", descending=True)),
)

_COUNTER: Final = r"(?:番目|件目|つ目|冊目|行目|人目|個目|番め|番上)"
RANKED: Final = re.compile(
    rf"(?:(?P<column>{NAME})(?P<particle>が|の))?(?P<n>\d+)\s*番目に"
    rf"(?:(?P<column2>{NAME})(?P<particle2>が|の))?{ADJECTIVE}い(?:もの)?"
)
FROM_END: Final = re.compile(
    rf"(?:(?:下|後ろ|うしろ|最後|末尾)から(?:数えて)?)(?P<n>\d+)\s*{_COUNTER}(?:の|に|を|で)?"
)
NTH: Final = re.compile(
    rf"(?:上から|前から|先頭から)?(?:数えて)?(?P<n>\d+)\s*{_COUNTER}(?:の|に|を|で)?"
)
SPAN: Final = re.compile(rf"\d+\s*{_COUNTER}(?:以降|以外|以上|以下|以前|まで|から|と(?=\d))")
FIRST: Final = re.compile(
    r"(?:最初|先頭|1番上|一番上|いちばん上|トップ)(?:の|に(?=出|表)|で)?|最初(?=に)"
)
LAST: Final = re.compile(
    r"(?P<row>最終行の?|(?:最後|末尾)の1\s*(?:件|つ|行|冊|個|人)(?!目))"
    r"|(?:最後|末尾|(?:一番|1番|いちばん)下)(?:の(?!ページ)|(?=を))"
)
_UNIT: Final = r"(?:件|冊|個|つ|人|社|名|行|枚)"
TOP: Final = re.compile(
    rf"(?:上位|トップ|先頭(?:から|の)?|上から|最初の)\s*(?P<n>[1-9]\d{{0,2}})\s*{_UNIT}(?!目)(?:だけ|のみ|まで|分|とも)?(?:の|を|は)?"
)
_HOW_MANY: Final = re.compile(rf"(?<![\d.をがはへ、])(?P<n>[1-9]\d{{0,2}}){_UNIT}(?!目)")
"""So many of them: 最新の2件, not 一番安い本を2冊."""
_HIGHEST: Final = re.compile(rf"(?P<column>{NAME})(?:が|の)(?:上位|トップ)(?=\d)")
"""評価の上位2件: by the column, the largest first."""


def order_in(text: str) -> Order | None:
    """Return by what the rows that a text means are put in order; None for nothing, or for several things.

    Args:
        text: Squeezed.
    """
    found = [order for pattern, order in FIXED_ORDERS if pattern.search(text)]
    found += [
        Order(column=one["column"], descending=DIRECTIONS[one["adjective"]])
        for one in INVERTED.finditer(text)
    ]
    found += [Order(column=one["column"], descending=True) for one in _HIGHEST.finditer(text)]
    for one in SUPERLATIVE.finditer(text):
        adjective = one["adjective"] or one["adjective2"]
        particle = one["particle"] or one["particle2"]
        named = (one["column"] or one["column2"] or "") if particle == "が" else ""
        column = named or USUAL.get(adjective, "")
        found += [Order(column=column, descending=DIRECTIONS[adjective])]
    orders = set(found)
    return orders.pop() if len(orders) == 1 and found[0].column else None


def places_in(text: str, order: Order | None) -> tuple[Taking, int] | None:
    """Return which of the rows in their order a text means: the third, the last, the first two; None for nothing, or for several things.

    Args:
        text: Squeezed.
        order: By which they are put in order; 最新の2件 are the first two of it.
    """
    found, rest = list[tuple[Taking, int]](), text
    if RANKED.search(text) or SPAN.search(text):
        return None
    for pattern, taking in ((FROM_END, Taking.LAST), (TOP, Taking.TOP), (NTH, Taking.NTH)):
        found += [(taking, int(one["n"])) for one in pattern.finditer(rest)]
        rest = pattern.sub("\n", rest)
    found += [(Taking.NTH, 1) for _ in FIRST.finditer(rest)]
    found += [(Taking.LAST, 1) for _ in LAST.finditer(rest)]
    if order is not None and not found:
        found = [(Taking.TOP, int(one["n"])) for one in _HOW_MANY.finditer(rest)]
    return found[0] if len(set(found)) == 1 else None
