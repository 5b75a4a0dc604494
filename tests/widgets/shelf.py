"""Where the foreign widgets stand, and pages that load them as their own documentation says."""

from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Final

import pytest

from installer.widgets import FOLDER
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from tests.browser.stage import Pages

ROOT: Final = Path(__file__).resolve().parents[2] / ".venv" / FOLDER
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}

DJANGO: Final = "django/contrib/admin/static/admin"
STARLETTE: Final = "starlette_admin/static"
TOM: Final = "django_tomselect/static/django_tomselect"
JQUERY_UI: Final = "xstatic/pkg/jquery_ui/data"
CKEDITOR: Final = "django_ckeditor_5/static/django_ckeditor_5/dist"
PROSE: Final = "django_prose_editor/static/django_prose_editor"
TINYMCE: Final = "tinymce/static/tinymce"
NICEGUI: Final = "nicegui"
BOKEH: Final = "bokeh/server/static/js"


class Shelf:
    """Serves `.venv/widgets` under `/w/`."""

    def __init__(self, pages: Pages) -> None:
        if not ROOT.is_dir():
            pytest.fail("no foreign widgets here: run `python3 installer/bootstrap.py test` once")
        for path in ROOT.rglob("*"):
            if path.suffix in _TYPES:
                pages.answer(f"/w/{path.relative_to(ROOT).as_posix()}", _giving(path))


def script(path: str) -> str:
    """Return the tag that loads a script."""
    return f'<script src="/w/{path}"></script>'


def style(path: str) -> str:
    """Return the tag that loads a style sheet."""
    return f'<link rel=stylesheet href="/w/{path}">'


def _giving(path: Path):
    def answer(handler: BaseHTTPRequestHandler) -> None:
        body = path.read_bytes()
        handler.send_response(200)
        handler.send_header("Content-Type", f"{_TYPES[path.suffix]}; charset=utf-8")
        handler.send_header("Content-Length", str(len(body)))
        handler.send_header("Cache-Control", "max-age=600")
        handler.end_headers()
        handler.wfile.write(body)

    return answer


def last(observation: Observation, role: str) -> Target:
    """Return a live target for the last node of this role: a widget stands behind what it replaces."""
    fitting = [node for node in observation.nodes if node.ref and node.role == role]
    assert fitting, sorted({node.role for node in observation.nodes})
    return _target(observation, fitting[-1])


def first(observation: Observation, role: str) -> Target:
    """Return a live target for the first node of this role."""
    fitting = [node for node in observation.nodes if node.ref and node.role == role]
    assert fitting, sorted({node.role for node in observation.nodes})
    return _target(observation, fitting[0])


def _target(observation: Observation, node: AriaNode) -> Target:
    return Target(ref=node.ref, epoch=observation.epoch, role=node.role, name=node.label)
