"""Stands before every act that a model decided: refuses it, asks a person, or lets it pass."""

import asyncio
import re
from typing import Final

from studio.domain.actions.action import (
    Action,
    AskUser,
    Choose,
    Done,
    Find,
    HandleDialog,
    OpensAddress,
    SetChecked,
    SetsField,
    TypesText,
    Upload,
    WaitFor,
)
from studio.domain.actions.outcome import Outcome, OutcomeStatus, blocked
from studio.domain.errors import HandedOver, NavigationError
from studio.domain.page.address import (
    host_in_words,
    is_no_page,
    origin_of,
    written_out,
)
from studio.domain.page.observation import Observation
from studio.domain.text import clip
from studio.engine.guard import files, forms, sinks
from studio.engine.guard.admission import (
    Admission,
    KnownToRun,
    card_of,
    fields_held,
    may_be_opened,
    may_have_been_sent,
    puts_secret,
)
from studio.engine.guard.facts import acts
from studio.engine.guard.facts.commands import deed_of_opening
from studio.engine.guard.mandates.persons_mandate import PersonsMandate
from studio.engine.guard.places import AllowedPlaces, named_addresses
from studio.engine.guard.questions import place_question
from studio.engine.guard.ruling import ActUnderWay
from studio.engine.guard.traffic import TrafficGuard
from studio.engine.perception.facts import amounts_told, page_values
from studio.engine.ports import SettlePolicy
from studio.engine.runs.approval import Approvals
from studio.engine.runs.run import RunContext
from studio.engine.secrets.secret_redactor import holds_secret_template, secret_name_in
from studio.words import as_written, tr

_FAILED_PAGE: Final = "chrome-error://"
"""What the browser shows where a page could not be loaded after a press."""
_STARTS_WITH_DEED: Final = tr("やりたいことに書かれていない、操作をするアドレスを開きます：")


class ActionGuard:
    """The guard of one run with a model."""

    def __init__(self, context: RunContext, known: KnownToRun) -> None:
        self._context = context
        self._known = known
        self._seen = sinks.SeenText()
        self._unconfirmed: set[tuple[str, str]] = set()
        self._flows_of_text: set[tuple[str, str]] = set()
        self._told: set[tuple[object, ...]] = set()
        self._touched: set[str] = set()
        self._refusing: set[str] = set()
        self._shown: set[str] = set()
        self._homes = AllowedPlaces()
        self._remembered: Observation | None = None
        self._start_url = ""
        self._has_begun = False
        self._is_page_stale = self._is_typed = False
        self.may_have_sent = False
        """Nobody knows whether the site took the newest act."""
        self.approvals = Approvals(context)
        self.places = AllowedPlaces()
        self._mandate = PersonsMandate(known.word)
        self.traffic = TrafficGuard(
            context, self.approvals, self.places, known.masked, self._mandate, self._has_read
        )

    def take_post(self) -> None:
        """Answer the browser's dialogs and requests from now on; the model answers prompts."""
        self.approvals.leaves_prompts_open = True
        self._context.browser.answer_dialogs(self.approvals.answer_dialog)
        strict = self._context.is_strict
        self._context.browser.guard_traffic(self.traffic.decide, holds_all=strict)

    async def begin_at(self, url: str, *, is_proposed: bool) -> None:
        """Allow the start page and whatever else the person's sentence names.

        Raises:
            HandedOver: The address is a model's proposal that nobody accepted, or a deed that nobody named.
        """
        self._begin()
        if is_proposed:
            await self._check_address(url)
        if not self._context.is_plan_seen and deed_of_opening(url) and not self._is_said(url):
            question = f"{_STARTS_WITH_DEED}{clip(url, 120)}"
            if not await self._ask(question, url, is_beyond_yes=True):
                raise HandedOver(
                    tr(
                        "やりたいことに書かれていない操作のアドレスから始まるため、開きませんでした。"
                    )
                )
        self._settle(url)
        self._start_url = url
        self.traffic.begin(ActUnderWay(tr("開始ページを開く"), acts.ActKind.LOOKS, is_start=True))

    async def admit(self, action: Action, page: Observation) -> Admission | Outcome:
        """Judge an action before it is done; an outcome says why it is not.

        Raises:
            HandedOver: A person's yes is missing.
            Stopped: The person stopped the run instead of answering.
        """
        if not self._has_begun:
            self._begin()
            self._settle(page.url)
        await self.check_place(page)
        if isinstance(action, AskUser | Done):
            return Admission(page)
        refused = self._refused(action, page)
        if refused is not None:
            return refused
        if isinstance(action, OpensAddress):
            await self._check_address(action.url)
        if not (await self._may_confide(action, page) and await self._may_carry(action, page)):
            return blocked("NOT_APPROVED", tr("確認で「やめる」が選ばれました。"))
        if self._is_irreversible(action, page):
            return await self._with_approval(action, page)
        return Admission(page)

    def begin(self, action: Action, admission: Admission) -> None:
        """Begin an admitted act."""
        page = admission.page
        is_approved = admission.is_irreversible and not admission.is_asked_later
        self.approvals.begin_act(is_approved=is_approved, shown=page_values(page))
        if self.traffic.has_opened:
            self._mandate.turn_page()
        self._mandate.begin(action, page)
        label, role, ref = acts.pressed(action, page)
        self.traffic.begin(
            ActUnderWay(
                self._known.masked(action.in_words()),
                acts.kind_of(action, page),
                is_approved=is_approved,
                puts_secret=puts_secret(action, page),
                says_deed=admission.is_irreversible or acts.says_deed(action, page),
                label=label,
                role=role,
                ref=ref,
                page=page,
                opens=written_out(action.url) if isinstance(action, OpensAddress) else "",
                is_many=isinstance(action, Choose) and not action.rule.takes_one,
                reads_rows=isinstance(action, Choose),
                shown=page_values(page) if admission.is_asked_later else (),
                is_idle=isinstance(action, WaitFor | Find),
            )
        )

    def end(self, action: Action, admission: Admission, outcome: Outcome | None) -> bool:
        """End an act; None as outcome when it broke off.

        Returns:
            True when it cannot be undone: by its words, by a dialog, or by what it sent. An address that
            no page showed was asked about, and is no deed by that.
        """
        is_ok = outcome is not None and outcome.is_ok
        has_sent = self.traffic.end(is_verified=is_ok)
        is_lasting = admission.is_irreversible and self._is_deed(action, admission.page)
        needs_approval = is_lasting or self.approvals.has_approved_dialog or has_sent
        self.approvals.is_standing = False
        self._is_page_stale, self._is_typed = False, isinstance(action, TypesText)
        is_unknown = outcome is None or may_have_been_sent(outcome.code)
        self.may_have_sent = needs_approval and is_unknown
        if self.may_have_sent:
            self._unconfirmed.add((action.in_words(), admission.page.url))
        self._note_fields(action, admission.page, is_ok=is_ok)
        return needs_approval

    def leave_unseen(self) -> None:
        """Say that the page was not looked at after the newest act: its card needs a new look."""
        self._is_page_stale = True

    async def check_place(self, page: Observation) -> None:
        """Ask before going on at a site that the person did not name, and learn what the page says.

        Raises:
            HandedOver: Nobody allowed it.
            NavigationError: The site was to show a page and did not answer.
        """
        if page.url.startswith(_FAILED_PAGE):
            raise NavigationError(
                "SITE_DOWN",
                tr("サイトのページを開けませんでした。接続が切れたか、サイトが応答していません。"),
                tr("サイトが動いているか確かめ、少し待ってからもう一度実行してください。"),
            )
        if not self.places.allows(page.url):
            place = place_question(page.url)
            question = tr("別のサイトに移りました。ここで続けます。{place}", place=place)
            if is_no_page(page.url) or not origin_of(page.url):
                raise HandedOver(tr("ウェブサイトではないページに移ったため、ここで止めました。"))
            if not await self._ask(question, page.url, is_beyond_yes=True):
                raise HandedOver(tr("別のサイトに移ったため、ここで止めました。"))
            self.places.allow(page.url)
        if page is not self._remembered:
            self._remembered = page
            self._shown |= self._bare_links(page)
            await asyncio.to_thread(self._seen.remember, page)

    def _begin(self) -> None:
        self._has_begun = True
        for address in named_addresses(self._known.given()[:1]):
            self._settle(address)

    def _settle(self, url: str) -> None:
        """Allow a place that the person named: only there a secret is typed without a question."""
        self.places.allow(url)
        self._homes.allow(url)

    def _refused(self, action: Action, page: Observation) -> Outcome | None:
        """Return why an act is refused without asking anybody, None when it is not."""
        given = self._given()
        if reason := sinks.refusal_of(action, self._known.secrets(), given):
            return blocked("PARAMETER_REFUSED", reason)
        if isinstance(action, OpensAddress) and not may_be_opened(action):
            return blocked(
                "ADDRESS_REFUSED", tr("このアドレスは開きません：{url}", url=clip(action.url, 80))
            )
        if isinstance(action, Upload):
            return files.unknown_file(action, given)
        return self._incomplete_form(action, page) or self._unseen_name(action, page)

    def _incomplete_form(self, action: Action, page: Observation) -> Outcome | None:
        """Return the form gate's answer, once for each state of the page; after that the page decides."""
        missing = forms.missing_fields(
            action, page, frozenset(self._touched), frozenset(self._refusing)
        )
        state = (page.url, missing, fields_held(page))
        if not missing or state in self._told:
            return None
        self._told.add(state)
        words = tr(
            "「{missing}」がまだ入力されていないか、正しくありません。先に入力してください。",
            missing=tr("」「").join(missing[:5]),
        )
        return blocked("FORM_INCOMPLETE", words)

    def _unseen_name(self, action: Action, page: Observation) -> Outcome | None:
        """Let what the item names be looked for first, once for each control: after that a person is asked."""
        name = self._mandate.unseen_name(action, page)
        state = (page.url, name, action.in_words())
        if not name or state in self._told:
            return None
        self._told.add(state)
        message = tr(
            "「{name}」がまだ画面に見つかりません。先に探してください。", name=clip(name, 60)
        )
        return Outcome(status=OutcomeStatus.FAILED, code="NAME_UNSEEN", message=message)

    def _is_irreversible(self, action: Action, page: Observation) -> bool:
        """Judge by words; an address is the person's own, or shown by a page, or else it is asked about."""
        if not isinstance(action, OpensAddress):
            return acts.needs_approval(action, page)
        if self._is_said(action.url):
            return False
        wanted = written_out(action.url) or action.url
        return self._is_deed(action, page) or not self._is_shown(wanted, page)

    def _is_said(self, url: str) -> bool:
        """Say whether the person gave this whole address, and not one that only begins with it."""
        whole = re.compile(rf"{re.escape(url)}(?![A-Za-z0-9_~%/?#&=+-]|\.[A-Za-z0-9])")
        return any(map(whole.search, self._given()))

    @staticmethod
    def _is_deed(action: Action, page: Observation) -> bool:
        """Say whether an act is called by what it does; of one that opens an address: the address, or a link to it."""
        if not isinstance(action, OpensAddress):
            return True
        wanted = written_out(action.url) or action.url
        leading = [n for n in page.nodes if n.url and written_out(n.url, page.url) == wanted]
        return bool(deed_of_opening(wanted)) or any(map(acts.is_irreversible, leading))

    def _is_shown(self, url: str, page: Observation) -> bool:
        """Say whether a page of this run, or what its site tells of itself, showed an address."""
        bare = url.partition("#")[0]
        is_seen = bare in self._shown or bare in self._bare_links(page)
        return is_no_page(url) or is_seen or bare in self._known.told_pages()

    def _bare_links(self, page: Observation) -> frozenset[str]:
        return frozenset(link.partition("#")[0] for link in (*sinks.links_of(page), page.url))

    def _has_read(self, text: str, url: str) -> bool:
        return self._seen.foreign_text(text, url, self._given()) is not None

    async def _with_approval(self, action: Action, page: Observation) -> Admission | Outcome:
        """Ask with what the page says now; a yes is void when the page changed before the act.

        Under `--yes` nobody reads a card, so nothing can have changed since.
        """
        if self._is_asked_later(action, page):
            return Admission(page, is_irreversible=True, is_asked_later=True)
        if (self._is_page_stale or self._is_typed) and not isinstance(action, HandleDialog):
            page = await self._context.observe(SettlePolicy.LEFT)
        words = action.in_words()
        is_again = (words, page.url) in self._unconfirmed
        is_asked_for = self._is_asked_for(action, page)
        for _ in range(2):
            if not await self._approved(words, page, is_again=is_again, is_asked_for=is_asked_for):
                return blocked("NOT_APPROVED", tr("確認で「やめる」が選ばれました。"))
            is_unread = self._context.approves_all and is_asked_for and not is_again
            if isinstance(action, HandleDialog) or is_unread:
                return Admission(page, is_irreversible=True)
            now = await self._context.observe()
            if card_of(action, page) == card_of(action, now):
                return Admission(now, is_irreversible=True)
            page = now
        return blocked(
            "PAGE_CHANGED",
            tr("確認しているあいだに画面の内容が変わり続けたため、操作しませんでした。"),
        )

    def _is_asked_later(self, action: Action, page: Observation) -> bool:
        """Say whether a person is there to be asked with what the act is about to send, once that is held.

        Asked before are an amount that only the page tells (one whose document is held cannot be read again), and a
        deed in an item that only looks: a script may do it by what is only read. Menus may be called like deeds.
        """
        context = self._context
        is_press = acts.presses(action) or isinstance(action, SetChecked)
        is_sent = acts.leads_on(action, page) or not self._mandate.only_looks
        is_held = context.browser.holds_requests and is_sent
        return is_press and context.is_read and is_held and not amounts_told(page)

    def _is_asked_for(self, action: Action, page: Observation) -> bool:
        """Say whether the sentence asks for such an act: only then is `--yes` a yes to it."""
        label, *_ = acts.pressed(action, page)
        if isinstance(action, OpensAddress):
            label = action.url
        if isinstance(action, HandleDialog):
            label = "".join(dialog.message for dialog in page.dialogs)
        with as_written():
            asked = self._mandate.asks_for_deed
            about = acts.asked_in_dialog(action, page)
            return asked(label or action.in_words(), page) or bool(about and asked(about, page))

    async def _approved(
        self, words: str, page: Observation, *, is_again: bool, is_asked_for: bool
    ) -> bool:
        """Ask before an irreversible act; a second time about the same one even under `--yes`."""
        why = (
            tr(
                "一度行いましたが、結果を確かめられていません。もう一度行うと、二重になるかもしれません。"
            )
            if is_again
            else tr("取り消せない可能性があります。")
        )
        return await self._ask(
            tr("{words}。{why}", words=words, why=why),
            page.url,
            page_values(page),
            is_beyond_yes=is_again or not is_asked_for,
        )

    async def _check_address(self, url: str) -> None:
        """Ask before a model opens an address on another site than the person's."""
        if self.places.allows(url):
            return
        self._shown.add((written_out(url) or url).partition("#")[0])  # this is the question
        details = ((tr("アドレス"), self._known.masked(clip(url, 120))),)
        if not await self._ask(place_question(url), url, details, is_beyond_yes=True):
            raise HandedOver(tr("新しいサイトを開かずに止めました。"))
        self.places.allow(url)

    async def _may_confide(self, action: Action, page: Observation) -> bool:
        """Ask before a secret goes to a site that the person did not name, once a site.

        A yes to opening a site is none to signing in there; login pages of another company are asked about.
        """
        text = action.typed
        is_secret = isinstance(action, TypesText) and holds_secret_template(text)
        is_of_vault = (
            secret_name_in(text) in self._context.redactor.held
        )  # which knows its own sites
        if not is_secret or is_of_vault or self._homes.allows(page.url):
            return True
        host = host_in_words(page.url)
        question = tr("{host} に、パスワードを入力します。やりたいことに書かれていないサイトです。", host=host)  # fmt: skip
        if not await self._ask(question, page.url, is_beyond_yes=True):
            return False
        self._homes.allow(page.url)
        return True

    async def _may_carry(self, action: Action, page: Observation) -> bool:
        """Ask before text of one site goes to another, once for each pair."""
        target = action.url if isinstance(action, OpensAddress) else page.url
        text = action.typed
        if isinstance(action, OpensAddress) and written_out(target) not in sinks.links_of(page):
            text = sinks.text_of_address(target)
        carried = await asyncio.to_thread(self._seen.foreign_text, text, target, self._given())
        pair = (carried.origin, origin_of(target)) if carried else ("", "")
        if carried is None or pair in self._flows_of_text:
            return True
        is_allowed = await self._ask(
            tr(
                "{origin} で読んだ内容を、{target} へ送ります。ほかのサイトに内容が渡ります。",
                origin=host_in_words(carried.origin),
                target=host_in_words(target),
            ),
            target,
            ((tr("内容"), self._known.masked(carried.words)),),
            is_beyond_yes=True,
        )
        if is_allowed:
            self._flows_of_text.add(pair)
        return is_allowed

    async def _ask(
        self,
        act: str,
        url: str,
        details: tuple[tuple[str, str], ...] = (),
        *,
        is_beyond_yes: bool = False,
    ) -> bool:
        """Ask a person, secrets masked."""
        return await self.approvals.approve(
            self._known.masked(act), host_in_words(url), details, is_beyond_yes=is_beyond_yes
        )

    def _given(self) -> tuple[str, ...]:
        return (*self._known.given(), self._start_url)

    def _note_fields(self, action: Action, page: Observation, *, is_ok: bool) -> None:
        """Remember which fields were set since a form was last sent, and which did not take what they were given."""
        if not isinstance(action, SetsField | Upload):
            if is_ok and acts.kind_of(action, page) is not acts.ActKind.LOOKS:
                self._touched.clear()
                self._refusing.clear()
            return
        node = acts.aimed_at(action, page)
        if node is not None and is_ok:
            self._touched.add(node.label)
            self._refusing.discard(node.label)
        elif node is not None and node.label:
            self._refusing.add(node.label)
