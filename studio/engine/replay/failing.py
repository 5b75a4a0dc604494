"""What a replay does about a step that did not work: pass it by, try again, ask, hand over, or end.

What may have been sent is never done again, whatever the policy says: it is looked at again, or the
replay ends.
"""

from enum import StrEnum
from typing import Final

from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.errors import HandedOver
from studio.domain.events.events import InputKind
from studio.domain.flows.brackets import in_quotes
from studio.domain.flows.flow import FlowStep, OnError
from studio.domain.page.address import host_in_words
from studio.domain.page.observation import Observation
from studio.domain.records.journal import StepClass
from studio.domain.text import squeeze
from studio.engine.guard.repeating import class_of
from studio.engine.perception.barriers import barrier_of
from studio.engine.replay.lists.pressing import presses_rows
from studio.engine.replay.target_healing import HandOver
from studio.engine.runs.asking import ask_person
from studio.engine.runs.journal_writer import (
    LOGIN_REFUSED,
    ActBegun,
    is_kept_back,
    is_untouched,
    was_not_tried,
)
from studio.engine.runs.run import ByHand, RunContext
from studio.engine.secrets.masking import SecretMask
from studio.engine.signing_in.signing_in import SigningIn
from studio.words import tr

RETRY_WAIT_S: Final = 2.0
"""Between two tries of a step whose policy is やり直す."""
MAX_HAND_OVERS: Final = 2
"""How often one step hands the page over to the person for a login or a code."""
AGAIN, PASS_BY, BY_HAND = tr("もう一度"), tr("飛ばす"), tr("自分で行った")
MAY_BE_SENT: Final = tr("もう送られたかもしれないので、サイトの画面で確かめてください。")
_NOT_THERE: Final = frozenset({"TARGET_NOT_FOUND", "TARGET_CHANGED"})
_REFUSED: Final = frozenset({"NOT_APPROVED", "REQUEST_REFUSED"})
"""Not a thing that is missing: the person's no, or the border's, holds for an optional step too."""
_DONE: Final = Outcome(status=OutcomeStatus.OK)
_NOT_TRIED: Final = Outcome(status=OutcomeStatus.BLOCKED)
_REPEATABLE: Final = frozenset({StepClass.READ, StepClass.NAVIGATE, StepClass.INPUT})


class FailureVerdict(StrEnum):
    """What becomes of a step that failed.

    AGAIN: do it again; nothing of it has left the browser. LOOK: look for its post-conditions once
    more. WITHOUT: go on without it. END: the replay ends.
    """

    AGAIN = "again"
    LOOK = "look"
    WITHOUT = "without"
    END = "end"


class Failures:
    """Judges the failures of one replay."""

    def __init__(
        self,
        context: RunContext,
        secrets: SecretMask,
        goals: tuple[str, ...],
        hand_over: HandOver | None = None,
        signing: SigningIn | None = None,
    ) -> None:
        self._context = context
        self._secrets = secrets
        self._goals = goals
        self._hand_over = hand_over
        self._signing = signing
        self._looks_after_login: set[str] = set()
        self._sent_logins: set[str] = set()
        self._hand_overs: dict[str, int] = {}
        self._done_by_hand: tuple[FlowStep, ...] = ()
        self.by_hand: dict[str, tuple[FlowStep, ...]] = {}
        """What the person did themselves, by the step in whose place it stands."""

    async def verdict(self, step: FlowStep, outcome: Outcome, tries: int) -> FailureVerdict:
        """Say what becomes of a step; may wait, and may ask the person.

        Args:
            step: Of the flow.
            outcome: Why it did not work.
            tries: How often it was tried.

        Raises:
            HandedOver: A person is needed and nobody is there, or they chose やめる.
            Stopped: The person stopped the run instead.
        """
        is_begun = has_pressed_rows(step, outcome)
        if outcome.code == "NOT_APPROVED" or (is_begun and step.on_error is not OnError.ASK):
            return FailureVerdict.END
        may_lack = step.is_optional and not is_begun and outcome.code not in _REFUSED
        if may_lack and was_not_tried(outcome):
            return FailureVerdict.WITHOUT
        if not is_begun and outcome.code in _NOT_THERE and await self.hands_over(step):
            return FailureVerdict.AGAIN
        if not is_begun and (after := await self._after_login(step, outcome)):
            return after
        match step.on_error:
            case OnError.STOP:
                return FailureVerdict.END
            case OnError.SKIP:
                return (
                    FailureVerdict.WITHOUT
                    if not self.may_be_sent(step, outcome)
                    else FailureVerdict.END
                )
            case OnError.RETRY:
                return await self._tried_again(step, outcome, tries)
            case OnError.ASK:
                return await self._asked(step, outcome)

    def may_be_sent(self, step: FlowStep, outcome: Outcome) -> bool:
        """Say whether something may have left the browser, so that the act is not to be done again."""
        step_class = class_of(step.action, needs_approval=step.needs_approval)
        if step_class is StepClass.READ or outcome.code == LOGIN_REFUSED:
            return False  # what was sent is an earlier step's, or nothing that lasts
        journal_writer = self._context.journal_writer
        if (journal_writer is not None and journal_writer.has_sent) or has_pressed_rows(
            step, outcome
        ):
            return True
        if journal_writer is not None and is_kept_back(outcome):
            return False
        return not is_untouched(outcome) and step_class not in _REPEATABLE

    def note_login(self, step: FlowStep, name: str, before: Observation | None) -> None:
        """Know which credential a step has just sent, from which page: it is not sent once more."""
        self._sent_logins.add(step.id)
        if self._signing:
            self._signing.note_sent(name, before)

    async def signs_in(self, step: FlowStep) -> bool:
        """Pass a login screen with the person's own credential; one that is not taken is the person's turn.

        Returns:
            True: the login screen is over.
        """
        signed = await self._signing.passed(step.id) if self._signing else None
        if signed is not None and signed.question:
            await self._persons_turn(step, signed.question, InputKind.LOGIN)
        return signed is not None

    async def _after_login(self, step: FlowStep, outcome: Outcome) -> FailureVerdict | None:
        """Say how a step goes on that came to a login screen instead, for the session had ended.

        Most sites go on to what was wanted; where not, it is done once more, unless something was sent.
        """
        if outcome.code not in ("POST_CONDITION_MISSING", LOGIN_REFUSED):
            return None
        if step.id in self._looks_after_login:
            self._looks_after_login.discard(step.id)
            is_sent = step.id in self._sent_logins or not self._has_sent_nothing(step)
            return None if is_sent else FailureVerdict.AGAIN
        if not await self.signs_in(step):
            return None
        self._looks_after_login.add(step.id)
        return FailureVerdict.LOOK

    def _has_sent_nothing(self, step: FlowStep) -> bool:
        """Say whether the border let nothing go that may last; it holds whatever a page sends."""
        journal_writer = self._context.journal_writer
        is_kept = class_of(step.action, needs_approval=step.needs_approval) is StepClass.COMMIT
        return journal_writer is not None and not journal_writer.has_sent and not is_kept

    async def hands_over(self, step: FlowStep) -> bool:
        """Get past a login, a code or a CAPTCHA, by the vault or by the person; True: it may go on."""
        if await self.signs_in(step):
            return True
        page = await self._context.observe()
        kind = barrier_of(page, self._goals)
        done = self._hand_overs.get(step.id, 0)
        if kind is None or done >= MAX_HAND_OVERS:
            return False
        self._hand_overs[step.id] = done + 1
        await self._persons_turn(step, kind.question(host_in_words(page.url)), kind)
        return True

    async def _tried_again(self, step: FlowStep, outcome: Outcome, tries: int) -> FailureVerdict:
        if tries > step.retries:
            return FailureVerdict.END
        is_open = self.may_be_sent(step, outcome)
        if is_open and not step.expects:
            return FailureVerdict.END  # nothing on the page would tell that it worked after all
        await self._context.clock.sleep(RETRY_WAIT_S)
        return FailureVerdict.LOOK if is_open else FailureVerdict.AGAIN

    async def _asked(self, step: FlowStep, outcome: Outcome) -> FailureVerdict:
        is_open = self.may_be_sent(step, outcome)
        choices = (PASS_BY, BY_HAND) if is_open else (AGAIN, PASS_BY, BY_HAND)
        unclear = MAY_BE_SENT if is_open else ""
        question = tr(
            "{item}ができませんでした。{message}{unclear}どうしますか。",
            item=in_quotes(step.item),
            message=outcome.message,
            unclear=unclear,
        )
        chosen = await self._stuck(step, question, choices)
        if chosen == AGAIN and _presses_the_same(step, self._done_by_hand):
            if not step.expects:
                raise HandedOver(tr("あなたが押したため、もう一度は押さずに止めました。"))
            return FailureVerdict.LOOK
        if not chosen:
            is_seen = step.expects and not has_pressed_rows(step, outcome)
            return FailureVerdict.LOOK if is_seen else FailureVerdict.END
        if chosen not in choices:
            raise HandedOver(tr("答えが選択肢にないため、ここで止めました。"))
        return FailureVerdict.AGAIN if chosen == AGAIN else FailureVerdict.WITHOUT

    async def _stuck(self, step: FlowStep, question: str, choices: tuple[str, ...]) -> str:
        """Ask where a step did not work; what the person may press in its place stands in the journal.

        Whatever ends the studio or the run from here on, it is not done again without a question.
        """
        journal_writer = self._context.journal_writer if self._context.is_attended else None
        if journal_writer is None or not _presses(step):
            return await self._persons_turn(step, question, InputKind.STUCK, choices)
        words = self._secrets.text(tr("{action}（人の操作）", action=step.action.in_words()))
        await journal_writer.begin(ActBegun(words, StepClass.COMMIT))
        chosen = ""
        try:
            chosen = await self._persons_turn(step, question, InputKind.STUCK, choices)
        finally:
            has_pressed = chosen != AGAIN and any(map(_presses, self._done_by_hand))
            came_to = _DONE if chosen == BY_HAND else None if has_pressed else _NOT_TRIED
            await journal_writer.end(came_to)
        return chosen

    async def _persons_turn(
        self, step: FlowStep, question: str, kind: InputKind, choices: tuple[str, ...] = ()
    ) -> str:
        """Ask; the browser is the person's meanwhile, and what they do there in place of the step is kept."""
        if self._hand_over:
            self._hand_over(is_persons_turn=True)
        done = ByHand()
        try:
            async with self._context.by_hand(self._context, step.item, kind) as done:
                chosen = await ask_person(
                    self._context, self._secrets, question, kind, choices=choices
                )
        finally:
            self._done_by_hand = done.steps
            if self._hand_over:
                self._hand_over(is_persons_turn=False)
        if chosen == BY_HAND and done.steps:
            self.by_hand[step.id] = done.steps
        return chosen


def has_pressed_rows(step: FlowStep, outcome: Outcome) -> bool:
    """Say whether a step that presses in several rows broke off after the first: none is pressed again."""
    return presses_rows(step.action) and any(note.is_taken for note in outcome.rows)


def _presses(step: FlowStep) -> bool:
    return class_of(step.action, needs_approval=step.needs_approval) not in _REPEATABLE


def _presses_the_same(step: FlowStep, done: tuple[FlowStep, ...]) -> bool:
    """Say whether the person pressed by hand what the step presses: doing it now would be the second time."""
    wanted = step.action.element
    if wanted is None or not _presses(step):
        return False
    pressed = [one.action.element for one in done if _presses(one)]
    return any(one and squeeze(one.name) == squeeze(wanted.name) for one in pressed)
