"""The staff list: the people and what the page keeps."""

from pathlib import Path

import httpx

from studio.practice.server import PracticeSite
from studio.practice.staff import make_members, read_names


def test_the_same_names_make_the_same_two_thousand_people(resources: Path) -> None:
    names = read_names(resources / "practice" / "data" / "staff.json")
    members = make_members(names)
    assert members == make_members(names)
    assert len({member.number for member in members}) == 2000
    assert len({member.name for member in members}) > 1200
    assert {member.department for member in members} == set(names.departments)
    assert {member.title for member in members} == set(names.titles)
    assert {member.site for member in members} == set(names.sites)


async def test_the_page_itself_holds_no_people(client: httpx.AsyncClient) -> None:
    rows = (await client.get("/staff/rows.json")).json()
    assert len(rows) == 2000
    assert rows[1234]["name"] not in (await client.get("/staff/")).text


async def test_only_known_uses_are_kept(site: PracticeSite, client: httpx.AsyncClient) -> None:
    await client.post("/staff/track", json={"what": "open", "value": "100001"})
    await client.post("/staff/track", json={"what": "anything", "value": "x"})
    kept = [(event.page, event.what, event.value) for event in site.record().events]
    assert kept == [("staff", "open", "100001")]
