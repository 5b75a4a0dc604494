"""Foreign text in Python source: only as literals, docstrings and one-line comments.

What a page or a person wrote may hold quotes, line breaks, bidi overrides or template braces. Every
character that a reader could not see is escaped, so that the source reads as it runs.
"""

import re
import unicodedata
from collections.abc import Collection, Mapping
from typing import Final

from studio.domain.errors import ExportError
from studio.domain.text import clip

_TEMPLATE: Final = re.compile(r"\{\{\s*([^{}]+?)\s*\}\}")
_NAMED_ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_COMMENT_CHARS: Final = 100


def literal(text: str) -> str:
    """Return `text` as a Python literal on one line, in the quotes that need fewer escapes."""
    if '"' in text and "'" not in text:
        return "'" + "".join(char if char == '"' else _escaped(char) for char in text) + "'"
    return '"' + "".join(_escaped(char) for char in text) + '"'


def docstring(text: str) -> str:
    """Return `text` as a docstring on one line."""
    inner = "".join(_escaped(char) for char in clip(text, _COMMENT_CHARS))
    return f'"""{inner}"""'


def comment(text: str) -> str:
    """Return `text` as a one-line comment; what cannot be seen or reorders the line becomes 〓."""
    shown = "".join(char if _is_plain(char) else "〓" for char in clip(text, _COMMENT_CHARS))
    return f"# {shown}"


def literals(texts: Collection[str]) -> str:
    """Return a tuple of literals."""
    inner = ", ".join(literal(text) for text in texts)
    return f"({inner},)" if len(texts) == 1 else f"({inner})"


def expression(template: str, variables: Collection[str], secrets: Mapping[str, str]) -> str:
    """Return Python that builds a value with its 「{{名前}}」 filled in at run time.

    Args:
        template: What the step stores.
        variables: Names the flow declares.
        secrets: Environment variable of each secret, by the name its templates use.

    Raises:
        ExportError: A name that the flow does not declare; the studio would not run it either.
    """
    parts = [
        _part(text, variables, secrets, is_name=index % 2 == 1)
        for index, text in enumerate(_TEMPLATE.split(template))
        if text
    ]
    return " + ".join(parts) or '""'


def page_text(text: str, variables: Collection[str]) -> str:
    """Return Python for words of a page: a template only where the flow knows the name.

    A page may well show 「{{x}}」 itself; that stays what it is.
    """
    names = template_names(text)
    if names and all(name in variables for name in names):
        return expression(text, variables, {})
    return literal(text)


def template_names(template: str) -> tuple[str, ...]:
    """Return the names in a template, in order."""
    return tuple(_TEMPLATE.findall(template))


def _part(
    text: str, variables: Collection[str], secrets: Mapping[str, str], *, is_name: bool
) -> str:
    if not is_name:
        return literal(text)
    if text in secrets:
        return f"secret({literal(secrets[text])})"
    if text not in variables:
        raise ExportError(
            "MISSING_VARIABLE",
            f"「{clip(text, 40)}」という変数がこの手順にないため、書き出せません。",
            "手順の「変数」にこの名前を足してから、もう一度書き出してください。",
        )
    return f"run.values[{literal(text)}]"


def _escaped(char: str) -> str:
    if char in _NAMED_ESCAPES:
        return _NAMED_ESCAPES[char]
    if _is_plain(char):
        return char
    code = ord(char)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _is_plain(char: str) -> bool:
    """Say whether a reader sees this character where it stands (RTL letters move their line)."""
    return char.isprintable() and unicodedata.bidirectional(char) not in _RIGHT_TO_LEFT
