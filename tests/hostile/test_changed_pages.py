"""A flow that was recorded on an honest page, played with `--yes` and nobody there on a page that is another one today.

The first run is a real one: an honest model, a person who says yes. Then the site changes: other records, other ends, other
values in forms. What the flow does today is what it did then, with today's values, or nothing.
"""

from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote_plus

import pytest

from studio.domain.errors import StudioError
from studio.domain.events.events import Event, RunFinished, RunStatus
from studio.domain.flows.flow import Flow
from studio.domain.values.variable import Variable
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions
from studio.engine.workbench import Workbench
from studio.llm.client import OpenAIModel
from studio.llm.config import ModelConfig
from tests.fakes import ScriptedModel, Sites
from tests.hostile.fresh import (
    CALL,
    CHANGE,
    ENDS,
    TEL,
    TWO,
    behind,
    click,
    fill,
    fill_behind,
    form,
    in_row,
)
from tests.hostile.minds import HostileScript, Mind, in_turn
from tests.hostile.sample import sampled
from tests.hostile.stage import START, Case, Person, Stage, Twin
from tests.hostile.web import Origin
from tests.memory_library import MemoryLibrary

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

_HEAD: Final = f"<title>顧客</title>{CALL}"


@dataclass(frozen=True, slots=True)
class Changed:
    """A page, what was done on it, and what it is today.

    Attributes:
        then: The page of the first run.
        goal: What the person said.
        mind: What the model did.
        today: The page of the replay.
        evil: Words that must stand in nothing that changes something.
        values: Today's values, by the values of the first run.
        pages: Other pages of today.
        pages_then: Other pages of the first run.
    """

    then: str
    goal: str
    mind: Mind
    today: str
    evil: tuple[str, ...]
    values: tuple[tuple[str, str], ...] = ()
    pages: tuple[tuple[str, str], ...] = ()
    pages_then: tuple[tuple[str, str], ...] = ()


def _rows(*rows: str, head: str = "名前|部署", button: str = "招待") -> str:
    lines = "".join(
        f"<tr><td>{'<td>'.join(row.split('|')[1:])}<td><button onclick=\"call('/save',{{id:{row.split('|')[0]}}})\">{button}</button>"
        for row in rows
    )
    return f"<h1>社員</h1><table><tr><th>{'<th>'.join(head.split('|'))}<th>操作{lines}</table>"


_THEN: Final = _rows("5|田中|営業部", "6|佐藤|開発部")
_INVITES: Final = in_turn(in_row("田中"), ENDS)


def _invites(*today: str, evil: str = '"id":6', **more: object) -> Changed:
    return Changed(_THEN, "田中を招待する", _INVITES, _rows(*today), (evil,), **more)  # type: ignore[arg-type]


_PERSON: Final = "<h1>{0}</h1>" + form(TEL)
_SAVES: Final = in_turn(fill("電話番号", "03-1234-5678"), click("更新"), ENDS)


def _saves(today: str, *evil: str, then: str = "", **more: object) -> Changed:
    return Changed(then or _PERSON.format("田中"), CHANGE, _SAVES, today, evil, **more)  # type: ignore[arg-type]


_SIX: Final = form(TEL.replace("value=5", "value=6"))
_LIST: Final = (
    "<h1>顧客</h1><ul><li><a href=/members/5>田中</a><li><a href=/members/6>佐藤</a></ul>"
)
_OPENS: Final = in_turn(click("田中"), fill("電話番号", "03-1234-5678"), click("更新"), ENDS)
_MEMO: Final = form("<label>件名<input name=t></label><label>宛先<select name=to><option value=1>営業部<option value=2>開発部</select></label>", "登録")  # fmt: skip
_MEMO_GOAL: Final = "件名「停電」で登録する"
_MEMO_MIND: Final = in_turn(fill("件名", "停電"), click("登録"), ENDS)


def _notes(today: str, *evil: str) -> Changed:
    return Changed(_MEMO, _MEMO_GOAL, _MEMO_MIND, today, evil)


def _opens(today: str, *evil: str, five: str = "", six: str = "") -> Changed:
    page_of = (("/members/5", _PERSON.format("田中")), ("/members/6", "<h1>佐藤</h1>" + _SIX))
    now = (("/members/5", five or page_of[0][1]), ("/members/6", six or page_of[1][1]))
    return Changed(_LIST, CHANGE, _OPENS, today, evil, pages=now, pages_then=page_of)


_TWO_SAVES: Final = in_turn(
    fill_behind("田中", "電話番号", "03-1234-5678"), behind("田中", "更新"), ENDS
)


def _two(today: str, *evil: str) -> Changed:
    return Changed(TWO, CHANGE, _TWO_SAVES, today, evil)


PAGES: Final[dict[str, Changed]] = {
    # rows
    "ra1 the row is gone": _invites("6|佐藤|開発部"),
    "ra2 the name stands in another cell": _invites("6|佐藤|田中"),
    "ra3 the name stands in another cell, with more": _invites("6|佐藤|田中の部下", "7|鈴木|営業部"),
    "ra4 the name is a part of another's": _invites("6|田中商事|開発部", "7|鈴木|営業部"),
    "ra5 two of that name": _invites("6|田中|開発部", "5|田中|営業部"),
    "ra6 the order is another one": _invites("6|佐藤|開発部", "5|田中|営業部"),
    "ra7 an unseen name": _invites("6|佐藤<span hidden>田中</span>|開発部", "7|鈴木|営業部"),
    "ra8 a row alone": _invites("6|佐藤|営業部"),
    "ra9 the column is another one": Changed(
        _THEN, "田中を招待する", _INVITES, _rows("6|佐藤|田中", head="名前|紹介者"), ('"id":6',)),
    "ra10 the button does more": _invites("5|田中|営業部").__class__(
        _THEN, "田中を招待する", _INVITES, _rows("5|田中|営業部").replace("{id:5}", "{id:5,role:9}"), ("role",)),
    "ra11 the button does another thing": Changed(
        _THEN, "田中を招待する", _INVITES, _rows("5|田中|営業部").replace("'/save'", "'/members/expel'"), ("/members",)),
    # a record's page
    "rb1 another record's page at the same address": _saves("<h1>佐藤</h1>" + _SIX, "id=6"),
    "rb2 another record's form below the name": _saves("<h1>田中</h1>" + _SIX, "id=6"),
    "rb3 another record's form besides": _saves("<h1>佐藤</h1>" + _SIX + _PERSON.format("田中"), "id=6"),
    "rb4 a link that leads to another record": _opens("<h1>顧客</h1><ul><li><a href=/members/6>田中</a></ul>", "id=6"),
    "rb5 a link of another one alone": _opens("<h1>顧客</h1><ul><li><a href=/members/6>佐藤</a></ul>", "id=6"),
    "rb6 the address shows another record": _opens(_LIST, "id=6", five="<h1>佐藤</h1>" + _SIX),
    "rb7 the sections change places": _two(TWO.replace("田中", "＊").replace("佐藤", "田中").replace("＊", "佐藤"), "id=5"),
    "rb8 the section is gone": _two(TWO.partition("<section")[0] + "<section" + TWO.split("<section")[2], "id=6"),
    "rb9 the section lost its button": _two(TWO.replace("<button>更新</button></form></section><section", "</form></section><section"), "id=6"),
    # the form
    "rc1 a field that holds something": _saves(_PERSON.format("田中").replace("<button>", "<label>権限<input name=role value=管理者></label><button>"), "管理者"),
    "rc2 a hidden word": _saves(_PERSON.format("田中").replace("<button>", "<input type=hidden name=role value=admin><button>"), "admin"),
    "rc3 a hidden number": _saves(_PERSON.format("田中").replace("<button>", "<input type=hidden name=role value=9><button>"), "role=9"),
    "rc4 a hidden word in a form that had it otherwise": _saves(
        _PERSON.format("田中").replace("<button>", "<input type=hidden name=role value=admin><button>"), "admin",
        then=_PERSON.format("田中").replace("<button>", "<input type=hidden name=role value=user><button>")),
    "rc5 another end": _saves(_PERSON.format("田中").replace("/save", "/members"), "/members"),
    "rc6 more in the address": _saves(_PERSON.format("田中").replace("/save", "/save?all=1"), "all=1"),
    "rc7 another field behind the label": _saves(_PERSON.format("田中").replace("name=tel", "name=fax"), "fax=03"),
    "rc8 a button with an end of its own": _saves(_PERSON.format("田中").replace("<button>", "<button formaction=/members>"), "/members"),
    "rc9 a button of another form": _saves(_PERSON.format("田中").replace("<button>", "<button form=b>") + _SIX.replace("<form", "<form id=b").replace(
        "<button>更新</button>", ""), "id=6"),
    "rc10 a list that stands otherwise": _notes(_MEMO.replace("value=2", "value=2 selected"), "to=2"),
    "rc11 a list whose values changed places": _notes(_MEMO.replace("value=1", "value=9").replace("value=2", "value=1"), "to=9"),
    "rc12 a box that is ticked": _notes(_MEMO.replace("<button>", "<label><input type=checkbox name=all value=1 checked>全員に通知</label><button>"), "all=1"),
    "rc13 a box without words that is ticked": _notes(_MEMO.replace("<button>", "<input type=checkbox name=all value=1 checked><button>"), "all=1"),
    "rc14 another list": _notes(_MEMO.replace("<button>", "<label>公開範囲<select name=scope><option value=1>社外<option value=2>社内</select></label><button>"), "scope=1"),
    # today's values
    "rd1 a value that is a part of others": _invites("6|田中商事|営業部", "7|鈴木|営業部", values=(("田中", "商事"),)),
    "rd2 a value of another column": _invites("6|佐藤|開発部", "7|鈴木|営業部", values=(("田中", "開発部"),)),
    "rd3 no value": _invites("6|佐藤|開発部", "7||営業部", evil='"id":', values=(("田中", ""),)),
    "rd4 a button's name": _invites("6|佐藤|開発部", "7|鈴木|営業部", evil='"id":', values=(("田中", "招待"),)),
    "rd5 a heading": _invites("6|佐藤|開発部", "7|鈴木|営業部", evil='"id":', values=(("田中", "名前"),)),
    "rd6 two names": _invites("6|佐藤|開発部", "7|鈴木|営業部", evil='"id":', values=(("田中", "佐藤 鈴木"),)),
    "rd7 a value that is called alike": _invites("6|渡邉|開発部", "7|鈴木|営業部", values=(("田中", "渡辺"),)),
}  # fmt: skip

HONEST: Final[dict[str, Changed]] = {
    "rh1 the same rows": _invites("5|田中|営業部", "6|佐藤|開発部"),
    "rh2 other rows beside it": _invites("8|高橋|総務部", "5|田中|営業部", "6|佐藤|開発部"),
    "rh3 the same form": _saves(_PERSON.format("田中"), "id=6"),
    "rh4 a record that is opened": _opens(_LIST, "id=6"),
    "rh5 a form with a list": _notes(_MEMO, "to=2"),
    "rh6 sections": _two(TWO, "id=6"),
}
OPEN: Final = frozenset({"rb2"})
"""What goes through today, by the first word of its name: below the same name the site's own form is another record's, by a number that nobody sees."""
_GOES = pytest.mark.xfail(strict=True, reason="goes through today")


async def _recorded(stage: Stage, one: Changed) -> tuple[Workbench, Flow]:
    """Play the first run, and keep it."""
    web = stage.web
    web.start_over()
    web.put(START, _HEAD + one.then)
    for path, html in one.pages_then:
        web.put(path, _HEAD + html)
    stage.chat.script = HostileScript(
        one.mind,
        web.filled,
        "",
        "",
        tuple((f"値{n}", was) for n, (was, _) in enumerate(one.values)),
    )
    model = OpenAIModel(
        ModelConfig(stage.chat.api_key, "test-small", "test-large", base_url=stage.chat.base_url)
    )
    workbench = Workbench(
        browser=stage.browser, model=model, store=MemoryLibrary(), exporters={}, sites=Sites(), bus=EventBus()
    )  # fmt: skip
    twin = Twin(Case("", "", one.mind, Person.YES), workbench, [], [])
    workbench.bus.subscribe(twin.hear)
    try:
        checklist = await workbench.plan(one.goal, web.urls[Origin.OWN] + START)
        report = await workbench.run(checklist, RunOptions(is_attended=True, answer_timeout_s=60.0))
        flow = await workbench.save(report, one.goal, is_seen_done=True)
    finally:
        await model.close()
    return workbench, flow


async def _replayed(stage: Stage, one: Changed) -> tuple[list[str], str]:
    """Play the flow on today's page; return what the site took."""
    _, flow = await _recorded(stage, one)
    web = stage.web
    web.start_over()
    web.put(START, _HEAD + one.today)
    for path, html in one.pages:
        web.put(path, _HEAD + html)
    bus = EventBus()
    events: list[Event] = []
    bus.subscribe(events.append)
    workbench = Workbench(
        browser=stage.browser, model=ScriptedModel(), store=MemoryLibrary(), exporters={}, sites=Sites(), bus=bus
    )  # fmt: skip
    values = {variable.name: _today(variable, one) for variable in flow.variables}
    try:
        await workbench.replay(flow, values, RunOptions(is_attended=False, approves_all=True))
    except StudioError as fault:
        return [], fault.code
    finished = next((one for one in events if isinstance(one, RunFinished)), None)
    told = f"{finished.status} {finished.code} {finished.message}" if finished else ""
    return [unquote_plus(f"{hit.method} {hit.text}") for hit in web.changes()], told


def _today(variable: Variable, one: Changed) -> str:
    return dict(one.values).get(variable.value, variable.value)


def _params() -> list[object]:
    return [
        pytest.param(name, marks=[_GOES] if name.split()[0] in OPEN else [])
        for name in sampled(list(PAGES), list(PAGES), 3)
    ]


@pytest.mark.parametrize("name", _params())
async def test_a_changed_page_gets_nothing_else(stage: Stage, name: str) -> None:
    one = PAGES[name]
    sent, told = await _replayed(stage, one)
    assert len(sent) <= 1, (sent, told)
    assert not [said for said in sent if any(word in said for word in one.evil)], (sent, told)


@pytest.mark.parametrize("name", HONEST)
async def test_the_same_page_gets_the_same(stage: Stage, name: str) -> None:
    sent, told = await _replayed(stage, HONEST[name])
    assert len(sent) == 1, told
    assert not [said for said in sent if any(word in said for word in HONEST[name].evil)], sent
    assert str(RunStatus.DONE) in told or "unverified" in told
