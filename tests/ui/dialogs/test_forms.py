"""「実行する前に」: nothing runs before every value can be used; what was given is offered again."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from studio.domain.flows.flow import Flow
from studio.domain.values.variable import Variable, VariableKind
from studio.ui.dialogs.forms import ValuesForm, ask_values
from studio.ui.widgets.tasks import TaskOwner
from tests.memory_library import MemoryLibrary
from tests.ui.conftest import on_qt, until
from tests.ui.dialogs.test_value_fields import make_desk

_FLOW = Flow(
    name="申請",
    variables=(
        Variable(name="日", value="今日", kind=VariableKind.DATE, ask_each_time=True),
        Variable(name="氏名", ask_each_time=True),
        Variable(name="パスワード", ask_each_time=True),
        Variable(name="店", value="本店"),
    ),
)


def make_form(host: QWidget, values: Mapping[str, str] | None = None) -> ValuesForm:
    return ValuesForm(host, _FLOW, make_desk(), values or {})


def test_it_accepts_only_when_every_value_can_be_used(host: QWidget) -> None:
    form = make_form(host, {"氏名": "山田", "パスワード": "x"})
    assert list(form.fields) == ["日", "氏名", "パスワード"]
    assert form.accept_button.isEnabled()
    form.fields["日"].set_text("いつか")
    assert not form.accept_button.isEnabled()
    form.fields["日"].set_text("先月末")
    assert form.accept_button.isEnabled()
    assert form.values == {"日": "先月末", "氏名": "山田", "パスワード": "x"}


def test_what_goes_with_another_value_has_to_be_written_anew(host: QWidget) -> None:
    reading = Variable(name="フリガナ", value="ヤマダ", goes_with=("氏名",))
    name = Variable(name="氏名", value="山田", ask_each_time=True)
    form = ValuesForm(host, Flow(name="申請", variables=(name, reading)), make_desk(), {})
    assert form.values == {"氏名": "山田", "フリガナ": "ヤマダ"}
    form.fields["氏名"].set_text("鈴木")
    assert (form.values["フリガナ"], form.accept_button.isEnabled()) == ("", False)
    form.fields["フリガナ"].set_text("スズキ")
    form.fields["氏名"].set_text("鈴木 花子")
    assert form.values == {"氏名": "鈴木 花子", "フリガナ": "スズキ"}
    assert form.accept_button.isEnabled()


def test_it_says_which_values_are_missing(host: QWidget) -> None:
    form = make_form(host)
    words = [label.text() for label in form.findChildren(QWidget, "form_missing")]  # pyright: ignore[reportAttributeAccessIssue]
    assert words == ["まだ使えない値：氏名、パスワード"]


@on_qt
async def test_ctrl_enter_runs_and_what_was_given_is_remembered_without_the_password(
    host: QWidget,
) -> None:
    library, given = MemoryLibrary(), list[Mapping[str, str] | None]()
    tasks = TaskOwner(host)

    async def ask() -> None:
        given.append(await ask_values(host, _FLOW, make_desk(library)))

    host.show()
    tasks.start("ask", ask())
    await until(lambda: bool(host.findChildren(ValuesForm)))
    (form,) = host.findChildren(ValuesForm)
    QTest.keyClick(
        form.fields["氏名"].editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )
    assert form.isVisible(), "nothing is run with values missing"
    form.fields["氏名"].set_text("山田")
    form.fields["パスワード"].set_text("himitsu")
    QTest.keyClick(
        form.fields["氏名"].editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
    )
    await until(lambda: bool(given))
    assert given == [{"日": "今日", "氏名": "山田", "パスワード": "himitsu"}]
    assert library.remembered[_FLOW.id] == {"日": "今日", "氏名": "山田"}


@on_qt
async def test_what_was_given_last_stands_in_the_fields(host: QWidget) -> None:
    library, given = MemoryLibrary(), list[Mapping[str, str] | None]()
    tasks = TaskOwner(host)

    async def ask() -> None:
        given.append(await ask_values(host, _FLOW, make_desk(library)))

    await library.remember_values(_FLOW.id, {"氏名": "佐藤", "日": "先月末"})
    tasks.start("ask", ask())
    await until(lambda: bool(host.findChildren(ValuesForm)))
    (form,) = host.findChildren(ValuesForm)
    assert form.values == {"日": "先月末", "氏名": "佐藤", "パスワード": ""}
    form.reject()
    await until(lambda: bool(given))
    assert given == [None]
    assert library.remembered[_FLOW.id] == {"氏名": "佐藤", "日": "先月末"}
