"""What must not leave a run: the values of password fields, in every text that is told or kept."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from studio.domain.actions.action import Action, Fill, TypesText, TypeText
from studio.domain.actions.answer import GivenAnswer
from studio.domain.actions.outcome import Outcome
from studio.domain.errors import InstructionError
from studio.domain.flows.flow import SECRET_PREFIX, Flow, variable_names
from studio.domain.page.observation import HIDDEN, MASK, Observation
from studio.domain.runs.checklist import Checklist
from studio.domain.runs.decision import Decision
from studio.domain.text import squeeze
from studio.words import tr

_SECRET_NAME: Final = re.compile(
    r"パスワード|暗証|合言葉|秘密|password|passcode|\bpin\b", re.IGNORECASE
)
_NAME: Final = (
    r"(?:パスワード|ﾊﾟｽﾜｰﾄﾞ|暗証番号|暗証|合言葉|password|passcode|(?<![a-z])(?:pass|pw|pwd|pin)(?![a-z])|"
    r"(?<![ァ-ヶー])パス(?![ァ-ヶー]))"
)
_NO_BRACKET: Final = r"[^「『\"'“、。\n]"
_QUOTED: Final = r"[「『\"'“](?P<value>[^「」『』\"'“”]{3,})[」』\"'”]"
_SIGN: Final = r"[!-z|~！-ｚ]"
"""Half or full width, no braces: what stands in 「{{…}}」 is a name already."""
_ENTER: Final = r"(?:ログイン|サインイン|入[るっり]|認証)"
_SAID: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"{_NAME}{_NO_BRACKET}{{0,8}}{_QUOTED}",
        rf"{_QUOTED}\s*(?:を|が|で){_NO_BRACKET}{{0,12}}{_NAME}(?!{_NO_BRACKET}{{0,8}}[「『\"'“])",
        rf"{_NAME}(?:欄)?\s*(?:には|に|は|が|を|[:：=＝])?\s*(?P<value>{_SIGN}{{3,}})",
    )
)
"""How people write a secret into a sentence, though they are asked not to."""
_BESIDE: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"[^\s/／「」、。]+\s*[/／]\s*(?P<value>(?![/／]){_SIGN}{{3,}}?)\s*(?:で|を使って)\s*{_ENTER}",
        rf"[^\s/／「」、。]+\s*[（(](?P<value>{_SIGN}{{3,}}?)[)）]\s*で\s*{_ENTER}",
        rf"「[^「」]+」\s*[/／と、]?\s*「(?P<value>{_SIGN}{{3,}})」\s*で\s*{_ENTER}",
    )
)
"""A word beside another before 「でログイン」 is a secret by its place only: no user name, no everyday word."""
_USER: Final = re.compile(
    r"(?:(?:利用者|ユーザー?|ログイン|アカウント)\s*(?:名|番号|ID)|社員番号|(?<![a-z])(?:user(?:name)?|login|id)(?![a-z]))"
    rf"(?:欄)?\s*(?:には|に|は|が|を|[:：=＝])?\s*(?:[「『\"'“](?P<quoted>[^「」『』\"'“”]+)|(?P<plain>{_SIGN}+))",
    re.IGNORECASE,
)
_EVERYDAY: Final = frozenset(
    {
        "admin",
        "guest",
        "login",
        "pass",
        "password",
        "test",
        "user",
        "username",
        "パスワード",
        "ログイン",
    }
)
"""Passwords of trial sites that are words of every login page."""
_BY_NAME: Final = re.compile(r"\{\{[^{}]*\}\}|〔[^〔〕]*〕")
"""A value that is told by its name, whatever the name holds."""
_DOTS: Final = f"{MASK}{HIDDEN}"
"""What the studio itself writes in the place of a password."""
_SHORTEST: Final = 3
"""Shorter values are ordinary words; masking them would blacken half a log."""
_SHORTEST_HIDDEN: Final = 4
"""Shorter values stand on pages anyway."""


class SecretMask:
    """The secret values a run has met; its texts pass through here before they are told."""

    def __init__(self, checklist: Checklist, values: Mapping[str, str] | None = None) -> None:
        """Learn what the list says and what a replay was given under a secret's name."""
        self._values: set[str] = set()
        named = [(variable.name, variable.value) for variable in checklist.variables]
        for name, value in (*named, *(values or {}).items()):
            if is_secret_name(name):
                self._learn(value)
        users = said_users(checklist.instruction)
        own = (item.text for item in checklist.items if item.is_own)
        for words in (checklist.instruction, *own):
            for value in said_secrets(words, users):
                self._learn(value)

    @property
    def values(self) -> frozenset[str]:
        """What the browser is told to mask as well."""
        return frozenset(self._values)

    def learn(self, values: Iterable[str]) -> None:
        """Mask these values as well from now on."""
        for value in values:
            self._learn(value)

    def text(self, words: str) -> str:
        """Return `words` with every known secret masked."""
        for value in sorted(self._values, key=len, reverse=True):
            words = words.replace(value, MASK)
        return words

    def decision(self, decision: Decision, page: Observation) -> Decision:
        """Return a decision as logs may show it, and learn what it puts into password fields."""
        actions = tuple(self.action(action, page) for action in decision.actions)
        return decision.model_copy(
            update={
                "actions": actions,
                "reason": self.text(decision.reason),
                "evidence": self.text(decision.evidence),
            }
        )

    def action(
        self, action: Action, page: Observation | None, outcome: Outcome | None = None
    ) -> Action:
        """Return an action as logs may show it, and learn its value when the field is secret."""
        if isinstance(action, TypesText) and _goes_into_secret(action, page, outcome):
            self._learn(action.typed)
            return action.with_texts(lambda _: MASK)
        return action.with_texts(self.text)

    def checklist(self, checklist: Checklist) -> Checklist:
        """Return a list as logs may show it."""
        items = tuple(
            item.model_copy(update={"text": self.text(item.text)}) for item in checklist.items
        )
        variables = tuple(
            variable.model_copy(update={"value": self.text(variable.value)})
            for variable in checklist.variables
        )
        return checklist.model_copy(
            update={
                "instruction": self.text(checklist.instruction),
                "items": items,
                "variables": variables,
                "unread": tuple(self.text(part) for part in checklist.unread),
            }
        )

    def outcome(self, outcome: Outcome) -> Outcome:
        """Return an outcome as logs may show it: hands may quote what a field refused."""
        evidence = tuple(
            fact.model_copy(update={"detail": self.text(fact.detail)}) for fact in outcome.evidence
        )
        update: dict[str, object] = {"message": self.text(outcome.message), "evidence": evidence}
        if answer := outcome.answer:
            values = tuple(map(self.text, answer.values))
            update["answer"] = GivenAnswer(text=self.text(answer.text), values=values)
        return outcome.model_copy(update=update)

    def _learn(self, value: str) -> None:
        if len(value) >= _SHORTEST and "{{" not in value:
            self._values.add(value)


def is_secret_name(name: str) -> bool:
    """Say whether people call secrets so: ログイン用のパスワード, 暗証番号, PIN."""
    return bool(_SECRET_NAME.search(name))


def said_users(words: str) -> frozenset[str]:
    """Return the user names that a sentence says: 「利用者名は「admin」」, 「ID: kanri」."""
    return frozenset(match["quoted"] or match["plain"] for match in _USER.finditer(words))


def is_everyday(value: str, users: Collection[str] = ()) -> bool:
    """Say whether a value stands on pages anyway: a user name, what a page calls its fields, three signs."""
    plain = squeeze(value)
    return len(value) < _SHORTEST_HIDDEN or plain in _EVERYDAY or plain in map(squeeze, users)


def said_secrets(words: str, users: Collection[str] = ()) -> tuple[str, ...]:
    """Return the passwords that stand in a sentence in clear: 「パスワードに「…」を入力」."""
    return tuple(words[start:end] for start, end in said_secret_spans(words, users))


def refuse_passwords(text: str) -> None:
    """Refuse to keep a person's words with a password in clear.

    Raises:
        InstructionError: PASSWORD_IN_WORDS.
    """
    if said_secrets(text):
        raise password_in_words()


def password_in_words() -> InstructionError:
    """Return what a person is told whose words hold a password."""
    return InstructionError(
        "PASSWORD_IN_WORDS",
        tr("パスワードらしい文字が入っているため、保存しません。"),
        tr("パスワードは「認証情報」に登録して、文には書かないでください。"),
    )


def said_secret_spans(words: str, users: Collection[str] = ()) -> tuple[tuple[int, int], ...]:
    """Return where those passwords stand: first and one past the last character, none overlapping.

    A password that is told by its name only (「{{秘密:名前}}」, 〔認証情報：名前〕), or masked already, does not stand there in clear.

    Args:
        words: What the person wrote.
        users: User names that they said elsewhere.
    """
    found: list[tuple[int, int]] = []
    named = [match.span() for match in _BY_NAME.finditer(words)]
    known = {*users, *said_users(words)}
    beside = (match for said in _BESIDE for match in said.finditer(words))
    secret = (match for match in beside if not is_everyday(match["value"], known))
    for match in (*(match for said in _SAID for match in said.finditer(words)), *secret):
        start, end = match.span("value")
        is_new = all(end <= other or start >= before for other, before in (*named, *found))
        if is_new and match["value"].strip(_DOTS):
            found.append((start, end))
    return tuple(found)


def masked(text: str, values: Sequence[str]) -> str:
    """Return `text` without these values."""
    for value in sorted(values, key=len, reverse=True):
        if len(value) >= _SHORTEST:
            text = text.replace(value, MASK)
    return text


def _goes_into_secret(
    action: Fill | TypeText, page: Observation | None, outcome: Outcome | None
) -> bool:
    node = page.node(action.target.ref or "") if page else None
    if node is not None and "secret" in node.states:
        return True
    described = outcome.target if outcome and outcome.target else action.target
    return described.is_secret


def secret_variables(flow: Flow) -> frozenset[str]:
    """Return the variables that are secret by their name or by the field they go into; what the vault holds is none."""
    found = {variable.name for variable in flow.variables if is_secret_name(variable.name)}
    for step in flow.steps:
        action = step.action
        if isinstance(action, TypesText) and action.target.is_secret:
            found.update(variable_names(action.typed))
    return frozenset(name for name in found if not name.startswith(SECRET_PREFIX))
