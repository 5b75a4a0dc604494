"""The card of a run that the studio's end cut off: what was done, what nobody knows, how to go on."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final
from urllib.parse import urlsplit

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from studio.domain.flows.brackets import in_brackets, in_quotes
from studio.domain.flows.flow import Flow
from studio.domain.records.journal import JournaledStep, UnfinishedRun
from studio.domain.text import clip
from studio.domain.values.moments import when_in_words
from studio.engine.runs.resuming import ResumeChoice
from studio.engine.variables.variable_values import asked_variables
from studio.ui.desk.phase import Phase
from studio.ui.desk.workspace_controller import WorkspaceController
from studio.ui.dialogs.ask import confirm
from studio.ui.dialogs.forms import ask_values
from studio.ui.widgets.boxes import grow, in_row
from studio.ui.widgets.controls import Card, Size, make_button, make_label, make_wrapped, say
from studio.ui.widgets.flow_layout import FlowLayout
from studio.ui.widgets.room import Room
from studio.words import tr

UNFINISHED_TASK: Final = "unfinished"
RESUME_TASK: Final = "resume"
LOOK_TASK: Final = "look at the site"
_WORDS: Final = 60


class ResumeCard(Card):
    """Offers the newest unfinished run until there is none.

    Nothing has the focus and no button is the proposed one while an act is unclear: Enter alone
    never does anything twice.
    """

    stands = Signal(bool)
    """Whether it is shown: the blue button is its own then."""

    def __init__(self, room: Room, controller: WorkspaceController, parent: QWidget) -> None:
        super().__init__("resume_card", parent, "amber")
        self._room = room
        self._controller = controller
        self._unfinished: tuple[UnfinishedRun, ...] = ()
        self._wanted = ""
        self._is_in_place = True
        icon = room.theme.dress(QLabel(self), "fa6s.clock-rotate-left", "amber", 16)
        title = tr("前回の実行が途中で止まりました")
        self._more = make_label(self, size=Size.SMALL, tone="muted", name="resume_more")
        head = in_row(
            icon, grow(make_label(self, title, Size.TITLE, name="resume_title")), self._more
        )
        self._what = make_wrapped(self, name="resume_what")
        self._last = make_wrapped(self, "", Size.SMALL, "muted", "resume_last")
        self._question = make_wrapped(self, tone="amber", name="resume_question")
        self.put(head, self._what, self._last, self._question)
        self._row = QWidget(self)
        self._buttons = self._make_buttons()
        self.put(self._row)
        self.hide()
        controller.took_up.connect(self.refresh)
        controller.situation_changed.connect(self._show_situation)

    @property
    def run(self) -> UnfinishedRun | None:
        """The run that is offered."""
        return self._unfinished[0] if self._unfinished else None

    @property
    def is_in_place(self) -> bool:
        """True on the first screen, where it may stand."""
        return self._is_in_place

    def offer(self, run_id: str) -> None:
        """Offer this run before all others."""
        self._wanted = run_id
        self.refresh()

    def show_in(self, phase: Phase) -> None:
        """Stand on the first screen only: above another task it would be taken for a part of it."""
        self._is_in_place = phase is Phase.START
        self._show()

    def refresh(self) -> None:
        """Ask the journal what is unfinished."""
        self._room.tasks.restart(UNFINISHED_TASK, self._read())

    async def _read(self) -> None:
        found = await self._room.workbench.unfinished()
        self._unfinished = tuple(sorted(found, key=lambda one: one.run.run_id != self._wanted))
        self._show()

    def _show(self) -> None:
        is_shown = self.run is not None and self._is_in_place
        self.setVisible(is_shown)
        self.stands.emit(is_shown)
        if self.run is None:
            return
        run, unclear = self.run.run, self.run.unclear_step
        others = len(self._unfinished) - 1
        self._more.setText(tr("ほかに {others} 件", others=others) if others else "")
        when = when_in_words(run.started_at, datetime.now().astimezone())
        self._what.setText(
            tr("{name}（{when} に開始）", name=in_quotes(clip(run.name, _WORDS)), when=when)
        )
        done = _done_words(self.run)
        say(self._last, done)
        if unclear is not None:
            self._question.setText(
                tr(
                    "{quoted}の途中で止まったため、済んでいるかどうかが分かりません。"
                    "サイトを見て、どちらかを選んでください。同じことを二度しないためです。",
                    quoted=in_quotes(clip(in_brackets(unclear.words), _WORDS)),
                )
            )
        self._question.setVisible(unclear is not None)
        for name, is_shown in (
            ("resume_continue", unclear is None),
            ("resume_done", unclear is not None),
            ("resume_again", unclear is not None),
            ("resume_look", unclear is not None and bool(_site_of(unclear))),
        ):
            self._buttons[name].setVisible(is_shown)
        self._row.updateGeometry()

    def _make_buttons(self) -> dict[str, QPushButton]:
        flow = FlowLayout(self._row)
        made: dict[str, QPushButton] = {}
        for name, words, act, does in (
            ("resume_look", tr("サイトを開く"), self._look, tr("見るだけで、何も行いません")),
            ("resume_done", tr("済んでいる（次から続ける）"), self._go_on_after,
             tr("この操作はくり返さず、その次から続けます")),
            ("resume_again", tr("まだ（これから行う）"), self._do_again,
             tr("この操作を行ってから、続けます")),
            ("resume_continue", tr("続きから"), self._continue,
             tr("済んだことはくり返さず、残りを行います")),
            ("resume_start", tr("最初から"), self._begin_anew,
             tr("済んだことも、もう一度行います（先に確認します）")),
            ("resume_discard", tr("破棄"), self._discard,
             tr("続きを行わず、この案内を消します（済んだことはそのままです）")),
        ):  # fmt: skip
            look = "main" if name == "resume_continue" else ""
            made[name] = make_button(self._row, words, name, act, look)
            made[name].setToolTip(does)
            made[name].setAccessibleDescription(does)
            flow.addWidget(made[name])
        return made

    def _show_situation(self) -> None:
        is_free = not self._controller.situation.is_running
        self._row.setEnabled(is_free)

    def _look(self) -> None:
        unclear = self.run.unclear_step if self.run else None
        if unclear is not None:
            self._room.tasks.start(LOOK_TASK, self._open(_site_of(unclear)))

    async def _open(self, site: str) -> None:
        await self._room.workbench.observe_page(site)

    def _continue(self) -> None:
        self._choose(ResumeChoice.CONTINUE)

    def _go_on_after(self) -> None:
        self._choose(ResumeChoice.DONE_ALREADY)

    def _do_again(self) -> None:
        self._choose(ResumeChoice.AGAIN)

    def _begin_anew(self) -> None:
        self._choose(ResumeChoice.FROM_START)

    def _choose(self, how: ResumeChoice) -> None:
        if self.run is not None:
            self._room.tasks.start(RESUME_TASK, self._take_up(self.run, how))

    async def _take_up(self, unfinished: UnfinishedRun, how: ResumeChoice) -> None:
        if how is ResumeChoice.FROM_START and not await self._may_repeat(unfinished):
            return
        flow, values = await self._flow_and_values(unfinished, how)
        if values is None:
            return
        self._controller.take_up(unfinished, how, flow, values)
        self._unfinished = tuple(one for one in self._unfinished if one is not unfinished)
        self.hide()  # what else is unfinished is offered when this one has ended

    async def _flow_and_values(
        self, unfinished: UnfinishedRun, how: ResumeChoice
    ) -> tuple[Flow | None, Mapping[str, str] | None]:
        """Return what was replayed, and the values the journal does not keep; None: given up."""
        run, memory = unfinished.run, self._room.workbench.memory
        if run.checklist is not None:
            return None, {}
        is_anew = how is ResumeChoice.FROM_START
        flow = await memory.get(run.flow_id)
        if not is_anew and flow.version != run.flow_version:
            flow = await memory.version(run.flow_id, run.flow_version)
        known = dict(run.values)
        filled = tuple(
            variable.model_copy(update={"value": known.get(variable.name, variable.value)})
            for variable in flow.variables
        )
        shown = flow.model_copy(update={"variables": filled})
        if all(variable.value for variable in asked_variables(shown)):
            return flow, {}
        return flow, await ask_values(
            self, shown, self._room.workbench.variables, is_remembering=False
        )

    async def _may_repeat(self, unfinished: UnfinishedRun) -> bool:
        """Warn when something that cannot be taken back was done, or may have been."""
        done = [s for s in unfinished.steps if s.is_lasting or s.is_unclear]
        if not done:
            return True
        words = "\n".join(
            tr("・{step}", step=clip(in_brackets(step.words), _WORDS)) for step in done[-6:]
        )
        return await confirm(
            self,
            tr("最初から実行します"),
            tr(
                "前の実行で、次のことを済ませました（または済ませた可能性があります）：\n{words}\n\n"
                "最初から実行すると、もう一度行うことになります。",
                words=words,
            ),
            tr("それでも最初から実行"),
            tr("やめる"),
        )

    def _discard(self) -> None:
        if self.run is not None:
            self._room.tasks.start(RESUME_TASK, self._discarded(self.run))

    async def _discarded(self, unfinished: UnfinishedRun) -> None:
        if await confirm(
            self,
            tr("途中の実行を破棄"),
            tr(
                "{name}の続きは、できなくなります。済んだことは取り消されません。",
                name=in_quotes(clip(unfinished.run.name, _WORDS)),
            ),
            tr("破棄"),
            tr("残しておく"),
        ):
            await self._room.workbench.discard(unfinished.run.run_id)
            await self._read()


def _done_words(unfinished: UnfinishedRun) -> str:
    """Return the last act that is known to have ended."""
    known = [step for step in unfinished.steps if not step.is_unclear]
    if not known:
        return (
            tr("くり返すと困る操作は、まだ行っていません。")
            if unfinished.unclear_step is None
            else ""
        )
    last = known[-1]
    when = when_in_words(last.at, datetime.now().astimezone())
    return tr(
        "最後に行ったこと：{last}（{when}）", last=clip(in_brackets(last.words), _WORDS), when=when
    )


def _site_of(step: JournaledStep) -> str:
    """Return the front page of the site an act was done on: the page itself may be a form."""
    parts = urlsplit(step.page_url)
    is_web = parts.scheme in ("http", "https") and bool(parts.netloc)
    return f"{parts.scheme}://{parts.netloc}/" if is_web else ""
