"""Names of sites."""

import logging
from pathlib import Path

import pytest

from studio.engine.ports import SiteDirectory
from studio.practice.directory import PracticeDirectory
from studio.practice.server import PracticeSite


async def test_the_corners_follow_the_running_site(site: PracticeSite, resources: Path) -> None:
    directory: SiteDirectory = PracticeDirectory(resources, lambda: site.url)
    sites = {profile.name: profile for profile in await directory.target_sites()}
    assert sites["練習書店"].url == f"{site.url}shop/"
    assert "本屋" in sites["練習書店"].aliases
    assert sites["経費精算"].url == f"{site.url}expense/"
    assert sites["社員名簿"].url == f"{site.url}staff/"
    assert sites["部品サンプル"].url == f"{site.url}widgets/"
    assert sites["練習ログイン"].url == f"{site.url}login/"
    assert sites["Amazon"].url == "https://www.amazon.co.jp/"


async def test_no_name_stands_for_two_sites(resources: Path) -> None:
    sites = await PracticeDirectory(resources, "http://127.0.0.1:1").target_sites()
    names = [name.casefold() for site in sites for name in {site.name, *site.aliases}]
    assert len(sites) >= 17
    assert len({site.url for site in sites}) == len(sites)
    repeated = {name for name in names if names.count(name) > 1} - {"amazon", "askul", "monotaro"}
    assert repeated == set()


async def test_a_site_that_does_not_run_is_not_offered(resources: Path) -> None:
    names = [site.name for site in await PracticeDirectory(resources, "").target_sites()]
    assert "練習書店" not in names
    assert "Amazon" in names


@pytest.mark.parametrize("content", [None, "[{]", '[{"name": "x"}]'])
async def test_a_damaged_file_leaves_the_practice_site(
    tmp_path: Path, content: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    if content is not None:
        (tmp_path / "sites.json").write_text(content, encoding="utf-8")
    with caplog.at_level(logging.WARNING, "studio.practice"):
        sites = await PracticeDirectory(tmp_path, "http://127.0.0.1:1/").target_sites()
    assert [site.name for site in sites][:1] == ["練習書店"]
    assert len(sites) == 5
    assert "sites.json cannot be read" in caplog.text
