"""What both copies of `studio.domain` in exported scripts have in common: bare code, written by ruff."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


class Bare(ast.NodeTransformer):
    """Takes out docstrings and `Final`."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._without_docstring(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._without_docstring(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        if "Final" not in ast.unparse(node.annotation) or node.value is None:
            return node
        return ast.Assign(targets=[node.target], value=node.value)

    def _without_docstring(self, node: ast.FunctionDef | ast.ClassDef) -> ast.AST:
        if ast.get_docstring(node) is not None and len(node.body) > 1:
            node.body = node.body[1:]
        return self.generic_visit(node)


def name_of(node: ast.stmt) -> str:
    """Return what a statement at the top of a module defines, ""."""
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            return node.name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case _:
            return ""


def as_template(code: str) -> str:
    """Return code as ruff writes it, in a block that Jinja leaves alone."""
    ruff = [sys.executable, "-m", "ruff", "format", "--no-cache", "--stdin-filename", "d.py", "-"]
    done = subprocess.run(ruff, input=code, capture_output=True, text=True, check=True, cwd=ROOT)
    return f"{{% raw %}}\n\n\n{done.stdout.lstrip()}{{% endraw %}}\n"
