"""The vault's secrets in a replay: named by the flow, typed into today's password field of their site.

A flow says which field it was; the page says which one that is now. The value goes to exactly the
element that was looked at, and only when the page itself shows it as a secret field.
"""

from collections.abc import Mapping
from typing import Final

from studio.domain.actions.action import Action, TypesText
from studio.domain.actions.outcome import Outcome, OutcomeStatus
from studio.domain.errors import SecretError
from studio.domain.flows.flow import Flow, expand
from studio.domain.page.observation import AriaNode, Observation
from studio.domain.page.target import Target
from studio.engine.replay.identity.matching import best_match
from studio.engine.runs.run import RunContext
from studio.engine.secrets.masking import SecretMask
from studio.engine.secrets.secret_redactor import holds_secret_template, secret_name_in
from studio.engine.secrets.templates import texts_of
from studio.engine.signing_in.secret_filling import from_vault, mask_secrets, refused, unfit
from studio.words import tr

FINDING_TIMEOUT_S: Final = 5.0
"""How long a password field may take to show up."""


async def prepare_secrets(
    context: RunContext, flow: Flow, values: Mapping[str, str], secrets: SecretMask
) -> None:
    """Look for the secrets that a flow names before anything is done, and mask what they hold.

    Raises:
        SecretError: SECRET_NOT_FOUND, SECRET_FOREIGN_SITE: the flow would stop half-way.
        LibraryError: The table of credentials cannot be read.
    """
    names = _named_in(flow, values)
    if not names:
        return
    cards = await context.credentials.cards() if context.credentials else ()
    bound = {card.name: card.origins for card in cards}
    for name in sorted(names):
        _check(name, bound.get(name))
    await mask_secrets(context, names)
    secrets.learn(context.redactor.values.values())


async def opened_today(
    action: Action, context: RunContext, secrets: SecretMask
) -> Action | Outcome:
    """Return the action with the secret's value, aimed at the field that was seen to be secret.

    An action that names no secret comes back as it is.

    Args:
        action: Of the flow, its variables filled in.
        context: The run's.
        secrets: Learns what was opened, so that it is masked.
    """
    texts = texts_of(action)
    if not any(map(holds_secret_template, texts)):
        return action
    name = secret_name_in(texts[0])
    if not isinstance(action, TypesText) or name is None:
        return refused(tr("保管した認証情報は、パスワード欄にそのまま入力するほかには使いません。"))
    if action.target.frames:
        return refused(tr("別の枠（フレーム）の中の欄には、保管した認証情報を入力しません。"))
    page, node = await _secret_field(context, action.target)
    if node is None:
        words = tr("{target}が、この画面に見つかりません。", target=action.target.in_words())
        return Outcome(status=OutcomeStatus.FAILED, code="TARGET_NOT_FOUND", message=words)
    refusal = unfit(action, node, page)
    if refusal is not None:
        return refusal
    live = Target(ref=node.ref, epoch=page.epoch, role=node.role, name=node.label)
    aimed = action.model_copy(update={"target": live})
    opened = await from_vault(aimed, name, page, context)
    secrets.learn(context.redactor.values.values())
    return opened


def _named_in(flow: Flow, values: Mapping[str, str]) -> set[str]:
    texts = (
        text
        for step in flow.steps
        for text in texts_of(step.action.with_texts(lambda text: expand(text, values)))
    )
    return {name for text in texts if (name := secret_name_in(text)) is not None}


def _check(name: str, origins: tuple[str, ...] | None) -> None:
    if origins is None:
        raise SecretError(
            "SECRET_NOT_FOUND",
            tr("この手順が使う認証情報「{name}」がありません。まだ何もしていません。", name=name),
            tr("「認証情報」の画面か tejun vault set で、この名前で登録してください。"),
        )
    if not origins:
        raise SecretError(
            "SECRET_FOREIGN_SITE",
            tr(
                "この手順が使う認証情報「{name}」は、使ってよいサイトが決まっていません。まだ何もしていません。",
                name=name,
            ),
            tr("「認証情報」の画面か tejun vault bind で、サイトに結び付けてください。"),
        )


async def _secret_field(context: RunContext, target: Target) -> tuple[Observation, AriaNode | None]:
    """Wait until the page shows the secret field that a target means."""
    polling = context.polling(FINDING_TIMEOUT_S)
    while True:
        page = await context.observe()
        node = _meant(page, target)
        is_found = node is not None and "secret" in node.states
        if is_found or not await polling.goes_on():
            return page, node


def _meant(page: Observation, target: Target) -> AriaNode | None:
    """Return the element by the record; where that tells nothing, the page's only secret field."""
    found = best_match(page, target)
    if found is not None:
        return page.node(found.ref)
    fields = [
        node
        for node in page.root.walk()
        if "secret" in node.states and node.ref and not page.frame(node)
    ]
    return fields[0] if len(fields) == 1 else None
