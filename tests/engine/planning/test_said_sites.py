"""Known sites that a sentence names."""

from studio.engine.planning.said_sites import said_sites
from studio.engine.ports import SiteProfile

SHOP = SiteProfile(name="練習書店", url="http://shop.example/")
OTHER = SiteProfile(name="経理システム", url="http://keiri.example/")


def test_only_a_site_that_is_named_is_found() -> None:
    named = list(said_sites("練習書店で「料理」を検索して", (SHOP, OTHER)))
    assert [site.url for site in named] == [SHOP.url]
