"""Each variable of each flow is another one, and what leaves the browser changes with it and only with it."""

from html import escape as html_of
from http.server import BaseHTTPRequestHandler
from typing import Final
from urllib.parse import parse_qsl, quote, unquote, urlsplit

import pytest

from studio.domain.events.events import RunStatus
from studio.engine.runs.reports import RunOptions
from tests.browser.procedures import SENT, Procedure, answer, bench, done, judge, recorded
from tests.browser.stage import Studio

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("soon_unfound"),
]

_CUSTOMERS: Final = {
    "443": ("C00443", "株式会社明和", "北海道", "011-222-3333"),
    "501": ("C00501", "有限会社花田", "東京都", "03-1111-2222"),
    "777": ("C00777", "合同会社みなと", "北海道", "011-444-5555"),
}
_BODY: Final = "h1. 手引き\n連絡先は総務まで。"
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

DEALS: Final = """
<h1>案件一覧</h1><table><thead><tr><th>案件番号<th>顧客<th>金額(円)<th>状態</thead><tbody id=rows></tbody></table>
<form action=/sent><input type=hidden name=id><input type=hidden name=amount><input type=hidden name=status><button>保存</button></form>
<script>
const held = document.forms[0].elements, states = ['商談中', '見積済', '受注', '失注'];
const change = (id, field, value) => { held.id.value = id; held[field].value = value; };
const opened = (cell, box, then) => { cell.replaceChildren(box); box.focus(); box.onchange = () => { then(box.value); cell.textContent = box.value; }; };
for (const [id, customer, amount, state] of [['K-1741', '大和食品', '950,000', '商談中'], ['K-1742', 'みなと商会', '7,080,000', '見積済'], ['K-1744', '北斗運輸', '950,000', '商談中']]) {
  const row = rows.insertRow();
  for (const text of [id, customer, amount, state]) row.insertCell().textContent = text;
  row.cells[2].ondblclick = () => opened(row.cells[2], document.createElement('input'), value => change(id, 'amount', value));
  row.cells[3].ondblclick = () => {
    const box = document.createElement('select');
    box.append(...states.map(one => new Option(one)));
    box.value = state;
    opened(row.cells[3], box, value => change(id, 'status', value));
  };
}
</script>
"""
FILES: Final = """
<h1>共有フォルダ</h1><div id=list></div>
<form action=/sent><input type=hidden name=id><input type=hidden name=name><button>保存</button></form>
<script>
const held = document.forms[0].elements;
for (const name of ['仕様書.pdf', '見積書.xlsx', '議事録.docx', '写真.jpg']) {
  const row = list.appendChild(document.createElement('div')), said = row.appendChild(document.createElement('span'));
  row.className = 'row'; row.append(Object.assign(document.createElement('a'), {textContent: '★', onclick: () => 1}));
  said.textContent = name;
  said.ondblclick = () => {
    const box = document.createElement('input');
    box.value = name;
    said.replaceChildren(box); box.focus();
    box.onchange = () => { held.id.value = name; held.name.value = box.value; said.textContent = box.value; };
  };
}
</script>
"""

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
    "cells that open": Procedure(
        acts=(
            ("edit", "7,080,000", "K-1742"),
            ("fill", "金額(円)（K-1742）", "1250000"),
            ("key", "金額(円)（K-1742）", "Enter"),
            ("edit", "見積済", "K-1742"),
            ("select", "状態（K-1742）", "受注"),
            ("click", "保存", ""),
        ),
        start="/deals",
        values={"案件番号": "K-1742", "金額": "1250000", "状態": "受注"},
        others={"案件番号": "K-1744", "金額": "3300000", "状態": "失注"},
        sent=lambda v: {"id": v["案件番号"], "amount": v["金額"], "status": v["状態"]},
        refused={"状態": "保留"},
    ),
    "a box that opens in the place of a name": Procedure(
        acts=(("edit", "見積書.xlsx", "見積書.xlsx"), ("box", "", "見積書_最新.xlsx"), ("click", "保存", "")),
        start="/files",
        values={"ファイル名": "見積書.xlsx", "新しい名前": "見積書_最新.xlsx"},
        others={"ファイル名": "議事録.docx", "新しい名前": "確定.docx"},
        sent=lambda v: {"id": v["ファイル名"], "name": v["新しい名前"]},
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
    "a row of another page": Procedure(
        acts=(
            ("row", "編集", "株式会社明和"),
            ("fill", "電話番号", "090-0000-0000"),
            ("click", "保存", ""),
        ),
        start="/paged",
        values={"顧客名": "株式会社明和", "電話番号": "090-0000-0000"},
        others={"顧客名": "合同会社みなと", "電話番号": "080-1111-1111"},
        sent=lambda v: {"id": _id_of(v["顧客名"]), "phone": v["電話番号"], "memo": _BODY},
    ),
    "a link of another page": Procedure(
        acts=(
            ("click", "C00501", ""),
            ("fill", "電話番号", "090-0000-0000"),
            ("click", "保存", ""),
        ),
        start="/numbered",
        values={"コード": "C00501", "電話番号": "090-0000-0000"},
        others={"コード": "C00777", "電話番号": "080-1111-1111"},
        sent=lambda v: {"id": v["コード"][-3:], "phone": v["電話番号"], "memo": _BODY},
    ),
    "an address that holds a name in the writing of addresses": Procedure(
        acts=(
            ("fill", "検索", "設定 手順(旧)"),
            ("click", "表示", "button"),
            ("click", "移動", "link"),
            ("fill", "理由", "整理"),
            ("click", "送信", ""),
        ),
        start="/wiki",
        values={"ページ名": "設定 手順(旧)", "理由": "整理"},
        others={"ページ名": "Q&A 一覧/2026", "理由": "改称"},
        sent=lambda v: {"page": v["ページ名"].replace(" ", "_"), "why": v["理由"]},
        unfound={"ページ名": "ないページ"},
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


def _customers(handler: BaseHTTPRequestHandler) -> None:
    has_edit = handler.path == "/customers"
    rows = "".join(
        f"<tr><td><a href=/customer?id={key}>{code}</a><td>{name}<td>{place}"
        f"<td>{f'<a href=/customer?id={key}>編集</a>' if has_edit else ''}"
        for key, (code, name, place, _) in _CUSTOMERS.items()
    )
    answer(
        handler, f"<h1>顧客の一覧</h1><table><tr><th>コード<th>顧客名<th>地域<th>操作{rows}</table>"
    )


def _paged(handler: BaseHTTPRequestHandler) -> None:
    """Answer with two customers on each of three pages; the pager is 「次へ」, or the numbers of the pages."""
    asked = urlsplit(handler.path)
    page = int(dict(parse_qsl(asked.query)).get("p", "1"))
    known = [(key, *row[:3]) for key, row in _CUSTOMERS.items()]
    others = [(f"{n}", f"C00{n}", f"株式会社その{n}", "東京都") for n in (601, 602)]
    rows = "".join(
        f"<tr><td><a href=/customer?id={key}>{code}</a><td>{name}<td>{place}"
        f"<td><a href=/customer?id={key}>編集</a>"
        for key, code, name, place in [*known[:2], *others, *known[2:]][2 * page - 2 : 2 * page]
    )
    numbers = " ".join(f"<a href=?p={n}>{n}</a>" if n != page else f"<b>{n}</b>" for n in (1, 2, 3))
    following = f"<a href=?p={page + 1}>次へ</a>" if page < 3 else ""
    answer(
        handler,
        f"<h1>顧客の一覧</h1><table><tr><th>コード<th>顧客名<th>地域<th>操作{rows}</table>"
        f"<p>{following if asked.path == '/paged' else numbers}</p>",
    )


def _customer(handler: BaseHTTPRequestHandler) -> None:
    key = dict(parse_qsl(urlsplit(handler.path).query))["id"]
    _, name, _, phone = _CUSTOMERS[key]
    answer(
        handler,
        f"<h1>{name} の情報</h1><form action=/sent><input type=hidden name=id value={key}>"
        f"<label>電話番号 <input name=phone value={phone}></label>"
        f"<label>本文 <textarea name=memo>{_BODY}</textarea></label><button>保存</button></form>",
    )


def _wiki(handler: BaseHTTPRequestHandler) -> None:
    """Answer with a search, the page that it found, or the form that its 移動 leads to."""
    asked = urlsplit(handler.path)
    name = dict(parse_qsl(asked.query)).get("q", "")
    search = "<form action=/wiki><label>検索 <input name=q></label><button>表示</button></form>"
    if name in ("設定 手順(旧)", "Q&A 一覧/2026"):
        address = quote(name.replace(" ", "_"), safe="()")
        search += f"<h1>{html_of(name)}</h1><a href=/編集/{address}>編集</a> <a href='/{quote('移動')}/{address}'>移動</a>"
    answer(handler, search)


def _moving(handler: BaseHTTPRequestHandler) -> None:
    name = unquote(urlsplit(handler.path).path.removeprefix(f"/{quote('移動')}/"))
    answer(
        handler,
        f"<h1>「{html_of(name.replace('_', ' '))}」の移動</h1><form action=/sent><input type=hidden name=page value='{html_of(name)}'>"
        "<label>理由 <input name=why></label><button>送信</button></form>",
    )


@pytest.fixture
def served(studio: Studio) -> Studio:
    """Serve the form, the customers, and a page that says that something came."""
    studio.pages.put("/form", FORM)
    studio.pages.answer("/customers", _customers)
    studio.pages.answer("/codes", _customers)
    studio.pages.answer("/paged", _paged)
    studio.pages.answer("/numbered", _paged)
    studio.pages.answer("/customer", _customer)
    studio.pages.answer("/wiki", _wiki)
    for name in ("設定_手順(旧)", "Q&A_一覧/2026"):
        studio.pages.answer(f"/{quote('移動')}/{quote(name, safe='()')}", _moving)
    studio.pages.put("/deals", DEALS)
    studio.pages.put("/files", FILES)
    studio.pages.put(SENT, "<h1>受け付けました</h1>")
    return studio


@pytest.mark.parametrize("name", PROCEDURES)
async def test_what_leaves_the_browser_changes_with_each_variable(
    served: Studio, name: str
) -> None:
    await judge(served, PROCEDURES[name])


MINUTES: Final = (
    "議事録 2026年5月 開発課", "議事録 2026年6月 総務課", "報告 2026年6月 開発課",
    "議事録 2026年7月 人事課", "議事録 2026年7月 総務課", "議事録 2026年11月 総務課",
)  # fmt: skip


async def test_a_link_that_says_the_value_beside_other_words_is_the_only_one_that_does(
    served: Studio,
) -> None:
    """Another month's minutes are another section's; of two other sections nobody guesses."""
    links = "".join(f"<li><a href='/m/{n}'>{one}</a>" for n, one in enumerate(MINUTES))
    served.pages.put("/minutes", f"<h1>検索結果</h1><ul>{links}</ul>")
    for number in range(len(MINUTES)):
        form = f"<h1>決定事項</h1><form action=/sent><button name=n value={number}>確認</button></form>"
        served.pages.put(f"/m/{number}", form)
    flow = await recorded(
        served,
        Procedure(
            acts=(("click", MINUTES[0], "link"), ("click", "確認", "")),
            start="/minutes",
            values={"年月": "2026年5月"},
            others={},
            sent=lambda _: {},
            sentence="2026年5月の議事録を確認する",
        ),
    )
    options = RunOptions(is_attended=False, approves_all=True)
    before = len(done(served))
    report = await bench(served).replay(flow, {"年月": "2026年6月"}, options=options)
    assert report.finished.status is RunStatus.DONE, report.finished.message
    assert done(served)[before:] == [{"n": "1"}]
    for month in ("2026年7月", "2026年8月", "1月"):
        report = await bench(served).replay(flow, {"年月": month}, options=options)
        assert report.finished.status is RunStatus.FAILED, month
    assert len(done(served)) == before + 1


async def test_a_row_that_is_on_no_page_of_its_list_ends_the_run_before_anything_is_sent(
    served: Studio,
) -> None:
    flow = await recorded(served, PROCEDURES["a row of another page"])
    before = len(done(served))
    report = await bench(served).replay(
        flow, {"顧客名": "有限会社なし"}, options=RunOptions(is_attended=False, approves_all=True)
    )
    assert report.finished.status is RunStatus.FAILED
    assert "3 ページを調べても" in report.finished.message
    assert len(done(served)) == before
