"""Verdicts by rules: quoted from the page, or none."""

import pytest

from studio.domain.runs.checklist import Checklist, Item
from studio.domain.runs.decision import (
    StepMeta,
    StepRecord,
    Verdict,
    VerdictKind,
    VerifyRequest,
    WorkflowContext,
)
from studio.llm.builtin import BuiltinModel
from tests.llm.builtin.pages import EXPENSE_FORM, TODAY, filled, page

DONE = '- heading "受付完了" [level=1]\n- status: 申請を受け付けました。\n- textbox "検索" [ref=e1]'
REFUSED = '- alert: 金額を入力してください\n- button "申請する" [ref=e1]'
NOTICE = '- heading "健康診断の日程変更" [level=1]\n- paragraph: 総務部'


async def verdict(
    line: str, snapshot: str, *history: StepRecord, title: str = "", news: tuple[str, ...] = ()
) -> Verdict:
    item = Item(text=line)
    request = VerifyRequest(
        current_step_meta=StepMeta(id=item.id, original_instruction=line, attempt=2),
        checklist=Checklist(instruction=line, items=(item,)),
        context=WorkflowContext(step_history=history),
        observation=page(snapshot, title=title),
        news=news,
    )
    reply = await BuiltinModel(lambda: TODAY).verify((request,))
    assert reply.usage.tokens == 0
    return reply.verdicts[0]


def worked(line: str, note: str = "") -> StepRecord:
    return StepRecord(item=line, action="「x」をクリック", status="ok", note=note)


async def test_a_message_that_came_up_confirms_a_sending_and_is_quoted() -> None:
    line = "申請する"
    answer = await verdict(line, DONE, worked(line), news=("! 申請を受け付けました。",))
    assert answer.kind is VerdictKind.CONFIRMED
    assert answer.evidence == "申請を受け付けました。"


async def test_a_message_that_stood_there_before_confirms_nothing() -> None:
    assert (await verdict("申請する", DONE)).kind is VerdictKind.UNCLEAR
    assert (await verdict("申請する", DONE, news=("+ 一覧",))).kind is VerdictKind.UNCLEAR


async def test_a_complaint_refutes_whatever_was_done() -> None:
    answer = await verdict("申請する", REFUSED, worked("申請する"))
    assert answer.kind is VerdictKind.REFUTED
    assert answer.evidence == "金額を入力してください"


async def test_a_value_in_its_field_confirms_an_entry() -> None:
    line = "利用日に「令和8年11月20日」を入力する"
    held = filled(EXPENSE_FORM, "e2", "2026/11/20")
    answer = await verdict(line, held)
    assert (answer.kind, answer.evidence) == (VerdictKind.CONFIRMED, "2026/11/20")
    assert (await verdict(line, EXPENSE_FORM)).kind is VerdictKind.UNCLEAR


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("「健康診断」が表示されていることを確認する", VerdictKind.CONFIRMED),
        ("「棚卸」が表示されていることを確認する", VerdictKind.REFUTED),
        ("「健康診断」が表示されていないことを確認する", VerdictKind.REFUTED),
        ("「棚卸」が表示されていないことを確認する", VerdictKind.CONFIRMED),
        ("健康診断の日程変更を開く", VerdictKind.CONFIRMED),
        ("防災訓練を開く", VerdictKind.UNCLEAR),
    ],
)
async def test_texts_and_headings(line: str, kind: VerdictKind) -> None:
    assert (await verdict(line, NOTICE)).kind is kind


async def test_an_opened_row_is_confirmed_by_its_own_title() -> None:
    line = "最新のお知らせを開く"
    chosen = worked(line, note="「健康診断の日程変更」を選びました。")
    assert (await verdict(line, NOTICE, chosen)).kind is VerdictKind.CONFIRMED
    other = worked(line, note="「防災訓練」を選びました。")
    assert (await verdict(line, NOTICE, other)).kind is VerdictKind.UNCLEAR
