"""The flows of the matrix: on the practice site, and on widgets that other people made."""

from dataclasses import dataclass, field
from typing import Final, Literal

from studio.domain.actions.rule import Comparison, Condition, Order, SelectionRule
from tests.widgets.quasar import quasar
from tests.widgets.shelf import DJANGO, JQUERY_UI, NICEGUI, STARLETTE, TOM, script, style

Verb = Literal["open", "fill", "select", "check", "click", "choose"]


@dataclass(frozen=True, slots=True)
class Act:
    """One act of a person.

    Attributes:
        verb: What is done.
        css: To what, on the unchanged page.
        value: What is typed or chosen; of `choose` the words of the control in the row.
        shows: A text that comes of it.
        rule: Of `choose`.
    """

    verb: Verb
    css: str = ""
    value: str = ""
    shows: str = ""
    rule: SelectionRule | None = None


@dataclass(frozen=True, slots=True)
class Journey:
    """One flow.

    Attributes:
        path: Where it begins, below the site's address.
        acts: What is done, in order; the page is open already.
        key: CSS of the element that is removed, doubled or renamed; `rule` = the row that is meant.
        html: Of its page, for widgets.
        fields: CSS of fields without a name that tell what was chosen.
        ignored: CSS of a widget's own popups.
        row: CSS of the buttons in rows, for flows that choose.
        oracle: JavaScript that returns the button of the row that is right today, or null.
        is_late: Its page builds itself with scripts.
    """

    name: str
    path: str
    acts: tuple[Act, ...]
    key: str
    html: str = ""
    fields: str = ""
    ignored: str = ""
    row: str = ""
    oracle: str = ""
    is_late: bool = field(default=False)

    def spec(self) -> dict[str, object]:
        """Return what the page has to know."""
        return {
            "key": self.key,
            "fields": self.fields,
            "ignored": self.ignored,
            "rule": self.row,
            "oracle": self.oracle,
            "late": self.is_late,
        }


_CHEAP_AND_GOOD: Final = SelectionRule(
    where=(
        Condition(column="評価", comparison=Comparison.AT_LEAST, value="4"),
        Condition(column="価格", comparison=Comparison.AT_MOST, value="3000"),
        Condition(column="在庫", comparison=Comparison.EQUALS, value="あり"),
    )
)
_CHEAPEST: Final = SelectionRule(
    where=(Condition(column="在庫", comparison=Comparison.EQUALS, value="あり"),),
    order=Order(column="価格"),
)
_CARDS: Final = (
    "const cards = rows.filter(b => b.isConnected && b.closest('li')).map(b => [b, b.closest('li')]);"
    "const stars = li => { const m = li.textContent.normalize('NFKC').match(/★\\s*(\\d\\.\\d)/); return m ? Number(m[1]) : 0; };"
    "const yen = li => { const m = li.textContent.normalize('NFKC').replace(/,/g, '').match(/(\\d+)円/); return m ? Number(m[1]) : Infinity; };"
    "const there = li => !/在庫切れ/.test(li.textContent);"
)
_FIRST_GOOD: Final = (
    _CARDS
    + "return cards.find(([b, li]) => there(li) && stars(li) >= 4 && yen(li) <= 3000)?.[0] ?? null;"
)

CITIES: Final = ("札幌", "仙台", "東京", "東京都下", "名古屋", "大阪", "福岡")
_OPTIONS: Final = "".join(f"<option>{city}</option>" for city in CITIES)
_SAVE: Final = "<p><button type=button id=save onclick=\"document.getElementById('done').textContent='保存しました'\">保存する</button><button type=button id=drop>破棄する</button></p><p id=done role=status></p>"
_SELECT2: Final = (
    style(f"{DJANGO}/css/vendor/select2/select2.min.css")
    + script(f"{DJANGO}/js/vendor/jquery/jquery.min.js")
    + script(f"{DJANGO}/js/vendor/select2/select2.full.min.js")
)
_TOM: Final = style(f"{TOM}/vendor/tom-select/css/tom-select.default.min.css") + script(
    f"{TOM}/js/django-tomselect.min.js"
)
_FLATPICKR: Final = style(f"{STARLETTE}/css/vendor/flatpickr.min.css") + script(
    f"{STARLETTE}/js/vendor/flatpickr.min.js"
)
_JQUERY: Final = (
    style(f"{JQUERY_UI}/jquery-ui.min.css")
    + script(f"{DJANGO}/js/vendor/jquery/jquery.min.js")
    + script(f"{JQUERY_UI}/jquery-ui.min.js")
)
_TABLE_ROWS: Final = "".join(
    f"<tr><td>{month}月分</td><td>{amount}円</td><td>{state}</td><td><button type=button class=pay>明細を開く</button></td></tr>"
    for month, amount, state in (("9", "12,300", "支払済み"), ("10", "8,450", "未払い"), ("11", "15,200", "未払い"))
)  # fmt: skip
_BILLS: Final = (
    style(f"{DJANGO}/css/base.css")
    + f"<h1>請求の一覧</h1><table><thead><tr><th>月</th><th>金額</th><th>状態</th><th>操作</th></tr></thead><tbody>{_TABLE_ROWS}</tbody></table><p role=status id=done></p>"
    "<script>document.querySelectorAll('.pay').forEach(b => b.onclick = () => { done.textContent = '明細を開きました'; })</script>"
)

FLOWS: Final = (
    Journey(
        "shop, by rule", "shop/",
        (
            Act("fill", "#book-search", "プログラミング"),
            Act("click", ".search-button", shows="の検索結果"),
            Act("choose", ".add-button", "カートに入れる", "をカートに入れました", _CHEAP_AND_GOOD),
        ),
        key="rule", row=".add-button", oracle=_FIRST_GOOD,
    ),
    Journey(
        "shop, a book by its name", "shop/search?q=プログラミング",
        (
            Act("click", "li.book-card:nth-of-type(2) .book-title a"),
            Act("click", ".buy-box .add-button", shows="をカートに入れました"),
        ),
        key="li.book-card:nth-of-type(2) .book-title a",
    ),
    Journey(
        "shop, two books", "shop/search?q=プログラミング",
        (
            Act("click", "li.book-card:nth-of-type(1) .add-button", shows="をカートに入れました"),
            Act("click", ".cart-link"),
        ),
        key="li.book-card:nth-of-type(1) .add-button",
    ),
    Journey(
        "expense form", "expense/",
        (
            Act("fill", "#applicant", "練習 花子"), Act("fill", "#staff_number", "123456"),
            Act("fill", "#used_on", "2026-11-05"), Act("select", "#category", "交通費"),
            Act("fill", "#amount", "1200"),
            Act("check", "input[name=payment]"),
            Act("fill", "#purpose", "客先との打ち合わせ"), Act("check", "input[name=agreed]"),
            Act("click", "form .button[type=submit]", shows="送信しました"),
        ),
        key="#category",
    ),
    Journey(
        "login", "login/",
        (
            Act("fill", "#login-user", "renshu"), Act("fill", "#login-password", "sakura-2026"),
            Act("click", "form[action='/login/'] button"),
        ),
        key="#login-user",
    ),
    Journey(
        "staff, look somebody up", "staff/",
        (
            Act("fill", "#staff-search", "経理"),
            Act("click", "button.sort-button[value=name]"),
        ),
        key="#staff-search", is_late=True,
    ),
    Journey(
        "sorting the shop", "shop/search?q=プログラミング",
        (Act("check", "#stock-filter"), Act("select", "#sort-order", "評価の高い順")),
        key="#sort-order",
    ),
    Journey(
        "select2", "flow/",
        (Act("select", "#s", "東京"), Act("click", "#save", shows="保存しました")),
        key="#save", fields="#s", ignored=".select2-container", is_late=True,
        html=f"{_SELECT2}<h1>納品先</h1><label for=s>都市</label><select id=s style='width:200px'>{_OPTIONS}</select>{_SAVE}<script>jQuery('#s').select2()</script>",
    ),
    Journey(
        "tom-select", "flow/",
        (Act("select", "#s", "名古屋"), Act("click", "#save", shows="保存しました")),
        key="#save", fields="#s", ignored=".ts-wrapper,.ts-dropdown", is_late=True,
        html=f"{_TOM}<h1>納品先</h1><label for=s>都市</label><select id=s><option value=''></option>{_OPTIONS}</select>{_SAVE}<script>var tom = new TomSelect('#s')</script>",
    ),
    Journey(
        "flatpickr", "flow/",
        (Act("fill", "#d", "2026-11-20"), Act("click", "#save", shows="保存しました")),
        key="#save", fields="#d", ignored=".flatpickr-calendar", is_late=True,
        html=f"{_FLATPICKR}<h1>納品</h1><label for=d>納品日</label><input id=d>{_SAVE}<script>flatpickr('#d')</script>",
    ),
    Journey(
        "jQuery UI tabs", "flow/",
        (
            Act("click", "#two a", shows="支店の一覧"), Act("fill", "#branch", "梅田"),
            Act("click", "#save", shows="保存しました"),
        ),
        key="#two a", fields="#branch", is_late=True,
        html=f"{_JQUERY}<div id=t><ul><li id=one><a href='#a'>本社</a></li><li id=two><a href='#b'>支店</a></li></ul><div id=a><p>本社の一覧</p><label>本社名 <input id=head></label></div><div id=b><p>支店の一覧</p><label>支店名 <input id=branch></label></div></div>{_SAVE}<script>jQuery('#t').tabs()</script>",
    ),
    Journey(
        "Quasar form", "flow/",
        (
            Act("fill", "input[name=ordered]", "2026/11/20"), Act("click", ".save", shows="登録しました"),
        ),
        key=".save", is_late=True,
        html=quasar(
            "{date: '', done: ''}",
            """<div style="padding:40px;width:400px"><q-input v-model="date" label="納品日" name="ordered" /><q-btn class="save" label="登録する" @click="done = '登録しました'" /><q-btn label="取り消す" /><p role=status>{{done}}</p></div>""",
        ),
    ),
    Journey(
        "bills, one month by its name", "flow/",
        (Act("click", "tr:nth-of-type(2) .pay", shows="明細を開きました"),),
        key="tr:nth-of-type(2) .pay", row=".pay", html=_BILLS,
        oracle="return rows.find(b => b.isConnected && b.closest('tr').cells[0].textContent.normalize('NFKC').trim() === '10月分') ?? null;",
    ),
    Journey(
        "bills, the unpaid one of the highest amount", "flow/",
        (
            Act("choose", ".pay", "明細を開く", "明細を開きました", SelectionRule(
                where=(Condition(column="状態", comparison=Comparison.EQUALS, value="未払い"),),
                order=Order(column="金額", descending=True),
            )),
        ),
        key="rule", row=".pay", html=_BILLS,
        oracle="const bills = rows.filter(b => b.isConnected).map(b => b.closest('tr')).filter(tr => tr.cells[2].textContent.normalize('NFKC') === '未払い');"
        "const yen = tr => Number(tr.cells[1].textContent.normalize('NFKC').replace(/\\D/g, ''));"
        "const best = bills.sort((a, b) => yen(b) - yen(a))[0]; return best ? rows.find(b => best.contains(b)) : null;",
    ),
    Journey(
        "AG Grid, a row by its words", "flow/",
        (Act("click", ".ag-row[row-index='2'] [col-id=act] button", shows="開きました"),),
        key=".ag-row[row-index='2']", is_late=True,
        html=f"""<h1>社員</h1><div id=g style="height:300px;width:600px"></div><p id=done role=status></p>
<script type=module>import * as ag from '/w/{NICEGUI}/elements/aggrid/dist/index.js';
ag.ModuleRegistry.registerModules([ag.AllCommunityModule]);
window.api = ag.createGrid(g, {{columnDefs: [{{field: 'no', headerName: '番号'}}, {{field: 'name', headerName: '氏名'}},
 {{colId: 'act', headerName: '操作', cellRenderer: p => {{ const b = document.createElement('button'); b.textContent = '開く'; b.onclick = () => {{ done.textContent = p.data.name + 'を開きました'; }}; return b; }}}}],
 rowData: ['青木', '石田', '上野', '江藤'].map((name, n) => ({{no: 101 + n, name}}))}});</script>""",
    ),
)  # fmt: skip
