"""VISIT: a flow's elements looked for on today's pages, with nothing done that lasts.

A cautious replay of its own: it opens pages, sets fields and presses what only shows another page; it
stops before the first act that cannot be undone, types no password, and lets nothing be sent.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from studio.domain.actions.action import (
    Action,
    Choose,
    CloseTab,
    Extract,
    Navigate,
    OpensAddress,
    OpenTab,
)
from studio.domain.actions.outcome import EvidenceKind, Outcome, OutcomeStatus
from studio.domain.errors import BrowserClosedError, BrowserError, SettingsError
from studio.domain.events.events import InputKind
from studio.domain.flows.brackets import in_quotes
from studio.domain.flows.flow import Flow, FlowStep, expand, expand_known
from studio.domain.page.target import Target
from studio.domain.records.check import ElementSighting, Finding
from studio.domain.runs.checklist import Checklist
from studio.domain.text import clip
from studio.engine.checking.drift import drift_today, not_found, sight_of
from studio.engine.checking.known import error, note, warning
from studio.engine.checking.leaving import BLANK, leave_pages, leave_pages_only
from studio.engine.checking.looking_only import CheckPolicy, LookOnly, daring_of
from studio.engine.flow_editing.variables import names_in
from studio.engine.guard.facts.commands import does_something
from studio.engine.guard.places import AllowedPlaces
from studio.engine.perception.barriers import barrier_of
from studio.engine.replay.lists.choosing import choose
from studio.engine.replay.lists.extracting import extract
from studio.engine.runs.run import RunContext
from studio.engine.secrets.masking import SecretMask
from studio.engine.secrets.templates import targets_of, with_names
from studio.words import tr

logger = logging.getLogger(__name__)

LOCATE_S: Final = 5.0
"""How long an element may take to show up after the page could get there."""
_GLANCE_S: Final = 1.0
"""How long one may take behind something that was not done."""
_WAITED_FOR: Final = (EvidenceKind.URL, EvidenceKind.TEXT_APPEARED, EvidenceKind.TEXT_GONE)


@dataclass(frozen=True, slots=True)
class Visited:
    """What a look at today's pages told.

    Attributes:
        seen: Steps that were looked at.
        unseen: Ids of steps behind something that a check does not do.
    """

    findings: tuple[Finding, ...]
    sights: tuple[ElementSighting, ...]
    seen: int
    unseen: tuple[str, ...]


class _Over(Exception):  # noqa: N818 - control flow of this module
    """The check goes no further."""


class CheckVisit:
    """One look at the pages of one flow, in a tab of its own.

    Args:
        context: The world of a run, without a journal: a check is no run.
        flow: What is checked.
        values: What its templates stand for today.
        missing: Variables that only a person could fill in.
    """

    def __init__(
        self,
        context: RunContext,
        flow: Flow,
        values: Mapping[str, str],
        missing: frozenset[str] = frozenset(),
    ) -> None:
        self._context = context
        self._browser = context.browser
        self._flow = flow
        self._steps = [step for step in flow.steps if step.is_enabled]
        self._values = values
        self._missing = missing
        self._secrets = SecretMask(Checklist(instruction=""), values)
        self._interceptor = LookOnly(AllowedPlaces((*flow.origins, values.get("url", ""))))
        self._findings: list[Finding] = []
        self._sights: list[ElementSighting] = []
        self._seen: set[str] = set()
        self._held_back_by: FlowStep | None = None
        self._stopped_by: FlowStep | None = None
        self._is_lost = False
        self._refused_before = 0
        self._tabs = 0

    async def look(self) -> Visited:
        """Look at every step that can be reached, and leave no page and no write behind.

        Raises:
            BrowserMissingError: None on this machine.
            BrowserClosedError: The browser went away.
            Stopped: The person stopped the check.
        """
        await self._browser.start()
        self._browser.answer_dialogs(leave_pages_only)
        self._browser.keep_secret(self._secrets.values)
        self._browser.guard_traffic(self._interceptor.decide)
        try:
            await self._open_tab()
            await self._walk()
        finally:
            await leave_pages(self._context, self._tabs)
        return self._result()

    async def _open_tab(self) -> None:
        self._tabs = len((await self._context.observe()).tabs)
        start = self._steps[0].action if self._steps else None
        url = BLANK if isinstance(start, Navigate) else self._values.get("url", "") or BLANK
        self._is_lost = url == BLANK and not isinstance(start, OpensAddress)
        await self._browser.perform(OpenTab(url=url))

    async def _walk(self) -> None:
        for step in self._steps:
            await self._context.run_control.passing()
            try:
                await self._come_to(step)
            except _Over:
                return
            except BrowserClosedError:
                raise
            except BrowserError as fault:
                self._tell(error(fault.code, fault.message, fault.remedy, step))
                return

    async def _come_to(self, recorded: FlowStep) -> None:
        """Look at one step, and do it if it leaves nothing behind."""
        called = with_names(recorded.action, lambda words: expand_known(words, self._values))
        step = recorded.model_copy(update={"action": called})
        action = self._filled(step)
        if isinstance(action, OpensAddress) and self._may_open(step, action):
            self._held_back_by, self._is_lost = None, False
        if self._is_lost:
            return
        today = await self._looked_for(step)
        if isinstance(today, Outcome):
            self._hold_back(step)
            return
        self._seen.add(step.id)
        policy = daring_of(step, action or step.action, today)
        if (
            policy is not CheckPolicy.DO
            and isinstance(action, Choose)
            and self._held_back_by is None
        ):
            await self._look_for_rows(step, action)
        if policy is CheckPolicy.END:
            self._hold_back(step)
            raise _Over
        if action is None or policy is CheckPolicy.PASS or self._held_back_by is not None:
            self._hold_back(step)
            return
        await self._do(step, action)

    def _filled(self, step: FlowStep) -> Action | None:
        """Return the act with today's values; None when only a person knows one of them."""
        if names_in(step) & self._missing:
            return None
        try:
            return step.action.with_texts(lambda text: expand(text, self._values))
        except SettingsError:
            return None

    def _may_open(self, step: FlowStep, action: Navigate | OpenTab) -> bool:
        places = AllowedPlaces((*self._flow.origins, self._values.get("url", "")))
        if places.allows(action.url) and not does_something(action.url):
            return True
        self._tell(
            note(
                "PLACE_NOT_OPENED",
                tr("点検では、登録されたサイトのページしか開きません。"),
                tr("使うサイトなら、「移動してよい場所」に足してから点検してください。"),
                step,
            )
        )
        self._hold_back(step)
        raise _Over

    async def _looked_for(self, step: FlowStep) -> Target | Outcome | None:
        """Return the element today, None for a step without one, an outcome when it is not there."""
        today: Target | None = None
        for number, target in enumerate(targets_of(step.action)):
            patience = _GLANCE_S if self._held_back_by else LOCATE_S
            outcome = await self._browser.locate(target, patience)
            if not outcome.is_ok:
                self._miss(step, target, outcome)
                return outcome
            sight = sight_of(step, outcome)
            self._sights.append(sight)
            for finding in drift_today(step, target, sight):
                self._tell(finding)
            today = outcome.target if number == 0 else today
        return today

    def _miss(self, step: FlowStep, target: Target, outcome: Outcome) -> None:
        """Tell an element that is not there, unless something before it was not done."""
        if self._held_back_by is not None:
            self._is_lost = True
            self._stopped_by = self._stopped_by or self._held_back_by
            return
        if step.is_optional:
            self._seen.add(step.id)
            return
        self._seen.add(step.id)
        self._sights.append(sight_of(step, outcome))
        was_held_back = self._interceptor.refused > self._refused_before
        self._tell(not_found(step, target, outcome, was_held_back=was_held_back))

    def _hold_back(self, step: FlowStep) -> None:
        if not step.is_optional:
            self._held_back_by = self._held_back_by or step

    async def _do(self, step: FlowStep, action: Action) -> None:
        """Carry out an act that leaves nothing behind, and see what it was recorded to show."""
        is_new_page = isinstance(action, OpensAddress)
        self._refused_before = self._interceptor.refused
        outcome = await self._carry_out(action)
        if not outcome.is_ok:
            self._tell_undone(step, outcome)
            self._hold_back(step)
            return
        if is_new_page or step.expects:
            await self._check_page(step)
        for fact in step.expects:
            detail = expand_known(fact.detail, self._values)
            is_waited_for = fact.kind in _WAITED_FOR
            if is_waited_for and not await self._browser.expect(fact.kind, detail, LOCATE_S):
                self._tell_unshown(step, detail)
                self._hold_back(step)
                return

    async def _carry_out(self, action: Action) -> Outcome:
        match action:
            case Choose():
                page = await self._context.observe()
                return (await choose(self._context, action, page)).outcome
            case Extract():
                page = await self._context.observe()
                return await extract(
                    self._context, action.model_copy(update={"max_pages": 1}), page
                )
            case CloseTab():
                return Outcome(status=OutcomeStatus.BLOCKED)
            case _:
                return await self._browser.perform(action)

    async def _look_for_rows(self, step: FlowStep, action: Choose) -> None:
        """Evaluate a rule on today's page without pressing anything in the row."""
        outcome = await self._carry_out(action.model_copy(update={"column": ""}))
        if not outcome.is_ok:
            self._tell_undone(step, outcome)

    async def _check_page(self, step: FlowStep) -> None:
        """Stop where only the person can go on."""
        page = await self._context.observe()
        goals = (self._flow.purpose, *(one.item for one in self._steps))
        barrier = barrier_of(page, goals)
        if barrier is None:
            return
        if barrier is InputKind.LOGIN:
            self._tell(
                warning(
                    "SESSION_EXPIRED",
                    tr("ログインの画面が出たため、その先を点検できません。"),
                    tr("ブラウザーでログインしてから、もう一度点検してください。"),
                    step,
                )
            )
        else:
            self._tell(
                note(
                    "NEEDS_PERSON",
                    tr(
                        "人にしかできない確認（コードや「ロボットではない」こと）の画面が出ました。"
                    ),
                    tr("ブラウザーで済ませてから、もう一度点検してください。"),
                    step,
                )
            )
        self._hold_back(step)
        raise _Over

    def _tell_undone(self, step: FlowStep, outcome: Outcome) -> None:
        if self._interceptor.refused > self._refused_before:
            return  # what is not sent in a check is told with the steps behind it
        if outcome.code == "NO_MATCH":
            code = "NO_ROW_TODAY"
            message = tr("今日のページには、条件に合う行がありません。")
            remedy = tr("値を変えて実行するか、条件を確かめてください。")
        else:
            code = "STEP_NOT_DONE"
            message = tr(
                "今日のページでは、この操作ができませんでした：{message}",
                message=clip(outcome.message, 120),
            )
            remedy = tr("画面を確かめて、手順を直してください。")
        self._tell(warning(code, message, remedy, step))

    def _tell_unshown(self, step: FlowStep, detail: str) -> None:
        if self._interceptor.refused > self._refused_before:
            return
        self._tell(
            warning(
                "POST_CONDITION_GONE",
                tr(
                    "操作のあと、記録したときの表示（「{detail}」）が確かめられませんでした。",
                    detail=clip(detail, 60),
                ),
                tr("画面を確かめて、「確かめること」を直してください。"),
                step,
            )
        )

    def _tell(self, finding: Finding) -> None:
        message = self._secrets.text(finding.message)
        self._findings.append(finding.model_copy(update={"message": message}))

    def _result(self) -> Visited:
        unseen = [step for step in self._steps if step.id not in self._seen]
        if unseen:
            self._tell(self._unseen_note(unseen))
        return Visited(
            findings=tuple(self._findings),
            sights=tuple(self._sights),
            seen=len(self._steps) - len(unseen),
            unseen=tuple(step.id for step in unseen),
        )

    def _unseen_note(self, unseen: list[FlowStep]) -> Finding:
        reason = self._stopped_by or self._held_back_by
        if reason is None and self._is_lost:
            return note(
                "UNSEEN_STEPS",
                tr(
                    "始めるページが決まっていないため、{count} 件の操作は見ていません。",
                    count=len(unseen),
                ),
                tr("最初に「ページを開く」を足すと、点検できます。"),
                unseen[0],
            )
        stopped = reason or unseen[0]
        words = clip(stopped.action.in_words(), 60)
        return note(
            "UNSEEN_STEPS",
            tr(
                "{words}を点検では行わないため、その先の {count} 件の操作は見ていません。",
                words=in_quotes(words),
                count=len(unseen),
            ),
            tr("その先は、実際に実行したときに確かめられます。"),
            stopped,
        )
