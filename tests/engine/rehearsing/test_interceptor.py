"""The border of a rehearsal: nothing that writes leaves, whatever a run's own guard would say."""

import pytest

from studio.engine.ports import OutgoingRequest, RequestKind
from studio.engine.rehearsing.interceptor import RehearsalInterceptor

SITE = "https://app.example"


def asked(method: str, path: str, kind: RequestKind = RequestKind.DATA) -> OutgoingRequest:
    url = path if ":" in path else SITE + path
    return OutgoingRequest(method=method, url=url, kind=kind, page_url=SITE)


PAGE = RequestKind.NAVIGATION


@pytest.mark.parametrize(
    ("request_", "refused"),
    [
        (asked("POST", "/orders"), 1),
        (asked("POST", "/orders", PAGE), 1),
        (asked("PUT", "/drafts/3"), 1),
        (asked("GET", "/entries/5/delete", PAGE), 1),
        (asked("GET", "/cart/add?id=3", PAGE), 1),
        (asked("GET", "/logout", PAGE), 1),
        (asked("POST", "/login", PAGE), 1),
        (asked("POST", "https://www.google-analytics.com/g/collect"), 0),
        (asked("GET", "wss://app.example/live"), 0),
    ],
)
async def test_what_is_held(request_: OutgoingRequest, refused: int) -> None:
    interceptor = RehearsalInterceptor(may_sign_in=False)
    assert not await interceptor.around(_everything)(request_)
    assert interceptor.refused == refused


@pytest.mark.parametrize(
    "request_",
    [asked("GET", "/orders", PAGE), asked("POST", "/products/search"), asked("GET", "about:blank", PAGE)],
)  # fmt: skip
async def test_what_may_leave_if_the_replay_itself_lets_it(request_: OutgoingRequest) -> None:
    interceptor = RehearsalInterceptor(may_sign_in=False)
    assert await interceptor.around(_everything)(request_)
    assert not await interceptor.around(_nothing)(request_)
    assert interceptor.refused == 0


async def test_a_login_that_is_known_may_leave() -> None:
    assert await RehearsalInterceptor(may_sign_in=True).decide(asked("POST", "/login", PAGE))
    assert not await RehearsalInterceptor(may_sign_in=True).decide(asked("POST", "/logout", PAGE))


async def _everything(request: OutgoingRequest) -> bool:
    del request
    return True


async def _nothing(request: OutgoingRequest) -> bool:
    del request
    return False
