"""Pages put together from widgets of foreign packages; the data and the calls are ours."""

import json
from typing import Final

_TOP: Final = "<!doctype html><html lang=ja><meta charset=utf-8><link rel=icon href=data:>"
_TOWNS: Final = ("札幌", "仙台", "東京", "横浜", "名古屋", "大阪", "神戸", "広島", "高松", "福岡")
_GOODS: Final = ("ノート", "ボールペン", "封筒", "付箋", "消しゴム", "電卓", "はさみ")


def rows(count: int) -> list[list[str]]:
    """Return made-up stock: number, article, branch, pieces, price, day."""
    return [
        [
            f"A-{number:05}",
            f"{_GOODS[number % 7]} {number * 37 % 90 + 10}型",
            _TOWNS[number * 3 % 10],
            str(number * 53 % 400),
            f"{number * 791 % 9000 + 200:,}円",
            f"2026-{number % 12 + 1:02}-{number * 7 % 28 + 1:02}",
        ]
        for number in range(1, count + 1)
    ]


_HEADS: Final = ("品番", "品名", "拠点", "在庫", "単価", "入荷日")


def _datatables(count: int, page_length: int) -> str:
    heads = "".join(f"<th>{head}" for head in _HEADS)
    options = {
        "data": rows(count),
        "pageLength": page_length,
        "lengthMenu": [10, 25, 50, 100, 2000],
    }
    return (
        f"{_TOP}<title>在庫一覧</title>"
        "<link rel=stylesheet href=/datatables-dt/css/dataTables.dataTables.css>"
        f"<h1>在庫一覧</h1><table id=t class=display><thead><tr>{heads}</table>"
        "<script src=/jquery/dist/jquery.min.js></script>"
        "<script src=/datatables/js/dataTables.min.js></script>"
        "<script src=/datatables-dt/js/dataTables.dataTables.min.js></script>"
        f"<script>new DataTable('#t', {json.dumps(options, ensure_ascii=False)})</script>"
    )


def _aggrid(count: int, layout: str) -> str:
    columns = [
        {"field": f"c{n}", "headerName": head, "filter": True, "checkboxSelection": n == 0}
        for n, head in enumerate(_HEADS)
    ]
    data = [{f"c{n}": cell for n, cell in enumerate(row)} for row in rows(count)]
    options = {"columnDefs": columns, "rowData": data, "domLayout": layout}
    paging = "pagination: true, paginationPageSize: 100" if count == 100 else ""
    return (
        f"{_TOP}<title>在庫表</title><div id=g style='height:640px'></div>"
        "<script src=/aggrid/dist/ag-grid-community.min.js></script><script>agGrid.createGrid(g, {"
        f"...{json.dumps(options, ensure_ascii=False)}, {paging}}})</script>"
    )


_SWAGGER: Final = f"""{_TOP}<title>API</title><link rel=stylesheet href=/swagger/swagger-ui.css>
<div id=ui></div><script src=/swagger/swagger-ui-bundle.js></script><script>
SwaggerUIBundle({{url: "/jupyter/jupyter_server/services/api/api.yaml", dom_id: "#ui",
  docExpansion: "full", defaultModelsExpandDepth: 2}})</script>"""

_SHOELACE: Final = f"""{_TOP}<title>申請</title>
<link rel=stylesheet href=/shoelace/cdn/themes/light.css>
<script type=module src=/shoelace/cdn/shoelace.js></script>
<h1>備品の申請</h1><form>
<sl-input label=氏名 required placeholder="山田 太郎" clearable></sl-input>
<sl-input label=メール type=email></sl-input><sl-input label=暗証 type=password password-toggle></sl-input>
<sl-select label=部署 value=s><sl-option value=s>総務部</sl-option><sl-option value=k>経理部</sl-option>
<sl-option value=e>営業部</sl-option></sl-select>
<sl-radio-group label=受け取り name=r value=1><sl-radio value=1>本社</sl-radio><sl-radio value=2>支社</sl-radio>
<sl-radio value=3>郵送</sl-radio></sl-radio-group>
<sl-checkbox checked>急ぎ</sl-checkbox><sl-switch>通知を受け取る</sl-switch>
<sl-range label=数量 min=1 max=20 value=3></sl-range><sl-rating label=評価 value=3></sl-rating>
<sl-textarea label=理由></sl-textarea><sl-color-picker label=色></sl-color-picker>
<sl-tab-group><sl-tab slot=nav panel=a>内訳</sl-tab><sl-tab slot=nav panel=b>履歴</sl-tab>
<sl-tab-panel name=a>内訳はありません</sl-tab-panel><sl-tab-panel name=b>履歴はありません</sl-tab-panel></sl-tab-group>
<sl-details summary=規程>申請は月末までです。</sl-details>
<sl-dropdown><sl-button slot=trigger caret>その他</sl-button><sl-menu><sl-menu-item>複製</sl-menu-item>
<sl-menu-item>印刷</sl-menu-item></sl-menu></sl-dropdown>
<sl-button variant=primary>申請する</sl-button> <sl-button>下書き</sl-button>
<sl-icon-button name=gear label=設定></sl-icon-button><sl-tag removable>備品</sl-tag></form>"""

_MATERIAL: Final = f"""{_TOP}<title>予約</title><script type=importmap>{{"imports": {{
"@material/web/": "/material/", "lit": "/lit/index.js", "lit/": "/lit/", "lit-html": "/lit-html/lit-html.js",
"lit-html/": "/lit-html/", "lit-element/": "/lit-element/", "lit-element/lit-element.js": "/lit-element/lit-element.js",
"@lit/reactive-element": "/reactive-element/reactive-element.js", "@lit/reactive-element/": "/reactive-element/",
"tslib": "/tslib/tslib.es6.mjs"}}}}</script><script type=module>import "@material/web/all.js"</script>
<h1>会議室の予約</h1><form>
<md-filled-text-field label=件名></md-filled-text-field><md-outlined-text-field label=人数 type=number></md-outlined-text-field>
<md-outlined-select label=部屋><md-select-option value=a selected><div slot=headline>会議室A</div></md-select-option>
<md-select-option value=b><div slot=headline>会議室B</div></md-select-option></md-outlined-select>
<label><md-checkbox touch-target=wrapper></md-checkbox>毎週</label><label>公開<md-switch></md-switch></label>
<label><md-radio name=k value=1 checked></md-radio>対面</label><label><md-radio name=k value=2></md-radio>遠隔</label>
<md-slider labeled value=30></md-slider>
<md-chip-set><md-filter-chip label=プロジェクター></md-filter-chip><md-filter-chip label=白板></md-filter-chip></md-chip-set>
<md-tabs><md-primary-tab active>日</md-primary-tab><md-primary-tab>週</md-primary-tab></md-tabs>
<md-list><md-list-item type=button>第一会議室</md-list-item><md-list-item type=button>第二会議室</md-list-item></md-list>
<md-filled-button>予約する</md-filled-button><md-text-button>取り消す</md-text-button>
<md-icon-button aria-label=設定><md-icon>settings</md-icon></md-icon-button></form>"""

_REACT: Final = f"""{_TOP}<title>用件</title><style>li {{cursor: pointer}} .x {{cursor: pointer}}</style><div id=root></div>
<script src=/react/umd/react.production.min.js></script><script src=/react-dom/umd/react-dom.production.min.js></script>
<script>const e = React.createElement, words = ['請求書を送る', '議事録を書く', '部屋を押さえる', '見積もりを取る'];
function App() {{ const [done, set] = React.useState({{}}); return e('main', null, e('h1', null, '用件'),
 e('ul', null, words.map((w, i) => e('li', {{key: i, onClick: () => set({{...done, [i]: !done[i]}})}},
 e('span', null, done[i] ? '済 ' + w : w), e('i', {{className: 'x', title: '消す', onClick: ev => ev.stopPropagation()}}, '×')))),
 e('div', {{className: 'x', onClick: () => set({{}})}}, 'すべて戻す')); }}
ReactDOM.createRoot(root).render(e(App))</script>"""

_FRAMESET: Final = """<!doctype html><title>手引き</title><frameset cols="30%,70%">
<frame src=/python/usr/share/doc/python3.11/html/about.html><frameset rows="50%,50%">
<frame src=/python/usr/share/doc/python3.11/html/bugs.html>
<frame src=/python/usr/share/doc/python3.11/html/download.html></frameset></frameset>"""

_OUTER: Final = f"""{_TOP}<title>枠</title><h1>外枠</h1><button>外の釦</button>
<iframe src=/assembled/iframe-inner width=900 height=600></iframe>"""
_INNER: Final = f"""{_TOP}<title>中枠</title><h2>中枠</h2><a href=#x>中のリンク</a>
<iframe src=/sb2/register.html width=860 height=420></iframe>"""

ASSEMBLED: Final = {
    "datatables-50": _datatables(400, 50),
    "datatables-2000": _datatables(2000, 2000),
    "aggrid-100": _aggrid(100, "normal"),
    "aggrid-1000": _aggrid(1000, "print"),
    "swagger": _SWAGGER,
    "shoelace": _SHOELACE,
    "material": _MATERIAL,
    "react": _REACT,
    "frameset": _FRAMESET,
    "iframes": _OUTER,
    "iframe-inner": _INNER,
}
