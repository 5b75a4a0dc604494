"""Each variable of each flow is another one, and what leaves the browser changes with it and only with it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

import pytest

from studio.domain.action import Action, Click, Fill, Navigate, SelectOption, SetChecked
from studio.domain.errors import SettingsError
from studio.domain.events import RunStatus
from studio.domain.flow import Flow, FlowStep
from studio.domain.observation import Observation
from studio.domain.variable import Variable
from studio.engine.agent.acting import Act
from studio.engine.agent.recorder import record_step, step_of
from studio.engine.agent.verify import verify
from studio.engine.bus import EventBus
from studio.engine.distilling.flow import build_flow
from studio.engine.masking import Secrets
from studio.engine.ports import Patience
from studio.engine.reports import RunOptions
from studio.engine.workbench import Workbench
from tests.browser.stage import Studio, live
from tests.factories import make_checklist
from tests.fakes import ScriptedModel, Sites
from tests.memory_library import MemoryLibrary

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

_CUSTOMERS: Final = {
    "443": ("C00443", "株式会社明和", "北海道", "011-222-3333"),
    "501": ("C00501", "有限会社花田", "東京都", "03-1111-2222"),
    "777": ("C00777", "合同会社みなと", "北海道", "011-444-5555"),
}
_BODY: Final = "h1. 手引き\n連絡先は総務まで。"
SENT: Final = "/sent"

Doing = tuple[str, str, str]
"""What is done, the name (and role) of what it is done to, and the value."""


@dataclass(frozen=True)
class Procedure:
    """What is done once, and what has to leave the browser for whatever values.

    Attributes:
        acts: On the page that opens first.
        values: Of the first run.
        others: Other values that the application really has, each given alone.
        sent: What has to leave the browser for these values.
        refused: Values that are refused before anything leaves.
    """

    acts: tuple[Doing, ...]
    values: Mapping[str, str]
    others: Mapping[str, str]
    sent: Callable[[Mapping[str, str]], dict[str, str]]
    start: str = "/form"
    refused: Mapping[str, str] = field(default_factory=dict[str, str])


FORM: Final = """
<h1>申込</h1><form action=/sent>
<p><label>お名前 <input name=name></label><p><label>希望日 <input type=date name=day></label>
<p><label>ご予算 <input name=amount></label><p><label>部屋 <input name=room></label>
<p><label>部署 <select name=dept><option>総務部<option>経理部<option>開発課</select></label>
<fieldset><legend>満足度</legend><label><input type=radio name=mood value=2>満足</label>
<label><input type=radio name=mood value=1>不満</label></fieldset>
<p><label>備考 <textarea name=memo></textarea></label>
<p><label>都道府県 <input name=pref></label><p><label>市区町村 <input name=city></label>
<p><label>従業員数 <select name=staff><option value=a>1〜49名<option value=b>50〜299名<option value=c>300名以上</select></label>
<button>送信</button></form>
"""
_STAFF: Final = {"1〜49名": "a", "50〜299名": "b", "300名以上": "c"}
_EMPTY: Final = {
    "name": "", "day": "", "amount": "", "room": "", "dept": "総務部", "memo": "", "pref": "", "city": "", "staff": "a"
}  # fmt: skip

PROCEDURES: Final = {
    "writings": Procedure(
        acts=(
            ("fill", "お名前", "山田 太郎"),
            ("fill", "希望日", "2026-12-08"),
            ("fill", "ご予算", "12000"),
            ("fill", "備考", "山田 太郎です。12月8日に12,000円で。"),
            ("click", "送信", ""),
        ),
        values={"氏名": "山田 太郎", "希望日": "2026年12月8日", "予算": "12,000円"},
        others={"氏名": "鈴木 花子", "希望日": "2027年1月15日", "予算": "3,500円"},
        sent=lambda v: _EMPTY
        | {
            "name": v["氏名"],
            "day": {"2026年12月8日": "2026-12-08"}.get(v["希望日"], "2027-01-15"),
            "amount": v["予算"].replace(",", "").rstrip("円"),
            "memo": f"{v['氏名']}です。{v['希望日'].partition('年')[2]}に{v['予算']}で。",
        },
        refused={"希望日": "いつか", "予算": "いくらでも"},
    ),
    "choices": Procedure(
        acts=(
            ("select", "部署", "経理部"),
            ("check", "満足", ""),
            ("select", "従業員数", "50〜299名"),
            ("click", "送信", ""),
        ),
        values={"部署": "経理部", "満足度": "満足", "従業員数": "120"},
        others={"部署": "開発課", "満足度": "不満", "従業員数": "300名以上"},
        sent=lambda v: _EMPTY
        | {
            "dept": v["部署"],
            "mood": {"満足": "2", "不満": "1"}[v["満足度"]],
            "staff": _STAFF.get(v["従業員数"], "b"),
        },
        refused={"部署": "営業部", "満足度": "ふつう", "従業員数": "30"},
    ),
    "split": Procedure(
        acts=(
            ("fill", "都道府県", "東京都"),
            ("fill", "市区町村", "千代田区丸の内"),
            ("click", "送信", ""),
        ),
        values={"住所": "東京都千代田区丸の内"},
        others={"都道府県": "北海道", "市区町村": "札幌市"},
        sent=lambda v: _EMPTY
        | {"pref": v.get("都道府県", "東京都"), "city": v.get("市区町村", "千代田区丸の内")},
        refused={"住所": "大阪府大阪市"},
    ),
    "a few numbers": Procedure(
        acts=(("fill", "部屋", "3"), ("fill", "お名前", "3"), ("click", "送信", "")),
        values={"部屋": "3"},
        others={"部屋": "5"},
        sent=lambda v: _EMPTY | {"room": v["部屋"], "name": "3"},
    ),
    "a row's button": Procedure(
        acts=(
            ("row", "編集", "株式会社明和"),
            ("fill", "電話番号", "090-0000-0000"),
            ("click", "保存", ""),
        ),
        start="/customers",
        values={"顧客名": "株式会社明和", "電話番号": "090-0000-0000"},
        others={"顧客名": "合同会社みなと", "電話番号": "080-1111-1111"},
        sent=lambda v: {"id": _id_of(v["顧客名"]), "phone": v["電話番号"], "memo": _BODY},
        refused={},
    ),
    "a row's own link": Procedure(
        acts=(
            ("click", "C00443", ""),
            ("fill", "電話番号", "090-0000-0000"),
            ("click", "保存", ""),
        ),
        start="/codes",
        values={"顧客名": "株式会社明和", "電話番号": "090-0000-0000"},
        others={"顧客名": "有限会社花田", "電話番号": "080-1111-1111"},
        sent=lambda v: {"id": _id_of(v["顧客名"]), "phone": v["電話番号"], "memo": _BODY},
    ),
    "a link called by a value": Procedure(
        acts=(
            ("click", "C00501", ""),
            ("fill", "電話番号", "090-0000-0000"),
            ("click", "保存", ""),
        ),
        start="/customers",
        values={"コード": "C00501", "電話番号": "090-0000-0000"},
        others={"コード": "C00777", "電話番号": "080-1111-1111"},
        sent=lambda v: {"id": v["コード"][-3:], "phone": v["電話番号"], "memo": _BODY},
    ),
    "an edited text": Procedure(
        acts=(
            ("row", "編集", "株式会社明和"),
            ("fill", "本文", f"{_BODY}\n* 報告会は12月8日"),
            ("click", "保存", ""),
        ),
        start="/customers",
        values={"顧客名": "株式会社明和", "開催日": "2026年12月8日"},
        others={"顧客名": "有限会社花田", "開催日": "2027年1月15日"},
        sent=lambda v: {
            "id": _id_of(v["顧客名"]),
            "phone": _CUSTOMERS[_id_of(v["顧客名"])][3],
            "memo": f"{_BODY}\n* 報告会は{v['開催日'].partition('年')[2]}",
        },
    ),
}  # fmt: skip


def _id_of(name: str) -> str:
    return next(key for key, row in _CUSTOMERS.items() if row[1] == name)


def _answer(handler: BaseHTTPRequestHandler, html: str) -> None:
    whole = f"<!doctype html><html lang=ja><meta charset=utf-8><link rel=icon href=data:>{html}"
    body = whole.encode()
    handler.send_response(200)
    handler.send_header("Content-Type", "text/html; charset=utf-8")
    handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)


def _customers(handler: BaseHTTPRequestHandler) -> None:
    has_edit = handler.path == "/customers"
    rows = "".join(
        f"<tr><td><a href=/customer?id={key}>{code}</a><td>{name}<td>{place}"
        f"<td>{f'<a href=/customer?id={key}>編集</a>' if has_edit else ''}"
        for key, (code, name, place, _) in _CUSTOMERS.items()
    )
    _answer(
        handler, f"<h1>顧客の一覧</h1><table><tr><th>コード<th>顧客名<th>地域<th>操作{rows}</table>"
    )


def _customer(handler: BaseHTTPRequestHandler) -> None:
    key = dict(parse_qsl(urlsplit(handler.path).query))["id"]
    _, name, _, phone = _CUSTOMERS[key]
    _answer(
        handler,
        f"<h1>{name} の情報</h1><form action=/sent><input type=hidden name=id value={key}>"
        f"<label>電話番号 <input name=phone value={phone}></label>"
        f"<label>本文 <textarea name=memo>{_BODY}</textarea></label><button>保存</button></form>",
    )


@pytest.fixture
def served(studio: Studio) -> Studio:
    """Serve the form, the customers, and a page that says that something came."""
    studio.pages.put("/form", FORM)
    studio.pages.answer("/customers", _customers)
    studio.pages.answer("/codes", _customers)
    studio.pages.answer("/customer", _customer)
    studio.pages.put(SENT, "<h1>受け付けました</h1>")
    return studio


def _done(studio: Studio) -> list[dict[str, str]]:
    """Return what left the browser so far: a form's line breaks as the page knows them."""
    asked = [path for path in studio.pages.asked if path.startswith(SENT)]
    pairs = (parse_qsl(urlsplit(one).query, keep_blank_values=True) for one in asked)
    return [{name: text.replace("\r\n", "\n") for name, text in pair} for pair in pairs]


def _action(seen: Observation, doing: Doing) -> Action:
    verb, name, value = doing
    match verb:
        case "fill":
            return Fill(target=live(seen, name), value=value)
        case "select":
            return SelectOption(target=live(seen, name, "combobox"), option=value)
        case "check":
            return SetChecked(target=live(seen, name, "radio"))
        case "row":
            rows = [one for one in seen.nodes if one.role == "row" and value in one.words()]
            node = next(one for one in rows[0].walk() if one.name == name and one.ref)
            target = live(seen, "C00443").model_copy(update={"ref": node.ref, "name": name})
            return Click(target=target)
        case _:
            return Click(target=live(seen, name))


async def recorded(studio: Studio, procedure: Procedure) -> Flow:
    """Do it once in the browser, act by act as an agent would, and distil it."""
    url = studio.pages.url + procedure.start
    variables = tuple(Variable(name=n, value=v) for n, v in procedure.values.items())
    checklist = make_checklist("行う", start_url=url, variables=variables, instruction="行って")
    start = await studio.browser.perform(Navigate(url=url))
    steps: list[FlowStep] = [record_step("開く", Navigate(url=url), start, needs_approval=False)]
    for doing in procedure.acts:
        seen = await studio.browser.observe(Patience.SETTLED)
        action = _action(seen, doing)
        outcome = await studio.browser.perform(action)
        after = await studio.browser.observe(Patience.SETTLED)
        act = Act(verify(action, outcome, seen, after), seen, after)
        step = step_of("行う", action, act, Secrets(checklist))
        assert step is not None, outcome
        steps.append(step)
    flow = build_flow(checklist, steps, "名前")
    return flow.model_copy(update={"origins": (studio.pages.url,)})


def _bench(studio: Studio) -> Workbench:
    parts: dict[str, Any] = {"exporters": {}, "sites": Sites({}), "bus": EventBus()}
    return Workbench(browser=studio.browser, model=ScriptedModel(), store=MemoryLibrary(), **parts)


@pytest.mark.parametrize("name", PROCEDURES)
async def test_what_leaves_the_browser_changes_with_each_variable(
    served: Studio, name: str
) -> None:
    procedure = PROCEDURES[name]
    flow = await recorded(served, procedure)
    assert _done(served)[-1] == procedure.sent(procedure.values)
    bench, options = _bench(served), RunOptions(is_attended=False, approves_all=True)
    for given in ({}, *({one: value} for one, value in procedure.others.items())):
        before = len(_done(served))
        report = await bench.replay(flow, given, options=options)
        assert report.finished.status is RunStatus.DONE, (given, report.finished.message)
        assert _done(served)[before:] == [procedure.sent({**procedure.values, **given})], given
    for variable, value in procedure.refused.items():
        before = len(served.pages.asked)
        with pytest.raises(SettingsError):
            await bench.replay(flow, {variable: value}, options=options)
        assert len(served.pages.asked) == before
    offered = {one.name for one in flow.variables} - {"url"}
    assert offered == set(procedure.others), (
        "a variable is offered that no other value was tried for"
    )
