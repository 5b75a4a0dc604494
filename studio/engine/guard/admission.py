"""What a run knows of its person before an act, and what is known of the act before it is done."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from studio.domain.actions.action import Action, OpensAddress, TypesText
from studio.domain.page.address import is_honest_address
from studio.domain.page.observation import EDITABLE_ROLES, TOGGLE_ROLES, Observation
from studio.engine.guard.mandates.persons_word import Word
from studio.engine.perception.facts import page_values
from studio.engine.secrets.secret_redactor import holds_secret_template

_MAY_HAVE_BEEN_SENT: Final = frozenset(
    ["NO_EFFECT", "TIMEOUT", "TARGET_GONE", "BROWSER_TIMEOUT", "BROWSER_FAULT", "PRESS_CUT_OFF"]
)
"""Failures after which nobody knows whether the site took the act."""


@dataclass(frozen=True, slots=True)
class KnownToRun:
    """What a run knows of its person: their words, their secrets, and how to mask these."""

    given: Callable[[], tuple[str, ...]]
    secrets: Callable[[], Collection[str]]
    masked: Callable[[str], str]
    word: Callable[[], Word] = Word
    told_pages: Callable[[], Collection[str]] = frozenset


@dataclass(frozen=True, slots=True)
class Admission:
    """An act that may be done now.

    Attributes:
        page: The newest observation; a new one when a person read a card meanwhile.
        is_irreversible: Its words cannot be taken back: a person's yes was given, or will be asked for.
        is_asked_later: The person is asked with what it is about to send, and not before it is done.
    """

    page: Observation
    is_irreversible: bool = False
    is_asked_later: bool = False


def may_have_been_sent(code: str) -> bool:
    """Say whether nobody knows if the site took the act: no answer, or an answer of a broken server."""
    return code in _MAY_HAVE_BEEN_SENT or code.startswith("HTTP_5")


def may_be_opened(action: OpensAddress) -> bool:
    """Say whether an address may be opened at all."""
    return action.url == "about:blank" or is_honest_address(action.url)


def puts_secret(action: Action, page: Observation) -> bool:
    """Say whether an act puts a secret into a field, or anything into a field for secrets."""
    if not isinstance(action, TypesText):
        return False
    node = page.node(action.target.ref or "")
    is_secret_field = node is not None and "secret" in node.states
    return is_secret_field or holds_secret_template(action.typed)


def card_of(action: Action, page: Observation) -> tuple[object, ...]:
    """Return what a person agreed to: the place, the values, and the element by its words."""
    target = action.element
    node = page.node(target.ref) if target and target.ref else None
    element = (node.role, node.label, node.url) if node else None
    return (page.url, page_values(page), element)


def fields_held(page: Observation) -> tuple[tuple[str, str, str], ...]:
    """Return what the fields and boxes of a page hold."""
    return tuple(
        (node.label, node.text, node.states.get("checked", ""))
        for node in page.nodes
        if node.role in EDITABLE_ROLES or node.role in TOGGLE_ROLES
    )
