"""A page writes back a whole record that it read: what its site keeps just so is known, and nothing else."""

import json

import pytest

from studio.engine.ports import OutgoingRequest
from tests.browser.interception.guarded import Guarded

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

RECORD = {
    "id": "a7",
    "label": "議事録",
    "paused": False,
    "password": "old",
    "folders": [{"path": "/x", "n": 1, "m": 0}, {"path": "/y", "n": 2, "m": 0}],
}
READ = "const got=await(await fetch('{home}/record')).json();"
WRITE = "await fetch('{home}/record',{method:'PUT',body:JSON.stringify(got)})"
ALL = {"id", "label", "paused", "password"} | {
    f"folders.{at}.{name}" for at in (0, 1) for name in ("path", "n", "m")
}


async def kept(guarded: Guarded, script: str, record: object = RECORD) -> frozenset[str]:
    guarded.sites.home.put("/record", json.dumps(record), Content_Type="application/json")
    await guarded.open("<p>本文")
    await guarded.js(guarded.fill(f"async () => {{ {script} }}"))
    return next(one for one in guarded.asked if one.method == "PUT").kept


@pytest.mark.parametrize(
    ("change", "others"),
    [
        ("got.paused=true", {"paused"}),
        ("got.folders[1].path='/evil'", {"folders.1.path"}),
        ("got.folders.push({path:'/z',n:3,m:0})", set[str]()),
        ("got.folders.reverse()", set[str]()),
        ("got.folders.reverse();got.folders[0].m=9", {"folders.0.m"}),
        ("[got.folders[0].n,got.folders[1].n]=[2,1]", {"folders.0.n", "folders.1.n"}),
        ("[got.folders[0].m,got.folders[1].m]=[true,false]", {"folders.0.m", "folders.1.m"}),
        ("got.password='new'", {"password"}),
        ("delete got.id", {"id"}),
        ("got.folders.pop()", ALL),
        ("got.folders=[]", ALL),
        ("got['folders.0.path']='/evil'", {"folders.0.path"}),  # two values are called so
        ("got.$$hashKey='object:12'", set[str]()),
        ("got.$$mail='a@evil.example'", set[str]()),
    ],
)
async def test_what_stands_there_is_known_and_what_changes_is_not(
    guarded: Guarded, change: str, others: set[str]
) -> None:
    """A part that is left out might be what the site then lacks: nothing of such a record is known."""
    found = await kept(guarded, f"{READ}{change};{WRITE}")
    assert found - {"$$hashKey"} == ALL - others
    assert ("$$hashKey" in found) is ("$$hashKey" in change)


async def test_a_wrapped_record_is_the_same_record(guarded: Guarded) -> None:
    wraps = f"{READ}got.paused=true;{WRITE.replace('(got)', '({data:got})')}"
    assert await kept(guarded, wraps) == {f"data.{name}" for name in ALL - {"paused"}}
    guarded.asked.clear()
    unwraps = f"{READ}const rec=got.data;rec.paused=true;{WRITE.replace('(got)', '(rec)')}"
    assert await kept(guarded, unwraps, {"data": RECORD}) == ALL - {"paused"}


async def test_the_other_one_of_two_is_turned(guarded: Guarded) -> None:
    changes = "got.paused=true;got.folders[0].m=1;got.folders[1].n=3;got.folders[0].path='/evil'"
    await kept(guarded, f"{READ}{changes};{WRITE}")
    written = next(one for one in guarded.asked if one.method == "PUT")
    assert written.turned == {"paused", "folders.0.m"}


async def test_a_word_around_a_record_is_its_own_or_says_more(guarded: Guarded) -> None:
    wraps = READ + WRITE.replace("(got)", "({NAME:got})")
    assert await kept(guarded, wraps.replace("NAME", "record")) == {
        f"record.{name}" for name in ALL
    }
    guarded.asked.clear()
    assert await kept(guarded, wraps.replace("NAME", "archive")) == frozenset()


@pytest.mark.parametrize(
    ("read", "write", "is_known"),
    [
        ("/record?id=5", "/record?id=5", True),
        ("/record?id=5&_=MOMENT", "/record?_=MOMENT&id=5", True),
        ("/record?id=5", "/record?id=6", False),
        ("/record", "/record?force=1", False),
    ],
)
async def test_with_another_query_it_is_another_record(
    guarded: Guarded, read: str, write: str, *, is_known: bool
) -> None:
    read, write = (one.replace("MOMENT", "'+Date.now()+'") for one in (read, write))
    script = READ.replace("/record", read) + WRITE.replace("/record", write)
    assert (await kept(guarded, script) == ALL) is is_known


@pytest.mark.parametrize(
    ("read", "written", "is_known"),
    [
        ("{}", "{'X-CSRF-Token':'0123456789abcdef0123','If-Match':'36'}", True),
        ("{'Cache-Control':'no-cache'}", "{}", True),
        ("{'X-Account':'5'}", "{'X-Account':'5'}", True),
        ("{'X-Trace':'0123456789abcdef0123'}", "{'X-Trace':'0123456789abcdef0124'}", False),
        ("{'X-Account':'5'}", "{'X-Account':'6'}", False),
        ("{'X-Account':'5'}", "{}", False),
        ("{}", "{'X-Account':'6'}", False),
        ("{}", "{'X-HTTP-Method-Override':'DELETE'}", False),
    ],
)
async def test_who_writes_in_another_way_than_it_read_may_see_another_record(
    guarded: Guarded, read: str, written: str, *, is_known: bool
) -> None:
    script = READ.replace("/record'", f"/record',{{headers:{read}}}")
    assert (
        await kept(guarded, script + WRITE.replace("method", f"headers:{written},method")) == ALL
    ) is is_known
    assert guarded.sites.home.paths("GET").count("/record") == 1 + is_known


async def test_what_a_script_writes_anew_each_time_is_no_other_account(guarded: Guarded) -> None:
    traced = "headers:{'X-Trace':'0123456789abcdef012'+(window.at=(window.at??0)+1)}"
    reads = READ.replace("/record'", f"/record',{{{traced}}}")
    script = reads + reads.replace("const got", "const again")
    assert await kept(guarded, script + WRITE.replace("method", f"{traced},method")) == ALL


async def test_what_was_refused_what_is_abroad_and_a_deed_are_not_read_again(
    guarded: Guarded,
) -> None:
    tries = "fetch('PLACE').catch(()=>0).then(()=>fetch('PLACE',{method:'PUT',body:'{\"a\":1}'})).catch(()=>0)"
    await guarded.open("<p>本文")
    home, out = guarded.sites.home, guarded.sites.foreign
    for place in ("{home}/entries/5/delete", "{out}/record"):
        await guarded.js(guarded.fill(f"() => {tries.replace('PLACE', place)}"))
    assert out.paths() == []
    assert home.paths("GET").count("/entries/5/delete") == 1  # the page's own
    refused = guarded.fill(tries.replace("PLACE", "{home}/record"))

    async def no(_: OutgoingRequest) -> bool:
        return False

    guarded.answers = no
    await guarded.js(f"() => {refused}")
    assert "/record" not in home.paths()


@pytest.mark.parametrize(
    "script",
    [
        f"const got={json.dumps(RECORD)};{WRITE}",
        READ + WRITE.replace("/record", "/records/a7"),
        READ + WRITE.replace("JSON.stringify(got)", "'label=x'"),
    ],
    ids=["never read", "elsewhere", "no record"],
)
async def test_only_a_record_that_the_page_read_there_is_read_again(
    guarded: Guarded, script: str
) -> None:
    assert await kept(guarded, script) == frozenset()
    reads = [one.path for one in guarded.sites.home.arrived if one.method == "GET"]
    assert reads.count("/record") == script.count("fetch('{home}/record')")
    assert "/records/a7" not in reads


async def test_of_a_record_that_is_not_there_any_more_nothing_is_known(
    guarded: Guarded,
) -> None:
    gone = guarded.fill(f"{READ}window.got=got")
    guarded.sites.home.put("/record", json.dumps(RECORD), Content_Type="application/json")
    await guarded.open("<p>本文")
    await guarded.js(f"async () => {{ {gone} }}")
    guarded.sites.home.move("/record", "/elsewhere")
    await guarded.js(guarded.fill(f"async () => {{ const got=window.got; {WRITE} }}"))
    asked = [one for one in guarded.asked if one.method == "PUT"]  # it is sent on as well
    assert [one.kept for one in asked] == [frozenset()] * 2


async def test_a_query_is_no_record_and_nothing_is_read_again_for_it(guarded: Guarded) -> None:
    asks = "await fetch('{home}/record',{method:'POST',body:JSON.stringify({query:'{a}'})})"
    guarded.sites.home.put("/record", json.dumps(RECORD), Content_Type="application/json")
    await guarded.open("<p>本文")
    await guarded.js(guarded.fill(f"async () => {{ {READ}{asks} }}"))
    assert guarded.sites.home.paths("POST") == ["/record"]
    assert guarded.sites.home.paths("GET").count("/record") == 1
