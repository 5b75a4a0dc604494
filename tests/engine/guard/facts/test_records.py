"""A control that stands in several records belongs to the one that the person names."""

import pytest

from studio.domain.observation import AriaNode, Observation
from studio.engine.guard.facts.records import is_of_another
from tests.factories import SHOP


def row(name: str, ref: str) -> AriaNode:
    button = AriaNode("button", "招待", ref)
    field = AriaNode("textbox", "電話", f"{ref}0", text="03-1234")
    return AriaNode("row", children=(AriaNode("cell", name), field, button))


ROWS = Observation(
    epoch=1,
    url=SHOP,
    title="社員",
    root=AriaNode("document", children=(row("田中", "e1"), row("佐藤", "e2"))),
)
BARE = Observation(
    epoch=1,
    url=SHOP,
    title="社員",
    root=AriaNode(
        "document",
        children=(
            AriaNode("heading", "田中"),
            AriaNode("button", "招待", "e1"),
            AriaNode("heading", "佐藤"),
            AriaNode("button", "招待", "e2"),
        ),
    ),
)


@pytest.mark.parametrize("page", [ROWS, BARE])
@pytest.mark.parametrize(
    ("said", "ref", "expected"),
    [
        ("田中を招待する", "e1", False),
        ("田中を招待する", "e2", True),
        ("田中と佐藤を招待する", "e2", False),
        ("全員を招待する", "e2", False),
        ("田中を招待して電話を03-1234にする", "e2", True),
    ],
)
def test_a_control_of_another_record_is_known(
    page: Observation, said: str, ref: str, *, expected: bool
) -> None:
    node = page.node(ref)
    assert node
    assert is_of_another(node, page, said) is expected
