"""The part of an exported script that reads values: a copy of `studio.domain`'s, without its docstrings.

`python -m tests.export.values_copy` writes it anew after a change there; a test says when that is due.
"""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MODULES: Final = ("amounts", "moments", "cell_values")
COPY: Final = ROOT / "studio/export/templates/python_values.py.j2"
_HEAD: Final = "# ---------------------------------------------------------------- 部品：数・日付・在庫などの読み取り"


def copied() -> str:
    """Return what the template has to hold."""
    bodies = [_body(ROOT / "studio/domain" / f"{name}.py") for name in MODULES]
    tops = [_name_of(one) for body in bodies for one in ast.parse(body).body]
    if twice := sorted({name for name in tops if tops.count(name) > 1}):
        raise ValueError(f"the modules share names: {twice}")
    code = f"\n\n{_HEAD}\n\n" + "\n".join(bodies)
    ruff = [
        sys.executable,
        "-m",
        "ruff",
        "format",
        "--no-cache",
        "--stdin-filename",
        "values.py",
        "-",
    ]
    done = subprocess.run(ruff, input=code, capture_output=True, text=True, check=True, cwd=ROOT)
    return f"{{% raw %}}\n\n\n{done.stdout.lstrip()}{{% endraw %}}\n"


def _body(path: Path) -> str:
    tree = _Bare().visit(ast.parse(path.read_text(encoding="utf-8")))
    return ast.unparse(ast.fix_missing_locations(tree))


def _name_of(node: ast.stmt) -> str:
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            return node.name
        case ast.Assign():
            return ast.unparse(node.targets[0])
        case _:
            return ast.unparse(node)


class _Bare(ast.NodeTransformer):
    """Takes out imports, docstrings and `Final`."""

    def visit_Module(self, node: ast.Module) -> ast.AST:
        node.body = [
            one for one in node.body if not isinstance(one, ast.Import | ast.ImportFrom | ast.Expr)
        ]
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._without_docstring(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._without_docstring(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if "Final" not in ast.unparse(node.annotation) or node.value is None:
            return node
        return ast.Assign(targets=[node.target], value=node.value)

    def _without_docstring(self, node: ast.FunctionDef | ast.ClassDef) -> ast.AST:
        if ast.get_docstring(node) is not None and len(node.body) > 1:
            node.body = node.body[1:]
        return self.generic_visit(node)


if __name__ == "__main__":
    COPY.write_text(copied(), encoding="utf-8")
