"""Which view answers which address."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import TypeAlias

from studio.practice.messages import Request, Response

View: TypeAlias = Callable[[Request, str], Response | None]
"""Answers a request; the second argument is the part of the path in `<>`, None means not found."""

_HOLE = re.compile(r"<\w+>")


@dataclass(frozen=True, slots=True)
class Route:
    """One address: `/shop/books/<id>/` has one hole, which holds anything but a slash."""

    method: str
    pattern: str
    view: View


class Router:
    """Finds the route of a request; a HEAD is answered as the GET it stands for."""

    def __init__(self, routes: tuple[Route, ...]) -> None:
        self._routes = tuple((_compiled(route.pattern), route) for route in routes)

    def respond(self, request: Request) -> Response | HTTPStatus:
        """Return the view's answer, or the status that says why there is none."""
        method = "GET" if request.method == "HEAD" else request.method
        status = HTTPStatus.NOT_FOUND
        for pattern, route in self._routes:
            hit = pattern.fullmatch(request.path)
            if not hit:
                continue
            if route.method == method:
                answer = route.view(request, hit[1] if hit.groups() else "")
                return answer or HTTPStatus.NOT_FOUND
            status = HTTPStatus.METHOD_NOT_ALLOWED
        return status


def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile("([^/]+)".join(re.escape(part) for part in _HOLE.split(pattern)))
