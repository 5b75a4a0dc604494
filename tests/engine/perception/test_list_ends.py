import pytest

from studio.domain.actions.action import DropPlace
from studio.domain.actions.outcome import ListEnd
from studio.domain.page.observation import AriaNode, Observation
from studio.engine.perception.list_ends import end_beside, means_end, says_end

FIRST, LAST = AriaNode("listitem", "見積", "e1"), AriaNode("listitem", "発注", "e2")
LIST = AriaNode("list", children=(FIRST, LAST))
PAGE = Observation(
    epoch=1,
    url="http://shop.example/",
    title="仕事",
    root=AriaNode("document", children=(AriaNode("heading", "対応中"), LIST)),
)


@pytest.mark.parametrize(
    ("entry", "place", "expected"),
    [
        (FIRST, DropPlace.BEFORE, ListEnd(place=DropPlace.FIRST, name="対応中")),
        (LAST, DropPlace.AFTER, ListEnd(place=DropPlace.LAST, name="対応中")),
        (LAST, DropPlace.BEFORE, None),
        (FIRST, DropPlace.AFTER, None),
    ],
)
def test_a_drop_beside_the_outermost_entry_reaches_the_end_of_its_list(
    entry: AriaNode, place: DropPlace, expected: ListEnd | None
) -> None:
    assert end_beside(entry, place, PAGE) == expected


def test_an_end_is_meant_by_its_word_or_by_the_list_alone() -> None:
    first = ListEnd(place=DropPlace.FIRST, name="対応中")
    assert means_end(first, "「対応中」の一番上に移す")
    assert means_end(first, "「対応中」に移す")
    assert not means_end(first, "「対応中」の最後に移す")
    assert says_end("先頭に移す")
    assert not says_end("「対応中」に移す")
