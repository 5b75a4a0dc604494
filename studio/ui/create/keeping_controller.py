"""手順として残す: from a run that worked to a flow in the library, and what can be done with it then."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from studio.domain.events.events import RunStatus
from studio.domain.flows.flow import Flow
from studio.engine.workbench import RunReport
from studio.ui.cards.failure_card import FailureCard
from studio.ui.cards.save_bar import SaveBar
from studio.ui.create.instruction import InstructionPanel
from studio.ui.desk.examples import Examples
from studio.ui.desk.workspace_controller import WorkspaceController
from studio.ui.dialogs.ask import confirm
from studio.ui.dialogs.forms import ask_values
from studio.ui.editor.flow_variables import offer_variables
from studio.ui.widgets.room import Room
from studio.words import tr

KEEP_TASK: Final = "keep a credential"
TEACH_TASK: Final = "keep what was done by hand"
VARIABLE_TASK: Final = "edit variable"
RUN_KEPT_TASK: Final = "run what was kept"


class KeepingController:
    """Joins the desk and the card of what is kept.

    Args:
        bar: The card.
        instruction: Where the work is written anew, for an example.
        failure: Put away when the card asks what only the person can know.
        show: Shows the state of the page again.
        page: Whose dialogs they are.

    Attributes:
        examples: Runs of a flow with other values.
    """

    def __init__(  # noqa: PLR0913 - the parts it joins
        self,
        room: Room,
        controller: WorkspaceController,
        bar: SaveBar,
        instruction: InstructionPanel,
        failure: FailureCard,
        show: Callable[[], None],
        page: QWidget,
    ) -> None:
        self._room = room
        self._controller = controller
        self._bar = bar
        self._instruction = instruction
        self._failure = failure
        self._show = show
        self._page = page
        self.examples = Examples(room.workbench, room.tasks, page)
        controller.can_keep.connect(self._on_can_keep)
        controller.kept.connect(self.show_kept)
        controller.can_teach.connect(self._start_teaching)
        bar.variables_wanted.connect(self._start_variables)
        bar.password_wanted.connect(self._start_password)
        bar.run_wanted.connect(self._run_kept)
        bar.example_wanted.connect(self._begin_example)
        bar.example_given.connect(self._learn)
        self.examples.learnt.connect(self._on_learnt)

    def _start_variables(self, flow: Flow) -> None:
        self._room.tasks.start(VARIABLE_TASK, self._offer_variables(flow))

    def _start_password(self, flow: Flow) -> None:
        self._room.tasks.start(KEEP_TASK, self._keep_password(flow))

    async def _keep_password(self, flow: Flow) -> None:
        self.show_kept(await self._controller.passwords.keep(flow))

    async def _offer_variables(self, flow: Flow) -> None:
        saved = await offer_variables(self._page, self._room.workbench, flow)
        if saved is not None:
            self.show_kept(saved)

    def _run_kept(self, flow: Flow) -> None:
        self._room.tasks.start(RUN_KEPT_TASK, self._ask_and_run(flow))

    async def _ask_and_run(self, flow: Flow) -> None:
        values = await ask_values(self._page, flow, self._room.workbench.variables)
        if values is not None:
            self._controller.replay(flow, values)

    def _start_teaching(self, taught: Flow) -> None:
        self._room.tasks.start(TEACH_TASK, self._teach(taught))

    async def _teach(self, taught: Flow) -> None:
        """Offer to keep what the person did themselves; a flow that was changed meanwhile is not written over."""
        if await confirm(
            self._page,
            tr("人が操作した手順"),
            tr("進めなかった所を、あなたがした操作に置きかえて、手順に残しますか？"),
            tr("手順に残す"),
            tr("残さない"),
        ):
            saved = await self._room.workbench.memory.save(
                taught, tr("進めなかった所を、人の操作に置きかえました"), taught.version
            )
            self.show_kept(saved)

    def _begin_example(self, flow: Flow) -> None:
        """別の値でもう一度: the sentence is written anew and run, for a flow that is kept already."""
        self.examples.want(flow)
        self._controller.back_to_plan()
        self._bar.wait_for_example(flow.name)
        self._instruction.write()

    def _learn(self) -> None:
        self.examples.learn(rehearses=self._bar.rehearses)

    def _on_learnt(self, flow: Flow, lines: tuple[str, ...]) -> None:
        self._controller.drop_report()
        self._bar.show_learnt(flow, lines)

    def show_kept(self, flow: Flow) -> None:
        """Say that a flow is kept, and what can be done with it."""
        proposals = len(self._room.workbench.variables.proposals(flow))
        self._bar.show_kept(flow, proposals, self._controller.passwords.sites(flow))

    def _on_can_keep(self, report: RunReport) -> None:
        is_unsure = report.finished.status is RunStatus.UNVERIFIED
        self._failure.hide()  # the card below asks what only the person can know
        self.examples.take(report)
        name = self.examples.flow_name
        self._bar.offer(report.checklist, is_unsure=is_unsure, example_of=name)
        self._show()

    def drop_report(self) -> None:
        """今はしない: the run is not kept."""
        self.examples.want(None)
        self._controller.drop_report()
