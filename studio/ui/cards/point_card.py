"""あなたの番です: the person is asked to press on an element in the browser."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QWidget

from studio.domain.events.events import PointRequested
from studio.domain.flows.brackets import in_brackets, in_quotes
from studio.domain.text import clip
from studio.engine.healing.pointing import SKIP_STEP, TAKE_PROPOSED
from studio.ui.widgets.boxes import AS_AROUND, FREE, grow, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_label, make_wrapped
from studio.ui.widgets.shot import Shot
from studio.ui.widgets.theme import Theme
from studio.words import sentences, tr


class PointCard(Card):
    """Shown while a pick is under way.

    Signals:
        asking_changed: A pick began or is over.

    Args:
        answer: Ends the pick that has this id, with what the person wants instead; "" for nothing.
    """

    asking_changed = Signal()

    def __init__(self, theme: Theme, answer: Callable[[str, str], None], parent: QWidget) -> None:
        super().__init__("point_card", parent, "amber")
        self._answer = answer
        self._request_id = ""
        icon = theme.dress(QLabel(self), "fa6s.arrow-pointer", "amber", 16)
        title = tr("ブラウザーの画面から選んでください")
        head = in_row(icon, grow(make_label(self, title, Size.TITLE, name="point_title")))
        self._what = make_wrapped(self, name="point_what")
        self._before = Shot(tr("前の画面"), "point_before", self)
        hint = tr("押しても、ページは動きません。選ばないときは「やめる」か Esc キーを押します。")
        take = partial(self._on_answer, TAKE_PROPOSED)
        self._take = make_button(self, tr("これを使う"), "point_take", take)
        skip = make_button(self, SKIP_STEP, "point_skip", partial(self._on_answer, SKIP_STEP))
        skip.setToolTip(tr("この操作は行わずに、次から続けます"))
        foot = in_row(
            skip,
            make_button(self, tr("やめる"), "point_stop", partial(self._on_answer, "")),
            FREE,
            gap=AS_AROUND,
        )
        self.put(
            head,
            self._what,
            in_row(self._take, FREE, gap=AS_AROUND),
            make_wrapped(self, hint, Size.SMALL, "muted", "point_hint"),
            foot,
            self._before,
        )
        self.hide()

    def ask(self, event: PointRequested) -> None:
        """Ask for the element of a step."""
        self.show_before(b"")
        self._request_id = event.request_id
        step = clip(in_brackets(event.words), 80)
        if event.refused and event.asked:
            asked = tr(
                "{step}：{why}もう一度、{asked}", step=step, why=event.refused, asked=event.asked
            )
        elif event.refused:
            asked = tr("{step}：{why}もう一度、選んでください。", step=step, why=event.refused)
        elif event.asked:
            asked = tr(
                "{step}：画面が変わったため、一覧を読み取れません。いまの画面で、{asked}",
                step=step,
                asked=event.asked,
            )
        else:
            asked = tr(
                "{step}：画面が変わったため、操作する部分が見つかりません。いまの画面で、その部分を押してください。",
                step=step,
            )
        self._take.setVisible(bool(event.proposed))
        if event.proposed:
            name = in_quotes(clip(in_brackets(event.proposed), 30))
            self._take.setText(tr("{name}を使う", name=name))
            boxed = tr("枠で囲んだ{name}なら、下のボタンを押してください。", name=name)
            asked = sentences(asked, boxed)
        self._what.setText(asked)
        self.setAccessibleName(self._what.text())
        self.asking_changed.emit()
        self.show()

    def show_before(self, jpeg: bytes) -> None:
        """Show the page as it was when the step last worked, its element framed; b"" shows nothing."""
        self._before.show_jpeg(jpeg)
        self._before.setVisible(bool(jpeg))

    @property
    def is_asking(self) -> bool:
        """True while a pick is under way."""
        return bool(self._request_id)

    def put_away(self) -> None:
        """The pick is over."""
        was, self._request_id = self._request_id, ""
        self.hide()
        if was:
            self.asking_changed.emit()

    def _on_answer(self, text: str) -> None:
        request_id = self._request_id
        self.put_away()
        self._answer(request_id, text)
