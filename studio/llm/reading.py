"""From the verb, ref and value a model wrote to an action on an element of one observation. Pure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from studio.domain.actions.action import ACTIONS, Action, Answer, ByRule, TypesText
from studio.domain.page.observation import Observation
from studio.domain.page.target import Target
from studio.domain.text import clip, strip_unseen
from studio.engine.perception.tables import list_name
from studio.llm.addresses import MAX_VALUE_CHARS, UnusableReplyError, web_address

_SECRET: Final = re.compile(r"\{\{\s*秘密[:：]\s*(?P<name>[^{}]*?)\s*\}\}")


class ActionReader:
    """Reads the actions of one answer against the page it was asked about."""

    def __init__(self, observation: Observation, secret_names: Sequence[str]) -> None:
        self._observation = observation
        self._secret_names = frozenset(secret_names)

    def read(self, verb: str, ref: str, raw_value: str, evidence: str = "") -> Action:
        """Return the action.

        Raises:
            UnusableReplyError: The ref is not on the page, or the value does not fit the verb.
        """
        kind = ACTIONS.get(verb)
        if kind is None or not kind.is_for_models or issubclass(kind, ByRule | Answer):
            raise UnusableReplyError(f"{verb} cannot stand here.")
        value = self._value(raw_value, is_typed=issubclass(kind, TypesText))
        return cast("Action", kind.from_model(_Told(self, verb, ref, value, evidence)))

    def words(self, raw: str) -> str:
        """Return a text for the person, which holds no secret.

        Raises:
            UnusableReplyError: It names one, or is far too long.
        """
        return self._value(raw, is_typed=False).strip()

    def address(self, value: str) -> str:
        """Return the address a model wrote, absolute and in its normal form."""
        url = self._observation.url
        return web_address(value, base=url if url.startswith(("http://", "https://")) else "")

    def list_name(self, words: str) -> str:
        """Return the words that name a list, by one of its elements or as the model wrote them."""
        is_ref = self._observation.node(words) is not None
        return list_name(self._observation, words) if is_ref else clip(words, 100)

    def target(self, ref: str) -> Target:
        """Return an element of the page."""
        if not ref:
            raise UnusableReplyError(
                "ref is empty. Give a ref printed in the page text, or error TARGET_NOT_FOUND."
            )
        node = self._observation.node(ref)
        if node is None:
            raise UnusableReplyError(
                f"ref {clip(ref, 20)!r} is not on the page. Use a ref printed in the page text, or error TARGET_NOT_FOUND."
            )
        return Target(ref=node.ref, epoch=self._observation.epoch, role=node.role, name=node.label)

    def _value(self, raw: str, *, is_typed: bool) -> str:
        value = strip_unseen(raw)
        if len(value) > MAX_VALUE_CHARS:
            raise UnusableReplyError(f"value is too long; at most {MAX_VALUE_CHARS} characters.")
        names = [match["name"] for match in _SECRET.finditer(value)]
        if names and not is_typed:
            raise UnusableReplyError("A secret may be used with fill and type_text only.")
        if unknown := [name for name in names if name not in self._secret_names]:
            raise UnusableReplyError(f"There is no secret called {clip(unknown[0], 40)!r}.")
        return value


@dataclass(frozen=True, slots=True)
class _Told:
    """`ModelWords` of one action of an answer."""

    reader: ActionReader
    verb: str
    ref: str
    value: str
    evidence: str

    def element(self) -> Target:
        return self.reader.target(self.ref)

    def element_if_any(self) -> Target | None:
        return self.reader.target(self.ref) if self.ref else None

    def element_at(self, ref: str) -> Target:
        return self.reader.target(ref.strip())

    def address(self) -> str:
        return self.reader.address(self.value)

    def said(self, limit: int) -> str:
        text = clip(self.reader.words(self.value), limit)
        if not text:
            raise UnusableReplyError(f"{self.verb}: value must be the question, in Japanese.")
        return text

    def misfit(self) -> UnusableReplyError:
        return UnusableReplyError(
            f"{self.verb}: value {clip(self.value, 40)!r} does not fit this verb."
        )
