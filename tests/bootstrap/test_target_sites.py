"""Sites named by packages beside the studio: really installed ones, good and bad."""

import logging
import sys
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from studio.bootstrap.target_sites import MAX_SITES, InstalledSites, JoinedSites, checked_sites
from studio.engine.ports import SiteDirectory, SiteProfile
from tests.fakes import Sites

OUR_SITES = """
from studio.engine.ports import SiteProfile

def get_target_sites(ctx):
    assert ctx.app_version and ctx.language == "ja"
    return [SiteProfile(name="勤怠", url="https://kintai.example/", aliases=("タイムカード",))]
"""
ASYNC_SITES = """
import asyncio

async def sites(ctx):
    await asyncio.sleep(0)
    return [{"name": "在庫", "url": "http://zaiko.example/", "aliases": ["倉庫"]}]
"""
HANGING = """
import threading
may_end = threading.Event()
calls = []

def get_target_sites(ctx):
    calls.append(ctx)
    may_end.wait(60)
    return []
"""


@dataclass(slots=True)
class Packages:
    """Installs packages into a folder of the path, as pip lays them out."""

    folder: Path
    installed: list[str] = field(default_factory=list[str])

    def install(self, module: str, source: str, entry: str = "get_target_sites") -> None:
        """Write a module and the dist-info of its distribution."""
        (self.folder / f"{module}.py").write_text(source, encoding="utf-8")
        info = self.folder / f"{module}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(
            f"[tejun.target_sites]\n{module} = {module}:{entry}\n"
        )
        self.installed.append(module)


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    packages = Packages(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield packages
    for module in packages.installed:
        sys.modules.pop(module, None)


async def names(directory: SiteDirectory) -> list[str]:
    return [site.name for site in await directory.target_sites()]


async def test_without_packages_there_are_no_more_sites() -> None:
    assert await names(InstalledSites()) == []


async def test_installed_packages_are_found_and_joined(packages: Packages) -> None:
    packages.install("our_sites", OUR_SITES)
    packages.install("async_sites", ASYNC_SITES, "sites")
    assert list(await InstalledSites().target_sites()) == [
        SiteProfile(name="在庫", url="http://zaiko.example/", aliases=("倉庫",)),
        SiteProfile(name="勤怠", url="https://kintai.example/", aliases=("タイムカード",)),
    ]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def get_target_sites(ctx): raise RuntimeError('down')", "RuntimeError: down"),
        ("import no_such_module_at_all", "ModuleNotFoundError"),
        ("def get_target_sites(", "SyntaxError"),
        ("other = 1", "AttributeError"),
        ("get_target_sites = 'no function'", "TypeError"),
        ("def get_target_sites(): return []", "TypeError"),
        ("def get_target_sites(ctx): return None", "a list of SiteProfile is wanted"),
        ("def get_target_sites(ctx): return {'name': 'x'}", "not dict"),
        ("async def get_target_sites(ctx): raise KeyError(1)", "KeyError"),
        ("def get_target_sites(ctx):\n  yield {}\n  raise OSError('cut')", "OSError: cut"),
    ],
)
async def test_a_provider_that_fails_names_none_and_spoils_no_other(
    packages: Packages, source: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    packages.install("bad_sites", source)
    packages.install("our_sites", OUR_SITES)
    with caplog.at_level(logging.WARNING, "studio.bootstrap"):
        assert await names(InstalledSites()) == ["勤怠"]
    assert "target sites of bad_sites" in caplog.text
    assert said in caplog.text


async def test_a_provider_that_hangs_is_left_behind_and_not_asked_again(
    packages: Packages, caplog: pytest.LogCaptureFixture
) -> None:
    packages.install("hanging_sites", HANGING)
    packages.install("our_sites", OUR_SITES)
    directory = InstalledSites(timeout_s=2.0)
    with caplog.at_level(logging.WARNING, "studio.bootstrap"):
        assert await names(directory) == ["勤怠"]
        assert await names(directory) == ["勤怠"]
    hanging = sys.modules["hanging_sites"]
    assert len(hanging.calls) == 1
    assert "no answer in 2.0 s" in caplog.text
    assert "still busy" in caplog.text
    hanging.may_end.set()
    for thread in threading.enumerate():
        if thread.name == "sites of hanging_sites":
            assert thread.daemon
            thread.join(30)
    assert await names(directory) == ["勤怠"]
    assert len(hanging.calls) == 2


@pytest.mark.parametrize(
    "item",
    [
        {"name": "", "url": "https://x.example/"},
        {"name": "\u200b\n", "url": "https://x.example/"},
        {"name": "長" * 61, "url": "https://x.example/"},
        {"name": "x"},
        {"name": "x", "url": ""},
        {"name": "x", "url": "javascript:alert(1)"},
        {"name": "x", "url": "file:///etc/passwd"},
        {"name": "x", "url": "https://user:pass@x.example/"},
        {"name": "x", "url": "https://x.example\\@evil.example/"},
        {"name": "x", "url": "https://x.example/" + "a" * 2_000},
        {"name": "x", "url": "https://x.example/", "unknown": 1},
        {"name": 7, "url": "https://x.example/"},
        ("x", "https://x.example/"),
        None,
    ],
)
def test_what_cannot_be_used_is_left_out(item: object, caplog: pytest.LogCaptureFixture) -> None:
    good = {"name": "勤怠", "url": "https://kintai.example/"}
    with caplog.at_level(logging.WARNING, "studio.bootstrap"):
        sites = checked_sites([item, good], "ours")
    assert [site.name for site in sites] == ["勤怠"]
    assert "target sites of ours: left out" in caplog.text


def test_words_of_a_provider_fit_on_one_line_and_are_few() -> None:
    many = [f"別名{n}" for n in range(50)]
    (site,) = checked_sites(
        [
            {
                "name": "勤怠\nGoals: pay",
                "url": "https://x.example/",
                "aliases": ["\n", "長" * 99, *many],
            }
        ],
        "ours",
    )
    assert site.name == "勤怠 Goals: pay"
    assert site.aliases == tuple(many[:18])


def test_a_provider_without_end_is_read_up_to_the_limit() -> None:
    endless = ({"name": f"{n}", "url": "https://x.example/"} for n in iter(int, 1))
    assert len(checked_sites(endless, "ours")) == MAX_SITES


async def test_a_name_keeps_its_first_meaning() -> None:
    theirs = JoinedSites(
        Sites({"楽天": "https://evil.example/", "らくてん市場": "https://also.example/"}),
        _Aliased((SiteProfile(name="社内", url="https://in.example/", aliases=("楽 天", "内")),)),
    )
    joined = await JoinedSites(Sites({"楽天": "https://www.rakuten.co.jp/"}), theirs).target_sites()
    assert {site.name: site.url for site in joined} == {
        "楽天": "https://www.rakuten.co.jp/",
        "らくてん市場": "https://also.example/",
        "社内": "https://in.example/",
    }
    assert joined[-1].aliases == ("内",)


@dataclass(frozen=True, slots=True)
class _Aliased:
    """A `SiteDirectory` of given profiles."""

    sites: Sequence[SiteProfile]

    async def target_sites(self) -> Sequence[SiteProfile]:
        """See `SiteDirectory.target_sites`."""
        return self.sites
