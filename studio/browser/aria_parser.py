"""The text of Playwright's AI snapshot, read into `AriaNode`s. Pure and linear in the text.

The grammar is YAML's only in looks: one node a line, two blanks of indent a level,

    - role "JSON-quoted name" [attr] [attr=value]: own text
    - 'role "a name with: colon"': own text        (single-quoted key, '' for ')
    - /url: value                                   (a property of the node above)
    - text: value                                   (a run of text)

Attributes are read only after the quoted name: page text may say `[ref=e99]` and must not be
believed.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from studio.domain.observation import EDITABLE_ROLES, AriaNode, Box

_ROLE: Final = re.compile(r"[a-zA-Z][\w-]*")
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_ATTRIBUTE: Final = re.compile(r"\[([a-zA-Z-]+)(?:=([^\]]*))?\]")
_NAME_MAX: Final = 2_000


@dataclass(slots=True)
class _Line:
    """One node before its children are known."""

    depth: int
    role: str
    name: str = ""
    text: str = ""
    ref: str | None = None
    states: dict[str, str] = field(default_factory=dict[str, str])
    url: str = ""
    placeholder: str = ""
    is_clickable: bool = False
    box: Box | None = None


def parse(snapshot: str) -> AriaNode:
    """Return the tree under a root node of role `document`.

    Lines that are not understood become text, so that nothing of the page is lost.
    """
    lines: list[_Line] = []
    for raw in snapshot.splitlines():
        body = raw.lstrip(" ")
        if not body.startswith("- "):
            continue
        _read_line((len(raw) - len(body)) // 2, body[2:], lines)
    return AriaNode(role="document", children=_nest(lines))


def _read_line(depth: int, body: str, lines: list[_Line]) -> None:
    """Append a node, or set a property of the node that owns it."""
    if body.startswith("/"):
        name, _, value = body[1:].partition(": ")
        _set_property(lines, depth, name, _unquote(value))
        return
    key, value = _split_key(body)
    if key == "text":
        lines.append(_Line(depth, "text", text=value))
        return
    match = _ROLE.match(key)
    if match is None:
        lines.append(_Line(depth, "text", text=body))
        return
    line = _Line(depth, match.group(), text=value)
    _read_attributes(line, _read_name(line, key[match.end() :].lstrip()))
    lines.append(line)


def _split_key(body: str) -> tuple[str, str]:
    """Split a line into its key, unquoted, and its own text."""
    if body.startswith("'"):
        end = _end_of_single_quoted(body)
        key, rest = body[1:end].replace("''", "'"), body[end + 1 :]
        return key, _unquote(rest.removeprefix(":").strip())
    position = _end_of_key(body)
    return body[:position], _unquote(body[position:].removeprefix(":").strip())


def _end_of_single_quoted(body: str) -> int:
    """Return the index of the closing quote; '' inside is one quote sign."""
    index = 1
    while index < len(body):
        if body[index] == "'":
            if body[index + 1 : index + 2] != "'":
                return index
            index += 1
        index += 1
    return len(body)


def _end_of_key(body: str) -> int:
    """Return where the key ends.

    At the first colon that ends the line or has a blank behind it, outside name and brackets.
    """
    match = _ROLE.match(body)
    position = match.end() if match else 0
    while position < len(body):
        rest = body[position:]
        if rest.startswith(' "'):
            quoted = _QUOTED.match(rest, 1)
            position += quoted.end() if quoted else 2
        elif rest.startswith(" ["):
            end = rest.find("]")
            position += end + 1 if end > 0 else 2
        elif rest.startswith(":") and rest[1:2] in ("", " "):
            return position
        else:
            position += 1
    return position


def _read_name(line: _Line, rest: str) -> str:
    """Read the quoted name, if there is one; returns what stands behind it."""
    quoted = _QUOTED.match(rest)
    if quoted is None:
        return rest
    try:
        line.name = str(json.loads(quoted.group()))[:_NAME_MAX]
    except ValueError:
        line.name = quoted.group()[1:-1]
    return rest[quoted.end() :]


def _read_attributes(line: _Line, rest: str) -> None:
    for attribute, value in _ATTRIBUTE.findall(rest):
        if attribute == "ref":
            line.ref = value
        elif attribute == "box":
            line.box = _read_box(value)
        elif attribute == "cursor":
            line.is_clickable = value == "pointer"
        else:
            line.states[attribute] = value or "true"


def _read_box(value: str) -> Box | None:
    try:
        x, y, width, height = (float(part) for part in value.split(","))
    except ValueError:
        return None
    return Box(x, y, width, height)


def _unquote(value: str) -> str:
    """Undo the double quotes of a value that YAML would misread."""
    if len(value) < 2 or value[0] != '"' or value[-1] != '"':
        return value
    try:
        return str(json.loads(re.sub(r"\\x([0-9a-fA-F]{2})", r"\\u00\1", value)))
    except ValueError:
        return value[1:-1]


def _set_property(lines: list[_Line], depth: int, name: str, value: str) -> None:
    owner = next((line for line in reversed(lines) if line.depth == depth - 1), None)
    if owner is None:
        return
    if name == "url":
        owner.url = value
    elif name == "placeholder":
        owner.placeholder = value


def _nest(lines: list[_Line]) -> tuple[AriaNode, ...]:
    """Build the tree from the last line to the first: every node's children are complete by then."""
    waiting: dict[int, list[AriaNode]] = {}
    for line in reversed(lines):
        children = waiting.pop(line.depth + 1, [])
        waiting.setdefault(line.depth, []).append(_freeze(line, reversed(children)))
    top = waiting.pop(min(waiting, default=0), [])
    return tuple(reversed(top))


def _freeze(line: _Line, children: Iterable[AriaNode]) -> AriaNode:
    """Make the node; the value of a field stands in `text`, also where the snapshot nests it."""
    inner, text = tuple(children), line.text
    if line.role in EDITABLE_ROLES and inner and all(child.role == "text" for child in inner):
        text, inner = " ".join(filter(None, (text, *(child.text for child in inner)))), ()
    return AriaNode(
        role=line.role,
        name=line.name,
        ref=line.ref,
        text=text,
        states=line.states,
        url=line.url,
        placeholder=line.placeholder,
        is_clickable=line.is_clickable,
        box=line.box,
        children=inner,
    )
