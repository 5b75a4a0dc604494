"""A server is asked in the strongest way it takes; each refusal teaches one thing it lacks."""

import httpx2 as httpx
import openai
import pytest

from studio.llm.config import ModelConfig
from studio.llm.dialect import TOOL_NAME, Dialect, ReplyMode, next_dialect
from studio.llm.wire import JsonObject

REQUEST = httpx.Request("POST", "http://127.0.0.1/v1/chat/completions")
SCHEMA: JsonObject = {
    "type": "object",
    "properties": {"answer": {"type": "string"}},
    "required": ["answer"],
    "additionalProperties": False,
}
HOSTED = ModelConfig(api_key="key", small_model="m", max_tokens=500)
LOCAL = ModelConfig(api_key="", small_model="m", base_url="http://127.0.0.1:11434/v1")
STREAMED: JsonObject = {"stream": True, "stream_options": {"include_usage": True}}


def refused(
    message: str, status: int = 400, code: str | None = None, param: str | None = None
) -> openai.APIStatusError:
    body = {"code": code, "param": param}
    return openai.APIStatusError(
        message, response=httpx.Response(status, request=REQUEST), body=body
    )


def learnt(dialect: Dialect, *errors: openai.APIStatusError) -> Dialect:
    for error in errors:
        weaker = next_dialect(dialect, error)
        assert weaker is not None
        dialect = weaker
    return dialect


def test_the_first_guess_follows_the_provider() -> None:
    assert Dialect.first_guess(HOSTED).parameters(HOSTED) == STREAMED | {
        "max_completion_tokens": 500,
        "temperature": 0,
    }
    assert "max_tokens" in Dialect.first_guess(LOCAL).parameters(LOCAL)
    azure = ModelConfig(api_key="k", small_model="m", base_url="https://x.openai.azure.com")
    assert Dialect.first_guess(azure).length_field == "max_completion_tokens"


def test_an_effort_is_sent_only_when_it_is_set() -> None:
    effort = ModelConfig(api_key="key", small_model="m", reasoning_effort="low")
    assert Dialect().parameters(effort)["reasoning_effort"] == "low"
    assert "reasoning_effort" not in Dialect().parameters(HOSTED)


def test_a_refused_option_is_left_out_from_then_on() -> None:
    told = refused("Unsupported value", param="temperature")
    dialect = learnt(Dialect(), told)
    assert dialect.parameters(HOSTED) == STREAMED | {"max_completion_tokens": 500}
    assert dialect.mode is ReplyMode.SCHEMA


def test_the_other_name_for_the_length_is_tried_once() -> None:
    told = refused("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.")
    dialect = learnt(Dialect.first_guess(LOCAL), told)
    assert dialect.length_field == "max_completion_tokens"
    again = learnt(dialect, told)
    assert again.length_field == "max_completion_tokens"


def test_formats_weaken_one_by_one_and_then_end() -> None:
    told = refused("'response_format' of type 'json_schema' is not supported")
    assert learnt(Dialect(), told).mode is ReplyMode.JSON
    weakest = learnt(Dialect(), told, told)
    assert weakest.mode is ReplyMode.TOOL
    words = learnt(weakest, told)
    assert words.mode is ReplyMode.TEXT
    assert words.format_parameters("decision", SCHEMA) == {}
    assert next_dialect(words, told) is None


def test_learning_ends_whatever_a_server_goes_on_complaining_about() -> None:
    told = refused(
        "max_completion_tokens max_tokens: at most 900 temperature reasoning_effort response_format"
        " stream_options stream image"
    )
    dialect: Dialect | None = Dialect()
    seen: list[Dialect] = []
    while dialect is not None:
        assert dialect not in seen
        seen.append(dialect)
        dialect = next_dialect(dialect, told)
    assert seen[-1].mode is ReplyMode.TEXT
    assert len(seen) == 11


@pytest.mark.parametrize("status", [401, 403, 408, 429, 500, 503])
def test_a_refusal_of_another_kind_teaches_nothing(status: int) -> None:
    assert next_dialect(Dialect(), refused("temperature response_format", status)) is None


@pytest.mark.parametrize(
    "code", ["context_length_exceeded", "content_filter", "model_not_found", "invalid_api_key"]
)
def test_a_cause_that_no_other_wording_mends_teaches_nothing(code: str) -> None:
    assert next_dialect(Dialect(), refused("temperature", code=code)) is None


def test_a_missing_page_is_no_missing_format() -> None:
    assert next_dialect(Dialect(), refused("404 page not found", 404)) is None
    told = refused("No endpoints support tool use", 404)
    assert learnt(Dialect(), told).mode is ReplyMode.JSON


def test_each_mode_asks_for_the_shape_in_its_own_way() -> None:
    strict = Dialect().format_parameters("decision", SCHEMA)
    assert strict["response_format"] == {
        "type": "json_schema",
        "json_schema": {"name": "decision", "strict": True, "schema": SCHEMA},
    }
    loose = Dialect(mode=ReplyMode.JSON).format_parameters("decision", SCHEMA)
    assert loose == {"response_format": {"type": "json_object"}}
    tool = Dialect(mode=ReplyMode.TOOL).format_parameters("decision", SCHEMA)
    assert "response_format" not in tool
    assert tool["tool_choice"] == {"type": "function", "function": {"name": TOOL_NAME}}


def test_only_where_no_server_enforces_the_shape_the_prompt_tells_it() -> None:
    assert Dialect().shape_note(SCHEMA) == ""
    assert "answer" in Dialect(is_loose=True).shape_note(SCHEMA)
    for mode in (ReplyMode.JSON, ReplyMode.TOOL, ReplyMode.TEXT):
        assert "answer" in Dialect(mode=mode).shape_note(SCHEMA)


@pytest.mark.parametrize(
    ("model", "sends_temperature"),
    [("o3-mini", False), ("gpt-5.4-mini", False), ("gpt-4.1", True), ("m", True)],
)
def test_models_that_reason_are_not_asked_for_a_temperature(
    model: str, sends_temperature: bool
) -> None:
    parameters = Dialect.first_guess(HOSTED, model).parameters(HOSTED)
    assert ("temperature" in parameters) is sends_temperature


def test_the_count_is_given_up_before_the_stream_is() -> None:
    no_count = learnt(Dialect(), refused("stream_options: Extra inputs are not permitted", 422))
    assert no_count.streams
    assert "stream_options" not in no_count.parameters(HOSTED)
    at_once = learnt(Dialect(), refused("Streaming is not supported for this model"))
    assert not at_once.streams
    assert not {"stream", "stream_options"} & set(at_once.parameters(HOSTED))


def test_an_answer_may_be_as_long_as_the_server_says() -> None:
    told = refused("max_tokens is too large: 4096. This model supports at most 2048 tokens.")
    dialect = learnt(Dialect.first_guess(LOCAL), told)
    assert dialect.parameters(LOCAL)["max_tokens"] == 2048


def test_lm_studio_is_never_asked_for_a_json_object_in_its_last_try() -> None:
    studio = ModelConfig(api_key="", small_model="m", base_url="http://localhost:1234/v1")
    assert Dialect().lenient(studio).mode is ReplyMode.TEXT
    assert Dialect().lenient(LOCAL).mode is ReplyMode.JSON
    weak = Dialect(mode=ReplyMode.TOOL)
    assert weak.lenient(LOCAL) is weak
