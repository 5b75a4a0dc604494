"""手順書: all that somebody needs who takes a flow over, and nothing secret."""

from datetime import timedelta

import pytest

from studio.domain.actions.action import Choose, Click, Fill, Navigate, Upload
from studio.domain.actions.outcome import Evidence, EvidenceKind
from studio.domain.actions.rule import SelectionRule
from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow, FlowStep, OnError
from studio.domain.records.document import Paper, StepMark
from studio.domain.records.history import FlowVersion, StepPicture
from studio.domain.values.moments import day_of, moment_of
from studio.domain.values.variable import Variable, VariableKind
from studio.engine.documenting.flow_paper import (
    HOW_TO_GET_PICTURES,
    WHEN_IT_STOPS,
    FlowKnown,
    VersionKnown,
    flow_paper,
)
from tests.factories import durable, make_flow, make_step
from tests.library.samples import NOON, make_run

CANARY = "CANARY-7f3a"
BARE = FlowKnown(made_at=NOON)
ORDER = make_step(
    Click(target=durable("button", "注文を確定する")),
    Evidence(kind=EvidenceKind.URL, detail="/done/*/"),
    Evidence(kind=EvidenceKind.DIALOG, detail="accepted:よろしいですか？"),
    Evidence(kind=EvidenceKind.TEXT_APPEARED, detail="注文を受け付けました"),
    item="注文する",
).model_copy(
    update={"needs_approval": True, "on_error": OnError.RETRY, "retries": 3, "note": "月末だけ"}
)  # fmt: skip


def told(paper: Paper) -> str:
    """Return every word of a paper."""
    return paper.model_dump_json(
        exclude={"steps": {"__all__": {"pictures": {"__all__": {"jpeg"}}}}}
    )


def table(paper: Paper, title: str) -> tuple[tuple[str, ...], ...]:
    (part,) = (one for one in (*paper.before, *paper.after) if one.title == title)
    return part.rows


def test_a_flow_is_told_from_its_purpose_to_what_to_do_when_it_stops() -> None:
    flow = make_flow().model_copy(
        update={
            "purpose": "{{検索語}}の本を探す",
            "owner": "佐藤",
            "origins": ("https://shop.example",),
        }
    )
    paper = flow_paper(flow, BARE)
    assert (paper.kind, paper.title) == ("手順書", "本を探す")
    facts = dict(paper.facts)
    assert facts["目的"] == "〔検索語〕の本を探す"
    assert (facts["担当"], facts["サイト"], facts["手順の数"]) == ("佐藤", "shop.example", "3 手順")
    assert facts["版"] == f"第 1 版（{day_of(flow.updated_at)}）"
    assert [step.words for step in paper.steps][1] == "「商品検索」に〔検索語：Python〕を入力"
    assert [bool(step.heading) for step in paper.steps] == [True, True, False]
    assert table(paper, "止まったとき") == WHEN_IT_STOPS
    assert paper.foot.endswith(f"{moment_of(NOON)} に作りました")


def test_what_is_not_written_is_said() -> None:
    facts = dict(flow_paper(Flow(name="空"), BARE).facts)
    assert (facts["目的"], facts["担当"], facts["サイト"]) == (
        "（書かれていません）", "（決まっていません）", "（決まっていません）",
    )  # fmt: skip


def test_values_tell_their_kinds_what_they_are_today_and_how_they_are_asked_for() -> None:
    variables = (
        Variable(name="url", value="https://shop.example/"),
        Variable(name="締め日", value="今月末", kind=VariableKind.DATE),
        Variable(
            name="支店", kind=VariableKind.CHOICE, choices=("東京", "大阪"), ask_each_time=True
        ),
        Variable(name="領収書", value="/tmp/a.pdf", kind=VariableKind.FILE, hint="PDF"),
    )
    flow = make_flow(variables=variables)
    known = FlowKnown(made_at=NOON, today={"締め日": "2026-11-30", "url": "https://shop.example/"})
    paper = flow_paper(flow, known)
    assert table(paper, "変えられる値") == (
        ("開始ページ", "アドレス", "https://shop.example/", ""),
        ("締め日", "日付", "今月末（今日なら 2026-11-30）", ""),
        ("支店", "選択", "毎回たずねます", "選べるもの：東京、大阪"),
        ("領収書", "ファイル", "/tmp/a.pdf", "PDF"),
    )
    assert table(paper, "ファイル") == (("領収書", "変えられる値（ふだんは /tmp/a.pdf）"),)


def test_credentials_are_told_by_name_and_files_by_their_steps() -> None:
    flow = make_flow(
        make_step(Fill(target=durable("textbox", "鍵", "password"), value="{{秘密:社内PW}}")),
        make_step(Upload(target=durable("button", "添付"), paths=("/files/請求.pdf",))),
    )
    paper = flow_paper(flow, BARE)
    assert table(paper, "認証情報") == (("社内PW", "1"),)
    assert table(paper, "ファイル") == (("/files/請求.pdf", "手順 2 でサイトに渡します"),)


def test_what_cannot_be_undone_stands_before_the_steps_and_at_its_step() -> None:
    paper = flow_paper(make_flow(ORDER, ORDER.model_copy(update={"is_enabled": False})), BARE)
    (part,) = (one for one in paper.before if one.is_grave)
    assert part.rows == (("手順 1", "「注文を確定する」をクリック", "実行のたびに、確認が出ます"),)
    first, off = paper.steps
    assert first.marks == (StepMark.IRREVERSIBLE,)
    assert off.marks == (StepMark.IRREVERSIBLE, StepMark.OFF)
    assert dict(first.facts) == {
        "できた印": "確認画面「よろしいですか？」、出る文字「注文を受け付けました」",
        "うまくいかないとき": "やり直す（3 回まで）",
        "メモ": "月末だけ",
    }


def test_a_step_has_its_picture_or_says_how_to_get_one() -> None:
    opening = make_step(Navigate(url="{{url}}"), item="開く")
    framed, after, without = (make_step(Click(target=durable("button", name))) for name in "一二三")
    choice = make_step(Choose(rule=SelectionRule(), column="選ぶ"))
    flow = make_flow(opening, framed, after, without, choice)
    pictures = {
        framed.id: StepPicture(jpeg=b"1", is_before=True, at=NOON),
        after.id: StepPicture(jpeg=b"2", is_before=False, at=NOON),
    }
    paper = flow_paper(flow, FlowKnown(made_at=NOON, pictures=pictures))
    captions = [[one.caption for one in step.pictures] for step in paper.steps]
    day = day_of(NOON)
    assert captions == [[], [f"枠が操作する所（{day} の実行）"], [f"操作のあとの画面（{day} の実行）"], [], []]  # fmt: skip
    assert [bool(step.without) for step in paper.steps] == [False, False, False, True, True]
    assert HOW_TO_GET_PICTURES in paper.notice
    assert "人に渡す前に確かめてください" in paper.notice
    bare = flow_paper(flow, BARE)
    assert bare.notice == HOW_TO_GET_PICTURES
    assert flow_paper(make_flow(opening), BARE).notice == ""


def test_versions_and_earlier_stops_are_told() -> None:
    versions = [
        VersionKnown(
            FlowVersion(number=3, saved_at=NOON, steps=3, note="名前を変えました"),
            tuple(f"{number} 番目の操作を変更" for number in range(15)),
        ),
        VersionKnown(FlowVersion(number=2, saved_at=NOON, steps=3)),
    ]
    runs = [
        make_run("9", "flow"),
        make_run("8", "flow", status=RunStatus.FAILED, message="見つかりません。"),
    ]
    paper = flow_paper(make_flow(), FlowKnown(made_at=NOON, versions=versions, runs=runs))
    newest, oldest = table(paper, "版と変わったこと")
    assert newest[0] == "第 3 版"
    assert newest[2].splitlines()[0] == "名前を変えました"
    assert newest[2].splitlines()[-1] == "…ほか 3 件"
    assert oldest[2] == "―"
    assert dict(paper.facts)["これまでの実行"].startswith("直近 2 回のうち 1 回できました")
    ((when, ended, why),) = table(paper, "これまでに止まったところ")
    assert (when, ended, why) == (
        moment_of(NOON + timedelta(minutes=8)), "途中で止まりました", "見つかりません。",
    )  # fmt: skip


def test_a_strangers_flow_and_a_draft_say_so() -> None:
    flow = make_flow().model_copy(update={"is_imported": True, "is_draft": True})
    states = [said for label, said in flow_paper(flow, BARE).facts if label == "状態"]
    assert ["まだ確かめられていません" in states[0], "下書き" in states[1]] == [True, True]


def _with_secret(flow: Flow) -> Flow:
    """Return a flow that says the secret in every field a person can write in."""
    said = f"鍵は {CANARY} です"
    field = durable("textbox", "鍵", "password")
    steps = [
        make_step(Fill(target=field, value="{{鍵}}"), item=said),
        make_step(Fill(target=field, value=CANARY), item=said),
        make_step(Fill(target=durable("textbox", "備考"), value=said), item=said),
        make_step(Navigate(url=f"https://who:{CANARY}@shop.example/"), item="開く"),
        make_step(
            Click(target=durable("button", said)),
            Evidence(kind=EvidenceKind.TEXT_APPEARED, detail=said),
            item=f"パスワード「{CANARY}」でログインする",
        ),
    ]
    condition = Evidence(kind=EvidenceKind.TEXT_GONE, detail=said)
    marked = {"note": said, "only_when": condition, "needs_approval": True}
    return flow.model_copy(
        update={
            "name": said, "purpose": said, "owner": said, "sites": (said,), "ai_note": said,
            "origins": ("https://shop.example",),
            "variables": (
                Variable(name="鍵", value=CANARY),
                Variable(name="備考", value=said, hint=said, choices=(said,)),
            ),
            "steps": tuple(step.model_copy(update=marked) for step in steps),
        }
    )  # fmt: skip


def test_no_secret_of_the_flow_stands_anywhere() -> None:
    flow = _with_secret(make_flow())
    version = FlowVersion(number=2, saved_at=NOON, steps=1, note=f"鍵は {CANARY} です")
    known = FlowKnown(
        made_at=NOON,
        versions=(VersionKnown(version, (f"値を変更：{CANARY}",)),),
        runs=(make_run("1", status=RunStatus.FAILED, message=f"鍵 {CANARY} が違います"),),
        today={"鍵": CANARY, "備考": f"鍵は {CANARY} です"},
    )
    paper = flow_paper(flow, known)
    assert CANARY not in told(paper)
    assert "鍵は" in told(paper)


@pytest.mark.parametrize("enabled", [True, False])
def test_a_step_that_is_passed_by_wants_no_picture(enabled: bool) -> None:
    step = FlowStep(item="押す", action=Click(target=durable("button", "一")), is_enabled=enabled)
    (shown,) = flow_paper(make_flow(step), BARE).steps
    assert bool(shown.without) is enabled
