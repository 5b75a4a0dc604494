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
<table><tr><th>品名<th>単価</tr><tr><td><input value=鉛筆><td><input value=80></tr><tr><td><input><td><input></tr></table>
<fieldset><legend>コメント:</legend><div><button>太字</button></div><div><textarea>前に書いた文。</textarea></div></fieldset>
<div class=line><span>新しいページ名:</span><div><input role=combobox value=手順書></div></div>
<div class=line><span>編集:</span><div><div role=combobox tabindex=0 aria-expanded=false><span>全員に許可</span></div></div></div>
<p>ファイル: <input type=file class=up></p>
<p><input type=color value=#ffffff> <button class="icon-only star" style="width:20px;height:20px"></button></p>
<div class=facet><i class=facet_checkbox style="cursor:pointer;display:inline-block;width:9px;height:9px"></i></div>
<div style="position:relative;width:90px">列<span class=resize-handle style="cursor:col-resize;position:absolute;right:0;width:9px;height:20px" onmousedown=1></span></div>
"""


@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("数量（特別値引き）", "textbox"),
        ("削除しますか?（特別値引き）", "checkbox"),
        ("単価（2行目）", "textbox"),
        ("コメント", "textbox"),
        ("新しいページ名", ""),
        ("編集", ""),
        ("ファイル", "button"),
    ],
)
async def test_names_are_people_s_words_around_the_field(
    studio: Studio, name: str, role: str
) -> None:
    seen = await studio.show(NAMES)
    assert named(seen, name, role)


async def test_neither_machine_words_nor_values_are_names(studio: Studio) -> None:
    seen = await studio.show(NAMES)
    said = [node.label for node in seen.operable]
    for word in ("star", "only", "facet_checkbox", "resize-handle", "#ffffff", "Choose File", "DELETE", "前に書いた文"):  # fmt: skip
        assert not [one for one in said if word in one], said
    view = render(seen)
    for word in ("star", "facet_checkbox", "resize-handle", "Choose File", "DELETE"):
        assert word not in view


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
