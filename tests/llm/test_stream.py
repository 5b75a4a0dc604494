"""Answers put together from pieces, and the forms in which other servers send them."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.domain.errors import ModelReplyError
from studio.llm.complaints import ServerComplaint
from studio.llm.pricing import TokenCount
from studio.llm.stream import MAX_ANSWER_CHARS, StreamReader, Written, count_of, read_whole


def event(delta: dict[str, Any], finish: str | None = None, **more: Any) -> bytes:
    choice = {"index": 0, "delta": delta, "finish_reason": finish}
    chunk = {"model": "m", "choices": [choice], **more}
    return f"data: {json.dumps(chunk, ensure_ascii=False)}\n\n".encode()


def read(*pieces: bytes) -> Written:
    reader = StreamReader()
    for piece in pieces:
        reader.feed(piece)
    return reader.written()


def message(**fields: Any) -> bytes:
    return json.dumps({"choices": [{"message": fields, "finish_reason": "stop"}]}).encode()


@given(
    text=st.text(alphabet=st.characters(codec="utf-8"), max_size=60),
    size=st.integers(min_value=1, max_value=40),
)
def test_any_text_survives_any_cutting(text: str, size: int) -> None:
    whole = b"".join(event({"content": char}) for char in text) + event({}, "stop")
    pieces = [whole[start : start + size] for start in range(0, len(whole), size)]
    assert read(*pieces, b"data: [DONE]\n\n").text == text


def test_line_ends_comments_and_other_fields_of_the_format_are_known() -> None:
    lines = event({"content": "あ"}).replace(b"\n\n", b"\r\n\r\n")
    noise = b": keep-alive\n\nevent: message\nid: 1\nretry: 10\n\ndata:\n\n"
    written = read(noise, lines, event({"content": "い"}, "stop"), b"data:[DONE]")
    assert (written.text, written.finish_reason) == ("あい", "stop")


def test_what_follows_the_end_is_not_read() -> None:
    assert (
        read(event({"content": "a"}, "stop"), b"data: [DONE]\n\n", event({"content": "b"})).text
        == "a"
    )


def test_only_the_first_choice_counts() -> None:
    other = {"choices": [{"index": 1, "delta": {"content": "B"}, "finish_reason": "length"}]}
    written = read(f"data: {json.dumps(other)}\n\n".encode(), event({"content": "A"}, "stop"))
    assert (written.text, written.finish_reason) == ("A", "stop")


def test_the_last_count_is_the_one() -> None:
    first = {"prompt_tokens": 10, "completion_tokens": 1}
    last = {
        "prompt_tokens": 10,
        "completion_tokens": 5,
        "prompt_tokens_details": {"cached_tokens": 8},
    }
    written = read(event({"content": "a"}, usage=first), event({}, "stop", usage=last))
    assert written.counted == TokenCount(10, 5, 8)


def test_a_call_of_another_tool_is_no_answer() -> None:
    def call(index: int, **function: str) -> bytes:
        return event({"tool_calls": [{"index": index, "function": function}]})

    written = read(
        call(0, name="search", arguments='{"q": 1}'),
        call(1, name="answer", arguments=""),
        call(1, arguments='{"verb": '),
        call(0, arguments="x"),
        call(1, arguments='"done"}'),
        event({}, "tool_calls"),
    )
    assert written.text == '{"verb": "done"}'


def test_silent_reasoning_is_no_part_of_the_answer() -> None:
    written = read(
        event({"reasoning_content": "hm", "content": None}), event({"content": "a"}, "stop")
    )
    assert written.text == "a"


def test_too_much_text_is_cut_off() -> None:
    reader = StreamReader()
    reader.feed(event({"content": "x" * (MAX_ANSWER_CHARS - 1)}))
    with pytest.raises(ModelReplyError) as caught:
        reader.feed(event({"content": "xx"}))
    assert caught.value.code == "MODEL_RUNAWAY"


@pytest.mark.parametrize("error", [{"message": "m", "code": "c"}, "m"])
def test_an_error_in_mid_stream_is_raised(error: object) -> None:
    with pytest.raises(ServerComplaint, match="m"):
        read(event({"content": "a"}), f"data: {json.dumps({'error': error})}\n\n".encode())


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"content": "a"}, "a"),
        ({"content": [{"type": "text", "text": "a"}, {"type": "thinking", "thinking": "b"}]}, "a"),
        ({"content": None, "tool_calls": [{"function": {"name": "answer", "arguments": "{}"}}]}, "{}"),
        ({"tool_calls": [{"function": {"name": "answer", "arguments": {"verb": "done"}}}]}, '{"verb": "done"}'),
        ({"content": None}, ""),
    ],
)  # fmt: skip
def test_an_answer_that_comes_at_once_may_have_several_forms(
    fields: dict[str, Any], text: str
) -> None:
    written = read_whole(message(**fields))
    assert (written.text, written.came_streamed) == (text, False)


@pytest.mark.parametrize("content", [5, {"a": 1}, [5], ["x"]])
def test_a_content_that_is_no_text_is_no_answer(content: object) -> None:
    with pytest.raises((TypeError, AttributeError)):
        read_whole(message(content=content))


@pytest.mark.parametrize(
    "usage", [None, [], "x", {}, {"prompt_tokens": None}, {"prompt_tokens": "5"}]
)
def test_a_count_that_is_none_is_none(usage: object) -> None:
    assert count_of(usage) is None
