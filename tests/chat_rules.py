"""What the real chat-completions API refuses, as functions of a request's body.

Used by `tests.chat_server`; the rules of strict schemas are checked directly by some tests, too.
"""

import base64
import json
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, cast

from studio.domain.text import estimate_tokens

JsonObject = dict[str, Any]

_FIELDS: Final = frozenset(
    {
        "model", "messages", "audio", "frequency_penalty", "function_call", "functions", "logit_bias", "logprobs",
        "max_completion_tokens", "max_tokens", "metadata", "modalities", "n", "parallel_tool_calls", "prediction",
        "presence_penalty", "prompt_cache_key", "reasoning_effort", "response_format", "safety_identifier", "seed",
        "service_tier", "stop", "store", "stream", "stream_options", "temperature", "tool_choice", "tools",
        "top_logprobs", "top_p", "user", "verbosity", "web_search_options",
    }
)  # fmt: skip


_SCHEMA_KEYWORDS: Final = frozenset(
    {"type", "properties", "required", "additionalProperties", "items", "enum", "const", "anyOf", "$ref", "$defs",
     "description", "title", "pattern", "format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
     "multipleOf", "minItems", "maxItems"}
)  # fmt: skip


_MAX_DEPTH: Final = 10


class Ability(StrEnum):
    """What a lesser server may lack."""

    SCHEMA = "response_format json_schema"
    JSON_MODE = "response_format json_object"
    TOOLS = "tools"
    TEMPERATURE = "temperature other than 1"
    MAX_COMPLETION_TOKENS = "max_completion_tokens"
    MAX_TOKENS = "max_tokens"
    USAGE = "usage in answers"
    FINISH_REASON = "finish_reason in answers"
    STREAM = "stream"
    STREAM_HEARD = "streams, though it takes the word"
    STREAM_OPTIONS = "stream_options"
    PICTURES = "pictures"
    MODEL_LIST = "a list of models"


class RefusedRequest(Exception):  # noqa: N818 - what the server says, not a fault of the test
    """A request the real API would refuse."""

    def __init__(
        self,
        status: int,
        message: str,
        *,
        code: str | None = None,
        param: str | None = None,
        body: bytes | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.code = code
        self.param = param
        self.body = body


@dataclass(frozen=True, slots=True)
class Context:
    """How much a server holds, and how it says that something is more.

    Attributes:
        tokens: Prompt and room for the answer together.
        words: The message, with `{limit}`, `{used}` and `{reserved}`.
        status: Of the refusal.
        code: Of the refusal.
        is_bare: The error is a text alone, as LM Studio sends it.
        counts_answer: The room for the answer is counted in, as by vLLM and OpenAI.
        is_checked_first: It is looked at before anything else of the request.
    """

    tokens: int
    words: str
    status: int = 400
    code: str | None = None
    is_bare: bool = False
    counts_answer: bool = False
    is_checked_first: bool = False

    def check(self, request: JsonObject) -> None:
        """Raise unless the request fits.

        Raises:
            RefusedRequest: In this server's words.
        """
        prompt = estimate_tokens(json.dumps(_words_of(request["messages"]), ensure_ascii=False))
        asked = int(request.get("max_tokens") or request.get("max_completion_tokens") or 0)
        reserved = asked if self.counts_answer else 0
        if prompt + reserved <= self.tokens:
            return
        said = self.words.format(
            limit=self.tokens, used=prompt + reserved, prompt=prompt, reserved=reserved
        )
        body = json.dumps({"error": said}).encode() if self.is_bare else None
        raise RefusedRequest(self.status, said, code=self.code, body=body)


def _words_of(messages: list[JsonObject]) -> list[object]:
    """Return what is read as words: no picture."""
    return [
        [part.get("text", "") for part in cast("list[JsonObject]", content)]
        if isinstance(content := message.get("content"), list)
        else content
        for message in messages
    ]


def check_request(request: JsonObject, lacks: Collection[Ability] = ()) -> None:
    """Check the body of a request.

    Raises:
        RefusedRequest: With the status, code and param of the real API.
    """
    for name in request:
        if name not in _FIELDS:
            raise RefusedRequest(400, f"Unrecognized request argument supplied: {name}", param=name)
    if not isinstance(request.get("model"), str) or not request["model"]:
        raise RefusedRequest(400, "you must provide a model parameter", param="model")
    _check_messages(request.get("messages"), lacks)
    _check_stream(request, lacks)
    _check_numbers(request, lacks)
    _check_format(request, lacks)
    _check_tools(request, lacks)


def check_strict_schema(schema: object, path: str = "()", depth: int = 1) -> None:
    """Check a schema against the rules of strict mode.

    Raises:
        RefusedRequest: 400 that says where and why.
    """
    if not isinstance(schema, dict):
        raise _bad_schema(path, "schema must be an object")
    node = cast("JsonObject", schema)
    if unknown := set(node) - _SCHEMA_KEYWORDS:
        raise _bad_schema(path, f"'{sorted(unknown)[0]}' is not permitted")
    if depth > _MAX_DEPTH:
        raise _bad_schema(path, f"nested more than {_MAX_DEPTH} levels")
    if depth == 1 and (node.get("type") != "object" or "anyOf" in node):
        raise _bad_schema(path, 'schema must be of type "object" at the root, without anyOf')
    if not {"type", "anyOf", "$ref", "enum", "const"} & set(node):
        raise _bad_schema(path, "schema must have a 'type' key")
    if node.get("type") == "object":
        _check_object(node, path)
    if node.get("type") == "array" and "items" not in node:
        raise _bad_schema(path, "array schema missing items")
    for name, child in _children(node):
        check_strict_schema(child, f"{path}.{name}", depth + 1)


def _check_object(node: JsonObject, path: str) -> None:
    if node.get("additionalProperties") is not False:
        raise _bad_schema(path, "'additionalProperties' is required to be supplied and to be false")
    properties = node.get("properties", {})
    if set(node.get("required", ())) != set(properties):
        raise _bad_schema(path, "'required' must list every key in properties")


def _children(node: JsonObject) -> Iterator[tuple[str, object]]:
    yield from node.get("properties", {}).items()
    yield from node.get("$defs", {}).items()
    yield from ((f"anyOf.{number}", child) for number, child in enumerate(node.get("anyOf", ())))
    if "items" in node:
        yield "items", node["items"]


def _bad_schema(path: str, why: str) -> RefusedRequest:
    return RefusedRequest(
        400,
        f"Invalid schema for response_format: In context={path}, {why}.",
        param="response_format",
    )


def _check_messages(messages: object, lacks: Collection[Ability] = ()) -> None:
    if not isinstance(messages, list) or not messages:
        raise RefusedRequest(400, "[] is too short - 'messages'", param="messages")
    for number, message in enumerate(cast("list[JsonObject]", messages)):
        param = f"messages.[{number}]"
        if message.get("role") not in ("system", "developer", "user", "assistant", "tool"):
            raise RefusedRequest(
                400, f"Invalid value: '{message.get('role')}'.", param=f"{param}.role"
            )
        if not isinstance(message.get("content"), str | list) and not message.get("tool_calls"):
            raise RefusedRequest(
                400, "Invalid value for 'content': expected a string.", param=f"{param}.content"
            )
        _check_parts(message.get("content"), f"{param}.content", lacks)


def _check_stream(request: JsonObject, lacks: Collection[Ability]) -> None:
    stream = request.get("stream")
    if stream is not None and not isinstance(stream, bool):
        raise RefusedRequest(400, "Invalid type for 'stream': expected a boolean.", param="stream")
    if stream and Ability.STREAM in lacks:
        raise _unsupported("stream", "Streaming is not supported.", "unsupported_value")
    if "stream_options" not in request:
        return
    if not stream:
        raise RefusedRequest(
            400,
            "The 'stream_options' parameter is only allowed when 'stream' is enabled.",
            param="stream_options",
        )
    if Ability.STREAM_OPTIONS in lacks:
        raise RefusedRequest(422, "stream_options.include_usage: Extra inputs are not permitted")
    if set(request["stream_options"]) - {"include_usage", "include_obfuscation"}:
        raise RefusedRequest(400, "Unknown parameter.", param="stream_options")


def _check_parts(content: object, param: str, lacks: Collection[Ability]) -> None:
    """Check a message in parts: text, and pictures as data of a kind that is taken."""
    if not isinstance(content, list):
        return
    for part in cast("list[JsonObject]", content):
        kind = part.get("type")
        if kind not in ("text", "image_url"):
            raise RefusedRequest(400, f"Invalid value: '{kind}'.", param=f"{param}.type")
        if kind == "image_url" and Ability.PICTURES in lacks:
            raise RefusedRequest(400, "This model does not support image input.", param=param)
        if kind == "image_url":
            _check_picture(part.get("image_url"), param)


def _check_picture(picture: object, param: str) -> None:
    url = str(cast("JsonObject", picture).get("url", "")) if isinstance(picture, dict) else ""
    head, _, data = url.partition(";base64,")
    try:
        raw = base64.b64decode(data, validate=True)
    except ValueError:
        raw = b""
    if head != "data:image/png" or not raw.startswith(b"\x89PNG\r\n\x1a\n"):
        raise RefusedRequest(
            400, "You uploaded an unsupported image.", code="invalid_image_format", param=param
        )


def _check_numbers(request: JsonObject, lacks: Collection[Ability]) -> None:
    temperature = request.get("temperature")
    if temperature is not None and not (
        isinstance(temperature, int | float) and 0 <= temperature <= 2
    ):
        raise RefusedRequest(400, "Invalid 'temperature'.", param="temperature")
    if temperature not in (None, 1) and Ability.TEMPERATURE in lacks:
        raise _unsupported(
            "temperature", "Only the default (1) value is supported.", "unsupported_value"
        )
    for ability in (Ability.MAX_COMPLETION_TOKENS, Ability.MAX_TOKENS):
        limit = request.get(ability.value)
        if limit is not None and ability in lacks:
            raise _unsupported(
                ability.value, "is not supported with this model.", "unsupported_parameter"
            )
        if limit is not None and not (isinstance(limit, int) and limit >= 1):
            raise RefusedRequest(400, f"Invalid '{ability.value}'.", param=ability.value)
    if request.get("max_tokens") and request.get("max_completion_tokens"):
        raise RefusedRequest(
            400,
            "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.",
        )


def _unsupported(name: str, why: str, code: str) -> RefusedRequest:
    return RefusedRequest(400, f"Unsupported parameter: '{name}' {why}", code=code, param=name)


def _check_format(request: JsonObject, lacks: Collection[Ability]) -> None:
    wanted = request.get("response_format")
    if wanted is None:
        return
    kind = wanted.get("type")
    if kind not in ("text", "json_object", "json_schema"):
        raise RefusedRequest(400, f"Invalid value: '{kind}'.", param="response_format.type")
    if (kind == "json_schema" and Ability.SCHEMA in lacks) or (
        kind == "json_object" and Ability.JSON_MODE in lacks
    ):
        raise RefusedRequest(
            400,
            f"'response_format' of type '{kind}' is not supported with this model.",
            param="response_format",
        )
    if kind == "json_object" and "json" not in json.dumps(request["messages"]).lower():
        raise RefusedRequest(
            400, "'messages' must contain the word 'json' to use 'json_object'.", param="messages"
        )
    if kind == "json_schema":
        _check_named_schema(wanted.get("json_schema"))


def _check_named_schema(wanted: object) -> None:
    if not isinstance(wanted, dict):
        raise RefusedRequest(
            400,
            "Missing required parameter: 'response_format.json_schema'.",
            param="response_format.json_schema",
        )
    named = cast("JsonObject", wanted)
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", str(named.get("name", ""))):
        raise RefusedRequest(
            400,
            "Invalid 'response_format.json_schema.name'.",
            param="response_format.json_schema.name",
        )
    if set(named) - {"name", "description", "schema", "strict"}:
        raise RefusedRequest(
            400,
            "Unknown parameter in 'response_format.json_schema'.",
            param="response_format.json_schema",
        )
    if named.get("strict"):
        check_strict_schema(named.get("schema"))


def _check_tools(request: JsonObject, lacks: Collection[Ability]) -> None:
    tools = request.get("tools")
    if tools is None:
        if "tool_choice" in request:
            raise RefusedRequest(
                400,
                "'tool_choice' is only allowed when 'tools' are specified.",
                param="tool_choice",
            )
        return
    if Ability.TOOLS in lacks:
        raise RefusedRequest(400, "tools are not supported with this model.", param="tools")
    for tool in cast("list[JsonObject]", tools):
        function = tool.get("function", {})
        if tool.get("type") != "function" or not re.fullmatch(
            r"[A-Za-z0-9_-]{1,64}", str(function.get("name", ""))
        ):
            raise RefusedRequest(400, "Invalid tool.", param="tools")
        if function.get("strict"):
            check_strict_schema(function.get("parameters"))
