"""The fields of 設定 about what is done between runs: 点検 once a week, and the days on which people work."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from studio.ui.dialogs.ask import ask_what_to_open
from studio.ui.widgets.boxes import grow, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_label, make_wrapped, named
from studio.ui.widgets.parts import SettingsValues
from studio.ui.widgets.tasks import TaskOwner
from studio.words import tr

FILE_TASK: Final = "choose days off"


class UpkeepForm(Card):
    """点検と営業日: the weekly checks, the company's days off and the turn of the year.

    Args:
        on_change: Called when the person changed something.
        tasks: Owns the dialog that looks for the file.
    """

    def __init__(self, on_change: Callable[[], None], tasks: TaskOwner, parent: QWidget) -> None:
        super().__init__("upkeep_form", parent)
        self._on_change = on_change
        self._tasks = tasks
        self.put(make_label(self, tr("点検と営業日"), Size.TITLE))
        self.weekly_check = self._box("weekly_check", tr("使っている手順を、週に 1 回点検する"))
        self.weekly_visit = self._box("weekly_visit", tr("週に 1 回、今日のページを開いて確かめる"))
        visiting = tr(
            "手順スタジオを開いていて、何も実行していないときに、手順のページを新しいタブで開いて、"
            "部品があるかを見ます。送信、元に戻せない操作、パスワードの入力はしません。"
        )
        self.put(make_wrapped(self, visiting, Size.SMALL, "muted"))
        self.rests_at_year_end = self._box(
            "rests_at_year_end", tr("12 月 29 日から 1 月 3 日までを休みとする")
        )
        self.days_off_file = QLineEdit(self)
        self._lay_out_file()
        note = tr(
            "1 列目に日付、2 列目に説明を書いた CSV ファイルです。説明に「営業」か「出勤」があれば、"
            "その日は営業日になります。「今日のページを開いて確かめる」のほかの変更は、"
            "次に手順スタジオを開いたときから使います。"
        )
        self.put(make_wrapped(self, note, Size.SMALL, "muted"))

    def show_values(self, values: SettingsValues) -> None:
        """Fill the fields."""
        self.weekly_check.setChecked(values.weekly_check)
        self.weekly_visit.setChecked(values.weekly_visit)
        self.rests_at_year_end.setChecked(values.rests_at_year_end)
        self.days_off_file.setText(values.days_off_file)

    def _box(self, name: str, words: str) -> QCheckBox:
        box = QCheckBox(words, self)
        box.setObjectName(name)
        box.toggled.connect(lambda: self._on_change())
        self.put(box)
        return box

    def _lay_out_file(self) -> None:
        words = tr("会社の休日のファイル")
        named(self.days_off_file, "days_off_file", words)
        self.days_off_file.setPlaceholderText(tr("なし"))
        self.days_off_file.textEdited.connect(lambda: self._on_change())
        self.put(
            in_row(
                make_label(self, words),
                grow(self.days_off_file),
                make_button(self, tr("選ぶ…"), "choose_days_off", self._start),
            )
        )

    def _start(self) -> None:
        self._tasks.start(FILE_TASK, self._choose())

    async def _choose(self) -> None:
        path = await ask_what_to_open(self, tr("会社の休日のファイル"), tr("CSV ファイル (*.csv)"))
        if path is not None:
            self.days_off_file.setText(str(path))
            self._on_change()
