"""Where a run may be: what the person named, and nothing else."""

import pytest

from studio.engine.guard.places import AllowedPlaces, named_addresses


def test_an_empty_list_allows_nothing() -> None:
    places = AllowedPlaces()
    assert not places.allows("https://good.test/")
    assert not places.allows("http://127.0.0.1/")
    assert places.allows("about:blank")


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://good.test/deep?x=1", True),
        ("https://www.good.test/", True),
        ("http://good.test/", False),
        ("https://good.test:8443/", False),
        ("https://mail.good.test/", False),
        ("https://good.test.evil.test/", False),
        ("https://good.test@evil.test/", False),
        ("https://evil.test\\@good.test/", False),
        ("https://evil.test/?u=://good.test/", False),
        ("javascript:alert(1)//https://good.test", False),
        ("file:///etc/passwd", False),
        ("blob:https://good.test/x", False),
    ],
)
def test_only_the_named_origin_and_its_www_are_allowed(url: str, expected: bool) -> None:
    assert AllowedPlaces(("https://good.test",)).allows(url) is expected


def test_what_was_agreed_to_is_kept_once_and_in_order() -> None:
    places = AllowedPlaces(("http://a.test/x", "javascript:1", "http://a.test/y"))
    places.allow("https://b.test/")
    assert places.origins == ("http://a.test", "https://b.test")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("https://good.test/を開いて", ("https://good.test/を開いて",)),
        ("https://good.testを開いて、検索", ("https://good.test",)),
        (
            "「https://a.test/x」と http://b.test:81 を見る",
            ("https://a.test/x", "http://b.test:81"),
        ),
        ("https://good.test、https://good.test", ("https://good.test",)),
        ("good.test を開く", ()),
        ("ftp://good.test", ()),
    ],
)
def test_addresses_of_a_sentence(text: str, expected: tuple[str, ...]) -> None:
    assert named_addresses((text,)) == expected
