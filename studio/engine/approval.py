"""Asking a person before anything that cannot be undone; shared by the agent and the replay."""

from studio.domain.errors import HandedOver
from studio.domain.events import ApprovalAnswered, ApprovalRequested
from studio.domain.observation import DialogSeen
from studio.engine.run import RunContext


class Approvals:
    """The approvals of one run.

    `is_standing` is true while an approved act is being carried out: a confirm dialog that it
    opens belongs to it. `expected_dialogs` are messages a flow recorded as accepted.
    """

    def __init__(self, context: RunContext) -> None:
        self._context = context
        self.is_standing = False
        self.expected_dialogs: frozenset[str] = frozenset()
        self.refusal: HandedOver | None = None

    async def approve(
        self,
        act: str,
        host: str,
        details: tuple[tuple[str, str], ...] = (),
        *,
        is_foreign: bool = False,
    ) -> bool:
        """Ask, and tell the answer on the bus.

        Args:
            act: What is about to happen, one Japanese sentence.
            host: Where.
            details: Names and values read from the page.
            is_foreign: A new domain; `--yes` does not cover it.

        Raises:
            HandedOver: Nobody is there to answer.
        """
        context = self._context
        if context.approves_all and not is_foreign:
            self._tell("", is_approved=True)
            return True
        request_id = context.gate.new_question()
        context.bus.publish(
            ApprovalRequested(
                run_id=context.run_id, request_id=request_id, act=act, host=host, details=details
            )
        )
        if not context.is_attended:
            context.gate.answer(request_id, is_yes=False)
            raise HandedOver(f"人の確認が必要です：{act}")
        answer = await context.gate.wait_for_answer(request_id, context.answer_timeout_s)
        self._tell(request_id, is_approved=answer)
        return answer

    async def answer_dialog(self, dialog: DialogSeen) -> bool:
        """Answer confirm, prompt and beforeunload (a `DialogPolicy`)."""
        if dialog.message in self.expected_dialogs or self.is_standing:
            return True
        if dialog.kind == "beforeunload":
            return True
        try:
            return await self.approve(f"確認画面「{dialog.message}」に OK と答えます。", "")
        except HandedOver as refusal:
            self.refusal = refusal
            return False

    def raise_refusal(self) -> None:
        """Raise what a dialog could not: nobody was there to answer it.

        Raises:
            HandedOver: A dialog was left unapproved.
        """
        if self.refusal:
            raise self.refusal

    def _tell(self, request_id: str, *, is_approved: bool) -> None:
        self._context.bus.publish(
            ApprovalAnswered(
                run_id=self._context.run_id, request_id=request_id, is_approved=is_approved
            )
        )
