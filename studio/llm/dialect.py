"""How to ask one server for one model: which kind of structured answer, which parameters it takes.

Nobody announces this, so it is learnt: a refused request is asked again in the next weaker way,
and the way that worked is remembered for the model.
"""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

import openai

from studio.llm.config import ModelConfig, Provider
from studio.llm.wire import JsonObject, shape_in_words

TOOL_NAME: Final = "answer"
_OPTIONAL: Final = ("temperature", "reasoning_effort")
_OTHER_CAUSES: Final = frozenset(
    {"context_length_exceeded", "content_filter", "content_policy_violation", "invalid_api_key", "model_not_found",
     "DeploymentNotFound", "insufficient_quota", "string_above_max_length"}
)  # fmt: skip


class ReplyMode(StrEnum):
    """Ways to get JSON, strongest first."""

    SCHEMA = "json_schema"
    JSON = "json_object"
    TOOL = "tool"


_WEAKER: Final = {ReplyMode.SCHEMA: ReplyMode.JSON, ReplyMode.JSON: ReplyMode.TOOL}


@dataclass(frozen=True, slots=True)
class Dialect:
    """What a server takes for a model.

    Attributes:
        mode: How JSON is asked for.
        length_field: `max_completion_tokens` at OpenAI and Azure, `max_tokens` elsewhere.
        dropped: Optional parameters this model refused.
    """

    mode: ReplyMode = ReplyMode.SCHEMA
    length_field: str = "max_completion_tokens"
    dropped: frozenset[str] = field(default_factory=frozenset[str])

    @classmethod
    def first_guess(cls, config: ModelConfig) -> "Dialect":
        """Return what to try before anything is known."""
        is_openai = config.profile in (Provider.OPENAI, Provider.AZURE)
        return cls(length_field="max_completion_tokens" if is_openai else "max_tokens")

    def parameters(self, config: ModelConfig) -> JsonObject:
        """Return the parameters beside messages and format."""
        optional: JsonObject = {"temperature": 0}
        if config.reasoning_effort:
            optional["reasoning_effort"] = config.reasoning_effort
        kept = {name: value for name, value in optional.items() if name not in self.dropped}
        return {self.length_field: config.max_tokens, **kept}

    def format_parameters(self, name: str, schema: JsonObject) -> JsonObject:
        """Return what asks for the answer's shape."""
        match self.mode:
            case ReplyMode.SCHEMA:
                wanted = {"name": name, "strict": True, "schema": schema}
                return {"response_format": {"type": "json_schema", "json_schema": wanted}}
            case ReplyMode.JSON:
                return {"response_format": {"type": "json_object"}}
            case ReplyMode.TOOL:
                function = {
                    "name": TOOL_NAME,
                    "description": f"Give the {name}.",
                    "parameters": schema,
                }
                return {
                    "tools": [{"type": "function", "function": function}],
                    "tool_choice": {"type": "function", "function": {"name": TOOL_NAME}},
                }

    def shape_note(self, schema: JsonObject) -> str:
        """Return what the prompt has to say about the shape, when the server enforces none."""
        if self.mode is ReplyMode.SCHEMA:
            return ""
        return f"\n\nThe JSON object, nothing before or after it:\n{shape_in_words(schema)}"


def next_dialect(dialect: Dialect, error: openai.APIStatusError) -> Dialect | None:
    """Return how to ask again after a refusal, or None when the refusal has another cause."""
    if error.status_code not in (400, 404, 415, 422, 501) or error.code in _OTHER_CAUSES:
        return None
    complaint = f"{error.param or ''} {error.message}".lower()
    if dialect.length_field in complaint and not dialect.dropped.issuperset({"length"}):
        other = (
            "max_tokens"
            if dialect.length_field == "max_completion_tokens"
            else "max_completion_tokens"
        )
        return replace(dialect, length_field=other, dropped=dialect.dropped | {"length"})
    for name in _OPTIONAL:
        if name in complaint and name not in dialect.dropped:
            return replace(dialect, dropped=dialect.dropped | {name})
    weaker = _WEAKER.get(dialect.mode)
    is_about_format = error.status_code != 404 or any(
        word in complaint for word in ("response_format", "tool")
    )
    return replace(dialect, mode=weaker) if weaker and is_about_format else None
