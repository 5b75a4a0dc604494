"""What a run knows of its sites, without ever waiting for it."""

import asyncio
from dataclasses import dataclass, field

import pytest

from studio.engine.runs.sitemaps import (
    MAX_PROMPT_CHARS,
    MAX_PROMPT_URLS,
    NoSiteMaps,
    SiteGuide,
    prompt_share,
)

SITE, OTHER = "https://shop.example", "https://other.example:8443"


@dataclass(slots=True)
class HeldSiteMaps:
    """A `SiteMaps` that answers when it is let; an address it does not know is a fault of its own."""

    lists: dict[str, tuple[str, ...]]
    asked: list[str] = field(default_factory=list[str])
    may_answer: asyncio.Event = field(default_factory=asyncio.Event)
    given_up: list[str] = field(default_factory=list[str])

    async def urls(self, origin: str) -> tuple[str, ...]:
        """See `SiteMaps.urls`."""
        self.asked.append(origin)
        try:
            await self.may_answer.wait()
        except asyncio.CancelledError:
            self.given_up.append(origin)
            raise
        return self.lists[origin]


async def answered(sitemaps: HeldSiteMaps) -> None:
    """Let it answer, and wait until every asking is over."""
    sitemaps.may_answer.set()
    tasks = [task for task in asyncio.all_tasks() if task.get_name().startswith("sitemap of")]
    if tasks:
        await asyncio.wait(tasks, timeout=5)


def test_a_prompt_gets_the_first_three_hundred() -> None:
    urls = tuple(f"{SITE}/{n}" for n in range(1_000))
    assert prompt_share(urls) == urls[:MAX_PROMPT_URLS]


def test_a_prompt_gets_ten_thousand_characters_and_nothing_out_of_order() -> None:
    long, longer, short = "a" * 4_999, "b" * 5_000, "c"
    assert prompt_share((long, long, short)) == (long, long)
    assert prompt_share((long, longer, short)) == (long,)
    assert len("\n".join(prompt_share(f"{n:0100d}" for n in range(300)))) <= MAX_PROMPT_CHARS
    assert prompt_share(()) == ()


async def test_a_site_is_asked_once_and_its_list_is_handed_out_when_it_is_there() -> None:
    sitemaps = HeldSiteMaps({SITE: (f"{SITE}/a",)})
    guide = SiteGuide(sitemaps)
    for page in ("/", "/x?y#z"):
        guide.visit(SITE + page)
    assert guide.pages_for(f"{SITE}/", is_stuck=False) == ()
    await answered(sitemaps)
    assert sitemaps.asked == [SITE]
    assert guide.pages_for(f"{SITE}/deep", is_stuck=False) == (f"{SITE}/a",)
    await guide.close()


async def test_a_list_comes_again_only_when_the_work_is_stuck() -> None:
    sitemaps = HeldSiteMaps({SITE: ("1",), OTHER: ("2",)})
    guide = SiteGuide(sitemaps)
    guide.visit(SITE)
    guide.visit(OTHER)
    await answered(sitemaps)
    told = [guide.pages_for(SITE, is_stuck=stuck) for stuck in (False, False, True, False)]
    assert told == [("1",), (), ("1",), ()]
    assert guide.pages_for(OTHER, is_stuck=False) == ("2",)
    await guide.close()


async def test_a_fault_of_the_source_is_an_empty_list() -> None:
    sitemaps = HeldSiteMaps({})
    guide = SiteGuide(sitemaps)
    guide.visit(SITE)
    await answered(sitemaps)
    assert guide.pages_for(SITE, is_stuck=True) == ()
    await guide.close()


@pytest.mark.parametrize(
    "page", ["", "about:blank", "file:///tmp/x", "http://[", "data:text/html,x"]
)
async def test_only_web_pages_belong_to_a_site(page: str) -> None:
    sitemaps = HeldSiteMaps({})
    guide = SiteGuide(sitemaps)
    guide.visit(page)
    await answered(sitemaps)
    assert (sitemaps.asked, guide.pages_for(page, is_stuck=True)) == ([], ())


async def test_the_source_is_never_told_a_path_or_a_password() -> None:
    sitemaps = HeldSiteMaps({"http://shop.example": ()})
    guide = SiteGuide(sitemaps)
    guide.visit("http://user:geheim@Shop.example/private?token=1")
    await answered(sitemaps)
    assert sitemaps.asked == ["http://shop.example"]
    await guide.close()


async def test_the_end_of_a_run_gives_up_what_is_under_way() -> None:
    sitemaps = HeldSiteMaps({SITE: ("1",)})
    guide = SiteGuide(sitemaps)
    guide.visit(SITE)
    await asyncio.wait([asyncio.get_running_loop().create_future()], timeout=0)
    await guide.close()
    assert sitemaps.given_up == sitemaps.asked == [SITE]
    assert guide.pages_for(SITE, is_stuck=True) == ()


async def test_a_run_without_sitemaps_knows_none() -> None:
    assert await NoSiteMaps().urls(SITE) == ()
