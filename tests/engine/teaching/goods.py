"""A table of goods for tests: three rows with a name and a price, a button in the one that counts."""

from studio.domain.page.observation import AriaNode

_GOODS = (("ペン", "300円"), ("紙", "200円"), ("机", "9,000円"))


def goods(*, is_buying_everywhere: bool = False) -> AriaNode:
    """Return the table; with a button in every row when it is bought everywhere."""
    head = ("品名", "価格", "操作")
    rows = [AriaNode("row", children=tuple(AriaNode("columnheader", name=one) for one in head))]
    for number, (name, price) in enumerate(_GOODS, 1):
        has_button = is_buying_everywhere or name == "紙"
        button = AriaNode("button", name="買う" if has_button else "売り切れ", ref=f"e{number}")
        cells = (
            *(AriaNode("cell", text=one) for one in (name, price)),
            AriaNode("cell", children=(button,)),
        )
        rows.append(AriaNode("row", children=cells))
    return AriaNode("table", name="品物", children=tuple(rows))
