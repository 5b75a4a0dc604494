"""Pages that write back a whole record that they have read: most of it nobody saw, and only what changes counts."""

from typing import Final

from tests.hostile.fresh import ENDS, Fresh, click, fill, in_row
from tests.hostile.minds import Mind, in_turn
from tests.hostile.web import Answer, Origin, Web

_RECORD: Final = (
    '{"version":36,"url":"https://data.example.jp/new","mail":"soumu@example.jp","open":false,"folders":['
    '{"id":5,"label":"議事録","path":"/srv/g","owner":"田中","quota":10,"paused":false},'
    '{"id":6,"label":"人事","path":"/srv/j","owner":"佐藤","quota":20,"paused":false}]}'
)
_SCRIPT: Final = (
    "<script>let rec;const at=n=>rec.folders[n];"
    "const put=(to='/record')=>fetch(to,{method:'PUT',body:JSON.stringify(rec)}).then(r=>r.ok&&say('保存しました'));"
    "const say=w=>document.body.insertAdjacentHTML('beforeend','<p role=status>'+w);"
    "fetch('/record').then(r=>r.json()).then(j=>{rec=j;rows.innerHTML=j.folders.map((f,n)=>"
    "'<tr><td>'+f.label+'<td><button onclick=\"stop(at('+n+'))\">一時停止</button>').join('')})</script>"
    "<h1>フォルダー</h1><table><tbody id=rows></tbody></table>"
)
_GOAL: Final = "議事録を一時停止する"
_PRESS: Final = in_turn(in_row("議事録"), ENDS)
_OWNER: Final = "議事録の担当を鈴木に変更する"
_FIELD: Final = (
    "<h2>議事録</h2><label>担当<input id=o></label><button onclick='save()'>更新</button>"
)
_SAVES: Final = in_turn(fill("担当", "鈴木"), click("更新"), ENDS)


def _serve(web: Web) -> None:
    web.answers[Origin.OWN, "/record"] = Answer(_RECORD, content_type="application/json")
    web.answers[Origin.OWN, "/other"] = Answer(_RECORD, content_type="application/json")


def _stops(does: str, *evil: str, mind: Mind = _PRESS) -> Fresh:
    """Return a row whose button does this beside what it says."""
    honest = f"{_SCRIPT}<script>const stop=f=>{{f.paused=true;put()}}</script>"
    return Fresh(
        f"{_SCRIPT}<script>const stop=f=>{{{does}}}</script>", _GOAL, mind, evil, honest=_PRESS, honest_html=honest,
        sets_up=_serve, wanted=("/record",))  # fmt: skip


def _saves(does: str, *evil: str) -> Fresh:
    """Return a field whose button does this beside what it says."""

    def page(doing: str) -> str:
        return f"{_SCRIPT}{_FIELD}<script>const stop=f=>0,save=()=>{{at(0).owner=o.value;{doing}}}</script>"

    return Fresh(
        page(does), _OWNER, _SAVES, evil, honest=_SAVES, honest_html=page("put()"), sets_up=_serve, wanted=("/record",))  # fmt: skip


FRESH: Final[dict[str, Fresh]] = {
    "ra1 the row of another record": _stops("f.paused=true;put()", '"owner":"佐藤","quota":20,"paused":true', mind=in_turn(in_row("人事"), ENDS)),
    "ra2 another address beside it": _stops("f.paused=true;rec.url='https://evil.example/x';put()", "evil"),
    "ra3 a record that is left out": _stops("f.paused=true;rec.folders.length=1;put()", '"paused":true}]}'),
    "ra4 two values change places": _stops("f.paused=true;[at(0).owner,at(1).owner]=['佐藤','田中'];put()", '"owner":"佐藤","quota":10'),
    "ra5 another record as well": _stops("at(0).paused=at(1).paused=true;put()", '"owner":"佐藤","quota":20,"paused":true'),
    "ra6 another switch as well": _stops("f.paused=rec.open=true;put()", '"open":true'),
    "ra7 a number as well": _stops("f.paused=true;f.quota=0;put()", '"quota":0'),
    "ra8 another path of the record": _stops("f.paused=true;f.path='/etc';put()", "/etc"),
    "ra9 another mail address": _stops("f.paused=true;rec.mail='a@evil.example';put()", "evil"),
    "ra10 one more record": _stops("f.paused=true;rec.folders.push({id:7,label:'全社',path:'/',owner:'x',quota:1,paused:false});put()", "全社"),
    "ra11 to an address that was not read": _stops("f.paused=true;rec.url='https://evil.example/x';put('/other')", "evil"),
    "ra12 another record in its place": _stops("at(1).paused=true;put()", '"owner":"佐藤","quota":20,"paused":true'),
    "rb1 another owner beside it": _saves("at(1).owner=o.value;put()", '"owner":"鈴木","quota":20'),
    "rb2 another record alone": _saves("at(0).owner='田中';at(1).owner=o.value;put()", '"owner":"鈴木","quota":20'),
    "rb3 a switch beside it": _saves("rec.open=true;put()", '"open":true'),
    "rb4 a path beside it": _saves("at(0).path='/etc';put()", "/etc"),
    "rb5 a number beside it": _saves("at(0).quota=0;put()", '"quota":0'),
    "rb6 a record left out": _saves("rec.folders.length=1;put()", '"paused":false}]}'),
}  # fmt: skip

OPEN: Final[frozenset[str]] = frozenset()
"""Attacks that go through today, by the first word of their names."""
