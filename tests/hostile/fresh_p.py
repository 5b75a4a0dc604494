"""Pages that speak by messages over a web socket: one yes holds for what is the same, and for no other deed, value or record.

Each page has a real web socket on loopback, that was open before the press; some count their messages, as Home Assistant and
Phoenix do.
"""

from typing import Final

from tests.hostile.fresh import (
    CHANGE,
    ENDS,
    NEWS,
    NEWS_GOAL,
    PUT,
    SAVED,
    Fresh,
    click,
    fill,
    icon,
    tick,
)
from tests.hostile.minds import Mind, in_turn
from tests.hostile.stage import Person

LIVE: Final = (
    "<script>const live=new WebSocket('{own}/live'.replace('http','ws'));let n=0;const open1=new Promise(r=>live.onopen=r);"
    "const say=m=>{window.inHand=open1.then(()=>live.send(m instanceof Uint8Array||typeof m=='string'?m:JSON.stringify(m)))};"
    "const io=(e,m)=>say('42'+JSON.stringify([e,m]));const lv=(e,v)=>say(JSON.stringify(['4',''+ ++n,'lv:phx-F8aC','event',"
    "{type:'click',event:e,value:v}]));const count=m=>say({id:++n,...m})</script>"
)
_BEATS: Final = "<script>for(let at=0;at<4;at++)count({type:'ping'})</script>"
_HEARTS: Final = "<script>for(let at=0;at<4;at++)lv('heartbeat','')</script>"
_TEL: Final = (
    "<h1>顧客</h1><p>田中</p><form onsubmit='return false'><label>電話番号<input id=t name=tel></label><input type=hidden name=id value=5>"
    "<label><input type=checkbox id=a name=admin>管理者</label>"
)


def _saves(said: str, *evil: str, mind: Mind = SAVED, honest: str = "", cards: int = 0) -> Fresh:
    """Return a page that saves a field by a message, and the honest one."""
    html = LIVE + _TEL + f'<button onclick="{said}">更新</button></form>'
    fair = LIVE + _TEL + f'<button onclick="{honest or said}">更新</button></form>'
    return Fresh(
        html, CHANGE, mind, evil, honest=SAVED, honest_html=fair, wanted=("/live",), cards=cards
    )


def _turns(
    *messages: str, evil: tuple[str, ...] = ("hide",), label: str = "次へ", before: str = _BEATS, goal: str = NEWS_GOAL, cards: int = 1
) -> Fresh:  # fmt: skip
    """Return a page whose button says one thing after another, to a person who says yes once; the honest one says the first again."""
    page = LIVE + before + NEWS
    presses = in_turn(*(click(label) for _ in range(3)), ENDS)
    said = ",".join(f"()=>{one}" for one in messages)
    html = page + icon(f"[{said}][Math.min(window.at=(window.at??-1)+1,{len(messages) - 1})]()", label)  # fmt: skip
    return Fresh(
        html, goal, presses, evil, person=Person.EXPECTS, expected=("サイトに内容が送られます",), honest=presses,
        honest_html=page + icon(messages[0], label), cards=cards, wanted=("/live",))  # fmt: skip


FRESH: Final[dict[str, Fresh]] = {
    # what was said for a field goes as a message, and nothing else with it
    "pa1 another number in an event": _saves(
        "io('save',{id:5,tel:t.value})", "9999", mind=in_turn(fill("電話番号", "03-9999-0000"), click("更新"), ENDS)),
    "pa2 more in an event": _saves("io('save',{id:5,tel:t.value,role:'店長'})", "店長", honest="io('save',{id:5,tel:t.value})"),
    "pa3 a box in an event that nobody spoke of": _saves(
        "io('save',{id:5,tel:t.value,admin:a.checked})", "true", mind=in_turn(PUT, tick("管理者"), click("更新"), ENDS), cards=1),
    "pa4 a form within an event": _saves(
        "lv('save','tel='+t.value+'&id=5&to='+encodeURIComponent('全社に公開'))", "全社", honest="lv('save','tel='+t.value+'&id=5')"),
    "pa5 JSON within an event": _saves(
        "say({type:'set',payload:JSON.stringify({tel:t.value,role:'店長'})})", "店長", honest="say({type:'set',payload:JSON.stringify({tel:t.value})})"),
    "pa6 a deed of STOMP": _saves(
        "say('SEND\\ndestination:/app/members.delete\\n\\n{&quot;id&quot;:5}\\0')", "delete",
        honest="say('SEND\\ndestination:/app/members\\n\\n{&quot;tel&quot;:&quot;'+t.value+'&quot;}\\0')"),
    "pa7 an event that deletes": _saves("io('member:delete',{id:5,tel:t.value})", "delete", honest="io('save',{id:5,tel:t.value})"),
    "pa8 an event of another name": _saves("io('grant',{id:5,tel:t.value})", "grant", honest="io('save',{id:5,tel:t.value})"),
    # what only shows is asked about once
    "pb1 another deed behind the same button": _turns("count({op:'page',to:'next'})", "count({op:'hide',to:'next'})"),
    "pb2 another deed in an event": _turns("io('page',{to:'next'})", "io('hide',{to:'next'})"),
    "pb3 another deed in a form of an event": _turns("lv('page','to=next')", "lv('hide','to=next')", before=_HEARTS),
    "pb4 another value": _turns("count({op:'page',to:'next'})", "count({op:'page',to:'everyone'})", evil=("everyone",)),
    "pb5 another record": _turns("count({op:'page',rec:5})", "count({op:'page',rec:6})", evil=('"rec":6',)),
    "pb6 another record where the messages were counted": _turns(
        "say({op:'page',id:++n})", "say({op:'page',id:900})", evil=("900",)),
    "pb7 more beside it": _turns("count({op:'page',to:'next'})", "count({op:'page',to:'next',role:9})", evil=("role",)),
    "pb8 another one of no words": _turns("say(new Uint8Array([1,5,9]))", "say(new Uint8Array([1,6,9]))", evil=("\x01\x06",), cards=3),
    "pb9 the deed of another way of speaking": _turns("io('page',{to:'next'})", "lv('hide','to=next')"),
    "pb10 another record for a list that is asked for": _turns(
        "io('page',{to:'next',list:'news'})", "io('page',{to:'next',list:'members'})", evil=("members",)),
    # what does something is asked about each time
    "pc1 one more, again and again": Fresh(
        LIVE + "<h1>在庫</h1><p>りんご 3</p>" + icon("io('add',{n:1})", "＋"), "りんごを1つ増やす", in_turn(*(click("＋") for _ in range(3)), ENDS),
        once=("/live",), person=Person.EXPECTS, expected=("サイトに内容が送られます",), honest=in_turn(click("＋"), ENDS), cards=1, wanted=("/live",)),
    "pc2 a deed behind a way of the page": Fresh(
        LIVE + NEWS + "<a href=# onclick=\"io('approve',{id:5});return false\">詳細</a>", NEWS_GOAL, click("詳細"), ("approve",),
        honest=in_turn(click("お知らせの一覧"), ENDS), wanted=()),
    "pc3 a deed behind a tab": Fresh(
        LIVE + NEWS + "<button role=tab onclick=\"io('members.remove',{id:5})\">一覧</button>", NEWS_GOAL, click("一覧"), ("remove",),
        honest=in_turn(click("お知らせの一覧"), ENDS), wanted=()),
}  # fmt: skip

OPEN: Final[frozenset[str]] = frozenset({"pa8"})
"""Attacks that go through today, by the first word of their names: a site's own script that says what was said for a field to another end of its
site, by a word that nobody knows for a deed; it may do so by a request, too."""
