"""What a page says against an act, and what is no complaint."""

from studio.domain.observation import AriaNode, Observation
from studio.engine.perception.complaints import refusal_beside
from tests.factories import make_observation, node, text


def form(number: str, *more: AriaNode) -> Observation:
    return make_observation(
        node("textbox", "番号", text=number), node("button", "追加"), *more, title="関連"
    )


def test_a_new_refusal_beside_what_was_typed_is_told() -> None:
    said = text("同じプロジェクトに属していません: #128")
    typed = frozenset({"128"})
    assert "属していません" in refusal_beside(form("128"), form("128", said), typed)
    assert not refusal_beside(form("128", said), form("128", said), typed)
    assert not refusal_beside(form("128"), form("", said), typed)
    assert not refusal_beside(form("128"), form("128", text("追加しました")), typed)
