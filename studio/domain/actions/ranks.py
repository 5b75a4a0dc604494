"""How people say by what rows are put in order: 一番安い, 最新, 評価の高い順."""

import re
from typing import Final

from studio.domain.actions.rule import Order

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
_ADJECTIVE: Final = rf"(?P<adjective>{'|'.join(DIRECTIONS)})"
SUPERLATIVE: Final = re.compile(
    rf"(?:(?P<column>お?ねだん|{NAME})(?P<particle>が|の|は))?{_EXTREME}{_ADJECTIVE}(?:い|価|かった)(?:もの)?"
    rf"|(?:(?P<column2>{NAME})(?P<particle2>が|の))?{_ADJECTIVE.replace('adjective', 'adjective2')}い(?:もの)?順(?:で|に|の)?"
)
INVERTED: Final = re.compile(rf"{_EXTREME}(?P<column>{NAME})(?:が|の){_ADJECTIVE}い(?:もの)?")
FIXED_ORDERS: Final = (
    (re.compile(r"最安値?|最低価格|最低額"), Order(column="価格")),
    (re.compile(r"最高値|最高額|最高価格"), Order(column="価格", descending=True)),
    (re.compile(r"最新|直近|新着順?"), Order(column="日付", descending=True)),
    (re.compile(r"最古"), Order(column="日付")),
    (re.compile(r"最高評価|高評価順|最高得点"), Order(column="評価", descending=True)),
)


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
    for one in SUPERLATIVE.finditer(text):
        adjective = one["adjective"] or one["adjective2"]
        particle = one["particle"] or one["particle2"]
        named = (one["column"] or one["column2"] or "") if particle == "が" else ""
        column = named or USUAL.get(adjective, "")
        found += [Order(column=column, descending=DIRECTIONS[adjective])]
    orders = set(found)
    return orders.pop() if len(orders) == 1 and found[0].column else None
