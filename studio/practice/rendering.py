"""Turns templates into pages, and ordinary pages into made-over ones (「模様替え」).

A made-over page says the same with other words (`_()` in the templates looks them up), other ids
and class names (renamed in the finished HTML and in the style sheets alike), another style sheet
and another order (`{% if makeover %}`). Scripts find their elements by role, type and name, so
they run on both.
"""

import json
import re
import zlib
from collections.abc import Mapping
from datetime import date
from functools import cache, cached_property
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, cast

from studio.practice.messages import Response
from studio.practice.state import PracticeState

if TYPE_CHECKING:
    from jinja2 import Environment

_NAMED = re.compile(
    r'(\s(?:(?:class|id|for|aria-labelledby|aria-describedby|aria-controls)="|href="#))([^"]*)(")'
)
_SELECTOR = re.compile(r"\.([a-z][a-z0-9-]*)(?=[^{}]*\{)")


class Renderer:
    """Renders `resources/practice/templates` with autoescape on."""

    def __init__(self, folder: Path, state: PracticeState) -> None:
        self._state = state
        self._static = folder / "static"
        self._other_words = _read_words(folder / "data" / "makeover.json")
        self._templates = folder / "templates"

    @cached_property
    def _environment(self) -> "Environment":
        """What renders, loaded by the first page: most starts of the studio show none."""
        from jinja2 import Environment, FileSystemLoader, StrictUndefined

        environment = Environment(
            loader=FileSystemLoader(self._templates),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        environment.filters["yen"] = in_yen
        environment.filters["japanese_date"] = japanese_date
        return environment

    def say(self, text: str) -> str:
        """Return a text of the site as it reads today: as written, or in its made-over wording."""
        return self._other_words.get(text, text) if self._state.is_made_over else text

    def page(
        self,
        template: str,
        context: Mapping[str, object] | None = None,
        status: HTTPStatus = HTTPStatus.OK,
    ) -> Response:
        """Render a page."""
        html = self._environment.get_template(template).render(
            {
                "_": self.say,
                "makeover": self._state.is_made_over,
                "cart_count": self._state.record.cart_count,
                **(context or {}),
            }
        )
        if self._state.is_made_over:
            html = _NAMED.sub(lambda hit: hit[1] + rename(hit[2]) + hit[3], html)
        return Response(html.encode(), status, headers=(("Cache-Control", "no-store"),))

    def image(self, template: str, context: Mapping[str, object]) -> Response:
        """Render an SVG picture."""
        svg = self._environment.get_template(template).render(context)
        return Response(svg.encode(), content_type="image/svg+xml; charset=utf-8")

    def style(self, name: str) -> Response | None:
        """Return a style sheet, its class names renamed while the site is made over."""
        path = self._static / name
        if path.parent != self._static or not path.is_file():
            return None
        css = path.read_text(encoding="utf-8")
        if self._state.is_made_over:
            css = _SELECTOR.sub(lambda hit: "." + rename(hit[1]), css)
        return Response(
            css.encode(),
            content_type="text/css; charset=utf-8",
            headers=(("Cache-Control", "no-store"),),
        )


@cache
def rename(names: str) -> str:
    """Return other names for blank-separated ids or classes; equal names stay equal."""
    return " ".join(f"m{zlib.crc32(name.encode()):08x}" for name in names.split())


def in_yen(amount: int) -> str:
    """Write an amount as shops do: 2,980円."""
    return f"{amount:,}円"


def japanese_date(day: date) -> str:
    """Write a day as 2026年3月19日."""
    return f"{day.year}年{day.month}月{day.day}日"


def _read_words(path: Path) -> Mapping[str, str]:
    return cast("Mapping[str, str]", json.loads(path.read_text(encoding="utf-8")))
