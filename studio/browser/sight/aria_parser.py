r"""The text of Playwright's AI snapshot, read into `AriaNode`s. Pure and linear in the text.

The grammar is YAML's only in looks: one node a line, two blanks of indent a level,

    - role "JSON-quoted name" [attr] [attr=value]: own text
    - 'role "a name with: colon"': own text        (single-quoted key, '' for ')
    - role: "own text\nwith \x07"                 (double-quoted value)
    - /url: value                                   (a property of the node above)
    - text: value                                   (a run of text)

Attributes are read only after the quoted name: page text may say `[ref=e99]` and must not be
believed. A line ends at a line feed and nowhere else: names hold U+2028 and U+0085 as they are.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from studio.domain.page.observation import EDITABLE_ROLES, OPERABLE_ROLES, AriaNode, Box

_ROLE: Final = re.compile(r"[a-zA-Z][\w-]*")
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_HEAD: Final = re.compile(r'[a-zA-Z][\w-]*(?: "(?:[^"\\]|\\.)*")?')
_SINGLE_QUOTED: Final = re.compile(r"'((?:[^']|'')*)'?")
_END_OF_KEY: Final = re.compile(r":(?: |$)")
_ATTRIBUTE: Final = re.compile(r"\[([a-zA-Z-]+)(?:=([^\]]*))?\]")
_ESCAPE: Final = re.compile(r"\\(?:x([0-9a-fA-F]{2})|(.))")
_ESCAPES: Final = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_NAMED_BY_CONTENT: Final = frozenset({"button", "link", "menuitem", "option", "tab", "treeitem"})
_INLINE: Final = frozenset(
    {"text", "emphasis", "strong", "code", "mark", "superscript", "subscript"}
)
_CONTROLS: Final = OPERABLE_ROLES - {"option"}


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


def parse(snapshot: str, *, names_controls: bool = False) -> AriaNode:
    """Return the tree under a root node of role `document`.

    Args:
        snapshot: As Playwright writes it.
        names_controls: Give buttons, links and their like the name that they have by what they hold: the AI
            snapshot leaves it out where the words stand in elements of their own.

    Lines that are not understood become text, so that nothing of the page is lost.
    """
    lines: list[_Line] = []
    for raw in _SURROGATE.sub("\ufffd", snapshot).split("\n"):
        body = raw.lstrip(" ")
        if body.startswith("- "):
            _read_line((len(raw) - len(body)) // 2, body[2:], lines)
        elif body:
            lines.append(_Line((len(raw) - len(body)) // 2, "text", text=body))
    return AriaNode(role="document", children=_nest(lines, names_controls=names_controls))


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
    _read_attributes(line, _read_name(line, key[match.end() :].lstrip(" ")))
    lines.append(line)


def _split_key(body: str) -> tuple[str, str]:
    """Split a line into its key, unquoted, and its own text.

    A key ends at the first colon that ends the line or has a blank behind it, outside the name.
    """
    if quoted := _SINGLE_QUOTED.match(body):
        key, rest = quoted[1].replace("''", "'"), body[quoted.end() :]
    else:
        head = _HEAD.match(body)
        end = _END_OF_KEY.search(body, head.end() if head else 0)
        position = end.start() if end else len(body)
        key, rest = body[:position], body[position:]
    return key, _unquote(rest.removeprefix(":").removeprefix(" "))


def _read_name(line: _Line, rest: str) -> str:
    """Read the quoted name, if there is one; returns what stands behind it."""
    quoted = _QUOTED.match(rest)
    if quoted is None:
        return rest
    try:
        line.name = _SURROGATE.sub("\ufffd", str(json.loads(quoted.group(), strict=False)))
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
    r"""Undo the double quotes of a value that YAML would misread; one pass, so that `\\x41` stays text."""
    if len(value) < 2 or value[0] != '"' or value[-1] != '"':
        return value
    return _ESCAPE.sub(_unescaped, value[1:-1])


def _unescaped(match: re.Match[str]) -> str:
    if match[1]:
        return chr(int(match[1], 16))
    return _ESCAPES.get(match[2], match[2])


def _set_property(lines: list[_Line], depth: int, name: str, value: str) -> None:
    """Set a property; the snapshot writes properties straight behind their owner."""
    if not lines or lines[-1].depth != depth - 1:
        return
    if name == "url":
        lines[-1].url = value
    elif name == "placeholder":
        lines[-1].placeholder = value


def _nest(lines: list[_Line], *, names_controls: bool) -> tuple[AriaNode, ...]:
    """Build the tree from the last line to the first: every node's children are complete by then."""
    waiting: dict[int, list[AriaNode]] = {}
    for line in reversed(lines):
        children = waiting.pop(line.depth + 1, [])
        node = _freeze(line, reversed(children))
        waiting.setdefault(line.depth, []).append(_named(node) if names_controls else node)
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


def _named(node: AriaNode) -> AriaNode:
    """Return a control with the name that its words give it; words that are nothing else go into it."""
    if node.role not in _NAMED_BY_CONTENT or node.name or node.text or not node.children:
        return node
    kept = () if all(map(_is_plain, node.children)) else node.children
    return replace(node, name=_content_of(node.children), children=kept)


def _content_of(children: Iterable[AriaNode]) -> str:
    """Return the name that a node has by what it holds; the AI snapshot leaves that out.

    A control within it is none of its words.
    """
    parts: list[str] = []
    stack = list(reversed(tuple(children)))
    while stack:
        node = stack.pop()
        if node.role in _CONTROLS:
            continue
        if said := node.name or node.text:
            parts.append(said)
        if not node.name:
            stack.extend(reversed(node.children))
    return " ".join(parts)


def _is_plain(node: AriaNode) -> bool:
    """Say whether a node is nothing but a run of words."""
    return node.role in _INLINE and all(map(_is_plain, node.children))
