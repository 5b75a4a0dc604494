"""No page of the practice site is hard-wired in the rules."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

from pydantic import TypeAdapter

import studio.llm.builtin as rules
from studio.domain.text import squeeze
from studio.engine.resources import resource_file

ROOT = Path(rules.__file__).parent
PRACTICE = Path(__file__).parents[3] / "resources" / "practice"
EXAMPLE = "練習書店"
"""The one name of it that the rules may say: in the example that a person is shown."""
Records = TypeAdapter(list[dict[str, str | int | float | None]])
Lists = TypeAdapter(dict[str, list[str] | list[list[str]] | int])


def strings(path: Path) -> Iterator[str]:
    """Yield every string of a module but its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in docstrings:
            continue
        if isinstance(node.value, str):
            yield node.value


def test_the_rules_hold_no_product_department_or_path_of_the_practice_site() -> None:
    said = "\n".join(text for path in sorted(ROOT.glob("*.py")) for text in strings(path))
    said = squeeze(said + resource_file("synonyms.json").read_text(encoding="utf-8"))
    books = Records.validate_json((PRACTICE / "data" / "books.json").read_text(encoding="utf-8"))
    staff = json.loads((PRACTICE / "data" / "staff.json").read_text(encoding="utf-8"))
    names = {str(book[key]) for book in books for key in ("title", "author", "publisher", "id")}
    names |= set(Lists.validate_python(staff)["departments"])  # pyright: ignore[reportArgumentType]
    paths = {f"/{folder.name}/" for folder in (PRACTICE / "templates").iterdir() if folder.is_dir()}
    assert len(names) > 100
    assert [word for word in sorted(names | paths) if squeeze(word) in said] == []
    assert said.count(EXAMPLE) == 1
