"""From a decided action to a verified one: guard, approval, hands, verification, place."""

import asyncio
from dataclasses import dataclass, replace
from typing import Final

from studio.domain.action import (
    Action,
    Choose,
    Drag,
    Extract,
    Fill,
    Find,
    Navigate,
    OpenTab,
    Upload,
    WaitFor,
    in_words,
    target_of,
)
from studio.domain.address import host_of, is_plain_address
from studio.domain.checklist import Checklist
from studio.domain.errors import HandedOver
from studio.domain.observation import Observation
from studio.domain.outcome import Evidence, EvidenceKind, Outcome, OutcomeStatus
from studio.domain.target import Target
from studio.domain.text import clip
from studio.engine.guard import acts, files
from studio.engine.agent.ledger import Ledger
from studio.engine.agent.looking import Looking
from studio.engine.agent.secret_filling import opened
from studio.engine.agent.verify import verify
from studio.engine.approval import Approvals
from studio.engine.perception.facts import page_values
from studio.engine.perception.search import find
from studio.engine.replay.choosing import choose
from studio.engine.replay.extracting import extract
from studio.engine.run import RunContext

_MAY_HAVE_BEEN_SENT: Final = frozenset(
    {"NO_EFFECT", "TIMEOUT", "TARGET_GONE", "BROWSER_TIMEOUT", "BROWSER_FAULT"}
)
"""Failures after which nobody knows whether the site took the act."""


@dataclass(frozen=True, slots=True)
class Act:
    """One action, carried out and verified.

    Attributes:
        before: The page it was done on.
        after: The page it left.
        row_words: What the row of a `choose` said.
        shape: Where the table of a `choose` stands.
        needs_approval: It cannot be undone: by its words, or by the dialog it opened.
        found: What a `find` found, as text for the next decision.
    """

    outcome: Outcome
    before: Observation
    after: Observation
    row_words: tuple[str, ...] = ()
    shape: tuple[str, ...] = ()
    needs_approval: bool = False
    found: str = ""


class Acting:
    """Carries out one action after another under the guard; knows which hosts are allowed."""

    def __init__(self, context: RunContext, ledger: Ledger, looking: Looking) -> None:
        self._context = context
        self._ledger = ledger
        self._looking = looking
        self._approvals = Approvals(context)
        self._hosts: set[str] = set()
        self._unconfirmed: set[tuple[str, str]] = set()

    def answer_dialogs(self) -> None:
        """Let this run's approvals answer the browser's dialogs, and the model its prompts."""
        self._approvals.leaves_prompts_open = True
        self._context.browser.answer_dialogs(self._approvals.answer_dialog)

    async def open_start_page(self, checklist: Checklist) -> Outcome:
        """Open the address the person gave; its host is allowed from now on.

        Raises:
            HandedOver: The address is a model's proposal that nobody accepted.
            NavigationError: It cannot be reached.
        """
        url = checklist.start_url
        if checklist.is_start_url_proposed:
            await self._check_address(url)
        self._hosts.add(host_of(url))
        return await self._hands(Navigate(url=url))

    async def perform(self, action: Action, page: Observation, *, is_followed: bool) -> Act:
        """Guard, act, verify.

        Args:
            action: As decided on `page`.
            page: The newest observation.
            is_followed: More actions of the same decision come; fields are not looked at in between.

        Raises:
            HandedOver: A person's yes is missing.
            BrowserError: The run cannot go on.
        """
        if isinstance(action, Find):
            return await asyncio.to_thread(_searched, action, page)
        await self._check_place(page)
        is_irreversible = acts.needs_approval(action, page)
        if is_irreversible and not await self._approved(action, page):
            outcome = Outcome(
                status=OutcomeStatus.BLOCKED,
                code="NOT_APPROVED",
                message="確認で「やめる」が選ばれました。",
            )
            return Act(outcome, page, page)
        if isinstance(action, Navigate | OpenTab):
            await self._check_address(action.url)
        if isinstance(action, Upload) and (unknown := self._unknown_file(action)):
            return Act(unknown, page, page)
        self._approvals.is_standing = is_irreversible
        self._approvals.has_approved_dialog = False
        try:
            act = await self._carry_out(action, page, is_followed=is_followed)
        finally:
            self._approvals.is_standing = False
        needs_approval = is_irreversible or self._approvals.has_approved_dialog
        if needs_approval and act.outcome.code in _MAY_HAVE_BEEN_SENT:
            self._unconfirmed.add((in_words(action), page.url))
        self._approvals.raise_refusal()
        await self._check_place(act.after)
        return replace(act, needs_approval=needs_approval)

    def _unknown_file(self, action: Upload) -> Outcome | None:
        """Refuse a file that the person did not name: a page cannot talk a model into another one."""
        given = self._ledger.given_texts
        path = next((p for p in action.paths if not files.is_given(p, given)), None)
        if path is None:
            return None
        return Outcome(
            status=OutcomeStatus.BLOCKED,
            code="FILE_NOT_GIVEN",
            message=f"ファイル「{clip(path, 80)}」は、やりたいことにも変数にも書かれていないため渡しません。",
        )

    async def _carry_out(self, action: Action, page: Observation, *, is_followed: bool) -> Act:
        row_words: tuple[str, ...] = ()
        shape: tuple[str, ...] = ()
        if isinstance(action, Extract):
            return Act(await extract(self._context, action, page), page, page)
        if isinstance(action, Choose):
            choice = await choose(self._context, action, page)
            outcome, page = choice.outcome, choice.before
            row_words, shape = choice.row_words, choice.shape
        else:
            typed = opened(action, page, self._context.pouch)
            if isinstance(typed, Outcome):
                return Act(typed, page, page)
            outcome = await self._hands(_current(typed, page))
        if is_followed and isinstance(action, Fill):
            return Act(outcome, page, page)
        after = (await self._looking.look()).observation
        verified = await asyncio.to_thread(verify, action, outcome, page, after)
        return Act(verified, page, after, row_words, shape)

    async def _hands(self, action: Action) -> Outcome:
        """Let the browser act; opening a page is a known wait, no stall."""
        started = self._context.clock.monotonic()
        outcome = await self._context.browser.perform(action)
        if isinstance(action, Navigate | OpenTab | WaitFor):
            self._ledger.leave_out(self._context.clock.monotonic() - started)
        return outcome

    async def _approved(self, action: Action, page: Observation) -> bool:
        """Ask before an irreversible act; a second time about the same one even under `--yes`."""
        words = in_words(action)
        is_again = (words, page.url) in self._unconfirmed
        why = (
            "一度行いましたが、結果を確かめられていません。もう一度行うと、二重になるかもしれません。"
            if is_again
            else "取り消せない可能性があります。"
        )
        return await self._ask(
            f"{words}。{why}", page.url, page_values(page), is_beyond_yes=is_again
        )

    async def _ask(
        self,
        act: str,
        url: str,
        details: tuple[tuple[str, str], ...] = (),
        *,
        is_beyond_yes: bool = False,
    ) -> bool:
        """Ask a person, secrets masked."""
        act = self._ledger.secrets.text(act)
        return await self._approvals.approve(
            act, host_of(url), details, is_beyond_yes=is_beyond_yes
        )

    async def _check_address(self, url: str) -> None:
        """Ask before a model opens an address on another site than the person's."""
        host = host_of(url)
        if host in self._hosts and is_plain_address(url):
            return
        if not await self._ask(
            f"新しいサイトを開きます：{clip(url, 120)}", url, is_beyond_yes=True
        ):
            raise HandedOver("新しいサイトを開かずに止めました。")
        self._hosts.add(host)

    async def _check_place(self, page: Observation) -> None:
        """Ask before going on at a site that the person did not name."""
        host = host_of(page.url)
        if not self._hosts:
            self._hosts.add(host)
        if not host or host in self._hosts:
            return
        if not await self._ask(
            f"別のサイト（{host}）に移りました。ここで続けます。", page.url, is_beyond_yes=True
        ):
            raise HandedOver("別のサイトに移ったため、ここで止めました。")
        self._hosts.add(host)


def _searched(action: Find, page: Observation) -> Act:
    """Search the page as it was seen; nothing is touched."""
    findings = find(page, action.text)
    if not findings.count:
        outcome = Outcome(
            status=OutcomeStatus.FAILED, code="TEXT_NOT_FOUND", message=clip(findings.text, 200)
        )
        return Act(outcome, page, page)
    fact = Evidence(kind=EvidenceKind.FOUND, detail=f"{findings.count} か所")
    return Act(Outcome(status=OutcomeStatus.OK, evidence=(fact,)), page, page, found=findings.text)


def _current(action: Action, page: Observation) -> Action:
    """Return the action with its ref in the epoch of `page`: refs are sticky while role and name stay."""
    target = target_of(action)
    if target is None:
        return action
    ends = {"target": _of_epoch(target, page)}
    if isinstance(action, Drag):
        ends["to"] = _of_epoch(action.to, page)
    return action.model_copy(update=ends)


def _of_epoch(target: Target, page: Observation) -> Target:
    """Return a live target as one of `page`, if the same element still has that ref."""
    if target.ref is None or target.epoch == page.epoch:
        return target
    node = page.node(target.ref)
    if node is None or (node.role, node.label) != (target.role, target.name):
        return target
    return target.model_copy(update={"epoch": page.epoch})
