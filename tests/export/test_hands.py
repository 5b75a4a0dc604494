"""The acts beyond clicks and fields, played by the exported script in a real browser."""

from collections.abc import Callable
from pathlib import Path

import pytest

from studio.domain.actions.action import (
    CloseTab,
    DoubleClick,
    Download,
    Drag,
    GoBack,
    Hover,
    OpenTab,
    RightClick,
    SwitchTab,
    TypeText,
    Upload,
    WaitFor,
)
from studio.domain.flows.flow import FlowStep
from tests.export.ending import Ended
from tests.export.flow_parts import appears, click_step, make_flow, path_is, target
from tests.export.little_site import LittleSite

pytestmark = [pytest.mark.browser]
Runner = Callable[..., Ended]

DESK = """
<p id="said"></p>
<script>const say = text => { said.textContent = text; };</script>
<button ondblclick="say('二度押された')">開く</button>
<button oncontextmenu="say('右で押された'); return false">メニュー</button>
<button onmouseenter="say('重なった')">重ねる</button>
<input aria-label="名前" oninput="say('打った：' + this.value)">
<button draggable="true" ondragstart="event.dataTransfer.setData('text', '書類')">書類</button>
<button ondragover="event.preventDefault()" ondrop="event.preventDefault(); say('入った：' + event.dataTransfer.getData('text'))">箱</button>
<input type="file" id="file" hidden onchange="say('受け取った：' + this.files[0].name)">
<button onclick="file.click()">添付</button>
<a role="button" aria-label="明細" download="明細.csv" href="data:text/csv,a">明細</a>
<button onclick="setTimeout(() => say('遅れて出た'), 300)">待たせる</button>
"""


def step(action: object, *expects: object) -> FlowStep:
    return FlowStep.model_validate({"item": "手を動かす", "action": action, "expects": expects})


def test_every_kind_of_press_drag_and_file(run_flow: Runner, tmp_path: Path) -> None:
    receipt = tmp_path / "領収書.txt"
    receipt.write_text("12,800円", encoding="utf-8")
    with LittleSite({"/": DESK}) as site:
        flow = make_flow(
            step(DoubleClick(target=target("button", "開く")), appears("二度押された")),
            step(RightClick(target=target("button", "メニュー")), appears("右で押された")),
            step(Hover(target=target("button", "重ねる")), appears("重なった")),
            step(TypeText(target=target("textbox", "名前"), text="花子"), appears("打った：花子")),
            step(
                Drag(target=target("button", "書類"), to=target("button", "箱")),
                appears("入った：書類"),
            ),
            step(
                Upload(target=target("button", "添付"), paths=("{{添付}}",)),
                appears("受け取った：領収書.txt"),
            ),
            step(Download(target=target("button", "明細"))),
            step(Download(target=target("button", "明細"))),
            click_step("待たせる"),
            step(WaitFor(text="遅れて出た", seconds=5)),
            url=site.url,
            添付=str(receipt),
        )
        result = run_flow(flow)
    assert (result.returncode, result.stderr) == (0, "")
    assert [(tmp_path / name).read_text() for name in ("明細.csv", "明細 (2).csv")] == ["a", "a"]


def test_tabs_are_opened_changed_and_closed(run_flow: Runner) -> None:
    with LittleSite({"/": "<p>一枚目</p>", "/b": "<p>二枚目</p>", "/c": "<p>三枚目</p>"}) as site:
        flow = make_flow(
            step(OpenTab(url=f"{site.url}b"), appears("二枚目")),
            step(SwitchTab(tab="1"), appears("一枚目")),
            step(SwitchTab(tab="/b"), path_is("/b")),
            step(CloseTab(), appears("一枚目")),
            step({"verb": "navigate", "url": f"{site.url}c"}, appears("三枚目")),
            step(GoBack(), appears("一枚目")),
            url=site.url,
        )
        result = run_flow(flow)
    assert (result.returncode, result.stderr) == (0, "")


def test_a_missing_file_stops_before_the_page_is_touched(play: Runner) -> None:
    with LittleSite({"/": DESK}) as site:
        attach = Upload(target=target("button", "添付"), paths=("ない.pdf",))
        result = play(make_flow(step(attach), url=site.url))
    assert result.returncode == 1
    assert "ファイル「ない.pdf」が見つかりません" in result.stderr
