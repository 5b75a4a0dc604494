"""`audit …` on a library in memory, sound and broken."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from typing_extensions import override

from studio.cli.kept.audit_app import entry_line
from studio.domain.records.audit import (
    AuditAction,
    AuditEntry,
    AuditFileReport,
    AuditNote,
    AuditReport,
    AuditTrouble,
)
from tests.cli.conftest import Tejun
from tests.cli.fake_house import FakeHouse
from tests.memory_library import MemoryLibrary

NOTES = (
    AuditNote(action=AuditAction.FLOW_SAVED, subject="請求書の確認", details=(("版", "2"),)),
    AuditNote(action=AuditAction.SECRET_USED, subject="会計", details=(("host", "kaikei.test"),)),
)


class FoundLog(MemoryLibrary):
    """A library whose verification finds what a test says."""

    def __init__(self, log: AuditReport, file: AuditFileReport | None = None) -> None:
        super().__init__()
        self._log = log
        self._file = file or AuditFileReport(file=log)

    @override
    async def verify_audit(self) -> AuditReport:
        return self._log

    @override
    async def verify_audit_file(self, path: Path) -> AuditFileReport:
        return self._file


@pytest.fixture
def noted(house: FakeHouse) -> FakeHouse:
    house.store.notes += NOTES
    return house


def test_list_tells_newest_first(tejun: Tejun, noted: FakeHouse) -> None:
    said = tejun("audit", "list")
    assert said.code == 0
    first, second = said.out.splitlines()
    assert "認証情報を使用「会計」（host：kaikei.test）" in first
    assert "手順を保存「請求書の確認」（版：2）" in second
    assert [row["seq"] for row in tejun("audit", "list", "--json").objects] == [2, 1]
    assert [row["seq"] for row in tejun("audit", "list", "--limit", "1", "--json").objects] == [2]
    assert [row["seq"] for row in tejun("audit", "list", "--before", "2", "--json").objects] == [1]


def test_list_without_rows_says_so(tejun: Tejun) -> None:
    assert "監査ログはまだありません" in tejun("audit", "list").err


def test_verify_says_what_it_knows_and_what_not(tejun: Tejun, noted: FakeHouse) -> None:
    said = tejun("audit", "verify")
    assert said.code == 0
    assert "監査ログ 2 件に、書き換え・抜け・入れ替えはありません" in said.out
    assert "tejun audit verify ファイル" in said.out
    assert tejun("audit", "verify", "--json").objects[0]["trouble"] is None


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (AuditTrouble.CHANGED, "7 番の行が、書かれたときのままではありません"),
        (AuditTrouble.MISSING, "7 番の行がありません"),
        (AuditTrouble.HEAD, "ログの終わりが、控えと合いません"),
        (AuditTrouble.CUT, "7 番から先が、外に控えた値と合いません"),
    ],
)
def test_a_broken_log_is_a_fault_with_a_sentence(
    tejun: Tejun, house: FakeHouse, trouble: AuditTrouble, words: str
) -> None:
    house.store = FoundLog(AuditReport(rows=9, trouble=trouble, at_seq=7))
    said = tejun("audit", "verify")
    assert said.code == 1
    assert words in said.err
    assert "バックアップ" in said.err
    assert not said.out


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (AuditTrouble.CHANGED, "3 番の行が、書かれたときのままではありません"),
        (AuditTrouble.CUT, "ファイルが途中で切れています"),
        (AuditTrouble.SEAL, "このライブラリから書き出されたファイルではない"),
    ],
)
def test_a_broken_file_is_a_fault_with_a_sentence(
    tejun: Tejun, house: FakeHouse, trouble: AuditTrouble, words: str
) -> None:
    house.store = FoundLog(AuditReport(rows=2, trouble=trouble, at_seq=3))
    said = tejun("audit", "verify", "log.jsonl")
    assert said.code == 1
    assert "log.jsonl" in said.err
    assert words in said.err


def test_a_sound_file_can_show_that_the_library_was_cut(tejun: Tejun, house: FakeHouse) -> None:
    cut = AuditReport(rows=2, trouble=AuditTrouble.CUT, at_seq=3, is_anchored=True)
    house.store = FoundLog(cut, AuditFileReport(file=AuditReport(rows=5), library=cut))
    said = tejun("audit", "verify", "log.jsonl")
    assert said.code == 1
    assert "ファイルの 5 件は、書き出されたままです" in said.out
    assert "3 番から先が、外に控えた値と合いません" in said.err


def test_export_then_verify(tejun: Tejun, noted: FakeHouse, tmp_path: Path) -> None:
    path = tmp_path / "監査.jsonl"
    said = tejun("audit", "export", str(path))
    assert said.code == 0
    assert "監査ログ 2 件" in said.err
    assert path.exists()
    said = tejun("audit", "verify", str(path))
    assert (said.code, "ファイルの 2 件は" in said.out) == (0, True)


def test_an_anchored_log_is_told_so(tejun: Tejun, house: FakeHouse) -> None:
    house.store = FoundLog(AuditReport(rows=9, is_anchored=True))
    assert "外に控えた値とも合っています" in tejun("audit", "verify").out


def test_an_action_of_a_newer_program_is_told_by_its_name() -> None:
    entry = AuditEntry(
        seq=3,
        at=datetime(2026, 11, 20, 12, 0, tzinfo=UTC),
        actor="sato",
        action=AuditAction.UNKNOWN,
        unknown_action="moon_landed",
        mac="",
    )
    assert "sato moon_landed" in entry_line(entry)
