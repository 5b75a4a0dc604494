"""A form that stays until its deed worked: read whole, and met by the keyboard in its own order."""

from collections.abc import Callable, Coroutine

from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from studio.domain.errors import StudioError
from studio.ui.dialogs.tried_form import FORM_TASK, TriedForm, UnseenField
from studio.ui.widgets.tasks import TaskOwner
from studio.ui.widgets.theme import Theme
from tests.ui.conftest import child, on_qt, until

LONG = "控えた回復キーを、紙を見ながら入力してください。書き間違いがないか確かめます。" * 4


async def nothing() -> None:
    """Do what takes no time and cannot fail."""


def listener() -> tuple[
    list[bool], Callable[[Coroutine[object, object, bool]], Coroutine[object, object, None]]
]:
    """Return a list, and what waits for a form and puts its answer there."""
    told: list[bool] = []

    async def answered(asking: Coroutine[object, object, bool]) -> None:
        told.append(await asking)

    return told, answered


def make_form(host: QWidget) -> TriedForm:
    """Return a form with more words than fit into one line."""
    return TriedForm(host, "form", "題", LONG, "する")


def in_tab_order(form: TriedForm, wanted: list[QWidget]) -> list[QWidget]:
    """Return the wanted widgets as Tab meets them, from the first one on."""
    met: list[QWidget] = [wanted[0]]
    at: QWidget | None = wanted[0].nextInFocusChain()
    while at is not None and at is not wanted[0]:
        if at in wanted:
            met.append(at)
        at = at.nextInFocusChain()
    return met


@on_qt
async def test_the_keyboard_begins_in_the_first_field_and_ends_at_the_buttons(
    theme: Theme, host: QWidget
) -> None:
    tasks, form = TaskOwner(host), make_form(host)
    name = form.add_line("名前", "line")
    value = UnseenField(form, theme, "value")
    form.add("値", value)

    told, answered = listener()
    tasks.start("ask", answered(form.ask(tasks, nothing, lambda: "")))
    await until(lambda: form.focusWidget() is name)
    order: list[QWidget] = [name, value.line, form.accept_button, form.cancel_button]
    assert in_tab_order(form, order) == order
    form.reject()
    await until(lambda: bool(told))
    assert told == [False]


@on_qt
async def test_no_word_is_cut_when_it_opens_nor_when_it_says_something(
    theme: Theme, host: QWidget
) -> None:
    tasks, form = TaskOwner(host), make_form(host)
    form.add_line("名前", "line")

    told, answered = listener()
    tasks.start("ask", answered(form.ask(tasks, nothing, lambda: LONG)))
    words, hint = child(form, QLabel, "form_words"), child(form, QLabel, "form_hint")
    await until(form.isVisible)
    child(form, QPushButton, "form_accept").click()
    QApplication.sendPostedEvents()
    for label in (words, hint):
        assert label.height() >= label.heightForWidth(label.width()), label.objectName()
    form.reject()
    await until(lambda: bool(told))
    assert told == [False]


@on_qt
async def test_a_fault_of_the_deed_keeps_the_form_and_what_was_typed(
    theme: Theme, host: QWidget
) -> None:
    tasks, form = TaskOwner(host), make_form(host)
    line = form.add_line("名前", "line", "見積書")

    async def fail() -> None:
        raise StudioError("NO_WAY", "できませんでした。", "もう一度試してください。")

    told, answered = listener()
    tasks.start("ask", answered(form.ask(tasks, fail, lambda: "")))
    await until(form.isVisible)
    form.accept_button.click()
    await until(lambda: not tasks.is_busy(FORM_TASK))
    assert form.hint.text() == "できませんでした。もう一度試してください。"
    assert (form.isVisible(), line.text()) == (True, "見積書")
    form.reject()
    await until(lambda: bool(told))
    assert told == [False]
