"""What left and what did not are told as facts."""

from pydantic import TypeAdapter

from studio.domain.events.border_events import RequestReleased, RequestStopped
from studio.domain.events.events import Event


def test_both_are_events() -> None:
    told = (
        RequestReleased(run_id="r", host="a.example", words="POST a.example/x：memo＝お礼"),
        RequestStopped(run_id="r", method="POST", url="https://b.example/", reason="別のサイト"),
    )
    adapter = TypeAdapter[Event](Event)
    assert tuple(adapter.validate_json(one.model_dump_json()) for one in told) == told
