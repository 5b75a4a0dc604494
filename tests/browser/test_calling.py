"""What people call a field: the words that stand around it, never a word of the machine or its own value."""

import pytest

from studio.engine.perception.render import render
from studio.engine.perception.tables import find_tables
from tests.browser.stage import Studio, named

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMES = """<h1>請求</h1>
<table><tr><th>品目<th>数量<th>削除しますか?</tr>
<tr><th scope=row>特別値引き<td><input name=set-1-qty value=3><td><input type=checkbox id=id_line_set-1-DELETE></tr>
<tr><th scope=row>用紙<td><input name=set-2-qty value=5><td><input type=checkbox id=id_line_set-2-DELETE></tr></table>
<table><tr><th>在庫数<th>消去</tr><tr><td><input type=number value=5><td><label><input type=checkbox>消す</label></tr>
<tr><td><input type=number><td><label><input type=checkbox>消す</label></tr></table>
<table><tr><th>品名<th>単価</tr><tr><td><input value=鉛筆><td><input value=80></tr><tr><td><input><td><input></tr></table>
<fieldset><legend>コメント:</legend><div><button>太字</button></div><div><textarea>前に書いた文。</textarea></div></fieldset>
<div class=line><span>新しいページ名:</span><div><input role=combobox value=手順書></div></div>
<div class=line><span>編集:</span><div><div role=combobox tabindex=0 aria-expanded=false><span>全員に許可</span></div></div></div>
<p>ファイル: <input type=file class=up></p>
<p><input type=color value=#ffffff> <button class="icon-only star" style="width:20px;height:20px"></button></p>
<div class=facet><i class=facet_checkbox style="cursor:pointer;display:inline-block;width:9px;height:9px"></i></div>
<div style="position:relative;width:90px">列<span class=resize-handle style="cursor:col-resize;position:absolute;right:0;width:9px;height:20px" onmousedown=1></span></div>
"""


async def test_names_are_people_s_words_around_the_field(studio: Studio) -> None:
    seen = await studio.show(NAMES)
    for name, role in (
        ("数量（特別値引き）", "textbox"),
        ("削除しますか?（特別値引き）", "checkbox"),
        ("単価（2行目）", "textbox"),
        ("在庫数（2行目）", "spinbutton"),
        ("コメント", "textbox"),
        ("新しいページ名", ""),
        ("編集", ""),
        ("ファイル", "button"),
    ):
        assert named(seen, name, role)


async def test_neither_machine_words_nor_values_are_names(studio: Studio) -> None:
    seen = await studio.show(NAMES)
    said = [node.label for node in seen.operable]
    for word in ("star", "only", "facet_checkbox", "resize-handle", "#ffffff", "Choose File", "DELETE", "前に書いた文"):  # fmt: skip
        assert not [one for one in said if word in one], said
    view = render(seen)
    for word in ("star", "facet_checkbox", "resize-handle", "Choose File", "DELETE"):
        assert word not in view


@pytest.mark.parametrize(
    ("html", "name"),
    [
        ("<div><b>数量</b><p>在庫あり (在庫数 20)</p><input type=number></div>", "数量"),
        ("<div><p>在庫あり (在庫数 20)</p><span>数量</span> <input type=number></div>", "数量"),
        (
            "<div><label>数量</label><p>20 個まで買えます</p><div><input type=number></div></div>",
            "数量",
        ),
        (
            "<div><span>数量</span><div role=status>残り 20 個</div><input type=number></div>",
            "数量",
        ),
        (
            "<section><p>数量</p><div><em id=h>半角で</em><input aria-describedby=h></div></section>",
            "数量",
        ),
        (
            "<dl><dt>数量 <span>必須</span></dt><dd><small>在庫あり</small><div><input></div></dd></dl>",
            "数量 必須",
        ),
        ("<div><h2>お届け先</h2><p>次の欄に書いてください。</p><p>数量</p><input></div>", "数量"),
        (
            "<div style='display:flex'><div>鉛筆</div><div>1,200円</div><div><input></div></div>",
            "鉛筆",
        ),
    ],
)
async def test_a_message_near_a_field_does_not_call_it(
    studio: Studio, html: str, name: str
) -> None:
    seen = await studio.show(f"<h1>注文</h1>{html}")
    assert [node.label for node in seen.operable] == [name]


IN_ROWS = {
    "sorted": (
        "<table><tr><th>顧客<th><div><a href=?o=2>ランク</a></div></tr>"
        "<tr><td>北海道商事<td><select><option>A</select></tr><tr><td>大阪商店<td><select><option>B</select></tr></table>",
        ["ランク（北海道商事）", "ランク（大阪商店）"],
    ),
    "grid": (
        "<div role=grid><div role=row><span role=columnheader aria-colindex=1>番号</span><span role=columnheader aria-colindex=2>状態</span></div>"
        "<div role=row><div role=gridcell aria-colindex=1>K-1</div><div role=gridcell aria-colindex=2>"
        "<div role=combobox tabindex=0><input style='width:9px'></div></div></div></div>",
        ["状態（K-1）"],
    ),
    "grid in parts": (
        "<div role=grid><div role=row><div role=presentation><span role=columnheader aria-colindex=1>番号</span></div><div role=presentation><span role=columnheader aria-colindex=2>状態</span></div></div>"
        "<div role=row><div role=presentation><div role=gridcell aria-colindex=1>K-1</div><div role=gridcell aria-colindex=2>"
        "<div role=combobox tabindex=0><div>見積済</div></div></div></div></div></div>",
        ["状態（K-1）"],
    ),
    "entries": (
        "<div><div class=r><span>見積書.xlsx</span><b>★</b></div><div class=r><span><input value=議事録.docx></span><b>★</b></div></div>",
        [""],
    ),
    "labels": (
        "<table><tr><th>氏名<td><input></tr><tr><td>部署 <small>任意</small><td><input></tr></table>",
        ["氏名", "部署"],
    ),
}


@pytest.mark.parametrize("kind", IN_ROWS)
async def test_a_field_of_a_row_is_never_called_by_the_data_beside_it(
    studio: Studio, kind: str
) -> None:
    html, names = IN_ROWS[kind]
    seen = await studio.show(f"<h1>一覧</h1>{html}")
    fields = [node for node in seen.operable if node.role in ("combobox", "textbox")]
    assert [node.name for node in fields][: len(names)] == names


@pytest.mark.parametrize(
    ("html", "names"),
    [
        ("<div>店の名前 <input placeholder=商品名で検索></div>", ["商品名で検索"]),
        ("<div><label>氏名</label><div><input placeholder='例: 山田 太郎'></div></div>", ["氏名"]),
        (
            "<div><span>顧客名</span><div><input placeholder=入力></div></div>"
            "<div><span>担当者</span><div><input placeholder=入力></div></div>",
            ["顧客名", "担当者"],
        ),
    ],
)
async def test_a_placeholder_that_tells_nothing_gives_way_to_the_words_before_the_field(
    studio: Studio, html: str, names: list[str]
) -> None:
    seen = await studio.show(f"<h1>登録</h1>{html}")
    assert [node.label for node in seen.operable] == names


async def test_the_box_that_searches_a_list_is_called_by_the_field_of_the_list(
    studio: Studio,
) -> None:
    seen = await studio.show(
        "<h1>申請</h1><input type=search aria-label=絞り込み><div><span>申請者:</span> <span role=combobox tabindex=0"
        " aria-expanded=true aria-owns=list>---</span></div><div><span>種別:</span> <input></div>"
        "<button>保存</button><div><input role=searchbox aria-controls=list><ul id=list role=listbox><li role=option>山田</ul></div>"
    )
    assert named(seen, "申請者", "searchbox")


async def test_a_drop_down_that_calls_itself_by_its_value_is_called_by_its_legend(
    studio: Studio,
) -> None:
    drop = (
        "<div><div><div><div><span></span><div><div><div><label id=n{0}>{1}</label><span role=combobox tabindex=0"
        ' aria-expanded=false aria-labelledby="n{0} v{0}"><span id=v{0} role=textbox aria-readonly=true>{2}</span></span>'
        "</div></div></div></div></div></div></div>"
    )
    seen = await studio.show(
        f"<h1>保護</h1><form><fieldset><legend>編集</legend>{drop.format(1, '', '全員に許可')}"
        f"{drop.format(2, '期限:', '無期限')}</fieldset></form>"
    )
    assert "select 編集 =全員に許可" in render(seen)
    assert named(seen, "編集", "combobox")


async def test_a_text_area_shows_its_lines_and_a_file_field_its_file(studio: Studio) -> None:
    seen = await studio.show(
        "<label>本文 <textarea>見出し\n* 一行目</textarea></label><p>領収書: <input type=file id=f></p>"
        "<script>const made = new DataTransfer(); made.items.add(new File(['x'], '議事録.txt')); f.files = made.files</script>"
    )
    view = render(seen)
    assert r"input 本文 =見出し\n* 一行目" in view
    assert "file 領収書 =議事録.txt" in view


async def test_a_drop_down_shows_its_name_and_what_is_chosen(studio: Studio) -> None:
    view = render(await studio.show(NAMES))
    assert "select 編集 =全員に許可" in view


async def test_a_canvas_says_that_it_is_a_picture(studio: Studio) -> None:
    seen = await studio.show(
        "<h1>座席</h1><div class=stage><canvas width=300 height=200></canvas></div>"
        "<script>document.querySelector('.stage').addEventListener('click', () => 1)</script>"
    )
    view = render(seen)
    assert "絵：中の文字は読めず" in view
    assert "stage" not in view
    assert not seen.operable


GRID = """<div role=grid {0} style="height:120px;overflow:auto"><div role=rowgroup><div role=row>
<div role=columnheader tabindex=0>品番</div><span class=handle onmousedown=1 style="position:absolute;width:6px;height:9px"></span>
<div role=columnheader tabindex=0>倉庫</div><span class=handle onmousedown=1 style="position:absolute;width:6px;height:9px"></span>
</div></div><div role=rowgroup style="height:{1}px">{2}</div></div>"""
ROWS = "".join(
    f"<div role=row style='height:50px'><div role=gridcell>P-{n}</div><div role=gridcell>大阪</div></div>"
    for n in range(8)
)


@pytest.mark.parametrize(
    ("said", "height", "told"),
    [
        ("aria-rowcount=3001", 160, "全 3000 行、いま 8 行"),
        ("", 20_000, "行、いま 8 行"),
        ("", 400, ""),
    ],
)
async def test_a_grid_says_how_many_rows_it_has_and_its_headings_are_no_row(
    studio: Studio, said: str, height: int, told: str
) -> None:
    seen = await studio.show("<h1>在庫</h1>" + GRID.format(said, height, ROWS))
    view = render(seen)
    assert told in view
    assert bool(told) == ("いま" in view)
    assert "e# 大阪" not in view
    assert "handle" not in view
    (table,) = find_tables(seen)
    assert table.headers == ("品番", "倉庫")
    assert len(table.rows) == 8


async def test_a_grid_of_plain_rows_counts_them(studio: Studio) -> None:
    """`aria-rowcount` counts the line of headings."""
    rows = "".join(f"<tr><td>P-{n}</td><td>大阪</td></tr>" for n in range(3))
    grid = f"<table role=grid aria-rowcount=4><thead><tr><th>品番</th><th>倉庫</th></tr></thead>{rows}</table>"
    assert "いま" not in render(await studio.show(grid))
    assert "全 8 行、いま 3 行" in render(await studio.show(grid.replace("=4", "=9")))


_ROWS = "<style>.r{display:flex;padding:8px}.r span{flex:1}</style><h1>共有フォルダ</h1><div>BEFORE<div class=r><span><input value=議事録.docx></span><a onclick=1>★</a></div></div>"
_GRID = """<div role=grid><div role=row><div role=columnheader aria-colindex=1>番号</div><div role=columnheader aria-colindex=2>金額</div><div role=columnheader aria-colindex=3>状態</div></div>
<div role=row><div role=gridcell aria-colindex=1>K-1</div><div role=gridcell aria-colindex=2>北海道</div>
<div role=gridcell aria-colindex=3><div><div role=combobox tabindex=0 aria-expanded=false><input value=見積済></div></div></div></div></div>"""


@pytest.mark.parametrize(
    ("html", "names"),
    [
        (
            _ROWS.replace(
                "BEFORE",
                "".join(f"<div class=r><span>{one}</span><a onclick=1>★</a></div>" for one in ("仕様書.pdf", "見積書.xlsx")),
            ),
            {""},
        ),
        ("<ul><li>仕様書.pdf</li><li>見積書.xlsx</li><li><input value=議事録.docx></li></ul>", {""}),
        (_GRID, {"状態（K-1）"}),
    ],
)  # fmt: skip
async def test_a_box_that_opens_in_a_row_is_not_called_by_another_row_or_cell(
    studio: Studio, html: str, names: set[str]
) -> None:
    seen = await studio.show(html)
    boxes = [one for one in seen.nodes if one.role in ("textbox", "combobox") and one.ref]
    assert {one.name for one in boxes} == names


async def test_a_box_is_called_by_the_link_of_its_row_and_not_by_a_count_behind_it(
    studio: Studio,
) -> None:
    rows = "".join(
        f"<tr><td><input type=checkbox></td><td><a href=/e>編集</a></td><td><a href=/{name}>{name}</a></td><td>7</td></tr>"
        for name in ("本社機", "支店機")
    )
    seen = await studio.show(f"<table>{rows}</table>")
    assert [one.label for one in seen.nodes if one.role == "checkbox"] == ["本社機", "支店機"]


async def test_a_field_is_not_called_by_what_a_link_of_its_row_does(studio: Studio) -> None:
    seen = await studio.show(
        "<table><tr><th>品目<th>数量<th></tr><tr><td>用紙<td><input><td></tr><tr><td><td><input><td><a href=#>削除</a></tr></table>"
    )
    fields = [one.label for one in seen.nodes if one.role == "textbox"]
    assert fields == ["数量（用紙）", "数量（2行目）"]


PRESSABLE = """<h1>受注</h1><div class=form>
<div class="field half"><div style="display:contents"><div class=label><button type=button aria-haspopup=menu>
<div style="display:contents">注文番号</div></button></div></div><div><input></div></div>
<div class="field half-right"><div class=label><button type=button aria-haspopup=menu>状態</button></div>
<div><div class=box><div class=inner><input readonly value=受付 aria-haspopup=listbox></div></div></div></div>
<div class="field full"><div class=label><button type=button aria-haspopup=menu>備考</button></div><div><textarea></textarea></div></div>
</div>
<div class=bars><div class=bar><button>消去</button><div><input class=one></div></div><p>あ</div>
<div class=line style="display:flex"><div class=part><button>太字</button><input class=two></div><div class=part><button>斜体</button><input></div></div>
"""


async def test_a_field_is_called_by_the_button_that_is_its_caption(studio: Studio) -> None:
    seen = await studio.show(PRESSABLE)
    fields = [node.label for node in seen.operable if node.role == "textbox"]
    assert fields[:3] == ["注文番号", "状態", "備考"], fields
    assert not set(fields[3:]) & {"消去", "太字", "斜体"}


DEEP = """<style>div{padding:1px}</style><div class=items>
<div class=item><div><span><label>名前</label></span><span>:</span></div><div><div><div><span><input></span></div></div></div></div>
<div class=item><div><span><label>合言葉</label></span><span>:</span></div><div><div><div><div><div>
<span><input type=password><span role=img aria-label=eye></span></span></div></div></div></div></div></div>
<div class=item><div><span><label>役割</label></span><span>:</span></div><div><div><div><div><div><div>
<div class=list role=button tabindex=0>
<span><input type=search role=button readonly aria-haspopup=listbox aria-expanded=false style="opacity:0;width:3px;border:0"></span></div>
</div></div></div></div></div></div></div></div>
"""


async def test_a_field_is_called_however_deep_boxes_that_hold_nothing_else_stand_around_it(
    studio: Studio,
) -> None:
    seen = await studio.show(DEEP)
    assert named(seen, "名前", "textbox")
    assert named(seen, "合言葉", "textbox")
    assert [node for node in seen.operable if node.label == "役割"]
