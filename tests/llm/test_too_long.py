"""Refusals as real servers word them, and how much smaller a prompt has to be."""

import pytest

from studio.llm.too_long import Figures, is_too_long, read_figures

SAID = {
    "OpenAI": (
        "This model's maximum context length is 8192 tokens. However, your messages resulted in 9,100"
        " tokens. Please reduce the length of the messages.",
        Figures(8192, 9100, 0),
    ),
    "OpenAI, newer": (
        "Input tokens exceed the configured limit of 272000 tokens. Your messages resulted in 300123"
        " tokens. Please reduce the length of the messages.",
        Figures(272_000, 300_123, 0),
    ),
    "Azure and vLLM": (
        "This model's maximum context length is 8192 tokens. However, you requested 9212 tokens (5116 in"
        " the messages, 4096 in the completion). Please reduce the length of the messages or completion.",
        Figures(8192, 9212, 4096),
    ),
    "vLLM, newer": (
        "This model's maximum context length is 4096 tokens. However, you requested 1024 output tokens and"
        " your prompt contains at least 3500 input tokens, for a total of at least 4524 tokens.",
        Figures(4096, 4524, 1024),
    ),
    "LM Studio": (
        "Trying to keep the first 15857 tokens when context the overflows. However, the model is loaded"
        " with context length of only 4096 tokens, which is not enough.",
        Figures(4096, 15857, 0),
    ),
    "LM Studio, no figures": (
        "The number of tokens to keep from the initial prompt is greater than the context length.",
        Figures(),
    ),
    "llama.cpp": (
        "the request exceeds the available context size (4096 tokens), try increasing it",
        Figures(4096, 0, 0),
    ),
    "llama.cpp, newer": (
        "request (9000 tokens) exceeds the available context size (4096 tokens), try increasing it",
        Figures(4096, 9000, 0),
    ),
    "Ollama": ("the input length exceeds the context length", Figures()),
    "Anthropic's gateway": (
        "prompt is too long: 210000 tokens > 200000 maximum",
        Figures(200_000, 210_000, 0),
    ),
    "Gemini's gateway": (
        "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
        Figures(1_048_576, 1_200_000, 0),
    ),
}


@pytest.mark.parametrize("server", SAID)
def test_each_servers_words_are_known_with_their_figures(server: str) -> None:
    text, figures = SAID[server]
    wrapped = f"Error code: 400 - {{'error': {text!r}}}"
    assert is_too_long("", wrapped)
    assert read_figures(wrapped) == figures


@pytest.mark.parametrize(
    "text",
    [
        "Unsupported parameter: 'max_tokens'",
        "'response_format' of type 'json_schema' is not supported with this model.",
        "Invalid schema for response_format",
        "max_tokens is too large: 4096. This model supports at most 2048 completion tokens",
    ],
)
def test_other_refusals_are_not_mistaken_for_it(text: str) -> None:
    assert not is_too_long("", text)


def test_the_code_alone_is_enough() -> None:
    assert is_too_long("context_length_exceeded", "")


def test_the_room_follows_the_servers_own_counting() -> None:
    # It counts 9,000 where we count 6,000: its tokens are smaller, so ours have to be fewer.
    room = Figures(limit=6000, used=9000).prompt_room(6000)
    assert 3600 < room < 4000


def test_without_figures_half_is_tried() -> None:
    assert Figures().prompt_room(6000) == 3000


def test_the_room_is_always_smaller_than_what_was_refused() -> None:
    assert Figures(limit=8000, used=8001).prompt_room(5000) < 5000


def test_where_the_answers_room_is_what_does_not_fit_it_gives_way() -> None:
    figures = Figures(limit=4096, used=5000, reserved=4096)
    assert figures.answer_room == 1024
    assert Figures(limit=128_000, used=130_000, reserved=4096).answer_room == 0
    assert figures.prompt_room(904) <= 904
