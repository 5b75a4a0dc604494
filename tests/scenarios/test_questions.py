"""How often an honest task asks: what the sentence asks for is not asked about again, and a second run asks nothing."""

from collections.abc import Sequence

import pytest

from studio.domain.events.events import ApprovalRequested, RunStatus
from tests.scenarios.site import form
from tests.scenarios.stage import ATTENDED, Mind, Stage, act, click, fill, person

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

EDIT = form(
    "<form method=post action=/customers/5><input type=hidden name=_method value=patch><input type=hidden name=id value=5>"
    "<label>電話番号 <input name=tel value=03-0000-0000></label><label>区分 <select name=kind><option value=1>個人"
    "<option value=2>法人</select></label><button>更新</button></form>",
    title="顧客",
)
KEPT = form(
    "<label>備考 <input oninput=\"clearTimeout(window.t);window.t=setTimeout(()=>{window.inHand=fetch('/draft',{method:"
    "'PUT',headers:{'Content-Type':'application/json'},body:JSON.stringify({note:this.value})})},0)\"></label>"
    "<a href=/list>一覧</a>",
    title="下書き",
)
STAR = form(
    "<button aria-label=★ onclick=\"fetch('/items/5/star',{method:'POST'}).then(()=>s.textContent='印を付けました')\">★"
    "</button><p role=status id=s></p>",
    title="品目",
)
EXPENSE = form(
    "<form method=post action=/customers/5><input type=hidden name=id value=5><label>金額 <input name=kin></label>"
    "<label>郵便番号 <input name=zip></label><label>日付 <input name=day></label><label>区分 <select name=kind>"
    "<option value=1>会議費<option value=2>交通費</select></label><label><input type=checkbox name=card>会社カード</label>"
    "<label>備考 <textarea name=memo></textarea></label><label>担当者 <input name=staff></label><button>更新</button></form>",
    title="経費",
)
SAID = (
    "金額を1万2千円、郵便番号を150-0041、日付を2026年11月20日、区分を交通費、「会社カード」をオンに変更し、"
    "備考にお礼を書いて更新する"
)
FILLED = [
    fill("金額", "12000"), fill("郵便番号", "1500041"), fill("日付", "2026/11/20"), lambda prompt: act("select_option", prompt.ref("区分"), "交通費"),
    lambda prompt: act("set_checked", prompt.ref("会社カード"), "true"), fill("備考", "いつもありがとうございます"),
]  # fmt: skip
TASKS: dict[str, tuple[str, Sequence[str], list[Mind], int]] = {
    "a form": (
        EDIT, ("電話番号を「03-1234-5678」に変更して更新する",),
        [fill("電話番号", "03-1234-5678"), click("更新", step_done=True)], 0,
    ),
    "a field that is kept at once": (
        KEPT, ("備考に「お礼を送る」と入力する", "一覧を開く"),
        [fill("備考", "お礼を送る", step_done=True), click("一覧", step_done=True)], 0,
    ),
    "an expense in other writings": (
        EXPENSE, (SAID,), [*FILLED, click("更新", step_done=True)], 0,
    ),
    "an expense, and a field that nobody named": (
        EXPENSE, (SAID,), [*FILLED, fill("担当者", "佐藤"), click("更新", step_done=True)], 1,
    ),
    "an icon that nobody named": (STAR, ("品目に印を付ける",), [click("★", step_done=True)], 1),
}  # fmt: skip


@pytest.mark.parametrize("name", TASKS)
async def test_a_first_run_asks_at_most_once_and_a_second_never(stage: Stage, name: str) -> None:
    html, items, minds, expected = TASKS[name]
    async with stage.scene(minds, by=person()) as scene:
        done = form("<p role=status>顧客を更新しました。</p>", title="済み")
        scene.web.put("/customers/5", done)
        scene.web.put("/list", form("<p>一覧です</p>", title="一覧"))
        report = await scene.workbench.run(stage.list_of(html, *items), ATTENDED)
        assert report.finished.status in (RunStatus.DONE, RunStatus.UNVERIFIED), report.finished
        first = len(scene.journal.of(ApprovalRequested))
        assert first == expected
        sent = len(scene.web.changes())
        assert sent >= 1
        flow = await scene.workbench.save(report, "いつもの")
        again = await scene.workbench.replay(flow, options=ATTENDED)
        assert again.finished.status is RunStatus.DONE, again.finished
        assert len(scene.journal.of(ApprovalRequested)) == first
        assert len(scene.web.changes()) > sent
