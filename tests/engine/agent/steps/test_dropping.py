"""A drag to an end of a list is kept as that, where the sentence means the end and no neighbour."""

import pytest

from studio.domain.actions.action import Drag, DropPlace
from studio.domain.actions.outcome import ListEnd
from studio.engine.agent.steps.dropping import dropped
from tests.factories import durable, make_outcome

CARD, OTHER = durable("listitem", "契約更新"), durable("listitem", "請求確認")


def kept(item: str, place: DropPlace, end: ListEnd | None) -> tuple[str, DropPlace]:
    done = make_outcome().model_copy(update={"target": CARD, "to": OTHER, "end": end})
    drag = dropped(Drag(target=CARD, to=OTHER, place=place), done, item)
    return drag.to.name, drag.place


@pytest.mark.parametrize(
    ("item", "end", "to", "place"),
    [
        ("「契約更新」を「対応中」の先頭へ移す", "対応中", "対応中", DropPlace.FIRST),
        ("「契約更新」を「対応中」へ移す", "対応中", "対応中", DropPlace.FIRST),
        ("「契約更新」を一番上へ移す", "", "契約更新", DropPlace.FIRST),
        ("「契約更新」を「対応中」の最後へ移す", "対応中", "請求確認", DropPlace.BEFORE),
        ("「契約更新」を先頭の「請求確認」の前へ移す", "対応中", "請求確認", DropPlace.BEFORE),
        ("「契約更新」を移す", "対応中", "請求確認", DropPlace.BEFORE),
    ],
)
def test_a_first_place_is_kept_where_it_is_meant(
    item: str, end: str, to: str, place: DropPlace
) -> None:
    at = ListEnd(place=DropPlace.FIRST, name=end)
    assert kept(item, DropPlace.BEFORE, at) == (to, place)


def test_a_place_in_the_middle_is_beside_its_neighbour() -> None:
    item = "「契約更新」を「対応中」の先頭へ移す"
    assert kept(item, DropPlace.BEFORE, None) == ("請求確認", DropPlace.BEFORE)
