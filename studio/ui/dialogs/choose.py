"""A question with several answers, each on a line of its own: nothing is cut, nothing chosen by accident."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtWidgets import QDialog, QWidget

from studio.ui.dialogs.ask import opened
from studio.ui.widgets.boxes import DIALOG, in_column
from studio.ui.widgets.controls import Size, make_button, make_wrapped

_WIDTH: Final = 420


@dataclass(frozen=True, slots=True)
class DialogChoice:
    """One answer.

    Attributes:
        id: What `choose` returns for it.
        is_main: The one that most people want; Enter means it.
    """

    id: str
    words: str
    is_main: bool = False


async def choose(
    parent: QWidget, title: str, text: str, choices: Sequence[DialogChoice], none: str
) -> str:
    """Ask; Escape and the last button mean `none`, and so do Enter and Space where no answer is the main one.

    Args:
        parent: The window.
        title: What it is about.
        text: What has happened, and what each answer does.
        choices: The answers, in order.
        none: Words of the button that does nothing.

    Returns:
        The id of the answer, "" for none.
    """
    dialog = QDialog(parent)
    dialog.setObjectName("choose_box")
    dialog.setWindowTitle(title)
    dialog.setMinimumWidth(_WIDTH)
    chosen: list[str] = []

    def take(choice_id: str) -> None:
        chosen.append(choice_id)
        dialog.accept()

    layout = in_column(
        make_wrapped(dialog, title, Size.TITLE),
        make_wrapped(dialog, text),
        of=dialog,
        margins=DIALOG,
    )
    for choice in choices:
        button = make_button(
            dialog,
            choice.words,
            f"choose_{choice.id}",
            lambda choice=choice: take(choice.id),
            "main" if choice.is_main else "",
        )
        button.setDefault(choice.is_main)
        layout.addWidget(button)
    nothing = make_button(dialog, none, "choose_none", dialog.reject)
    layout.addWidget(nothing)
    if not any(choice.is_main for choice in choices):
        nothing.setDefault(True)
        nothing.setFocus()
    await opened(dialog)
    return chosen[0] if chosen else ""
