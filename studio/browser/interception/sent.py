"""What a request carries, in words for a person: names and values of its body; never for models."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, cast
from urllib.parse import parse_qsl, urlsplit, urlunsplit

from studio.domain.flows.sending import SENT_FILE
from studio.domain.page.observation import MASK
from studio.domain.text import clip
from studio.engine.guard.facts.commands import deed_in, name_words, names_command
from studio.words import tr

Mask = Callable[[str], str]
Fields = tuple[tuple[str, str], ...]

_VALUE_MAX: Final = 4_000
_NAME_MAX: Final = 120
_FIELDS_MAX: Final = 1_000
_MORE: Final = tr("このほか")
BODY_MAX: Final = 1_000_000
"""Bytes of a body that are read; what stands behind is sent all the same, and not told."""
BODY_NAME: Final = tr("本文")
_CHARSETS: Final = ("utf-8", "cp932", "euc_jp")
_SECRET_NAME: Final = re.compile(
    r"(?:passw(?:or)?d|passwd|passphrase|pwd|secret|(?:^|[^a-z])(?:pw|pin))"
    r"[-_ ]?(?:code|no|number|confirm(?:ation)?|again|new|old|current|[0-9])*\]?$|"
    r"(?:card|credit|cc)[-_ ]?(?:num(?:ber)?|no)(?![a-z])|(?<![a-z])(?:cvc|cvv|csc)2?(?![a-z])|"
    r"security[-_ ]?code|one[-_ ]?time|(?<![a-z])t?otp(?![a-z])|パスワード|暗証番号|認証コード",
    re.IGNORECASE,
)
_BOUNDARY: Final = re.compile(r'boundary="?([^";]+)')
_PART_NAME: Final = re.compile(rb'[ ;]name="([^"]*)"')
_PART_FILE: Final = re.compile(rb'[ ;]filename="([^"]*)"')
_GRAPHQL_NOISE: Final = re.compile(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*')
_GRAPHQL: Final = re.compile(r"\s*(?:query\b[^{]*|fragment\b[^{]*)?\{")
_GRAPHQL_KEYS: Final = frozenset({"query", "operationName", "variables", "extensions"})
"""What a query of GraphQL is sent with; whatever else is told, is told to something else."""
_GRAPHQL_WRITES: Final = re.compile(r"\b(?:mutation|subscription)\b")
_RPC_KEYS: Final = frozenset({"jsonrpc", "id", "method", "params"})
"""The same of JSON-RPC."""
_RPC_READS: Final = frozenset(
    {"get", "search", "list", "count", "find", "fetch", "browse", "lookup"}
)
_RPC_PARTS: Final = _RPC_READS | {"read", "group", "name", "fields", "view", "default", "web"}
"""What names of methods are made of that read only: `search_read`, `fields_view_get`, `default_get`."""
_RPC_CHANGES: Final = frozenset(
    {"create", "write", "update", "upsert", "insert", "save", "store", "put", "set", "add", "copy", "merge", "move", "mark", "clear",
     "reset", "toggle", "lock", "execute", "run", "apply", "call", "make", "next", "claim", "reserve", "and", "or", "then"}
)  # fmt: skip
"""What a method does beside reading, by a word of its name: `get_or_create`."""
_CALLED: Final = frozenset({"create", "write", "update", "insert", "save", "execute"})
"""Methods that another one may be told to call."""


def fields_of(body: bytes, content_type: str, mask: Mask) -> Fields:
    """Return names and values of a body: of a form, of its parts, of the first level of JSON.

    Args:
        body: What is sent; the bytes of files are not in it.
        content_type: Its header, "" when there is none.
        mask: Covers known secrets in a text. Fields that are called like a secret are covered too.
    """
    is_cut = len(body) > BODY_MAX
    body = body[:BODY_MAX]
    if not body:
        return ()
    kind = content_type.partition(";")[0].strip().lower()
    if kind == "multipart/form-data":
        pairs = _of_parts(body, content_type)
    elif kind == "application/x-www-form-urlencoded":
        pairs = _of_form(body)
    else:
        lines = _of_lines(body) if kind == "text/plain" else []
        pairs = _of_json(body) or lines or [(BODY_NAME, _text(body))]
    return told_as(pairs, mask, is_cut=is_cut)


def told_as(pairs: Sequence[tuple[str, str]], mask: Mask, *, is_cut: bool = False) -> Fields:
    """Return names and values with secrets covered, and that there is more where there is.

    Args:
        pairs: What is sent.
        mask: Covers known secrets.
        is_cut: There is more than could be read.
    """
    told = [_told(name, value, mask) for name, value in pairs[:_FIELDS_MAX]]
    if (rest := len(pairs) - _FIELDS_MAX) > 0:
        told.append((_MORE, tr("{rest} 項目も送られます", rest=rest)))
    return (*told, *((_MORE, tr("長いため、ここに出せない内容も送られます")),) * is_cut)


def reads_only(body: bytes, content_type: str) -> bool:
    """Say whether a body is a GraphQL query, or a call of a method that reads, or several, and none that writes."""
    if content_type.partition(";")[0].strip().lower() == "application/graphql":
        return _is_query(_text(body))
    parsed = parsed_json(body)
    entries = cast("list[object]", parsed) if isinstance(parsed, list) else [parsed]
    return bool(entries) and all(
        isinstance(entry, dict)
        and (
            _asks_only(cast("dict[str, object]", entry))
            or _calls_a_read(cast("dict[str, object]", entry))
        )
        for entry in entries
    )


def masked_url(url: str, mask: Mask) -> str:
    """Return an address with secrets masked; scheme, host and port stay what they are."""
    if mask(url) == url:
        return url
    parts = urlsplit(url)
    hidden = (mask(parts.path), mask(parts.query), mask(parts.fragment))
    return urlunsplit((parts.scheme, parts.netloc, *hidden))


def _told(name: str, value: str, mask: Mask) -> tuple[str, str]:
    if value and _SECRET_NAME.search(name):
        return clip(mask(name), _NAME_MAX), MASK
    return clip(mask(name), _NAME_MAX), clip(mask(value), _VALUE_MAX)


def _of_form(body: bytes) -> list[tuple[str, str]]:
    for charset in _CHARSETS:
        try:
            text = body.decode("ascii", "replace")
            return parse_qsl(text, keep_blank_values=True, encoding=charset, errors="strict")
        except ValueError:
            continue
    return parse_qsl(body.decode("ascii", "replace"), keep_blank_values=True)


def _of_lines(body: bytes) -> list[tuple[str, str]]:
    """Return the lines of a form that is sent as plain text; nothing for any other text."""
    pairs = [line.partition("=") for line in _text(body).splitlines()]
    is_form = body.endswith(b"\r\n") and all(sign for _, sign, _ in pairs)
    return [(name, value) for name, _, value in pairs] if is_form else []


def _of_parts(body: bytes, content_type: str) -> list[tuple[str, str]]:
    """Return the parts of a form with files, of a file its name alone; what cannot be divided, whole."""
    boundary = _BOUNDARY.search(content_type)
    parts = body.split(b"--" + boundary[1].encode())[1:-1] if boundary else []
    pairs = [pair for part in parts if (pair := _of_part(part))]
    return pairs or [(BODY_NAME, _text(body))]


def _of_part(part: bytes) -> tuple[str, str] | None:
    head, _, content = part.partition(b"\r\n\r\n")
    name, file = _PART_NAME.search(head), _PART_FILE.search(head)
    if not name:
        return None
    content = content.removesuffix(b"\r\n")
    if file:  # no name and nothing in it: nobody chose one
        return _text(name[1]), f"{SENT_FILE}{_text(file[1]) or ('?' if content else '')}"
    return _text(name[1]), _text(content)


def _of_json(body: bytes) -> list[tuple[str, str]]:
    parsed = parsed_json(body)
    if isinstance(parsed, dict):
        return list(leaves_of("", cast("object", parsed)))
    return [] if parsed is None else list(leaves_of(BODY_NAME, parsed))


def leaves_of(name: str, value: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - whatever the JSON holds
    """Yield every value of JSON by its way: `variables.input.to`, `items.0.id`."""
    inner: Iterable[tuple[str, Any]] = ()
    if isinstance(value, dict):
        inner = cast("dict[str, Any]", value).items()
    elif isinstance(value, list):
        inner = ((str(at), one) for at, one in enumerate(cast("list[Any]", value)))
    if not value or not isinstance(value, dict | list):
        yield name, _plain(cast("object", value))
        return
    for key, one in inner:
        yield from leaves_of(f"{name}.{key}" if name else key, one)


def parsed_json(body: bytes) -> Any:  # noqa: ANN401 - whatever the JSON holds; whoever asked looks at it
    """Return what JSON says, None for any other text, and for one that says a name twice."""
    try:
        return json.loads(body[:BODY_MAX], object_pairs_hook=_each_once)
    except (ValueError, RecursionError):
        return None


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object that says each of its names once: which of two counts, the site knows."""
    if len(found := dict(pairs)) < len(pairs):
        raise ValueError
    return found


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _text(body: bytes) -> str:
    for charset in _CHARSETS:
        try:
            return body[:BODY_MAX].decode(charset)
        except UnicodeDecodeError:
            continue
    return tr("{count} バイト", count=len(body))


def _asks_only(entry: dict[str, object]) -> bool:
    return entry.keys() <= _GRAPHQL_KEYS and _is_query(entry.get("query"))


def _is_query(text: object) -> bool:
    if not isinstance(text, str):
        return False
    bare = _GRAPHQL_NOISE.sub(" ", text)
    return bool(_GRAPHQL.match(bare)) and not _GRAPHQL_WRITES.search(bare)


def _calls_a_read(entry: dict[str, object]) -> bool:
    """Say whether JSON-RPC calls a method that reads by its name, with no deed in what it is given."""
    if not entry.keys() <= _RPC_KEYS or not _is_read(entry.get("method")):
        return False
    given = list(leaves_of("", entry.get("params")))
    keys = {key for name, _ in given for key in name.split(".")}
    verbs = {one for key in keys for one in (name_words(key)[:1] if key.isascii() else [key])}
    values = {value for _, value in given}  # a key begins with its verb: not negative_sign
    is_told_to_do = any(names_command(name) and not _is_read(value) for name, value in given)
    return not (is_told_to_do or (keys | values) & _CALLED or any(map(deed_in, verbs | values)))


def _is_read(method: object) -> bool:
    """Say whether a method reads by the last part of its name: `model.party.search_read`, and not `mark_read`."""
    words = name_words(str(method).rpartition(".")[2])
    if not words or any(map(deed_in, words)):
        return False
    if set(words) <= _RPC_PARTS:
        return bool(_RPC_READS.union(("read",)).intersection(words))
    return words[0] in _RPC_READS and not _RPC_CHANGES.intersection(words)
