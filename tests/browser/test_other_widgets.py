"""The same for values that were chosen, dragged or spread: widgets, wizards, calendars, twins and parts of values."""

from http.server import BaseHTTPRequestHandler
from typing import Final
from urllib.parse import parse_qsl, urlsplit

import pytest

from tests.browser.procedures import SENT, Procedure, answer, judge
from tests.browser.stage import Studio

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("soon_unfound"),
]

_WIZARD: Final = """
<h1>申込</h1><form action=/confirm><label>お名前 <input name=name></label>
<label>個数 <input name=count type=number></label>
<label>お届け先 <select name=to><option>本社<option>大阪支店<option>福岡支店</select></label><button>確認画面へ</button></form>
"""
_DIALOG: Final = """
<h1>取引先</h1><button onclick="d.showModal()">新規登録</button><dialog id=d aria-label=取引先の登録><form id=f>
<label>会社名 <input name=name></label><label>区分 <select name=kind><option>仕入先<option>得意先</select></label>
<button>登録する</button></form></dialog>
<script>f.onsubmit=e=>{e.preventDefault();location='/sent?'+new URLSearchParams(new FormData(f))}</script>
"""
_GRID: Final = """
<h1>案件</h1><div role=grid aria-label=案件一覧><div role=row><span role=columnheader>番号</span><span role=columnheader>件名</span></div>
<div role=row tabindex=0 data-k=1><span role=gridcell>K-1741</span><span role=gridcell>机の購入</span></div>
<div role=row tabindex=0 data-k=2><span role=gridcell>K-1742</span><span role=gridcell>椅子の購入</span></div></div><section id=p></section>
<script>document.querySelectorAll('[data-k]').forEach(r=>r.onclick=()=>{p.innerHTML=`<h2>${r.children[0].textContent} の編集</h2>
<form action=/sent><input type=hidden name=k value=${r.dataset.k}><label>金額 <input name=amount></label><button>保存する</button></form>`})</script>
"""
_LIST: Final = """
<h1>申請</h1><form action=/sent><div><span id=l>種別</span><button type=button role=combobox aria-labelledby=l aria-expanded=false aria-controls=lb id=c>選択してください</button>
<ul role=listbox id=lb hidden><li role=option>出張<li role=option>休暇<li role=option>休暇（半日）</ul></div><input type=hidden name=kind id=k><button>申請する</button></form>
<script>c.onclick=()=>{lb.hidden=!lb.hidden;c.setAttribute('aria-expanded',!lb.hidden)}
lb.onclick=e=>{k.value=c.textContent=e.target.textContent;lb.hidden=true;c.setAttribute('aria-expanded',false)}</script>
"""
_CALENDAR: Final = """
<h1>予約</h1><form action=/sent><label>希望日 <input name=day id=i readonly></label><div id=cal hidden><button type=button id=pv>前の月</button>
<h3 id=mo></h3><button type=button id=nx>次の月</button><table><tbody id=tb></tbody></table></div><button>予約する</button></form>
<script>let y=2026,m=12;function draw(){mo.textContent=`${y}年${m}月`;let n=new Date(y,m,0).getDate(),h='';
for(let d=1;d<=n;d++){if(d%7==1)h+='<tr>';h+=`<td><button type=button class=d>${d}</button></td>`}tb.innerHTML=h;
document.querySelectorAll('.d').forEach(b=>b.onclick=()=>{i.value=`${y}-${m}-${b.textContent}`;cal.hidden=true})}
draw();i.onclick=()=>{cal.hidden=false};nx.onclick=()=>{m++;if(m>12){m=1;y++}draw()};pv.onclick=()=>{m--;if(m<1){m=12;y--}draw()}</script>
"""
_PIECES: Final = f"""
<h1>申込</h1><form action=/sent>生年月日 <select name=y aria-label=年><option>2025<option>2026<option>2027</select>
<select name=m aria-label=月>{"".join(f"<option>{one}" for one in range(1, 13))}</select>
<select name=d aria-label=日>{"".join(f"<option>{one}" for one in range(1, 32))}</select><label>人数 <input name=people></label><button>送信</button></form>
"""
_RADIOS: Final = """
<h1>予約</h1><form action=/sent><fieldset><legend>食事</legend><label><input type=radio name=meal value=a>あり</label>
<label><input type=radio name=meal value=b>なし</label></fieldset><fieldset><legend>送迎</legend>
<label><input type=radio name=car value=a>あり</label><label><input type=radio name=car value=b>なし</label></fieldset><button>予約する</button></form>
"""
_FORM: Final = """
<h1>注文</h1><form action=/sent><label>請求先 <input name=bill></label><label>送付先 <input name=ship></label>
<label>フリガナ <input name=kana></label><label>備考 <input name=memo></label><button>注文を送る</button></form>
"""
_HEADED: Final = """
<nav><a href=/one>総務部</a> <a href=/two>経理部</a></nav><h1>総務部 からのお知らせ</h1><form action=/sent>
<label>部署 <select name=dept><option>総務部<option>経理部<option>開発課</select></label><label>件名 <input name=title></label><button>送信</button></form>
"""
_BOARD: Final = """
<style>.col{width:150px;height:200px;float:left;border:1px solid;margin:5px}.card{border:1px solid;padding:4px}</style><h1>作業ボード</h1>
<section class=col aria-label=未着手><h2>未着手</h2><div class=card draggable=true>契約更新の連絡</div><div class=card draggable=true>見積書の作成</div></section>
<section class=col aria-label=対応中><h2>対応中</h2></section><section class=col aria-label=完了><h2>完了</h2></section>
<form action=/sent><input type=hidden name=card id=a><input type=hidden name=col id=b><button>保存する</button></form>
<script>let g;document.querySelectorAll('.card').forEach(c=>c.ondragstart=e=>{g=c;e.dataTransfer.setData('text','x')});
document.querySelectorAll('.col').forEach(c=>{c.ondragover=e=>e.preventDefault();c.ondrop=e=>{c.append(g);a.value=g.textContent;b.value=c.ariaLabel}})</script>
"""
_TABS: Final = """
<h1>帳票</h1><div role=tablist><button role=tab>月次</button><button role=tab>週次</button><button role=tab>日次</button></div>
<form action=/sent><input type=hidden name=kind id=k><button>出力する</button></form>
<script>document.querySelectorAll('[role=tab]').forEach(t=>t.onclick=()=>{k.value=t.textContent;t.ariaSelected=true})</script>
"""
_PAGES: Final = {
    "/wizard": _WIZARD, "/dialog": _DIALOG, "/grid": _GRID, "/list": _LIST, "/calendar": _CALENDAR, "/pieces": _PIECES,
    "/radios": _RADIOS, "/form": _FORM, "/headed": _HEADED, "/board": _BOARD, "/tabs": _TABS, SENT: "<h1>受け付けました</h1>",
}  # fmt: skip
_DAYS: Final = {
    "2026年12月8日": ("2026", "12", "8"),
    "2026年12月21日": ("2026", "12", "21"),
    "2027年1月15日": ("2027", "1", "15"),
}

PROCEDURES: Final = {
    "a wizard with a page to confirm": Procedure(
        acts=(
            ("fill", "お名前", "山田 太郎"),
            ("fill", "個数", "3"),
            ("select", "お届け先", "大阪支店"),
            ("click", "確認画面へ", ""),
            ("click", "確定する", ""),
        ),
        start="/wizard",
        values={"氏名": "山田 太郎", "個数": "3", "送り先": "大阪支店"},
        others={"氏名": "鈴木 花子", "個数": "5", "送り先": "福岡支店"},
        sent=lambda v: {"name": v["氏名"], "count": v["個数"], "to": v["送り先"]},
        refused={"送り先": "札幌支店"},
    ),
    "a form in a dialog": Procedure(
        acts=(
            ("click", "新規登録", "button"),
            ("fill", "会社名", "株式会社明和"),
            ("select", "区分", "得意先"),
            ("click", "登録する", "button"),
        ),
        start="/dialog",
        values={"会社名": "株式会社明和", "区分": "得意先"},
        others={"会社名": "有限会社花田", "区分": "仕入先"},
        sent=lambda v: {"name": v["会社名"], "kind": v["区分"]},
    ),
    "a row of a grid": Procedure(
        acts=(
            ("click", "K-1742", "gridcell"),
            ("fill", "金額", "9000"),
            ("click", "保存する", "button"),
        ),
        start="/grid",
        values={"案件番号": "K-1742", "金額": "9000"},
        others={"案件番号": "K-1741", "金額": "8000"},
        sent=lambda v: {"k": v["案件番号"][-1], "amount": v["金額"]},
        unfound={"案件番号": "K-1749"},
    ),
    "a list that is no select": Procedure(
        acts=(
            ("click", "種別", "combobox"),
            ("click", "休暇", "option"),
            ("click", "申請する", "button"),
        ),
        start="/list",
        values={"種別": "休暇"},
        others={"種別": "休暇（半日）"},
        sent=lambda v: {"kind": v["種別"]},
        unfound={"種別": "慶弔"},
    ),
    "an option that says more than the value": Procedure(
        acts=(
            ("click", "種別", "combobox"),
            ("click", "休暇（半日）", "option"),
            ("click", "申請する", "button"),
        ),
        start="/list",
        sentence="種別は半日で申請して",
        values={"種別": "半日"},
        others={"種別": "出張"},
        sent=lambda v: {"kind": v["種別"].replace("半日", "休暇（半日）")},
        unfound={"種別": "休日"},
    ),
    "a calendar": Procedure(
        acts=(
            ("click", "希望日", "textbox"),
            ("click", "8", "button"),
            ("click", "予約する", "button"),
        ),
        start="/calendar",
        values={"希望日": "2026年12月8日"},
        others={"希望日": "2027年1月15日"},
        sent=lambda v: {"day": "-".join(_DAYS[v["希望日"]])},
    ),
    "a calendar that was turned": Procedure(
        acts=(
            ("click", "希望日", "textbox"),
            ("click", "次の月", "button"),
            ("click", "15", "button"),
            ("click", "予約する", "button"),
        ),
        start="/calendar",
        values={"希望日": "2027年1月15日"},
        others={"希望日": "2026年12月21日"},
        sent=lambda v: {"day": "-".join(_DAYS[v["希望日"]])},
    ),
    "a day in pieces, and a number like one of them": Procedure(
        acts=(
            ("select", "年", "2026"),
            ("select", "月", "12"),
            ("select", "日", "8"),
            ("fill", "人数", "8"),
            ("click", "送信", "button"),
        ),
        start="/pieces",
        values={"生年月日": "2026年12月8日", "人数": "8"},
        others={"生年月日": "2027年1月15日", "人数": "5"},
        sent=lambda v: dict(zip("ymd", _DAYS[v["生年月日"]], strict=True)) | {"people": v["人数"]},
        unfound={"生年月日": "2030年1月15日"},
    ),
    "radio buttons of two groups with equal labels": Procedure(
        acts=(
            ("check", "あり", "食事"),
            ("check", "あり", "送迎"),
            ("click", "予約する", "button"),
        ),
        start="/radios",
        values={"食事": "あり", "送迎": "あり"},
        others={"食事": "なし", "送迎": "なし"},
        sent=lambda v: {"meal": "ab"[v["食事"] == "なし"], "car": "ab"[v["送迎"] == "なし"]},
        refused={"食事": "たまに"},
    ),
    "two variables with equal values": Procedure(
        acts=(
            ("fill", "請求先", "株式会社明和"),
            ("fill", "送付先", "株式会社明和"),
            ("click", "注文を送る", "button"),
        ),
        values={"請求先": "株式会社明和", "送付先": "株式会社明和"},
        others={"請求先": "有限会社花田", "送付先": "合同会社みなと"},
        sent=lambda v: {"bill": v["請求先"], "ship": v["送付先"], "kana": "", "memo": ""},
    ),
    "a value that is a part of another, in other widths": Procedure(
        acts=(
            ("fill", "請求先", "田中"),
            ("fill", "送付先", "田中一郎"),
            ("fill", "フリガナ", "ﾀﾅｶ ｲﾁﾛｳ"),
            ("fill", "備考", "田中一郎さんの分、田中が注文"),
            ("click", "注文を送る", "button"),
        ),
        values={"注文者": "田中", "送付先": "田中　一郎", "フリガナ": "タナカ　イチロウ"},
        others={"注文者": "佐藤", "送付先": "鈴木 花子", "フリガナ": "スズキ ハナコ"},
        sent=lambda v: {
            "bill": v["注文者"],
            "ship": "".join(v["送付先"].split()),
            "kana": {"スズキ ハナコ": "ｽｽﾞｷ ﾊﾅｺ"}.get(v["フリガナ"], "ﾀﾅｶ ｲﾁﾛｳ"),
            "memo": f"{''.join(v['送付先'].split())}さんの分、{v['注文者']}が注文",
        },
    ),
    "a value that is a heading and a menu word too": Procedure(
        acts=(
            ("select", "部署", "総務部"),
            ("fill", "件名", "総務部の連絡"),
            ("click", "送信", "button"),
        ),
        start="/headed",
        values={"部署": "総務部"},
        others={"部署": "開発課"},
        sent=lambda v: {"dept": v["部署"], "title": f"{v['部署']}の連絡"},
    ),
    "a card that is dragged to a column": Procedure(
        acts=(("drag", "契約更新の連絡", "対応中"), ("click", "保存する", "button")),
        start="/board",
        values={"カード": "契約更新の連絡", "移動先": "対応中"},
        others={"カード": "見積書の作成", "移動先": "完了"},
        sent=lambda v: {"card": v["カード"], "col": v["移動先"]},
        unfound={"移動先": "保留"},
    ),
    "a tab": Procedure(
        acts=(("click", "週次", "tab"), ("click", "出力する", "button")),
        start="/tabs",
        values={"種類": "週次"},
        others={"種類": "日次"},
        sent=lambda v: {"kind": v["種類"]},
        refused={"種類": "年次"},
    ),
}


def _confirm(handler: BaseHTTPRequestHandler) -> None:
    said = dict(parse_qsl(urlsplit(handler.path).query))
    hidden = "".join(f"<input type=hidden name={name} value='{said[name]}'>" for name in said)
    answer(
        handler,
        f"<h1>内容の確認</h1><p>{said['name']} 様、次の内容で申し込みます。<dl><dt>個数<dd>{said['count']}<dt>お届け先<dd>{said['to']}</dl>"
        f"<form action=/sent>{hidden}<button>確定する</button></form>",
    )


@pytest.fixture
def served(studio: Studio) -> Studio:
    """Serve the widgets, and a page that says that something came."""
    for path, html in _PAGES.items():
        studio.pages.put(path, html)
    studio.pages.answer("/confirm", _confirm)
    return studio


@pytest.mark.parametrize("name", PROCEDURES)
async def test_what_leaves_the_browser_changes_with_each_choice(served: Studio, name: str) -> None:
    await judge(served, PROCEDURES[name])
