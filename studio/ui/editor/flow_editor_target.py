"""The element of an open step: what it is called, pointing at it anew, and the ways it is found by."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from studio.domain.flows.brackets import in_brackets
from studio.domain.page.locator_wording import way_in_words
from studio.domain.page.target import Candidate, Target
from studio.domain.text import clip
from studio.ui.widgets.boxes import AS_AROUND, at_left, grow, in_column, in_row, take_away
from studio.ui.widgets.controls import Size, make_button, make_elided, make_icon_button, make_label
from studio.ui.widgets.theme import Theme, set_look
from studio.words import tr

_WAY_CHARS: Final = 120


@dataclass(frozen=True, slots=True)
class PickWish:
    """What the person wants to point at.

    Attributes:
        part: `target`, or `to` for where something is dragged.
        is_more: The element stays; what it shows today is one more way to find it.
    """

    part: str = "target"
    is_more: bool = False


class TargetField(QWidget):
    """One element of an act.

    Signals:
        pick_wanted: A `PickWish`.
        moved: A way is to be tried elsewhere in the order (from, to).
        removed: A way is to be taken out (its place).
    """

    pick_wanted = Signal(object)
    moved = Signal(int, int)
    removed = Signal(int)

    def __init__(
        self, part: str, theme: Theme, can_pick: Callable[[], bool], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._part = part
        self._theme = theme
        self._can_pick = can_pick
        self._ways: tuple[Candidate, ...] = ()
        suffix = "" if part == "target" else f"_{part}"
        self._called = make_elided(self, name=f"step_target{suffix}")
        self._called.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._pick = make_button(self, "", f"step_pick{suffix}", self._on_pick)
        self._open = make_button(self, "", f"step_ways{suffix}", self._toggle, "link")
        self._box = QWidget(self)
        self._lines = QVBoxLayout(self._box)
        self._more = make_button(
            self._box, tr("画面から指して足す"), f"way_add{suffix}", self._on_more
        )
        theme.dress(self._more, "fa6s.plus", "muted", 12)
        self._rows: list[QWidget] = []
        self._lay_out()

    @property
    def can_focus(self) -> bool:
        """True when the person can point at an element now."""
        return self._pick.isVisibleTo(self) and self._pick.isEnabled()

    def focus_pick(self) -> None:
        """Give 画面から選び直す the keyboard."""
        self._pick.setFocus()

    def show_target(self, target: Target) -> None:
        """Show an element; one that nobody has pointed at yet is said so."""
        is_open = not target.candidates and not target.name
        words = tr("まだ決まっていません") if is_open else in_brackets(target.in_words())
        self._called.show_text(words)
        set_look(self._called, "tone", "amber" if is_open else "")
        self._pick.setText(tr("画面から選ぶ") if is_open else tr("画面から選び直す"))
        can_pick = self._can_pick()
        tip = "" if can_pick else tr("ブラウザーで対象のページを開いてから押してください。")
        for button in (self._pick, self._more):
            button.setEnabled(can_pick)
            button.setToolTip(tip)
        self._open.setVisible(bool(target.candidates))
        if target.candidates != self._ways:
            self._show_ways(target.candidates)

    def _show_ways(self, ways: tuple[Candidate, ...]) -> None:
        self._ways = ways
        take_away(self._rows)
        self._rows = [self._way_row(at, way) for at, way in enumerate(ways)]
        for at, row in enumerate(self._rows):
            self._lines.insertWidget(at + 1, row)
            row.show()  # or it comes with the next turn of the loop
        self._say_count()

    def _say_count(self) -> None:
        sign = "▾" if self._box.isVisibleTo(self) else "▸"
        self._open.setText(tr("{sign} 見つけ方の候補（{count}）", sign=sign, count=len(self._ways)))

    def _way_row(self, at: int, way: Candidate) -> QWidget:
        row = QWidget(self._box)
        words = clip(in_brackets(way_in_words(way)), _WAY_CHARS)
        said = make_elided(row, Size.SMALL, "", "way_words")
        said.show_text(f"{at + 1}. {words}")
        said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        line = in_row(grow(said), gap=2, of=row)
        if way.is_weak:
            line.addWidget(make_label(row, tr("弱い"), Size.SMALL, "amber", "way_weak"))
        last = len(self._ways) - 1
        for icon, tip, name, act, is_on in (
            ("fa6s.arrow-up", tr("先に試す"), "way_up", partial(self.moved.emit, at, at - 1), at > 0),
            ("fa6s.arrow-down", tr("後で試す"), "way_down", partial(self.moved.emit, at, at + 1), at < last),
            ("fa6s.xmark", tr("この見つけ方を使わない"), "way_remove", partial(self.removed.emit, at), last > 0),
        ):  # fmt: skip
            button = make_icon_button(
                row, self._theme, icon, tr("{tip}：{words}", tip=tip, words=words), name
            )
            button.setToolTip(tip)
            button.setEnabled(is_on)
            button.clicked.connect(lambda _=False, act=act: act())
            line.addWidget(button)
        return row

    def _toggle(self) -> None:
        self._box.setVisible(not self._box.isVisibleTo(self))
        self._say_count()

    def _on_pick(self) -> None:
        self.pick_wanted.emit(PickWish(self._part))

    def _on_more(self) -> None:
        self.pick_wanted.emit(PickWish(self._part, is_more=True))

    def _lay_out(self) -> None:
        first = in_row(grow(self._called), self._pick, gap=AS_AROUND)
        hint = tr("上から順に試し、どれか 1 つの要素に決まったときだけ操作します。")
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(2)
        self._lines.addWidget(make_label(self._box, hint, Size.SMALL, "muted"))
        self._lines.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        self._box.hide()
        in_column(first, at_left(self._open), self._box, gap=4, of=self)
