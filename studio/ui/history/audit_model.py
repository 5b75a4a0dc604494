"""The audit log as a table that grows as it is scrolled, and what 検証 found in plain words."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QObject
from typing_extensions import override

from studio.domain.audit import AuditEntry, AuditReport, AuditTrouble
from studio.domain.text import clip
from studio.ui.widgets.rows_model import Index, RowsModel

HEADERS: Final = ("番号", "日時", "したこと", "対象", "だれが", "くわしく")
PAGE: Final = 200
_TROUBLES: Final = {
    AuditTrouble.CHANGED: "{0:,} 番の行が、書かれたときのままではありません（書き換え・入れ替え・追加）。",
    AuditTrouble.MISSING: "{0:,} 番の行がありません（途中の行が消されています）。",
    AuditTrouble.HEAD: "ログの終わりが、控えと合いません（終わりの行か控えが消されています）。",
    AuditTrouble.CUT: "{0:,} 番から先が、外に控えた値と合いません（終わりが消されたか、作り直されています）。",
    AuditTrouble.SEAL: "このライブラリから書き出されたファイルではないか、あとから作り直されています。",
}
_DETAILS: Final = {
    "run_id": "実行",
    "status": "結果",
    "host": "サイト",
    "origin": "サイト",
    "origins": "サイト",
    "version": "版",
    "place": "場所",
    "by": "答えた人",
    "method": "送り方",
    "change": "変えたこと",
    "flows": "手順の数",
    "automatic": "自動",
    "rows": "行数",
}
"""Names of details in Japanese; one that is not known is shown as it is."""
_WHAT_TO_DO: Final = (
    "いまのライブラリのファイルを別の場所にコピーして取っておき、"
    "バックアップや前に書き出した監査ログと比べてください。"
    "心当たりがないときは、このパソコンの管理者に知らせてください。"
)


class AuditModel(RowsModel[AuditEntry]):
    """Rows of the log, newest first.

    Args:
        ask_more: Called when the person has scrolled to the end and there may be older rows.
    """

    def __init__(self, ask_more: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(HEADERS, parent)
        self._ask_more = ask_more

    @property
    def oldest(self) -> int:
        """The number of the last row that is shown; 0 when there is none."""
        return self.rows[-1].seq if self.rows else 0

    @override
    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self.oldest > 1

    @override
    def fetchMore(self, parent: Index = QModelIndex()) -> None:  # noqa: B008 - Qt's signature
        self._ask_more()

    @override
    def cell(self, row: AuditEntry, column: int) -> str:
        cells = (
            f"{row.seq:,}",
            f"{row.at.astimezone():%Y/%m/%d %H:%M:%S}",
            row.unknown_action or row.action.words,
            clip(row.subject, 100),
            clip(row.actor, 40),
            clip("、".join(f"{_DETAILS.get(n, n)}：{value}" for n, value in row.details), 200),
        )
        return cells[column]


def report_in_words(report: AuditReport) -> str:
    """Return what 検証 found, and what to do where it found something."""
    if report.trouble:
        found = _TROUBLES[report.trouble].format(report.at_seq)
        return f"監査ログが壊れています。{found}{_WHAT_TO_DO}"
    whole = f"{report.rows:,} 件すべて、書かれたときのままです。"
    if report.is_anchored:
        return f"{whole}OS のキーチェーンの控えとも合っています。"
    return (
        f"{whole}ただし、ライブラリの外の控えがないため、"
        "終わりの行がまとめて消されていないかまでは分かりません。"
    )
