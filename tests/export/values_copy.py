"""The part of an exported script that reads values: a copy of `studio.domain`'s, without its docstrings.

`python -m tests.export.values_copy` writes it anew after a change there; a test says when that is due.
"""

import ast
from pathlib import Path
from typing import Final

from tests.export.source_copy import ROOT, Bare, as_template, name_of

MODULES: Final = ("amounts", "moments", "cell_values")
COPY: Final = ROOT / "studio/export/templates/python_values.py.j2"
_HEAD: Final = "# ---------------------------------------------------------------- 部品：数・日付・在庫などの読み取り"


def copied() -> str:
    """Return what the template has to hold."""
    bodies = [_body(ROOT / "studio/domain" / f"{name}.py") for name in MODULES]
    tops = [name_of(one) for body in bodies for one in ast.parse(body).body]
    if twice := sorted({name for name in tops if tops.count(name) > 1}):
        raise ValueError(f"the modules share names: {twice}")
    code = f"\n\n{_HEAD}\n\n" + "\n".join(bodies)
    return as_template(code)


def _body(path: Path) -> str:
    tree = _WithoutImports().visit(ast.parse(path.read_text(encoding="utf-8")))
    return ast.unparse(ast.fix_missing_locations(tree))


class _WithoutImports(Bare):
    """Takes out imports too, and what stands between statements."""

    def visit_Module(self, node: ast.Module) -> ast.AST:
        node.body = [
            one for one in node.body if not isinstance(one, ast.Import | ast.ImportFrom | ast.Expr)
        ]
        return self.generic_visit(node)


if __name__ == "__main__":
    COPY.write_text(copied(), encoding="utf-8")
