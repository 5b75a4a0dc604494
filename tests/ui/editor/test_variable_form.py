"""A variable is edited in place: what stands in the form is the variable, and its fault is told."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QWidget

from studio.domain.converting import TITLES
from studio.domain.variable import Converter, Variable, VariableKind
from studio.ui.editor.variable_form import VariableEditor, edit_variable
from studio.ui.widgets.tasks import TaskOwner
from tests.ui.conftest import child, on_qt, until
from tests.ui.dialogs.test_value_fields import make_desk

_WHOLE = (
    Variable(name="url", value="https://example.jp/"),
    Variable(name="氏名", value="やまだ", converters=(Converter.KATAKANA, Converter.HALF_KATAKANA)),
    Variable(name="日", kind=VariableKind.DATE, value="先月末", date_format="ggge年M月d日"),
    Variable(name="ISO", kind=VariableKind.DATE, value="今日"),
    Variable(name="税", kind=VariableKind.CHOICE, choices=("課税", "非課税"), value="非課税"),
    Variable(name="額", kind=VariableKind.NUMBER, ask_each_time=True, hint="税込み"),
)


def make_editor(host: QWidget, variable: Variable, *others: str) -> VariableEditor:
    editor = VariableEditor(make_desk(), host)
    editor.show_variable(variable, frozenset(others))
    return editor


@pytest.mark.parametrize("variable", _WHOLE)
def test_what_is_shown_is_what_comes_back(host: QWidget, variable: Variable) -> None:
    editor = make_editor(host, variable)
    assert editor.variable == variable
    assert editor.fault == ""


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"name": "店"}, "もうあります"),
        ({"name": "a}b"}, "名前に使えない文字"),
        ({"value": ""}, "毎回たずねる"),
        ({"kind": VariableKind.CHOICE, "choices": ()}, "1 行に 1 つ"),
        ({"kind": VariableKind.DATE, "value": "いつか"}, "日付として読めません"),
        ({"kind": VariableKind.DATE, "value": "今日", "date_format": "YYYY"}, "日付の書き方"),
    ],
)
def test_what_is_no_variable_is_told(host: QWidget, changes: dict[str, object], words: str) -> None:
    variable = Variable(name="氏名", value="山田").model_copy(update=changes)
    editor = make_editor(host, variable, "店")
    assert words in editor.fault
    assert words in editor.told.text()


def test_each_converter_shows_what_it_makes(host: QWidget) -> None:
    editor = make_editor(host, Variable(name="氏名", value="やまだ"))
    told: list[Variable] = []
    editor.changed.connect(lambda: told.append(editor.variable))
    for converter in (Converter.HALF_KATAKANA, Converter.POSTAL_HYPHEN):
        editor.offered.activated.emit(list(TITLES).index(converter))
    assert editor.variable.converters == (Converter.HALF_KATAKANA, Converter.POSTAL_HYPHEN)
    assert editor.shown.text().splitlines() == [
        "かな → 半角カナ　→ ﾔﾏﾀﾞ",
        "郵便番号 → 100-0001　→ 当てはまらないため、そのままです",
    ]
    editor.converters.setCurrentRow(0)
    child(editor, QPushButton, "remove_converter").click()
    assert editor.variable.converters == (Converter.POSTAL_HYPHEN,)
    assert told[-1] == editor.variable


def test_another_kind_keeps_the_value(host: QWidget) -> None:
    editor = make_editor(host, Variable(name="日", value="2026/11/20"))
    editor.kind.setCurrentIndex(editor.kind.findData("date"))
    assert editor.variable.value == "2026/11/20"
    assert editor.fault == ""


def test_a_secret_is_shown_nowhere(host: QWidget) -> None:
    secret = Variable(name="暗証番号", value="1234", converters=(Converter.FULL_WIDTH,))
    editor = make_editor(host, secret)
    (line,) = (
        one for one in editor.findChildren(QLineEdit) if one.objectName() == "variable_value"
    )
    assert line.echoMode() is QLineEdit.EchoMode.Password
    assert editor.shown.text() == ""


def test_a_new_variable_is_no_fault_before_it_is_written(host: QWidget) -> None:
    editor = make_editor(host, Variable(name=""), "店")
    told: list[tuple[str, str]] = []
    for name in ("", "氏名", "店"):
        editor.name.setText(name)
        told.append((str(editor.told.property("tone")), editor.told.text()))
    assert [tone for tone, _ in told] == ["muted", "muted", "red"]
    assert "名前を入力" in told[0][1]
    assert "毎回たずねる" in told[1][1]
    assert "もうあります" in told[2][1]


@pytest.mark.parametrize(("name", "words"), [("", "追加"), ("氏名", "変更")])
@on_qt
async def test_the_dialog_says_whether_it_adds_or_changes(
    host: QWidget, name: str, words: str
) -> None:
    tasks = TaskOwner(host)

    async def ask() -> None:
        await edit_variable(host, make_desk(), Variable(name=name), frozenset())

    tasks.start("edit", ask())
    await until(lambda: bool(host.findChildren(QDialog, "variable_dialog")))
    (dialog,) = host.findChildren(QDialog, "variable_dialog")
    assert child(dialog, QPushButton, "form_accept").text() == words
    dialog.reject()
    await until(lambda: not tasks.names)


@on_qt
async def test_the_dialog_accepts_only_a_variable(host: QWidget) -> None:
    given: list[Variable | None] = []
    tasks = TaskOwner(host)

    async def ask() -> None:
        given.append(await edit_variable(host, make_desk(), Variable(name="氏名"), frozenset()))

    tasks.start("edit", ask())
    await until(lambda: bool(host.findChildren(QDialog, "variable_dialog")))
    (dialog,) = host.findChildren(QDialog, "variable_dialog")
    accept = child(dialog, QPushButton, "form_accept")
    assert not accept.isEnabled()
    QTest.keyClicks(child(dialog, QLineEdit, "variable_value"), "yamada")
    assert accept.isEnabled()
    QTest.mouseClick(accept, Qt.MouseButton.LeftButton)
    await until(lambda: bool(given))
    assert given == [Variable(name="氏名", value="yamada")]


def test_a_value_that_is_there_is_met_alone_and_the_rest_on_demand(host: QWidget) -> None:
    editor = make_editor(host, Variable(name="検索語", value="料理"))
    fields = (editor.name, editor.kind, editor.offered)
    assert [one.isVisibleTo(editor) for one in fields] == [False] * 3
    assert editor.asks.isVisibleTo(editor)
    child(editor, QPushButton, "variable_more").click()
    assert [one.isVisibleTo(editor) for one in fields] == [True] * 3
    new = make_editor(host, Variable(name=""))
    assert new.name.isVisibleTo(new)
