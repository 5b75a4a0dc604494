"""The translations beside the sources: `poe translations` brings them into step and compiles them.

`resources/translations/tejun_en.ts` holds one entry for each text of `tr` and `later`. What is new comes in unfinished,
to be written by hand or in Qt Linguist; what no source says any more goes. The `.qm` is what the window reads.
"""

import ast
import re
import string
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from studio.ui.catalogue import CONTEXT

ROOT: Final = Path(__file__).parents[1]
TS: Final = ROOT / "resources" / "translations" / "tejun_en.ts"
QM: Final = TS.with_suffix(".qm")
_SAYS: Final = {"tr", "later"}
_PLURAL: Final = re.compile(r"\{(\w+)\?[^|{}]*\|[^{}]*\}")


Said = tuple[str, str]
"""A text, and its meaning where two are the same in Japanese."""


def texts_of(path: Path) -> Iterator[Said]:
    """Yield the texts that a module says, in their order."""
    calls = [
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _SAYS
    ]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        told = [str(one.value) for one in call.args if isinstance(one, ast.Constant)]
        if len(told) == len(call.args):
            yield told[0], "".join(told[1:])


@cache
def texts() -> dict[Said, list[str]]:
    """Return each text of the sources with the modules that say it."""
    found: dict[Said, list[str]] = {}
    for path in sorted((ROOT / "studio").rglob("*.py")):
        for text in texts_of(path):
            found.setdefault(text, []).append(path.relative_to(ROOT).as_posix())
    return found


def translations(file: Path = TS) -> dict[Said, str]:
    """Return the entries of a file; an unfinished one says ""."""
    found: dict[Said, str] = {}
    for message in ET.parse(file).iter("message"):
        said = message.find("translation")
        is_done = said is not None and said.get("type") is None
        key = message.findtext("source", ""), message.findtext("comment", "")
        found[key] = (said.text or "") if said is not None and is_done else ""
    return found


def fields(text: str) -> list[str]:
    """Return the places of a text where values stand, with how they are written: `{count:,}`.

    Raises:
        ValueError: It is none that can be filled.
    """
    parts = string.Formatter().parse(_PLURAL.sub("", text))
    return sorted(f"{name}!{how}:{spec}" for _, name, spec, how in parts if name is not None)


def write(entries: dict[Said, str], file: Path = TS) -> None:
    """Write one entry for each text of the sources, with what is known of it."""
    root = ET.Element("TS", version="2.1", language="en_US", sourcelanguage="ja")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for (text, meaning), modules in texts().items():
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "location", filename=f"../../{modules[0]}")
        ET.SubElement(message, "source").text = text
        if meaning:
            ET.SubElement(message, "comment").text = meaning
        said = ET.SubElement(message, "translation")
        said.text = entries.get((text, meaning)) or None
        if not said.text:
            said.set("type", "unfinished")
    ET.indent(root, space="")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    file.parent.mkdir(exist_ok=True)
    file.write_text(head + ET.tostring(root, encoding="unicode") + "\n", encoding="utf-8")


def compile_translations() -> None:
    """Make the `.qm` of the `.ts`, without what is unfinished."""
    lrelease = Path(sys.executable).with_name("pyside6-lrelease")
    command = (lrelease, "-silent", "-nounfinished", TS, "-qm", QM)
    subprocess.run(command, check=True, timeout=60)


def main() -> int:
    """Bring both files into step; tells what is still to be translated."""
    known = translations() if TS.exists() else {}
    write(known)
    compile_translations()
    missing = [said for said in texts() if not known.get(said)]
    gone = known.keys() - texts().keys()
    print(f"{len(texts())} texts, {len(missing)} to be translated, {len(gone)} gone")
    for said in missing:
        print(f"  {texts()[said][0]}: {said[0]!r} {said[1]}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
