"""A list that is searched as one types: a replay reads it once it has answered, and not what stood there before."""

from typing import Final

import pytest

from studio.domain.actions.action import Extract
from studio.engine.runs.reports import RunOptions
from tests.browser.procedures import Procedure, bench, recorded
from tests.browser.stage import Studio
from tests.factories import make_step

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

_PAGE: Final = """
<h1>顧客</h1><label>検索 <input id=q></label><table><thead><tr><th>氏名<th>会社</thead><tbody id=b></tbody></table><p id=n></p>
<script>const all=[['青木','青木商店'],['鈴木','鈴木商事'],['中村','中村食品'],['野口','野口電機']];let timer;
function draw(){const rows=all.filter(r=>r[1].includes(q.value));n.textContent=rows.length+' 件の結果';
b.innerHTML=rows.map(r=>`<tr><td>${r[0]}<td>${r[1]}`).join('')}
q.oninput=()=>{clearTimeout(timer);timer=setTimeout(draw,450)};draw()</script>
"""


async def test_what_is_taken_out_is_what_the_search_has_found(studio: Studio) -> None:
    studio.pages.put("/list", _PAGE)
    acts = (("fill", "検索", "鈴木商事"),)
    flow = await recorded(
        studio, Procedure(acts, {"検索語": "鈴木商事"}, {}, lambda _: {}, start="/list")
    )
    read = make_step(Extract(columns=("氏名",)), item="取り出す")
    flow = flow.model_copy(update={"steps": (*flow.steps, read)})
    options = RunOptions(is_attended=False, approves_all=True)
    report = await bench(studio).replay(flow, {"検索語": "中村食品"}, options=options)
    assert [table.rows for table in report.tables] == [(("中村",),)], report.finished.message
