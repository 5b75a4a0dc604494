"""How to ask one server for one model: which kind of structured answer, which parameters it takes.

Nobody announces this, so it is learnt: a refused request is asked again in the next weaker way,
and the way that worked is remembered for the model. What is known of a provider beforehand only
saves the first refusals.
"""

import re
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

import openai

from studio.domain.models.provider import Provider
from studio.llm.complaints import code_of, is_of_the_request, words_of
from studio.llm.config import ModelConfig
from studio.llm.too_long import is_too_long
from studio.llm.wire import JsonObject, shape_in_words

TOOL_NAME: Final = "answer"
PICTURE: Final = "picture"
_OPTIONAL: Final = ("temperature", "reasoning_effort", "stream_options")
_LENGTH_FIELDS: Final = {
    "max_completion_tokens": "max_tokens",
    "max_tokens": "max_completion_tokens",
}
_AT_MOST: Final = re.compile(r"(?:at most|<=|less than or equal to|maximum of) `?(\d{2,6})")
_REASONING: Final = re.compile(r"o\d|gpt-[5-9]", re.IGNORECASE)
_PICTURE_WORDS: Final = re.compile(r"image|vision|multimodal|content.{0,40}must be a string")
_OTHER_CAUSES: Final = frozenset(
    {"content_filter", "content_policy_violation", "invalid_api_key", "model_not_found", "DeploymentNotFound",
     "insufficient_quota"}
)  # fmt: skip


class ReplyMode(StrEnum):
    """Ways to get JSON, strongest first; TEXT asks for it in words alone.

    OBJECT is llama-cpp-python's: it knows no `json_schema`, and takes a schema beside `json_object`.
    """

    SCHEMA = "json_schema"
    OBJECT = "json_object with schema"
    JSON = "json_object"
    TOOL = "tool"
    TEXT = "text"


_WEAKER: Final = {
    ReplyMode.SCHEMA: ReplyMode.JSON,
    ReplyMode.OBJECT: ReplyMode.JSON,
    ReplyMode.JSON: ReplyMode.TOOL,
    ReplyMode.TOOL: ReplyMode.TEXT,
}


@dataclass(frozen=True, slots=True)
class Dialect:
    """What a server takes for a model.

    Attributes:
        mode: How JSON is asked for.
        length_field: `max_completion_tokens` at OpenAI and Azure, `max_tokens` elsewhere.
        dropped: Optional parameters this model refused, and `PICTURE` if it reads none.
        streams: Whether answers come piece by piece.
        is_loose: A schema is taken but not kept, as by old versions of Ollama: it is told in words, too.
        longest: Tokens an answer may have where the whole context is small; 0 = as set.
    """

    mode: ReplyMode = ReplyMode.SCHEMA
    length_field: str = "max_completion_tokens"
    dropped: frozenset[str] = field(default_factory=frozenset[str])
    streams: bool = True
    is_loose: bool = False
    longest: int = 0

    @classmethod
    def first_guess(cls, config: ModelConfig, model: str = "") -> "Dialect":
        """Return what to try before anything is known."""
        is_openai = config.served_by in (Provider.OPENAI, Provider.AZURE)
        is_reasoning = is_openai and _REASONING.match(model)
        return cls(
            length_field="max_completion_tokens" if is_openai else "max_tokens",
            dropped=frozenset({"temperature"}) if is_reasoning else frozenset(),
        )

    def lenient(self, config: ModelConfig) -> "Dialect":
        """Return how to ask when a schema is taken but the answers do not fit."""
        if self.mode is not ReplyMode.SCHEMA:
            return self
        # LM Studio takes json_schema or text, and refuses json_object.
        is_lm_studio = config.served_by is Provider.LM_STUDIO
        return replace(self, mode=ReplyMode.TEXT if is_lm_studio else ReplyMode.JSON)

    def parameters(self, config: ModelConfig) -> JsonObject:
        """Return the parameters beside messages and format."""
        optional: JsonObject = {"temperature": 0}
        if config.reasoning_effort:
            optional["reasoning_effort"] = config.reasoning_effort
        if self.streams:
            optional |= {"stream": True, "stream_options": {"include_usage": True}}
        kept = {name: value for name, value in optional.items() if name not in self.dropped}
        return {self.length_field: self.longest or config.max_tokens, **kept}

    def format_parameters(self, name: str, schema: JsonObject) -> JsonObject:
        """Return what asks for the answer's shape."""
        match self.mode:
            case ReplyMode.SCHEMA:
                wanted = {"name": name, "strict": True, "schema": schema}
                return {"response_format": {"type": "json_schema", "json_schema": wanted}}
            case ReplyMode.OBJECT:
                return {"response_format": {"type": "json_object", "schema": schema}}
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
            case ReplyMode.TEXT:
                return {}

    def shape_note(self, schema: JsonObject) -> str:
        """Return what the prompt has to say about the shape, when the server enforces none."""
        if self.mode is ReplyMode.SCHEMA and not self.is_loose:
            return ""
        return f"\n\nThe JSON object, nothing before or after it:\n{shape_in_words(schema)}"


def next_dialect(dialect: Dialect, error: openai.APIStatusError) -> Dialect | None:
    """Return how to ask again after a refusal, or None when the refusal has another cause."""
    is_refusal = error.status_code in (400, 404, 415, 422, 501) or is_of_the_request(error)
    if not is_refusal or error.code in _OTHER_CAUSES:
        return None
    if is_too_long(code_of(error), words_of(error)):
        return None
    complaint = f"{error.param or ''} {words_of(error)}".lower()
    named = _without_named(dialect, complaint)
    if named is not None:
        return named
    if dialect.mode is ReplyMode.SCHEMA and "'json_object'" in complaint:
        return replace(dialect, mode=ReplyMode.OBJECT)
    weaker = _WEAKER.get(dialect.mode)
    is_about_format = error.status_code != 404 or any(
        word in complaint for word in ("response_format", "tool")
    )
    return replace(dialect, mode=weaker) if weaker and is_about_format else None


def _without_named(dialect: Dialect, complaint: str) -> Dialect | None:
    """Change what the complaint names, or None when it names nothing that is still sent."""
    limit = _AT_MOST.search(complaint)
    if limit and not dialect.longest and any(name in complaint for name in _LENGTH_FIELDS):
        return replace(dialect, longest=int(limit[1]))
    if dialect.length_field in complaint and "length" not in dialect.dropped:
        other = _LENGTH_FIELDS[dialect.length_field]
        return replace(dialect, length_field=other, dropped=dialect.dropped | {"length"})
    for name in _OPTIONAL:
        if name in complaint and name not in dialect.dropped:
            return replace(dialect, dropped=dialect.dropped | {name})
    if dialect.streams and re.search(r"\bstream(?:ing)?\b", complaint):
        return replace(dialect, streams=False)
    if PICTURE not in dialect.dropped and _PICTURE_WORDS.search(complaint):
        return replace(dialect, dropped=dialect.dropped | {PICTURE})
    return None
