"""Foreign text in Python source: only as literals, docstrings and one-line comments.

What a page or a person wrote may hold quotes, line breaks, bidi overrides or template braces. Every
character that a reader could not see is escaped, so that the source reads as it runs.
"""

import unicodedata
from collections.abc import Collection
from typing import Final

from studio.domain.errors import ExportError
from studio.domain.flows.flow import TEMPLATE, variable_names
from studio.domain.text import clip
from studio.words import tr

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
    return f'"""{shown(text)}"""'


def shown(text: str) -> str:
    """Return `text` as a line inside of a docstring."""
    return "".join(_escaped(char) for char in clip(text, _COMMENT_CHARS))


def comment(text: str) -> str:
    """Return `text` as a one-line comment; what cannot be seen or reorders the line becomes 〓."""
    plain = "".join(char if _is_plain(char) else "〓" for char in clip(text, _COMMENT_CHARS))
    return f"# {plain}"


def expression(template: str, known: Collection[str]) -> str:
    """Return Python that builds a value with its 「{{名前}}」 filled in at run time.

    Args:
        template: What the step stores.
        known: Names that a run of the flow has values for.

    Raises:
        ExportError: A name that the flow does not know; the studio would not run it either.
    """
    parts = [part for part in enumerate(TEMPLATE.split(template)) if part[1]]
    for index, text in parts:
        if index % 2 and text not in known:
            raise ExportError(
                "MISSING_VARIABLE",
                tr(
                    "「{words}」という変数がこの手順にないため、書き出せません。",
                    words=clip(text, 40),
                ),
                tr("手順の「変数」にこの名前を足してから、もう一度書き出してください。"),
            )
    if len(parts) > 1 and all(_fits_in_f_string(text) for n, text in parts if n % 2):
        told = (f"{{v['{text}']}}" if n % 2 else _doubled(text) for n, text in parts)
        return f'f"{"".join(told)}"'
    made = (f"v[{literal(text)}]" if index % 2 else literal(text) for index, text in parts)
    return " + ".join(made) or '""'


def page_text(text: str, known: Collection[str]) -> str:
    """Return Python for words of a page: a template only where the flow knows the name.

    A page may well show 「{{x}}」 itself; that stays what it is.
    """
    names = variable_names(text)
    if names and all(name in known for name in names):
        return expression(text, known)
    return literal(text)


def _fits_in_f_string(text: str) -> bool:
    """Say whether a name can stand between the braces of f"…"."""
    return not set(text) & set("'\"\\") and all(map(_is_plain, text))


def _doubled(text: str) -> str:
    """Return a text as it is written inside of f"…"."""
    return "".join(map(_escaped, text)).replace("{", "{{").replace("}", "}}")


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
