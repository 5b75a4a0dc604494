"""The audit log as a table that grows as it is scrolled, and what 検証 found in plain words."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QObject
from typing_extensions import override

from studio.domain.records.audit import AuditEntry, AuditReport, AuditTrouble
from studio.domain.text import clip
from studio.ui.widgets.rows_model import Index, RowsModel
from studio.words import tr

HEADERS: Final = (tr("番号"), tr("日時"), tr("したこと"), tr("対象"), tr("だれが"), tr("くわしく"))
PAGE: Final = 200
_TROUBLES: Final = {
    AuditTrouble.CHANGED: tr(
        "{0:,} 番の行が、書かれたときのままではありません（書き換え・入れ替え・追加）。"
    ),
    AuditTrouble.MISSING: tr("{0:,} 番の行がありません（途中の行が消されています）。"),
    AuditTrouble.HEAD: tr("ログの終わりが、控えと合いません（終わりの行か控えが消されています）。"),
    AuditTrouble.CUT: tr(
        "{0:,} 番から先が、外に控えた値と合いません（終わりが消されたか、作り直されています）。"
    ),
    AuditTrouble.SEAL: tr(
        "このライブラリから書き出されたファイルではないか、あとから作り直されています。"
    ),
}
_DETAILS: Final = {
    "run_id": tr("実行"),
    "status": tr("結果"),
    "host": tr("サイト"),
    "origin": tr("サイト"),
    "origins": tr("サイト"),
    "version": tr("版"),
    "place": tr("場所"),
    "by": tr("答えた人"),
    "method": tr("送り方"),
    "change": tr("変えたこと"),
    "flows": tr("手順の数"),
    "automatic": tr("自動"),
    "rows": tr("行数"),
}
"""Names of details in Japanese; one that is not known is shown as it is."""
_WHAT_TO_DO: Final = tr(
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
            clip(
                tr("、").join(
                    tr("{n}：{value}", n=_DETAILS.get(n, n), value=value)
                    for n, value in row.details
                ),
                200,
            ),
        )
        return cells[column]


def report_in_words(report: AuditReport) -> str:
    """Return what 検証 found, and what to do where it found something."""
    if report.trouble:
        found = _TROUBLES[report.trouble].format(report.at_seq)
        return tr(
            "監査ログが壊れています。{found}{what_to_do}", found=found, what_to_do=_WHAT_TO_DO
        )
    whole = tr("{rows:,} 件すべて、書かれたときのままです。", rows=report.rows)
    if report.is_anchored:
        return tr("{whole}OS のキーチェーンの控えとも合っています。", whole=whole)
    return tr(
        "{whole}ただし、ライブラリの外の控えがないため、"
        "終わりの行がまとめて消されていないかまでは分かりません。",
        whole=whole,
    )
