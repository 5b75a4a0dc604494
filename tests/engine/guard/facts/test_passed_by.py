"""A record that is alone on the next part of a list is another one, where theirs was seen in it before."""

import pytest

from studio.domain.actions.action import Click
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.guard.facts.passed_by import Deed, kept_of, passed_by
from tests.factories import SHOP

_SAID = "田中を招待する"


def part(*names: str, below: str = "", url: str = SHOP) -> Observation:
    rows = [
        AriaNode("listitem", children=(
            AriaNode("text", text=name), AriaNode("button", "招待", f"e{at}"), AriaNode("button", "詳細", f"d{at}")))
        for at, name in enumerate(names)
    ]  # fmt: skip
    more = (AriaNode("button", "次のページ", "n"), AriaNode("text", text=below))
    root = AriaNode("document", children=(AriaNode("list", children=tuple(rows)), *more))
    return Observation(epoch=1, url=url, title="社員", root=root)


def press(ref: str, name: str, page: Observation) -> Deed:
    return Click(target=Target(ref=ref, role="button", name=name)), page


_NEXT = press("n", "次のページ", part("田中"))


@pytest.mark.parametrize(
    ("earlier", "today", "expected"),
    [
        ([_NEXT], part("佐藤"), True),
        ([_NEXT], part("田中"), False),
        ([_NEXT], part("佐藤", below="田中さんのページ"), False),  # it is still there
        ([press("d0", "詳細", part("田中"))], part("佐藤"), False),  # something was done at theirs
        ([press("e0", "招待", part("田中"))], part("佐藤"), True),  # it turned under the pointer
        ([press("n", "次のページ", part("鈴木"))], part("佐藤"), False),  # theirs was never seen
    ],
)
def test_a_record_alone_is_another_one_where_theirs_was(
    earlier: list[Deed], today: Observation, expected: bool
) -> None:
    assert passed_by(earlier, press("e0", "招待", today), _SAID) is expected


def test_what_was_done_at_another_address_tells_nothing() -> None:
    newest = press("e0", "招待", part("佐藤", url=f"{SHOP}other"))
    assert kept_of([_NEXT], newest) == [newest]
