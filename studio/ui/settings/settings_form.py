"""The fields of 設定, and how they become values."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from studio.domain.errors import StudioError
from studio.domain.models.provider import (
    DEFAULT_API_VERSION,
    Provider,
    ProviderProfile,
    is_on_this_computer,
)
from studio.domain.runs.decision import PICTURE_TOKENS
from studio.ui.settings.model_box import ModelBox
from studio.ui.settings.settings_upkeep import UpkeepForm
from studio.ui.widgets.calm import CalmBox, CalmSpin
from studio.ui.widgets.controls import Card, Size, make_label, make_wrapped, named, say
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.parts import (
    EngineChoice,
    LanguageChoice,
    ModeChoice,
    SettingsInput,
    SettingsValues,
)
from studio.ui.widgets.theme import ThemeChoice
from studio.words import tr

_BOX_CHARS: Final = 14
BROWSERS: Final = {
    "": tr("自動で見つける"),
    "msedge": "Microsoft Edge",
    "chrome": "Google Chrome",
    "chromium": "Chromium",
}
MAX_STEPS: Final = 1_000
MAX_TOKENS: Final = 100_000_000
MAX_YEN: Final = 1_000_000
"""As in the settings file."""


class ModelForm(Card):
    """AI モデル: provider, address, key, the two models and what may be sent.

    Signals:
        list_wanted: The person wants to choose among the models that the server has.

    Args:
        on_change: Called when the person changed something.
    """

    list_wanted = Signal()

    def __init__(self, on_change: Callable[[], None], parent: QWidget) -> None:
        super().__init__("model_form", parent)
        self._on_change = on_change
        self._group = QButtonGroup(self)
        self._shown: EngineChoice | None = None
        self._addresses: dict[EngineChoice, str] = {}
        self.put(make_label(self, tr("AI モデル"), Size.TITLE))
        self.engines = self._make_engines()
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setSpacing(8)
        self.base_url = self._line("base_url", tr("接続先"))
        self.api_version = self._line("api_version", tr("API バージョン"), DEFAULT_API_VERSION)
        self.key = self._line("api_key", tr("API キー"), tr("保存済みなら空のまま"))
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        for edit in (self.base_url, self.api_version, self.key):
            edit.textEdited.connect(self._forget_list)
        self.base_url.textChanged.connect(lambda: self._show_words(self.engine.profile))
        self.small = self._model("small_model", tr("小さいモデル"))
        self.large = self._model("large_model", tr("大きいモデル"))
        self.large.line.setPlaceholderText(tr("空なら小さいモデルと同じ"))
        self._told = make_wrapped(self, "", Size.SMALL, "muted", "models_told")
        self._form.addRow(self._told)
        self._told.hide()
        self._note = make_wrapped(self, "", Size.SMALL, "muted", "provider_note")
        self.pictures = self._tick(
            "sends_pictures", tr("強い AI に切り替えたときは、画面の画像も送る")
        )
        self.finds = self._tick("finds_by_model", tr("見つからない部品を AI に探してもらう"))
        self._privacy = make_wrapped(self, "", Size.SMALL, "muted", "privacy_note")
        self.put(self._form, self._note, self.pictures, self.finds, self._privacy)

    @property
    def engine(self) -> EngineChoice:
        """The provider that is picked."""
        return next(c for c, button in self.engines.items() if button.isChecked())

    def show_values(self, values: SettingsValues) -> None:
        """Fill the fields; the key's field stays empty."""
        self._addresses = {values.engine: values.base_url}
        self._shown = None
        self.engines[values.engine].setChecked(True)
        self.api_version.setText(values.api_version)
        self.small.setEditText(values.small_model)
        self.large.setEditText(values.large_model)
        self.pictures.setChecked(values.sends_pictures)
        self.finds.setChecked(values.finds_by_model)
        self.key.clear()
        self._show_fields()

    def problem(self) -> str:
        """Say what is missing, "" when all is there."""
        profile = self.engine.profile
        if profile is None:
            return ""
        if self._has_address(profile) and not self.base_url.text().strip():
            return tr(
                "接続先を入力してください。例：{address_hint}", address_hint=profile.address_hint
            )
        return ""

    def address(self) -> str:
        """Return the address to keep: the provider's own one is not written down for OpenAI."""
        profile = self.engine.profile
        return self.base_url.text().strip() if profile and self._has_address(profile) else ""

    def show_list(self, names: Sequence[str]) -> None:
        """Offer the models that the server has; a name that it does not say can still be typed."""
        for box in (self.small, self.large):
            box.offer(names)
        words = tr("{0:,} 個のモデルから選べます。") if names else tr("モデルがありません。")
        self._tell(words.format(len(names)), "muted")

    def show_no_list(self, fault: StudioError) -> None:
        """Say why there is no list; names are typed then."""
        for box in (self.small, self.large):
            box.offer(())
        self._tell(str(fault), "amber")

    def _want_list(self) -> None:
        if problem := self.problem():
            self._tell(problem, "amber")
            return
        self._tell(tr("使えるモデルを接続先にたずねています…"), "muted")
        self.list_wanted.emit()

    def _forget_list(self) -> None:
        """Another server or key: what the former one has is offered no more."""
        for box in (self.small, self.large):
            box.forget()
        self._tell("", "muted")

    def _tell(self, words: str, tone: str) -> None:
        say(self._told, words, tone)

    def _tick(self, name: str, words: str) -> QCheckBox:
        tick = QCheckBox(words, self)
        tick.setObjectName(name)
        tick.toggled.connect(lambda: self._on_change())
        return tick

    def _model(self, name: str, label: str) -> ModelBox:
        box = ModelBox(self._want_list, self)
        box.call(name, label)
        box.editTextChanged.connect(lambda: self._on_change())
        self._form.addRow(make_label(self, label), box)
        return box

    def _make_engines(self) -> dict[EngineChoice, QRadioButton]:
        engines: dict[EngineChoice, QRadioButton] = {}
        choices = QWidget(self)
        row = FlowLayout(choices, spacing=18)
        for choice in EngineChoice:
            profile = choice.profile
            words = profile.title if profile else tr("内蔵エンジン（キーも通信も要りません）")
            button = QRadioButton(words, self)
            button.setObjectName(f"engine_{choice}")
            button.toggled.connect(self._show_fields)
            button.toggled.connect(lambda: self._on_change())
            self._group.addButton(button)
            engines[choice] = button
            row.addWidget(button)
        self.put(choices)
        return engines

    def _line(self, name: str, label: str, placeholder: str = "") -> QLineEdit:
        edit = named(QLineEdit(self), name, label)
        edit.setPlaceholderText(placeholder)
        edit.textEdited.connect(lambda: self._on_change())
        self._form.addRow(make_label(self, label), edit)
        return edit

    @staticmethod
    def _has_address(profile: ProviderProfile) -> bool:
        """Say whether the address is the person's to give or to change."""
        return profile.provider is not Provider.OPENAI

    def _show_fields(self) -> None:
        """Show what the picked provider needs; an address that was typed is there again later."""
        picked = next((c for c, button in self.engines.items() if button.isChecked()), None)
        if picked is None:
            return  # between two radio buttons
        profile = picked.profile
        if picked is not self._shown:
            self._swap_address(picked)
            self._forget_list()
        needs_key = profile is not None and profile.needs_key
        for edit, is_shown in (
            (self.base_url, profile is not None and self._has_address(profile)),
            (self.api_version, profile is not None and profile.needs_api_version),
            (self.key, needs_key),
            (self.small, profile is not None),
            (self.large, profile is not None),
        ):
            self._form.setRowVisible(edit, is_shown)
        self._show_words(profile)

    def _swap_address(self, picked: EngineChoice) -> None:
        if self._shown is not None:
            self._addresses[self._shown] = self.base_url.text()
        self._shown = picked
        profile = picked.profile
        preset = profile.base_url if profile and self._has_address(profile) else ""
        self.base_url.setText(self._addresses.get(picked) or preset)

    def _show_words(self, profile: ProviderProfile | None) -> None:
        for widget in (self._note, self.pictures, self.finds, self._privacy):
            widget.setVisible(profile is not None)
        if profile is None:
            return
        self.base_url.setPlaceholderText(profile.address_hint)
        self.small.line.setPlaceholderText(profile.model_hint)
        say(self._note, profile.note)
        is_here = is_on_this_computer(self.base_url.text().strip())
        outside = tr("{title}（このパソコンの外）", title=profile.title)
        where = tr("このパソコンの中の AI") if is_here else outside
        self._privacy.setText(
            tr(
                "送るもの：やりたいことの文と、実行中の画面の文字を、{where}に送ります。"
                "画像は、上にチェックを入れたときだけ、強い AI に切り替わっている間に限って送ります"
                "（画面に見えている内容がそのまま写ります。パスワード欄と登録した秘密は隠します。"
                "1 枚ごとに、AI とやりとりする量が {picture_tokens:,} 文字ぶんほど増えます）。"
                "保存した手順の実行では何も送りません。「見つからない部品を AI に探してもらう」にチェックを"
                "入れたときだけ、部品が見つからない画面の文字と構造、その手順の文を送ります"
                "（パスワードと登録した秘密は除きます）。",
                where=where,
                picture_tokens=PICTURE_TOKENS,
            )
        )


class AmountField(CalmSpin):
    """A number with a unit."""

    def __init__(self, name: str, unit: str, least: int, most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setRange(least, most)
        self.setSuffix(f" {unit}")
        self.setGroupSeparatorShown(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedWidth(200)
        self.setMinimumHeight(30)
        if least == 0:
            self.setSpecialValueText(tr("上限なし"))


class BudgetForm(Card):
    """1 回の実行の上限: steps, tokens and yen.

    Args:
        on_change: Called when the person changed something.
    """

    def __init__(self, on_change: Callable[[], None], parent: QWidget) -> None:
        super().__init__("budget_form", parent)
        self.steps = AmountField("limit_steps", tr("手順", "of a number"), 1, MAX_STEPS, self)
        self.tokens = AmountField("limit_tokens", tr("文字ぶん"), 0, MAX_TOKENS, self)
        self.tokens.setSingleStep(10_000)
        self.yen = AmountField("limit_yen", tr("円"), 0, MAX_YEN, self)
        self.yen.setSingleStep(10)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setSpacing(8)
        for amount, words in (
            (self.steps, tr("手順の数")),
            (self.tokens, tr("AI とやりとりする量")),
            (self.yen, tr("AI の費用")),
        ):
            amount.setAccessibleName(words)
            amount.valueChanged.connect(lambda: on_change())
            form.addRow(make_label(self, words), amount)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        note = tr(
            "75 % を使うとお知らせし、上限に達すると止まります。ブラウザーと、そこまでの結果は残ります。"
            "料金のわからないモデルには、費用の上限は働きません。"
        )
        self.put(
            make_label(self, tr("1 回の実行の上限"), Size.TITLE),
            form,
            make_wrapped(self, note, Size.SMALL, "muted"),
        )

    def show_values(self, values: SettingsValues) -> None:
        """Fill the fields; half a yen written by hand counts as a whole one."""
        self.steps.setValue(values.limit_steps)
        self.tokens.setValue(values.limit_tokens)
        self.yen.setValue(ceil(values.limit_yen))


class ChoiceForm(Card):
    """表示と実行: language, theme, mode and browser.

    Args:
        on_change: Called when the person changed something.
    """

    def __init__(self, on_change: Callable[[], None], parent: QWidget) -> None:
        super().__init__("choice_form", parent)
        self.put(make_label(self, tr("表示と実行"), Size.TITLE))
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setSpacing(8)
        self.language = self._box(
            "language_box",
            tr("表示のことば（Language）"),
            {LanguageChoice.JAPANESE: "日本語", LanguageChoice.ENGLISH: "English"},
        )
        self.theme = self._box(
            "theme_box",
            tr("画面の色"),
            {
                ThemeChoice.SYSTEM: tr("システムに合わせる"),
                ThemeChoice.LIGHT: tr("ライト"),
                ThemeChoice.DARK: tr("ダーク"),
            },
        )
        self.mode = self._box(
            "mode_box",
            tr("モード"),
            {
                ModeChoice.STANDARD: tr("ふつう（速く見せる）"),
                ModeChoice.DEVELOPMENT: tr("開発（ゆっくり見せる）"),
                ModeChoice.PRODUCTION: tr("本番（画面を見せない）"),
            },
        )
        self.browser = self._box("browser_box", tr("ブラウザー"), BROWSERS)
        self.browser.setEditable(False)
        for box in (self.language, self.theme, self.mode, self.browser):
            box.activated.connect(lambda: on_change())
        self.part_sites = named(QLineEdit(self), "part_sites", tr("部品を読み込んでよいサイト"))
        self.part_sites.setPlaceholderText("cdn.example.com")
        self.part_sites.textEdited.connect(lambda: on_change())
        self._form.addRow(make_label(self, tr("部品を読み込んでよいサイト")), self.part_sites)
        note = tr(
            "本番モードと、人がいないときの実行では、手順のサイトのほかからは何も読み込みません。"
            "画像やプログラムをほかから読み込んでよいサイトを、コンマで区切って書けます。"
            "表示のことば、モード、ブラウザー、このサイトの変更は、次に手順スタジオを開いたときから使います。"
        )
        self._stop_key = make_wrapped(self, "", Size.SMALL, "muted", "stop_key")
        self.put(self._form, make_wrapped(self, note, Size.SMALL, "muted"), self._stop_key)

    def show_stop_key(self, words: str) -> None:
        """Say whether 緊急停止 works while another window has the keyboard."""
        self._stop_key.setText(words)

    def show_values(self, values: SettingsValues) -> None:
        """Fill the fields; a browser given by its path gets a line of its own."""
        if self.browser.findData(values.browser) < 0:
            self.browser.addItem(values.browser, values.browser)
        for box, value in (
            (self.language, values.language),
            (self.theme, values.theme),
            (self.mode, values.mode),
            (self.browser, values.browser),
        ):
            box.setCurrentIndex(box.findData(str(value)))
        self.part_sites.setText(values.part_sites)

    def _box(self, name: str, label: str, choices: Mapping[str, str]) -> QComboBox:
        box = named(CalmBox(self), name, label)
        box.setSizeAdjustPolicy(box.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_BOX_CHARS)
        for value, words in choices.items():
            box.addItem(words, str(value))
        self._form.addRow(make_label(self, label), box)
        return box


def read_input(
    model: ModelForm,
    budget: BudgetForm,
    choices: ChoiceForm,
    upkeep: UpkeepForm,
) -> SettingsInput:
    """Return what stands in the fields."""
    profile = model.engine.profile
    key = model.key.text().strip() if profile and profile.needs_key else ""
    is_azure = profile is not None and profile.needs_api_version
    values = SettingsValues(
        engine=model.engine,
        base_url=model.address(),
        api_version=model.api_version.text().strip() if is_azure else "",
        small_model=model.small.currentText().strip(),
        large_model=model.large.currentText().strip(),
        sends_pictures=model.pictures.isChecked() and profile is not None,
        finds_by_model=model.finds.isChecked() and profile is not None,
        limit_yen=float(budget.yen.value()),
        limit_tokens=budget.tokens.value(),
        limit_steps=budget.steps.value(),
        mode=ModeChoice(choices.mode.currentData()),
        browser=str(choices.browser.currentData()),
        part_sites=choices.part_sites.text().strip(),
        theme=ThemeChoice(choices.theme.currentData()),
        language=LanguageChoice(choices.language.currentData()),
        weekly_check=upkeep.weekly_check.isChecked(),
        weekly_visit=upkeep.weekly_visit.isChecked(),
        days_off_file=upkeep.days_off_file.text().strip(),
        rests_at_year_end=upkeep.rests_at_year_end.isChecked(),
    )
    return SettingsInput(values, key)
