"""What データ asks before something that a person has to know: each question says what its answers do."""

import asyncio
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget

from studio.domain.errors import StudioError
from studio.domain.runs.batch import Batch
from studio.domain.text import clip
from studio.engine.rows.earlier import DoneBefore
from studio.ui.dialogs.ask import confirm, name_parts, picked
from studio.ui.dialogs.choose import DialogChoice, choose
from studio.words import tr

_NAME_CHARS: Final = 40


async def leaves_out(parent: QWidget, faulty: int, first: str) -> bool:
    """Ask whether rows that cannot be used are left out."""
    words = tr(
        "そのままでは使えない行が {0:,} 件あります（{1}）。\nその行を「対象外」にして進めますか？"
    )
    go = DialogChoice("go", tr("その行を外して進める"), is_main=True)
    return await _chosen(parent, tr("使えない行があります"), words.format(faulty, first), go)


async def goes_on_with_old(parent: QWidget, fault: StudioError) -> bool:
    """Ask whether a job goes on with what was read, though the file is another one now."""
    words = tr("{message}\n読み込んだときの値で、残りの行を続けますか？", message=fault.message)
    go = DialogChoice("go", tr("読み込んだときの値で続ける"))
    return await _chosen(parent, tr("表が変わっています"), words, go)


async def done_before(parent: QWidget, fault: StudioError) -> DoneBefore:
    """Ask what becomes of rows that an earlier job has done, or may have done."""
    words = tr(
        "{0}\n途中の作業は、この画面の上の「再開」から続けられます。"
        "\nもう一度行うと、相手には同じ内容が 2 回届きます。"
    )
    answers = (
        DialogChoice(DoneBefore.LEAVE_OUT, tr("実行した行を外して、残りを進める"), is_main=True),
        DialogChoice(DoneBefore.AGAIN, tr("知ったうえで、もう一度行う")),
    )
    title = tr("すでに実行した行があります")
    none = tr("やめる")
    answer = await choose(parent, title, words.format(fault.message), answers, none)
    return DoneBefore(answer or DoneBefore.REFUSE)


async def forgets(parent: QWidget, batch: Batch) -> bool:
    """Ask before a job is forgotten."""
    words = tr("「{0}」の残りの行は、もう続けられなくなります。")
    name = clip(batch.flow_name, _NAME_CHARS)
    title, yes, no = tr("途中の作業を破棄"), tr("破棄する"), tr("やめる")
    return await confirm(parent, title, words.format(name), yes, no)


async def folder_instead(parent: QWidget, fault: StudioError) -> Path | None:
    """Ask for another folder where the one of the table takes no file; None when the person gave up."""
    words = tr("{message}\n別のフォルダーに保存しますか？", message=fault.message)
    go = DialogChoice("go", tr("フォルダーを選ぶ…"), is_main=True)
    if not await _chosen(parent, tr("保存できません"), words, go):
        return None
    home = str(await asyncio.to_thread(Path.home))
    dialog = QFileDialog(parent, tr("結果を保存するフォルダー"), home)
    dialog.setObjectName("folder_dialog")
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    name_parts(dialog)
    return await picked(dialog)


async def _chosen(parent: QWidget, title: str, words: str, go: DialogChoice) -> bool:
    return await choose(parent, title, words, (go,), tr("やめる")) == go.id
