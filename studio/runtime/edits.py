"""Changes of a longer text, as a script says them: `page.get_by_label("本文").edit(append("…"))`."""

from studio.domain.actions.text_edit import EditWay, TextEdit


def append(text: str, *, inline: bool = False) -> TextEdit:
    """Put lines behind the text; `inline` goes on in its last line."""
    return TextEdit(way=EditWay.APPEND, text=text, is_inline=inline)


def prepend(text: str) -> TextEdit:
    """Put lines before the text."""
    return TextEdit(way=EditWay.PREPEND, text=text)


def after(anchor: str, text: str) -> TextEdit:
    """Put lines behind the lines `anchor`."""
    return TextEdit(way=EditWay.AFTER, anchor=anchor, text=text)


def before(anchor: str, text: str) -> TextEdit:
    """Put lines before the lines `anchor`."""
    return TextEdit(way=EditWay.BEFORE, anchor=anchor, text=text)


def replace(anchor: str, text: str, *, row: str = "") -> TextEdit:
    """Put lines in the place of the lines `anchor`; "" takes them out. Of a table, change the same cells of its `row`."""
    return TextEdit(way=EditWay.REPLACE, anchor=anchor, text=text, row=row)
