"""Secrets that people type into sentences, kept out of every prompt under a name.

「パスワードに「Sakura-7」を入力」 is planned and decided as 「パスワードに「{{秘密:パスワード}}」を入力」.
Only the hands get the value, for a password field on a site that the person named. Values of the
vault are known here as well, so that they are masked like the others; they are never given out.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from studio.domain.flows.flow import SECRET_PREFIX
from studio.domain.records.credential import SecretCard
from studio.domain.runs.checklist import Checklist
from studio.engine.secrets.masking import is_everyday, is_secret_name, said_secret_spans, said_users

_NAME: Final = "パスワード"
_DISTINCTIVE: Final = 6
_TEMPLATE: Final = re.compile(rf"\{{\{{\s*{SECRET_PREFIX}\s*([^{{}}]+?)\s*\}}\}}")


class SecretRedactor:
    """Names and values of one start of the studio; never written anywhere."""

    def __init__(self) -> None:
        self._values: dict[str, str] = {}
        self._held: dict[str, str] = {}
        self._everyday: set[str] = set()
        self._users: set[str] = set()
        self._rejected: set[SecretCard] = set()
        self._typed_at: dict[str, set[str]] = {}

    @property
    def values(self) -> Mapping[str, str]:
        """What each name stands for, the vault's under 「秘密:名前」; all of it to be masked."""
        held = {f"{SECRET_PREFIX}{name}": value for name, value in self._held.items()}
        said = {
            name: value
            for name, value in self._values.items()
            if not is_everyday(value, self._users)
        }
        return MappingProxyType(said | held)

    def called(self, values: Iterable[str]) -> Mapping[str, str]:
        """Return values with what the vault calls each; "" for one that it does not keep."""
        names = {value: name for name, value in self._held.items()}
        return {value: names.get(value, "") for value in values}

    @property
    def names(self) -> tuple[str, ...]:
        """Names that a model may use as 「{{秘密:名前}}」."""
        return tuple(self._values)

    @property
    def held(self) -> frozenset[str]:
        """Names of the vault that runs have met, and that no sentence has taken for its own."""
        return frozenset(self._held).union(self._everyday).difference(self._values)

    def know_users(self, users: Iterable[str]) -> None:
        """Learn user names of the vault and of sentences: they are no secrets, whatever else is called like them."""
        self._users.update(users)

    def hold(self, name: str, value: str) -> None:
        """Keep a value of the vault, to be masked; only the vault opens it, for its own sites.

        A value that stands on pages anyway hides nothing there: it would blacken them and stop every
        prompt. It is known by its name only.
        """
        self._held.pop(name, None)
        if is_everyday(value, self._users):
            self._everyday.add(name)
        else:
            self._held[name] = value

    def reject(self, card: SecretCard) -> None:
        """Remember that a site did not take a credential as it is now."""
        self._rejected.add(card.model_copy(update={"last_used_at": None}))

    def was_rejected(self, card: SecretCard) -> bool:
        """Say whether a site did not take this credential, and it was not changed since."""
        return card.model_copy(update={"last_used_at": None}) in self._rejected

    def note_use(self, name: str, origin: str) -> None:
        """Remember on which site a password of a sentence was typed."""
        self._typed_at.setdefault(name, set()).add(origin)

    def sites_of(self, name: str) -> frozenset[str]:
        """Return the origins of the pages on which a password of a sentence was typed."""
        return frozenset(self._typed_at.get(name, ()))

    def conceal(self, words: str) -> str:
        """Return a person's sentence with the passwords in it replaced by their names."""
        self.know_users(said_users(words))
        spans = sorted(said_secret_spans(words, self._users))
        said = [(*span, self._template(words[slice(*span)], _NAME)) for span in spans]
        # The first one said is パスワード, the next パスワード2; put in from the end, so that no place moves.
        for start, end, template in reversed(said):
            words = words[:start] + template + words[end:]
        return self.without_known(words)

    def without_known(self, words: str) -> str:
        """Return a text with the passwords that are known already replaced; it tells none itself.

        A model never saw one: what its words call a password is no news.
        """
        for start, end in sorted(said_secret_spans(words, self._users), reverse=True):
            if (said := words[start:end]) in self._values.values():
                words = words[:start] + self._template(said, _NAME) + words[end:]
        for name, value in (*self._values.items(), *self._held.items()):
            if _is_distinctive(value):
                words = words.replace(value, template_of(name))
        return words

    def take(self, value: str) -> None:
        """Take a value in that a run has put into a password field."""
        if value not in {*self._values.values(), *self._held.values()}:
            self._template(value, _NAME)

    def concealed(self, checklist: Checklist) -> Checklist:
        """Return a list without the passwords that stand in its sentences and variables."""
        instruction = self.conceal(checklist.instruction)
        variables = tuple(
            variable.model_copy(update={"value": self._template(variable.value, variable.name)})
            if variable.value and is_secret_name(variable.name)
            else variable
            for variable in checklist.variables
        )
        items = tuple(
            item.model_copy(
                update={"text": (self.conceal if item.is_own else self.without_known)(item.text)}
            )
            for item in checklist.items
        )
        return checklist.model_copy(
            update={
                "instruction": instruction,
                "items": items,
                "variables": variables,
                "unread": tuple(map(self.without_known, checklist.unread)),
            }
        )

    def value_of(self, text: str) -> str | None:
        """Return the value when `text` is exactly one name of this redactor as a template, else None."""
        name = secret_name_in(text)
        return None if name is None else self._values.get(name)

    def _template(self, value: str, wanted: str) -> str:
        if holds_secret_template(value):
            return value
        value = _as_typed(value)
        name = next((name for name, held in self._values.items() if held == value), "")
        if not name:
            name, number = wanted, 1
            while name in self._values or name in self._held:
                number += 1
                name = f"{wanted}{number}"
            self._values[name] = value
        return template_of(name)


def template_of(name: str) -> str:
    """Return how a secret is written where its value must not stand."""
    return f"{{{{{SECRET_PREFIX}{name}}}}}"


def secret_name_in(text: str) -> str | None:
    """Return the name when `text` is one secret's template and nothing else."""
    match = _TEMPLATE.fullmatch(text.strip())
    return match[1] if match else None


def _as_typed(value: str) -> str:
    """Return a password as a site takes it: one in full width came so out of an input method."""
    narrow = unicodedata.normalize("NFKC", value)
    is_wide = not any(map(str.isascii, value))
    return narrow if is_wide and narrow.isascii() else value


def _is_distinctive(value: str) -> bool:
    """Say whether a value is no ordinary word, so that it is replaced wherever it stands."""
    kinds = {"a" if c.isalpha() and c.isascii() else "1" if c.isdigit() else c for c in value}
    return len(value) >= _DISTINCTIVE and len(kinds) > 1


def holds_secret_template(text: str) -> bool:
    """Say whether a text names a secret."""
    return f"{{{{{SECRET_PREFIX}" in text.replace(" ", "")
