"""Words that tell no row of a list from the others leave open which one is meant."""

import pytest

from studio.domain.page.observation import AriaNode, Observation
from studio.engine.guard.facts.telling_rows import is_told_apart
from tests.factories import SHOP

_HEAD = ("件名", "担当", "返信", "在庫", "状態", "期限")
_ROWS = (
    ("見積", "田中", "あり", "12", "承認済み", "2020/01/31"),
    ("納期", "佐藤", "なし", "0", "未承認", "2031/01/31"),
    ("契約", "佐藤", "済", "3", "返却済", "2031/02/01"),
)


def page(rows: int = 3) -> Observation:
    heads = (AriaNode("columnheader", one) for one in (*_HEAD, "操作"))
    lines = [AriaNode("row", children=tuple(heads))]
    for at, row in enumerate(_ROWS[:rows]):
        button = AriaNode("cell", children=(AriaNode("button", "完了にする", f"e{at}"),))
        cells = tuple(AriaNode("cell", one) for one in row)
        lines.append(AriaNode("row", children=(*cells, button)))
    table = AriaNode("table", children=tuple(lines))
    root = AriaNode("document", children=(table, AriaNode("button", "保存", "e9")))
    return Observation(epoch=1, url=SHOP, title="一覧", root=root)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("返信のないメールを完了にする", [1]),
        ("在庫がない商品を完了にする", [1]),
        ("まだ返却されていない備品を完了にする", [0, 1]),
        ("未承認の申請を完了にする", [1]),
        ("佐藤が担当の件を完了にする", [1, 2]),
        ("田中以外の件を完了にする", [0, 1, 2]),  # what is left out is another rule's
        ("見積と納期を完了にする", [0, 1]),
        ("期限切れの件を完了にする", []),
        ("どれかを完了にする", [0, 1, 2]),
        ("すべて完了にする", [0, 1, 2]),
        ("最後の件を完了にする", [0, 1, 2]),  # which one that is, the list says
        ("返信しないで、見積を完了にする", [0]),
    ],
)
def test_a_row_is_told_from_the_others(said: str, told: list[int]) -> None:
    whole = page()
    nodes = [whole.node(f"e{at}") for at in range(len(_ROWS))]
    assert [at for at, one in enumerate(nodes) if one and is_told_apart(one, whole, said)] == told


def test_what_stands_alone_needs_no_telling() -> None:
    alone, beside = page(1), page()
    button, save = alone.node("e0"), beside.node("e9")
    assert button
    assert is_told_apart(button, alone, "期限切れの件を完了にする")
    assert save
    assert is_told_apart(save, beside, "期限切れの件を保存する")


def test_a_name_in_two_cells_tells_its_row() -> None:
    def row(ref: str, *cells: str) -> AriaNode:
        button = AriaNode("cell", children=(AriaNode("button", "削除", ref),))
        return AriaNode("row", children=(*(AriaNode("cell", one) for one in cells), button))

    lines = (row("e1", "kobayashi", "小林", "大輔"), row("e2", "mori", "小林", "直子"))
    table = AriaNode("table", children=lines)
    whole = Observation(
        epoch=1, url=SHOP, title="一覧", root=AriaNode("document", children=(table,))
    )
    told = [
        is_told_apart(node, whole, said)
        for said in ("小林大輔さんのユーザを削除する", "小林さんのユーザを削除する")
        for ref in ("e1", "e2")
        if (node := whole.node(ref))
    ]
    assert told == [True, False, False, False]
