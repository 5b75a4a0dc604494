"""The snapshot's own grammar, written down: Playwright's renderer, in Python, for property tests.

Kept line by line beside `ariaSnapshotRenderer.ts` and `yaml.ts` of Playwright 1.65 so that the
parser is tested against what is really sent; a contract test compares the two on a real page.
"""

import json
import re
from dataclasses import dataclass, field

_SPACE = r"[\t\n\x0b\x0c\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]"
_WORDS = {"y", "n", "yes", "no", "true", "false", "on", "off", "null", "~"}
_NEEDS_QUOTES = re.compile(
    rf"^{_SPACE}|{_SPACE}$|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|^-|[\n:]({_SPACE}|$)|"
    rf"{_SPACE}#|[\n\r]|^[&*\],?!>|@\"'#%]|[{{}}`]|^\[|^[-+]?[\d.]+$"
)
_SHORT = {"\\": "\\\\", '"': '\\"', "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


@dataclass(slots=True)
class Written:
    """A node as the renderer sees it: attributes in the order of the renderer."""

    role: str
    name: str = ""
    text: str = ""
    attributes: tuple[tuple[str, str], ...] = ()
    url: str | None = None
    placeholder: str | None = None
    children: list["Written"] = field(default_factory=list["Written"])


def needs_quotes(text: str) -> bool:
    """Say whether YAML would misread `text`."""
    return not text or bool(_NEEDS_QUOTES.search(text)) or text.lower() in _WORDS


def key_of(text: str) -> str:
    """Write a key."""
    return "'" + text.replace("'", "''") + "'" if needs_quotes(text) else text


def value_of(text: str) -> str:
    """Write a value."""
    if not needs_quotes(text):
        return text
    escaped = re.sub(
        r'[\\"\x00-\x1f\x7f-\x9f]',
        lambda match: _SHORT.get(match[0]) or f"\\x{ord(match[0]):02x}",
        text,
    )
    return f'"{escaped}"'


def render(nodes: list[Written]) -> str:
    """Write a forest; iterative, for trees of any depth."""
    lines: list[str] = []
    stack = [(node, 0) for node in reversed(nodes)]
    while stack:
        node, depth = stack.pop()
        lines += _lines(node, "  " * depth)
        stack += [(child, depth + 1) for child in reversed(node.children)]
    return "\n".join(lines)


def _lines(node: Written, indent: str) -> list[str]:
    if node.role == "text":
        return [f"{indent}- text: {value_of(node.text)}"]
    key = node.role
    if node.name and len(node.name) <= 900:
        key += " " + json.dumps(node.name, ensure_ascii=False)
    for attribute, value in node.attributes:
        key += f" [{attribute}={value}]" if value else f" [{attribute}]"
    line = f"{indent}- {key_of(key)}"
    properties = [(n, v) for n, v in (("url", node.url), ("placeholder", node.placeholder)) if v]
    if not properties and not node.children:
        return [f"{line}: {value_of(node.text)}" if node.text else line]
    lines = [f"{line}:", *(f"{indent}  - /{n}: {value_of(v)}" for n, v in properties)]
    return [*lines, f"{indent}  - text: {value_of(node.text)}"] if node.text else lines
