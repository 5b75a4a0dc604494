"""What a model is shown to judge an item by, and what is left out."""

from studio.domain.actions.action import Action, Click, Fill, SelectOption
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.runs.decision import StepRecord
from studio.engine.agent.judging.completion import Case, ItemStanding, judge
from studio.engine.agent.judging.deeds import VerifiedAction
from studio.engine.agent.judging.exhibits import news_of, page_of, records_of
from studio.engine.agent.judging.goals import read_goal
from studio.engine.perception.news import Change, PageNews
from studio.engine.perception.render import render
from tests.factories import make_observation, node, numbered, text

FORM = "https://a.example/settings"
MISSED = Outcome(status=OutcomeStatus.FAILED, code="OPTION_NOT_FOUND", message="ありません")
SAVE = Click(target=Target(role="button", name="保存"))


def page(*nodes: AriaNode, url: str = FORM) -> Observation:
    return make_observation(*nodes, url=url, title="設定")


def field(name: str, value: str) -> AriaNode:
    return node("textbox", name, text=value)


def put(name: str, value: str) -> Fill:
    return Fill(target=Target(role="textbox", name=name), value=value)


def deed(
    action: Action, before: Observation, after: Observation, *, sends: bool = False
) -> VerifiedAction:
    read = (Evidence(kind=EvidenceKind.VALUE, detail=typed),) if (typed := action.typed) else ()
    done = Outcome(status=OutcomeStatus.OK, evidence=read)
    return VerifiedAction(
        action, done, has_sent=sends, change=Change(PageNews(before), PageNews(after))
    )


def case(
    item: str, now: Observation, *deeds: VerifiedAction, filled: tuple[VerifiedAction, ...] = ()
) -> Case:
    return Case(read_goal(item), deeds, now, filled, frozenset(), filled)


def test_what_a_page_lost_and_has_again_is_nothing_new() -> None:
    def listed(state: str) -> Observation:
        rows = (node("paragraph", "", text(said)) for said in ("椅子 貸出可", f"机 {state}"))
        return page(node("heading", "備品"), *rows)

    start, now = listed("貸出中"), listed("貸出可")
    form = page(node("heading", "編集"), node("textbox", "本文"), url=f"{FORM}/edit")
    opens = Click(target=Target(role="link", name="編集"))
    acts = (deed(opens, start, form), deed(SAVE, form, now, sends=True))
    lines = news_of(case("机の状態を貸出可にする", now, *acts))
    assert "+ 机 貸出可" in lines
    assert not [line for line in lines if "椅子" in line or "備品" in line]


def test_messages_come_first_and_pages_passed_through_are_left_out() -> None:
    start = page(node("heading", "設定"))
    passed = page(node("heading", "会社のお知らせ"), text("健康診断の日程"), url=f"{FORM}/news")
    now = page(node("heading", "設定"), node("status", "保存しました"), text("最終更新 12/1"))
    link = Click(target=Target(role="link", name="お知らせ"))
    acts = (deed(link, start, passed), deed(SAVE, passed, now, sends=True))
    lines = news_of(case("設定を保存する", now, *acts))
    assert lines[0] == "! 保存しました"
    assert "+ 最終更新 12/1" in lines
    assert not [line for line in lines if "お知らせ" in line or "健康診断" in line]


def test_saved_fields_stand_beside_the_message_with_their_present_values() -> None:
    before = page(field("通知先", "a@b.jp"), field("備考", "なし"), node("button", "保存"))
    now = page(field("通知先", "a@b.jp"), field("備考", "なし"), node("status", "保存しました"))
    filled = deed(put("通知先", "a@b.jp"), before, before)
    saved = deed(SAVE, before, now, sends=True)
    shown = page_of(case("設定を保存する", now, saved, filled=(filled,)), render(now))
    assert "通知先 =a@b.jp" in shown
    assert "備考" not in shown


def test_a_form_that_its_submit_emptied_is_not_shown_and_what_was_filled_in_stays_done() -> None:
    before = page(field("数量", "12"), node("button", "送信"))
    now = page(field("数量", "5"), node("status", "受け付けました"))
    filled = deed(put("数量", "12"), before, before)
    sent = deed(Click(target=Target(role="button", name="送信")), before, now, sends=True)
    item = case("数量に「12」を入力する", now, filled, sent)
    assert "数量" not in page_of(item, render(now))
    assert judge(item).standing is ItemStanding.PROVED
    overwritten = case("数量に「12」を入力する", now, filled)
    assert judge(overwritten).standing is not ItemStanding.PROVED


def test_a_failure_that_was_made_good_is_not_told() -> None:
    target = Target(role="combobox", name="頻度")
    pick = SelectOption(target=target, option="毎週")
    now = page(node("combobox", "頻度", text="毎週"))
    failed = VerifiedAction(pick, MISSED)
    told = [
        StepRecord(item="i", action="「頻度」で「毎週」を選ぶ", status="failed", note="ありません"),
        StepRecord(item="i", action="「甲」をクリック", status="failed"),
        StepRecord(item="i", action="「甲」をクリック", status="ok"),
        StepRecord(item="i", action="「乙」をクリック", status="failed"),
        StepRecord(item="i", action="完了を確認", status="failed", note="まだ終わっていません"),
    ]
    kept = records_of(case("頻度を毎週にする", now, failed), told, str)
    assert [(one.action, one.status) for one in kept] == [
        ("「甲」をクリック", "ok"),
        ("「乙」をクリック", "failed"),
    ]
    stays = page(node("combobox", "頻度", text="毎日"))
    kept = records_of(case("頻度を毎週にする", stays, failed), told, str)
    assert kept[0].note == "ありません"


def test_what_has_vanished_is_not_new_and_rows_of_other_things_come_last() -> None:
    empty = page(text("データがありません"))
    names = ("山田 営業部", "佐藤 経理部", "鈴木 総務部", "田中 人事部", "高橋 支店", "小林 本社")
    rows = [node("listitem", "", text(name)) for name in names]
    listed = page(node("list", "社員", *rows))
    show = Click(target=Target(role="button", name="絞り込む"))
    lines = news_of(
        case("佐藤さんを表示する", listed, deed(show, page(), empty), deed(show, empty, listed))
    )
    assert "+ データがありません" not in lines
    told = [line for line in lines if line.startswith("+ ")]
    assert told[0] == "+ 佐藤 経理部"
    assert len(told) == 4


def test_what_the_last_press_brought_is_shown_before_all_that_a_page_said_when_it_was_opened() -> (
    None
):
    about = [text(f"項目{number}の説明を確かめるための文章です。") for number in range(40)]
    opened = page(node("heading", "チケット"), *about, url=f"{FORM}/3")
    acts = node("cell", "", node("link", "削除"), node("link", "操作"))
    related = node("row", "", node("cell", "", text("バグ #19")), node("cell", "進行中"), acts)
    table = numbered(node("table", "", related), 10)
    now = page(node("heading", "チケット"), *about, table, url=f"{FORM}/3")
    go, add = (Click(target=Target(role="link", name=name)) for name in ("開く", "追加"))
    for item in ("関連するチケット #19 を登録する", "関連を登録する"):
        added = deed(add, opened, now, sends=True)
        lines = news_of(case(item, now, deed(go, page(), opened), added))
        assert "バグ #19" in lines[0]


def test_what_a_model_quotes_of_the_page_is_shown_where_it_stands() -> None:
    """The judge was shown the page without the line that the quote is of, and could confirm nothing."""
    before, now = (
        page(text("空き 3")),
        page(*(node("paragraph", one) for one in ("保存しました", "状態 一時停止中", "別の行"))),
    )
    item = case("設定を保存する", now, deed(SAVE, before, now, sends=True))
    assert "一時停止中" not in page_of(item, render(now))
    assert "一時停止中" in page_of(item, render(now), "状態 一時停止中")
