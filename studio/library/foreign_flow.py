"""Flows that strangers wrote: JSON of any kind, read with caps and without surprises.

What our own library holds is read by `flow_format`; here the text comes from a file of somebody
else, and each thing wrong with it has its own words. Nothing is run, opened or kept.
"""

import codecs
import json
from collections.abc import Mapping
from typing import Final, NoReturn, cast

from pydantic_core import from_json

from studio.domain.actions.action import OpensAddress
from studio.domain.errors import FlowFormatError
from studio.domain.flows.flow import SECRET_PREFIX, START_URL_VARIABLE, Flow, filled, variable_names
from studio.domain.page.address import parsed
from studio.domain.text import clip
from studio.library.flow_format import JsonObject, read_flow
from studio.words import tr

MAX_FLOW_BYTES: Final = 4_000_000
MAX_STEPS: Final = 2_000
MAX_VARIABLES: Final = 200
MAX_TEXT: Final = 20_000
"""Characters of one text that is typed or read by people."""
MAX_TARGET_TEXT: Final = 2_000
"""Characters of what an element is called or found by."""
_MAX_KEY: Final = 200
_TARGETS: Final = frozenset({"target", "to"})
_WEB: Final = frozenset({"http:", "https:"})
_UTF16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def read_foreign_flow(content: bytes) -> Flow:
    """Read a flow that came from elsewhere, of this or any older format.

    Raises:
        FlowFormatError: FLOW_NEWER, FLOW_FILE_ENCODING, FLOW_FILE_DAMAGED, FLOW_FILE_DOUBLED,
            FLOW_FILE_TOO_LARGE or FLOW_FILE_ADDRESS.
    """
    if len(content) > MAX_FLOW_BYTES:
        raise too_large(f"{MAX_FLOW_BYTES // 1_000_000} MB")
    _check_size(parse_foreign(content))
    try:
        flow = read_flow(_decoded(content))
    except FlowFormatError as fault:
        raise (fault if fault.code == "FLOW_NEWER" else damaged(fault.detail)) from None
    _check_addresses(flow)
    return flow


def parse_foreign(content: bytes) -> JsonObject:
    """Return the one JSON object that a stranger's text is.

    Raises:
        FlowFormatError: FLOW_FILE_ENCODING, FLOW_FILE_DAMAGED or FLOW_FILE_DOUBLED.
    """
    text = _decoded(content)
    try:
        from_json(text, allow_inf_nan=False)  # refuses what is nested deeper than any flow
        found: object = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except (ValueError, RecursionError) as exc:
        raise damaged(type(exc).__name__) from exc
    if not isinstance(found, dict):
        raise damaged("not an object")
    return cast(JsonObject, found)


def damaged(detail: str) -> FlowFormatError:
    """Return what a person is told about a file that is no whole flow."""
    return FlowFormatError(
        "FLOW_FILE_DAMAGED",
        tr("この手順のファイルは壊れているか、手順のファイルではありません。"),
        tr("書き出した人に、もう一度書き出してもらってください。何も取り込んでいません。"),
        detail=detail,
    )


def too_large(limit: str) -> FlowFormatError:
    """Return what a person is told about a file that no flow would need."""
    return FlowFormatError(
        "FLOW_FILE_TOO_LARGE",
        tr("この手順のファイルは大きすぎます（上限：{limit}）。", limit=limit),
        tr("手順を分けて書き出してもらってください。何も取り込んでいません。"),
        detail=limit,
    )


def _decoded(content: bytes) -> str:
    if content.startswith(_UTF16) or b"\0" in content[:4]:
        raise _other_encoding("UTF-16")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    try:
        content.decode("cp932")
    except UnicodeDecodeError as exc:
        raise damaged("not text") from exc
    raise _other_encoding("Shift_JIS")


def _other_encoding(name: str) -> FlowFormatError:
    return FlowFormatError(
        "FLOW_FILE_ENCODING",
        tr(
            "この手順のファイルの文字コードは、UTF-8 ではありません（{name} のようです）。",
            name=name,
        ),
        tr("UTF-8 で保存し直してから、もう一度取り込んでください。"),
        detail=name,
    )


def _once(pairs: list[tuple[str, object]]) -> JsonObject:
    """Build an object; a name that stands twice could show one value and mean another."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise FlowFormatError(
            "FLOW_FILE_DOUBLED",
            tr(
                "この手順のファイルには、同じ項目が二度書かれています。どちらが正しいか分からないため、取り込みません。"
            ),
            tr("書き出した人に、もう一度書き出してもらってください。"),
        )
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)


def _check_size(content: JsonObject) -> None:
    """Refuse what no flow needs, before a model of it is built."""
    for name, limit in (("steps", MAX_STEPS), ("variables", MAX_VARIABLES)):
        held = content.get(name)
        if isinstance(held, list) and len(cast(list[object], held)) > limit:
            words = tr("手順", "of a number") if name == "steps" else tr("変数")
            raise too_large(tr("{words} {limit:,} 個", words=words, limit=limit))
    _check_texts(content, MAX_TEXT)


def _check_texts(value: object, limit: int) -> None:
    match value:
        case str() if len(value) > limit:
            raise too_large(tr("1 つの文 {limit:,} 文字", limit=limit))
        case dict():
            for key, inner in cast(Mapping[str, object], value).items():
                _check_texts(key, _MAX_KEY)
                _check_texts(inner, MAX_TARGET_TEXT if key in _TARGETS else limit)
        case list():
            for inner in cast(list[object], value):
                _check_texts(inner, limit)
        case _:
            pass


def _check_addresses(flow: Flow) -> None:
    """Refuse a flow that would open something else than a website, or carry a secret in an address."""
    values = flow.defaults
    _check_address(f"{{{{{START_URL_VARIABLE}}}}}", values)
    for step in flow.steps:
        if isinstance(step.action, OpensAddress):
            _check_address(step.action.url, values)


def _check_address(template: str, values: Mapping[str, str]) -> None:
    names = variable_names(template)
    if any(name.startswith(SECRET_PREFIX) for name in names):
        raise _bad_address(template)
    url = filled(template, values)
    address = parsed(url)
    if address is None:
        is_open = any(not values.get(name) for name in names)
        if not is_open:
            raise _bad_address(url)
    elif address.protocol not in _WEB and address.href != "about:blank":
        raise _bad_address(url)


def _bad_address(url: str) -> FlowFormatError:
    return FlowFormatError(
        "FLOW_FILE_ADDRESS",
        tr(
            "この手順は、ウェブサイトではないアドレス（{url}）を開こうとします。", url=clip(url, 60)
        ),
        tr("安全のため取り込みません。心当たりがなければ、このファイルは使わないでください。"),
    )
