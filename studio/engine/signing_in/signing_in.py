"""A login screen is passed with the person's own credential for its site; no model is asked, nothing is tried twice.

Only the exact origin counts that the credential is bound to, and only a form whose fields the page's own
structure tells. Each use stands in the audit log before it happens (`SecretStore.value_for`). What
the site does not accept is not tried again in this start of the studio: a second wrong password may
lock an account.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from studio.domain.actions.action import Action, Click, Fill, Press
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.errors import HandedOver
from studio.domain.events.events import ActionPerformed, InputKind
from studio.domain.page.address import host_in_words, is_private_way, origin_of
from studio.domain.page.login import LoginForm
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.domain.records.credential import SecretCard
from studio.domain.records.journal import StepClass
from studio.domain.text import clip, squeeze
from studio.engine.guard.facts.acts import ActKind
from studio.engine.guard.traffic import ActUnderWay, TrafficGuard
from studio.engine.perception.barriers import asks_login, speaks_of_login
from studio.engine.runs.asking import ask_person
from studio.engine.runs.journal_writer import ActBegun
from studio.engine.runs.run import RunContext
from studio.engine.secrets.masking import SecretMask
from studio.engine.secrets.secret_redactor import holds_secret_template, template_of
from studio.engine.signing_in.secret_filling import from_vault, unfit
from studio.words import tr

ANSWER_S: Final = 8.0
"""How long a site may take to show something else than its login form."""
_MAX_TIMES: Final = 3
"""Logins at one site in one run; a session that ends again and again is the person's to look at."""
_QUOTED: Final = re.compile(r"「([^「」]+)」")
_COMPLAINS: Final = re.compile(
    r"正しく|違い|違って|誤り|誤って|一致しま|失敗|無効|ロック|見つかりません|できません|できませんでした|"
    r"incorrect|invalid|wrong|fail|denied|locked|notrecogni|notmatch|unable"
)


@dataclass(frozen=True, slots=True)
class SignedIn:
    """What came of a login screen.

    Attributes:
        question: What the person is to do, in Japanese; "" when it was passed.
    """

    question: str = ""


class SigningIn:
    """Passes the login screens of one run.

    Args:
        context: The run's.
        traffic: Its border; a login form may be sent.
        secrets: Learns what was opened.
    """

    def __init__(self, context: RunContext, traffic: TrafficGuard, secrets: SecretMask) -> None:
        self._context = context
        self._traffic = traffic
        self._secrets = secrets
        self._cards: tuple[SecretCard, ...] | None = None
        self._chosen: dict[str, SecretCard] = {}
        self._times: Counter[str] = Counter()
        self._named: set[str] = set()
        self._sent_by_steps = ""
        self._sent_from: Observation | None = None

    def note_sent(self, name: str, before: Observation | None) -> None:
        """Know which credential the run's own steps have just sent: where a login screen still stands, it was refused."""
        self._sent_by_steps, self._sent_from = name, before

    async def passed(self, item_id: str, goals: Sequence[str] = ()) -> SignedIn | None:
        """Pass the login screen that is open; None when there is none, or none of ours. Quick where there is none.

        Args:
            item_id: What the run is at.
            goals: The person's sentences; who they want to be there goes before the vault.

        Raises:
            HandedOver: Several credentials fit and nobody is there to choose, or they chose やめる.
            LibraryError: The table of credentials cannot be read.
        """
        sent, self._sent_by_steps = self._sent_by_steps, ""
        cards = await self._cards_for(self._context.browser.page_url)
        if not cards or await self._context.browser.login_form() is None:
            return None
        page = await self._context.observe()
        form = await self._context.browser.login_form()
        if form is None or origin_of(page.url) != origin_of(self._context.browser.page_url):
            return None
        if is_somebody_else(goals, cards) or not self._is_ours(form, page, cards):
            return None
        card = await self._one_of(cards, page)
        if card is None or self._is_given_up(card, page):
            return None
        if card.name == sent:
            return await self._refused(card, page, form)
        return await self._sign_in(item_id, card, page, form)

    async def _cards_for(self, url: str) -> tuple[SecretCard, ...]:
        vault, site = self._context.credentials, origin_of(url)
        if vault is None or not is_private_way(site):
            return ()
        if self._cards is None:
            self._cards = tuple(card for card in await vault.cards() if card.user)
            self._context.redactor.know_users(card.user for card in self._cards)
        return tuple(card for card in self._cards if site in card.origins)

    def _is_ours(self, form: LoginForm, page: Observation, cards: Sequence[SecretCard]) -> bool:
        """Say whether a form can be filled; one for a password alone has to say whose it wants."""
        if not form.asks_password:
            return bool(form.user)
        if not form.password or not asks_login(page):
            return False
        words = squeeze(page.root.words())
        is_told = origin_of(page.url) in self._named or any(
            squeeze(card.user) in words for card in cards
        )
        return bool(form.user) or is_told

    async def _one_of(self, cards: tuple[SecretCard, ...], page: Observation) -> SecretCard | None:
        """Return whose login it is; of several the person chooses, once a site."""
        site, host = origin_of(page.url), host_in_words(page.url)
        if site in self._chosen:
            return self._chosen[site]
        if len(cards) == 1:
            return cards[0]
        names = tuple(card.name for card in cards)
        told = tr("、").join(
            tr("「{name}」（{user}）", name=card.name, user=card.user) for card in cards
        )
        if not self._context.is_attended:
            raise HandedOver(
                tr(
                    "{host} のログインに使える認証情報が {count} 件あり、どれを使うか決められません：{told}",
                    host=host,
                    count=len(cards),
                    told=told,
                )
            )
        question = tr("{host} に、どの認証情報でログインしますか。{told}", host=host, told=told)
        answer = await ask_person(
            self._context, self._secrets, question, InputKind.QUESTION, choices=names
        )
        chosen = next((card for card in cards if card.name == answer), None)
        if chosen is not None:
            self._chosen[site] = chosen
        return chosen

    def _is_given_up(self, card: SecretCard, page: Observation) -> bool:
        is_often = self._times[origin_of(page.url)] >= _MAX_TIMES
        return is_often or self._context.redactor.was_rejected(card)

    async def _sign_in(
        self, item_id: str, card: SecretCard, page: Observation, form: LoginForm
    ) -> SignedIn | None:
        """Fill and send the form; of a login in two pages, both."""
        site = origin_of(page.url)
        words = tr(
            "認証情報「{name}」で {url} にログイン", name=card.name, url=host_in_words(page.url)
        )
        while True:
            begun = page
            self._named |= {site} if form.user else set()
            if (sent := await self._send(card, page, form, words)) is None:
                return None
            page, after = await self._answer(begun, form)
            if form.asks_password or after is None or not after.password:
                break
            if after.user or origin_of(page.url) != site:
                break  # the same page again, or another site's: the next look decides anew
            form = after
        if after is not None and after.asks_password and form.asks_password:
            self._context.redactor.reject(card)
            return SignedIn(_complaint_of(card, page, begun))
        if not form.asks_password:
            return None
        self._times[site] += 1
        self._context.publish(
            ActionPerformed(
                item_id=item_id,
                action=sent,
                words=words,
                outcome=Outcome(status=OutcomeStatus.OK),
            )
        )
        return SignedIn()

    async def _refused(self, card: SecretCard, page: Observation, form: LoginForm) -> SignedIn:
        """Say what is there where the run's own steps have sent this credential: a slow site, or the same screen."""
        before = self._sent_from
        page, after = await self._answer(before or page, form)
        if after is None or not after.asks_password:
            return SignedIn()
        self._context.redactor.reject(card)
        return SignedIn(_complaint_of(card, page, before))

    async def _send(
        self, card: SecretCard, page: Observation, form: LoginForm, words: str
    ) -> Action | None:
        """Fill what is asked for and press once; returns the press, None where the page let nothing be done."""
        acts: list[Action] = []
        if form.user:
            acts.append(Fill(target=_live(page, form.user), value=card.user))
        if form.password:
            typed = Fill(target=_live(page, form.password), value=template_of(card.name))
            opened = await self._opened(typed, card, page)
            if opened is None:
                return None
            acts.append(opened)
        if form.submit:
            press: Action = Click(target=_live(page, form.submit))
        else:
            press = Press(keys="Enter", target=_live(page, form.password or form.user))
        journal_writer = self._context.journal_writer
        if journal_writer:
            await journal_writer.begin(ActBegun(words, StepClass.LOGIN))
        login = ActUnderWay(words, ActKind.HARMLESS, page=page, signs_in=True)
        self._traffic.begin(replace(login, puts_secret=bool(form.password)))
        done: Outcome | None = None
        try:
            for act in acts:
                if not (await self._context.perform(act)).is_ok:
                    return None
            self._traffic.begin(login)
            await self._context.perform(press)  # a page that goes away under a press is no failure
            done = Outcome(status=OutcomeStatus.OK)
        finally:
            self._traffic.end(is_verified=done is not None)
            if journal_writer:
                await journal_writer.end(done)
        return press

    async def _opened(self, typed: Fill, card: SecretCard, page: Observation) -> Action | None:
        if unfit(typed, page.node(typed.target.ref or ""), page) is not None:
            return None
        opened = await from_vault(typed, card.name, page, self._context)
        self._secrets.learn(self._context.redactor.values.values())
        return None if isinstance(opened, Outcome) else opened

    async def _answer(
        self, before: Observation, sent: LoginForm
    ) -> tuple[Observation, LoginForm | None]:
        """Wait until the site shows something else, or complains, and return what it shows."""
        polling = self._context.polling(ANSWER_S)
        while True:
            page = await self._context.observe()
            form = await self._context.browser.login_form()
            is_same = form is not None and form.asks_password is sent.asks_password
            is_blank = form is None and not any(one.label for one in page.nodes)
            if not (is_same or is_blank) or complaints(page, before) or not await polling.goes_on():
                return page, form


def _live(page: Observation, ref: str) -> Target:
    node = page.node(ref) or AriaNode("textbox", ref=ref)
    return Target(ref=ref, epoch=page.epoch, role=node.role, name=node.label)


def is_somebody_else(goals: Sequence[str], cards: Sequence[SecretCard]) -> bool:
    """Say whether the person's own words say with what, or as whom, to log in."""
    if any(map(holds_secret_template, goals)):
        return True
    quoted = [name for goal in goals if speaks_of_login(goal) for name in _QUOTED.findall(goal)]
    return bool(quoted) and not any(card.user in quoted for card in cards)


def complaints(page: Observation, before: Observation | None) -> list[str]:
    """Return what a page newly says that reads like a login that was not taken."""
    known = {node.text or node.name for node in before.nodes} if before else set[str]()
    said = (node.text or node.name for node in page.nodes)
    return [words for words in said if words not in known and _COMPLAINS.search(squeeze(words))]


def said_by_site(told: str) -> str:
    """Return what a person is told of what a page says of a login; "" for nothing."""
    return tr("サイトの表示：「{told}」。", told=clip(told, 80)) if told else ""


def _complaint_of(card: SecretCard, page: Observation, before: Observation | None = None) -> str:
    why = said_by_site(next(iter(complaints(page, before)), ""))
    return tr(
        "認証情報「{name}」（{user}）では {url} にログインできませんでした。{why}"
        "アカウントがロックされないよう、もう一度は試していません。"
        "ブラウザーでログインしてから「続ける」を押し、パスワードが変わっているときは「認証情報」で直してください。",
        name=card.name,
        user=card.user,
        url=host_in_words(page.url),
        why=why,
    )
