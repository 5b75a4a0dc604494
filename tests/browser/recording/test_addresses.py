"""Where a tab came from: back in its own list, or on to something new."""

from typing import Any

from studio.browser.recording.addresses import AddressMove, Journey


def _list(*entries: int, at: int) -> dict[str, Any]:
    return {"currentIndex": at, "entries": [{"id": entry} for entry in entries]}


def test_back_is_an_earlier_entry_of_the_same_list() -> None:
    journey = Journey(_list(1, 2, 3, at=2))
    assert journey.moved(_list(1, 2, 3, at=1)) is AddressMove.BACK
    assert journey.moved(_list(1, 2, 3, at=2)) is AddressMove.ON


def test_a_new_address_from_the_middle_is_not_back() -> None:
    journey = Journey(_list(1, 2, 3, at=2))
    journey.moved(_list(1, 2, 3, at=0))
    assert journey.moved(_list(1, 9, at=1)) is AddressMove.ON


def test_a_tab_that_tells_nothing_is_never_back() -> None:
    assert Journey({}).moved({}) is AddressMove.ON
    journey = Journey(_list(1, 2, at=1))
    assert journey.moved({}) is AddressMove.ON  # the tab did not answer this once
    assert journey.moved(_list(1, 2, at=0)) is AddressMove.BACK


def test_what_the_person_typed_is_told_from_what_a_page_opened() -> None:
    def at(way: str) -> dict[str, Any]:
        return {"currentIndex": 1, "entries": [{"id": 1}, {"id": 2, "transitionType": way}]}

    assert [Journey(_list(1, at=0)).moved(at(way)) for way in ("typed", "reload", "link", "form_submit")] == [
        AddressMove.TYPED, AddressMove.AGAIN, AddressMove.ON, AddressMove.ON,
    ]  # fmt: skip
