"""Which view answers which address."""

from http import HTTPStatus

import pytest

from studio.practice.messages import Request, Response
from studio.practice.routing import Route, Router


def _echo(_request: Request, part: str) -> Response | None:
    return Response(part.encode()) if part != "missing" else None


@pytest.fixture
def router() -> Router:
    return Router((Route("GET", "/books/<id>.svg", _echo), Route("POST", "/books/add", _echo)))


def test_the_hole_of_an_address_is_given_to_the_view(router: Router) -> None:
    assert router.respond(Request("GET", "/books/B1.svg")) == Response(b"B1")
    assert router.respond(Request("HEAD", "/books/B1.svg")) == Response(b"B1")


@pytest.mark.parametrize(
    "path", ["/books/a/b.svg", "/books/B1xsvg", "/books/.svg", "/books/B1.svg/"]
)
def test_other_addresses_are_not_found(router: Router, path: str) -> None:
    assert router.respond(Request("GET", path)) is HTTPStatus.NOT_FOUND


def test_a_view_may_say_not_found(router: Router) -> None:
    assert router.respond(Request("GET", "/books/missing.svg")) is HTTPStatus.NOT_FOUND


def test_another_method_is_told_apart_from_not_found(router: Router) -> None:
    assert router.respond(Request("GET", "/books/add")) is HTTPStatus.METHOD_NOT_ALLOWED
