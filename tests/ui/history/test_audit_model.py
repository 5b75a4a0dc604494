"""The audit log as rows that come as they are wanted, and 検証 in plain words."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QModelIndex

from studio.domain.records.audit import AuditAction, AuditEntry, AuditReport, AuditTrouble
from studio.ui.history.audit_model import AuditModel, report_in_words

AT = datetime(2026, 11, 21, 1, 2, 3, tzinfo=UTC)


def entry(seq: int) -> AuditEntry:
    return AuditEntry(
        seq=seq,
        at=AT,
        actor="yamada",
        action=AuditAction.APPROVED,
        subject="「申請する」を押す",
        details=(("host", "keihi.example.co.jp"), ("odd", "1")),
        mac="00",
    )


def test_cells() -> None:
    model = AuditModel(lambda: None)
    model.show([entry(1_234)])
    assert [model.index(0, column).data() for column in range(6)] == [
        "1,234",
        f"{AT.astimezone():%Y/%m/%d %H:%M:%S}",
        "操作を承認",
        "「申請する」を押す",
        "yamada",
        "サイト：keihi.example.co.jp、odd：1",
    ]


def test_older_rows_are_asked_for_until_the_first_one() -> None:
    asked: list[int] = []
    model = AuditModel(lambda: asked.append(model.oldest))
    root = QModelIndex()
    assert not model.canFetchMore(root)
    model.show([entry(3), entry(2)])
    assert model.canFetchMore(root)
    model.fetchMore(root)
    assert asked == [2]
    model.append([entry(1)])
    assert not model.canFetchMore(root)


@pytest.mark.parametrize("trouble", list(AuditTrouble))
def test_every_trouble_says_what_happened_and_what_to_do(trouble: AuditTrouble) -> None:
    said = report_in_words(AuditReport(rows=5, trouble=trouble, at_seq=3))
    assert said.startswith("監査ログが壊れています。")
    assert "比べてください" in said


def test_a_whole_log_says_what_it_could_not_know() -> None:
    assert "キーチェーンの控えとも合っています" in report_in_words(
        AuditReport(rows=5, is_anchored=True)
    )
    assert "分かりません" in report_in_words(AuditReport(rows=5))
