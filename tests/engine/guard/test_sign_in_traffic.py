"""What a page sends by itself as it signs in, right behind that, and while it is only waited for."""

import pytest

from studio.domain.page.observation import MASK
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.own_traffic import OwnTraffic
from studio.engine.guard.ruling import ActUnderWay
from tests.engine.guard.test_own_traffic import CLICK, HOME, LIST, after, beat
from tests.factories import make_observation

LOGIN = ActUnderWay("「接続」", ActKind.PRESSES, page=make_observation(url=f"{HOME}/login"))
JWT = "eyJhbGciOiJIUzI1NiJ9.eyJ1c2VySWQiOjEsImlhdCI6MTc5NjA2MDI3OX0.tgnF0Pxe98UWnvh5yWWUtXYi"


def signed_in(secret: str = MASK) -> OwnTraffic:
    """Return what is known once a script has sent a password, beside which it wrote `basic`."""
    own = after(act=LOGIN)
    sent = {"fields": (("password", secret),), "headers": ("basic",)}
    own.let_go(beat(f"{HOME}/login", f"{HOME}/api/auth").model_copy(update=sent), LOGIN)
    return own


@pytest.mark.parametrize(
    ("secret", "page", "url", "is_own"),
    [
        (MASK, f"{HOME}/home", f"{HOME}/tasks/mine", True),
        ("Yamada", f"{HOME}/home", f"{HOME}/tasks/mine", False),
        (MASK, f"{HOME}/login", f"{HOME}/tasks/mine", False),  # of the page it was done on
        (MASK, f"{HOME}/home", f"{HOME}/tasks/delete", False),
        (MASK, f"{HOME}/home", "https://count.example/mine", False),
        (MASK, "https://count.example/", "https://count.example/mine", False),
    ],
)
def test_behind_a_sign_in_by_a_script_no_document_is_needed(
    secret: str, page: str, url: str, *, is_own: bool
) -> None:
    own = signed_in(secret)
    poll = beat(page, url).model_copy(update={"fields": (("of", "cc"),)})
    own.hear(poll, LOGIN, ())
    assert own.knows(poll) is is_own
    own.begin(CLICK, ())
    assert own.knows(poll) is is_own
    other = poll.model_copy(update={"fields": (("of", "all"),)})
    own.hear(other, CLICK, ())
    assert not own.knows(other)  # something was done since


@pytest.mark.parametrize(
    ("fields", "is_own"),
    [
        (
            (("type", "auth:token"), ("payload.token", JWT), ("payload.authenticator", "basic")),
            True,
        ),
        ((("type", "auth"), ("access_token", JWT)), True),
        ((("type", "auth"),), False),
        ((("type", "auth"), ("access_token", JWT), ("id", "5")), False),
        ((("type", "auth"), ("access_token", JWT), ("note", JWT)), False),
        ((("type", "auth"), ("access_token", "himitsu")), False),  # of a person, perhaps
        ((("type", "delete"), ("token", JWT)), False),
        ((("type", "logout"), ("token", JWT)), False),
        ((("type", "session approve"), ("token", JWT)), False),
        ((("type", "認証"), ("token", JWT)), False),
    ],
)
def test_an_open_connection_is_told_what_the_site_gave_the_browser_at_a_sign_in(
    fields: tuple[tuple[str, str], ...], *, is_own: bool
) -> None:
    url = f"{HOME.replace('http', 'ws', 1)}/ws"
    told = beat(f"{HOME}/login", url).model_copy(update={"method": "SEND", "fields": fields})
    assert signed_in().knows(told) is is_own
    assert not signed_in("Yamada").knows(told)  # no secret was sent
    abroad = told.model_copy(update={"url": "wss://count.example/ws"})
    assert not signed_in().knows(abroad)
    late = signed_in()
    late.begin(CLICK, ())
    assert not late.knows(told)


@pytest.mark.parametrize(
    ("path", "is_own"),
    [("auth:syncCookies", True), ("auth:sync", True), ("auth:dropCookies", False), ("sync", False)],
)
def test_a_sign_in_may_put_its_session_into_cookies(path: str, *, is_own: bool) -> None:
    told = beat(f"{HOME}/login", f"{HOME}/api/{path}").model_copy(update={"fields": ()})
    assert signed_in().knows(told) is is_own


def test_what_a_page_sends_while_it_is_only_waited_for_before_the_first_act_is_its_own() -> None:
    start = ActUnderWay("開始ページを開く", ActKind.LOOKS, is_start=True)
    waits = ActUnderWay("「読み込み中」が消えるまで待つ", ActKind.LOOKS, is_idle=True)
    own = after(act=start)
    own.begin(waits, ())
    poll = beat(LIST, f"{HOME}/tasks/mine")
    own.hear(poll, waits, ())
    assert own.knows(poll)
    deed = beat(LIST, f"{HOME}/tasks/delete")
    own.hear(deed, waits, ())
    assert not own.knows(deed)
    own.begin(CLICK, ())
    late = beat(LIST, f"{HOME}/tasks/others")
    own.hear(late, CLICK, ())
    assert not own.knows(late)
