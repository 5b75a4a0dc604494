"""What models are asked to answer: small flat shapes, and their JSON schemas in strict form.

Nothing here crosses the package boundary; `parsing` turns it into domain values. Every field has
a default, so that the smaller schema of the last try is read by the same code.
"""

from enum import StrEnum
from functools import cache
from typing import Annotated, Any, Final, cast

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    WithJsonSchema,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError

from studio.domain.actions.action import ACTIONS, Answer, Choose, Extract
from studio.domain.actions.rule import Comparison
from studio.domain.runs.decision import VerdictKind

JsonObject = dict[str, Any]
_KEPT_KEYS: Final = ("type", "enum", "items", "properties")


class _Wire(BaseModel):
    """Reads what small models send: null for nothing, numbers for text, keys nobody asked for."""

    model_config = ConfigDict(
        extra="ignore", frozen=True, coerce_numbers_to_str=True, allow_inf_nan=False
    )

    @model_validator(mode="before")
    @classmethod
    def _without_nulls(cls, data: object) -> object:
        if not isinstance(data, dict):
            return data
        fields = cast("dict[str, object]", data)
        return {key: value for key, value in fields.items() if value is not None}


NO_VERB: Final = "none"
"""Beside an error."""
VERBS: Final = (*(verb for verb, kind in ACTIONS.items() if kind.is_for_models), NO_VERB)


def _known(verb: str) -> str:
    if verb not in VERBS:
        told = ", ".join(f"'{one}'" for one in VERBS[:-1])
        raise PydanticCustomError(
            "enum", "Input should be {known}", {"known": f"{told} or '{NO_VERB}'"}
        )
    return verb


Verb = Annotated[
    str, AfterValidator(_known), WithJsonSchema({"type": "string", "enum": list(VERBS)})
]
"""The verbs of `domain.actions.action` that a model may decide on."""


_OF_ROWS: Final = frozenset({Choose.name(), Extract.name(), Answer.name()})
BareVerb = Annotated[
    str,
    AfterValidator(_known),
    WithJsonSchema({"type": "string", "enum": [verb for verb in VERBS if verb not in _OF_ROWS]}),
]
"""The same where there are no rows to choose from and nothing to answer."""


class WireFault(StrEnum):
    """Why there is no action; `none` when there is one."""

    NO_FAULT = "none"
    TARGET_NOT_FOUND = "TARGET_NOT_FOUND"
    NOT_UNDERSTOOD = "NOT_UNDERSTOOD"


class _WireTarget(_Wire):
    """An element and what to give it: text, option, keys, address or `true`/`false` by verb."""

    ref: str = ""
    value: str = ""

    @field_validator("value", mode="before")
    @classmethod
    def _as_text(cls, value: object) -> object:
        return str(value).lower() if isinstance(value, bool) else value

    @field_validator("ref", mode="before")
    @classmethod
    def _bare_ref(cls, value: object) -> object:
        return (
            value.strip().removeprefix("[").removesuffix("]").removeprefix("ref=")
            if isinstance(value, str)
            else value
        )


class MoreVerb(StrEnum):
    """What may follow in one form."""

    FILL = "fill"
    SELECT_OPTION = "select_option"
    SET_CHECKED = "set_checked"
    CLICK = "click"


class WireMore(_WireTarget):
    """A further action of the same form."""

    verb: MoreVerb


class WireDecision(_WireTarget):
    """The answer to `decide`. The reason comes first: what is written first is thought first."""

    reason: str = ""
    verb: Verb = NO_VERB
    ref: str = ""
    value: str = ""
    column: str = ""
    where: list[str] = Field(default_factory=list)
    order: str = ""
    take: int = Field(default=1, ge=0, le=10_000)
    more: list[WireMore] = Field(default_factory=list[WireMore])
    error: WireFault = WireFault.NO_FAULT
    confidence: float = Field(default=0.5, ge=0.0, le=1.0)
    step_done: bool = False
    evidence: str = ""

    @field_validator("error", mode="before")
    @classmethod
    def _none_said_as_blank(cls, value: object) -> object:
        return WireFault.NO_FAULT if value == "" else value


class WireBareDecision(WireDecision):
    """The answer to `decide` where there are no rows to choose from and nothing to answer."""

    verb: BareVerb = NO_VERB


class WireVerdict(_Wire):
    """The answer to `verify`. The quote comes before the verdict that rests on it."""

    evidence: str = ""
    reason: str = ""
    verdict: VerdictKind

    @field_validator("verdict", mode="before")
    @classmethod
    def _any_case(cls, value: object) -> object:
        return value.strip().lower() if isinstance(value, str) else value


class WireNumbered(WireVerdict):
    """The verdict on one of several goals."""

    number: int


class WireReview(_Wire):
    """The answer to `verify` of several goals."""

    verdicts: list[WireNumbered]


class WireElement(_Wire):
    """The answer to `locate`. The quote comes before the ref that rests on it."""

    reason: str = ""
    quote: str = ""
    ref: str = ""

    @field_validator("ref", mode="before")
    @classmethod
    def _none_said_in_words(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        bare = value.strip().removeprefix("[").removesuffix("]").removeprefix("ref=")
        return "" if bare.lower() in ("none", "null", "-") else bare


class WireVariable(_Wire):
    """A proposed variable."""

    name: str
    value: str


class WireCondition(_Wire):
    """A condition on rows."""

    column: str
    comparison: Comparison
    value: str


class WirePlan(_Wire):
    """The answer to `plan`."""

    site: str = ""
    start_url: str = ""
    items: list[str] = Field(default_factory=list)
    variables: list[WireVariable] = Field(default_factory=list[WireVariable])
    conditions: list[WireCondition] = Field(default_factory=list[WireCondition])
    unread: list[str] = Field(default_factory=list)


DECISION_ORDER: Final = (
    "reason", "verb", "ref", "value", "column", "where", "order", "take", "more", "step_done",
    "evidence", "confidence", "error",
)  # fmt: skip
BARE_DECISION: Final = (
    "reason", "verb", "ref", "value", "more", "step_done", "evidence", "confidence", "error",
)  # fmt: skip
"""Of `WireBareDecision`."""
SMALL_DECISION: Final = (
    "verb", "ref", "value", "column", "where", "order", "take", "step_done", "error",
)  # fmt: skip
VERDICT_ORDER: Final = ("reason", "evidence", "verdict")
SMALL_VERDICT: Final = ("evidence", "verdict")
REVIEW_ORDER: Final = ("verdicts",)
ELEMENT_ORDER: Final = ("reason", "quote", "ref")
SMALL_ELEMENT: Final = ("quote", "ref")
PLAN_ORDER: Final = ("site", "start_url", "items", "variables", "conditions", "unread")
SMALL_PLAN: Final = ("site", "start_url", "items", "unread")


@cache
def strict_schema(model: type[BaseModel], order: tuple[str, ...]) -> JsonObject:
    """Return the JSON schema of some fields, as strict mode wants it.

    Everything required, nothing additional, references written out, and no keyword beyond type,
    enum, items and properties: Azure and several compatible servers refuse the others.

    Args:
        model: A wire model.
        order: Its fields in the order in which they are to be written.
    """
    raw = model.model_json_schema()
    definitions = cast("dict[str, JsonObject]", raw.get("$defs", {}))
    chosen = {name: raw["properties"][name] for name in order}
    return _strict({"type": "object", "properties": chosen}, definitions)


def _strict(node: JsonObject, definitions: dict[str, JsonObject]) -> JsonObject:
    if "$ref" in node:
        return _strict(definitions[str(node["$ref"]).rpartition("/")[2]], definitions)
    kept = {key: node[key] for key in _KEPT_KEYS if key in node}
    if "items" in kept:
        kept["items"] = _strict(kept["items"], definitions)
    if "properties" in kept:
        kept["properties"] = {
            name: _strict(child, definitions) for name, child in kept["properties"].items()
        }
        kept |= {"required": list(kept["properties"]), "additionalProperties": False}
    return kept


def shape_in_words(schema: JsonObject) -> str:
    """Return a schema in one short line, for servers that take JSON mode but no schema."""
    if "enum" in schema:
        return "|".join(f'"{value}"' for value in schema["enum"])
    match schema["type"]:
        case "object":
            fields = cast("dict[str, JsonObject]", schema["properties"])
            return (
                "{"
                + ", ".join(f'"{name}": {shape_in_words(child)}' for name, child in fields.items())
                + "}"
            )
        case "array":
            return f"[{shape_in_words(schema['items'])}]"
        case other:
            return str(other)
