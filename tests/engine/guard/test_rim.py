"""Nothing goes beyond the sites of a strict run, nor from beside a secret to another site than its own."""

import pytest

from studio.engine.guard.places import AllowedPlaces
from studio.engine.guard.rim import BESIDE, BEYOND, CARRIES, Rim
from studio.engine.ports import OutgoingRequest, RequestKind

HOME = "https://app.example.jp"
AWAY = "https://evil.test/x"
CDN = "https://cdn.example.net/lib.js"
OF_SECRET = f"{HOME}/login"


def asked(url: str, kind: RequestKind = RequestKind.PART, **more: object) -> OutgoingRequest:
    return OutgoingRequest.model_validate(
        {"method": "GET", "url": url, "kind": kind, "page_url": f"{HOME}/", **more}
    )


def rim(*, is_strict: bool, parts: tuple[str, ...] = ("https://cdn.example.net",)) -> Rim:
    return Rim(AllowedPlaces([HOME]), parts, is_strict=is_strict)


@pytest.mark.parametrize("kind", [RequestKind.PART, RequestKind.DATA])
def test_a_strict_run_knows_only_its_own_sites(kind: RequestKind) -> None:
    strict = rim(is_strict=True)
    assert strict.reason(asked(AWAY, kind)) == BEYOND
    assert strict.reason(asked("https://api.example.jp/x", kind)) == ""
    assert strict.reason(asked("wss://app.example.jp/live", kind)) == ""
    assert strict.reason(asked("wss://evil.test/live", kind)) == BEYOND
    assert rim(is_strict=False).reason(asked(AWAY, kind)) == ""


def test_parts_come_from_where_the_first_run_took_them_and_nothing_is_sent_there() -> None:
    strict = rim(is_strict=True)
    assert strict.reason(asked(CDN)) == ""
    assert strict.reason(asked(CDN, RequestKind.DATA, method="POST")) == BEYOND
    assert rim(is_strict=True, parts=()).reason(asked(CDN)) == BEYOND


def test_a_first_run_learns_from_where_parts_come_and_a_frame_may_send_to_its_own_site() -> None:
    strict = rim(is_strict=True, parts=())
    assert strict.reason(asked("https://forms.test/embed"), may_learn=True) == ""
    assert strict.reason(asked(AWAY, RequestKind.DATA), may_learn=True) == BEYOND
    beside = asked("https://other.test/x", secret_of=OF_SECRET)
    assert strict.reason(beside, may_learn=True) == BESIDE
    assert strict.reason(asked("https://forms.test/embed")) == ""
    assert strict.reason(asked(AWAY)) == BEYOND
    assert strict.reason(asked("https://other.test/x")) == BEYOND
    sending = {"method": "POST", "kind": RequestKind.DATA}
    assert strict.reason(asked("https://forms.test/send").model_copy(update=sending)) == BEYOND
    of_frame = sending | {"frame_url": "https://forms.test/embed"}
    assert strict.reason(asked("https://forms.test/send").model_copy(update=of_frame)) == ""
    assert strict.reason(asked(AWAY).model_copy(update=of_frame)) == BEYOND


def test_beside_a_secret_nothing_leaves_for_another_site_and_its_own_is_open() -> None:
    open_run = rim(is_strict=False)
    for kind in (RequestKind.PART, RequestKind.DATA):
        assert open_run.reason(asked(AWAY, kind, secret_of=OF_SECRET)) == BESIDE
        assert open_run.reason(asked(f"{HOME}/x", kind, secret_of=OF_SECRET)) == ""
        assert open_run.reason(asked("https://auth.example.jp/", kind, secret_of=OF_SECRET)) == ""
    assert open_run.reason(asked(CDN, secret_of=OF_SECRET)) == ""


@pytest.mark.parametrize("kind", list(RequestKind))
def test_a_secret_goes_along_to_no_other_site_whatever_is_allowed(kind: RequestKind) -> None:
    run = Rim(AllowedPlaces([HOME, "https://evil.test"]), ["https://evil.test"])
    carried = asked(AWAY, kind, secret_of=OF_SECRET, carries_secret=True)
    assert run.reason(carried) == CARRIES
    assert run.reason(carried, is_persons=True) == CARRIES
    home = asked(f"{HOME}/in", kind, method="POST", secret_of=OF_SECRET, carries_secret=True)
    assert run.reason(home) == ""


def test_a_document_beside_a_secret_is_a_question_of_places() -> None:
    leaving = asked(AWAY, RequestKind.NAVIGATION, secret_of=OF_SECRET)
    assert rim(is_strict=True).reason(leaving) == ""


def test_a_person_solves_a_captcha_beside_their_password() -> None:
    captcha = asked("https://captcha.test/frame", secret_of=OF_SECRET)
    assert rim(is_strict=False).reason(captcha) == BESIDE
    assert rim(is_strict=False).reason(captcha, is_persons=True) == ""


def test_what_a_page_goes_without_is_told_once_a_host_and_measuring_is_not_missed() -> None:
    strict = rim(is_strict=True)
    told = [strict.missed(asked(url)) for url in (AWAY, AWAY, "https://fonts.test/a.woff")]
    assert [one is not None for one in told] == [True, False, True]
    assert told[0]
    assert "evil.test" in told[0].words
    assert "設定" in told[0].remedy
    assert strict.missed(asked("https://www.google-analytics.com/g.js")) is None
    assert strict.missed(asked(AWAY, RequestKind.DATA)) is None
    many = [strict.missed(asked(f"https://h{number}.test/")) for number in range(9)]
    assert sum(one is not None for one in many) == 3
