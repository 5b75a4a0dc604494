"""The scripts that run in pages: `.js` files beside the module that asks for them, loaded by name.

A file is an ordinary ES module: `export function` for what Python asks for, `import` for what it needs of
other files. No page loads modules of ours, so what is needed is written into one expression: each file a
scope of its own, in the order of its imports. What a script is told comes as an argument, never in its text.
"""

import re
from functools import cache
from importlib.resources import files
from posixpath import dirname, join, normpath
from typing import Final

_HERE: Final = files("studio.browser")
_IMPORT: Final = re.compile(r'^import (\{[^}]*\}) from "(\.[\w./]+)\.js";\n', re.MULTILINE)
_EXPORT: Final = re.compile(r"^export (?=(?:(?:async )?function|const) (\w+))", re.MULTILINE)


@cache
def script(file: str, name: str) -> str:
    """Return what a file exports under a name, with all that it needs, as one JavaScript expression.

    Args:
        file: Its path in this package, without `.js`: `hands/options`.
        name: What it exports.

    Raises:
        LookupError: The file exports nothing of that name.
    """
    if name not in _EXPORT.findall(_source(file)):
        raise LookupError(f"{file}.js exports no {name}")
    scopes = "".join(f"const {_scope(one)} = {_closed(one)};\n" for one in _needed(file))
    return f"(() => {{\n{scopes}return {_scope(file)}.{name};\n}})()"


def bound(outer: str, *inner: str) -> str:
    """Return a script that calls `outer` with other scripts before its own arguments."""
    given = "".join(f"({one}), " for one in inner)
    return f"(...told) => ({outer})({given}...told)"


@cache
def _source(file: str) -> str:
    return _HERE.joinpath(f"{file}.js").read_text("utf-8").replace("\r\n", "\n")


@cache
def _needed(file: str) -> tuple[str, ...]:
    """Return the files of which a script is put together, each after those that it imports."""
    found: dict[str, None] = {}
    for _, path in _IMPORT.findall(_source(file)):
        found |= dict.fromkeys(_needed(_beside(file, path)))
    return (*found, file)


@cache
def _closed(file: str) -> str:
    """Return a file as a function of its own that was called: an object of what it exports."""
    text = _source(file)
    imported = _IMPORT.sub(lambda it: f"const {it[1]} = {_scope(_beside(file, it[2]))};\n", text)
    exported = ", ".join(_EXPORT.findall(text))
    return f"(() => {{\n{_EXPORT.sub('', imported)}return {{ {exported} }};\n}})()"


def _beside(file: str, path: str) -> str:
    return normpath(join(dirname(file), path))


def _scope(file: str) -> str:
    return "$" + file.replace("/", "$")
