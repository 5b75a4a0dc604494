"""Which failed calls are repeated and after how long, over the client's own exceptions."""

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import httpx2 as httpx
import openai
import pytest

from studio.llm.retry import MAX_TRIES, is_quota, is_transient, retry_after_s, retry_delay

REQUEST = httpx.Request("POST", "http://127.0.0.1/v1/chat/completions")


def refused(status: int, code: str = "", **headers: str) -> openai.APIStatusError:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    response = httpx.Response(status, headers=named, request=REQUEST)
    return openai.APIStatusError(
        "refused", response=response, body={"code": code} if code else None
    )


def test_the_wait_doubles_and_the_fourth_try_is_the_last() -> None:
    waits = [retry_delay(refused(503), tries) for tries in range(1, MAX_TRIES + 1)]
    for wait, longest in zip(waits[:-1], (0.5, 1.0, 2.0), strict=True):
        assert wait is not None
        assert longest * 0.75 <= wait <= longest
    assert waits[-1] is None


@pytest.mark.parametrize("status", [408, 409, 429, 500, 502, 503, 529])
def test_overload_and_rate_are_worth_another_try(status: int) -> None:
    assert is_transient(refused(status))


@pytest.mark.parametrize("status", [400, 401, 403, 404, 413, 422])
def test_what_the_next_try_cannot_change_is_not_repeated(status: int) -> None:
    assert retry_delay(refused(status, retry_after="1"), 1) is None


def test_the_network_is_worth_another_try_and_our_own_faults_are_not() -> None:
    assert is_transient(openai.APIConnectionError(request=REQUEST))
    assert is_transient(openai.APITimeoutError(REQUEST))
    assert not is_transient(ValueError("ours"))
    assert retry_after_s(openai.APITimeoutError(REQUEST)) is None


@pytest.mark.parametrize("code", ["insufficient_quota", "billing_hard_limit_reached"])
def test_no_waiting_brings_money_back(code: str) -> None:
    error = refused(429, code, retry_after="1")
    assert is_quota(error)
    assert retry_delay(error, 1) is None


def test_a_server_that_forbids_another_try_is_obeyed() -> None:
    assert retry_delay(refused(503, x_should_retry="false"), 1) is None
    assert retry_delay(refused(503, x_should_retry="true"), 1) is not None


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"retry_after": "3"}, 3.0),
        ({"retry_after": " 1.5 "}, 1.5),
        ({"retry_after": "0"}, 0.0),
        ({"retry_after": "120"}, 120.0),
        ({"retry_after_ms": "250"}, 0.25),
        ({"retry_after_ms": "250", "retry_after": "9"}, 0.25),
    ],
)
def test_the_wait_a_server_names_goes_before_ours(headers: dict[str, str], seconds: float) -> None:
    assert retry_delay(refused(429, "", **headers), 1) == pytest.approx(seconds)


@pytest.mark.parametrize("text", ["", "soon", "-5", "1.2.3", "nan"])
def test_a_wait_that_cannot_be_read_is_ours_to_choose(text: str) -> None:
    error = refused(429, retry_after=text)
    assert retry_after_s(error) is None
    assert retry_delay(error, 1) == pytest.approx(0.44, abs=0.07)


def test_a_date_is_counted_from_now_and_a_past_one_is_now() -> None:
    now = datetime.now(UTC)
    later = format_datetime(now + timedelta(seconds=60), usegmt=True)
    assert 50 < (retry_after_s(refused(503, retry_after=later)) or 0) <= 60
    earlier = format_datetime(now - timedelta(days=1), usegmt=True)
    assert retry_after_s(refused(503, retry_after=earlier)) == 0.0
