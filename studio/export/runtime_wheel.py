"""The wheel `tejun-runtime`: what plays an exported script, built from the installed tree without a network.

It holds the modules that `studio.runtime` needs, found by their imports, and nothing else. The same tree
makes the same bytes. Blocking for a moment.
"""

import ast
import base64
import hashlib
import io
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import requires
from pathlib import Path
from typing import Final

import studio

DISTRIBUTION: Final = "tejun-runtime"
NEEDS: Final = ("playwright", "pydantic", "ada-url", "publicsuffixlist")
"""What it needs from outside; a test compares it with what is imported."""
CALENDAR: Final = "jpholiday"
"""Only what counts working days needs it."""
_HOUSE: Final = "tejun-studio"
_ENTRANCE: Final = "studio.runtime"
_LEFT_OUT: Final = ("studio.browser.recording",)
"""Imported only when it is asked for, which no script does."""
_DATA: Final = frozenset({".js", ".json", ".txt"})
"""What a module may read that lies beside it."""
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
_FILE: Final = 0o644 << 16


@dataclass(frozen=True, slots=True)
class Wheel:
    """A wheel: its file name and its bytes."""

    name: str
    data: bytes


@cache
def runtime_wheel() -> Wheel:
    """Build the wheel."""
    stem = f"{DISTRIBUTION.replace('-', '_')}-{studio.__version__}"
    info = f"{stem}.dist-info"
    files = {path: _source(path) for path in sorted(runtime_files())}
    files |= {f"{info}/METADATA": _metadata(), f"{info}/WHEEL": _TAGS.encode()}
    record = [f"{path},sha256={_digest(data)},{len(data)}" for path, data in files.items()]
    files[f"{info}/RECORD"] = "\n".join((*record, f"{info}/RECORD,,", "")).encode()
    return Wheel(f"{stem}-py3-none-any.whl", _zipped(files))


def requirements_of(*, counts_days: bool = False) -> tuple[str, ...]:
    """Return what a script needs from outside, in the ranges that the studio itself is tested with.

    Args:
        counts_days: Working days are counted.
    """
    names = (*NEEDS, CALENDAR) if counts_days else NEEDS
    told = [line.partition(";")[0].strip() for line in requires(_HOUSE) or ()]
    found = {_name(line): line for line in told}
    return tuple(found.get(name, name) for name in names)


def runtime_files() -> frozenset[str]:
    """Return the files of the tree that `studio.runtime` needs: modules, and what lies beside them."""
    sources = {_path_of(module) for module in modules()[0]}
    beside = {
        path
        for folder in {source.parent for source in sources}
        for path in folder.iterdir()
        if path.is_file() and path.suffix in _DATA
    }
    return frozenset(path.relative_to(_root()).as_posix() for path in sources | beside)


@cache
def modules() -> tuple[frozenset[str], frozenset[str]]:
    """Return the modules of ours that `studio.runtime` needs, and the names of those from outside."""
    root = _root() / "studio" / "runtime"
    waiting = [_ENTRANCE, *(f"{_ENTRANCE}.{path.stem}" for path in root.glob("[!_]*.py"))]
    ours: set[str] = set()
    outside: set[str] = set()
    while waiting:
        module = waiting.pop()
        if module in ours:
            continue
        ours.add(module)
        for name in _imported(module):
            if name.partition(".")[0] == "studio":
                parts = [one for one in _with_packages(name) if _is_module(one)]
                waiting += [] if {*parts} & {*_LEFT_OUT} else parts
            else:
                outside.add(name.partition(".")[0])
    return frozenset(ours), frozenset(outside)


def _imported(module: str) -> Iterator[str]:
    """Return what a module imports, at its head or later; not what only a type checker reads."""
    waiting: list[ast.AST] = [ast.parse(_path_of(module).read_bytes())]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                waiting += node.orelse
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom(module=str(name)):
                yield name
                yield from (f"{name}.{alias.name}" for alias in node.names)
            case ast.expr():
                pass  # no expression holds an import
            case _:
                waiting += ast.iter_child_nodes(node)


def _with_packages(module: str) -> Iterator[str]:
    parts = module.split(".")
    return (".".join(parts[:end]) for end in range(1, len(parts) + 1))


def _is_module(module: str) -> bool:
    return _path_of(module).is_file()


def _path_of(module: str) -> Path:
    place = _root().joinpath(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_name(f"{place.name}.py")


def _root() -> Path:
    return Path(studio.__file__).parent.parent


def _source(path: str) -> bytes:
    return (_root() / path).read_bytes().replace(b"\r\n", b"\n")


def _name(requirement: str) -> str:
    end = next((n for n, c in enumerate(requirement) if not (c.isalnum() or c in "-_.")), None)
    return requirement[:end].lower().replace("_", "-")


def _metadata() -> bytes:
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {DISTRIBUTION}",
        f"Version: {studio.__version__}",
        "Summary: Plays flows of Tejun Studio: what an exported script needs, without the studio.",
        "License: Apache-2.0",
        "Requires-Python: >=3.11",
        *(f"Requires-Dist: {line}" for line in requirements_of()),
        f"Requires-Dist: {requirements_of(counts_days=True)[-1]}; extra == 'days'",
        "Provides-Extra: days",
    ]
    return ("\n".join(lines) + "\n").encode()


_TAGS: Final = (
    f"Wheel-Version: 1.0\nGenerator: {_HOUSE}\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
)


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def _zipped(files: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, _EPOCH)
            entry.external_attr, entry.compress_type = _FILE, zipfile.ZIP_DEFLATED
            archive.writestr(entry, data, compresslevel=9)
    return made.getvalue()
