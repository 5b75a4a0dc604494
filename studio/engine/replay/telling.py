"""What a replay tells while it plays: its sentences, its steps, and how it ended; secrets masked."""

from collections.abc import Callable

from studio.domain.actions.action import Action, TypesText
from studio.domain.actions.answer import GivenAnswer
from studio.domain.actions.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.events.events import (
    ActionFailed,
    ActionPerformed,
    AnswerGiven,
    ItemChanged,
    RunPaused,
    RunStatus,
    StepSkipped,
    TargetHealed,
)
from studio.domain.flows.flow import FlowStep, variable_names
from studio.domain.page.observation import Observation
from studio.domain.runs.checklist import ItemState
from studio.domain.text import clip
from studio.engine.perception.complaints import told_on
from studio.engine.runs.ending import Ending, status_after
from studio.engine.runs.journal_writer import LOGIN_REFUSED
from studio.engine.runs.run import RunContext
from studio.engine.secrets.masking import SecretMask, is_secret_name
from studio.engine.signing_in.signing_in import said_by_site
from studio.words import tr


class Telling:
    """Tells the events of one replay; steps with the same sentence are one item to a face.

    Args:
        context: The run.
        secrets: Masked in all that is told.
        today: Puts this run's values into a sentence of the first run.
    """

    def __init__(
        self, context: RunContext, secrets: SecretMask, today: Callable[[str], str] = str
    ) -> None:
        self._context = context
        self._secrets = secrets
        self._today = today
        self._sentence = ""
        self._since = 0.0
        self.answers: list[GivenAnswer] = []

    def come_to(self, sentence: str) -> None:
        """Tell that the next sentence begins, and that the former one is done."""
        if sentence == self._sentence:
            return
        self.leave(ItemState.DONE)
        self._since = self._context.clock.monotonic()
        self._sentence = sentence
        self._set_state(ItemState.RUNNING)

    def leave(self, state: ItemState) -> None:
        """Tell how the sentence under way ended."""
        if self._sentence:
            self._set_state(state, self._context.clock.monotonic() - self._since)
        self._sentence = ""

    def break_off(self, status: RunStatus) -> None:
        """Tell what becomes of the sentence that an interruption left open."""
        if self._sentence:
            is_stopped = status is RunStatus.STOPPED
            self._set_state(ItemState.TODO if is_stopped else ItemState.FAILED)

    def tell(
        self, step: FlowStep, action: Action, outcome: Outcome, *, may_be_sent: bool = False
    ) -> None:
        """Tell what became of a step.

        Args:
            step: Of the flow.
            action: The same with this run's values.
            outcome: Unmasked.
            may_be_sent: Of one that failed: something of it may have left the browser.
        """
        words = as_shown(action, step).in_words()
        outcome = self._secrets.outcome(outcome)
        if not outcome.is_ok:
            self._context.publish(
                ActionFailed(
                    item_id=step.id,
                    action=step.action,
                    words=words,
                    outcome=outcome,
                    may_be_sent=may_be_sent,
                )
            )
            return
        if outcome.similarity is not None and outcome.similarity < 1.0:
            self._context.publish(
                TargetHealed(
                    step_id=step.id,
                    words=words,
                    found_by=outcome.found_by,
                    similarity=outcome.similarity,
                )
            )
        self._context.publish(
            ActionPerformed(
                item_id=step.id,
                action=step.action,
                words=words,
                outcome=outcome,
                found_by=outcome.found_by,
            )
        )
        if outcome.answer:
            self.answers.append(outcome.answer)
            self._context.publish(AnswerGiven(item_id=step.id, answer=outcome.answer))

    def skip(self, step: FlowStep, reason: str) -> None:
        """Tell that a step was passed by.

        Args:
            step: Of the flow.
            reason: One Japanese sentence, unmasked.
        """
        self._context.publish(
            StepSkipped(
                step_id=step.id,
                words=self._secrets.text(step.action.in_words()),
                reason=self._secrets.text(reason),
            )
        )

    @staticmethod
    def explained(outcome: Outcome, page: Observation) -> Outcome:
        """Return a failure to find something with what its page says, which may be why."""
        told = told_on(page)
        words = tr(
            "{message}画面には「{told}」とあります。", message=outcome.message, told=clip(told, 80)
        )
        return outcome.model_copy(update={"message": words}) if told else outcome

    def halt_before(self, step: FlowStep) -> None:
        """Tell that the replay waits before a step."""
        words = self._secrets.text(step.action.in_words())
        self._context.publish(RunPaused(step_id=step.id, words=words))

    def _set_state(self, state: ItemState, elapsed_s: float = 0.0) -> None:
        self._context.publish(
            ItemChanged(
                item_id=self._sentence,
                text=self._secrets.text(self._today(self._sentence)),
                state=state,
                elapsed_s=elapsed_s,
            )
        )


def as_shown(action: Action, step: FlowStep) -> Action:
    """Return the action as the log may show it: what is secret by field or by name stays a template."""
    given = step.action
    if not isinstance(given, TypesText):
        return action
    is_named_secret = any(map(is_secret_name, variable_names(given.typed)))
    return given if given.target.is_secret or is_named_secret else action


def ending_after(failure: Outcome | None, model_calls: int = 0) -> Ending:
    """Return how a replay ended that nothing interrupted; None: every step held."""
    if failure is None:
        return Ending(
            status=RunStatus.DONE,
            message=tr("最後まで実行しました（AI {model_calls} 回）。", model_calls=model_calls),
        )
    is_unsure = failure.status is OutcomeStatus.UNVERIFIED
    return Ending(
        status=RunStatus.UNVERIFIED if is_unsure else status_after(failure.code),
        message=clip(failure.message, 400),
        remedy=_remedy(failure),
        code=failure.code,
    )


def after_sending(outcome: Outcome) -> Outcome:
    """Return the failure of a step whose item had sent something before: nobody is told to do that again."""
    if outcome.status is not OutcomeStatus.FAILED:
        return outcome
    words = tr(
        "この項目では、途中の内容がサイトに送られています。そのあとで止まりました。{message}",
        message=outcome.message,
    )
    return outcome.model_copy(update={"status": OutcomeStatus.UNVERIFIED, "message": words})


def login_refused(told: str) -> str:
    """Return what is said of a login that its site did not take, with what the page says of it."""
    why = said_by_site(told.rstrip("。"))
    return tr("サイトがログインを受け付けませんでした。{why}", why=why)


def expected_words(fact: Evidence) -> str:
    """Return what a post-condition waits for: 「「完了」の表示」."""
    match fact.kind:
        case EvidenceKind.URL:
            return tr("ページの移動（{detail}）", detail=fact.detail)
        case EvidenceKind.LEFT:
            return tr("次の画面への移動")
        case EvidenceKind.TEXT_APPEARED:
            return tr("「{detail}」の表示", detail=fact.detail.replace("*", "…"))
        case EvidenceKind.DIALOG:
            return tr("確認画面「{detail}」", detail=fact.detail.partition(":")[2])
        case _:
            return tr("結果")


def _remedy(failure: Outcome) -> str:
    """Return what a person can do about a step that did not work."""
    if failure.code == LOGIN_REFUSED:
        return tr(
            "ユーザー名とパスワードを確かめて、直してから、もう一度実行してください。"
            "何度も間違えると、アカウントが使えなくなることがあります。"
        )
    if failure.code == "NOT_APPROVED":
        return tr("確認した操作はしていません。続けるときは、もう一度実行してください。")
    if failure.status is OutcomeStatus.UNVERIFIED:
        return tr("もう一度実行する前に、できているかサイトの画面で確かめてください。")
    return tr("画面が変わったか、データが違うようです。ブラウザーの画面を確かめてください。")
