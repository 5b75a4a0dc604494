from datetime import UTC, datetime, timedelta, timezone

from hypothesis import given
from hypothesis import strategies as st

from studio.library.timestamps import as_stored

anywhere = st.datetimes(
    min_value=datetime(1900, 1, 1),
    max_value=datetime(2200, 1, 1),
    timezones=st.integers(-12, 14).map(lambda hours: timezone(timedelta(hours=hours))),
)


@given(anywhere, anywhere)
def test_the_order_of_the_texts_is_the_order_of_time(one: datetime, other: datetime) -> None:
    assert (as_stored(one) < as_stored(other)) == (one < other)
    assert datetime.fromisoformat(as_stored(one)) == one


def test_utc_with_microseconds() -> None:
    assert as_stored(datetime(2026, 11, 20, tzinfo=UTC)) == "2026-11-20T00:00:00.000000+00:00"
