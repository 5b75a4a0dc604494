"""A refusal's words are found wherever a server puts them."""

import httpx2
import openai
import pytest

from studio.llm.complaints import ServerComplaint, code_of, words_of


def refusal(body: object) -> Exception:
    response = httpx2.Response(400, request=httpx2.Request("POST", "http://127.0.0.1"), json=body)
    client = openai.OpenAI(api_key="key")
    try:
        return client._make_status_error_from_response(response)  # pyright: ignore[reportPrivateUsage]
    finally:
        client.close()


@pytest.mark.parametrize(
    "body",
    [
        {"error": {"message": "no such thing", "code": None}},
        {"error": "no such thing"},
        {"detail": [{"msg": "no such thing"}]},
        "no such thing",
    ],
)
def test_words_are_found_in_every_form(body: object) -> None:
    assert "no such thing" in words_of(refusal(body))


def test_a_code_is_a_text_and_never_missing() -> None:
    assert code_of(refusal({"error": {"message": "m", "code": 42}})) == "42"
    assert code_of(refusal({"error": "m"})) == ""
    assert code_of(ValueError("m")) == ""


def test_an_error_inside_an_answer_keeps_its_code_or_kind() -> None:
    assert (
        code_of(ServerComplaint({"message": "m", "code": "rate_limit_exceeded"}))
        == "rate_limit_exceeded"
    )
    assert code_of(ServerComplaint({"message": "m", "type": "overloaded"})) == "overloaded"
    assert words_of(ServerComplaint("bare")) == "bare"
    assert words_of(ServerComplaint({})) != ""


def test_what_a_server_repeats_of_the_request_is_not_taken_for_its_words() -> None:
    echo = {
        "detail": [
            {"loc": ["body", "stream_options"], "msg": "Extra inputs", "input": "context length 9"}
        ]
    }
    told = words_of(refusal(echo))
    assert "stream_options" in told
    assert "context length" not in told
