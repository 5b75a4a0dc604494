"""Asking a person before anything that cannot be undone; shared by the agent and the replay."""

import hashlib
from collections.abc import Collection
from typing import Final, Literal

from studio.domain.actions.action import Action
from studio.domain.actions.outcome import EvidenceKind, Outcome, OutcomeStatus
from studio.domain.errors import HandedOver, RunInterrupted, Stopped
from studio.domain.events.events import ApprovalAnswered, ApprovalRequested
from studio.domain.page.observation import DialogSeen
from studio.domain.text import clip
from studio.engine.ports import LEFT_OPEN
from studio.engine.runs.run import RunContext
from studio.words import tr

LASTING: Final = tr("取り消せない可能性があります。")
"""What a card says of an act that a person has to agree to."""
ALWAYS: Final = "always"
"""What a person's yes is answered with that holds for this kind of sending from now on."""
_DIALOG: Final = tr("確認画面に OK と答える")
"""The act that a yes for all rows knows a dialog by."""


class Approvals:
    """The approvals of one run.

    `is_standing` is true while an approved act is being carried out: a confirm dialog that it
    opens belongs to it, but not one with other words than those on record: a yes to 「この資料を削除」 is
    none to 「すべて削除」; of a job over rows not before a person has read it once. `expected_dialogs` are messages a flow recorded as accepted, `left_open`
    those that the flow's next step answers. `leaves_prompts_open`: a model will answer them.
    `has_approved_dialog` tells that a person's yes was given to a dialog: the act that opened it
    cannot be undone, whatever its words say; `dialog_words` is what these dialogs said.
    `refused` is the dialog of this act that the person said no to, which a page may open long after the press.
    `declined_dialogs` are messages that were answered with キャンセル at record time: they are again.

    Args:
        context: The run.
        is_trusted: False for a flow from elsewhere: neither `--yes` nor a grant nor a dialog that
            it recorded as accepted stands for a person's yes.
    """

    def __init__(self, context: RunContext, *, is_trusted: bool = True) -> None:
        self._context = context
        self.is_trusted = is_trusted
        self.is_standing = False
        self.is_for_good = False
        """The newest yes holds for this kind of sending from now on."""
        self.has_approved_dialog = False
        self.dialog_words = self.refused = ""
        self.expected_dialogs: frozenset[str] = frozenset()
        self.declined_dialogs: frozenset[str] = frozenset()
        self.left_open: frozenset[str] = frozenset()
        self.leaves_prompts_open = False
        self._refusal: RunInterrupted | None = None
        self._shown: tuple[tuple[str, str], ...] = ()

    def begin_act(self, *, is_approved: bool, shown: tuple[tuple[str, str], ...] = ()) -> None:
        """Begin an act; dialogs it opens are covered by the yes that was given to it, if one was.

        Args:
            is_approved: A yes was given.
            shown: What the page says, for the card of a dialog.
        """
        self.is_standing = is_approved
        self._shown = () if is_approved else shown
        self.has_approved_dialog = False
        self.dialog_words = self.refused = ""

    def is_free(self, *, is_granted: bool = False) -> bool:
        """Say whether a yes was given beforehand: to everything or, unattended, to this very act."""
        context = self._context
        is_agreed = context.approves_all or (is_granted and not context.is_attended)
        return is_agreed and self.is_trusted

    async def approve(
        self,
        act: str,
        host: str,
        details: tuple[tuple[str, str], ...] = (),
        *,
        is_beyond_yes: bool = False,
        is_granted: bool = False,
        may_be_kept: bool = False,
    ) -> bool:
        """Ask, and tell the answer on the bus.

        Args:
            act: What is about to happen, one Japanese sentence.
            host: Where.
            details: Names and values read from the page.
            is_beyond_yes: A new domain, or a second submit; `--yes` does not cover it.
            is_granted: The flow grants exactly this act where nobody is there to ask.
            may_be_kept: The person may answer いつも (`is_for_good` tells).

        Raises:
            HandedOver: Nobody is there to answer.
            Stopped: The person stopped the run instead of answering.
        """
        context = self._context
        standing = context.standing
        self.is_for_good = False
        is_free = self.is_free(is_granted=is_granted)
        is_covered = standing is not None and standing.covers(act, host, details)
        if (is_free or (is_covered and self.is_trusted)) and not is_beyond_yes:
            self._tell("", is_approved=True)
            return True
        request_id = context.run_control.new_question()
        context.publish(
            ApprovalRequested(
                request_id=request_id,
                act=act,
                host=host,
                details=details,
                may_be_kept=may_be_kept,
            )
        )
        if not context.is_attended:
            context.run_control.drop_question(request_id)
            raise HandedOver(tr("人の確認が必要です：{act}", act=act))
        answer = await context.run_control.wait_for_answer(request_id, context.answer_timeout_s)
        self._tell(request_id, is_approved=answer.is_yes)
        self.is_for_good = may_be_kept and answer.is_yes and answer.text == ALWAYS
        if not answer.is_yes and context.run_control.is_stopping:
            raise Stopped(tr("停止しました。"))
        if standing is not None and answer.is_yes and not is_beyond_yes:
            standing.learn(act, host, details)
        return answer.is_yes

    async def approve_aside(
        self,
        act: str,
        host: str,
        details: tuple[tuple[str, str], ...] = (),
        *,
        is_beyond_yes: bool = False,
        may_be_kept: bool = False,
    ) -> bool:
        """Ask from outside of the run's own task; an interruption is kept for `raise_refusal`."""
        if self._refusal:
            return False
        try:
            return await self.approve(
                act, host, details, is_beyond_yes=is_beyond_yes, may_be_kept=may_be_kept
            )
        except RunInterrupted as refusal:
            self._refusal = refusal
            return False

    async def answer_dialog(self, dialog: DialogSeen) -> bool | Literal["open"]:
        """Answer confirm, prompt and beforeunload (a `DialogPolicy`)."""
        is_asked_for_text = dialog.kind == "prompt" and self.leaves_prompts_open
        if is_asked_for_text or dialog.message in self.left_open:
            return LEFT_OPEN
        is_agreed = dialog.message in self.expected_dialogs
        is_declined = dialog.message in self.declined_dialogs
        if is_declined and not is_agreed:
            return False
        is_expected = self.is_trusted and is_agreed and not is_declined
        if is_expected or dialog.kind == "beforeunload":
            return True
        is_another = bool(self.expected_dialogs or self.declined_dialogs or self.left_open)
        if self.is_standing and not is_another and self._context.standing is None:
            return True
        if await self._agreed_to(dialog, is_another=is_another):
            self.has_approved_dialog = True
            self.dialog_words += dialog.message
            return True
        self.refused = dialog.message
        return False

    def raise_refusal(self) -> None:
        """Raise what a dialog or a held request could not, in the run's own task.

        Raises:
            HandedOver: Nobody was there to answer a dialog.
            Stopped: The person stopped the run while a dialog was open.
        """
        if self._refusal:
            raise self._refusal

    async def _agreed_to(self, dialog: DialogSeen, *, is_another: bool) -> bool:
        """Ask about a dialog; a yes for all rows holds for its words with each row's own values."""
        standing = self._context.standing if self.is_trusted and not is_another else None
        told = ((tr("確認画面"), dialog.message),)
        if standing is not None and standing.covers(_DIALOG, "", told):
            self._tell("", is_approved=True)
            return True
        why = tr("記録したときとは違う確認画面です。") if is_another else ""
        is_agreed = await self.approve_aside(
            tr("{why}確認画面「{message}」に OK と答えます。", why=why, message=dialog.message),
            "",
            self._shown,
            is_beyond_yes=is_another and self.is_standing,
        )
        if standing is not None and is_agreed:
            standing.learn(_DIALOG, "", told)
        return is_agreed

    def _tell(self, request_id: str, *, is_approved: bool) -> None:
        self._context.publish(ApprovalAnswered(request_id=request_id, is_approved=is_approved))


def grant_for(action: Action, origin: str) -> str:
    """Return what a flow's step holds when a person lets exactly this act run unattended.

    Any change of the act or of its place makes another one, so that an old grant is void.

    Args:
        action: As the flow keeps it, with templates and durable targets.
        origin: Scheme, host and port of the page it is done on.
    """
    return hashlib.sha256(f"{origin}\n{action.model_dump_json()}".encode()).hexdigest()[:16]


def stopped_by(dialog: str, outcome: Outcome) -> Outcome:
    """Return the outcome of an act whose dialog was not answered with OK."""
    words = tr(
        "確認画面「{refused}」で OK と答えなかったため、止めました。", refused=clip(dialog, 80)
    )
    changed = {"status": OutcomeStatus.BLOCKED, "code": "NOT_APPROVED", "message": words}
    return outcome.model_copy(update=changed)


def refused_dialog(outcome: Outcome, declined: Collection[str] = ()) -> str:
    """Return the message of a dialog that was not answered with OK, "" when there is none.

    Args:
        outcome: Of the act.
        declined: Messages that were to be answered so.
    """
    found = (fact.detail for fact in outcome.evidence if fact.kind is EvidenceKind.DIALOG)
    answers = (detail.partition(":") for detail in found)
    refused = (message for answer, _, message in answers if answer == "dismissed")
    return next((message for message in refused if message not in declined), "")
