"""The card after something went wrong: what happened, what can be done now, and buttons that do it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget

from studio.domain.errors import StudioError
from studio.domain.events.events import RunFinished, RunKind, RunStatus
from studio.domain.flows.brackets import in_brackets, in_quotes
from studio.domain.records.history import Cause, cause_of
from studio.domain.runs.decision import DecisionFault
from studio.engine.healing.list_pointing import POINTED_AT
from studio.ui.widgets.boxes import grow, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_wrapped, named, say
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.theme import Theme, set_look
from studio.words import tr

_TITLES = {
    RunStatus.FAILED: tr("{0}で止まりました"),
    RunStatus.UNVERIFIED: tr("{0}ができたか確認できませんでした"),
    RunStatus.NEEDS_PERSON: tr("{0}には人の操作が必要です"),
}
"""With the item that it stopped at; the others as the status itself says it."""
_MAY_BE_SENT = tr(
    "もう送られたかもしれません。やり直す前に、ブラウザーの画面で、済んでいるか確かめてください。"
)
_REWORDED = POINTED_AT | {DecisionFault.NOT_UNDERSTOOD}
"""Codes of a row whose words lead nowhere on this page: the same words would again."""
_LOOKS = {True: ("fa6s.circle-xmark", "red"), False: ("fa6s.circle-question", "amber")}


@dataclass(frozen=True, slots=True)
class Failure:
    """What the card shows.

    Attributes:
        title: Where it stopped.
        message: 何が起きた.
        remedy: 次にできること.
        detail: For 「くわしく」 only.
        can_retry: The same command can be given again.
        is_failure: False when nothing went wrong that is known of: the person has to look, or to go on.
        may_be_sent: What failed may have been sent: it is looked for before anything is done again.
        rewords: Other words are needed: もう一度 would stop there again.
    """

    title: str
    message: str
    remedy: str = ""
    detail: str = ""
    can_retry: bool = True
    is_failure: bool = True
    may_be_sent: bool = False
    rewords: bool = False


class FailureCard(Card):
    """Shows one failure until it is put away or something new begins.

    Signals:
        put_away: The person closed it.

    Args:
        retry: Gives the last command again.
        edit: Goes back to the list.
    """

    put_away = Signal()

    def __init__(
        self, theme: Theme, retry: Callable[[], None], edit: Callable[[], None], parent: QWidget
    ) -> None:
        super().__init__("failure_card", parent, "red")
        self._theme = theme
        self._edit_act = edit
        self._icon = QLabel(self)
        self._title = make_wrapped(self, size=Size.TITLE, name="failure_title")
        self._message = make_wrapped(self, name="failure_message")
        self._remedy = make_wrapped(self, tone="muted", name="failure_remedy")
        self._detail = named(QPlainTextEdit(self), "failure_detail", tr("くわしい内容"))
        self._detail.setReadOnly(True)
        self._detail.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._detail.setFixedHeight(110)
        self._retry = make_button(self, tr("もう一度"), "failure_retry", retry, "main")
        self._rewords = False
        self._go_on_act: Callable[[], None] | None = None
        self._go_on = make_button(self, tr("続きから"), "failure_go_on", self._on_go_on, "main")
        self._go_on.setToolTip(tr("済んだことはくり返さず、残りを行います"))
        self._edit = make_button(self, tr("手順を直す"), "failure_edit", self._on_edit, "main")
        self._pick_act: Callable[[], None] | None = None
        self._pick = make_button(self, tr("画面から選び直す"), "failure_pick", self._on_pick)
        self._skip_act: Callable[[], None] | None = None
        self._skip = make_button(self, tr("飛ばして続ける"), "failure_skip", self._on_skip)
        self._more = make_button(self, tr("くわしく"), "failure_more", self._toggle, "link")
        self._close = make_button(self, tr("閉じる"), "failure_close", self._put_away)
        self._lay_out()
        self.hide()

    @property
    def commands(self) -> frozenset[str]:
        """What it offers itself while it is shown, as the bar calls it: nothing stands there twice."""
        offered = {"run": self._retry, "go_on": self._go_on, "back": self._edit}
        own = (name for name, button in offered.items() if not button.isHidden())
        return frozenset() if self.isHidden() else frozenset(own)

    def show_failure(self, failure: Failure) -> None:
        """Show what happened."""
        self._title.setText(in_brackets(failure.title))
        say(self._message, in_brackets(failure.message))
        say(self._remedy, in_brackets(failure.remedy))
        self._detail.setPlainText(failure.detail)
        self._detail.hide()
        self._more.setVisible(bool(failure.detail))
        self._more.setText(tr("くわしく"))
        self._retry.setVisible(failure.can_retry)
        self._rewords = failure.rewords
        self._edit.setVisible(failure.rewords)
        self.offer_pick(None)
        self.offer_skip(None)
        self.offer_go_on(None)
        self._wear(failure)
        self.setAccessibleName(f"{failure.title} {failure.message} {failure.remedy}")
        self.show()

    def offer_go_on(self, act: Callable[[], None] | None) -> None:
        """Offer 続きから, as what is best done next where no words have to be changed before; None: not here."""
        self._go_on_act = act
        self._go_on.setVisible(act is not None)
        set_look(self._go_on, "look", "" if self._rewords else "main")
        if act is not None:
            set_look(self._retry, "look", "")

    def _on_go_on(self) -> None:
        if self._go_on_act:
            self.hide()
            self._go_on_act()

    def offer_pick(self, act: Callable[[], None] | None) -> None:
        """Offer 画面から選び直す: the element is pointed at, and the run goes on from there; None: not here."""
        self._pick_act = act
        self._pick.setVisible(act is not None)

    def offer_skip(
        self, act: Callable[[], None] | None, *, may_be_sent: bool = False, tip: str = ""
    ) -> None:
        """Offer 飛ばして続ける: the run goes on with the step after the one that failed; None: not here.

        Args:
            act: Asks, and goes on.
            may_be_sent: What failed may have been sent: the words say that the person looks first.
            tip: Which step it goes on with.
        """
        self._skip_act = act
        self._skip.setVisible(act is not None)
        looks = tr("済んでいるか確かめて次へ")
        self._skip.setText(looks if may_be_sent else tr("飛ばして続ける"))
        self._skip.setToolTip(tip)
        self._skip.setAccessibleDescription(tip)

    def _put_away(self) -> None:
        self.hide()
        self.put_away.emit()

    def _on_edit(self) -> None:
        self.hide()
        self._edit_act()

    def _on_skip(self) -> None:
        if self._skip_act:
            self._skip_act()

    def _on_pick(self) -> None:
        if self._pick_act:
            self.hide()
            self._pick_act()

    def _wear(self, failure: Failure) -> None:
        """Be red and offer もう一度 after a failure; else amber: doing it again may do it twice."""
        icon, tone = _LOOKS[failure.is_failure]
        set_look(self, "card", tone)
        self._theme.dress(self._icon, icon, tone, 16)
        is_main = failure.is_failure and not failure.may_be_sent and not failure.rewords
        set_look(self._retry, "look", "main" if is_main else "")
        set_look(self._edit, "look", "main")
        set_look(self._close, "look", "" if failure.is_failure else "main")

    def _toggle(self) -> None:
        is_shown = self._detail.isHidden()
        self._detail.setVisible(is_shown)
        self._more.setText(tr("たたむ") if is_shown else tr("くわしく"))

    def _lay_out(self) -> None:
        head = in_row(self._icon, grow(self._title))
        foot = QWidget(self)
        FlowLayout(
            foot,
            self._edit,
            self._go_on,
            self._pick,
            self._retry,
            self._skip,
            self._close,
            self._more,
        )
        self.put(head, self._message, self._remedy, self._detail, foot)


def failure_of_run(
    event: RunFinished, item: str, log: str, *, may_be_sent: bool = False
) -> Failure:
    """Return the card of a run that did not work.

    Args:
        event: How it ended.
        item: The sentence it stopped at, "" when not known.
        log: What was done before, for 「くわしく」.
        may_be_sent: The act it stopped at may have been sent.
    """
    told = event.status.words.told
    title = _TITLES.get(event.status, told).format(in_quotes(item)) if item else told
    is_failure = event.status is RunStatus.FAILED
    remedy = _MAY_BE_SENT if may_be_sent else event.remedy
    is_list = is_failure and not may_be_sent and event.run_kind is RunKind.AGENT
    rewords = is_list and (event.code in _REWORDED or cause_of(event.code) is Cause.DATA)
    return Failure(
        title,
        event.message,
        remedy,
        log,
        is_failure=is_failure,
        may_be_sent=may_be_sent,
        rewords=rewords,
    )


def failure_of_fault(fault: StudioError, *, can_retry: bool) -> Failure:
    """Return the card of a command that could not be carried out."""
    return Failure(fault.message, "", fault.remedy, fault.detail, can_retry)
