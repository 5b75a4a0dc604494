"""What was put into one field is not carried by another one of its page."""

import pytest

from studio.domain.page.observation import AriaNode, Control, ControlKind, Observation
from studio.engine.guard.mandates.put import Put
from tests.engine.guard.mandates.test_persons_mandate import sent
from tests.factories import SHOP

_NUMBER = "03-1234-5678"


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ([("tel", _NUMBER), ("fax", "")], False),
        ([("tel", ""), ("fax", _NUMBER)], True),
        ([("tel", _NUMBER), ("fax", _NUMBER)], False),  # the page writes it into both
        ([("phone", _NUMBER)], False),  # a script calls it otherwise
        ([("tel", "+81312345678"), ("phone", _NUMBER)], False),
    ],
)
def test_a_text_under_the_name_of_another_field(
    fields: list[tuple[str, str]], expected: bool
) -> None:
    held = tuple(Control(name, "", ControlKind.FIELD) for name in ("tel", "fax"))
    page = Observation(epoch=1, url=SHOP, title="", root=AriaNode("document"), controls=held)
    put = Put(_NUMBER, is_said=True, is_for_change=True, name="tel")
    assert put.is_misplaced(sent(*fields), page) is expected
