"""The part of an exported script that knows dates in words, formats and converters: a copy of `studio.domain`'s.

`python -m tests.export.dates_copy` writes it anew after a change there; a test says when that is due.
"""

import ast
from typing import Final

from tests.export.source_copy import ROOT, Bare, as_template, name_of

COPY: Final = ROOT / "studio/export/templates/python_dates.py.j2"
TAKEN: Final = {
    "text": {
        *("_KANJI_DIGITS", "_KANJI_SMALL", "_KANJI_LARGE", "parse_kanji_number"),
    },
    "variable": {"Converter"},
    "dates": None,
    "date_format": None,
    "date_expression": None,
    "converting": None,
}
"""Names of each module that go into the script; None = all but those of `LEFT`."""
LEFT: Final = {
    *("WorkCalendar", "TITLES", "preview", "Converted", "format_of", "is_format", "EXAMPLES"),
    *("_formats_like", "_writes", "_PADDED", "_PLAIN", "FORMATS"),
}
_HEAD: Final = """# ---------------------------------------------------------------- 部品：日付の言い方・書き方と、値の変換


class SettingsError(Halt):
    def __init__(self, code: str, message: str, remedy: str = "") -> None:
        super().__init__(message + remedy)


def clip(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


class NoWorkdays:
    known_until = date.max

    def is_workday(self, day: date) -> bool:
        raise Halt("このスクリプトは営業日を数えられません。2026/11/20 のような日付を指定してください。")


"""

_TAIL: Final = """


def made(name: str, text: str, kind: str, form: str, choices: tuple, converters: tuple) -> str:
    if kind == "date" and text.strip():
        try:
            text = said_day(text, form)
        except Halt as reason:
            raise Halt(f"変数「{name}」：{reason}") from reason
    elif kind == "choice" and text and choices:
        fitting = [choice for choice in choices if fold(choice) == fold(text)]
        if not fitting:
            raise Halt(f"変数「{name}」：「{text}」は選べません。次から選んでください：{'、'.join(choices)}")
        text = fitting[0]
    return converted(text, converters)


def said_day(said: str, form: str) -> str:
    return format_date(day_said(said, TODAY, NoWorkdays()).day, form)


TODAY = date.today()  # 実行の途中で日付が変わっても、始めた日のまま
"""


def copied() -> str:
    """Return what the template has to hold."""
    code = _HEAD + "\n".join(_taken(name, names) for name, names in TAKEN.items()) + _TAIL
    return as_template(code)


def _taken(module: str, names: set[str] | None) -> str:
    tree = ast.parse((ROOT / f"studio/domain/{module}.py").read_text(encoding="utf-8"))
    body = [one for one in tree.body if (name := name_of(one)) and name not in LEFT]
    body = [one for one in body if names is None or name_of(one) in names]
    own = {name for one in tree.body if (name := name_of(one)).startswith("_")}
    bare = _Own(module, own).visit(ast.Module(body, []))
    return ast.unparse(ast.fix_missing_locations(bare))


class _Own(Bare):
    """Gives private names their module's, besides."""

    def __init__(self, module: str, names: set[str]) -> None:
        self._names = {name: f"_{module}{name}" for name in names}

    def visit_Name(self, node: ast.Name) -> ast.AST:
        plain = {"StrEnum": "Enum", "WorkCalendar": "NoWorkdays"}
        node.id = self._names.get(node.id, plain.get(node.id, node.id))
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.name = self._names.get(node.name, node.name)
        return super().visit_FunctionDef(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.name = self._names.get(node.name, node.name)
        return super().visit_ClassDef(node)


if __name__ == "__main__":
    COPY.write_text(copied(), encoding="utf-8")
