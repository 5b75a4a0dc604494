"""Flows as JSON, with a format version of their own and a converter from each version to the next.

To change the format: raise `FLOW_FORMAT` in the domain, add `convert_2_3` to `CONVERTERS`, keep a
sample of the new format in `tests/library/data/`, and never touch an older converter again.
"""

from collections.abc import Callable, Mapping
from typing import Final, cast

from pydantic import ValidationError
from pydantic_core import PydanticSerializationError, from_json, to_json

from studio.domain.errors import FlowFormatError
from studio.domain.flows.flow import FLOW_FORMAT, Flow
from studio.words import tr

JsonObject = dict[str, object]
Converter = Callable[[JsonObject], JsonObject]


def convert_1_2(content: JsonObject) -> JsonObject:
    """Say that it was made here: before format 2 nothing could be imported."""
    return {"is_imported": False, **content}


def convert_2_3(content: JsonObject) -> JsonObject:
    """Change nothing: what format 3 knows beside is in its defaults."""
    return content


CONVERTERS: Final[Mapping[int, Converter]] = {1: convert_1_2, 2: convert_2_3}
"""From which format each one converts to the next."""


def write_flow(flow: Flow) -> str:
    """Return a flow as JSON. Lone surrogates, which no file can hold, become U+FFFD."""
    try:
        return flow.model_dump_json()
    except PydanticSerializationError:
        return to_json(_storable(flow.model_dump())).decode()


def read_flow(
    text: str, converters: Mapping[int, Converter] = CONVERTERS, newest: int = FLOW_FORMAT
) -> Flow:
    """Read a flow of this or any older format.

    Args:
        text: JSON.
        converters: Ours; tests bring others.
        newest: The format this program speaks.

    Raises:
        FlowFormatError: FLOW_NEWER or FLOW_DAMAGED. What was read stays as it is.
    """
    try:
        content: object = from_json(text, allow_inf_nan=False)
    except ValueError as exc:
        raise _damaged(str(exc)) from exc
    if not isinstance(content, dict):
        raise _damaged("not an object")
    flow = cast(JsonObject, content)
    while (found := _stated_format(flow)) != newest:
        if found > newest:
            raise _newer(found)
        if found not in converters:
            raise _damaged(f"no converter from {found}")
        flow = converters[found](flow) | {"flow_format": found + 1}
    return _parsed(flow)


def _parsed(content: JsonObject) -> Flow:
    try:
        return Flow.model_validate_json(to_json(content), strict=True)
    except ValidationError as exc:
        raise _damaged(_first_place(exc)) from exc


def _first_place(exc: ValidationError) -> str:
    """Return where the first thing wrong stands, without its value: `steps.0.action: missing`."""
    first = exc.errors(include_input=False, include_url=False, include_context=False)[0]
    return f"{'.'.join(str(part) for part in first['loc'])}: {first['type']}"


def _stated_format(content: JsonObject) -> int:
    stated = content.get("flow_format")
    if isinstance(stated, bool) or not isinstance(stated, int) or stated < 1:
        raise _damaged("flow_format")
    return stated


def _storable(value: object) -> object:
    """Return `value` with every text fit for UTF-8."""
    match value:
        case str():
            return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        case dict():
            items = cast(Mapping[object, object], value).items()
            return {_storable(key): _storable(inner) for key, inner in items}
        case list() | tuple():
            return [_storable(inner) for inner in cast(list[object], value)]
        case _:
            return value


def _newer(found: int) -> FlowFormatError:
    return FlowFormatError(
        "FLOW_NEWER",
        tr("この手順を開くには、新しい版の手順スタジオが必要です。"),
        tr("手順スタジオを更新してから開いてください。手順はそのまま残しています。"),
        detail=f"flow_format {found}",
    )


def _damaged(detail: str) -> FlowFormatError:
    return FlowFormatError(
        "FLOW_DAMAGED",
        tr("この手順は壊れていて、読み込めません。"),
        tr(
            "前の版やバックアップから戻すか、手順を記録し直してください。壊れた手順もそのまま残しています。"
        ),
        detail=detail,
    )
