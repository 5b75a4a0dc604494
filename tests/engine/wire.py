"""The wire between a browser twin and its site: it may break at every point where a real one may."""

from studio.domain.failpoints import fp
from studio.engine.ports import OutgoingRequest, RequestKind
from tests.fakes import FakeBrowser


async def leaves(browser: FakeBrowser, url: str) -> bool:
    """Ask the border as a real browser does; False when the request was not let out."""
    fp("browser.pressed")
    assert browser.traffic is not None
    request = OutgoingRequest(
        method="POST", url=url, kind=RequestKind.NAVIGATION, page_url=browser.url
    )
    if not await browser.traffic(request):
        return False
    fp("browser.sends")
    return True


def answered(browser: FakeBrowser, url: str) -> None:
    """Show what the site answers, after it has taken what was sent."""
    fp("site.took_it")
    browser.go(url)
    fp("browser.shows")
