"""What has just become true, told to a screen reader wherever the keyboard is."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str, *, is_urgent: bool = False) -> None:
    """Have words read aloud, of a widget that is shown; costs nothing where nobody listens.

    Args:
        widget: Where they stand; what is not shown says nothing.
        words: What a person reads there.
        is_urgent: Read at once, over what is being read: a question, the end of a run.
    """
    if not words or not QAccessible.isActive() or not widget.isVisible():
        return
    event = QAccessibleAnnouncementEvent(widget, words)
    if is_urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
