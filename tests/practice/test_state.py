"""The shared state: limits, and changes from many threads at once."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from studio.practice.record import CartLine, Delivery, PracticeLogin
from studio.practice.state import MAX_EVENTS, MAX_QUANTITY, PracticeState

BOOK = CartLine(id="B1", title="本", price=100, quantity=1)
DELIVERY = Delivery(name="練習 太郎", address="東京都", payment="コンビニ払い")


def test_threads_do_not_lose_each_others_changes() -> None:
    state = PracticeState()
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda _: state.add_to_cart(BOOK), range(80)))
    assert state.record.cart_count == 80
    assert [event.number for event in state.record.events] == list(range(1, 81))


def test_a_record_once_read_does_not_change() -> None:
    state = PracticeState()
    before = state.record
    state.add_to_cart(BOOK)
    assert before.cart == ()


def test_quantities_stay_within_a_shelf() -> None:
    state = PracticeState()
    state.add_to_cart(BOOK.model_copy(update={"quantity": 90}))
    assert state.add_to_cart(BOOK.model_copy(update={"quantity": 90})).quantity == MAX_QUANTITY
    state.set_quantity("B1", 1000)
    assert state.record.cart[0].quantity == MAX_QUANTITY
    state.set_quantity("B1", -1)
    assert state.record.cart == ()


def test_only_the_newest_events_are_kept() -> None:
    state = PracticeState()
    for number in range(MAX_EVENTS + 5):
        state.note("shop", "search", str(number))
    assert len(state.record.events) == MAX_EVENTS
    assert state.record.events[-1].number == MAX_EVENTS + 5


def test_order_numbers_count_up() -> None:
    state = PracticeState()
    numbers: list[str] = []
    for _ in range(2):
        state.add_to_cart(BOOK)
        order = state.place_order(DELIVERY)
        assert order
        numbers.append(order.number)
    assert numbers == ["RS-000001", "RS-000002"]
    assert state.place_order(DELIVERY) is None


@pytest.mark.parametrize("succeeded", [True, False])
def test_only_a_right_password_opens_a_session(succeeded: bool) -> None:
    state = PracticeState()
    token = state.log_in(PracticeLogin(user="renshu", succeeded=succeeded))
    assert bool(token) is succeeded
    assert state.is_logged_in(token) is succeeded


def test_reset_keeps_the_makeover_and_ends_sessions() -> None:
    state = PracticeState()
    state.set_makeover(on=True)
    token = state.log_in(PracticeLogin(user="renshu", succeeded=True))
    state.reset()
    assert state.is_made_over
    assert not state.is_logged_in(token)
    assert state.record.events == ()
