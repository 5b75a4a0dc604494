"""By what rows are put in order, as a sentence says it."""

import pytest

from studio.domain.actions.ranks import order_in
from studio.domain.actions.rule import Order


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("一番安い見積を選択する", Order(column="価格")),
        ("最新の申請を既読にする", Order(column="日付", descending=True)),
        ("評価が最も高い本を開く", Order(column="評価", descending=True)),
        ("安い順に並べて最初の本を開く", Order(column="価格")),
        ("一番安い本と一番高い本を比べる", None),
        ("一番多い部署を開く", None),
        ("高橋の申請を開く", None),
    ],
)
def test_an_order_is_read(said: str, order: Order | None) -> None:
    assert order_in(said) == order
