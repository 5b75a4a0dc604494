"""The fields of 設定, and how they become values."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QComboBox, QFormLayout, QLineEdit, QRadioButton, QWidget

from studio.ui.controls import Card, Size, make_label, make_wrapped
from studio.ui.parts import EngineChoice, ModeChoice, SettingsInput, SettingsValues, ThemeChoice

BROWSERS: Final = {
    "": "自動で見つける",
    "msedge": "Microsoft Edge",
    "chrome": "Google Chrome",
    "chromium": "Chromium",
}


class ModelForm(Card):
    """AI モデル: provider, address, key and the two models.

    Args:
        on_change: Called when the person changed something.
    """

    def __init__(self, on_change: Callable[[], None], parent: QWidget) -> None:
        super().__init__("model_form", parent)
        self._group = QButtonGroup(self)
        self._has_key = False
        self.engines: dict[EngineChoice, QRadioButton] = {}
        self.body.addWidget(make_label(self, self.tr("AI モデル"), Size.TITLE))
        for choice, words in (
            (EngineChoice.BUILTIN, self.tr("内蔵エンジン（キーも通信も要りません）")),
            (EngineChoice.OPENAI, self.tr("OpenAI")),
            (
                EngineChoice.COMPATIBLE,
                self.tr("互換サーバー（Azure OpenAI、Ollama、LM Studio など）"),
            ),
        ):
            button = QRadioButton(words, self)
            button.setObjectName(f"engine_{choice}")
            button.toggled.connect(self._show_fields)
            button.toggled.connect(lambda: on_change())
            self._group.addButton(button)
            self.engines[choice] = button
            self.body.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self._form = QFormLayout()
        self._form.setSpacing(8)
        self.base_url = self._line("base_url", self.tr("接続先"), "http://localhost:11434/v1")
        self.key = self._line("api_key", self.tr("API キー"), "")
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.small = self._line(
            "small_model",
            self.tr("小さいモデル"),
            self.tr("サービスのモデル名（Azure ではデプロイ名）"),
        )
        self.large = self._line(
            "large_model", self.tr("大きいモデル"), self.tr("空なら小さいモデルと同じ")
        )
        for edit in (self.base_url, self.key, self.small, self.large):
            edit.textEdited.connect(lambda: on_change())
        self.body.addLayout(self._form)
        self._privacy = make_wrapped(
            self,
            self.tr(
                "実行中の画面の文字と、やりたいことの文を、上の接続先に送ります。画面のパスワード欄の値は送りません。"
            ),
            Size.SMALL,
            "muted",
        )
        self.body.addWidget(self._privacy)

    @property
    def engine(self) -> EngineChoice:
        """The provider that is picked."""
        return next(c for c, button in self.engines.items() if button.isChecked())

    def show_values(self, values: SettingsValues) -> None:
        """Fill the fields; the key's field stays empty."""
        self._has_key = values.has_key
        self.engines[values.engine].setChecked(True)
        self.base_url.setText(values.base_url)
        self.small.setText(values.small_model)
        self.large.setText(values.large_model)
        self.key.clear()
        self.key.setPlaceholderText(
            self.tr("保存済み（変えるときだけ入力）") if values.has_key else self.tr("sk-…")
        )
        self._show_fields()

    def problem(self) -> str:
        """Say what is missing, "" when all is there."""
        if self.engine is EngineChoice.COMPATIBLE and not self.base_url.text().strip():
            return self.tr("接続先を入力してください。例：http://localhost:11434/v1")
        if self.engine is EngineChoice.OPENAI and not (self._has_key or self.key.text().strip()):
            return self.tr("API キーを入力してください。")
        return ""

    def _line(self, name: str, label: str, placeholder: str) -> QLineEdit:
        edit = QLineEdit(self)
        edit.setObjectName(name)
        edit.setAccessibleName(label)
        edit.setPlaceholderText(placeholder)
        self._form.addRow(make_label(self, label), edit)
        return edit

    def _show_fields(self) -> None:
        is_hosted = not self.engines[EngineChoice.BUILTIN].isChecked()
        is_own = self.engines[EngineChoice.COMPATIBLE].isChecked()
        for edit in (self.key, self.small, self.large):
            self._form.setRowVisible(edit, is_hosted)
        self._form.setRowVisible(self.base_url, is_own)
        self._privacy.setVisible(is_hosted)


class ChoiceForm(Card):
    """表示と実行: theme, mode and browser.

    Args:
        on_change: Called when the person changed something.
    """

    def __init__(self, on_change: Callable[[], None], parent: QWidget) -> None:
        super().__init__("choice_form", parent)
        self.body.addWidget(make_label(self, self.tr("表示と実行"), Size.TITLE))
        self._form = QFormLayout()
        self._form.setSpacing(8)
        self.theme = self._box(
            "theme_box",
            self.tr("画面の色"),
            {
                ThemeChoice.SYSTEM: self.tr("システムに合わせる"),
                ThemeChoice.LIGHT: self.tr("ライト"),
                ThemeChoice.DARK: self.tr("ダーク"),
            },
        )
        self.mode = self._box(
            "mode_box",
            self.tr("モード"),
            {
                ModeChoice.STANDARD: self.tr("ふつう（画面を見せて、速く）"),
                ModeChoice.DEVELOPMENT: self.tr("開発モード（画面を見せて、ゆっくり）"),
                ModeChoice.PRODUCTION: self.tr("本番モード（画面を見せずに、速く）"),
            },
        )
        self.browser = self._box("browser_box", self.tr("ブラウザー"), BROWSERS)
        self.browser.setEditable(False)
        for box in (self.theme, self.mode, self.browser):
            box.activated.connect(lambda: on_change())
        self.body.addLayout(self._form)
        note = self.tr("モードとブラウザーの変更は、次に手順スタジオを開いたときから使います。")
        self.body.addWidget(make_wrapped(self, note, Size.SMALL, "muted"))

    def show_values(self, values: SettingsValues) -> None:
        """Fill the fields; a browser given by its path gets a line of its own."""
        if self.browser.findData(values.browser) < 0:
            self.browser.addItem(values.browser, values.browser)
        for box, value in (
            (self.theme, values.theme),
            (self.mode, values.mode),
            (self.browser, values.browser),
        ):
            box.setCurrentIndex(box.findData(str(value)))

    def _box(self, name: str, label: str, choices: Mapping[str, str]) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName(name)
        box.setAccessibleName(label)
        for value, words in choices.items():
            box.addItem(words, str(value))
        self._form.addRow(make_label(self, label), box)
        return box


def read_input(model: ModelForm, choices: ChoiceForm, known: SettingsValues) -> SettingsInput:
    """Return what stands in the fields."""
    key = model.key.text().strip()
    values = SettingsValues(
        engine=model.engine,
        base_url=model.base_url.text().strip() if model.engine is EngineChoice.COMPATIBLE else "",
        has_key=known.has_key or bool(key),
        small_model=model.small.text().strip(),
        large_model=model.large.text().strip(),
        mode=ModeChoice(choices.mode.currentData()),
        browser=str(choices.browser.currentData()),
        theme=ThemeChoice(choices.theme.currentData()),
    )
    return SettingsInput(values, key)
