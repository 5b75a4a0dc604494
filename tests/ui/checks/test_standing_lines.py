"""How a flow stands, in the words and signs of 点検."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from studio.domain.records.check import CheckKind, CheckReport, Finding, Severity
from studio.domain.records.history import FlowSummary
from studio.engine.checking.due import FlowAlert
from studio.engine.checking.standing import CheckState, FlowStanding, standing_of
from studio.ui.checks.standing_lines import (
    STATE_WORDS,
    checked_words,
    lead_words,
    sign_of,
    standing_lines,
    state_words,
)

NOW = datetime(2026, 11, 20, 9, 0).astimezone()
LAST_WEEK = NOW - timedelta(days=7)
ALERT = FlowAlert("f", "請求書", "直近 10 回のうち 4 回失敗（40%）")
CARD = FlowSummary(
    flow_id="f", name="請求書", purpose="", owner="", sites=(), version=2, steps=3, updated_at=NOW
)
GONE = Finding(
    code="TARGET_GONE",
    severity=Severity.ERROR,
    step_id="s3",
    message="「検索」が見つかりません。",
    remedy="選び直してください。",
    since=NOW,
    is_new=True,
)
RENAMED = Finding(
    code="TARGET_RENAMED",
    severity=Severity.WARNING,
    step_id="s2",
    message="名前が変わっています。",
    since=LAST_WEEK,
)
SIGNED_OUT = Finding(
    code="SESSION_EXPIRED",
    severity=Severity.WARNING,
    message="ログインの画面が出ました。",
    remedy="ログインしてください。",
)


def standing(*findings: Finding, alert: FlowAlert | None = None, **told: object) -> FlowStanding:
    report = CheckReport(
        flow_id="f",
        flow_version=2,
        check_kind=CheckKind.VISIT,
        findings=findings,
        seen_steps=5,
        unseen_steps=2,
        at=NOW,
    )
    return standing_of(CARD, (report.model_copy(update=told),), alert)


def test_every_state_has_its_heading() -> None:
    assert set(STATE_WORDS) == set(CheckState)
    assert len(set(STATE_WORDS.values())) == len(CheckState)


def test_what_was_found_since_when_and_what_to_do() -> None:
    found = standing(RENAMED, GONE, earlier_at=LAST_WEEK, gone=(SIGNED_OUT,))
    assert state_words(found, NOW) == "問題 1 件・注意 1 件（うち新しい 1 件）・11/13 09:00 から"
    lines = standing_lines(found, {"s3": 3}, NOW)
    assert [(line.tone, line.words, line.remedy) for line in lines] == [
        ("red", "新しい：手順 3：「検索」が見つかりません。", "選び直してください。"),
        ("amber", "名前が変わっています。", ""),
        ("green", "なくなりました：ログインの画面が出ました。", ""),
    ]


def test_what_is_younger_than_the_oldest_says_its_own_day() -> None:
    later = GONE.model_copy(update={"is_new": False})
    words = [line.words for line in standing_lines(standing(RENAMED, later), {}, NOW)]
    assert words[0] == "「検索」が見つかりません。（今日 09:00 から）"
    assert words[1] == "名前が変わっています。"


def test_what_was_not_looked_at_is_neither_wrong_nor_gone() -> None:
    (line,) = standing_lines(standing(not_seen=(RENAMED,)), {"s2": 2}, NOW)
    assert (line.tone, line.words) == (
        "muted",
        "今回は見ていません：手順 2：名前が変わっています。",
    )


def test_failures_that_climb_come_first_and_are_no_trifle() -> None:
    found = standing(RENAMED, alert=ALERT)
    assert "失敗が増えています：直近 10 回" in standing_lines(found, {}, NOW)[0].words
    assert sign_of(found) == ("fa6s.circle-xmark", "red")


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (standing(GONE), "直す"),
        (standing(not_seen=(RENAMED,)), "もう一度点検"),
        (standing_of(CARD, ()), "点検する"),
        (standing_of(CARD.model_copy(update={"is_imported": True}), ()), "中身を確かめる"),
        (standing(SIGNED_OUT), "実行してログイン"),
        (replace(standing(SIGNED_OUT), lacks_login=True), "認証情報を登録"),
        (standing(RENAMED.model_copy(update={"code": "IF_NOT_TAKEN"})), "実行して確かめる"),
        (standing(RENAMED.model_copy(update={"code": "NO_ROW_TODAY"})), "値を変えて実行"),
        (standing(alert=ALERT), "失敗した実行を見る"),
        (standing(GONE, flow_version=1), "もう一度点検"),
    ],
)
def test_one_button_leads_on(found: FlowStanding, words: str) -> None:
    led = lead_words(found)
    assert led is not None
    assert led[0] == words


def test_where_all_is_well_nothing_is_to_be_done() -> None:
    assert lead_words(standing()) is None
    assert lead_words(standing(gone=(GONE,))) is None
    assert (state_words(standing(), NOW), standing_lines(standing(), {}, NOW)) == ("", ())


def test_a_login_that_is_kept_nowhere_says_what_keeping_it_brings() -> None:
    (line,) = standing_lines(replace(standing(SIGNED_OUT), lacks_login=True), {}, NOW)
    assert "「認証情報」に登録すると" in line.remedy
    (line,) = standing_lines(standing(SIGNED_OUT), {}, NOW)
    assert line.remedy == "ログインしてください。"


def test_a_changed_flow_says_why_it_is_to_be_checked_again() -> None:
    assert "変更する前の点検で" in state_words(standing(GONE, flow_version=1), NOW)


def test_when_and_how_far_it_was_looked_at() -> None:
    assert checked_words(standing(), NOW) == (
        "最後の点検：今日 09:00・画面で 5 操作を確認、2 操作は見ていません"
    )
    read = standing(check_kind=CheckKind.READ)
    assert "画面はまだ見ていません" in checked_words(read, NOW)
    assert checked_words(standing(is_of_saving=True), NOW) == ""
    assert checked_words(standing_of(CARD, (), ALERT), NOW) == "まだ点検していません"


def test_a_younger_reading_names_the_day_of_the_visit() -> None:
    later = NOW.astimezone(UTC) + timedelta(hours=1)
    visit = standing().reports[0]
    reading = visit.model_copy(update={"check_kind": CheckKind.READ, "at": later})
    words = checked_words(standing_of(CARD, (visit, reading)), NOW)
    assert words.startswith("最後の点検：今日 10:00・今日 09:00 に画面で")
