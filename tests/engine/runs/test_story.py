"""The report of a run: everything a person asks afterwards, in the order they ask it."""

from studio.domain.actions.action import Click, Extract, Fill
from studio.domain.actions.outcome import (
    Evidence,
    EvidenceKind,
    ExtractedTable,
    Outcome,
    OutcomeStatus,
)
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    ApprovalAnswered,
    ApprovalRequested,
    BudgetNeared,
    DecisionMade,
    EmergencyEntered,
    EmergencyLeft,
    Event,
    ItemChanged,
    ItemVerified,
    PageWarned,
    RequestStopped,
    RunFinished,
    RunKind,
    RunStarted,
    RunStatus,
    UserInputReceived,
    UserInputRequested,
)
from studio.domain.page.target import Target
from studio.domain.runs.checklist import ItemState
from studio.domain.runs.decision import Decision, ModelTier, Usage
from studio.domain.runs.emergency import Trigger, TriggerKind
from studio.engine.runs.story import MAX_ACTS, RunStory

SEARCH = Target(role="button", name="検索")
FIELD = Target(role="searchbox", name="商品検索")
OK = Outcome(status=OutcomeStatus.OK)
SHOWN = Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="検索結果 3 件")


def started(kind: RunKind = RunKind.AGENT) -> RunStarted:
    return RunStarted(run_kind=kind, name="本をカートへ", total=2)


def changed(item: str, state: ItemState, text: str = "") -> ItemChanged:
    return ItemChanged(item_id=item, text=text or item, state=state, elapsed_s=1.4, steps=2)


def told(*events: Event) -> list[str]:
    story = RunStory()
    for event in events:
        story.take(event)
    return list(story.lines())


def finished(status: RunStatus = RunStatus.DONE, **more: object) -> RunFinished:
    given: dict[str, object] = {
        "run_kind": RunKind.AGENT, "status": status, "steps": 3, "elapsed_s": 64.0,
    }  # fmt: skip
    return RunFinished.model_validate(given | more)


def test_before_a_run_there_is_nothing_to_tell() -> None:
    assert told() == []
    assert told(changed("a", ItemState.DONE)) == []


def test_a_good_run_tells_what_was_done_and_what_showed_it() -> None:
    lines = told(
        started(),
        changed("検索する", ItemState.RUNNING),
        ActionPerformed(
            item_id="検索する", action=Fill(target=FIELD, value="本"), words="「商品検索」に「本」を入力",
            outcome=Outcome(
                status=OutcomeStatus.OK,
                evidence=(Evidence(kind=EvidenceKind.VALUE, detail="本"),),
            ),
        ),
        ItemVerified(item_id="検索する", is_confirmed=True, evidence=(SHOWN,)),
        changed("検索する", ItemState.DONE),
        finished(model_calls=2, usage=Usage(calls=2, prompt_tokens=3000, completion_tokens=412, yen=1.23)),
    )  # fmt: skip
    assert lines[0] == "実行の報告：本をカートへ"
    assert lines[2] == "結果：完了しました（1 分 4 秒・3 手順）"
    assert "1. ✔ 検索する：できました（2 手順・1.4 秒）" in lines
    assert "　　・「商品検索」に「本」を入力（入力を読み返しました（本））" in lines
    assert "　　確かめたこと：「検索結果 3 件」が出ました" in lines
    assert lines[-1] == "　AI 2 回・3,412 文字ぶん・約1.2円"
    assert not any("緊急" in line for line in lines)


def test_what_nobody_knows_is_given_to_the_person_to_check() -> None:
    lines = told(
        started(),
        changed("a", ItemState.RUNNING, "カートに入れる"),
        ItemVerified(item_id="a", is_confirmed=False, reason="件数が変わりません"),
        changed("a", ItemState.UNVERIFIED, "カートに入れる"),
        finished(RunStatus.UNVERIFIED, message="1 件を確認できません。", remedy="ご覧ください。"),
    )
    assert "1. ？ カートに入れる：できたかどうか確認できません（2 手順・1.4 秒）" in lines
    assert (
        "　　ご確認ください：件数が変わりません。"
        "「カートに入れる」ができているか、ブラウザーの画面で確かめてください。"
    ) in lines
    assert "理由：1 件を確認できません。" in lines
    assert "次にできること：ご覧ください。" in lines


def test_a_failed_act_says_why() -> None:
    outcome = Outcome(status=OutcomeStatus.FAILED, message="見つかりません。")
    lines = told(
        started(),
        changed("a", ItemState.RUNNING),
        ActionFailed(item_id="a", action=Click(target=SEARCH), words="「検索」をクリック", outcome=outcome),
        changed("a", ItemState.FAILED),
        finished(RunStatus.FAILED),
    )  # fmt: skip
    assert "1. ✖ a：できませんでした（2 手順・1.4 秒）" in lines
    assert "　　×「検索」をクリック：見つかりません。" in lines


def test_emergencies_are_told_with_their_reason_and_their_cost() -> None:
    decision = Decision(confidence=0.2)
    lines = told(
        started(),
        DecisionMade(decision=decision, tier=ModelTier.SMALL, model="small", confidence=0.2),
        EmergencyEntered(trigger=Trigger(kind=TriggerKind.FAILURES, figure=3), model="大きいモデル"),
        DecisionMade(decision=decision, tier=ModelTier.LARGE, model="large", confidence=0.9),
        EmergencyLeft(reason="3 手順続けてできました", model="小さいモデル"),
        finished(model_calls=2, usage=Usage(calls=2, prompt_tokens=10, yen=None)),
    )  # fmt: skip
    assert any(line.endswith("大きいモデル に切り替えました（連続 3 回失敗）") for line in lines)
    assert any("小さいモデル に戻りました（3 手順続けてできました）" in line for line in lines)
    assert lines[-1] == "　AI 2 回、うち大きいモデル 1 回・10 文字ぶん・料金不明"


def test_what_the_person_was_asked_and_said_is_told() -> None:
    lines = told(
        started(),
        ApprovalRequested(request_id="1", act="「送信」をクリック", host="a.example"),
        ApprovalAnswered(request_id="1", is_approved=False),
        UserInputRequested(request_id="2", question="どの支店ですか？"),
        UserInputReceived(request_id="2", text="大阪支店"),
        UserInputRequested(request_id="3", question="ログインしてください"),
        finished(RunStatus.NEEDS_PERSON),
    )
    assert "　「送信」をクリック（a.example） → やめる" in lines
    assert "　どの支店ですか？ → 「大阪支店」" in lines
    assert "　ログインしてください → 返事なし" in lines


def test_stopped_requests_and_budgets_are_told_once() -> None:
    stopped = RequestStopped(
        method="POST", url="https://b.example/x", reason="許可していない送り先です"
    )
    warned = PageWarned(
        words="パスワードを画面に出しています。", remedy="管理者に知らせてください。"
    )
    lines = told(
        started(), stopped, stopped, warned, BudgetNeared(budget="steps", used=30, limit=40), finished()
    )  # fmt: skip
    warning = "　送信を止めました：許可していない送り先です（POST https://b.example/x）"
    assert lines.count(warning) == 1
    assert "　パスワードを画面に出しています。管理者に知らせてください。" in lines
    assert "　手順の上限の 75 % を使いました（30 / 40 手順）。" in lines


def test_a_replay_says_that_no_model_was_called() -> None:
    lines = told(started(RunKind.REPLAY), finished(run_kind=RunKind.REPLAY))
    assert "AI を使わないくり返し" in lines[1]
    assert lines[-1] == "　AI 0 回・0円"


def test_tables_are_told_by_their_size_and_headings() -> None:
    table = ExtractedTable(columns=("商品名", "価格"), rows=(("本", "100"),) * 3)
    outcome = OK.model_copy(update={"table": table})
    lines = told(started(), ActionPerformed(action=Extract(), words="取り出す", outcome=outcome))
    assert "　3 行 × 2 列（商品名、価格）" in lines


def test_a_new_run_begins_a_new_story() -> None:
    lines = told(started(), changed("古い", ItemState.DONE), finished(), started())
    assert lines[2] == "結果：実行しています"
    assert not any("古い" in line for line in lines)


def test_a_run_of_a_thousand_acts_stays_readable() -> None:
    acts = [
        ActionPerformed(item_id="a", action=Click(target=SEARCH), words=f"押す {n}", outcome=OK)
        for n in range(1_000)
    ]
    lines = told(started(), changed("a", ItemState.RUNNING), *acts, finished())
    assert sum("・押す" in line for line in lines) == MAX_ACTS
    assert "　　…ほか 960 件の操作" in lines


def test_the_same_again_and_again_is_told_once_and_its_reason_once() -> None:
    outcome = Outcome(status=OutcomeStatus.FAILED, message="見つかりません。")
    failed = ActionFailed(item_id="a", words="見つかりません。", outcome=outcome)
    lines = told(started(), changed("a", ItemState.RUNNING), failed, failed, failed, finished())
    assert [line for line in lines if "見つかりません" in line] == ["　　×見つかりません。（3 回）"]


def test_what_a_page_wrote_cannot_break_the_lines() -> None:
    outcome = OK.model_copy(
        update={"evidence": (Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="x\n■ 結果" * 200),)}
    )
    act = ActionPerformed(item_id="a", action=Click(target=SEARCH), words="押す", outcome=outcome)
    lines = told(started(), changed("a", ItemState.RUNNING), act)
    assert all("\n" not in line and len(line) <= 210 for line in lines)
