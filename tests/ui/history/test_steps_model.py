"""A step of a finished run in words."""

from datetime import UTC, datetime

from studio.domain.actions.outcome import Evidence, EvidenceKind, OutcomeStatus
from studio.domain.records.history import RunStep
from studio.ui.history.steps_model import OUTCOME_WORDS, StepsModel, step_lines

AT = datetime(2026, 11, 21, 1, 2, 3, tzinfo=UTC)
FILLED = RunStep(
    number=1,
    item="金額を入力する",
    words="「金額」に「1,200」を入力",
    status=OutcomeStatus.OK,
    site="keihi.example.co.jp",
    evidence=(Evidence(kind=EvidenceKind.VALUE, detail="1,200"),),
    found_by="label",
    similarity=0.86,
    elapsed_ms=120,
    at=AT,
)
FAILED = RunStep(
    number=2,
    words="「区分」を選ぶ",
    status=OutcomeStatus.FAILED,
    message="「区分」が見つかりません。",
    at=AT,
)


def test_cells() -> None:
    model = StepsModel()
    model.show([FILLED, FAILED])
    shown = [[model.index(row, column).data() for column in range(6)] for row in range(2)]
    assert shown == [
        ["1", "「金額」に「1,200」を入力", "できました", "ラベルで", "0.1 秒", "入力を読み返しました（1,200）"],
        ["2", "「区分」を選ぶ", "失敗", "", "", "「区分」が見つかりません。"],
    ]  # fmt: skip


def test_every_outcome_has_words() -> None:
    assert set(OUTCOME_WORDS) == set(OutcomeStatus)


def test_a_close_look_leaves_out_what_is_not_known() -> None:
    assert step_lines(FILLED) == [
        "項目：金額を入力する",
        "見つけ方：ラベルで（似ている度 0.86）",
        "確かめたこと：入力を読み返しました（1,200）",
        "サイト：keihi.example.co.jp",
        f"時刻：{AT.astimezone():%H:%M:%S}（0.1 秒）",
    ]
    assert step_lines(FAILED) == [
        "理由：「区分」が見つかりません。",
        f"時刻：{AT.astimezone():%H:%M:%S}",
    ]
