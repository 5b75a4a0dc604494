"""Opening a secret's name for the hands, and only for a password field of its own site.

Whatever a model decides or a flow says, the value goes nowhere else: not into a search box, an
address, an option, a dialog, a file path or a field inside a frame. What a person typed into a
sentence comes from the redactor; what is kept comes from the vault, which gives it for the exact
scheme, host and port of the page only.
"""

import asyncio
import logging
from typing import Final

from studio.domain.actions.action import Action, Fill, TypesText, TypeText
from studio.domain.actions.outcome import Outcome, blocked
from studio.domain.errors import LibraryError, SecretError
from studio.domain.page.address import is_private_way, origin_of
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.records.credential import SecretCard
from studio.domain.text import clip
from studio.engine.memory import SecretStore
from studio.engine.runs.run import RunContext
from studio.engine.secrets.secret_redactor import (
    SecretRedactor,
    holds_secret_template,
    secret_name_in,
)
from studio.engine.secrets.templates import texts_of
from studio.words import tr

logger = logging.getLogger(__name__)

REFUSED: Final = "SECRET_REFUSED"
MASKING_TIMEOUT_S: Final = 5.0
"""How long a turn waits for values that are only to be masked; a keychain may ask the person."""


class BoundSecrets:
    """Which of the vault's names one run may use on which page. The places are looked at once.

    Args:
        context: The run's.
    """

    def __init__(self, context: RunContext) -> None:
        self._context = context
        self._cards: tuple[SecretCard, ...] | None = None
        self._masked: set[str] = set()

    async def names_at(self, url: str) -> tuple[str, ...]:
        """Return the names bound to a page's site; their values are masked from now on.

        Raises:
            LibraryError: The table of credentials cannot be read.
        """
        vault, site = self._context.credentials, origin_of(url)
        if vault is None or not is_private_way(site):
            return ()
        if self._cards is None:
            self._cards = await vault.cards()
            self._context.redactor.know_users(card.user for card in self._cards if card.user)
        names = tuple(card.name for card in self._cards if site in card.origins)
        new = set(names) - self._masked
        self._masked |= new
        if new:
            await mask_secrets(self._context, new)
        return names


async def hold_vault(vault: SecretStore | None, redactor: SecretRedactor) -> None:
    """Let the redactor know every value of the vault, so that none passes in a sentence as ordinary words.

    What cannot be read in time (a keychain that waits for its own password) is left out.
    """
    if vault is None:
        return
    try:
        async with asyncio.timeout(MASKING_TIMEOUT_S):
            cards = await vault.cards()
            values = await vault.values([card.name for card in cards])
    except (TimeoutError, LibraryError, SecretError) as exc:
        logger.info("vault not held: %s", type(exc).__name__)
        return
    redactor.know_users(card.user for card in cards if card.user)
    for name, value in values.items():
        redactor.hold(name, value)


async def mask_secrets(context: RunContext, names: set[str]) -> None:
    """Let redactor and browser know what these names stand for; those that cannot be read are left out."""
    if context.credentials is None:
        return
    try:
        async with asyncio.timeout(MASKING_TIMEOUT_S):
            values = await context.credentials.values(names)
    except TimeoutError:
        return
    for name, value in values.items():
        context.redactor.hold(name, value)
    context.browser.keep_secret(context.redactor.values.values())


async def opened(action: Action, page: Observation, context: RunContext) -> Action | Outcome:
    """Return the action with the secret's value in place of its name, or why that is refused.

    An action that names no secret comes back as it is.

    Args:
        action: As decided on `page`.
        page: The newest observation; its place was checked before.
        context: The run's.
    """
    texts = texts_of(action)
    if not any(map(holds_secret_template, texts)):
        return action
    if not isinstance(action, TypesText):
        return refused(tr("パスワードは、パスワード欄のほかには使いません。"))
    name = secret_name_in(texts[0])
    if name is None:
        return refused(tr("このパスワードは、ほかの文字とまざっているため使いません。"))
    refusal = unfit(action, page.node(action.target.ref or ""), page)
    if refusal is not None:
        return refusal
    value = context.redactor.value_of(texts[0])
    if value is not None:
        context.redactor.note_use(name, origin_of(page.url))
        return action.with_texts(lambda _: value)
    return await from_vault(action, name, page, context)


async def from_vault(
    action: Fill | TypeText, name: str, page: Observation, context: RunContext
) -> Action | Outcome:
    """Return the action with a value of the vault for the page's site, masked from now on."""
    if context.credentials is None:
        return refused(tr("このパスワードは預かっていません。"))
    try:
        value = await context.credentials.value_for(name, origin_of(page.url))
    except SecretError as fault:
        return blocked(fault.code, clip(str(fault), 400))
    context.redactor.hold(name, value)
    context.browser.keep_secret(context.redactor.values.values())
    if origin_of(context.browser.page_url) != origin_of(page.url):
        return refused(tr("ページが別のサイトに変わったため、入力しませんでした。"))
    return action.with_texts(lambda _: value)


def unfit(action: Fill | TypeText, node: AriaNode | None, page: Observation) -> Outcome | None:
    """Say why no secret goes into this element of the page; None when one may."""
    if node is None or "secret" not in node.states:
        return refused(
            tr(
                "{target}はパスワード欄ではないため、入力しません。",
                target=action.target.in_words(),
            )
        )
    if not is_private_way(page.url):
        return refused(
            tr(
                "暗号化されていないページのため、パスワードを入力しません。"
                "入力してよいときは、ブラウザーで直接入力してください。"
            )
        )
    if page.frame(node):
        return refused(
            tr(
                "別の枠（フレーム）の中のパスワード欄には入力しません。ブラウザーで入力してください。"
            )
        )
    return None


def refused(message: str) -> Outcome:
    """Return a refusal to type a secret."""
    return blocked(REFUSED, message)
